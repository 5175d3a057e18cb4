"""A pile of cards: a back with picture and count, and a caption."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, draw_line, fit_font, fit_text
from ludarium.look import fonts, icons
from ludarium.look.colour import contrast, mix
from ludarium.look.seats import DARK_INK, LIGHT_INK
from ludarium.look.text_painting import write


@attrs.frozen
class PileBack:
    """How a pile looks: the colour of its back, the picture on it, how many cards, its name.

    is_alarming: it is nearly empty, and that matters
    note: what is said instead of the number, such as "2+1"
    """

    colour: str
    picture: str
    count: int
    caption: str
    is_alarming: bool = False
    note: str = ""


CAPTION = 17.0  # pixels at 100 %


class PilePiece(Piece):
    """A pile, or a dashed place if it is empty."""

    def back(self) -> PileBack:
        raise NotImplementedError

    @property
    def body(self) -> QRectF:
        """The pile without its caption."""
        return self.rect.adjusted(0, 0, 0, -CAPTION * self.context.scale)

    def draw(self, painter: QPainter) -> None:
        back, body, scale = self.back(), self.body, self.context.scale
        if back.count:
            self._stack(painter, body, back)
        else:
            painter.setPen(QPen(self.theme.edge, 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 6, 6)
        self._contents(painter, body, back)
        line = QRectF(self.rect.left() - 10, body.bottom(), self.rect.width() + 20, CAPTION * scale)
        caption = fit_text((back.caption,), line.width(), line.height(), max(SMALLEST, round(12.5 * scale)))
        if caption is not None:
            draw_line(painter, line, caption, self.theme["danger" if back.is_alarming else "ink"], 0.5)

    def _stack(self, painter: QPainter, body: QRectF, back: PileBack) -> None:
        colour = QColor(back.colour)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(colour, DARK_INK, 0.45))
        painter.drawRoundedRect(body.adjusted(1, 2, 0, 1), 6, 6)
        painter.setPen(QPen(self.theme["raised"], 2))
        painter.setBrush(colour)
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(QPen(self.theme["danger"], 2) if back.is_alarming else QPen(self.theme.edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body, 7, 7)

    def _contents(self, painter: QPainter, body: QRectF, back: PileBack) -> None:
        scale = self.context.scale
        side = min(22 * scale, body.height() * 0.42, body.width() - 8)
        top = body.top() + (body.height() - side - 18 * scale) / 2
        picture = icons.pixmap(back.picture, max(1, round(side)), painter.device().devicePixelRatioF())
        if not back.count:
            painter.setOpacity(0.4)
        painter.drawPixmap(QPointF(body.center().x() - side / 2, top), picture)
        painter.setOpacity(1.0)
        number, said = QRectF(body.left(), top + side, body.width(), 20 * scale), back.note or str(back.count)
        painter.setFont(fit_font(said, number.width(), fonts.STRONG, round(16 * scale)))
        painter.setPen(_ink(QColor(back.colour)) if back.count else self.theme.quiet)
        write(painter, number, Qt.AlignmentFlag.AlignCenter, said)


def _ink(ground: QColor) -> QColor:
    return LIGHT_INK if contrast(ground, LIGHT_INK) >= contrast(ground, DARK_INK) else DARK_INK
