"""The rulebook and the player aid for printer and PDF."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextCursor, QTextFormat
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ludarium.app.hall.rulebook.rulebook_content import RulebookReader
from ludarium.app.hall.rulebook.rulebook_document import RulebookDocument
from ludarium.engine.reasons import SetupError, because
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.library.disk import write_whole
from ludarium.look import theme
from ludarium.look.theme import Look
from ludarium.sheets.pages import Paper
from ludarium.words import speak, title_name
from ludarium.words.rulebook import has_rulebook

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

LETTERS = 0.86
"""The text size on paper, relative to the screen."""

AID_LETTERS = 0.72
SHARPNESS = 3.0
"""Picture pixels for each screen pixel."""

MARGIN = 36.0
"""The page margin in points."""

COLUMNS = 2

BELOW_A_HEADING = 60.0
"""The minimum height of what follows a heading on its page, in points."""


def print_rulebook(device: QPagedPaintDevice, title: AnyTitle) -> int:
    """Print all pages and return the number of sheets."""
    with closing(_reading(title, LETTERS)) as reading:
        document = reading.blank()
        for page in reading.book.pages:
            document.write_page(page)
        return print_document(device, document, columns=1)


def print_aid(device: QPagedPaintDevice, title: AnyTitle) -> int:
    """Print the player aid in columns and return the number of sheets."""
    with closing(_reading(title, AID_LETTERS)) as reading:
        assert reading.book.aid is not None
        document = reading.blank()
        document.write_page(reading.book.aid)
        return print_document(device, document, columns=COLUMNS)


def pdf(title: AnyTitle, paper: Paper, *, is_aid: bool) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(paper.value))
    writer.setCreator("Ludarium")
    writer.setTitle(title_name(title.id))
    (print_aid if is_aid else print_rulebook)(writer, title)
    return bytes(buffer.data().data())


def rulebook_command(title: str, out: Path, paper: str, lang: str | None, *, is_aid: bool) -> int:
    """``ludarium sheet --rulebook``, ``--aid``: write the PDF without a window."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(["ludarium", *theme.STYLE])
    if lang:
        speak(lang)
    written = TITLES.get(title)
    if not has_rulebook(title):
        raise SetupError(because("rulebook", title=title, known=", ".join(filter(has_rulebook, TITLES))))
    write_whole(out, pdf(written, Paper.named(paper), is_aid=is_aid))
    del app
    return 0


def ask_printer(parent: QWidget) -> QPrinter | None:
    """Let the player choose a printer or a file; None if cancelled."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    return printer if QPrintDialog(printer, parent).exec() == QDialog.DialogCode.Accepted else None


def ask_and_print(title: AnyTitle, parent: QWidget, *, is_aid: bool) -> None:
    if (printer := ask_printer(parent)) is not None:
        (print_aid if is_aid else print_rulebook)(printer, title)


def _reading(title: AnyTitle, letters: float) -> RulebookReader:
    return RulebookReader(title, Look(theme.theme(theme.LIGHT), letters), SHARPNESS)


def print_document(device: QPagedPaintDevice, document: RulebookDocument, columns: int) -> int:
    """Print the document in columns, each of which is one of its pages. Return the number of sheets."""
    sheet = device.pageLayout().fullRect(QPageLayout.Unit.Point).size()
    room = QSizeF(sheet.width() - 2 * MARGIN, sheet.height() - 2 * MARGIN)
    gap = MARGIN / 2 if columns > 1 else 0.0
    # Whole numbers: Qt breaks pages at these, and a part of a pixel would be painted on both.
    size = QSizeF(int((room.width() - gap * (columns - 1)) / columns), int(room.height()))
    document.setDocumentMargin(0)
    document.setPageSize(size)
    _keep_together(document, size.height())
    layout = device.pageLayout()
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
    painter = QPainter(device)
    painter.scale(painter.device().logicalDpiX() / 72, painter.device().logicalDpiY() / 72)
    for number in range(document.pageCount()):
        column = number % columns
        if number and not column:
            device.newPage()
        painter.save()
        painter.translate(QPointF(MARGIN + column * (size.width() + gap), MARGIN - number * size.height()))
        painter.setClipRect(QRectF(QPointF(0, number * size.height()), size))
        document.drawContents(painter, QRectF(QPointF(0, number * size.height()), size))
        painter.restore()
    painter.end()
    return -(-document.pageCount() // columns)


def _keep_together(document: RulebookDocument, high: float) -> None:
    """Move blocks that a page break would split, and headings without text below, to the next page."""
    layout, block = document.documentLayout(), document.begin()
    while block.isValid():
        room = layout.blockBoundingRect(block)
        left = high - room.top() % high
        needed = room.height() + (BELOW_A_HEADING if document.is_heading(block) else 0)
        if left < needed < high:
            broken = block.blockFormat()
            broken.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(broken)
            document.markContentsDirty(0, document.characterCount())  # Qt would update only a part of it
        block = block.next()
