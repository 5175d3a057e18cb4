"""What a card does while it lies in play: what it waits for, what it changes, what it does for an exhaust token."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.effects.verbs import CostThen
from ludarium.games.imperium.cards import Exhaust, Happening, Passive
from ludarium.words.imperium.names import ALL_TOKENS, ITS_STATE_MARK, ZONES, imperium, named
from ludarium.words.imperium.speech import ImperiumSpeech
from ludarium.words.voice import TEXT, capital, either


def exhaust_line(say: ImperiumSpeech, ability: Exhaust) -> str:
    steps = (CostThen(ability.cost, ability.steps),) if ability.cost else ability.steps
    said = say.sentences(steps)
    if ability.on is not None:
        when = EVENTS[ability.on.event](say, ability.on)
        if ability.any_turn:
            return imperium.tr("Exhaust {when}, on any turn: {effect}", when=when, effect=said)
        return imperium.tr("Exhaust {when}: {effect}", when=when, effect=said)
    if ability.cond is not None:
        return imperium.tr("Exhaust if {condition}: {effect}", condition=say.condition(ability.cond), effect=said)
    return imperium.tr("Exhaust: {effect}", effect=said)


def passive_line(say: ImperiumSpeech, passive: Passive) -> str:
    if passive.on is None:
        return MODIFIERS[passive.what](say, passive)
    when, said = capital(EVENTS[passive.on.event](say, passive.on)), say.sentences(passive.steps)
    if passive.kind == "replace":
        return imperium.tr("{when}, do this instead: {effect}", when=when, effect=said)
    if passive.zone == "anywhere_owned":
        return imperium.tr("{when}, wherever this card is among your cards: {effect}", when=when, effect=said)
    return imperium.tr("{when}: {effect}", when=when, effect=said)


# What is waited for


def _plays(say: ImperiumSpeech, on: Happening) -> str:
    card = say.sourced(say.kind(on.filter).one, on.from_)
    return imperium.tr("when you play {card:object}", card=card)


def _gains_card(say: ImperiumSpeech, on: Happening) -> str:
    card = say.sourced(say.kind(on.filter).one, on.from_)
    return imperium.tr(GAINS[tuple(sorted(on.by))], card=card)


GAINS: Mapping[tuple[str, ...], str] = {
    (): TEXT("imperium", "when you take {card:object}"),
    ("acquire",): TEXT("imperium", "when you acquire {card:object}"),
    ("break_through",): TEXT("imperium", "when you break through for {card:for}"),
    ("acquire", "break_through"): TEXT("imperium", "when you acquire or break through for {card:for}"),
}


EVENTS: Mapping[str, Callable[[ImperiumSpeech, Happening], str]] = {
    "attacked": lambda say, on: imperium.tr("when you are attacked"),
    "before_final_count": lambda say, on: imperium.tr("before the final count"),
    "draw_deck_emptied": lambda say, on: imperium.tr("when the draw deck becomes empty"),
    "gains_card": _gains_card,
    "gains_tokens_from": lambda say, on: imperium.tr(
        "when you gain {tokens:object} from {card:from}",
        tokens=named(ALL_TOKENS, on.what),
        card=say.kind(on.filter).one,
    ),
    "leaves_play": lambda say, on: imperium.tr("when {card:subject} leaves play", card=say.kind(on.filter).one),
    "looks": lambda say, on: imperium.tr("when you look at cards of {deck:of}", deck=named(ZONES, on.deck)),
    "pays": lambda say, on: imperium.tr("when you pay {tokens:object}", tokens=named(ALL_TOKENS, on.what)),
    "plays": _plays,
    "returns_unrest": lambda say, on: imperium.tr("when you return an Unrest"),
    "sinks": lambda say, on: imperium.tr("when you sink a card"),
    "takes_unrest": lambda say, on: imperium.tr("when you take an Unrest"),
    "would_enter_history": lambda say, on: imperium.tr("when you would put a card into history"),
    "would_gain": lambda say, on: imperium.tr("when you would gain {tokens:object}", tokens=named(ALL_TOKENS, on.what)),
    "would_place_market_progress": lambda say, on: imperium.tr(
        "when you would put progress on a market card in clean up"
    ),
}


# What is changed


def _unrest_play_cost(say: ImperiumSpeech, passive: Passive) -> str:
    less = {"discard": imperium.noun("%n discarded cards", "%n discarded card", -passive.by)}
    return imperium.tr(
        "Playing Unrest takes {less:object} less, but at least {least}.",
        less=either([less.get(what) or say.tokens(what, -passive.by) for what in passive.options]),
        least=passive.min,
    )


def _discard_substitute(say: ImperiumSpeech, passive: Passive) -> str:
    kind = say.kind(passive.filter)
    if passive.by_giving == "exhaust":
        return imperium.tr(
            "While activating, you may exhaust this card in place of discarding {card:object}.", card=kind.one
        )
    return imperium.tr(
        "In place of {cards:of} you may discard cards garrisoned under this card, one for one.", cards=kind.many
    )


MODIFIERS: Mapping[str, Callable[[ImperiumSpeech, Passive], str]] = {
    "acquire_from_exile": lambda say, passive: imperium.tr(
        "You may also acquire {cards:object} from exile.", cards=say.of_suits(passive.suits).many
    ),
    "active_quest_slot": lambda say, passive: imperium.tr("The active quest lies under this card."),
    "counts_as": lambda say, passive: imperium.tr(
        "This card counts as {cards:plain}.", cards=say.kind(passive.suit).counted(passive.n)
    ),
    "development_cost": lambda say, passive: imperium.tr(
        "Developing costs you {tokens:object} less.", tokens=say.tokens(passive.token, -passive.by)
    ),
    "discard_substitute": _discard_substitute,
    "hand_size": lambda say, passive: imperium.tr(
        "Your hand size is %n cards larger.", "Your hand size is %n card larger.", passive.by
    ),
    "look_extra": lambda say, passive: imperium.tr(
        "When you look at cards of {deck:of}, look at %n more.",
        "When you look at cards of {deck:of}, look at %n more.",
        passive.by,
        deck=named(ZONES, passive.deck),
    ),
    "may_free_play": lambda say, passive: imperium.tr(
        "You may free play {cards:object}.", cards=say.kind(passive.filter).many
    ),
    "remove_state_icon": lambda say, passive: imperium.tr(
        "Ignore {mark:object} of {cards:of}.",
        mark=named(ITS_STATE_MARK, passive.icon),
        cards=say.kind(passive.filter).many,
    ),
    "unrest_play_cost": _unrest_play_cost,
}
