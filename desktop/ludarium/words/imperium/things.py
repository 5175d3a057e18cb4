"""What lies on the table of Imperium: its name, what a screen reader says of it, and what a closer look tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.frames import NOTHING
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import NOBODY, Thing
from ludarium.games.imperium.bot.book import Bot
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.cards import BARBARIAN, EMPIRE
from ludarium.games.imperium.facts import (
    CARD,
    DIE,
    HAND,
    PILE,
    PLAY,
    PLAYING,
    ROUND,
    ROW,
    SLOT,
    STAGE,
    STATE,
    TOKEN,
    DieFacts,
    HandFacts,
    PileFacts,
    PlayFacts,
    RoundFacts,
    RowFacts,
    SlotFacts,
    StageFacts,
    StateFacts,
    TokenFacts,
)
from ludarium.games.imperium.touches import BOT
from ludarium.words.description import Said
from ludarium.words.imperium.bot import bot_called
from ludarium.words.imperium.bot_tables import row_line, stage_line
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.faces import card
from ludarium.words.imperium.names import ALL_TOKENS, CHOICES, NATIONS, STATES, TOKENS, cards, imperium, named, unrest
from ludarium.words.imperium.speech import mark_noun, speech
from ludarium.words.voice import TEXT, Company, listing, sentences


def thing(title: AnyTitle, thing: Thing, company: Company) -> Said:
    return KINDS[thing.kind](box_of(title), thing, company, thing.facts)


def of_whom(thing: Thing, company: Company, said: str) -> str:
    """Add the owner if it is not the viewer."""
    if thing.id.startswith(f"{BOT}."):
        return imperium.tr("{name}: {said}", name=imperium.tr("Bot"), said=said)
    if thing.owner == NOBODY:
        return said
    return company.say(thing.owner, said, imperium.tr("{name}: {said}"), said=said)


# Tokens


def _token(box: Box, thing: Thing, company: Company, facts: TokenFacts) -> Said:
    if thing.zone == "supply":
        return Said(_supply(facts))
    if facts.what == "unrest":
        return Said(imperium.tr("{unrest:subject} under this card", unrest=unrest(facts.n)))
    said = _exhaust(facts.n) if facts.what == "exhaust" else TOKENS[facts.what](facts.n)
    if facts.most:
        more = imperium.tr("{tokens:subject} of {most}", tokens=said, most=facts.most)
        return Said(said, of_whom(thing, company, more))
    return Said(said, of_whom(thing, company, said))


def _supply(facts: TokenFacts) -> str:
    if facts.n:
        return imperium.tr("{tokens:subject} for a market card", tokens=TOKENS[facts.what](facts.n))
    return imperium.tr("Supply of {tokens:of}", tokens=named(ALL_TOKENS, facts.what))


def _exhaust(n: int) -> str:
    return imperium.noun("%n exhaust tokens", "%n exhaust token", n)


# Piles and areas

PILES: Mapping[str, str] = {
    "main": TEXT("imperium", "Main deck"),
    "region": TEXT("imperium", "Region deck"),
    "uncivilised": TEXT("imperium", "Uncivilised deck"),
    "civilised": TEXT("imperium", "Civilised deck"),
    "fame": TEXT("imperium", "Fame deck"),
    "exile": TEXT("imperium", "Exile"),
    "unrest": TEXT("imperium", "Unrest pile"),
    "deck": TEXT("imperium", "Draw deck"),
    "discard": TEXT("imperium", "Discard pile"),
    "nation": TEXT("imperium", "Nation deck"),
    "dynasty": TEXT("imperium", "Dynasty deck"),
    "development": TEXT("imperium", "Developments"),
    "quest": TEXT("imperium", "Active quest"),
    "history": TEXT("imperium", "History"),
    "flooded": TEXT("imperium", "Flooded pile"),
    "aside": TEXT("imperium", "Drawn cards"),
    "playing": TEXT("imperium", "Being played"),
    "hand": TEXT("imperium", "Hand"),
    "play": TEXT("imperium", "In play"),
    "market": TEXT("imperium", "Market"),
    "decks": TEXT("imperium", "Decks"),
    "supply": TEXT("imperium", "Supply"),
    "table": TEXT("imperium", "Table"),
    "sides": TEXT("imperium", "Sides of the power card"),
    "board": TEXT("imperium", "Nation"),
    "answers": TEXT("imperium", "Answers"),
}
"""What piles, areas and zones are called, by the last word of their id."""


def _pile(box: Box, thing: Thing, company: Company, facts: PileFacts) -> Said:
    name = named(PILES, thing.id.rpartition(".")[2])
    said = imperium.tr("{pile}: {cards}", pile=name, cards=cards(facts.count))
    spoken = of_whom(thing, company, said)
    if thing.id == "unrest":
        return Said(name, spoken, imperium.tr("When the last Unrest leaves the pile the match ends in a collapse."))
    return Said(name, spoken)


def _hand(box: Box, thing: Thing, company: Company, facts: HandFacts) -> Said:
    said = imperium.tr("Hand: {cards}", cards=cards(facts.count))
    detail = imperium.tr("In clean up the hand is drawn up to {cards:to}.", cards=cards(facts.size))
    return Said(imperium.tr("Hand"), of_whom(thing, company, said), detail)


def _play(box: Box, thing: Thing, company: Company, facts: PlayFacts) -> Said:
    shown = [speech().kind("region").counted(facts.regions)] if facts.regions else []
    shown += [mark_noun(f"icon:{icon}").counted(n) for icon, n in _marks(facts).items() if n]
    said = imperium.tr("In play: {cards}", cards=cards(facts.count))
    detail = imperium.tr("{things:subject} in play.", things=listing(shown)) if shown else ""
    return Said(imperium.tr("In play"), of_whom(thing, company, said), detail)


def _marks(facts: PlayFacts) -> Mapping[str, int]:
    return {"production": facts.production, "river": facts.river, "fertile": facts.fertile}


# State and round


def _state(box: Box, thing: Thing, company: Company, facts: StateFacts) -> Said:
    key = box.nations[facts.nation].key
    nation = named(NATIONS, key) if facts.level == NOTHING else bot_called(key)
    name = imperium.tr("{nation}, {state}", nation=nation, state=named(STATES, EMPIRE if facts.empire else BARBARIAN))
    notes = []
    if facts.level != NOTHING:
        notes.append(imperium.tr("Strength: {level}.", level=_level(box, facts.level)))
    if facts.any_state:
        notes.append(imperium.tr("The next card may have an empire mark."))
    if facts.is_king:
        notes.append(imperium.tr("King of Kings has been resolved."))
    return Said(name, of_whom(thing, company, name), sentences(*notes))


def _level(box: Box, level: int) -> str:
    key = box.book.levels[level].key
    return imperium.tr(CHOICES["bot", key]) if ("bot", key) in CHOICES else key


def _round(box: Box, thing: Thing, company: Company, facts: RoundFacts) -> Said:
    name = imperium.tr("Round {round}", round=facts.round)
    return Said(name, detail=imperium.tr("Round {round} is the last.", round=facts.last) if facts.last else "")


# The bot


def _die(box: Box, thing: Thing, company: Company, facts: DieFacts) -> Said:
    if not facts.face:
        return Said(imperium.tr("The die of the bot"))
    return Said(imperium.tr("The die of the bot shows {die}", die=facts.face))


def _slot(box: Box, thing: Thing, company: Company, facts: SlotFacts) -> Said:
    name = imperium.tr("Slot {slot}", slot=facts.number)
    if facts.is_blocked:
        return Said(name, imperium.tr("{slot}, blocked", slot=name))
    if facts.is_next:
        return Said(name, imperium.tr("{slot}, to be resolved now", slot=name))
    return Said(name, name if facts.is_filled else imperium.tr("{slot}, empty", slot=name))


def _row(box: Box, thing: Thing, company: Company, facts: RowFacts) -> Said:
    bot = _bot(box, facts.nation)
    rows = bot.empire if (facts.empire and bot.empire) or not bot.barbarian else bot.barbarian
    said = row_line(rows[facts.row])
    return Said(said, imperium.tr("{line} (now)", line=said) if facts.is_lit else said)


def _stage(box: Box, thing: Thing, company: Company, facts: StageFacts) -> Said:
    said = stage_line(_bot(box, facts.nation).journey[facts.stage])
    return Said(said, imperium.tr("{line} (now)", line=said) if facts.is_lit else said)


def _bot(box: Box, nation: int) -> Bot:
    key = box.nations[nation].key
    return next(bot for bot in box.book.bots if bot.nation == key)


KINDS: Mapping[str, Callable[[Box, Thing, Company, Any], Said]] = {
    CARD: card,
    DIE: _die,
    HAND: _hand,
    PILE: _pile,
    PLAY: _play,
    PLAYING: _pile,
    ROUND: _round,
    ROW: _row,
    SLOT: _slot,
    STAGE: _stage,
    STATE: _state,
    TOKEN: _token,
}


# Zones and gains


def zone(title: AnyTitle, zone: str, company: Company) -> str:
    """Return the heading of a zone, with the owner unless it is the viewer."""
    who, _, name = zone.partition(".")
    if not name:
        return named(PILES, who)
    last = zone.rpartition(".")[2]
    said = imperium.tr("On and under a card") if last.isdigit() else named(PILES, last)
    owner = int(who) if who.isdigit() else NOBODY
    return of_whom(Thing(zone, "", "", owner=owner), company, said)


def gain(before: Thing, after: Thing) -> str:
    if not isinstance(before.facts, TokenFacts) or not isinstance(after.facts, TokenFacts):
        return ""
    n = after.facts.n - before.facts.n
    if not n or before.facts.what not in TOKENS or before.zone == "supply":
        return ""
    tokens = TOKENS[before.facts.what](abs(n))
    return imperium.tr("+{tokens}", tokens=tokens) if n > 0 else imperium.tr("-{tokens}", tokens=tokens)
