"""Prices that can be met in several ways, and the step that asks for the way.

A purse holds so many of each kind, in the title's own order of kinds; a bundle is what leaves it, in the same order. A
price is a list of parts, each payable with one or more kinds; where the rules offer a choice between prices (a discount
on either of two kinds, another way to pay, a surcharge that depends on what is paid with), they are simply several
prices. Whoever pays chooses among all bundles that meet one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from ludarium.engine.actions import Action, act
from ludarium.engine.effects.building import Label
from ludarium.engine.effects.machine import wait
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View

Purse = Sequence[int]
Bundle = tuple[int, ...]
"""How many of each kind."""

MIX, SAME, DIFFERENT = range(3)
"""How the kinds of a part go together: as one likes, all of one kind, no two alike."""


class Part(NamedTuple):
    """So many, of these kinds."""

    n: int
    kinds: tuple[int, ...]
    manner: int = MIX


class Price(NamedTuple):
    """What must be paid: every part of it. ``helpers``: what is used up to pay no more than this."""

    parts: tuple[Part, ...] = ()
    helpers: tuple[int, ...] = ()


class Way(NamedTuple):
    """A bundle that meets a price, and what is used up for it."""

    bundle: Bundle
    helpers: tuple[int, ...] = ()


def can_pay(prices: Sequence[Price], purse: Purse) -> bool:
    """Whether one of the prices can be met."""
    for price in prices:
        parts = price.parts
        if len(parts) == 1:
            n, kinds, manner = parts[0]
            if len(kinds) == 1:
                if purse[kinds[0]] >= n:
                    return True
            elif manner == SAME:
                if any(purse[kind] >= n for kind in kinds):
                    return True
            elif sum([min(1, purse[kind]) if manner == DIFFERENT else purse[kind] for kind in kinds]) >= n:
                return True
        elif next(_bundles(price, purse), None) is not None:
            return True
    return False


def ways(prices: Sequence[Price], purse: Purse) -> list[Way]:
    """All the ways to meet one of the prices; where two need the same bundle, the one that uses up less."""
    found: dict[Bundle, tuple[int, ...]] = {}
    for price in prices:
        for bundle in _bundles(price, purse):
            if bundle not in found or len(price.helpers) < len(found[bundle]):
                found[bundle] = price.helpers
    return [Way(bundle, helpers) for bundle, helpers in found.items()]


def _bundles(price: Price, purse: Purse) -> Iterator[Bundle]:
    """The bundles that meet a price, each once."""
    if len(price.parts) == 1:
        for pairs in _of_part(price.parts[0], purse):  # each is another one, and none is more than there is
            alone = [0] * len(purse)
            for kind, n in pairs:
                alone[kind] = n
            yield tuple(alone)
        return
    seen: set[Bundle] = set()
    for picked in product(*[list(_of_part(part, purse)) for part in price.parts]):
        bundle = [0] * len(purse)
        for pairs in picked:
            for kind, n in pairs:
                bundle[kind] += n
        made = tuple(bundle)
        if made not in seen and all(map(int.__le__, made, purse)):
            seen.add(made)
            yield made


def _of_part(part: Part, purse: Purse) -> Iterator[tuple[tuple[int, int], ...]]:
    """How a part can be met: kinds and numbers."""
    n, kinds, manner = part
    if n <= 0:
        yield ()
    elif manner == SAME or len(kinds) == 1:
        for kind in kinds:
            if purse[kind] >= n:
                yield ((kind, n),)
    elif manner == DIFFERENT:
        held = [kind for kind in kinds if purse[kind]]
        for chosen in combinations(held, n):
            yield tuple((kind, 1) for kind in chosen)
    else:
        yield from _mixed(n, kinds, purse)


def _mixed(n: int, kinds: tuple[int, ...], purse: Purse) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every mix, the one with most of the first kinds first."""
    if not kinds:
        if n == 0:
            yield ()
        return
    for many in range(min(n, purse[kinds[0]]), -1, -1):
        for rest in _mixed(n - many, kinds[1:], purse):
            yield ((kinds[0], many), *rest) if many else rest


class Coins:
    """What bundles are called in actions, by the names of a title's kinds and helpers."""

    def __init__(self, verb: str, kinds: Sequence[str], helpers: Callable[[int], str] = str) -> None:
        self.verb, self.kinds, self._helper = verb, kinds, helpers

    def say(self, way: Way) -> Action:
        """``pay stone 1 gold 1``, and ``with`` what is used up for it."""
        words: list[str | int] = []
        for kind, n in zip(self.kinds, way.bundle, strict=True):
            words += [kind, n] if n else []
        for helper in way.helpers:
            words += ["with", self._helper(helper)]
        return act(self.verb, *words) if words else act(self.verb, "nothing")


class Settle(Step):
    """Pays one of several prices; asks how when there is more than one way.

    prices: what can be paid, worked out when it is asked for
    pay: what paying does
    refuse: the action of whoever does not pay, and where it goes on then; None where that cannot be
    """

    def __init__(
        self,
        prices: Callable[[View, Frame], Sequence[Price]],
        pay: Callable[[Draft, Frame, Way], None],
        purse: Callable[[View, Frame], Purse],
        coins: Coins,
        refuse: tuple[Action, Label] | None = None,
    ) -> None:
        self.prices, self.pay, self.purse, self.coins, self.refuse = prices, pay, purse, coins, refuse

    def ways(self, view: View, frame: Frame) -> list[Way]:
        return ways(self.prices(view, frame), self.purse(view, frame))

    def run(self, draft: Draft, frame: Frame) -> bool:
        found = self.ways(draft, frame)
        if self.refuse is not None:
            if found:
                return wait(draft, frame)
            draft.stack[-1] = frame.to(self.refuse[1].at)
        elif len(found) > 1:
            return wait(draft, frame)
        elif found:
            self.pay(draft, frame, found[0])
        return False

    def can(self, view: View, frame: Frame) -> bool:
        return can_pay(self.prices(view, frame), self.purse(view, frame))

    ready = can

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.PAYMENT, "pay", params=view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        listed = [self.coins.say(way) for way in self.ways(view, frame)]
        return listed if self.refuse is None else [*listed, self.refuse[0]]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if self.refuse is not None and action is self.refuse[0]:
            draft.stack[-1] = frame.to(self.refuse[1].at)
            return
        for way in self.ways(draft, frame):
            if self.coins.say(way) is action:
                self.pay(draft, frame, way)
                return
        raise LookupError(action.text)
