"""A piece or a place on a board: one item for one thing of the scene."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ludarium.boards.outlines import GLOW, RING, paint_glow
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.words.description import Said

FOCUS_GAP = 4.0

# Flags that only frames show
FRAMING = frozenset({"glow", "asked", "is_beside", "preview", "mark", "hint", "is_focus"})


class Piece(QGraphicsObject):
    """What stands on a board for a thing: painted by `draw`, framed by what is true of it now.

    live: an action begins with it; asked: the question is about it; picked: it is part of the choice that is made
    glow: it is a place for what is held; is_beside: something is held, and it is none of the places for it
    preview: the score that dropping here would lead to
    mark: it was touched by the last move; hint: the computer would touch it
    """

    glow_gap = 1.0  # distance of the glow from the piece
    glow_side: float | None = None  # the same at the left and right, if different
    is_stack = False  # one of several is held, at the middle of its picture
    least_held = 0.0  # smallest scale while held
    keeps_marks = True  # ringed when the last moves touched it
    keeps_picture = True  # its picture depends only on its thing and flags
    drawn_by: frozenset[str] = frozenset()  # flags among `FRAMING` that also change the piece itself
    badge_lift = 6.0  # pixels of the badge above the piece

    def __init__(self, thing: Thing, context: TableContext) -> None:
        super().__init__()
        self.thing = thing
        self.id = thing.id
        self.context = context
        self.theme = context.theme
        self.rect = QRectF()
        self.glow = False
        self.asked = False
        self.picked = False
        self.is_beside = False
        self.live = False
        self.held = False
        self.mark = False
        self.hint = ""
        self.preview: int | None = None
        self.is_focus = False
        self.is_round = False
        self._way: QPropertyAnimation | None = None
        self._is_kept = False
        self._ring: Ring | None = None

    def keep_picture(self) -> None:
        """Cache the picture; frames are painted over it."""
        self._is_kept = True
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def said(self) -> Said:
        return self.context.desk.scene.said(self.thing)

    @property
    def can_begin(self) -> bool:
        """Whether the focus should start here: usable, and not merely a place."""
        return self.live and self.zValue() > 0

    # What it shows

    def show_thing(self, thing: Thing) -> None:
        self.thing = thing
        self.update()

    def place(self, rect: QRectF) -> None:
        """Stand here at once, in the board's coordinates."""
        self.arrive()
        if rect != QRectF(self.pos(), self.rect.size()):
            self._resize(rect)
            self.setPos(rect.topLeft())

    def glide(self, rect: QRectF, duration: int) -> None:
        """Move there in this many milliseconds; at once if 0 or on first placement."""
        if rect == self._end():
            return
        if not duration or self.rect.isEmpty():
            self.place(rect)
            return
        self.arrive()
        self._resize(rect)
        self._way = QPropertyAnimation(self, b"pos", self)
        self._way.setDuration(duration)
        self._way.setEndValue(rect.topLeft())
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.start()

    def _resize(self, rect: QRectF) -> None:
        if rect.size() == self.rect.size():
            return
        self.prepareGeometryChange()
        if self._ring is not None:
            self._ring.prepareGeometryChange()
        self.rect = QRectF(QPointF(), rect.size())
        if self._is_kept:  # or it would be painted anew only where it grows
            self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def _end(self) -> QRectF:
        """Return where it stands or is moving to."""
        corner = self.pos() if self._way is None else self._way.endValue()
        return QRectF(corner, self.rect.size())

    def arrive(self) -> None:
        if self._way is not None:
            self._way.setCurrentTime(self._way.duration())
            self._way = None

    def flag(self, **flags: object) -> None:
        """Set flags and repaint where they changed."""
        is_drawn = is_framed = False
        for name, value in flags.items():
            if getattr(self, name) != value:
                setattr(self, name, value)
                # That something else is held is seen only of what would shine otherwise.
                is_framed = is_framed or (name in FRAMING and (name != "is_beside" or self.asked))
                is_drawn = is_drawn or name not in FRAMING or name in self.drawn_by
        if is_drawn:
            self.update()
        if is_framed and (self._is_kept or not is_drawn):
            self.update_frames()

    def update_frames(self) -> None:
        if not self._is_kept:
            self.update()
            return
        self._ring = self._ring or Ring(self)
        self._ring.setVisible(self.shines or self.mark or bool(self.hint) or self.is_focus)
        self._ring.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the thing itself inside `rect`."""

    def draw_held(self, painter: QPainter) -> None:
        """Paint what is carried: one of many, or all."""
        self.draw(painter)

    def draw_rest(self, painter: QPainter) -> None:
        """Paint what stays while it is carried."""

    def picture(self, ratio: float) -> QPixmap:
        """Return what is carried as a picture for this pixel ratio."""
        rect = self.boundingRect()
        picture = QPixmap((rect.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-rect.topLeft())
        self.draw_held(painter)
        painter.end()
        return picture

    # Frames

    @property
    def shines(self) -> bool:
        """Whether it glows as a target or as asked for."""
        return self.glow or (self.asked and not self.is_beside)

    def _frames(self, painter: QPainter) -> None:
        if self.shines:
            gap, side = self.glow_gap, self.glow_gap if self.glow_side is None else self.glow_side
            around = self.rect.adjusted(-side, -gap, side, gap)
            paint_glow(painter, around, self.theme["legal"], is_round=self.is_round)
        if self.mark and self.keeps_marks:
            self._frame(painter, self.theme["bronze"], 1.5, 2.0)
        if self.hint:
            self._frame(painter, self.theme["bronze"], 2.5, 2.0, Qt.PenStyle.DashLine)
            self._badge(painter, self.hint)
        if self.glow and self.preview is not None:
            self._badge(painter, str(self.preview).replace("-", "\N{MINUS SIGN}"))
        if self.is_focus and self.context.drag.by_keys:
            self._frame(painter, self.theme["accent"], 3.0, FOCUS_GAP)

    def _badge(self, painter: QPainter, text: str) -> None:
        """Paint a small number at the upper right: a hint's rank or the resulting score."""
        scale = self.context.scale
        painter.setFont(fonts.sized(fonts.STRONG, round(12 * scale)))
        width = max(18.0 * scale, painter.fontMetrics().horizontalAdvance(text) + 8.0 * scale)
        pill = QRectF(self.rect.right() - width + 5, self.rect.top() - self.badge_lift, width, 16 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme["bronze"] if self.hint else self.theme["legal"])
        painter.drawRoundedRect(pill, 8 * scale, 8 * scale)
        painter.setPen(self.theme["surface"])
        write(painter, pill, Qt.AlignmentFlag.AlignCenter, text)

    def _frame(
        self, painter: QPainter, color: QColor, width: float, gap: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> None:
        painter.setPen(QPen(color, width, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = self.rect.adjusted(-gap, -gap, gap, gap)
        if self.is_round:
            painter.drawEllipse(around)
        else:
            painter.drawRoundedRect(around, 6, 6)

    def boundingRect(self) -> QRectF:  # noqa: N802
        edge = RING + GLOW + FOCUS_GAP
        return self.rect.adjusted(-edge, -edge, edge + 12, edge)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        (self.draw_rest if self.held else self.draw)(painter)
        painter.restore()
        if not self._is_kept:
            self._frames(painter)


class Ring(QGraphicsItem):
    """The frames of a piece with a cached picture."""

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece)
        self._piece = piece

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._piece.boundingRect()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._piece._frames(painter)
