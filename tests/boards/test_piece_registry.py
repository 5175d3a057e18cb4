"""The pieces of a board: one for each thing in its zones, in step with the scene whatever comes, goes or moves."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from ludarium.boards.piece import Piece
from ludarium.boards.piece_registry import PieceRegistry
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.models.scene_model import SceneModel
from ludarium.tables.plain import PlainTable
from tests.tables.asking_title import AskingTitle
from tests.tables.driver import Driver

BOX, CARD = Thing("box", "box", "here"), Thing("card", "card", "here", 1)
GLIDE = 1000


@pytest.fixture
def context(qtbot: QtBot) -> TableContext:
    driver = Driver(AskingTitle(), 1, 1, make=PlainTable)
    qtbot.addWidget(driver.window)
    return driver.table.context


class Shown:
    """A scene, and the stock of the zone "here", where things stand in a line by their place; -1 is not shown."""

    def __init__(self, context: TableContext, *things: Thing) -> None:
        self.scene = context.desk.scene
        self.ground = QGraphicsScene()
        self.made: list[str] = []
        self._context = context
        self.scene.show(things)
        self.registry = PieceRegistry(self.scene, ("here",), self._make, _where, self.ground)
        self.registry.fill()
        self.registry.settle(0)

    def _make(self, thing: Thing) -> Piece:
        self.made.append(thing.id)
        return Piece(thing, self._context)

    def show(self, *things: Thing, duration: int = 0) -> bool:
        self.scene.show(things)
        return self.registry.settle(duration)

    def piece(self, id: str) -> Piece:
        piece = self.registry.get(id)
        assert piece is not None, f"{id} has no piece"
        return piece

    @property
    def ids(self) -> list[str]:
        """In order; what lies on the ground is the same."""
        ids = [piece.id for piece in self.registry]
        on_ground = [item.id for item in self.ground.items() if isinstance(item, Piece)]
        assert sorted(on_ground) == sorted(ids) == sorted(self.registry.ids)
        return ids


def _where(thing: Thing) -> QRectF | None:
    return QRectF(100 * thing.place, 0, 20, 20) if thing.place >= 0 else None


def moved(thing: Thing, **changes: object) -> Thing:
    return attrs.evolve(thing, **changes)


def test_only_what_lies_in_its_zones_or_on_that_has_a_piece(context: TableContext) -> None:
    shown = Shown(context, BOX, Thing("peg", "peg", "box"), Thing("pin", "pin", "peg"), Thing("far", "box", "there"))
    assert shown.ids == ["box", "peg", "pin"]


def test_what_leaves_the_table_leaves_the_board(context: TableContext) -> None:
    shown = Shown(context, BOX, CARD)
    assert shown.show(CARD)
    assert shown.ids == ["card"]


def test_what_comes_stands_at_its_place(context: TableContext) -> None:
    shown = Shown(context, CARD)
    assert shown.show(BOX, CARD)
    assert shown.ids == ["box", "card"]
    assert shown.piece("card").pos().x() == 100


def test_a_change_is_shown_by_the_same_piece(context: TableContext) -> None:
    shown = Shown(context, BOX, CARD)
    card = shown.piece("card")
    assert shown.show(BOX, moved(CARD, place=3))
    assert shown.piece("card") is card
    assert (card.thing.place, card.pos().x()) == (3, 300)


def test_another_kind_of_thing_is_another_piece(context: TableContext) -> None:
    shown = Shown(context, BOX, CARD)
    card = shown.piece("card")
    shown.show(BOX, moved(CARD, kind="coin"))
    assert shown.piece("card") is not card
    assert shown.ids == ["box", "card"]


def test_things_that_change_places_in_the_scene_do_so_here(context: TableContext) -> None:
    """Where a thing stands may follow from the order of all of them."""
    shown = Shown(context, BOX, CARD)
    assert shown.ids == ["box", "card"]
    assert shown.show(CARD, BOX), "it has to be shown anew"
    assert shown.ids == ["card", "box"]


def test_nothing_is_shown_anew_when_nothing_changed(context: TableContext) -> None:
    shown = Shown(context, BOX, CARD)
    assert not shown.show(BOX, CARD)
    assert not shown.show(BOX, CARD, Thing("far", "box", "there"))
    assert shown.made == ["box", "card"]


def test_what_goes_to_another_zone_goes_and_comes_back(context: TableContext) -> None:
    shown = Shown(context, BOX, CARD)
    assert shown.show(BOX, moved(CARD, zone="there"))
    assert shown.ids == ["box"]
    assert shown.show(BOX, CARD)
    assert shown.ids == ["box", "card"]


def test_what_lies_on_a_thing_goes_with_it(context: TableContext) -> None:
    peg, pin = Thing("peg", "peg", "box"), Thing("pin", "pin", "peg")
    shown = Shown(context, BOX, peg, pin)
    shown.show(moved(BOX, zone="there"), peg, pin)
    assert shown.ids == []
    shown.show(BOX, peg, pin)
    assert shown.ids == ["box", "peg", "pin"]


def test_what_is_not_shown_now_is_shown_again(context: TableContext) -> None:
    shown = Shown(context, BOX, CARD)
    shown.show(BOX, moved(CARD, place=-1))
    assert not shown.piece("card").isVisible()
    shown.show(BOX, CARD)
    assert shown.piece("card").isVisible()
    shown.show(BOX, moved(CARD, place=-1))
    shown.scene.show((BOX, CARD))
    shown.registry.arrange()
    assert shown.piece("card").isVisible()


def test_a_thing_under_another_name_glides_from_where_its_like_was(context: TableContext) -> None:
    """The third card of a row becomes the second: it is seen to move, though it is another thing by name."""
    ace = Thing("row.3", "card", "here", 3, facts="ace")
    shown = Shown(context, BOX, ace)
    shown.show(BOX, moved(ace, id="row.2", place=2), duration=GLIDE)
    ace = shown.piece("row.2")
    assert ace.pos().x() == 300
    shown.registry.land()
    assert ace.pos().x() == 200


def test_what_left_in_an_earlier_position_is_not_what_comes_now(context: TableContext) -> None:
    ace = Thing("row.3", "card", "here", 3, facts="ace")
    shown = Shown(context, BOX, ace)
    shown.show(BOX, duration=GLIDE)
    shown.show(BOX, moved(ace, id="row.2", place=2), duration=GLIDE)
    assert shown.piece("row.2").pos().x() == 200


def test_what_is_on_its_way_goes_on(context: TableContext) -> None:
    """Another change elsewhere does not begin the way anew, and at the end it stands where it belongs."""
    shown = Shown(context, BOX, CARD)
    shown.show(BOX, moved(CARD, place=2), duration=GLIDE)
    card = shown.piece("card")
    way = card._way
    assert way is not None
    shown.show(moved(BOX, facts="open"), moved(CARD, place=2), duration=GLIDE)
    assert card._way is way
    shown.registry.land()
    assert card.pos().x() == 200


def test_a_scene_is_one_for_all_boards(context: TableContext) -> None:
    """What comes to one board from another is there once."""
    here = Shown(context, BOX, CARD)
    ground = QGraphicsScene()
    there = PieceRegistry(here.scene, ("there",), lambda thing: Piece(thing, context), _where, ground)
    there.fill()
    assert isinstance(here.scene, SceneModel)
    here.show(BOX, moved(CARD, zone="there"))
    assert (here.ids, [piece.id for piece in there]) == (["box"], ["card"])


class Counted(Piece):
    """A piece that counts how often its thing is painted, and how often its frames."""

    drawn = framed = 0

    def draw(self, painter: QPainter) -> None:
        self.drawn += 1

    def _frames(self, painter: QPainter) -> None:
        self.framed += 1
        super()._frames(painter)


def test_frames_come_and_go_over_a_picture_that_is_kept(context: TableContext, qtbot: QtBot) -> None:
    ground = QGraphicsScene(0, 0, 200, 100)
    view = QGraphicsView(ground)
    qtbot.addWidget(view)
    piece = Counted(BOX, context)
    piece.place(QRectF(20, 20, 50, 50))
    piece.keep_picture()
    ground.addItem(piece)
    view.show()
    qtbot.waitUntil(lambda: piece.drawn > 0)
    before = view.grab().toImage()
    drawn = piece.drawn
    piece.flag(glow=True)
    shining = view.grab().toImage()
    assert shining != before
    assert (piece.drawn, piece.framed > 0) == (drawn, True)
    piece.flag(glow=False)
    assert view.grab().toImage() == before
    assert piece.drawn == drawn
    piece.flag(picked=True)  # which is painted on the thing itself
    view.grab()
    assert piece.drawn == drawn + 1
