"""Which deeds are possible now, and what they are called."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ludarium.app.match.action_help import Guide
from ludarium.app.match.announcer import Crier
from ludarium.app.match.session import Session
from ludarium.app.match.status_line import StatusLine
from ludarium.app.match.table_actions import Deeds
from ludarium.engine.reasons import Reason
from ludarium.look import icons
from ludarium.models.table_voice import at_table
from ludarium.words.voice import fill


class Possible:
    """Keeps the deeds of a table as the session has them, and explains those that are not possible."""

    def __init__(
        self, frame: QWidget, session: Session, deeds: Deeds, guide: Guide, crier: Crier, status: StatusLine
    ) -> None:
        self._session = session
        self._deeds = deeds
        self._guide = guide
        self._crier = crier
        self._status = status
        # A disabled action hears no key: this one hears it in its place, and says why not.
        self._why_no_undo = QShortcut(QKeySequence.StandardKey.Undo, frame)
        self._why_no_undo.activated.connect(lambda: self.explain(deeds.undo))

    def refresh(self) -> None:
        self._refresh_undo()
        session, deeds, computer = self._session, self._deeds, self._session.computer
        is_now = not session.is_looking_back
        deeds.hint.setEnabled(session.may_hint)
        deeds.pause.setEnabled(computer.is_its_turn and is_now)
        deeds.pause.setText(at_table.tr("Go on") if computer.is_paused else at_table.tr("Pause"))
        deeds.move_now.setEnabled(computer.is_its_turn and is_now and not computer.is_paused)
        for action in (deeds.ask_again, deeds.by_chance):
            action.setEnabled(computer.has_stopped)
        goes_on = is_now and not session.is_over
        deeds.players.setEnabled(goes_on)
        for action in (deeds.concede, deeds.stop, deeds.score):
            action.setEnabled(goes_on and session.you is not None)
        deeds.score.setVisible(session.match.is_overlong)
        for action in (deeds.back_to_now, deeds.branch, deeds.play_on):
            action.setEnabled(not is_now)
        deeds.result.setVisible(session.is_over)

    def _refresh_undo(self) -> None:
        decisions, deeds = self._session.decisions, self._deeds
        why_not = decisions.why_no_undo()
        is_fenced = why_not is not None and why_not.key in ("undo-fence", "undo-other-person")
        deeds.undo.setEnabled(why_not is None)
        deeds.undo.setIcon(icons.icon("lock" if is_fenced else "undo"))
        self._name(deeds.undo, at_table.tr("Undo"), at_table.tr("Undo: {what}"), decisions.undo_text(), why_not)
        self._why_no_undo.setEnabled(why_not is not None)
        deeds.redo.setEnabled(decisions.why_no_redo() is None)
        self._name(deeds.redo, at_table.tr("Redo"), at_table.tr("Redo: {what}"), decisions.redo_text())

    def _name(self, action: QAction, short: str, long: str, what: str, why_not: Reason | None = None) -> None:
        """The menu names what would be undone, the button has no room for it."""
        text = fill(long, what=what) if what else short
        action.setText(text.replace("&", "&&"))
        action.setIconText(short)
        action.setToolTip(self._guide.why(why_not) if why_not else text)

    def all_but_leaving(self, possible: bool) -> None:
        """Under a curtain nothing can be done but to leave; behind it `refresh` says what is possible."""
        for action in self._deeds.all():
            action.setEnabled(possible or action is self._deeds.leave)
        if not possible:
            self._why_no_undo.setEnabled(False)

    def explain(self, action: QAction) -> None:
        """Something that is disabled was tried. The table's own actions give their reason as status tip."""
        reason = self._why_not(action)
        if reason is not None:
            self._crier.refuse(reason)
        elif action.statusTip():
            self._status.refuse(action.statusTip())

    def _why_not(self, action: QAction) -> Reason | None:
        session, deeds = self._session, self._deeds
        reasons = {
            deeds.undo: session.decisions.why_no_undo,
            deeds.redo: session.decisions.why_no_redo,
            deeds.hint: session.why_no_hint,
        }
        return reasons[action]() if action in reasons else None
