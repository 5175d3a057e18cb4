"""Phrases of verbs between players."""

from __future__ import annotations

from ludarium.engine.effects.verbs import Condition
from ludarium.games.imperium.vocabulary import AvoidAttack, GiveCard, ResolveExhaustOf, Steal
from ludarium.words.effects.amount_phrases import places
from ludarium.words.effects.phrasing import SENTENCE
from ludarium.words.imperium.names import STATES, imperium, named
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, a_card
from ludarium.words.voice import TEXT


@PHRASES.phrase(Steal)
def steal(say: ImperiumSpeech, step: Steal) -> str:
    said = imperium.tr(
        "steal {tokens:object} from {players:from}",
        tokens=say.tokens(step.what, step.n),
        players=_victims(say, step.only_if),
    )
    if not step.if_unable:
        return said
    return imperium.tr("{steal}; those who cannot give all of it {steps}", steal=said, steps=say.steps(step.if_unable))


def _victims(say: ImperiumSpeech, only_if: Condition | None) -> str:
    if only_if is None:
        return imperium.noun("each other player")
    if only_if.state:
        return imperium.noun("each other player who is {state:plain}", state=named(STATES, only_if.state))
    return imperium.noun(
        "each other player who has {card:object} {place}",
        card=say.kind(only_if.filter).one,
        place=places(say, only_if.zone),
    )


@PHRASES.phrase(GiveCard, pick=TEXT("imperium", "Give away {card:object}"))
def give_card(say: ImperiumSpeech, step: GiveCard) -> str:
    said = imperium.tr("give each other player {cards:object}", cards=say.sourced(a_card().counted(step.n), step.from_))
    if step.recipient_if is None:
        return said
    return imperium.tr(
        "{give}; those who are given {card:object} {steps}",
        give=said,
        card=say.kind(step.recipient_if.filter).one,
        steps=say.steps(step.recipient_if.steps),
    )


@PHRASES.phrase(AvoidAttack)
def avoid_attack(say: ImperiumSpeech, step: AvoidAttack) -> str:
    price = step.unless_attacker_gives
    if price is None:
        return imperium.tr("avoid the attack")
    return imperium.tr(
        "avoid the attack unless the attacker gives you {tokens:object}", tokens=say.tokens(price.what, price.n)
    )


PHRASES.add(
    SENTENCE,
    {
        ResolveExhaustOf: lambda say, step: imperium.tr(
            "resolve the exhaust ability of {card:of} that another player has {place}, as if it were your own",
            card=say.kind(step.filter).one,
            place=say.place(step.from_),
        ),
    },
)
