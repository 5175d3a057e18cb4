"""What is drawn and said of the things on the table, kind by kind: all of it that changes in a match.

What is printed on a card is looked up in the box by its number.
"""

from __future__ import annotations

import attrs

from ludarium.engine.frames import NOTHING

CARD, TOKEN, PILE, HAND, PLAY, PLAYING = "card", "token", "pile", "hand", "play", "playing"
STATE, ROUND, DIE, SLOT, ROW, STAGE = "state", "round", "die", "slot", "row", "stage"
"""The kinds of things, beside answers."""


@attrs.frozen
class Tokens:
    """So many of each kind."""

    materials: int = 0
    population: int = 0
    progress: int = 0
    action: int = 0


@attrs.frozen
class Deed:
    """What an effect has done to a card, as a verb."""

    verb: str
    card: int


@attrs.frozen
class Resolving:
    """The effect of a card that is under way.

    program, at: the step that it has come to; asks: whether that step is the question of now
    paid: the tokens that its cost has taken so far; done: what it has done to cards that all may see
    """

    program: int
    at: int
    asks: bool
    paid: Tokens
    done: tuple[Deed, ...]


@attrs.frozen
class Price:
    """What a development costs now, and whether it can be paid."""

    tokens: Tokens
    is_affordable: bool


@attrs.frozen
class CardFacts:
    """A card.

    card: its number, NOTHING when it lies face down
    points: what it is worth to its owner as it lies, None where it counts nothing
    counts: how often what its text counts is there now, in the order of `counting.counted_by`
    knowers: who else knows of a card that its owner holds hidden
    free: whether playing it takes no action token
    depth: in a deck, how many cards are known to lie above it; NOTHING where its place is not known
    worth: of a market card, what it is worth to the bot, all that lies on it included
    """

    card: int
    points: int | None = None
    counts: tuple[int, ...] = ()
    knowers: tuple[int, ...] = ()
    free: bool = False
    depth: int = NOTHING
    price: Price | None = None
    worth: int | None = None
    resolving: Resolving | None = None


@attrs.frozen
class TokenFacts:
    """Tokens of a kind, or unrest under a market card.

    n: how many; in the supply, how many are about to be put somewhere
    most: how many a turn begins with, 0 where there is no such number
    """

    what: str
    n: int
    most: int = 0


@attrs.frozen
class PileFacts:
    """Cards one on the other. ``top``: the card on top, where it lies open."""

    count: int
    top: int = NOTHING


@attrs.frozen
class HandFacts:
    """A hand: how many cards, and up to how many are drawn."""

    count: int
    size: int


@attrs.frozen
class PlayFacts:
    """A play area: how many cards, and what they show together."""

    count: int
    regions: int
    production: int
    river: int
    fertile: int


@attrs.frozen
class StateFacts:
    """A state card.

    nation: its number; any_state: the next card is played even if it has an empire mark
    is_king: King of Kings has been resolved
    level: of the bot, NOTHING for a person
    """

    nation: int
    empire: bool
    any_state: bool = False
    is_king: bool = False
    level: int = NOTHING


@attrs.frozen
class RoundFacts:
    """The round of now, the last one (0 while that is not known) and who begins each; the bot is no seat."""

    round: int
    last: int
    first: int


@attrs.frozen
class DieFacts:
    """The bot's die: what it shows, 0 before the roll."""

    face: int


@attrs.frozen
class SlotFacts:
    """A slot of the bot.

    number: counted from 1; is_next: its card is the one to be resolved
    """

    number: int
    is_filled: bool
    is_blocked: bool
    is_next: bool


@attrs.frozen
class RowFacts:
    """A row of the bot's table, counted from 0. ``is_lit``: it resolves the card of now."""

    nation: int
    empire: bool
    row: int
    is_lit: bool


@attrs.frozen
class StageFacts:
    """What the bot does by its journey card, by the card's face. ``is_lit``: that face is up."""

    nation: int
    stage: int
    is_lit: bool
