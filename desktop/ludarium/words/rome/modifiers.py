"""Phrases of modifiers: a rule that is changed, for good or, told as a step, until the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from ludarium.engine.effects.verbs import Pay
from ludarium.games.rome.vocabulary import (
    BoostBonus,
    BoostFree,
    BuildWhere,
    CardGain,
    ChangeCost,
    ConquerDamage,
    FaceDownValue,
    HandLimitIgnores,
    InfluencePerCard,
    Modifier,
    MovementPerCard,
    OtherPrice,
    Range,
    TradePayment,
)
from ludarium.words.rome.names import KINDS, named, rome
from ludarium.words.rome.speech import PHRASES, RomeSpeech
from ludarium.words.voice import TEXT, either, listing

M = TypeVar("M", bound=Modifier)
Change = Callable[[RomeSpeech, M], str]


def modifier(kind: type[M]) -> Callable[[Change[M]], Change[M]]:
    """Register the function that says what a modifier changes; duration and limit are added."""

    def add(change: Change[M]) -> Change[M]:
        def said(say: RomeSpeech, step: M) -> str:
            clause = change(say, step)
            if step.limit:
                clause = rome.tr("once a turn {change}", change=clause)
            return rome.tr("until the end of the turn {change}", change=clause) if step.until else clause

        PHRASES.phrase(kind, double=True)(said)
        return change

    return add


# Costs

DEEDS: Mapping[str, str] = {
    "conquer": TEXT("rome", "conquering an enemy"),
    "return_strife": TEXT("rome", "returning strife"),
    "festival": TEXT("rome", "the Festival"),
    "trade": TEXT("rome", "a trade agreement"),
    "build": TEXT("rome", "building a development"),
    "build_over": TEXT("rome", "building over a development"),
    "buy_development": TEXT("rome", "buying a development"),
    "cycle": TEXT("rome", "cycling a card"),
    "stone": TEXT("rome", "whatever is paid in stone"),
}
PAID_IN: Mapping[str, str] = {
    "conquer": "military",
    "return_strife": "military",
    "festival": "food",
    "trade": "technology",
    "build": "attribute",
    "build_over": "gold",
    "buy_development": "gold",
    "cycle": "industry",
    "stone": "stone",
}
"""What a changed cost is more or less of."""


@modifier(ChangeCost)
def change_cost(say: RomeSpeech, step: ChangeCost) -> str:
    deed, amount = named(DEEDS, step.of), say.tokens(PAID_IN[step.of], abs(step.delta))
    if step.delta > 0:
        return rome.tr("{deed} costs {amount:object} more", deed=deed, amount=amount)
    return rome.tr("{deed} costs {amount:object} less", deed=deed, amount=amount)


@modifier(OtherPrice)
def other_price(say: RomeSpeech, step: OtherPrice) -> str:
    costs = [listing([say.tokens(pay.what, int(pay.n)) for pay in cost if isinstance(pay, Pay)]) for cost in step.costs]
    return rome.tr("{deed} can be paid with {costs:with} instead", deed=named(DEEDS, step.of), costs=either(costs))


@modifier(TradePayment)
def trade_payment(say: RomeSpeech, step: TradePayment) -> str:
    kinds = either([named(KINDS, kind) for kind in step.also])
    return rome.tr("trade agreements can be paid with {kinds:with} as well, in any mix", kinds=kinds)


# The empire


@modifier(ConquerDamage)
def conquer_damage(say: RomeSpeech, step: ConquerDamage) -> str:
    if step.delta > 0:
        return rome.tr(
            "conquering brings %n strife more as damage", "conquering brings %n strife more as damage", step.delta
        )
    return rome.tr(
        "conquering brings %n strife less as damage", "conquering brings %n strife less as damage", -step.delta
    )


@modifier(Range)
def range_(say: RomeSpeech, step: Range) -> str:
    if step.of == "conquer":
        return rome.tr(
            "enemies up to %n spaces from the leader can be conquered",
            "enemies up to %n space from the leader can be conquered",
            step.n,
        )
    return rome.tr(
        "trade agreements can be made up to %n spaces from the leader",
        "trade agreements can be made up to %n space from the leader",
        step.n,
    )


@modifier(InfluencePerCard)
def influence_per_card(say: RomeSpeech, step: InfluencePerCard) -> str:
    return rome.tr(
        "a card may be influenced until %n tokens lie there",
        "a card may be influenced until %n token lies there",
        step.n,
    )


@modifier(BuildWhere)
def build_where(say: RomeSpeech, step: BuildWhere) -> str:
    return rome.tr("developments can be built only on {spaces:in}", spaces=say.spaces(step.where).one)


# Cards


@modifier(HandLimitIgnores)
def hand_limit_ignores(say: RomeSpeech, step: HandLimitIgnores) -> str:
    cards = say.kind(step.filter).counted(step.n)
    return rome.tr("up to {cards:subject} in hand do not count against the hand limit", cards=cards)


@modifier(MovementPerCard)
def movement_per_card(say: RomeSpeech, step: MovementPerCard) -> str:
    amount = say.tokens("movement", abs(step.delta))
    if step.delta > 0:
        return rome.tr("each card used for movement gives {amount:object} more", amount=amount)
    return rome.tr("each card used for movement gives {amount:object} less", amount=amount)


@modifier(BoostFree)
def boost_free(say: RomeSpeech, step: BoostFree) -> str:
    return rome.tr("a card whose banner is {kind:plain} can be boosted at no cost", kind=named(KINDS, step.resource))


@modifier(BoostBonus)
def boost_bonus(say: RomeSpeech, step: BoostBonus) -> str:
    return rome.tr(
        "a boosted card whose banner is {kind:plain} gives %n points more of one attribute that it gives",
        "a boosted card whose banner is {kind:plain} gives %n point more of one attribute that it gives",
        step.delta,
        kind=named(KINDS, step.resource),
    )


@modifier(FaceDownValue)
def face_down_value(say: RomeSpeech, step: FaceDownValue) -> str:
    return rome.tr(
        "a card played face down gives %n attribute points of one type",
        "a card played face down gives %n attribute point",
        step.n,
    )


@modifier(CardGain)
def card_gain(say: RomeSpeech, step: CardGain) -> str:
    kind, amount = named(KINDS, step.what), say.tokens(step.what, abs(step.delta))
    if step.delta > 0:
        return rome.tr(
            "each attribute card that gives {kind:object} gives {amount:object} more", kind=kind, amount=amount
        )
    return rome.tr("each attribute card that gives {kind:object} gives {amount:object} less", kind=kind, amount=amount)
