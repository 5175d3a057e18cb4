"""The bot's points: the value of its cards, progress, and materials and population together."""

from __future__ import annotations

from ludarium.engine.contract import Standing
from ludarium.engine.steps import View
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.counting import owned


def bot_standing(box: Box, view: View) -> Standing:
    """The score of the bot, line by line."""
    player = view.seats[view.bot]
    cards = owned(player)
    unrest = cards.count(box.unrest)
    level = box.book.levels[view.level]
    values = box.bot_values
    worth = sum(map(values.__getitem__, cards)) - unrest * values[box.unrest]
    return Standing(
        (
            ("progress", player.progress),
            ("tokens", (player.materials + player.population) // level.tokens_for_a_point),
            ("cards", worth),
            ("unrest", unrest * values[box.unrest]),
        )
    )
