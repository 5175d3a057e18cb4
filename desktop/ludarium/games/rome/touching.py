"""The ids of what lies on the table, as actions touch it and the scene has it. They name places, not copies.

``hand.3`` is the third card in hand, ``market.attribute.2`` the second place of the upper market row, ``r2c3`` a space
of the empire, ``r2c3.enemy`` the enemy there, ``r2c3.short`` its short agreement, ``r2c3.spend.1`` what the card there
does for a spent token, ``edict.pax_romana.1`` a row of an edict that is paid space by space.
"""

from __future__ import annotations

from ludarium.engine.effects.machine import View
from ludarium.games.rome.kinds import CENTRE, KINDS, SPACES, TRACKS

HAND, DISCARD, PROJECTS, DECK, TRASH, PAWN = "hand", "discard", "projects", "deck", "trash", "pawn"
STRIFE_SUPPLY, LOAN_SUPPLY, INFLUENCE_SUPPLY, TRADE_SUPPLY = "strife", "loans", "influence", "trade"
ROWS = ("attribute", "development")
PILES = {0: "pile.advanced", 1: "pile.first", 2: "pile.second"}
"""The face-down piles, by the level of their developments."""


def held(view: View, zone: str, card: int) -> tuple[str, ...]:
    """The places of that card's copies in hand, discard pile or Projects Area."""
    return tuple([f"{zone}.{at}" for at, here in enumerate(getattr(view.seat, zone), 1) if here == card])


def market(row: str, column: int) -> str:
    return f"market.{row}.{column + 1}"


def offer(view: View, card: int) -> tuple[str, ...]:
    """The place of a market card."""
    if card in view.attributes:
        return (market(ROWS[0], view.attributes.index(card)),)
    return (market(ROWS[1], view.developments.index(card)),)


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


def capital_action(number: int) -> str:
    return action_of(CENTRE, "spend", number)


def ability(key: str) -> str:
    """A leader's ability."""
    return f"ability.{key}"


def edict(key: str, row: int = 0) -> str:
    """An edict, or one of its rows that are paid."""
    return f"edict.{key}.{row}" if row else f"edict.{key}"
