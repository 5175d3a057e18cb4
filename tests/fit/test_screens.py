"""Screens of other pixel ratios: everything is as large as on a usual one, and as sharp as the screen allows."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, QPixmap

from ludarium.app.main_window import MainWindow
from ludarium.boards.board import Board
from tests.fit.laying import Case, cases, lay

Open = Callable[..., MainWindow]

PROGRAM = """
import json, sys, tempfile
from pathlib import Path
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel
from ludarium.look.theme import STYLE
app = QApplication(["ludarium", *STYLE])
from ludarium.boards.board import Board
from tests.fit.laying import Case, lay, open_window
painted = []
draw = QPixmap.setDevicePixelRatio
QPixmap.setDevicePixelRatio = lambda self, ratio: (painted.append(ratio), draw(self, ratio))[1]
with tempfile.TemporaryDirectory() as folder, open_window(Path(folder)) as window:
    table = lay(window, Case(sys.argv[1], int(sys.argv[2])), actions=30)
    picture = window.grab()
    print(json.dumps([window.width(), picture.width(), picture.devicePixelRatio(), sorted(set(painted))]))
"""


@pytest.mark.parametrize("ratio", [1.25, 1.5])
def test_a_finer_screen_shows_the_same_in_more_pixels(ratio: float) -> None:
    """Whatever is painted into a picture to be kept is painted in the pixels of the screen, too."""
    root = Path(__file__).parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, "eight-minute-empire", "3"],
        env={
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": str(ratio),
            "PYTHONPATH": f"{root}:{root / 'desktop'}:{root / 'packaging'}",
            "HOME": str(root),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    width, pixels, at, painted = json.loads(ran.stdout.splitlines()[-1])
    assert at == ratio
    assert abs(pixels - width * ratio) <= 1
    assert {round(one, 3) for one in painted} <= {ratio, 1.0, 2.0}  # icons of buttons come in two sizes
    assert ratio in painted


def on_another_screen(board: Board, ratio: float) -> QImage:
    """The board as a screen of that ratio would show it."""
    picture = QPixmap(board.viewport().size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(board.theme["surface"])
    painter = QPainter(picture)
    board.render(painter, QRect(QPoint(), board.viewport().size()))
    painter.end()
    return picture.toImage()


@pytest.mark.parametrize("case", [case for case in cases() if case.title != "rome"][:3], ids=str)
def test_two_screens_show_each_other_nothing(open_one: Open, case: Case) -> None:
    """What was painted for one screen is not shown on the other: it would be blurred there, or too large."""
    window = open_one()
    lay(window, case, actions=40)
    for board in window.frame.table.boards():
        if board.isVisible():
            usual = on_another_screen(board, 1.0)
            fine = on_another_screen(board, 2.0)
            assert on_another_screen(board, 1.0) == usual, board
            assert on_another_screen(board, 2.0) == fine, board
