"""List views whose lines are pressed by click, key or screen reader."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFocusEvent
from PySide6.QtWidgets import QAccessibleWidget, QListView, QWidget

from ludarium.boards.accessible import Callback, Event, Pressable, Role
from ludarium.boards.accessible_events import send_event, send_focus
from ludarium.models import list_roles
from ludarium.models.keyed_list import Index


class LineList(QListView):
    """A list in which a click on a line acts. Qt itself would let screen readers only select it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Announce the current line, not only the list."""
        super().focusInEvent(event)
        lines = self.findChild(ListLines) if self.currentIndex().isValid() else None
        if lines is not None:
            send_focus(lines.line(self.currentIndex().row()))


class ListLine(QObject):
    """A line for accessibility, which follows its index."""

    def __init__(self, index: Index, lines: ListLines) -> None:
        super().__init__(lines)
        self.index = QPersistentModelIndex(index)
        self.list = lines.list


class ListLines(QObject):
    """The lines that were asked for."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self.list = view
        self._known: list[ListLine] = []
        self._at: dict[int, ListLine] | None = None
        model = view.model()
        for moved in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.layoutChanged, model.modelReset):
            moved.connect(self._sort)
        model.dataChanged.connect(self._on_changed)

    def line(self, row: int) -> ListLine:
        if self._at is None:
            self._at = {line.index.row(): line for line in self._known}
        if row not in self._at:
            line = self._at[row] = ListLine(self.list.model().index(row, 0), self)
            self._known.append(line)
        return self._at[row]

    def _sort(self) -> None:
        """Forget lines that are gone."""
        for line in self._known:
            if not line.index.isValid():
                line.deleteLater()
        self._known = [line for line in self._known if line.index.isValid()]
        self._at = None

    def _on_changed(self, first: Index, last: Index) -> None:
        if QAccessible.isActive():
            for line in self._known:
                if first.row() <= line.index.row() <= last.row():
                    send_event(line, Event.NameChanged)


class ListLineAccess(Pressable):
    """A line as a list item that can be pressed."""

    def _line(self) -> ListLine | None:
        line = self.object()
        return line if isinstance(line, ListLine) and line.index.isValid() else None

    def deeds(self) -> dict[str, Callback]:
        line = self._line()
        if line is None:
            return {}
        return {self.pressAction(): lambda: _press(line), self.setFocusAction(): lambda: _give_focus(line)}

    def isValid(self) -> bool:  # noqa: N802
        return self._line() is not None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        line = self._line()
        return QAccessible.queryAccessibleInterface(line.list) if line else None

    def text(self, kind: QAccessible.Text) -> str:
        line = self._line()
        if line is None:
            return ""
        if kind == QAccessible.Text.Name:
            return line.index.data(Qt.ItemDataRole.AccessibleTextRole) or line.index.data() or ""
        return (line.index.data(list_roles.Role.DETAIL) or "") if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        line = self._line()
        if line is None:
            return QRect()
        box = line.list.visualRect(line.index)
        return QRect(line.list.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        return Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        line = self._line()
        state.invalid = line is None
        if line is not None:
            state.invisible = not line.list.isVisible()
            state.focusable = state.selectable = True
            is_current = line.list.currentIndex() == line.index
            state.selected = is_current
            state.focused = is_current and line.list.hasFocus()
        return state


class ListAccess(QAccessibleWidget):
    def __init__(self, view: LineList) -> None:
        super().__init__(view, Role.List)
        ListLines(view)

    def _lines(self) -> ListLines:
        lines = self.widget().findChild(ListLines)
        assert lines is not None
        return lines

    def _at(self, row: int) -> QAccessibleInterface | None:
        is_there = 0 <= row < self.childCount()
        return QAccessible.queryAccessibleInterface(self._lines().line(row)) if is_there else None

    def childCount(self) -> int:  # noqa: N802
        return self._lines().list.model().rowCount()

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._at(index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        line = child.object()
        return line.index.row() if isinstance(line, ListLine) else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        view = self._lines().list
        here = self._at(view.currentIndex().row()) if view.hasFocus() else None
        return here or super().focusChild()

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        view = self._lines().list
        return self._at(view.indexAt(view.viewport().mapFromGlobal(QPoint(x, y))).row())


def _press(line: ListLine) -> None:
    if line.index.isValid():
        line.list.clicked.emit(line.list.model().index(line.index.row(), 0))


def _give_focus(line: ListLine) -> None:
    line.list.setFocus()
    line.list.setCurrentIndex(line.list.model().index(line.index.row(), 0))


def read_lists(thing: QObject) -> QAccessibleInterface | None:
    """The accessible interface factory for lists."""
    if isinstance(thing, LineList):
        return ListAccess(thing)
    return ListLineAccess(thing) if isinstance(thing, ListLine) else None
