"""Camera over a map: which part is visible, and how large."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

MOST = 4.0  # largest zoom
STRETCH = 1.2  # most horizontal stretch; any flat map of a globe is stretched somewhere


class Camera:
    """Looks at a world, measured in units of its own, through a window, measured in pixels.

    world: all that there is; home: what is always seen at first, whatever the size of the window
    zoom: 1 when everything is seen
    """

    def __init__(self, world: QRectF, home: QRectF) -> None:
        self._world, self._home = world, home
        self._across = self._down = 1.0
        self._centre = home.center()
        self.zoom = 1.0
        self.window = QRectF(0, 0, world.width(), home.height())

    def look_through(self, view: QRectF) -> None:
        """Set the view's rectangle; its centre stays."""
        world, home = self._world, self._home
        across, down = view.width() / world.width(), view.height() / home.height()
        if across > down * STRETCH:
            across = down * STRETCH
        elif across < down:  # a high window shows more of the world above and below
            down = across
        self._across, self._down = max(across, 0.01), max(down, 0.01)
        high = min(view.height(), world.height() * self._down)
        self.window = QRectF(0, 0, world.width() * self._across, high)
        self.window.moveCenter(view.center())
        self._stay_inside()

    # From the world to the window and back

    @property
    def scale(self) -> float:
        """Pixels per unit of height."""
        return self._down * self.zoom

    def at(self, x: float, y: float) -> QPointF:
        way = QPointF(x, y) - self._centre
        return self.window.center() + QPointF(way.x() * self._across, way.y() * self._down) * self.zoom

    def rect(self, of_world: QRectF) -> QRectF:
        return QRectF(
            self.at(of_world.left(), of_world.top()), self.at(of_world.right(), of_world.bottom())
        ).normalized()

    def under(self, point: QPointF) -> QPointF:
        way = (point - self.window.center()) / self.zoom
        return self._centre + QPointF(way.x() / self._across, way.y() / self._down)

    @property
    def position(self) -> tuple[float, ...]:
        """Everything that decides what is visible."""
        centre, window = self._centre, self.window
        corner, size = window.topLeft(), window.size()
        return (self._across, self._down, self.zoom, centre.x(), centre.y(), *corner.toTuple(), *size.toTuple())

    # Moving

    def fit(self) -> None:
        self.zoom = 1.0
        self._centre = self._home.center()
        self._stay_inside()

    def zoom_by(self, factor: float, around: QPointF) -> None:
        """Zoom; what lies under the point stays there."""
        held = self.under(around)
        self.zoom = min(MOST, max(1.0, self.zoom * factor))
        self.pan(around - self.at(held.x(), held.y()))

    def pan(self, way: QPointF) -> None:
        """Move the map by pixels, as far as it reaches."""
        self._centre -= QPointF(way.x() / self._across, way.y() / self._down) / self.zoom
        self._stay_inside()

    def _stay_inside(self) -> None:
        wide = self.window.width() / self._across / self.zoom / 2
        high = self.window.height() / self._down / self.zoom / 2
        inner = self._world.adjusted(wide, high, -wide, -high)
        # At its smallest the world is as wide as the window, and what is left of it is a matter of rounding.
        x = min(max(self._centre.x(), inner.left()), max(inner.left(), inner.right()))
        y = min(max(self._centre.y(), inner.top()), max(inner.top(), inner.bottom()))
        self._centre = QPointF(x, y)
