"""The ids of what lies on the table, as actions touch it and the scene has it. They name places, not copies.

``market.2`` is a place of the market, ``exile.3`` the fourth exiled card, ``0.hand.2`` the third card in the hand of
seat 0 (its cards in the order of their numbers), ``0.piece.7`` its card with the number 7 in play, on its board or
being resolved, and ``0.piece.7.0`` the first one garrisoned under that. What the bot has begins with ``bot``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.engine.frames import NOTHING
from ludarium.engine.steps import View
from ludarium.engine.zones import known_cards
from ludarium.games.imperium.state import Piece, piece_of

BOT = "bot"
DIE = f"{BOT}.die"
EXILE, UNREST, FAME = "exile", "unrest", "fame"
ZONE_OF = {
    "draw_deck": "deck",
    "impending_quests": "development",
    "active_quest": "quest",
}
"""Zones of spots that are called something else on the table."""


def whose(view: View, seat: int) -> str:
    """What the ids of all that a seat has begin with."""
    return BOT if seat == view.bot else str(seat)


def place_ids(view: View, seat: int, zone: str) -> tuple[str, ...]:
    """Where cards come to that go to that zone of a seat, or to one that all share."""
    if zone == "exile":
        return (EXILE,)
    if zone == "pile":
        return (UNREST,)
    return (f"{whose(view, seat)}.{zone}",)


def market(at: int) -> str:
    return f"market.{at + 1}"


def top(deck: str) -> str:
    """The card on top of a deck, face down."""
    return f"{deck}.top"


def supply(what: str) -> str:
    """Tokens that nobody has."""
    return f"supply.{what}"


def slot_id(number: int) -> str:
    """A slot of the bot, counted from 1."""
    return f"{BOT}.slot.{number}"


def side(seat: int, which: int) -> str:
    """A side of the power card, while a seat chooses between them."""
    return f"{seat}.side.{which}"


def piece_id(view: View, seat: int, number: int) -> str:
    return f"{whose(view, seat)}.piece.{number}"


def equal_pieces(view: View, seat: int, number: int, among: Sequence[int] | None = None) -> tuple[str, ...]:
    """That piece, and all that are in no way different from it."""
    player = view.seats[seat]
    one = piece_of(player, number)
    assert one is not None
    return tuple(
        piece_id(view, seat, piece.number)
        for piece in (*player.fixed, *player.play)
        if is_same(piece, one) and (among is None or piece.number in among)
    )


def is_same(piece: Piece, one: Piece) -> bool:
    return (piece.card, piece.used, piece.tokens, piece.garrison) == (one.card, one.used, one.tokens, one.garrison)


def lying(view: View, seat: int, zone: str) -> Sequence[int]:
    """The known cards of a zone, in the order of their ids."""
    player = view.seats[seat]
    if zone in ("discard", "development", EXILE):
        in_order: tuple[int, ...] = view.exile if zone == EXILE else getattr(player, zone)
        return in_order
    if zone == "quest":
        return () if player.quest == NOTHING else (player.quest,)
    if zone == "deck":
        return sorted((*known_cards(player.deck), *player.deck_holds))
    if zone == "nation":
        return sorted((*known_cards(player.nation_deck), *player.nation_holds))
    return sorted(known_cards(getattr(player, zone)))


def copies(begin: str, cards: Iterable[int], card: int) -> tuple[str, ...]:
    """The ids of the places where that card lies."""
    return tuple(f"{begin}.{at}" for at, here in enumerate(cards) if here == card)


def cards_in(view: View, seat: int, zone: str, card: int) -> tuple[str, ...]:
    """The ids of that card's copies in a zone."""
    zone = ZONE_OF.get(zone, zone)
    begin = EXILE if zone == EXILE else f"{whose(view, seat)}.{zone}"
    return copies(begin, lying(view, seat, zone), card)
