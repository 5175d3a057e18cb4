"""Printed deck of a seat: every card it owns, by suit, with its points."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRectF, QSizeF

from ludarium.look.fonts import DISPLAY_STRONG
from ludarium.sheets.layout import RIGHT, Layout, Sketch, Tone
from ludarium.sheets.lettering import fit
from ludarium.sheets.scoring import SMALLEST, WIDTH
from ludarium.sheets.sections import Scale

COLUMNS = 2
HIGHEST = 30
"""Maximum height of a line."""

TITLE = 66
TIMES = "\N{MULTIPLICATION SIGN}"


@attrs.frozen
class Cards:
    """Equal cards of a deck and their total points."""

    name: str
    count: int
    points: str


@attrs.frozen
class Suit:
    """The cards of a suit and their total points."""

    name: str
    points: str
    cards: tuple[Cards, ...]


@attrs.frozen
class Deck:
    """The content of the sheet: owner, occasion and cards."""

    name: str
    occasion: str
    suits: tuple[Suit, ...]


Row = Suit | Cards | None
"""A line of the list: the heading of a suit, cards, or a gap between two suits."""


def on_paper(deck: Deck, size: QSizeF, margin: float, seat: int) -> Layout:
    """Lay out the sheet in portrait; ``size`` and ``margin`` in tenths of a point."""
    scale = Scale(size.width() / WIDTH, SMALLEST)
    sketch = Sketch(seat, scale.unit, SMALLEST)
    page = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
    _draw_title(sketch, scale, deck, page)
    room = page.adjusted(0, scale(TITLE), 0, 0)
    columns = _columns(deck.suits)
    high = min(scale(HIGHEST), room.height() / max(map(len, columns)))
    gutter = scale(26)
    wide = (room.width() - gutter * (COLUMNS - 1)) / COLUMNS
    for place, rows in enumerate(columns):
        for number, row in enumerate(rows):
            rect = QRectF(room.left() + place * (wide + gutter), room.top() + number * high, wide, high)
            _draw_row(sketch, scale, row, rect)
    return sketch.done(size)


def _draw_title(sketch: Sketch, scale: Scale, deck: Deck, page: QRectF) -> None:
    line = QRectF(page.left(), page.top(), page.width(), scale(40))
    wide = scale.small.width(deck.occasion) + scale(14)
    name, title = fit(deck.name, scale.type(DISPLAY_STRONG, 27), line.width() - wide, SMALLEST)
    sketch.text(line, name, title)
    sketch.text(line, deck.occasion, scale.small, RIGHT)
    sketch.rule(page.left(), page.right(), line.bottom(), 1.9, Tone.INK)


def _columns(suits: Sequence[Suit]) -> list[list[Row]]:
    """Split the lines into columns of about the same height; a suit may continue in the next column."""
    rows: list[Row] = []
    for suit in suits:
        rows += [*([None] if rows else []), suit, *suit.cards]
    half = -(-len(rows) // COLUMNS)
    while half < len(rows) and isinstance(rows[half - 1], Suit):  # no head stands alone at the foot of a column
        half += 1
    return [rows[:half], rows[half:]]


def _draw_row(sketch: Sketch, scale: Scale, row: Row, rect: QRectF) -> None:
    if row is None:
        return
    is_head = isinstance(row, Suit)
    type_ = scale.strong if is_head else scale.plain
    points = QRectF(rect.right() - scale(34), rect.top(), scale(34), rect.height())
    figure, its = fit(row.points, type_, points.width(), SMALLEST)
    sketch.text(points, figure, its, RIGHT)
    room = QRectF(rect.left(), rect.top(), rect.width() - scale(40), rect.height())
    said = row.name
    if isinstance(row, Cards):
        said = row.name if row.count == 1 else f"{row.count} {TIMES} {row.name}"
    name, its = fit(said, type_, room.width(), SMALLEST)
    sketch.text(room, name, its)
    sketch.rule(rect.left(), rect.right(), rect.bottom(), 1.2 if is_head else 0.6, Tone.INK if is_head else Tone.FAINT)
