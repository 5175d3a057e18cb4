"""The history window: every decision of a person, to undo or redo up to the fences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ludarium.app.match.log import LogDelegate
from ludarium.app.match.score_row import styled_label
from ludarium.app.match.session import Session
from ludarium.app.match.undo_stack import HistoryEntry
from ludarium.engine.reasons import Reason
from ludarium.look import fonts
from ludarium.look.theme import Look
from ludarium.models.keyed_list import Index
from ludarium.models.list_roles import Role, Row, RowsModel
from ludarium.models.table_voice import at_table
from ludarium.widgets.pressable_list import LineList

DONE, UNDONE, NOW, FENCED = "done", "undone", "now", "fenced"


def history_rows(session: Session, say: Callable[[Reason], str]) -> list[Row[int]]:
    """Return a row for each point of undo and redo; rows behind a fence say why."""
    now = session.decisions.stack.index()
    return [_row(past, past.index == now, say) for past in session.decisions.history()]


def _row(past: HistoryEntry, is_now: bool, say: Callable[[Reason], str]) -> Row[int]:
    marks = (NOW if is_now else DONE if past.is_done else UNDONE, *((FENCED,) if past.why_not else ()))
    why_not = say(past.why_not) if past.why_not else ""
    return Row(f"past.{past.index}", past.text, value=past.index, seat=past.seat, marks=marks, detail=why_not)


class HistoryDelegate(LogDelegate):
    """Bold for now, pale for undone, muted for what lies behind a fence."""

    def ink(self, index: Index) -> QColor:
        marks, theme = index.data(Role.MARKS), self.look.theme
        return theme.pale if UNDONE in marks else theme["muted"] if FENCED in marks else theme["ink"]

    def font(self, index: Index) -> QFont:
        font = QFont(super().font(index))
        font.setBold(NOW in index.data(Role.MARKS))
        return font


class HistoryView(QDialog):
    """A tool window beside the table; a click goes to the decision."""

    def __init__(
        self, session: Session, look: Look, colours: Sequence[int], say: Callable[[Reason], str], parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setWindowTitle(at_table.tr("History"))
        self._session = session
        self._say = say
        self.model = RowsModel[int](self)
        self.list = LineList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(HistoryDelegate(look, colours, self.list))
        self.list.setAccessibleName(at_table.tr("History"))
        self.list.clicked.connect(lambda index: session.decisions.go_to(index.data(Role.VALUE)))
        said = at_table.tr("A click goes back to a decision, or forward again.")
        note = styled_label(fonts.SMALL, look, said, points=10, colour=look.theme.quiet)
        box = QVBoxLayout(self)
        box.addWidget(note)
        box.addWidget(self.list, 1)
        self.resize(look.px(340), look.px(420))
        session.moved.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Rebuild the rows if visible: it asks the rules for every step."""
        if self.isVisible() or not self.model.rows:
            self.model.show(history_rows(self._session, self._say))
            self.list.setCurrentIndex(self.model.index(self._session.decisions.stack.index()))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.refresh()
