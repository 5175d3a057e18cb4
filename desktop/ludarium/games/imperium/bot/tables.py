"""The tables, compiled: for each nation which program resolves which card."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.reasons import ContentError, because
from ludarium.games.imperium.bot import verbs
from ludarium.games.imperium.bot.book import Bot, CompiledStage, Row, Table, Tables
from ludarium.games.imperium.bot.flow import BotBuilder
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.counting import condition
from ludarium.games.imperium.filters import parse_filter

assert verbs  # reading them registers their resolvers
ATTACK = "attack"


def tables(box: Box) -> tuple[Tables, ...]:
    found = {bot.nation: _tables(box, bot) for bot in box.book.bots}
    return tuple(found[nation.key] for nation in box.nations)


def _tables(box: Box, bot: Bot) -> Tables:
    empire = _table(box, bot, bot.empire) if bot.empire else None
    barbarian = _table(box, bot, bot.barbarian) if bot.barbarian else empire
    assert barbarian is not None
    journey = {
        box.number_of[stage.card]: CompiledStage(
            condition(box, stage.cond),
            _program(box, bot.nation, stage.then),
            _program(box, bot.nation, stage.else_),
            stage.unrest,
        )
        for stage in bot.journey
    }
    return Tables(bot.token, bool(bot.empire), (barbarian, empire or barbarian), journey)


def _table(box: Box, bot: Bot, rows: Sequence[Row]) -> Table:
    filters = [parse_filter(box, row.match) for row in rows]
    return Table(
        tuple(next(n for n, fits in enumerate(filters) if card in fits) for card in range(len(box.cards))),
        tuple(_program(box, f"{bot.nation} {row.match}", row.steps) for row in rows),
        frozenset(n for n, row in enumerate(rows) if row.match == ATTACK),
    )


def _program(box: Box, name: str, steps: Instructions) -> int:
    builder = BotBuilder(box)
    try:
        builder.steps(steps)
    except (KeyError, ValueError) as error:
        raise ContentError(because("content-shape", file="bots.json", problem=f"{name}: {error}")) from error
    box.programs.append(builder.program(f"bot {name}"))
    return len(box.programs) - 1
