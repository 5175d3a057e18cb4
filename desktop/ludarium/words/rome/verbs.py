"""Phrases of Rome's own verbs, and of shared ones that it says in words of its own. Modifiers: `modifiers`."""

from __future__ import annotations

from ludarium.engine.effects.verbs import Choose, Exile, Gain, PutOnDeckTop
from ludarium.engine.effects.vocabulary import Steps
from ludarium.games.rome.vocabulary import (
    AddEnemy,
    AdvanceTrack,
    Buy,
    CapitalAction,
    Convert,
    Cycle,
    GainAny,
    MustPay,
    ReadyInfluence,
    RelocateLeader,
    ReturnToSupply,
    SetAsideInfluence,
    SpendInfluence,
    TrashSelf,
)
from ludarium.words.effects.flow_phrases import one_of
from ludarium.words.effects.phrasing import SENTENCE
from ludarium.words.rome.names import TRACKS, named, rome
from ludarium.words.rome.speech import PHRASES, RomeSpeech
from ludarium.words.voice import either

ANY = "any"

# Choices


@PHRASES.phrase(Choose)
def choose(say: RomeSpeech, step: Choose) -> str:
    """Every benefit of Rome may be declined; no card says so."""
    gains = [_gained(say, option) for option in step.options]
    if step.max == 1 and all(gains):
        return rome.tr("gain {things:object}", things=either(gains))
    return one_of(say, step)


def _gained(say: RomeSpeech, option: Steps) -> str:
    """Return what an option brings, if it is one thing in a fixed number."""
    if len(option) == 1 and isinstance(option[0], Gain) and option[0].per is None:
        return say.tokens(option[0].what, option[0].n)
    return ""


# Goods and points


@PHRASES.phrase(GainAny)
def gain_any(say: RomeSpeech, step: GainAny) -> str:
    if step.group == "resource":
        if step.same:
            return rome.tr("gain %n resources of one type", "gain %n resource of any type", step.n)
        return rome.tr("gain %n resources of any types", "gain %n resource of any type", step.n)
    if step.same:
        return rome.tr("gain %n attribute points of one type", "gain %n attribute point of any type", step.n)
    return rome.tr("gain %n attribute points of any types", "gain %n attribute point of any type", step.n)


@PHRASES.phrase(MustPay)
def must_pay(say: RomeSpeech, step: MustPay) -> str:
    costs = either([say.steps(cost) for cost in step.costs])
    return rome.tr("{costs}, or else {steps}", costs=costs, steps=say.steps(step.else_))


@PHRASES.phrase(Convert)
def convert(say: RomeSpeech, step: Convert) -> str:
    if step.from_ == "resource":
        goods = rome.noun("up to %n resources", "%n resource", step.max)
    else:
        goods = rome.tr("up to {goods:same}", goods=say.tokens(step.from_, step.max)) if step.max > 1 else ""
        goods = goods or say.tokens(step.from_, 1)
    gold = say.tokens("gold", step.rate)
    if step.max == 1:
        return rome.tr("turn {goods:object} into {gold:into}", goods=goods, gold=gold)
    return rome.tr("turn {goods:object} into {gold:into} each", goods=goods, gold=gold)


@PHRASES.phrase(AdvanceTrack)
def advance_track(say: RomeSpeech, step: AdvanceTrack) -> str:
    if step.track == ANY:
        return rome.tr("advance any one track by %n steps", "advance any one track by %n step", step.n)
    track = named(TRACKS, step.track)
    return rome.tr("advance {track:object} by %n steps", "advance {track:object} by %n step", step.n, track=track)


# Influence and the empire


@PHRASES.phrase(ReadyInfluence)
def ready_influence(say: RomeSpeech, step: ReadyInfluence) -> str:
    said = rome.tr("ready %n Spent influence tokens", "ready %n Spent influence token", step.n)
    if step.where == ANY:
        return said
    return rome.tr("{deed} on {spaces:in}", deed=said, spaces=say.spaces(step.where).one)


@PHRASES.phrase(RelocateLeader)
def relocate_leader(say: RomeSpeech, step: RelocateLeader) -> str:
    if step.to == ANY:
        return rome.tr("move the leader to any space")
    return rome.tr("move the leader to {space:to}", space=say.spaces(step.to).one)


@PHRASES.phrase(AddEnemy)
def add_enemy(say: RomeSpeech, step: AddEnemy) -> str:
    spaces = say.spaces(step.where)
    return rome.tr(
        "place %n aggressive enemies on {spaces:in}",
        "place %n aggressive enemy on {spaces:in}",
        step.n,
        spaces=spaces.one if step.n == 1 else spaces.many,
    )


# Cards


@PHRASES.phrase(Exile)
def trash(say: RomeSpeech, step: Exile) -> str:
    return rome.tr("trash {cards:object}", cards=say.cards(step))


PHRASES.add(
    SENTENCE,
    {
        SpendInfluence: lambda say, step: rome.tr(
            "spend %n Ready influence tokens anywhere", "spend %n Ready influence token anywhere", step.n
        ),
        SetAsideInfluence: lambda say, step: rome.tr(
            "set aside %n influence tokens until the round ends",
            "set aside %n influence token until the round ends",
            step.n,
        ),
        CapitalAction: lambda say, step: rome.tr("take one of the actions of the Capital without a token"),
        TrashSelf: lambda say, step: rome.tr("trash this card"),
        PutOnDeckTop: lambda say, step: rome.tr("put {cards:object} on top of the deck", cards=say.cards(step)),
    },
)


@PHRASES.phrase(ReturnToSupply)
def return_to_supply(say: RomeSpeech, step: ReturnToSupply) -> str:
    """ "Up to 1" is not said: every benefit may be declined."""
    kind = say.kind(step.filter)
    cards = say.sourced(say.number(step.n, kind, step.up_to and step.n != 1), step.from_)
    return rome.tr("return {cards:object} to the supply", cards=cards)


@PHRASES.phrase(Cycle)
def cycle(say: RomeSpeech, step: Cycle) -> str:
    return rome.tr("cycle %n market cards at no cost", "cycle %n market card at no cost", step.n)


@PHRASES.phrase(Buy)
def buy(say: RomeSpeech, step: Buy) -> str:
    card, gold = say.kind(step.row).one, say.tokens("gold", step.discount)
    return rome.tr("buy {card:object} for {gold:for} less", card=card, gold=gold)
