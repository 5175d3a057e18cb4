"""Client of the search process: questions to the worker, answers as Qt signals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ludarium.ai.worker import Answer, Question, Worker


class SearchClient(QObject):
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
        """Answer with the best action found so far."""
        if self._ticket:
            self._worker.move_now(self._ticket)

    def cancel(self) -> None:
        if self._ticket:
            self._worker.cancel(self._ticket)
            self._ticket = 0

    def close(self) -> None:
        self._worker.close()

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def _on_answer(self, ticket: int, answer: Answer) -> None:
        """Pass the answer to the window's thread by a signal. May be called from the listening thread."""
        self.answered.emit(ticket, answer)
