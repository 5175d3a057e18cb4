"""A die: its face, still or tumbling."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPen

from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.look import fonts, icons
from ludarium.look.text_painting import write

CAPTION = 34  # pixels at 100 %, for two lines under a die


class DieItem(Piece):
    """A die that shows a picture of its face. While it tumbles it shows any of its faces.

    face: the picture of what a thing shows; faces: the pictures of all that it may show
    """

    def __init__(self, thing: Thing, context: TableContext, face: Callable[[Thing], str], faces: Sequence[str]) -> None:
        super().__init__(thing, context)
        self._face, self._faces = face, faces
        self._spin = 0.0
        self._shown = face(thing)
        self._motion: QVariantAnimation | None = None
        self.caption_width = 0.0

    @property
    def is_locked(self) -> bool:
        """Whether it cannot be used now."""
        return False

    def tumble(self, duration: int) -> None:
        """Tumble for this many milliseconds, then show the thing's face."""
        self.land()
        if not duration or not self._faces:
            return
        motion = QVariantAnimation(self)
        motion.setDuration(duration + random.randrange(duration // 3 + 1))
        motion.setStartValue(1.0)
        motion.setEndValue(0.0)
        motion.setEasingCurve(QEasingCurve.Type.OutQuad)
        motion.valueChanged.connect(self._turn)
        motion.finished.connect(self.land)
        self._motion = motion
        motion.start()

    def arrive(self) -> None:
        super().arrive()
        self.land()

    def land(self) -> None:
        if self._motion is not None:
            self._motion.stop()
            self._motion = None
        self._spin = 0.0
        self._shown = self._face(self.thing)
        self.update()

    def _turn(self, left: float) -> None:
        self._spin = left * 540.0
        if left > 0.25 and random.random() < 0.35:
            self._shown = random.choice(self._faces)
        elif left <= 0.25:
            self._shown = self._face(self.thing)
        self.update()

    def show_thing(self, thing: Thing) -> None:
        super().show_thing(thing)
        if self._motion is None:
            self._shown = self._face(thing)

    def _caption(self, painter: QPainter, side: int) -> None:
        """Paint name and effect under the die if they fit."""
        scale = self.context.scale
        half = self.caption_width / 2 or min(66.0 * scale, self.rect.width() * 0.62)
        room = QRectF(self.rect.center().x() - half, side + 3, 2 * half, CAPTION * scale)
        painter.setPen(self.theme["ink"])
        for line, (text, face) in enumerate(((self.said.name, fonts.STRONG), (self.said.detail, fonts.TEXT))):
            painter.setFont(fonts.sized(face, round(13 * scale)))
            if painter.fontMetrics().horizontalAdvance(text) <= room.width():  # else a closer look tells it
                write(painter, room.translated(0, line * 15 * scale), Qt.AlignmentFlag.AlignHCenter, text)

    def draw(self, painter: QPainter) -> None:
        caption = CAPTION * self.context.scale if self.rect.height() > self.rect.width() + 4 else 0
        side = round(min(self.rect.width(), self.rect.height() - caption))
        if side <= 0:
            return
        if caption and self._motion is None:  # what it shows is not known before it lies still
            self._caption(painter, side)
        painter.translate(self.rect.center().x(), side / 2)
        painter.rotate(self._spin)
        picture = icons.pixmap(self._shown, QSize(side, side), painter.device().devicePixelRatioF())
        painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), picture, QRectF(picture.rect()))
        if self.is_locked:
            painter.setPen(QPen(self.theme["danger"], 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(-side / 2 - 1, -side / 2 - 1, side + 2, side + 2), 10, 10)
