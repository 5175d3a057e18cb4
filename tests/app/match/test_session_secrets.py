"""A title with secrets at one machine: the curtain, and what each person gets to see and read."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QSignalSpy

from ludarium.app.match.session import Session
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.values import UNKNOWN
from ludarium.models.log_model import LogModel

from .seated import leave, new_match, open_library, open_search_client


@pytest.fixture
def session(tmp_path, qapp):
    with open_library(tmp_path) as library, open_search_client() as search_client:
        session = Session(new_match(library, ("human", "human"), "hard-title"), search_client)
        session.start()
        yield session
        leave(session)


def test_the_curtain_hangs_when_nobody_has_said_who_looks(session: Session) -> None:
    assert session.curtain == session.turn
    assert not session.desk.offers


def test_who_plays_alone_with_the_computer_needs_no_curtain(tmp_path, qapp) -> None:
    with open_library(tmp_path) as library, open_search_client() as search_client:
        session = Session(new_match(library, ("human", "random"), "hard-title"), search_client)
        assert session.title.has_secrets(session.match.state, 0)
        assert session.curtain is None
        assert session.desk.offers
        leave(session)


def test_ones_own_decision_is_named(session: Session) -> None:
    session.lift_curtain()
    action = session.title.actions(session.observed)[0]
    session.desk.choose(action)
    assert session.decisions.undo_text() == f"Do {action.text}"


def test_the_curtain_falls_between_two_people(session: Session) -> None:
    session.lift_curtain()
    assert session.desk.offers
    stepped = QSignalSpy(session.stepped)
    session.desk.choose(session.title.actions(session.observed)[0])
    assert session.turn == 1
    assert session.curtain == 1
    assert not session.desk.offers
    assert stepped.count() == 0
    session.lift_curtain()
    assert (session.viewer, session.curtain) == (1, None)
    assert session.desk.offers


def test_no_curtain_between_two_decisions_of_one_person(session: Session) -> None:
    rng, quiet = Rng(4), 0
    session.lift_curtain()
    while not session.is_over:
        before = session.viewer
        session.desk.choose(rng.pick(session.desk.offers).action)
        if session.turn == before:
            assert session.curtain is None
            quiet += 1
        session.lift_curtain()
    assert quiet


def test_nothing_hidden_leaves_the_session(session: Session) -> None:
    rng = Rng(2)
    log = LogModel(session.title, session.names)
    session.lift_curtain()
    while not session.is_over:
        other = 1 - session.viewer
        assert session.observed.viewer == session.viewer
        assert session.observed.seed == UNKNOWN
        log.tell(session.event_history.steps(), session.viewer)
        drawn = [row.text for row in log.rows if f"{session.names[other]}: drawn" in row.text]
        known = [event for step in session.event_history.steps() for event in step.events if event.kind == "drawn"]
        assert all(session.title.redact(event, session.viewer) == event for event in known)
        assert all("looked" not in row.text for row in log.rows if row.seat == other and "cards=(" in row.text)
        assert len(drawn) <= len(known)
        session.desk.choose(rng.pick(session.desk.offers).action)
        session.lift_curtain()


def test_anothers_decision_is_not_named(session: Session) -> None:
    session.lift_curtain()
    session.desk.choose(session.title.actions(session.observed)[0])
    session.lift_curtain()
    assert session.decisions.undo_text() == "Decision of Marta"
    assert [past.text for past in session.decisions.history()] == ["The beginning", "Decision of Marta"]


def test_marks_do_not_tell_which_hidden_card_it_was(session: Session) -> None:
    rng = Rng(1)
    session.lift_curtain()
    while not session.is_over:
        session.desk.choose(rng.pick(session.desk.offers).action)
        session.lift_curtain()
        assert not [mark for mark in session.event_history.marked() if mark.startswith(("hand", "deck-0-", "deck-1-"))]


# Formalities: questions with one answer, which come so that nobody learns from their absence


@pytest.fixture
def revolting(tmp_path, qapp):
    """Two people at one machine; the first to revolt has no unrest in hand."""
    with open_library(tmp_path) as library, open_search_client() as search_client:
        options = {"nations": "romans,celts", "commons": "classics"}
        session = Session(new_match(library, ("human", "human"), "imperium", seed=1, **options), search_client)
        session.start()
        play(session, "side a", "side a", "revolt")
        yield session
        leave(session)


def play(session: Session, *texts: str) -> None:
    for text in texts:
        session.lift_curtain()
        session.play(parse(text))


def test_a_formality_is_answered_by_the_program(revolting: Session) -> None:
    session, match = revolting, revolting.match
    assert match.actions[-2:] == [parse("revolt"), parse("skip")]
    assert match.title.is_formality(match.states[-2])
    assert match.title.prompt(match.state).key == "place-token"
    assert session.is_my_turn


def test_undo_and_redo_go_over_a_formality(revolting: Session) -> None:
    session, match = revolting, revolting.match
    here = match.cursor
    session.decisions.undo()
    assert match.title.prompt(match.state).key == "turn"
    session.decisions.redo()
    assert match.cursor == here
    assert [past.text for past in session.decisions.history()][-1:] == ["Revolt: return Unrest from your hand"]
