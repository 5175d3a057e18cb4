"""What each step asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.engine.actions import Action
from ludarium.engine.prompts import Ask, Prompt
from ludarium.games.eight_minute_empire.content import DEEDS, VERB_OF, Box
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import ACT, BID, CONFIRM, NAME, POPULATE, TAKE, State
from ludarium.games.eight_minute_empire.turns import CONFIRMED
from ludarium.games.eight_minute_empire.turns import END as END_TURN

QUESTIONS: Mapping[int, tuple[Ask, str, str]] = {
    POPULATE: (Ask.ONE, "neutral", "region"),
    BID: (Ask.NUMBER, "bid", "coins"),
    NAME: (Ask.ONE, "first", "seat"),
    TAKE: (Ask.ONE, "take", "card"),
    ACT: (Ask.STEPS, "act", ""),
    CONFIRM: (Ask.GO, "confirm", ""),
}
END = (Ask.GO, "end", "")
"""What is asked when the card lets one do nothing more."""

DONE: Mapping[int, Action] = {ACT: END_TURN, CONFIRM: CONFIRMED}
"""What ends the question."""

ASKED: Mapping[str, tuple[str, ...]] = {
    "place": ("region", "supply"),
    "move": ("army", "region"),
    "city": ("region", "cities"),
    "destroy": ("army", "supply"),
}
"""What each verb of a turn is about, what is looked at first before the rest."""


def prompt(state: State, box: Box, board: Board, is_used_up: bool) -> Prompt:
    """The question on top of the stack, with the numbers that its sentence needs."""
    frame = state.stack[-1]
    ask, key, of = END if is_used_up else QUESTIONS[frame[0]]
    params = _params(state, box, board)
    if key == "act":
        of = _common([VERB_OF[DEEDS[verb]] for verb in DEEDS if verb in params])
    return Prompt(frame[1], ask, key, of, tuple(params.items()), DONE.get(frame[0]))


def _common(verbs: Sequence[str]) -> str:
    """The kind of thing that all these verbs are about; none where they have nothing in common."""
    kinds, *others = (ASKED[verb] for verb in verbs)
    return next((kind for kind in kinds if all(kind in other for other in others)), "")


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
