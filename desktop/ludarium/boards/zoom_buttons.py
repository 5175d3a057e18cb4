"""Zoom buttons on a map: a clue that it zooms, and a way without wheel and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ludarium.look.tooltips import tooltip
from ludarium.models.table_voice import at_table

MARGIN = 8


class ZoomButtons(QWidget):
    """Zoom in and out, in the lower left corner of the parent."""

    def __init__(self, over: QWidget, scale: float, nearer: Callable[[], None], farther: Callable[[], None]) -> None:
        super().__init__(over)
        self._scale = scale
        near = at_table.tr("Zoom in: wheel, pinch or +")
        far = at_table.tr("Zoom out: wheel, pinch or −")  # noqa: RUF001
        self.nearer = self._button("+", near, nearer)
        self.farther = self._button("\N{MINUS SIGN}", far, farther)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(4 * scale))
        row.addWidget(self.farther)
        row.addWidget(self.nearer)
        self.place()

    def _button(self, sign: str, said: str, act: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setToolTip(tooltip(said))
        button.setAccessibleName(said)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the map has keys for it
        button.setCursor(Qt.CursorShape.ArrowCursor)
        button.setFixedSize(round(28 * self._scale), round(28 * self._scale))
        button.clicked.connect(act)
        return button

    def place(self) -> None:
        over = self.parentWidget()
        if over is not None:
            self.adjustSize()
            margin = round(MARGIN * self._scale)
            self.move(margin, over.height() - self.height() - margin)
