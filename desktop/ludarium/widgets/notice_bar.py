"""The bar above the page for notices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame

from ludarium.look.theme import current
from ludarium.widgets.controls import Art, Button, flat_button, text
from ludarium.widgets.layouts import fill, px, row
from ludarium.widgets.phrases import hall


class NoticeBar(QFrame):
    """One sentence, perhaps with a button. Hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "tip")
        self.label = text("", wrap=True)
        self.act = Button("", kind="primary")
        self.close_button = flat_button("close", hall.tr("Close this notice"), self.hide)
        self._do: Callable[[], None] | None = None
        self.act.clicked.connect(self._act)
        self._is_good = False
        self._warning, self._check = Art("warning", 24), Art("check", 24)
        whole = row(self._warning, self._check, gap=12, margins=(20, 8, 16, 8))
        fill(whole, (self.label, 1), self.act, (self.close_button, 0, Qt.AlignmentFlag.AlignTop))
        self.setLayout(whole)
        self.hide()

    def tell(self, said: str, do: str = "", act: Callable[[], None] | None = None, *, is_good: bool = False) -> None:
        """Show a sentence; ``do`` and ``act``: the text and callback of the button."""
        self._is_good = is_good
        self._warning.setVisible(not is_good)
        self._check.setVisible(is_good)
        self.label.setText(said)
        self.setAccessibleName(said)
        self._do = act
        self.act.setText(do)
        self.act.setVisible(act is not None)
        self.show()

    def _act(self) -> None:
        self.hide()
        if self._do is not None:
            self._do()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, px(6), self.height(), current().theme["laurel" if self._is_good else "danger"])
