"""Names of the things of The Iron Age, by their ids, and numbers with their nouns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ludarium.words.title_words import Names
from ludarium.words.voice import NAME, NOUN, TEXT, Voice, listing

iron_age = Voice("iron_age")
named = iron_age.named

FATE = "fate"

FACES: Mapping[str, str] = {
    "population3": NAME("iron_age", "Population"),
    "food3": NAME("iron_age", "Food"),
    "food_or_population2": NAME("iron_age", "Food or Population"),
    "innovation": NAME("iron_age", "Innovation"),
    "goods_port": NAME("iron_age", "Goods"),
    "skull": NAME("iron_age", "Skull"),
    "bounty": NAME("iron_age", "Bounty"),
    "drought": NAME("iron_age", "Drought"),
    "omens": NAME("iron_age", "Omens"),
    "conquest": NAME("iron_age", "Conquest"),
    "tribute_demand": NAME("iron_age", "Tribute Demand"),
}
ROWS: Mapping[str, str] = {
    "wealth": NOUN("iron_age", "wealth"),
    "ships": NOUN("iron_age", "ships"),
    "armies": NOUN("iron_age", "armies"),
    "goods": NOUN("iron_age", "goods"),
    "food": NOUN("iron_age", "food"),
}
ROW_HEADS: Mapping[str, str] = {
    "wealth": TEXT("iron_age", "Wealth"),
    "ships": TEXT("iron_age", "Ships"),
    "armies": TEXT("iron_age", "Armies"),
    "goods": TEXT("iron_age", "Goods"),
    "food": TEXT("iron_age", "Food"),
}
PLACES: Mapping[str, str] = {
    "province": NOUN("iron_age", "provinces"),
    "port": NOUN("iron_age", "ports"),
    "urn": NOUN("iron_age", "urns"),
}
MONUMENTS: Mapping[str, str] = {
    "obelisk": NOUN("iron_age", "Obelisk"),
    "colossus": NOUN("iron_age", "Colossus"),
    "walls": NOUN("iron_age", "Walls"),
    "acropolis": NOUN("iron_age", "Acropolis"),
    "coliseum": NOUN("iron_age", "Coliseum"),
}
DEVELOPMENTS: Mapping[str, str] = {
    "leadership": NAME("iron_age", "Leadership"),
    "granaries": NAME("iron_age", "Granaries"),
    "dyemaking": NAME("iron_age", "Dyemaking"),
    "formations": NAME("iron_age", "Formations"),
    "medicine": NAME("iron_age", "Medicine"),
    "shipbuilding": NAME("iron_age", "Shipbuilding"),
    "irrigation": NAME("iron_age", "Irrigation"),
    "metallurgy": NAME("iron_age", "Metallurgy"),
    "religion": NAME("iron_age", "Religion"),
    "architecture": NAME("iron_age", "Architecture"),
    "coinage": NAME("iron_age", "Coinage"),
    "aqueducts": NAME("iron_age", "Aqueducts"),
    "navy": NAME("iron_age", "Navy"),
    "roads": NAME("iron_age", "Roads"),
    "citizenship": NAME("iron_age", "Citizenship"),
    "empire": NAME("iron_age", "Empire"),
    "commerce": NAME("iron_age", "Commerce"),
}
COLONIES: Mapping[str, str] = {
    "massalia": NAME("iron_age", "Massalia"),
    "barcelona": NAME("iron_age", "Barcelona"),
    "mastia": NAME("iron_age", "Mastia"),
    "palma": NAME("iron_age", "Palma"),
    "rusadir": NAME("iron_age", "Rusadir"),
    "ikosim": NAME("iron_age", "Ikosim"),
    "corsis": NAME("iron_age", "Corsis"),
    "sardus": NAME("iron_age", "Sardus"),
    "carthage": NAME("iron_age", "Carthage"),
    "syracuse": NAME("iron_age", "Syracuse"),
    "melita": NAME("iron_age", "Melita"),
    "oea": NAME("iron_age", "Oea"),
    "cyrene": NAME("iron_age", "Cyrene"),
    "crete": NAME("iron_age", "Crete"),
    "rhodes": NAME("iron_age", "Rhodes"),
    "alexandria": NAME("iron_age", "Alexandria"),
    "arvad": NAME("iron_age", "Arvad"),
    "cyprus": NAME("iron_age", "Cyprus"),
    "antioch": NAME("iron_age", "Antioch"),
}
DISASTERS: Mapping[str, str] = {
    "unrest": NAME("iron_age", "Unrest"),
    "barbarians": NAME("iron_age", "Barbarians"),
    "pestilence": NAME("iron_age", "Pestilence"),
    "civil_war": NAME("iron_age", "Civil War"),
    "invasion": NAME("iron_age", "Invasion"),
}
STEPS: Mapping[str, str] = {
    "settle": TEXT("iron_age", "choosing a second port or province"),
    "roll": TEXT("iron_age", "rolling the dice"),
    "reroll": TEXT("iron_age", "rolling dice again"),
    "lead": TEXT("iron_age", "Leadership"),
    "omens": TEXT("iron_age", "Omens"),
    "either": TEXT("iron_age", "taking food or population"),
    "feed": TEXT("iron_age", "feeding the provinces"),
    "fleet": TEXT("iron_age", "sending the fleet into battle"),
    "conquest": TEXT("iron_age", "a conquest"),
    "tribute": TEXT("iron_age", "a tribute demand"),
    "found": TEXT("iron_age", "founding colonies"),
    "build": TEXT("iron_age", "building"),
    "buy": TEXT("iron_age", "buying a development"),
    "pay": TEXT("iron_age", "paying for a development"),
    "store": TEXT("iron_age", "storing wealth and ending the turn"),
    "opponent": TEXT("iron_age", "rolling for the opponent"),
}
SCORE_LINES: Mapping[str, str] = {
    "monuments": TEXT("iron_age", "Monuments"),
    "colonies": TEXT("iron_age", "Colonies"),
    "developments": TEXT("iron_age", "Developments"),
    "bonuses": TEXT("iron_age", "Bonuses"),
    "wealth": TEXT("iron_age", "Wealth"),
    "tribute": TEXT("iron_age", "Tribute"),
    "skulls": TEXT("iron_age", "Disasters"),
    "pegs": TEXT("iron_age", "Pegged positions"),
}
OPTIONS: Mapping[str, str] = {
    "length": TEXT("iron_age", "Length"),
    "expansion": TEXT("iron_age", "Expansion"),
    "colony_benefits": TEXT("iron_age", "Benefits of colonies"),
}
CHOICES: Mapping[tuple[str, str], str] = {
    ("length", "full"): TEXT("iron_age", "Full game"),
    ("length", "short"): TEXT("iron_age", "Short game"),
    ("expansion", "none"): TEXT("iron_age", "None"),
    ("expansion", "mediterranean"): TEXT("iron_age", "Mediterranean"),
    ("colony_benefits", "once"): TEXT("iron_age", "Benefits once"),
    ("colony_benefits", "every-turn"): TEXT("iron_age", "Benefits every turn"),
    ("opening", "port"): TEXT("iron_age", "Second port"),
    ("opening", "province"): TEXT("iron_age", "Second province"),
}

THINGS: Mapping[str, str] = {**PLACES, **MONUMENTS}
"""What can be built up, box by box."""

NAMES = Names(
    iron_age,
    TEXT("iron_age", "Roll Through the Ages: The Iron Age"),
    (TEXT("iron_age", "The Iron Age"), TEXT("iron_age", "Roll Through the Ages")),
    options=OPTIONS,
    choices=CHOICES,
    score_lines=SCORE_LINES,
)


def die(word: str) -> str:
    """Name a die by the word of an action: the face that it shows, or the fate die."""
    return iron_age.noun("the fate die") if word == FATE else named(FACES, word)


def dice(words: Iterable[str]) -> str:
    """Name several dice; equal ones are counted."""
    amounts = Counter(words)
    return listing(
        [
            die(word) if amount == 1 else iron_age.tr("{number} {face:same}", number=amount, face=die(word))
            for word, amount in amounts.items()
        ]
    )


# Numbers with their nouns


def goods(n: int) -> str:
    return iron_age.noun("%n goods", "%n good", n)


def food(n: int) -> str:
    return iron_age.noun("%n food", "%n food", n)


def population(n: int) -> str:
    return iron_age.noun("%n population", "%n population", n)


def innovations(n: int) -> str:
    return iron_age.noun("%n innovations", "%n innovation", n)


def wealth(n: int) -> str:
    return iron_age.noun("%n wealth", "%n wealth", n)


def armies(n: int) -> str:
    return iron_age.noun("%n armies", "%n army", n)


def ships(n: int) -> str:
    return iron_age.noun("%n ships", "%n ship", n)


def pegs(n: int) -> str:
    return iron_age.noun("%n pegs", "%n peg", n)


def points(n: int) -> str:
    return iron_age.noun("%n points", "%n point", n)


def tribute(n: int) -> str:
    return iron_age.noun("%n tribute", "%n tribute", n)


def means(**amounts: int) -> str:
    """List the amounts that are not zero, or say "nothing"."""
    counted = {
        "wealth": wealth,
        "innovations": innovations,
        "goods": goods,
        "food": food,
        "population": population,
        "armies": armies,
        "ships": ships,
        "tribute": tribute,
    }
    said = [counted[what](n) for what, n in amounts.items() if n]
    return listing(said) or iron_age.noun("nothing")
