"""A match on the table: decisions, the computer's answers, undo, the past."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtTest import QSignalSpy

from ludarium.app.match.session import HINTS, Session
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.reasons import because
from ludarium.library.troubles import LibraryError

from .seated import is_asked, new_match, open_library, open_thinker, play_on, slow_levels


@pytest.fixture
def library(tmp_path):
    with open_library(tmp_path) as library:
        yield library


@pytest.fixture(scope="module")
def thinker(qapp):
    with open_thinker() as thinker:
        yield thinker


@pytest.fixture
def sit(library, thinker):
    """Puts a match on the table."""
    opened = []

    def sit(*args, match=None, **kwargs) -> Session:
        session = Session(match or new_match(library, *args, **kwargs), thinker)
        session.show_again_pause = 0
        opened.append(session)
        session.start()
        return session

    yield sit
    for session in opened:
        session.close()


def computer_thinks(session: Session, qtbot) -> None:
    """Go on until a computer's seat thinks about a real choice."""
    play_on(
        session, qtbot, lambda: session.thinker_seat is not None and len(session.title.actions(session.match.state)) > 1
    )


# Playing


def test_a_whole_match_ends_as_the_engine_says(sit, qtbot) -> None:
    session = sit(("human", "random"), length="short")
    over = QSignalSpy(session.over)
    play_on(session, qtbot, lambda: session.is_over)
    match = session.match
    told = Match(match.title, match.setup, match.seed, match.players)
    for action in match.actions:
        told.play(action)
    assert told.state == match.state
    assert over.count() == 1


def test_a_loaded_match_is_the_same(sit, library, qtbot) -> None:
    session = sit(("human", "random"), length="short")
    play_on(session, qtbot, lambda: session.match.cursor > 30 and session.is_my_turn)
    again = sit(match=library.load(session.match.id))
    assert again.match.state == session.match.state
    assert [again.undo_stack.text(n) for n in range(again.undo_stack.count())] == [
        session.undo_stack.text(n) for n in range(session.undo_stack.count())
    ]
    assert again.undo_stack.index() == session.undo_stack.index()
    assert again.why_no_undo() == session.why_no_undo()


def test_nothing_can_be_played_in_anothers_turn(sit, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit(("human", "hard"))
    computer_thinks(session, qtbot)
    before = session.match.cursor
    session.play(session.title.actions(session.match.state)[0])
    assert session.match.cursor == before
    assert not session.desk.offers


def test_the_view_follows_the_person_who_decides(sit, qtbot) -> None:
    session = sit(("human", "human"))
    seen = set()
    for _ in range(30):
        session.desk.choose(session.desk.offers[0].action)
        assert session.viewer == session.turn
        assert session.curtain is None
        seen.add(session.viewer)
    assert seen == {0, 1}


def test_a_guard_is_asked_first(sit) -> None:
    session = sit()
    asked = []
    session.guard = lambda action: asked.append(action) is not None
    first = session.desk.offers[0].action
    session.desk.choose(first)
    assert asked == [first]
    assert session.match.cursor == 0


# The computer


def test_the_computer_waits_while_its_last_step_is_seen(sit, qtbot) -> None:
    session = sit(("human", "random"))
    session.pause_between = 60000
    session.desk.choose(session.desk.offers[0].action)
    qtbot.waitUntil(lambda: session.thinker_seat is None, timeout=10000)  # it has thought, and waits
    assert session.match.cursor == 1
    session.hurry()
    assert session.match.cursor == 2


def test_move_now(sit, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit(("human", "hard"))
    computer_thinks(session, qtbot)
    cursor = session.match.cursor
    session.move_now()
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


def test_pause_and_go_on(sit, qtbot) -> None:
    session = sit(("human", "easy"))
    play_on(session, qtbot, lambda: session.is_computers_turn)
    session.set_paused(True)
    cursor = session.match.cursor
    qtbot.wait(50)
    assert session.match.cursor == cursor
    assert session.thinker_seat is None
    session.set_paused(False)
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


def test_a_dead_worker_can_be_asked_again(sit, library, thinker, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit(("human", "hard"))
    computer_thinks(session, qtbot)
    cursor, state = session.match.cursor, session.match.state
    os.kill(thinker.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: session.has_stopped, timeout=10000)
    assert session.match.state == state
    assert library.load(session.match.id).state == state
    session.ask_again()
    assert not session.has_stopped
    assert session.thinker_seat is not None
    session.move_now()
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


def test_undo_while_the_computer_thinks(sit, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit(("human", "hard"), undo="practice")
    computer_thinks(session, qtbot)
    session.undo()
    assert session.is_my_turn
    assert session.thinker_seat is None
    session.redo()
    assert session.is_computers_turn


# Hints


def test_hint(sit, qtbot) -> None:
    session = sit()
    play_on(session, qtbot, is_asked(session, "reroll"))
    session.ask_hint()
    assert session.is_hinting
    assert session.match.hints == 1
    qtbot.waitUntil(lambda: bool(session.hints), timeout=10000)
    assert len(session.hints) == HINTS
    offered = {offer.action for offer in session.desk.offers}
    assert all(hint.action in offered and 0 <= hint.expected <= 1 for hint in session.hints)
    session.desk.choose(session.hints[0].action)
    assert not session.hints


def test_no_hint_that_cannot_be_counted(sit, monkeypatch) -> None:
    """Nobody gets one for which the match is not marked: the disk must let us."""
    session = sit()
    refusal = LibraryError(because("library-full"))

    def refuse(*args: object) -> None:
        raise refusal

    monkeypatch.setattr(type(session.match._store), "keep_hints", refuse)
    session.ask_hint()
    assert (session.is_hinting, session.match.hints) == (False, 0)
    assert session.trouble == refusal.reason


def test_a_hint_that_comes_too_late_is_dropped(sit, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit()
    session.ask_hint()
    session.desk.choose(session.desk.offers[0].action)
    assert not session.is_hinting
    assert not session.hints


# Undo and redo


def test_undo_goes_back_over_the_computers_answers(sit, qtbot) -> None:
    session = sit(("human", "random"), undo="practice")
    first = session.match.state
    session.desk.choose(session.desk.offers[0].action)
    play_on(session, qtbot, lambda: session.is_my_turn)
    after = session.match.state
    assert session.match.cursor > 1
    session.undo()
    assert session.match.state == first
    assert session.undo_stack.count() == 1
    session.redo()
    assert session.match.state == after


def test_undo_says_what_it_undoes(sit) -> None:
    session = sit()
    session.desk.choose(session.desk.offers[0].action)
    assert session.undo_text() == "Take a second port"


def test_a_fence_is_explained_and_clears_nothing(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, is_asked(session, "reroll"))
    count, cursor = session.undo_stack.count(), session.match.cursor
    reason = session.why_no_undo()
    assert reason == because("undo-fence", action=cursor - 1)
    assert session.fence_seen(reason).startswith("You roll")
    refused = QSignalSpy(session.refused)
    session.undo()
    assert refused.count() == 1
    session.undo_stack.undo()  # not by our own door: it is put back
    assert refused.count() == 2
    assert (session.undo_stack.count(), session.undo_stack.index(), session.match.cursor) == (count, count, cursor)


def test_practice_has_no_fence(sit, qtbot) -> None:
    session = sit(("human", "random"), undo="practice")
    play_on(session, qtbot, is_asked(session, "reroll"))
    assert session.why_no_undo() is None
    while session.why_no_undo() is None:
        session.undo()
    assert session.match.cursor == 0
    while session.why_no_redo() is None:
        session.redo()
    assert session.match.cursor == len(session.match.actions)


def test_another_persons_decision_is_a_fence(sit) -> None:
    session = sit(("human", "human"))
    session.desk.choose(session.desk.offers[0].action)
    assert session.viewer == 1
    assert session.why_no_undo() == because("undo-other-person")


def test_the_history_says_how_far_back_one_can_go(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, is_asked(session, "build"), rng=Rng(3))
    began = session.undo_stack.index()
    for _ in range(2):
        session.desk.choose(session.desk.offers[0].action)
        if not session.is_my_turn:
            break
    history = session.history()
    assert [past.index for past in history] == list(range(session.undo_stack.count() + 1))
    reachable = [past.index for past in history if past.why_not is None]
    assert reachable == list(range(began, session.undo_stack.count() + 1))
    session.go_to(began)
    assert session.undo_stack.index() == began
    session.go_to(0)
    assert session.undo_stack.index() == began


def test_a_new_decision_drops_what_was_undone(sit) -> None:
    session = sit(("human",))
    session.desk.choose(session.desk.offers[0].action)
    session.undo()
    session.desk.choose(session.desk.offers[1].action)
    assert session.undo_stack.count() == 1
    assert session.undo_text() == "Take a second province"
    assert session.steps()[0].action is session.match.actions[0]


# A disk that refuses


class FullDisk:
    """A store that has no room."""

    def record(self, *args) -> None:
        raise LibraryError(because("library-full", file="x"))

    move = record


def test_what_cannot_be_saved_has_not_happened(sit) -> None:
    session = sit(("human",))
    store, session.match._store = session.match._store, FullDisk()
    action = session.desk.offers[0].action
    session.desk.choose(action)
    assert session.trouble.key == "library-full"
    assert (session.match.cursor, session.undo_stack.count()) == (0, 0)
    session.match._store = store
    session.try_again()
    assert session.trouble is None
    assert session.match.actions == [action]
    session.match._store = FullDisk()
    session.undo()
    assert (session.match.cursor, session.undo_stack.index()) == (1, 1)
    session.match._store = store
    session.undo()
    assert (session.match.cursor, session.undo_stack.index()) == (0, 0)


# The past


def test_looking_back_changes_nothing(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.is_my_turn and session.match.cursor > 12)
    cursor = session.match.cursor
    session.look_at(3)
    assert session.observed == session.title.observe(session.match.states[3], session.viewer)
    assert not session.desk.offers
    assert session.why_no_undo() is not None
    session.look_at(cursor)
    assert not session.is_looking_back
    assert session.desk.offers
    assert session.match.cursor == cursor


def test_the_computer_waits_while_one_looks_back(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.is_computers_turn)
    cursor = session.match.cursor
    session.look_at(0)
    qtbot.wait(30)
    assert session.match.cursor == cursor
    session.look_at(None)
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


def test_the_past_is_shown_again_step_by_step(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.is_my_turn and session.match.cursor > 12)
    shown = []
    session.stepped.connect(lambda step: shown.append(step.position))
    session.show_again(5)
    qtbot.waitUntil(lambda: not session.is_looking_back)
    assert shown == list(range(5, session.match.cursor))


def test_branch(sit, library, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.match.cursor > 12)
    branch = session.branch(library, 9)
    assert branch.id != session.match.id
    assert branch.actions == session.match.actions[:9]
    assert branch.state == session.match.states[9]
    assert branch.is_practice
    assert library.load(branch.id).state == branch.state


# What the others did


def test_recap_and_marks(sit, qtbot) -> None:
    session = sit(("human", "random", "random"))
    play_on(session, qtbot, is_asked(session, "roll"))
    play_on(session, qtbot, lambda: session.is_computers_turn)
    play_on(session, qtbot, is_asked(session, "roll"))
    recap = session.recap()
    assert {step.seat for step in recap} == {1, 2}
    assert recap[-1].position == session.match.cursor - 1
    assert session.steps()[recap[0].position - 1].seat == session.viewer
    assert any(mark.startswith(("1.", "2.")) for mark in session.marked())
    session.desk.choose(session.desk.offers[0].action)
    assert session.recap() == recap
    assert not session.marked()


def test_somebody_must_answer_in_anothers_turn(sit, qtbot) -> None:
    session = sit(("human", "human"), seed=11)
    play_on(session, qtbot, is_asked(session, "tribute"), rng=Rng(6))
    assert session.must_answer
    assert session.turn_owner != session.decider
