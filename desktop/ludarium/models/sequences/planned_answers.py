"""Answers given ahead, to things that are put in order and ask something each: they are confirmed once, all together.

What is planned is what can be foreseen. Where something comes to light on the way, the rest is asked after all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.contract import State, Touches
from ludarium.engine.prompts import Ask
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import ANSWER
from ludarium.models.sequences.multi_step_moves import Way

if TYPE_CHECKING:
    from ludarium.models.desk import Desk


@attrs.frozen
class Choice:
    """One of the things in order, with an answer to what it asks. ``pieces``: where it lies."""

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
        """Whether things on the table are put in order, all of them."""
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
        """What each of the things would do with what was answered ahead, and what it touches."""
        return [(self._planned(offer.action), offer.touches) for offer in self._desk.offers]

    def _planned(self, asking: Action) -> Way:
        """It, and what was answered ahead as far as that can be answered still: something else came before it."""
        way: Way = (asking,)
        for answer in self.answers.get(asking, ()):
            after = self._foresee(way)
            if after is None or answer not in self._title.actions(after):
                break
            way = (*way, answer)
        return way

    def open_to_pieces(self) -> list[tuple[Way, Touches]]:
        """The same of those alone that no piece was picked for: after that, ids name other places."""
        return [(way, touches) for way, touches in self.ways() if not self._piece_of(way)]

    def takes(self, way: Way) -> bool:
        """Whether this is something to be planned, rather than done."""
        return len(way) > 1 and self.is_open

    def put(self, way: Way) -> None:
        """Answer this ahead, with all that has one answer then, or is paid in the obvious way."""
        self.last = way[0]
        self.answers[way[0]] = (*way[1:], *self._going_along(way))
        self._desk.think_anew()

    def take_back(self, asking: Action) -> None:
        """Leave open again what was answered."""
        self.last = asking
        self.answers.pop(asking, None)
        self._desk.think_anew()

    def _going_along(self, way: Way) -> Iterator[Action]:
        while (after := self._asked_after(way)) is not None:
            prompt, actions = self._title.prompt(after), self._title.actions(after)
            if prompt.ask is not Ask.PAYMENT and len(actions) > 1:
                return
            way = (*way, actions[0])
            if self._foresee(way) is None:
                return
            yield actions[0]

    def choices(self) -> list[Choice]:
        """What was answered ahead, and every answer without a piece that there is to what is open still."""
        if not self.is_open:
            return []
        found = []
        for way, touches in self.ways():
            if len(way) > 1:
                found.append(Choice(way, touches[0], True))
            after = self._asked_after(way)
            for action in () if after is None else self._title.actions(after):
                if not self._is_piece(self._title.touches(after, action)[0][0]):
                    found.append(Choice((*way, action), touches[0], False))
        return found

    @property
    def picked(self) -> Sequence[str]:
        """The pieces that were answered with, and what they answer."""
        return [id for way, touches in self.ways() if len(way) > 1 for id in (touches[0][0], self._piece_of(way)) if id]

    def _piece_of(self, way: Way) -> str:
        """The piece that the first answer is, if it is one."""
        after = self._foresee(way[:1]) if len(way) > 1 else None
        id = "" if after is None else self._title.touches(after, way[1])[0][0]
        return id if self._is_piece(id) else ""

    @property
    def _title(self) -> AnyTitle:
        position = self._desk.position
        assert position is not None
        return position.title

    def _foresee(self, way: Way) -> State | None:
        position = self._desk.position
        return None if position is None else position.foresight.after(*way)

    def _asked_after(self, way: Way) -> State | None:
        """What is seen when that leads to a question of its own; None when the order goes on, or nobody knows."""
        after, asked = self._foresee(way), self._desk.prompt
        if after is None or asked is None or self._title.turn(after) != asked.seat:
            return None
        prompt = self._title.prompt(after)
        is_another = prompt.key != asked.key and prompt.ask not in (Ask.SOME, Ask.ORDER, Ask.GO)
        return after if is_another else None

    def _is_piece(self, id: str) -> bool:
        thing = self._desk.scene.thing(id)
        return thing is not None and thing.kind != ANSWER

    # Playing

    def begin(self, action: Action) -> None:
        """This is done now: what was answered ahead comes after it."""
        self._coming = list(self.answers.pop(action, ()))
        self._mind_news(action)

    def next_in_order(self) -> Action:
        """What was answered first, else what is listed first."""
        offered = [offer.action for offer in self._desk.offers]
        return next((action for action in self.answers if action in offered), offered[0])

    def coming(self) -> Action | None:
        """The next answer that was given ahead, if it still is one."""
        action = self._coming.pop(0) if self._coming else None
        if action is None or not self._desk.is_offered(action):
            self._coming.clear()
            return None
        self._mind_news(action)
        return action

    def _mind_news(self, action: Action) -> None:
        """Whatever comes to light with this, nobody could think of when the rest was answered."""
        if (self.answers or self._coming) and self._foresee((action,)) is None:
            self.forget()
