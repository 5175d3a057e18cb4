"""Zoomable maps: by wheel, pinch and keys, panned by dragging, reset by a double click."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from ludarium.boards.board import Board
from ludarium.boards.camera import Camera
from ludarium.boards.focus import ARROWS
from ludarium.boards.piece import Piece
from ludarium.boards.pointer_input import Pointer
from ludarium.boards.table_context import TableContext
from ludarium.boards.zoom_buttons import ZoomButtons

FRAME = 7.0  # width of the wooden frame in pixels
STEP = 1.25  # zoom factor of one notch or key
NOTCH = 120.0  # Qt's angle of one wheel notch
PUSH = 80.0  # pixels panned by one key
REST = 140  # milliseconds after the last move before the map is painted sharp


class MapBoard(Board):
    """A board whose ground is a map. Pieces stand at points of the map, and keep a size in which they can be read.

    ground: the colour around the map's frame
    """

    ground = "surface"

    def __init__(
        self, context: TableContext, zones: Collection[str], camera: Camera, parent: QWidget | None = None
    ) -> None:
        self.camera = camera
        self._ground: QPixmap | None = None
        self._painted: tuple[float, ...] = ()
        self._rest = QTimer()
        super().__init__(context, zones, parent)
        self.pointer = MapPointer(self)
        self._rest.setParent(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.viewport().update)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.buttons = ZoomButtons(self.viewport(), context.scale, lambda: self.zoom(STEP), lambda: self.zoom(1 / STEP))
        self._keys: Mapping[int, Callable[[], None]] = {
            Qt.Key.Key_Plus: lambda: self.zoom(STEP),
            Qt.Key.Key_Equal: lambda: self.zoom(STEP),
            Qt.Key.Key_Minus: lambda: self.zoom(1 / STEP),
            Qt.Key.Key_0: self.fit,
        }

    def paint_map(self, painter: QPainter, is_moving: bool) -> None:
        """Paint the map as the camera sees it: fast while it moves, sharp at rest."""
        raise NotImplementedError

    # Looking nearer and elsewhere

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Zoom around a point of the view, or its centre."""
        self.camera.zoom_by(factor, around or self.camera.window.center())
        self._moved()

    def pan(self, way: QPointF) -> None:
        self.camera.pan(way)
        self._moved()

    def fit(self) -> None:
        self.camera.fit()
        self._moved()

    def pinch(self, factor: float, way: QPointF, around: QPointF) -> None:
        """Handle a two-finger gesture."""
        self.camera.pan(way)
        self.zoom(factor, QPointF(self.viewport().mapFromGlobal(around.toPoint())))

    def _moved(self) -> None:
        self._rest.start()
        self.registry.arrange()
        self.viewport().update()

    def set_focus_piece(self, piece: Piece) -> None:
        """Pan so that the focused piece is visible, except while a button is pressed."""
        super().set_focus_piece(piece)
        if self.pointer.is_down:
            return
        seen, rect = self.camera.window, piece.mapRectToScene(piece.rect)
        way = QPointF(
            max(0.0, seen.left() - rect.left()) - max(0.0, rect.right() - seen.right()),
            max(0.0, seen.top() - rect.top()) - max(0.0, rect.bottom() - seen.bottom()),
        )
        if self.camera.zoom > 1 and not way.isNull():
            self.pan(way)

    # Painting

    def paint_ground(self, painter: QPainter) -> None:
        window = self.camera.window
        painter.save()
        painter.setClipRect(window)
        if self._rest.isActive():
            self.paint_map(painter, is_moving=True)
        else:
            painter.drawPixmap(window.topLeft(), self._sharp())
        painter.restore()

    def _sharp(self) -> QPixmap:
        """Return the cached picture of the visible part."""
        window, ratio = self.camera.window, self.devicePixelRatioF()
        if self._ground is None or self._painted != (ratio, *self.camera.position):
            picture = QPixmap((window.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-window.topLeft())
            self.paint_map(painter, is_moving=False)
            painter.end()
            self._painted, self._ground = (ratio, *self.camera.position), picture
        return self._ground

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802
        """Paint the wooden frame and cover what is outside it."""
        window = self.camera.window
        if window.contains(QRectF(rect)):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        beyond = QPainterPath()
        beyond.addRect(QRectF(self.viewport().rect()))
        beyond.addRect(window)
        painter.fillPath(beyond, self.theme[self.ground])
        painter.setPen(QPen(self.theme["wood_dark"], FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(window.adjusted(-FRAME / 2, -FRAME / 2, FRAME / 2, FRAME / 2), 3, 3)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Zoom by wheel; pan with Shift or two fingers on a touchpad."""
        turned, keys = event.angleDelta(), event.modifiers()
        if keys & Qt.KeyboardModifier.ShiftModifier:
            self.pan(QPointF(turned.x() + turned.y(), 0))
        elif not event.pixelDelta().isNull() and not keys & Qt.KeyboardModifier.ControlModifier:
            self.pan(QPointF(event.pixelDelta()))
        elif turned.y():
            self.zoom(STEP ** (turned.y() / NOTCH), event.position())
        else:
            self.pan(QPointF(turned.x(), 0))
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.pinch(pinch.scaleFactor(), pinch.centerPoint() - pinch.lastCenterPoint(), pinch.hotSpot())
                return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            dx, dy = ARROWS[event.key()]
            self.pan(QPointF(-dx, -dy) * PUSH)
        elif event.key() in self._keys and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._keys[event.key()]()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Reset the zoom; on a usable piece it counts as a second click."""
        place = self.target_at(event.position().toPoint())
        if place is not None and (place.live or place.glow or place.id in self.desk.touched):
            self.mousePressEvent(event)
        else:
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        edge = FRAME + 1
        self.camera.look_through(QRectF(self.viewport().rect()).adjusted(edge, edge, -edge, -edge))
        super().resizeEvent(event)
        self.buttons.place()


class MapPointer(Pointer):
    """Also pans the map if no draggable piece was pressed."""

    def __init__(self, board: MapBoard) -> None:
        super().__init__(board)
        self._map = board
        self._pan_from: QPoint | None = None
        self._is_pushed = False

    @property
    def is_down(self) -> bool:
        return self._pan_from is not None

    def press(self, event: QMouseEvent) -> None:
        self._pan_from, self._is_pushed = event.position().toPoint(), False
        super().press(event)

    def move(self, event: QMouseEvent) -> None:
        at, start = event.position().toPoint(), self._pan_from
        if start is None or self._map.drag.is_dragging or not self._maybe_push(event, at, start):
            super().move(event)

    def _maybe_push(self, event: QMouseEvent, at: QPoint, start: QPoint) -> bool:
        if not event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton):
            return False
        if not self._is_pushed:
            is_far = (at - start).manhattanLength() >= QApplication.startDragDistance()
            by_middle = bool(event.buttons() & Qt.MouseButton.MiddleButton)
            if not is_far or (not by_middle and self._map.draggable(start) is not None):
                return False
            self._is_pushed = True
            self._map.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._map.pan(QPointF(at - start))
        self._pan_from = at
        return True

    def release(self, event: QMouseEvent) -> None:
        pushed, self._is_pushed, self._pan_from = self._is_pushed, False, None
        if pushed:
            self.forget_press()
            self._map.viewport().setCursor(Qt.CursorShape.ArrowCursor)
            return
        super().release(event)
