"""A bar above the page that tells what a person must know, without getting in the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QToolButton

from ludarium.look import icons
from ludarium.look.theme import current
from ludarium.widgets.controls import Button, Picture, px, row, text
from ludarium.widgets.phrases import hall


class NoticeBar(QFrame):
    """One sentence, perhaps with something to do about it. Hidden while there is nothing to tell."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "tip")
        self.label = text("", wrap=True)
        self.act = Button("", kind="primary")
        self.close_button = QToolButton()
        self.close_button.setProperty("kind", "flat")
        self.close_button.setIcon(QIcon(icons.pixmap("close", px(16), self.devicePixelRatioF())))
        self.close_button.setIconSize(QSize(px(16), px(16)))
        self.close_button.setToolTip(hall.tr("Close this notice"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        self.close_button.clicked.connect(self.hide)
        self._do: Callable[[], None] | None = None
        self.act.clicked.connect(self._act)
        self._is_good = False
        self._warning, self._check = Picture("warning", 24), Picture("check", 24)
        whole = row(self._warning, self._check, gap=12, margins=(20, 8, 16, 8))
        whole.addWidget(self.label, 1)
        whole.addWidget(self.act)
        whole.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.setLayout(whole)
        self.hide()

    def tell(self, said: str, do: str = "", act: Callable[[], None] | None = None, *, is_good: bool = False) -> None:
        """Say it; ``do`` names what a press of the button does about it."""
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
