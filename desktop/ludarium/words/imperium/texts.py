"""What is written on a card, made from its data: one line for each thing that it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import attrs

from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.cards import Card, Copy, Cost
from ludarium.words.imperium.abilities import exhaust_line, passive_line
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.names import STATE_MARKS, SUITS, TYPES, card_name, imperium, means, named
from ludarium.words.imperium.points import points_line
from ludarium.words.imperium.speech import ImperiumSpeech, mark_noun, speech
from ludarium.words.voice import TEXT, capital, listing, sentences, series


def component_text(title: AnyTitle, thing: object) -> str:
    """Describe a card, or both sides of a printed card."""
    match thing:
        case Card():
            return card_text(thing)
        case Copy(sides=()):
            box = box_of(title)
            return card_text(box.cards[box.number_of[thing.card]])
        case Copy():
            box = box_of(title)
            sides = [box.cards[box.number_of[side]] for side in thing.sides]
            return "\n".join(f"{_side(card, sides)}\n{card_text(card)}" for card in sides)
        case _:
            raise TypeError(thing)


def _side(card: Card, sides: Sequence[Card]) -> str:
    """Return the heading of one side, with its name if the sides differ."""
    if len({side.name for side in sides}) == 1:
        return imperium.tr("Side {side}:", side=card.side)
    return imperium.tr("Side {side}, {name}:", side=card.side, name=card_name(card.name))


def card_text(card: Card) -> str:
    return "\n".join(card_lines(card)) or imperium.tr("This card does nothing by itself.")


def card_lines(card: Card) -> Iterator[str]:
    """Return the card's text by line: marks, cost, effect, abilities, points."""
    say = speech()
    if marks := sentences(*_marks(card)):
        yield marks
    if price := price_line(card.cost):
        yield imperium.tr("Development cost: {price}.", price=price)
    if card.exhaust_tokens:
        yield imperium.tr("You have %n exhaust tokens only.", "You have %n exhaust token only.", card.exhaust_tokens)
    if card.flags:
        yield sentences(*(imperium.tr(FLAGS[flag]) for flag in card.flags))
    yield from _effects(say, card)
    if card.vp is not None:
        yield points_line(say, card.vp)


def _effects(say: ImperiumSpeech, card: Card) -> Iterator[str]:
    if card.requires:
        yield imperium.tr("Play only if {conditions}.", conditions=listing([say.condition(it) for it in card.requires]))
    if card.play:
        yield say.sentences(card.play)
    if card.on_gain:
        yield imperium.tr("When this card comes from the nation deck: {effect}", effect=say.sentences(card.on_gain))
    if card.on_enter:
        yield imperium.tr("When the journey gets here: {effect}", effect=say.sentences(card.on_enter))
    if card.instead_of_gain:
        yield imperium.tr("Instead of being taken: {effect}", effect=say.sentences(card.instead_of_gain))
    yield from (passive_line(say, passive) for passive in card.passive)
    yield from (exhaust_line(say, ability) for ability in card.exhaust)
    if card.solstice:
        yield imperium.tr("Solstice: {effect}", effect=say.sentences(card.solstice))


# Marks


def _marks(card: Card) -> Iterator[str]:
    if head := _head(card):
        yield head
    if card.cost is not None and not price_line(card.cost):
        yield imperium.tr("Quest.")
    yield from (imperium.tr("{type}.", type=capital(named(TYPES, kind))) for kind in card.types)
    if card.pinned:
        yield imperium.tr("Pinned.")
    if card.attack:
        yield imperium.tr("Attack.")
    if card.free_play:
        yield imperium.tr("Free play.")


def _head(card: Card) -> str:
    shown = [mark_noun(f"icon:{icon}").counted(n) for icon, n in Counter(card.icons).items()]
    if card.state:
        shown.insert(0, named(STATE_MARKS, card.state))
    if not card.suits:
        return imperium.tr("With {marks:with}.", marks=listing(shown)) if shown else ""
    if not shown:
        return imperium.tr("{kind}.", kind=capital(_suits(card)))
    return imperium.tr("{kind:subject} with {marks:with}.", kind=capital(_suits(card)), marks=listing(shown))


def kind_line(card: Card) -> str:
    """Return suits and types in a word or two."""
    kinds = [named(TYPES, kind) for kind in card.types]
    return series([_suits(card), *kinds] if card.suits else kinds)


def _suits(card: Card) -> str:
    if len(card.suits) == 1:
        return speech().kind(card.suits[0]).each
    return imperium.noun("{suits:plain} card", suits=listing([named(SUITS, suit) for suit in card.suits]))


# Costs and flags


def price_line(cost: Cost | None) -> str:
    """Return the price of a development; empty for a quest and other cards."""
    return listing(means({} if cost is None else attrs.asdict(cost)))


FLAGS: Mapping[str, str] = {
    "unplayable": TEXT("imperium", "It cannot be played."),
    "cannot_be_garrisoned": TEXT("imperium", "It cannot be garrisoned."),
    "cannot_be_abandoned": TEXT("imperium", "It cannot be abandoned."),
    "cannot_be_recalled": TEXT("imperium", "It cannot be recalled."),
    "once_per_player": TEXT("imperium", "Each player resolves King of Kings at most once in a match."),
    "quest_targetable_only_when_last_impending": TEXT(
        "imperium", "As an impending quest it can be chosen only when it is the last one."
    ),
}
