"""Names of the things of Imperium, by their ids, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.words.voice import QT_TRANSLATE_NOOP, Voice

imperium = Voice("imperium")

NATIONS: Mapping[str, str] = {
    "arthurians": QT_TRANSLATE_NOOP("imperium", "Arthurians"),
    "atlanteans": QT_TRANSLATE_NOOP("imperium", "Atlanteans"),
    "carthaginians": QT_TRANSLATE_NOOP("imperium", "Carthaginians"),
    "celts": QT_TRANSLATE_NOOP("imperium", "Celts"),
    "egyptians": QT_TRANSLATE_NOOP("imperium", "Egyptians"),
    "greeks": QT_TRANSLATE_NOOP("imperium", "Greeks"),
    "macedonians": QT_TRANSLATE_NOOP("imperium", "Macedonians"),
    "mauryans": QT_TRANSLATE_NOOP("imperium", "Mauryans"),
    "minoans": QT_TRANSLATE_NOOP("imperium", "Minoans"),
    "olmecs": QT_TRANSLATE_NOOP("imperium", "Olmecs"),
    "persians": QT_TRANSLATE_NOOP("imperium", "Persians"),
    "qin": QT_TRANSLATE_NOOP("imperium", "Qin"),
    "romans": QT_TRANSLATE_NOOP("imperium", "Romans"),
    "scythians": QT_TRANSLATE_NOOP("imperium", "Scythians"),
    "utopians": QT_TRANSLATE_NOOP("imperium", "Utopians"),
    "vikings": QT_TRANSLATE_NOOP("imperium", "Vikings"),
}
SUITS: Mapping[str, str] = {
    "region": QT_TRANSLATE_NOOP("imperium", "region"),
    "uncivilised": QT_TRANSLATE_NOOP("imperium", "uncivilised"),
    "civilised": QT_TRANSLATE_NOOP("imperium", "civilised"),
    "tributary": QT_TRANSLATE_NOOP("imperium", "tributary"),
    "fame": QT_TRANSLATE_NOOP("imperium", "fame"),
    "unrest": QT_TRANSLATE_NOOP("imperium", "unrest"),
}
TYPES: Mapping[str, str] = {
    "city": QT_TRANSLATE_NOOP("imperium", "city"),
    "metropolis": QT_TRANSLATE_NOOP("imperium", "metropolis"),
    "knight": QT_TRANSLATE_NOOP("imperium", "knight"),
    "mask": QT_TRANSLATE_NOOP("imperium", "mask"),
    "scroll": QT_TRANSLATE_NOOP("imperium", "scroll"),
}
MARKS: Mapping[str, str] = {
    "production": QT_TRANSLATE_NOOP("imperium", "production"),
    "river": QT_TRANSLATE_NOOP("imperium", "river"),
    "fertile": QT_TRANSLATE_NOOP("imperium", "fertile"),
}
STATES: Mapping[str, str] = {
    "barbarian": QT_TRANSLATE_NOOP("imperium", "a barbarian"),
    "empire": QT_TRANSLATE_NOOP("imperium", "an empire"),
}
STATE_MARKS: Mapping[str, str] = {
    "barbarian": QT_TRANSLATE_NOOP("imperium", "a barbarian mark"),
    "empire": QT_TRANSLATE_NOOP("imperium", "an empire mark"),
}
ITS_STATE_MARK: Mapping[str, str] = {
    "barbarian": QT_TRANSLATE_NOOP("imperium", "the barbarian mark"),
    "empire": QT_TRANSLATE_NOOP("imperium", "the empire mark"),
}
ZONES: Mapping[str, str] = {
    "hand": QT_TRANSLATE_NOOP("imperium", "hand"),
    "play": QT_TRANSLATE_NOOP("imperium", "play"),
    "discard": QT_TRANSLATE_NOOP("imperium", "the discard pile"),
    "draw_deck": QT_TRANSLATE_NOOP("imperium", "the draw deck"),
    "nation": QT_TRANSLATE_NOOP("imperium", "the nation deck"),
    "history": QT_TRANSLATE_NOOP("imperium", "history"),
    "market": QT_TRANSLATE_NOOP("imperium", "the market"),
    "suit_deck": QT_TRANSLATE_NOOP("imperium", "the deck of its suit"),
    "main_deck_reveal": QT_TRANSLATE_NOOP("imperium", "the main deck"),
    "exile": QT_TRANSLATE_NOOP("imperium", "exile"),
    "development": QT_TRANSLATE_NOOP("imperium", "the development area"),
    "impending_quests": QT_TRANSLATE_NOOP("imperium", "the impending quests"),
    "active_quest": QT_TRANSLATE_NOOP("imperium", "the active quest"),
    "garrison": QT_TRANSLATE_NOOP("imperium", "a garrison"),
    "garrisoned_here": QT_TRANSLATE_NOOP("imperium", "under this card"),
    "garrisoned_in_region": QT_TRANSLATE_NOOP("imperium", "under regions in play"),
    "flooded": QT_TRANSLATE_NOOP("imperium", "the flooded pile"),
    "pile": QT_TRANSLATE_NOOP("imperium", "the unrest pile"),
    "deck": QT_TRANSLATE_NOOP("imperium", "the draw deck"),
    "aside": QT_TRANSLATE_NOOP("imperium", "the drawn cards"),
    "limbo": QT_TRANSLATE_NOOP("imperium", "play"),
    "fame": QT_TRANSLATE_NOOP("imperium", "the fame deck"),
    "main": QT_TRANSLATE_NOOP("imperium", "the main deck"),
    "region": QT_TRANSLATE_NOOP("imperium", "the region deck"),
    "uncivilised": QT_TRANSLATE_NOOP("imperium", "the uncivilised deck"),
    "civilised": QT_TRANSLATE_NOOP("imperium", "the civilised deck"),
    "dynasty": QT_TRANSLATE_NOOP("imperium", "the dynasty deck"),
    "quests": QT_TRANSLATE_NOOP("imperium", "the impending quests"),
}
"""Where cards come from, after "from"."""

PLACES: Mapping[str, str] = {
    "hand": QT_TRANSLATE_NOOP("imperium", "in hand"),
    "play": QT_TRANSLATE_NOOP("imperium", "in play"),
    "discard": QT_TRANSLATE_NOOP("imperium", "in the discard pile"),
    "history": QT_TRANSLATE_NOOP("imperium", "in history"),
    "garrison": QT_TRANSLATE_NOOP("imperium", "garrisoned under other cards"),
    "garrisoned_here": QT_TRANSLATE_NOOP("imperium", "garrisoned under this card"),
    "active_quest": QT_TRANSLATE_NOOP("imperium", "as the active quest"),
    "exile_pile": QT_TRANSLATE_NOOP("imperium", "in exile"),
    "all": QT_TRANSLATE_NOOP("imperium", "you own"),
    "supply_of_player": QT_TRANSLATE_NOOP("imperium", "you have"),
    "all_of_other_players": QT_TRANSLATE_NOOP("imperium", "the other players own"),
}
"""Where cards lie."""

PLACES_OF_MARKS: Mapping[str, str] = {
    "play": QT_TRANSLATE_NOOP("imperium", "on cards in play"),
    "all": QT_TRANSLATE_NOOP("imperium", "on cards you own"),
}
TARGETS: Mapping[str, str] = {
    "hand": QT_TRANSLATE_NOOP("imperium", "into hand"),
    "discard": QT_TRANSLATE_NOOP("imperium", "into the discard pile"),
    "history": QT_TRANSLATE_NOOP("imperium", "into history"),
    "exile": QT_TRANSLATE_NOOP("imperium", "into exile"),
    "flooded": QT_TRANSLATE_NOOP("imperium", "into the flooded pile"),
    "deck": QT_TRANSLATE_NOOP("imperium", "on top of the draw deck"),
    "market": QT_TRANSLATE_NOOP("imperium", "into the market"),
    "pile": QT_TRANSLATE_NOOP("imperium", "onto the unrest pile"),
    "play": QT_TRANSLATE_NOOP("imperium", "into play"),
}
"""Where cards go."""

SCORE_LINES: Mapping[str, str] = {
    "progress": QT_TRANSLATE_NOOP("imperium", "Progress"),
    "cards": QT_TRANSLATE_NOOP("imperium", "Cards with fixed points"),
    "conditions": QT_TRANSLATE_NOOP("imperium", "Cards with a condition"),
    "counted": QT_TRANSLATE_NOOP("imperium", "Cards with variable points"),
    "power": QT_TRANSLATE_NOOP("imperium", "Power card"),
    "tokens": QT_TRANSLATE_NOOP("imperium", "Materials and population"),
    "unrest": QT_TRANSLATE_NOOP("imperium", "Unrest"),
}
OPTIONS: Mapping[str, str] = {
    "nations": QT_TRANSLATE_NOOP("imperium", "Nations"),
    "commons": QT_TRANSLATE_NOOP("imperium", "Common cards"),
    "pack": QT_TRANSLATE_NOOP("imperium", "Content pack"),
    "bot": QT_TRANSLATE_NOOP("imperium", "Strength of the bot"),
    "deck": QT_TRANSLATE_NOOP("imperium", "Starting deck"),
    "tokens": QT_TRANSLATE_NOOP("imperium", "Tokens at the start"),
}
CHOICES: Mapping[tuple[str, str], str] = {
    ("nations", "by-lot"): QT_TRANSLATE_NOOP("imperium", "By lot"),
    ("pack", "ours"): QT_TRANSLATE_NOOP("imperium", "As printed"),
    ("commons", "classics"): QT_TRANSLATE_NOOP("imperium", "Classics"),
    ("commons", "legends"): QT_TRANSLATE_NOOP("imperium", "Legends"),
    ("commons", "both"): QT_TRANSLATE_NOOP("imperium", "One of the two boxes, by lot"),
    ("bot", "chieftain"): QT_TRANSLATE_NOOP("imperium", "Chieftain"),
    ("bot", "warlord"): QT_TRANSLATE_NOOP("imperium", "Warlord"),
    ("bot", "imperator"): QT_TRANSLATE_NOOP("imperium", "Imperator"),
    ("bot", "sovereign"): QT_TRANSLATE_NOOP("imperium", "Sovereign"),
    ("bot", "overlord"): QT_TRANSLATE_NOOP("imperium", "Overlord"),
    ("bot", "supreme-ruler"): QT_TRANSLATE_NOOP("imperium", "Supreme Ruler"),
    ("deck", "printed"): QT_TRANSLATE_NOOP("imperium", "As printed"),
    ("tokens", "printed"): QT_TRANSLATE_NOOP("imperium", "As printed"),
    ("tokens", "doubled"): QT_TRANSLATE_NOOP("imperium", "Twice the printed number"),
}


def name() -> str:
    return imperium.tr("Imperium")


def named(table: Mapping[str, str], key: str) -> str:
    """The name in the table, or the id where someone's own content has another."""
    return imperium.tr(table[key]) if key in table else key


def score_line(line: str) -> str:
    return named(SCORE_LINES, line)


def option(key: str) -> str:
    return named(OPTIONS, key)


def choice(key: str, choice: str) -> str:
    """The name of a choice; of nations, several may be chosen, in order of seats."""
    if (key, choice) in CHOICES:
        return imperium.tr(CHOICES[key, choice])
    if key == "nations":
        return imperium.tr(", ").join(named(NATIONS, nation) for nation in choice.split(","))
    return choice


def side(side: str) -> str:
    """A seat plays a nation."""
    return named(NATIONS, side)


def card_name(name: str) -> str:
    """The name of a card in the language spoken: see `card_names`."""
    return imperium.tr(name)


# Numbers with their nouns

TOKENS: Mapping[str, Callable[[int], str]] = {
    "materials": lambda n: imperium.tr("%n materials", "%n material", n),
    "population": lambda n: imperium.tr("%n population", "%n population", n),
    "progress": lambda n: imperium.tr("%n progress", "%n progress", n),
    "action": lambda n: imperium.tr("%n actions", "%n action", n),
}
ALL_TOKENS: Mapping[str, str] = {
    "materials": QT_TRANSLATE_NOOP("imperium", "materials"),
    "population": QT_TRANSLATE_NOOP("imperium", "population"),
    "progress": QT_TRANSLATE_NOOP("imperium", "progress"),
    "action": QT_TRANSLATE_NOOP("imperium", "actions"),
}


def means(amounts: Mapping[str, int]) -> list[str]:
    """Numbers of tokens, in the order of the table; those of which there is nothing left out."""
    return [said(amounts[what]) for what, said in TOKENS.items() if amounts.get(what)]


def cards(n: int) -> str:
    return imperium.tr("%n cards", "%n card", n)


def unrest(n: int) -> str:
    return imperium.tr("%n Unrest", "%n Unrest", n)


def points(n: int) -> str:
    if n < 0:
        return imperium.tr("-%n victory points", "-%n victory point", -n)
    return imperium.tr("%n victory points", "%n victory point", n)
