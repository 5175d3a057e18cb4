"""The opponent of the solitaire game: its die, and the colonies that it holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ludarium.boards.board import Board
from ludarium.boards.die import DieItem
from ludarium.boards.panel import Panel
from ludarium.boards.piece import Piece
from ludarium.look import seats
from ludarium.models.rows import Row, RowsModel
from ludarium.tables.table import Setting

PIPS = tuple(f"die-pips-{face}" for face in range(1, 7))
LARGEST = 84.0
"""How large the die is at most, in pixels."""


class DieBoard(Board):
    """One die."""

    def make(self, row: Row) -> Piece:
        die = DieItem(row, self.theme, PIPS)
        die.setZValue(2)
        return die

    def where(self, row: Row) -> QRectF | None:
        view = QRectF(self.viewport().rect()).adjusted(14, 12, -14, -12)
        side = min(view.width(), view.height(), LARGEST)
        die = QRectF(0, 0, side, side)
        die.moveCenter(view.center())
        return die

    def is_asked_for(self, touch: str) -> bool:
        return bool(touch) and self.desk.alone(touch) is not None

    def tumble(self, duration: int) -> None:
        for piece in self.pieces:
            if isinstance(piece, DieItem):
                piece.tumble(duration)

    def land(self) -> None:
        super().land()
        for piece in self.pieces:
            if isinstance(piece, DieItem):
                piece.land()


class Rival(Panel):
    """A panel for somebody who is not there."""

    def __init__(self, setting: Setting) -> None:
        body = QWidget()
        super().__init__(_title(), body, setting.theme, seat=seats.NEUTRAL)
        self.model = RowsModel(self, setting.desk)
        self.board = DieBoard(self.model, setting.desk, setting.hand, setting.theme)
        self.board.setAccessibleName(_title())
        self._rule, self._colonies = QLabel(), QLabel()
        for label in (self._rule, self._colonies):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._rule.setProperty("tone", "small")
        lines = QVBoxLayout()
        lines.setSpacing(6)
        lines.addWidget(self._colonies)
        lines.addWidget(self._rule)
        lines.addStretch(1)
        row = QHBoxLayout(body)
        row.setContentsMargins(6, 6, 14, 6)
        self.board.setFixedWidth(round((LARGEST + 30) * setting.scale))
        row.addWidget(self.board)
        row.addLayout(lines, 1)

    def show_rows(self, rows: Sequence[Row], colonies: Sequence[str]) -> None:
        """Its die, and the names of what it holds."""
        self.model.show(rows)
        self._rule.setText(rows[0].detail)
        held = self.tr("Holds {colonies}.").replace("{colonies}", ", ".join(colonies))
        self._colonies.setText(held if colonies else self.tr("Holds no colony yet."))


def _title() -> str:
    return Rival.tr("The opponent")
