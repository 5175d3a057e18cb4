"""What components do in as few signs as a space of the empire or a small card has room for: numbers and pictures.

A closer look says the same in words: `texts`. One short form for each verb, as there is one phrase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ludarium.engine.effects import verbs as shared
from ludarium.engine.effects.vocabulary import Step, Steps
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
from ludarium.words.inline_icons import picture
from ludarium.words.rome.names import rome
from ludarium.words.voice import MINUS, QT_TRANSLATE_NOOP, series

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
    "resource": QT_TRANSLATE_NOOP("rome", "{n} any res."),
    "attribute": QT_TRANSLATE_NOOP("rome", "{n} any pts"),
    "same_resource": QT_TRANSLATE_NOOP("rome", "{n} same res."),
    "different_resources": QT_TRANSLATE_NOOP("rome", "{n} diff. res."),
}
"""What has no picture of its own."""

COSTS: Mapping[str, str] = {
    "conquer": QT_TRANSLATE_NOOP("rome", "conquest {delta}"),
    "return_strife": QT_TRANSLATE_NOOP("rome", "calm strife {delta}"),
    "festival": QT_TRANSLATE_NOOP("rome", "festival {delta}"),
    "trade": QT_TRANSLATE_NOOP("rome", "trade {delta}"),
    "build": QT_TRANSLATE_NOOP("rome", "build {delta}"),
    "build_over": QT_TRANSLATE_NOOP("rome", "build over {delta}"),
    "buy_development": QT_TRANSLATE_NOOP("rome", "buy dev. {delta}"),
    "cycle": QT_TRANSLATE_NOOP("rome", "cycle {delta}"),
    "stone": QT_TRANSLATE_NOOP("rome", "in stone {delta}"),
}
"""What costs more or less."""

EVENTS: Mapping[str, str] = {
    "enemy_conquered": QT_TRANSLATE_NOOP("rome", "conquest: {effect}"),
    "trade_agreement_made": QT_TRANSLATE_NOOP("rome", "trade: {effect}"),
    "round_end": QT_TRANSLATE_NOOP("rome", "round end: {effect}"),
    "gold_gained": QT_TRANSLATE_NOOP("rome", "gold: {effect}"),
    "card_played": QT_TRANSLATE_NOOP("rome", "card: {effect}"),
}
"""What something waits for."""

TIMES, TO = "\N{MULTIPLICATION SIGN}", "\N{EN DASH}"

Short = Callable[[Any], str]
"""The short form of a step of the verb that it is for."""

SHORT: dict[type[Step], Short] = {}


def of(verb: type[Step]) -> Callable[[Short], Short]:
    def keep(short: Short) -> Short:
        SHORT[verb] = short
        return short

    return keep


def short(steps: Steps) -> str:
    """Steps in signs, one after the other."""
    return " ".join(SHORT[type(step)](step) for step in steps)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


def amount(what: str, n: int | str) -> str:
    """So many of it, with its picture."""
    if what in PICTURES:
        return f"{n}{picture(PICTURES[what])}"
    return rome.tr(GROUPS[what], n=n) if what in GROUPS else f"{n} {what}"


def amounts(pairs: Iterable[tuple[str, int]]) -> str:
    return " ".join(amount(what, n) for what, n in pairs)


def either(these: Sequence[str]) -> str:
    """One or the other."""
    said = these[0]
    for other in these[1:]:
        said = rome.tr("{this} or {that}", this=said, that=other)
    return said


# Choices


@of(shared.Choose)
def _choose(step: shared.Choose) -> str:
    return either([short(option) for option in step.options])


@of(shared.May)
def _may(step: shared.May) -> str:
    return short(step.steps)


@of(shared.If)
def _if(step: shared.If) -> str:
    return f"{short(step.else_)} / {short(step.then)}" if step.else_ else short(step.then)


@of(shared.CostThen)
def _cost_then(step: shared.CostThen) -> str:
    return arrow(short(step.cost), short(step.then))


def arrow(cost: str, gain: str) -> str:
    return f"{cost}→{gain}"


@of(own.MustPay)
def _must_pay(step: own.MustPay) -> str:
    return rome.tr("{costs}, else {steps}", costs=either([short(cost) for cost in step.costs]), steps=short(step.else_))


# Goods and points


@of(shared.Gain)
def _gain(step: shared.Gain) -> str:
    per = step.per
    if per is None:
        return amount(step.what, step.n)
    if per.count.startswith("track:"):
        return f"{picture(PICTURES[per.count.partition(':')[2]])}{TIMES}{picture(PICTURES[step.what])}"
    return amount(step.what, f"{per.base}{TO}{per.max}")


@of(shared.Pay)
def _pay(step: shared.Pay) -> str:
    return amount(step.what, step.n)


@of(own.GainAny)
def _gain_any(step: own.GainAny) -> str:
    return amount(step.group, step.n)


@of(own.Convert)
def _convert(step: own.Convert) -> str:
    return arrow(amount(step.from_, step.max), picture("gold"))


@of(own.AdvanceTrack)
def _advance(step: own.AdvanceTrack) -> str:
    if step.track == "any":
        return rome.tr("{n} any track", n=signed(step.n))
    return f"{signed(step.n)}{picture(PICTURES[step.track])}"


# Cards


@of(shared.Draw)
def _draw(step: shared.Draw) -> str:
    return f"{signed(step.n)}{picture('draw-card')}"


def _cards(step: shared.Cards) -> str:
    """Cards that are picked: their number, and their picture where they are of one kind."""
    return f"{step.n}{picture(PICTURES[step.filter])}" if step.filter in PICTURES else f"{step.n}"


@of(shared.Discard)
def _discard(step: shared.Discard) -> str:
    return f"{_cards(step)}{picture('discard-pile')}"


@of(shared.Exile)
def _trash(step: shared.Exile) -> str:
    return rome.tr("trash {cards}", cards=_cards(step))


@of(own.TrashSelf)
def _trash_self(step: own.TrashSelf) -> str:
    return picture("trash")


@of(shared.PutOnDeckTop)
def _on_deck(step: shared.PutOnDeckTop) -> str:
    return arrow(f"{step.n}{picture('discard-pile')}", picture("deck"))


@of(shared.ReturnToHand)
def _to_hand(step: shared.ReturnToHand) -> str:
    return arrow(f"{step.n}{picture('discard-pile')}", picture("hand-open"))


@of(own.ReturnToSupply)
def _to_supply(step: own.ReturnToSupply) -> str:
    return f"{MINUS}{_cards(step)}"


@of(own.Cycle)
def _cycle(step: own.Cycle) -> str:
    return f"{step.n}{picture('cycle')}"


@of(own.Buy)
def _buy(step: own.Buy) -> str:
    return rome.tr("buy {discount}", discount=f"{MINUS}{amount('gold', step.discount)}")


# Influence and the empire


@of(own.ReadyInfluence)
def _ready(step: own.ReadyInfluence) -> str:
    return rome.tr("ready {n}", n=f"{step.n}{picture('influence-ready')}")


@of(own.SpendInfluence)
def _spend(step: own.SpendInfluence) -> str:
    return f"{step.n}{picture('influence-ready')}"


@of(own.SetAsideInfluence)
def _aside(step: own.SetAsideInfluence) -> str:
    return f"{MINUS}{step.n}{picture('influence-ready')}"


@of(own.RelocateLeader)
def _relocate(step: own.RelocateLeader) -> str:
    return rome.tr("go anywhere")


@of(own.AddEnemy)
def _add_enemy(step: own.AddEnemy) -> str:
    return f"{signed(step.n)}{picture('barbarian')}"


@of(own.CapitalAction)
def _capital_action(step: own.CapitalAction) -> str:
    return rome.tr("Capital action")


# Modifiers


@of(own.ChangeCost)
def _change_cost(step: own.ChangeCost) -> str:
    return rome.tr(COSTS[step.of], delta=signed(step.delta)) if step.of in COSTS else f"{step.of} {signed(step.delta)}"


@of(own.OtherPrice)
def _other_price(step: own.OtherPrice) -> str:
    costs = either([short(cost) for cost in step.costs])
    return rome.tr("or festival {costs}", costs=costs) if step.of == "festival" else rome.tr("or {costs}", costs=costs)


@of(own.HandLimitIgnores)
def _ignores(step: own.HandLimitIgnores) -> str:
    return rome.tr("{cards} not counted", cards=f"{step.n}{picture(PICTURES.get(step.filter, 'draw-card'))}")


@of(own.MovementPerCard)
def _movement(step: own.MovementPerCard) -> str:
    return f"{signed(step.delta)}{picture('movement')}"


@of(own.ConquerDamage)
def _damage(step: own.ConquerDamage) -> str:
    return rome.tr("damage {delta}", delta=signed(step.delta))


@of(own.Range)
def _range(step: own.Range) -> str:
    if step.of == "trade":
        return rome.tr("trade {n} away", n=step.n)
    return rome.tr("conquer {n} away", n=step.n)


@of(own.TradePayment)
def _trade_payment(step: own.TradePayment) -> str:
    return rome.tr("trade for {kinds}", kinds=" ".join(picture(PICTURES[kind]) for kind in step.also))


@of(own.BoostFree)
def _boost_free(step: own.BoostFree) -> str:
    return rome.tr("{resource} boost free", resource=picture(PICTURES[step.resource]))


@of(own.BoostBonus)
def _boost_bonus(step: own.BoostBonus) -> str:
    return rome.tr("{resource} boost {delta}", resource=picture(PICTURES[step.resource]), delta=signed(step.delta))


@of(own.FaceDownValue)
def _face_down(step: own.FaceDownValue) -> str:
    return rome.tr("face down {n}", n=step.n)


@of(own.InfluencePerCard)
def _per_card(step: own.InfluencePerCard) -> str:
    return rome.tr("{tokens} a card", tokens=f"{step.n}{picture('influence-ready')}")


@of(own.BuildWhere)
def _build_where(step: own.BuildWhere) -> str:
    return rome.tr("build at leader")


@of(own.CardGain)
def _card_gain(step: own.CardGain) -> str:
    return rome.tr("{gain} a card", gain=f"{signed(step.delta)}{picture(PICTURES[step.what])}")


# What edicts ask for

WHERE: Mapping[str, str] = {
    "": QT_TRANSLATE_NOOP("rome", "{dev}"),
    "level:1": QT_TRANSLATE_NOOP("rome", "{dev} Level I"),
    "level:2": QT_TRANSLATE_NOOP("rome", "{dev} Level II"),
    "ring:outer": QT_TRANSLATE_NOOP("rome", "{dev} outer ring"),
    "ring:inner": QT_TRANSLATE_NOOP("rome", "{dev} inner ring"),
}
"""Which developments count."""


def demand(requirement: Requirement) -> str:
    """What an edict counts, in signs."""
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
    """What an edict asks for that is not in use yet, in signs: how many of what, and what is paid space by space."""
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
    """What it gives by itself; its agreements stand by themselves."""
    found = [("developed", card.when_developed), ("resting", card.resting)]
    return [headed(head, short(steps)) for head, steps in found if steps]


def ability(ability: Ability) -> str:
    """What an ability does: its steps, modifiers or what it waits for."""
    waiting = [rome.tr(EVENTS[trigger.event], effect=short(trigger.steps)) for trigger in ability.triggers]
    return " ".join(filter(None, (short(ability.steps), short(ability.modifiers), *waiting)))


def development(card: Development) -> list[str]:
    """What it does by itself, line by line; what is an action stands by itself on the table."""
    return [headed(one.kind, ability(one)) for one in card.abilities]


def produce(card: Development) -> str:
    return headed("produce", short(card.produce))


def cost(card: Development) -> str:
    return amounts(card.cost.items())


def bonuses(card: Development) -> str:
    """Its steps on bonus tracks, and its glory."""
    return "".join(picture(PICTURES[track]) for track in card.bonuses)


def halves(card: AttributeCard) -> tuple[str, str]:
    """What an attribute card gives, basic and boosted."""
    return short(card.basic), short(card.boosted)


def leader_ability(ability: LeaderAbility) -> str:
    waiting = [rome.tr(EVENTS[trigger.event], effect=short(trigger.steps)) for trigger in ability.triggers]
    said = [short((step,)) for step in (*ability.modifiers, *ability.action)]
    return ", ".join(filter(None, (*said, *waiting)))
