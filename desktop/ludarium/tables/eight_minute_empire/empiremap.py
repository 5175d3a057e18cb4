"""The map as a board: regions take armies and cities, arrows walk along borders, a held army shows what would come."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from ludarium.boards.click_actions import Click
from ludarium.boards.focus import ARROWS
from ludarium.boards.map import MapBoard
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.models.table_voice import at_table
from ludarium.tables.eight_minute_empire.land import ContinentPill, RegionPlace, Token
from ludarium.tables.eight_minute_empire.plan import Plan
from ludarium.tables.eight_minute_empire.regions import Regions
from ludarium.tables.eight_minute_empire.travel import Travel
from ludarium.tables.eight_minute_empire.walking import ways

NEXT = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class MapPlace(Piece):
    """The map as a whole: where a card may be laid."""

    glow_gap = -5.0
    keeps_marks = False


class EmpireMap(MapBoard):
    """All regions of a map and what stands in them."""

    ground = "window"

    def __init__(self, context: TableContext, board: Board, parent: QWidget | None = None) -> None:
        self.plan = Plan(context, board)
        self.travel = Travel(self.plan)
        self.regions = Regions(self)
        super().__init__(context, ("table", "map"), self.plan.camera, parent)
        self.scene().addItem(self.travel.item)
        context.drag.hovered.connect(self.show_way_to)
        context.drag.emptied.connect(lambda: self.show_way_to(""))
        self.setAccessibleName(at_table.tr("Map"))

    # Pieces

    def make(self, thing: Thing) -> Piece:
        match thing.kind:
            case "region":
                return RegionPlace(thing, self.plan)
            case "continent":
                piece: Piece = ContinentPill(thing, self.plan)
                piece.setZValue(1)
            case "map" | "bank":
                piece = MapPlace(thing, self.context)
                piece.setZValue(-1)
            case _:
                piece = Token(thing, self.plan)
                piece.setZValue(3)
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        if thing.kind == "bank":
            return None  # what nobody has is not shown
        piece = self.piece(thing.id)
        return self.plan.pill(piece) if isinstance(piece, ContinentPill) else self.plan.where(thing)

    def paint_map(self, painter: QPainter, is_moving: bool) -> None:
        self.plan.paint(painter)

    # What would come of it

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        super().show_targets(targets)
        now = (self.desk.moment.score if self.desk.moment else None) or 0
        for piece in self.registry:
            if isinstance(piece, RegionPlace):
                after = targets.get(piece.id)
                piece.flag(gain=None if after is None else after - now)

    def show_way_to(self, place: str) -> None:
        """While something is held: the way to this place, and who would control what if it came there."""
        held = self.drag.held
        way = self.desk.way_to(held, place) if held and place else None
        self.travel.show(self.registry, way or ())

    # Hands and keys

    def meaning(self, piece: Piece) -> Click | None:
        """On a region: put down what is held, do what ends here, or take the army that stands here."""
        if isinstance(piece, RegionPlace) and self.drag.is_empty:
            return self.regions.meaning(piece)
        return super().meaning(piece)

    def next_piece(self, here: Piece, arrow: int) -> Piece | None:
        """Along the border graph."""
        region = here.id if isinstance(here, RegionPlace) else here.thing.zone
        known = ways(self.plan.board)
        nearby = known.get(region.removeprefix("region."), known[self.plan.board.map.start])
        return self.piece(f"region.{nearby.get(arrow, '')}")

    def reachable(self) -> list[Piece]:
        """The focus stands on regions; it begins at one that matters now, else at the start."""
        return list[Piece](self.regions.by_weight(f"region.{self.plan.board.map.start}"))

    def set_focus_piece(self, piece: Piece) -> None:
        """A click on an army brings the focus to its region: it is what arrows walk from."""
        if piece.thing.kind in ("army", "city"):
            self.pointed.emit(piece.thing)
            piece = self.piece(piece.thing.zone) or piece
        if isinstance(piece, RegionPlace):
            super().set_focus_piece(piece)
            if not self.drag.is_empty and not self.drag.is_dragging:
                self.show_way_to(piece.id)

    def draggable(self, at: QPoint) -> Piece | None:
        """Only armies are carried from the map."""
        return self.piece_at(at, lambda piece: piece.thing.kind == "army" and bool(self.desk.targets(piece.id)))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        here = self.focus.piece
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in NEXT:
            self.set_focus_piece(self.regions.next(self.focus.piece, NEXT[Qt.Key(event.key())]))
        elif event.key() == Qt.Key.Key_Space and isinstance(here, RegionPlace) and self.regions.may_take(here):
            self.regions.take_next(here)
        elif event.key() in ARROWS and plain:
            self.focus.move(event.key())
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """What was picked up by a click shows its way where the pointer goes."""
        super().mouseMoveEvent(event)
        if not self.drag.is_empty and not self.drag.is_dragging:
            self.drag.move(self, event.position().toPoint())
