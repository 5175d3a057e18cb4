"""Tokens: a picture with its number, discs on a card's edge, a track of a turn's tokens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ludarium.boards.piece import Piece
from ludarium.boards.rich_text import SMALLEST, TextBlock, draw_line, fit_font, fit_text, one_line
from ludarium.look import fonts, icons
from ludarium.look.text_painting import write
from ludarium.look.theme import Theme
from ludarium.words.inline_icons import strong

FEW = 3  # most tokens side by side; more show a number
STEP = 0.72  # offset between tokens, as a share of their width
UNDER, ASIDE = 3.0, 5.0  # overlap of a number's pill with its token, and its padding


def paint_icon(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint a picture centred in the rectangle, as large as it fits."""
    side = max(1, round(min(rect.width(), rect.height())))
    at = rect.center() - QPointF(side / 2, side / 2)
    painter.drawPixmap(at, icons.pixmap(name, side, painter.device().devicePixelRatioF()))


def spread(count: int, side: float) -> float:
    """Return the width of tokens side by side."""
    return side * (1 + STEP * (count - 1))


def times(count: int) -> str:
    return strong(f"\N{MULTIPLICATION SIGN}{count}")


def letters(scale: float) -> int:
    """Return the letter size of the number beside a token, in pixels."""
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
    """Return how far a number extends beside its token; 0 for one token."""
    return one_line(times(count), pixels).wide + 2 * ASIDE - UNDER if count > 1 else 0.0


class TokenPiece(Piece):
    """Tokens of a kind."""

    is_stack = True

    def picture_name(self) -> str:
        raise NotImplementedError

    def count(self) -> int:
        raise NotImplementedError

    def caption(self) -> str:
        """Return the text below the number, if there is room."""
        return ""

    def draw_held(self, painter: QPainter) -> None:
        side = min(self.rect.width(), self.rect.height())
        paint_icon(painter, self.picture_name(), QRectF(0, 0, side, side))


class CountedToken(TokenPiece):
    """A picture, the number beside it and a caption below."""

    def draw(self, painter: QPainter) -> None:
        scale, rect, name = self.context.scale, self.rect, self.caption()
        said = self._said(name) if name and rect.height() >= 34 * scale else None
        line = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - (16 * scale if said else 0))
        side = min(24 * scale, line.height(), rect.width() * 0.5)
        if not self.count():
            painter.setOpacity(0.55)
        paint_icon(painter, self.picture_name(), QRectF(line.left(), line.center().y() - side / 2, side, side))
        painter.setOpacity(1.0)
        number = line.adjusted(side + 4, 0, 0, 0)
        painter.setFont(fit_font(str(self.count()), number.width(), fonts.STRONG, round(18 * scale)))
        painter.setPen(self.theme["ink"])
        write(painter, number, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self.count()))
        if said is not None:
            draw_line(painter, QRectF(rect.left(), line.bottom(), rect.width(), 16 * scale), said, self.theme.quiet)

    def _said(self, name: str) -> TextBlock | None:
        """Lay out the caption in letters that also fit its neighbours'."""
        scale = self.context.scale
        room = self.rect.width() - 2 * scale, 16 * scale
        all_of_them = [fit_text((one,), *room, max(SMALLEST, round(12.5 * scale))) for one in (name, *self.beside())]
        sizes = [one.pixels for one in all_of_them if one is not None]
        return one_line(name, min(sizes)) if len(sizes) == len(all_of_them) else None

    def beside(self) -> Sequence[str]:
        """Return the captions of neighbouring tokens."""
        return ()


class DiscToken(TokenPiece):
    """Tokens on a card: a few side by side, more as one with a number."""

    is_round = True

    def draw(self, painter: QPainter) -> None:
        count, side = self.count(), self.rect.height()
        if count <= FEW and spread(count, side) <= self.rect.width() + 0.75:
            for at in range(count):
                self._disc(painter, QRectF(self.rect.left() + at * side * STEP, self.rect.top(), side, side))
            return
        disc = QRectF(self.rect.left(), self.rect.top(), side, side)
        room = self.rect.width() - side + UNDER - 2 * ASIDE
        number = fit_text((times(count),), room, side, letters(self.context.scale)) or one_line(times(count), SMALLEST)
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
    """Paint remaining tokens, then spent ones paler; return the right end."""
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
    """The remaining tokens of a turn, and their number in words."""

    def most(self) -> int:
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        scale, rect = self.context.scale, self.rect
        said = one_line(self.caption(), max(SMALLEST, round(13.5 * scale)))
        room = rect.width() - said.wide - 8 * scale
        side = min(rect.height(), 26 * scale)
        line = QRectF(rect.left(), rect.center().y() - side / 2, max(side, room), side)
        end = paint_track(painter, self.picture_name(), self.count(), self.most(), line, self.theme)
        if end + 6 * scale + said.wide <= rect.right() + 1:
            beside = QRectF(end + 8 * scale, rect.top(), said.wide, rect.height())
            draw_line(painter, beside, said, self.theme["ink"])
