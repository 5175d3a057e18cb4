"""Rome's part of a new match: leaders, and what each difficulty asks for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ludarium.app.hall.rome.choice import LeaderChoice
from ludarium.app.hall.setup.new_match_page import NewMatch
from ludarium.app.hall.setup.option_rows import OptionRow
from ludarium.games.rome.kinds import DIFFICULTIES, LEADERS, LENGTHS
from ludarium.tables.table_makers import OFFERED
from ludarium.widgets import seating
from ludarium.widgets.rich_label import RichLabel
from ludarium.widgets.seating import Chair, Seating
from ludarium.widgets.tile_grid import CardPicture, Tile
from ludarium.words.rome.advice import ADVICE, ability_line
from tests.app.hall.looking import bring_forward, click, cut_off, labels, press, says, settle

ROME = OFFERED.get("rome")


def shown(qtbot, settings, size=(1600, 940), **options) -> NewMatch:
    page = NewMatch(OFFERED, settings, "rome", Seating("rome", (Chair("Marta", "human", 0),), -1, options))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    bring_forward(page)
    return page


def choice(page: NewMatch) -> LeaderChoice:
    assert isinstance(page._choice, LeaderChoice)
    return page._choice


def leader(page: NewMatch, key: str) -> Tile:
    return next(one for one in choice(page).tiles if one.key == key)


def difficulty(page: NewMatch, key: str) -> Tile:
    return next(one for one in choice(page).difficulties.tiles if one.key == key)


@pytest.fixture
def page(qtbot, look, settings) -> NewMatch:
    return shown(qtbot, settings)


# Leaders


def test_every_leader_has_a_tile_with_strengths_weaknesses_and_advice(page):
    assert [tile.key for tile in choice(page).tiles] == [*LEADERS, "by-chance"]
    for one in ROME.box.leaders:
        tile = leader(page, one.key)
        heard = {signs.accessibleName() for signs in tile.findChildren(RichLabel)}
        assert heard == {ability_line(ability) for ability in one.abilities}
        assert ADVICE[one.key] in labels(tile)
        assert one.name in tile.text()


def test_a_click_takes_a_leader_and_tells_all_of_him(page):
    click(leader(page, "trajan"))
    settle()
    assert page.seating.options["leader"] == "trajan"
    trajan = ROME.box.leaders[ROME.box.leader_of["trajan"]]
    for ability in trajan.abilities:
        assert says(page, ability_line(ability))
    cards = [one.accessibleName() for one in page.findChildren(CardPicture) if one.isVisible()]
    assert cards == [ROME.box.content.attributes[ROME.box.number_of[key]].name for key in trajan.cards]
    assert page.start.isEnabled()


def test_by_lot_the_match_draws_a_leader(qtbot, look, settings):
    page = shown(qtbot, settings, leader="livia")
    click(leader(page, "by-chance"))
    settle()
    assert page.seating.options["leader"] == "by-chance"
    assert says(page, "The leader is drawn")
    drawn = {ROME.side(ROME.start(ROME.setup(1, options=page.seating.options), seed), 0) for seed in range(40)}
    assert drawn == set(LEADERS)


def test_keys_walk_and_choose(page):
    tile = leader(page, "augustus")
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    press(tile, Qt.Key.Key_Space)
    assert page.seating.options["leader"] == "augustus"
    press(tile, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is leader(page, "fulvia")
    assert page.seating.options["leader"] == "fulvia"


def test_the_page_follows_the_arrow_keys(qtbot, look, settings):
    page = shown(qtbot, settings, (1366, 700), leader="augustus")
    leader(page, "augustus").setFocus(Qt.FocusReason.TabFocusReason)
    press(leader(page, "augustus"), Qt.Key.Key_Down)
    settle()
    assert QApplication.focusWidget() is leader(page, "livia")
    assert leader(page, "livia").visibleRegion().boundingRect().height() == leader(page, "livia").height()


def test_a_leader_that_is_nobody_is_drawn_by_lot(qtbot, look, settings):
    assert shown(qtbot, settings, leader="nero").seating.options["leader"] == "by-chance"


# Difficulties


@pytest.mark.parametrize("length", LENGTHS)
def test_every_difficulty_says_what_it_asks(qtbot, look, settings, length):
    page = shown(qtbot, settings, length=length)
    tiles = choice(page).difficulties.tiles
    assert [tile.key for tile in tiles] == ["casual", "easy", "normal", "hard", "expert"]
    asked = {of.key: one for at, one in ROME.box.settings if at.key == length for of in (one,)}
    for tile in tiles:
        one = asked[tile.key]
        for n, form in ((one.partial, "partial edict"), (one.full, "full edict")):
            assert not n or f"{n} {form}" in tile.text()
        assert f"You begin with {one.gold} gold." in tile.text()


def test_a_difficulty_is_chosen_and_told(page):
    click(difficulty(page, "expert"))
    assert page.seating.options["difficulty"] == "expert"
    assert [tile.key for tile in choice(page).difficulties.tiles if tile.isChecked()] == ["expert"]
    assert says(page, "Expert")


def test_another_length_asks_for_other_things(page):
    before = [tile.text() for tile in choice(page).difficulties.tiles]
    click(difficulty(page, "hard"))
    row = next(row for row in page.findChildren(OptionRow) if row.option.key == "length")
    row.chosen.emit("standard")
    settle()
    assert [tile.text() for tile in choice(page).difficulties.tiles] != before
    assert page.seating.options["length"] == "standard"
    assert page.seating.options["difficulty"] == "hard"
    assert says(page, "4 rounds")


def test_what_is_chosen_by_tiles_has_no_row_of_its_own(page):
    assert not {"leader", "difficulty"} & {row.option.key for row in page.findChildren(OptionRow) if row.isVisible()}


def test_the_leader_and_the_difficulty_of_last_time_are_remembered(qtbot, look, settings):
    page = shown(qtbot, settings, leader="fulvia")
    click(difficulty(page, DIFFICULTIES[-1]))
    seating.remember(settings.preferences, page.seating)
    again = NewMatch(OFFERED, settings, "rome")
    qtbot.addWidget(again)
    again.resize(1600, 940)
    again.show()
    assert again.seating.options["leader"] == "fulvia"
    assert again.seating.options["difficulty"] == DIFFICULTIES[-1]


# Looks


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1600, 940), 1.0), ((1366, 700), 1.0), ((1366, 700), 1.5), ((1366, 700), 2.0)]
)
def test_nothing_is_cut_off(qtbot, look, settings, theme, size, scale):
    look(theme, scale)
    page = shown(qtbot, settings, size, leader="augustus")
    assert not cut_off(page)
    for signs in page.findChildren(RichLabel):
        assert signs.height() >= signs.heightForWidth(signs.width()) - 1
        assert signs.written(signs.width()).is_whole
    assert page.minimumSizeHint().width() <= size[0]
