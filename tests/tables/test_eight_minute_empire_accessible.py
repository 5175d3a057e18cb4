"""Eight-Minute Empire for screen readers: every piece has a role and a name from the seat's view."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from ludarium.boards import accessible
from ludarium.engine.chance import Rng
from tests.tables.empire import TITLE, EmpireDriver


@pytest.fixture
def driver(qtbot: QtBot) -> EmpireDriver:
    accessible.install(accessible.read_table)
    driver = EmpireDriver(3, 6, goods_tokens="on")
    qtbot.addWidget(driver.window)
    return driver


def test_every_visible_piece_is_a_child_with_a_name(driver: EmpireDriver) -> None:
    rng = Rng(2)
    for after in (0, 2, 4, 20, 60):
        driver.skip(rng, lambda after=after: driver.match.cursor >= after)
        for board in driver.table.boards():
            assert board.accessibleName()
            access = QAccessible.queryAccessibleInterface(board)
            shown = [piece for piece in board.pieces if piece.isVisible()]
            assert access.childCount() == len(shown)
            for place, piece in enumerate(shown):
                child = access.child(place)
                assert child.text(QAccessible.Text.Name) == (piece.said.aloud or piece.said.name) != ""
                assert child.rect().isValid()


def test_a_region_says_all_that_is_in_it(driver: EmpireDriver) -> None:
    driver.skip(Rng(2), lambda: driver.match.cursor >= 40)
    state = driver.match.state
    board = TITLE.boards[state.map]
    for number, region in enumerate(board.ids):
        spoken = driver.said(f"region.{region}").spoken
        assert spoken.startswith(f"Region {region[1:]}")
        for seat, its in enumerate(state.seats):
            if its.armies[number]:
                assert f"Player {seat + 1}: {its.armies[number]} arm" in spoken
        assert "By land to" in spoken or "By sea to" in spoken


def test_what_can_be_used_is_a_button(driver: EmpireDriver) -> None:
    driver.go_until("take")
    board = driver.table.row
    access = QAccessible.queryAccessibleInterface(board)
    shown = [piece for piece in board.pieces if piece.isVisible()]
    for place, piece in enumerate(shown):
        usable = bool(piece.id) and piece.id in driver.desk.live
        role = access.child(place).role()
        assert role == (QAccessible.Role.Button if usable else QAccessible.Role.StaticText)


def test_a_sealed_bid_is_not_spoken(driver: EmpireDriver) -> None:
    driver.go("bid 7")
    said = [driver.said(fist.id).aloud for fist in driver.things("fist")]
    assert said[0] == "Player 1: sealed"
    assert all("7" not in text for text in said)
