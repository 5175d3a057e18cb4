"""What is in the box of Eight-Minute Empire: each component with its text, made from its data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from ludarium.engine.registry import AnyTitle
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.content import Card, Good
from ludarium.games.eight_minute_empire.maps import Board, Region
from ludarium.words.component import Component
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import good, line
from ludarium.words.eight_minute_empire.names import CONTINENTS, GOODS, NAMES, empire, named, points, region
from ludarium.words.voice import capital, listing, sentences


def component_text(title: AnyTitle, thing: object) -> str:
    """Describe a card, a good or a region."""
    box = box_of(title)
    match thing:
        case Card():
            return card_text(box, thing)
        case Good():
            return good_text(box, thing)
        case Region():
            board = next(board for board in box.boards.values() if thing in board.map.regions)
            return region_text(thing, board)
        case _:
            raise TypeError(thing)


def components(title: AnyTitle) -> tuple[Component, ...]:
    return tuple(_components(box_of(title)))


def _components(box: Box) -> Iterator[Component]:
    for card in box.content.cards:
        yield _card(box, card)
    for board in box.boards.values():
        for drawn in board.map.regions:
            yield _region(drawn, board)
    for known in box.content.goods:
        yield _token(box, known)


# Cards


def _card(box: Box, card: Card) -> Component:
    facts = {
        "good": card.good,
        "goods": card.goods,
        "deeds": [attrs.asdict(deed) for deed in card.deeds],
        "join": card.join,
        "all_seats": card.all_seats,
    }
    name = empire.tr("Card {number}: {good}", number=card.id, good=good(card))
    return Component(str(card.id), "card", name, card_text(box, card), facts, {"card": card.provenance})


def card_text(box: Box, card: Card) -> str:
    """Return the action line, the value of the good, and the number of players."""
    told = [empire.tr("{line}.", line=capital(line(card)))]
    known = next((known for known in box.content.goods if known.id == card.good), None)
    told.append(_wild_text() if known is None else good_text(box, known))
    if card.all_seats:
        told.append(empire.tr("Only in the game of {seats}.", seats=box.most_seats))
    return sentences(*told)


def good_text(box: Box, known: Good) -> str:
    """Return how many of the good bring how many points."""
    steps = [
        empire.tr("{count} for {points:for}", count=count, points=points(worth))
        for count, worth in zip(known.steps, box.content.points, strict=True)
    ]
    return empire.tr("{good}: {steps}.", good=named(GOODS, known.id), steps=listing(steps))


def _wild_text() -> str:
    return empire.tr("Wild: at the end one more of a good that you have.")


# Regions


def _region(known: Region, board: Board) -> Component:
    number = board.number[known.id]
    facts = {
        "map": board.map.id,
        "continent": known.continent,
        "start": number == board.start,
        "land": [board.ids[near] for near in board.land[number]],
        "sea": [board.ids[near] for near in board.sea[number]],
        "triangle": number in board.triangles,
        "at": list(known.at),
    }
    side = NAMES.choice("map", board.map.id)
    name = known.name or empire.tr("Region {number} of {map:of}", number=region(known.id), map=side)
    return Component(known.id, "region", name, region_text(known, board), facts, board.map.provenance)


def region_text(known: Region, board: Board) -> str:
    """Return the continent of the region and its borders."""
    number = board.number[known.id]
    continent = board.map.continents[board.continent_of[number]]
    told = [empire.tr("On the continent {continent:plain}.", continent=named(CONTINENTS, continent.name))]
    if number == board.start:
        told.append(empire.tr("All armies start here."))
    if board.land[number]:
        told.append(empire.tr("By land to {regions:plain}.", regions=_regions(board, board.land[number])))
    if board.sea[number]:
        told.append(empire.tr("By sea to {regions:plain}.", regions=_regions(board, board.sea[number])))
    if number in board.triangles:
        told.append(empire.tr("Takes a goods token in the variant."))
    return sentences(*told)


def _regions(board: Board, numbers: Sequence[int]) -> str:
    return listing([region(board.ids[number]) for number in numbers])


# Tokens


def _token(box: Box, known: Good) -> Component:
    whose = empire.tr("Whoever controls its region at the end has one more.")
    name = empire.tr("Goods token: {good}", good=named(GOODS, known.id))
    facts = {"good": known.id, "amount": known.tokens, "steps": list(known.steps)}
    return Component(
        f"token-{known.id}", "goods-token", name, sentences(whose, good_text(box, known)), facts, known.provenance
    )
