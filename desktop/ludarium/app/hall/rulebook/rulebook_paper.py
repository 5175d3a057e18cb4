"""The rulebook and the player aid on paper: the printer, or a PDF."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextCursor, QTextFormat
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ludarium.app.hall.rulebook.rulebook_content import Reading
from ludarium.app.hall.rulebook.rulebook_document import Manuscript
from ludarium.engine.reasons import SetupError, because
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.library.disk import write_whole
from ludarium.look import theme
from ludarium.look.theme import Look
from ludarium.sheets.pages import Paper
from ludarium.words import speak, title_name
from ludarium.words.rulebook import has_rulebook

LETTERS = 0.86
"""How large letters are on paper, beside those of the screen."""

AID_LETTERS = 0.72
SHARPNESS = 3.0
"""Pixels of a picture for each of the screen's."""

MARGIN = 36.0
"""The white edge of a page, in points."""

COLUMNS = 2

BELOW_A_HEADING = 60.0
"""How much must have room below a heading, in points."""


def print_rulebook(device: QPagedPaintDevice, title: AnyTitle) -> int:
    """All pages one after the other, each begun on the same sheet where there is room. How many sheets there are."""
    with closing(_reading(title, LETTERS)) as reading:
        document = reading.blank()
        for page in reading.book.pages:
            document.write_page(page)
        return print_document(device, document, columns=1)


def print_aid(device: QPagedPaintDevice, title: AnyTitle) -> int:
    """What one looks up while playing, in columns. How many sides there are."""
    with closing(_reading(title, AID_LETTERS)) as reading:
        assert reading.book.aid is not None
        document = reading.blank()
        document.write_page(reading.book.aid)
        return print_document(device, document, columns=COLUMNS)


def pdf(title: AnyTitle, paper: Paper, *, is_aid: bool) -> bytes:
    """The rulebook or the player aid as the bytes of a PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(paper.value))
    writer.setCreator("Ludarium")
    writer.setTitle(title_name(title.id))
    (print_aid if is_aid else print_rulebook)(writer, title)
    return bytes(buffer.data().data())


def rulebook_command(title: str, out: Path, paper: str, lang: str | None, *, is_aid: bool) -> int:
    """``ludarium sheet --rulebook``, ``--aid``: write the PDF without a window. Trouble is a `LudariumError`."""
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


def ask_and_print(title: AnyTitle, parent: QWidget, *, is_aid: bool) -> None:
    """Let the player choose a printer, or a file, and print there."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if QPrintDialog(printer, parent).exec() == QDialog.DialogCode.Accepted:
        (print_aid if is_aid else print_rulebook)(printer, title)


def _reading(title: AnyTitle, letters: float) -> Reading:
    return Reading(title, Look(theme.theme(theme.LIGHT), letters), SHARPNESS)


def print_document(device: QPagedPaintDevice, document: Manuscript, columns: int) -> int:
    """Lay the document out in columns, and paint them side by side: a column is a page of the document."""
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


def _keep_together(document: Manuscript, high: float) -> None:
    """What would be torn, and a heading with nothing below it, go to the next page."""
    layout, block = document.documentLayout(), document.begin()
    while block.isValid():
        room = layout.blockBoundingRect(block)
        left = high - room.top() % high
        needed = room.height() + (BELOW_A_HEADING if document.is_heading(block) else 0)
        if left < needed < high:
            broken = block.blockFormat()
            broken.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(broken)
            document.markContentsDirty(0, document.characterCount())  # Qt lays only a part of it out anew by itself
        block = block.next()
