"""Names of the things of Imperium, by their ids, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.words.title_words import Names
from ludarium.words.voice import NAME, NOUN, TEXT, Voice, series

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
    "region": TEXT("imperium", "region"),
    "uncivilised": TEXT("imperium", "uncivilised"),
    "civilised": TEXT("imperium", "civilised"),
    "tributary": TEXT("imperium", "tributary"),
    "fame": TEXT("imperium", "fame"),
    "unrest": TEXT("imperium", "unrest"),
}
TYPES: Mapping[str, str] = {
    "city": TEXT("imperium", "city"),
    "metropolis": TEXT("imperium", "metropolis"),
    "knight": TEXT("imperium", "knight"),
    "mask": TEXT("imperium", "mask"),
    "scroll": TEXT("imperium", "scroll"),
}
MARKS: Mapping[str, str] = {
    "production": TEXT("imperium", "production"),
    "river": TEXT("imperium", "river"),
    "fertile": TEXT("imperium", "fertile"),
}
STATES: Mapping[str, str] = {"barbarian": NOUN("imperium", "a barbarian"), "empire": NOUN("imperium", "an empire")}
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
    "hand": TEXT("imperium", "in hand"),
    "play": TEXT("imperium", "in play"),
    "discard": TEXT("imperium", "in the discard pile"),
    "history": TEXT("imperium", "in history"),
    "garrison": TEXT("imperium", "garrisoned under other cards"),
    "garrisoned_here": TEXT("imperium", "garrisoned under this card"),
    "active_quest": TEXT("imperium", "as the active quest"),
    "exile_pile": TEXT("imperium", "in exile"),
    "all": TEXT("imperium", "you own"),
    "supply_of_player": TEXT("imperium", "you have"),
    "all_of_other_players": TEXT("imperium", "the other players own"),
}
"""Where cards lie."""

PLACES_OF_MARKS: Mapping[str, str] = {
    "play": TEXT("imperium", "on cards in play"),
    "all": TEXT("imperium", "on cards you own"),
}
TARGETS: Mapping[str, str] = {
    "hand": TEXT("imperium", "into hand"),
    "discard": TEXT("imperium", "into the discard pile"),
    "history": TEXT("imperium", "into history"),
    "exile": TEXT("imperium", "into exile"),
    "flooded": TEXT("imperium", "into the flooded pile"),
    "deck": TEXT("imperium", "on top of the draw deck"),
    "market": TEXT("imperium", "into the market"),
    "pile": TEXT("imperium", "onto the unrest pile"),
    "play": TEXT("imperium", "into play"),
}
"""Where cards go."""

SCORE_LINES: Mapping[str, str] = {
    "progress": TEXT("imperium", "Progress"),
    "cards": TEXT("imperium", "Cards with fixed points"),
    "conditions": TEXT("imperium", "Cards with a condition"),
    "counted": TEXT("imperium", "Cards with variable points"),
    "power": TEXT("imperium", "Power card"),
    "tokens": TEXT("imperium", "Materials and population"),
    "unrest": TEXT("imperium", "Unrest"),
}
OPTIONS: Mapping[str, str] = {
    "nations": TEXT("imperium", "Nations"),
    "commons": TEXT("imperium", "Common cards"),
    "pack": TEXT("imperium", "Content pack"),
    "bot": TEXT("imperium", "Strength of the bot"),
    "deck": TEXT("imperium", "Starting deck"),
    "tokens": TEXT("imperium", "Tokens at the start"),
}
CHOICES: Mapping[tuple[str, str], str] = {
    ("nations", "by-lot"): TEXT("imperium", "By lot"),
    ("pack", "ours"): TEXT("imperium", "As printed"),
    ("commons", "classics"): TEXT("imperium", "Classics"),
    ("commons", "legends"): TEXT("imperium", "Legends"),
    ("commons", "both"): TEXT("imperium", "One of the two boxes, by lot"),
    ("bot", "chieftain"): TEXT("imperium", "Chieftain"),
    ("bot", "warlord"): TEXT("imperium", "Warlord"),
    ("bot", "imperator"): TEXT("imperium", "Imperator"),
    ("bot", "sovereign"): TEXT("imperium", "Sovereign"),
    ("bot", "overlord"): TEXT("imperium", "Overlord"),
    ("bot", "supreme-ruler"): TEXT("imperium", "Supreme Ruler"),
    ("deck", "printed"): TEXT("imperium", "As printed"),
    ("tokens", "printed"): TEXT("imperium", "As printed"),
    ("tokens", "doubled"): TEXT("imperium", "Twice the printed number"),
}


class ImperiumNames(Names):
    """Names of the options; several nations may be chosen, in order of seats."""

    def choice(self, key: str, choice: str) -> str:
        if (key, choice) in CHOICES or key not in ("deck", "nations"):
            return super().choice(key, choice)
        return imperium.tr("Changed starting deck") if key == "deck" else series([*map(self.side, choice.split(","))])

    def side(self, side: str) -> str:
        return imperium.tr("by lot") if side == "by-lot" else super().side(side)


NAMES = ImperiumNames(
    imperium,
    TEXT("imperium", "Imperium"),
    options=OPTIONS,
    choices=CHOICES,
    score_lines=SCORE_LINES,
    sides=NATIONS,
    side_head=TEXT("imperium", "Nation"),
)


def card_name(name: str) -> str:
    """Translate the name of a card: see `card_names`."""
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
    """List the tokens of which there are any, in the order of the table."""
    return [said(amounts[what]) for what, said in TOKENS.items() if amounts.get(what)]


def cards(n: int) -> str:
    return imperium.noun("%n cards", "%n card", n)


def unrest(n: int) -> str:
    return imperium.noun("%n Unrest", "%n Unrest", n)


def points(n: int) -> str:
    if n < 0:
        return imperium.noun("-%n victory points", "-%n victory point", -n)
    return imperium.noun("%n victory points", "%n victory point", n)
