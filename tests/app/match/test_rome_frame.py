"""Rome in its frame: played from the orders alone, orders under their heads, undo and its fences, the strip."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from ludarium.app.match.table_frame import TableFrame
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.library.library import Library
from ludarium.tables.rome.table import RomeTable
from ludarium.words.inline_icons import pictures_in

from .conftest import Open
from .seated import new_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Lay = Callable[..., TableFrame]


@pytest.fixture
def lay(library: Library, open_frame: Open) -> Lay:
    """Lays the table for one person and shows it."""

    def lay(seed: int = 7, **options: str) -> TableFrame:
        return open_frame(new_match(library, ("human",), "rome", seed, **options), size=(1366, 742))

    return lay


def to_actions(frame: TableFrame) -> None:
    """Past the choice of edicts."""
    while frame.session.title.prompt(frame.session.observed).key != "action":
        frame.session.play(frame.session.desk.offers[0].action)


def use_a_card(frame: TableFrame) -> None:
    """A card face down, for a point."""
    session = frame.session
    session.play(next(row.action for row in frame.orders.rows if row.action.verb == "face-down"))
    session.play(session.desk.offers[0].action)


def test_a_whole_match_from_the_orders_by_keys(lay: Lay, qtbot: QtBot) -> None:
    frame = lay(leader="trajan")
    assert isinstance(frame.table, RomeTable)
    session, orders, rng = frame.session, frame.orders_pane.list, Rng(8)
    frame._preferences.set("confirm", False)
    while not session.is_over:
        wanted = session.title.sample(session.match.state, rng)
        place = next(at for at, row in enumerate(frame.orders.rows) if row.action is wanted)
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


def test_orders_stand_under_heads_and_part_stands_last(lay: Lay) -> None:
    frame = lay()
    to_actions(frame)
    rows = frame.orders.rows
    heads = list(dict.fromkeys(row.head for row in rows))
    known = ["Leader", "Cards", "Market", "Build", "Developments", "Other", "Not possible now"]
    assert heads == [head for head in known if head in heads]
    assert {"Cards", "Other"} <= set(heads)
    legal = [row for row in rows if row.reason is None]
    assert legal[-1].action is parse("part")
    assert legal[-2].action is parse("end")


def test_a_click_on_a_head_gives_no_order(lay: Lay, qtbot: QtBot) -> None:
    frame = lay()
    to_actions(frame)
    orders, cursor = frame.orders_pane.list, frame.session.match.cursor
    first = orders.visualRect(orders.model().index(0, 0))
    qtbot.mouseClick(orders.viewport(), Qt.MouseButton.LeftButton, pos=first.topLeft() + QPoint(30, 8))
    assert frame.session.match.cursor == cursor
    qtbot.mouseClick(orders.viewport(), Qt.MouseButton.LeftButton, pos=first.bottomLeft() + QPoint(30, -8))
    assert frame.session.match.cursor == cursor + 1


def test_an_order_tells_what_it_costs_and_gives(lay: Lay) -> None:
    frame = lay()
    to_actions(frame)
    session = frame.session
    buys = [row for row in frame.orders.rows if row.action.verb == "buy" and row.reason is None]
    assert buys
    for row in buys:
        assert row.signs is not None
        assert "gold" in pictures_in(row.signs)
        assert "\N{MINUS SIGN}" in row.signs
        assert "gold" in row.spoken
    before = session.observed.seat.purse
    session.play(buys[0].action)
    assert session.observed.seat.purse != before


def test_undo_is_free_until_something_hidden_is_seen(lay: Lay) -> None:
    frame = lay(leader="hadrian")
    to_actions(frame)
    session = frame.session
    cursor = session.match.cursor
    use_a_card(frame)
    session.play(next(row.action for row in frame.orders.rows if row.action.verb == "march"))
    while session.match.cursor > cursor:
        assert session.decisions.why_no_undo() is None
        session.decisions.undo()
    use_a_card(frame)
    session.play(parse("end"))  # cards are drawn
    assert session.decisions.why_no_undo().key == "undo-fence"


def test_practice_has_no_fence(lay: Lay) -> None:
    frame = lay(undo="practice")
    to_actions(frame)
    use_a_card(frame)
    session, cursor = frame.session, frame.session.match.cursor
    session.play(parse("end"))
    assert session.decisions.why_no_undo() is None
    session.decisions.undo()
    assert session.match.cursor == cursor


def test_glory_rounds_and_turns_stand_beside_the_seat(lay: Lay) -> None:
    frame = lay()
    to_actions(frame)
    strip = frame.table.strip()
    assert strip is not None
    assert frame.score_row.isAncestorOf(strip)
    assert {piece.id for piece in strip.pieces if piece.isVisible()} == {"glory", "round"}
    assert not frame.score_row._notes.isVisible()


def test_the_question_before_something_is_lost_has_room_for_its_answers(lay: Lay, qtbot: QtBot) -> None:
    frame = lay()
    to_actions(frame)
    use_a_card(frame)
    frame.session.desk.changed.emit()
    end = next(at for at, row in enumerate(frame.orders.rows) if row.action.verb == "end")
    frame.orders_pane.list.setFocus()
    qtbot.keyClick(frame.orders_pane.list, Qt.Key(Qt.Key.Key_1 + end))
    question = frame.question
    assert question.isVisible()
    for button in (question.stay, question.go_on, question.never_again):
        assert button.width() >= button.minimumSizeHint().width()
