"""Cards on their way: hand, deck, discard pile, trash, market, and the pawn on the grid."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from ludarium.engine.frames import NOTHING
from ludarium.engine.zones import cards_of, hidden, knowers, without
from ludarium.games.rome.kinds import NEIGHBOURS
from ludarium.games.rome.state import SEEN, UP, Draft, with_one
from ludarium.games.rome.tokens import burden_name, supply

UNSEEN_ENEMY = UP - 1
"""Below this an enemy lies face down: no mark is on it."""


def draw(draft: Draft, n: int) -> None:
    """Cards from the deck to hand, as far as there are any."""
    draw_while(draft, lambda: n)


def draw_while(draft: Draft, wanted: Callable[[], int]) -> None:
    """Cards from the deck to hand, as long as some are wanted; told together, since their order leaves no trace."""
    seat = draft.seat
    drawn: list[int] = []
    while (n := wanted() - len(drawn)) > 0 and seat.deck:
        more, seat.deck = seat.deck[:n], seat.deck[n:]
        drawn += more
        seat.hand = tuple(sorted((*seat.hand, *cards_of(more))))
    if drawn:
        draft.tell("drew", ("cards", tuple(sorted(cards_of(drawn)))), news=not all(map(knowers, drawn)))


def into_hand(draft: Draft, card: int) -> None:
    hand = list(draft.seat.hand)
    insort(hand, card)
    draft.seat.hand = tuple(hand)


def discard_from_hand(draft: Draft, card: int) -> None:
    seat = draft.seat
    seat.hand = without(seat.hand, card)
    seat.discard = (*seat.discard, card)
    draft.tell("discarded", ("card", card), ("zone", "hand"))


def take_from(draft: Draft, zone: str, card: int) -> None:
    """A card leaves hand or discard pile."""
    seat = draft.seat
    if zone == "hand":
        seat.hand = without(seat.hand, card)
    else:
        seat.discard = without(seat.discard, card)


def trash(draft: Draft, card: int, zone: str) -> None:
    """A card goes into the trash; strife or a loan takes another one of its supply with it."""
    seat = draft.seat
    seat.trash = (*seat.trash, card)
    draft.tell("trashed", ("card", card), ("zone", zone))
    burden = burden_name(draft, card)
    if burden:
        seat.trash = (*seat.trash, card)
        draft.tell("trashed", ("card", card), ("zone", "supply"))
        supply(draft, burden, -1)


def return_burden(draft: Draft, zone: str, card: int) -> None:
    """Strife or a loan goes back to its supply."""
    take_from(draft, zone, card)
    draft.tell("returned", ("card", card), ("zone", zone))
    supply(draft, burden_name(draft, card), 1)


# The market


def leave_market(draft: Draft, row: str, column: int) -> int:
    """A card leaves its row: a gap stays until Cleanup."""
    if row == "attribute":
        card = draft.attributes[column]
        draft.attributes = with_one(draft.attributes, column, NOTHING)
    else:
        card = draft.developments[column]
        draft.developments = with_one(draft.developments, column, NOTHING)
    return int(card)


def under_pile(draft: Draft, card: int) -> None:
    """A card goes face down under the pile that it came from; the player has seen it."""
    place = hidden(card, SEEN)
    match draft.box.level.get(card):
        case 1:
            draft.first = (*draft.first, place)
        case 2:
            draft.second = (*draft.second, place)
        case _:
            draft.advanced = (*draft.advanced, place)


def cycle(draft: Draft, row: str, column: int) -> None:
    card = leave_market(draft, row, column)
    under_pile(draft, card)
    draft.tell("cycled", ("card", card))


# The pawn


def move_pawn(draft: Draft, space: int) -> None:
    """The pawn arrives on a space: hidden enemies there and next to it are turned up."""
    draft.pawn = space
    draft.tell_at("moved", space)
    for near in (space, *NEIGHBOURS[space]):
        enemy = draft.enemies[near]
        if 0 <= enemy <= UNSEEN_ENEMY:
            draft.enemies = with_one(draft.enemies, near, enemy | UP)
            draft.tell_at("revealed", near, ("enemy", enemy), news=True)
