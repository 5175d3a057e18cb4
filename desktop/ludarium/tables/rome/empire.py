"""The empire: five times five spaces, the leader, enemies, tokens, and what can be done on each space."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ludarium.boards.cell_grid import CellGrid
from ludarium.boards.drag_path import DragPath
from ludarium.boards.focus import nearest
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.kinds import SIDE, SPACE_OF
from ludarium.models.table_voice import at_table
from ludarium.tables.rome.board import RomeBoard
from ludarium.tables.rome.cellplans import CellPlans
from ludarium.tables.rome.cells import EnemyPiece, InfluencePiece, LinePiece, PawnPiece, SpacePiece
from ludarium.words.inline_icons import picture
from ludarium.words.rome import short
from ludarium.words.rome.box import box_of, called
from ludarium.words.rome.names import rome, tokens
from ludarium.words.voice import series

GAP = 4.0
HEIGHTS: Mapping[str, int] = {of.AGREEMENT: 2, of.ABILITY: 2, of.TOKEN: 3, of.ENEMY: 4, of.PAWN: 5}
"""What lies on what."""


class EmpireBoard(RomeBoard):
    """The grid: the hero of the table."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        self.box = box_of(context.title)
        self._grid = CellGrid(SIDE, SIDE, GAP)
        self._way = DragPath(context.theme, context.scale)
        self.plans = CellPlans(context, self.cell)
        self._told: frozenset[str] = frozenset()
        super().__init__(context, ("empire",), parent)
        self.scene().addItem(self._way)
        context.drag.hovered.connect(self.show_way_to)
        context.drag.emptied.connect(lambda: self.show_way_to(""))
        self.setAccessibleName(at_table.tr("Empire"))

    # Pieces

    def make(self, thing: Thing) -> Piece:
        match thing.kind:
            case of.SPACE:
                return SpacePiece(thing, self)
            case of.ENEMY:
                piece: Piece = EnemyPiece(thing, self)
            case of.TOKEN:
                piece = InfluencePiece(thing, self)
            case of.PAWN:
                piece = PawnPiece(thing, self)
            case _:
                piece = LinePiece(thing, self)
        piece.setZValue(HEIGHTS[thing.kind])
        return piece

    def where(self, thing: Thing) -> QRectF | None:
        if thing.kind == of.SPACE:
            return self.cell(thing.place)
        plan, cell = self.plans.of(thing.zone), self.cell(SPACE_OF[thing.zone])
        rect = plan.where(thing.id) if plan is not None else None
        return rect.translated(cell.topLeft()) if rect is not None else None

    def cell(self, space: int) -> QRectF:
        edge = 6.0
        return self._grid.cell(QRectF(self.viewport().rect()).adjusted(edge, edge, -edge, -edge), space)

    # What would come of it

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        super().show_targets(targets)
        held = self.desk.scene.thing(self.drag.held) if targets else None
        is_card = held is not None and held.kind == of.CARD
        for piece in self.registry.some({*targets, *self._told}):
            if isinstance(piece, SpacePiece):
                piece.flag(loses=self._lost(piece.thing) if is_card and piece.id in targets else "")
            elif isinstance(piece, EnemyPiece):
                piece.flag(told=damage(piece.facts) if piece.id in targets else "")
        self._told = frozenset(targets)

    def _lost(self, space: Thing) -> str:
        """What building here takes away."""
        facts, box = facts_of(space, of.SpaceFacts), self.box
        lost: list[str] = []
        if facts.card in box.developments:
            gold = short.amount("gold", box.numbers.build_over_gold)
            lost.append(rome.tr("{gold}, {card} lost", gold=gold, card=called(box, facts.card)))
        offers = [thing.facts for thing in self.plans.lying_on(space.id) if isinstance(thing.facts, of.AgreementFacts)]
        if any(offer.stage != of.NONE for offer in offers):
            lost.append(rome.tr("its agreement ends"))
        return series(lost)

    def show_way_to(self, place: str) -> None:
        """While the leader is held: the way to this space, and how many steps are left then."""
        held = self.drag.held
        way = self.desk.way_to(held, place) if held == "pawn" and place else None
        moment = self.desk.moment
        if not way or moment is None:
            self._way.show_way((), "")
            return
        start = self.desk.scene.thing("pawn")
        stops = [start.zone, *moment.stops(way)] if start is not None else []
        points = [self.cell(SPACE_OF[id]).center() for id in stops if id in SPACE_OF]
        moves = self.desk.scene.thing("goods.movement")
        left = facts_of(moves, of.GoodFacts).n - len(way) if moves is not None else 0
        self._way.show_way(points, rome.tr("{movement:subject} left", movement=tokens("movement", left)))

    # Hands and keys

    def next_piece(self, here: Piece, arrow: int) -> Piece | None:
        """Inside a space from line to line, then to the next space."""
        space = here.id if here.id in SPACE_OF else here.thing.zone
        reachable = self.reachable()
        found = nearest(here, [piece for piece in reachable if piece.thing.zone == space], arrow)
        if found is not None:
            return found
        beside = self._grid.beside(SPACE_OF[space], arrow)
        there = None if beside is None else self.registry.get(list(SPACE_OF)[beside])
        if there is not None and there in reachable:
            return there
        return nearest(here, reachable, arrow)

    def draggable(self, at: QPoint) -> Piece | None:
        return self.piece_at(at, lambda piece: bool(self.desk.targets(piece.id)))

    # Qt

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """What was picked up by a click shows its way where the pointer goes."""
        super().mouseMoveEvent(event)
        if not self.drag.is_empty and not self.drag.is_dragging:
            self.drag.move(self, event.position().toPoint())

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(630, 520)


def damage(facts: of.EnemyFacts) -> str:
    """What conquering with all of the military brings."""
    if facts.damage == of.NONE:
        return ""
    return rome.tr("unhurt") if not facts.damage else tokens_as_picture(facts.damage)


def tokens_as_picture(strife: int) -> str:
    """Damage, as strife."""
    return f"+{strife}{picture('strife')}"
