"""The dice tray: dice to roll again and dice that are kept, and after the roll what they gave."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.die import CAPTION, DieItem
from ludarium.boards.hand import Hand
from ludarium.boards.piece import Piece
from ludarium.look import fonts, icons
from ludarium.look.theme import Theme
from ludarium.models.desk import Desk
from ludarium.models.rows import Row, RowsModel

FLICK = 70
"""How far, in pixels, the tray must be flicked to roll."""

POOL = 86
"""So much room, in pixels, the words under a pool need."""

EMPIRE = tuple(
    f"die-empire-{face}"
    for face in ("population3", "food3", "food-or-population2", "innovation", "goods-port", "skull")
)
FATE = tuple(f"die-fate-{face}" for face in ("bounty", "drought", "omens", "conquest", "tribute-demand", "skull"))


class TrayPlace(Piece):
    """One of the two halves of the tray."""

    def draw(self, painter: QPainter) -> None:
        theme = self.theme
        rolls = self.row.key == "tray.roll"
        painter.setBrush(theme.mix("wood", "surface", 0.75) if rolls else theme["wood"])
        pen = QPen(theme["legal"] if rolls and self.row.touch else theme["wood_dark"], 1.4)
        if rolls:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(self.rect, 8, 8)
        painter.setPen(theme["ink"])
        painter.setFont(fonts.sized(fonts.STRONG, 14))
        painter.drawText(self.rect.adjusted(10, 6, -6, 0), Qt.AlignmentFlag.AlignLeft, self.row.text)


class PoolItem(Piece):
    """Population or innovations to spend: a stack with its number."""

    def draw(self, painter: QPainter) -> None:
        picture, count = self.row.value
        side = round(min(self.rect.width(), self.rect.height() - 20))
        if side <= 0:
            return
        ratio = painter.device().devicePixelRatioF()
        step = min(10.0, (self.rect.width() - side) / max(1, min(count, 4) - 1)) if count > 1 else 0.0
        shown = min(count, 4)
        left = self.rect.center().x() - (side + step * (shown - 1)) / 2
        for n in range(shown):
            painter.drawPixmap(
                QRectF(left + n * step, 0, side, side).toRect(), icons.pixmap(picture, QSize(side, side), ratio)
            )
        painter.setPen(self.theme["ink"])
        painter.setFont(fonts.sized(fonts.STRONG, 14))
        words = QRectF(self.rect.left() - 20, side, self.rect.width() + 40, 20)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.row.text)


class FaceItem(Piece):
    """A face that omens may show."""

    def draw(self, painter: QPainter) -> None:
        side = round(min(self.rect.width(), self.rect.height()))
        picture = icons.pixmap(str(self.row.value), QSize(side, side), painter.device().devicePixelRatioF())
        painter.setOpacity(1.0 if self.glow else 0.75)
        painter.drawPixmap(QRectF(0, 0, side, side).toRect(), picture)


class Tray(Board):
    """Both halves of the tray with the dice in them."""

    def __init__(self, model: RowsModel, desk: Desk, hand: Hand, theme: Theme, parent: QWidget | None = None) -> None:
        self._flick_from: QPoint | None = None
        super().__init__(model, desk, hand, theme, parent)
        desk.drafted.connect(self.arrange)
        self.setAccessibleName(self.tr("Dice tray"))

    def make(self, row: Row) -> Piece:
        if row.kind == "die":
            die = DieItem(row, self.theme, FATE if row.key == "die.fate" else EMPIRE)
            die.setZValue(2)
            return die
        if row.kind == "pool":
            item: Piece = PoolItem(row, self.theme)
        elif row.kind == "face":
            item = FaceItem(row, self.theme)
        else:
            return TrayPlace(row, self.theme)
        item.setZValue(2)
        return item

    def tumble(self, keys: set[str], duration: int) -> None:
        """Let these dice roll."""
        for piece in self.pieces:
            if isinstance(piece, DieItem) and piece.row.key in keys:
                piece.tumble(duration)

    def land(self) -> None:
        super().land()
        for piece in self.pieces:
            if isinstance(piece, DieItem):
                piece.land()

    # Where things lie

    def _halves(self) -> tuple[QRectF, QRectF]:
        """Side by side; in a tray that is higher than wide, one above the other."""
        view = QRectF(self.viewport().rect()).adjusted(8, 8, -8, -8)
        share = self._left_share()
        first, second = QRectF(view), QRectF(view)
        if view.height() > view.width():
            first.setHeight(max(120.0, view.height() * share))
            second.setTop(first.bottom() + 8)
        else:
            first.setWidth(max(160.0, view.width() * share))
            second.setLeft(first.right() + 8)
        return first, second

    def _left_share(self) -> float:
        """How much of the tray the left half takes: as its share of what lies there asks for."""
        things = [row for row in self.model.rows if row.kind != "tray"]
        if any(row.kind == "face" for row in things):
            return 0.62
        left = sum(self._in_left(row) for row in things)
        return min(0.7, max(0.34, (left + 0.5) / (len(things) + 1)))

    def _in_left(self, row: Row) -> bool:
        """Blank dice wait to be rolled; picked ones are to be rolled again; means and faces lie there too."""
        if row.kind != "die":
            return True
        return row.key in self.desk.draft or "blank" in str(row.value)

    def where(self, row: Row) -> QRectF | None:
        left, right = self._halves()
        if row.key == "tray.roll":
            return left
        if row.key == "tray.keep":
            return right
        half = left if self._in_left(row) else right
        same = [
            other for other in self.model.rows if other.kind != "tray" and self._in_left(other) == self._in_left(row)
        ]
        return self._slot(half, same.index(row), len(same), row.kind)

    def _slot(self, half: QRectF, place: int, count: int, kind: str) -> QRectF:
        """One of ``count`` equal slots in the half: in as many lines as make them largest."""
        area = half.adjusted(8, 22, -8, -2) if kind == "pool" else half.adjusted(8, 28, -8, -8)
        has_caption = kind == "die" and area.height() > 110 and area.width() / count >= 120
        caption = CAPTION if has_caption and not self._are_blank() else 20 if kind == "pool" else 0
        narrow = POOL if kind == "pool" else 0
        ways = [lines for lines in (1, 2, 3, 4) if area.width() / -(-count // lines) >= narrow] or [count]
        best = max(ways, key=lambda lines: min(area.height() / lines - caption, area.width() / -(-count // lines)))
        if caption == CAPTION:
            best = 1
        across = -(-count // best)
        side = min(area.height() / best - caption, area.width() / across)
        size = min(side - 8, 96.0 if kind != "face" else 56.0)
        line, column = divmod(place, across)
        in_line = min(across, count - line * across)
        width = min(area.width() / across, 130.0)
        x = area.center().x() - in_line * width / 2 + (column + 0.5) * width
        y = area.center().y() + (line - (best - 1) / 2) * (side + caption)
        return QRectF(x - size / 2, y - (size + caption) / 2, size, size + caption)

    def _are_blank(self) -> bool:
        return any("blank" in str(row.value) for row in self.model.rows)

    # Choosing

    def activate(self, piece: Piece) -> None:
        if self.desk.is_drafting and piece.row.kind == "tray":
            return  # the tray itself is not a choice: dice are
        super().activate(piece)

    def roll(self) -> None:
        """Roll what was picked, or for the first time."""
        action = self.desk.confirmed() if self.desk.draft else self.desk.alone("tray.roll")
        if action is not None:
            self.desk.choose(action)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A number picks the die of that number, in the order in which they came, the fate die last."""
        dice = [piece for piece in self.pieces if piece.row.kind == "die"]
        number = event.key() - Qt.Key.Key_1
        if self.desk.is_drafting and 0 <= number < len(dice):
            self.set_focus_piece(dice[number])
            self.activate(dice[number])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        pressed = self.piece_at(event.position().toPoint())
        is_tray = pressed is not None and pressed.row.key == "tray.roll"
        self._flick_from = event.position().toPoint() if is_tray else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        start, self._flick_from = self._flick_from, None
        if start is not None and (event.position().toPoint() - start).manhattanLength() >= FLICK:
            self._pressed = None
            self.roll()
            return
        super().mouseReleaseEvent(event)
