"""Hands, pointer, focus and clicks on any board: what is picked up, where it may go, and what is seen of that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.boards.board import Board
from ludarium.boards.click_actions import is_usable
from ludarium.boards.drag import LEAST_HELD
from ludarium.boards.piece import Piece
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.prompts import Ask
from ludarium.games import TITLES
from ludarium.tables.iron_age.sea_table import SeaTable
from ludarium.tables.plain import PlainTable
from tests.games.iron_age.sea import at_sea
from tests.tables.asking_title import AskingTitle
from tests.tables.driver import Driver, move

Lay = Callable[[Ask], Driver]


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    """Lays a plain table for a kind of question."""

    def lay(ask: Ask) -> Driver:
        driver = Driver(AskingTitle(), 1, 1, make=PlainTable, ask=ask.name)
        qtbot.addWidget(driver.window)
        return driver

    return lay


@pytest.fixture
def building(qtbot: QtBot) -> Driver:
    """A build step of The Iron Age, in which population may go to places of two boards."""
    title = TITLES.get("iron-age")
    driver, rng = Driver(title, 2, 5), Rng(5)
    qtbot.addWidget(driver.window)
    while parse("build army") not in [offer.action for offer in driver.desk.offers]:
        driver.desk.choose(title.sample(driver.match.state, rng))
    driver.window.activateWindow()
    return driver


@pytest.fixture
def sea(qtbot: QtBot) -> Driver:
    """The Mediterranean, where colonies can be founded and one is begun by each seat."""
    driver = Driver(TITLES.get("iron-age"), 2, 1, expansion="mediterranean")
    qtbot.addWidget(driver.window)
    pegs = {0: {"carthage": 1}, 1: {"syracuse": 1}}
    driver.put(at_sea(2, population=3, ships=1, dice="population3 skull", fate="bounty", pegs=pegs))
    driver.window.activateWindow()
    QApplication.processEvents()
    return driver


def on(driver: Driver, id: str) -> tuple[Board, Piece]:
    found = driver.find((id,))
    assert found is not None, f"{id} is not on the table"
    return found


def painted(piece: Piece) -> QImage:
    """The piece and its frames, alone."""
    canvas = QImage(piece.boundingRect().size().toSize(), QImage.Format.Format_ARGB32)
    canvas.fill(Qt.GlobalColor.white)
    painter = QPainter(canvas)
    painter.translate(-piece.boundingRect().topLeft())
    piece.paint(painter, None)
    painter.end()
    return canvas


# A drag is a press that goes far enough


def test_a_press_that_hardly_moves_is_a_click(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    board, stone = on(driver, "stone.b")
    view, at, least = board.viewport(), driver.centre(board, stone), QApplication.startDragDistance()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    move(view, at + QPoint(least - 1, 0))
    assert driver.drag.is_empty
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at + QPoint(least - 1, 0))
    assert (driver.drag.held, driver.drag.is_dragging) == ("stone.b", False)


def test_a_press_that_goes_far_enough_is_a_drag(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    board, stone = on(driver, "stone.b")
    view, at, least = board.viewport(), driver.centre(board, stone), QApplication.startDragDistance()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    move(view, at + QPoint(least, 0))
    assert (driver.drag.held, driver.drag.is_dragging) == ("stone.b", True)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at + QPoint(least, 0))
    assert driver.drag.is_empty, "it was let go where it came from"
    assert not driver.match.actions


def test_a_map_is_not_pushed_by_a_hand_that_trembles(sea: Driver) -> None:
    assert isinstance(sea.table, SeaTable)
    driver, board = sea, sea.table.map
    board.zoom(2)
    crete, least = board.piece("colony.crete"), QApplication.startDragDistance()
    assert crete is not None
    at, corner = driver.centre(board, crete), board.camera.at(0, 0)
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    move(board.viewport(), at + QPoint(least - 1, 0))
    assert board.camera.at(0, 0) == corner
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(least - 1, 0))
    assert driver.match.actions[-1].text == "found crete"


def test_a_press_on_what_has_gone_meanwhile_does_nothing(lay: Lay) -> None:
    driver = lay(Ask.STEPS)
    board, stone = on(driver, "stone.b")
    at = driver.centre(board, stone)
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    driver.desk.choose(parse("take b"))
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [action.text for action in driver.match.actions] == ["take b"]
    assert not driver.refused


# What is held


def test_what_is_held_shows_where_it_may_go_until_it_is_put_down(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    row = on(driver, "row")[1]
    assert not row.glow
    for put_down in (lambda: driver.drag.put_back_at_once(), lambda: driver.click(*on(driver, "row"))):
        driver.click(*on(driver, "stone.a"))
        assert (row.glow, row.preview) == (True, 1)
        assert on(driver, "stone.b")[1].is_beside
        put_down()
        assert (row.glow, row.preview) == (False, None)
        assert not on(driver, "stone.b")[1].is_beside
    assert driver.match.actions[-1].text == "put a"


def test_nothing_of_what_was_held_is_known_after_it_was_put_down(lay: Lay) -> None:
    """The next position has ways of its own."""
    driver = lay(Ask.ORDER)
    driver.desk.chosen.disconnect()  # whoever owns the match keeps the action back
    driver.click(*on(driver, "stone.a"))
    assert driver.desk.held == "stone.a"
    driver.click(*on(driver, "row"))
    assert (driver.desk.held, driver.drag.held) == ("", "")
    assert driver.desk.way_to("", "row") is None


def test_nothing_is_held_over_the_next_position(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    emptied = QSignalSpy(driver.drag.emptied)
    driver.click(*on(driver, "stone.a"))
    driver.lay()  # the same things, at another moment
    assert driver.drag.is_empty
    assert not on(driver, "row")[1].glow
    assert emptied.count() == 1


def test_a_held_piece_is_painted_in_the_hand_and_not_on_the_board(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    board, stone = on(driver, "stone.a")
    view, at = board.viewport(), driver.centre(board, stone)
    before = painted(stone)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    move(view, at + QPoint(60, 10))
    assert driver.drag._ghost.isVisible()
    assert painted(stone) != before
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not driver.drag._ghost.isVisible()
    assert not stone.held


def test_one_piece_is_held_at_a_time(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    for id in ("stone.a", "stone.b"):
        driver.click(*on(driver, id))
        assert driver.drag.held == id


def test_a_second_click_on_the_held_piece_puts_it_back(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    for _ in range(2):
        driver.click(*on(driver, "stone.a"))
    assert driver.drag.is_empty
    assert not driver.refused, "nobody tried to bring it anywhere"


def test_a_click_beside_everything_puts_it_back(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    board, stone = on(driver, "stone.a")
    driver.click(board, stone)
    beside = board.viewport().rect().bottomRight() - QPoint(2, 2)
    assert board.piece_at(beside) is None
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    assert driver.drag.is_empty
    assert not driver.refused


def test_what_the_hand_is_over_is_told_each_time(lay: Lay) -> None:
    """Also when the next piece is brought to where the one before was."""
    driver = lay(Ask.ORDER)
    driver.desk.chosen.disconnect()
    told = QSignalSpy(driver.drag.hovered)
    for id in ("stone.a", "stone.b"):
        driver.carry(on(driver, id), on(driver, "row"))
    assert [told.at(n)[0] for n in range(told.count())].count("row") == 2


def test_a_place_that_glows_is_meant_before_what_lies_on_it(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    board, row = on(driver, "row")
    above = Piece(driver.desk.scene.things[0], driver.table.context)
    above.setZValue(9)
    above.place(QRectF(row.pos(), row.rect.size()))
    board.scene().addItem(above)
    at = driver.centre(board, row)
    assert board.target_at(at) is above
    driver.click(*on(driver, "stone.a"))
    assert board.target_at(at) is row


# Clicks


def test_a_click_on_a_place_where_several_actions_end_does_none(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    driver.click(*on(driver, "row"))
    assert not driver.match.actions
    for stone in ("a", "b"):
        driver.desk.choose(parse(f"put {stone}"))
    driver.click(*on(driver, "row"))
    assert driver.match.actions[-1].text == "put c", "where only one does, it is meant"


@pytest.mark.parametrize(
    ("ask", "usable"),
    [
        (Ask.ONE, {"stone.a", "stone.b", "stone.c"}),
        (Ask.SOME, {"stone.a", "stone.b", "stone.c", "tray.keep"}),
        (Ask.GO, set()),
    ],
)
def test_what_a_click_can_use_is_told_by_the_pointer(lay: Lay, ask: Ask, usable: set[str]) -> None:
    driver = lay(ask)
    pieces = [(board, piece) for board in driver.table.boards() for piece in board.pieces]
    assert {piece.id for board, piece in pieces if is_usable(board, piece)} == usable
    for board, piece in pieces:
        QTest.mouseMove(board.viewport(), driver.centre(board, piece))
        board.pointer.hover(driver.centre(board, piece))
        is_hand = board.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
        assert is_hand == (piece.id in usable)


# The focus


def test_the_focus_begins_where_something_can_be_done(sea: Driver) -> None:
    board, supply = on(sea, "0.pegs")
    assert board.focus.piece is None
    board.setFocus()
    assert board.pieces[0] is not supply
    assert board.focus.piece is supply


def test_only_the_board_that_has_the_focus_shows_one(lay: Lay) -> None:
    driver = lay(Ask.ORDER)
    driver.window.activateWindow()
    (stones, _), (rows, row) = on(driver, "stone.a"), on(driver, "row")
    stones.setFocus()
    first = stones.focus.piece
    assert first is not None
    assert first.is_focus
    rows.setFocus()
    assert (first.is_focus, row.is_focus) == (False, True)
    stones.setFocus()
    assert (first.is_focus, row.is_focus) == (True, False)


def test_what_has_the_focus_keeps_it_when_it_is_laid_anew(lay: Lay) -> None:
    """Undo brings the same thing back by another piece: what Enter would use is still to be seen."""
    driver = lay(Ask.STEPS)
    driver.window.activateWindow()
    board, stone = on(driver, "stone.b")
    board.setFocus()
    board.set_focus_piece(stone)
    driver.desk.choose(parse("take b"))
    driver.match.undo()
    driver.lay()
    again = on(driver, "stone.b")[1]
    assert board.focus.piece is again is not stone
    assert again.is_focus


def test_arrows_lead_from_piece_to_piece_and_stop_at_the_edge(lay: Lay) -> None:
    driver = lay(Ask.ONE)
    board, first = on(driver, "stone.a")
    board.setFocus()
    board.set_focus_piece(first)
    seen = []
    for _ in range(3):
        QTest.keyClick(board, Qt.Key.Key_Right)
        assert board.focus.piece is not None
        seen.append(board.focus.piece.id)
    assert seen == ["stone.b", "stone.c", "stone.c"]
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert board.focus.piece.id == "stone.c"


def test_with_something_in_the_hand_arrows_lead_to_every_place_for_it(building: Driver) -> None:
    """From board to board, and to nothing else."""
    board, pool = on(building, "population")
    board.setFocus()
    board.set_focus_piece(pool)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert building.drag.held == "population"
    seen = [board for board in building.table.boards() if board.isVisible()]
    homes = {board: [piece for piece in board.pieces if piece.glow] for board in seen}
    homes = {board: places for board, places in homes.items() if places}
    assert len(homes) > 1
    assert board not in homes
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Up):
        reached = {press(building, arrow) for _ in range(24)}
        assert reached == set(homes)
    for home, places in homes.items():
        home.setFocus()
        for place in places:
            building.walk(home, place)
            assert home.focus.piece is place


def press(driver: Driver, arrow: Qt.Key) -> Board:
    """The board that an arrow leads to: to a place on it for what is held."""
    QTest.keyClick(driver.window.focusWidget(), arrow)
    board = driver.window.focusWidget()
    assert isinstance(board, Board), "the focus was lost"
    assert board.focus.piece is not None
    assert board.focus.piece.glow
    assert board.focus.piece.is_focus
    return board


def test_arrows_pass_over_boards_that_nobody_sees(building: Driver) -> None:
    """At one machine each seat has boards of its own, and those of who does not look are hidden."""
    seat = building.match.turn
    while building.match.turn == seat or parse("build army") not in [offer.action for offer in building.desk.offers]:
        building.desk.choose(building.match.title.sample(building.match.state, Rng(building.match.cursor)))
    hidden = [board for board in building.drag.boards if not board.isVisible() and board.piece(f"{1 - seat}.armies")]
    assert hidden, "the panel that showed this seat to the other one"
    test_with_something_in_the_hand_arrows_lead_to_every_place_for_it(building)


# What is painted


def test_the_score_that_a_place_leads_to_is_painted_on_it(building: Driver) -> None:
    building.click(*on(building, "population"))
    places = [piece for board in building.table.boards() for piece in board.pieces if piece.glow and board.isVisible()]
    now = building.desk.moment.score if building.desk.moment else None
    assert all(piece.preview != now for piece in places), "a badge is shown only where the score changes"
    assert places
    for piece in places:
        piece.flag(preview=7)
        told = painted(piece)
        piece.flag(preview=8)
        assert painted(piece) != told, f"{piece.id} says nothing of the score"
        piece.flag(preview=None)
        untold = painted(piece)
        assert untold != told
        building.drag.put_back_at_once()
        piece.flag(preview=5)
        unheld = painted(piece)
        piece.flag(preview=None)
        assert painted(piece) == unheld, "it is of no use where nothing can be put"
        building.click(*on(building, "population"))


@pytest.mark.parametrize("flag", [{"glow": True}, {"asked": True}, {"mark": True}, {"hint": "1"}, {"is_focus": True}])
def test_what_is_true_of_a_piece_is_painted(lay: Lay, flag: dict[str, object]) -> None:
    stone = on(lay(Ask.GO), "stone.b")[1]
    stone.context.drag.by_keys = True
    plain = painted(stone)
    before = {name: getattr(stone, name) for name in flag}
    stone.flag(**flag)
    assert painted(stone) != plain
    stone.flag(**before)
    assert painted(stone) == plain


def test_a_change_of_what_is_true_is_painted_at_once(lay: Lay) -> None:
    board, stone = on(lay(Ask.GO), "stone.a")
    before = board.grab().toImage()
    stone.flag(mark=True)
    assert board.grab().toImage() != before


def test_what_is_asked_does_not_shine_while_something_else_is_held(lay: Lay) -> None:
    stone = on(lay(Ask.GO), "stone.a")[1]
    stone.flag(asked=True)
    assert stone.shines
    stone.flag(is_beside=True)
    assert not stone.shines


def test_marks_of_the_last_moves_are_seen_on_what_lasts(sea: Driver) -> None:
    """Colonies and pegs are ringed; dice, trays and pools are not there for long, and a ring on them says nothing."""
    kinds: dict[str, set[bool]] = {}
    for board in sea.table.boards():
        for piece in board.pieces:
            if board.isVisible() and piece.isVisible():
                plain = painted(piece)
                piece.flag(mark=True)
                kinds.setdefault(piece.thing.kind, set()).add(painted(piece) != plain)
    assert [kinds[kind] for kind in ("colony", "peg", "supply", "row")] == [{True}] * 4
    assert [kinds[kind] for kind in ("die", "tray", "pool")] == [{False}] * 3


def test_marks_and_hints_go_as_they_came(lay: Lay) -> None:
    driver = lay(Ask.ONE)
    stone = on(driver, "stone.a")[1]
    driver.table.show_marks({"stone.a"})
    driver.table.show_hints({"stone.a": "1"})
    assert (stone.mark, stone.hint) == (True, "1")
    driver.table.show_marks({"row"})
    assert (stone.mark, stone.hint) == (False, "1")
    driver.table.show_marks(set())
    driver.table.show_hints({})
    assert (stone.mark, stone.hint, on(driver, "row")[1].mark) == (False, "", False)


# Another position


def test_what_can_be_used_and_what_is_asked_follow_the_question(lay: Lay) -> None:
    """Also where nothing on the board has changed."""
    driver = lay(Ask.ONE)
    board, stone = on(driver, "stone.a")
    assert stone.live
    driver.desk.lay(driver.match.title.observe(driver.match.state, 0), may_act=False)
    assert not stone.live
    driver.lay()
    assert stone.live
    assert board.piece("stone.a") is stone


def test_a_board_that_was_hidden_shows_what_happened_meanwhile(lay: Lay) -> None:
    driver = lay(Ask.STEPS)
    board, stone = on(driver, "stone.c")
    left = stone.pos().x()
    board.hide()
    driver.desk.choose(parse("take a"))
    board.show()
    assert stone.pos().x() < left, "the others close up"
    assert board.piece("stone.a") is None


def test_the_pointer_leaves_nothing_behind(lay: Lay) -> None:
    driver = lay(Ask.ONE)
    board, stone = on(driver, "stone.a")
    told = QSignalSpy(board.pointed)
    board.pointer.hover(driver.centre(board, stone))
    board.pointer.hover(board.viewport().rect().bottomRight() - QPoint(2, 2))
    assert [told.at(n)[0] for n in range(told.count())] == [stone.thing, None]


def test_a_piece_that_stands_nowhere_yet_comes_at_once(lay: Lay) -> None:
    driver = lay(Ask.ONE)
    piece = Piece(driver.desk.scene.things[0], driver.table.context)
    piece.glide(QRectF(30, 40, 20, 20), 1000)
    assert piece.pos() == QPointF(30, 40)


def test_what_is_held_is_no_larger_than_its_places_and_hides_none(building: Driver) -> None:
    """It hangs beside the pointer where it would lie over a small place."""
    board, population = on(building, "population")
    hand = building.drag
    assert hand.pick_up(board, population)
    hand.start_dragging(building.centre(board, population))
    places = [piece.rect for one in building.table.boards() if one.isVisible() for piece in one.registry if piece.glow]
    least = min(min(place.width(), place.height()) for place in places)
    ghost = hand._ghost
    assert ghost.height() <= max(LEAST_HELD, least)
    assert hand._grip.x() > ghost.width(), "the pointer is beside it"
    hand.put_back_at_once()
