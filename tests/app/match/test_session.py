"""A match on the table: decisions, the computer's answers, undo, the past."""

from __future__ import annotations

import math
import os
import signal

import pytest
from PySide6.QtTest import QSignalSpy

from ludarium import words
from ludarium.ai.search import Choice, Thought
from ludarium.ai.worker import Question
from ludarium.app.match.hints import MOST
from ludarium.app.match.playback import LEAST
from ludarium.app.match.session import Session
from ludarium.engine.actions import act
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.reasons import Reason, because
from ludarium.library.preferences import Preferences
from ludarium.library.troubles import LibraryError
from ludarium.widgets import seating

from .seated import is_asked, leave, new_match, play_on, slow_levels


@pytest.fixture
def sit(library, search_client):
    """Puts a match on the table."""
    opened = []

    def sit(*args, match=None, **kwargs) -> Session:
        session = Session(match or new_match(library, *args, **kwargs), search_client)
        session.playback.pause = 0
        opened.append(session)
        session.start()
        return session

    yield sit
    for session in opened:
        leave(session)


def computer_thinks(session: Session, qtbot) -> None:
    """Go on until a computer's seat thinks about a real choice."""
    computer, match = session.computer, session.match
    play_on(session, qtbot, lambda: computer.thinking_seat is not None and len(match.title.actions(match.state)) > 1)


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
    assert [again.decisions.stack.text(n) for n in range(again.decisions.stack.count())] == [
        session.decisions.stack.text(n) for n in range(session.decisions.stack.count())
    ]
    assert again.decisions.stack.index() == session.decisions.stack.index()
    assert again.decisions.why_no_undo() == session.decisions.why_no_undo()


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
    session.computer.pause = 60000
    session.desk.choose(session.desk.offers[0].action)
    qtbot.waitUntil(lambda: session.computer.thinking_seat is None, timeout=10000)  # it has thought, and waits
    assert session.match.cursor == 1
    session.skip_pause()
    assert session.match.cursor == 2


def test_an_answer_to_what_was_undone_is_forgotten(sit, qtbot) -> None:
    session = sit(("human", "random"), undo="practice")
    session.computer.pause = 60000
    for offer in (0, 1):
        session.desk.choose(session.desk.offers[offer].action)
        qtbot.waitUntil(lambda: session.computer.thinking_seat is None, timeout=10000)
        assert session.match.cursor == 1
        if not offer:
            session.decisions.undo()
    session.skip_pause()
    assert session.match.cursor == 2


def test_move_now_does_not_wait_until_the_last_step_has_been_seen(sit, qtbot) -> None:
    session = sit(("human", "random"))
    session.computer.pause = 60000
    session.desk.choose(session.desk.offers[0].action)
    qtbot.waitUntil(lambda: session.computer.thinking_seat is None, timeout=10000)
    session.move_now()
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
    play_on(session, qtbot, lambda: session.computer.is_its_turn)
    session.computer.set_paused(True)
    cursor = session.match.cursor
    qtbot.wait(50)
    assert session.match.cursor == cursor
    assert session.computer.thinking_seat is None
    session.computer.set_paused(False)
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


@pytest.mark.parametrize("hurried", [False, True])
def test_a_frozen_worker_keeps_nobody_waiting(sit, search_client, qtbot, monkeypatch, hurried) -> None:
    """It is started again and asked once more, and the player is told; or moves now, if the player wants that."""
    slow_levels(monkeypatch)
    session = sit()
    computer_thinks(session, qtbot)
    qtbot.waitUntil(lambda: search_client.pid is not None, timeout=10_000)
    asked = next(iter(search_client._worker._open.values()))
    os.kill(search_client.pid, signal.SIGSTOP)
    cursor = session.match.cursor
    if hurried:
        session.computer.move_now()
    else:
        qtbot.wait(300)  # a last sign of life may still be on its way
        asked.silent = 3 * asked.question.level.seconds
        qtbot.waitUntil(lambda: session.computer.notice == because("worker-restarted"), timeout=20_000)
        session.computer.move_now()
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=20_000)
    assert not session.computer.has_stopped


def test_a_question_that_cannot_be_sent_can_be_asked_again(sit, qtbot, monkeypatch) -> None:
    """As of a title whose content holds what cannot be pickled."""
    match_type = "ludarium.app.match.computer_seats.Question"
    monkeypatch.setattr(match_type, lambda title, observed, *rest: Question(title, lambda: observed, *rest))
    session = sit(("easy", "human"))
    qtbot.waitUntil(lambda: session.computer.has_stopped, timeout=10_000)
    session.move_by_chance()
    assert session.match.cursor == 1


def test_a_dead_worker_can_be_asked_again(sit, library, search_client, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit(("human", "hard"))
    computer_thinks(session, qtbot)
    cursor, state = session.match.cursor, session.match.state
    os.kill(search_client.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: session.computer.has_stopped, timeout=10000)
    assert session.match.state == state
    assert library.load(session.match.id).state == state
    session.computer.go_on()
    assert not session.computer.has_stopped
    assert session.computer.thinking_seat is not None
    session.move_now()
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


def test_undo_while_the_computer_thinks(sit, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit(("human", "hard"), undo="practice")
    computer_thinks(session, qtbot)
    session.decisions.undo()
    assert session.is_my_turn
    assert session.computer.thinking_seat is None
    session.decisions.redo()
    assert session.computer.is_its_turn


# Hints


def test_hint(sit, qtbot) -> None:
    session = sit()
    play_on(session, qtbot, is_asked(session, "reroll"))
    session.ask_hint()
    assert session.hints.is_thinking
    assert session.match.hints == 1
    qtbot.waitUntil(lambda: bool(session.hints.best), timeout=10000)
    assert len(session.hints.best) == MOST
    offered = {offer.action for offer in session.desk.offers}
    assert all(hint.action in offered and 0 <= hint.expected <= 1 for hint in session.hints.best)
    session.desk.choose(session.hints.best[0].action)
    assert not session.hints.best


def test_no_hint_that_cannot_be_counted(sit, monkeypatch) -> None:
    """Nobody gets one for which the match is not marked: the disk must let us."""
    session = sit()
    refusal = LibraryError(because("library-full"))

    def refuse(*args: object) -> None:
        raise refusal

    monkeypatch.setattr(type(session.match._store), "keep_hints", refuse)
    session.ask_hint()
    assert (session.hints.is_thinking, session.match.hints) == (False, 0)
    assert session.error == refusal.reason


def test_a_hint_names_only_what_was_looked_at(sit) -> None:
    session = sit()
    first, second = (offer.action for offer in session.desk.offers[:2])
    session.ask_hint()
    unseen = Choice(second, 0, math.nan)
    session.hints._on_answer(session.hints._ticket, Thought(first, (unseen, Choice(first, 9, 0.5)), 9))
    assert [hint.action for hint in session.hints.best] == [first]


def test_a_hint_whose_thinker_died_is_refused(sit, search_client, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit()
    refused = QSignalSpy(session.refused)
    session.ask_hint()
    os.kill(search_client.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: not session.hints.is_thinking, timeout=10000)
    assert refused.count() == 1
    assert refused.at(0) == [because("worker-stopped")]
    assert not session.hints.best


def test_a_hint_that_comes_too_late_is_dropped(sit, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    session = sit()
    session.ask_hint()
    session.desk.choose(session.desk.offers[0].action)
    assert not session.hints.is_thinking
    assert not session.hints.best


# Undo and redo


def test_undo_goes_back_over_the_computers_answers(sit, qtbot) -> None:
    session = sit(("human", "random"), undo="practice")
    first = session.match.state
    session.desk.choose(session.desk.offers[0].action)
    play_on(session, qtbot, lambda: session.is_my_turn)
    after = session.match.state
    assert session.match.cursor > 1
    session.decisions.undo()
    assert session.match.state == first
    assert session.decisions.stack.count() == 1
    session.decisions.redo()
    assert session.match.state == after


def test_undo_says_what_it_undoes(sit) -> None:
    session = sit()
    session.desk.choose(session.desk.offers[0].action)
    assert session.decisions.undo_text() == "Take a second port"


def test_a_fence_is_explained_and_clears_nothing(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, is_asked(session, "reroll"))
    stack = session.decisions.stack
    count, cursor = stack.count(), session.match.cursor
    reason = session.decisions.why_no_undo()
    assert reason == because("undo-fence", action=cursor - 1)
    assert session.event_history.fence_seen(reason).startswith("You roll")
    refused = QSignalSpy(session.refused)
    session.decisions.undo()
    assert refused.count() == 1
    stack.undo()  # not by our own door: it is put back
    assert refused.count() == 2
    assert (stack.count(), stack.index(), session.match.cursor) == (count, count, cursor)


def test_practice_has_no_fence(sit, qtbot) -> None:
    session = sit(("human", "random"), undo="practice")
    play_on(session, qtbot, is_asked(session, "reroll"))
    assert session.decisions.why_no_undo() is None
    while session.decisions.why_no_undo() is None:
        session.decisions.undo()
    assert session.match.cursor == 0
    while session.decisions.why_no_redo() is None:
        session.decisions.redo()
    assert session.match.cursor == len(session.match.actions)


def test_another_persons_decision_is_a_fence(sit) -> None:
    session = sit(("human", "human"))
    session.desk.choose(session.desk.offers[0].action)
    assert session.viewer == 1
    assert session.decisions.why_no_undo() == because("undo-other-person")


def test_the_history_says_how_far_back_one_can_go(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, is_asked(session, "build"), rng=Rng(3))
    began = session.decisions.stack.index()
    for _ in range(2):
        session.desk.choose(session.desk.offers[0].action)
        if not session.is_my_turn:
            break
    history = session.decisions.history()
    assert [past.index for past in history] == list(range(session.decisions.stack.count() + 1))
    reachable = [past.index for past in history if past.why_not is None]
    assert reachable == list(range(began, session.decisions.stack.count() + 1))
    session.decisions.go_to(began)
    assert session.decisions.stack.index() == began
    session.decisions.go_to(0)
    assert session.decisions.stack.index() == began


def say(session: Session, words: str) -> None:
    """Decide in the toy, whoever's turn it is."""
    for word in words.split():
        session.desk.choose(act(word))


def test_the_history_does_not_go_back_over_another_persons_decision(sit) -> None:
    session = sit(("human", "human"), "toy")
    say(session, "step pass step step")
    reasons = [past.why_not for past in session.decisions.history()]
    assert reasons == [because("undo-other-person")] * 2 + [None] * 3
    refused = QSignalSpy(session.refused)
    session.decisions.go_to(1)
    assert refused.count() == 1
    assert refused.at(0) == [because("undo-other-person")]
    assert (session.match.cursor, session.decisions.stack.index()) == (4, 4)
    session.decisions.go_to(2)
    assert (session.match.cursor, session.turn) == (2, 1)


def test_in_practice_the_history_leads_back_to_the_beginning(sit) -> None:
    session = sit(("human", "human"), "toy", undo="practice")
    say(session, "step pass roll")
    assert [past.why_not for past in session.decisions.history()] == [None] * 4
    session.decisions.go_to(0)
    assert session.match.cursor == 0
    session.decisions.go_to(3)
    assert session.match.cursor == 3


def test_what_was_decided_in_steps_is_one_decision(sit) -> None:
    session = sit(("human",), "toy")
    say(session, "step begin go finish step")
    assert [past.text for past in session.decisions.history()] == ["The beginning", "Do step", "Do begin", "Do step"]
    session.decisions.go_to(1)
    assert session.match.cursor == 1
    session.decisions.redo()
    assert (session.match.cursor, session.decisions.redo_text()) == (4, "Do step")


@pytest.mark.parametrize("undo", ["fair", "practice"])
@pytest.mark.parametrize("players", [("human", "human"), ("human", "random")])
@pytest.mark.parametrize("title", ["iron-age", "eight-minute-empire", "hard-title"])
def test_undo_goes_where_the_match_says(sit, qtbot, title: str, players: tuple[str, ...], undo: str) -> None:
    session, rng = sit(players, title, undo=undo), Rng(5)
    session.lift_curtain()
    decisions, match = session.decisions, session.match
    for _ in range(40):
        here, target = match.cursor, match.undo_target()
        assert isinstance(target, Reason) == (decisions.why_no_undo() is not None)
        if not isinstance(target, Reason):
            decisions.undo()
            assert match.cursor == target
            decisions.redo()
            assert match.cursor == here
        session.lift_curtain()
        play_on(session, qtbot, lambda here=here: match.cursor > here, rng=rng)
        session.lift_curtain()
        play_on(session, qtbot, lambda: session.is_my_turn or session.is_over, rng=rng)
        if session.is_over:
            break
    begun = [decisions._decision(number).begin for number in range(decisions.stack.count())]
    assert begun == [position for position in range(match.cursor) if match.begins(position)]


def test_what_was_undone_is_still_there_when_the_match_is_opened_again(sit, library) -> None:
    session = sit(("human",), "toy")
    for word in ("step", "begin", "finish", "step"):
        session.desk.choose(act(word))
    session.decisions.go_to(1)
    again = sit(match=library.load(session.match.id))
    assert (again.match.cursor, again.decisions.stack.index(), again.decisions.stack.count()) == (1, 1, 3)
    assert again.decisions.redo_text() == "Do begin"
    again.decisions.redo()
    assert again.match.cursor == 3


def test_a_new_decision_drops_what_was_undone(sit) -> None:
    session = sit(("human",))
    session.desk.choose(session.desk.offers[0].action)
    session.decisions.undo()
    session.desk.choose(session.desk.offers[1].action)
    assert session.decisions.stack.count() == 1
    assert session.decisions.undo_text() == "Take a second province"
    assert session.event_history.steps()[0].action is session.match.actions[0]


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
    assert session.error.key == "library-full"
    assert (session.match.cursor, session.decisions.stack.count()) == (0, 0)
    session.match._store = store
    session.try_again()
    assert session.error is None
    assert session.match.actions == [action]
    session.match._store = FullDisk()
    session.decisions.undo()
    assert (session.match.cursor, session.decisions.stack.index()) == (1, 1)
    session.match._store = store
    session.decisions.undo()
    assert (session.match.cursor, session.decisions.stack.index()) == (0, 0)


def test_only_the_step_that_the_disk_refused_is_tried_again(sit, monkeypatch) -> None:
    session = sit(("human",), "toy")
    store, session.match._store = session.match._store, FullDisk()
    session.desk.choose(act("roll"))
    session.match._store = store
    session.desk.choose(act("step"))
    assert session.error is None
    monkeypatch.setattr(type(store), "keep_hints", FullDisk.record)
    session.ask_hint()
    assert session.error is not None
    session.try_again()
    assert session.error is None
    assert [action.text for action in session.match.actions] == ["step"]


def test_what_the_disk_refused_happened_to_nobody(sit) -> None:
    """What was undone before can still be made again, and is told as it was."""
    session = sit(("human",), "toy", undo="practice")
    session.desk.choose(act("roll"))
    steps = session.event_history.steps()
    session.decisions.undo()
    store, session.match._store = session.match._store, FullDisk()
    session.desk.choose(act("step"))
    session.match._store = store
    session.decisions.redo()
    assert session.event_history.steps() == steps


# The past


def test_a_click_in_the_history_ends_what_is_shown_again(sit, qtbot) -> None:
    session = sit(("human",), "toy")
    for word in ("step", "step", "step"):
        session.desk.choose(act(word))
    session.show_again(0)
    session.decisions.go_to(1)
    assert (session.match.cursor, session.is_looking_back) == (1, False)
    shown = QSignalSpy(session.stepped)
    session.skip_pause()
    assert shown.count() == 0


def test_looking_back_changes_nothing(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.is_my_turn and session.match.cursor > 12)
    cursor = session.match.cursor
    session.look_at(3)
    assert session.observed == session.title.observe(session.match.states[3], session.viewer)
    assert not session.desk.offers
    assert session.decisions.why_no_undo() is not None
    session.look_at(cursor)
    assert not session.is_looking_back
    assert session.desk.offers
    assert session.match.cursor == cursor


def test_nothing_is_undone_or_redone_in_the_past(sit) -> None:
    session = sit(("human",), "toy")
    for _ in range(3):
        session.desk.choose(act("step"))
    session.decisions.undo()
    session.look_at(-1)
    assert session.position == 0
    assert session.decisions.why_no_undo() == session.decisions.why_no_redo() == because("undo-past")
    refused = QSignalSpy(session.refused)
    session.decisions.redo()
    assert refused.count() == 1
    assert (session.match.cursor, session.is_looking_back) == (2, True)


def test_what_is_shown_again_can_be_followed_at_any_speed(sit) -> None:
    session = sit()
    session.set_pace(0)
    assert session.playback.pause == LEAST
    session.set_pace(2 * LEAST)
    assert session.playback.pause == 2 * LEAST


def test_the_computer_waits_while_one_looks_back(sit, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.computer.is_its_turn)
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


def test_branch(sit, library, tmp_path, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.match.cursor > 12)
    branch = seating.branch(library, Preferences.open(tmp_path), session.match, 9)
    assert branch.id != session.match.id
    assert branch.actions == session.match.actions[:9]
    assert branch.state == session.match.states[9]
    assert branch.is_practice
    assert library.load(branch.id).state == branch.state


# What happened


@pytest.mark.parametrize("title", ["iron-age", "eight-minute-empire"])
def test_a_step_is_told_by_playing_it_and_not_again(sit, qtbot, monkeypatch, title: str) -> None:
    session = sit(("human", "random"), title)
    told = []
    tell = session.title.tell
    monkeypatch.setattr(type(session.title), "tell", lambda self, *args: told.append(args) or tell(*args))
    monkeypatch.setattr(words, "action", lambda moment, action, *names: action.text)  # orders may ask what will come
    stepped = []
    session.stepped.connect(stepped.append)
    play_on(session, qtbot, lambda: session.match.cursor > 12)
    assert session.decisions.why_no_undo() or session.decisions.history()
    assert [step.position for step in stepped] == list(range(session.match.cursor))
    assert told == []


def test_a_match_that_was_loaded_is_told_on_demand(sit, library, qtbot) -> None:
    session = sit(("human", "random"))
    play_on(session, qtbot, lambda: session.match.cursor > 12)
    again = sit(match=library.load(session.match.id))
    again.look_at(0)
    assert again.event_history.steps()[:12] == session.event_history.steps()[:12]


# What the others did


def test_recap_and_marks(sit, qtbot) -> None:
    session = sit(("human", "random", "random"))
    play_on(session, qtbot, is_asked(session, "roll"))
    play_on(session, qtbot, lambda: session.computer.is_its_turn)
    play_on(session, qtbot, is_asked(session, "roll"))
    recap = session.event_history.recap()
    assert {step.seat for step in recap} == {1, 2}
    assert recap[-1].position == session.match.cursor - 1
    assert session.event_history.steps()[recap[0].position - 1].seat == session.viewer
    assert any(mark.startswith(("1.", "2.")) for mark in session.event_history.marked())
    session.desk.choose(session.desk.offers[0].action)
    assert session.event_history.recap() == recap
    assert not session.event_history.marked()


def test_somebody_must_answer_in_anothers_turn(sit, qtbot) -> None:
    session = sit(("human", "human"), seed=11)
    play_on(session, qtbot, is_asked(session, "tribute"), rng=Rng(6))
    assert session.event_history.must_answer
    assert session.event_history.turn_owner != session.viewpoint.decider
