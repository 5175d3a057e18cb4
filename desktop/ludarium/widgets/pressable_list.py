"""Lists whose lines are pressed: a click, a key or a screen reader does what the line says."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFocusEvent
from PySide6.QtWidgets import QAccessibleWidget, QListView

from ludarium.boards.accessible import Deed, Event, Pressable, Role
from ludarium.boards.accessible_events import tell, tell_focus
from ludarium.models.keyed_list import Index


class LineList(QListView):
    """A list in which a click on a line does something. Qt itself would let screen readers only select it."""

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Whoever listens hears the line that one comes to, not the list alone."""
        super().focusInEvent(event)
        lines = self.findChild(Lines) if self.currentIndex().isValid() else None
        if lines is not None:
            tell_focus(lines.line(self.currentIndex().row()))


class Line(QObject):
    """One line for as long as it is there, whatever its place."""

    def __init__(self, index: Index, lines: Lines) -> None:
        super().__init__(lines)
        self.index = QPersistentModelIndex(index)
        self.list = lines.list


class Lines(QObject):
    """The lines of a list that somebody has asked for."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self.list = view
        self._known: list[Line] = []
        self._at: dict[int, Line] | None = None
        model = view.model()
        for moved in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.layoutChanged, model.modelReset):
            moved.connect(self._sort)
        model.dataChanged.connect(self._on_changed)

    def line(self, row: int) -> Line:
        if self._at is None:
            self._at = {line.index.row(): line for line in self._known}
        if row not in self._at:
            line = self._at[row] = Line(self.list.model().index(row, 0), self)
            self._known.append(line)
        return self._at[row]

    def _sort(self) -> None:
        """Lines came, went or moved: those that went are forgotten."""
        for line in self._known:
            if not line.index.isValid():
                line.deleteLater()
        self._known = [line for line in self._known if line.index.isValid()]
        self._at = None

    def _on_changed(self, first: Index, last: Index) -> None:
        if QAccessible.isActive():
            for line in self._known:
                if first.row() <= line.index.row() <= last.row():
                    tell(line, Event.NameChanged)


class LineAccess(Pressable):
    """A line as an item of its list that can be pressed."""

    def _line(self) -> Line | None:
        line = self.object()
        return line if isinstance(line, Line) and line.index.isValid() else None

    def deeds(self) -> dict[str, Deed]:
        line = self._line()
        if line is None:
            return {}
        return {self.pressAction(): lambda: _press(line), self.setFocusAction(): lambda: _give_focus(line)}

    # Qt

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
        return (line.index.data(Qt.ItemDataRole.ToolTipRole) or "") if kind == QAccessible.Text.Description else ""

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
    """A list of lines."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view, Role.List)
        Lines(view)

    def _lines(self) -> Lines:
        lines = self.widget().findChild(Lines)
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
        return line.index.row() if isinstance(line, Line) else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        view = self._lines().list
        here = self._at(view.currentIndex().row()) if view.hasFocus() else None
        return here or super().focusChild()

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        view = self._lines().list
        return self._at(view.indexAt(view.viewport().mapFromGlobal(QPoint(x, y))).row())


def _press(line: Line) -> None:
    if line.index.isValid():
        line.list.clicked.emit(line.list.model().index(line.index.row(), 0))


def _give_focus(line: Line) -> None:
    line.list.setFocus()
    line.list.setCurrentIndex(line.list.model().index(line.index.row(), 0))


def read_lists(thing: QObject) -> QAccessibleInterface | None:
    """How lists of lines are read."""
    if isinstance(thing, LineList):
        return ListAccess(thing)
    return LineAccess(thing) if isinstance(thing, Line) else None
