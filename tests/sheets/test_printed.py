"""What is printed comes from the content: every effect has its short phrase."""

import attrs
import pytest

from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.colonies import Benefit
from ludarium.games.iron_age.content import Effect
from ludarium.look import icons
from ludarium.sheets.iron_age.board import GIFTS, printed_board
from ludarium.sheets.iron_age.printed import printed
from ludarium.sheets.iron_age.short import COUNTED, IMMUNE, PHRASES, immunity
from tests.sheets.desk import BOX, SEA

TEXTS = {
    "leadership": "roll one more die, even a skull",
    "granaries": "goods into food, 1 for 1",
    "dyemaking": "+1 good every turn",
    "formations": "+2 in battle",
    "medicine": "no pestilence",
    "shipbuilding": "ships for 2 goods · +1 per ship",
    "irrigation": "+1 food per food die",
    "metallurgy": "innovation counts 5",
    "religion": "no unrest",
    "architecture": "two population fill 3 monument boxes",
    "coinage": "wealth costs 3 goods",
    "aqueducts": "+2 food per food die · +1 per 3 food",
    "navy": "+1 battle per ship · +1 per ship",
    "roads": "★ costs 6 less",
    "citizenship": "no civil war · +3 per monument",
    "empire": "+1 per province and army",
    "commerce": "+1 per port and ship",
}


def test_what_developments_do() -> None:
    assert {development.id: development.text for development in printed(BOX).developments} == TEXTS


def test_every_field_of_an_effect_has_a_phrase() -> None:
    assert set(PHRASES) == {field.name for field in attrs.fields(Effect)}


def test_everything_that_is_counted_has_a_word() -> None:
    assert {
        bonus.per for development in SEA.content.developments for bonus in SEA.content.bonuses_of(development)
    } == set(COUNTED)
    assert {disaster.id for disaster in BOX.content.disasters} == set(IMMUNE)


AT_SEA = {
    "shipbuilding": "all build ships for 2 goods",
    "metallurgy": "innovation counts 5 · +2 per mine",
    "aqueducts": "+2 food per food die · colony food \N{MULTIPLICATION SIGN} 2 · +1 per 3 food",
    "navy": "may add 1 battle per ship · +1 per ship",
    "empire": "+1 per province, army and colony",
    "commerce": "+1 per port, ship and colony",
}


@pytest.mark.rule("MED-SETUP-04", "MED-BUILD-01", "MED-COL-21", "MED-COL-22", "MED-BATTLE-01", "MED-SCORE-02")
def test_what_developments_do_with_the_expansion() -> None:
    developments = printed(SEA).developments
    assert {development.id: development.text for development in developments} == {**TEXTS, **AT_SEA}
    assert [development.id for development in developments if development.is_struck] == ["shipbuilding"]
    assert not any(development.is_struck for development in printed(BOX).developments)


@pytest.mark.rule("MED-SETUP-07")
def test_every_colony_is_printed_as_the_board_has_it() -> None:
    board = printed(SEA).board
    assert board is not None
    assert [colony.name for colony in board.colonies] == [colony.name for colony in SEA.colonies]
    assert [colony.holes for colony in board.colonies] == list(SEA.colony_holes)
    gifts = {colony.id: colony.gifts for colony in board.colonies}
    assert (gifts["mastia"], gifts["melita"], gifts["crete"]) == (((1, "mine"), (2, "goods")), (), ((2, "ship"),))
    assert {colony.id for colony in board.colonies if colony.is_for_many} == {"ikosim", "oea", "rhodes", "antioch"}
    assert printed(BOX).board is None


def test_everything_that_a_colony_can_bring_has_a_picture() -> None:
    assert set(GIFTS) == {field.name for field in attrs.fields(Benefit)}
    assert set(GIFTS.values()) <= set(icons.names())


@pytest.mark.rule("MED-COL-02", "MED-COL-07", "MED-COL-10", "MED-SCORE-01", "MED-SETUP-06")
def test_the_price_of_a_colony_is_printed() -> None:
    assert printed(SEA).board.price == (
        "3 points each · a peg 1 population · over another's 2 · 1 ship to complete · 4: only with 4 players"
    )


@pytest.mark.rule("MED-SOLO-02", "MED-SOLO-03", "MED-SOLO-05", "MED-SOLO-08")
def test_the_opponent_is_printed_from_its_table() -> None:
    board = printed(SEA).board
    assert board.target == 125
    assert board.opponent == (
        "from round 2 on a die for the opponent: 1, 2, 3, 4 found a colony of that size, then again: 1, 2"
    )
    other = attrs.evolve(SEA.board.opponent, from_round=3, rolls=((0, 0, 0, 1, 2, 6),))
    assert printed_board(attrs.evolve(SEA.board, opponent=other)).opponent == (
        "from round 3 on a die for the opponent: 4 (1), 5 (2), 6 found a colony of that size"
    )


def test_someones_own_content_is_printed_by_its_own_names() -> None:
    stele = attrs.evolve(BOX.content.monuments[0], id="stele", name="Stele")
    sheet = printed(Box(attrs.evolve(BOX.content, monuments=(stele, *BOX.content.monuments[1:]))))
    assert (sheet.monuments[0].name, sheet.monuments[0].icon) == ("Stele", "monument")
    assert immunity("flood") == "no flood"


def test_disasters_say_what_they_do() -> None:
    rows = [(disaster.skulls, disaster.text) for disaster in printed(BOX).disasters]
    assert rows == [
        ("1", "1 skull"),
        ("2", "battle 4"),
        ("3", "others 3 skulls"),
        ("4", "4 skulls"),
        ("5+", "all battle 10"),
    ]


def test_the_lines_of_the_score_are_those_of_the_rules() -> None:
    assert [label for _, label in printed(BOX).lines] == [
        "Monuments",
        "Developments",
        "Bonuses",
        "Wealth \N{MULTIPLICATION SIGN} 2",
        "Tribute",
        "Disasters",
    ]
    assert printed(SEA).lines[1] == ("colonies", "Colonies \N{MULTIPLICATION SIGN} 3")


@pytest.mark.usefixtures("long_words")
def test_names_are_translated() -> None:
    sheet = printed(BOX)
    assert sheet.developments[0].name == "Leadershipneru"
    assert sheet.rows[0].name == "Wealthne"
