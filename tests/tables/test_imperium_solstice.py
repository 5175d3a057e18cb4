"""The solstice of Imperium: what several abilities ask is answered ahead, and all of it is confirmed once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ludarium.boards.answer_buttons import AnswerBar
from ludarium.engine.actions import act
from ludarium.engine.chance import Rng
from ludarium.games.imperium.state import SOLSTICE
from tests.tables.imperium import ImperiumDriver
from tests.tables.imperium_clicks import TITLE, recorded

CITY, LAST = act("solstice", "city", 8), act("solstice", "daochang", 15)


@pytest.fixture
def driver(qtbot: QtBot) -> ImperiumDriver:
    """Eight abilities, six of which ask something."""
    states, actions = recorded(2, 1)
    driver = ImperiumDriver(2, 1)
    qtbot.addWidget(driver.window)
    for state, action in zip(states, actions, strict=False):
        if (state.phase, state.round, TITLE.turn(state)) == (SOLSTICE, 11, 1):
            break
        driver.match.play(action)
    driver.lay()
    QApplication.processEvents()
    return driver


def buttons(driver: ImperiumDriver) -> dict[str, QPushButton]:
    shown = [button for button in driver.table.findChildren(QPushButton) if button.isVisibleTo(driver.table)]
    return {button.text().replace("\n", " "): button for button in shown}


def answer(driver: ImperiumDriver, text: str) -> None:
    QTest.mouseClick(buttons(driver)[text], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def drop_on_the_city(driver: ImperiumDriver) -> None:
    card, city = driver.find(("1.hand.1",)), driver.find(("1.piece.8",))
    assert card is not None
    assert city is not None
    driver.carry(card, city)


def test_a_card_is_brought_to_the_ability_that_takes_it_and_waits_there(driver: ImperiumDriver) -> None:
    before = driver.match.cursor
    drop_on_the_city(driver)
    assert driver.match.cursor == before
    assert list(driver.desk.draft) == ["1.piece.8", "1.hand.1"]
    assert "City: Gain 1 material" in buttons(driver)
    assert driver.table.question_buttons.go.text() == "These, then the rest in the order shown"


def test_all_that_was_answered_ahead_is_played_in_one_go(driver: ImperiumDriver) -> None:
    before = driver.match.cursor
    answer(driver, "Daochang: Take 1 Unrest")
    drop_on_the_city(driver)
    answer(driver, "City: Gain 1 population")
    driver.table.question_buttons.go.trigger()
    played = [action.text for action in driver.match.actions[before:]]
    assert played[:5] == [LAST.text, "option 1", CITY.text, "pick hand urban-development", "option 2"]
    assert driver.desk.prompt is not None
    assert driver.desk.prompt.key == "choose", "what was not answered is asked"


def test_what_was_answered_ahead_is_left_open_again(driver: ImperiumDriver) -> None:
    drop_on_the_city(driver)
    answer(driver, "City: Discard Urban Development")
    assert list(driver.desk.draft) == []
    assert driver.table.question_buttons.go.text() == "All in the order shown"
    assert "City: Gain 1 material" not in buttons(driver)


def test_what_comes_to_light_ends_what_was_answered_ahead(driver: ImperiumDriver) -> None:
    """Who draws a card may think again."""
    before = driver.match.cursor
    answer(driver, "Gates of Shangri-la: Draw 1 card")
    answer(driver, "Daochang: Take 1 Unrest")
    driver.table.question_buttons.go.trigger()
    played = [action.text for action in driver.match.actions[before:]]
    assert "option 2" in played
    assert LAST.text not in played
    assert not driver.desk.plans


def test_an_ability_that_is_clicked_is_resolved_at_once(driver: ImperiumDriver) -> None:
    before = driver.match.cursor
    driver.by_clicks(CITY)
    assert driver.match.actions[before] is CITY


def test_answers_stand_for_the_keys_too(driver: ImperiumDriver) -> None:
    button = next(button for text, button in buttons(driver).items() if text.startswith("Mysticism"))
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert "1.piece.6" in driver.desk.draft
    kept = [button for button in buttons(driver).values() if button.hasFocus()]
    assert kept, "whoever answers by keys goes on from there"


def test_what_is_discarded_at_clean_up_is_taken_back_together(qtbot: QtBot) -> None:
    driver = ImperiumDriver(2, 5)
    qtbot.addWidget(driver.window)
    rng = Rng(1)
    while driver.desk.prompt is None or (driver.desk.prompt.key, driver.desk.prompt.most > 3) != ("clean-up", True):
        driver.desk.choose(rng.pick(driver.desk.offers).action)
    begun = driver.match.cursor
    for _ in range(3):
        driver.desk.choose(driver.desk.offers[0].action)
    assert driver.match.cursor == begun + 3
    driver.match.undo()
    assert driver.match.cursor == begun


def test_what_an_answer_leads_to_comes_into_sight(driver: ImperiumDriver) -> None:
    drop_on_the_city(driver)
    QApplication.processEvents()
    bar = driver.table.findChild(AnswerBar)
    button = buttons(driver)["City: Gain 1 material"]
    assert bar.viewport().rect().contains(button.mapTo(bar.viewport(), button.rect().center()))
