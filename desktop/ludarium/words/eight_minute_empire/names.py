"""Names of the things of Eight-Minute Empire, by their ids, and numbers with their nouns."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ludarium.words.title_words import Names
from ludarium.words.voice import NAME, NBSP, NOUN, TEXT, Voice, series

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
    "neutral": TEXT("empire", "placing neutral armies"),
    "bid": TEXT("empire", "the bid"),
    "first": TEXT("empire", "naming the first player"),
    "take": TEXT("empire", "taking a card"),
    "act": TEXT("empire", "doing what the card says"),
    "confirm": TEXT("empire", "confirming"),
}
DEEDS: Mapping[str, str] = {
    "place": TEXT("empire", "place armies"),
    "move": TEXT("empire", "move armies"),
    "city": TEXT("empire", "build a city"),
    "destroy": TEXT("empire", "destroy an army"),
}
SCORE_LINES: Mapping[str, str] = {
    "earlier": TEXT("empire", "Earlier games"),
    "regions": TEXT("empire", "Regions"),
    "continents": TEXT("empire", "Continents"),
    "goods": TEXT("empire", "Goods"),
    "coins": TEXT("empire", "Coins left"),
    "armies": TEXT("empire", "Armies on the map"),
}
"""Lines of the score, and what breaks a tie."""

OPTIONS: Mapping[str, str] = {
    "map": TEXT("empire", "Map"),
    "goods_tokens": TEXT("empire", "Goods tokens"),
    "bid_tie": TEXT("empire", "Ties of the bid"),
    "ages": TEXT("empire", "Ages, seat by seat"),
    "games": TEXT("empire", "Games"),
}
CHOICES: Mapping[tuple[str, str], str] = {
    ("map", "a"): NOUN("empire", "Side A"),
    ("map", "b"): NOUN("empire", "Side B"),
    ("goods_tokens", "off"): TEXT("empire", "Without tokens"),
    ("goods_tokens", "on"): TEXT("empire", "With tokens"),
    ("bid_tie", "youngest"): TEXT("empire", "The youngest wins"),
    ("bid_tie", "die"): TEXT("empire", "A die decides"),
    ("ages", "none"): TEXT("empire", "Not known: the last seat is the youngest"),
    ("games", "1"): TEXT("empire", "One game"),
    ("games", "3"): TEXT("empire", "Three games, points added up"),
}


class EmpireNames(Names):
    """Names of the options, with ages written out."""

    def choice(self, key: str, choice: str) -> str:
        said = super().choice(key, choice)
        return empire.tr("Ages {ages}", ages=choice) if key == "ages" and said == choice else said


NAMES = EmpireNames(
    empire, TEXT("empire", "Eight-Minute Empire"), options=OPTIONS, choices=CHOICES, score_lines=SCORE_LINES
)

_NUMBER = re.compile(r"\d+\Z")


def score_detail(title: object, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False) -> str:
    """Return what a line counts: regions, continents, or goods with their points and wild cards."""
    if line == "regions":
        return series([region(where) for where, _ in parts])
    if line == "continents":
        return series([named(CONTINENTS, where) for where, _ in parts])
    return series([_good_points(made_of, points) for made_of, points in parts])


def _good_points(made_of: str, points: int) -> str:
    good, _, wild = made_of.partition("+")
    said = f"{named(GOODS, good)}{NBSP}{points}"
    return empire.tr("{good} (%n wild)", "{good} (%n wild)", int(wild), good=said) if wild else said


def region(region_id: str) -> str:
    """Return the number of a region, as on the map."""
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
