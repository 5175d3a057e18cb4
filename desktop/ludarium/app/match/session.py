"""A match being played in the window: who decides, what the computer does, undo and redo, the past.

The session owns the match and tells the rest of the window what happened; it knows no widget. Everything it hands out
is what the seat that looks at the table may know.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from ludarium import words
from ludarium.ai.levels import LEVELS, Level, level
from ludarium.ai.search import Choice, Thought
from ludarium.ai.worker import Question
from ludarium.app.match.thinker import Thinker
from ludarium.engine.actions import Action
from ludarium.engine.chance import number
from ludarium.engine.match import HUMAN
from ludarium.engine.reasons import LudariumError, Reason, RuleError, because
from ludarium.library.library import Library
from ludarium.library.saved import SavedMatch
from ludarium.models.desk import Desk
from ludarium.models.log_model import TURN, Step
from ludarium.models.voice import at_table

HINTS = 3
"""So many of the best orders are shown as a hint."""

SHOWN_AGAIN = 700
"""How long a step stands when the past is shown again, at least, in milliseconds: nobody could follow it faster."""


class Decision(QUndoCommand):
    """One decision of a person, with the computer's answers to it: from position ``begin`` to position ``end``.

    It does nothing itself: the session follows the stack, so that a disk that refuses leaves both where they were.
    """

    def __init__(self, text: str, seat: int, begin: int, end: int) -> None:
        super().__init__(text)
        self.seat = seat
        self.begin, self.end = begin, end


@attrs.frozen
class Past:
    """A line of the history: a decision, where the undo stack stands after it, and why one cannot go there."""

    text: str
    seat: int
    index: int
    is_done: bool
    why_not: Reason | None


class Session(QObject):
    """A match on the table.

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
        self.undo_stack = QUndoStack(self)
        self.pause_between = 0
        self.show_again_pause = SHOWN_AGAIN
        self.guard: Callable[[Action], bool] = lambda action: True
        self.viewer = self._first_viewer()
        self.curtain: int | None = self._first_curtain()
        self.hints: tuple[Choice, ...] = ()
        self.trouble: Reason | None = None
        self.has_stopped = False
        self._thinker = thinker
        self._ticket = 0
        self._hint_ticket = 0
        self._answer: Action | None = None
        self._unsaved: Action | None = None
        self._looking_at: int | None = None
        self._is_paused = False
        self._is_open = True
        self._is_started = False
        self._is_moving_stack = False
        self._steps: dict[int, list[Step]] = {}
        self._showing = self._timer(self._maybe_play_answer)
        self._again = self._timer(self._show_next)
        # Answers come from another thread: never in the middle of what the window is doing.
        thinker.answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)
        self.desk.chosen.connect(self._on_chosen)
        self._rebuild_undo()
        self.undo_stack.indexChanged.connect(self._follow_stack)
        self._lay()

    def _timer(self, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(then)
        return timer

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

    def is_human(self, seat: int | None) -> bool:
        return seat is not None and self.match.players[seat] == HUMAN

    @property
    def is_my_turn(self) -> bool:
        """Whether the person who looks at the table decides now."""
        return self.is_human(self.turn) and not self.is_looking_back and self.curtain is None

    @property
    def position(self) -> int:
        """The position that is shown."""
        return self.match.cursor if self._looking_at is None else self._looking_at

    @property
    def is_looking_back(self) -> bool:
        return self._looking_at is not None

    @property
    def observed(self) -> Any:
        """The position that is shown, as the looking seat may know it."""
        return self.desk.observed

    @property
    def decider(self) -> int | None:
        """The seat that decides at the position that is shown."""
        return self.title.turn(self.match.states[self.position])

    @property
    def turn_owner(self) -> int | None:
        """Whose turn it is, though another may have to answer in it; the decider where the title tells no turns."""
        for step in reversed(self.steps()[: self.position]):
            for event in reversed(step.events):
                if event.kind == TURN:
                    return event.seat
        return self.decider

    @property
    def must_answer(self) -> bool:
        """Whether somebody is asked in another's turn."""
        return self.decider is not None and self.decider != self.turn_owner

    # What happened

    def steps(self) -> list[Step]:
        """Everything that was played up to now, as the looking seat saw it."""
        told = self._steps.setdefault(self.viewer, [])
        while len(told) < self.match.cursor:
            told.append(self._step_at(len(told)))
        return told[: self.match.cursor]

    def _step_at(self, position: int) -> Step:
        state, action = self.match.states[position], self.match.actions[position]
        seat = self.title.turn(state)
        assert seat is not None
        told = (self.title.redact(event, self.viewer) for event in self.title.tell(state, action))
        return Step(position, seat, action, tuple(event for event in told if event))

    def _forget_from(self, position: int) -> None:
        """What follows is about to be played otherwise."""
        for told in self._steps.values():
            del told[position:]

    def recap(self) -> list[Step]:
        """What the others did since the viewer's last turn; it stays while the viewer goes on deciding."""
        steps = self.steps()
        end = len(steps)
        while end and steps[end - 1].seat == self.viewer:
            end -= 1
        return self._others_before(steps[:end])

    def marked(self) -> set[str]:
        """What the last moves touched: those of the others until the viewer acts, or the one that is looked at."""
        steps = self.steps()
        if self.is_looking_back:
            return self._touched(steps[max(0, self.position - 1) : self.position])
        return self._touched(self._others_before(steps))

    def _others_before(self, steps: Sequence[Step]) -> list[Step]:
        last = next((place for place in reversed(range(len(steps))) if steps[place].seat == self.viewer), -1)
        return list(steps[last + 1 :])

    def _touched(self, steps: Sequence[Step]) -> set[str]:
        touched: set[str] = set()
        for step in steps:
            state = self.match.states[step.position]
            touches = self.title.touches(state, step.action)
            if self.title.has_secrets(state, step.seat):
                touches = touches[-1:]  # which of the hidden pieces it began with would tell too much
            touched.update(piece for pieces in touches for piece in pieces)
        return touched

    # Who looks at the table

    def _first_viewer(self) -> int:
        if self.is_human(self.turn):
            return self.turn or 0
        return next((seat for seat, player in enumerate(self.match.players) if player == HUMAN), 0)

    def _first_curtain(self) -> int | None:
        """Who of several people sits before the screen is not known yet."""
        several = self.match.players.count(HUMAN) > 1
        return self.viewer if several and self.title.has_secrets(self.match.state, self.viewer) else None

    def _change_viewer(self) -> None:
        """At one machine the table is seen by whoever decides; behind a curtain, if that seat has secrets."""
        seat = self.turn
        self.curtain = None
        if seat is None or not self.is_human(seat) or seat == self.viewer:
            return
        if self.title.has_secrets(self.match.state, seat):
            self.curtain = seat
        else:
            self.viewer = seat

    def lift_curtain(self) -> None:
        """The person it waited for sits before the screen now."""
        if self.curtain is not None:
            self.viewer, self.curtain = self.curtain, None
            self._lay()
            self.moved.emit()
            self._go_on()

    # Playing

    def start(self) -> None:
        """Let the match go on: from here the computer's seats decide when it is their turn."""
        self._is_started = True
        self._go_on()

    def _on_chosen(self, action: Action) -> None:
        if self.guard(action):
            self.play(action)

    def play(self, action: Action) -> None:
        """A person's decision."""
        seat = self.turn
        if seat is None or not self.is_my_turn:
            return
        begin, grouped = self.match.cursor, self.match.state.began
        text = words.action(self.title, self.observed, action)
        if not self._play(action):
            return
        if grouped and self.undo_stack.index():
            self._extend()
        else:
            self.undo_stack.push(Decision(text, seat, begin, self.match.cursor))
        self._tell_step(begin)

    def _play(self, action: Action) -> bool:
        """Whether it was played: the rules or the disk may refuse, and then nothing has happened."""
        position = self.match.cursor
        try:
            self.match.play(action)
        except RuleError as error:
            self.refused.emit(error.reason)
            return False
        except LudariumError as error:
            self._unsaved = action
            self._set_trouble(error.reason)
            return False
        self._forget_from(position)
        self._cancel_thinking()
        self._unsaved = None
        self._set_trouble(None)
        return True

    def _tell_step(self, position: int) -> None:
        """After the undo history knows it: show the new position, tell what happened, and go on."""
        self._change_viewer()
        self._lay()
        self.moved.emit()
        if self.curtain is None:
            self.stepped.emit(self.steps()[position])
        if self.is_over:
            self.over.emit()
        self._go_on()

    def _lay(self) -> None:
        self.hints = ()
        observed = self.title.observe(self.match.states[self.position], self.viewer)
        self.desk.lay(observed, may_act=self.is_my_turn)

    def try_again(self) -> None:
        """After the disk refused: the same step once more."""
        action = self._unsaved
        if action is None:
            self._set_trouble(None)
        elif self.is_human(self.turn):
            self.play(action)
        else:
            self._computer_plays(action)

    def _set_trouble(self, reason: Reason | None) -> None:
        if reason != self.trouble:
            self.trouble = reason
            self.changed.emit()

    # The computer

    @property
    def thinker_seat(self) -> int | None:
        """The computer's seat that thinks now."""
        return self.turn if self._ticket else None

    @property
    def is_computers_turn(self) -> bool:
        return self.turn is not None and not self.is_human(self.turn)

    def _go_on(self) -> None:
        """If a computer's seat is to decide, let it think, while the last step can still be seen."""
        self.has_stopped = False
        if not self._computer_may_decide() or self._ticket or self._answer is not None:
            return
        seat = self.turn
        assert seat is not None
        self._showing.start(self.pause_between)
        actions = self.title.actions(self.match.state)
        if len(actions) == 1:
            self._answer = actions[0]
        else:
            self._ticket = self._thinker.ask(self._question(seat, self.level_of(seat)))
        self.changed.emit()

    def _computer_may_decide(self) -> bool:
        waits = self._is_paused or self.is_looking_back or self.curtain is not None
        return self._is_started and self.is_computers_turn and not waits

    def _question(self, seat: int, how: Level) -> Question:
        observed = self.title.observe(self.match.state, seat)
        return Question(self.title, observed, seat, how, number(self.match.seed, self.match.cursor + 1))

    def level_of(self, seat: int) -> Level:
        """The seat's level; a level that this version does not know plays as the strongest."""
        return LEVELS.get(self.match.players[seat], level("hard"))

    def _on_answer(self, ticket: int, answer: object) -> None:
        if ticket == self._hint_ticket:
            self._hint_ticket = 0
            self._take_hint(answer)
        elif ticket == self._ticket:
            self._ticket = 0
            if isinstance(answer, Thought):
                self._answer = answer.action
                self._maybe_play_answer()
            else:
                self.has_stopped = True
            self.changed.emit()

    def _maybe_play_answer(self) -> None:
        """Play the computer's answer once the step before it has been seen long enough."""
        if self._answer is not None and not self._showing.isActive():
            action, self._answer = self._answer, None
            self._computer_plays(action)

    def _computer_plays(self, action: Action) -> None:
        position = self.match.cursor
        if self._play(action):
            self._extend()
            self._tell_step(position)

    def hurry(self) -> None:
        """Enough seen: the next step may come."""
        if self._showing.isActive():
            self._showing.stop()
            self._maybe_play_answer()
        if self._again.isActive():
            self._again.stop()
            self._show_next()

    def move_now(self) -> None:
        """Enough thought: answer with the best so far."""
        self._thinker.move_now()
        self.hurry()

    def ask_again(self) -> None:
        """After the worker died: the same question once more."""
        self._go_on()

    @property
    def is_paused(self) -> bool:
        return self._is_paused

    def set_paused(self, paused: bool) -> None:
        self._is_paused = paused
        if paused:
            self._cancel_thinking()
        else:
            self._go_on()
        self.changed.emit()

    def _cancel_thinking(self) -> None:
        self._showing.stop()
        self._answer = None
        if self._ticket or self._hint_ticket:
            self._thinker.cancel()
            self._ticket = self._hint_ticket = 0

    # Hints

    def why_no_hint(self) -> Reason | None:
        if not self.is_my_turn:
            return because("hint-not-now")
        return because("hint-not-needed") if len(self.desk.offers) < 2 else None

    @property
    def may_hint(self) -> bool:
        return self.why_no_hint() is None and not self._hint_ticket

    @property
    def is_hinting(self) -> bool:
        """Whether a hint is being thought about."""
        return bool(self._hint_ticket)

    def ask_hint(self) -> None:
        """Think for the person whose turn it is."""
        if self.may_hint and self.turn is not None and self._count_hint():
            self._hint_ticket = self._thinker.ask(self._question(self.turn, level("hard")))
            self.changed.emit()

    def _count_hint(self) -> bool:
        """The match is marked as played with hints; whether the disk let us."""
        try:
            self.match.count_hint()
        except LudariumError as error:
            self._set_trouble(error.reason)
            return False
        return True

    def _take_hint(self, answer: object) -> None:
        if isinstance(answer, Thought):
            looked_at = [choice for choice in answer.choices if not math.isnan(choice.expected)]
            self.hints = tuple(looked_at[:HINTS])
        else:
            self.refused.emit(because("worker-stopped"))
        self.changed.emit()

    # Undo and redo: the stack knows the way, the match goes it

    def undo(self) -> None:
        reason = self.why_no_undo()
        if reason is not None:
            self.refused.emit(reason)
        else:
            self.undo_stack.undo()

    def redo(self) -> None:
        reason = self.why_no_redo()
        if reason is not None:
            self.refused.emit(reason)
        else:
            self.undo_stack.redo()

    def go_to(self, index: int) -> None:
        """Undo or redo several decisions at once: the line of the history that was clicked."""
        self.undo_stack.setIndex(index)

    def why_no_undo(self) -> Reason | None:
        if self.is_looking_back:
            return because("undo-past")
        if not self.undo_stack.canUndo():
            return because("undo-nothing")
        return self._why_not_at(self._index_now() - 1)

    def why_no_redo(self) -> Reason | None:
        if self.is_looking_back:
            return because("undo-past")
        return None if self.undo_stack.canRedo() else because("redo-nothing")

    def undo_text(self) -> str:
        """What undo would take back."""
        index = self.undo_stack.index()
        return self._text_of(self._decision(index - 1)) if index else ""

    def redo_text(self) -> str:
        return self._text_of(self._decision(self.undo_stack.index())) if self.undo_stack.canRedo() else ""

    def history(self) -> list[Past]:
        """Every decision of a person, undone ones too."""
        now, past = self._index_now(), []
        why_not = None
        for index in reversed(range(self.undo_stack.count() + 1)):
            if index < now and why_not is None:
                why_not = self._why_not_step(index)
            decision = self._decision(index - 1) if index else None
            text = self._text_of(decision) if decision else at_table.tr("The beginning")
            past.append(Past(text, decision.seat if decision else -1, index, index <= now, why_not))
        return past[::-1]

    def _decision(self, number: int) -> Decision:
        decision = self.undo_stack.command(number)
        assert isinstance(decision, Decision)
        return decision

    def _text_of(self, decision: Decision) -> str:
        """Another person's decision may name what only that person knows."""
        state = self.match.states[decision.begin]
        if decision.seat != self.viewer and self.title.has_secrets(state, decision.seat):
            return at_table.tr("Decision of {name}", name=self.names[decision.seat])
        return decision.text()

    def _why_not_at(self, index: int) -> Reason | None:
        """Why one cannot go back to where the undo stack stands at that index."""
        back = reversed(range(index, self._index_now()))
        return next((reason for step in back if (reason := self._why_not_step(step))), None)

    def _why_not_step(self, index: int) -> Reason | None:
        """Why the decision after ``index`` cannot be taken back once all that followed it is."""
        if index == self._index_now() - 1:
            target = self.match.undo_target()
            return target if isinstance(target, Reason) else None
        if self.match.is_practice:
            return None
        decision, after = self._decision(index), self._decision(index + 1)
        for place in range(decision.begin, after.begin):
            if self.title.is_fence(self.match.states[place], self.match.actions[place]):
                return because("undo-fence", action=place)
        return None if decision.seat == after.seat else because("undo-other-person")

    def fence_seen(self, reason: Reason) -> str:
        """What was seen at an undo fence, in words; empty when the reason is another."""
        if reason.key != "undo-fence":
            return ""
        step = self.steps()[int(dict(reason.params)["action"])]
        news = [event for event in step.events if event.news]
        return words.event(self.title, news[0], self.names, self.viewer) if news else ""

    def _follow_stack(self, index: int) -> None:
        """The undo stack was moved: go where it stands, or put it back where that cannot be."""
        if self._is_moving_stack or self._position_at(index) == self.match.cursor:
            return
        reason = self._why_not_at(index)
        if reason is not None:
            self.refused.emit(reason)
        elif self._go(self._position_at(index)):
            return
        self._move_stack(self._index_now())

    def _position_at(self, index: int) -> int:
        if index:
            return self._decision(index - 1).end
        return self._decision(0).begin if self.undo_stack.count() else self.match.cursor

    def _index_now(self) -> int:
        """Where the undo stack belongs: after every decision that counts."""
        count = self.undo_stack.count()
        return sum(self._decision(number).begin < self.match.cursor for number in range(count))

    def _move_stack(self, index: int) -> None:
        self._is_moving_stack = True
        self.undo_stack.setIndex(index)
        self._is_moving_stack = False

    def _go(self, position: int) -> bool:
        """Stand at another position; whether the disk let us."""
        try:
            self.match.go(position)
        except LudariumError as error:
            self._set_trouble(error.reason)
            return False
        self._cancel_thinking()
        self._again.stop()
        self._looking_at = None
        self._change_viewer()
        self._set_trouble(None)
        self._lay()
        self.moved.emit()
        self._go_on()
        return True

    def _extend(self) -> None:
        """The computer's answer belongs to the decision before it."""
        if self.undo_stack.index():
            self._decision(self.undo_stack.index() - 1).end = self.match.cursor

    def _rebuild_undo(self) -> None:
        """The undo history of a match that was loaded, its redo tail included."""
        match, found = self.match, []
        for position, action in enumerate(match.actions):
            state = match.states[position]
            seat = self.title.turn(state)
            if seat is not None and self.is_human(seat) and not state.began:
                text = words.action(self.title, self.title.observe(state, seat), action)
                found.append((text, seat, position))
        ends = [position for _, _, position in found[1:]] + [len(match.actions)]
        for (text, seat, begin), end in zip(found, ends, strict=False):
            self.undo_stack.push(Decision(text, seat, begin, end))
        self._move_stack(self._index_now())

    # The past

    def look_at(self, position: int | None) -> None:
        """Show the table as it was after so many actions, read-only; None goes back to now."""
        self._again.stop()
        self._look_at(position)

    def _look_at(self, position: int | None) -> None:
        self._looking_at = None if position is None or position >= self.match.cursor else max(0, position)
        self._cancel_thinking()
        self._lay()
        self.moved.emit()
        self._go_on()

    def show_again(self, position: int) -> None:
        """Show step by step what was played from there on, up to now."""
        self.look_at(position)
        if self.is_looking_back:
            self._again.start(max(self.pause_between, self.show_again_pause))

    def _show_next(self) -> None:
        step = self.steps()[self.position]
        self._look_at(self.position + 1)
        self.stepped.emit(step)
        if self.is_looking_back:
            self._again.start(max(self.pause_between, self.show_again_pause))
            self.changed.emit()

    def branch(self, library: Library, position: int) -> SavedMatch:
        """A new match that goes as this one did up to the position. What comes after could be known: practice."""
        match = self.match
        options = {**dict(match.setup.options), "undo": "practice"}
        setup = self.title.setup(self.names, match.setup.first, options)
        branch = library.new_match(self.title, setup, match.seed, match.players)
        for action in match.actions[:position]:
            branch.play(action)
        return branch

    def close(self) -> None:
        """Leave the match as it is: every step is on the disk already."""
        self._cancel_thinking()
        self._again.stop()
        if self._is_open:
            self._is_open = self._is_started = False
            self._thinker.answered.disconnect(self._on_answer)
