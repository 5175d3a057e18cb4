"""The list of rules, and what is said about the program."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QScrollArea

from ludarium.app.hall.about import AboutDialog
from ludarium.app.hall.rulebook.rules_and_keys import ShortcutsDialog, played_rules, read_rules
from tests.app.hall.conftest import IRON_AGE
from tests.app.hall.looking import cut_off, settle


def test_the_rules_that_are_played_by_are_known():
    every = read_rules()["iron-age"]
    played = played_rules(IRON_AGE, every)
    offered = {choice for option in IRON_AGE.options for choice in option.choices}
    assert {rule.expansion for rule in played} <= {"", *offered}
    assert {rule.expansion for rule in every} == {"", "mediterranean"}


def test_sections_have_names():
    assert [rule.section for rule in read_rules()["iron-age"] if rule.heading == rule.section] == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_can_be_read(qtbot, look, scale):
    look("dark", scale)
    dialog = AboutDialog()
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
