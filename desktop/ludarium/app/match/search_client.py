"""The computer's seats for the window: questions to the worker process, answers as Qt signals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ludarium.ai.worker import Answer, Question, Worker


class Thinker(QObject):
    """At most one question at a time; the answer comes as a signal in the window's own thread.

    answered: ticket and answer
    """

    answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self._on_answer)
        self._ticket = 0

    def ask(self, question: Question) -> int:
        self.cancel()
        self._ticket = self._worker.ask(question)
        return self._ticket

    def move_now(self) -> None:
        """Answer with the best that was found so far."""
        if self._ticket:
            self._worker.move_now(self._ticket)

    def cancel(self) -> None:
        """Stop thinking; no answer will come."""
        if self._ticket:
            self._worker.cancel(self._ticket)
            self._ticket = 0

    def close(self) -> None:
        self._worker.close()

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def _on_answer(self, ticket: int, answer: Answer) -> None:
        """Called from the thread that listens, or at once when the process is gone: a signal carries it over."""
        self.answered.emit(ticket, answer)
