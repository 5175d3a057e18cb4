"""The colony board: the Mediterranean with its colonies."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludarium.boards.camera import Camera
from ludarium.boards.map import MapBoard
from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action
from ludarium.engine.resources import resources
from ludarium.look import fonts
from ludarium.models.rows import Row, RowsModel
from ludarium.tables.iron_age.plaque import SMALLEST, ColonyPeg, Cost, Measure, Plaque
from ludarium.tables.iron_age.sea_rows import CLOSED
from ludarium.tables.table import Setting
from ludarium.words.iron_age.names import iron_age
from ludarium.words.voice import QT_TRANSLATE_NOOP

USUAL = 0.8
"""At so many pixels a unit of the map plaques have their usual size."""

LEAST, LARGEST = 0.88, 2.2
"""How much smaller and larger plaques become."""

CROWDED = 1.3
"""Letters so much larger than the map allows leave no room for what colonies bring: a closer look tells it."""

ROOM = 16.0
"""What is left free below a plaque at the lower edge, for what hangs from it."""

LANDS: Mapping[str, tuple[int, int]] = {
    QT_TRANSLATE_NOOP("iron_age", "Gallia"): (228, 104),
    QT_TRANSLATE_NOOP("iron_age", "Hispania"): (104, 258),
    QT_TRANSLATE_NOOP("iron_age", "Numidia"): (330, 540),
    QT_TRANSLATE_NOOP("iron_age", "Graecia"): (770, 215),
    QT_TRANSLATE_NOOP("iron_age", "Asia"): (1080, 290),
    QT_TRANSLATE_NOOP("iron_age", "Libya"): (640, 664),
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
    """All colonies on the map.

    cost: what an order takes, for the tab below a plaque
    """

    def __init__(
        self,
        model: RowsModel,
        setting: Setting,
        cost: Callable[[Action], Cost],
        parent: QWidget | None = None,
    ) -> None:
        self._colours = setting.colours
        self._text_scale = setting.scale
        self._cost = cost
        theme = setting.theme
        camera = Camera(QRectF(*drawing()["world"]), QRectF(*drawing()["home"]))
        picture = "map-mediterranean-dark" if theme.is_dark else "map-mediterranean"
        super().__init__(model, setting.desk, setting.hand, theme, picture, camera, parent)
        self.setAccessibleName(self.tr("Map of the colonies"))

    def make(self, row: Row) -> Piece:
        if row.kind == "peg":
            peg = ColonyPeg(row, self.theme, self._colours[row.seat])
            peg.setZValue(2)
            return peg
        plaque = Plaque(row, self.theme, self._colours)
        plaque.setZValue(0 if CLOSED in row.marks else 1)
        return plaque

    # Where things are

    def _measure(self) -> Measure:
        """Plaques grow with the map, but stay readable: who wants larger letters looks nearer to part them."""
        wanted, least = self.camera.scale / USUAL, LEAST * self._text_scale
        return measure(round(max(least, min(LARGEST, wanted)), 2), least < CROWDED * wanted)

    def where(self, row: Row) -> QRectF | None:
        if row.kind == "peg":
            colony, hole = row.value
            return self._measure().hole(row, hole).translated(self._plaque(self._colony(colony)).topLeft())
        rect = self._plaque(row)
        piece = self.piece(row.key)
        if isinstance(piece, Plaque):
            piece.measure = self._measure()
        return rect

    def _colony(self, key: str) -> Row:
        row = self.model.row(key)
        assert row is not None
        return row

    def _plaque(self, row: Row) -> QRectF:
        rect = QRectF(QPointF(), self._measure().size(row))
        rect.moveCenter(self._spot("notes" if CLOSED in row.marks else "plaques", row))
        if self.camera.zoom == 1:
            rect = _inside(rect, self.camera.window)
        return rect

    def _spot(self, what: str, row: Row) -> QPointF:
        name = row.key.removeprefix("colony.")
        places = drawing()
        x, y = places[what].get(name) or places["plaques"].get(name) or _free(name)
        return self.camera.at(x, y)

    # What is drawn on the map itself

    def paint_names(self, painter: QPainter) -> None:
        """The names of lands, and a line from each plaque to its harbour."""
        pixels = max(SMALLEST, round(15 * min(1.6, self.camera.scale / USUAL)))
        painter.setFont(fonts.sized(fonts.Face(is_display=True, weight=fonts.SEMIBOLD, spacing=125.0), pixels))
        ink = self.theme.mix("land", "ink", 0.55)
        painter.setPen(ink)
        for name, (x, y) in LANDS.items():
            room = QRectF(0, 0, 300, pixels * 1.5)
            room.moveCenter(self.camera.at(x, y))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, iron_age.tr(name).upper())
        for row in self.model.rows:
            if row.kind == "colony":
                self._paint_harbour(painter, row)

    def _paint_harbour(self, painter: QPainter, row: Row) -> None:
        name = row.key.removeprefix("colony.")
        if name not in drawing()["colonies"]:
            return
        harbour = self.camera.at(*drawing()["colonies"][name])
        ink, radius = QColor("#2B2622"), 4.0
        painter.setPen(QPen(ink, 1.6))
        painter.drawLine(harbour, self._plaque(row).center())
        painter.setPen(QPen(QColor("#FBF8F2"), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush if CLOSED in row.marks else ink)
        painter.drawEllipse(harbour, radius, radius)

    # What glows and what it costs

    def is_asked_for(self, touch: str) -> bool:
        """Colonies where something can be done now."""
        return bool(touch) and bool(self.desk.at(touch))

    def refresh(self) -> None:
        super().refresh()
        self._show_costs()

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        super().show_targets(targets)
        self._show_costs()

    def _show_costs(self) -> None:
        """On each plaque that glows: of several things that can be done there, the dearest."""
        for piece in self.pieces:
            if isinstance(piece, Plaque):
                costs = [self._cost(action) for action in self._meant(piece.row.touch)]
                piece.flag(cost=max(costs, key=lambda cost: sum(n for _, n in cost), default=()))
            else:
                piece.flag(glow=False)  # the plaque below it glows

    def _meant(self, touch: str) -> list[Action]:
        """What the held piece would do at the place; with an empty hand, all that can be done there."""
        if self.hand.is_empty:
            return self.desk.at(touch) if touch else []
        action = self.desk.targets(self.hand.held).get(touch)
        return [action] if action is not None else []

    # Choosing

    def activate(self, piece: Piece) -> None:
        """A click on a plaque puts a peg there, or completes it where that is all that can be done."""
        ending = self.desk.at(piece.row.touch) if piece.row.touch else []
        if isinstance(piece, Plaque) and self.hand.is_empty and ending:
            self.desk.choose(ending[0])
        else:
            super().activate(piece)

    def target_at(self, at: QPoint) -> Piece | None:
        """An empty hand takes the peg that it points at; a full one means the plaque below."""
        return (self.draggable(at) if self.hand.is_empty else None) or super().target_at(at)

    def draggable(self, at: QPoint) -> Piece | None:
        """Pegs can be dragged, plaques stay."""
        pressed = self.piece_at(at, lambda piece: isinstance(piece, ColonyPeg))
        return pressed if pressed is not None and self.desk.targets(pressed.row.touch) else None


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
