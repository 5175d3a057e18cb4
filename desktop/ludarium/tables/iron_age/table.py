"""The table of The Iron Age: dice tray and own peg board above, own sheet and opponents below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ludarium.boards.board import Board
from ludarium.boards.panel import BoardPanel
from ludarium.boards.splitters import NARROW
from ludarium.boards.table_context import TableContext
from ludarium.models.table_voice import at_table
from ludarium.tables.iron_age.pegboard import PegBoard
from ludarium.tables.iron_age.seatpanel import WIDTH, SeatPanel
from ludarium.tables.iron_age.turntable import TurnTable

EDGES = 24
"""What margins and the gap between two panels take, at most."""

DICE = 300
"""How wide a tray is at least that shares its panel with answers."""

TOP, TOP_SMALL = 200, 132
"""How high dice and pegs are at least."""

UPRIGHT = 230
"""How high dice are where everything stands below each other."""


class IronAgeTable(TurnTable):
    """Everything public on one screen."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._pegs: dict[int, PegBoard] = {}
        self._opponents: dict[int, SeatPanel] = {}
        self._own_pegs = QStackedWidget()
        self._others = self.arrangement.split(Qt.Orientation.Vertical, is_kept=False)
        self._lay_out()

    # Building the screen

    def _lay_out(self) -> None:
        context = self.context
        self._peg_panel = BoardPanel("", self._own_pegs, context.theme)
        self._sheet_panel = BoardPanel("", self._own_sheet, context.theme)
        self._tray_panel = self.tray_panel()
        self._top = self.arrangement.split(Qt.Orientation.Horizontal, (self._tray_panel, 565), (self._peg_panel, 488))
        self._below = self.arrangement.split(Qt.Orientation.Horizontal, (self._sheet_panel, 848), (self._others, 365))
        self._whole = self.arrangement.split(Qt.Orientation.Vertical, (self._top, 224), (self._below, 582))
        self._others.setMinimumWidth(round(WIDTH * context.scale))
        QVBoxLayout(self).addWidget(self._whole)

    def set_small(self, small: bool) -> None:
        """Less for the dice, too."""
        super().set_small(small)
        if not self._is_upright:
            self._share(small)
        self._put_choices()

    def _put_choices(self) -> None:
        """What is answered stands below the dice, in a low tray beside them: dice need its height."""
        is_low = self._is_small and not self._is_upright
        way = QBoxLayout.Direction.LeftToRight if is_low else QBoxLayout.Direction.TopToBottom
        self._around_tray.setDirection(way)
        self._tray.setMinimumWidth(round(DICE * self.context.scale) if is_low else 0)

    def _share(self, small: bool) -> None:
        least = round((TOP_SMALL if small else TOP) * self.context.scale)
        self._top.setMinimumHeight(least)
        self._whole.setSizes([least, 10_000] if small else [224, 582])  # a small sheet needs every line it can get

    def stand_up(self, is_upright: bool) -> None:
        super().stand_up(is_upright)
        self._put_choices()
        self._others.setMinimumWidth(0 if is_upright else round(WIDTH * self.context.scale))
        self._top.setMinimumHeight(0)
        for panel in (self._tray_panel, self._peg_panel, self._sheet_panel, *self._opponents.values()):
            panel.setMinimumHeight(0)
        if not is_upright:
            self._share(bool(self._is_small))

    def fit_width(self, width: int) -> None:
        scale, inner = self.context.scale, width - EDGES
        self._tray_panel.setMinimumHeight(round(UPRIGHT * scale))
        self._peg_panel.setMinimumHeight(self._peg_panel.around() + PegBoard.height_for(inner))
        sheet = self.sheet_of(self._viewer).height_for(inner) if self._viewer >= 0 else 0
        self._sheet_panel.setMinimumHeight(self._sheet_panel.around() + sheet)

    # Showing

    def show_viewer(self, viewer: int) -> None:
        """Its boards come to the front, the others' go to the side."""
        self._own_pegs.setCurrentWidget(self._pegs_of(viewer))
        name, is_you = self.context.setup.names[viewer], viewer == self.context.desk.you
        other = at_table.tr("{name}'s peg board", name=name)
        self._peg_panel.set_title(at_table.tr("Your peg board") if is_you else other)
        self.open_sheet(viewer)
        seats = self.context.setup.seats
        for step in range(1, seats):
            seat = (viewer + step) % seats
            if seat not in self._opponents:
                self._opponents[seat] = self._opponent(seat)
            self._others.insertWidget(step - 1, self._opponents[seat])
            self._opponents[seat].show()
        if viewer in self._opponents:
            self._opponents[viewer].hide()
        self._others.setVisible(seats > 1)
        self._fit_opponents()

    def _opponent(self, seat: int) -> SeatPanel:
        opponent = SeatPanel(self.context, seat)
        opponent.set_alone(self.context.setup.seats == 2)
        opponent.opened.connect(self._toggle_sheet)
        opponent.board.pointed.connect(self.pointed)
        return opponent

    def _pegs_of(self, seat: int) -> PegBoard:
        if seat not in self._pegs:
            board = self._pegs[seat] = PegBoard(self.context, seat)
            board.pointed.connect(self.pointed)
            self._own_pegs.addWidget(board)
        return self._pegs[seat]

    def _fit_opponents(self) -> None:
        """Each shows as much as there is room for."""
        if self._is_upright:
            for opponent in self._opponents.values():
                opponent.stand_up()
            return
        shown = max(1, self.context.setup.seats - 1)
        top = TOP_SMALL * self.context.scale if self._is_small else max(TOP * self.context.scale, self.height() * 0.28)
        each = (self.height() - top - EDGES - (shown - 1) * NARROW) / shown
        for opponent in self._opponents.values():
            opponent.fit_height(each)

    # Whose sheet lies open

    def open_sheet(self, seat: int) -> None:
        """Show the whole sheet of a seat in the place of one's own."""
        self._own_sheet.setCurrentWidget(self.sheet_of(seat))
        name = self.context.setup.names[seat]
        mine = at_table.tr("Your score sheet")
        other = at_table.tr("{name}'s score sheet", name=name)
        self._sheet_panel.set_title(mine if seat == self.context.desk.you else other)
        way_back = at_table.tr("Esc, or a click on the opponent, goes back")
        self._sheet_panel.set_note("" if seat == self._viewer else way_back)

    def _toggle_sheet(self, seat: int) -> None:
        shown = self._own_sheet.currentWidget() is self.sheet_of(seat)
        self.open_sheet(self._viewer if shown else seat)

    def step_back(self) -> bool:
        """An opponent's sheet goes away again."""
        is_covered = self._viewer >= 0 and self._own_sheet.currentWidget() is not self.sheet_of(self._viewer)
        if is_covered:
            self.open_sheet(self._viewer)
        return is_covered

    def refresh(self) -> None:
        """Whoever has something to do on the own sheet sees it."""
        if self._viewer >= 0 and not self.context.desk.touched.isdisjoint(self.sheet_of(self._viewer).registry.ids):
            self.open_sheet(self._viewer)

    def place_of(self, id: str) -> QPoint | None:
        """Tribute and disasters have no piece: they are seen on the sheet that lies open, or beside a name."""
        seat, _, what = id.partition(".")
        if what not in ("tribute", "skulls"):
            return super().place_of(id)
        sheet, panel = self.sheet_of(int(seat)), self._opponents.get(int(seat))
        if sheet.isVisible():
            return sheet.mapTo(self, sheet.track(id))
        return panel.mapTo(self, panel.rect().center()) if panel is not None and panel.isVisible() else None

    def boards(self) -> Sequence[Board]:
        own = [self._pegs_of(self._viewer), self.sheet_of(self._viewer)] if self._viewer >= 0 else []
        return [self._tray, *own, *(opponent.board for opponent in self._opponents.values())]

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_opponents()
