"""Sheets on paper: pages for the preview, the printer and a PDF, all drawn by the same painter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path

import attrs
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtPrintSupport import QPrinter

from ludarium.library.disk import write_whole
from ludarium.sheets import inks
from ludarium.sheets.facts import Facts
from ludarium.sheets.layout import Layout
from ludarium.sheets.painting import paint

POINT = 10
"""Paper is measured in tenths of a point, so that text sizes are whole numbers."""

RESOLUTION = 72 * POINT


class Paper(Enum):
    """Paper formats."""

    A4 = QPageSize.PageSizeId.A4
    LETTER = QPageSize.PageSizeId.Letter

    @classmethod
    def named(cls, name: str) -> Paper:
        """Return the paper with this name, in any case."""
        return cls[name.upper()]

    @property
    def label(self) -> str:
        return "A4" if self is Paper.A4 else "Letter"

    @property
    def size(self) -> QSizeF:
        """Return the portrait size in tenths of a point."""
        points = QPageSize(self.value).size(QPageSize.Unit.Point)
        return QSizeF(points.width() * POINT, points.height() * POINT)


@attrs.frozen
class Placed:
    """A sheet on a page, by its upper left corner."""

    layout: Layout
    facts: Facts
    at: QPointF = attrs.field(factory=QPointF)


@attrs.frozen
class Page:
    """A page with one or more sheets, to be cut between them."""

    paper: Paper
    sheets: tuple[Placed, ...]
    is_landscape: bool = False

    @property
    def size(self) -> QSizeF:
        size = self.paper.size
        return size.transposed() if self.is_landscape else size


COUNTS = (1, 2, 4)
"""Possible numbers of sheets on a page."""


def parts(paper: Paper, count: int) -> tuple[bool, list[QRectF]]:
    """Return the positions of that many sheets on a page, and whether the page is in landscape."""
    if count not in COUNTS:
        raise ValueError(f"{count} sheets cannot share a page")
    is_landscape = count == 2
    size = paper.size.transposed() if is_landscape else paper.size
    across, down = {1: (1, 1), 2: (2, 1), 4: (2, 2)}[count]
    width, height = size.width() / across, size.height() / down
    return is_landscape, [
        QRectF(column * width, row * height, width, height) for row in range(down) for column in range(across)
    ]


def spread(
    paper: Paper, count: int, facts: Sequence[Facts], lay_out: Callable[[QSizeF, float, int], Layout]
) -> list[Page]:
    """Distribute sheets over as many pages as they need. ``lay_out`` takes a size, a margin and a seat."""
    is_landscape, places = parts(paper, count)
    pages = []
    for start in range(0, len(facts), count):
        placed = [
            Placed(lay_out(place.size(), margin(count), its.seat), its, place.topLeft())
            for its, place in zip(facts[start : start + count], places, strict=False)
        ]
        pages.append(Page(paper, tuple(placed), is_landscape))
    return pages


def margin(count: int) -> float:
    """Return the white margin of a sheet, never less than printers leave white."""
    return {1: 30 * POINT, 2: 21 * POINT, 4: 16 * POINT}[count]


# Painting


def paint_page(painter: QPainter, page: Page) -> None:
    """Draw the page with its upper left corner at the painter's origin, in tenths of a point."""
    ink = inks.paper()
    for sheet in page.sheets:
        painter.save()
        painter.translate(sheet.at)
        paint(painter, sheet.layout, sheet.facts, ink)
        painter.restore()
    if len(page.sheets) > 1:
        _draw_cuts(painter, page)


def _draw_cuts(painter: QPainter, page: Page) -> None:
    """Draw short cut marks at the edges; lines through the page would be printed on the sheets."""
    painter.setPen(QPen(QColor("black"), 0.5 * POINT))
    width, height, tick = page.size.width(), page.size.height(), 12 * POINT
    for x in {sheet.at.x() for sheet in page.sheets} - {0.0}:
        painter.drawLine(QPointF(x, 0), QPointF(x, tick))
        painter.drawLine(QPointF(x, height - tick), QPointF(x, height))
    for y in {sheet.at.y() for sheet in page.sheets} - {0.0}:
        painter.drawLine(QPointF(0, y), QPointF(tick, y))
        painter.drawLine(QPointF(width - tick, y), QPointF(width, y))


def write_pdf(path: Path, pages: Sequence[Page], title: str = "") -> None:
    """Write the pages as a PDF, atomically: text as text, pictures as vectors."""
    write_whole(path, pdf(pages, title))


def pdf(pages: Sequence[Page], title: str = "") -> bytes:
    """Return the pages as the bytes of a PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setCreator("Ludarium")
    writer.setTitle(title)
    painter = QPainter()
    try:
        for number, page in enumerate(pages):
            writer.setPageLayout(_page_layout(page))
            if number:
                writer.newPage()
            else:
                painter.begin(writer)
            paint_page(painter, page)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def _page_layout(page: Page) -> QPageLayout:
    orientation = QPageLayout.Orientation.Landscape if page.is_landscape else QPageLayout.Orientation.Portrait
    layout = QPageLayout(QPageSize(page.paper.value), orientation, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def print_pages(printer: QPrinter, pages: Sequence[Page]) -> bool:
    """Print the pages, all of one format, or show them in a preview; return whether it succeeded."""
    if not pages:
        return True
    printer.setPageLayout(_page_layout(pages[0]))
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    try:
        sheet, size = printer.paperRect(QPrinter.Unit.DevicePixel), pages[0].size
        painter.scale(sheet.width() / size.width(), sheet.height() / size.height())
        for number, page in enumerate(pages):
            if number and not printer.newPage():
                return False
            paint_page(painter, page)
    finally:
        painter.end()
    return True
