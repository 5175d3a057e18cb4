"""Computer seats: when they think, and how long their steps stay visible."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from ludarium.ai.levels import LEVELS, Level, level
from ludarium.ai.search import Thought
from ludarium.ai.worker import Answer, Question
from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.viewpoint import Viewpoint
from ludarium.engine.actions import Action
from ludarium.engine.chance import number
from ludarium.library.saved import SavedMatch
from ludarium.widgets.delayed_call import timer


def question_for(match: SavedMatch, seat: int, how: Level) -> Question:
    """Return the seat's question, with only what the seat may know."""
    observed = match.title.observe(match.state, seat)
    return Question(match.title, observed, seat, how, number(match.seed, match.cursor + 1))


class ComputerSeats(QObject):
    """Decides for the seats that no person holds.

    pause: how long a step is seen before the next one, in milliseconds
    has_stopped: the process that thinks has ended; it can be asked again
    decided: a seat of the computer plays this action
    changed: it begins to think or to wait, or it stops
    """

    decided = Signal(object)
    changed = Signal()

    def __init__(self, match: SavedMatch, viewpoint: Viewpoint, search_client: SearchClient, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._viewpoint = viewpoint
        self._search_client = search_client
        self.pause = 0
        self.has_stopped = False
        self._ticket = 0
        self._answer: Action | None = None
        self._is_started = False
        self._is_paused = False
        self._showing = timer(self, self._maybe_decide)
        # Answers come from another thread: never in the middle of what the window is doing.
        search_client.answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        self._is_started = True
        self.go_on()

    def close(self) -> None:
        self._is_started = False
        self.cancel()
        self._search_client.answered.disconnect(self._on_answer)

    @property
    def is_its_turn(self) -> bool:
        turn = self._match.turn
        return turn is not None and not self._match.is_human(turn)

    @property
    def thinking_seat(self) -> int | None:
        return self._match.turn if self._ticket else None

    def level_of(self, seat: int) -> Level:
        """Return the seat's level; an unknown level plays as the strongest."""
        return LEVELS.get(self._match.players[seat], level("hard"))

    def go_on(self) -> None:
        """Start thinking if a computer seat is to decide, while the last step is still shown."""
        self.has_stopped = False
        seat = self._match.turn
        if self._is_formality():
            (answer,) = self._match.title.actions(self._match.state)
            self.decided.emit(answer)
            return
        if seat is None or not self._may_decide() or self._ticket or self._answer is not None:
            return
        self._showing.start(self.pause)
        actions = self._match.title.actions(self._match.state)
        if len(actions) == 1:
            self._answer = actions[0]
        else:
            self._ticket = self._search_client.ask(question_for(self._match, seat, self.level_of(seat)))
        self.changed.emit()

    def _is_formality(self) -> bool:
        """Whether a person who sees the table is asked what has only one answer: the program gives it."""
        match = self._match
        if not self._is_started or self.is_its_turn or match.is_over or not self._viewpoint.is_open:
            return False
        return match.title.is_formality(match.state)

    def _may_decide(self) -> bool:
        return self._is_started and self.is_its_turn and self._viewpoint.is_open and not self._is_paused

    def _on_answer(self, ticket: int, answer: Answer) -> None:
        if ticket != self._ticket:
            return
        self._ticket = 0
        if isinstance(answer, Thought):
            self._answer = answer.action
            self._maybe_decide()
        else:
            self.has_stopped = True
        self.changed.emit()

    def _maybe_decide(self) -> None:
        """Play the answer after the pause."""
        if self._answer is not None and not self._showing.isActive():
            action, self._answer = self._answer, None
            self.decided.emit(action)

    def skip_pause(self) -> None:
        """Skip the pause before the next step."""
        if self._showing.isActive():
            self._showing.stop()
            self._maybe_decide()

    def move_now(self) -> None:
        """Answer now with the best action so far."""
        self._search_client.move_now()

    @property
    def is_paused(self) -> bool:
        return self._is_paused

    def set_paused(self, paused: bool) -> None:
        self._is_paused = paused
        if paused:
            self.cancel()
        else:
            self.go_on()
        self.changed.emit()

    def cancel(self) -> None:
        self._showing.stop()
        self._answer = None
        if self._ticket:
            self._search_client.cancel()
            self._ticket = 0
