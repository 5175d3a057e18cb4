"""What a step of a turn is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Param, Reason
from ludarium.engine.scene import Unused
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import Draft, State


class Step(ABC):
    """One question of a turn: who may answer it how, what comes of it, and what it touches on the table.

    number: how frames on the stack name it
    ask, key, of: the kind of question, which one, and the kinds of things that are chosen
    ending: what ends the question, where one answer does
    stage: the stage of the turn that it belongs to, if to any
    verbs: what can be done in it, and for each the rule that gives it its place here
    at_sea: it is asked with the expansion only
    tray, rolls: what the first tray is for, and whether dice can be put there
    """

    number: ClassVar[int]
    ask: ClassVar[Ask]
    key: ClassVar[str]
    of: ClassVar[str] = ""
    ending: ClassVar[Action | None] = None
    stage: ClassVar[str] = ""
    verbs: ClassVar[Mapping[str, str]]
    at_sea: ClassVar[bool] = False
    tray: ClassVar[str] = "spend"
    rolls: ClassVar[bool] = False

    # Asking

    def prompt(self, box: Box, state: State) -> Prompt:
        """The question, with the numbers that its sentence needs."""
        seat = state.stack[-1][1]
        return Prompt(seat, self.ask, self.key, self.of, tuple(self.params(box, state).items()), self.ending)

    def params(self, box: Box, state: State) -> Mapping[str, Param]:
        return {}

    @abstractmethod
    def offers(self, box: Box, state: State) -> Sequence[Action]:
        """Every answer."""

    def replies(self, box: Box, state: State) -> Sequence[Action]:
        """The answers that are said rather than done with a piece, or as well as that."""
        return () if self.ending is None else (self.ending,)

    # Refusing: asked of what is not offered, so it may take its time

    def refusal(self, box: Box, state: State, action: Action) -> Reason | None:
        """Why this cannot be done in the step though it has its place there; None when nobody can make sense of it."""
        return None

    def missed(self, box: Box, state: State, action: Action) -> Reason | None:
        """Why the step that the action belongs to is not asked, where there is more to say than that."""
        return None

    # Doing

    @abstractmethod
    def apply(self, draft: Draft, action: Action) -> None:
        """What comes of the answer."""

    def waste(self, state: State, action: Action) -> Unused:
        """What the answer lets go unused."""
        return ()

    def sought(self, box: Box, state: State) -> Sequence[Action]:
        """What somebody may look for here, possible or not."""
        return ()

    # On the table

    def touches(self, box: Box, state: State, action: Action) -> Touches:
        """The pieces and places of the answer, in order; each step of it names all that would do equally well."""
        return ((action.verb,),)

    def intent(self, piece: str, place: str, name: str) -> Action | None:
        """What bringing the piece to the place of that name would mean in this step, possible or not."""
        return None


def word(action: Action) -> str:
    """The one word of an action; nothing where it has more or none."""
    return str(action.args[0]) if len(action.args) == 1 else ""


def tell_loss(draft: Draft, seat: int, **lost: int) -> None:
    """What came to the seat and found no room on its peg board."""
    if any(lost.values()):
        draft.tell("lost", seat, *(one for one in lost.items() if one[1]))


def dice_showing(box: Box, state: State, face: str) -> tuple[str, ...]:
    """The empire dice that show the face: any of them would do."""
    return tuple(f"die.{place}" for place, shown in enumerate(state.dice) if box.empire_ids[shown] == face)
