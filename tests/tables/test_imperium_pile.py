"""A pile of Imperium that is opened over the table: its cards are found by what they are called or say."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludarium.engine.chance import Rng
from tests.tables.imperium import TITLE, ImperiumDriver

PILE = "0.discard"


def opened(qtbot: QtBot) -> ImperiumDriver:
    """A table on which the discard pile of the first seat lies open."""
    driver, rng = ImperiumDriver(2, 5), Rng(5)
    qtbot.addWidget(driver.window)
    while len(driver.match.state.seats[0].discard) < 4 or TITLE.turn(driver.match.state) != 0:
        driver.match.play(TITLE.sample(driver.match.state, rng))
    driver.lay()
    driver.table.browser.open(PILE)
    return driver


def test_its_cards_are_found_by_words_in_any_order(qtbot: QtBot) -> None:
    browser = opened(qtbot).table.browser
    every = browser.board.found()
    pieces = {piece.id: piece for piece in browser.board.registry}
    name = pieces[every[0]].said.name
    last = pieces[every[0]].said.detail.split()[-1]
    QTest.keyClicks(browser.field, f"{last} {name}".upper())
    assert browser.board.found() == [id for id in every if pieces[id].said.name == name]
    assert len(browser.board.found()) < len(every)


def test_the_search_has_a_name_and_escape_clears_it_before_it_closes_the_pile(qtbot: QtBot) -> None:
    browser = opened(qtbot).table.browser
    every = browser.board.found()
    assert QAccessible.queryAccessibleInterface(browser.field).text(QAccessible.Text.Name) == "Search these cards"
    QTest.keyClicks(browser.field, "no card says this")
    assert browser.board.found() == []
    QTest.keyClick(browser.field, Qt.Key.Key_Escape)
    assert browser.board.found() == every
    QTest.keyClick(browser.field, Qt.Key.Key_Escape)
    assert not browser.pile
