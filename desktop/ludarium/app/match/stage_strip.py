"""The stages of a turn: done, current, to come."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.look.theme import Look

TICK_POINTS = ((0.28, 0.53), (0.44, 0.69), (0.73, 0.34))  # relative to the disc


@attrs.frozen
class Stages:
    """The names of a turn's stages and the current one, or -1."""

    names: tuple[str, ...]
    now: int


class StageStrip(QWidget):
    """The stages of a turn in a row, the current one filled."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._stages = Stages((), -1)
        self._step = 0
        self._font = fonts.font(fonts.SMALL, look.scale)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, stages: Stages) -> None:
        if stages == self._stages:
            return
        self._stages = stages
        letters = QFontMetrics(self._font)
        widest = max((letters.horizontalAdvance(name) for name in stages.names), default=0)
        self._step = max(self._look.px(64), widest + self._look.px(12))
        now = stages.names[stages.now] if 0 <= stages.now < len(stages.names) else ""
        self.setAccessibleName(now)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._step * len(self._stages.names), self._look.px(46))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, look = self._step, self._look
        middle = look.px(14)
        painter.setPen(QPen(look.theme["line"], 2))
        if self._stages.names:
            painter.drawLine(step // 2, middle, step * len(self._stages.names) - step // 2, middle)
        for place, name in enumerate(self._stages.names):
            self._paint_stage(painter, place, name, QPointF(step * (place + 0.5), middle))

    def _paint_stage(self, painter: QPainter, place: int, name: str, centre: QPointF) -> None:
        look, is_now, is_done = self._look, place == self._stages.now, place < self._stages.now
        theme, radius = look.theme, look.px(11)
        painter.setBrush(theme["accent"] if is_now else theme.tint if is_done else theme["surface"])
        painter.setPen(QPen(theme["accent"] if is_now else theme.edge, 1.5))
        painter.drawEllipse(centre, radius, radius)
        disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        font = QFont(self._font)
        font.setBold(is_now)
        painter.setFont(font)
        if is_done:
            self._paint_tick(painter, disc)
        else:
            painter.setPen(theme["accent_ink"] if is_now else theme.quiet)
            write(painter, disc, Qt.AlignmentFlag.AlignCenter, str(place + 1))
        painter.setPen(theme["ink"] if is_now else theme.quiet)
        below = QRectF(centre.x() - self._step / 2, disc.bottom() + look.px(2), self._step, look.px(18))
        write(painter, below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, name)

    def _paint_tick(self, painter: QPainter, disc: QRectF) -> None:
        pen = QPen(self._look.theme.gain, max(2, self._look.px(2)))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        points = [disc.topLeft() + QPointF(x * disc.width(), y * disc.height()) for x, y in TICK_POINTS]
        painter.drawPolyline(points)
