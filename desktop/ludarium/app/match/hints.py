"""Hints: the computer thinks for the player."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, Qt, Signal

from ludarium.ai.levels import level
from ludarium.ai.search import Choice, Thought
from ludarium.ai.worker import Answer
from ludarium.app.match.computer_seats import question_for
from ludarium.app.match.search_client import SearchClient
from ludarium.engine.reasons import LudariumError, because
from ludarium.library.saved import SavedMatch

MOST = 3  # number of hints


class Hints(QObject):
    """The best orders of the position, once somebody asked for them.

    best: the best first; none before they were asked for
    changed: it begins to think, or it knows; refused: it does not, and why; failed: the disk did not take the mark
    """

    changed = Signal()
    refused = Signal(object)
    failed = Signal(object)

    def __init__(self, match: SavedMatch, search_client: SearchClient, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._search_client = search_client
        self._ticket = 0
        self.best: tuple[Choice, ...] = ()
        search_client.answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)

    def close(self) -> None:
        self.cancel()
        self._search_client.answered.disconnect(self._on_answer)

    @property
    def is_thinking(self) -> bool:
        return bool(self._ticket)

    def ask(self, seat: int) -> None:
        """Think for the seat. The match is first marked as played with hints, so every hint counts."""
        try:
            self._match.count_hint()
        except LudariumError as error:
            self.failed.emit(error.reason)
            return
        self._ticket = self._search_client.ask(question_for(self._match, seat, level("hard")))
        self.changed.emit()

    def _on_answer(self, ticket: int, answer: Answer) -> None:
        if ticket != self._ticket:
            return
        self._ticket = 0
        if isinstance(answer, Thought):
            looked_at = [choice for choice in answer.choices if not math.isnan(choice.expected)]
            self.best = tuple(looked_at[:MOST])
        else:
            self.refused.emit(because("worker-stopped"))
        self.changed.emit()

    def cancel(self) -> None:
        if self._ticket:
            self._search_client.cancel()
            self._ticket = 0
