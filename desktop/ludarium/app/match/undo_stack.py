"""Undo and redo of people's decisions."""

from __future__ import annotations

from collections.abc import Callable

import attrs
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from ludarium.app.match.viewpoint import Viewpoint
from ludarium.engine.reasons import Reason, because
from ludarium.library.saved import SavedMatch
from ludarium.models.table_moment import TableMoment
from ludarium.models.table_voice import at_table


class Decision(QUndoCommand):
    """One decision of a person, with the computer's answers to it, that begins at a position of the match.

    It does nothing itself: the match goes where the stack was moved to, so that a disk that refuses leaves both alone.
    """

    def __init__(self, text: str, seat: int, begin: int) -> None:
        super().__init__(text)
        self.seat = seat
        self.begin = begin


@attrs.frozen
class HistoryEntry:
    """A row of the history: a decision, its index on the undo stack, and why it cannot be reached."""

    text: str
    seat: int
    index: int
    is_done: bool
    why_not: Reason | None


class Decisions(QObject):
    """What people decided, by name. How far one may go is the match's rule: this only keeps the list of it.

    stack: one command for each decision, undone ones too
    refused: what was tried is not possible (a `Reason`)
    """

    refused = Signal(object)

    def __init__(self, match: SavedMatch, viewpoint: Viewpoint, go: Callable[[int], bool], parent: QObject) -> None:
        """``go`` moves by this many decisions, back if negative, and returns whether it could."""
        super().__init__(parent)
        self._match = match
        self._viewpoint = viewpoint
        self._go = go
        self._is_following = True
        self.stack = QUndoStack(self)
        self.read()
        self.stack.indexChanged.connect(self._follow)

    def read(self) -> None:
        """Read the decisions from the match."""
        self._is_following = False
        self.stack.clear()
        for position in range(len(self._match.actions)):
            if self._match.begins(position):
                self._push(position)
        self._put(self._index_now())

    def note(self, position: int, moment: TableMoment | None) -> None:
        """Note that an action was played: it begins a decision, or it belongs to the one before.

        moment: the position before it, if the desk has it
        """
        if self._match.begins(position):
            self._push(position, moment)

    def _push(self, position: int, moment: TableMoment | None = None) -> None:
        match = self._match
        state, action = match.states[position], match.actions[position]
        seat = match.title.turn(state)
        assert seat is not None
        moment = moment or TableMoment(match.title, match.title.observe(state, seat), match.setup.names)
        self.stack.push(Decision(moment.order(action), seat, position))

    # Going

    def undo(self) -> None:
        self._try(self.why_no_undo(), self.stack.undo)

    def redo(self) -> None:
        self._try(self.why_no_redo(), self.stack.redo)

    def _try(self, why_not: Reason | None, then: Callable[[], None]) -> None:
        if why_not is not None:
            self.refused.emit(why_not)
        else:
            then()

    def go_to(self, index: int) -> None:
        """Undo or redo up to the clicked decision."""
        self.stack.setIndex(index)

    def why_no_undo(self) -> Reason | None:
        return because("undo-past") if self._viewpoint.is_looking_back else _reason(self._match.undo_target())

    def why_no_redo(self) -> Reason | None:
        return because("undo-past") if self._viewpoint.is_looking_back else _reason(self._match.redo_target())

    def _follow(self, index: int) -> None:
        """Move the match to the stack's index, or put the stack back."""
        decisions = index - self._index_now()
        if decisions and self._is_following and not self._go(decisions):
            self._put(self._index_now())

    def _index_now(self) -> int:
        """Return the stack's index in the match: after every decision that counts."""
        return sum(self._decision(number).begin < self._match.cursor for number in range(self.stack.count()))

    def _put(self, index: int) -> None:
        self._is_following = False
        self.stack.setIndex(index)
        self._is_following = True

    # Telling

    def undo_text(self) -> str:
        return self._text_of(self._decision(self.stack.index() - 1)) if self.stack.canUndo() else ""

    def redo_text(self) -> str:
        return self._text_of(self._decision(self.stack.index())) if self.stack.canRedo() else ""

    def history(self) -> list[HistoryEntry]:
        """Return every decision of a person, undone ones included."""
        now, why_not = self._index_now(), self._why_not_back()
        past = [HistoryEntry(at_table.tr("The beginning"), -1, 0, True, why_not.get(0))]
        for index in range(1, self.stack.count() + 1):
            decision = self._decision(index - 1)
            past.append(HistoryEntry(self._text_of(decision), decision.seat, index, index <= now, why_not.get(index)))
        return past

    def _why_not_back(self) -> dict[int, Reason]:
        """Return the reason for each index that undo cannot reach."""
        found: dict[int, Reason] = {}
        here: int | Reason = self._match.cursor
        for index in reversed(range(self._index_now())):
            here = here if isinstance(here, Reason) else self._match.undo_target(here)
            if isinstance(here, Reason):
                found[index] = here
        return found

    def _decision(self, number: int) -> Decision:
        decision = self.stack.command(number)
        assert isinstance(decision, Decision)
        return decision

    def _text_of(self, decision: Decision) -> str:
        """Return the decision's text, without what only its own player knows."""
        match = self._match
        if decision.seat != self._viewpoint.viewer and match.title.has_secrets(
            match.states[decision.begin], decision.seat
        ):
            return at_table.tr("Decision of {name:of}", name=match.setup.names[decision.seat])
        return decision.text()


def _reason(target: int | Reason) -> Reason | None:
    return target if isinstance(target, Reason) else None
