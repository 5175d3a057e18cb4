"""Since your last turn: what the others did, on top of the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ludarium.app.match.lines import LineList
from ludarium.app.match.standing import letters
from ludarium.look import fonts, icons
from ludarium.look.theme import Look
from ludarium.models.log_model import LogModel, Step, condensed
from ludarium.models.rows import Row, RowsModel
from ludarium.models.voice import at_table

MOST = 4
"""So many lines are seen at once; the others can be scrolled to."""


def recap_rows(log: LogModel, steps: Sequence[Step], viewer: int | None) -> list[Row[int]]:
    """What the steps of the others were, in short, the first one first."""
    rows = [row for step in steps for row in log.sentences(step, viewer)]
    kinds = [event.kind for step in steps for event in step.told]
    return condensed(rows, kinds)


class RecapBox(QFrame):
    """A tinted note with the lines and a button that shows them again on the board.

    again: show it again from this position; looked: show the table as it was at this position
    """

    again = Signal(int)
    looked = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "tip")
        self._look = look
        self._from = 0
        self._model = RowsModel[int](self)
        self.list = LineList()
        self.list.setModel(self._model)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setStyleSheet("background: transparent;")
        self.list.setAccessibleName(at_table.tr("Since your last turn"))
        self.list.clicked.connect(lambda index: self.looked.emit(self._model.rows[index.row()].value))
        head = QLabel(at_table.tr("Since your last turn"))
        head.setStyleSheet(letters(fonts.BODY_STRONG, look.scale, points=10.5))
        self.button = QPushButton(icons.icon("play"), at_table.tr("Show again"))
        self.button.setStyleSheet(f"padding: {look.px(3)}px {look.px(8)}px; font-size: {9.5 * look.scale:g}pt;")
        self.button.clicked.connect(lambda: self.again.emit(self._from))
        top = QHBoxLayout()
        top.setContentsMargins(look.px(12), 0, look.px(10), 0)
        top.addWidget(head, 1)
        top.addWidget(self.button)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, look.px(6), 0, look.px(4))
        box.setSpacing(look.px(2))
        box.addLayout(top)
        box.addWidget(self.list)

    def tell(self, log: LogModel, steps: Sequence[Step], viewer: int | None, *, follow: bool = False) -> None:
        """Show what these steps were; with none of them the box goes away. ``follow`` keeps the newest in sight."""
        self._from = steps[0].position if steps else 0
        rows = recap_rows(log, steps, viewer)
        self._model.show(rows)
        self.setVisible(bool(rows))
        self._fit()
        if follow:
            self.list.scrollToBottom()
        else:
            self.list.scrollToTop()

    @property
    def rows(self) -> Sequence[Row[int]]:
        return self._model.rows

    def _fit(self) -> None:
        """As high as its lines, up to the most that are seen at once."""
        heights = [self.list.sizeHintForRow(place) for place in range(self._model.rowCount())]
        self.list.setFixedHeight(sum(heights[:MOST]))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()
