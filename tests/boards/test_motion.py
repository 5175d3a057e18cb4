"""Pieces glide to where they stand, as fast as the player likes, and land at once when a click skips it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from ludarium.boards.motion import SPEEDS, Motion
from ludarium.boards.piece import Piece
from ludarium.engine.scene import Thing
from ludarium.tables.plain import PlainTable
from tests.app.match.seated import HardWords  # noqa: F401  -- the title's words are registered there
from tests.contract.hard_title import HardTitle
from tests.tables.driver import Driver

HERE, THERE = QRectF(0, 0, 20, 20), QRectF(100, 40, 20, 20)


@pytest.fixture
def piece(qtbot: QtBot) -> Piece:
    driver = Driver(HardTitle(), 2, 1, make=PlainTable)
    qtbot.addWidget(driver.window)
    piece = Piece(Thing("0.goods.peg", "peg", "0.goods"), driver.table.context)
    piece.place(HERE)
    return piece


def test_off_is_nothing_at_all() -> None:
    still = Motion("off")
    assert (still.piece, still.die, still.fade, still.pause) == (0, 0, 0, 0)


def test_slower_speeds_take_longer() -> None:
    durations = [Motion(speed).piece for speed in SPEEDS]
    assert durations == sorted(durations)
    assert len(set(durations)) == len(SPEEDS)


@pytest.mark.parametrize("speed", SPEEDS[1:])
def test_a_step_of_the_computer_is_seen_for_longer_than_its_pieces_move(speed: str) -> None:
    """Its pieces arrive, and as long again it can be seen where they are."""
    motion = Motion(speed)
    assert 2 * motion.piece < motion.pause < 3 * motion.piece


def test_without_time_a_piece_stands_there_at_once(piece: Piece) -> None:
    piece.glide(THERE, 0)
    assert piece.pos() == THERE.topLeft()


def test_a_glide_ends_where_the_piece_belongs(qtbot: QtBot, piece: Piece) -> None:
    piece.glide(THERE, 30)
    assert piece.pos() == QPointF()
    qtbot.waitUntil(lambda: piece.pos() == THERE.topLeft())


def test_a_glide_can_be_skipped(piece: Piece) -> None:
    piece.glide(THERE, 10_000)
    piece.arrive()
    assert piece.pos() == THERE.topLeft()


def test_a_new_place_ends_the_glide(piece: Piece) -> None:
    piece.glide(THERE, 10_000)
    piece.place(HERE)
    assert piece.pos() == HERE.topLeft()
