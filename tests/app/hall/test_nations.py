"""Imperium's part of a new match: nations by seat, the bot's, its strength, packs of one's own."""

from __future__ import annotations

import json
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

from ludarium.app.hall.imperium.choice import NationChoice
from ludarium.app.hall.imperium.portrait import CardPicture
from ludarium.app.hall.setup.new_match_page import NewMatch
from ludarium.app.hall.setup.option_rows import OptionRow
from ludarium.engine.content_files import content_file
from ludarium.tables.table_makers import OFFERED
from ludarium.widgets import seating
from ludarium.widgets.seating import Chair, Seating
from ludarium.words.imperium.nations import read_sketches
from tests.app.hall.looking import bring_forward, button, click, cut_off, press, says, settle

CHAIRS = (Chair("Marta", "human", 0), Chair("Paul", "human", 1), Chair("Hanno", "hard", 2), Chair("Livia", "easy", 3))


def shown(qtbot, settings, seats=2, size=(1600, 940), **options) -> NewMatch:
    page = NewMatch(OFFERED, settings, "imperium", Seating("imperium", CHAIRS[:seats], -1, options))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    bring_forward(page)
    return page


def choice(page: NewMatch) -> NationChoice:
    assert isinstance(page._choice, NationChoice)
    return page._choice


def tile(page: NewMatch, nation: str):
    return next(one for one in choice(page)._tiles if one.key == nation)


@pytest.fixture
def page(qtbot, look, settings) -> NewMatch:
    return shown(qtbot, settings)


# Choosing


def test_a_tile_gives_the_chosen_seat_its_nation_and_tells_of_it(page):
    click(tile(page, "persians"))
    settle()
    assert page.seating.options["nations"] == "persians"
    assert says(page, read_sketches()["persians"].plays)
    assert says(page, read_sketches()["persians"].advice)
    assert len([one for one in page.findChildren(CardPicture) if one.isVisible()]) == 2
    assert page.start.isEnabled()


def test_another_seat_is_chosen_first_and_the_one_before_it_stays_by_lot(page):
    click(choice(page).places()[1])
    click(tile(page, "celts"))
    assert page.seating.options["nations"] == "by-lot,celts"
    title = OFFERED.get("imperium")
    drawn = {
        title.side(title.start(title.setup(page.seating.names, 0, page.seating.options), seed), 0) for seed in range(9)
    }
    assert len(drawn) > 3
    assert "celts" not in drawn


def test_whoever_has_a_nation_takes_the_others_in_exchange(qtbot, look, settings):
    page = shown(qtbot, settings, nations="persians,celts")
    click(tile(page, "celts"))
    assert page.seating.options["nations"] == "celts,persians"


def test_nations_go_along_when_seats_change_places_or_leave(qtbot, look, settings):
    page = shown(qtbot, settings, 3, nations="persians,celts,romans")
    page._seats.reorder(0, 2)
    assert page.seating.options["nations"] == "celts,romans,persians"
    click(page._seats.rows[0].remove)
    settle()
    assert page.seating.options["nations"] == "romans,persians"


def test_everybody_by_lot(qtbot, look, settings):
    page = shown(qtbot, settings, nations="persians,celts")
    click(button(page, "Draw all by lot"))
    assert page.seating.options["nations"] == "by-lot"


def test_arrow_keys_walk_the_tiles(page):
    tile(page, "persians").setFocus(Qt.FocusReason.TabFocusReason)
    press(tile(page, "persians"), Qt.Key.Key_Space)
    assert page.seating.options["nations"] == "persians"
    press(tile(page, "persians"), Qt.Key.Key_Left)
    assert QApplication.focusWidget() is not tile(page, "persians")


def test_typing_a_name_keeps_the_cursor_in_its_field(page):
    click(choice(page).places()[1])
    page._seats.rows[0].name.setFocus()
    press(page._seats.rows[0].name, Qt.Key.Key_A)
    assert page._seats.rows[0].name.hasFocus()


def test_alone_the_bot_has_a_nation_and_a_strength(qtbot, look, settings):
    page = shown(qtbot, settings, 1)
    assert says(page, "The bot")
    click(choice(page).places()[1])
    click(tile(page, "greeks"))
    levels = choice(page).levels
    assert levels.isVisible()
    levels.activated.emit(levels.findData("overlord"))
    assert page.seating.options["nations"] == "by-lot,greeks"
    assert page.seating.options["bot"] == "overlord"
    assert says(page, "6 cards lie in front of it.")


def test_what_means_something_only_alone_is_shown_only_alone(qtbot, look, settings):
    alone, together = shown(qtbot, settings, 1), shown(qtbot, settings, 2)
    lines = [{row.option.key for row in page.findChildren(OptionRow) if row.isVisible()} for page in (alone, together)]
    assert lines[0] - lines[1] == {"tokens"}
    assert "nations" not in lines[0] | lines[1]


def test_the_nations_of_last_time_are_remembered(qtbot, look, settings):
    page = shown(qtbot, settings, nations="persians,celts")
    seating.remember(settings.preferences, page.seating)
    again = NewMatch(OFFERED, settings, "imperium")
    qtbot.addWidget(again)
    again.resize(1600, 940)
    again.show()
    assert again.seating.options["nations"] == "persians,celts"


def test_every_nation_of_ours_is_described():
    assert set(read_sketches()) == {nation.key for nation in OFFERED.get("imperium").box.nations}


# Packs


@pytest.fixture
def packs(home):
    folder = home / "packs" / "imperium"
    shutil.copytree(content_file("imperium", "v2"), folder / "mine")
    return folder


def pick_pack(page: NewMatch, name: str) -> None:
    row = next(row for row in page.findChildren(OptionRow) if row.option.key == "pack")
    row.chosen.emit(name)
    settle()


def test_packs_of_ones_own_are_offered_by_name(packs, qtbot, look, settings):
    page = shown(qtbot, settings, nations="persians")
    pick_pack(page, "mine")
    assert page.seating.options["pack"] == "mine"
    assert page.seating.options["nations"] == "persians"
    assert page.start.isEnabled()
    assert page.rules.pack == "mine"


def test_a_pack_that_does_not_load_says_why(packs, qtbot, look, settings):
    box = packs / "mine" / "box.json"
    box.write_text(json.dumps({**json.loads(box.read_text()), "market": []}))
    page = shown(qtbot, settings)
    pick_pack(page, "mine")
    assert not page.start.isEnabled()
    assert says(page, "market: of main, region, uncivilised, civilised, at least one")
    pick_pack(page, "ours")
    assert page.start.isEnabled()


def test_without_packs_nothing_is_asked_about_them(page):
    assert "pack" not in {row.option.key for row in page.findChildren(OptionRow) if row.isVisible()}


def test_a_pack_that_is_gone_is_not_taken_again(packs, settings):
    kept = Seating("imperium", CHAIRS[:2], -1, {"pack": "mine", "commons": "legends"})
    title = OFFERED.get("imperium")
    assert seating.fitting(kept, title, "Player").options == kept.options
    shutil.rmtree(packs / "mine")
    assert seating.fitting(kept, title, "Player").options == {"commons": "legends"}


# Looks


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1366, 700), (1600, 940)])
@pytest.mark.parametrize("seats", [1, 4])
def test_nothing_is_cut_off(qtbot, look, settings, theme, scale, size, seats):
    look(theme, scale)
    page = shown(qtbot, settings, seats, size, nations="utopians,carthaginians")
    for box in page.findChildren(QComboBox):
        assert box.width() >= box.sizeHint().width() or not box.isVisible()
    assert not cut_off(page)
    click(choice(page).places()[1])
    settle()
    assert not cut_off(page)
