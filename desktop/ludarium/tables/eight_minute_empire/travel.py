"""While something is held over the map: the way it would go, and who would control what if it came there."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF

from ludarium.boards.drag_path import DragPath
from ludarium.boards.piece import Piece
from ludarium.engine.moment import Way
from ludarium.engine.scene import Thing
from ludarium.games.eight_minute_empire.scene import ContinentFacts, RegionFacts
from ludarium.models.desk import Desk
from ludarium.tables.eight_minute_empire.land import ContinentPill, RegionPlace
from ludarium.tables.eight_minute_empire.plan import Plan
from ludarium.words.eight_minute_empire import names as said
from ludarium.words.eight_minute_empire.names import empire

REGION = "region."


class Travel:
    """Draws the way from place to place, and promises of control on regions and continents."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._desk: Desk = plan.context.desk
        self.item = DragPath(plan.context.theme, plan.context.scale)

    def show(self, pieces: Iterable[Piece], way: Way) -> None:
        """Show what this way would lead to; an empty one shows nothing."""
        then = self._desk.scene_after(way) if way else None
        for piece in pieces:
            if isinstance(piece, (RegionPlace, ContinentPill)):
                owner = _owner((then or {}).get(piece.id))
                piece.flag(will=None if owner == piece.facts.owner else owner)
        points = self._points(way)
        self.item.show_way(points, self._steps_left(way) if points and then else "")

    def _points(self, way: Way) -> list[QPointF]:
        """From region to region; what comes onto the map or leaves it goes no way."""
        held = self._desk.scene.thing(self._desk.held)
        stops = [held.zone, *self._stops(way)] if held and way else []
        is_on_map = all(id.startswith(REGION) for id in stops)
        return [self._plan.centre(id.removeprefix(REGION)) for id in stops] if is_on_map else []

    def _stops(self, way: Way) -> list[str]:
        return self._desk.moment.stops(way) if self._desk.moment else []

    def _steps_left(self, way: Way) -> str:
        """What a move leaves of the card, where it leaves one to be used on."""
        after = self._desk.moment.asked_after(*way) if self._desk.moment else None
        if after is None or after.prompt.done is None:
            return ""
        left = dict(after.prompt.params)
        steps = int(left.get("move", 0)) + int(left.get("sail", 0))
        return empire.tr("{steps:subject} left", steps=said.steps(steps))


def _owner(thing: Thing | None) -> int | None:
    facts = thing.facts if thing is not None else None
    return facts.owner if isinstance(facts, (RegionFacts, ContinentFacts)) else None
