"""The rules reference: all rules, a search, one rule by its id."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from ludarium.app.hall.about import AboutDialog
from ludarium.app.hall.help import RulesWindow, ShortcutsDialog, played_rules, read_rules
from ludarium.games import TITLES
from tests.app.hall.conftest import IRON_AGE
from tests.app.hall.looking import bring_forward, cut_off, labels, press, says, settle


@pytest.fixture
def rules(qtbot, look) -> RulesWindow:
    rules = RulesWindow(TITLES, "iron-age")
    qtbot.addWidget(rules)
    rules.show()
    bring_forward(rules)
    return rules


def test_every_rule_that_is_played_by_is_listed(rules):
    every = read_rules()["iron-age"]
    played = played_rules(IRON_AGE, every)
    assert rules.list.model().rowCount() == len(played)
    offered = {choice for option in IRON_AGE.options for choice in option.choices}
    assert {rule.expansion for rule in played} <= {"", *offered}
    assert {rule.expansion for rule in every} == {"", "mediterranean"}


def test_sections_have_names(rules):
    assert [rule.section for rule in read_rules()["iron-age"] if rule.heading == rule.section] == []


def test_words_are_searched_in_any_order(rules):
    QTest.keyClicks(rules.search, "FOOD famine")
    found = [rules.list.model().index(row, 0).data() for row in range(rules.list.model().rowCount())]
    assert 0 < len(found) < len(read_rules()["iron-age"])
    assert says(rules, f"{len(found)} rule")


def test_nothing_found_is_said(rules):
    QTest.keyClicks(rules.search, "spaceship")
    assert says(rules, "No rule says this.")


def test_a_rule_is_shown_by_its_id_even_while_something_else_is_searched(rules):
    QTest.keyClicks(rules.search, "monument")
    rules.show_rule("IA-SETUP-02")
    settle()
    assert rules.shown == "IA-SETUP-02"
    assert "IA-SETUP-02" in labels(rules)
    assert says(rules, "exactly five pegs")


def test_a_ruling_says_why(rules):
    ruled = next(rule for rule in read_rules()["iron-age"] if rule.ruling)
    rules.show_rule(ruled.id)
    settle()
    assert ruled.ruling in labels(rules)


def test_an_unknown_rule_opens_the_first(rules):
    rules.show_rule("XX-1")
    assert rules.shown == read_rules()["iron-age"][0].id


def test_the_arrow_keys_walk_the_rules(rules):
    rules.show_rule("IA-SETUP-01")
    press(rules.list, Qt.Key.Key_Down)
    assert rules.shown == "IA-SETUP-02"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_can_be_read(qtbot, look, scale):
    look("dark", scale)
    for dialog in (RulesWindow(TITLES), AboutDialog()):
        qtbot.addWidget(dialog)
        dialog.show()
        settle()
        assert cut_off(dialog) == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_keys_are_never_scrolled_sideways(qtbot, look, scale):
    look("light", scale)
    many = [QAction(f"Something that is done quite often {place}") for place in range(9)]
    for action in many:
        action.setShortcut("Ctrl+Shift+F11")
    dialog = ShortcutsDialog(dict.fromkeys(("Match", "Edit", "View", "Help"), many))
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    area = dialog.findChild(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert dialog.width() <= dialog.screen().availableSize().width()
    assert cut_off(dialog) == []
