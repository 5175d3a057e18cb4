"""The rulebook lies beside the table: in the place of the dock, and nothing on the table moves."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ludarium.app.hall.rulebook.rulebook_view import RulebookView
from ludarium.app.match.table_frame import TableFrame
from ludarium.tables.table_makers import OFFERED

from .seated import new_match


def places(frame: TableFrame) -> list[object]:
    """Where everything of the table is."""
    boards = frame.table.boards()
    return [
        frame.table.geometry(),
        frame.status.geometry(),
        *(board.geometry() for board in boards),
        *(piece.sceneBoundingRect() for board in boards for piece in board.registry),
    ]


@pytest.mark.parametrize("size", [(1600, 940), (1366, 700)])
@pytest.mark.parametrize("title", list(OFFERED))
def test_it_takes_the_place_of_the_dock(library, open_frame, title, size):
    people = ("human",) * OFFERED.get(title).allowed_seats[0]
    frame = open_frame(new_match(library, people, title), size=size)
    frame.session.lift_curtain()
    QApplication.processEvents()
    before, dock = places(frame), frame.dock.parentWidget().geometry()
    view = RulebookView(OFFERED, title)
    view.closed.connect(frame.close_side_panel)
    frame.open_side_panel(view)
    QApplication.processEvents()
    assert places(frame) == before
    assert frame.side_panel is view
    assert view.isVisible()
    assert not frame.dock.isVisible()
    assert view.size() == dock.size()
    assert view.view.document().idealWidth() <= view.view.viewport().width() + 1
    view.closed.emit()
    QApplication.processEvents()
    assert frame.side_panel is None
    assert frame.dock.isVisible()
    assert places(frame) == before
