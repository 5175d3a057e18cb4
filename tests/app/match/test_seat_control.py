"""Beside the rules: seats change hands, matches are conceded or stopped, chance decides for a computer that cannot."""

from __future__ import annotations

import json

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from ludarium.ai.worker import Failure
from ludarium.app.match.seat_control import SeatDialog, choices
from ludarium.engine.chance import Rng
from ludarium.engine.match import CONCEDED, STOPPED, Ending
from ludarium.engine.overlong import SCORED

from .seated import new_match, play_on, slow_levels


@pytest.fixture
def lay(library, open_frame):
    """Lays the title's own table for these players."""
    return lambda *args, match=None, **kwargs: open_frame(match or new_match(library, *args, **kwargs))


def log(frame) -> list[str]:
    return [row.text for row in frame.log.rows]


def dialog_of(frame) -> SeatDialog:
    frame.table_actions.players.trigger()
    return next(one for one in frame.findChildren(SeatDialog) if one.isVisible())


def choose(dialog: SeatDialog, seat: int, player: str) -> None:
    box = dialog.boxes[seat]
    box.setCurrentIndex(box.findData(player))


def press(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def play_some(frame, qtbot, count: int = 3) -> None:
    play_on(frame.session, qtbot, lambda: frame.session.match.cursor >= count and frame.session.is_my_turn)


# Who plays


def test_a_seat_is_handed_to_the_computer_and_taken_back(lay, library, qtbot, monkeypatch) -> None:
    frame = lay(("human", "human"))
    play_some(frame, qtbot)
    slow_levels(monkeypatch)
    session, seat = frame.session, frame.session.turn
    dialog = dialog_of(frame)
    choose(dialog, seat, "hard")
    with qtbot.waitSignal(frame.seats_changed):
        press(dialog.done_button)
    name = session.names[seat]
    assert f"The computer (Hard) plays for {name} from here on." in log(frame)
    assert session.computer.thinking_seat == seat
    assert library.load(session.match.id).players == session.match.players
    dialog = dialog_of(frame)
    choose(dialog, seat, "human")
    press(dialog.done_button)
    assert f"A person plays for {name} again." not in log(frame)  # nothing was decided in between
    assert not session.computer.is_its_turn
    assert session.match.handed == ()


@pytest.mark.parametrize("title", ["imperium", "iron-age", "eight-minute-empire"])
def test_what_others_did_can_be_told_after_a_seat_changed_hands(lay, library, qtbot, title) -> None:
    """That a seat changed hands belongs to no turn: the log tells it, and the recap what was played."""
    match = new_match(library, ("human", "easy"), title=title)
    rng = Rng(1)
    while match.cursor < 20 or match.turn == 0:
        match.play(match.title.sample(match.state, rng))
    match.play(match.title.sample(match.state, rng))
    match.hand_over(1, "medium")
    while match.turn == 1:
        match.play(match.title.sample(match.state, rng))
    frame = lay(match=match)
    name = frame.session.names[1]
    assert f"The computer (Medium) plays for {name} from here on." in log(frame)
    assert frame.session.event_history.recap()


def test_the_log_tells_of_one_that_came_back(lay, qtbot) -> None:
    frame = lay(("human", "easy"), undo="practice")
    play_some(frame, qtbot)
    session = frame.session
    session.hand_over({0: "easy"})
    cursor = session.match.cursor
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)
    session.hand_over({0: "human"})
    assert "The computer (Easy) plays for Marta from here on." in log(frame)
    assert "A person plays for Marta again." in log(frame)


def test_a_level_is_changed(lay, qtbot) -> None:
    frame = lay(("human", "easy"))
    dialog = dialog_of(frame)
    offered = [dialog.boxes[1].itemData(row) for row in range(dialog.boxes[1].count())]
    assert offered == ["easy", "medium", "hard", "expert"]
    choose(dialog, 1, "hard")
    press(dialog.done_button)
    assert frame.session.match.players == ("human", "hard")
    assert frame.session.computer.level_of(1).name == "hard"


def test_nobody_looks_into_the_cards_of_a_computer(library) -> None:
    match = new_match(library, ("human", "easy"))
    assert "human" in choices(match, 0)
    assert "human" not in choices(match, 1)


def test_undo_leads_back_to_who_held_the_seats_then(lay, qtbot) -> None:
    frame = lay(("human", "easy"), undo="practice")
    play_some(frame, qtbot)
    session = frame.session
    session.hand_over({1: "hard"})
    play_on(session, qtbot, lambda: session.decisions.stack.index() > 2 and session.is_my_turn)
    with qtbot.waitSignal(frame.seats_changed):
        session.decisions.go_to(0)
    assert session.match.players == ("human", "easy")


# Conceding and stopping


def test_a_person_concedes(lay, library, qtbot) -> None:
    frame = lay(("human", "easy"))
    play_some(frame, qtbot)
    frame.table_actions.concede.trigger()
    assert frame.question.isVisible()
    assert not frame.question.never_again.isVisible()
    press(frame.question.stay)
    assert not frame.session.is_over
    frame.table_actions.concede.trigger()
    with qtbot.waitSignal(frame.match_over):
        press(frame.question.go_on)
    assert frame.session.match.ended == Ending(CONCEDED, 0)
    assert "Marta concedes the match." in log(frame)
    assert frame.banner.head == "The match is over"
    assert frame.banner.sentence == "Hanno wins: the match was conceded."
    assert not frame.table_actions.undo.isEnabled()
    assert not frame.session.desk.offers
    assert [(result.name, result.won) for result in library.high_scores("iron-age")] == [
        (result.name, result.name == "Hanno") for result in library.high_scores("iron-age")
    ]


def test_others_play_on_without_whoever_concedes(lay, qtbot) -> None:
    frame = lay(("human", "human", "easy"))
    frame.table_actions.concede.trigger()
    press(frame.question.go_on)
    assert not frame.session.is_over
    assert frame.session.match.players == ("medium", "human", "easy")


def test_everybody_is_asked_before_a_match_is_stopped(lay, library, qtbot) -> None:
    frame = lay(("human", "human", "human"))
    play_some(frame, qtbot)
    question, you = frame.question, frame.session.you
    frame.table_actions.stop.trigger()
    press(question.go_on)
    asked = question._head.text()
    assert asked.endswith(", do you agree?")
    press(question.stay)
    assert not frame.session.is_over
    assert "wants to play on" in frame.status.text
    frame.table_actions.stop.trigger()
    for _ in range(3):
        press(question.go_on)
    assert frame.session.match.ended == Ending(STOPPED, you)
    assert frame.banner.sentence == "The match was stopped by agreement: nobody wins."
    assert library.high_scores("iron-age") == []
    assert json.loads(json.dumps(library._store.document(frame.session.match.id)))["ended"] == [STOPPED, you]


def test_a_match_without_an_end_can_be_scored(lay, library, qtbot) -> None:
    """The offer comes after many rounds, not before; everybody must agree."""
    frame = lay(("human", "human", "easy"))
    play_some(frame, qtbot)
    session, question, you = frame.session, frame.question, frame.session.you
    assert not frame.table_actions.score.isVisible()
    frame.table_actions.score.trigger()
    assert not session.is_over
    match = session.match
    match.states[match.cursor] = attrs.evolve(match.state, round=match.title.longest_match + 1)
    session.look_at(None)
    assert frame.table_actions.score.isVisible()
    frame.table_actions.score.trigger()
    press(question.go_on)
    assert question._head.text().endswith(", do you agree?")
    press(question.go_on)
    assert match.ended == Ending(SCORED, you)
    assert "was scored before its end" in frame.banner.sentence
    assert library.high_scores("iron-age") == []


def test_only_computers_have_nobody_who_could_concede(lay, monkeypatch) -> None:
    slow_levels(monkeypatch)
    frame = lay(("easy", "easy"))
    assert not frame.table_actions.concede.isEnabled()
    assert not frame.table_actions.stop.isEnabled()


# Computers only


@pytest.mark.parametrize("options", [{}, {"expansion": "mediterranean"}], ids=["iron-age", "mediterranean"])
def test_nobody_is_you_where_only_computers_play(lay, qtbot, options) -> None:
    frame = lay(("easy", "easy"), **options)
    session = frame.session
    qtbot.waitUntil(lambda: session.match.cursor > 30, timeout=30000)
    said = [*log(frame), *(row.spoken for row in frame.seats.rows), frame.banner.sentence]
    said += [session.desk.scene.said(thing).name for thing in session.desk.scene.things]
    said += [label.text() for label in frame.findChildren(QLabel) if label.isVisible()]
    assert not [text for text in said if {"you", "your"} & set(text.lower().split())]


# A computer that gives no answer


def test_chance_decides_for_a_computer_that_fails_every_time(lay, library, search_client, qtbot, monkeypatch) -> None:
    frame = lay(("human", "hard"))
    session = frame.session
    ask = search_client.ask

    def fail(question) -> int:
        ticket = ask(question)
        search_client.cancel()
        search_client.answered.emit(ticket, Failure("no"))
        return ticket

    monkeypatch.setattr(search_client, "ask", fail)
    while not session.computer.has_stopped:
        if session.is_my_turn:
            session.desk.choose(session.desk.offers[0].action)
        else:
            qtbot.waitUntil(lambda: session.is_my_turn or session.computer.has_stopped, timeout=10000)
    assert frame.banner.button(frame.table_actions.players).isEnabled()
    cursor = session.match.cursor
    press(frame.banner.button(frame.table_actions.by_chance))
    assert session.match.cursor == cursor + 1
    assert "The computer had no answer for Hanno: chance decided." in log(frame)
    assert not any("plays for Hanno" in line for line in log(frame))
    assert library.load(session.match.id).players_at(cursor) == ("human", "random")
    assert session.match.players == ("human", "hard")


def test_the_computer_waits_while_somebody_is_asked(lay, qtbot, monkeypatch) -> None:
    """Its next move would take the question away."""
    slow_levels(monkeypatch)
    frame = lay(("easy", "human"))
    session = frame.session
    qtbot.waitUntil(lambda: session.computer.thinking_seat is not None, timeout=20000)
    frame.table_actions.concede.trigger()
    assert frame.question.isVisible()
    assert session.computer.thinking_seat is None
    press(frame.question.stay)
    assert session.computer.thinking_seat is not None
    dialog = dialog_of(frame)
    assert session.computer.thinking_seat is None
    dialog.close()
    assert session.computer.thinking_seat is not None
