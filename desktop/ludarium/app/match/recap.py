"""Since your last turn: the others' turns above the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QWidget,
)

from ludarium.app.match.score_row import styled_label, tool_button
from ludarium.look import fonts, icons
from ludarium.look.theme import Look
from ludarium.models.list_roles import Row, RowsModel
from ludarium.models.log_model import LogModel, Step
from ludarium.models.table_voice import at_table
from ludarium.widgets.layouts import column, row
from ludarium.widgets.pressable_list import LineList

SHARE = 0.55  # largest share of the log's height; older turns are in the log itself


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
        self.list.setStyleSheet("background: transparent;")
        self.list.setAccessibleName(at_table.tr("Since your last turn"))
        self.list.clicked.connect(lambda index: self.looked.emit(self._model.rows[index.row()].value))
        head = styled_label(fonts.BODY_STRONG, look, at_table.tr("Since your last turn"), points=10.5)
        head.setWordWrap(False)
        self.button = QPushButton(icons.icon("play"), at_table.tr("Show again"))
        self.button.setStyleSheet(f"padding: {look.px(3)}px {look.px(8)}px; font-size: {9.5 * look.scale:g}pt;")
        self.button.clicked.connect(lambda: self.again.emit(self._from))
        self.button.setAutoDefault(True)
        self.away = tool_button("close", at_table.tr("Dismiss until the others move"), look)
        self.away.clicked.connect(self._put_away)
        top = row(head, self.button, self.away, gap=2, margins=(12, 0, 4, 0))
        top.setStretchFactor(head, 1)
        self.setLayout(column(top, self.list, gap=2, margins=(0, 6, 0, 4)))

    def tell(self, log: LogModel, steps: Sequence[Step], viewer: int | None) -> None:
        """Show the others' turns, newest first; hide the box if there are none."""
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
        """Fit the height to the turns, up to `SHARE`."""
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
