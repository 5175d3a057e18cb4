"""Names of the things of Eight-Minute Empire, by their ids, and numbers with their nouns."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ludarium.words.title_words import Names
from ludarium.words.voice import NAME, NBSP, NOUN, QT_TRANSLATE_NOOP, Voice, series

empire = Voice("empire")
named = empire.named

GOODS: Mapping[str, str] = {
    "ruby": NAME("empire", "Crystal"),
    "coal": NAME("empire", "Coal"),
    "wood": NAME("empire", "Wood"),
    "anvil": NAME("empire", "Tools"),
    "carrot": NAME("empire", "Food"),
    "wild": NAME("empire", "Wild"),
}
CONTINENTS: Mapping[str, str] = {
    "North-west": NAME("empire", "North-west"),
    "Heartland": NAME("empire", "Heartland"),
    "Isle": NAME("empire", "Isle"),
    "South-east": NAME("empire", "South-east"),
    "West Isle": NAME("empire", "West Isle"),
    "North Isle": NAME("empire", "North Isle"),
    "North-east": NAME("empire", "North-east"),
    "West": NAME("empire", "West"),
    "East": NAME("empire", "East"),
}
"""By the names that the files of our maps give them."""

STEPS: Mapping[str, str] = {
    "neutral": QT_TRANSLATE_NOOP("empire", "placing neutral armies"),
    "bid": QT_TRANSLATE_NOOP("empire", "the bid"),
    "first": QT_TRANSLATE_NOOP("empire", "naming the first player"),
    "take": QT_TRANSLATE_NOOP("empire", "taking a card"),
    "act": QT_TRANSLATE_NOOP("empire", "doing what the card says"),
    "confirm": QT_TRANSLATE_NOOP("empire", "confirming"),
}
DEEDS: Mapping[str, str] = {
    "place": QT_TRANSLATE_NOOP("empire", "place armies"),
    "move": QT_TRANSLATE_NOOP("empire", "move armies"),
    "city": QT_TRANSLATE_NOOP("empire", "build a city"),
    "destroy": QT_TRANSLATE_NOOP("empire", "destroy an army"),
}
SCORE_LINES: Mapping[str, str] = {
    "earlier": QT_TRANSLATE_NOOP("empire", "Earlier games"),
    "regions": QT_TRANSLATE_NOOP("empire", "Regions"),
    "continents": QT_TRANSLATE_NOOP("empire", "Continents"),
    "goods": QT_TRANSLATE_NOOP("empire", "Goods"),
    "coins": QT_TRANSLATE_NOOP("empire", "Coins left"),
    "armies": QT_TRANSLATE_NOOP("empire", "Armies on the map"),
}
"""Lines of the score, and what breaks a tie."""

OPTIONS: Mapping[str, str] = {
    "map": QT_TRANSLATE_NOOP("empire", "Map"),
    "goods_tokens": QT_TRANSLATE_NOOP("empire", "Goods tokens"),
    "bid_tie": QT_TRANSLATE_NOOP("empire", "Ties of the bid"),
    "ages": QT_TRANSLATE_NOOP("empire", "Ages, seat by seat"),
    "games": QT_TRANSLATE_NOOP("empire", "Games"),
}
CHOICES: Mapping[tuple[str, str], str] = {
    ("map", "a"): NOUN("empire", "Side A"),
    ("map", "b"): NOUN("empire", "Side B"),
    ("goods_tokens", "off"): QT_TRANSLATE_NOOP("empire", "Without tokens"),
    ("goods_tokens", "on"): QT_TRANSLATE_NOOP("empire", "With tokens"),
    ("bid_tie", "youngest"): QT_TRANSLATE_NOOP("empire", "The youngest wins"),
    ("bid_tie", "die"): QT_TRANSLATE_NOOP("empire", "A die decides"),
    ("ages", "none"): QT_TRANSLATE_NOOP("empire", "Not known: the last seat is the youngest"),
    ("games", "1"): QT_TRANSLATE_NOOP("empire", "One game"),
    ("games", "3"): QT_TRANSLATE_NOOP("empire", "Three games, points added up"),
}


class EmpireNames(Names):
    """Ages are written out."""

    def choice(self, key: str, choice: str) -> str:
        said = super().choice(key, choice)
        return empire.tr("Ages {ages}", ages=choice) if key == "ages" and said == choice else said


NAMES = EmpireNames(
    empire,
    QT_TRANSLATE_NOOP("empire", "Eight-Minute Empire"),
    options=OPTIONS,
    choices=CHOICES,
    score_lines=SCORE_LINES,
)

_NUMBER = re.compile(r"\d+\Z")


def score_detail(title: object, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False) -> str:
    """What a line counts: regions by number, continents by name, goods with their points and their wild cards."""
    if line == "regions":
        return series([region(where) for where, _ in parts])
    if line == "continents":
        return series([named(CONTINENTS, where) for where, _ in parts])
    return series([_good_points(made_of, points) for made_of, points in parts])


def _good_points(made_of: str, points: int) -> str:
    """A good with its points, and how many wild cards became it."""
    good, _, wild = made_of.partition("+")
    said = f"{named(GOODS, good)}{NBSP}{points}"
    return empire.tr("{good} (%n wild)", "{good} (%n wild)", int(wild), good=said) if wild else said


def region(region_id: str) -> str:
    """The number of a region, as the map shows it."""
    number = _NUMBER.search(region_id)
    return number[0] if number else region_id


# Numbers with their nouns


def coins(n: int) -> str:
    return empire.noun("%n coins", "%n coin", n)


def armies(n: int) -> str:
    return empire.noun("%n armies", "%n army", n)


def steps(n: int) -> str:
    return empire.noun("%n steps", "%n step", n)


def points(n: int) -> str:
    return empire.noun("%n points", "%n point", n)


def cities(n: int) -> str:
    return empire.noun("%n cities", "%n city", n)


def free_or_coins(n: int) -> str:
    return empire.tr("for free") if n == 0 else empire.tr("for {coins:for}", coins=coins(n))
