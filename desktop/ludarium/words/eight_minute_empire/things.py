"""What lies on the table of Eight-Minute Empire, in words: names, what is spoken, what a closer look says.

Seats are called by their names also where one looks at one's own: what lies on the table is said alike to all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import Thing
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.scene import (
    NEUTRAL_SEAT,
    NOBODYS,
    CardFace,
    Cards,
    ContinentFacts,
    FirstFacts,
    FistFacts,
    GoodFacts,
    Pile,
    RegionFacts,
    SeatFacts,
    Stand,
    Taken,
)
from ludarium.games.eight_minute_empire.scoring import GoodLine
from ludarium.games.eight_minute_empire.state import NO_BID
from ludarium.words.description import Said
from ludarium.words.eight_minute_empire import names as said
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import good, line, short
from ludarium.words.eight_minute_empire.names import CONTINENTS, GOODS, empire, named
from ludarium.words.eight_minute_empire.texts import card_text, good_text, region_text
from ludarium.words.voice import TEXT, Company, listing, sentences, series

T = TypeVar("T")

ZONES: Mapping[str, str] = {
    "table": TEXT("empire", "Table"),
    "map": TEXT("empire", "Map"),
    "row": TEXT("empire", "Card row"),
    "seats": TEXT("empire", "Seats"),
    "bid": TEXT("empire", "Bid for the first turn"),
    "answers": TEXT("empire", "Answers"),
}


def thing(title: AnyTitle, thing: Thing, company: Company) -> Said:
    return THINGS[thing.kind](box_of(title), thing, company)


def zone(title: AnyTitle, zone: str, company: Company) -> str:
    """Return the name of a zone, or of the region or seat that it belongs to."""
    first, _, rest = zone.partition(".")
    if zone in ZONES:
        return empire.tr(ZONES[zone])
    if first == "region":
        return region_name(rest)
    return company.label(int(rest if first == "seat" else first))


def gain(before: Thing, after: Thing) -> str:
    """Return the goods that come with a token; the order itself tells the rest."""
    if not isinstance(before.facts, GoodFacts) or not isinstance(after.facts, GoodFacts):
        return ""
    more = after.facts.tokens - before.facts.tokens
    number = f"{more:+d}".replace("-", "\N{MINUS SIGN}")
    name = named(GOODS, after.facts.line.good)
    return empire.tr("{number} {good:plain}", number=number, good=name) if more else ""


def facts_of(thing: Thing, kind: type[T]) -> T:
    assert isinstance(thing.facts, kind), f"{thing.id} has other facts: {thing.facts}"
    return thing.facts


# The map


def owner_name(owner: int, company: Company) -> str:
    return empire.noun("Neutral") if owner == NEUTRAL_SEAT else company.label(owner)


def control(owner: int, company: Company) -> str:
    return empire.tr("contested") if owner == NOBODYS else owner_name(owner, company)


def region_name(region: str, is_start: bool = False) -> str:
    number = said.region(region)
    if is_start:
        return empire.noun("Region {number}, start", number=number)
    return empire.noun("Region {number}", number=number)


def _region(box: Box, thing: Thing, company: Company) -> Said:
    facts = facts_of(thing, RegionFacts)
    name, board = region_name(facts.region, facts.is_start), box.boards[facts.map]
    told = [_inside(facts, company), _who_controls(facts, company)]
    if facts.token:
        told.append(empire.tr("Goods token: {good}.", good=named(GOODS, facts.token)))
    told.append(region_text(board.map.regions[thing.place], board))
    detail = sentences(*told)
    return Said(name, sentences(empire.tr("{region}.", region=name), detail), detail)


def _inside(facts: RegionFacts, company: Company) -> str:
    """List the armies and cities by owner."""
    parts = []
    for its in facts.garrisons:
        pieces = [
            *([said.armies(its.armies)] if its.armies else []),
            *([said.cities(its.cities)] if its.cities else []),
        ]
        name = owner_name(its.owner, company)
        parts.append(empire.tr("{name}: {pieces}.", name=name, pieces=listing(pieces)))
    return sentences(*parts)


def _who_controls(facts: RegionFacts, company: Company) -> str:
    if facts.owner != NOBODYS:
        return empire.tr("{name:subject} controls it.", name=owner_name(facts.owner, company))
    return empire.tr("Tied: nobody controls it.") if facts.garrisons else empire.tr("It is empty.")


def _stand(thing: Thing, pieces: str, company: Company) -> Said:
    where, name = region_name(facts_of(thing, Stand).region), owner_name(thing.owner, company)
    return Said(empire.tr("{name}: {pieces:subject} in {region:in}", name=name, pieces=pieces, region=where))


def _continent(box: Box, thing: Thing, company: Company) -> Said:
    facts = facts_of(thing, ContinentFacts)
    name = named(CONTINENTS, facts.name)
    text = empire.tr("{continent}: {owner}", continent=name, owner=control(facts.owner, company))
    parts = [
        empire.tr("{name:subject} controls {count}.", name=owner_name(share.owner, company), count=share.regions)
        for share in facts.shares
    ]
    size = empire.tr("%n regions.", "%n region.", facts.size)
    worth = empire.tr("Whoever controls most of them has one point more.")
    return Said(text, detail=sentences(size, *parts, worth))


# The card row


def _card(box: Box, thing: Thing, company: Company) -> Said:
    face = facts_of(thing, CardFace)
    card, price = box.card[face.card], said.free_or_coins(face.cost)
    text = empire.tr("{good}: {line}", good=good(card), line=line(card))
    if face.is_taken:
        spoken = empire.tr("{card}, taken {price}", card=text, price=price)
    elif face.lacks:
        spoken = empire.tr(
            "{card}, {price}: you have {coins:object}", card=text, price=price, coins=said.coins(face.has)
        )
    else:
        spoken = empire.tr("{card}, {price}", card=text, price=price)
    detail = sentences(card_text(box, card), progress(face.own) if face.own else "")
    return Said(text, spoken, detail)


def progress(known: GoodLine) -> str:
    """Return how many more make the next step."""
    if not known.more:
        return ""
    worth, name = said.points(known.next_points), named(GOODS, known.good)
    return empire.tr(
        "%n more {good:of} for {points:for}.",
        "%n more {good:of} for {points:for}.",
        known.more,
        good=name,
        points=worth,
    )


# The seats


def _seat(box: Box, thing: Thing, company: Company) -> Said:
    facts, name = facts_of(thing, SeatFacts), company.label(thing.owner)
    lines = [empire.tr("{line} {points}", line=said.NAMES.score_line(key), points=n) for key, n in facts.standing.lines]
    detail = empire.tr(
        "{coins}. Card {cards} of {all}. Would score {total} now: {lines}.",
        coins=said.coins(facts.coins),
        cards=facts.cards,
        all=facts.all_cards,
        total=facts.standing.total,
        lines=listing(lines),
    )
    return Said(name, empire.tr("{name}: {facts}", name=name, facts=detail), detail)


def _supply(box: Box, thing: Thing, company: Company) -> Said:
    count = facts_of(thing, Pile).count
    if thing.owner == NEUTRAL_SEAT:
        to_place = empire.tr("%n neutral armies to place", "%n neutral army to place", count)
        return Said(to_place if count else empire.tr("Neutral armies in the box"))
    return _stock(thing, said.armies(count), company)


def _stock(thing: Thing, pieces: str, company: Company) -> Said:
    return Said(empire.tr("{name}: {pieces:subject} in the supply", name=company.label(thing.owner), pieces=pieces))


def _cards(box: Box, thing: Thing, company: Company) -> Said:
    cards, name = facts_of(thing, Cards).cards, company.label(thing.owner)
    text = empire.tr("{name}: %n cards", "{name}: %n card", len(cards), name=name)
    return Said(text, detail=" · ".join(short(box.card[card]) for card in cards))


def _taken(box: Box, thing: Thing, company: Company) -> Said:
    card = box.card[facts_of(thing, Taken).card]
    return Said(empire.tr("{good}: {line}", good=good(card), line=line(card)), detail=card_text(box, card))


def _good(box: Box, thing: Thing, company: Company) -> Said:
    known = facts_of(thing, GoodFacts).line
    name, has = named(GOODS, known.good), known.own + known.wild
    text = empire.tr("{name}: {count} {good:plain}", name=company.label(thing.owner), count=has, good=name)
    facts = [said.points(known.points)]
    if known.wild:
        facts.append(empire.tr("%n of them wild", "%n of them wild", known.wild))
    stands = sentences(empire.tr("{facts}.", facts=series(facts)), progress(known))
    worth = good_text(box, box.content.goods[box.good_ids.index(known.good)])
    return Said(text, empire.tr("{text}, {facts}", text=text, facts=stands), sentences(stands, worth))


def _wild(box: Box, thing: Thing, company: Company) -> Said:
    count, name = facts_of(thing, Pile).count, company.label(thing.owner)
    text = empire.tr("{name}: %n wild cards", "{name}: %n wild card", count, name=name)
    return Said(text, detail=empire.tr("Worth nothing yet: a wild card counts as one more of a good that you have."))


# The bid


def _fist(box: Box, thing: Thing, company: Company) -> Said:
    shown = in_fist(facts_of(thing, FistFacts))
    return Said(empire.tr("{name}: {bid}", name=company.label(thing.owner), bid=shown))


def in_fist(facts: FistFacts) -> str:
    """Describe a bid; the viewer's own is known before it is shown."""
    if facts.bid == NO_BID:
        return empire.tr("chooses") if facts.is_asked else empire.tr("has not bid")
    if facts.bid == UNKNOWN:
        return empire.tr("sealed")
    return empire.tr("sealed: {bid}", bid=facts.bid) if facts.is_sealed else said.coins(facts.bid)


def _first(box: Box, thing: Thing, company: Company) -> Said:
    text = empire.tr("I begin") if facts_of(thing, FirstFacts).is_own else empire.tr("begins")
    return Said(text, empire.tr("{name} begins", name=company.label(thing.owner)))


THINGS: Mapping[str, Callable[[Box, Thing, Company], Said]] = {
    "map": lambda box, thing, company: Said(empire.tr("The map")),
    "bank": lambda box, thing, company: Said(empire.tr("Bank: {coins}", coins=said.coins(facts_of(thing, Pile).count))),
    "region": _region,
    "army": lambda box, thing, company: _stand(thing, said.armies(facts_of(thing, Stand).count), company),
    "city": lambda box, thing, company: _stand(thing, said.cities(facts_of(thing, Stand).count), company),
    "continent": _continent,
    "card": _card,
    "deck": lambda box, thing, company: Said(empire.tr("Deck: %n cards", "Deck: %n card", facts_of(thing, Pile).count)),
    "seat": _seat,
    "supply": _supply,
    "cities": lambda box, thing, company: _stock(thing, said.cities(facts_of(thing, Pile).count), company),
    "cards": _cards,
    "taken": _taken,
    "good": _good,
    "wild": _wild,
    "fist": _fist,
    "coins": lambda box, thing, company: Said(
        empire.tr("Bid {coins:object}", coins=said.coins(facts_of(thing, Pile).count))
    ),
    "first": _first,
}
