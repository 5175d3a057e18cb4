"""How the rules are read: what each reading changes, and that old matches go on with theirs."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest

from ludarium.engine.actions import parse
from ludarium.engine.effects.machine import settle
from ludarium.engine.frames import Frame
from ludarium.engine.reasons import MatchError
from ludarium.games import TITLES
from ludarium.games.imperium.readings import FIRST, SECOND, THIRD
from ludarium.games.imperium.state import opened
from ludarium.library.documents import document_of, match_of
from tests.contract.properties import told_and_next
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX, TITLE, Table, plain

HERE = Path(__file__).parent
KEPT = [
    *((FIRST, path) for path in sorted((HERE / "first_reading").glob("*.ludarium"))),
    *((SECOND, path) for path in sorted((HERE / "second_reading").glob("*.ludarium"))),
]


# Matches of earlier readings


@pytest.mark.parametrize(("reading", "path"), KEPT, ids=lambda value: getattr(value, "stem", str(value)))
def test_a_match_of_an_earlier_reading_still_opens(reading, path):
    document = json.loads(path.read_text(encoding="utf-8"))
    match = match_of(document, TITLES)
    assert match.is_over
    assert len(match.actions) == len(document["actions"])
    assert (match.title.content_version, match.title.rules_version) == (reading, reading)
    assert document_of(match)["rules"] == reading
    with pytest.raises(MatchError):  # by the next reading it would be another match
        match_of({**document, "content": reading + 1, "rules": reading + 1}, TITLES)


def test_new_matches_are_played_by_the_third_reading():
    assert (TITLE.content_version, TITLE.rules_version, BOX.rules) == (3, THIRD, THIRD)


# The solo bot


@pytest.mark.rule("IMP-SOLO-24")
@pytest.mark.parametrize(
    ("nation", "key", "is_empire"),
    [("egyptians", "obelisk", True), ("macedonians", "cartography", True), ("arthurians", "lady-bertilak", False)],
)
def test_the_last_option_of_a_row_is_done_as_far_as_it_goes(nation, key, is_empire):
    """There is nothing to acquire, to turn into progress or to take from the dynasty deck."""
    table = Solo.quiet(f"romans,{nation}").put(BOT, empire=is_empire, discard=(), nation_deck=(), accession="")
    table.put(BOT, development=()).resolve(key)
    assert key in table.history(BOT)


@pytest.mark.rule("IMP-SOLO-24")
def test_glory_of_a_viking_bot_without_regions():
    table = Solo.quiet("romans,vikings").put(0, materials=1).put(BOT, deck=("hills",))
    table.resolve("glory")
    assert table.tokens(0)[0] == 0
    assert table.tokens(BOT)[0] == 1
    assert table.pile == ["hills", "glory"]


@pytest.mark.rule("IMP-SOLO-24", "IMP-SOLO-27")
def test_no_region_is_given_up_for_a_fame_card_that_is_not_there():
    table = Solo.quiet("celts,greeks").put(BOT, play=("hills",) * 3).set(fame=(), kings=1 << BOT)
    table.resolve("glory")
    assert table.in_play(BOT) == ["hills"] * 3
    crown = Solo.quiet("celts,greeks").put(BOT, play=("hills",) * 3).set(fame=())
    crown.resolve("glory")
    assert (crown.in_play(BOT), crown.tokens(BOT)[2]) == ([], 6)


# Domestication and Shaduf


@pytest.mark.rule("IMP-NOTE-01", "IMP-NOTE-02")
@pytest.mark.parametrize(("ability", "region"), [("shaduf", "marsh"), ("domestication", "hills")])
def test_materials_that_come_through_trading_ships(ability, region):
    table = plain("romans,celts").put(play=("trading-ships", region, ability)).market("oracle 2m")
    table.do("use trading-ships 100")
    assert table.asked == (0, "react")
    assert f"use {ability} 102" in table.actions
    table.do(f"use {ability} 102")
    assert table.tokens() == (12, 10, 11)


@pytest.mark.rule("IMP-NOTE-02")
def test_an_acquired_card_without_a_region_used_for_it_is_no_production():
    table = plain("romans,celts").put(play=("caravans", "marsh", "shaduf"), hand=("glory",)).market("oracle 2m")
    table.put(progress=0).do("use caravans 100")
    assert table.asked == (0, "activate")
    assert table.tokens() == (9, 10, 0)


@pytest.mark.rule("IMP-NOTE-02")
def test_shaduf_answers_the_flood_of_the_nile():
    table = plain("egyptians,celts").put(play=("marsh", "shaduf"), hand=("flood-of-the-nile",))
    table.do("play flood-of-the-nile")
    if table.asked[1] == "choose":
        table.do("option 1")
    assert table.asked == (0, "react")
    assert table.do("use shaduf 101").tokens()[2] == 11


# Breaking through


@pytest.mark.rule("IMP-BT-05", "IMP-BT-06")
def test_an_empty_main_deck_leaves_the_choice_of_progress():
    table = plain().put(hand=("hittites",)).market("marsh").set(main=(), region=())
    table.do("play hittites")
    assert (table.asked, table.actions) == ((0, "break-through"), ["pick market 1", "pick deck"])
    assert TITLE.touches(table.state, parse("pick deck")) == (("answer.pick-deck",),)
    market = Table.at(table.state).do("pick market 1")
    assert (market.hand(), market.tokens()[2]) == (["marsh"], 10)
    table.do("pick deck")
    assert (table.hand(), table.tokens()[2]) == ([], 12)


# Exhaust tokens


@pytest.mark.rule("IMP-EXH-09")
def test_an_ability_does_not_return_its_own_token():
    table = plain("olmecs,celts").put(play=("olmec-hieroglyphics",)).do("use olmec-hieroglyphics 100", "option 1")
    assert table.seat().exhaust == 4
    assert table.seat().play[0].used
    other = plain("olmecs,celts").put(play=("olmec-hieroglyphics", "coinage"), deck=("hills",)).do("use coinage 101")
    other.do("use olmec-hieroglyphics 100", "option 1")
    assert [piece.used for piece in other.seat().play] == [True, False]


@pytest.mark.rule("IMP-EXH-09", "IMP-NOTE-10")
def test_nor_does_one_that_is_borrowed():
    table = plain("romans,olmecs", commons="classics").put(play=("ambassador",)).put(1, play=("olmec-hieroglyphics",))
    table.do("use ambassador 100", "borrow olmec-hieroglyphics")
    if table.asked[1] == "choose":
        table.do("option 1")
    assert table.seat().exhaust == 4
    assert table.seat().play[0].used


# Questions that tell nothing


REVOLTING = {"hand": ("unrest", "oracle", "hills")}, {"hand": ("glory", "oracle", "hills")}
"""Two hands that another seat cannot tell apart."""


def told_to(table: Table, seat: int, text: str) -> tuple[object, object, object]:
    """What another seat hears of an action and sees afterwards, and who is asked what."""
    return told_and_next(TITLE, table.state, parse(text), seat)


@pytest.mark.rule("IMP-REV-01")
def test_a_revolt_does_not_tell_whether_there_is_unrest():
    tables = [Table("romans,celts").put(**hand) for hand in REVOLTING]
    assert told_to(tables[0], 1, "revolt") == told_to(tables[1], 1, "revolt")
    without = tables[1]
    without.state = TITLE.play(without.state, parse("revolt"))
    assert (without.asked, without.actions) == ((0, "revolt"), ["skip"])
    assert TITLE.is_formality(without.state)
    assert not TITLE.is_formality(TITLE.observe(without.state, 1))


@pytest.mark.rule("IMP-REV-01")
def test_an_empty_hand_is_no_secret():
    table = Table("romans,celts").put(hand=())
    table.state = TITLE.play(table.state, parse("revolt"))
    assert table.asked == (0, "place-token")


def test_alone_nobody_is_asked_for_nothing():
    table = Solo.quiet("romans,celts").put(0, hand=("glory",))
    table.state = attrs.evolve(table.state, stack=(Frame(BOX.program_of["revolt"], 0, 0, 0),))
    draft = opened(BOX, table.state)
    settle(draft)
    assert not draft.stack


# The first reading, as it was


class Before(Table):
    """A table of the first reading."""

    title = TITLES.get("imperium", 1)

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.state = self.title.play(self.state, parse(text))
        return self

    @property
    def asked(self) -> tuple[int | None, str]:
        return self.title.turn(self.state), self.title.prompt(self.state).key


def before(table: Table) -> Before:
    """The same position under the first reading: it has the same cards, and the same programs of its own."""
    old = Before.title.box
    assert (old.keys, old.program_of) == (BOX.keys, BOX.program_of)
    made = Before.at(table.state)
    assert isinstance(made, Before)
    return made


def test_the_first_reading_is_kept():
    ships = plain("romans,celts").put(play=("trading-ships", "marsh", "shaduf")).market("oracle 2m")
    assert before(ships).do("use trading-ships 100").asked == (0, "activate")
    dido = plain("carthaginians,celts").put(hand=("dido-queen-of-carthage",)).market("temple", "oracle", "hills")
    assert "hills" in before(dido).do("play dido-queen-of-carthage", "pick market 3").in_play()
    hittites = plain().put(hand=("hittites",)).market("marsh").set(main=(), region=())
    assert before(hittites).do("play hittites").hand() == ["marsh"]
    own = plain("olmecs,celts").put(play=("olmec-hieroglyphics",))
    assert before(own).do("use olmec-hieroglyphics 100", "option 1").seat().exhaust == 5
