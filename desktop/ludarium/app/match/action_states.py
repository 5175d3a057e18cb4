"""Enabled state and text of the table's actions."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ludarium.app.match.action_help import ActionHelp
from ludarium.app.match.announcer import Announcer
from ludarium.app.match.session import Session
from ludarium.app.match.status_line import StatusLine
from ludarium.app.match.table_actions import TableActions
from ludarium.engine.reasons import Reason
from ludarium.look import icons
from ludarium.look.tooltips import tooltip
from ludarium.models.table_voice import at_table
from ludarium.words.voice import fill


class ActionStates:
    """Keeps the actions in step with the session and explains disabled ones."""

    def __init__(
        self,
        frame: QWidget,
        session: Session,
        actions: TableActions,
        action_help: ActionHelp,
        announcer: Announcer,
        status: StatusLine,
    ) -> None:
        self._session = session
        self._actions = actions
        self._action_help = action_help
        self._announcer = announcer
        self._status = status
        # A disabled action hears no key: this one hears it in its place, and says why not.
        self._why_no_undo = QShortcut(QKeySequence.StandardKey.Undo, frame)
        self._why_no_undo.activated.connect(lambda: self.explain(actions.undo))

    def refresh(self) -> None:
        self._refresh_undo()
        session, actions, computer = self._session, self._actions, self._session.computer
        is_now = not session.is_looking_back
        actions.hint.setEnabled(session.may_hint)
        actions.pause.setEnabled(computer.is_its_turn and is_now)
        actions.pause.setText(at_table.tr("Go on") if computer.is_paused else at_table.tr("Pause"))
        actions.move_now.setEnabled(computer.is_its_turn and is_now and not computer.is_paused)
        for action in (actions.ask_again, actions.by_chance):
            action.setEnabled(computer.has_stopped)
        goes_on = is_now and not session.is_over
        actions.players.setEnabled(goes_on)
        for action in (actions.concede, actions.stop, actions.score):
            action.setEnabled(goes_on and session.you is not None)
        actions.score.setVisible(session.match.is_overlong)
        for action in (actions.back_to_now, actions.branch, actions.play_on):
            action.setEnabled(not is_now)
        actions.result.setVisible(session.is_over)

    def _refresh_undo(self) -> None:
        decisions, actions = self._session.decisions, self._actions
        why_not = decisions.why_no_undo()
        is_fenced = why_not is not None and why_not.key in ("undo-fence", "undo-other-person")
        actions.undo.setEnabled(why_not is None)
        actions.undo.setIcon(icons.icon("lock" if is_fenced else "undo"))
        self._name(actions.undo, at_table.tr("Undo"), at_table.tr("Undo: {what}"), decisions.undo_text(), why_not)
        self._why_no_undo.setEnabled(why_not is not None)
        actions.redo.setEnabled(decisions.why_no_redo() is None)
        self._name(actions.redo, at_table.tr("Redo"), at_table.tr("Redo: {what}"), decisions.redo_text())

    def _name(self, action: QAction, short: str, long: str, what: str, why_not: Reason | None = None) -> None:
        """Set the action's text; the menu also names what would be undone."""
        text = fill(long, what=what) if what else short
        action.setText(text.replace("&", "&&"))
        action.setIconText(short)
        action.setToolTip(tooltip(self._action_help.why(why_not) if why_not else text))

    def all_but_leaving(self, possible: bool) -> None:
        """Disable everything but leaving while the curtain is down."""
        for action in self._actions.all():
            action.setEnabled(possible or action is self._actions.leave)
        if not possible:
            self._why_no_undo.setEnabled(False)

    def explain(self, action: QAction) -> None:
        """Say why a disabled action cannot be used. The table's own actions carry the reason as status tip."""
        reason = self._why_not(action)
        if reason is not None:
            self._announcer.refuse(reason)
        elif action.statusTip():
            self._status.refuse(action.statusTip())

    def _why_not(self, action: QAction) -> Reason | None:
        session, actions = self._session, self._actions
        reasons = {
            actions.undo: session.decisions.why_no_undo,
            actions.redo: session.decisions.why_no_redo,
            actions.hint: session.why_no_hint,
        }
        return reasons[action]() if action in reasons else None
