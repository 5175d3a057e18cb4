"""The log, newest first; a click shows the table at that step."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPixmap,
    QShowEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from ludarium.app.match.recap import RecapBox
from ludarium.app.match.score_row import styled_label
from ludarium.look import fonts
from ludarium.look.seats import paint_mark, seat
from ludarium.look.text_painting import write, write_lines
from ludarium.look.theme import Look
from ludarium.look.tooltips import tooltip
from ludarium.models.keyed_list import Index
from ludarium.models.list_roles import Role
from ludarium.models.log_model import HEAD, SHOWN, LogModel
from ludarium.models.table_voice import at_table
from ludarium.widgets.layouts import column, row
from ludarium.widgets.pressable_list import LineList

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LogDelegate(QStyledItemDelegate):
    """Draws a line with its seat's mark, or the heading of a turn. Heights are cached."""

    def __init__(self, look: Look, colours: Sequence[int], view: QListView) -> None:
        super().__init__(view)
        self.look = look
        self._colours = colours
        self._view = view
        self._width = 0
        self._heights: dict[str, int] = {}
        self._text = fonts.font(fonts.TextStyle(fonts.TEXT, 10.5), look.scale)
        self._name = QTextCharFormat()
        self._name.setFont(fonts.font(fonts.TextStyle(fonts.STRONG, 10.5), look.scale))
        self._head = fonts.font(fonts.TextStyle(fonts.DISPLAY, 9), look.scale)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self._view.viewport().width()
        if width != self._width:
            self._width = width
            self._heights.clear()
        text = index.data()
        if text not in self._heights:
            self._heights[text] = self._height(index, width) + self.look.px(7)
        return QSize(width, self._heights[text])

    def _height(self, index: Index, width: int) -> int:
        if index.data(Role.KIND) == HEAD:
            space = QRect(0, 0, width - self.look.px(24), 10_000)
            return QFontMetrics(self._head).boundingRect(space, WRAP, index.data()).height()
        return math.ceil(self.written(index, width - self.beside(index)).boundingRect().height())

    def beside(self, index: Index) -> int:
        """Return the width beside the text: mark and margins."""
        return self.look.px(52)

    def written(self, index: Index, width: float) -> QTextLayout:
        """Break the line to the width, with names in bold. The model's text stays plain."""
        layout = QTextLayout(index.data(), self.font(index))
        ranges = []
        for start, length in index.data(Role.SPANS) or ():
            one = QTextLayout.FormatRange()
            one.start, one.length, one.format = start, length, self._name
            ranges.append(one)
        layout.setFormats(ranges)
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, top))
            top += line.height()
        layout.endLayout()
        return layout

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        if index.data(Role.KIND) == HEAD:
            self._paint_head(painter, option, index)
        else:
            self._paint_line(painter, option, index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = self.look.theme, option.rect
        if SHOWN in (index.data(Role.MARKS) or ()):
            painter.fillRect(rect, theme.tint)
            painter.fillRect(rect.left(), rect.top(), self.look.px(4), rect.height(), theme["bronze"])
        elif option.state & QStyle.StateFlag.State_Selected and self._view.hasFocus():
            painter.fillRect(rect, theme.chosen)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.hover)

    def _paint_head(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = self.look.theme, option.rect
        painter.fillRect(rect, theme.mix("surface", "window", 0.8))
        self._paint_ground(painter, option, index)
        painter.setPen(theme.quiet)
        painter.setFont(self._head)
        write(painter, rect.adjusted(self.look.px(12), 0, -self.look.px(12), 0), WRAP, index.data())

    def _paint_line(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, rect = self.look, option.rect
        self._paint_ground(painter, option, index)
        self.paint_mark(painter, rect, index)
        painter.setPen(self.ink(index))
        beside = self.beside(index)
        text = self.written(index, rect.width() - beside)
        write_lines(painter, QRectF(rect).adjusted(beside - look.px(16), 0, -look.px(16), 0), text)

    def paint_mark(self, painter: QPainter, rect: QRect, index: Index) -> None:
        look, number = self.look, index.data(Role.SEAT)
        if 0 <= number < len(self._colours):
            mark = QRectF(rect.left() + look.px(12), rect.top() + look.px(5), look.px(15), look.px(15))
            paint_mark(painter, seat(self._colours[number]), mark)

    def ink(self, index: Index) -> QColor:
        return self.look.theme["ink"]

    def font(self, index: Index) -> QFont:
        return self._text


SmallPictures = Callable[[str], QPixmap | None]  # small picture of a played card by name, None if there is none


class RecapDelegate(LogDelegate):
    """Draws a line with the card it is about, if any."""

    def __init__(self, look: Look, colours: Sequence[int], view: QListView, faces: SmallPictures) -> None:
        super().__init__(look, colours, view)
        self._faces = faces

    def face(self, index: Index) -> QPixmap | None:
        name = index.data(Role.PICTURE)
        return self._faces(name) if name else None

    def beside(self, index: Index) -> int:
        face = self.face(index)
        return super().beside(index) if face is None else round(face.deviceIndependentSize().width()) + self.look.px(32)

    def _height(self, index: Index, width: int) -> int:
        face = self.face(index)
        least = 0 if face is None else round(face.deviceIndependentSize().height())
        return max(least, super()._height(index, width))

    def paint_mark(self, painter: QPainter, rect: QRect, index: Index) -> None:
        face = self.face(index)
        if face is None:
            super().paint_mark(painter, rect, index)
        else:
            painter.drawPixmap(rect.left() + self.look.px(8), rect.top() + self.look.px(3), face)


class LogList(LineList):
    """The lines.

    looked: show the table as it was at this position
    """

    looked = Signal(int)

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setMouseTracking(True)
        self.setAccessibleName(at_table.tr("Log"))
        self.clicked.connect(self._ask)

    def _ask(self, index: Index) -> None:
        if index.isValid():
            self.looked.emit(index.data(Role.VALUE))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._ask(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape or event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)


class HistorySlider(QWidget):
    """The slider through the past.

    looked: show the table as it was at this position
    """

    looked = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(at_table.tr("Position in the match"))
        self.slider.setMinimumWidth(look.px(60))
        self._back = self._arrow(Qt.ArrowType.LeftArrow, at_table.tr("One step back"), -1)
        self._on = self._arrow(Qt.ArrowType.RightArrow, at_table.tr("One step on"), 1)
        self._said = styled_label(fonts.SMALL, look, points=9.5, colour=look.theme.quiet)
        self._said.setWordWrap(False)
        box = row(self._back, self.slider, self._on, self._said, gap=8)
        box.setStretchFactor(self.slider, 1)
        self.setLayout(box)
        self._is_showing = False
        self.slider.valueChanged.connect(self._on_value)

    def _arrow(self, way: Qt.ArrowType, tip: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setArrowType(way)
        button.setToolTip(tooltip(tip))
        button.setAccessibleName(tip)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.slider.setValue(self.slider.value() + step))
        return button

    def show_at(self, position: int, last: int) -> None:
        """Set the slider without emitting `looked`."""
        self._is_showing = True
        self.slider.setRange(0, last)
        self.slider.setValue(position)
        self._is_showing = False
        now = at_table.tr("now")
        self._said.setText(now if position >= last else at_table.tr("{here} of {last}", here=position, last=last))
        self._back.setEnabled(position > 0)
        self._on.setEnabled(position < last)

    def _on_value(self, position: int) -> None:
        if not self._is_showing:
            self.looked.emit(position)


class LogPane(QWidget):
    """The recap, the lines and the slider."""

    def __init__(
        self, model: LogModel, colours: Sequence[int], look: Look, faces: SmallPictures = lambda name: None
    ) -> None:
        super().__init__()
        self._model = model
        self.recap = RecapBox(look)
        self.recap.list.setItemDelegate(RecapDelegate(look, colours, self.recap.list, faces))
        self.list = LogList(model)
        self.list.setItemDelegate(LogDelegate(look, colours, self.list))
        self.slider = HistorySlider(look)
        self.slider.setContentsMargins(look.px(10), look.px(5), look.px(10), look.px(6))
        box = column(self.recap, self.list, self.slider, gap=0)
        box.setStretchFactor(self.list, 1)
        self.setLayout(box)

    def tab_order(self) -> tuple[QWidget, ...]:
        return self.recap.button, self.recap.away, self.recap.list, self.list, self.slider.slider

    def show_place(self) -> None:
        """Scroll to the shown step, or to the newest."""
        place = next((place for place, row in enumerate(self._model.rows) if row.marks and SHOWN in row.marks), None)
        if place is None:
            self.list.scrollToTop()  # without measuring every line of a long match
        else:
            self.list.scrollTo(self._model.index(place), QAbstractItemView.ScrollHint.EnsureVisible)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Scroll once visible: behind a tab it has no effect."""
        super().showEvent(event)
        self.show_place()
