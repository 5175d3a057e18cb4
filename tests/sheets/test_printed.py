"""What is printed comes from the content: every effect has its short phrase."""

import attrs
import pytest

from ludarium.games.iron_age.content import Effect
from ludarium.sheets.iron_age.printed import printed
from ludarium.sheets.iron_age.short import COUNTED, IMMUNE, PHRASES, immunity
from tests.sheets.desk import BOX

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
    "architecture": "2 population fill 3 monument boxes",
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
    assert {bonus.per for development in BOX.developments for bonus in development.bonus} <= set(COUNTED)
    assert {disaster.id for disaster in BOX.disasters} == set(IMMUNE)


def test_the_expansion_adds_colonies() -> None:
    texts = {development.id: development.text for development in printed(BOX, has_colonies=True).developments}
    assert texts["empire"] == "+1 per province, army and colony"


def test_someones_own_content_is_printed_by_its_own_names() -> None:
    stele = attrs.evolve(BOX.monuments[0], id="stele", name="Stele")
    sheet = printed(attrs.evolve(BOX, monuments=(stele, *BOX.monuments[1:])))
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


@pytest.mark.usefixtures("long_words")
def test_names_are_translated() -> None:
    sheet = printed(BOX)
    assert sheet.developments[0].name == "Leadershipneru"
    assert sheet.rows[0].name == "Wealthne"
