"""The colony board: the Mediterranean with its colonies."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.camera import Camera
from ludarium.boards.click_actions import Click, Play
from ludarium.boards.map import MapBoard
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.moment import Offer
from ludarium.engine.resources import resources
from ludarium.engine.scene import Thing
from ludarium.games.iron_age import scene
from ludarium.games.iron_age.box import Box
from ludarium.look import fonts, icons
from ludarium.look.text_painting import write
from ludarium.look.theme import Theme
from ludarium.models.desk import Desk
from ludarium.models.scene_model import SceneModel
from ludarium.models.table_voice import at_table
from ludarium.tables.iron_age.pegboard import Peg
from ludarium.tables.iron_age.plaque import SMALLEST, Cost, Measure, Plaque
from ludarium.words.iron_age.box import sea_box_of
from ludarium.words.iron_age.names import iron_age
from ludarium.words.voice import TEXT

USUAL = 0.8
"""At so many pixels a unit of the map plaques have their usual size."""

LEAST, LARGEST = 0.88, 2.2
"""How much smaller and larger plaques become."""

CROWDED = 1.3
"""Letters so much larger than the map allows leave no room for what colonies bring: a closer look tells it."""

ROOM = 16.0
"""What is left free below a plaque at the lower edge, for what hangs from it."""

LANDS: Mapping[str, tuple[int, int]] = {
    TEXT("iron_age", "Gallia"): (228, 104),
    TEXT("iron_age", "Hispania"): (104, 258),
    TEXT("iron_age", "Numidia"): (330, 540),
    TEXT("iron_age", "Graecia"): (770, 215),
    TEXT("iron_age", "Asia"): (1080, 290),
    TEXT("iron_age", "Libya"): (640, 664),
}
"""The names of the lands, and where they stand on the map."""


@cache
def drawing() -> Mapping[str, Any]:
    """Where things are on the map, in its units."""
    path = resources() / "art" / "components" / "layout.json"
    layout: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))["map-mediterranean"]
    return layout


@lru_cache(maxsize=64)
def measure(scale: float, has_gifts: bool) -> Measure:
    return Measure(scale, has_gifts=has_gifts)


class ColonyMap(MapBoard):
    """All colonies on the map."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        camera = Camera(QRectF(*drawing()["world"]), QRectF(*drawing()["home"]))
        self._picture = "map-mediterranean-dark" if context.theme.is_dark else "map-mediterranean"
        self._box = sea_box_of(context.title)
        super().__init__(context, (scene.MAP,), camera, parent)
        self.setAccessibleName(at_table.tr("Map of the colonies"))

    def make(self, thing: Thing) -> Piece:
        if thing.kind == "peg":
            peg = Peg(thing, self.context)  # in a colony that is not completed: it can be taken back
            peg.setZValue(2)
            return peg
        plaque = Plaque(thing, self.context)
        plaque.setZValue(0 if plaque.colony.is_closed else 1)
        return plaque

    # Where things are

    def where(self, thing: Thing) -> QRectF | None:
        plaque = self.piece(thing.zone if thing.kind == "peg" else thing.id)
        if not isinstance(plaque, Plaque):
            return None
        rect = self._rect(plaque)
        return plaque.measure.hole(thing.place).translated(rect.topLeft()) if thing.kind == "peg" else rect

    def _rect(self, plaque: Plaque) -> QRectF:
        """Where a plaque stands, as large as it is now."""
        plaque.measure = fitting(self.camera.scale, self.context.scale)
        rect = QRectF(QPointF(), plaque.size)
        name, places = plaque.colony.colony, drawing()
        spots = places["notes" if plaque.colony.is_closed else "plaques"]
        rect.moveCenter(self.camera.at(*(spots.get(name) or places["plaques"].get(name) or _free(name))))
        return _inside(rect, self.camera.window) if self.camera.zoom == 1 else rect

    # What is drawn on the map itself

    def paint_map(self, painter: QPainter, is_moving: bool) -> None:
        """The map's picture, the names of lands, and a line from each plaque to its harbour."""
        drawn = icons.renderer(self._picture)
        size = drawn.defaultSize()
        whole = self.camera.rect(QRectF(QPointF(), size))
        if is_moving:
            kept = icons.pixmap(self._picture, size, self.devicePixelRatioF())
            painter.drawPixmap(whole, kept, QRectF(kept.rect()))
        else:
            painter.save()
            painter.translate(whole.topLeft())
            painter.scale(whole.width() / size.width(), whole.height() / size.height())
            drawn.render(painter, QRectF(QPointF(), size))
            painter.restore()
        paint_lands(painter, self.camera, self.theme)
        for piece in self.registry:
            if isinstance(piece, Plaque):
                paint_harbour(painter, self.camera, piece, self._rect(piece).center())

    # What glows and what it costs

    def refresh(self) -> None:
        super().refresh()
        show_costs(self, self._box)

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        super().show_targets(targets)
        show_costs(self, self._box)

    # Choosing

    def meaning(self, piece: Piece) -> Click | None:
        """A click on a plaque puts a peg there, or completes it where that is all that can be done."""
        ending = self.desk.at(piece.id)
        if isinstance(piece, Plaque) and self.drag.is_empty and ending:
            return Play((ending[0],))
        return super().meaning(piece)

    def target_at(self, at: QPoint) -> Piece | None:
        """An empty hand takes the peg that it points at; a full one means the plaque below."""
        return (self.draggable(at) if self.drag.is_empty else None) or super().target_at(at)

    def draggable(self, at: QPoint) -> Piece | None:
        """Pegs can be dragged, plaques stay."""
        pressed = self.piece_at(at, lambda piece: isinstance(piece, Peg))
        return pressed if pressed is not None and self.desk.targets(pressed.thing.zone) else None


def fitting(map_scale: float, text_scale: float) -> Measure:
    """Plaques grow with the map, or they would lie over each other: who wants larger letters looks nearer."""
    wanted = map_scale / USUAL
    return measure(round(max(LEAST, min(LARGEST * text_scale, wanted)), 2), CROWDED * wanted > LEAST)


def show_costs(board: Board, box: Box) -> None:
    """On each plaque that glows: of several things that can be done there, the dearest."""
    for piece in board.registry:
        if isinstance(piece, Plaque):
            costs = [
                cost_of(box, board.desk.scene, offer, piece.colony)
                for offer in meant_at(board.desk, piece.id, board.drag.held)
            ]
            piece.flag(cost=max(costs, key=lambda cost: sum(n for _, n in cost), default=()))


def meant_at(desk: Desk, place: str, held: str) -> list[Offer]:
    """What the held piece would do at the place; with an empty hand, all that can be done there."""
    return [offer for offer in desk.offers_at(place) if not held or offer.begins_with(held)]


def paint_lands(painter: QPainter, camera: Camera, theme: Theme) -> None:
    """The names of the lands."""
    pixels = max(SMALLEST, round(15 * min(1.6, camera.scale / USUAL)))
    painter.setFont(fonts.sized(fonts.FontFace(is_display=True, weight=fonts.SEMIBOLD, spacing=125.0), pixels))
    painter.setPen(theme.mix("land", "ink", 0.55))
    for name, (x, y) in LANDS.items():
        room = QRectF(0, 0, 300, pixels * 1.5)
        room.moveCenter(camera.at(x, y))
        write(painter, room, Qt.AlignmentFlag.AlignCenter, iron_age.tr(name).upper())


def paint_harbour(painter: QPainter, camera: Camera, plaque: Plaque, middle: QPointF) -> None:
    """Where a colony lies, and a line to the middle of its plaque."""
    name = plaque.colony.colony
    if name not in drawing()["colonies"]:
        return
    harbour = camera.at(*drawing()["colonies"][name])
    ink, radius = QColor("#2B2622"), 4.0
    painter.setPen(QPen(ink, 1.6))
    painter.drawLine(harbour, middle)
    painter.setPen(QPen(QColor("#FBF8F2"), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush if plaque.colony.is_closed else ink)
    painter.drawEllipse(harbour, radius, radius)


def cost_of(box: Box, things: SceneModel, offer: Offer, colony: scene.Colony) -> Cost:
    """What it takes, as pictures and numbers: who brings a ship completes the colony, who brings a peg founds."""
    if any(_is_ship(things.thing(id)) for id in offer.touches[0]):
        return (("population", colony.price), ("ship", box.colony_ships))
    return (("population", box.peg_population),)


def _is_ship(thing: Thing | None) -> bool:
    match thing.facts if thing is not None else None:
        case scene.Pool(what="ship") | scene.Pegged(row="ships"):
            return True
        case _:
            return False


def _inside(rect: QRectF, window: QRectF) -> QRectF:
    """The rectangle, pushed into the window."""
    edge = window.adjusted(3, 6, -3, -ROOM)
    x = min(max(rect.left(), edge.left()), max(edge.left(), edge.right() - rect.width()))
    y = min(max(rect.top(), edge.top()), max(edge.top(), edge.bottom() - rect.height()))
    return QRectF(QPointF(x, y), rect.size())


def _free(name: str) -> tuple[float, float]:
    """A place for a colony that somebody's own content has and the map does not know: along the lower edge."""
    left, _, wide, _ = drawing()["world"]
    return left + 60 + sum(map(ord, name)) % round(wide - 120), drawing()["home"][1] + drawing()["home"][3] - 40
