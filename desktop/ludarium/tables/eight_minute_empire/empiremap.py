"""The map as a board: regions take armies and cities, arrows walk along borders, a held army shows what would come."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from ludarium.boards.focus import ARROWS
from ludarium.boards.map import MapBoard
from ludarium.boards.piece import Piece
from ludarium.boards.setting import Setting
from ludarium.engine.scene import Thing
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.tables.eight_minute_empire.land import ContinentPill, RegionPlace, Token
from ludarium.tables.eight_minute_empire.plan import Plan
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

    def __init__(self, setting: Setting, board: Board, parent: QWidget | None = None) -> None:
        self.plan = Plan(setting, board)
        self.travel = Travel(self.plan)
        super().__init__(setting, ("table", "map"), self.plan.camera, parent)
        self.scene().addItem(self.travel.item)
        setting.hand.hovered.connect(self.show_way_to)
        setting.hand.emptied.connect(lambda: self.show_way_to(""))
        self.setAccessibleName(self.tr("Map"))

    # Pieces

    def make(self, thing: Thing) -> Piece:
        match thing.kind:
            case "region":
                return RegionPlace(thing, self.plan)
            case "continent":
                piece: Piece = ContinentPill(thing, self.plan)
                piece.setZValue(1)
            case "map" | "bank":
                piece = MapPlace(thing, self.setting)
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
        now = self.desk.score or 0
        for piece in self.stock:
            if isinstance(piece, RegionPlace):
                after = targets.get(piece.id)
                piece.flag(gain=None if after is None else after - now)

    def show_way_to(self, place: str) -> None:
        """While something is held: the way to this place, and who would control what if it came there."""
        held = self.hand.held
        way = self.desk.way_to(held, place) if held and place else None
        self.travel.show(self.stock, way or ())

    # Hands and keys

    def activate(self, piece: Piece) -> None:
        """On a region: put down what is held, do what ends here, or take the army that stands here."""
        if isinstance(piece, RegionPlace) and self.hand.is_empty:
            self._act_in(piece)
        else:
            super().activate(piece)

    def _act_in(self, region: RegionPlace) -> None:
        """What begins elsewhere on the map is not meant: an army is moved from where it stands."""
        ending = [offer for offer in self.desk.offers_at(region.id) if not self._is_on_map(offer.touches[0][0])]
        if len(ending) == 1:
            self.desk.choose(ending[0].action)
        elif not ending:
            self._take_next(region)

    def _is_on_map(self, id: str) -> bool:
        piece = self.piece(id)
        return piece is not None and piece.thing.kind == "army"

    def _take_next(self, region: RegionPlace) -> None:
        """Pick up an army of the region; once more takes the next owner's, and after the last none."""
        armies = [piece for piece in self._armies(region) if self.desk.targets(piece.id)]
        held = next((place for place, piece in enumerate(armies) if piece.id == self.hand.held), -1)
        self.hand.put_back_at_once()
        if held + 1 < len(armies):
            self.hand.pick_up(self, armies[held + 1])

    def _armies(self, region: RegionPlace) -> list[Piece]:
        return [piece for piece in self.stock if piece.thing.kind == "army" and piece.thing.zone == region.id]

    def next_piece(self, here: Piece, arrow: int) -> Piece | None:
        """Along the border graph."""
        region = here.id if isinstance(here, RegionPlace) else here.thing.zone
        known = ways(self.plan.board)
        nearby = known.get(region.removeprefix("region."), known[self.plan.board.map.start])
        return self.piece(f"region.{nearby.get(arrow, '')}")

    def reachable(self) -> list[Piece]:
        """The focus stands on regions; it begins at one that matters now, else at the start."""
        start, regions = f"region.{self.plan.board.map.start}", self._regions()
        regions.sort(key=lambda region: (not self._matters(region), region.id != start))
        return list[Piece](regions)

    def _regions(self) -> list[RegionPlace]:
        return [piece for piece in self.stock if isinstance(piece, RegionPlace)]

    def _matters(self, region: RegionPlace) -> bool:
        if not self.hand.is_empty or region.shines:
            return region.glow or (region.shines and self.hand.is_empty)
        return any(army.live for army in self._armies(region)) or bool(self.desk.at(region.id))

    def set_focus_piece(self, piece: Piece) -> None:
        """A click on an army brings the focus to its region: it is what arrows walk from."""
        if piece.thing.kind in ("army", "city"):
            self.pointed.emit(piece.thing)
            piece = self.piece(piece.thing.zone) or piece
        if isinstance(piece, RegionPlace):
            super().set_focus_piece(piece)
            if not self.hand.is_empty and not self.hand.is_dragging:
                self.show_way_to(piece.id)

    def draggable(self, at: QPoint) -> Piece | None:
        """Only armies are carried from the map."""
        return self.piece_at(at, lambda piece: piece.thing.kind == "army" and bool(self.desk.targets(piece.id)))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        here = self.focus.piece
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in NEXT:
            self._step_focus(NEXT[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space and isinstance(here, RegionPlace) and self._may_take(here):
            self._take_next(here)
        elif event.key() in ARROWS and plain:
            self.focus.move(event.key())
        else:
            super().keyPressEvent(event)

    def _step_focus(self, step: int) -> None:
        """The next region that matters now, in the order of their numbers."""
        wanted = [piece for piece in self._regions() if self._matters(piece)] or self._regions()
        here = next((place for place, piece in enumerate(wanted) if piece is self.focus.piece), -1 if step > 0 else 0)
        self.set_focus_piece(wanted[(here + step) % len(wanted)])

    def _may_take(self, region: RegionPlace) -> bool:
        return not region.glow or self.hand.is_empty

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """What was picked up by a click shows its way where the pointer goes."""
        super().mouseMoveEvent(event)
        if not self.hand.is_empty and not self.hand.is_dragging:
            self.hand.move(self, event.position().toPoint())
