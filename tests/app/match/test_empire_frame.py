"""Eight-Minute Empire in its frame: played from the orders alone, sealed bids at one machine, undo and its fences."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from ludarium.app.match.table_frame import TableFrame
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.models.scene_model import SceneModel
from ludarium.tables.eight_minute_empire.table import EmpireTable
from ludarium.widgets.settings import SCORES

from .conftest import Open
from .seated import new_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TITLE = "eight-minute-empire"
PEOPLE = ("human", "human")
Lay = Callable[..., TableFrame]


@pytest.fixture
def lay(library: Library, open_frame: Open) -> Lay:
    """Lays the title's own table for these players and shows it."""

    def lay(players: tuple[str, ...] = PEOPLE, **options: str) -> TableFrame:
        return open_frame(new_match(library, players, TITLE, **options), size=(1366, 742))

    return lay


def choose(frame: TableFrame, *texts: str) -> None:
    for text in texts:
        frame.session.lift_curtain()
        frame.session.play(parse(text))


def past_the_bid(frame: TableFrame) -> None:
    """Ten neutral armies far away, and the first seat begins."""
    choose(frame, *["neutral a1"] * 10, "bid 1", "bid 0", "first 0")
    frame.session.lift_curtain()


def test_a_whole_match_from_the_orders_by_keys(lay: Lay, qtbot: QtBot) -> None:
    frame = lay()
    assert isinstance(frame.table, EmpireTable)
    session, orders, rng = frame.session, frame.orders_pane.list, Rng(8)
    frame._preferences.set("confirm", False)
    while not session.is_over:
        if session.curtain is not None:
            qtbot.keyClick(frame.curtain.button, Qt.Key.Key_Return)
        place = rng.randbelow(min(9, frame.orders.legal))
        wanted, cursor = frame.orders.rows[place].action, session.match.cursor
        if rng.randbelow(2):
            qtbot.keyClick(orders, Qt.Key(Qt.Key.Key_1 + place))
        else:
            for _ in range(place):
                qtbot.keyClick(orders, Qt.Key.Key_Down)
            qtbot.keyClick(orders, Qt.Key.Key_Return)
        assert session.match.actions[cursor] is wanted
    told = Match(session.title, session.match.setup, session.match.seed, session.match.players)
    for action in session.match.actions:
        told.play(action)
    assert told.state == session.match.state
    assert frame.banner.head == "The match is over"


def test_models_change_exactly_over_a_whole_match(lay: Lay) -> None:
    """No reset, and every change sound, in all models under the boards; with undo on the way."""
    frame = lay(undo="practice")
    models = frame.session.desk.findChildren(SceneModel)
    modes = QAbstractItemModelTester.FailureReportingMode
    testers = [QAbstractItemModelTester(model, mode) for model in models for mode in (modes.Fatal, modes.Warning)]
    resets = [QSignalSpy(model.modelReset) for model in models]
    session, rng = frame.session, Rng(3)
    while not session.is_over and session.match.cursor < 60:
        session.lift_curtain()
        session.play(rng.pick(session.desk.offers).action)
        if not rng.randbelow(12):
            session.decisions.undo()
    assert len(models) == 1
    assert [spy.count() for spy in resets] == [0]
    del testers


def test_bids_are_made_behind_the_curtain_and_can_be_changed(lay: Lay) -> None:
    frame = lay(("human", "human", "human"))
    session = frame.session
    assert session.curtain == 0
    session.lift_curtain()
    session.play(parse("bid 3"))
    assert session.curtain == 1
    session.lift_curtain()
    assert session.observed.bids[0] == -1  # sealed
    assert session.decisions.why_no_undo() is None
    assert "3" not in session.decisions.undo_text()
    session.decisions.undo()
    assert session.turn == 0
    session.lift_curtain()
    session.play(parse("bid 5"))
    choose(frame, "bid 0", "bid 2")
    assert session.match.state.bids == (5, 0, 2)
    session.lift_curtain()
    assert session.decisions.why_no_undo().key == "undo-fence"


def test_steps_are_taken_back_one_by_one_until_the_turn_ends(lay: Lay) -> None:
    frame = lay()
    past_the_bid(frame)
    session = frame.session
    begin = session.match.cursor
    moves = next(
        card
        for card in session.match.state.row
        if session.title.box.card[card].deeds[0].verb in ("move", "sail") and not session.title.box.card[card].join
    )
    session.play(parse(f"take {moves}"))
    board, army = frame.table.map, frame.table.map.piece("0.army.a12")
    assert frame.drag.pick_up(board, army)
    place, way = max(session.desk.ways("0.army.a12").items(), key=lambda entry: len(entry[1]))
    frame.drag.put_on(board.piece(place))
    assert session.match.cursor == begin + 1 + len(way)
    for taken_back in range(len(way) + 1):
        assert session.decisions.why_no_undo() is None
        session.decisions.undo()
        assert session.match.cursor == begin + len(way) - taken_back
    session.play(parse(f"take {session.match.state.row[0]}"))
    session.play(parse("end"))
    session.lift_curtain()
    assert session.decisions.why_no_undo() is not None


def test_ending_with_something_left_is_asked_about(lay: Lay) -> None:
    frame = lay()
    past_the_bid(frame)
    session = frame.session
    session.play(parse(f"take {session.match.state.row[0]}"))
    cursor = session.match.cursor
    frame.table.question_buttons.done.trigger()
    assert session.match.cursor == cursor
    assert frame.question.isVisible()
    frame.question.go_on.click()
    assert session.match.cursor == cursor + 1


def test_a_journey_says_where_it_leads(lay: Lay) -> None:
    frame = lay()
    past_the_bid(frame)
    session = frame.session
    card = next(
        card
        for card in session.match.state.row
        if session.title.box.card[card].deeds[0].verb in ("move", "sail") and not session.title.box.card[card].join
    )
    session.play(parse(f"take {card}"))
    frame.drag.pick_up(frame.table.map, frame.table.map.piece("0.army.a12"))
    place, way = max(session.desk.ways("0.army.a12").items(), key=lambda entry: len(entry[1]))
    assert frame.action_help.held_over("0.army.a12", place).startswith(f"{len(way)} steps.")


def test_scores_are_hidden_on_request_and_stay_hidden(lay: Lay, preferences: Preferences) -> None:
    frame = lay()
    past_the_bid(frame)
    assert all(row.value is not None for row in frame.seats.rows)
    frame.table_actions.scores.trigger()
    assert all(row.value is None for row in frame.seats.rows)
    assert not frame.table.seats.shows_scores
    assert preferences.get(SCORES, True) is False
    again = lay()
    assert not again.table.seats.shows_scores
    again.table_actions.scores.trigger()
    assert again.table.seats.shows_scores
