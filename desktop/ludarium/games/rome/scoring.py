"""Points: glory on the track, less strife and loans, and what cards bring or cost at the end."""

from __future__ import annotations

from ludarium.engine.contract import Breakdown, Outcome, Standing
from ludarium.engine.steps import View
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import card_of
from ludarium.games.rome.box import Box
from ludarium.games.rome.edicts import are_met, goal
from ludarium.games.rome.state import COLLAPSED, State


def owned(box: Box, view: View, burden: int) -> int:
    """How many strife or loans the player has: those that are neither in supply nor in the trash."""
    numbers = box.numbers
    in_supply, all_of_it = (view.strife, numbers.strife) if burden == box.strife else (view.loans, numbers.loans)
    return int(all_of_it - in_supply - view.seat.trash.count(burden))


def final_cards(box: Box, view: View) -> list[tuple[str, int]]:
    """Cards in hand, deck, discard or play that bring or cost glory at the end."""
    seat = view.seat
    deck = [card_of(place) for place in seat.deck if place != UNKNOWN]
    held = {*seat.hand, *deck, *seat.deck_holds, *seat.discard, *(card for card, _ in seat.play)}
    attributes = box.content.attributes
    cards = (card for card in sorted(held) if card < len(attributes) and attributes[card].final)
    return [(box.keys[card], attributes[card].final) for card in cards]


def standing(box: Box, view: View) -> Standing:
    strife = owned(box, view, box.strife) * box.numbers.strife_glory
    loans = owned(box, view, box.loan) * box.numbers.loan_glory
    cards = sum(n for _, n in final_cards(box, view))
    return Standing((("glory", view.seat.glory), ("strife", strife), ("loans", loans), ("cards", cards)))


def breakdown(box: Box, view: View) -> Breakdown:
    found = tuple(final_cards(box, view))
    return {"cards": found} if found else {}


def outcome(box: Box, state: State) -> Outcome | None:
    """Won with every requirement met and the goal reached; lost by collapse, or by missing either."""
    if state.stack:
        return None
    if state.ended == COLLAPSED:
        return Outcome((), "collapse")
    if not are_met(box, state):
        return Outcome((), "edicts")
    wanted, total = goal(box, state), standing(box, state).total
    assert wanted is not None
    if total < wanted:
        return Outcome((), "goal")
    return Outcome((0,), "reached" if total == wanted else "score")
