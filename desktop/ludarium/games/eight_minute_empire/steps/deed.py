"""What every deed has that a card lets one do: the parts of the step `Use` that differ from deed to deed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.frames import FRESH
from ludarium.engine.reasons import Reason
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.content import VERB_OF
from ludarium.games.eight_minute_empire.frames import ACT
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import GONE, Draft, State
from ludarium.games.eight_minute_empire.steps.step import Id


class Doing(ABC):
    """A deed as it is done.

    verb: of its actions
    of: the kind of thing that is chosen
    used_up: the rule that says how often
    """

    verb: ClassVar[str]
    of: ClassVar[str]
    used_up: ClassVar[str]

    @abstractmethod
    def offers(self, box: Box, state: State, seat: int) -> list[Action]:
        """Every way to do it once more."""

    def most(self, box: Box, state: State, seat: int, left: int) -> int:
        """How many of those that are left there are pieces for."""
        return left

    @abstractmethod
    def why_not(self, box: Box, state: State, action: Action, seat: int) -> Reason | None:
        """Why the card lets one do it, but not so; None when there is no such action."""

    @abstractmethod
    def apply(self, draft: Draft, action: Action) -> None:
        """Do it once."""

    @abstractmethod
    def touches(self, seat: int, action: Action) -> Touches: ...

    @abstractmethod
    def intent(self, seat: int, piece: Id, place: Id) -> Action | None: ...

    def is_known(self, board: Board, state: State, action: Action) -> bool:
        """Whether the words of the action make sense at all."""
        return len(action.args) == 1 and action.args[0] in board.number


def use(draft: Draft, verb: str) -> None:
    """One of the card's deeds has been done once; of two joined by "or" the other is gone."""
    frame = draft.stack[-1]
    card, left = frame.card, list(frame.loops)
    for place, (deed, _) in enumerate(draft.box.deeds[card]):
        if VERB_OF[deed] == verb:
            left[place] -= 1
        elif draft.box.joins_or[card]:
            left[place] = GONE
    draft.ask(ACT, frame.actor, FRESH, tuple(left), card)
