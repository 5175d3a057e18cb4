"""Why an action is not possible now: the reason and the rule behind it.

Asked only of actions that are not offered, so it may take its time; what is legal is decided where it is offered.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason, because
from ludarium.games.eight_minute_empire.asking import QUESTIONS
from ludarium.games.eight_minute_empire.content import VERB_OF, Box
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD, Board
from ludarium.games.eight_minute_empire.state import (
    ACT,
    BID,
    CONFIRM,
    GONE,
    NAME,
    NO_CARD,
    POPULATE,
    TAKE,
    Realm,
    State,
)
from ludarium.games.eight_minute_empire.turns import cities_left

STEPS: Mapping[str, tuple[int, str]] = {
    "neutral": (POPULATE, "EME-SETUP-07"),
    "bid": (BID, "EME-BID-01"),
    "first": (NAME, "EME-BID-07"),
    "take": (TAKE, "EME-TURN-02"),
    "place": (ACT, "EME-TURN-07"),
    "move": (ACT, "EME-TURN-07"),
    "city": (ACT, "EME-TURN-07"),
    "destroy": (ACT, "EME-TURN-07"),
    "confirm": (CONFIRM, "EME-AMB-07"),
    "end": (ACT, "EME-TURN-02"),
}
"""The step in which each verb has its place, and the rule that says so."""

USED_UP: Mapping[str, str] = {
    "place": "EME-PLACE-01",
    "move": "EME-MOVE-01",
    "city": "EME-CITY-01",
    "destroy": "EME-DESTROY-01",
}


def refusal(state: State, action: Action, box: Box, board: Board) -> Reason:
    """The reason why an action that is not offered is not."""
    if not state.stack:
        return because("over", "EME-END-01")
    if action.verb not in STEPS:
        return because("no-such-action", text=action.text)
    step, seat = state.stack[-1][:2]
    if state.viewer not in (-1, seat):
        return because("not-your-turn", "EME-TURN-01", seat=seat)
    wanted, rule = STEPS[action.verb]
    if step != wanted:
        return _too_early_or_late(state, action, rule, box)
    reason = _REFUSALS[action.verb](state, action, state.realms[seat], box, board)
    return reason or because("no-such-action", text=action.text)


def _too_early_or_late(state: State, action: Action, rule: str, box: Box) -> Reason:
    if action.verb == "neutral" and len(state.realms) != box.content.neutral_seats:
        return because("no-neutral", "EME-SETUP-08")
    if action.verb == "bid" and state.stack[-1][0] in (NAME, TAKE, ACT):
        return because("bid-over", "EME-BID-08")
    if action.verb == "take" and state.stack[-1][0] == ACT:
        return because("one-card", "EME-TURN-02")
    return because("not-now", rule, now=QUESTIONS[state.stack[-1][0]][1])


# Before the first turn


def _anything(state: State, action: Action, me: Realm, box: Box, board: Board) -> Reason | None:
    return None


def _bid(state: State, action: Action, me: Realm, box: Box, board: Board) -> Reason | None:
    match action.args:
        case (int(coins),) if coins > me.coins:
            return because("bid-too-high", "EME-BID-02", coins=me.coins)
        case (int(coins),) if coins < 0:
            return because("bid-too-low", "EME-BID-02")
    return None


# Taking a card


def _take(state: State, action: Action, me: Realm, box: Box, board: Board) -> Reason | None:
    match action.args:
        case (int(card),) if card in state.row and card != NO_CARD:
            return because("needs-coins", "EME-TURN-04", coins=box.costs[state.row.index(card)])
        case (int(card),) if card in box.card:
            return because("not-in-row", "EME-TURN-02")
    return None


# Doing what it says


def _spent(state: State, verb: str, box: Box) -> Reason | None:
    """Why the card lets one do no such thing, or None when it does."""
    card, *left = state.stack[-1][2:]
    known = [VERB_OF[deed] for deed, _ in box.deeds[card]]
    if verb not in known:
        return because("not-on-card", "EME-TURN-07", deed=verb)
    still = left[known.index(verb)]
    if still == GONE:
        return because("one-of-two", "EME-COMBO-01")
    return None if still else because("used-up", USED_UP[verb])


def _place(state: State, action: Action, me: Realm, box: Box, board: Board) -> Reason | None:
    region = _only_region(action, board)
    if region is None or (spent := _spent(state, "place", box)):
        return None if region is None else spent
    if not me.supply:
        return because("no-armies", "EME-AMB-08")
    if me.armies[region] or any(realm.cities[region] for realm in state.realms):
        return because("needs-own-city", "EME-PLACE-04")
    return because("needs-own-city", "EME-PLACE-02")


def _move(state: State, action: Action, me: Realm, box: Box, board: Board) -> Reason | None:
    if len(action.args) not in (2, 3) or not set(action.args[:2]) <= set(board.number):
        return None
    here, there = (board.number[str(region)] for region in action.args[:2])
    spent = _spent(state, "move", box)
    if spent:
        return spent
    if len(action.args) == 3 or not me.armies[here]:
        return because("not-your-army", "EME-MOVE-05")
    if board.are_linked(here, there):
        return because("no-sea", "EME-MOVE-03")
    return because("not-neighbours", "EME-MOVE-01")


def _city(state: State, action: Action, me: Realm, box: Box, board: Board) -> Reason | None:
    region = _only_region(action, board)
    if region is None or (spent := _spent(state, "city", box)):
        return None if region is None else spent
    if not cities_left(me.cities, box):
        return because("no-cities", "EME-CITY-04", cities=box.cities)
    return because("city-needs-army", "EME-CITY-01")


def _destroy(state: State, action: Action, me: Realm, box: Box, board: Board) -> Reason | None:
    owners: tuple[str | int, ...] = (*range(len(state.realms)), NEUTRAL_WORD)
    if len(action.args) not in (2, 3) or action.args[0] not in owners or action.args[1] not in board.number:
        return None
    spent = _spent(state, "destroy", box)
    if spent:
        return spent
    if action.args[2:] == ("city",):
        return because("cities-stay", "EME-DESTROY-02")
    return because("no-such-army", "EME-DESTROY-01") if len(action.args) == 2 else None


def _only_region(action: Action, board: Board) -> int | None:
    return board.number.get(str(action.args[0])) if len(action.args) == 1 else None


_REFUSALS = {
    "neutral": _anything,
    "bid": _bid,
    "first": _anything,
    "take": _take,
    "place": _place,
    "move": _move,
    "city": _city,
    "destroy": _destroy,
    "confirm": _anything,
    "end": _anything,
}
