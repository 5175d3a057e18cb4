"""The table of the Mediterranean expansion: dice beside the map of the colonies, all seats below.

One's own sheet slides over the map when it is needed, and back.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ludarium.boards.board import Board
from ludarium.boards.panel import BoardPanel
from ludarium.boards.sliding_stack import SlidingStack
from ludarium.boards.table_context import TableContext
from ludarium.engine.events import Event
from ludarium.models.table_voice import at_table
from ludarium.tables.iron_age.colonymap import ColonyMap
from ludarium.tables.iron_age.rival import Rival
from ludarium.tables.iron_age.seatpanel import SeatPanel
from ludarium.tables.iron_age.table import EDGES, UPRIGHT
from ludarium.tables.iron_age.turntable import TurnTable
from ludarium.words.iron_age.names import iron_age, means

ON_THE_SHEET = ("settle", "conquest", "build", "buy", "pay")
"""The questions for which one's own sheet slides over the map."""

MAP = 1.75
"""How much wider than high the map is where everything stands below each other."""

TRAY, TRAY_SMALL = 250, 212
SEATS, SEATS_SMALL = 268, 196
"""How wide the dice tray and how high the panels of the seats are before anybody moves them."""


class SeaTable(TurnTable):
    """Everything public on one screen."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._wants_sheet: bool | None = None
        self._opened = -1
        self.map = ColonyMap(context)
        self._stage = SlidingStack(self.map, self._own_sheet)
        self._panels: dict[int, SeatPanel] = {}
        self._rival = Rival(context) if context.setup.seats == 1 else None
        self._below = self.arrangement.split(Qt.Orientation.Horizontal, is_kept=False)
        self._make_sheet_action()
        self._lay_out()
        self.map.pointed.connect(self.pointed)

    # Building the screen

    def _lay_out(self) -> None:
        context = self.context
        self._choices.stand_up()
        self._panel = BoardPanel(at_table.tr("Colonies"), self._stage, context.theme)
        self._panel.head.addSpacing(10)
        self._panel.head.addWidget(self._sheet_button)
        self._tray_panel = self.tray_panel()
        self._top = self.arrangement.split(Qt.Orientation.Horizontal, (self._tray_panel, 0), (self._panel, 1))
        self._whole = self.arrangement.split(Qt.Orientation.Vertical, (self._top, 1), (self._below, 0))
        if self._rival is not None:
            self._rival.board.pointed.connect(self.pointed)
        QVBoxLayout(self).addWidget(self._whole)

    def _make_sheet_action(self) -> None:
        self.sheet_action = QAction(self)
        self.sheet_action.setShortcut(QKeySequence("F4"))
        self.sheet_action.triggered.connect(self.toggle_sheet)
        self.addAction(self.sheet_action)
        self._sheet_button = QPushButton()
        self._sheet_button.setProperty("kind", "link")
        self._sheet_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._sheet_button.clicked.connect(self.toggle_sheet)

    def set_small(self, small: bool) -> None:
        """The seats in fewer lines, too."""
        super().set_small(small)
        for panel in self._panels.values():
            panel.set_lines(not small or self._is_upright)
        if not self._is_upright:
            self._share(small)

    def _share(self, small: bool) -> None:
        scale = self.context.scale
        wide, high = (TRAY_SMALL, SEATS_SMALL) if small else (TRAY, SEATS)
        self._tray_panel.setMinimumWidth(round(200 * scale))
        self._top.setSizes([round(wide * scale), 10_000])
        self._below.setMinimumHeight(round(SEATS_SMALL * scale))
        self._whole.setSizes([10_000, round(high * scale)])

    def stand_up(self, is_upright: bool) -> None:
        """The sheet stands over the map at its full height, then, and nothing has to slide."""
        super().stand_up(is_upright)
        self._choices.stand_up()
        self._below.setMinimumHeight(0)
        self._tray_panel.setMinimumSize(0, 0)
        for panel in (self._panel, *self._panels.values()):
            panel.setMinimumHeight(0)
        for panel in self._panels.values():
            panel.set_lines(is_upright or not self._is_small)
        if not is_upright:
            self._share(bool(self._is_small))

    def fit_width(self, width: int) -> None:
        scale, inner = self.context.scale, width - EDGES
        self._tray_panel.setMinimumHeight(round(UPRIGHT * scale))
        body = self.sheet_of(self._opened).height_for(inner) if self._stage.is_covered else round(inner / MAP)
        self._panel.setMinimumHeight(self._panel.around() + body)
        for panel in self._panels.values():
            panel.setMinimumHeight(round(SEATS * scale))

    # Showing

    def refresh(self) -> None:
        """Another position: the sheet comes when it is needed, and what is left for colonies is told."""
        self._maybe_slide()
        self._panel.set_note(self._to_spend())

    def show_viewer(self, viewer: int) -> None:
        """One's own panel comes first, then the others by turn."""
        seats = self.context.setup.seats
        for step in range(seats):
            seat = (viewer + step) % seats
            if seat not in self._panels:
                self._panels[seat] = self._make_panel(seat)
            self._panels[seat].set_own(seat == viewer)
            self._below.insertWidget(step, self._panels[seat])
        if self._rival is not None:
            self._below.addWidget(self._rival)
        self._below.setSizes([1000] * self._below.count())
        self._wants_sheet = None
        self.open_sheet(viewer)

    def _make_panel(self, seat: int) -> SeatPanel:
        panel = SeatPanel(self.context, seat)
        panel.opened.connect(self._on_opened)
        panel.board.pointed.connect(self.pointed)
        panel.set_lines(not self._is_small)
        return panel

    def _to_spend(self) -> str:
        """What is left for colonies, in words."""
        title, observed = self.context.title, self.context.desk.observed
        prompt = title.prompt(observed) if observed is not None and title.turn(observed) is not None else None
        if prompt is None or not prompt.asks_for("colony"):
            return ""
        left = dict(prompt.params)
        return iron_age.tr(
            "to spend: {means}", means=means(population=int(left["population"]), ships=int(left["ships"]))
        )

    # The sheet slides over the map, and back

    def _maybe_slide(self) -> None:
        """Only another question moves it: who looks at something else is left in peace."""
        prompt = self.context.desk.prompt
        wants = prompt is not None and prompt.key in ON_THE_SHEET
        if wants != self._wants_sheet:
            self._wants_sheet = wants
            self.open_sheet(self._viewer)
            self._cover(wants)

    def open_sheet(self, seat: int) -> None:
        """Lay the whole sheet of a seat ready."""
        board = self.sheet_of(seat)
        self._own_sheet.setCurrentWidget(board)
        self._own_sheet.setFocusProxy(board)
        self._opened = seat
        self._say_what_lies_open()

    def toggle_sheet(self) -> None:
        """One's own sheet, or the map again."""
        if not self._stage.is_covered:
            self.open_sheet(self._viewer)
        self._cover(not self._stage.is_covered)

    def _on_opened(self, seat: int) -> None:
        shown = self._stage.is_covered and self._opened == seat
        self.open_sheet(seat)
        self._cover(not shown)

    def _cover(self, is_covered: bool) -> None:
        self._stage.cover(is_covered, self.context.motion.piece)
        if self._is_upright:
            self.fit_width(self.width())
        self._say_what_lies_open()

    def _say_what_lies_open(self) -> None:
        name = self.context.setup.names[self._opened]
        mine = at_table.tr("Your score sheet")
        other = at_table.tr("{name}'s score sheet", name=name)
        you = self.context.desk.you
        sheet = mine if self._opened == you else other
        covered = self._stage.is_covered
        self._panel.set_title(sheet if covered else at_table.tr("Colonies"))
        own = at_table.tr("the score sheet") if you is None else at_table.tr("your score sheet")
        text = at_table.tr("back to the map") if covered else own
        self.sheet_action.setText(text)
        self._sheet_button.setText(f"{text} (F4)")

    # For the window

    def boards(self) -> Sequence[Board]:
        if self._viewer < 0:
            return [self._tray]
        rival = [self._rival.board] if self._rival is not None else []
        panels = (self._panels[seat].board for seat in self._in_turn())
        return [self._tray, self.map, self.sheet_of(self._opened), *panels, *rival]

    def _in_turn(self) -> list[int]:
        seats = self.context.setup.seats
        return [(self._viewer + step) % seats for step in range(seats)]

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        super().show_events(events, seat)
        for event in events:
            if event.kind == "opponent-rolled" and self._rival is not None:
                self._rival.board.show_roll(int(str(event["die"])), self.context.motion.die)

    def skip_motion(self) -> None:
        super().skip_motion()
        self._stage.land()
