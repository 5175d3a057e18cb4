"""Before something is lost: an action that wastes something is asked about, a step that is not on the disk is told."""

from __future__ import annotations

import contextlib

from ludarium.app.match.action_help import Guide
from ludarium.app.match.curtain import Question
from ludarium.app.match.error_bar import TroubleBar
from ludarium.app.match.position_notes import Counsel
from ludarium.app.match.session import Session
from ludarium.app.match.status_line import StatusLine
from ludarium.engine.actions import Action
from ludarium.engine.reasons import LudariumError
from ludarium.library.preferences import Preferences
from ludarium.models.table_voice import at_table
from ludarium.widgets.settings import CONFIRM


class Guard:
    """Asks first where an action would let something go unused."""

    def __init__(self, session: Session, counsel: Counsel, preferences: Preferences, question: Question) -> None:
        self._session = session
        self._counsel = counsel
        self._preferences = preferences
        self._question = question
        session.guard = self.may_play

    def may_play(self, action: Action) -> bool:
        """Whether the action may be played at once."""
        loss = self._counsel.loss(action)
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


class DiskWatch:
    """Says what is on the disk and what is not."""

    def __init__(self, session: Session, bar: TroubleBar, guide: Guide, status: StatusLine) -> None:
        self._session = session
        self._bar = bar
        self._guide = guide
        self._status = status
        self._saved_at = -1
        bar.pressed.connect(self._on_pressed)

    def refresh(self) -> None:
        match, trouble = self._session.match, self._session.trouble
        if trouble is not None:
            self._bar.say(self._guide.why(trouble), at_table.tr("Try again"))
            self._status.not_saved()
            self._saved_at = -1
            return
        self._bar.say(self._guide.why(match.notice) if match.notice else "", at_table.tr("Understood"))
        if self._saved_at != match.cursor:
            self._saved_at = match.cursor
            self._status.saved()

    def _on_pressed(self) -> None:
        if self._session.trouble is not None:
            self._session.try_again()
        else:
            self._session.match.notice = None
            self.refresh()
