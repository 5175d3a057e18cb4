"""A score sheet on the table: painted by the same code as on paper, with places that glow and take pieces."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import State
from ludarium.look import seats
from ludarium.models.rows import Row, RowsModel
from ludarium.sheets import inks, painting
from ludarium.sheets.facts import Facts
from ludarium.sheets.iron_age import arrangements, marking
from ludarium.sheets.iron_age.printed import printed
from ludarium.sheets.layout import Layout
from ludarium.tables.table import Setting


class SheetPlace(Piece):
    """A place on the sheet. The sheet below is painted already: only what is true of the place now is drawn."""

    glow_gap = -2.0
    affordable = False
    next_box: QRectF | None = None

    def draw(self, painter: QPainter) -> None:
        """The box that would be filled next, or a price that can be paid."""
        painter.setPen(QPen(self.theme["legal"], 2))
        if self.affordable:
            painter.drawRoundedRect(QRectF(self.rect.left() - 2, self.rect.top() + 2, 22, self.rect.height() - 4), 5, 5)
        elif self.next_box is not None and not self.glow:
            painter.drawRoundedRect(self.next_box.translated(-self.pos()).adjusted(-3, -3, 3, 3), 4, 4)


class SheetBoard(Board):
    """One seat's score sheet."""

    def __init__(self, model: RowsModel, setting: Setting, box: Box, seat: int, parent: QWidget | None = None) -> None:
        self._setting, self._box, self._seat = setting, box, seat
        self._ink = inks.table(setting.theme, seats.seat(setting.colours[seat]))
        self._layout: Layout | None = None
        self._facts: Facts | None = None
        self._picture: QPixmap | None = None
        super().__init__(model, setting.desk, setting.hand, setting.theme, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(self.tr("Score sheet of {name}").replace("{name}", setting.setup.names[seat]))

    def show_facts(self, state: State) -> None:
        """Paint what the state writes on the sheet."""
        facts = marking.facts(
            self._setting.title, state, self._seat, self._setting.setup.names[self._seat], self._setting.setup
        )
        if facts != self._facts:
            self._facts = facts
            self._picture = None
            self.viewport().update()

    def make(self, row: Row) -> Piece:
        return SheetPlace(row, self.theme)

    def is_asked_for(self, touch: str) -> bool:
        """The choice of a second port or province. Later the next boxes are marked, which says more."""
        return any(action.verb == "settle" for action in self.desk.at(touch)) if touch else False

    def refresh(self) -> None:
        """Mark the boxes that can be filled and the prices that can be paid now."""
        super().refresh()
        for piece in self.pieces:
            verbs = {action.verb for action in self.desk.at(piece.row.touch)}
            piece.flag(affordable="buy" in verbs, next_box=self._next_box(piece.row) if "build" in verbs else None)

    def _next_box(self, row: Row) -> QRectF | None:
        key = f"{row.touch}.box" if row.kind == "port" else f"{row.touch}.{row.value + 1}"
        mark = self._laid_out().marks.get(key)
        return mark.rect if mark is not None else self._laid_out().rect(row.touch)

    def where(self, row: Row) -> QRectF | None:
        return self._laid_out().rect(row.touch)

    def _laid_out(self) -> Layout:
        if self._layout is None:
            setting, size = self._setting, QSizeF(self.viewport().size())
            self._layout = arrangements.table(printed(self._box), size, setting.scale, self._seat)
        return self._layout

    def paint_ground(self, painter: QPainter) -> None:
        """The sheet is painted once for each change and kept: a drag repaints only what it passes over."""
        if self._facts is None:
            return
        if self._picture is None:
            self._picture = self._painted(self._facts)
        painter.drawPixmap(0, 0, self._picture)

    def _painted(self, facts: Facts) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap((self.sceneRect().size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.theme.sheet)
        sheet = QPainter(picture)
        painting.paint(sheet, self._laid_out(), facts, self._ink)
        sheet.end()
        return picture

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """A sheet whose letters would be too small to read is larger than its panel, and scrolls."""
        self._layout = self._picture = None
        super().resizeEvent(event)
        needed = self._laid_out().size
        view = QSizeF(self.viewport().size())
        self.refresh()
        self.setSceneRect(QRectF(0, 0, max(view.width(), needed.width()), max(view.height(), needed.height())))
        self.arrange()
