"""Labels of text with inline icons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludarium.boards.rich_text import TextBlock, lay_out
from ludarium.look.theme import current
from ludarium.look.tooltips import tooltip
from ludarium.widgets.controls import antialiased
from ludarium.widgets.layouts import px

LETTERS = 14
"""The font size in pixels at 100 %."""

EDGE = 10
"""The width of a coloured edge."""


class RichLabel(QWidget):
    """Wrapped paragraphs of text and icons.

    said: the same as plain text; edge: the theme colour of a line at the left
    """

    def __init__(self, paragraphs: Sequence[str], said: str, edge: str = "", least: float = 130) -> None:
        super().__init__()
        self._paragraphs, self._edge, self._least = tuple(paragraphs), edge, px(least)
        self.setAccessibleName(said)
        self.setToolTip(tooltip(said))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _before(self) -> int:
        return px(EDGE) if self._edge else 0

    def written(self, width: int) -> TextBlock:
        return lay_out(self._paragraphs, float(width - self._before), px(LETTERS))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._least, self.heightForWidth(self._least))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._least, round(self.written(self._least).line))

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return round(self.written(width).high + 0.5)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, theme = antialiased(self), current().theme
        if self._edge:
            painter.fillRect(QRectF(0, 1, px(3), self.height() - 2), theme[self._edge])
        self.written(self.width()).draw(painter, QPointF(self._before, 0), theme["ink"])
