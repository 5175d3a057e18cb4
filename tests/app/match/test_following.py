"""The frame follows the match: what was asked, said, framed or shown of one position is gone with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.engine.actions import act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.prompts import Ask
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.widgets.settings import SCORES
from tests.tables.asking_title import AskingTitle
from tests.tables.driver import move

from .conftest import Open
from .seated import is_asked, new_match, play_on, slow_levels

Lay = Callable[..., TableFrame]


@pytest.fixture
def lay(library: Library, open_frame: Open) -> Lay:
    """Opens a new match in a frame."""

    def lay(players: tuple[str, ...] = ("human",), title: str = "asking", **options: str) -> TableFrame:
        return open_frame(new_match(library, players, title, **options))

    return lay


def on(frame: TableFrame, id: str) -> tuple[Board, Piece]:
    boards = [board for board in frame.table.boards() if board.isVisible()]
    return next((board, piece) for board in boards if (piece := board.piece(id)) is not None)


def at(board: Board, piece: Piece) -> QPoint:
    return board.mapFromScene(piece.mapToScene(piece.rect.center()))


# What is looked at


def test_look_closer_follows_what_it_shows(lay: Lay) -> None:
    frame = lay(("human", "human"), "hard-title")
    frame.session.lift_curtain()
    viewer = frame.session.viewer
    side = frame.session.desk.scene.thing(f"deck-{viewer}")
    assert side is not None
    frame.table.pointed.emit(side)
    assert frame.detail_pane.text == "deck: 5"
    frame.session.desk.choose(act("draw"))
    frame.session.lift_curtain()
    assert frame.detail_pane.text == "deck: 4"


def test_look_closer_lets_go_of_what_is_gone(lay: Lay) -> None:
    """What it said of it is not so any more."""
    frame = lay(ask=Ask.STEPS.name)
    stone = on(frame, "stone.a")[1]
    frame.table.pointed.emit(stone.thing)
    assert frame.detail_pane.text == "stone.a"
    frame.session.desk.choose(parse("take a"))
    assert frame.detail_pane.text.startswith("Point at a thing")


def test_the_status_line_says_what_the_pointer_may_do(lay: Lay) -> None:
    frame = lay(ask=Ask.ORDER.name)
    board, stone = on(frame, "stone.a")
    board.pointer.hover(at(board, stone))
    assert frame.status.text == "stone.a: click to pick it up. Do put a. Your score: 1 (+1)."
    board.pointer.hover(board.viewport().rect().bottomRight())
    assert frame.status.text == ""


def test_the_status_line_says_what_letting_go_would_do(lay: Lay) -> None:
    frame = lay(ask=Ask.ORDER.name)
    (board, stone), (rows, row) = on(frame, "stone.a"), on(frame, "row")
    view, start = board.viewport(), at(board, stone)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    move(view, start + QPoint(20, 0))
    assert frame.status.text == "This cannot go there.", "it is still over where it was"
    move(view, view.mapFromGlobal(rows.viewport().mapToGlobal(at(rows, row))))
    assert frame.status.text == "Do put a. Your score: 1 (+1)."
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert frame.status.text == ""
    assert not frame.session.match.actions


# What is asked


def test_a_question_goes_when_the_position_is_another(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        AskingTitle, "waste", lambda title, seen, action, *at: (("stones", 1),) * (action.verb == "done")
    )
    monkeypatch.setattr("ludarium.words.unused", lambda title, unused: "a stone" if unused else "")
    said: list[str] = []
    monkeypatch.setattr("ludarium.app.match.curtain.announce", lambda widget, text: said.append(text))
    frame = lay(ask=Ask.STEPS.name)
    frame.session.desk.choose(parse("take a"))
    frame.session.desk.choose(act("done"))
    assert frame.question.isVisible()
    assert len(said) == 1, "who cannot see the veil hears the question"
    assert "a stone would go unused." in said[0]
    frame.session.decisions.undo()
    assert not frame.question.isVisible()
    assert frame.session.match.cursor == 0


def test_what_is_not_meant_after_all_changes_nothing(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AskingTitle, "waste", lambda title, seen, action, *at: (("stones", 1),))
    monkeypatch.setattr("ludarium.words.unused", lambda title, unused: "a stone" if unused else "")
    frame = lay(ask=Ask.ORDER.name)
    (board, stone), (rows, row) = on(frame, "stone.a"), on(frame, "row")
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at(board, stone))
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=at(rows, row))
    assert frame.question.isVisible()
    assert frame.drag.is_empty
    frame.question.stay.click()
    assert (frame.session.match.cursor, stone.held, row.glow) == (0, False, False)
    assert board.piece("stone.a") is stone


# The computer and hints


def test_who_paused_and_looked_back_comes_back_to_a_pause(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "random"), "iron-age")
    session = frame.session
    session.computer.pause = 60_000
    play_on(session, qtbot, lambda: session.computer.is_its_turn)
    session.computer.set_paused(True)
    session.look_at(0)
    session.look_at(None)
    assert session.computer.thinking_seat is None
    session.skip_pause()
    assert session.computer.is_its_turn
    assert frame.banner.head == "Hanno waits"


def test_a_hint_that_is_being_thought_about_is_not_asked_for_twice(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is counted."""
    slow_levels(monkeypatch)
    frame = lay(("human",), "iron-age")
    for _ in range(2):
        frame.session.ask_hint()
    assert frame.session.match.hints == 1
    assert not frame.table_actions.hint.isEnabled()


def test_hints_go_with_the_position(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human",), "iron-age", undo="practice")
    play_on(frame.session, qtbot, is_asked(frame.session, "reroll"))
    frame.session.ask_hint()
    qtbot.waitUntil(lambda: bool(frame.session.hints.best), timeout=10000)
    hinted = [piece for board in frame.table.boards() for piece in board.pieces if piece.hint]
    assert hinted
    frame.session.decisions.undo()
    assert not [piece for board in frame.table.boards() for piece in board.pieces if piece.hint]
    assert not any(row.rank for row in frame.orders.rows)
    frame.session.decisions.redo()
    assert not any(row.rank for row in frame.orders.rows), "they were asked for at another time"


# What is shown of what happened


def test_nothing_is_shown_to_who_has_not_come_yet(lay: Lay) -> None:
    frame = lay(("human", "human"), "hard-title")
    session, stepped = frame.session, QSignalSpy(frame.session.stepped)
    session.lift_curtain()
    rng = Rng(2)
    shown = 0
    while not session.is_over and shown < 6:
        before = stepped.count()
        session.desk.choose(rng.pick(session.desk.offers).action)
        assert (stepped.count() > before) == (session.curtain is None)
        shown += stepped.count() > before
        session.lift_curtain()
    assert shown


def test_a_click_on_the_table_lands_what_is_moving(lay: Lay) -> None:
    """On every board, also on one that came later."""
    frame = lay(("human", "human"), "hard-title", undo="practice")
    session, rng, first = frame.session, Rng(1), set(frame.table.boards())
    while not set(frame.table.boards()) - first:
        session.lift_curtain()
        session.desk.choose(rng.pick(session.desk.offers).action)
    session.lift_curtain()
    for board in frame.table.boards():
        if not board.isVisible() or not board.pieces:
            continue
        piece = board.pieces[0]
        there = QRectF(piece.pos() + piece.rect.bottomRight(), piece.rect.size())
        piece.glide(there, 60_000)
        QTest.mousePress(board.viewport(), Qt.MouseButton.RightButton)
        assert piece.pos() == there.topLeft()


def test_the_score_is_shown_to_all_at_the_end(lay: Lay, preferences: Preferences) -> None:
    preferences.set(SCORES, False)
    frame = lay(ask=Ask.GO.name)
    assert [row.value for row in frame.seats.rows] == [None]
    frame.session.desk.choose(act("go"))
    assert [row.value for row in frame.seats.rows] == [1]


def test_marks_are_those_of_the_position_that_is_looked_at(lay: Lay) -> None:
    frame = lay(ask=Ask.STEPS.name)
    for stone in "ab":
        frame.session.desk.choose(act("take", stone))
    frame.session.look_at(1)
    assert _marked(frame) == set(), "the stone that was taken is gone"
    frame.session.decisions.go_to(2)
    frame.session.look_at(0)
    assert _marked(frame) == set()
    frame.session.look_at(None)
    assert _marked(frame) == set(), "one's own moves are not marked"


def test_what_others_did_is_marked_until_one_acts(lay: Lay) -> None:
    frame = lay(("human", "human"), "hard-title")
    session = frame.session
    session.lift_curtain()
    first = session.viewer
    session.desk.choose(act("draw"))
    session.lift_curtain()
    assert _marked(frame) == {f"side-{first}"}
    session.desk.choose(act("draw"))
    session.lift_curtain()
    assert _marked(frame) == {f"side-{1 - first}"}


def _marked(frame: TableFrame) -> set[str]:
    return {piece.id for board in frame.table.boards() for piece in board.pieces if piece.mark}


# The history


def test_the_history_shows_what_was_decided_since_it_was_opened(lay: Lay) -> None:
    frame = lay(ask=Ask.STEPS.name)
    frame.table_actions.history.trigger()
    history = frame._history
    assert history is not None
    frame.session.desk.choose(act("take", "b"))
    assert [row.text for row in history.model.rows] == ["The beginning", "Do take b"]
    history.hide()
    frame.session.desk.choose(act("take", "a"))
    frame.table_actions.history.trigger()
    assert [row.text for row in history.model.rows] == ["The beginning", "Do take b", "Do take a"]


# The slider


def test_the_slider_follows_and_is_followed(lay: Lay) -> None:
    frame = lay(ask=Ask.STEPS.name)
    for stone in "ab":
        frame.session.desk.choose(act("take", stone))
    asked = QSignalSpy(frame.slider.looked)
    for slider in (frame.slider.slider, frame.log_pane.slider.slider):
        assert (slider.value(), slider.maximum()) == (2, 2)
    frame.session.look_at(1)
    assert asked.count() == 0, "it was told, and asks for nothing"
    frame.slider.slider.setValue(0)
    assert frame.session.position == 0
    assert frame.log_pane.slider.slider.value() == 0
    QApplication.processEvents()
    assert frame.session.position == 0
