"""What is printed for the solo bot, as it stands in the content file: levels, and a table for each nation."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from ludarium.engine.effects.verbs import Condition
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.frames import Frame
from ludarium.engine.steps import View


@attrs.frozen
class Level:
    """How hard the bot is to beat.

    slots: how many cards lie in front of it
    discards: cards from its deck that it discards after each refill
    tokens_for_a_point: how many materials and population together are worth a point
    progress_for_unrest: progress that it gains for an unrest it returns
    """

    key: str
    slots: int
    provenance: str
    discards: int = 0
    starts_with_tokens: bool = False
    tokens_for_a_point: int = 10
    progress_for_unrest: int = 0


@attrs.frozen
class Row:
    """What a card that fits, and fits no row above, makes the bot do."""

    match: str
    steps: Instructions


@attrs.frozen
class Stage:
    """A face of the journey card: what happens when the deck has run out; ``unrest`` when the journey stands still."""

    card: str
    cond: Condition
    then: Instructions
    unrest: int
    else_: Instructions = ()


@attrs.frozen
class Token:
    """What the bot puts on the market card of its blocked slot."""

    what: str = "progress"
    n: int = 1


@attrs.frozen
class Bot:
    """The table of a nation. Without rows for a state the bot is never in it."""

    nation: str
    provenance: str
    barbarian: tuple[Row, ...] = ()
    empire: tuple[Row, ...] = ()
    journey: tuple[Stage, ...] = ()
    token: Token = Token()


@attrs.frozen
class KingOfKings:
    """The progress that a bot gains from King of Kings, by its state."""

    barbarian: int
    empire: int


@attrs.frozen
class Book:
    """All of it.

    variable_value: what a card is worth to a bot when a person would have to count
    """

    version: int
    note: str
    levels: tuple[Level, ...]
    variable_value: int
    king_of_kings: KingOfKings
    bots: tuple[Bot, ...]
    provenance: str


# The tables, compiled


@attrs.frozen
class Table:
    """The rows for one state, by card.

    row: which row a card is resolved by; program: what the row does; attacks: rows that stand for an attack
    """

    row: tuple[int, ...]
    program: tuple[int, ...]
    attacks: frozenset[int]


@attrs.frozen
class CompiledStage:
    """A face of the journey card."""

    holds: Callable[[View, Frame], bool]
    then: int
    else_: int
    unrest: int


@attrs.frozen
class Tables:
    """All that a nation's bot plays by. by_state: the tables of a barbarian and of an empire."""

    token: Token
    has_empire_table: bool
    by_state: tuple[Table, Table]
    journey: dict[int, CompiledStage]

    def of(self, is_empire: bool) -> Table:
        return self.by_state[is_empire]
