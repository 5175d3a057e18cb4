"""Imperium in its frame, through the window's events: two people and two computers at one machine, and a solo match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ludarium.app.hall.shelf.resume_card import known_totals
from ludarium.app.hall.shelf.table_pictures import may_be_seen
from ludarium.app.match.table_frame import TableFrame
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.prompts import Ask
from ludarium.library.library import Library
from ludarium.tables.imperium.seatboard import SeatBoard
from ludarium.words.description import Said
from tests.games.imperium.twins import twin

from .conftest import LARGE, Open
from .seated import new_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TITLE = "imperium"
FOUR = ("human", "random", "human", "random")
Lay = Callable[..., TableFrame]


@pytest.fixture
def lay(library: Library, open_frame: Open) -> Lay:
    def lay(players: tuple[str, ...] = FOUR, seed: int = 3, size: tuple[int, int] = (1366, 742)) -> TableFrame:
        frame = open_frame(new_match(library, players, TITLE, seed), size=size)
        frame._preferences.set("confirm", False)
        return frame

    return lay


class Evening:
    """A match played from the orders by keys, by all who sit before the screen in turn."""

    def __init__(self, frame: TableFrame, qtbot: QtBot, seed: int) -> None:
        self.frame, self.session, self.qtbot, self.rng = frame, frame.session, qtbot, Rng(seed)
        self.curtains = 0

    def play(self, until: Callable[[], bool], look: Callable[[], None] = lambda: None) -> None:
        session = self.session
        while not session.is_over and not until():
            if session.curtain is not None:
                self._come(look)
            elif session.is_my_turn:
                look()
                self._decide()
            else:
                cursor = session.match.cursor
                self.qtbot.waitUntil(lambda cursor=cursor: self._goes_on(cursor), timeout=10000)

    def _goes_on(self, cursor: int) -> bool:
        return self.session.match.cursor > cursor or self.session.is_my_turn or self.session.curtain is not None

    def _come(self, look: Callable[[], None]) -> None:
        """The one who is called sits down; until then nothing of the table is shown."""
        frame, session = self.frame, self.session
        called = session.curtain
        assert frame.curtain.isVisible()
        assert not frame.table.isVisible()
        assert not frame.orders_pane.isVisible()
        assert not session.desk.offers
        look()
        self.qtbot.keyClick(frame.curtain.button, Qt.Key.Key_Return)
        assert session.viewer == called
        assert frame.table.isVisible()
        self.curtains += 1

    def _decide(self) -> None:
        orders, cursor = self.frame.orders_pane.list, self.session.match.cursor
        place = self.rng.randbelow(min(9, self.frame.orders.legal))
        wanted = self.frame.orders.rows[place].action
        self.qtbot.keyClick(orders, Qt.Key(Qt.Key.Key_1 + place))
        assert self.session.match.actions[cursor] is wanted


def seen(frame: TableFrame) -> tuple[object, ...]:
    """All that is painted and told, and what the shelf would say of the match; behind the curtain, what is painted."""
    for _ in range(3):  # what is laid out anew asks those around it to be
        QApplication.processEvents()
    desk = frame.session.desk
    if frame.session.curtain is not None:
        return frame.grab().toImage(), frame.curtain.text
    said = tuple((thing.id, desk.scene.said(thing)) for thing in desk.scene.things)
    told = tuple(row.text for row in frame.log.rows)
    orders = tuple(row.text for row in frame.orders.rows)
    return frame.grab().toImage(), said, told, orders, frame.banner.sentence, tuple(known_totals(frame.session.match))


def look_like_twins(frame: TableFrame, rng: Rng) -> None:
    """What the one before the screen may not know can be another: nothing in the window is."""
    session = frame.session
    match, state = session.match, session.match.state
    session.look_at(None)
    before = seen(frame)
    for viewer in {session.viewer, session.viewer if session.curtain is None else session.curtain}:
        other = twin(state, viewer, rng)
        assert other != state
        match.states[match.cursor] = other
        session.look_at(None)
        assert seen(frame) == before
        match.states[match.cursor] = state
    session.look_at(None)
    frame.orders_pane.list.setFocus()


def check_curtains(frame: TableFrame, qtbot: QtBot, until: Callable[[], bool], every: int) -> None:
    evening, looks = Evening(frame, qtbot, 5), Rng(8)

    def look() -> None:
        if looks.randbelow(every) == 0:
            look_like_twins(frame, looks)

    evening.play(until, look)
    session = frame.session
    assert evening.curtains >= 4
    assert {session.title.turn(state) for state in session.match.states[:-1]} == {0, 1, 2, 3}


def test_between_two_people_the_curtain_falls_and_hides_the_others_hand(lay: Lay, qtbot: QtBot) -> None:
    frame = lay()
    assert not may_be_seen(frame.session.match)
    check_curtains(frame, qtbot, lambda: frame.session.match.state.round > 2, every=12)


# Answering


def test_what_is_picked_is_confirmed_by_a_button_of_the_banner(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "easy"))
    session, desk = frame.session, frame.session.desk
    Evening(frame, qtbot, 2).play(lambda: session.is_my_turn and desk.prompt is not None and desk.prompt.most > 2)
    shown = [button.action for button in frame.banner.buttons()]
    assert frame.table.question_buttons.go not in shown
    piece = next(piece for piece in desk.live if desk.may_draft(piece))
    desk.toggle(piece)
    shown = [button.action for button in frame.banner.buttons()]
    assert frame.table.question_buttons.go in shown
    assert frame.table.question_buttons.done not in shown
    desk.toggle(piece)
    shown = [button.action for button in frame.banner.buttons()]
    assert frame.table.question_buttons.done in shown


def test_return_presses_the_answer_that_has_the_focus(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "easy"))
    frame._preferences.set("confirm", True)
    session, desk = frame.session, frame.session.desk
    evening = Evening(frame, qtbot, 2)
    evening.play(lambda: session.is_my_turn and desk.prompt is not None and desk.prompt.key == "activate")
    cursor = session.match.cursor
    frame.table.question_buttons.done.trigger()
    assert frame.question.isVisible()
    qtbot.keyClick(frame.question.stay, Qt.Key.Key_1)
    assert session.match.cursor == cursor, "no order is given over a question"
    frame.question.go_on.setFocus()
    qtbot.keyClick(frame.question.go_on, Qt.Key.Key_Return)
    assert not frame.question.isVisible()
    assert session.match.cursor > cursor


def own_board(frame: TableFrame) -> SeatBoard:
    return next(board for board in frame.table.boards() if isinstance(board, SeatBoard) and board.isVisible())


def asked_for_the_kind_of_turn(frame: TableFrame, qtbot: QtBot) -> list[QPushButton]:
    """The answers of the question with which a turn begins."""
    session, desk = frame.session, frame.session.desk
    Evening(frame, qtbot, 2).play(lambda: session.is_my_turn and desk.prompt is not None and desk.prompt.key == "turn")
    return [button for button in frame.table.findChildren(QPushButton) if button.isVisible() and button.text()]


def test_the_three_kinds_of_turn_have_room_in_a_small_window(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "easy"), size=(1366, 710))
    asked_for_the_kind_of_turn(frame, qtbot)
    bar = own_board(frame)._answers
    QApplication.processEvents()
    assert bar.verticalScrollBar().maximum() == 0


def test_who_clicks_an_answer_stays_where_the_keys_were(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "easy"))
    answer = next(button for button in asked_for_the_kind_of_turn(frame, qtbot) if "Activate" in button.text())
    board = own_board(frame)
    board.setFocus()
    qtbot.mouseClick(answer, Qt.MouseButton.LeftButton)
    assert frame.session.desk.prompt.key == "activate"
    assert board.hasFocus()


def test_after_the_last_answer_by_keys_the_focus_is_on_the_table(lay: Lay, qtbot: QtBot) -> None:
    """Not on whatever button comes next: Return would undo it, or ask for a hint."""
    frame = lay(("human", "easy"))
    answer = next(button for button in asked_for_the_kind_of_turn(frame, qtbot) if "Activate" in button.text())
    answer.setFocus()
    qtbot.keyClick(answer, Qt.Key.Key_Return)
    assert frame.session.desk.prompt.key == "activate"
    focus = frame.window().focusWidget()
    assert isinstance(focus, SeatBoard)
    assert focus.seat == 0


def test_a_window_that_shrinks_or_grows_keeps_the_focus(lay: Lay) -> None:
    frame = lay(("human", "easy"), size=LARGE)
    orders, log = frame.orders_pane.list, frame.log_pane.list
    orders.setFocus()
    for size in ((1366, 742), LARGE):
        frame.resize(*size)
        QApplication.processEvents()
        assert frame.focusWidget() is orders
    log.setFocus()
    frame.resize(1366, 742)
    QApplication.processEvents()
    assert frame.focusWidget() is orders, "the log is behind its tab"


def test_a_question_that_is_overtaken_gives_the_focus_back(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "easy"))
    board = own_board(frame)
    board.setFocus()
    frame.table_actions.concede.trigger()
    assert frame.question.stay.hasFocus()
    frame.session.look_at(None)  # the position is shown anew
    assert not frame.question.isVisible()
    assert board.hasFocus()


# A closer look


def test_a_card_that_is_looked_at_is_found_among_all_cards(lay: Lay, qtbot: QtBot) -> None:
    """By a button that keys reach, and that says what it does; what is no card has none."""
    frame = lay(("human", "easy"), size=LARGE)
    button = frame.detail_pane.cards
    assert not button.isVisible()
    card = frame.session.desk.scene.thing("market.1")
    frame.table.pointed.emit(card)
    assert button.isVisible()
    assert button.accessibleName() == "Find this card among all cards"
    frame.detail_pane.setFocus()
    qtbot.keyClick(frame.detail_pane, Qt.Key.Key_Tab)
    assert button.hasFocus()
    qtbot.keyClick(button, Qt.Key.Key_Tab)
    assert frame.focusWidget() in frame.orders_pane.tab_order()
    button.setFocus()
    with qtbot.waitSignal(frame.cards_asked):
        qtbot.keyClick(button, Qt.Key.Key_Space)
    assert frame.looked_at == card
    frame.table.pointed.emit(frame.session.desk.scene.thing("main"))
    assert not button.isVisible()


@pytest.mark.parametrize("size", [LARGE, (1366, 742), (1366, 700)])
def test_the_button_beside_a_name_leaves_it_whole(lay: Lay, size: tuple[int, int]) -> None:
    frame = lay(("human", "easy"), size=size)
    frame.dock.bring(frame.detail_pane)
    detail_pane, name = frame.detail_pane, frame.detail_pane._name
    picture = QPixmap(150, 200)
    for said in ("Jungle", "Carthaginians", "Unrest in Constantinopolis"):
        detail_pane.show_said(Said(said, detail="Detail."), picture, is_card=True)
        QApplication.processEvents()
        longest = max(map(name.fontMetrics().horizontalAdvance, said.split()))
        assert name.width() >= longest
        assert detail_pane.cards.geometry().right() <= detail_pane.viewport().width()
        assert not detail_pane.cards.geometry().intersects(name.geometry())


def test_the_foot_of_a_small_dock_does_not_say_a_name_twice(lay: Lay) -> None:
    frame = lay(("human", "easy"))
    for said, shown in (
        (Said("Unrest", detail="Unrest.\nChoose one: pay or discard."), "Unrest"),
        (Said("Jungle", detail="Region. Pinned.\nGain 1 population."), "Jungle: Region. Pinned."),
        (Said("Unrest", detail="Unrest."), "Unrest"),
        (Said("Deck"), "Deck"),
    ):
        frame.dock.show_said(said)
        assert frame.dock._foot._text.text() == shown


def test_the_foot_of_a_small_dock_says_no_more_than_it_has_room_for(lay: Lay) -> None:
    frame = lay(("human", "easy"))
    text = frame.dock._foot._text
    frame.dock.show_said(
        Said("Expansion", detail="Gain 3 military or put 1 card of the discard pile on the deck. " * 3)
    )
    assert text.text().startswith("Expansion: Gain 3 military")
    assert text.text().endswith("\N{HORIZONTAL ELLIPSIS}")
    assert text.heightForWidth(text.width()) <= text.height()
    frame.dock.show_said(Said("Jungle", detail="Region. Pinned."))
    assert text.text() == "Jungle: Region. Pinned."


def test_what_is_pinned_is_found_among_all_cards(lay: Lay) -> None:
    frame = lay(("human", "easy"), size=LARGE)
    first, second = (frame.session.desk.scene.thing(f"market.{place}") for place in (1, 2))
    frame.table.pointed.emit(first)
    frame.table_actions.pin.trigger()
    frame.table.pointed.emit(second)
    assert frame.looked_at == first
    frame.table_actions.pin.trigger()
    frame.table.pointed.emit(second)
    assert frame.looked_at == second


# Following the others


def others_have_played(frame: TableFrame) -> Callable[[], bool]:
    """Somebody else has played a card, and it is the person's turn again."""
    session, recap = frame.session, frame.log_pane.recap
    return lambda: (
        session.is_my_turn and session.event_history.turn_owner == 0 and any(row.picture for row in recap.rows)
    )


def test_what_the_computer_played_is_told_card_by_card(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "easy"), size=LARGE)
    Evening(frame, qtbot, 2).play(others_have_played(frame))
    recap, cards = frame.log_pane.recap, frame.session.title.box.number_of
    assert recap.isVisible()
    pictured = [row.picture for row in recap.rows if row.picture]
    assert pictured
    assert set(pictured) <= set(cards)
    assert all(frame.table.small_picture(name) is not None for name in pictured)
    assert all(row.text for row in recap.rows)
    assert {row.seat for row in recap.rows} == {1}


def test_in_a_small_window_the_tab_of_the_log_counts_what_the_others_did(
    lay: Lay, qtbot: QtBot, open_frame: Open
) -> None:
    frame = lay(("human", "easy"))
    tabs, recap = frame.dock.tabs, frame.log_pane.recap
    Evening(frame, qtbot, 2).play(others_have_played(frame))
    assert tabs.tabText(1) == f"Log {len(recap.rows)}"
    assert tabs.tabToolTip(1).endswith("since your last turn")
    tabs.setCurrentWidget(frame.log_pane)
    assert tabs.tabText(1) == "Log"
    assert tabs.tabToolTip(1) == ""
    tabs.setCurrentWidget(frame.orders_pane)
    frame.session.look_at(None)
    assert tabs.tabText(1) == "Log", "it was seen"
    Evening(frame, qtbot, 2).play(lambda: not frame.session.is_my_turn)
    Evening(frame, qtbot, 2).play(others_have_played(frame))
    assert tabs.tabText(1) == f"Log {len(recap.rows)}"
    again = open_frame(frame.session.match, size=(1366, 742))
    assert again.dock.tabs.tabText(1) == f"Log {len(recap.rows)}", "who comes back sees it, too"
    for size in (LARGE, (1366, 742)):
        frame.resize(*size)
        QApplication.processEvents()
    assert tabs.tabText(1) == "Log", "a large window shows it"


def test_what_is_told_is_put_away_until_the_others_have_played_again(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human", "easy"), size=LARGE)
    evening = Evening(frame, qtbot, 2)
    evening.play(others_have_played(frame))
    recap, told = frame.log_pane.recap, frame.session.match.state.round
    qtbot.keyClick(recap.away, Qt.Key.Key_Space)
    assert not recap.isVisible()
    frame.session.look_at(None)
    assert not recap.isVisible()
    evening.play(lambda: frame.session.match.state.round > told and others_have_played(frame)())
    assert recap.isVisible()


def test_the_turn_of_the_bot_is_told_and_shown_again(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human",), size=LARGE)
    session = frame.session
    evening = Evening(frame, qtbot, 2)
    evening.play(lambda: session.match.state.round > 1 and session.match.state.seat == 0 and session.is_my_turn)
    recap = frame.log_pane.recap
    assert recap.isVisible()
    assert any(row.text.startswith("The bot turns up") and row.picture for row in recap.rows)
    recap.button.click()
    assert session.is_looking_back
    session.skip_pause()
    assert session.is_looking_back
    assert session.event_history.turn_owner == 1
    session.look_at(None)


@pytest.mark.long
def test_a_whole_match_of_four_with_curtains(lay: Lay, qtbot: QtBot) -> None:
    frame = lay()
    check_curtains(frame, qtbot, lambda: False, every=60)
    assert frame.banner.head == "The match is over"
    session = frame.session
    told = Match(session.title, session.match.setup, session.match.seed, session.match.players)
    for action in session.match.actions:
        told.play(action)
    assert told.state == session.match.state


@pytest.mark.long
def test_a_whole_match_alone_through_the_window(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(("human",))
    Evening(frame, qtbot, 4).play(lambda: False)
    assert frame.banner.head == "The match is over"
    session = frame.session
    told = Match(session.title, session.match.setup, session.match.seed, session.match.players)
    for action in session.match.actions:
        told.play(action)
    assert told.state == session.match.state


def test_a_match_resumed_at_a_solstice_has_one_button_for_all_of_it(library: Library, open_frame: Open) -> None:
    """Beside it no button for each: they are orders, and in large letters they would cut off who is asked."""
    match, rng = new_match(library, ("human", "human"), TITLE, 3), Rng(3)
    while not (is_order(match) and len(match.title.actions(match.state)) > 1):
        match.play(match.title.sample(match.state, rng))
    frame = open_frame(library.load(match.id), size=(1366, 742), scale=1.5)
    if frame.session.curtain is not None:
        frame.session.lift_curtain()
    QApplication.processEvents()
    shown = [button for button in frame.banner.buttons() if button.isVisible()]
    assert shown[-1].action is frame.table.question_buttons.go
    assert shown[-1].action.text() == "All in the order shown"
    assert len(shown) <= 3
    assert frame.banner._head.text() == frame.banner.head


def is_order(match: Match) -> bool:
    return match.turn is not None and match.title.prompt(match.state).ask is Ask.ORDER
