"""What is in the box of a title that is known to be Imperium."""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.title import Imperium
from ludarium.words.imperium.names import STATE_MARKS, card_name, imperium, named
from ludarium.words.voice import listing


def box_of(title: AnyTitle) -> Box:
    assert isinstance(title, Imperium)
    return title.box


def card_called(box: Box, card: int) -> str:
    return card_name(box.cards[card].name)


def givers(box: Box, keys: str) -> str:
    """Name the cards that may be given in place of others, by their keys."""
    return listing([key_called(box, key) for key in keys.split("|")])


def key_called(box: Box, key: str) -> str:
    """Return a card's name by its key, with its state mark if there is a card of that name without one."""
    if key not in box.number_of:
        return key  # someone's own content has another
    card = box.cards[box.number_of[key]]
    if card.state and not all(box.cards[twin].state for twin in box.named[card.name]):
        return imperium.tr(
            "{card:same} (with {things:with})", card=card_name(card.name), things=named(STATE_MARKS, card.state)
        )
    return card_name(card.name)
