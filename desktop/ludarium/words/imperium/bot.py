"""The solo bot in words: its turn, what it does, and how a match against it ends. Its tables stand in `bot_tables`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludarium.words.imperium.event_reader import Told
from ludarium.words.imperium.names import NATIONS, imperium, named, points
from ludarium.words.voice import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from ludarium.words.imperium.actions import Order


def bot_called(nation: str) -> str:
    """The bot where its nation is known."""
    return imperium.noun("{nation:same} (bot)", nation=named(NATIONS, nation))


# Its turn

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "bot-roll": (
        QT_TRANSLATE_NOOP("imperium", "The turn of the bot: roll the die that blocks one of its slots."),
        QT_TRANSLATE_NOOP("imperium", "{name} rolls the die for the bot."),
    ),
    "bot-resolve": (
        QT_TRANSLATE_NOOP("imperium", "The turn of the bot, with a {die}: resolve the card of its next slot."),
        QT_TRANSLATE_NOOP("imperium", "{name} resolves the cards of the bot."),
    ),
    "bot-clean-up": (
        QT_TRANSLATE_NOOP("imperium", "The turn of the bot, with a {die}: its slots are done, it cleans up."),
        QT_TRANSLATE_NOOP("imperium", "{name} cleans up for the bot."),
    ),
}
"""What is asked in the bot's turn, of oneself and of others."""

ORDERS: Mapping[str, str] = {
    "bot-roll": QT_TRANSLATE_NOOP("imperium", "Roll the die for the bot"),
    "bot-clean-up": QT_TRANSLATE_NOOP("imperium", "Clean up for the bot"),
}


def resolve_order(order: Order) -> str:
    return imperium.tr("Resolve slot {slot} of the bot", slot=order.word)


# What happened


def _rolled(e: Told) -> str:
    return imperium.tr("The die of the bot shows {die}.", die=e["die"])


def _revealed(e: Told) -> str:
    return imperium.tr(
        "The bot turns up {card:object} in slot {slot}: line {row} of its table.",
        card=e.card,
        slot=e["slot"],
        row=e["row"],
    )


def _filled(e: Told) -> str:
    return imperium.tr("The bot puts {card:object} into slot {slot}.", card=e.card, slot=e["slot"])


def _moved_slot(e: Told) -> str:
    return imperium.tr("The card of the blocked slot {slot} moves to slot 1 of the bot.", slot=e["slot"])


def _score(e: Told) -> str:
    return imperium.tr("The bot has {points:object}.", points=points(e["points"]))


BOT_EVENTS: Mapping[str, Callable[[Told], str]] = {
    "bot-filled": _filled,
    "bot-moved-slot": _moved_slot,
    "bot-revealed": _revealed,
    "bot-rolled": _rolled,
    "bot-score": _score,
}


# The end

OUTCOMES: Mapping[str, tuple[str, str]] = {
    "beat-bot": (
        QT_TRANSLATE_NOOP("imperium", "You win: you have more points than the bot."),
        QT_TRANSLATE_NOOP("imperium", "{name} wins with more points than the bot."),
    ),
    "lost-to-bot": (
        QT_TRANSLATE_NOOP("imperium", "The bot wins: you do not have more points."),
        QT_TRANSLATE_NOOP("imperium", "The bot wins: {name} does not have more points."),
    ),
    "collapse-alone": (
        QT_TRANSLATE_NOOP("imperium", "Collapse: the bot wins, you lose."),
        QT_TRANSLATE_NOOP("imperium", "Collapse: the bot wins, {name} loses."),
    ),
}
"""How a match against the bot ends, for oneself and for others."""
