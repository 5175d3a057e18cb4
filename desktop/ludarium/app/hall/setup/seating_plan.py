"""The table from above: seats clockwise, and the first player."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludarium import words
from ludarium.engine.options import BY_LOT
from ludarium.look import fonts, icons
from ludarium.look.seats import paint_mark, seat
from ludarium.look.text_painting import write
from ludarium.look.theme import current
from ludarium.widgets.controls import antialiased
from ludarium.widgets.layouts import px
from ludarium.widgets.phrases import hall
from ludarium.widgets.seating import Chair, Seating
from ludarium.words.voice import series

MARK, NAME, LINES, WIDEST = 46, 96, 42, 860
"""The size of marks, the room beside and below them for names, and the widest table."""


class RoundTable(QWidget):
    """A painted table with its seats.

    picks: a click on a seat makes it the first player; lot: how the first player is found otherwise
    picked: the seat that was clicked
    """

    picked = Signal(int)

    def __init__(self, seating: Seating, *, picks: bool = False, lot: str = "") -> None:
        super().__init__()
        self._seating = seating
        self._picks = picks
        self._lot = lot or hall.tr("a die says who starts")
        self._picture: QPixmap | None = None
        self.setAccessibleDescription(self._lot)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_seating(seating)

    def show_seating(self, seating: Seating) -> None:
        self._seating = seating
        self.setAccessibleName(series([*map(self._said, seating.chairs)]))
        self.update()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show a board or map on the table."""
        self._picture = picture
        self.update()

    def _said(self, chair: Chair) -> str:
        return hall.tr("{name}, {player}", name=chair.name, player=words.player(chair.player))

    @property
    def _above(self) -> int:
        """The room for a name above the table, which only an even number of seats has."""
        return px(LINES) if len(self._seating.chairs) % 2 == 0 else px(4)

    def _table(self) -> QRectF:
        mark = px(MARK)
        room = QRectF(self.rect()).adjusted(px(NAME), self._above + mark / 2, -px(NAME), -px(LINES) - mark / 2)
        width = max(min(room.width(), px(WIDEST)), px(120))
        table = QRectF(0, 0, width, max(min(room.height(), width * 0.62), px(36)))
        table.moveCenter(room.center())
        return table

    def places(self) -> list[QPointF]:
        """Return the centre of each mark: the first at the bottom, then clockwise."""
        table, count = self._table(), len(self._seating.chairs)
        middle, across, down = table.center(), table.width() / 2, table.height() / 2
        angles = [math.pi / 2 + 2 * math.pi * number / count for number in range(count)]
        return [middle + QPointF(math.cos(angle) * across, math.sin(angle) * down) for angle in angles]

    def _name_box(self, place: QPointF) -> tuple[QRectF, Qt.AlignmentFlag]:
        table, radius = self._table(), px(MARK) / 2
        wide, high = px(NAME) - px(8), px(40)
        offset = place.x() - table.center().x()
        if abs(offset) > table.width() * 0.28:
            up = px(12) if place.y() < table.center().y() - table.height() * 0.2 else 0
            box = QRectF(place.x() + radius + px(8), place.y() - high / 2 - up, wide, high)
            if offset < 0:
                box.moveRight(place.x() - radius - px(8))
                return box, Qt.AlignmentFlag.AlignRight
            return box, Qt.AlignmentFlag.AlignLeft
        box = QRectF(place.x() - wide, place.y() + radius + px(1), wide * 2, high)
        if place.y() < table.center().y():
            box.moveBottom(place.y() - radius - px(1))
        return box, Qt.AlignmentFlag.AlignHCenter

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(560), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(px(400), self._above + px(LINES) + px(MARK) + px(44))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        for number, place in enumerate(self.places() if self._picks else ()):
            if math.dist(event.position().toTuple(), place.toTuple()) <= px(MARK) / 2:
                self.picked.emit(number)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = antialiased(self)
        self._paint_table(painter)
        places = self.places()
        for number, (chair, place) in enumerate(zip(self._seating.chairs, places, strict=True)):
            self._paint_seat(painter, chair, place)
            if number == self._seating.first and len(places) > 1:
                self._paint_icon(painter, "start", place + QPointF(px(MARK) * 0.42, -px(MARK) * 0.42), 26)

    def _paint_table(self, painter: QPainter) -> None:
        theme, table = current().theme, self._table()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mix("surface", "hole", 0.16))
        painter.drawEllipse(table.translated(0, px(5)))
        painter.setBrush(theme["wood"])
        painter.setPen(QPen(theme["wood_dark"], px(3)))
        painter.drawEllipse(table)
        painter.setPen(QPen(theme.mix("wood", "wood_dark", 0.35), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = min(table.height() * 0.14, px(26))
        painter.drawEllipse(table.adjusted(inset * 1.6, inset, -inset * 1.6, -inset))
        if self._picture is not None:
            self._paint_picture(painter, self._picture, table)
        elif len(self._seating.chairs) > 1 and self._seating.first == BY_LOT:
            self._paint_lot(painter, table)

    def _paint_picture(self, painter: QPainter, picture: QPixmap, table: QRectF) -> None:
        size = QSizeF(picture.size()).scaled(table.size() * 0.66, Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(), size)
        place.moveCenter(table.center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.setPen(QPen(current().theme["wood_dark"], px(2)))
        painter.drawRect(place)

    def _paint_lot(self, painter: QPainter, table: QRectF) -> None:
        if table.height() < px(130):
            self._paint_icon(painter, "die", table.center() - QPointF(0, px(6)), 26)
            return
        self._paint_icon(painter, "die", table.center() - QPointF(0, px(10)), 36)
        painter.setFont(fonts.font(fonts.SMALL, current().scale))
        painter.setPen(current().theme["ink"] if current().theme.is_dark else current().theme["hole"])
        under = QRectF(table.left(), table.center().y() + px(10), table.width(), px(20))
        write(painter, under, Qt.AlignmentFlag.AlignCenter, self._lot)

    def _paint_seat(self, painter: QPainter, chair: Chair, place: QPointF) -> None:
        look, side = current(), px(MARK)
        box = QRectF(0, 0, side, side)
        box.moveCenter(place)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme["surface"])
        painter.drawEllipse(box.adjusted(-3, -3, 3, 3))
        paint_mark(painter, seat(chair.colour), box)
        where, align = self._name_box(place)
        lines: Sequence[tuple[str, fonts.TextStyle, str]] = (
            (chair.name, fonts.BODY_STRONG, "ink"),
            (words.player(chair.player), fonts.SMALL, "muted"),
        )
        for number, (said, role, ink) in enumerate(lines):
            font = fonts.font(role, look.scale)
            line = QRectF(where.left(), where.top() + where.height() / 2 * number, where.width(), where.height() / 2)
            painter.setFont(font)
            painter.setPen(look.theme[ink])
            write(painter, line, align | Qt.AlignmentFlag.AlignVCenter, said, dots="end")

    def _paint_icon(self, painter: QPainter, name: str, middle: QPointF, size: float) -> None:
        side = px(size)
        picture = icons.pixmap(name, side, self.devicePixelRatioF())
        painter.drawPixmap(middle - QPointF(side, side) / 2, picture)
