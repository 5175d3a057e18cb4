"""The ids of what lies on the table, as actions touch it and the scene has it. They name places, not copies.

``hand.3`` is the third card in hand, ``market.attribute.2`` the second place of the upper market row, ``r2c3`` a space
of the empire, ``r2c3.enemy`` the enemy there, ``r2c3.short`` its short agreement, ``r2c3.spend.1`` what the card there
does for a spent token, ``edict.pax_romana.1`` a row of an edict that is paid space by space.
"""

from __future__ import annotations

from ludarium.engine.frames import NOTHING
from ludarium.engine.steps import View
from ludarium.games.rome.kinds import KINDS, SPACES, TRACKS

HAND, DISCARD, PROJECTS, PLAY, DECK, TRASH, PAWN = (*("hand", "discard", "projects", "play", "deck", "trash", "pawn"),)
STRIFE_SUPPLY, LOAN_SUPPLY, ENEMY_SUPPLY = "strife", "loans", "enemies"
INFLUENCE_SUPPLY, TRADE_SUPPLY, MOVEMENT_SUPPLY = "influence", "trade", "movement"
ROWS = ("attribute", "development")
PILES = {0: "pile.advanced", 1: "pile.first", 2: "pile.second"}
"""The face-down piles, by the level of their developments."""


def held(view: View, zone: str, card: int) -> tuple[str, ...]:
    """The places of that card's copies in hand, discard pile or Projects Area."""
    return tuple([f"{zone}.{at}" for at, here in enumerate(getattr(view.seat, zone), 1) if here == card])


def lying(view: View, piece: str) -> int:
    """The card of one's own that a piece is: in hand, discard pile or Projects Area; NOTHING when it is none."""
    zone, _, at = piece.partition(".")
    cards: tuple[int, ...] = getattr(view.seat, zone) if zone in (HAND, DISCARD, PROJECTS) else ()
    return cards[int(at) - 1] if at.isdigit() and 0 < int(at) <= len(cards) else NOTHING


def market(row: str, column: int) -> str:
    return f"market.{row}.{column + 1}"


def offer(view: View, card: int) -> tuple[str, ...]:
    """The place of a market card."""
    if card in view.attributes:
        return (market(ROWS[0], view.attributes.index(card)),)
    return (market(ROWS[1], view.developments.index(card)),)


def offered(view: View, piece: str) -> int:
    """The market card that a piece is; NOTHING when it is none."""
    for row, cards in zip(ROWS, (view.attributes, view.developments), strict=True):
        for column, card in enumerate(cards):
            if piece == market(row, column):
                return int(card)
    return NOTHING


def use_of(verb: str) -> str:
    """Where a card goes that is used in that way."""
    return f"use.{verb}"


def good(kind: int) -> str:
    return f"goods.{KINDS[kind]}"


def track(number: int) -> str:
    return f"track.{TRACKS[number]}"


def enemy(space: int) -> str:
    return f"{SPACES[space]}.enemy"


def agreement(space: int, kind: str) -> str:
    return f"{SPACES[space]}.{kind}"


def action_of(space: int, verb: str, number: int = 0) -> str:
    """What a card in the empire does as an action: ``produce``, or the numbered ones of ``spend`` and ``work``."""
    return f"{SPACES[space]}.{verb}.{number}" if number else f"{SPACES[space]}.{verb}"


def ability(key: str) -> str:
    """A leader's ability."""
    return f"ability.{key}"


def edict(key: str, row: int = 0) -> str:
    """An edict, or one of its rows that are paid."""
    return f"edict.{key}.{row}" if row else f"edict.{key}"
