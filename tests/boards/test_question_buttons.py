"""The buttons of a question, and answers that have no piece: each is offered once, and only while it can be given."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ludarium.boards.answer_buttons import AnswerBar
from ludarium.engine.actions import parse
from ludarium.engine.prompts import Ask
from ludarium.tables.plain import PlainTable
from tests.tables.asking_title import AskingTitle
from tests.tables.driver import Driver

Lay = Callable[[Ask], Driver]


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    """Lays a plain table for a kind of question."""

    def lay(ask: Ask) -> Driver:
        driver = Driver(AskingTitle(), 1, 1, make=PlainTable, ask=ask.name)
        qtbot.addWidget(driver.window)
        driver.window.activateWindow()
        return driver

    return lay


def shown(driver: Driver) -> list[str]:
    """The buttons of the banner, each with whether it can be pressed."""
    buttons = [button for button in driver.table.banner_actions() if button.isVisible()]
    return [button.text() if button.isEnabled() else f"({button.text()})" for button in buttons]


def bar(driver: Driver) -> AnswerBar:
    found = driver.table.findChild(AnswerBar)
    assert isinstance(found, AnswerBar)
    return found


def beside(driver: Driver) -> list[QPushButton]:
    """The answers beside the boards, from left to right."""
    QApplication.processEvents()
    buttons = [button for button in bar(driver).findChildren(QPushButton) if button.isVisible()]
    return sorted(buttons, key=lambda button: button.x())


@pytest.mark.parametrize(
    ("ask", "buttons", "answers"),
    [
        (Ask.ONE, [], ["Do leave"]),
        (Ask.SOME, ["Do keep", "(Roll 0)"], []),
        (Ask.STEPS, ["Do done"], []),
        (Ask.NUMBER, [], ["Do number 0", "Do number 1", "Do number 2", "Do number 3"]),
        (Ask.YES_NO, [], ["Do yes", "Do no"]),
        (Ask.ORDER, [], []),
        (Ask.PAYMENT, [], ["Do pay 2 0", "Do pay 1 1", "Do pay 0 2"]),
        (Ask.GO, ["Do go"], []),
    ],
)
def test_each_answer_without_a_piece_has_one_button(lay: Lay, ask: Ask, buttons: list[str], answers: list[str]) -> None:
    """The obvious way to pay comes first; what a piece answers has none."""
    driver = lay(ask)
    assert shown(driver) == buttons
    assert [button.text() for button in beside(driver)] == answers
    assert bar(driver).isVisible() == bool(answers)


def test_some_are_confirmed_when_some_are_picked(lay: Lay) -> None:
    driver = lay(Ask.SOME)
    question_buttons = driver.table.question_buttons
    assert question_buttons.go.statusTip(), "why it cannot be pressed"
    driver.desk.toggle("stone.a")
    assert shown(driver) == ["Do keep", "Roll 1"]
    assert not question_buttons.go.statusTip()
    driver.desk.toggle("stone.c")
    assert shown(driver) == ["Do keep", "Roll 2"]
    driver.desk.toggle("stone.a")
    driver.desk.toggle("stone.c")
    assert shown(driver) == ["Do keep", "(Roll 0)"]
    question_buttons.go.trigger()
    assert not driver.match.actions, "nothing is picked: keeping is another button"


def test_what_was_picked_is_not_picked_in_the_next_question(lay: Lay) -> None:
    driver = lay(Ask.SOME)
    for stone in ("stone.a", "stone.b"):
        driver.desk.toggle(stone)
    driver.table.question_buttons.go.trigger()
    assert driver.match.actions[-1].text == "roll a b"
    assert not driver.desk.draft
    assert shown(driver) == ["Do keep", "(Roll 0)"]


def test_picked_pieces_are_seen_to_be_picked(lay: Lay) -> None:
    driver = lay(Ask.SOME)
    found = driver.find(("stone.a",))
    assert found is not None
    before = found[0].grab().toImage()
    driver.click(*found)
    assert found[0].grab().toImage() != before
    driver.click(*found)
    assert found[0].grab().toImage() == before


@pytest.mark.parametrize(
    ("ask", "key", "wanted"), [(Ask.SOME, "C", "keep"), (Ask.STEPS, "E", "done"), (Ask.GO, "R", "go")]
)
def test_a_button_has_its_key(lay: Lay, ask: Ask, key: str, wanted: str) -> None:
    driver = lay(ask)
    for other in "CER".replace(key, ""):
        QTest.keyClick(driver.window, other)
    assert not driver.match.actions
    QTest.keyClick(driver.window, key)
    assert [action.text for action in driver.match.actions] == [wanted]


def test_when_nothing_is_asked_there_are_no_buttons(lay: Lay) -> None:
    for ask in Ask:
        driver = lay(ask)
        driver.desk.lay(driver.match.title.observe(driver.match.state, 0), may_act=False)
        assert (shown(driver), beside(driver)) == ([], [])
        assert not bar(driver).isVisible()


def test_answers_of_the_question_before_are_gone_at_once(lay: Lay) -> None:
    driver = lay(Ask.ONE)
    old = beside(driver)
    driver.desk.choose(parse("take a"))
    assert not any(button.isVisible() for button in old)
    assert not bar(driver).isVisible()
    driver.match.undo()
    driver.lay()
    assert [button.text() for button in beside(driver)] == ["Do leave"]


def test_who_answers_by_keys_goes_on_by_keys(lay: Lay) -> None:
    """Where the next question has answers too, the focus is on the first of them."""
    driver = lay(Ask.NUMBER)
    beside(driver)[2].setFocus()
    driver.lay()
    assert beside(driver)[0].hasFocus()
    driver.window.setFocus()
    driver.lay()
    assert not any(button.hasFocus() for button in beside(driver)), "nobody asked for it"


def test_after_the_last_answer_the_focus_is_on_the_table(lay: Lay) -> None:
    driver = lay(Ask.ONE)
    answer = beside(driver)[0]
    answer.setFocus()
    QTest.keyClick(answer, Qt.Key.Key_Return)
    assert not beside(driver)
    assert driver.window.focusWidget() in driver.table.boards()


def test_an_answer_tells_the_score_it_leads_to(lay: Lay) -> None:
    driver = lay(Ask.YES_NO)
    assert [button.toolTip() for button in beside(driver)] == ["Score after it: 1"] * 2


def test_many_answers_in_a_narrow_place_stand_above_each_other(lay: Lay) -> None:
    driver = lay(Ask.NUMBER)
    bar(driver).stand_up()
    bar(driver).setFixedWidth(120)
    driver.lay()
    QApplication.processEvents()
    buttons = sorted((b for b in bar(driver).findChildren(QPushButton) if b.isVisible()), key=lambda button: button.y())
    assert [button.text().split() for button in buttons] == [["Do", "number", str(n)] for n in range(4)]
    assert len({button.x() for button in buttons}) == 1
    QTest.mouseClick(buttons[3], Qt.MouseButton.LeftButton)
    assert driver.match.actions[-1].text == "number 3"
