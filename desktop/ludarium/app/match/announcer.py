"""Announcements for screen readers, and refusals in the status line."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from ludarium.app.match.action_help import ActionHelp
from ludarium.app.match.banner import Banner
from ludarium.app.match.session import Session
from ludarium.app.match.status_line import StatusLine
from ludarium.boards.accessible_events import announce
from ludarium.engine.reasons import Reason
from ludarium.models.log_model import LogModel, Step
from ludarium.widgets.delayed_call import timer
from ludarium.words.voice import sentences


@attrs.define(eq=False)
class Announcer:
    _frame: QWidget
    _session: Session
    _log: LogModel
    _action_help: ActionHelp
    _banner: Banner
    _status: StatusLine
    _said_turn: tuple[int | None, bool] | None = attrs.field(default=None, init=False)

    _late: QTimer = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._late = timer(self._frame, self._say_turn)  # the step is announced before the turn

    def say(self, text: str) -> None:
        announce(self._frame, text)

    def step(self, step: Step) -> None:
        said = sentences(*(row.text for row in self._log.sentences(step, self._session.you)))
        if said:
            self.say(said)

    def turn(self) -> None:
        """Announce whose turn it is after a change."""
        self._late.start()

    def _say_turn(self) -> None:
        if self._session.curtain is not None:
            return
        now = self._session.viewpoint.decider, self._session.is_looking_back
        if now != self._said_turn:
            self._said_turn = now
            self.say(f"{self._banner.head}\n{self._banner.sentence}")

    def refuse(self, reason: Reason) -> None:
        said = self._action_help.why(reason)
        self._status.refuse(said, reason.rule, "lock" if reason.key.startswith("undo") else "warning")
        self.say(said)
