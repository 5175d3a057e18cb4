"""Table manners that hold for every title: keys that work where they are shown, one thing to press, rings for keys."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from ludarium import words
from ludarium.app.match.stage_strip import StageStrip
from ludarium.app.match.table_frame import TableFrame
from ludarium.boards.board import Board
from ludarium.boards.click_actions import PickUp, Play, Toggle, activate
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.events import Event
from ludarium.library.library import Library
from ludarium.look.text_painting import watched
from ludarium.tables.iron_age.table import IronAgeTable
from tests.games.iron_age.sea import at_sea

from .conftest import Open
from .seated import new_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Lay = Callable[..., TableFrame]


@pytest.fixture
def lay(library: Library, open_frame: Open) -> Lay:
    """Lays a title's own table for people only and shows it."""

    def lay(title: str = "iron-age", seats: int = 2, **options: str) -> TableFrame:
        return open_frame(new_match(library, ("human",) * seats, title, **options))

    return lay


def choose(frame: TableFrame, *texts: str) -> None:
    for text in texts:
        frame.session.lift_curtain()
        frame.session.play(parse(text))


def filled(frame: TableFrame) -> list[str]:
    """The buttons of the banner that are filled."""
    return [button.text() for button in frame.banner.buttons() if button.property("kind") == "primary"]


# Keys


def test_a_tap_of_alt_leaves_nothing(lay: Lay, qtbot: QtBot) -> None:
    """The release may be heard by somebody else: the menu bar takes the focus when Alt is tapped."""
    frame, elsewhere = lay(), QLineEdit()
    qtbot.addWidget(elsewhere)
    QTest.keyPress(frame, Qt.Key.Key_Alt)
    assert frame.key_hints.isVisible()
    QTest.keyRelease(elsewhere, Qt.Key.Key_Alt)
    assert not frame.key_hints.isVisible()
    QTest.keyPress(frame, Qt.Key.Key_Alt)
    QTest.mousePress(elsewhere, Qt.MouseButton.LeftButton)
    assert not frame.key_hints.isVisible()


def test_numbers_play_orders_from_wherever_the_focus_is(lay: Lay) -> None:
    frame = lay()
    for widget in (*frame.table.boards(), frame.log_pane.list, frame.orders_pane.list):
        if not widget.isVisible():
            continue
        widget.setFocus()
        cursor = frame.session.match.cursor
        QTest.keyClick(widget, Qt.Key.Key_1)
        assert frame.session.match.cursor == cursor + 1, widget
        frame.session.look_at(None)


def test_numbers_are_shown_only_while_they_play_orders(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle port", "settle port", "roll")
    tray, orders = frame.table.boards()[0], frame.orders_pane.list
    orders.setFocus()
    assert orders.numbers_work
    tray.setFocus()
    assert not orders.numbers_work, "they pick dice now"
    cursor = frame.session.match.cursor
    QTest.keyClick(tray, Qt.Key.Key_1)
    assert (len(frame.session.desk.draft), frame.session.match.cursor) == (1, cursor)
    orders.setFocus()
    assert orders.numbers_work


def test_a_number_in_the_filter_is_typed(lay: Lay) -> None:
    frame = lay()
    QTest.keyClick(frame.orders_pane.filter, Qt.Key.Key_1)
    assert (frame.orders_pane.filter.text(), frame.session.match.cursor) == ("1", 0)


def test_escape_closes_an_opponents_sheet(lay: Lay) -> None:
    frame = lay()
    table = frame.table
    assert isinstance(table, IronAgeTable)
    table.open_sheet(1)
    assert not table.sheet_of(0).isVisible()
    QTest.keyClick(frame, Qt.Key.Key_Escape)
    assert table.sheet_of(0).isVisible()


def test_an_opponents_sheet_makes_way_for_what_is_to_be_done_on_the_own_one(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle province", "settle port")
    table = frame.table
    assert isinstance(table, IronAgeTable)
    table.open_sheet(1)
    choose(frame, "roll")
    assert table.sheet_of(1).isVisible(), "there is nothing to do on the own one yet"
    choose(frame, "keep")
    while frame.session.title.prompt(frame.session.observed).key != "build":
        choose(frame, frame.session.desk.offers[0].action.text)
    assert table.sheet_of(0).isVisible()


# The main button


def test_nothing_is_filled_where_things_on_the_table_are_asked_for(lay: Lay) -> None:
    frame = lay()
    assert filled(frame) == [], "not the hint"
    choose(frame, "settle port", "settle port")
    assert filled(frame) == ["Roll the dice"]
    choose(frame, "roll")
    assert filled(frame) == []
    desk = frame.session.desk
    desk.toggle(next(iter(desk.asked)))
    frame._refresh_moment()
    assert filled(frame) == ["Roll 1 die again"]


def test_who_is_to_take_a_card_sees_the_cards_glow(lay: Lay) -> None:
    frame = lay("eight-minute-empire", 3)
    choose(frame, "bid 0", "bid 0", "bid 0", "first 0")
    frame.session.lift_curtain()
    desk = frame.session.desk
    assert desk.prompt is not None
    assert desk.prompt.key == "take"
    shining = {piece.id for board in frame.table.boards() for piece in board.registry if piece.shines}
    assert shining == {id for id in desk.asked if id.startswith("card.")}
    assert len(shining) == 6
    assert filled(frame) == []


def test_done_steps_are_ticked(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle port", "settle port")
    stages = frame.banner.findChild(StageStrip)
    assert stages is not None
    with watched() as before:
        stages.grab()
    choose(frame, "roll", "keep")
    while frame.session.title.turn_progress(frame.session.observed).now == 0:
        choose(frame, frame.session.desk.offers[0].action.text)
    with watched() as after:
        stages.grab()
    numbers = [{one.text for one in written if one.text.isdigit()} for written in (before, after)]
    now = 1 + frame.session.title.turn_progress(frame.session.observed).now
    assert numbers == [{str(n) for n in range(1, 7)}, {str(n) for n in range(now, 7)}]


# Rings


def test_only_keys_show_where_the_focus_is(lay: Lay) -> None:
    frame = lay()
    tray = frame.table.boards()[0]
    piece = next(piece for piece in tray.registry if piece.isVisible())
    QTest.mouseClick(
        tray.viewport(), Qt.MouseButton.LeftButton, pos=tray.mapFromScene(piece.pos() + piece.rect.center())
    )
    tray.setFocus(Qt.FocusReason.MouseFocusReason)
    by_mouse = tray.grab().toImage()
    assert not tray.drag.by_keys
    QTest.keyClick(tray, Qt.Key.Key_Right)
    assert tray.drag.by_keys
    assert tray.grab().toImage() != by_mouse


# What is said before it is done


def hover(board, piece) -> None:
    """Point at the middle of the piece, as the mouse does."""
    board.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    board.pointer.hover(board.mapFromScene(piece.mapToScene(piece.rect.center())))


def seen(frame: TableFrame) -> list:
    return [
        (board, piece)
        for board in frame.table.boards()
        if board.isVisible()
        for piece in board.pieces
        if piece.isVisible()
    ]


def said_of(frame: TableFrame, click: object) -> str:
    """What must stand in the status line for this click."""
    desk = frame.session.desk
    match click:
        case Play(way=way):
            return desk.order(way[0])
        case Toggle(id=id):
            return "put it back" if id in desk.draft else "click to choose it"
        case PickUp():
            return "click to pick it up"
        case _:
            return ""


def check_every_piece(frame: TableFrame) -> None:
    """A hover over each piece says what a click there then does: the same meaning is said and done."""
    for board, piece in seen(frame):
        if board.target_at(board.mapFromScene(piece.mapToScene(piece.rect.center()))) is piece:
            frame.status.clear()
            hover(board, piece)
            assert said_of(frame, board.meaning(piece)) in frame.status.text, piece.id


def test_no_board_has_a_click_that_is_not_told() -> None:
    """What a click does is said by `meaning`, and by nothing else."""
    boards = [Board]
    for board in boards:
        boards += board.__subclasses__()
        assert "activate" not in vars(board)


@pytest.mark.parametrize(
    ("title", "options"),
    [("iron-age", {}), ("iron-age", {"expansion": "mediterranean"}), ("eight-minute-empire", {})],
)
def test_what_is_said_of_a_piece_is_what_a_click_does(lay: Lay, title: str, options: dict[str, str]) -> None:
    frame = lay(title, **options)
    rng = Rng(5)
    for _ in range(12):
        frame.session.lift_curtain()
        check_every_piece(frame)
        offers = frame.session.desk.offers
        frame.session.play(offers[rng.randbelow(len(offers))].action)


def test_what_is_said_is_fresh_after_every_action(lay: Lay) -> None:
    """The pointer stays where it is, and the region under it changes."""
    frame = lay("eight-minute-empire", 3)
    choose(frame, "bid 0", "bid 0", "bid 0", "first 0")
    frame.session.lift_curtain()
    placing = [offer.action for offer in frame.session.desk.offers if "place" in frame.session.desk.order(offer.action)]
    choose(frame, placing[1].text)
    start = next(piece for _, piece in seen(frame) if piece.id == "region.a12")
    board = next(board for board, piece in seen(frame) if piece is start)
    hover(board, start)
    assert "3 armies" in frame.detail_pane.text
    assert "Place an army in 12" in frame.status.text
    choose(frame, "place a12")
    assert "4 armies" in frame.detail_pane.text
    assert "Place an army in 12" in frame.status.text, "there is one more to place"
    choose(frame, "place a12")
    assert "Place an army" not in frame.status.text


def test_where_several_things_can_be_brought_all_are_told(lay: Lay) -> None:
    frame = lay("eight-minute-empire", 3)
    choose(frame, "bid 0", "bid 0", "bid 0", "first 0")
    frame.session.lift_curtain()
    desk = frame.session.desk
    either = next(offer.action for offer in desk.offers if "armies or build a city" in desk.order(offer.action))
    choose(frame, either.text)
    board, start = next((board, piece) for board, piece in seen(frame) if piece.id == "region.a12")
    assert board.meaning(start) is None
    assert frame.action_help.about(start.thing, None) == (
        "Region 12, start: bring here what you want. Place an army in 12 · Build a city in 12"
    )


def test_as_many_places_are_told_as_glow(lay: Lay) -> None:
    """Several steps at once glow too."""
    frame = lay("eight-minute-empire", 3, seed=4)
    choose(frame, "bid 0", "bid 0", "bid 0", "first 0")
    frame.session.lift_curtain()
    desk = frame.session.desk
    moving = [offer.action for offer in desk.offers if "steps" in desk.order(offer.action)]
    choose(frame, moving[0].text)
    board, army = next((board, piece) for board, piece in seen(frame) if piece.thing.kind == "army" and piece.live)
    hover(board, army)
    told = frame.status.text
    activate(board, army)
    glowing = {piece.id for _, piece in seen(frame) if piece.glow}
    assert len(glowing) > len(desk.targets(frame.drag.held)), "some are farther than one step"
    assert f"It can go to {len(glowing)} places" in told
    assert frame.action_help.picked(frame.drag.held) == f"It can go to {len(glowing)} places: they glow."


def test_one_die_over_the_tray_is_said_to_be_one(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle port", "settle port", "roll")
    desk = frame.session.desk
    die = next(iter(desk.asked))
    assert "Roll 1 die again" in frame.action_help.held_over(die, "tray.roll")


def test_a_colony_says_what_a_click_puts_in(lay: Lay) -> None:
    """Also where a peg could be taken back: that is done by dragging it."""
    frame = lay(expansion="mediterranean")
    state = at_sea(2, population=3, ships=1, pegs={0: {"mastia": 1}})
    frame.session.desk.lay(frame.session.title.observe(state, 0), may_act=True)
    desk = frame.session.desk
    mastia = next(piece for _, piece in seen(frame) if piece.id == "colony.mastia")
    assert desk.at(mastia.id)
    assert desk.targets(mastia.id)
    click = frame.table.meaning(mastia.thing)
    assert isinstance(click, Play)
    assert click.action.text == "found mastia"
    assert "Mastia: Put a peg into Mastia" in frame.action_help.about(mastia.thing, click)


def test_what_is_gone_is_not_looked_at_any_more(lay: Lay) -> None:
    frame = lay()
    thing = frame.session.desk.scene.things[0]
    frame._detail_target.look_at(attrs.evolve(thing, id="gone with the next position"))
    name = frame.session.desk.scene.said(thing).name
    assert name in frame.detail_pane.text
    choose(frame, "settle port")
    assert name not in frame.detail_pane.text


# What is heard


def test_dice_wood_cards_and_turns_are_heard(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("ludarium.widgets.sound_player.Sounds.play", lambda sounds, sound: heard.append(sound))
    frame = lay()
    choose(frame, "settle port", "settle port", "roll")
    assert heard[-1] == "dice"
    assert {"wood", "turn"} <= set(heard)
    frame = lay("eight-minute-empire", 3)
    choose(frame, "bid 0", "bid 0", "bid 0", "first 0")
    choose(frame, frame.session.desk.offers[0].action.text)
    assert heard[-1] == "card"
    assert "coin" in heard


# What is seen of what happened


def test_income_feeding_and_losses_float_at_their_pegs_in_order(lay: Lay) -> None:
    frame = lay()
    frame.set_speed("normal")
    events: tuple[Event, ...] = ()
    while not any(event.kind == "fed" for event in events):
        choose(frame, frame.session.desk.offers[0].action.text)
        events = frame.session.event_history.steps()[-1].events
        shown = sorted(frame.table._floats.rising, key=lambda one: one.begin)
        frame.table.skip_motion()
    told = [one.text for event in events for one in words.floats(frame.session.title, event)]
    assert told
    assert [one.text for one in shown] == told
    seat = next(event.seat for event in events if event.kind == "fed")
    rows = [frame.table.place_of(f"{seat}.{row}.peg") for row in ("goods", "food", "armies")]
    at_pegs = {one.at.y() for one in shown if "skull" not in one.text and "tribute" not in one.text}
    assert at_pegs <= {row.y() for row in rows if row is not None}
    begins = {one.begin for one in shown}
    assert len(begins) == sum(bool(words.floats(frame.session.title, event)) for event in events)


def test_nothing_floats_where_nothing_moves(lay: Lay) -> None:
    frame = lay()
    choose(frame, "settle port", "settle port", "roll", "keep")
    assert not frame.table._floats.isVisible()
