"""Names of the things of Imperium, by their ids, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.words.title_words import Names
from ludarium.words.voice import NAME, NOUN, QT_TRANSLATE_NOOP, Voice, series

imperium = Voice("imperium")
named = imperium.named

NATIONS: Mapping[str, str] = {
    "arthurians": NAME("imperium", "Arthurians"),
    "atlanteans": NAME("imperium", "Atlanteans"),
    "carthaginians": NAME("imperium", "Carthaginians"),
    "celts": NAME("imperium", "Celts"),
    "egyptians": NAME("imperium", "Egyptians"),
    "greeks": NAME("imperium", "Greeks"),
    "macedonians": NAME("imperium", "Macedonians"),
    "mauryans": NAME("imperium", "Mauryans"),
    "minoans": NAME("imperium", "Minoans"),
    "olmecs": NAME("imperium", "Olmecs"),
    "persians": NAME("imperium", "Persians"),
    "qin": NAME("imperium", "Qin"),
    "romans": NAME("imperium", "Romans"),
    "scythians": NAME("imperium", "Scythians"),
    "utopians": NAME("imperium", "Utopians"),
    "vikings": NAME("imperium", "Vikings"),
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
    "barbarian": NOUN("imperium", "a barbarian"),
    "empire": NOUN("imperium", "an empire"),
}
STATE_MARKS: Mapping[str, str] = {
    "barbarian": NOUN("imperium", "a barbarian mark"),
    "empire": NOUN("imperium", "an empire mark"),
}
ITS_STATE_MARK: Mapping[str, str] = {
    "barbarian": NOUN("imperium", "the barbarian mark"),
    "empire": NOUN("imperium", "the empire mark"),
}
ZONES: Mapping[str, str] = {
    "hand": NOUN("imperium", "hand"),
    "play": NOUN("imperium", "play"),
    "discard": NOUN("imperium", "the discard pile"),
    "draw_deck": NOUN("imperium", "the draw deck"),
    "nation": NOUN("imperium", "the nation deck"),
    "history": NOUN("imperium", "history"),
    "market": NOUN("imperium", "the market"),
    "suit_deck": NOUN("imperium", "the deck of its suit"),
    "main_deck_reveal": NOUN("imperium", "the main deck"),
    "exile": NOUN("imperium", "exile"),
    "development": NOUN("imperium", "the development area"),
    "impending_quests": NOUN("imperium", "the impending quests"),
    "active_quest": NOUN("imperium", "the active quest"),
    "garrison": NOUN("imperium", "a garrison"),
    "garrisoned_here": NOUN("imperium", "under this card"),
    "garrisoned_in_region": NOUN("imperium", "under regions in play"),
    "flooded": NOUN("imperium", "the flooded pile"),
    "pile": NOUN("imperium", "the unrest pile"),
    "deck": NOUN("imperium", "the draw deck"),
    "aside": NOUN("imperium", "the drawn cards"),
    "limbo": NOUN("imperium", "play"),
    "fame": NOUN("imperium", "the fame deck"),
    "main": NOUN("imperium", "the main deck"),
    "region": NOUN("imperium", "the region deck"),
    "uncivilised": NOUN("imperium", "the uncivilised deck"),
    "civilised": NOUN("imperium", "the civilised deck"),
    "dynasty": NOUN("imperium", "the dynasty deck"),
    "quests": NOUN("imperium", "the impending quests"),
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


class ImperiumNames(Names):
    """Several nations may be chosen, in order of seats."""

    def choice(self, key: str, choice: str) -> str:
        if (key, choice) in CHOICES or key not in ("deck", "nations"):
            return super().choice(key, choice)
        return imperium.tr("Changed starting deck") if key == "deck" else series([*map(self.side, choice.split(","))])

    def side(self, side: str) -> str:
        return imperium.tr("by lot") if side == "by-lot" else super().side(side)


NAMES = ImperiumNames(
    imperium,
    QT_TRANSLATE_NOOP("imperium", "Imperium"),
    options=OPTIONS,
    choices=CHOICES,
    score_lines=SCORE_LINES,
    sides=NATIONS,
    side_head=QT_TRANSLATE_NOOP("imperium", "Nation"),
)


def card_name(name: str) -> str:
    """The name of a card in the language spoken: see `card_names`."""
    return imperium.tr(name)


# Numbers with their nouns

TOKENS: Mapping[str, Callable[[int], str]] = {
    "materials": lambda n: imperium.noun("%n materials", "%n material", n),
    "population": lambda n: imperium.noun("%n population", "%n population", n),
    "progress": lambda n: imperium.noun("%n progress", "%n progress", n),
    "action": lambda n: imperium.noun("%n actions", "%n action", n),
}
ALL_TOKENS: Mapping[str, str] = {
    "materials": NOUN("imperium", "materials"),
    "population": NOUN("imperium", "population"),
    "progress": NOUN("imperium", "progress"),
    "action": NOUN("imperium", "actions"),
}


def means(amounts: Mapping[str, int]) -> list[str]:
    """Numbers of tokens, in the order of the table; those of which there is nothing left out."""
    return [said(amounts[what]) for what, said in TOKENS.items() if amounts.get(what)]


def cards(n: int) -> str:
    return imperium.noun("%n cards", "%n card", n)


def unrest(n: int) -> str:
    return imperium.noun("%n Unrest", "%n Unrest", n)


def points(n: int) -> str:
    if n < 0:
        return imperium.noun("-%n victory points", "-%n victory point", -n)
    return imperium.noun("%n victory points", "%n victory point", n)
