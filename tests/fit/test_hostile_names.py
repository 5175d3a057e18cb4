"""Names from a file that someone else wrote: shown letter by letter, opening nothing and shifting nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QTabBar, QWidget

from ludarium.app.main_window import MainWindow
from ludarium.engine.match import CONCEDED
from tests.app.hall.looking import settle
from tests.fit import laying
from tests.fit.laying import Case, full_cases, lay

Open = Callable[..., MainWindow]

MARKUP = (
    '<img src="/etc/hostname">',
    "<a href='file:///etc/hostname'>x</a>",
    "<b>bold</b>&lt;i&gt;",
    "<style>*{color:red}</style><h1>x",
    "<qt><img src='http://there/x.png'>",
)
LONG = "W" * 10_000
STEERING = (
    "\u202eturned\u2066",
    "one\ntwo\r\nthree\u2028four",
    "\x1b[2J\x00\x07bell",
    "tab\tand\u0085line",
    LONG,
)
ORDINARY = ("Marta", "Hanno", "Solon", "Ada", "Nefer")


class Watched(QTextDocument):
    """Says what it was asked to open."""

    opened: ClassVar[list[str]] = []

    def loadResource(self, kind: int, name: QUrl) -> object:  # noqa: N802
        self.opened.append(name.toString())
        return None


def tips(window: QWidget) -> Iterator[str]:
    """Every tooltip of the program now: of widgets, tabs, actions and lines."""
    for top in QApplication.topLevelWidgets():
        for widget in (top, *top.findChildren(QWidget)):
            yield widget.toolTip()
            if isinstance(widget, QTabBar):
                yield from (widget.tabToolTip(place) for place in range(widget.count()))
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                yield from lines(widget.model())
    yield from (action.toolTip() for action in window.findChildren(QAction) if action.associatedObjects())


def lines(model: QAbstractItemModel) -> Iterator[str]:
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for row in range(min(model.rowCount(), 60)):
        for column in range(columns):
            yield model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or ""


def check(window: MainWindow) -> None:
    """Nothing on the screen is read as markup."""
    settle()
    for tip in filter(None, tips(window)):
        assert not any(mark in tip for mark in ("<img", "<a ", "<b>", "<style", "<h1", "\u202e", "\x1b")), tip
        document = Watched()
        document.setHtml(tip)
        document.documentLayout().documentSize()
        assert document.opened == []
    for label in window.findChildren(QLabel):
        is_plain = label.textFormat() == Qt.TextFormat.PlainText
        assert is_plain or not any(mark in label.text() for mark in MARKUP), label.text()


def visit(window: MainWindow, case: Case) -> None:
    """Look at the table, what lies beside it, its end, and the pages around it."""
    table = lay(window, case, actions=25)
    frame = window.frame
    check(window)
    for action in (frame.table_actions.history, frame.table_actions.players):
        action.trigger()
        check(window)
    for dialog in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if dialog.isWindow():
            dialog.close()
    session = table.session
    for seat in range(session.match.setup.seats):
        session.hand_over({seat: "easy"}) if seat else session.hand_over({0: "human"})
    settle()
    window.frame.session.end(CONCEDED, 0)
    check(window)
    window.show_shelf()
    check(window)
    for page in (window.dialogs.show_matches, partial(window.dialogs.show_high_scores)):
        page()
        check(window)


def sampled() -> list[object]:
    """Every title with every kind of names; one of each in a short run."""
    both = [(case, names) for case in full_cases() for names in ("markup", "steering")]
    short = {full_cases()[0]: "markup", full_cases()[-1]: "steering"}
    return [
        pytest.param(case, names, id=f"{case}-{names}", marks=[] if short.get(case) == names else pytest.mark.long)
        for case, names in both
    ]


@pytest.mark.parametrize(("case", "names"), sampled())
def test_names_are_shown_as_they_are(open_one: Open, monkeypatch: pytest.MonkeyPatch, case: Case, names: str) -> None:
    monkeypatch.setattr(laying, "NAMES", MARKUP if names == "markup" else STEERING)
    Watched.opened = []
    visit(open_one(), case)


def places(window: MainWindow) -> dict[str, QRect]:
    frame = window.frame
    parts = {"banner": frame.banner, "scores": frame.score_row, "dock": frame.dock, "status": frame.status}
    boards = {f"board {place}": board for place, board in enumerate(frame.table.boards()) if board.isVisible()}
    boards = {name: board for name, board in boards.items() if not frame.score_row.isAncestorOf(board)}
    return {
        name: QRect(part.mapTo(frame, part.rect().topLeft()), part.size()) for name, part in {**parts, **boards}.items()
    }


@pytest.mark.parametrize("case", full_cases(), ids=str)
def test_no_name_shifts_the_table(open_one: Open, monkeypatch: pytest.MonkeyPatch, case: Case) -> None:
    found = []
    for names in (ORDINARY, (LONG, *STEERING)):
        monkeypatch.setattr(laying, "NAMES", names)
        window = open_one()
        lay(window, case, actions=25)
        found.append((window.size(), places(window)))
    assert found[0][0] == found[1][0]
    moved = {name: (at, found[1][1][name]) for name, at in found[0][1].items() if found[1][1][name] != at}
    assert not moved
