"""The map as a board: regions take armies and cities, arrows walk along borders, a held army shows what would come."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import ARROWS
from ludarium.boards.camera import Camera
from ludarium.boards.map import FRAME, MapBoard
from ludarium.boards.piece import Piece
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import ACT, State
from ludarium.look import fonts
from ludarium.look.seats import NEUTRAL, Seat, seat
from ludarium.models.desk import Way
from ludarium.models.rows import Row, RowsModel
from ludarium.tables.eight_minute_empire.atlas import paint_atlas
from ludarium.tables.eight_minute_empire.geography import geography
from ludarium.tables.eight_minute_empire.land import (
    PILL,
    ContinentPill,
    RegionPlace,
    Token,
    WayItem,
    pill_letters,
)
from ludarium.tables.eight_minute_empire.measure import Measure, measure
from ludarium.tables.eight_minute_empire.rows import NEUTRAL_SEAT, Rows, Stand
from ludarium.tables.eight_minute_empire.walking import ways
from ludarium.tables.table import Setting
from ludarium.words.eight_minute_empire import names as said
from ludarium.words.eight_minute_empire.names import empire

ROOMY = 0.86
"""From so many pixels a unit on, the pills of continents have room for an owner's name."""

NEXT = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class MapPlace(Piece):
    """The map as a whole: where a card may be laid."""

    glow_gap = -5.0


class EmpireMap(MapBoard):
    """All regions of a map and what stands in them."""

    def __init__(
        self, model: RowsModel, setting: Setting, rows: Rows, board: Board, parent: QWidget | None = None
    ) -> None:
        self._setting, self._rows, self._board = setting, rows, board
        self._geography = geography(board)
        whole = QRectF(QPointF(), self._geography.size)
        super().__init__(model, setting.desk, setting.hand, setting.theme, "", Camera(whole, whole), parent)
        self._way = WayItem(setting.theme)
        self.scene().addItem(self._way)
        setting.hand.hovered.connect(self.show_way_to)
        setting.hand.emptied.connect(lambda: self.show_way_to(""))
        self.setAccessibleName(self.tr("Map"))

    # Pieces

    def make(self, row: Row) -> Piece:
        match row.kind:
            case "region":
                return RegionPlace(row, self)
            case "continent":
                piece: Piece = ContinentPill(row, self)
                piece.setZValue(1)
            case "map":
                piece = MapPlace(row, self.theme)
                piece.setZValue(-1)
            case _:
                piece = Token(row, self)
                piece.setZValue(3)
        return piece

    def seat(self, owner: int) -> Seat:
        return seat(NEUTRAL if owner == NEUTRAL_SEAT else self._setting.colours[owner])

    # Where things are

    def world(self) -> QTransform:
        """From the map's units to the view's pixels."""
        origin, corner = self.camera.at(0, 0), self.camera.at(1, 1)
        way = corner - origin
        return QTransform.fromTranslate(origin.x(), origin.y()).scale(way.x(), way.y())

    def outline(self, region: str) -> QPolygonF:
        return self.world().map(self._geography.lands[region].outline)

    def centre(self, region: str) -> QPointF:
        centre = self._geography.lands[region].centre
        return self.camera.at(centre.x(), centre.y())

    def measure(self, region: str, armies: int, cities: int) -> Measure:
        radius = self._geography.lands[region].radius * self.camera.scale
        return measure(round(radius), armies, cities, self._setting.scale)

    def where(self, row: Row) -> QRectF | None:
        match row.kind:
            case "map":
                return QRectF(self.camera.window)
            case "region":
                return self.outline(row.value.region).boundingRect()
            case "continent":
                return self._pill(row)
            case _:
                stand: Stand = row.value
                size = self.measure(stand.region, stand.armies, stand.cities)
                return size.rect(self.centre(stand.region), row.kind, stand)

    def _pill(self, row: Row) -> QRectF:
        """Beside its land, and never beside the map."""
        high = PILL * self._setting.scale
        piece = self.piece(row.key)
        assert isinstance(piece, ContinentPill)
        piece.with_owner = self.camera.scale >= ROOMY
        name, control = piece.texts()
        letters = pill_letters(high)
        wide = high + 12 + _wide(fonts.STRONG, letters, name) + (_wide(fonts.TEXT, letters, control) if control else 0)
        point = self._geography.labels[row.value[0]]
        rect = QRectF(0, 0, wide, high)
        rect.moveCenter(self.camera.at(point.x(), point.y()))
        inner = self.camera.window.adjusted(6, 6, -6, -6)
        if self.camera.zoom == 1:
            rect.moveLeft(min(max(rect.left(), inner.left()), inner.right() - wide))
            rect.moveTop(min(max(rect.top(), inner.top()), inner.bottom() - high))
        return rect

    # Painting

    def paint_ground(self, painter: QPainter) -> None:
        """The map: kept as a picture while it rests, painted anew while it moves."""
        window = self.camera.window
        painter.save()
        painter.setClipRect(window)
        if self._rest.isActive():
            self._paint_atlas(painter)
        else:
            painter.drawPixmap(window.topLeft(), self._sharp())
        painter.restore()

    def _paint_atlas(self, painter: QPainter) -> None:
        painter.fillRect(self.camera.window, self.theme["sea_deep" if self.theme.is_dark else "sea"])
        paint_atlas(painter, self._geography, self._board, self.theme, self.world(), self.camera.scale)

    def _part(self) -> QPixmap:
        window, ratio = self.camera.window, self.devicePixelRatioF()
        picture = QPixmap((window.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-window.topLeft())
        self._paint_atlas(painter)
        painter.end()
        return picture

    # What would come of it

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        super().show_targets(targets)
        now = self._score()
        for piece in self.pieces:
            if isinstance(piece, RegionPlace):
                after = targets.get(piece.row.touch)
                piece.flag(gain=None if after is None else after - now)

    def is_asked_for(self, touch: str) -> bool:
        """Regions that a click alone puts something into. A neutral army may go anywhere: that need not glow."""
        if not touch.startswith("region."):
            return False
        verbs = {offer.action.verb for offer in self.desk.offers} - {"end"}
        return len(verbs) == 1 and bool(verbs & {"place", "city"}) and bool(self.desk.at(touch))

    def _score(self) -> int:
        title, observed = self._setting.title, self.desk.observed
        seat = title.turn(observed) if observed is not None else None
        return 0 if seat is None else title.standing(observed)[seat].total

    def show_way_to(self, touch: str) -> None:
        """While something is held: the way to this place, and who would control what if it came there."""
        way = self.desk.ways(self.hand.held).get(touch, ()) if touch and self.hand.held else ()
        after = self._after(way) if way else None
        self._show_control(after)
        points = self._points(way)
        self._way.show_way(points, self._steps_left(after) if points else "")

    def _after(self, way: Way) -> State:
        title, state = self._setting.title, self.desk.observed
        for action in way:
            state = title.apply(state, action)
        found: State = state
        return found

    def _points(self, way: Way) -> list[QPointF]:
        if not way or way[0].verb != "move":
            return []
        return [self.centre(str(way[0].args[0])), *(self.centre(str(action.args[1])) for action in way)]

    def _steps_left(self, after: State | None) -> str:
        if after is None or not after.stack or after.stack[-1][0] != ACT:
            return ""
        left = dict(self._setting.title.prompt(after).params)
        steps = int(left.get("move", 0)) + int(left.get("sail", 0))
        return empire.tr("{steps} left", steps=said.steps(steps))

    def _show_control(self, after: State | None) -> None:
        owners = self._rows.owners(after) if after is not None else {}
        for piece in self.pieces:
            if isinstance(piece, (RegionPlace, ContinentPill)):
                then = owners.get(piece.row.key)
                piece.flag(will=None if then == _owner(piece.row) else then)

    # Hands and keys

    def activate(self, piece: Piece) -> None:
        """On a region: put down what is held, do what ends here, or take the army that stands here."""
        if isinstance(piece, RegionPlace) and self.hand.is_empty:
            self._act_in(piece)
        else:
            super().activate(piece)

    def _act_in(self, region: RegionPlace) -> None:
        """What begins elsewhere on the map is not meant: an army is moved from where it stands."""
        ending = [action for action in self.desk.at(region.row.touch) if action.verb != "move"]
        if len(ending) == 1:
            self.desk.choose(ending[0])
        elif not ending:
            self._take_next(region)

    def _take_next(self, region: RegionPlace) -> None:
        """Pick up an army of the region; once more takes the next owner's, and after the last none."""
        armies = [piece for piece in self._armies(region) if self.desk.targets(piece.row.touch)]
        held = next((place for place, piece in enumerate(armies) if piece.row.touch == self.hand.held), -1)
        self.hand.put_back_at_once()
        if held + 1 < len(armies):
            self.hand.pick_up(self, armies[held + 1])

    def _armies(self, region: RegionPlace) -> list[Piece]:
        return [
            piece for piece in self.pieces if piece.row.kind == "army" and piece.row.value.region == region.facts.region
        ]

    def next_piece(self, here: Piece, arrow: int) -> Piece | None:
        """Along the border graph."""
        return self._region_piece(ways(self._board)[self._region_of(here)].get(arrow, ""))

    def _region_of(self, piece: Piece) -> str:
        value = piece.row.value
        return str(value.region) if piece.row.kind in ("region", "army", "city") else self._board.map.start

    def _region_piece(self, region: str) -> Piece | None:
        return self.piece(f"region.{region}")

    def _reachable(self) -> list[Piece]:
        """The focus stands on regions; it begins at one that matters now, else at the start."""
        regions = [piece for piece in self.pieces if isinstance(piece, RegionPlace)]
        start = f"region.{self._board.map.start}"
        return sorted(regions, key=lambda piece: (not self._matters(piece), piece.row.key != start))

    def _matters(self, piece: Piece) -> bool:
        if not isinstance(piece, RegionPlace):
            return False
        if not self.hand.is_empty or piece.glow:
            return piece.glow
        return any(army.live for army in self._armies(piece)) or bool(self.desk.at(piece.row.touch))

    def set_focus_piece(self, piece: Piece) -> None:
        """A click on an army brings the focus to its region: it is what arrows walk from."""
        if piece.row.kind in ("army", "city"):
            self.pointed.emit(piece.row)
            region = self._region_piece(self._region_of(piece))
            if region is not None:
                piece = region
        if isinstance(piece, RegionPlace):
            super().set_focus_piece(piece)
            if not self.hand.is_empty and not self.hand.is_dragging:
                self.show_way_to(piece.row.touch)

    def _step_focus(self, step: int) -> None:
        """The next region that matters now, in the order of their numbers."""
        regions = [piece for piece in self.pieces if isinstance(piece, RegionPlace)]
        wanted = [piece for piece in regions if self._matters(piece)] or regions
        here = next((place for place, piece in enumerate(wanted) if piece is self.focused), -1 if step > 0 else 0)
        self.set_focus_piece(wanted[(here + step) % len(wanted)])

    def draggable(self, at: QPoint) -> Piece | None:
        """Only armies are carried from the map."""
        return self.piece_at(at, lambda piece: piece.row.kind == "army" and bool(self.desk.targets(piece.row.touch)))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        here = self.focused
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in NEXT:
            self._step_focus(NEXT[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space and isinstance(here, RegionPlace) and self._may_take(here):
            self._take_next(here)
        elif event.key() in ARROWS and plain:
            self._move_focus(event.key())
        else:
            super().keyPressEvent(event)

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:  # noqa: N802
        """The frame lies over all: a map that is seen nearer goes on beyond it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        window = self.camera.window
        view, ground = QRectF(self.viewport().rect()), self.theme["window"]
        painter.fillRect(QRectF(view.left(), view.top(), view.width(), window.top() - view.top()), ground)
        painter.fillRect(QRectF(view.left(), window.bottom(), view.width(), view.bottom() - window.bottom()), ground)
        painter.fillRect(QRectF(view.left(), view.top(), window.left() - view.left(), view.height()), ground)
        painter.fillRect(QRectF(window.right(), view.top(), view.right() - window.right(), view.height()), ground)
        painter.setPen(QPen(self.theme["wood_dark"], FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(window.adjusted(-FRAME / 2, -FRAME / 2, FRAME / 2, FRAME / 2), 4, 4)

    def _may_take(self, region: RegionPlace) -> bool:
        return not region.glow or self.hand.is_empty

    def _hover(self, at: QPoint) -> None:
        super()._hover(at)
        if not self.hand.is_empty:
            self.hand.move(self._to_ground(at))


def _owner(row: Row) -> int:
    owner: int = row.value.owner if row.kind == "region" else row.value[2]
    return owner


def _wide(face: fonts.Face, pixels: int, text: str) -> float:
    return QFontMetricsF(fonts.sized(face, pixels)).horizontalAdvance(text) + 4
