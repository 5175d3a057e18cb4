"""Text with pictures in it on the pages around the table, as on the cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludarium.boards.rich_text import Inscription, inscribed
from ludarium.look.theme import current
from ludarium.widgets.controls import px

LETTERS = 14
"""The size of the letters in pixels, at 100 %."""

EDGE = 10
"""The room of a coloured edge."""


class Signs(QWidget):
    """Paragraphs in words and pictures, in as many lines as they need.

    said: the same in words alone, for who hears it and where the pointer rests
    edge: the colour of the theme of a line down its left side
    """

    def __init__(self, paragraphs: Sequence[str], said: str, edge: str = "", least: float = 130) -> None:
        super().__init__()
        self._paragraphs, self._edge, self._least = tuple(paragraphs), edge, px(least)
        self.setAccessibleName(said)
        self.setToolTip(said)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _before(self) -> int:
        return px(EDGE) if self._edge else 0

    def written(self, width: int) -> Inscription:
        """What is written in so much room."""
        return inscribed(self._paragraphs, float(width - self._before), px(LETTERS))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._least, self.heightForWidth(self._least))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._least, round(self.written(self._least).line))

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return round(self.written(width).high + 0.5)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = QPainter(self), current().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._edge:
            painter.fillRect(QRectF(0, 1, px(3), self.height() - 2), theme[self._edge])
        self.written(self.width()).draw(painter, QPointF(self._before, 0), theme["ink"])
