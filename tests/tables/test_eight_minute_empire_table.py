"""Whole matches of Eight-Minute Empire on its table, by mouse, by clicks and by keys: each ends as the engine says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.tables.eight_minute_empire.geography import geography, laid_out, length
from ludarium.tables.eight_minute_empire.walking import ways
from tests.tables.empire import TITLE, EmpireDriver

HOWS: dict[str, Callable[[EmpireDriver, Action], None]] = {
    "mouse": EmpireDriver.by_mouse,
    "clicks": EmpireDriver.by_clicks,
    "keys": EmpireDriver.by_keys,
}


def told_directly(driver: EmpireDriver, seed: int) -> tuple[Any, list[Action]]:
    """The same match played by the engine alone."""
    rng, actions = Rng(seed), []
    state = TITLE.start(driver.match.setup, seed)
    while TITLE.turn(state) is not None:
        action = TITLE.sample(state, rng)
        actions.append(action)
        state = TITLE.apply(state, action)
    return state, actions


@pytest.mark.parametrize(
    ("how", "seats", "seed", "side"), [*((how, 2, 11, "a") for how in HOWS), ("mouse", 3, 4, "b"), ("keys", 3, 4, "b")]
)
def test_a_whole_match(qtbot: QtBot, how: str, seats: int, seed: int, side: str) -> None:
    driver = EmpireDriver(seats, seed, map=side)
    qtbot.addWidget(driver.window)
    final, actions = told_directly(driver, seed)
    for number, action in enumerate(actions):
        HOWS[how](driver, action)
        assert driver.match.cursor > number, f"{how}: {action} did nothing ({driver.refused[-1:]})"
        assert driver.match.actions[number] is action, f"{how}: {action} became {driver.match.actions[number]}"
    assert driver.match.state == final
    assert driver.refused == []


# What is held, and what would come of it


def at_move(qtbot: QtBot, seats: int = 3) -> EmpireDriver:
    """A turn in which an army can go several steps over land."""
    driver = EmpireDriver(seats, 5)
    qtbot.addWidget(driver.window)
    driver.skip(Rng(5), lambda: _steps_left(driver) >= 3)
    return driver


def _steps_left(driver: EmpireDriver) -> int:
    return int(dict(TITLE.prompt(driver.match.state).params).get("move", 0))


def _army(driver: EmpireDriver) -> str:
    """The army that reaches most places."""
    seat = driver.match.turn
    own = [t.id for t in driver.desk.scene.things if t.kind == "army" and t.owner == seat]
    return max(own, key=lambda touch: len(driver.desk.ways(touch)))


def owners(state: Any) -> dict[str, int]:
    """Who controls each region and each continent."""
    things = TITLE.scene(TITLE.observe(state, 0))
    return {thing.id: thing.facts.owner for thing in things if thing.kind in ("region", "continent")}


def test_regions_glow_with_what_the_score_becomes(qtbot: QtBot) -> None:
    driver = at_move(qtbot)
    army, before = _army(driver), TITLE.standing(driver.match.state)[driver.match.turn].total
    driver.click(*driver.piece(army))
    ways = driver.desk.ways(army)
    places = {piece.id: piece for piece in driver.table.map.pieces if piece.thing.kind == "region"}
    assert {touch for touch, piece in places.items() if piece.glow} == set(ways)
    for touch, way in ways.items():
        state = driver.match.state
        for action in way:
            state = TITLE.play(state, action)
        assert places[touch].gain == TITLE.standing(state)[driver.match.turn].total - before


def test_an_army_is_carried_several_steps_and_each_can_be_taken_back(qtbot: QtBot) -> None:
    driver = at_move(qtbot)
    army, left, cursor = _army(driver), _steps_left(driver), driver.match.cursor
    place, way = max(driver.desk.ways(army).items(), key=lambda entry: len(entry[1]))
    assert 1 < len(way) <= left
    driver.carry(driver.piece(army), driver.piece(place))
    assert driver.match.actions[cursor:] == list(way)
    for _ in way:
        driver.match.undo()
    assert driver.match.cursor == cursor


def test_a_journey_is_made_of_legal_steps_only(qtbot: QtBot) -> None:
    driver = at_move(qtbot)
    army, left = _army(driver), _steps_left(driver)
    board, start = TITLE.boards[driver.match.state.map], army.rpartition(".")[2]
    reached = {board.number[start]}
    for _ in range(left):
        reached |= {there for here in reached for there in board.land[here]}
    assert set(driver.desk.ways(army)) == {f"region.{board.ids[number]}" for number in reached} - {f"region.{start}"}


def test_who_would_control_what_is_shown_while_dragging(qtbot: QtBot) -> None:
    driver = at_move(qtbot)
    map_ = driver.table.map
    army = _army(driver)
    board, piece = driver.piece(army)
    now, changed = owners(driver.match.state), 0
    assert driver.drag.pick_up(board, piece)
    for touch, way in driver.desk.ways(army).items():
        map_.show_way_to(touch)
        state = driver.match.state
        for action in way:
            state = TITLE.play(state, action)
        then = owners(state)
        for key, owner in then.items():
            will = map_.piece(key).will
            assert will == (None if owner == now[key] else owner)
            changed += will is not None
        assert map_.travel.item.isVisible()
    assert changed
    driver.drag.put_back_at_once()
    assert all(map_.piece(key).will is None for key in now)
    assert not map_.travel.item.isVisible()


def test_what_is_left_of_a_move_is_said(qtbot: QtBot) -> None:
    driver = at_move(qtbot)
    army, left = _army(driver), _steps_left(driver)
    board, piece = driver.piece(army)
    driver.drag.pick_up(board, piece)
    for touch, way in driver.desk.ways(army).items():
        driver.drag.hovered.emit(touch)
        said = f"{left - len(way)} step{'' if left - len(way) == 1 else 's'} left"
        assert driver.table.map.travel.item._left == said


def test_a_refused_drop_says_why(qtbot: QtBot) -> None:
    driver = at_move(qtbot)
    army = _army(driver)
    far = next(
        piece.id
        for piece in driver.table.map.pieces
        if piece.thing.kind == "region" and piece.id not in driver.desk.ways(army) and not piece.thing.facts.armies
    )
    before = driver.match.state
    driver.carry(driver.piece(army), driver.piece(far))
    assert driver.match.state is before
    assert [reason.rule for reason in driver.refused] == ["EME-MOVE-01"]


def test_a_card_that_is_too_dear_says_why(qtbot: QtBot) -> None:
    driver = EmpireDriver(5, 3)
    qtbot.addWidget(driver.window)
    driver.skip(Rng(3), lambda: _is_dear(driver.match.state))
    dear = next(thing for thing in driver.things("card") if thing.facts.lacks)
    has = driver.match.state.seats[driver.match.turn].coins
    assert dear.facts.lacks == dear.facts.cost - has > 0
    assert f"you have {has} coin" in driver.said(dear.id).spoken
    driver.click(*driver.piece(dear.id))
    assert [reason.key for reason in driver.refused] == ["needs-coins"]
    assert TITLE.turn_progress(driver.desk.observed).barred


def _is_dear(state: Any) -> bool:
    """Whether somebody is asked for a card and cannot pay the last one."""
    seat = TITLE.turn(state)
    return seat is not None and TITLE.prompt(state).key == "take" and state.seats[seat].coins < 3


def test_a_taken_card_stays_in_its_place_until_the_turn_ends(qtbot: QtBot) -> None:
    driver = EmpireDriver(3, 5)
    qtbot.addWidget(driver.window)
    driver.go_until("take")
    second = driver.match.state.row[1]
    driver.click(*driver.piece(f"card.{second}"))
    card = driver.thing(f"card.{second}")
    assert (card.place, card.facts.is_taken) == (1, True)
    third = driver.match.state.row[2]
    left = driver.piece(f"card.{third}")[1].pos().x()
    driver.table.question_buttons.done.trigger()
    assert driver.thing(f"card.{second}") is None
    assert driver.piece(f"card.{third}")[1].pos().x() < left


def test_an_army_goes_to_its_owners_supply_when_it_is_destroyed(qtbot: QtBot) -> None:
    driver = EmpireDriver(2, 9)
    qtbot.addWidget(driver.window)
    driver.go_until("destroy", seed=3)
    seat = driver.match.turn
    victim = next(army.id for army in driver.things("army") if army.owner not in (seat, -1))
    other = 1 - seat
    supply = driver.match.state.seats[other].supply
    driver.carry(driver.piece(victim), driver.piece(f"{other}.supply"))
    assert driver.match.state.seats[other].supply == supply + 1
    neutral = EmpireDriver(2, 9)
    qtbot.addWidget(neutral.window)
    neutral.go_until("destroy", seed=3)
    touch = next(army.id for army in neutral.things("army") if army.owner == -1)
    count = sum(neutral.match.state.neutral)
    neutral.carry(neutral.piece(touch), neutral.piece("neutral.supply"))
    assert sum(neutral.match.state.neutral) == count - 1


# Keys


def test_arrows_lead_to_neighbours_only_and_everywhere(qtbot: QtBot) -> None:
    for board in TITLE.boards.values():
        leads = ways(board)
        for number, region in enumerate(board.ids):
            near = {board.ids[other] for other in (*board.land[number], *board.sea[number])}
            assert set(leads[region].values()) <= near
            assert leads[region]
        for start in board.ids:
            reached = {start}
            while more := {there for here in reached for there in leads[here].values()} - reached:
                reached |= more
            assert reached == set(board.ids)


def test_page_down_goes_to_the_next_place_that_matters(qtbot: QtBot) -> None:
    driver = at_move(qtbot)
    map_ = driver.table.map
    map_.setFocus()
    driver.drag.pick_up(*driver.piece(_army(driver)))
    glowing = [piece.id for piece in map_.pieces if piece.glow]
    seen = []
    for _ in glowing:
        QTest.keyClick(map_, Qt.Key.Key_PageDown)
        seen.append(map_.focus.piece.id)
    assert sorted(seen) == sorted(glowing)


def test_space_takes_one_owner_after_the_other(qtbot: QtBot) -> None:
    driver = EmpireDriver(3, 9)
    qtbot.addWidget(driver.window)
    driver.go_until("destroy")
    map_ = driver.table.map
    start = TITLE.boards[driver.match.state.map].map.start
    region = map_.piece(f"region.{start}")
    owners = [piece.id for piece in map_.pieces if piece.thing.kind == "army" and piece.thing.facts.region == start]
    map_.setFocus()
    map_.set_focus_piece(region)
    held = []
    for _ in owners:
        QTest.keyClick(map_, Qt.Key.Key_Space)
        held.append(driver.drag.held)
    assert held == owners
    QTest.keyClick(map_, Qt.Key.Key_Space)
    assert driver.drag.is_empty


# The bid


def test_nobody_sees_another_bid_before_all_are_in(qtbot: QtBot) -> None:
    driver = EmpireDriver(3, 5)
    qtbot.addWidget(driver.window)
    for coins in (2, 5):
        driver.click(*driver.piece(f"bid.{coins}"))
    texts = [driver.said(f"{seat}.fist").name for seat in range(3)]
    assert texts == ["Player 1: sealed", "Player 2: sealed", "Player 3: chooses"]
    driver.click(*driver.piece("bid.0"))
    assert [driver.thing(f"{seat}.fist").facts.bid for seat in range(3)] == [2, 5, 0]
    assert driver.match.turn == 1
    assert driver.table.bid.isVisible()
    driver.click(*driver.piece("first.0"))
    assert driver.match.turn == 0
    assert not driver.table.bid.isVisible()
    assert driver.table.seats.isVisible()


def test_fists_open_one_at_a_time(qtbot: QtBot) -> None:
    driver = EmpireDriver(3, 5)
    qtbot.addWidget(driver.window)
    driver.go("bid 2", "bid 5", "bid 0")
    bid = driver.table.bid
    bid.open_fists(1000)
    shut = [bid.piece(f"{seat}.fist").is_shut for seat in range(3)]
    assert shut == [False, True, True]
    bid._open_next()
    assert not bid.piece("1.fist").is_shut
    bid.open_at_once()
    assert not bid.piece("2.fist").is_shut


# Looking


@pytest.mark.parametrize(
    ("seats", "size"), [(2, (1250, 810)), (5, (1250, 810)), (2, (1090, 606)), (3, (1090, 632)), (5, (1090, 606))]
)
def test_everything_lies_on_its_board(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    driver = EmpireDriver(seats, 3, goods_tokens="on")
    qtbot.addWidget(driver.window)
    driver.window.resize(*size)
    rng = Rng(3)
    for after in (0, 12, 30, 60, 90):
        driver.skip(rng, lambda after=after: driver.match.cursor >= after)
        qtbot.wait(1)
        for board in driver.table.boards():
            for piece in board.pieces:
                if board.isVisible() and piece.isVisible():
                    assert board.sceneRect().adjusted(-1, -1, 1, 1).contains(piece.mapRectToScene(piece.rect)), (
                        f"{piece.id} lies beside its board"
                    )


def test_pieces_of_a_region_do_not_hide_each_other(qtbot: QtBot) -> None:
    driver = EmpireDriver(5, 3)
    qtbot.addWidget(driver.window)
    driver.window.resize(1090, 606)
    driver.skip(Rng(8), lambda: False)
    tokens = [piece for piece in driver.table.map.pieces if piece.thing.kind in ("army", "city")]
    for place, one in enumerate(tokens):
        for other in tokens[:place]:
            assert not one.mapRectToScene(one.rect).intersects(other.mapRectToScene(other.rect))


def test_the_score_can_be_hidden(qtbot: QtBot) -> None:
    driver = EmpireDriver(3, 3)
    qtbot.addWidget(driver.window)
    driver.go_until("take")
    shown = driver.table.seats.grab().toImage()
    driver.table.show_scores(False)
    assert driver.table.seats.grab().toImage() != shown
    driver.table.show_scores(True)
    assert driver.table.seats.grab().toImage() == shown


# Maps without outlines


def test_a_map_without_outlines_is_playable(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.tables.eight_minute_empire.plan.geography", laid_out)
    driver = EmpireDriver(2, 7, map="b")
    qtbot.addWidget(driver.window)
    rng = Rng(7)
    while driver.match.turn is not None and driver.match.cursor < 60:
        action = TITLE.sample(driver.match.state, rng)
        driver.by_mouse(action)
        assert driver.match.actions[-1] is action


def test_islands_of_a_computed_map_are_apart(qtbot: QtBot) -> None:
    for board in TITLE.boards.values():
        drawn = laid_out(board)
        lands = list(drawn.lands.values())
        assert all(land.radius > 20 for land in lands)
        for place, one in enumerate(lands):
            for other in lands[:place]:
                assert length(other.centre - one.centre) > one.radius + other.radius
        assert len(drawn.bridges) == len(board.map.land)
        assert len(drawn.lanes) == len(board.map.sea)


def test_outlines_touch_where_the_graph_says_so(qtbot: QtBot) -> None:
    """What is drawn and what is played are one map."""
    for board in TITLE.boards.values():
        drawn = geography(board)
        assert not drawn.bridges, "this map has outlines"
        for number, region in enumerate(board.ids):
            land = drawn.lands[region]
            assert land.outline.containsPoint(land.centre, Qt.FillRule.OddEvenFill)
            for other in range(number):
                border = drawn.lands[board.ids[other]].outline
                are_near = land.outline.boundingRect().adjusted(-4, -4, 4, 4).intersects(border.boundingRect())
                touches = are_near and _apart(land.outline, border) < 4
                assert touches == (other in board.land[number]), f"{region} and {board.ids[other]}"


def _apart(one: QPolygonF, other: QPolygonF) -> float:
    """How near the borders come, from the points of one to the sides of the other."""
    return min(
        min(_from_side(point, *side) for point in a.toList() for side in pairwise([*b.toList(), b.at(0)]))
        for a, b in ((one, other), (other, one))
    )


def _from_side(point: QPointF, start: QPointF, end: QPointF) -> float:
    way = end - start
    square = QPointF.dotProduct(way, way)
    share = max(0.0, min(1.0, QPointF.dotProduct(point - start, way) / square)) if square else 0.0
    return length(point - start - way * share)
