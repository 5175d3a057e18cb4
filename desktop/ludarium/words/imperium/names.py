"""The names of things in Imperium. Cards are called what their content file calls them."""

from __future__ import annotations

from ludarium.games.imperium.box import load_box
from ludarium.words.voice import QT_TRANSLATE_NOOP, Voice

imperium = Voice("imperium")

STATES = {
    "barbarian": QT_TRANSLATE_NOOP("imperium", "barbarian"),
    "empire": QT_TRANSLATE_NOOP("imperium", "empire"),
}


def name() -> str:
    return imperium.tr("Imperium")


def card_name(key: str) -> str:
    """The name on a card."""
    box = load_box()
    return box.cards[box.number_of[key]].name if key in box.number_of else key
