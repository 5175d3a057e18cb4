"""A card on the table: its name, and on a closer look its text with what it would bring now."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ludarium.engine.frames import NOTHING
from ludarium.engine.scene import Thing
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.counting import counted_by
from ludarium.games.imperium.facts import CardFacts, Price, Resolving, Tokens
from ludarium.words.description import Said
from ludarium.words.effects.phrasing import sentence
from ludarium.words.imperium.box import card_called, key_called
from ludarium.words.imperium.keywords import keywords, source
from ludarium.words.imperium.names import ZONES, imperium, means, named, points
from ludarium.words.imperium.question_origin import step_of, whole
from ludarium.words.imperium.speech import speech
from ludarium.words.imperium.texts import card_text, kind_line
from ludarium.words.voice import Company, capital, listing, series


def card(box: Box, thing: Thing, company: Company, facts: CardFacts) -> Said:
    if facts.card == NOTHING:
        return Said(imperium.tr("A face-down card"), imperium.tr("A card of {deck:of}", deck=named(ZONES, thing.zone)))
    name = key_called(box, box.keys[facts.card])
    spoken = [name, *_said_of(box, facts)]
    printed = box.cards[facts.card]
    detail = [card_text(printed), *_details(box, facts, company), *keywords(printed), source(printed)]
    return Said(name, series(spoken), "\n".join(filter(None, detail)))


def _said_of(box: Box, facts: CardFacts) -> Iterator[str]:
    """Return what a screen reader adds to the name."""
    kind = kind_line(box.cards[facts.card])
    if kind and kind != card_called(box, facts.card):
        yield kind
    if facts.free:
        yield imperium.tr("free play")
    if facts.price is not None:
        yield _price(facts.price)
    if facts.points is not None:
        yield points(facts.points)
    if facts.worth is not None:
        yield imperium.tr("worth {points} to the bot", points=facts.worth)
    if facts.resolving is not None:
        yield imperium.tr("being resolved")


def _price(price: Price) -> str:
    tokens = tokens_of(price.tokens)
    if not tokens:
        return imperium.tr("at no cost")
    if price.is_affordable:
        return imperium.tr("for {price:for}", price=tokens)
    return imperium.tr("for {price:for}, more than there is", price=tokens)


def tokens_of(tokens: Tokens) -> str:
    return listing(means(attrs.asdict(tokens)))


def _details(box: Box, facts: CardFacts, company: Company) -> Iterator[str]:
    """Return the state of the card in this match."""
    for per, n in zip(counted_by(box.cards[facts.card]), facts.counts, strict=False):
        yield imperium.tr("{often}: {n} now.", often=capital(speech().per(per)), n=n)
    if facts.points is not None:
        yield imperium.tr("Worth {points:object} now.", points=points(facts.points))
    if facts.depth == 0:
        yield imperium.tr("It lies on top.")
    elif facts.depth > 0:
        yield imperium.tr("%n cards lie on it.", "%n card lies on it.", facts.depth)
    if facts.knowers:
        yield imperium.tr("Known to {names:to}.", names=company.names(facts.knowers))
    if facts.resolving is not None:
        yield from _resolved(box, facts.resolving)


def _resolved(box: Box, resolving: Resolving) -> Iterator[str]:
    """Return what has been paid and done, and what is asked now."""
    if paid := tokens_of(resolving.paid):
        yield imperium.tr("Paid: {tokens}.", tokens=paid)
    if resolving.done:
        cards = listing([card_called(box, deed.card) for deed in resolving.done])
        yield imperium.tr("So far: {cards}.", cards=cards)
    step = step_of(box, {"program": resolving.program, "at": resolving.at})
    if resolving.asks and step is not None:
        asked = sentence(speech().clause(whole(box, resolving.program, step)))
        yield imperium.tr("Now: {question}", question=asked)
