"""Two widgets, one of which slides over the other."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class SlidingStack(QWidget):
    """The upper widget slides in from the left. Only the visible one takes the mouse."""

    def __init__(self, below: QWidget, above: QWidget) -> None:
        super().__init__()
        self._below, self._above = below, above
        self._slide: QPropertyAnimation | None = None
        self.is_covered = False
        for part in (below, above):
            part.setParent(self)
        above.hide()

    def cover(self, is_covered: bool, duration: int) -> None:
        """Slide over or back in this many milliseconds."""
        if is_covered == self.is_covered:
            return
        self.is_covered = is_covered
        self.land()
        self._above.raise_()
        self._above.show()
        self._below.show()
        slide = QPropertyAnimation(self._above, b"pos", self)
        slide.setDuration(duration)
        slide.setStartValue(self._aside() if is_covered else QPoint())
        slide.setEndValue(QPoint() if is_covered else self._aside())
        slide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        slide.finished.connect(self.land)
        self._slide = slide
        if duration and self.isVisible():
            slide.start()
        else:
            self.land()

    def land(self) -> None:
        """Finish the slide and hide what is covered."""
        slide, self._slide = self._slide, None
        if slide is not None:
            slide.stop()
        focused = self.isAncestorOf(self.window().focusWidget() or self)
        self._above.move(0, 0)
        (self._above if self.is_covered else self._below).show()
        (self._below if self.is_covered else self._above).hide()
        if focused:
            self.shown.setFocus()

    @property
    def shown(self) -> QWidget:
        return self._above if self.is_covered else self._below

    def _aside(self) -> QPoint:
        return QPoint(-self.width(), 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._below.minimumSizeHint().expandedTo(QSize(200, 160))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        for part in (self._below, self._above):
            part.resize(self.size())
