"""Phrases of verbs about fame, the nation deck and developments."""

from __future__ import annotations

from ludarium.games.imperium.vocabulary import (
    Develop,
    Look,
    NationTopToBottom,
    NationTopToDiscard,
    ShuffleNationDeck,
    SwapHandCardWithNationTop,
    TakeFame,
    TakeOneOfLooked,
)
from ludarium.words.effects.nouns import effects
from ludarium.words.effects.phrasing import SENTENCE, is_plain
from ludarium.words.imperium.names import TARGETS, ZONES, imperium, named
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech
from ludarium.words.voice import TEXT, listing


@PHRASES.phrase(Look)
def look(say: ImperiumSpeech, step: Look) -> str:
    said = imperium.tr(
        "look at the top %n cards of {deck:of}",
        "look at the top card of {deck:of}",
        step.n,
        deck=named(ZONES, step.deck),
    )
    if not step.then:
        return said
    then = say.steps(step.then)
    if all(map(is_plain, step.then)):
        return listing([said, then])
    return effects.tr("{first}; then {after}", first=said, after=then)


@PHRASES.phrase(Develop, pick=TEXT("imperium", "Develop {card:object}"), nothing=TEXT("imperium", "Develop nothing"))
def develop(say: ImperiumSpeech, step: Develop) -> str:
    return imperium.tr("develop 1 card at no cost") if step.free else imperium.tr("develop 1 card")


PHRASES.add(
    SENTENCE,
    {
        TakeFame: lambda say, step: imperium.tr("take the top %n fame cards", "take the top fame card", step.n),
        TakeOneOfLooked: lambda say, step: imperium.tr("take 1 of them {target}", target=named(TARGETS, step.to)),
        NationTopToDiscard: lambda say, step: imperium.tr("put the top card of the nation deck into the discard pile"),
        NationTopToBottom: lambda say, step: imperium.tr("put the top card of the nation deck at its bottom"),
        ShuffleNationDeck: lambda say, step: imperium.tr("shuffle the nation deck"),
    },
)


@PHRASES.phrase(
    SwapHandCardWithNationTop, pick=TEXT("imperium", "Swap {card:object} with the top card of the nation deck")
)
def swap_hand_card_with_nation_top(say: ImperiumSpeech, step: SwapHandCardWithNationTop) -> str:
    return imperium.tr("swap 1 card from hand with the top card of the nation deck")
