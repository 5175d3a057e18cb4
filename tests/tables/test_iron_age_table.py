"""Whole matches of The Iron Age on its table, by mouse, by clicks and by keys: each ends as the engine says."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludarium.boards.die import DieItem
from ludarium.engine.actions import Action, parse
from ludarium.engine.chance import Rng
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.look import theme
from ludarium.look.text_painting import watched
from ludarium.tables.iron_age import pegboard
from ludarium.tables.iron_age.pegboard import PegBoard
from ludarium.tables.iron_age.seatpanel import Realm
from tests.tables.driver import Driver


@pytest.fixture(scope="session")
def title() -> AnyTitle:
    return TITLES.get("iron-age")


def told_directly(title: AnyTitle, driver: Driver, seed: int) -> tuple[Any, list[Action]]:
    """The same match played by the engine alone."""
    rng, actions = Rng(seed), []
    state = title.start(driver.match.setup, seed)
    while title.turn(state) is not None:
        action = title.sample(state, rng)
        actions.append(action)
        state = title.apply(state, action)
    return state, actions


HOWS: dict[str, Callable[[Driver, Action], None]] = {
    "mouse": Driver.by_mouse,
    "clicks": Driver.by_clicks,
    "keys": Driver.by_keys,
}


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (2, 11)])
def test_a_whole_match(qtbot: QtBot, title: AnyTitle, how: str, seats: int, seed: int) -> None:
    driver = Driver(title, seats, seed, length="short")
    qtbot.addWidget(driver.window)
    final, actions = told_directly(title, driver, seed)
    for number, action in enumerate(actions):
        assert action in [offer.action for offer in driver.desk.offers]
        HOWS[how](driver, action)
        assert driver.match.actions[number] is action, f"{how}: {action} became something else"
    assert driver.match.state == final
    assert driver.refused == []


def at_build(title: AnyTitle, qtbot: QtBot) -> Driver:
    """A build step in which an army can be raised."""
    driver = Driver(title, 2, 5, theme.DARK)
    qtbot.addWidget(driver.window)
    rng = Rng(5)
    while parse("build army") not in [offer.action for offer in driver.desk.offers]:
        driver.desk.choose(title.sample(driver.match.state, rng))
    return driver


def test_targets_glow_while_a_piece_is_held(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_build(title, qtbot)
    seat = driver.match.turn
    held = driver.find(("population",))
    assert held is not None
    driver.click(*held)
    glowing = {piece.id for board in driver.table.boards() for piece in board.pieces if piece.glow}
    assert glowing == set(driver.desk.targets("population"))
    assert f"{seat}.armies" in glowing
    army = driver.find((f"{seat}.armies",), place=True)
    assert army is not None
    assert army[1].preview is None, "the score stays as it is"


def test_an_illegal_drop_goes_back_and_says_why(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_build(title, qtbot)
    seat, before = driver.match.turn, driver.match.state
    held, wrong = driver.find(("population",)), driver.find((f"{seat}.wealth",), place=True)
    assert held is not None
    assert wrong is not None
    driver.carry(held, wrong)
    assert driver.match.state is before
    assert driver.drag.is_empty
    assert len(driver.refused) == 1
    ships = driver.find((f"{seat}.ships",), place=True)
    goods = driver.find((f"{seat}.goods",))
    assert ships is not None
    assert goods is not None
    if driver.desk.targets(f"{seat}.goods"):
        driver.carry(goods, ships)
        assert driver.refused[-1].rule == "IA-BUILD-23"


def test_escape_puts_the_piece_back(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_build(title, qtbot)
    held = driver.find(("population",))
    assert held is not None
    driver.click(*held)
    assert not driver.drag.is_empty
    qtbot.keyClick(held[0], Qt.Key.Key_Escape)
    assert driver.drag.is_empty
    seat = driver.match.turn
    army = driver.find((f"{seat}.armies",), place=True)
    assert army is not None
    assert not army[1].glow
    assert all(piece.preview is None for board in driver.table.boards() for piece in board.pieces)


def test_boxes_that_can_be_filled_are_marked_before_anything_is_held(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_build(title, qtbot)
    seat = driver.match.turn
    sheet = next(board for board in driver.table.boards() if board.piece(f"{seat}.monument.walls"))
    marked = {piece.id for piece in sheet.pieces if piece.next_box is not None}
    wanted = {offer.touches[-1][0] for offer in driver.desk.offers if offer.action.verb == "build"}
    assert marked == {touch for touch in wanted if not touch.endswith((".armies", ".ships"))}


def test_a_flick_of_the_tray_rolls(qtbot: QtBot, title: AnyTitle) -> None:
    driver = Driver(title, 1, 5)
    qtbot.addWidget(driver.window)
    driver.desk.choose(parse("settle port"))
    tray = driver.find(("tray.roll",), place=True)
    assert tray is not None
    board, piece = tray
    corner = board.mapFromScene(piece.mapToScene(piece.rect.bottomLeft())) + QPoint(6, -6)
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=corner + QPoint(90, -60))
    assert driver.match.actions[-1].text == "roll"


def test_numbers_pick_dice_in_the_tray(qtbot: QtBot, title: AnyTitle) -> None:
    driver = Driver(title, 1, 5)
    qtbot.addWidget(driver.window)
    for order in ("settle port", "roll"):
        driver.desk.choose(parse(order))
    found = driver.find(("tray.roll",), place=True)
    assert found is not None
    tray = found[0]
    dice = [piece for piece in tray.pieces if piece.thing.kind == "die"]
    number = next(n for n, die in enumerate(dice) if driver.desk.may_draft(die.id))
    key = Qt.Key(Qt.Key.Key_1 + number)
    QTest.keyClick(tray, key)
    assert list(driver.desk.draft) == [dice[number].id]
    assert tray.focus.piece is dice[number]
    QTest.keyClick(tray, key)
    assert not driver.desk.draft
    QTest.keyClick(tray, Qt.Key.Key_9)  # no such die
    assert not driver.desk.draft


def test_equal_dice_are_picked_by_any_copy(qtbot: QtBot, title: AnyTitle) -> None:
    driver = Driver(title, 2, 5)
    qtbot.addWidget(driver.window)
    rng = Rng(1)
    while not (driver.desk.is_drafting and _twins(driver)):
        driver.desk.choose(title.sample(driver.match.state, rng))
    first, second = _twins(driver)
    wanted = driver.match.title.actions(driver.match.state)
    for copy in (first, second):
        found = driver.find((copy,))
        assert found is not None
        driver.click(*found)
        confirmed = driver.desk.confirmed()
        assert confirmed in wanted
        driver.click(*found)
    assert driver.desk.confirmed() is parse("keep")


def _twins(driver: Driver) -> tuple[str, str] | tuple[()]:
    """Two dice that show the same face and may be rolled again."""
    dice = driver.match.state.dice
    for place, face in enumerate(dice[:-1]):
        if dice[place + 1] == face and driver.desk.may_draft(f"die.{place}"):
            return f"die.{place}", f"die.{place + 1}"
    return ()


@pytest.mark.parametrize("size", [(1104, 620), (1250, 810), (1900, 1500)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_public_is_on_the_screen(qtbot: QtBot, title: AnyTitle, seats: int, size: tuple[int, int]) -> None:
    driver = Driver(title, seats, 3)
    qtbot.addWidget(driver.window)
    driver.window.resize(*size)
    qtbot.wait(1)
    for board in driver.table.boards():
        for piece in board.pieces:
            if board.isVisible() and piece.isVisible():
                assert board.sceneRect().adjusted(-1, -1, 1, 1).contains(piece.mapRectToScene(piece.rect)), (
                    f"{piece.id} lies beside its board"
                )


DOUBLE = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication(sys.argv)
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from tests.tables.driver import Driver
title = TITLES.get("iron-age")
driver = Driver(title, 2, 8, length="short")
assert driver.window.devicePixelRatioF() == 2.0
rng = Rng(8)
while driver.match.turn is not None and driver.match.cursor < 120:
    action = title.sample(driver.match.state, rng)
    driver.by_mouse(action)
    assert driver.match.actions[-1] is action
print(driver.match.cursor)
"""


def test_drags_land_at_twice_the_scale(title: AnyTitle) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": "2"}
    run = subprocess.run([sys.executable, "-c", DOUBLE], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) >= 100


def test_an_only_opponents_panel_shows_what_is_built(qtbot: QtBot, title: AnyTitle) -> None:
    """There is room for it; among several opponents there is not."""
    for seats, is_shown in ((2, True), (3, False)):
        driver = Driver(title, seats, 5)
        qtbot.addWidget(driver.window)
        realms = [realm for realm in driver.table.findChildren(Realm) if realm.isVisible()]
        assert bool(realms) == is_shown
        with watched() as written:
            for realm in realms:
                realm.grab()
        assert ("Obelisk" in {one.text for one in written}) == is_shown


def test_rows_of_the_own_peg_board_are_named_and_holes_numbered(qtbot: QtBot, title: AnyTitle) -> None:
    driver = Driver(title, 2, 5)
    qtbot.addWidget(driver.window)
    board = next(board for board in driver.table.boards() if isinstance(board, PegBoard))
    with watched() as written:
        board.viewport().grab()
    texts = {one.text for one in written}
    assert {"Wealth", "Ships", "Armies", "Goods", "Food"} <= texts
    assert {str(number) for number in range(16)} <= texts
    assert all(one.is_whole for one in written)


def test_a_rolling_die_does_not_tell_what_it_will_show(qtbot: QtBot, title: AnyTitle) -> None:
    driver = Driver(title, 2, 5)
    qtbot.addWidget(driver.window)
    for text in ("settle port", "settle port", "roll"):
        driver.desk.choose(parse(text))
    found = driver.find(("die.0",))
    assert found is not None
    tray, die = found
    assert isinstance(die, DieItem)

    def captions() -> set[str]:
        with watched() as written:
            tray.viewport().grab()
        return {one.text for one in written}

    assert die.said.name in captions()
    for piece in tray.registry:
        if isinstance(piece, DieItem):
            piece.tumble(60_000)
    assert die.said.name not in captions()
    tray.registry.land()
    assert die.said.name in captions()


def test_the_peg_board_is_of_dark_wood_in_the_dark(qtbot: QtBot) -> None:
    light, dark = (pegboard.wood(QSize(200, 60), 1.0, is_dark).toImage() for is_dark in (False, True))
    assert dark.pixelColor(100, 5).lightness() < light.pixelColor(100, 5).lightness() - 20
    assert dark.pixelColor(0, 0).alpha() == light.pixelColor(0, 0).alpha()
