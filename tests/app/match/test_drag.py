"""What one drag takes: its ways are worked out once, and what changed is shown once."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

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
from ludarium.engine.match import Match
from ludarium.library.preferences import Preferences
from tests.tables.driver import move

from .seated import lay_table, new_match, open_library, open_search_client

OURS = str(Path(ludarium.__file__).parent)
AT_RELEASE = {"iron-age": 2000, "imperium": 4100}
"""So many calls of our own at most, when the piece is let go."""

ASKED = 2
"""So many times at most the rules list actions then: to check the one that is played, and for the next position."""

Frames = Callable[..., TableFrame]


@pytest.fixture
def open_at(tmp_path: Path, qtbot: QtBot) -> Iterator[Frames]:
    """Opens a match at the first position that fits."""
    preferences = Preferences.open(tmp_path)
    preferences.set("speed", "off")
    with open_library(tmp_path) as library, open_search_client() as search_client:
        opened: list[TableFrame] = []

        def open_at(title: str, fits: Callable[[Match[Any]], bool]) -> TableFrame:
            match, rng = new_match(library, ("human", "easy"), title), Rng(5)
            while not fits(match):
                match.play(match.title.sample(match.state, rng))
            frame = lay_table(match, search_client, preferences, None, "light", 1.0)
            opened.append(frame)
            qtbot.addWidget(frame)
            frame.resize(1600, 972)
            frame.show()
            QApplication.processEvents()
            return frame

        yield open_at
        for frame in opened:
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


def drag(frame: TableFrame, piece: str, place: str) -> tuple[Counter[str], Counter[str]]:
    """The calls while the piece is carried to the place, and while it is let go there."""
    (board, held), (other, there) = on_table(frame, piece), on_table(frame, place)
    view, begin = board.viewport(), centre(board, held)
    target = view.mapFromGlobal(other.viewport().mapToGlobal(centre(other, there)))

    def carry() -> None:
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=begin)
        for share in (0.3, 0.7, 1.0):
            move(view, begin + (target - begin) * share)

    return counted(carry), counted(lambda: QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=target))


def check(frame: TableFrame, released: Counter[str]) -> None:
    title = frame.session.title
    refreshed = {name: count for name, count in released.items() if name.endswith("Board.refresh")}
    assert refreshed["Board.refresh"] <= len(frame.table.boards()), f"a board was shown twice: {refreshed}"
    assert released[f"{type(title).__name__}.actions"] <= ASKED
    assert released.total() <= AT_RELEASE[title.id], f"{released.total()} calls: {released.most_common(40)}"


def test_an_army_is_raised_by_a_drag(open_at: Frames) -> None:
    army = parse("build army")
    frame = open_at("iron-age", lambda match: match.turn == 0 and army in match.title.actions(match.state))
    cursor = frame.session.match.cursor
    carried, released = drag(frame, "population", "0.armies")
    assert frame.session.match.actions[cursor:] == [army]
    assert carried["journeys"] == 1, "ways are worked out once"
    assert released["journeys"] == 0
    check(frame, released)


def test_a_card_is_played_by_a_drag(open_at: Frames) -> None:
    frame = open_at("imperium", lambda match: match.turn == 0 and match.title.prompt(match.state).key == "activate")
    offer = next(offer for offer in frame.session.desk.offers if offer.action.verb == "play")
    cursor = frame.session.match.cursor
    _, released = drag(frame, offer.touches[0][0], offer.touches[-1][0])
    assert frame.session.match.actions[cursor:] == [offer.action]
    check(frame, released)
