"""Warns before waste, and reports steps that are not on disk."""

from __future__ import annotations

import contextlib

from ludarium.app.match.action_help import ActionHelp
from ludarium.app.match.curtain import ConfirmOverlay
from ludarium.app.match.error_bar import ErrorBar
from ludarium.app.match.position_notes import PositionNotes
from ludarium.app.match.session import Session
from ludarium.app.match.status_line import StatusLine
from ludarium.engine.actions import Action
from ludarium.engine.reasons import LudariumError
from ludarium.library.preferences import Preferences
from ludarium.models.table_voice import at_table
from ludarium.widgets.settings import CONFIRM


class WasteGuard:
    """Asks before an action that would waste something."""

    def __init__(
        self, session: Session, position_notes: PositionNotes, preferences: Preferences, question: ConfirmOverlay
    ) -> None:
        self._session = session
        self._position_notes = position_notes
        self._preferences = preferences
        self._question = question
        session.guard = self.may_play

    def may_play(self, action: Action) -> bool:
        """Whether the action may be played at once."""
        loss = self._position_notes.loss(action)
        if not loss or not CONFIRM.read(self._preferences):
            return True
        order = self._session.desk.order(action)
        said = at_table.tr("{things:subject} would go unused.", things=loss)
        self._question.ask(at_table.tr("{order}?", order=order), said, order, lambda: self._play_after_all(action))
        return False

    def _play_after_all(self, action: Action) -> None:
        if self._question.never_again.isChecked():
            with contextlib.suppress(LudariumError):
                self._preferences.set(CONFIRM, False)
        self._session.play(action)


class SaveStatus:
    """Reports what is saved and what is not."""

    def __init__(self, session: Session, bar: ErrorBar, action_help: ActionHelp, status: StatusLine) -> None:
        self._session = session
        self._bar = bar
        self._action_help = action_help
        self._status = status
        self._saved_at = -1
        bar.pressed.connect(self._on_pressed)

    def refresh(self) -> None:
        match, error = self._session.match, self._session.error
        if error is not None:
            self._bar.say(self._action_help.why(error), at_table.tr("Try again"))
            self._status.not_saved()
            self._saved_at = -1
            return
        self._bar.say(self._action_help.why(match.notice) if match.notice else "", at_table.tr("Understood"))
        if self._saved_at != match.cursor:
            self._saved_at = match.cursor
            self._status.saved()

    def _on_pressed(self) -> None:
        if self._session.error is not None:
            self._session.try_again()
        else:
            self._session.match.notice = None
            self.refresh()
