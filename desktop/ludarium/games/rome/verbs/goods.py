"""Verbs about goods and points: gain, pay, convert, tracks, and modifiers for the turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.building import Jump, Label
from ludarium.engine.effects.flow import SKIP, Check, when
from ludarium.engine.effects.machine import Do, wait
from ludarium.engine.effects.payments import Coins, Settle, Way
from ludarium.engine.effects.verbs import CostThen, Gain, If, Pay
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View, answered
from ludarium.games.rome.box import Box
from ludarium.games.rome.building import GAVE, Benefit, Compiled, RomeBuilder
from ludarium.games.rome.counting import amount, condition
from ludarium.games.rome.kinds import ATTRIBUTES, BURDENS, GOLD, KIND_OF, KINDS, RESOURCES, TRACK_OF, TRACKS
from ludarium.games.rome.modifiers import change
from ludarium.games.rome.prices import effect_prices, price_of
from ludarium.games.rome.tokens import advance, gain, gain_kind, pay, spend
from ludarium.games.rome.touches import track
from ludarium.games.rome.vocabulary import (
    MODIFIERS,
    ROME,
    AdvanceTrack,
    Convert,
    GainAny,
    Modifier,
    MustPay,
)

REFUSE = act("refuse")
KIND = tuple(act("take", name) for name in KINDS)
CARD_GAIN = tuple(f"card_gain:{name}" for name in KINDS)


@ROME.resolver(If)
def if_(build: RomeBuilder, step: If) -> None:
    when(build, condition(build.box, step.cond), step.then, step.else_)


# Gains


@ROME.resolver(Gain)
def gain_(build: RomeBuilder, step: Gain) -> None:
    build.emit(GainBurden(step) if step.what in BURDENS else GainSome(build, step))


class GainBurden(Step):
    """Strife or loans: never declined on their own."""

    def __init__(self, step: Gain) -> None:
        self.step = step

    def run(self, draft: Draft, frame: Frame) -> bool:
        gain(draft, self.step.what, self.step.n, "")
        return False


class GainSome(Benefit):
    """So many of one kind, or glory."""

    def __init__(self, build: RomeBuilder, step: Gain) -> None:
        super().__init__(build, step.what)
        self.box, self.source = build.box, build.source
        self.n = amount(build.box, step.n, step.per)
        self.kind = KIND_OF.get(step.what, -1)
        self.yields = bool(build.half) and self.kind in ATTRIBUTES

    def most(self, view: View, frame: Frame) -> int:
        n = self.n(view, frame)
        return yielded(self.box, view, frame, self.kind, n) if self.yields else n

    def take(self, draft: Draft, frame: Frame, n: int) -> None:
        if self.yields and self.n(draft, frame) > 0:
            draft.stack[-1] = gave(frame.to(frame.at + 1), self.kind)
        gain(draft, self.what, n, self.source)


def yielded(box: Box, view: View, frame: Frame, kind: int, n: int) -> int:
    """How many points an attribute card gives that says so many: what changes that does so once for each card."""
    if n <= 0 or (GAVE, kind) in frame.done:
        return n
    return max(0, n + change(box, view, CARD_GAIN[kind]))


def gave(frame: Frame, kind: int) -> Frame:
    """The frame of a card that has given such points."""
    return frame if (GAVE, kind) in frame.done else frame.having_done(GAVE, kind)


def add_bonus(build: RomeBuilder) -> None:
    """A boosted card with a banner for which something gives more."""
    banner = KINDS[build.box.banner[build.card]]
    build.emit(MoreOfOne(build.source, banner))


class MoreOfOne(Step):
    """More of one attribute that the card gave; of which, if it gave several."""

    def __init__(self, source: str, banner: str) -> None:
        self.source, self.key = source, f"boost_bonus:{banner}"

    def _kinds(self, frame: Frame) -> list[int]:
        return [kind for what, kind in frame.done if what == GAVE]

    def run(self, draft: Draft, frame: Frame) -> bool:
        more = change(draft.box, draft, self.key)
        kinds = self._kinds(frame)
        if not more or not kinds:
            return False
        if len(kinds) > 1:
            return wait(draft, frame)
        gain_kind(draft, kinds[0], more, self.source)
        return False

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.ONE, "more-of", params=view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [KIND[kind] for kind in self._kinds(frame)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        gain_kind(draft, KIND_OF[str(action.args[0])], change(draft.box, draft, self.key), self.source)


@ROME.resolver(GainAny)
def gain_any(build: RomeBuilder, step: GainAny) -> None:
    build.emit(TakeAny(build, step))


class TakeAny(Step):
    """Points or resources of the player's choice."""

    def __init__(self, build: RomeBuilder, step: GainAny) -> None:
        self.n, self.source, self.must, self.half = step.n, build.source, build.must, bool(build.half)
        self.is_attribute = step.group == "attribute"
        kinds = ATTRIBUTES if self.is_attribute else RESOURCES
        self.group, self.same = step.group, step.same or step.n == 1
        self.ways = {n: self._mixes(kinds, n) for n in range(step.n, 0, -1)}

    def _mixes(self, kinds: tuple[int, ...], n: int) -> dict[Action, tuple[tuple[int, int], ...]]:
        """What can be taken: by action, kinds and numbers."""
        one_kind = [(kind,) * n for kind in kinds]
        mixes = one_kind if self.same else list(combinations_with_replacement(kinds, n))
        pairs = [tuple((kind, mix.count(kind)) for kind in dict.fromkeys(mix)) for mix in mixes]
        return {act("take", *[word for kind, m in mix for word in (KINDS[kind], m)]): mix for mix in pairs}

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = (*view.about(frame), ("what", self.group), ("n", self.n))
        return Prompt(0, Ask.ONE, "take-any", params=params, done=None if self.must else SKIP)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        if self.must:
            return list(self.ways[self.n])
        if not view.seat.partly:
            return [*self.ways[self.n], SKIP]
        return [*(action for mixes in self.ways.values() for action in mixes), SKIP]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is SKIP:
            return
        gifts = next(mixes[action] for mixes in self.ways.values() if action in mixes)
        if self.half and self.is_attribute:
            gifts = tuple((kind, yielded(draft.box, draft, frame, kind, n)) for kind, n in gifts)
            after = frame.to(frame.at + 1)
            for kind, _ in gifts:
                after = gave(after, kind)
            draft.stack[-1] = after
        for kind, n in gifts:
            gain(draft, KINDS[kind], n, self.source)


@ROME.resolver(Convert)
def convert(build: RomeBuilder, step: Convert) -> None:
    build.emit(ConvertSome(build, step))


class ConvertSome(Step):
    """Up to so many resources into gold: any mix of them, most first."""

    def __init__(self, build: RomeBuilder, step: Convert) -> None:
        self.most, self.rate, self.source = step.max, step.rate, build.source
        self.kinds = RESOURCES if step.from_ == "resource" else (KIND_OF[step.from_],)
        self.ways: dict[Action, tuple[tuple[int, int], ...]] = {}
        for n in range(step.max, 0, -1):
            for mix in combinations_with_replacement(self.kinds, n):
                pairs = tuple((kind, mix.count(kind)) for kind in dict.fromkeys(mix))
                self.ways[act("convert", *[word for kind, m in pairs for word in (KINDS[kind], m)])] = pairs

    def run(self, draft: Draft, frame: Frame) -> bool:
        return self.can(draft, frame) and wait(draft, frame)

    def can(self, view: View, frame: Frame) -> bool:
        return any(view.seat.purse[kind] for kind in self.kinds)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.PAYMENT, "convert", params=(*view.about(frame), ("n", self.most)), done=SKIP)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        purse = view.seat.purse
        return [*(way for way, pairs in self.ways.items() if all(purse[k] >= n for k, n in pairs)), SKIP]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is SKIP:
            return
        pairs = self.ways[action]
        for kind, n in pairs:
            spend(draft, kind, n, self.source)
        gain_kind(draft, GOLD, self.rate * sum(n for _, n in pairs), self.source)


# Tracks


@ROME.resolver(AdvanceTrack)
def advance_track(build: RomeBuilder, step: AdvanceTrack) -> None:
    if step.track == "any":
        build.emit(AdvanceAny(step.n))
        return
    number = TRACK_OF[step.track]
    build.emit(Do(lambda draft, frame: advance(draft, number, step.n)))


class AdvanceAny(Step):
    """One bonus track of the player's choice."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.listed = (*(act("advance", name) for name in TRACKS), SKIP)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.ONE, "advance", "track", (*view.about(frame), ("n", self.n)), SKIP)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return self.listed

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return answered(action) if action is SKIP else ((track(TRACK_OF[str(action.args[0])]),),)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is not SKIP:
            advance(draft, TRACK_OF[str(action.args[0])], self.n)


# Costs


class Due(Check):
    """The cost of an action: all of it, or the action cannot be begun."""

    def opens(self, view: View, frame: Frame) -> bool:
        return self.ready(view, frame)


@ROME.resolver(CostThen)
def cost_then(build: RomeBuilder, step: CostThen) -> None:
    end = Label()
    check = Due(end)
    build.gate(check)
    build.emit(check)
    build.depth += 1
    skip, build.skip = build.skip, None
    start = len(build.ops)
    payments = tuple(cost for cost in step.cost if isinstance(cost, Pay))
    if payments:
        build.emit(settle(build, payments))
    build.skip, build.is_cost = skip, True
    build.steps(tuple(cost for cost in step.cost if not isinstance(cost, Pay)))
    build.is_cost = False
    check.costs = tuple(build.ops[start:])
    build.steps(step.then)
    build.depth -= 1
    build.place(end)


def settle(build: RomeBuilder, payments: tuple[Pay, ...]) -> Settle:
    """The payments of one cost, as one bundle."""
    box, base, tag, source = build.box, price_of(payments), build.tag, build.source

    def done(draft: Draft, frame: Frame, way: Way) -> None:
        pay(draft, way, source)

    return Settle(lambda view, frame: effect_prices(box, view, base, tag), done, purse, coins(box))


def purse(view: View, frame: Frame) -> Sequence[int]:
    found: tuple[int, ...] = view.seat.purse
    return found


def coins(box: Box) -> Coins:
    """What ways to pay are called; helpers by the card that helps."""
    return Coins("pay", KINDS, lambda helper: box.keys[box.passives[helper].card])


@ROME.resolver(MustPay)
def must_pay(build: RomeBuilder, step: MustPay) -> None:
    prices = tuple(price_of(cost) for cost in step.costs)
    source, refused, end = build.source, Label(), Label()

    def done(draft: Draft, frame: Frame, way: Way) -> None:
        pay(draft, way, source)

    build.emit(Settle(lambda view, frame: prices, done, purse, coins(build.box), (REFUSE, refused)))
    build.emit(Jump(end))
    build.place(refused)
    must, build.must = build.must, True
    build.depth += 1
    build.steps(step.else_)
    build.depth -= 1
    build.must = must
    build.place(end)


# Modifiers told as steps: until the end of the turn


@ROME.resolver(*MODIFIERS)
def modifier(build: RomeBuilder, step: Modifier) -> None:
    number = build.box.passive(step, build.card).number

    def do(draft: Draft, frame: Frame) -> None:
        draft.seat.changes = (*draft.seat.changes, number)
        draft.tell("changed", ("card", frame.card))

    build.emit(Do(do))


def compile_half(box: Box, card: int, steps: Instructions, half: str) -> Compiled:
    """A half of an attribute card, with what follows from having played it."""
    build = RomeBuilder(box, card, half)
    build.steps(steps)
    if half == "boosted":
        add_bonus(build)
    return build.ops, build.gates, build.sources
