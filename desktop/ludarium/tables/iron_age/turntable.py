"""What the tables of The Iron Age share, with the colony board and without: tray, sheets, what is said of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ludarium.boards.answer_buttons import AnswerBar
from ludarium.boards.board import Board
from ludarium.boards.panel import BoardPanel
from ludarium.boards.table_context import TableContext
from ludarium.engine.events import Event
from ludarium.engine.scene import Thing
from ludarium.engine.values import UNKNOWN
from ludarium.games.iron_age import scene
from ludarium.look import icons
from ludarium.models.table_voice import at_table
from ludarium.tables.iron_age.sheetboard import SheetBoard
from ludarium.tables.iron_age.tray import Tray, picture
from ludarium.tables.table import Table
from ludarium.words.iron_age.box import box_of


class TurnTable(Table):
    """The dice tray, the sheets, the buttons of the banner. Where they lie is for the table of each form to say."""

    stands_up = True

    sounds: ClassVar = {"rolled": "dice", "opponent-rolled": "dice", "bought": "coin", "stored": "coin"}

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._tray = Tray(context, self.question_buttons.go.trigger)
        self._choices = AnswerBar(context, self.question_buttons)
        self._sheets: dict[int, SheetBoard] = {}
        self._own_sheet = QStackedWidget()
        self._tray.pointed.connect(self.pointed)

    # For building the screen

    def tray_panel(self) -> BoardPanel:
        """The tray, and below it what is answered rather than moved."""
        tray = QWidget()
        column = self._around_tray = QVBoxLayout(tray)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tray, 1)
        column.addWidget(self._choices)
        return BoardPanel(at_table.tr("Dice tray"), tray, self.context.theme, note=at_table.tr("drag or click a die"))

    # Showing

    def sheet_of(self, seat: int) -> SheetBoard:
        if seat not in self._sheets:
            board = self._sheets[seat] = SheetBoard(self.context, seat)
            board.pointed.connect(self.pointed)
            self._own_sheet.addWidget(board)
        return self._sheets[seat]

    # For the window

    def numbered(self) -> Board | None:
        return self._tray if self.context.desk.is_drafting else None

    def picture(self, thing: Thing) -> QPixmap | None:
        """A die or a face, large, for a closer look."""
        if thing.kind not in ("die", "face") or thing.zone == scene.OPPONENT:
            return None
        return icons.pixmap(picture(thing), round(72 * self.context.scale), self.devicePixelRatioF())

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        """Let the dice that were rolled tumble."""
        duration = self.context.motion.die
        for event in events:
            if event.kind == "rolled" and duration:
                self._tray.tumble(self._rolled(event), duration)

    def _rolled(self, event: Event) -> set[str]:
        """The dice that show what was rolled."""
        rolled, found = event["dice"], set()
        faces = box_of(self.context.title).empire_ids
        left = [faces[face] for face in rolled] if isinstance(rolled, tuple) else []
        for die in self.context.desk.scene.things:
            facts = die.facts
            if isinstance(facts, scene.Die) and facts.die == scene.EMPIRE and facts.face in left:
                left.remove(facts.face)
                found.add(die.id)
        return found | ({"die.fate"} if event["fate"] != UNKNOWN else set())
