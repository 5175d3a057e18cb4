"""The keywords on a card, each explained in a sentence, for a closer look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.engine.effects.verbs import Exile
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.games.imperium.cards import Card
from ludarium.games.imperium.vocabulary import (
    Abandon,
    Acquire,
    BreakThrough,
    Develop,
    FreePlay,
    Garrison,
    History,
    Recall,
    ReturnUnrest,
    Sink,
    TakeUnrest,
)
from ludarium.words.effects.phrasing import inner
from ludarium.words.imperium.names import imperium
from ludarium.words.voice import TEXT

VERBS: Mapping[type[Step], str] = {
    Acquire: TEXT(
        "imperium", "Acquire: take a market card into your hand, with the tokens on it and the Unrest under it."
    ),
    BreakThrough: TEXT(
        "imperium",
        "Break through: take a market card or the top card of the deck of its suit, without the Unrest under it; the"
        " tokens on it are yours.",
    ),
    Garrison: TEXT(
        "imperium", "Garrison: put a card under one in play. When that one leaves play, it goes the same way."
    ),
    Abandon: TEXT("imperium", "Abandon: discard a card from play; its garrison goes with it."),
    Recall: TEXT("imperium", "Recall: take a card from play back into your hand, with its garrison."),
    Sink: TEXT("imperium", "Sink: put a card onto the flooded pile of the Atlanteans; others discard it."),
    Exile: TEXT("imperium", "Exile: put a card onto the exile pile, which all can see."),
    History: TEXT("imperium", "History: cards there are out of your deck, but count when points are counted."),
    FreePlay: TEXT("imperium", "Free play: it takes no action token; all else that it asks still holds."),
    Develop: TEXT("imperium", "Develop: pay for a development of yours; it goes onto your discard pile."),
    TakeUnrest: TEXT("imperium", "Unrest: minus 2 points. The match collapses when its pile is empty."),
    ReturnUnrest: TEXT("imperium", "Unrest that is returned goes back to its pile and costs no points."),
}
PINNED = TEXT("imperium", "Pinned: it stays in play after it is played.")
ATTACK = TEXT("imperium", "Attack: it strikes the other players, who may have protection.")
EXHAUST = TEXT("imperium", "Exhaust: put an exhaust token on this card to use it, once a turn.")
SOLSTICE_ = TEXT("imperium", "Solstice: at the end of every round, without a token.")
STATES: Mapping[str, str] = {
    "barbarian": TEXT("imperium", "Barbarian mark: only a barbarian can play it."),
    "empire": TEXT("imperium", "Empire mark: only an empire can play it."),
}
SOURCES: Mapping[str, str] = {
    "rulebook": TEXT("imperium", "Where this comes from: the rulebook."),
    "measured": TEXT("imperium", "Where this comes from: pictures of the card."),
    "sourced": TEXT("imperium", "Where this comes from: published lists."),
    "recalled": TEXT("imperium", "Where this comes from: players' memory."),
    "designed": TEXT("imperium", "Where this comes from: it was designed for Ludarium."),
}


def keywords(card: Card) -> Iterator[str]:
    """Explain the card's words and marks, each once, in their order on the card."""
    if card.state in STATES:
        yield imperium.tr(STATES[card.state])
    for is_there, text in ((card.pinned, PINNED), (card.attack, ATTACK), (card.free_play, VERBS[FreePlay])):
        if is_there:
            yield imperium.tr(text)
    if card.exhaust:
        yield imperium.tr(EXHAUST)
    if card.solstice:
        yield imperium.tr(SOLSTICE_)
    said = dict.fromkeys(VERBS[verb] for verb in _verbs(card) if verb in VERBS)
    yield from (imperium.tr(text) for text in said if text != VERBS[FreePlay] or not card.free_play)


def _verbs(card: Card) -> Iterator[type[Step]]:
    for steps in (card.play, card.on_gain, card.on_enter, card.instead_of_gain, card.solstice):
        yield from _within(steps)
    for passive in card.passive:
        yield from _within(passive.steps)
    for ability in card.exhaust:
        yield from _within(ability.cost)
        yield from _within(ability.steps)


def _within(steps: Steps) -> Iterator[type[Step]]:
    for step in steps:
        yield type(step)
        for more in inner(step):
            yield from _within(more)


def source(card: Card) -> str:
    """Return where the facts of a card come from."""
    return imperium.tr(SOURCES[card.provenance]) if card.provenance in SOURCES else ""
