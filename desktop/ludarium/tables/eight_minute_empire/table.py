"""The table of Eight-Minute Empire: the card row above, the map and the seats below it. The bid hides the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ludarium.boards.board import Board
from ludarium.boards.panel import BoardPanel, FramedBoard
from ludarium.boards.splitters import NARROW, WIDE
from ludarium.boards.table_context import TableContext
from ludarium.engine.events import Event
from ludarium.engine.scene import Thing
from ludarium.games.eight_minute_empire.scene import CardFace, GoodFacts, RegionFacts
from ludarium.look import icons
from ludarium.models.table_voice import at_table
from ludarium.tables.eight_minute_empire.bidboard import BidBoard
from ludarium.tables.eight_minute_empire.cardrow import CardRow
from ludarium.tables.eight_minute_empire.empiremap import EmpireMap
from ludarium.tables.eight_minute_empire.seatsboard import SeatsBoard
from ludarium.tables.table import Table
from ludarium.words.eight_minute_empire.box import box_of

ROW, ROW_SMALL = 206, 154
SEATS, SEATS_SMALL = 318, 268

EDGES = 24
"""What margins and scroll bar take, at most."""

MAP = 1.5
"""How much wider than high the map is."""


class EmpireTable(Table):
    """Everything public on one screen."""

    stands_up = True

    sounds: ClassVar = {"took": "card", "bid": "coin", "revealed": "coin"}

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.row = CardRow(context)
        self.bid = BidBoard(context)
        self.map = EmpireMap(context, box_of(context.title).boards[context.setup["map"]])
        self.seats = SeatsBoard(context)
        self._lay_out()
        for one in self.boards():
            one.pointed.connect(self.pointed)

    # Building the screen

    def _lay_out(self) -> None:
        theme = self.context.theme
        note = at_table.tr("left is cheapest, the row slides left after a turn")
        self._row_panel = BoardPanel(at_table.tr("Card row"), self.row, theme, note=note)
        self._bid_panel = BoardPanel(at_table.tr("Bid for the first turn"), self.bid, theme)
        self._seats_panel = FramedBoard(self.seats, theme, (1, 5, 1, 5))
        self._beside = QStackedWidget()
        self._beside.addWidget(self._seats_panel)
        self._beside.addWidget(self._bid_panel)
        self._below = self.arrangement.split(Qt.Orientation.Horizontal, (self.map, 1), (self._beside, 0))
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._row_panel)
        self._box.addWidget(self._below, 1)

    def set_small(self, small: bool) -> None:
        """Less for cards and seats, too."""
        super().set_small(small)
        self._box.setSpacing(NARROW if small else WIDE)
        if not self._is_upright:
            self._share(small)

    def _share(self, small: bool) -> None:
        scale = self.context.scale
        self._row_panel.setFixedHeight(round((ROW_SMALL if small else ROW) * scale))
        seats = round((SEATS_SMALL if small else SEATS) * scale)
        self._below.setSizes([10_000, seats])
        self._beside.setMinimumWidth(round(230 * scale))

    def stand_up(self, is_upright: bool) -> None:
        super().stand_up(is_upright)
        for panel in (self.map, self._beside):
            panel.setMinimumSize(0, 0)
        if not is_upright:
            self._share(bool(self._is_small))

    def fit_width(self, width: int) -> None:
        inner = width - EDGES
        self._row_panel.setFixedHeight(self._row_panel.around() + self.row.height_for(inner))
        self.map.setMinimumHeight(round(inner / MAP))
        self._beside.setMinimumHeight(max(self.seats.plan.full_height(), self._bid_panel.around() + self.bid.needed()))

    # Showing

    def refresh(self) -> None:
        """The bid hides the seats for as long as it is on."""
        is_bidding = bool(self.context.desk.scene.things_in("bid"))
        self._beside.setCurrentWidget(self._bid_panel if is_bidding else self._seats_panel)

    def show_scores(self, shown: bool) -> None:
        self.seats.show_scores(shown)

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        """Open the fists one by one when the bids are shown."""
        if any(event.kind == "revealed" for event in events):
            self.bid.open_fists(self.context.motion.die)

    def skip_motion(self) -> None:
        super().skip_motion()
        self.bid.open_at_once()

    def boards(self) -> Sequence[Board]:
        return (self.row, self.bid, self.map, self.seats)

    def picture(self, thing: Thing) -> QPixmap | None:
        """The good of a card or of a set, large, for a closer look."""
        match thing.facts:
            case CardFace(card=card):
                name = box_of(self.context.title).card[card].good
            case GoodFacts(line=line):
                name = line.good
            case RegionFacts(token=token) if token:
                name = token
            case _:
                return None
        return icons.pixmap(name, round(56 * self.context.scale), self.devicePixelRatioF())
