"""The dice tray: dice to roll again and dice that are kept, and after the roll what they gave."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.click_actions import Click, activate
from ludarium.boards.die import CAPTION, DieItem
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.iron_age import scene
from ludarium.look import fonts, icons
from ludarium.look.text_painting import write
from ludarium.models.table_voice import at_table

FLICK = 70
"""How far, in pixels, the tray must be flicked to roll."""

WIDEST = 170.0
"""So much room, in pixels at 100 %, a die takes at most with what is written below it."""

POOL, WORDS = 86, 20
"""So much room, in pixels at 100 %, the words under a pool need: how wide, and how high."""

EMPIRE = tuple(
    f"die-empire-{face}"
    for face in ("population3", "food3", "food-or-population2", "innovation", "goods-port", "skull")
)
FATE = tuple(f"die-fate-{face}" for face in ("bounty", "drought", "omens", "conquest", "tribute-demand", "skull"))


def picture(thing: Thing) -> str:
    """The picture of a die, or of a face of one."""
    match thing.facts:
        case scene.Die(die=die, face=face) | scene.Face(die=die, face=face):
            return f"die-{die}-{face.replace('_', '-')}" if face else f"die-{die}-blank"
        case _:
            raise TypeError(thing.facts)


class TrayPlace(Piece):
    """One of the two halves of the tray."""

    keeps_marks = False

    def draw(self, painter: QPainter) -> None:
        theme = self.theme
        rolls = not self.thing.place
        painter.setBrush(theme.mix("wood", "surface", 0.75) if rolls else theme["wood"])
        pen = QPen(theme["legal"] if rolls and facts_of(self.thing, scene.Tray).is_open else theme["wood_dark"], 1.4)
        if rolls:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(self.rect, 8, 8)
        painter.setPen(theme["ink"])
        painter.setFont(fonts.sized(fonts.STRONG, round(14 * self.context.scale)))
        write(painter, self.rect.adjusted(10, 6, -6, 0), Qt.AlignmentFlag.AlignLeft, self.said.name)


class PoolItem(Piece):
    """Population or innovations to spend: a stack with its number."""

    keeps_marks = False
    is_stack = True

    def _side(self) -> int:
        return round(min(self.rect.width(), self.rect.height() - WORDS * self.context.scale))

    def picture(self, ratio: float) -> QPixmap:
        """One is taken at a time."""
        side = max(1, self._side())
        return icons.pixmap(facts_of(self.thing, scene.Pool).what, QSize(side, side), ratio)

    def draw(self, painter: QPainter) -> None:
        side, scale = self._side(), self.context.scale
        if side <= 0:
            return
        self._draw_stack(painter, facts_of(self.thing, scene.Pool).count)
        painter.setPen(self.theme["ink"])
        painter.setFont(fonts.sized(fonts.STRONG, round(14 * scale)))
        wide = max(self.rect.width(), painter.fontMetrics().horizontalAdvance(self.said.name) + 4)
        words = QRectF(self.rect.center().x() - wide / 2, side, wide, WORDS * scale)
        write(painter, words, Qt.AlignmentFlag.AlignCenter, self.said.name)

    def draw_rest(self, painter: QPainter) -> None:
        self._draw_stack(painter, facts_of(self.thing, scene.Pool).count - 1)

    def _draw_stack(self, painter: QPainter, count: int) -> None:
        side, shown = self._side(), min(count, 4)
        if side <= 0:
            return
        step = min(10.0, (self.rect.width() - side) / max(1, shown - 1)) if count > 1 else 0.0
        left = self.rect.center().x() - (side + step * (shown - 1)) / 2
        one = self.picture(painter.device().devicePixelRatioF())
        for n in range(shown):
            painter.drawPixmap(QRectF(left + n * step, 0, side, side).toRect(), one)


class FaceItem(Piece):
    """A face that omens may show."""

    keeps_marks = False

    def draw(self, painter: QPainter) -> None:
        side = round(min(self.rect.width(), self.rect.height()))
        image = icons.pixmap(picture(self.thing), QSize(side, side), painter.device().devicePixelRatioF())
        painter.setOpacity(1.0 if self.glow else 0.75)
        painter.drawPixmap(QRectF(0, 0, side, side).toRect(), image)


class Die(DieItem):
    """One of the dice, which do not last: nothing of them is marked."""

    keeps_marks = False

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__(thing, context, picture, FATE if facts_of(thing, scene.Die).die == scene.FATE else EMPIRE)

    @property
    def is_locked(self) -> bool:
        return facts_of(self.thing, scene.Die).is_locked


class Tray(Board):
    """Both halves of the tray with the dice in them.

    roll: what a flick of the tray does
    """

    def __init__(self, context: TableContext, roll: Callable[[], None], parent: QWidget | None = None) -> None:
        self._flick_from: QPoint | None = None
        self._shared_of: tuple[int, tuple[str, ...]] = (-1, ())
        self._share = 0.0
        self._roll = roll
        super().__init__(context, (scene.TRAY,), parent)
        context.desk.drafted.connect(self.registry.arrange)
        self.setAccessibleName(at_table.tr("Dice tray"))

    def make(self, thing: Thing) -> Piece:
        match thing.kind:
            case "die":
                item: Piece = Die(thing, self.context)
            case "pool":
                item = PoolItem(thing, self.context)
            case "face":
                item = FaceItem(thing, self.context)
            case _:
                return TrayPlace(thing, self.context)
        item.setZValue(2)
        return item

    def tumble(self, keys: set[str], duration: int) -> None:
        """Let these dice roll."""
        for piece in self.registry:
            if isinstance(piece, DieItem) and piece.id in keys:
                piece.tumble(duration)

    # Where things lie

    def _halves(self) -> tuple[QRectF, QRectF]:
        """Side by side; in a tray that is higher than wide, one above the other."""
        view = QRectF(self.viewport().rect()).adjusted(8, 8, -8, -8)
        share = self._left_share()
        first, second = QRectF(view), QRectF(view)
        if view.height() > view.width():
            first.setHeight(max(120.0 * self.context.scale, view.height() * share))
            second.setTop(first.bottom() + 8)
        else:
            first.setWidth(max(160.0 * self.context.scale, view.width() * share))
            second.setLeft(first.right() + 8)
        return first, second

    def _left_share(self) -> float:
        """How much of the tray the left half takes: as its share of what lies there asks for. Worked out once."""
        of = (self.desk.serial, tuple(self.desk.draft))
        if of != self._shared_of:
            self._shared_of, self._share = of, self._find_share()
        return self._share

    def _find_share(self) -> float:
        things = self._things()
        if any(thing.kind == "face" for thing in things):
            return 0.62
        left = sum(self._in_left(thing) for thing in things)
        return min(0.7, max(0.34, (left + 0.5) / (len(things) + 1)))

    def _things(self) -> list[Thing]:
        """What lies in the trays and is drawn there."""
        return [piece.thing for piece in self.registry if piece.thing.kind != "tray" and not _is_used_up(piece.thing)]

    def _in_left(self, thing: Thing) -> bool:
        """Blank dice wait to be rolled; picked ones are to be rolled again; means and faces lie there too."""
        return thing.zone != "tray.keep" or thing.id in self.desk.draft

    def where(self, thing: Thing) -> QRectF | None:
        left, right = self._halves()
        if thing.kind == "tray":
            return right if thing.place else left
        if _is_used_up(thing):
            return None
        half = left if self._in_left(thing) else right
        same = [other.id for other in self._things() if self._in_left(other) == self._in_left(thing)]
        die = self.piece(thing.id)
        if isinstance(die, DieItem):
            die.caption_width = min(half.width() / len(same), WIDEST * self.context.scale) - 6
        return self._slot(half, same.index(thing.id), len(same), thing.kind)

    def _slot(self, half: QRectF, place: int, count: int, kind: str) -> QRectF:
        """One of ``count`` equal slots in the half: in as many lines as make them largest."""
        scale = self.context.scale
        area = half.adjusted(8, 22 * scale, -8, -2) if kind == "pool" else half.adjusted(8, 28 * scale, -8, -8)
        has_caption = kind == "die" and area.height() > 110 * scale and area.width() / count >= 120 * scale
        captioned = CAPTION * scale if has_caption and not self._are_blank() else 0.0
        caption = WORDS * scale if kind == "pool" else captioned
        narrow = self._widest_pool() if kind == "pool" else 0
        ways = [lines for lines in (1, 2, 3, 4) if area.width() / -(-count // lines) >= narrow] or [count]
        best = max(ways, key=lambda lines: min(area.height() / lines - caption, area.width() / -(-count // lines)))
        if captioned:
            best = 1
        across = -(-count // best)
        side = min(area.height() / best - caption, area.width() / across)
        size = max(1.0, min(side - 8, (96.0 if kind != "face" else 56.0) * scale))
        line, column = divmod(place, across)
        in_line = min(across, count - line * across)
        width = min(area.width() / across, WIDEST * scale)
        x = area.center().x() - in_line * width / 2 + (column + 0.5) * width
        y = area.center().y() + (line - (best - 1) / 2) * (side + caption)
        return QRectF(x - size / 2, y - (size + caption) / 2, size, size + caption)

    def _widest_pool(self) -> float:
        """How wide the words under a pool are."""
        letters = QFontMetricsF(fonts.sized(fonts.STRONG, round(14 * self.context.scale)))
        said = [piece.said.name for piece in self.registry if isinstance(piece, PoolItem)]
        return max(POOL * self.context.scale, *(letters.horizontalAdvance(words) + 8 for words in said), 0.0)

    def _are_blank(self) -> bool:
        return any(isinstance(thing.facts, scene.Die) and not thing.facts.face for thing in self._things())

    # Choosing

    def meaning(self, piece: Piece) -> Click | None:
        if self.desk.is_drafting and piece.thing.kind == "tray":
            return None  # the tray itself is not a choice: dice are
        return super().meaning(piece)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """A number picks the die of that number, in the order in which they came, the fate die last."""
        dice = [piece for piece in self.registry if piece.thing.kind == "die"]
        number = event.key() - Qt.Key.Key_1
        if self.desk.is_drafting and 0 <= number < len(dice):
            self.set_focus_piece(dice[number])
            activate(self, dice[number])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        pressed = self.piece_at(event.position().toPoint())
        is_tray = pressed is not None and pressed.id == "tray.roll"
        self._flick_from = event.position().toPoint() if is_tray else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        start, self._flick_from = self._flick_from, None
        if start is not None and (event.position().toPoint() - start).manhattanLength() >= FLICK:
            self.pointer.forget_press()
            self._roll()
            return
        super().mouseReleaseEvent(event)


def _is_used_up(thing: Thing) -> bool:
    """What is there to be chosen, but not there yet."""
    return isinstance(thing.facts, scene.Pool) and not thing.facts.count
