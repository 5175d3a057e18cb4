"""Choosing cards one after another: the work-horse of most verbs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.effects.building import Label
from ludarium.engine.effects.flow import SKIP, Check
from ludarium.engine.effects.machine import again, ask, must_ask, passed
from ludarium.engine.frames import FRESH, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View, answered

if TYPE_CHECKING:
    from ludarium.engine.contract import Touches

Spot = tuple[str, int, int]
"""Where a card can be picked: zone, card, and its place there where copies differ."""

Found = tuple[tuple[Spot, int], ...]
"""Spots, each with how many equal cards lie there."""

Find = Callable[[View, Frame], Found]
"""The spots that can be picked."""

Ends = Callable[[View, Frame, Spot], tuple[str, ...]]
"""The ids of the places that a picked card goes to, each of which will do; none where it stays."""

ALL = 999


def fixed(n: int) -> Callable[[View, Frame], int]:
    return lambda view, frame: n


class SpotNames(Protocol):
    """The title's actions that pick cards, both ways."""

    def say(self, spot: Spot) -> Action:
        """The action that picks the spot."""

    def meant(self, view: View, action: Action) -> Spot:
        """The spot that such an action picks."""

    def pieces(self, view: View, seat: int, spot: Spot) -> tuple[str, ...]:
        """The ids of the cards of that seat that lie there, each of which will do."""


class Pick(Step):
    """Picks ``n`` cards (fewer when there are fewer) and moves each as it is picked.

    find: where; move: what is done with one; names: the actions of spots
    n: how many, worked out when it begins
    up_to: any number from none up to n
    skip: where to go on when the player picks none at all
    ordered: whether the order matters, so that the last cards are asked for as well
    weigh: as how many cards one counts, where some count as more than one
    counts: a loop follows that runs once for each card
    asker: who picks, when it is not the actor
    ends: where the card goes, for whoever moves it by hand
    hidden: others do not see what can be picked; notes: the effect remembers the card, which all may see
    held: how many cards lie where it looks, which all can see; all_fit: whether any of them can be picked
    check: of the cost that begins with it; when that cannot be met, nothing is offered but to skip
    """

    takes_skip = True
    check: Check | None = None

    def __init__(
        self,
        key: str,
        find: Find,
        move: Callable[[Draft, Frame, Spot], None],
        names: SpotNames,
        n: Callable[[View, Frame], int],
        up_to: bool = False,
        skip: Label | None = None,
        ordered: bool = False,
        weigh: Callable[[Spot], int] | None = None,
        counts: bool = False,
        asker: Callable[[View, Frame], int] | None = None,
        hidden: bool = False,
        notes: bool = True,
        ends: Ends | None = None,
        held: Callable[[View, Frame], int] | None = None,
        all_fit: bool = False,
    ) -> None:
        self.key, self.find, self.move, self.names, self.n = key, find, move, names, n
        self.up_to, self.skip, self.ordered, self.weigh = up_to, skip, ordered, weigh
        self.counts, self._asker = counts, asker
        self.hidden, self.notes, self.ends = hidden, notes, ends
        self.held, self.all_fit = held, all_fit

    def run(self, draft: Draft, frame: Frame) -> bool:
        if frame.left == FRESH:
            n = self.n(draft, frame)
            if n == ALL and not self.up_to:  # what is there now: one that comes back is not picked twice
                n = self._number_of(self.find(draft, frame))
                if self.check is not None and not self.check.ready(draft, frame):
                    draft.stack[-1] = frame.to(self.check.end.at)
                    return False
            frame = frame.keeping(n)
            if self.counts:
                frame = frame.looping(frame.at, (*frame.loops, 0), frame.actor).keeping(frame.left)
        if frame.left <= 0:
            return self._finish(draft, frame)
        if self._must_ask(draft, frame):
            return ask(draft, frame, self)
        if self.up_to and self.is_any(draft, frame):
            return ask(draft, frame, self)
        found = self.find(draft, frame)
        if not found:
            self._finish(draft, frame)
            passed(draft, frame, self)
            return False
        if self._may_skip(draft, frame):
            return ask(draft, frame, self)
        if len(found) == 1 or (not self.ordered and self._number_of(found) <= frame.left):
            self._take(draft, frame, found[0][0])
            return False
        return ask(draft, frame, self)

    def _must_ask(self, draft: Draft, frame: Frame) -> bool:
        """Whether it asks in any case: not where all that fits is taken, which everybody sees."""
        if self.check is not None and self._is_first(draft, frame) and must_ask(draft, frame, self.check):
            return True
        is_all = not self.ordered and not self.up_to and self.n(draft, frame) == ALL
        return not is_all and must_ask(draft, frame, self)

    def _is_first(self, view: View, frame: Frame) -> bool:
        """Whether nothing has been picked yet."""
        return bool(frame.left == self.n(view, frame))

    def is_secret(self, view: View, frame: Frame) -> bool:
        if not self.hidden or self.held is None:
            return self.hidden
        held = self.held(view, frame)
        if not self.all_fit or self._may_stop(view, frame):
            return held > 0
        return held > 1 and (self.ordered or held > frame.left)

    def is_formality(self, view: View, frame: Frame) -> bool:
        may_be = self.check is not None or self.is_secret(view, frame)
        return may_be and len(self.offers(view, frame)) == 1

    def begins(self, check: Step) -> bool:
        assert isinstance(check, Check)
        self.check = check
        return True

    def is_any(self, view: View, frame: Frame) -> bool:
        """Whether anything can be picked."""
        return bool(self.find(view, frame))

    def _number_of(self, found: Found) -> int:
        """As how many cards all of them count."""
        if self.weigh is None:
            return sum([count for _, count in found])
        return sum([count * self.weigh(spot) for spot, count in found])

    def _finish(self, draft: Draft, frame: Frame) -> bool:
        draft.stack[-1] = frame.to(self._where_none_leads(draft, frame))
        return False

    def _where_none_leads(self, view: View, frame: Frame) -> int:
        """What comes next when nothing more is picked."""
        if self.skip is not None and self._may_skip(view, frame):
            return self.skip.at
        return self.check.end.at if self._is_barred(view, frame) and self.check is not None else frame.at + 1

    def _may_skip(self, view: View, frame: Frame) -> bool:
        """Whether nothing has been picked yet, and nothing need be."""
        return self.skip is not None and self._is_first(view, frame)

    def _is_barred(self, view: View, frame: Frame) -> bool:
        """Whether the cost that begins with it cannot be met."""
        return self.check is not None and self._is_first(view, frame) and not self.check.ready(view, frame)

    def _take(self, draft: Draft, frame: Frame, spot: Spot) -> None:
        weight = 1 if self.weigh is None else min(frame.left, self.weigh(spot))
        left = frame.left - weight
        if self.counts:
            frame = frame.looping(frame.at, (*frame.loops[:-1], frame.loops[-1] + weight), frame.actor)
        if self.notes:
            frame = frame.having_done(self.key, spot[1])
        again(draft, frame.keeping(left))
        self.move(draft, frame, spot)

    def can(self, view: View, frame: Frame) -> bool:
        """Whether as many as named are there; for "up to" and "all", any."""
        n = 1 if self.up_to else self.n(view, frame)
        need = 1 if n == ALL else n
        return self._number_of(self.find(view, frame)) >= need

    def asker(self, view: View, frame: Frame) -> int:
        return frame.actor if self._asker is None else self._asker(view, frame)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = (*view.about(frame), ("n", frame.left))
        done = SKIP if self._may_stop(view, frame) else None
        manner = self._manner(view, frame)
        most = min(frame.left, self._number_of(self.find(view, frame))) if manner is Ask.STEPS else 1
        return Prompt(self.asker(view, frame), manner, self.key, "card", params, done, max(1, most))

    def _manner(self, view: View, frame: Frame) -> Ask:
        if frame.left == 1:
            return Ask.ONE
        is_all = self.ordered and self._number_of(self.find(view, frame)) <= frame.left
        return Ask.ORDER if is_all else Ask.STEPS

    def _may_stop(self, view: View, frame: Frame) -> bool:
        return self.up_to or self._may_skip(view, frame)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        say = self.names.say
        found = self._offered(view, frame)
        listed = [say(spot) for spot, _ in found]
        if not found or self._may_stop(view, frame):
            listed.append(SKIP)
        return listed

    def _offered(self, view: View, frame: Frame) -> Found:
        """What can be picked; only the first of it where all of it must be and the order does not matter."""
        if self._is_barred(view, frame):
            return ()
        found = self.find(view, frame)
        is_all = len(found) > 1 and not self.ordered and self._number_of(found) <= frame.left
        return found[:1] if is_all and not self._may_stop(view, frame) else found

    def sample(self, view: View, frame: Frame, rng: Rng) -> Action | None:
        found = self._offered(view, frame)
        most = len(found) + (self.up_to or self._may_skip(view, frame))
        if not most:
            return None
        at = rng.randbelow(most)
        return SKIP if at == len(found) else self.names.say(found[at][0])

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is SKIP:
            self._finish(draft, frame)
        else:
            self._take(draft, frame, self.names.meant(draft, action))

    def declines(self, view: View, frame: Frame, action: Action) -> bool:
        return action is SKIP and self._may_skip(view, frame)

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        if action is SKIP:
            return answered(action)
        spot = self.names.meant(view, action)
        begins = self.names.pieces(view, self.asker(view, frame), spot)
        ends = () if self.ends is None else self.ends(view, frame, spot)
        return (begins, ends) if ends else (begins,)
