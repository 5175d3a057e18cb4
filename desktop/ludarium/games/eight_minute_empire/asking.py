"""What each step asks."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.prompts import Ask, Prompt
from ludarium.games.eight_minute_empire.content import Box
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import ACT, BID, CONFIRM, NAME, POPULATE, TAKE, State

QUESTIONS: Mapping[int, tuple[Ask, str, str]] = {
    POPULATE: (Ask.ONE, "neutral", "region"),
    BID: (Ask.NUMBER, "bid", "coins"),
    NAME: (Ask.ONE, "first", "seat"),
    TAKE: (Ask.ONE, "take", "card"),
    ACT: (Ask.STEPS, "act", "army"),
    CONFIRM: (Ask.GO, "confirm", ""),
}
END = (Ask.GO, "end", "")
"""What is asked when the card lets one do nothing more."""


def prompt(state: State, box: Box, board: Board, is_used_up: bool) -> Prompt:
    """The question on top of the stack, with the numbers that its sentence needs."""
    frame = state.stack[-1]
    ask, key, of = END if is_used_up else QUESTIONS[frame[0]]
    return Prompt(frame[1], ask, key, of, tuple(_params(state, box, board).items()))


def _params(state: State, box: Box, board: Board) -> dict[str, int | str]:
    frame = state.stack[-1]
    step, me = frame[0], state.realms[frame[1]]
    if step == POPULATE:
        return {"left": frame[2]}
    if step in (BID, TAKE):
        return {"coins": me.coins}
    if step == NAME:
        return {"coins": state.bids[frame[1]]}
    if step == CONFIRM:
        return {"region": board.ids[frame[2]]}
    card = box.card[frame[2]]
    left = {deed.verb: left for deed, left in zip(card.deeds, frame[3:], strict=True) if left > 0}
    return {"card": card.id, "join": card.join if len(left) > 1 else "", **left}
