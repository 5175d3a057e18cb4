"""Tokens: a picture with its number, discs on a card's edge, a track of what is left of a turn's tokens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, Inscription, draw_line, fitting, letters_for, one_line
from ludarium.look import fonts, icons
from ludarium.look.text_painting import write
from ludarium.look.theme import Theme
from ludarium.words.inline_icons import strong

FEW = 3
"""Up to so many tokens lie side by side; more are one with a number."""

STEP = 0.72
"""How far a token lies from the one before it, as a part of its width."""

UNDER, ASIDE = 3.0, 5.0
"""How much of a number's pill lies under its token, and how much is free beside its letters."""


def paint_icon(painter: QPainter, name: str, rect: QRectF) -> None:
    """A picture in the middle of the rectangle, as large as it fits."""
    side = max(1, round(min(rect.width(), rect.height())))
    at = rect.center() - QPointF(side / 2, side / 2)
    painter.drawPixmap(at, icons.pixmap(name, side, painter.device().devicePixelRatioF()))


def spread(count: int, side: float) -> float:
    """How wide so many tokens side by side are."""
    return side * (1 + STEP * (count - 1))


def times(count: int) -> str:
    return strong(f"\N{MULTIPLICATION SIGN}{count}")


def letters(scale: float) -> int:
    """Of the number beside a token, in pixels."""
    return max(SMALLEST, round(13 * scale))


def discs_in(room: QRectF, counts: Sequence[int], scale: float) -> list[QRectF]:
    """Places for tokens of several kinds in a line, as high as the room: side by side, if it is wide enough.

    If not, each kind is one with a number; and if even that is too wide they are smaller, in the middle of the line.
    """
    side, gap = room.height(), 2 * scale
    free = room.width() - gap * (len(counts) - 1)
    wide = [spread(n, side) if n <= FEW else side + _pill(n, letters(scale)) for n in counts]
    if sum(wide) > free:
        wide = [side + _pill(n, letters(scale)) for n in counts]
    if sum(wide) > free:
        pills = [_pill(n, SMALLEST) for n in counts]
        side = min(side, (free - sum(pills)) / len(counts))
        wide = [side + pill for pill in pills]
    places, left, top = [], room.left(), room.center().y() - side / 2
    for across in wide:
        places.append(QRectF(left, top, across, side))
        left += across + gap
    return places


def _pill(count: int, pixels: int) -> float:
    """How far a number stands out beside its token; one token needs none."""
    return one_line(times(count), pixels).wide + 2 * ASIDE - UNDER if count > 1 else 0.0


class TokenPiece(Piece):
    """Tokens of a kind: what concrete ones say of them decides how they are painted."""

    is_stack = True

    def picture_name(self) -> str:
        raise NotImplementedError

    def count(self) -> int:
        raise NotImplementedError

    def caption(self) -> str:
        """What stands below the number, where there is room for it."""
        return ""

    def draw_held(self, painter: QPainter) -> None:
        side = min(self.rect.width(), self.rect.height())
        paint_icon(painter, self.picture_name(), QRectF(0, 0, side, side))


class CountedToken(TokenPiece):
    """A picture, the number beside it, and what they are called below that."""

    def draw(self, painter: QPainter) -> None:
        scale, rect, name = self.setting.scale, self.rect, self.caption()
        said = self._said(name) if name and rect.height() >= 34 * scale else None
        line = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - (16 * scale if said else 0))
        side = min(24 * scale, line.height(), rect.width() * 0.5)
        if not self.count():
            painter.setOpacity(0.55)
        paint_icon(painter, self.picture_name(), QRectF(line.left(), line.center().y() - side / 2, side, side))
        painter.setOpacity(1.0)
        number = line.adjusted(side + 4, 0, 0, 0)
        painter.setFont(letters_for(str(self.count()), number.width(), fonts.STRONG, round(18 * scale)))
        painter.setPen(self.theme["ink"])
        write(painter, number, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self.count()))
        if said is not None:
            draw_line(painter, QRectF(rect.left(), line.bottom(), rect.width(), 16 * scale), said, self.theme.quiet)

    def _said(self, name: str) -> Inscription | None:
        """The name, in letters in which its neighbours' have room, too."""
        scale = self.setting.scale
        room = self.rect.width() - 2 * scale, 16 * scale
        all_of_them = [fitting((one,), *room, max(SMALLEST, round(12.5 * scale))) for one in (name, *self.beside())]
        sizes = [one.pixels for one in all_of_them if one is not None]
        return one_line(name, min(sizes)) if len(sizes) == len(all_of_them) else None

    def beside(self) -> Sequence[str]:
        """What stands below the tokens beside it."""
        return ()


class DiscToken(TokenPiece):
    """Tokens on a card: a few side by side, more as one with a number."""

    is_round = True

    def draw(self, painter: QPainter) -> None:
        """Where the place is too narrow for a few side by side, a number stands for them, too."""
        count, side = self.count(), self.rect.height()
        if count <= FEW and spread(count, side) <= self.rect.width() + 0.75:
            for at in range(count):
                self._disc(painter, QRectF(self.rect.left() + at * side * STEP, self.rect.top(), side, side))
            return
        disc = QRectF(self.rect.left(), self.rect.top(), side, side)
        room = self.rect.width() - side + UNDER - 2 * ASIDE
        number = fitting((times(count),), room, side, letters(self.setting.scale)) or one_line(times(count), SMALLEST)
        high = min(side, number.high + 3)
        pill = QRectF(disc.right() - UNDER, disc.center().y() - high / 2, number.wide + 2 * ASIDE, high)
        painter.setPen(QPen(self.theme.edge, 1))
        painter.setBrush(self.theme["raised"])
        painter.drawRoundedRect(pill, high / 2, high / 2)
        draw_line(painter, pill.adjusted(UNDER, 0, 0, 0), number, self.theme["ink"], 0.5)
        self._disc(painter, disc)

    def _disc(self, painter: QPainter, disc: QRectF) -> None:
        painter.setPen(QPen(self.theme["bronze"], 1.4))
        painter.setBrush(self.theme["raised"])
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        edge = disc.width() * 0.14
        paint_icon(painter, self.picture_name(), disc.adjusted(edge, edge, -edge, -edge))

    def draw_held(self, painter: QPainter) -> None:
        side = self.rect.height()
        self._disc(painter, QRectF(0, 0, side, side))


def paint_track(painter: QPainter, picture: str, left: int, most: int, rect: QRectF, theme: Theme) -> float:
    """Tokens of a turn in a line: those that are left, then the spent ones, paler. Where the line ends."""
    side, count = rect.height(), max(left, most)
    step = min(side + 3, (rect.width() - side) / (count - 1)) if count > 1 else side
    for at in range(count):
        painter.setOpacity(1.0 if at < left else 0.28)
        paint_icon(painter, picture, QRectF(rect.left() + at * step, rect.top(), side, side))
    painter.setOpacity(1.0)
    if not count:
        painter.setPen(QPen(theme.edge, 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(rect.left(), rect.top(), side, side))
    return rect.left() + (max(1, count) - 1) * step + side


class TrackPiece(TokenPiece):
    """Tokens of which a turn begins with so many: what is left of them, and in words how many."""

    def most(self) -> int:
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        scale, rect = self.setting.scale, self.rect
        said = one_line(self.caption(), max(SMALLEST, round(13.5 * scale)))
        room = rect.width() - said.wide - 8 * scale
        side = min(rect.height(), 26 * scale)
        line = QRectF(rect.left(), rect.center().y() - side / 2, max(side, room), side)
        end = paint_track(painter, self.picture_name(), self.count(), self.most(), line, self.theme)
        if end + 6 * scale + said.wide <= rect.right() + 1:
            beside = QRectF(end + 8 * scale, rect.top(), said.wide, rect.height())
            draw_line(painter, beside, said, self.theme["ink"])
