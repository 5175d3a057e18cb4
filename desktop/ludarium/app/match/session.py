"""A match being played in the window.

The session owns the match and tells the rest of the window what happened; it knows no widget. Everything it hands out
is what the seat that looks at the table may know. Its parts: who looks (`Sight`), what happened (`Story`), the seats of
the computer (`Computer`), hints (`Hints`), undo and redo (`Decisions`), and the past shown again (`Rerun`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from ludarium.app.match.computer_seats import Computer
from ludarium.app.match.event_history import CHANCE, Story
from ludarium.app.match.hints import Hints
from ludarium.app.match.playback import LEAST, Rerun
from ludarium.app.match.search_client import Thinker
from ludarium.app.match.undo_stack import Decisions
from ludarium.app.match.viewpoint import Sight
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, number
from ludarium.engine.reasons import LudariumError, Reason, RuleError, because
from ludarium.library.saved import SavedMatch
from ludarium.models.desk import Desk


class Session(QObject):
    """A match on the table.

    guard: asked before a person's action is played, and may keep it back
    trouble: why the last step is not on the disk, if it is not
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

    def __init__(self, match: SavedMatch, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.title = match.title
        self.desk = Desk(self.title, match.setup.names, self)
        self.sight = Sight(match)
        self.story = Story(match, self.sight)
        self.computer = Computer(match, self.sight, thinker, self)
        self.hints = Hints(match, thinker, self)
        self.decisions = Decisions(match, self.sight, self._go, self)
        self.rerun = Rerun(self.sight, self._show_next, self)
        self.guard: Callable[[Action], bool] = lambda action: True
        self.trouble: Reason | None = None
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
        self.hints.failed.connect(self._set_trouble)
        for part in (self.hints, self.decisions):
            part.refused.connect(self.refused)

    def set_pace(self, pause: int) -> None:
        """How long a step of the computer is seen, in milliseconds."""
        self.computer.pause = pause
        self.rerun.pause = max(pause, LEAST)

    def start(self) -> None:
        """Let the match go on: from here the computer's seats decide when it is their turn."""
        self.computer.start()

    def close(self) -> None:
        """Leave the match as it is: every step is on the disk already."""
        self.rerun.stop()
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
        """The seat that looks at the table."""
        return self.sight.viewer

    @property
    def you(self) -> int | None:
        """The seat of the person who looks at the table; None while only computers play."""
        return self.sight.you

    @property
    def curtain(self) -> int | None:
        """The seat that has to come before the screen first."""
        return self.sight.curtain

    @property
    def position(self) -> int:
        """The position that is shown."""
        return self.sight.position

    @property
    def is_looking_back(self) -> bool:
        return self.sight.is_looking_back

    @property
    def observed(self) -> Any:
        """The position that is shown, as the looking seat may know it."""
        return self.desk.observed

    @property
    def is_my_turn(self) -> bool:
        """Whether the person who looks at the table decides now."""
        return self.match.is_human(self.turn) and self.sight.is_open

    # Playing

    def _on_chosen(self, action: Action) -> None:
        if self.guard(action):
            self.play(action)

    def play(self, action: Action) -> None:
        """A person's decision."""
        if self.is_my_turn:
            self._play(action)

    def _play(self, action: Action) -> None:
        """The rules or the disk may refuse, and then nothing has happened."""
        self._step(lambda: self.match.play(action), action)

    def move_by_chance(self) -> None:
        """The computer gives no answer: let chance choose for it, this once. The match tells so."""
        if self.computer.has_stopped and self.computer.is_its_turn:
            rng = Rng(number(self.match.seed, self.match.cursor + 1))
            action = self.title.sample(self.match.state, rng)
            self._step(lambda: self.match.play_for(CHANCE, action), action)

    def _step(self, play: Callable[[], object], action: Action) -> None:
        position, moment = self.match.cursor, self.desk.moment if self.is_my_turn else None
        self.story.forget_from(position)
        if self._done(play, action):
            self.decisions.note(position, moment)
            self._show_present()
            if self.curtain is None:
                self.stepped.emit(self.story.steps()[position])
            if self.is_over:
                self.over.emit()
            self.computer.go_on()

    def _go(self, decisions: int) -> bool:
        """Redo so many decisions, or undo them when there are fewer than none; whether rules and disk let us."""
        match = self.match
        if not self._done(lambda: match.undo(-decisions) if decisions < 0 else match.redo(decisions)):
            return False
        self.rerun.stop()
        self.sight.look_at(None)
        self._show_present()
        self.computer.go_on()
        return True

    # Beside the rules

    def hand_over(self, players: Mapping[int, str]) -> None:
        """Let others hold these seats from now on."""
        for seat, player in players.items():
            if not self._done(partial(self.match.hand_over, seat, player)):
                break
        self._begin_anew()

    def end(self, how: str, seat: int) -> None:
        """End the match here: the seat concedes, or all agree to stop."""
        if self._done(partial(self.match.end, how, seat)):
            self._begin_anew()
            self.over.emit()

    def _begin_anew(self) -> None:
        """Something else than an action changed the match: what is known of it is read again."""
        self.rerun.stop()
        self.sight.look_at(None)
        self.story.forget_from(max(0, self.match.cursor - 1))
        self.decisions.read()
        trouble = self.trouble
        self._show_present()
        self._set_trouble(trouble)
        self.computer.go_on()

    def _done(self, change: Callable[[], object], action: Action | None = None) -> bool:
        """Whether the match took the change; an action that the disk refused can be tried again."""
        try:
            change()
        except RuleError as error:
            self.refused.emit(error.reason)
            return False
        except LudariumError as error:
            self._unsaved = action
            self._set_trouble(error.reason)
            return False
        self._unsaved = None
        self._stop_thinking()
        return True

    def _show_present(self) -> None:
        self.sight.follow_turn()
        self._lay()
        self._set_trouble(None)
        self.moved.emit()

    def _lay(self) -> None:
        self.hints.best = ()
        self.desk.lay(self.sight.observe(), may_act=self.is_my_turn, is_watched=self.you is None)

    def try_again(self) -> None:
        """After the disk refused: the same step once more."""
        action = self._unsaved
        if action is None:
            self._set_trouble(None)
        elif self.computer.is_its_turn:
            self._play(action)
        else:
            self.play(action)

    def _set_trouble(self, reason: Reason | None) -> None:
        if reason != self.trouble:
            self.trouble = reason
            self.changed.emit()

    # Looking

    def lift_curtain(self) -> None:
        """The person it waited for sits before the screen now."""
        if self.sight.lift_curtain():
            self._lay()
            self.moved.emit()
            self.computer.go_on()

    def look_at(self, position: int | None) -> None:
        """Show the table as it was after so many actions, read-only; None goes back to now."""
        self.rerun.stop()
        self._look_at(position)

    def _look_at(self, position: int | None) -> None:
        self.sight.look_at(position)
        self._stop_thinking()
        self._lay()
        self.moved.emit()
        self.computer.go_on()

    def show_again(self, position: int) -> None:
        """Show step by step what was played from there on, up to now."""
        self.look_at(position)
        self.rerun.go_on()

    def _show_next(self) -> None:
        step = self.story.steps()[self.position]
        self._look_at(self.position + 1)
        self.stepped.emit(step)
        if self.is_looking_back:
            self.changed.emit()

    # Thinking

    def hurry(self) -> None:
        """Enough seen: the next step may come."""
        self.computer.hurry()
        self.rerun.hurry()

    def move_now(self) -> None:
        """Enough thought: answer with the best so far."""
        self.computer.move_now()
        self.hurry()

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
        """Think for the person whose turn it is."""
        if self.may_hint and self.turn is not None:
            self.hints.ask(self.turn)
