"""What components do in as few signs as a space of the empire or a small card has room for: numbers and pictures.

A closer look says the same in words: `texts`. One short form for each verb, as there is one phrase.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from ludarium.engine.effects import verbs as shared
from ludarium.engine.effects.vocabulary import Steps
from ludarium.games.rome import vocabulary as own
from ludarium.games.rome.content import (
    Ability,
    Agreement,
    AttributeCard,
    Development,
    LeaderAbility,
    Requirement,
    Territory,
)
from ludarium.games.rome.kinds import KINDS
from ludarium.words.effects.phrasing import SHORT
from ludarium.words.inline_icons import picture
from ludarium.words.rome.names import rome
from ludarium.words.rome.speech import PHRASES, RomeSpeech
from ludarium.words.voice import MINUS, TEXT, series

PICTURES: Mapping[str, str] = {
    **{kind: kind for kind in KINDS},
    "glory": "glory",
    "strife": "strife",
    "loan": "loan",
    "card": "draw-card",
    "population": "population-track",
    **{track: track for track in ("stability", "wisdom", "power", "capacity")},
}
"""The picture of what can be had, and of a bonus track."""

HEADS: Mapping[str, str] = {
    "produce": "produce",
    "resting": "resting-leader",
    "when_influenced": "when-influenced",
    "while_influenced": "while-influenced",
    "when_spent": "when-spent",
    "ongoing": "ongoing",
    "developed": "when-developed",
    "short": "trade",
    "lasting": "ongoing",
}
"""The picture that says when a line works."""

GROUPS: Mapping[str, str] = {
    "resource": TEXT("rome", "{n} any res."),
    "attribute": TEXT("rome", "{n} any pts"),
    "same_resource": TEXT("rome", "{n} same res."),
    "different_resources": TEXT("rome", "{n} diff. res."),
}
"""What has no picture of its own."""

COSTS: Mapping[str, str] = {
    "conquer": TEXT("rome", "conquest {delta}"),
    "return_strife": TEXT("rome", "calm strife {delta}"),
    "festival": TEXT("rome", "festival {delta}"),
    "trade": TEXT("rome", "trade {delta}"),
    "build": TEXT("rome", "build {delta}"),
    "build_over": TEXT("rome", "build over {delta}"),
    "buy_development": TEXT("rome", "buy dev. {delta}"),
    "cycle": TEXT("rome", "cycle {delta}"),
    "stone": TEXT("rome", "in stone {delta}"),
}
"""What costs more or less."""

EVENTS: Mapping[str, str] = {
    "enemy_conquered": TEXT("rome", "conquest: {effect}"),
    "trade_agreement_made": TEXT("rome", "trade: {effect}"),
    "round_end": TEXT("rome", "round end: {effect}"),
    "gold_gained": TEXT("rome", "gold: {effect}"),
    "card_played": TEXT("rome", "card: {effect}"),
}
"""What something waits for."""

TIMES, TO = "\N{MULTIPLICATION SIGN}", "\N{EN DASH}"

of = partial(PHRASES.phrase, register=SHORT)


class ShortSpeech(RomeSpeech):
    """Steps in icons and numbers, one after the other."""

    registers = (SHORT,)

    def steps(self, steps: Steps) -> str:
        return " ".join(map(self.clause, steps))


short = ShortSpeech(PHRASES).steps


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


def amount(what: str, n: int | str) -> str:
    """Return a number with its picture."""
    if what in PICTURES:
        return f"{n}{picture(PICTURES[what])}"
    return rome.tr(GROUPS[what], n=n) if what in GROUPS else f"{n} {what}"


def amounts(pairs: Iterable[tuple[str, int]]) -> str:
    return " ".join(amount(what, n) for what, n in pairs)


def either(these: Sequence[str]) -> str:
    said = these[0]
    for other in these[1:]:
        said = rome.tr("{this} or {that}", this=said, that=other)
    return said


def arrow(cost: str, gain: str) -> str:
    return f"{cost}→{gain}"


@of(shared.Gain)
def _gain(say: ShortSpeech, step: shared.Gain) -> str:
    per = step.per
    if per is None:
        return amount(step.what, step.n)
    if per.count.startswith("track:"):
        return f"{picture(PICTURES[per.count.partition(':')[2]])}{TIMES}{picture(PICTURES[step.what])}"
    return amount(step.what, f"{per.base}{TO}{per.max}")


@of(own.AdvanceTrack)
def _advance(say: ShortSpeech, step: own.AdvanceTrack) -> str:
    if step.track == "any":
        return rome.tr("{n} any track", n=signed(step.n))
    return f"{signed(step.n)}{picture(PICTURES[step.track])}"


def _cards(step: shared.Cards) -> str:
    """Return a number of cards, with their picture if they are of one kind."""
    return f"{step.n}{picture(PICTURES[step.filter])}" if step.filter in PICTURES else f"{step.n}"


@of(own.OtherPrice)
def _other_price(say: ShortSpeech, step: own.OtherPrice) -> str:
    costs = either([short(cost) for cost in step.costs])
    return rome.tr("or festival {costs}", costs=costs) if step.of == "festival" else rome.tr("or {costs}", costs=costs)


@of(own.Range)
def _range(say: ShortSpeech, step: own.Range) -> str:
    if step.of == "trade":
        return rome.tr("trade {n} away", n=step.n)
    return rome.tr("conquer {n} away", n=step.n)


PHRASES.add(
    SHORT,
    {
        shared.Choose: lambda say, step: either([short(option) for option in step.options]),
        shared.May: lambda say, step: short(step.steps),
        shared.If: lambda say, step: f"{short(step.else_)} / {short(step.then)}" if step.else_ else short(step.then),
        shared.CostThen: lambda say, step: arrow(short(step.cost), short(step.then)),
        own.MustPay: lambda say, step: rome.tr(
            "{costs}, else {steps}", costs=either([short(cost) for cost in step.costs]), steps=short(step.else_)
        ),
        shared.Pay: lambda say, step: amount(step.what, step.n),
        own.GainAny: lambda say, step: amount(step.group, step.n),
        own.Convert: lambda say, step: arrow(amount(step.from_, step.max), picture("gold")),
        shared.Draw: lambda say, step: f"{signed(step.n)}{picture('draw-card')}",
        shared.Discard: lambda say, step: f"{_cards(step)}{picture('discard-pile')}",
        shared.Exile: lambda say, step: rome.tr("trash {cards}", cards=_cards(step)),
        own.TrashSelf: lambda say, step: picture("trash"),
        shared.PutOnDeckTop: lambda say, step: arrow(f"{step.n}{picture('discard-pile')}", picture("deck")),
        shared.ReturnToHand: lambda say, step: arrow(f"{step.n}{picture('discard-pile')}", picture("hand-open")),
        own.ReturnToSupply: lambda say, step: f"{MINUS}{_cards(step)}",
        own.Cycle: lambda say, step: f"{step.n}{picture('cycle')}",
        own.Buy: lambda say, step: rome.tr("buy {discount}", discount=f"{MINUS}{amount('gold', step.discount)}"),
        own.ReadyInfluence: lambda say, step: rome.tr("ready {n}", n=f"{step.n}{picture('influence-ready')}"),
        own.SpendInfluence: lambda say, step: f"{step.n}{picture('influence-ready')}",
        own.SetAsideInfluence: lambda say, step: f"{MINUS}{step.n}{picture('influence-ready')}",
        own.RelocateLeader: lambda say, step: rome.tr("go anywhere"),
        own.AddEnemy: lambda say, step: f"{signed(step.n)}{picture('barbarian')}",
        own.CapitalAction: lambda say, step: rome.tr("Capital action"),
        own.ChangeCost: lambda say, step: (
            rome.tr(COSTS[step.of], delta=signed(step.delta)) if step.of in COSTS else f"{step.of} {signed(step.delta)}"
        ),
        own.HandLimitIgnores: lambda say, step: rome.tr(
            "{cards} not counted", cards=f"{step.n}{picture(PICTURES.get(step.filter, 'draw-card'))}"
        ),
        own.MovementPerCard: lambda say, step: f"{signed(step.delta)}{picture('movement')}",
        own.ConquerDamage: lambda say, step: rome.tr("damage {delta}", delta=signed(step.delta)),
        own.TradePayment: lambda say, step: rome.tr(
            "trade for {kinds}", kinds=" ".join(picture(PICTURES[kind]) for kind in step.also)
        ),
        own.BoostFree: lambda say, step: rome.tr("{resource} boost free", resource=picture(PICTURES[step.resource])),
        own.BoostBonus: lambda say, step: rome.tr(
            "{resource} boost {delta}", resource=picture(PICTURES[step.resource]), delta=signed(step.delta)
        ),
        own.FaceDownValue: lambda say, step: rome.tr("face down {n}", n=step.n),
        own.InfluencePerCard: lambda say, step: rome.tr(
            "{tokens} a card", tokens=f"{step.n}{picture('influence-ready')}"
        ),
        own.BuildWhere: lambda say, step: rome.tr("build at leader"),
        own.CardGain: lambda say, step: rome.tr(
            "{gain} a card", gain=f"{signed(step.delta)}{picture(PICTURES[step.what])}"
        ),
    },
)


# What edicts ask for

WHERE: Mapping[str, str] = {
    "": TEXT("rome", "{dev}"),
    "level:1": TEXT("rome", "{dev} Level I"),
    "level:2": TEXT("rome", "{dev} Level II"),
    "ring:outer": TEXT("rome", "{dev} outer ring"),
    "ring:inner": TEXT("rome", "{dev} inner ring"),
}
"""Which developments count."""


def demand(requirement: Requirement) -> str:
    match requirement.what:
        case "track":
            return picture(PICTURES[requirement.track])
        case "developments":
            return _counted(requirement.where)
        case "burdens":
            both = f"{picture('strife')}{picture('loan')}"
            return rome.tr("at most {n}", n=f"{requirement.at_most}{both}")
        case "enemy_conquered":
            return picture("barbarian")
        case _:
            return picture("trade")


def asked(requirement: Requirement) -> str:
    """Return the requirement of an edict that is still to be chosen: number and kind, or the cost of each space."""
    if requirement.kind == "steps":
        return series([amounts(space.items()) for space in requirement.steps])
    return demand(requirement) if requirement.what == "burdens" else f"{requirement.at_least} {demand(requirement)}"


def _counted(where: str) -> str:
    kind, _, what = where.partition(":")
    dev = picture("development")
    if kind == "costs":
        return rome.tr("{dev} costing {kind}", dev=dev, kind=picture(PICTURES[what]))
    return rome.tr(WHERE.get(where, WHERE[""]), dev=dev)


# Lines of components


def headed(head: str, text: str) -> str:
    return f"{picture(HEADS[head])} {text}"


def agreement(kind: str, offer: Agreement, price: int) -> str:
    said = arrow(amount("technology", price), short(offer.steps))
    return f"{picture('ongoing')}{said}" if kind == "lasting" else f"{picture('trade')}{said}"


def territory(card: Territory) -> list[str]:
    """Return the benefits of a territory, without its agreements."""
    found = [("developed", card.when_developed), ("resting", card.resting)]
    return [headed(head, short(steps)) for head, steps in found if steps]


def ability(ability: Ability) -> str:
    """Return the steps, modifiers and triggers of an ability."""
    waiting = [rome.tr(EVENTS[trigger.event], effect=short(trigger.steps)) for trigger in ability.triggers]
    return " ".join(filter(None, (short(ability.steps), short(ability.modifiers), *waiting)))


def development(card: Development) -> list[str]:
    """Return the passive abilities of a development; its actions stand apart on the table."""
    return [headed(one.kind, ability(one)) for one in card.abilities]


def produce(card: Development) -> str:
    return headed("produce", short(card.produce))


def cost(card: Development) -> str:
    return amounts(card.cost.items())


def bonuses(card: Development) -> str:
    """Return the steps on bonus tracks, and the glory."""
    return "".join(picture(PICTURES[track]) for track in card.bonuses)


def halves(card: AttributeCard) -> tuple[str, str]:
    """Return the basic and the boosted effect."""
    return short(card.basic), short(card.boosted)


def leader_ability(ability: LeaderAbility) -> str:
    waiting = [rome.tr(EVENTS[trigger.event], effect=short(trigger.steps)) for trigger in ability.triggers]
    said = [short((step,)) for step in (*ability.modifiers, *ability.action)]
    return ", ".join(filter(None, (*said, *waiting)))
