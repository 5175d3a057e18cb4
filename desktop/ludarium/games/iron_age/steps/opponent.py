"""The opponent of the solitaire game with the expansion, which founds colonies by the roll of a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.colonies import FACES
from ludarium.games.iron_age.rounds import end_turn
from ludarium.games.iron_age.state import Draft, Sea, State
from ludarium.games.iron_age.steps.founding import displace, open_colonies
from ludarium.games.iron_age.steps.step import Step

ROLL_FOR_OPPONENT = act("opponent-roll")

ROLLING = (ROLL_FOR_OPPONENT,)

NO_SEAT = -1
"""The opponent has no seat at the table: whoever sits there rolls for it."""


class RollForOpponent(Step):
    """One roll. Only a colony that was founded allows another, as long as the table has one."""

    ask, key, of = Ask.GO, "opponent", "die"
    stage = "store"
    verbs: ClassVar = {"opponent-roll": "MED-SOLO-03"}
    at_sea = True

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return ROLLING

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        assert draft.box.board is not None
        rolls, number = draft.box.board.opponent.rolls, frame.left
        face = draft.randbelow(FACES)
        draft.tell("opponent-rolled", draft.seat, ("die", face + 1), news=True)
        founded = _found(draft, rolls[number][face])
        if founded and number + 1 < len(rolls):
            draft.ask(frames.OPPONENT, draft.seat, number + 1)
        else:
            end_turn(draft)


def _found(draft: Draft, holes: int) -> bool:
    """Complete one of the free colonies of that size, whoever has pegs there. Whether there was one."""
    assert draft.sea is not None
    box = draft.box
    free = [number for number in open_colonies(box, draft) if box.colony_holes[number] == holes]
    if not free:
        return False
    number = free[draft.randbelow(len(free))]
    draft.sea = Sea(draft.sea.every_turn, draft.sea.founded, draft.sea.opponent | 1 << number)
    draft.tell("opponent-founded", draft.seat, ("colony", box.colony_ids[number]), news=True)
    displace(draft, number, by=NO_SEAT)
    return True
