"""The only way to paint text. Tests can watch what was painted where, and what did not fit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QTextLayout

from ludarium.look.qt_startup import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    Flags = Qt.AlignmentFlag | Qt.TextFlag
    Dots = Literal["", "end", "middle"]

DOTS = "…"  # stands for cut-off text
HAIR = 0.75  # pixels by which text may exceed its place, from rounding


class PaintedText(NamedTuple):
    """A text that was painted.

    text: what it says, in full; shown: what of it was painted
    place: the room it was given; ink: the room that its letters take, both in the pixels of what was painted on
    on: the widget that was painted on, None for a picture that is kept
    """

    text: str
    shown: str
    place: QRectF
    ink: QRectF
    on: QWidget | None

    @property
    def is_whole(self) -> bool:
        """Whether all of it was painted inside its place."""
        return self.shown == self.text and self.place.adjusted(-HAIR, -HAIR, HAIR, HAIR).contains(self.ink)


_notes: list[list[PaintedText]] = []


@contextmanager
def watched() -> Iterator[list[PaintedText]]:
    """Record everything painted from here on."""
    notes: list[PaintedText] = []
    _notes.append(notes)
    try:
        yield notes
    finally:
        _notes.remove(notes)


def write(painter: QPainter, place: QRectF | QRect, flags: Flags, text: str, *, dots: Dots = "") -> None:
    """Paint the text in the current font; ``dots`` at the end or in the middle if it is too long."""
    shown = text
    if dots:
        mode = Qt.TextElideMode.ElideRight if dots == "end" else Qt.TextElideMode.ElideMiddle
        shown = QFontMetricsF(painter.font()).elidedText(text, mode, place.width() + HAIR)
    painter.drawText(place, flags, shown)
    if _notes and text.strip():
        room = QRectF(place)
        _note(painter, text, shown, room, _ink(painter, room, flags, shown))


def write_from(painter: QPainter, start: QPointF, text: str, whole: str = "") -> None:
    """Paint a measured line from this baseline. ``whole``: the full text it begins."""
    painter.drawText(start, text)
    if _notes and text.strip():
        ink = QFontMetricsF(painter.font()).tightBoundingRect(text).translated(start)
        _note(painter, whole or text, text, ink, ink)


def write_lines(painter: QPainter, place: QRectF, lines: QTextLayout) -> None:
    """Paint laid-out lines, vertically centred."""
    high = lines.boundingRect().height()
    top = QPointF(place.left(), place.top() + (place.height() - high) / 2)
    lines.draw(painter, top)
    if _notes:
        _note(painter, lines.text(), lines.text(), place, QRectF(top, lines.boundingRect().size()))


def note(painter: QPainter, place: QRectF, ink: QRectF, text: str) -> None:
    """Record text that was painted as shapes."""
    if _notes:
        _note(painter, text, text, place, ink)


def _note(painter: QPainter, text: str, shown: str, place: QRectF, ink: QRectF) -> None:
    from PySide6.QtWidgets import QWidget

    where, on = painter.worldTransform(), painter.device()
    widget = on if isinstance(on, QWidget) else None  # a picture may be gone before somebody asks
    written = PaintedText(text, shown, where.mapRect(place), where.mapRect(ink), widget)
    for notes in _notes:
        notes.append(written)


def _ink(painter: QPainter, place: QRectF, flags: Flags, text: str) -> QRectF:
    """Return what the letters cover: less than their lines."""
    letters = QFontMetricsF(painter.font())
    lines = painter.boundingRect(place, flags, text)
    tight = letters.tightBoundingRect(text)
    above = max(0.0, letters.ascent() + tight.top())  # an accent may stand above the line: Qt does not cut it off
    below = max(0.0, letters.descent() - tight.bottom())
    return QRectF(lines).adjusted(0, above, 0, -below)
