"""Phrases of verbs about this card, this turn and this match."""

from __future__ import annotations

from ludarium.games.imperium.vocabulary import (
    ActivateQuest,
    ActiveQuestTo,
    AddTokensToSelf,
    FlipSelf,
    FlipState,
    GainTokensOnSelf,
    IgnoreStateIcon,
    Journey,
    PutIntoPlay,
    ReturnExhaustToken,
    TreatIcon,
    TriggerGameEnd,
)
from ludarium.words.effects.phrasing import SENTENCE
from ludarium.words.imperium.names import ALL_TOKENS, ITS_STATE_MARK, STATES, TARGETS, card_name, imperium, named
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, mark_noun
from ludarium.words.voice import TEXT


@PHRASES.phrase(
    ReturnExhaustToken,
    pick=TEXT("imperium", "Return the exhaust token of {card:of}"),
    nothing=TEXT("imperium", "Return no exhaust token"),
)
def return_exhaust_token(say: ImperiumSpeech, step: ReturnExhaustToken) -> str:
    return imperium.tr(
        "return %n exhaust tokens from cards to the state card",
        "return %n exhaust token from a card to the state card",
        step.n,
    )


# Quests and journey


@PHRASES.phrase(Journey)
def journey(say: ImperiumSpeech, step: Journey) -> str:
    return imperium.tr("turn the journey to {card:to}", card=card_name(step.to))


@PHRASES.phrase(ActivateQuest, pick=TEXT("imperium", "Make {card:object} the active quest"))
def activate_quest(say: ImperiumSpeech, step: ActivateQuest) -> str:
    return imperium.tr("make 1 impending quest the active quest")


PHRASES.add(
    SENTENCE,
    {
        TreatIcon: lambda say, step: imperium.tr(
            "treat {mark:object} as {others:plain} until the end of the turn",
            mark=mark_noun(f"icon:{step.icon}").counted(step.n),
            others=mark_noun(f"icon:{step.as_}").counted(step.as_n),
        ),
        IgnoreStateIcon: lambda say, step: imperium.tr(
            "ignore {mark:object} of the next card played this turn", mark=named(ITS_STATE_MARK, step.icon)
        ),
        AddTokensToSelf: lambda say, step: imperium.tr(
            "put {tokens:object} on this card", tokens=say.tokens(step.what, step.n)
        ),
        GainTokensOnSelf: lambda say, step: imperium.tr(
            "gain all {tokens:object} on this card", tokens=named(ALL_TOKENS, step.what)
        ),
        PutIntoPlay: lambda say, step: imperium.tr("put {card:object} into play", card=say.this(step.what)),
        FlipSelf: lambda say, step: imperium.tr("turn this card over"),
        FlipState: lambda say, step: imperium.tr("become {state:plain}", state=named(STATES, step.to)),
        TriggerGameEnd: lambda say, step: imperium.tr("trigger scoring"),
        ActiveQuestTo: lambda say, step: imperium.tr("put the active quest {target}", target=named(TARGETS, step.to)),
    },
)
