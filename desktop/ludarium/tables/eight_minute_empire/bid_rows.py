"""The bid as rows: fists, coins to bid, and whom the winner may name."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.state import BID, NAME, NO_BID, State
from ludarium.models.rows import Row
from ludarium.words.eight_minute_empire import names as said
from ludarium.words.eight_minute_empire.names import empire


def bid_rows(state: State, viewer: int, names: Sequence[str]) -> list[Row]:
    """A fist for each seat and, for whoever is asked, what can be bid. Nothing once the first player is named."""
    step = state.stack[-1][0] if state.stack else -1
    if step not in (BID, NAME):
        return []
    rows = [_fist(state, seat, names[seat]) for seat in range(len(state.seats))]
    if step == BID and state.stack[-1][1] == viewer:
        for coins in range(state.seats[viewer].coins + 1):
            text = empire.tr("Bid {coins}", coins=said.coins(coins))
            rows.append(Row(f"bid.{coins}", text, f"bid.{coins}", kind="coins", value=coins))
    if step == NAME and state.stack[-1][1] == viewer:
        rows += [_first(seat, viewer, names[seat]) for seat in range(len(state.seats))]
    return rows


def _first(seat: int, viewer: int, name: str) -> Row:
    """What whoever won the bid presses to name a seat."""
    text = empire.tr("I begin") if seat == viewer else empire.tr("begins")
    spoken = empire.tr("{name} begins", name=name)
    return Row(f"first.{seat}", text, f"seat.{seat}", spoken, "first", None, seat)


def _fist(state: State, seat: int, name: str) -> Row:
    """Closed until all bids are in; one's own shows what is in it."""
    bid = state.bids[seat]
    is_sealed = state.stack[-1][0] == BID
    if bid == NO_BID:
        is_asked = state.stack[-1][1] == seat
        shown = empire.tr("chooses") if is_asked else empire.tr("has not bid")
    elif bid == UNKNOWN:
        shown = empire.tr("sealed")
    elif is_sealed:
        shown = empire.tr("sealed: {bid}", bid=bid)
    else:
        shown = said.coins(bid)
    text = empire.tr("{name}: {bid}", name=name, bid=shown)
    value = (bid, shown, is_sealed, not is_sealed and bid == max(state.bids) and seat == state.stack[-1][1])
    return Row(f"{seat}.fist", text, f"{seat}.fist", kind="fist", value=value, seat=seat)
