"""Answers given ahead, to things that are put in order and ask something each: they are confirmed once, all together.

What is planned is what can be foreseen. Where something comes to light on the way, the rest is asked after all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.moment import Moment, Way
from ludarium.engine.prompts import Ask
from ludarium.engine.scene import ANSWER

if TYPE_CHECKING:
    from ludarium.models.desk import Desk


@attrs.frozen
class Choice:
    """One of the things in order, with an answer to its question. ``pieces``: where it lies."""

    way: Way
    pieces: tuple[str, ...]
    is_planned: bool


class Plans:
    """What was answered ahead on a desk that shortens, by what asks it, in the order in which it was answered.

    last: what was answered or left open last
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.last: Action | None = None
        self.answers: dict[Action, Way] = {}
        self._coming: list[Action] = []

    @property
    def is_open(self) -> bool:
        """Whether things on the table are to be put in order."""
        desk, prompt = self._desk, self._desk.prompt
        if not desk.shortens or prompt is None:
            return False
        return prompt.ask is Ask.ORDER and bool(prompt.of) and prompt.done is None and len(desk.offers) > 1

    def __bool__(self) -> bool:
        return bool(self.answers)

    def forget(self) -> None:
        self.answers.clear()
        self._coming.clear()

    # Planning

    def ways(self) -> list[tuple[Way, Touches]]:
        """Return what each thing would do with its planned answers, and what it touches."""
        return [(self._planned(offer.action), offer.touches) for offer in self._desk.offers]

    def _planned(self, asking: Action) -> Way:
        """Return the action with its planned answers, as far as these are still possible."""
        way: Way = (asking,)
        for answer in self.answers.get(asking, ()):
            after = self._foresee(way)
            if after is None or answer not in after.touches:
                break
            way = (*way, answer)
        return way

    def open_to_pieces(self) -> list[tuple[Way, Touches]]:
        """Return the ways without a picked piece; after such a piece, ids name other places."""
        return [(way, touches) for way, touches in self.ways() if not self._piece_of(way)]

    def takes(self, way: Way) -> bool:
        """Check whether the way is planned rather than played."""
        return len(way) > 1 and self.is_open

    def put(self, way: Way) -> None:
        """Plan these answers, with any that have no alternative or are an obvious payment."""
        self.last = way[0]
        self.answers[way[0]] = (*way[1:], *self._going_along(way))
        self._desk.invalidate()

    def take_back(self, asking: Action) -> None:
        self.last = asking
        self.answers.pop(asking, None)
        self._desk.invalidate()

    def _going_along(self, way: Way) -> Iterator[Action]:
        while (after := self._asked_after(way)) is not None:
            actions = list(after.touches)
            if after.prompt.ask is not Ask.PAYMENT and len(actions) > 1:
                return
            way = (*way, actions[0])
            if self._foresee(way) is None:
                return
            yield actions[0]

    def choices(self) -> list[Choice]:
        """Return the planned answers, and every answer without a piece to open questions."""
        if not self.is_open:
            return []
        found = []
        for way, touches in self.ways():
            if len(way) > 1:
                found.append(Choice(way, touches[0], True))
            after = self._asked_after(way)
            for action, touched in () if after is None else after.touches.items():
                if not self._is_piece(touched[0][0]):
                    found.append(Choice((*way, action), touches[0], False))
        return found

    @property
    def picked(self) -> Sequence[str]:
        """The pieces of the planned answers, and what they answer."""
        return [id for way, touches in self.ways() if len(way) > 1 for id in (touches[0][0], self._piece_of(way)) if id]

    def _piece_of(self, way: Way) -> str:
        """Return the piece of the first answer, if it has one."""
        after = self._foresee(way[:1]) if len(way) > 1 else None
        id = "" if after is None else after.touches[way[1]][0][0]
        return id if self._is_piece(id) else ""

    def _foresee(self, way: Way) -> Moment | None:
        moment = self._desk.moment
        return None if moment is None else moment.after(*way)

    def _asked_after(self, way: Way) -> Moment | None:
        """Return the moment at which one of the things asks a question; None if the order goes on, or is unknown."""
        after, asked = self._foresee(way), self._desk.prompt
        if after is None or asked is None or after.turn != asked.seat:
            return None
        prompt = after.prompt
        is_another = prompt.key != asked.key and prompt.ask not in (Ask.SOME, Ask.ORDER, Ask.GO)
        return after if is_another else None

    def _is_piece(self, id: str) -> bool:
        thing = self._desk.scene.thing(id)
        return thing is not None and thing.kind != ANSWER

    # Playing

    def begin(self, action: Action) -> None:
        """Play this now, and its planned answers after it."""
        self._coming = list(self.answers.pop(action, ()))
        self._mind_news(action)

    def next_in_order(self) -> Action:
        """Return what was planned first, else what is listed first."""
        offered = [offer.action for offer in self._desk.offers]
        return next((action for action in self.answers if action in offered), offered[0])

    def coming(self) -> Action | None:
        """Return the next planned answer, if it is still possible."""
        action = self._coming.pop(0) if self._coming else None
        if action is None or not self._desk.is_offered(action):
            self._coming.clear()
            return None
        self._mind_news(action)
        return action

    def _mind_news(self, action: Action) -> None:
        """Forget the plans if the action reveals something."""
        if (self.answers or self._coming) and self._foresee((action,)) is None:
            self.forget()
