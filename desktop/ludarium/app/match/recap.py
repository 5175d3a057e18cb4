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
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ludarium.app.match.score_row import letters
from ludarium.look import fonts, icons
from ludarium.look.theme import Look
from ludarium.models.list_roles import Row, RowsModel
from ludarium.models.log_model import LogModel, Step
from ludarium.models.table_voice import at_table
from ludarium.widgets.pressable_list import LineList

SHARE = 0.55
"""So much of the log's height the newest turns may take: older ones stand below, in the log itself."""


class RecapBox(QFrame):
    """A tinted note with the lines and a button that shows them again on the board.

    again: show it again from this position; looked: show the table as it was at this position
    told: there are so many lines that nobody has read yet
    """

    again = Signal(int)
    looked = Signal(int)
    told = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "tip")
        self._look = look
        self._from, self._last, self._is_away = 0, -1, False
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
        self.button.setAutoDefault(True)
        self.away = QToolButton()
        self.away.setIcon(icons.icon("close"))
        self.away.setToolTip(at_table.tr("Put away until the others have played again"))
        self.away.setAccessibleName(self.away.toolTip())
        self.away.setAutoRaise(True)
        self.away.setFixedSize(look.px(26), look.px(26))
        self.away.clicked.connect(self._put_away)
        top = QHBoxLayout()
        top.setContentsMargins(look.px(12), 0, look.px(4), 0)
        top.setSpacing(look.px(2))
        top.addWidget(head, 1)
        top.addWidget(self.button)
        top.addWidget(self.away)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, look.px(6), 0, look.px(4))
        box.setSpacing(look.px(2))
        box.addLayout(top)
        box.addWidget(self.list)

    def tell(self, log: LogModel, steps: Sequence[Step], viewer: int | None) -> None:
        """Show what the turns of the others were, the newest on top; with none of them the box goes away."""
        self._from = steps[0].position if steps else 0
        last = steps[-1].position if steps else -1
        is_new, self._last = last != self._last, last
        self._is_away = self._is_away and not is_new
        rows = log.turns(steps, viewer)
        self._model.show(rows)
        if is_new:
            self.told.emit(len(rows))
        self.setVisible(bool(rows) and not self._is_away)
        self._fit()

    def _put_away(self) -> None:
        self._is_away = True
        self.hide()

    @property
    def rows(self) -> Sequence[Row[int]]:
        return self._model.rows

    def _fit(self) -> None:
        """As high as the turns, as far as there is room: what was done longer ago is scrolled to."""
        self.list.doItemsLayout()  # lines break otherwise in another width
        above = self.parentWidget()
        room = SHARE * above.height() if above is not None else 0.0
        high = 0
        for place in range(self._model.rowCount()):
            needed = self.list.sizeHintForRow(place)
            if place and high + needed > room:
                break
            high += needed
        self.list.setFixedHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()
