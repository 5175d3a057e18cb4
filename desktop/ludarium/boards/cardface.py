"""A card's face, painted from its data at any size: on the table, in a closer look, in a browser, on paper.

A large card has a head, a line of marks, its text and a foot; a smaller one lets the text go, then the foot; the
smallest is a tab with the name. What a size has no room for is not begun: a closer look tells it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from ludarium.boards.rich_text import SMALLEST, TextBlock, draw_line, fit_text, one_line
from ludarium.look import icons
from ludarium.look.colour import contrast, mix
from ludarium.look.pixmaps import render_pixmap
from ludarium.look.seats import DARK_INK, LIGHT_INK
from ludarium.look.text_painting import DOTS
from ludarium.look.theme import Theme
from ludarium.look.theme import theme as theme_of
from ludarium.words.inline_icons import picture, pictures_in, strong

FULL, MARKED = 76.0, 58.0  # pixels at 100 %; from these heights on a card shows its text, its marks
STRIP = 26.0  # pixels at 100 %; a lower tab is a line in the card's colours
LOW = 110.0  # pixels at 100 %; a lower card has no spare room
LEAST_TEXT = 10.5  # pixels at 100 %; the smallest text
PALE = 0.1  # opacity of the picture behind the text


@attrs.frozen
class PrintedFace:
    """What stands on a card.

    name: in the head; colours: the head's ground, one colour or two (``#RRGGBB``)
    mark, second: the pictures beside the name, one for each colour: none speaks alone
    marks, icons: the line under the head, at its left and at its right; pill: words in a frame at its right
    text: paragraphs, with pictures in them (`words.inline_icons`); ground: the picture behind the text
    cost, worth: short texts with pictures, at the lower left and the lower right
    below: what stands in the lower half, on a ground of its own: the text has the upper half then
    """

    name: str
    colours: tuple[str, ...]
    mark: str = ""
    second: str = ""
    marks: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    pill: str = ""
    text: tuple[str, ...] = ()
    ground: str = ""
    cost: str = ""
    worth: str = ""
    below: tuple[str, ...] = ()


def paint_card(painter: QPainter, face: PrintedFace, rect: QRectF, theme: Theme, scale: float = 1.0) -> None:
    """Paint the card from the cached picture."""
    if rect.isEmpty():
        return
    ratio = painter.device().devicePixelRatioF()
    picture = card_pixmap(face, QSizeF(rect.size()).toTuple(), theme.name, scale, ratio)
    painter.drawPixmap(rect.topLeft(), picture)


@lru_cache(maxsize=400)
def card_pixmap(face: PrintedFace, size: tuple[float, float], theme: str, scale: float, ratio: float) -> QPixmap:
    return _picture(CardPainter.paint, face, size, theme, scale, ratio)


@lru_cache(maxsize=200)
def stamp_pixmap(face: PrintedFace, size: tuple[float, float], theme: str, scale: float, ratio: float) -> QPixmap:
    """Return the card at stamp size: colours and mark."""
    return _picture(CardPainter.stamp, face, size, theme, scale, ratio)


def _picture(
    paint: Callable[[CardPainter], None],
    face: PrintedFace,
    size: tuple[float, float],
    theme: str,
    scale: float,
    ratio: float,
) -> QPixmap:
    room = QRectF(0, 0, *size)
    return render_pixmap(*size, ratio, lambda painter: paint(CardPainter(painter, face, room, theme_of(theme), scale)))


class CardPainter:
    def __init__(self, painter: QPainter, face: PrintedFace, rect: QRectF, theme: Theme, scale: float) -> None:
        self._painter, self._face, self._rect, self._theme, self._scale = painter, face, rect, theme, scale
        self._radius = min(float(theme.radius.card), rect.height() / 5)
        self._edge = 5 * scale
        self._suits = tuple(mark for mark in (face.mark, face.second) if mark)
        self._left_over: tuple[str, ...] = ()

    def paint(self) -> None:
        high = self._rect.height() / self._scale
        self._ground()
        if high < MARKED:
            self._tab()
        else:
            below = self._head()
            if self._face.below:
                self._halves(below)
            elif high < FULL:
                self._short(below)
            else:
                self._whole(below)
        self._outline()

    def stamp(self) -> None:
        rect = self._rect
        self._ground()
        self._band(rect)
        side = rect.width() - 2 * self._edge
        if self._face.mark:
            self._icon(self._face.mark, QRectF(rect.left() + self._edge, rect.center().y() - side / 2, side, side))
        self._outline()

    # Parts

    def _ground(self) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._theme["raised"])
        self._painter.drawPath(self._shape())

    def _shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self._rect.adjusted(0.6, 0.6, -0.6, -0.6), self._radius, self._radius)
        return path

    def _outline(self) -> None:
        self._painter.setPen(QPen(self._theme.edge, 1.2))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(self._shape())

    def _head(self) -> float:
        """Paint the name on the card's colours; return the bottom edge."""
        named, side = self._name(self._rect.width() - 2 * self._edge)
        is_low = self._rect.height() < LOW * self._scale
        high = max((20 if is_low else 26) * self._scale, named.high + (1 if is_low else 6) * self._scale)
        band = QRectF(self._rect.left(), self._rect.top(), self._rect.width(), high)
        self._band(band)
        left, top = band.left() + self._edge, band.center().y() - side / 2
        if side:
            for mark, at in zip(self._suits, (left, band.right() - self._edge - side), strict=False):
                self._icon(mark, QRectF(at, top, side, side))
            left += side + 4 * self._scale
        else:
            self._left_over = self._suits
        named.draw(self._painter, QPointF(left, band.center().y() - named.high / 2), self._ink())
        return band.bottom()

    def _name(self, room: float) -> tuple[TextBlock, float]:
        """Return the name in the largest letters that fit: in two lines or without its mark rather than cut off."""
        name, largest = (strong(self._face.name),), round(15 * self._scale)
        mark = 18 * self._scale if self._suits else 0.0
        for least in (max(SMALLEST, round(LEAST_TEXT * self._scale)), SMALLEST):
            for side, lines in ((mark, 1), (mark, 2), (0.0, 2), (0.0, 3)):
                beside = room - (len(self._suits) * (side + 4 * self._scale) if side else 0)
                high = lines * least * 1.25 if lines > 1 else largest * 1.25
                found = fit_text(name, beside, high, largest, least)
                if found is not None and len(found.tops) <= lines:
                    return found, side
        return one_line(name[0], SMALLEST), 0.0

    def _band(self, band: QRectF) -> None:
        painter = self._painter
        painter.save()
        painter.setClipPath(self._shape())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(band, QColor(self._face.colours[0]))
        if len(self._face.colours) > 1:
            middle, slant = band.right() - band.width() * 0.3, band.height() * 0.5
            upper, lower = QPointF(middle + slant, band.top()), QPointF(middle - slant, band.bottom())
            corner = QPolygonF([upper, band.topRight(), band.bottomRight(), lower])
            painter.setBrush(QColor(self._face.colours[1]))
            painter.drawPolygon(corner)
        painter.setPen(QPen(mix(QColor(self._face.colours[0]), DARK_INK, 0.4), 1))
        painter.drawLine(band.bottomLeft(), band.bottomRight())
        painter.restore()

    def _ink(self) -> QColor:
        grounds = [QColor(colour) for colour in self._face.colours]
        light = min(contrast(ground, LIGHT_INK) for ground in grounds)
        return LIGHT_INK if light >= min(contrast(ground, DARK_INK) for ground in grounds) else DARK_INK

    def _marks(self, top: float, side: float) -> float:
        """The line of marks; how far down it reaches. A card without any has none.

        What found no room beside the name comes first, and where there are many they are smaller.
        """
        face, edge = self._face, self._edge
        marks = (*self._left_over, *face.marks)
        if not (marks or face.icons or face.pill):
            return top + 3 * self._scale
        line = QRectF(self._rect.left() + edge, top + 3 * self._scale, self._rect.width() - 2 * edge, side)
        side = min(side, line.width() / max(1, len(marks) + len(face.icons)) - 2 * self._scale)
        step = side + 2 * self._scale
        for at, name in enumerate(marks):
            self._icon(name, QRectF(line.left() + at * step, line.top(), side, side))
        right = line.right() - len(face.icons) * step + 2 * self._scale
        for at, name in enumerate(face.icons):
            self._icon(name, QRectF(right + at * step, line.top(), side, side))
        self._pill(QRectF(line.left() + len(marks) * step, line.top(), right - line.left(), side), right)
        return line.bottom() + 2 * self._scale

    def _pill(self, room: QRectF, right: float) -> None:
        """Paint words in a frame between the marks if they fit."""
        if not self._face.pill:
            return
        words = one_line(self._face.pill, max(SMALLEST, round(12 * self._scale)))
        pill = QRectF(right - words.wide - 14 * self._scale, room.top(), words.wide + 10 * self._scale, room.height())
        if pill.left() < room.left():
            return
        self._painter.setPen(QPen(self._theme["bronze"], 1))
        self._painter.setBrush(self._theme["surface"])
        self._painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        draw_line(self._painter, pill, words, self._theme["ink"], 0.5)

    def _whole(self, below: float) -> None:
        """Paint marks, text and foot; an empty foot takes no room."""
        rect, edge, face = self._rect, self._edge, self._face
        top = self._marks(below, 17 * self._scale)
        foot = self._foot()
        bottom = rect.bottom() - edge - foot
        room = QRectF(rect.left() + edge + 1, top, rect.width() - 2 * edge - 2, bottom - top)
        if face.ground:
            side = min(rect.width() * 0.62, rect.bottom() - below - 2 * edge)
            behind = QRectF(0, 0, side, side)
            behind.moveCenter(QPointF(rect.center().x(), (below + rect.bottom()) / 2))
            self._painter.setOpacity(PALE)
            self._icon(face.ground, behind)
            self._painter.setOpacity(1.0)
        self._text(room)

    def _halves(self, below: float) -> None:
        """Paint the text above a dashed line, and the lower half on tinted ground."""
        rect, edge, painter = self._rect, self._edge, self._painter
        foot = self._foot()
        middle = below + (rect.bottom() - foot - below) / 2
        painter.save()
        painter.setClipPath(self._shape())
        painter.fillRect(QRectF(rect.left(), middle, rect.width(), rect.bottom() - foot - middle), self._theme.tint)
        painter.setPen(QPen(self._theme["bronze"], 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(rect.left() + 3, middle), QPointF(rect.right() - 3, middle))
        painter.restore()
        across = rect.width() - 2 * edge - 2
        gap = 0.0 if rect.height() < LOW * self._scale else 2 * self._scale
        self._text(QRectF(rect.left() + edge + 1, below + gap, across, middle - below - 2 * gap))
        lower = QRectF(rect.left() + edge + 1, middle + gap, across, rect.bottom() - foot - middle - 2 * gap)
        self._text(lower, self._face.below)

    def _text(self, room: QRectF, text: tuple[str, ...] = ()) -> None:
        """Paint the text, or its first paragraphs and three dots."""
        text = text or self._face.text
        largest = round(15 * self._scale) if room.width() >= 120 * self._scale else round(14 * self._scale)
        least = max(SMALLEST, round(LEAST_TEXT * self._scale))
        for shown in range(len(text), 0, -1):
            dots = 0.0 if shown == len(text) else 12 * self._scale
            found = fit_text(text[:shown], room.width(), room.height() - dots, largest, least)
            if found is not None:
                found.draw(self._painter, room.topLeft(), self._theme["ink"])
                if dots:
                    self._dots(room, found.high)
                return
        if text:
            self._dots(room, 0)

    def _dots(self, room: QRectF, below: float) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._theme.quiet)
        y = room.top() + below + (room.height() - below) / 2 if not below else room.top() + below + 6 * self._scale
        for at in (-1, 0, 1):
            self._painter.drawEllipse(QPointF(room.center().x() + at * 7 * self._scale, y), 2, 2)

    def _short(self, below: float) -> None:
        if below + 18 * self._scale > self._rect.bottom():
            return
        marks = self._marks(below, 16 * self._scale)
        if marks + 20 * self._scale <= self._rect.bottom():
            self._foot()

    def _foot(self) -> float:
        """Paint cost and worth; return the height."""
        face, pixels = self._face, max(SMALLEST, round(13 * self._scale))
        if not face.cost and not face.worth:
            return 0.0
        high = pixels * 1.4
        line = QRectF(self._rect.left() + self._edge, self._rect.bottom() - high - 3 * self._scale, 0, high)
        line.setWidth(self._rect.width() - 2 * self._edge)
        cost, worth = one_line(face.cost, pixels), one_line(face.worth, pixels)
        if cost.wide + worth.wide + 6 * self._scale > line.width():  # one over the other
            in_one = fit_text((face.worth,), line.width(), SMALLEST * 1.5, pixels)
            worth = in_one or fit_text((face.worth,), line.width(), high * 3, pixels) or _begun(face.worth, pixels)
            over = line.translated(0, -pixels * 1.24 if face.cost else 0)
            over.setTop(over.bottom() - high - (len(worth.tops) - 1) * pixels * 1.24)
        else:
            over = line
        draw_line(self._painter, line, cost, self._theme["ink"])
        draw_line(self._painter, over, worth, self._theme["ink"], 1.0)
        return line.bottom() - over.top() + 1 * self._scale

    def _tab(self) -> None:
        """Paint the name alone, with the card's colour as edge and marks if there is room."""
        rect, scale = self._rect, self._scale
        if rect.height() < STRIP * scale:
            self._strip()
            return
        self._band(QRectF(rect.left(), rect.top(), rect.width(), 5 * scale))
        room = rect.adjusted(self._edge, 5 * scale, -self._edge, 0)
        has_marks = room.height() >= 34 * scale
        below = room.height() - 18 * scale if has_marks else room.height()
        name = fit_text((self._face.name,), room.width(), below, round(13 * scale))
        if has_marks:
            beside = self._suits if name is not None else ()
            self._tab_marks(QRectF(room.left(), room.top() + below - 1, room.width(), 16 * scale), beside)
            room.setHeight(below)
        if name is not None:
            name.draw(self._painter, QPointF(room.left(), room.center().y() - name.high / 2), self._theme["ink"])
            return
        suits = self._suits or (self._face.ground or "deck",)
        side = min(room.width() / len(suits), room.height(), 20 * scale)
        left = room.center().x() - side * len(suits) / 2
        for at, suit in enumerate(suits):
            self._icon(suit, QRectF(left + at * side, room.center().y() - side / 2, side, side))

    def _tab_marks(self, line: QRectF, suits: tuple[str, ...]) -> None:
        """Paint as many marks as fit, colours first."""
        step = 17 * self._scale
        for at, mark in enumerate((*suits, *self._face.marks, *self._face.icons)):
            if (at + 1) * step <= line.width() + 2:
                self._icon(mark, QRectF(line.left() + at * step, line.top(), line.height(), line.height()))

    def _strip(self) -> None:
        """Paint a line with mark and name: the visible edge of a covered card."""
        rect = self._rect
        self._band(rect)
        side = min(rect.height() - 2, 15 * self._scale)
        room = rect.adjusted(side + 7 if self._face.mark else self._edge, 0, -3, 0)
        name = fit_text((self._face.name,), room.width(), room.height(), round(13 * self._scale))
        if self._face.mark or name is None:
            self._icon(self._face.mark or "deck", QRectF(rect.left() + 4, rect.center().y() - side / 2, side, side))
        if name is not None:
            name.draw(self._painter, QPointF(room.left(), room.center().y() - name.high / 2), self._ink())

    def _icon(self, name: str, rect: QRectF) -> None:
        side = max(1, round(min(rect.width(), rect.height())))
        at = rect.center() - QPointF(side / 2, side / 2)
        self._painter.drawPixmap(at, icons.pixmap(name, side, self._painter.device().devicePixelRatioF()))


def _begun(text: str, pixels: int) -> TextBlock:
    """Return the first picture of a text without room."""
    return one_line(f"{picture(pictures_in(text)[0])}{DOTS}" if pictures_in(text) else DOTS, pixels)
