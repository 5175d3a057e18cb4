"""A score sheet on the table: painted by the same code as on paper, with places that glow and take pieces."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.prompts import Ask
from ludarium.engine.scene import Thing
from ludarium.engine.setups import Setup
from ludarium.games.iron_age import scene
from ludarium.games.iron_age.setting_up import MEDITERRANEAN
from ludarium.games.iron_age.state import State
from ludarium.look import seats
from ludarium.models.table_voice import at_table
from ludarium.sheets import inks, painting
from ludarium.sheets.facts import Facts
from ludarium.sheets.iron_age import arrangements, marking
from ludarium.sheets.iron_age.printed import printed
from ludarium.sheets.layout import Layout
from ludarium.words.iron_age.box import box_of, sea_box_of


class Written:
    """What stands on the sheet of a seat: the one place where a table takes the state, as the printer does.

    Nothing is written anew while all that it is written from stays as it was.
    """

    def __init__(self, context: TableContext, seat: int, setup: Setup | None = None) -> None:
        self._context, self._seat, self._setup = context, seat, setup
        self._from: tuple[object, ...] | None = None
        self._facts: Facts | None = None

    def now(self) -> Facts | None:
        """None before anything was laid on the table."""
        state = self._context.desk.observed
        if not isinstance(state, State):
            return None
        shared = state.seats if state.sea is not None else None  # colonies are shared between seats
        written_from = (state.seats[self._seat], shared, state.sea, state.built, state.round, not state.stack)
        if written_from != self._from:
            self._from = written_from
            name = self._context.setup.names[self._seat]
            self._facts = marking.facts(self._context.title, state, self._seat, name, self._setup)
        return self._facts


class SheetPlace(Piece):
    """A place on the sheet. The sheet below is painted already: only what is true of the place now is drawn."""

    glow_gap = -2.0
    glow_side = 4.0
    affordable = False
    next_box: QRectF | None = None

    @property
    def shines(self) -> bool:
        """What is asked is shown by the next box or by the price: only the choice of a whole place glows."""
        return self.glow or (super().shines and not self.affordable and self.next_box is None)

    def draw(self, painter: QPainter) -> None:
        """The box that would be filled next, or a price that can be paid."""
        painter.setPen(QPen(self.theme["legal"], 2))
        if self.affordable:
            painter.drawRoundedRect(QRectF(self.rect.left() - 2, self.rect.top() + 2, 22, self.rect.height() - 4), 5, 5)
        elif self.next_box is not None and not self.glow:
            painter.drawRoundedRect(self.next_box.translated(-self.pos()).adjusted(-3, -3, 3, 3), 4, 4)


class SheetBoard(Board):
    """One seat's score sheet."""

    def __init__(self, context: TableContext, seat: int, parent: QWidget | None = None) -> None:
        self._seat = seat
        at_sea = context.setup["expansion"] == MEDITERRANEAN
        self._box = sea_box_of(context.title) if at_sea else box_of(context.title)
        self._ink = inks.table(context.theme, seats.seat(context.colours[seat]))
        self._layout: Layout | None = None
        self._written = Written(context, seat, context.setup)
        self._facts: Facts | None = None
        self._picture: QPixmap | None = None
        super().__init__(context, (scene.sheet(seat),), parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(at_table.tr("Score sheet of {name:of}", name=context.setup.names[seat]))

    def catch_up(self) -> None:
        """Paint what the position writes on the sheet, too."""
        super().catch_up()
        facts = self._written.now()
        if facts != self._facts:
            self._facts = facts
            self._picture = None
            self.viewport().update()

    def make(self, thing: Thing) -> Piece:
        return SheetPlace(thing, self.context)

    def refresh(self) -> None:
        """Mark the boxes that can be filled and the prices that can be paid now."""
        super().refresh()
        prompt = self.desk.prompt
        in_steps = prompt is not None and prompt.ask is Ask.STEPS
        for piece in self.registry:
            next_box = self._next_box(piece.thing) if in_steps and piece.asked else None
            piece.flag(affordable=piece.asked and piece.thing.kind == "development", next_box=next_box)

    def _next_box(self, thing: Thing) -> QRectF | None:
        """The box of a place that would be filled next."""
        mark = self._laid_out().marks.get(_next(thing))
        return mark.rect if mark is not None else self._laid_out().rect(thing.id)

    def height_for(self, width: int) -> int:
        """How high it must be to show everything at this width."""
        context = self.context
        layout = arrangements.table(printed(self._box), QSizeF(width, 0), context.scale, self._seat)
        return math.ceil(layout.size.height())

    def track(self, key: str) -> QPoint:
        """The upper end of one of the tracks of the sheet, in the view."""
        rect = self._laid_out().rect(key) or QRectF()
        return self.viewport().mapTo(self, self.mapFromScene(rect.center().x(), rect.top()))

    def where(self, thing: Thing) -> QRectF | None:
        return self._laid_out().rect(thing.id)

    def _laid_out(self) -> Layout:
        if self._layout is None:
            context, size = self.context, QSizeF(self.viewport().size())
            self._layout = arrangements.table(printed(self._box), size, context.scale, self._seat)
        return self._layout

    def paint_ground(self, painter: QPainter) -> None:
        """The sheet is painted once for each change and kept: a drag repaints only what it passes over."""
        if self._facts is None:
            return
        if self._picture is None or self._picture.devicePixelRatio() != self.devicePixelRatioF():
            self._picture = self._painted(self._facts)
        painter.drawPixmap(0, 0, self._picture)

    def _painted(self, facts: Facts) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap((self.sceneRect().size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.theme.sheet)
        sheet = QPainter(picture)
        painting.paint(sheet, self._laid_out(), facts, self._ink)
        sheet.end()
        return picture

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """A sheet whose letters would be too small to read is larger than its panel, and scrolls."""
        self._layout = self._picture = None
        super().resizeEvent(event)
        needed = self._laid_out().size
        view = QSizeF(self.viewport().size())
        self.refresh()
        self.setSceneRect(QRectF(0, 0, max(view.width(), needed.width()), max(view.height(), needed.height())))
        self.registry.arrange()


def _next(thing: Thing) -> str:
    """What the sheet calls the next box of a place."""
    match thing.facts:
        case scene.Port(urns=urns):
            return f"{thing.id}.box" if thing.kind == "port" else f"{thing.id}.{urns + 1}"
        case scene.Province(boxes=boxes) | scene.Monument(boxes=boxes):
            return f"{thing.id}.{boxes + 1}"
        case _:
            return thing.id
