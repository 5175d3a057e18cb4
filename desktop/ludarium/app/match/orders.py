"""The Orders list: every legal action in words, played by click, number or Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ludarium.boards.rich_text import TextBlock, draw_line, lay_out
from ludarium.boards.search_field import SearchField
from ludarium.look import fonts, icons
from ludarium.look.text_painting import write
from ludarium.look.theme import Look
from ludarium.models.keyed_list import Index
from ludarium.models.list_roles import Role
from ludarium.models.orders_model import BARRED, ORDER, Order, OrdersFilter, OrdersModel
from ludarium.models.table_voice import at_table
from ludarium.widgets.layouts import column, row
from ludarium.widgets.pressable_list import LineList

NUMBERED = 9  # lines with a number key
NARROW = 300  # pixels at 100 %; a narrower list leaves out results
FROM_TOP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
WRAP = FROM_TOP | Qt.AlignmentFlag.AlignVCenter


class OrderDelegate(QStyledItemDelegate):
    """Draws a line: number, order, result on the right; a barred one with its reason below."""

    def __init__(self, look: Look, view: OrdersList) -> None:
        super().__init__(view)
        self._look = look
        self._view = view
        self._width = 0
        self._heights: dict[tuple[str, str, str], int] = {}
        self._text = fonts.font(fonts.TextStyle(fonts.TEXT, 11.5), look.scale)
        self._small = fonts.font(fonts.TextStyle(fonts.TEXT, 9.5), look.scale)
        self._strong = fonts.font(fonts.TextStyle(fonts.STRONG, 9.5), look.scale)
        self._head = fonts.font(fonts.TextStyle(fonts.DISPLAY, 9.5), look.scale)

    # Where things are

    def _right(self, order: Order) -> str:
        """Return the text on the right; none for an unchanged score in a narrow list."""
        if order.signs is not None and not order.hint:
            return order.signs
        is_narrow = self._view.viewport().width() < self._look.px(NARROW)
        return order.hint or ("" if order.stays and is_narrow else order.result)

    def _right_width(self, order: Order) -> int:
        right = self._right(order)
        if order.signs and right is order.signs:
            return round(self._signs(order).wide)
        width = QFontMetrics(self._strong).horizontalAdvance(right) if right else 0
        return width + (self._look.px(20) if order.hint else 0)

    def _signs(self, order: Order) -> TextBlock:
        """Lay out costs and gains, in two lines rather than wider than two fifths of the list."""
        room = max(self._look.px(64), self._view.viewport().width() * 0.4)
        return lay_out((order.signs,), room, self._look.px(14))

    def head_height(self, index: Index) -> int:
        """Return the height of the heading above the line, 0 unless it is the first under it."""
        order = index.data(Role.VALUE)
        if not order.head:
            return 0
        is_first = not index.row() or index.model().index(index.row() - 1, 0).data(Role.VALUE).head != order.head
        return self._look.px(24) if is_first else 0

    def _text_width(self, order: Order, width: int) -> int:
        look = self._look
        return width - look.px(44) - self._right_width(order) - look.px(20)

    def _height(self, index: Index, width: int) -> int:
        order, text = index.data(Role.VALUE), index.data()
        why = index.data(Role.DETAIL) if order.reason else ""
        if width != self._width:
            self._width = width
            self._heights.clear()
        key = (text, self._right(order), why)
        if key not in self._heights:
            space = QRect(0, 0, max(self._text_width(order, width), 40), 10_000)
            high = QFontMetrics(self._text).boundingRect(space, WRAP, text).height()
            if order.signs:
                high = max(high, round(self._signs(order).high))
            if why:
                high += QFontMetrics(self._small).boundingRect(space, WRAP, why).height()
            self._heights[key] = high + self._look.px(10)
        return self._heights[key]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self._view.viewport().width()
        return QSize(width, max(self._look.px(30), self._height(index, width)) + self.head_height(index))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        order: Order = index.data(Role.VALUE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        head = self.head_height(index)
        rect = option.rect.adjusted(0, head, 0, 0)
        if head:
            self._paint_head(painter, QRect(rect.left(), rect.top() - head, rect.width(), head), index)
        self._paint_ground(painter, option, rect)
        if order.reason is not None:
            self._paint_barred(painter, rect, index, order)
        else:
            self._paint_number(painter, rect, index.row())
            self._paint_order(painter, rect, index, order)
        painter.restore()

    def _paint_head(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Draw the heading of a group and its number of lines."""
        look, theme, head = self._look, self._look.theme, index.data(Role.VALUE).head
        painter.fillRect(rect, theme.mix("surface", "line", 0.35))
        painter.setPen(theme.quiet)
        painter.setFont(self._head)
        place = rect.adjusted(look.px(12), 0, -look.px(12), 0)
        write(painter, place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, head)
        model = index.model()
        heads = [model.index(row, 0).data(Role.VALUE).head for row in range(index.row(), model.rowCount())]
        painter.setFont(self._small)
        count = str(heads.count(head))
        write(painter, place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, count)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        theme = self._look.theme
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_current:
            painter.fillRect(rect, theme.chosen)
            if self._view.hasFocus():
                painter.fillRect(rect.left(), rect.top(), self._look.px(4), rect.height(), theme["accent"])
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.hover)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.mix("surface", "line", 0.5))

    def _paint_number(self, painter: QPainter, rect: QRect, row: int) -> None:
        if row >= NUMBERED or not self._view.numbers_work:
            return
        look, theme = self._look, self._look.theme
        side = look.px(19)
        box = QRect(rect.left() + look.px(12), rect.center().y() - side // 2, side, side)
        painter.setPen(QPen(theme["line"], 1))
        painter.setBrush(theme["raised"])
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(theme.quiet)
        painter.setFont(self._small)
        write(painter, box, Qt.AlignmentFlag.AlignCenter, str(row + 1))

    def _paint_order(self, painter: QPainter, rect: QRect, index: Index, order: Order) -> None:
        look, theme = self._look, self._look.theme
        place = QRect(rect.left() + look.px(40), rect.top(), self._text_width(order, rect.width()), rect.height())
        painter.setPen(theme["ink"])
        painter.setFont(self._text)
        write(painter, place, WRAP, index.data())
        right = QRect(rect.left(), rect.top(), rect.width() - look.px(12), rect.height())
        painter.setFont(self._strong if order.hint or order.gain else self._small)
        painter.setPen(self._tint(order))
        if order.hint:
            painter.setPen(theme.mix("bronze", "ink", 0.35))
            size = look.px(16)
            lamp = QRect(right.right() - self._right_width(order), right.center().y() - size // 2, size, size)
            painter.drawPixmap(lamp, icons.pixmap("hint", size, self._view.devicePixelRatioF()))
        if order.signs and not order.hint:
            draw_line(painter, QRectF(right), self._signs(order), theme["ink"], 1.0)
            return
        write(painter, right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._right(order))

    def _tint(self, order: Order) -> QColor:
        theme = self._look.theme
        if not order.gain:
            return theme.quiet
        return theme.gain if order.gain > 0 else theme["danger"]

    def _paint_barred(self, painter: QPainter, rect: QRect, index: Index, order: Order) -> None:
        look, theme = self._look, self._look.theme
        place = rect.adjusted(look.px(40), look.px(4), -look.px(12), -look.px(4))
        painter.setPen(theme["muted"])
        painter.setFont(self._text)
        write(painter, place, FROM_TOP, index.data())
        high = QFontMetrics(self._text).boundingRect(place, FROM_TOP, index.data()).height()
        painter.setFont(self._small)
        write(painter, place.adjusted(0, high, 0, 0), FROM_TOP, index.data(Role.DETAIL))


def is_number(event: QKeyEvent) -> bool:
    """Whether a key from 1 to 9 was pressed alone and once."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9 and not held and not event.isAutoRepeat()


class OrdersList(LineList):
    """The lines. Numbers play the first nine from anywhere at the table, Enter the current one, a click any.

    given: the row that was played or asked about; pointed: the row under pointer or focus, None when on nothing
    numbers_work: whether the numbers are for the lines now: a board may need them for its own things
    """

    given = Signal(object)
    pointed = Signal(object)

    def __init__(self, orders: OrdersFilter, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._orders = orders
        self._look = look
        self._empty = ""
        self.numbers_work = True
        self.setModel(orders)
        self._delegate = OrderDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setAccessibleName(at_table.tr("Orders"))
        self.clicked.connect(self._give)
        self.entered.connect(lambda index: self.pointed.emit(self.row_at(index)))

    def show_numbers(self, work: bool) -> None:
        """Show numbers while number keys play orders."""
        if work != self.numbers_work:
            self.numbers_work = work
            self.viewport().update()

    def row_at(self, index: Index) -> Order | None:
        source = self._orders.sourceModel()
        assert isinstance(source, OrdersModel)
        return source.rows[self._orders.mapToSource(index).row()] if index.isValid() else None

    def say_if_empty(self, text: str) -> None:
        self._empty = text
        self.viewport().update()

    @property
    def empty_text(self) -> str:
        """Return the text shown if the list is empty."""
        return "" if self._orders.rowCount() else self._empty

    def go_to(self, place: int) -> None:
        """Select a line without emitting `pointed`."""
        # The first line is seen anyhow: to bring it into sight, every line would be measured at once.
        self.setAutoScroll(place > 0)
        self.setCurrentIndex(self._orders.index(place, 0))
        self.setAutoScroll(True)
        if not place:
            self.scrollToTop()

    def give_number(self, place: int) -> None:
        self._give(self._orders.index(place, 0))

    def give_current(self) -> None:
        self._give(self.currentIndex())

    def _give(self, index: Index) -> None:
        row = self.row_at(index)
        if row is not None:
            self.given.emit(row)

    def indexAt(self, point: QPoint) -> QModelIndex:  # noqa: N802
        """Exclude headings: a click on one gives no order."""
        index = super().indexAt(point)
        is_head = index.isValid() and point.y() < self.visualRect(index).top() + self._delegate.head_height(index)
        return QModelIndex() if is_head else index

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay lines out again when the scroll bar comes or goes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return  # a key that is held down decides once
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.give_current()
        elif event.key() == Qt.Key.Key_Escape or is_number(event):
            event.ignore()  # the table's: numbers play from wherever the focus is
        else:
            before = self.currentIndex()
            super().keyPressEvent(event)
            if self.currentIndex() != before:
                self.pointed.emit(self.row_at(self.currentIndex()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if self.empty_text:
            painter, room = QPainter(self.viewport()), self.viewport().rect()
            painter.setPen(self._look.theme["muted"])
            painter.setFont(fonts.font(fonts.LABEL, self._look.scale))
            margin = self._look.px(16)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            write(painter, room.adjusted(margin, margin, -margin, -margin), flags, self.empty_text)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.pointed.emit(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.pointed.emit(None)


class OrdersPane(QWidget):
    """The list with its filter.

    chosen: an action to play; barred: why something cannot be done (a `Reason`); pointed: as of the list
    """

    chosen = Signal(object)
    barred = Signal(object)
    pointed = Signal(object)

    def __init__(self, orders: OrdersModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._orders = orders
        self._why_empty = ""
        self._proxy = OrdersFilter(orders, self)
        self.filter = OrdersFilterField(look)
        self.list = OrdersList(self._proxy, look)
        box = column(row(self.filter, margins=(10, 0, 10, 0)), gap=8, margins=(0, 8, 0, 6))
        box.addWidget(self.list, 1)
        self.setLayout(box)
        self.filter.textChanged.connect(self._look_for)
        self.filter.returnPressed.connect(self.list.give_current)
        self.filter.left.connect(self.list.setFocus)
        self.list.given.connect(self._on_given)
        self.list.pointed.connect(self.pointed)

    def begin(self, empty: str) -> None:
        """Reset the list for a new position. ``empty`` is shown if there are no orders."""
        self._why_empty = empty
        self.filter.clear()
        self._show_list()

    def tab_order(self) -> tuple[QWidget, ...]:
        return self.filter, self.list

    def show_first_hint(self) -> None:
        """Scroll to the best hint."""
        for place in range(self._proxy.rowCount()):
            row = self.list.row_at(self._proxy.index(place, 0))
            if row is not None and row.rank == 1:
                self.list.go_to(place)
                return

    def _look_for(self, text: str) -> None:
        self._proxy.look_for(text)
        self._show_list()

    def _show_list(self) -> None:
        """Show the list even if it is empty, so it keeps the focus."""
        is_filtered = bool(self._orders.rowCount())
        self.list.say_if_empty(at_table.tr("No matching orders.") if is_filtered else self._why_empty)
        self.list.go_to(0)
        self.list.scrollToTop()

    def _on_given(self, row: Order) -> None:
        if row.kind == ORDER:
            self.chosen.emit(row.action)
        elif row.kind == BARRED:
            self.barred.emit(row.reason)


class OrdersFilterField(SearchField):
    """Where the words to look for are typed. Down, and Escape when it is empty, lead to the list.

    left: the list is wanted
    """

    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(at_table.tr("Filter orders"), parent=parent)
        self._look = look
        self.setClearButtonEnabled(False)  # its key is painted there

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Down or (event.key() == Qt.Key.Key_Escape and not self.text()):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if self.text():
            return
        painter, look = QPainter(self), self._look
        painter.setPen(look.theme["muted"])
        painter.setFont(fonts.font(fonts.SMALL, look.scale))
        place = self.rect().adjusted(0, 0, -look.px(10), 0)
        write(painter, place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, at_table.tr("Ctrl F"))
