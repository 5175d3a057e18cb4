"""Buttons of the banner: an action with its icon and shortcut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFontMetrics, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from ludarium.look import fonts
from ludarium.look.text_painting import write
from ludarium.look.theme import Look


class ActionButton(QPushButton):
    """A button for an action, with its icon and the name of its key.

    changed: it may need more or less room now
    tried: it was pressed though it cannot be used now: somebody wants to know why
    """

    changed = Signal()
    tried = Signal(object)

    def __init__(self, action: QAction, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.action = action
        self._look = look
        self._is_small = self._is_bare = False
        self._font = fonts.font(fonts.BUTTON, look.scale)
        self._key_font = fonts.font(fonts.SMALL, look.scale)
        self._size = QSize()
        self._written: tuple[str, str, bool, bool] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def set_small(self, small: bool) -> None:
        self._is_small = small
        self._measure()

    def set_bare(self, bare: bool) -> None:
        """Show only the icon, if there is one."""
        self._is_bare = bare and not self.action.icon().isNull()
        self._measure()

    def set_main(self, main: bool) -> None:
        """Fill the button if it is the suggested one."""
        kind = "primary" if main else ""
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)

    def _follow(self) -> None:
        self.setText(self.action.iconText())
        self.setEnabled(self.action.isEnabled())
        self.setToolTip(self.action.toolTip())
        self.setAccessibleName(self.action.text().replace("&", ""))
        self._measure()
        self.update()

    def _measure(self) -> None:
        """Compute the size; emit `changed` if it differs."""
        written = (self._words(), self._key(), self.action.icon().isNull(), self._is_small)
        if written == self._written:
            return
        self._written = written
        before = self._size
        self._size = QSize(self.width_for(self._is_bare), self._look.px(34 if self._is_small else 36))
        if self._size != before:
            self.updateGeometry()
            self.changed.emit()

    def width_for(self, bare: bool) -> int:
        look, has_icon = self._look, not self.action.icon().isNull()
        if bare and has_icon:
            return look.px(16) + 2 * self._side() + 2
        width = QFontMetrics(self._font).horizontalAdvance(self.text()) + 2 * self._side() + 2
        width += look.px(24) if has_icon else 0
        return width + (QFontMetrics(self._key_font).horizontalAdvance(self._key()) + look.px(8) if self._key() else 0)

    def _words(self) -> str:
        return "" if self._is_bare else self.text()

    def _side(self) -> int:
        return self._look.px(12 if self._is_small else 14)

    def _key(self) -> str:
        """Return the shortcut; long ones are left to the tooltip and the menu."""
        key = "" if self._is_small else self.action.shortcut().toString()
        return key if len(key) <= 3 else ""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and not self.isEnabled():
            self.tried.emit(self.action)
        return super().event(event)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        inner = self.rect().adjusted(self._side(), 0, -self._side(), 0)
        if not self.action.icon().isNull():
            self._paint_icon(painter, inner)
            inner.setLeft(inner.left() + self._look.px(24))
        painter.setPen(self._ink())
        painter.setFont(self._font)
        write(painter, inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._words())
        if self._key() and not self._is_bare:
            painter.setFont(self._key_font)
            painter.setOpacity(0.75)
            write(painter, inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._key())

    def _paint_icon(self, painter: QPainter, inner: QRect) -> None:
        size = self._look.px(18)
        place = QRect(inner.left(), (self.height() - size) // 2, size, size)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        self.action.icon().paint(painter, place, mode=mode)

    def _ink(self) -> QColor:
        theme = self._look.theme
        is_main = self.property("kind") == "primary"
        if not self.isEnabled():
            return theme["muted"] if is_main else theme.pale
        return theme["accent_ink"] if is_main else theme["ink"]
