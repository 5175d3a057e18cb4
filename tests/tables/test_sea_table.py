"""Whole matches of the Mediterranean expansion on its table, by mouse, clicks and keys, and what is seen there."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.boards import accessible
from ludarium.engine.actions import Action, act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.frames import question
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.games.iron_age.frames import BUILD, OPPONENT
from ludarium.games.iron_age.scene import RIVAL
from ludarium.games.iron_age.state import changed
from ludarium.look import theme
from ludarium.models.scene_model import SceneModel, ThingRole
from ludarium.tables.iron_age.colonymap import drawing
from ludarium.tables.iron_age.pegboard import Peg
from ludarium.tables.iron_age.plaque import Plaque
from ludarium.tables.iron_age.sea_table import SeaTable
from tests.games.iron_age.sea import at_sea
from tests.tables.driver import Driver, move

SEA = {"expansion": "mediterranean"}


@pytest.fixture(scope="session")
def title() -> AnyTitle:
    return TITLES.get("iron-age")


def laid(qtbot: QtBot, title: AnyTitle, seats: int, seed: int, look: str = theme.LIGHT, **options: str) -> Driver:
    driver = Driver(title, seats, seed, look, **SEA, **options)
    qtbot.addWidget(driver.window)
    return driver


def table_of(driver: Driver) -> SeaTable:
    assert isinstance(driver.table, SeaTable)
    return driver.table


def at_colonies(qtbot: QtBot, title: AnyTitle, seats: int = 2, look: str = theme.LIGHT, **rest: Any) -> Driver:
    """A match in which the first seat founds colonies with five population."""
    driver = laid(qtbot, title, seats, 1, look)
    driver.put(at_sea(seats, population=5, dice="population3 skull", fate="bounty", **rest))
    QApplication.processEvents()
    return driver


def plaque(driver: Driver, name: str) -> Plaque:
    piece = table_of(driver).map.piece(f"colony.{name}")
    assert isinstance(piece, Plaque)
    return piece


# Whole matches

HOWS: dict[str, Callable[[Driver, Action], None]] = {
    "mouse": Driver.by_mouse,
    "clicks": Driver.by_clicks,
    "keys": Driver.by_keys,
}


@pytest.mark.parametrize(
    ("how", "seats", "seed"), [("mouse", 2, 11), ("clicks", 1, 4), ("keys", 2, 3), ("mouse", 1, 6)]
)
def test_a_whole_match(qtbot: QtBot, title: AnyTitle, how: str, seats: int, seed: int) -> None:
    driver = laid(qtbot, title, seats, seed, length="short")
    rng, verbs = Rng(seed), set()
    while driver.match.turn is not None:
        action = title.sample(driver.match.state, rng)
        verbs.add(action.verb)
        HOWS[how](driver, action)
        assert driver.match.actions[-1] is action, f"{how}: {action} became {driver.match.actions[-1]}"
    assert driver.refused == []
    assert {"found", "complete", "withdraw", "build", "done"} <= verbs
    assert ("opponent-roll" in verbs) == (seats == 1)


# Colonies


def test_a_peg_is_dragged_from_the_supply_into_a_colony_and_back(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title)
    for source in ("0.pegs", "population"):
        start, end = driver.find((source,)), driver.find(("colony.syracuse",), place=True)
        assert start is not None
        assert end is not None
        driver.carry(start, end)
    assert [action.text for action in driver.match.actions] == ["found syracuse"] * 2
    assert plaque(driver, "syracuse").thing.facts.holes == (0, 0, -1)
    peg, supply = driver.find(("colony.syracuse",)), driver.find(("0.pegs",), place=True)
    assert peg is not None
    assert supply is not None
    assert isinstance(peg[1], Peg)
    driver.carry(peg, supply)
    assert driver.match.actions[-1].text == "withdraw syracuse"
    assert plaque(driver, "syracuse").thing.facts.holes == (0, -1, -1)


def test_a_dragged_ship_completes(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title, ships=1)
    ship, crete = driver.find(("0.ships",)), driver.find(("colony.crete",), place=True)
    assert ship is not None
    assert crete is not None
    driver.carry(ship, crete)
    assert driver.match.actions[-1].text == "complete crete"
    crete = plaque(driver, "crete").thing
    assert (crete.owner, crete.facts.is_complete, crete.facts.holes) == (0, True, (0, 0, 0))


def test_a_click_puts_a_peg_where_one_fits_and_completes_where_none_does(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title, ships=1)
    for name, wanted in (("alexandria", "found alexandria"), ("melita", "complete melita")):
        found = driver.find((f"colony.{name}",), place=True)
        assert found is not None
        driver.click(*found)
        assert driver.match.actions[-1].text == wanted


def test_what_glows_says_what_it_costs_displacing_included(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title, ships=1, pegs={1: {"syracuse": 2}})
    assert plaque(driver, "syracuse").shines
    assert plaque(driver, "syracuse").cost == (("population", 5), ("ship", 1))  # one empty hole, two pegs of another
    held = driver.find(("0.pegs",))
    assert held is not None
    driver.click(*held)
    assert plaque(driver, "syracuse").cost == (("population", 1),)
    assert not plaque(driver, "melita").shines  # its only hole takes the last peg, and a ship
    assert plaque(driver, "melita").cost == ()
    QTest.keyClick(held[0], Qt.Key.Key_Escape)
    assert plaque(driver, "melita").shines


def test_an_illegal_drop_says_why(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title)
    start, end = driver.find(("0.pegs",)), driver.find(("colony.melita",), place=True)
    assert start is not None
    assert end is not None
    driver.carry(start, end)
    assert [(reason.key, reason.rule) for reason in driver.refused] == [("last-peg", "MED-COL-08")]
    assert not driver.match.actions


def test_pegs_of_several_seats_stand_side_by_side(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title, 3, pegs={0: {"carthage": 1}, 2: {"carthage": 2}})
    carthage = plaque(driver, "carthage")
    assert carthage.thing.facts.holes == (0, 2, 2, -1)
    holes = [carthage.measure.hole(number) for number in range(4)]
    assert all(carthage.rect.contains(hole) for hole in holes)
    assert not any(one.intersects(other) for one, other in combinations(holes, 2))
    assert "yours 1, Player 3 2 and empty 1" in carthage.said.detail
    assert "1 population for the empty hole, 4 population for 2 pegs of Player 3 and 1 ship" in carthage.said.detail


@pytest.mark.parametrize("seats", [2, 4])
def test_colonies_for_four_are_closed_to_fewer(qtbot: QtBot, title: AnyTitle, seats: int) -> None:
    driver = laid(qtbot, title, seats, 1)
    plaques = [piece for piece in table_of(driver).map.registry if isinstance(piece, Plaque)]
    closed = {piece.said.name for piece in plaques if piece.colony.is_closed}
    assert closed == (set() if seats == 4 else {"Ikosim", "Oea", "Rhodes", "Antioch"})


@pytest.mark.parametrize("size", [(1092, 618), (1104, 644), (1250, 866), (1900, 1500)])
@pytest.mark.parametrize("seats", [1, 4])
def test_plaques_keep_apart(qtbot: QtBot, title: AnyTitle, seats: int, size: tuple[int, int]) -> None:
    driver = laid(qtbot, title, seats, 1)
    driver.window.resize(*size)
    table_of(driver).toggle_sheet()
    qtbot.wait(1)
    board = table_of(driver).map
    plaques = {piece.id: piece.mapRectToScene(piece.rect) for piece in board.pieces if isinstance(piece, Plaque)}
    for (one, here), (other, there) in combinations(plaques.items(), 2):
        assert not here.intersects(there), f"{one} covers {other}"
    window = board.camera.window
    assert all(window.contains(rect) for rect in plaques.values())
    assert min(piece.measure.name.pixelSize() for piece in board.pieces if isinstance(piece, Plaque)) >= 12


def test_every_plaque_has_room_for_its_words(qtbot: QtBot, title: AnyTitle) -> None:
    table = table_of(laid(qtbot, title, 4, 1))
    table.toggle_sheet()
    board = table.map
    for piece in board.pieces:
        assert isinstance(piece, Plaque)
        measure = piece.measure
        inner = piece.rect.width() - 2 * measure(6)
        plate = piece.thing.facts
        assert measure.width(measure.name, piece.said.name) <= inner + 0.5
        assert measure.holes(len(plate.holes)) + measure.gifts(piece.gifts) <= inner + 0.5


# The sheet and the map


def test_the_sheet_slides_over_the_map_for_building_and_back(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title)
    table = table_of(driver)
    assert (table.map.isVisible(), table.sheet_of(0).isVisible()) == (True, False)
    driver.desk.choose(act("done"))
    assert driver.match.state.stack[-1].program == BUILD
    assert (table.map.isVisible(), table.sheet_of(0).isVisible()) == (False, True)
    QTest.keyClick(driver.window, Qt.Key.Key_F4)
    assert (table.map.isVisible(), table.sheet_of(0).isVisible()) == (True, False)
    driver.desk.choose(
        parse("build army" if act("build", "army") in title.actions(driver.match.state) else "build port")
    )
    assert table.map.isVisible(), "who looks at the map is left in peace"
    table.toggle_sheet()
    assert table.sheet_of(0).isVisible()


def test_the_sheet_of_another_seat_is_opened_and_put_away(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title)
    table = table_of(driver)
    panel = table._panels[1]
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().topLeft() + panel.rect().topLeft())
    assert table.sheet_of(1).isVisible()
    panel.opened.emit(1)
    assert table.map.isVisible()


def test_the_slide_takes_its_time_and_can_be_skipped(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title)
    table = table_of(driver)
    table.context.motion.speed = "normal"
    table.toggle_sheet()
    assert table.map.isVisible(), "both are seen while it slides"
    assert table.sheet_of(0).isVisible()
    table.skip_motion()
    assert not table.map.isVisible()
    table.toggle_sheet()
    qtbot.waitUntil(lambda: not table.sheet_of(0).isVisible())


# The opponent of the solitaire game


def test_the_opponents_die_is_rolled_by_a_click(qtbot: QtBot, title: AnyTitle) -> None:
    driver = laid(qtbot, title, 1, 2)
    state = at_sea(1, step="opponent", opponent="melita", round=3)
    driver.put(changed(state, stack=(question(OPPONENT, 0),)))
    assert plaque(driver, "melita").colony.holder == RIVAL
    die = driver.find(("opponent-roll",))
    assert die is not None
    assert die[1].shines
    driver.click(*die)
    assert driver.match.actions[-1].text == "opponent-roll"


# Models, screen readers, themes


@pytest.mark.parametrize("seats", [1, 3])
def test_the_models_change_exactly(qtbot: QtBot, title: AnyTitle, seats: int) -> None:
    driver = laid(qtbot, title, seats, 9)
    rng = Rng(9)
    for _ in range(seats):
        driver.desk.choose(title.sample(driver.match.state, rng))
    models = driver.desk.findChildren(SceneModel)
    testers = [QAbstractItemModelTester(m, QAbstractItemModelTester.FailureReportingMode.Fatal) for m in models]
    resets = [QSignalSpy(model.modelReset) for model in models]
    while driver.match.turn is not None and driver.match.state.round < 4:
        driver.desk.choose(title.sample(driver.match.state, rng))
    assert [spy.count() for spy in resets] == [0] * len(models)
    del testers
    gc.collect()


def test_a_peg_changes_one_colony_and_adds_one_piece(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title)
    model = driver.desk.scene
    changes, inserts = QSignalSpy(model.dataChanged), QSignalSpy(model.rowsInserted)
    driver.desk.choose(act("found", "crete"))
    changed = {changes.at(n)[0].data(ThingRole.ID) for n in range(changes.count())}
    assert changed == {"colony.crete", "population", "0.pegs", "0.seat"}
    assert changes.count() == len(changed)
    assert inserts.count() == 1
    assert model.things[inserts.at(0)[1]].id == "colony.crete.peg.0"


def test_everything_has_a_name_for_screen_readers(qtbot: QtBot, title: AnyTitle) -> None:
    accessible.install(accessible.read_table)
    driver = at_colonies(qtbot, title, 2, pegs={0: {"syracuse": 1}})
    for board in driver.table.boards():
        assert board.accessibleName()
        access = QAccessible.queryAccessibleInterface(board)
        names = [access.child(place).text(QAccessible.Text.Name) for place in range(access.childCount())]
        assert all(names)
    board = table_of(driver).map
    access = QAccessible.queryAccessibleInterface(board)
    child = access.child([piece.id for piece in board.pieces].index("colony.syracuse"))
    said = "Syracuse. Pegs: yours 1 and empty 2. 3 holes. 3 points. Completed, it brings 1 innovation."
    assert child.text(QAccessible.Text.Name) == said
    assert child.role() == QAccessible.Role.Button


@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK])
def test_both_themes_have_a_map_of_their_own(qtbot: QtBot, title: AnyTitle, look: str) -> None:
    driver = at_colonies(qtbot, title, 2, look)
    board = table_of(driver).map
    picture = board.grab().toImage()
    sea = board.camera.at(700, 480).toPoint()
    assert (
        picture.pixelColor(sea).lightness() < 110 if look == theme.DARK else picture.pixelColor(sea).lightness() > 110
    )


@pytest.mark.parametrize("size", [(1092, 618), (1250, 866)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_public_is_on_the_screen(qtbot: QtBot, title: AnyTitle, seats: int, size: tuple[int, int]) -> None:
    driver = laid(qtbot, title, seats, 3)
    driver.window.resize(*size)
    table = table_of(driver)
    for covered in (False, True):
        if table._stage.is_covered != covered:
            table.toggle_sheet()
        qtbot.wait(1)
        for board in table.boards():
            for piece in board.pieces:
                if board.isVisible() and piece.isVisible():
                    rect: QRectF = piece.mapRectToScene(piece.rect)
                    assert board.sceneRect().adjusted(-1, -1, 1, 1).contains(rect), f"{piece.id} lies beside"


@pytest.mark.parametrize("by", [Driver.by_clicks, Driver.by_keys])
def test_a_peg_is_taken_back_also_where_another_could_be_put(
    qtbot: QtBot, title: AnyTitle, by: Callable[[Driver, Action], None]
) -> None:
    driver = at_colonies(qtbot, title, pegs={0: {"carthage": 2}})
    assert plaque(driver, "carthage").shines
    by(driver, act("withdraw", "carthage"))
    assert driver.match.actions[-1].text == "withdraw carthage"


def test_a_colony_that_the_map_does_not_know_has_a_place_all_the_same(
    qtbot: QtBot, title: AnyTitle, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = laid(qtbot, title, 2, 1)
    board, melita = table_of(driver).map, plaque(driver, "melita")
    known = board.where(melita.thing)
    monkeypatch.delitem(drawing()["plaques"], "melita")
    rect = board.where(melita.thing)
    assert rect is not None
    assert rect != known
    assert board.camera.window.contains(rect)


def test_one_peg_follows_the_pointer_and_the_others_stay(qtbot: QtBot, title: AnyTitle) -> None:
    driver = at_colonies(qtbot, title)
    found = driver.find(("0.pegs",))
    assert found is not None
    board, supply = found
    at = driver.centre(board, supply)
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    move(board.viewport(), at + QPoint(60, -40))
    ghost = driver.drag._ghost.geometry()
    pointer = board.viewport().mapTo(driver.window, at + QPoint(60, -40))
    assert (ghost.center() - pointer).manhattanLength() <= 2
    assert ghost.width() < supply.rect.width() / 2
    assert driver.drag.held == "0.pegs"
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(2000, 0))
    assert driver.drag.is_empty
