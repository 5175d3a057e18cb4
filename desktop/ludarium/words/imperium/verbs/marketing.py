"""Phrases of verbs about the market."""

from __future__ import annotations

from ludarium.games.imperium.vocabulary import (
    Acquire,
    AddTokensToMarketCard,
    BreakThrough,
    DoubleTokensGained,
    Gamble,
    SwapExileWithMarket,
)
from ludarium.words.effects.phrasing import ICONS, SENTENCE
from ludarium.words.imperium.names import ALL_TOKENS, SUITS, imperium, named
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, on_cards
from ludarium.words.voice import TEXT, either

USUAL = {cls: cls(suits=()).sources for cls in (Acquire, BreakThrough)}
"""Where one looks when the card does not say."""


@PHRASES.phrase(Acquire, pick=TEXT("imperium", "Acquire {card:object}"), nothing=TEXT("imperium", "Acquire nothing"))
def acquire(say: ImperiumSpeech, step: Acquire) -> str:
    card = _card(say, step)
    if step.then_free_play:
        return _times(imperium.tr("acquire {card:object}, which you may free play at once", card=card), step.times)
    return _times(imperium.tr("acquire {card:object}", card=card), step.times)


@PHRASES.phrase(BreakThrough, ICONS)
def break_through_icons(say: ImperiumSpeech, step: BreakThrough) -> str:
    if step.times > 1 or step.sources != BreakThrough(suits=()).sources:
        return say.at_length(step)
    return on_cards.tr("break through {card}", card=say.of_suits(step.suits, step.filter).counted(1))


def _card(say: ImperiumSpeech, step: Acquire | BreakThrough) -> str:
    card = say.of_suits(step.suits, step.filter).counted(1)
    return card if step.sources == USUAL[type(step)] else say.sourced(card, "|".join(step.sources))


def _times(deed: str, n: int) -> str:
    return deed if n == 1 else imperium.tr("{deed}, %n times", "{deed}, once", n, deed=deed)


PHRASES.add(
    SENTENCE,
    {
        BreakThrough: lambda say, step: _times(
            imperium.tr("break through for {card:for}", card=_card(say, step)), step.times
        ),
        Gamble: lambda say, step: imperium.tr(
            "declare a suit ({suits}), then reveal the top card of the main deck: it comes into hand if it is of that"
            " suit, else into exile",
            suits=either([named(SUITS, suit) for suit in step.suits]),
        ),
        AddTokensToMarketCard: lambda say, step: imperium.tr(
            "put {tokens:object} on a market card", tokens=say.tokens(step.what, step.n)
        ),
        SwapExileWithMarket: lambda say, step: imperium.tr("swap a market card with an exiled card"),
        DoubleTokensGained: lambda say, step: imperium.tr(
            "gain the {tokens:object} from that card a second time", tokens=named(ALL_TOKENS, step.what)
        ),
    },
)
