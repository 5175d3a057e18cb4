"""A match being played in the window.

The session owns the match and reports what happens; it knows no widget and hands out only what the viewing seat may
know. Its parts: `Viewpoint`, `EventHistory`, `ComputerSeats`, `Hints`, `Decisions` (undo and redo) and `Playback`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from ludarium.app.match.computer_seats import ComputerSeats
from ludarium.app.match.event_history import CHANCE, EventHistory
from ludarium.app.match.hints import Hints
from ludarium.app.match.playback import LEAST, Playback
from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.undo_stack import Decisions
from ludarium.app.match.viewpoint import Viewpoint
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, number
from ludarium.engine.reasons import LudariumError, Reason, RuleError, because
from ludarium.library.saved import SavedMatch
from ludarium.models.desk import Desk


class Session(QObject):
    """A match on the table.

    guard: asked before a person's action is played, and may keep it back
    error: why the last step is not on the disk, if it is not
    moved: another position, or another seat looks at it; stepped: an action was played or is shown again (a `Step`)
    changed: who waits for what changed: thinking, pausing, hints, trouble
    refused: what was tried is not possible (a `Reason`)
    over: the match came to its end just now
    """

    moved = Signal()
    stepped = Signal(object)
    changed = Signal()
    refused = Signal(object)
    over = Signal()

    def __init__(self, match: SavedMatch, search_client: SearchClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.title = match.title
        self.desk = Desk(self.title, match.setup.names, self)
        self.viewpoint = Viewpoint(match)
        self.event_history = EventHistory(match, self.viewpoint)
        self.computer = ComputerSeats(match, self.viewpoint, search_client, self)
        self.hints = Hints(match, search_client, self)
        self.decisions = Decisions(match, self.viewpoint, self._go, self)
        self.playback = Playback(self.viewpoint, self._show_next, self)
        self.guard: Callable[[Action], bool] = lambda action: True
        self.error: Reason | None = None
        self._unsaved: Action | None = None
        self._is_open = True
        self._connect()
        self._lay()

    def _connect(self) -> None:
        self.desk.chosen.connect(self._on_chosen)
        self.desk.retracted.connect(self.decisions.undo)
        self.computer.decided.connect(self._play)
        self.computer.changed.connect(self.changed)
        self.hints.changed.connect(self.changed)
        self.hints.failed.connect(self._set_error)
        for part in (self.hints, self.decisions):
            part.refused.connect(self.refused)

    def set_pace(self, pause: int) -> None:
        """Set the pause after each step, in milliseconds."""
        self.computer.pause = pause
        self.playback.pause = max(pause, LEAST)

    def start(self) -> None:
        self.computer.start()

    def close(self) -> None:
        """Close; every step is already on disk."""
        self.playback.stop()
        if self._is_open:
            self._is_open = False
            self.computer.close()
            self.hints.close()

    # Who and where

    @property
    def names(self) -> Sequence[str]:
        return self.match.setup.names

    @property
    def turn(self) -> int | None:
        return self.match.turn

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def viewer(self) -> int:
        return self.viewpoint.viewer

    @property
    def you(self) -> int | None:
        """The viewing person's seat, or None while only computers play."""
        return self.viewpoint.you

    @property
    def curtain(self) -> int | None:
        """The seat that must come to the screen first, or None."""
        return self.viewpoint.curtain

    @property
    def position(self) -> int:
        return self.viewpoint.position

    @property
    def is_looking_back(self) -> bool:
        return self.viewpoint.is_looking_back

    @property
    def observed(self) -> Any:
        """The shown position as the viewing seat may know it."""
        return self.desk.observed

    @property
    def is_my_turn(self) -> bool:
        return self.match.is_human(self.turn) and self.viewpoint.is_open

    # Playing

    def _on_chosen(self, action: Action) -> None:
        if self.guard(action):
            self.play(action)

    def play(self, action: Action) -> None:
        if self.is_my_turn:
            self._play(action)

    def _play(self, action: Action) -> None:
        """Play the action; nothing changes if the rules or the disk refuse."""
        self._step(lambda: self.match.play(action), action)

    def move_by_chance(self) -> None:
        """Choose a random action once for a computer seat that does not answer. The match records it."""
        if self.computer.has_stopped and self.computer.is_its_turn:
            rng = Rng(number(self.match.seed, self.match.cursor + 1))
            action = self.title.sample(self.match.state, rng)
            self._step(lambda: self.match.play_for(CHANCE, action), action)

    def _step(self, play: Callable[[], object], action: Action) -> None:
        position, moment = self.match.cursor, self.desk.moment if self.is_my_turn else None
        self.event_history.forget_from(position)
        if self._done(play, action):
            self.decisions.note(position, moment)
            self._show_present()
            if self.curtain is None:
                self.stepped.emit(self.event_history.steps()[position])
            if self.is_over:
                self.over.emit()
            self.computer.go_on()

    def _go(self, decisions: int) -> bool:
        """Redo this many decisions, or undo if negative; return whether that was possible."""
        match = self.match
        if not self._done(lambda: match.undo(-decisions) if decisions < 0 else match.redo(decisions)):
            return False
        self.playback.stop()
        self.viewpoint.look_at(None)
        self._show_present()
        self.computer.go_on()
        return True

    # Beside the rules

    def hand_over(self, players: Mapping[int, str]) -> None:
        for seat, player in players.items():
            if not self._done(partial(self.match.hand_over, seat, player)):
                break
        self._reload()

    def end(self, how: str, seat: int) -> None:
        if self._done(partial(self.match.end, how, seat)):
            self._reload()
            self.over.emit()

    def _reload(self) -> None:
        """Read everything again after a change that is not an action."""
        self.playback.stop()
        self.viewpoint.look_at(None)
        self.event_history.forget_from(max(0, self.match.cursor - 1))
        self.decisions.read()
        error = self.error
        self._show_present()
        self._set_error(error)
        self.computer.go_on()

    def _done(self, change: Callable[[], object], action: Action | None = None) -> bool:
        """Try the change and return whether it succeeded; an action that failed on disk can be retried."""
        try:
            change()
        except RuleError as error:
            self.refused.emit(error.reason)
            return False
        except LudariumError as error:
            self._unsaved = action
            self._set_error(error.reason)
            return False
        self._unsaved = None
        self._stop_thinking()
        return True

    def _show_present(self) -> None:
        self.viewpoint.follow_turn()
        self._lay()
        self._set_error(None)
        self.moved.emit()

    def _lay(self) -> None:
        self.hints.best = ()
        self.desk.lay(self.viewpoint.observe(), may_act=self.is_my_turn, is_watched=self.you is None)

    def try_again(self) -> None:
        """Retry the step that the disk refused."""
        action = self._unsaved
        if action is None:
            self._set_error(None)
        elif self.computer.is_its_turn:
            self._play(action)
        else:
            self.play(action)

    def _set_error(self, reason: Reason | None) -> None:
        if reason != self.error:
            self.error = reason
            self.changed.emit()

    # Looking

    def lift_curtain(self) -> None:
        if self.viewpoint.lift_curtain():
            self._lay()
            self.moved.emit()
            self.computer.go_on()

    def look_at(self, position: int | None) -> None:
        """Show the position read-only; None returns to the present."""
        self.playback.stop()
        self._look_at(position)

    def _look_at(self, position: int | None) -> None:
        self.viewpoint.look_at(position)
        self._stop_thinking()
        self._lay()
        self.moved.emit()
        self.computer.go_on()

    def show_again(self, position: int) -> None:
        """Play the steps from there again, up to now."""
        self.look_at(position)
        self.playback.go_on()

    def _show_next(self) -> None:
        step = self.event_history.steps()[self.position]
        self._look_at(self.position + 1)
        self.stepped.emit(step)
        if self.is_looking_back:
            self.changed.emit()

    # Thinking

    def skip_pause(self) -> None:
        self.computer.skip_pause()
        self.playback.skip_pause()

    def move_now(self) -> None:
        self.computer.move_now()
        self.skip_pause()

    def _stop_thinking(self) -> None:
        self.computer.cancel()
        self.hints.cancel()

    def why_no_hint(self) -> Reason | None:
        if not self.is_my_turn:
            return because("hint-not-now")
        return because("hint-not-needed") if len(self.desk.offers) < 2 else None

    @property
    def may_hint(self) -> bool:
        return self.why_no_hint() is None and not self.hints.is_thinking

    def ask_hint(self) -> None:
        if self.may_hint and self.turn is not None:
            self.hints.ask(self.turn)
