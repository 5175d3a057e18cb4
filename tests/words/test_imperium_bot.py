"""Imperium alone in words: the bot's tables, its turn, and everything that is told of it."""

from __future__ import annotations

import re

import pytest

from ludarium import words
from ludarium.engine.chance import Rng
from ludarium.engine.effects.verbs import Condition
from ludarium.engine.events import Event
from ludarium.games.imperium.bot.vocabulary import BOT, BotCondition, ConvertAll, FirstAble, If, Spend
from ludarium.games.imperium.title import LEVELS
from ludarium.words import voice
from ludarium.words.effects.phrasing import inner
from ludarium.words.imperium import events, names
from ludarium.words.imperium.bot_tables import SAY, row_line, stage_line, table_lines
from ludarium.words.imperium.speech import PHRASES
from tests.games.imperium.solo import BLOCKS_NOTHING, Solo
from tests.games.imperium.table import BOX, TITLE, card

from .checks import check_sentence, check_text
from .pseudo import Pseudo, check_pseudo
from .test_imperium import asked, check_pseudo_but_sides, order, play_in_words

BOTS = {bot.nation: bot for bot in BOX.book.bots}
IDENTIFIER = re.compile(r"\w_\w|\bbot-|\b(name|icon|state|start):")


def check_read(text: str) -> None:
    """A sentence without names from the code."""
    check_sentence(text)
    assert not IDENTIFIER.search(text), text


def check_order(text: str) -> None:
    check_text(text)
    assert not IDENTIFIER.search(text), text


def alone(nations: str, level: str, seed: int, names: tuple[str, ...] = ("Ann",)):
    return TITLE.start(TITLE.setup(names, options={"nations": nations, "bot": level}), seed)


def told(kind: str, seat: int = 1, viewer: int | None = 0, **data) -> str:
    return words.event(TITLE, Event(kind, seat, tuple(data.items())), ("Ann",), viewer)


# The tables


def test_every_verb_of_a_bot_has_a_phrase():
    assert set(BOT.verbs.values()) <= {verb for register, verb in PHRASES.phrases if register == "sentence"}


@pytest.mark.parametrize("nation", BOTS)
def test_a_table_can_be_read(nation):
    bot = BOTS[nation]
    for row in (*bot.barbarian, *bot.empire):
        check_read(row_line(row))
    for stage in bot.journey:
        check_read(stage_line(stage))
    lines = list(table_lines(bot))
    assert len(lines) >= len(bot.barbarian) + len(bot.empire) + len(bot.journey)
    assert sum(line[0].isdigit() for line in lines) == len(bot.barbarian) + len(bot.empire)


def test_a_table_in_a_language_of_one_letter(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    for bot in BOTS.values():
        for line in table_lines(bot):
            check_pseudo(line)


def test_zones_and_conditions_of_a_table_have_words():
    waiting = [row.steps for bot in BOTS.values() for row in (*bot.barbarian, *bot.empire)]
    zones = set()
    while waiting:
        for step in waiting.pop():
            waiting += inner(step)
            zones |= {zone.removeprefix("bot_") for zone in getattr(step, "from_", "").split("|")}
    assert zones - {"", *names.ALL_TOKENS} <= set(names.ZONES)


@pytest.mark.parametrize(
    ("nation", "line"),
    [
        ("arthurians", "Twrch Trwyth: Exile the next impending quest unless it is Graal. Put 1 knight from the discard "
         "pile into history, else exile this card."),
        ("celts", "Attack cards: Steal 1 material from you. Steal 1 progress from you."),
        ("atlanteans", "Prosperity: Gain 1 progress for each region in play. You may draw 1 card."),
        ("arthurians", "Knights: Do the first of these that can be done completely, else the last one as far as it "
         "goes: • abandon 1 region to acquire 1 region • break through for 1 uncivilised card."),
    ],
)  # fmt: skip
def test_rows(nation, line):
    bot = BOTS[nation]
    assert line in [row_line(row) for row in (*bot.barbarian, *bot.empire)]


def test_what_a_bot_is_told_to_do():
    assert SAY.clause(ConvertAll("materials", "progress")) == "turn all materials into progress"
    assert SAY.clause(ConvertAll("materials", "progress", 2)) == "turn every 2 materials into 1 progress"
    assert SAY.clause(Spend("progress", "all")) == "spend all progress"
    assert SAY.steps((Spend("materials", 2), Spend("population"))) == "spend 2 materials and 1 population"
    assert SAY.clause(FirstAble(((Spend("materials", 2),), (Spend("progress"),)))) == (
        "spend 2 materials, else spend 1 progress"
    )


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (BotCondition(filter="region", zone="bot_play", min=1), "the bot has a region in play"),
        (BotCondition(filter="scroll", zone="bot_discard", max=0), "the bot has no scroll in the discard pile"),
        (BotCondition(who="human", filter="region", zone="play", min=1), "you have a region in play"),
        (BotCondition(who="human", state="empire"), "you are an empire"),
        (Condition(token="progress", min=5), "the bot has at least 5 progress"),
    ],
)
def test_conditions(condition, said):
    assert SAY.condition(condition) == said
    step = If(condition, (Spend("progress"),), (Spend("population"),))
    assert SAY.clause(step) == f"if {said}, spend 1 progress; otherwise, spend 1 population"


def test_the_tables_are_in_the_catalogue():
    tables = {it.id: it for it in words.components(TITLE) if it.kind == "bot"}
    assert set(tables) == {f"bot-{nation}" for nation in BOX.nation_of}
    assert tables["bot-qin"].name == "Qin (bot)"
    assert tables["bot-qin"].text == "\n".join(table_lines(BOTS["qin"]))
    assert tables["bot-qin"].facts["barbarian"][0]["match"] == BOTS["qin"].barbarian[0].match
    assert {it.weakest for it in tables.values()} == {bot.provenance for bot in BOTS.values()}


# The bot's turn


def test_the_turn_of_the_bot():
    table = Solo.quiet().slots("dalmatia", "glory").rolled(BLOCKS_NOTHING)
    assert asked(table) == "The turn of the bot, with a 6: resolve the card of its next slot."
    assert order(table, "bot-resolve 1") == "Resolve slot 1 of the bot"


def test_a_bot_is_called_by_its_nation_when_its_table_asks():
    """Attack cards of the Carthaginians: the person abandons a region."""
    table = Solo.quiet("greeks,carthaginians").put(0, play=("mountain", "jungle")).put(1, empire=True)
    table.resolve("military-engineering")
    assert asked(table) == "Carthaginians (bot): Abandon 1 region."
    assert asked(table, 1) == "Ann resolves Carthaginians (bot)."


def test_what_is_told_of_the_bot():
    assert told("bot-rolled", die=4) == "The die of the bot shows 4."
    assert told("gained", what="materials", n=2) == "The bot gains 2 materials."
    assert told("spent", what="population", n=3) == "The bot spends 3 population."
    assert told("stole", what="progress", n=1, of=0) == "The bot steals 1 progress from you."
    assert told("stole", seat=0, what="progress", n=1, of=1) == "You steal 1 progress from the bot."
    assert told("reshuffled", cards=3) == "The bot shuffles 3 cards of the discard pile into a new draw deck."
    assert told("bot-score", points=31) == "The bot has 31 victory points."
    assert told("bot-filled", card=card("glory"), slot=2) == "The bot puts Glory into slot 2."
    assert told("bot-filled", card=-1, slot=2) == "The bot puts a card into slot 2."


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("dynasty", "discard", "The bot puts Glory from the dynasty deck into the discard pile."),
        ("quests", "deck", "The bot puts Glory from the impending quests on top of the draw deck."),
        ("quests", "exile", "The bot exiles Glory."),
        ("limbo", "history", "Glory of the bot goes into history."),
    ],
)
def test_moves_of_the_bot(source, target, said):
    assert told("moved", card=card("glory"), source=source, target=target, to=1) == said


def test_at_a_table_of_two_nobody_is_the_bot():
    gained = Event("gained", 1, (("what", "progress"), ("n", 1)))
    assert words.event(TITLE, gained, ("Ann", "Ben"), 0) == "Ben gains 1 progress."


def test_the_levels_have_names():
    said = [words.choice("imperium", "bot", level) for level in LEVELS]
    assert said == ["Chieftain", "Warlord", "Imperator", "Sovereign", "Overlord", "Supreme Ruler"]
    for line, _ in TITLE.rival(Solo().state).lines:
        assert words.score_line("imperium", line) != line


# Random matches

SOLO = {
    "chieftain": "greeks,utopians",
    "warlord": "utopians,arthurians",
    "imperator": "arthurians,olmecs",
    "sovereign": "qin,vikings",
    "overlord": "atlanteans,scythians",
    "supreme-ruler": "minoans,carthaginians",
}


@pytest.mark.parametrize("level", SOLO)
def test_a_random_match_alone_in_words(level):
    seen = play_in_words(alone(SOLO[level], level, 3), Rng(3), ("Ann",), check_read, check_order)
    assert {"bot-rolled", "bot-revealed", "bot-filled", "bot-score"} <= seen <= {*events.EVENTS, *events.PAIRS}


def test_a_random_match_alone_in_a_language_of_one_letter(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    state = alone("egyptians,arthurians", "supreme-ruler", 8, ("0",))
    play_in_words(state, Rng(8), ("0",), check_pseudo_but_sides, check_pseudo_but_sides)
