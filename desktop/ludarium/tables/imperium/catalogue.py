"""The 552 cards of Imperium, and those of a pack, to be browsed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ludarium.engine.effects.verbs import Exile
from ludarium.engine.effects.vocabulary import Step
from ludarium.engine.frames import NOTHING
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import Thing
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.cards import ICONS, STARTS, SUITS, TYPES, Card, Copy
from ludarium.games.imperium.facts import CardFacts
from ludarium.games.imperium.vocabulary import (
    Abandon,
    Acquire,
    BreakThrough,
    Develop,
    Find,
    Garrison,
    History,
    Look,
    Recall,
    ReturnUnrest,
    Sink,
    Steal,
    TakeUnrest,
)
from ludarium.tables.catalogue import Catalogue, Entry, Facet, Value
from ludarium.tables.imperium.faces import card_face, nation_picture
from ludarium.words.imperium.box import box_of, key_called
from ludarium.words.imperium.iconic import MARK_PICTURES, SUIT_PICTURES, TYPE_PICTURES
from ludarium.words.imperium.keywords import _verbs, keywords, source
from ludarium.words.imperium.names import MARKS as MARK_NAMES
from ludarium.words.imperium.names import NAMES, card_name, imperium, named
from ludarium.words.imperium.names import SUITS as SUIT_NAMES
from ludarium.words.imperium.names import TYPES as TYPE_NAMES
from ludarium.words.imperium.texts import card_text, price_line
from ludarium.words.voice import TEXT, capital, listing, series

VERBS: Mapping[type[Step], str] = {
    Acquire: TEXT("imperium", "Acquire"),
    BreakThrough: TEXT("imperium", "Break through"),
    Garrison: TEXT("imperium", "Garrison"),
    Abandon: TEXT("imperium", "Abandon"),
    Recall: TEXT("imperium", "Recall"),
    History: TEXT("imperium", "History"),
    Exile: TEXT("imperium", "Exile"),
    Develop: TEXT("imperium", "Develop"),
    Look: TEXT("imperium", "Look"),
    Find: TEXT("imperium", "Find"),
    Steal: TEXT("imperium", "Steal"),
    Sink: TEXT("imperium", "Sink"),
    TakeUnrest: TEXT("imperium", "Take Unrest"),
    ReturnUnrest: TEXT("imperium", "Return Unrest"),
}
SIGNS: Mapping[str, tuple[str, str]] = {
    "barbarian": (TEXT("imperium", "Barbarian"), "barbarian"),
    "empire": (TEXT("imperium", "Empire"), "empire"),
    "pinned": (TEXT("imperium", "Pinned"), "pinned"),
    "attack": (TEXT("imperium", "Attack"), "attack"),
    "free": (TEXT("imperium", "Free play"), "action-token"),
    "exhaust": (TEXT("imperium", "Exhaust"), "exhaust-token"),
    "solstice": (TEXT("imperium", "Solstice"), "solstice"),
}
PLACES: Mapping[str, str] = {
    "in_play": TEXT("imperium", "In play"),
    "draw_deck": TEXT("imperium", "First deck"),
    "nation": TEXT("imperium", "Nation deck"),
    "accession": TEXT("imperium", "Accession"),
    "development": TEXT("imperium", "Development"),
    "supply": TEXT("imperium", "Supply"),
    "commons": TEXT("imperium", "Commons"),
}


def catalogue(title: AnyTitle) -> Catalogue:
    box = box_of(title)
    printed: dict[tuple[str, ...], list[tuple[str, Copy]]] = {}
    for part, page in box.parts.items():
        for copy in page.copies:
            printed.setdefault(copy.sides or (copy.card,), []).append((part, copy))
    return Catalogue(tuple(_entry(box, keys, copies) for keys, copies in printed.items()), _facets(box))


def entry_of(title: AnyTitle, thing: Thing) -> str:
    if not isinstance(thing.facts, CardFacts) or thing.facts.card == NOTHING:
        return ""
    box = box_of(title)
    key = box.keys[thing.facts.card]
    for part in box.parts.values():
        for copy in part.copies:
            if key in copy.sides:
                return copy.sides[0]
    return key


def _entry(box: Box, keys: tuple[str, ...], copies: list[tuple[str, Copy]]) -> Entry:
    cards = [box.cards[box.number_of[key]] for key in keys]
    is_power = any(box.number_of[keys[0]] in nation.power for nation in box.nations)
    return Entry(
        key=keys[0],
        name=listing(list(dict.fromkeys(key_called(box, key) for key in keys))),
        faces=tuple(card_face(box, box.number_of[key]) for key in keys),
        text="\n\n".join(card_text(card) for card in cards),
        notes=tuple(dict.fromkeys(note for card in cards for note in keywords(card))),
        facts=tuple(_facts(box, cards[0], copies)),
        origin="\n".join(dict.fromkeys(filter(None, map(source, cards)))),
        marks=frozenset(mark for card in cards for mark in _marks(card)) | ({"suit power"} if is_power else set()),
        copies=tuple(frozenset((f"part {part}", f"start {copy.start}")) for part, copy in copies),
    )


def _facts(box: Box, card: Card, copies: list[tuple[str, Copy]]) -> Iterator[tuple[str, str]]:
    where = Counter((part, copy.start) for part, copy in copies)
    yield imperium.tr("Where"), series([_place(box, part, start, n) for (part, start), n in where.items()])
    if price := price_line(card.cost):
        yield imperium.tr("Price"), price
    yield imperium.tr("Number"), series([copy.id for _, copy in copies])


def _place(box: Box, part: str, start: str, n: int) -> str:
    """Whose cards it is among at the start, where, and how often."""
    name = part_called(box, part)
    if start != "commons":
        name = imperium.tr("{part}: {place}", part=name, place=imperium.tr(PLACES[start]))
    return name if n == 1 else imperium.tr("{place} ({count} times)", place=name, count=n)


def part_called(box: Box, part: str) -> str:
    """A nation, or the commons of a box."""
    if part in box.nation_of:
        nation = box.nations[box.nation_of[part]]
        said = NAMES.choice("nations", part)
        return card_name(nation.name) if said == part else said
    name = part.removeprefix("commons_")
    return imperium.tr("Commons of {box:of}", box=NAMES.choice("commons", name))


def _marks(card: Card) -> Iterator[str]:
    yield from (f"suit {suit}" for suit in card.suits)
    yield from (f"verb {verb.__name__}" for verb in _verbs(card) if verb in VERBS)
    yield from (f"sign {sign}" for sign in (*card.types, *card.icons, card.state) if sign)
    signs = ("pinned", card.pinned), ("attack", card.attack), ("free", card.free_play)
    for sign, is_there in (*signs, ("exhaust", card.exhaust), ("solstice", card.solstice)):
        if is_there:
            yield f"sign {sign}"


# What cards are found by


def _facets(box: Box) -> tuple[Facet, ...]:
    nations = [Value(f"part {part}", part_called(box, part), nation_picture(part)) for part in box.sheet.nations]
    commons = [Value(f"part {part}", part_called(box, part)) for part in box.sheet.commons]
    suits = [Value(f"suit {suit}", capital(named(SUIT_NAMES, suit)), SUIT_PICTURES[suit]) for suit in SUITS]
    suits.append(Value("suit power", imperium.tr("Power"), "suit-power"))
    verbs = [Value(f"verb {verb.__name__}", imperium.tr(name)) for verb, name in VERBS.items()]
    signs = [Value(f"sign {sign}", imperium.tr(name), picture) for sign, (name, picture) in SIGNS.items()]
    signs += [Value(f"sign {sign}", capital(named(MARK_NAMES, sign)), MARK_PICTURES[sign]) for sign in ICONS]
    signs += [Value(f"sign {sign}", capital(named(TYPE_NAMES, sign)), TYPE_PICTURES[sign]) for sign in TYPES]
    places = [Value(f"start {start}", imperium.tr(PLACES[start])) for start in STARTS]
    return (
        Facet(imperium.tr("Nation"), tuple(nations), is_pictures=True),
        Facet(imperium.tr("Common cards"), tuple(commons)),
        Facet(imperium.tr("Suit"), tuple(suits)),
        Facet(imperium.tr("Keyword"), tuple(verbs)),
        Facet(imperium.tr("Marks"), tuple(signs)),
        Facet(imperium.tr("Place at the start"), tuple(places)),
    )
