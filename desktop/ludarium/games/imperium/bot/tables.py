"""The tables, compiled: for each nation which program resolves which card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import attrs

from ludarium.engine.effects.effect_frames import Frame
from ludarium.engine.effects.machine import View
from ludarium.engine.effects.vocabulary import Steps
from ludarium.engine.reasons import ContentError, because
from ludarium.games.imperium.bot import verbs
from ludarium.games.imperium.bot.book import Bot, Row, Token
from ludarium.games.imperium.bot.flow import BotBuilder
from ludarium.games.imperium.counting import condition
from ludarium.games.imperium.filters import parse_filter

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box

assert verbs  # reading them registers their resolvers
ATTACK = "attack"


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


class Tables:
    """All that a nation's bot plays by."""

    def __init__(self, box: Box, bot: Bot) -> None:
        self.token: Token = bot.token
        self.has_empire_table = bool(bot.empire)
        empire = _table(box, bot, bot.empire) if bot.empire else None
        barbarian = _table(box, bot, bot.barbarian) if bot.barbarian else empire
        assert barbarian is not None
        self._tables = (barbarian, empire or barbarian)
        self.journey = {
            box.number_of[stage.card]: CompiledStage(
                condition(box, stage.cond),
                _program(box, bot.nation, stage.then),
                _program(box, bot.nation, stage.else_),
                stage.unrest,
            )
            for stage in bot.journey
        }

    def of(self, is_empire: bool) -> Table:
        return self._tables[is_empire]


def _table(box: Box, bot: Bot, rows: Sequence[Row]) -> Table:
    filters = [parse_filter(box, row.match) for row in rows]
    return Table(
        tuple(next(n for n, fits in enumerate(filters) if card in fits) for card in range(len(box.cards))),
        tuple(_program(box, f"{bot.nation} {row.match}", row.steps) for row in rows),
        frozenset(n for n, row in enumerate(rows) if row.match == ATTACK),
    )


def _program(box: Box, name: str, steps: Steps) -> int:
    builder = BotBuilder(box)
    try:
        builder.steps(steps)
    except (KeyError, ValueError) as error:
        raise ContentError(because("content-shape", file="bots.json", problem=f"{name}: {error}")) from error
    box.programs.append(builder.program(f"bot {name}"))
    return len(box.programs) - 1
