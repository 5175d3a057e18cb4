"""The solo bot in words: its turn, what it does, and how a match against it ends. Its tables stand in `bot_tables`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludarium.words.imperium.event_reader import Told
from ludarium.words.imperium.names import NATIONS, imperium, named, points
from ludarium.words.told import Pair
from ludarium.words.voice import TEXT

if TYPE_CHECKING:
    from ludarium.words.imperium.actions import OrderContext


def bot_called(nation: str) -> str:
    """Return the bot's name, with its nation."""
    return imperium.noun("{nation:same} (bot)", nation=named(NATIONS, nation))


# Its turn

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "bot-roll": (
        TEXT("imperium", "The turn of the bot: roll the die that blocks one of its slots."),
        TEXT("imperium", "{name} rolls the die for the bot."),
    ),
    "bot-resolve": (
        TEXT("imperium", "The turn of the bot, with a {die}: resolve the card of its next slot."),
        TEXT("imperium", "{name} resolves the cards of the bot."),
    ),
    "bot-clean-up": (
        TEXT("imperium", "The turn of the bot, with a {die}: its slots are done, it cleans up."),
        TEXT("imperium", "{name} cleans up for the bot."),
    ),
}
"""What is asked in the bot's turn, of oneself and of others."""

ORDERS: Mapping[str, str] = {
    "bot-roll": TEXT("imperium", "Roll the die for the bot"),
    "bot-clean-up": TEXT("imperium", "Clean up for the bot"),
}


def resolve_order(order: OrderContext) -> str:
    return imperium.tr("Resolve slot {slot} of the bot", slot=order.word)


# What happened


PAIRS: Mapping[str, Pair] = {
    "bot-filled": TEXT("imperium", "The bot puts {card:object} into slot {slot}."),
    "bot-moved-slot": TEXT("imperium", "The card of the blocked slot {slot} moves to slot 1 of the bot."),
    "bot-revealed": TEXT("imperium", "The bot turns up {card:object} in slot {slot}: line {row} of its table."),
    "bot-rolled": TEXT("imperium", "The die of the bot shows {die}."),
    "bot-score": TEXT("imperium", "The bot has {points:object}."),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "card": lambda e: e.card,
    "points": lambda e: points(e["points"]),
}


# The end

OUTCOMES: Mapping[str, tuple[str, str]] = {
    "beat-bot": (
        TEXT("imperium", "You win: you have more points than the bot."),
        TEXT("imperium", "{name} wins with more points than the bot."),
    ),
    "lost-to-bot": (
        TEXT("imperium", "The bot wins: you do not have more points."),
        TEXT("imperium", "The bot wins: {name} does not have more points."),
    ),
    "collapse-alone": (
        TEXT("imperium", "Collapse: the bot wins, you lose."),
        TEXT("imperium", "Collapse: the bot wins, {name} loses."),
    ),
}
"""How a match against the bot ends, for oneself and for others."""
