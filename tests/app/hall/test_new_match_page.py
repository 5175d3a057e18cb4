"""Setting up a match: seats, colours, order, options, what is wrong with them, and what is remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QRadioButton

from ludarium.app.hall.setup.new_match_page import NewMatch, Whole
from ludarium.app.hall.setup.option_rows import OptionRow
from ludarium.engine.options import BY_LOT, Option
from ludarium.tables.table_makers import OFFERED
from ludarium.widgets import seating
from ludarium.widgets.layouts import px
from ludarium.widgets.seating import Chair, Seating
from ludarium.widgets.segmented_control import Segments
from tests.app.hall.looking import bring_forward, click, cut_off, heard, press, says, settle
from tests.app.match.seated import ALL

TITLE = "iron-age"
THREE = (Chair("Marta", "human", 0), Chair("Paul", "human", 1), Chair("Hanno", "hard", 2))


@pytest.fixture
def page(qtbot, look, settings) -> NewMatch:
    return shown(qtbot, NewMatch(OFFERED, settings, TITLE, Seating(TITLE, THREE)))


def shown(qtbot, page: NewMatch, width: int = 1600, height: int = 970) -> NewMatch:
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    bring_forward(page)
    return page


def rows(page: NewMatch):
    return page._seats.rows


# Seats


def test_the_first_time_one_person_sits_down_with_one_computer(qtbot, look, settings):
    page = shown(qtbot, NewMatch(OFFERED, settings, TITLE))
    assert page.seating.players == ("human", "medium")
    assert page.seating.first == BY_LOT
    assert page.start.isEnabled()


def test_names_are_typed(page):
    rows(page)[0].name.selectAll()
    QTest.keyClicks(rows(page)[0].name, "Ada")
    assert page.seating.names == ("Ada", "Paul", "Hanno")


def test_who_plays_is_chosen_by_click_and_by_arrow(page):
    segments = rows(page)[1].player.segments()
    click(segments[1])
    assert page.seating.players == ("human", "easy", "hard")
    press(segments[1], Qt.Key.Key_Right)
    assert page.seating.players == ("human", "medium", "hard")
    assert segments[2].hasFocus()


def test_seats_are_added_and_removed_as_far_as_the_title_allows(page):
    click(page._seats.add)
    settle()
    assert len(page.seating.chairs) == 4
    assert not page._seats.add.isVisible()
    assert len(set(page.seating.colours)) == 4
    assert len(set(page.seating.names)) == 4
    for _ in range(3):
        click(rows(page)[-1].remove)
        settle()
    assert page.seating.names == ("Marta",)
    assert not rows(page)[0].remove.isVisible()
    assert not page.starter.isVisible()


def test_a_colour_that_another_seat_has_is_exchanged(page):
    click(rows(page)[0].mark)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert len(menu.actions()) == len(seating.COLOURS)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[2]).center())
    settle()
    assert page.seating.colours == (2, 1, 0)


def test_a_free_colour_is_taken(page):
    rows(page)[1].colour_asked.emit(4)
    assert page.seating.colours == (0, 4, 2)


def test_the_order_changes_by_key(page):
    handle = rows(page)[0].handle
    handle.setFocus()
    press(handle, Qt.Key.Key_Down)
    assert page.seating.names == ("Paul", "Marta", "Hanno")
    press(handle, Qt.Key.Key_Up)
    press(handle, Qt.Key.Key_Up)  # already at the top
    assert page.seating.names == ("Marta", "Paul", "Hanno")


def test_the_order_changes_by_dragging(page):
    handle = rows(page)[0].handle
    settle()
    below = rows(page)[2].mapToGlobal(rows(page)[2].rect().bottomLeft())
    QTest.mousePress(handle, Qt.MouseButton.LeftButton)
    for _ in range(4):
        QTest.mouseMove(handle, handle.mapFromGlobal(QPoint(below.x(), below.y() + 4)))
        settle()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton)
    assert page.seating.names == ("Paul", "Hanno", "Marta")


def test_whoever_starts_goes_on_starting_at_another_place(page):
    click(page.starter.segments()[2])
    assert page.seating.first == 1
    page._seats.reorder(1, 2)
    assert page.seating.first == 2
    assert page.seating.names[page.seating.first] == "Paul"
    rows(page)[2].removed.emit()
    assert page.seating.first == BY_LOT


def test_a_click_on_the_painted_table_picks_the_start_player(page):
    table = page._table
    click(table, table.places()[2].toPoint())
    assert page.seating.first == 2
    assert page.starter.choice == "2"


def test_choosing_who_starts_keeps_the_focus(page):
    by_lot, first = page.starter.segments()[:2]
    by_lot.setFocus()
    press(by_lot, Qt.Key.Key_Right)
    assert first.hasFocus()
    assert page.seating.first == 0


# What is wrong


def test_a_name_twice_is_told_below_the_field_and_at_the_start(page):
    rows(page)[1].name.selectAll()
    QTest.keyClicks(rows(page)[1].name, " marta ")
    assert rows(page)[1].remark.text() == "This name is already taken."
    assert rows(page)[1].remark.property("tone") == "danger"
    assert not page.start.isEnabled()
    assert page.problem.text() == "Every seat needs a different name."
    started = heard(page.start_asked)
    press(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert started == []


def test_an_empty_name(page):
    rows(page)[0].name.clear()
    rows(page)[0].changed.emit()
    assert rows(page)[0].remark.text() == "A seat needs a name."
    assert not page.start.isEnabled()
    QTest.keyClicks(rows(page)[0].name, "Ada")
    assert page.start.isEnabled()
    assert not page.problem.isVisible()


# Options


def test_options_come_from_the_title(page):
    found = {row.option.key: row for row in page.findChildren(OptionRow)}
    assert list(found) == ["length", "expansion", "colony_benefits", "undo"]
    click(found["length"].findChild(Segments).segments()[1])
    assert page.seating.options["length"] == "short"


def test_an_option_with_one_choice_leaves_nothing_to_choose(qtbot, look, settings, monkeypatch):
    monkeypatch.setattr(type(OFFERED.get(TITLE)), "headless_choices", frozenset({("expansion", "mediterranean")}))
    page = shown(qtbot, NewMatch(OFFERED, settings, TITLE))
    assert [row.option.key for row in page.findChildren(OptionRow)] == ["length", "undo"]


def test_an_option_is_shown_with_the_choice_that_it_needs(page):
    found = {row.option.key: row for row in page.findChildren(OptionRow)}
    assert not found["colony_benefits"].isVisible()
    assert not says(page, "Benefits of colonies")
    choices = found["expansion"].findChild(Segments).segments()
    click(choices[1])
    assert found["colony_benefits"].isVisible()
    assert says(page, "Benefits of colonies")
    click(choices[0])
    assert not found["colony_benefits"].isVisible()


def test_what_has_no_table_is_not_offered(monkeypatch):
    rules = OFFERED.get(TITLE)
    monkeypatch.setattr(type(rules), "headless_choices", frozenset({("expansion", "mediterranean")}))
    assert {option.key: option.choices for option in seating.offered(rules)} == {
        "length": ("full", "short"),
        "expansion": ("none",),
    }
    kept = Seating(TITLE, THREE, 0, {"length": "short", "expansion": "mediterranean", "colony_benefits": "once"})
    assert seating.fitting(kept, rules, "Player").options == {"length": "short"}
    monkeypatch.setattr(type(rules), "headless_choices", frozenset())
    assert seating.offered(rules) == list(rules.options)


def test_long_choices_stand_below_each_other_and_many_in_a_list(qtbot, look, monkeypatch):
    monkeypatch.setattr("ludarium.words.option", lambda title, key: key)
    monkeypatch.setattr("ludarium.words.choice", lambda title, key, choice: choice)
    few = OptionRow(TITLE, Option("a", ("x" * 30, "y" * 30)), "x" * 30)
    many = OptionRow(TITLE, Option("b", tuple("vwxyz")), "v")
    for one in (few, many):
        qtbot.addWidget(one)
        one.show()
    chosen = heard(few.chosen), heard(many.chosen)
    click(few.findChildren(QRadioButton)[1], QPoint(8, 8))
    box = many.findChild(QComboBox)
    press(box, Qt.Key.Key_Down)
    assert chosen[0] == [("y" * 30,)]
    assert (few.choice, box.currentData()) == ("y" * 30, "w")


@pytest.mark.parametrize("title", list(OFFERED))
def test_the_options_are_as_high_as_what_stands_there(qtbot, look, settings, title):
    """No more, and no less where there is room."""
    page = shown(qtbot, NewMatch(OFFERED, settings, title), 1600, 1200)
    settle()
    area = page.findChild(Whole)
    assert area.verticalScrollBar().maximum() == 0
    last = page.deal.mapTo(area, page.deal.rect().bottomLeft()).y()
    assert area.height() - last < px(32)


def test_undo_begins_as_the_preferences_say(qtbot, look, settings):
    settings.set("undo", "practice")
    page = shown(qtbot, NewMatch(OFFERED, settings, TITLE))
    started = heard(page.start_asked)
    click(page.start)
    assert started[0][1] == "practice"
    assert says(page, "It is not counted in your record")


def test_a_curtain_is_announced_where_hands_are_secret(qtbot, look, settings):
    people = (Chair("Marta", "human", 0), Chair("Paul", "human", 1))
    page = shown(qtbot, NewMatch(ALL, settings, "hard-title", Seating("hard-title", people)))
    assert page._curtain.isVisible()
    click(rows(page)[1].player.segments()[1])
    assert not page._curtain.isVisible()


def test_no_curtain_where_all_is_open(page):
    assert not page._curtain.isVisible()


# Starting


def test_ctrl_enter_starts_from_anywhere(page):
    started = heard(page.start_asked)
    press(rows(page)[2].name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert started == [(page.seating, "fair")]


def test_escape_and_back_leave(page):
    left = heard(page.left)
    press(page, Qt.Key.Key_Escape)
    assert len(left) == 1


# Remembering


def test_a_seating_is_remembered_for_each_title(preferences):
    kept = Seating(TITLE, THREE, 2, {"length": "short"})
    seating.remember(preferences, kept)
    assert seating.remembered(preferences, TITLE) == kept
    assert seating.remembered(preferences, "rome") is None


@pytest.mark.parametrize(
    "spoiled",
    [
        {"names": "Marta"},
        {"colours": "0 0 1"},
        {"colours": "0 1 9"},
        {"colours": "red green blue"},
        {"first": "7"},
        {"first": "soon"},
        {"players": ""},
    ],
)
def test_what_makes_no_sense_is_forgotten(preferences, spoiled):
    seating.remember(preferences, Seating(TITLE, THREE))
    kept = preferences.get("seating iron-age", {"": ""})
    preferences.set("seating iron-age", {**kept, **spoiled})
    assert seating.remembered(preferences, TITLE) is None


def test_an_option_that_has_gone_is_left_out():
    rules = OFFERED.get(TITLE)
    kept = Seating(TITLE, THREE, 0, {"length": "short", "weather": "rain"})
    assert seating.fitting(kept, rules, "Player").options == {"length": "short"}


def test_too_many_seats_for_the_title_give_a_sensible_seating():
    rules = OFFERED.get(TITLE)
    five = tuple(Chair(f"Seat {n}", "easy", n) for n in range(5))
    assert seating.fitting(Seating(TITLE, five), rules, "Ada").names == ("Ada", "Hanno")


def test_colours_of_a_match_are_kept_as_long_as_the_match(preferences, library, begin):
    one, other = begin(actions=1), begin(actions=1)
    seating.keep_colours(preferences, one.id, (3, 1), [one.id, other.id])
    assert seating.colours_of(preferences, one.id, 2) == (3, 1)
    assert seating.colours_of(preferences, other.id, 2) == (0, 1)
    seating.keep_colours(preferences, other.id, (2, 4), [other.id])
    assert seating.colours_of(preferences, one.id, 2) == (0, 1)


# How it looks


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "scale"), [(1600, 970, 1.0), (1366, 740, 1.0), (1600, 970, 2.0)])
def test_everything_can_be_read(qtbot, look, settings, name, width, height, scale):
    look(name, scale)
    four = (*THREE, Chair("Zenobia", "easy", 3))
    page = shown(qtbot, NewMatch(OFFERED, settings, TITLE, Seating(TITLE, four)), width, height)
    assert cut_off(page) == []
    assert page.start.isVisible()
    assert page.rect().contains(page.start.mapTo(page, page.start.rect().bottomRight()))


def test_another_size_keeps_what_was_chosen(page):
    rows(page)[0].name.setText("Ada")
    click(page.starter.segments()[1])
    page.resize(1100, 700)
    settle()
    assert page.seating.names == ("Ada", "Paul", "Hanno")
    assert page.seating.first == 0


def test_an_open_option_is_written(qtbot, look):
    row = OptionRow("eight-minute-empire", Option("ages", ("none",), is_open=True), "none")
    qtbot.addWidget(row)
    chosen = heard(row.chosen)
    line = row.findChild(QLineEdit)
    QTest.keyClicks(line, "9,")
    line.clear()
    QTest.keyClicks(line, " ")
    assert chosen == [("9",), ("9,",), ("none",)]


# A title whose first player is found in play, and that asks for something to be written


EMPIRE = "eight-minute-empire"


@pytest.fixture
def empire(qtbot, look, settings) -> NewMatch:
    return shown(qtbot, NewMatch(OFFERED, settings, EMPIRE, Seating(EMPIRE, THREE, 1)), 1366, 740)


def test_who_starts_is_not_asked_where_it_is_found_in_play(empire):
    assert not empire.starter.isVisible()
    assert empire.seating.first == BY_LOT
    assert "found in play" in empire._table.accessibleDescription()


def test_ages_are_written_and_what_makes_no_sense_is_told(empire):
    field = next(line for line in empire.findChildren(QLineEdit) if line.accessibleName() == "Ages, seat by seat")
    QTest.keyClicks(field, "41, 9")
    assert not empire.start.isEnabled()
    assert "ages" in empire.problem.text()
    QTest.keyClicks(field, ", 12")
    assert empire.start.isEnabled()
    assert empire.seating.options["ages"] == "41, 9, 12"


def test_all_options_fit_a_small_window(empire):
    settle()
    assert empire.height() == 740
    assert empire.start.isVisible()
    assert cut_off(empire) == []


# What lies on the table


def test_the_map_that_is_chosen_lies_on_the_table(empire):
    one = empire._table._picture.toImage()
    empire._choose(next(option for option in empire._option_rows if option.key == "map"), "b")
    other = empire._table._picture.toImage()
    assert one != other


def test_the_sea_lies_on_the_table_of_those_who_sail(page):
    assert page._table._picture is None
    page._choose(next(option for option in page._option_rows if option.key == "expansion"), "mediterranean")
    assert page._table._picture is not None


# The number of the deal


def test_two_who_type_the_same_number_play_the_same(page, library, preferences):
    assert page.seating.deal is None
    QTest.keyClicks(page.deal.line, "20x26")
    assert page.seating.deal == 2026
    title, one = OFFERED.get(TITLE), page.seating
    matches = [seating.sit_down(library, preferences, title, one, "fair") for _ in range(2)]
    assert matches[0].states[0] == matches[1].states[0]
    assert [match.origin for match in matches] == ["number", "number"]
    by_lot = seating.sit_down(library, preferences, title, one._replace(deal=None), "fair")
    assert by_lot.origin == "lot"
    assert by_lot.seed < seating.DEALS


def test_the_number_is_not_kept_for_the_next_match(page, preferences):
    QTest.keyClicks(page.deal.line, "7")
    seating.remember(preferences, page.seating)
    assert seating.remembered(preferences, TITLE).deal is None


# Another title


def test_a_typed_name_stays_when_the_title_changes(qtbot, look, settings):
    page = shown(qtbot, NewMatch(OFFERED, settings, TITLE))
    rows(page)[0].name.selectAll()
    QTest.keyClicks(rows(page)[0].name, "Ada")
    page._change_title("eight-minute-empire")
    settle()
    assert page.title == "eight-minute-empire"
    assert page.seating.names[0] == "Ada"
    assert page.seating.names[1] == "Hanno"
