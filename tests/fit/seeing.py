"""What cannot be read on the screen: text that was cut off, and text that lies over other text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

from ludarium.boards.board import Board
from ludarium.boards.cardface import card_pixmap
from ludarium.look.text_painting import PaintedText, watched
from ludarium.widgets.controls import Elided
from tests.app.hall.looking import label_problems, settle
from tests.fit.laying import NAMES

TOUCH = 3.0
"""So many pixels two texts may share: letters have air around them."""


def faults(page: QWidget) -> list[str]:
    """All that cannot be read of what is shown."""
    settle()
    notes = painted(page)
    return [
        *(fault for note in notes for fault in _painted(note)),
        *_overlaps(notes),
        *(fault for widget in shown(page) for fault in _cut(widget, page)),
        *_covered([widget for widget in shown(page) if _is_text(widget)]),
    ]


def painted(page: QWidget) -> list[PaintedText]:
    """All text that is painted by hand, also what lies in pictures that are kept."""
    for board in page.findChildren(Board):
        for kept in ("_picture", "_ground"):
            if isinstance(getattr(board, kept, None), QPixmap):
                setattr(board, kept, None)
        for item in board.scene().items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    card_pixmap.cache_clear()
    with watched() as notes:
        page.grab()
    return notes


def shown(page: QWidget) -> Iterator[QWidget]:
    """Every widget that is seen."""
    return (widget for widget in page.findChildren(QWidget) if widget.isVisible() and not widget.isWindow())


# Painted text


def _painted(note: PaintedText) -> Iterator[str]:
    if note.shown != note.text and _is_name(note.text):
        return  # what people type may be longer than any place
    if not note.is_whole:
        yield f"painted {note.text!r} as {note.shown!r}: {_said(note.ink)} in {_said(note.place)}"
    elif note.on is not None and not _may_scroll(note.on) and not _room(note.on).contains(note.ink):
        yield f"painted {note.text!r} beyond the edge: {_said(note.ink)} of {note.on.width()}x{note.on.height()}"


def _is_name(text: str) -> bool:
    """Whether it is the beginning of a name that somebody typed, or begins with one."""
    plain = text.strip(" .…0123456789[")
    return any(name.startswith(plain) or plain.startswith(name) for name in NAMES)


def _room(widget: QWidget) -> QRectF:
    return QRectF(widget.rect()).adjusted(-1, -1, 1, 1)


def _may_scroll(widget: QWidget) -> bool:
    """Whether what lies outside can be brought in: a list that is scrolled, a map that is looked at from near."""
    area = widget.parent()
    if isinstance(area, QAbstractItemView):
        return True
    if isinstance(area, QGraphicsView):
        return bool(area.property("moves"))
    return isinstance(area, QAbstractScrollArea)


def _overlaps(notes: Sequence[PaintedText]) -> Iterator[str]:
    """Texts on one widget that lie over each other; the same text painted twice is one."""
    for one, other in combinations(notes, 2):
        if one.on is not other.on or one.on is None or one.text == other.text:
            continue
        both = one.ink.intersected(other.ink)
        if both.width() > TOUCH and both.height() > TOUCH:
            yield f"{one.text!r} lies over {other.text!r}: {_said(both)}"


# Widgets


def _is_text(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return bool(widget.text())
    return isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QTabBar)


def _cut(widget: QWidget, page: QWidget) -> Iterator[str]:
    if isinstance(widget, Elided):
        if widget.text() != widget.whole:
            yield f"shortened: {widget.whole!r}"
    elif isinstance(widget, QLabel) and widget.text():
        yield from label_problems(widget)
    elif isinstance(widget, QAbstractButton) and len(widget.text()) > 1:  # a sign has room on the smallest
        yield from _smaller(widget, widget.minimumSizeHint(), f"button {widget.text()!r}")
    elif isinstance(widget, QComboBox):
        yield from _smaller(widget, widget.minimumSizeHint(), f"choice {widget.currentText()!r}")
    elif isinstance(widget, QLineEdit) and not widget.text():
        wide = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        if wide > widget.contentsRect().width():
            yield f"field {widget.placeholderText()!r}: {widget.width()} of {wide}"
    elif isinstance(widget, QTabBar) and widget.tabSizeHint(widget.count() - 1).isValid():
        wide = sum(widget.tabSizeHint(number).width() for number in range(widget.count()))
        if wide > widget.width():
            yield f"tabs {widget.tabText(0)!r}…: {widget.width()} of {wide}"
    elif isinstance(widget, QTableView | QTreeView):
        yield from _columns(widget)
    elif isinstance(widget, QScrollArea):
        yield from _scrolled(widget)
    if _is_text(widget):
        yield from _beyond(widget, page)


def _smaller(widget: QWidget, wanted: QSize, said: str) -> Iterator[str]:
    if widget.hasHeightForWidth():  # what it wants at least is said of the narrowest
        wanted = QSize(wanted.width(), min(wanted.height(), widget.heightForWidth(widget.width())))
    if widget.width() < wanted.width() or widget.height() < wanted.height():
        yield f"{said}: {widget.width()}x{widget.height()} of {wanted.width()}x{wanted.height()}"


def _columns(table: QTableView | QTreeView) -> Iterator[str]:
    for column in range(table.model().columnCount() if table.model() else 0):
        wanted, has = table.sizeHintForColumn(column), table.columnWidth(column)
        if has < wanted and not table.isColumnHidden(column) and not table.wordWrap():
            head = table.model().headerData(column, Qt.Orientation.Horizontal)
            yield f"column {head!r}: {has} of {wanted}"


def _scrolled(area: QScrollArea) -> Iterator[str]:
    bars = area.horizontalScrollBar(), area.verticalScrollBar()
    if all(bar.isVisible() for bar in bars):
        yield f"{area.widget()} scrolls both ways"


def _beyond(widget: QWidget, page: QWidget) -> Iterator[str]:
    """What reaches over the edge of what it lies on; what a scroll area can bring in is there."""
    above = widget.parentWidget()
    while above is not None and above is not page.parentWidget():
        if isinstance(above.parentWidget(), QAbstractScrollArea):
            return
        place = QRect(widget.mapTo(above, QPoint()), widget.size())
        if not above.rect().adjusted(-1, -1, 1, 1).contains(place):
            yield f"{_text_of(widget)!r} beyond the edge of {type(above).__name__}: {place} of {above.size()}"
            return
        if above.isWindow():
            return
        above = above.parentWidget()


def _covered(widgets: Sequence[QWidget]) -> Iterator[str]:
    """Widgets with text that lie over each other and are not one inside the other."""
    places = [(widget, _seen(widget)) for widget in widgets]
    for (one, here), (other, there) in combinations(places, 2):
        both = here.intersected(there)
        is_part = one.isAncestorOf(other) or other.isAncestorOf(one)
        if both.width() > TOUCH and both.height() > TOUCH and not is_part and _are_seen(one, other, both.center()):
            yield f"{_text_of(one)!r} lies over {_text_of(other)!r}: {both}"


def _seen(widget: QWidget) -> QRect:
    """What can be seen of it in its window: a list or a page may be scrolled."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(widget.window(), QPoint()))


def _are_seen(one: QWidget, other: QWidget, at: QPoint) -> bool:
    """Whether both are what is seen there: a page may lie over another on purpose."""
    on_top = QApplication.widgetAt(one.window().mapToGlobal(at))
    if on_top is None or on_top not in (one, other):
        return False
    below = other if on_top is one else one
    page = on_top.parentWidget()
    while page is not None and not page.isAncestorOf(below):
        if _seen(page).contains(_seen(below)):
            return False
        page = page.parentWidget()
    return True


def _text_of(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    text = getattr(widget, "text", None)
    return text() if callable(text) else type(widget).__name__


def _said(rect: QRectF) -> str:
    return f"{rect.x():.0f},{rect.y():.0f} {rect.width():.0f}x{rect.height():.0f}"
