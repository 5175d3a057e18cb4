"""From a question back to the card and the step that ask it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ludarium.engine.effects.verbs import CostThen
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.cards import Card
from ludarium.words.effects.question_phrases import whole_of
from ludarium.words.imperium.bot import bot_called
from ludarium.words.imperium.box import card_called


def step_of(box: Box, params: Mapping[str, Any]) -> Step | None:
    """Return the step that asks with these parameters; None in the title's own programs."""
    if "program" not in params:
        return None
    sources = box.programs[params["program"]].sources
    return sources[params["at"]] if sources else None


def asking_card(box: Box, program: int) -> str:
    """Name the card or the bot's table that asks; empty in the title's own programs."""
    name, *rest = box.programs[program].name.split()
    if name == "bot":
        return bot_called(rest[0])
    return card_called(box, box.number_of[name]) if name in box.number_of else ""


def _card(box: Box, program: int) -> int | None:
    return box.number_of.get(box.programs[program].name.split()[0])


def whole(box: Box, program: int, step: Step) -> Step:
    """Return what the step begins: for a card to discard, "you may discard 1 card to draw 1 card"."""
    card = _card(box, program)
    return step if card is None else whole_of(step, _trees(box.cards[card]))


def _trees(card: Card) -> Iterator[Steps]:
    yield from (card.play, card.solstice, card.on_gain, card.on_enter, card.instead_of_gain)
    yield from (passive.steps for passive in card.passive)
    yield from ((CostThen(ability.cost, ability.steps),) if ability.cost else ability.steps for ability in card.exhaust)
