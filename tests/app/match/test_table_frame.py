"""The frame around a table: banner, orders, log, history, curtain, troubles; by keys and by mouse."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from ludarium.app.match.banner import ANSWER, PAST, PLAIN
from ludarium.app.match.history import FENCED, NOW
from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.board import Board
from ludarium.boards.motion import Motion
from ludarium.engine.actions import act
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.reasons import because
from ludarium.engine.scene import TurnProgress
from ludarium.games.iron_age.title import IronAge
from ludarium.library.troubles import LibraryError
from ludarium.look import theme as look
from ludarium.look.seats import seat
from ludarium.models.orders_model import BARRED
from ludarium.tables.plain import PlainTable
from ludarium.tables.table import Table
from ludarium.widgets.settings import CONFIRM
from tests.app.hall.looking import labels

from .conftest import LARGE
from .seated import is_asked, new_match, play_on, slow_levels

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SMALL = (1366, 742)


class ToldTable(Table):
    """A table without boards that writes down what it is told."""

    def __init__(self, context) -> None:
        super().__init__(context)
        self.marked: set[str] = set()
        self.hinted: dict[str, str] = {}
        self.seen: list[object] = []
        self.painted = 0

    def show_marks(self, touched) -> None:
        self.marked = touched

    def show_hints(self, hints) -> None:
        self.hinted = hints

    def show_events(self, events, seat) -> None:
        self.seen += events

    def boards(self) -> list[Board]:
        return []

    def paintEvent(self, event) -> None:  # noqa: N802
        self.painted += 1


@pytest.fixture
def lay(library, open_frame):
    """Lays a table for these players and shows it."""

    def lay(*args, table=ToldTable, theme="light", scale=1.0, size=LARGE, match=None, **kwargs) -> TableFrame:
        frame = open_frame(match or new_match(library, *args, **kwargs), table, theme, scale, size)
        frame.session.playback.pause = 0
        return frame

    return lay


def until(frame: TableFrame, qtbot, asked: str, rng: Rng | None = None) -> None:
    play_on(frame.session, qtbot, is_asked(frame.session, asked), rng=rng)


# Orders alone


def test_a_whole_match_from_the_orders_by_keys(lay, qtbot, preferences) -> None:
    preferences.set(CONFIRM, False)
    frame = lay(("human", "random"), length="short")
    session, orders, rng = frame.session, frame.orders_pane.list, Rng(8)
    over = QSignalSpy(frame.match_over)
    while not session.is_over:
        if not session.is_my_turn:
            cursor = session.match.cursor
            qtbot.waitUntil(lambda cursor=cursor: session.match.cursor > cursor, timeout=10000)
            continue
        place = rng.randbelow(frame.orders.legal)
        wanted = frame.orders.rows[place].action
        cursor = session.match.cursor
        if place < 9:
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
    qtbot.waitUntil(lambda: over.count() == 1)
    assert frame.banner.head == "The match is over"
    frame.table_actions.result.trigger()
    assert over.count() == 2


def test_a_key_that_is_held_down_decides_once(lay) -> None:
    frame = lay(("human",))
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(frame.orders_pane.list, held)
    assert frame.session.match.cursor == 0


def test_the_orders_keep_the_focus_while_others_play(lay, qtbot) -> None:
    frame = lay(("human", "random"))
    assert frame.focusWidget() is frame.orders_pane.list
    qtbot.keyClick(frame.orders_pane.list, Qt.Key.Key_1)
    play_on(frame.session, qtbot, lambda: frame.session.is_my_turn)
    assert frame.focusWidget() is frame.orders_pane.list


def test_a_click_plays_an_order(lay, qtbot) -> None:
    frame = lay(("human",))
    orders = frame.orders_pane.list
    place = orders.visualRect(orders.model().index(1, 0)).center()
    qtbot.mouseClick(orders.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert frame.session.match.actions[0].text == "settle province"


def test_orders_are_filtered_and_played_from_the_filter(lay, qtbot) -> None:
    frame = lay(("human",))
    frame.table_actions.find.trigger()
    field = frame.orders_pane.filter
    assert field.hasFocus()
    qtbot.keyClicks(field, "province")
    assert frame.orders_pane.list.model().rowCount() == 1
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert frame.session.match.actions[0].text == "settle province"
    assert not field.text()


def test_escape_empties_the_filter_then_leaves_it(lay, qtbot) -> None:
    frame = lay(("human",))
    frame.table_actions.find.trigger()
    qtbot.keyClicks(frame.orders_pane.filter, "zzz")
    assert frame.orders_pane.list.empty_text == "No matching orders."
    qtbot.keyClick(frame.orders_pane.filter, Qt.Key.Key_Escape)
    assert not frame.orders_pane.list.empty_text
    qtbot.keyClick(frame.orders_pane.filter, Qt.Key.Key_Escape)
    assert frame.orders_pane.list.hasFocus()


def test_escape_leaves_a_finished_decision_alone(lay, qtbot) -> None:
    frame = lay(("human",), "toy")
    for word in ("step", "begin", "go", "finish"):
        frame.session.desk.choose(act(word))
    assert frame.session.decisions.why_no_undo() is None
    qtbot.keyClick(frame, Qt.Key.Key_Escape)
    assert frame.session.match.cursor == 4


def test_escape_cancels_a_half_made_action(lay, qtbot) -> None:
    frame = lay(("human",), "toy")
    for word in ("step", "begin", "go"):
        frame.session.desk.choose(act(word))
    qtbot.keyClick(frame, Qt.Key.Key_Escape)
    assert frame.session.match.cursor == 1
    qtbot.keyClick(frame, Qt.Key.Key_Escape)
    assert frame.session.match.cursor == 1


def test_a_step_of_the_computer_is_seen_as_long_as_the_speed_says(lay) -> None:
    frame = lay(("human", "random"))
    assert frame.session.computer.pause == 0
    frame.set_speed("slow")
    assert frame.session.computer.pause == Motion("slow").pause > 0


def test_what_is_barred_says_why_and_opens_its_rule(lay, qtbot, monkeypatch) -> None:
    barred = ((act("keep"), because("needs-army", "RULE-1")),)
    monkeypatch.setattr(IronAge, "turn_progress", lambda title, seen, touches=None: TurnProgress(barred=barred))
    frame = lay(("human",))
    barred = frame.orders.rows[-1]
    assert (barred.kind, barred.detail) == (BARRED, "A conquest needs an army.")
    rules = QSignalSpy(frame.rule_asked)
    qtbot.keyClick(frame.orders_pane.list, Qt.Key.Key_End)
    qtbot.keyClick(frame.orders_pane.list, Qt.Key.Key_Return)
    assert frame.status.text == "A conquest needs an army."
    assert frame.session.match.cursor == 0
    frame.status.link.click()
    assert rules.at(0) == ["RULE-1"]


def test_an_order_under_the_pointer_frames_its_pieces(lay, qtbot) -> None:
    frame = lay(("human", "random"))
    until(frame, qtbot, "reroll")
    row = next(row for row in frame.orders.rows if row.action.verb == "reroll")
    frame.orders_pane.list.pointed.emit(row)
    assert set(frame.table.hinted) == set(row.touched)
    assert frame.status.text == "Chance decides, or something hidden is seen."
    frame.orders_pane.list.pointed.emit(None)
    assert frame.table.hinted == {}
    qtbot.keyClick(frame.orders_pane.list, Qt.Key.Key_Down)
    assert set(frame.table.hinted) == set(frame.orders.rows[1].touched)


def test_the_frames_of_an_order_go_with_the_orders(lay, qtbot) -> None:
    frame = lay(("human", "random"))
    until(frame, qtbot, "reroll")
    first, second = frame.orders.rows[:2]
    frame.orders_pane.list.pointed.emit(second)
    assert frame.table.hinted
    frame.session.desk.choose(first.action)
    assert frame.table.hinted == {}


def test_results_stand_beside_the_orders(lay, qtbot) -> None:
    frame = lay(("human", "random"))
    until(frame, qtbot, "reroll")
    results = {row.action.verb: row.result for row in frame.orders.rows if row.kind != BARRED}
    assert results["reroll"] == "by chance"
    assert results["keep"].startswith("score")


# The banner


def test_my_turn(lay) -> None:
    frame = lay(("human", "random"))
    assert frame.banner.head == "Your turn, Marta"
    assert frame.banner.sentence == "Choose your second port or your second province."
    assert frame.banner._notice.tone == PLAIN
    assert frame.banner.button(frame.table_actions.hint) is not None


def test_the_computer_thinks_pauses_and_moves_now(lay, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    frame = lay(("human", "hard"))
    session = frame.session
    play_on(session, qtbot, lambda: session.computer.thinking_seat is not None)
    assert frame.banner.head == "Hanno is thinking"
    assert frame.banner.is_thinking
    assert frame.orders_pane.list.empty_text == "Hanno decides now."
    cursor = session.match.cursor
    frame.banner.button(frame.table_actions.pause).click()
    assert frame.banner.head == "Hanno waits"
    assert not frame.banner.is_thinking
    frame.banner.button(frame.table_actions.pause).click()
    frame.banner.button(frame.table_actions.move_now).click()
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


def test_a_worker_that_was_started_again_is_told(lay, qtbot) -> None:
    frame = lay()
    frame.session.computer.notice = because("worker-restarted")
    frame.session.computer.changed.emit()
    assert "started again" in frame.error_bar.text
    qtbot.mouseClick(frame.error_bar.button, Qt.MouseButton.LeftButton)
    assert not frame.error_bar.isVisible()


def test_a_dead_worker_is_asked_again(lay, search_client, qtbot, monkeypatch) -> None:
    slow_levels(monkeypatch)
    frame = lay(("human", "hard"))
    session = frame.session
    play_on(session, qtbot, lambda: session.computer.thinking_seat is not None)
    state = session.match.state
    os.kill(search_client.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: session.computer.has_stopped, timeout=10000)
    button = frame.banner.button(frame.table_actions.ask_again)
    assert frame.banner.head == "Hanno stopped responding"
    assert session.match.state == state
    button.click()
    assert frame.banner.head == "Hanno is thinking"
    cursor = session.match.cursor
    frame.table_actions.move_now.trigger()
    qtbot.waitUntil(lambda: session.match.cursor > cursor, timeout=10000)


def test_somebody_must_answer(lay, qtbot) -> None:
    frame = lay(("human", "human"), seed=11)
    until(frame, qtbot, "tribute", Rng(6))
    assert frame.banner.head.startswith("Answer, ")
    assert frame.banner._notice.tone == ANSWER
    answers = [action for action in frame.banner._notice.buttons if action not in frame.table_actions.all()]
    assert [action.text() for action in answers] == ["Hand over a good", "Allow 2 tribute"]
    cursor = frame.session.match.cursor
    frame.banner.button(answers[0]).click()
    assert frame.session.match.actions[cursor].text == "give"


def test_an_answer_says_what_it_means_to_whoever_is_asked(lay, library) -> None:
    """One after another is asked for tribute, with the same answers: to each they cost something else."""
    match, rng = new_match(library, ("human",) * 4, seed=0), Rng(6)
    title = match.title

    def gap(state) -> object:
        asked = title.prompt(state) if title.turn(state) is not None else None
        return dict(asked.params)["gap"] if asked and asked.key == "tribute" else None

    while gap(match.state) is None or gap(title.play(match.state, act("give"))) in (None, gap(match.state)):
        match.play(title.sample(match.state, rng))
    frame = lay(match=match)
    for _ in range(2):
        answers = [button.action.text() for button in frame.banner.buttons()][-2:]
        assert answers == ["Hand over a good", f"Allow {gap(match.state)} tribute"]
        frame.session.desk.choose(act("give"))


def test_the_last_sentence_is_never_cut(lay, qtbot) -> None:
    """The stages go first, then what cannot be used now."""
    frame = lay(("human", "random"))
    until(frame, qtbot, "reroll")
    frame.resize(*SMALL)
    QApplication.processEvents()
    assert frame.banner._sentence.text() == frame.banner.sentence


# Keys


def test_alt_shows_the_keys_while_it_is_held(lay, qtbot) -> None:
    frame = lay(("human",))
    frame.show()
    orders = frame.orders_pane.list
    qtbot.keyPress(orders, Qt.Key.Key_Alt)
    caps = {key: cap for cap, key in frame.key_hints.caps}
    assert frame.key_hints.isVisible()
    hint = frame.banner.button(frame.table_actions.hint)
    assert caps["H"].intersects(QRectF(hint.geometry()))
    assert f"1-{min(9, frame.orders.legal)}" in caps
    assert "Ctrl+Z" not in caps, "nothing can be undone yet"
    qtbot.keyRelease(orders, Qt.Key.Key_Alt)
    assert not frame.key_hints.isVisible()


def test_the_keys_go_when_the_window_is_left(lay, qtbot) -> None:
    frame = lay(("human",))
    frame.show()
    qtbot.keyPress(frame, Qt.Key.Key_Alt)
    QApplication.sendEvent(frame, QEvent(QEvent.Type.ActivationChange))
    assert not frame.key_hints.isVisible()


# Undo


def test_undo_names_what_it_undoes(lay, qtbot) -> None:
    frame = lay(("human",))
    undo = frame.table_actions.undo
    assert not undo.isEnabled()
    frame.session.desk.choose(frame.session.desk.offers[0].action)
    assert undo.isEnabled()
    assert undo.text() == "Undo: Take a second port"
    qtbot.keyClick(frame, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert frame.session.match.cursor == 0
    assert frame.table_actions.redo.text() == "Redo: Take a second port"
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(frame, Qt.Key.Key_Z, both)
    assert frame.session.match.cursor == 1


def test_a_fence_is_explained_by_tool_tip_key_and_click(lay, qtbot) -> None:
    frame = lay(("human",))
    until(frame, qtbot, "reroll")
    why = "Undo stops here, since this was seen: You roll"
    assert not frame.table_actions.undo.isEnabled()
    assert frame.table_actions.undo.toolTip().startswith(why)
    assert not frame.status.text
    qtbot.keyClick(frame, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert frame.status.text.startswith(why)
    frame.status.clear()
    qtbot.mouseClick(frame.banner.button(frame.table_actions.undo), Qt.MouseButton.LeftButton)
    assert frame.status.text.startswith(why)


def test_what_is_disabled_says_why(lay, qtbot) -> None:
    frame = lay(("human",))
    until(frame, qtbot, "roll")
    qtbot.mouseClick(frame.banner.button(frame.table_actions.hint), Qt.MouseButton.LeftButton)
    assert frame.status.text == "There is only one thing to do: no hint is needed."


def test_a_button_of_the_table_gives_its_own_reason(lay) -> None:
    frame = lay(("human",))
    action = QAction("Build", frame)
    action.setStatusTip("There is nothing to build with.")
    frame.banner.tried.emit(action)
    assert frame.status.text == "There is nothing to build with."


def test_practice_is_marked_and_has_no_fence(lay, qtbot) -> None:
    frame = lay(("human",), undo="practice")
    until(frame, qtbot, "reroll")
    assert frame.score_row._practice.isVisible()
    assert frame.table_actions.undo.isEnabled()
    assert not lay(("human",)).score_row._practice.isVisible()


def test_the_history_goes_back_and_forward(lay, qtbot) -> None:
    frame = lay(("human",), undo="practice")
    until(frame, qtbot, "reroll")
    frame.table_actions.history.trigger()
    history = frame._history
    assert [row.text for row in history.model.rows] == ["The beginning", "Take a second port", "Roll the dice"]
    history.list.clicked.emit(history.model.index(1))
    assert frame.session.match.cursor == 1
    assert NOW in history.model.rows[1].marks
    history.list.clicked.emit(history.model.index(2))
    assert frame.session.match.cursor == 2


def test_the_history_stops_at_a_fence(lay, qtbot) -> None:
    frame = lay(("human",))
    until(frame, qtbot, "reroll")
    frame.table_actions.history.trigger()
    rows = frame._history.model.rows
    assert [FENCED in row.marks for row in rows] == [True, True, False]
    frame._history.list.clicked.emit(frame._history.model.index(0))
    assert frame.session.match.cursor == 2
    assert frame.status.text.startswith("Undo stops here")


# Hints


def test_hints_stand_in_the_orders_and_on_the_board(lay, qtbot) -> None:
    frame = lay(("human", "random"))
    until(frame, qtbot, "reroll")
    frame.table_actions.hint.trigger()
    assert frame.status.text == "Calculating hints…"
    qtbot.waitUntil(lambda: bool(frame.session.hints.best), timeout=10000)
    ranks = sorted(row.rank for row in frame.orders.rows if row.rank)
    assert ranks == [1, 2, 3]
    best = frame.orders.order(frame.session.hints.best[0].action)
    assert best.hint.startswith("1 · ")
    assert all(frame.table.hinted[piece] == "1" for piece in best.touched)
    assert frame.status.text.startswith(f"Hint: {best.text}")
    frame.session.desk.choose(best.action)
    assert frame.table.hinted == {}


# The past


def test_a_line_of_the_log_shows_the_table_then(lay, qtbot) -> None:
    frame = lay(("human", "random"))
    session = frame.session
    play_on(session, qtbot, lambda: session.is_my_turn and session.match.cursor > 12)
    place = len(frame.log.rows) // 2
    then = frame.log.rows[place].value
    frame.log_pane.list.setCurrentIndex(frame.log.index(place))
    qtbot.keyClick(frame.log_pane.list, Qt.Key.Key_Return)
    assert (session.is_looking_back, session.position) == (True, then)
    assert frame.banner._notice.tone == PAST
    assert frame.slider.isVisible()
    assert frame.slider.slider.value() == then
    assert not frame.orders.rows
    frame.slider.slider.setValue(4)
    assert session.position == 4
    branches = QSignalSpy(frame.branch_asked)
    frame.banner.button(frame.table_actions.branch).click()
    assert branches.at(0) == [4]
    qtbot.keyClick(frame, Qt.Key.Key_Escape)
    assert not session.is_looking_back
    assert frame.orders.rows


def test_the_recap_is_on_top_of_the_log_and_shown_again(lay, qtbot) -> None:
    frame = lay(("human", "random", "random"))
    session = frame.session
    until(frame, qtbot, "roll")
    play_on(session, qtbot, lambda: session.computer.is_its_turn)
    until(frame, qtbot, "roll")
    recap = frame.log_pane.recap
    assert {row.seat for row in recap.rows} <= {1, 2}
    assert recap.isVisible()
    assert frame.table.marked == session.event_history.marked() != set()
    frame.table.seen.clear()
    recap.button.click()
    assert session.is_looking_back
    qtbot.waitUntil(lambda: not session.is_looking_back)
    assert frame.table.seen
    session.desk.choose(session.desk.offers[0].action)
    assert frame.table.marked == set()
    assert recap.rows


# The curtain


def test_under_the_curtain_nothing_of_the_table_is_shown(lay, qtbot) -> None:
    frame = lay(("human", "human"), "hard-title")
    qtbot.waitExposed(frame)
    assert frame.curtain.isVisible()
    assert not frame.table.isVisible()
    assert not [
        action for action in frame.table_actions.all() if action.isEnabled() and action is not frame.table_actions.leave
    ]
    before = frame.table.painted
    picture = frame.grab().toImage()
    assert frame.table.painted == before
    colours = {picture.pixelColor(x, 5).name() for x in range(0, picture.width(), 7)}
    assert colours == {seat(0).colour.name()}
    qtbot.keyClick(frame.curtain.button, Qt.Key.Key_Space)
    assert frame.table.isVisible()
    assert frame.banner.head == "Your turn, Marta"


def test_the_curtain_falls_for_the_next_person_only(lay, qtbot) -> None:
    frame = lay(("human", "human"), "hard-title")
    frame.curtain.lifted.emit()
    shown = [row.text for row in frame.log.rows]
    frame.session.desk.choose(frame.session.desk.offers[0].action)
    assert frame.curtain.isVisible()
    assert frame.curtain.text == "Hanno, it is your turn"
    assert [row.text for row in frame.log.rows] == shown
    qtbot.keyClick(frame.curtain, Qt.Key.Key_Return)
    assert not frame.curtain.isVisible()
    assert frame.banner.head == "Your turn, Hanno"


def test_a_title_without_secrets_has_no_curtain(lay) -> None:
    frame = lay(("human", "human"))
    for _ in range(20):
        frame.session.desk.choose(frame.session.desk.offers[0].action)
        assert not frame.curtain.isVisible()


# Troubles


class FullDisk:
    def record(self, *args) -> None:
        raise LibraryError(because("library-full", file="library"))


def test_a_full_disk_says_so_and_can_be_tried_again(lay) -> None:
    frame = lay(("human",))
    match = frame.session.match
    store, match._store = match._store, FullDisk()
    frame.session.desk.choose(frame.session.desk.offers[0].action)
    assert frame.error_bar.isVisible()
    assert "no space left" in frame.error_bar.text
    assert "Not saved" in labels(frame.status)
    match._store = store
    frame.error_bar.button.click()
    assert not frame.error_bar.isVisible()
    assert match.cursor == 1
    assert "Saved just now" in labels(frame.status)


def test_a_step_is_saved_when_it_is_played(lay) -> None:
    """How long ago that was is counted from there, whatever else happens at the table."""
    frame = lay(("human",))
    saved: list[int] = []
    frame.status.saved = lambda: saved.append(frame.session.match.cursor)
    frame.session.changed.emit()
    frame.session.look_at(None)
    assert saved == []
    frame.session.desk.choose(frame.session.desk.offers[0].action)
    frame.session.changed.emit()
    assert saved == [1]


def test_what_was_put_right_is_told_once(lay, library) -> None:
    match = new_match(library, ("human",))
    match.notice = because("match-cut", action=3, kept="match-1.ludarium")
    frame = lay(match=match)
    assert "match-1.ludarium" in frame.error_bar.text
    frame.error_bar.button.click()
    assert not frame.error_bar.isVisible()


def test_what_would_be_lost_is_asked_about(lay, preferences, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(
        IronAge, "waste", lambda title, seen, action, offers=None: (("population", 2),) * (action.verb == "roll")
    )
    frame = lay(("human",))
    until(frame, qtbot, "roll")
    roll = frame.session.desk.offers[0].action
    cursor = frame.session.match.cursor
    question = frame.question
    frame.session.desk.choose(roll)
    assert question.isVisible()
    assert frame.session.match.cursor == cursor
    qtbot.keyClick(question.stay, Qt.Key.Key_Escape)
    assert not question.isVisible()
    frame.session.desk.choose(roll)
    question.never_again.setChecked(True)
    question.go_on.click()
    assert frame.session.match.cursor == cursor + 1
    assert preferences.get(CONFIRM, True) is False


# What is under the hand


def test_the_score_is_told_before_one_lets_go(lay, qtbot) -> None:
    frame = lay(("human",), table=None, undo="practice")
    until(frame, qtbot, "build", Rng(2))
    desk = frame.session.desk
    offer = next(offer for offer in desk.offers if len(offer.touches) == 2)
    piece, place = offer.touches[0][0], offer.touches[1][0]
    assert frame.action_help.picked(piece).startswith("It can go to")
    assert "Your score" in frame.action_help.held_over(piece, place)
    assert frame.action_help.held_over(piece, "nowhere") == "This cannot go there."


def test_the_table_says_why_not_with_the_rule(lay, qtbot) -> None:
    frame = lay(("human",), table=None)
    until(frame, qtbot, "roll")
    desk = frame.session.desk
    assert not desk.drop("population", "0.monument.walls")
    assert frame.status.text.startswith("Not now")
    assert frame.status.link.isVisible()


def test_look_closer_follows_the_pointer_until_it_is_pinned(lay) -> None:
    frame = lay(("human",), table=None)
    first, second = (board.pieces[0] for board in frame.table.boards()[:2])
    frame.table.pointed.emit(first.thing)
    assert first.said.name in frame.detail_pane.text
    frame.table_actions.pin.trigger()
    frame.table.pointed.emit(second.thing)
    assert first.said.name in frame.detail_pane.text
    frame.table_actions.pin.trigger()
    frame.table.pointed.emit(second.thing)
    assert second.said.name in frame.detail_pane.text


def test_a_title_without_a_table_of_its_own_has_a_plain_one(lay) -> None:
    frame = lay(("human", "human"), "hard-title", table=None)
    assert type(frame.table) is PlainTable
    frame.curtain.lifted.emit()
    assert frame.orders.rows


# Ears, keys, menus


def test_steps_and_turns_are_announced(lay, qtbot, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("ludarium.app.match.announcer.announce", lambda widget, text: said.append(text))
    frame = lay(("human", "random"))
    qtbot.waitUntil(lambda: said == ["Your turn, Marta\nChoose your second port or your second province."])
    frame.session.desk.choose(frame.session.desk.offers[0].action)
    play_on(frame.session, qtbot, lambda: frame.session.is_my_turn)
    qtbot.waitUntil(lambda: said[-1].startswith("Your turn, Marta"))
    assert "You take a second port." in said
    assert said[-2].startswith("Hanno takes a second"), "what was played is said before whose turn it is"


def test_turns_and_hints_are_announced_once(lay, qtbot, monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("ludarium.app.match.announcer.announce", lambda widget, text: said.append(text))
    frame = lay(("human",))
    frame.table_actions.hint.trigger()
    qtbot.waitUntil(lambda: bool(frame.session.hints.best), timeout=10000)
    frame.session.changed.emit()
    frame.session.moved.emit()
    assert sum(text.startswith("Hint: ") for text in said) == 1
    assert sum(text.startswith("Your turn") for text in said) == 1


def test_f6_walks_the_regions(lay, qtbot) -> None:
    frame = lay(("human",))
    qtbot.waitExposed(frame)
    seen: list[QWidget | None] = []
    for _ in range(4):
        frame.table_actions.region.trigger()
        seen.append(frame.focusWidget())
    assert len({id(widget) for widget in seen}) == 4
    assert frame.log_pane.list in seen
    assert frame.detail_pane in seen


def test_f6_finds_what_lies_behind_a_tab(lay, qtbot) -> None:
    frame = lay(("human",), size=SMALL)
    seen = []
    for _ in range(4):
        frame.table_actions.region.trigger()
        seen.append(frame.focusWidget())
    assert {frame.log_pane.list, frame.orders_pane.list, frame.detail_pane} <= set(seen)


def test_every_menu_has_its_actions(lay) -> None:
    menus = lay(("human",)).menu_actions()
    assert list(menus) == ["match", "edit", "view", "help"]
    assert all(isinstance(action, QAction) and action.text() for actions in menus.values() for action in actions)


def test_leave_print_and_rules_are_asked_for(lay) -> None:
    frame = lay(("human",))
    for action, asked in (
        (frame.table_actions.leave, frame.leave),
        (frame.table_actions.print, frame.print_asked),
        (frame.table_actions.rules, frame.rule_asked),
    ):
        spy = QSignalSpy(asked)
        action.trigger()
        assert spy.count() == 1


# Sizes


def test_a_small_window_has_tabs_and_a_large_one_panels(lay) -> None:
    frame = lay(("human",), size=SMALL)
    assert frame.dock.tabs.isVisible()
    assert [frame.dock.tabs.tabText(place) for place in range(3)] == ["Orders 2", "Log", "Closer"]
    assert (frame.banner.height(), frame.score_row.height(), frame.status.height()) == (50, 36, 24)
    frame.resize(*LARGE)
    assert not frame.dock.tabs.isVisible()
    assert frame.detail_pane.isVisible()
    assert frame.log_pane.isVisible()
    assert (frame.banner.height(), frame.score_row.height(), frame.status.height()) == (64, 44, 26)
    frame.resize(*SMALL)
    assert frame.orders_pane.isVisible()
    for size in ((LARGE[0], SMALL[1]), (SMALL[0], LARGE[1])):
        frame.resize(*LARGE)
        frame.resize(*size)
        assert frame.dock.tabs.isVisible()


def test_the_window_does_not_shrink_below_its_least(lay) -> None:
    frame = lay(("human",))
    frame.resize(600, 400)
    assert (frame.width(), frame.height()) == (1180, 672)


def test_what_nobody_moved_is_not_kept(lay, preferences) -> None:
    lay(("human",)).close_match()
    assert not [key for key in preferences if key.startswith("table")]


def test_where_panels_stood_is_remembered(lay) -> None:
    frame = lay(("human",))
    QApplication.processEvents()
    frame._layout.middle.setSizes([1100, 500])
    frame.dock.splitter.setSizes([150, 500, 300])
    frame._layout.middle.splitterMoved.emit(1100, 1)
    frame.dock.splitter.splitterMoved.emit(150, 1)
    kept = frame._layout.middle.sizes()[1], frame.dock.splitter.sizes()
    frame.close_match()
    again = lay(("human",))
    QApplication.processEvents()
    assert abs(again._layout.middle.sizes()[1] - kept[0]) <= 1
    assert all(abs(a - b) <= 2 for a, b in zip(again.dock.splitter.sizes(), kept[1], strict=True))


def cut_labels(frame: QWidget) -> list[str]:
    """Labels of one line whose text has no room."""
    return [
        label.text()
        for label in frame.findChildren(QLabel)
        if label.isVisible() and not label.wordWrap() and label.text() and label.width() < label.sizeHint().width()
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_real_table_in_both_themes_and_sizes(lay, qtbot, theme, size) -> None:
    frame = lay(("human", "random", "random"), table=None, theme=theme, size=size)
    until(frame, qtbot, "reroll")
    QApplication.processEvents()
    picture = frame.grab().toImage()
    assert (picture.width(), picture.height()) == size
    ground = look.theme(theme)["window"]
    assert picture.pixelColor(size[0] - 3, size[1] // 2) == ground
    for part in (frame.banner, frame.score_row, frame.dock, frame.status):
        assert not cut_labels(part)
