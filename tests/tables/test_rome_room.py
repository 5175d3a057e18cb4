"""Everything on Rome's table has its room: no text is cut off, and none lies on another, in large and small windows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludarium.boards.drag import Drag
from ludarium.boards.motion import Motion
from ludarium.boards.table_context import TableContext
from ludarium.engine.chance import Rng
from ludarium.games.rome.kinds import LEADERS, SPACES
from ludarium.look import theme
from ludarium.look.text_painting import PaintedText, watched
from ludarium.models.desk import Desk
from ludarium.tables.rome.board import RomeBoard
from ludarium.tables.rome.table import RomeTable
from tests.tables.rome import TITLE

SIZES = {"1366x700": (1090, 590), "1600x940": (1252, 806)}
"""The room that the table has in windows of these inner sizes."""

LOOKS = [
    pytest.param((size, scale, look), marks=[pytest.mark.long] if (scale, look) == (1.5, theme.DARK) else [])
    for size in SIZES
    for scale in (1.0, 1.5)
    for look in (theme.LIGHT, theme.DARK)
]
"""Dark letters are as large as light ones: one of the two is enough for those who wait."""
FEW, ALL = 6, 36
"""So many positions in each look; all are more than two hundred."""


def positions(count: int, seed: int = 3) -> Iterator[Any]:
    """Positions of matches of all leaders, early and late."""
    rng = Rng(seed)
    for number in range(count):
        options = {
            "leader": LEADERS[number % len(LEADERS)],
            "length": ("short", "standard")[number % 2],
            "difficulty": ("normal", "hard", "casual", "expert")[number % 4],
        }
        state = TITLE.start(TITLE.setup(1, options=options), seed * 100 + number)
        for _ in range((number * 37) % 150):
            after = TITLE.apply(state, TITLE.sample(state, rng))
            if TITLE.turn(after) is None:
                break
            state = after
        yield state


@pytest.fixture(params=LOOKS, ids=lambda look: "-".join(map(str, look)))
def table(request: pytest.FixtureRequest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[RomeTable]:
    size, scale, look = request.param
    monkeypatch.setattr(RomeBoard, "keeps_pictures", False)  # what is kept is not written again
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.apply(app, theme.theme(look), scale)
    window = QWidget()
    setup = TITLE.setup(["Marta"])
    desk = Desk(TITLE, setup.names)
    hand = Drag(window, desk, Motion("off"))
    context = TableContext(TITLE, setup, ("human",), (0,), desk, hand, Motion("off"), theme.theme(look), scale)
    laid = RomeTable(context)
    laid.setParent(window)
    laid.resize(*(max(side, least) for side, least in zip(SIZES[size], laid.minimumSize().toTuple(), strict=True)))
    window.resize(laid.size())
    qtbot.addWidget(window)
    window.show()
    yield laid
    theme.apply(app, theme.theme(theme.LIGHT), 1.0)


def overlaps(notes: list[PaintedText]) -> Iterator[str]:
    """Texts that lie on each other."""
    for one, other in combinations(notes, 2):
        common = one.ink.intersected(other.ink)
        if one.text != other.text and min(common.width(), common.height()) > 1.5:
            yield f"{one.text} on {other.text}"


@pytest.mark.parametrize("count", [FEW, pytest.param(ALL, marks=pytest.mark.long)])
def test_nothing_is_cut_off_and_nothing_overlaps(table: RomeTable, count: int) -> None:
    desk = table.context.desk
    for state in positions(count):
        desk.lay(TITLE.observe(state, 0), may_act=True)
        QApplication.processEvents()
        for board in table.boards():
            if not board.isVisible() or board.viewport().visibleRegion().isEmpty():  # scrolled out of sight
                continue
            with watched() as notes:
                board.viewport().repaint()
            assert [(note.text, note.place, note.ink) for note in notes if not note.is_whole] == []
            room = QRectF(board.viewport().rect()).adjusted(-1, -1, 1, 1)
            written = [note for note in notes if note.on is board.viewport()]
            assert written, board.accessibleName()
            assert [note.text for note in written if not room.contains(note.ink)] == [], board.accessibleName()
            assert list(overlaps(written)) == [], board.accessibleName()
        for space in SPACES:
            plan = table.empire.plans.of(space)
            assert plan is not None
            for laid in plan.lines:
                for id, token in plan.standing.items():
                    assert not laid.rect.intersects(token), f"{laid.line.text} under {id} on {space}"
