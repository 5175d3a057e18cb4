"""What the seats have, beside the map: coins, supplies, goods on their way to points, and the score as it is now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.look.seats import NEUTRAL, SeatStyle, seat
from ludarium.models.table_voice import at_table
from ludarium.tables.eight_minute_empire.seatpieces import (
    CardsPlace,
    GoodPiece,
    NeutralStock,
    SeatPlace,
    StockPiece,
    TakenCard,
)
from ludarium.tables.eight_minute_empire.seatplan import SeatPlan
from ludarium.words.eight_minute_empire.box import box_of


class SeatsBoard(Board):
    """All seats, one below the other."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        self.box = box_of(context.title)
        self.shows_scores = True
        self.plan = SeatPlan(self, has_neutral=context.setup.seats == self.box.content.neutral_seats)
        super().__init__(context, ("seats",), parent)
        self.setAccessibleName(at_table.tr("Seats"))

    def show_scores(self, shown: bool) -> None:
        """Show what everyone would score now, or leave it to each to count."""
        self.shows_scores = shown
        self.registry.arrange()
        self.viewport().update()

    def make(self, thing: Thing) -> Piece:
        match thing.kind:
            case "seat":
                return SeatPlace(thing, self)
            case "cards":
                return CardsPlace(thing, self.context)
            case "taken":
                piece: Piece = TakenCard(thing, self.context)
            case "good" | "wild":
                piece = GoodPiece(thing, self)
            case _:
                piece = StockPiece(thing, self) if thing.owner >= 0 else NeutralStock(thing, self)
        piece.setZValue(2)
        return piece

    def seat(self, owner: int) -> SeatStyle:
        return seat(NEUTRAL if owner < 0 else self.context.colours[owner])

    def is_turn_of(self, number: int) -> bool:
        facts = self.plan.facts(number)
        return facts is not None and facts.is_turn

    def where(self, thing: Thing) -> QRectF | None:
        return self.plan.where(thing)

    def paint_ground(self, painter: QPainter) -> None:
        painter.fillRect(self.viewport().rect(), self.theme["surface"])

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(318, 520)
