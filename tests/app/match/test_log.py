"""The lines of the log: names in bold, drawn over a text that stays plain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from ludarium.app.match.log import LogDelegate
from ludarium.look import theme
from ludarium.look.theme import Look
from ludarium.models.list_roles import Row, RowsModel
from ludarium.models.log_model import LINE


@pytest.fixture
def view(qtbot) -> QListView:
    view = QListView()
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.setModel(RowsModel(view))
    view.setItemDelegate(LogDelegate(Look(theme.theme("light"), 1.0), (0, 1), view))
    view.show()
    return view


def painted(view: QListView, row: Row) -> QImage:
    view.model().show([row])
    option = QStyleOptionViewItem()
    size = view.itemDelegate().sizeHint(option, view.model().index(0))
    option.rect = QRect(0, 0, size.width(), size.height())
    canvas = QImage(size, QImage.Format.Format_RGB32)
    canvas.fill(0xFFFFFF)
    painter = QPainter(canvas)
    view.itemDelegate().paint(painter, option, view.model().index(0))
    painter.end()
    return canvas


def ink(canvas: QImage, left: int, right: int) -> int:
    """How much ink there is between two columns."""
    return sum(255 - canvas.pixelColor(x, y).lightness() for x in range(left, right) for y in range(canvas.height()))


def line(text: str, *spans: tuple[int, int]) -> Row:
    return Row("1", text, kind=LINE, value=1, seat=0, spans=spans)


def test_a_name_is_bold_and_the_rest_is_not(view):
    plain, bold = painted(view, line("Hanno rolls")), painted(view, line("Hanno rolls", (0, 5)))
    assert ink(bold, 36, 66) > 1.1 * ink(plain, 36, 66)
    assert ink(plain, 12, 30) == ink(bold, 12, 30) > 0  # the seat's mark
    other = painted(view, line("Hanno rolls", (6, 5)))
    assert ink(other, 36, 66) == ink(plain, 36, 66)


def test_what_is_read_aloud_is_plain(view):
    painted(view, line("Hanno rolls", (0, 5)))
    index = view.model().index(0)
    assert index.data() == "Hanno rolls"
    assert "<" not in index.data()


def test_a_long_line_is_as_high_as_it_is_broken(view):
    short, long = painted(view, line("Hanno rolls")), painted(view, line("Hanno rolls " * 9, (0, 5)))
    assert long.height() > 2 * short.height()
    assert ink(long, 36, 270) > 5 * ink(short, 36, 270)
