"""Where in the turn one is: its stages, how near the end is, what is barred, and what ending the turn would waste."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Course, Note, Unused
from ludarium.games.eight_minute_empire.content import CITY, PLACE, VERB_OF, Box
from ludarium.games.eight_minute_empire.refusing import refusal
from ludarium.games.eight_minute_empire.state import ACT, BID, CONFIRM, NAME, NO_CARD, POPULATE, TAKE, Frame, State
from ludarium.games.eight_minute_empire.turns import END, acting, cities_left

OPENING = ("neutral", "bid", "first")
TURN = ("take", "use", "end")
STAGES = {POPULATE: 0, BID: 1, NAME: 2, TAKE: 0, ACT: 1, CONFIRM: 1}
"""The stage of each step, in the opening or in a turn."""


def course(box: Box, observed: State) -> Course:
    """Where the observation's seat is in the game."""
    stages, now = _stage(box, observed)
    return Course(stages, now, tuple(_ending(box, observed)), tuple(_barred(box, observed)))


def _stage(box: Box, observed: State) -> tuple[tuple[str, ...], int]:
    if not observed.stack:
        return TURN, -1
    step = observed.stack[-1][0]
    if step in (POPULATE, BID, NAME):
        has_neutral = len(observed.realms) == box.content.neutral_seats
        return (OPENING, STAGES[step]) if has_neutral else (OPENING[1:], STAGES[step] - 1)
    is_used_up = step == ACT and not left_to_do(box, observed, observed.stack[-1])
    return TURN, TURN.index("end") if is_used_up else STAGES[step]


def _ending(box: Box, observed: State) -> Iterator[Note]:
    """How many cards all have taken, and which game it is."""
    cards = box.table[len(observed.realms)].cards
    yield Note("taken", (("taken", min(len(realm.cards) for realm in observed.realms)), ("cards", cards)))
    if observed.games > 1:
        yield Note("game", (("game", observed.game), ("games", observed.games)))


def _barred(box: Box, observed: State) -> Iterator[tuple[Action, Reason]]:
    """The cards that are too dear."""
    if not observed.stack or observed.stack[-1] != (TAKE, observed.viewer):
        return
    coins = observed.realms[observed.viewer].coins
    for card, cost in zip(observed.row, box.costs, strict=False):
        if card != NO_CARD and cost > coins:
            action = box.taking[card]
            yield action, refusal(observed, action, box, box.boards[observed.map])


def waste(box: Box, observed: State, action: Action) -> Unused:
    """What ending the turn would leave undone."""
    if action is not END or not observed.stack or observed.stack[-1][0] != ACT:
        return ()
    return left_to_do(box, observed, observed.stack[-1])


def left_to_do(box: Box, state: State, frame: Frame) -> Unused:
    """What the card still lets its owner do, as far as there are pieces for it: each deed, and how often."""
    _, seat, number, *left = frame
    me = state.realms[seat]
    offered = {action.verb for action in acting(state, frame, me, box, box.boards[state.map])}
    most = {PLACE: me.supply, CITY: cities_left(me.cities, box)}
    return tuple(
        (known.verb, min(still, most.get(deed, still)))
        for known, (deed, _), still in zip(box.card[number].deeds, box.deeds[number], left, strict=True)
        if still > 0 and VERB_OF[deed] in offered
    )
