"""Keys: no two of them in one menu, on one page, or for one letter of a menu, in English and in German."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ludarium.app.main_window import MainWindow
from ludarium.words.pseudo import PSEUDO
from tests.fit.laying import Case, full_cases, lay

Open = Callable[..., MainWindow]
LETTER = re.compile(r"&([^&\s])")


def letters(actions: Iterable[QAction]) -> list[str]:
    """The letters that are underlined."""
    found = (LETTER.search(action.text().replace("&&", "")) for action in actions if action.isVisible())
    return [letter[1].casefold() for letter in found if letter]


def twice(things: Iterable[str]) -> list[str]:
    return [thing for thing, count in Counter(things).items() if count > 1]


def menus_of(window: MainWindow) -> list[QMenu]:
    return [*window.menus.all(), window.menus.theme]


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_no_letter_is_underlined_twice_in_a_menu(open_one: Open, language: str) -> None:
    window = open_one(language=language)
    lay(window, Case("iron-age", 2))
    assert twice(letters(window.menuBar().actions())) == []
    for menu in menus_of(window):
        assert twice(letters(menu.actions())) == [], menu.title()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", full_cases(), ids=str)
def test_no_key_means_two_things_at_a_table(open_one: Open, case: Case, language: str) -> None:
    window = open_one(language=language)
    lay(window, case)
    in_menus = {action for menu in menus_of(window) for action in menu.actions()}
    actions = in_menus | set(window.frame.actions()) | set(window.frame.table.actions())
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert twice(filter(None, keys)) == []
