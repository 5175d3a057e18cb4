"""Phrases of verbs that move cards of one's own."""

from __future__ import annotations

from ludarium.games.imperium.vocabulary import (
    Abandon,
    Find,
    FreePlay,
    Garrison,
    History,
    Recall,
    ReturnUnrest,
    Sink,
    TakeUnrest,
)
from ludarium.words.effects.flow_phrases import with_each
from ludarium.words.effects.phrasing import ICONS, SENTENCE
from ludarium.words.imperium.names import TARGETS, imperium, named
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, on_cards
from ludarium.words.inline_icons import picture
from ludarium.words.voice import TEXT, either


@PHRASES.phrase(
    History,
    pick=TEXT("imperium", "Put {card:object} into history"),
    nothing=TEXT("imperium", "Put nothing into history"),
)
def history(say: ImperiumSpeech, step: History) -> str:
    if step.reveal:
        return imperium.tr("reveal {cards:object} and put them into history", cards=say.cards(step))
    return imperium.tr("put {cards:object} into history", cards=say.cards(step))


@PHRASES.phrase(History, ICONS)
def history_icons(say: ImperiumSpeech, step: History) -> str:
    return on_cards.tr("{cards:object} into {history}", cards=say.cards(step), history=picture("history"))


@PHRASES.phrase(Abandon, pick=TEXT("imperium", "Abandon {card:object}"), nothing=TEXT("imperium", "Abandon nothing"))
def abandon(say: ImperiumSpeech, step: Abandon) -> str:
    return with_each(say, imperium.tr("abandon {cards:object}", cards=say.cards(step, home="play")), step.for_each)


@PHRASES.phrase(Recall, pick=TEXT("imperium", "Recall {card:object}"), nothing=TEXT("imperium", "Recall nothing"))
def recall(say: ImperiumSpeech, step: Recall) -> str:
    return imperium.tr("recall {cards:object}", cards=say.cards(step, home="play"))


@PHRASES.phrase(Sink, pick=TEXT("imperium", "Sink {card:object}"))
def sink(say: ImperiumSpeech, step: Sink) -> str:
    return imperium.tr("sink {cards:object}", cards=say.cards(step))


@PHRASES.phrase(
    Garrison, double=True, pick=TEXT("imperium", "Garrison {card:object}"), nothing=TEXT("imperium", "Garrison nothing")
)
def garrison(say: ImperiumSpeech, step: Garrison) -> str:
    if step.what != "self":
        return imperium.tr("garrison {cards:object} under this card", cards=say.cards(step, home="hand"))
    if step.trigger_region_play_effect:
        return imperium.tr("garrison this card under a region in play and resolve the effect of that region again")
    return imperium.tr("garrison this card under a region in play")


@PHRASES.phrase(Garrison, ICONS)
def garrison_icons(say: ImperiumSpeech, step: Garrison) -> str:
    if step.what == "self":
        return say.at_length(step)
    return on_cards.tr("garrison {cards}", cards=say.cards(step, home="hand"))


@PHRASES.phrase(Find, double=True, pick=TEXT("imperium", "Find {card:object}"))
def find(say: ImperiumSpeech, step: Find) -> str:
    card, target = say.kind(step.filter).counted(1), named(TARGETS, step.to)
    if step.from_ == EVERYWHERE:
        return imperium.tr("find {card:object} and put it {target}", card=card, target=target)
    zones = either([say.zone(zone) for zone in step.from_.split("|")])
    return imperium.tr("find {card:object} in {zones:in} and put it {target}", card=card, zones=zones, target=target)


EVERYWHERE = Find("any", "hand").from_
"""Where the rules search when the card does not say."""


@PHRASES.phrase(FreePlay, pick=TEXT("imperium", "Free play {card:object}"))
def free_play(say: ImperiumSpeech, step: FreePlay) -> str:
    cards = say.sourced(say.kind(step.filter).counted(1), step.from_)
    if step.ignore_state:
        return imperium.tr("free play {card:object}, ignoring its state mark", card=cards)
    return imperium.tr("free play {card:object}", card=cards)


# Unrest


PHRASES.add(
    SENTENCE,
    {
        TakeUnrest: lambda say, step: imperium.tr("take {cards:object}", cards=say.kind("unrest").counted(step.n)),
    },
)


@PHRASES.phrase(TakeUnrest, ICONS)
def take_unrest_icons(say: ImperiumSpeech, step: TakeUnrest) -> str:
    return on_cards.tr("take {cards}", cards=f"{step.n}{picture('suit-unrest')}")


@PHRASES.phrase(
    ReturnUnrest, pick=TEXT("imperium", "Return {card:object}"), nothing=TEXT("imperium", "Return no Unrest")
)
def return_unrest(say: ImperiumSpeech, step: ReturnUnrest) -> str:
    if step.what:
        return imperium.tr("return {card:object} to the unrest pile", card=say.this(step.what))
    number = say.number(step.n, say.kind("unrest"), step.up_to)
    return imperium.tr("return {cards:object}", cards=say.sourced(number, step.from_, every=step.n == "all"))


@PHRASES.phrase(ReturnUnrest, ICONS)
def return_unrest_icons(say: ImperiumSpeech, step: ReturnUnrest) -> str:
    if step.what or isinstance(step.n, str) or step.up_to:
        return say.at_length(step)
    return on_cards.tr("return {cards}", cards=f"{step.n}{picture('suit-unrest')}")
