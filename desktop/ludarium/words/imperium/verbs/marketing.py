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
from ludarium.words.effects.phrasing import ICONS
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


@PHRASES.phrase(BreakThrough)
def break_through(say: ImperiumSpeech, step: BreakThrough) -> str:
    return _times(imperium.tr("break through for {card:for}", card=_card(say, step)), step.times)


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


@PHRASES.phrase(Gamble)
def gamble(say: ImperiumSpeech, step: Gamble) -> str:
    return imperium.tr(
        "declare a suit ({suits}), then reveal the top card of the main deck: it comes into hand if it is of that"
        " suit, else into exile",
        suits=either([named(SUITS, suit) for suit in step.suits]),
    )


@PHRASES.phrase(AddTokensToMarketCard)
def add_tokens_to_market_card(say: ImperiumSpeech, step: AddTokensToMarketCard) -> str:
    return imperium.tr("put {tokens:object} on a market card", tokens=say.tokens(step.what, step.n))


@PHRASES.phrase(SwapExileWithMarket)
def swap_exile_with_market(say: ImperiumSpeech, step: SwapExileWithMarket) -> str:
    return imperium.tr("swap a market card with an exiled card")


@PHRASES.phrase(DoubleTokensGained)
def double_tokens_gained(say: ImperiumSpeech, step: DoubleTokensGained) -> str:
    return imperium.tr("gain the {tokens:object} from that card a second time", tokens=named(ALL_TOKENS, step.what))
