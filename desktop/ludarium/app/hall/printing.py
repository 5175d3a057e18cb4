"""Printing of score sheets, with a preview."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDir, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ludarium import words
from ludarium.app.hall.rulebook.rulebook_paper import ask_printer
from ludarium.engine.reasons import LudariumError
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts
from ludarium.look.theme import current
from ludarium.sheets.pages import COUNTS, Page, Paper, paint_page, print_pages, write_pdf
from ludarium.sheets.title_sheets import blank_pages, record_pages
from ludarium.widgets.controls import Button, page_title, small_text, text
from ludarium.widgets.layouts import clear, column, fill, fit_window, holder, px, row, scrolled
from ludarium.widgets.phrases import hall
from ludarium.widgets.segmented_control import Segments

MATCH, BLANK = "match", "blank"
PREVIEW = 560
"""The width of a page in the preview, at 100 %."""


class PagePreview(QWidget):
    def __init__(self, page: Page, width: float) -> None:
        super().__init__()
        self._page = page
        self.setFixedSize(px(width), round(px(width) * page.size.height() / page.size.width()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(self.rect(), QColor("white"))
        scale = self.width() / self._page.size.width()
        painter.scale(scale, scale)
        painter.setClipRect(QRectF(0, 0, self._page.size.width(), self._page.size.height()))
        paint_page(painter, self._page)


class PrintPage(QDialog):
    """The print preview.

    saved: the file that was written
    """

    saved = Signal(str)

    def __init__(self, match: SavedMatch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.setWindowTitle(hall.tr("Print"))
        self.paper = Segments([(paper.name, paper.label) for paper in Paper], Paper.A4.name, hall.tr("Paper"))
        self.what = Segments([(MATCH, hall.tr("This match")), (BLANK, hall.tr("Blank pad"))], MATCH, hall.tr("Sheets"))
        self.per_page = Segments([(str(count), str(count)) for count in COUNTS], "1", hall.tr("Sheets to a page"))
        for choice in (self.paper, self.what, self.per_page):
            choice.chosen.connect(self._refresh)
        self.problem = text("", fonts.LABEL, "danger", wrap=True)
        self.problem.hide()
        self.print = Button(hall.tr("Print…"), "print", kind="primary")
        self.save = Button(hall.tr("Save as PDF…"), "save")
        self.print.clicked.connect(self._print)
        self.save.clicked.connect(self._ask_and_save)
        self._pages = QVBoxLayout()
        self._pages.setSpacing(px(18))
        self._pages.setContentsMargins(*(px(side) for side in (24, 20, 24, 20)))
        self._lay_out()
        self._refresh()

    def _lay_out(self) -> None:
        area = scrolled(self._pages, across=True)
        right = column(page_title(hall.tr("Print")), gap=8, margins=(0, 20, 24, 20))
        for name, choice in (
            (hall.tr("Paper"), self.paper),
            (hall.tr("Sheets"), self.what),
            (hall.tr("To a page"), self.per_page),
        ):
            fill(right, text(name, fonts.BUTTON), choice)
        right.addSpacing(px(10))
        right.addWidget(self.print)
        right.addWidget(self.save)
        right.addWidget(self.problem)
        right.addStretch(1)
        right.addWidget(small_text(hall.tr("Black on white, no grey: it copies well.")))
        whole = row((area, 1), gap=0)
        side = holder(right)
        side.setFixedWidth(px(260))
        whole.addWidget(side)
        self.setLayout(whole)
        fit_window(self, PREVIEW + 330, 860)

    @property
    def pages(self) -> Sequence[Page]:
        title, paper, count = self._match.title, Paper[self.paper.choice], int(self.per_page.choice)
        if self.what.choice == BLANK:
            return blank_pages(title, count, paper, dict(self._match.setup.options))
        return record_pages(self._match, paper, count)

    def _refresh(self) -> None:
        clear(self._pages)
        wide = min(PREVIEW, self.width() / current().scale - 330)
        for page in self.pages:
            self._pages.addWidget(PagePreview(page, wide), 0, Qt.AlignmentFlag.AlignHCenter)
        self._pages.addStretch(1)

    def _ask_and_save(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        suggested = str(Path(QDir.homePath()) / f"{self._match.title.id}.pdf")
        path, _ = QFileDialog.getSaveFileName(self, hall.tr("Save as PDF"), suggested, hall.tr("PDF (*.pdf)"))
        if path:
            file = Path(path)
            self.save_to(file if file.suffix else file.with_suffix(".pdf"))

    def save_to(self, file: Path) -> None:
        try:
            write_pdf(file, self.pages, words.title_name(self._match.title.id))
        except LudariumError as error:
            self._complain(words.sentence(error.reason))
        else:
            self.accept()
            self.saved.emit(str(file))

    def _print(self) -> None:
        printer = ask_printer(self)
        if printer is None:
            return
        if print_pages(printer, self.pages):
            self.accept()
        else:
            self._complain(hall.tr("The printer does not answer."))

    def _complain(self, said: str) -> None:
        self.problem.setText(said)
        self.problem.show()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(PREVIEW + 330), px(860))
