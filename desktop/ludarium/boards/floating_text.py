"""Changes that float up from where they happened: "+2", "1 food less", in order."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QElapsedTimer, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.look.theme import Theme

TICK = 33
RISE = 30  # pixels at 100 %
STAGGER = 0.4  # share of one text's time before the next begins


@attrs.frozen
class FloatingText:
    """One text: position, wording, whether it is a gain, and its start in milliseconds."""

    at: QPoint
    text: str
    is_gain: bool
    begin: int


class FloatingTexts(QWidget):
    """A transparent overlay for floating texts. It ignores all events."""

    def __init__(self, theme: Theme, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self._font = fonts.font(fonts.BODY_STRONG, scale)
        self._life = 0
        self._clock = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(TICK)
        self._tick.timeout.connect(self._go_on)
        self.rising: list[FloatingText] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def rise(self, groups: Sequence[Sequence[tuple[QPoint, str, bool]]], life: int) -> None:
        """Let the groups float one after the other; ``life``: milliseconds of each, none if 0."""
        if not life or not any(groups):
            return
        now = self._clock.elapsed() if self.rising else 0
        begin = max([now, *(one.begin + round(life * STAGGER) for one in self.rising)])
        if not self.rising:
            self._clock.start()
        for group in filter(None, groups):
            self.rising += [FloatingText(at, text, is_gain, begin) for at, text, is_gain in group]
            begin += round(life * STAGGER)
        self._life = life
        glass = self.parentWidget()
        assert glass is not None
        self.setGeometry(glass.rect())
        self.raise_()
        self.show()
        self._tick.start()

    def land(self) -> None:
        self._tick.stop()
        self.rising = []
        self.hide()

    def _go_on(self) -> None:
        now = self._clock.elapsed()
        for one in self.rising:
            self.update(self._track(one))
        self.rising = [one for one in self.rising if now < one.begin + self._life]
        if not self.rising:
            self.land()

    def _size(self, text: str) -> tuple[int, int]:
        metrics = QFontMetrics(self._font)
        return metrics.horizontalAdvance(text) + round(14 * self._scale), metrics.height() + round(4 * self._scale)

    def _track(self, one: FloatingText) -> QRect:
        """Return the whole area it passes, inside the table."""
        wide, high = self._size(one.text)
        rise = round(RISE * self._scale)
        left = min(max(0, one.at.x() - wide // 2), max(0, self.width() - wide))
        top = max(0, one.at.y() - high - rise)
        return QRect(left, top, wide + 1, high + rise + 1)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter, now = QPainter(self), self._clock.elapsed()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        for one in self.rising:
            way = (now - one.begin) / self._life if self._life else 1.0
            if 0 <= way < 1:
                self._paint(painter, one, way)

    def _paint(self, painter: QPainter, one: FloatingText, way: float) -> None:
        """Paint the text, fading at the end."""
        track = self._track(one)
        wide, high = self._size(one.text)
        top = track.top() + (track.height() - high) * (1 - way)
        pill = QRectF(track.left(), top, wide, high)
        painter.setOpacity(min(1.0, (1 - way) / 0.4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme["legal"] if one.is_gain else self._theme["danger"])
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(self._theme["surface"])
        write(painter, pill, Qt.AlignmentFlag.AlignCenter, one.text)
