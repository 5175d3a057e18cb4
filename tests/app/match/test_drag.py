"""What one drag takes: its ways are worked out once, and what changed is shown once."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import ludarium
from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.library.preferences import Preferences
from tests.tables.driver import move

from .seated import lay_table, new_match, open_library, open_search_client

OURS = str(Path(ludarium.__file__).parent)
AT_RELEASE = 3000
"""So many calls of our own at most, when the piece is let go."""


@pytest.fixture
def frame(tmp_path: Path, qtbot: QtBot) -> Iterator[TableFrame]:
    """A build step of The Iron Age in which an army can be raised."""
    preferences = Preferences.open(tmp_path)
    preferences.set("speed", "off")
    with open_library(tmp_path) as library, open_search_client() as search_client:
        match, rng = new_match(library, ("human", "human")), Rng(5)
        while parse("build army") not in match.title.actions(match.state):
            match.play(match.title.sample(match.state, rng))
        frame = lay_table(match, search_client, preferences, None, "light", 1.0)
        qtbot.addWidget(frame)
        frame.resize(1600, 972)
        frame.show()
        QApplication.processEvents()
        yield frame
        frame.close_match()


def counted(do: Callable[[], None]) -> Counter[str]:
    """The calls of our own functions while it is done, by name."""
    calls: Counter[str] = Counter()

    def profile(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            calls[frame.f_code.co_qualname] += 1

    sys.setprofile(profile)
    try:
        do()
    finally:
        sys.setprofile(None)
    return calls


def on_table(frame: TableFrame, id: str) -> tuple[Board, Piece]:
    boards = [board for board in frame.table.boards() if board.isVisible()]
    return next((board, piece) for board in boards if (piece := board.piece(id)) is not None)


def centre(board: Board, piece: Piece) -> QPoint:
    return board.mapFromScene(piece.mapToScene(piece.rect.center()))


def test_an_army_is_raised_by_a_drag(frame: TableFrame) -> None:
    (board, population), (pegs, armies) = on_table(frame, "population"), on_table(frame, "0.armies")
    view, begin = board.viewport(), centre(board, population)
    target = view.mapFromGlobal(pegs.viewport().mapToGlobal(centre(pegs, armies)))
    cursor = frame.session.match.cursor

    def carry() -> None:
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=begin)
        for share in (0.3, 0.7, 1.0):
            move(view, begin + (target - begin) * share)

    carried = counted(carry)
    released = counted(lambda: QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=target))
    assert frame.session.match.actions[cursor:] == [parse("build army")]
    assert carried["journeys"] == 1, "ways are worked out once"
    assert released["journeys"] == 0
    refreshed = {name: count for name, count in released.items() if name.endswith("Board.refresh")}
    assert refreshed["Board.refresh"] <= len(frame.table.boards()), f"a board was shown twice: {refreshed}"
    assert released.total() <= AT_RELEASE, f"{released.total()} calls: {released.most_common(40)}"
