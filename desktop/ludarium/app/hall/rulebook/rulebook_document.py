"""A rulebook page as a document, for screen, printer and PDF."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QBrush,
    QFont,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)

from ludarium.look import fonts
from ludarium.look.theme import Look
from ludarium.words.rulebook import Page, Part, Picture, Table, said

MARGIN = 18

INDENT = 22

LIGATURES = QFont.Tag("liga")
"""Ligatures would be missing from text copied out of a PDF."""

MakePicture = Callable[[Picture], QImage]


class RulebookDocument(QTextDocument):
    """A document written part by part. ``make_picture`` is called when a picture is first shown."""

    def __init__(self, look: Look, make_picture: MakePicture) -> None:
        super().__init__()
        self._look, self._make_picture = look, make_picture
        self._pictures: list[Picture] = []
        self._steps = 0
        self._is_begun = False
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(look.px(MARGIN))
        self.setDefaultFont(fonts.font(fonts.BODY, look.scale))
        self._cursor = QTextCursor(self)

    def write_page(self, page: Page) -> None:
        self.heading(page.heading)
        for part in page.parts:
            self.write(part)

    def write(self, part: Part) -> None:
        self._steps = self._steps + 1 if part.kind == "step" else 0
        match part.kind:
            case "head":
                self.subheading(part.text)
            case "step":
                self.paragraph(part.text, mark=f"{self._steps}.")
            case "point":
                self.paragraph(part.text, mark="•")
            case "advice":
                self.paragraph(part.text, fonts.TextStyle(fonts.ITALIC, 12), indent=INDENT)
            case "picture" if part.picture is not None:
                self._show(part.picture, part.text)
            case "table":
                self.table(part.table, part.text)
            case _:
                self.paragraph(part.text)

    def heading(self, text: str) -> None:
        self._block(above=0 if not self._is_begun else 22, below=10, level=1)
        self._say(text, fonts.TextStyle(fonts.DISPLAY, 18))

    def subheading(self, text: str) -> None:
        self._block(above=12, below=4, level=2)
        self._say(text, fonts.HEADING, tone="bronze")

    def paragraph(
        self, text: str, role: fonts.TextStyle = fonts.BODY, *, mark: str = "", indent: int = 0, tone: str = "ink"
    ) -> None:
        """Write a text with links; ``mark`` is the bullet of a list."""
        self._block(above=0, below=8, indent=INDENT if mark else indent, first=-INDENT if mark else 0)
        if mark:
            self._say(f"{mark}\t", fonts.BODY_STRONG, tone="bronze")
        for run, page in said(text):
            self._say(run, role, f"page:{page}" if page else "", tone=tone)

    def link(self, text: str, address: str, *, indent: int = 0) -> None:
        self._block(above=0, below=4, indent=indent)
        self._say(text, fonts.LABEL if indent else fonts.BODY, address)

    def rule(self, text: str, id: str) -> None:
        self._block(above=8, below=4)
        self._say(text, fonts.BODY, anchor=id)

    def remark(self, name: str, said: str) -> None:
        self._block(above=0, below=4, indent=INDENT)
        self._say(f"{name}\N{NO-BREAK SPACE} ", fonts.BUTTON, tone="bronze")
        self._say(said, fonts.LABEL, tone="muted")

    def table(self, rows: Table, caption: str = "") -> None:
        self._block(above=4, below=4)
        layout = QTextTableFormat()
        layout.setCellPadding(self._look.px(4))
        layout.setCellSpacing(0)
        layout.setBorder(1)
        layout.setBorderBrush(QBrush(self._look.theme["line"]))
        layout.setBorderCollapse(True)
        layout.setHeaderRowCount(1)
        grid = self._cursor.insertTable(len(rows), len(rows[0]), layout)
        for line, row in enumerate(rows):
            for place, cell in enumerate(row):
                self._cursor = grid.cellAt(line, place).firstCursorPosition()
                self._say(cell, fonts.BUTTON if line == 0 or place == 0 else fonts.LABEL)
        self._cursor = QTextCursor(self)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._is_begun = False  # the block behind the table is empty, and taken
        if caption:
            self._block(above=2, below=10)
            self._say(caption, fonts.SMALL, tone="muted")
            self._is_begun = True

    def _show(self, picture: Picture, caption: str) -> None:
        self._pictures.append(picture)
        shown = self._make_picture(picture)
        image = QTextImageFormat()
        image.setName(f"picture:{len(self._pictures) - 1}")
        size = shown.deviceIndependentSize()
        image.setWidth(size.width())
        image.setMaximumWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        image.setProperty(QTextImageFormat.Property.ImageAltText, caption)
        self.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(image.name()), shown)
        self._block(above=4, below=2)
        self._cursor.insertImage(image)
        if caption:
            self._block(above=0, below=10)
            self._say(caption, fonts.TextStyle(fonts.ITALIC, 10.5), tone="muted")

    def is_heading(self, block: QTextBlock) -> bool:
        return block.blockFormat().headingLevel() > 0

    def _block(self, *, above: float, below: float, indent: float = 0, first: float = 0, level: int = 0) -> None:
        layout, px = QTextBlockFormat(), self._look.px
        layout.setTopMargin(px(above))
        layout.setBottomMargin(px(below))
        layout.setLeftMargin(px(indent))
        layout.setTextIndent(px(first))
        layout.setHeadingLevel(level)
        tab = QTextOption.Tab()
        tab.position = px(INDENT)
        layout.setTabPositions([tab])
        if self._is_begun:
            self._cursor.insertBlock(layout)
        else:
            self._cursor.setBlockFormat(layout)
            self._is_begun = True

    def _say(self, text: str, role: fonts.TextStyle, address: str = "", *, tone: str = "ink", anchor: str = "") -> None:
        letters, theme = QTextCharFormat(), self._look.theme
        font = fonts.font(role, self._look.scale)
        font.setFeature(LIGATURES, 0)
        letters.setFont(font)
        letters.setForeground(theme["accent"] if address else theme[tone])
        if address:
            letters.setAnchor(True)
            letters.setAnchorHref(address)
            letters.setFontUnderline(True)
        if anchor:
            letters.setAnchorNames([anchor])
        self._cursor.insertText(text, letters)
