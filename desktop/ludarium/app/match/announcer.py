"""What happens at the table, said aloud for those who listen, and in the status line for those who look."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from ludarium.app.match.action_help import Guide
from ludarium.app.match.banner import Banner
from ludarium.app.match.session import Session
from ludarium.app.match.status_line import StatusLine
from ludarium.boards.accessible_events import announce
from ludarium.engine.reasons import Reason
from ludarium.models.log_model import LogModel, Step
from ludarium.words.voice import sentences


class Crier:
    """Announces steps, turns and refusals."""

    def __init__(
        self, frame: QWidget, session: Session, log: LogModel, guide: Guide, banner: Banner, status: StatusLine
    ) -> None:
        self._frame = frame
        self._session = session
        self._log = log
        self._guide = guide
        self._banner = banner
        self._status = status
        self._said_turn: tuple[int | None, bool] | None = None
        self._late = QTimer(frame)  # what was played is said before whose turn it is now
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._say_turn)

    def say(self, text: str) -> None:
        announce(self._frame, text)

    def step(self, step: Step) -> None:
        """Something was played."""
        said = sentences(*(row.text for row in self._log.sentences(step, self._session.you)))
        if said:
            self.say(said)

    def turn(self) -> None:
        """Say whose turn it is whenever that changes."""
        self._late.start()

    def _say_turn(self) -> None:
        if self._session.curtain is not None:
            return
        now = self._session.sight.decider, self._session.is_looking_back
        if now != self._said_turn:
            self._said_turn = now
            self.say(f"{self._banner.head}\n{self._banner.sentence}")

    def refuse(self, reason: Reason) -> None:
        """Something is not possible."""
        said = self._guide.why(reason)
        self._status.refuse(said, reason.rule, "lock" if reason.key.startswith("undo") else "warning")
        self.say(said)
