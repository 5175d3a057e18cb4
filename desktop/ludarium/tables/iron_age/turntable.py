"""What the tables of The Iron Age share, with the colony board and without: tray, sheets, what is said of a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QPixmap
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.panel import Panel
from ludarium.engine.actions import Action, act
from ludarium.engine.events import Event
from ludarium.engine.reasons import Reason
from ludarium.games.iron_age.content import ROWS
from ludarium.games.iron_age.frames import REROLL
from ludarium.games.iron_age.state import State
from ludarium.look import icons
from ludarium.models.desk import Offer
from ludarium.models.rows import Row, RowsModel
from ludarium.tables.iron_age.choices import Choices
from ludarium.tables.iron_age.rows import Rows
from ludarium.tables.iron_age.sheetboard import SheetBoard
from ludarium.tables.iron_age.tray import Tray
from ludarium.tables.table import Setting, Stages, Table
from ludarium.words.iron_age.names import food, goods, iron_age

KEEP = act("keep")
MAIN_VERBS = ("end", "done", "feed")
ANSWERS = ("pay", "fight", "decline", "sail", "stay", "give", "refuse", "take", "convert")


class TurnTable(Table):
    """The dice tray, the sheets, the buttons of the banner. Where they lie is for the table of each form to say."""

    def __init__(self, setting: Setting, rows: Rows, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self.rows = rows
        self._state: State | None = None
        self._viewer = -1
        self._make_actions()
        self._tray_model = RowsModel(self, setting.desk)
        self._tray = Tray(self._tray_model, setting.desk, setting.hand, setting.theme)
        self._choices = Choices(setting)
        self._sheets: dict[int, tuple[RowsModel, SheetBoard]] = {}
        self._own_sheet = QStackedWidget()
        setting.desk.changed.connect(self._refresh_actions)
        setting.desk.drafted.connect(self._refresh_actions)
        self._tray.pointed.connect(self.pointed)

    # For building the screen

    def tray_panel(self) -> Panel:
        """The tray, and below it what is answered rather than moved."""
        tray = QWidget()
        column = QVBoxLayout(tray)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tray, 1)
        column.addWidget(self._choices)
        return Panel(self.tr("Dice tray"), tray, self.setting.theme, note=self.tr("drag or click a die"))

    def split(self, way: Qt.Orientation, *parts: tuple[QWidget, int]) -> QSplitter:
        """Panels beside each other, with these sizes at first."""
        splitter = QSplitter(way)
        splitter.setHandleWidth(10)
        splitter.setChildrenCollapsible(False)
        for place, (widget, size) in enumerate(parts):
            splitter.addWidget(widget)
            splitter.setStretchFactor(place, size)
        splitter.setSizes([size for _, size in parts])
        return splitter

    # Showing

    def show_position(self, observed: State, viewer: int) -> None:
        self._state = observed
        if viewer != self._viewer:
            self._viewer = viewer
            self.change_viewer(viewer)
        self._tray_model.show(self.rows.tray(observed))
        self._tray.arrange()
        for seat in {viewer, *self._sheets}:
            model, sheet = self.sheet_of(seat)
            model.show(self.rows.sheet(observed, seat))
            sheet.show_facts(observed)
        self.show_seats(observed, viewer)
        self._choices.show_offers(self._beside())
        self._refresh_actions()

    def change_viewer(self, viewer: int) -> None:
        """Another seat looks at the table: its things come to the front."""
        raise NotImplementedError

    def show_seats(self, observed: State, viewer: int) -> None:
        """Show what else lies before the seats."""
        raise NotImplementedError

    def sheet_of(self, seat: int) -> tuple[RowsModel, SheetBoard]:
        if seat not in self._sheets:
            setting = self.setting
            model = RowsModel(self, setting.desk)
            board = SheetBoard(model, setting, self.rows.box, seat)
            board.pointed.connect(self.pointed)
            self._own_sheet.addWidget(board)
            self._sheets[seat] = model, board
        return self._sheets[seat]

    # What would come of stopping now

    def forecast(self, state: State, viewer: int) -> Mapping[str, int]:
        """Where the pegs would stand if the dice were collected as they lie."""
        if not state.stack or state.stack[-1][0] != REROLL or state.seat != viewer:
            return {}
        after = self.setting.title.apply(state, KEEP).seats[viewer]
        return {row: getattr(after, row) for row in ROWS}

    # Orders without a place, and the banner's buttons

    def _beside(self) -> list[Offer]:
        """What is answered rather than moved: shown as buttons under the dice."""
        return [offer for offer in self.setting.desk.offers if offer.action.verb in ANSWERS]

    def _make_actions(self) -> None:
        self.roll_action = QAction(self.tr("Roll"), self)
        self.roll_action.setShortcut(QKeySequence("R"))
        self.roll_action.triggered.connect(self._roll)
        self.collect_action = QAction(self.tr("Collect"), self)
        self.collect_action.setShortcut(QKeySequence("C"))
        self.collect_action.triggered.connect(lambda: self._choose_verb("keep"))
        self.done_action = QAction(self.tr("Done"), self)
        self.done_action.setShortcut(QKeySequence("E"))
        self.done_action.triggered.connect(lambda: self._choose_verb(*MAIN_VERBS))
        for action in self.banner_actions():
            self.addAction(action)

    def banner_actions(self) -> Sequence[QAction]:
        return (self.collect_action, self.done_action, self.roll_action)

    def _roll(self) -> None:
        action = self._find("opponent-roll")
        if action is not None:
            self.setting.desk.choose(action)
        else:
            self._tray.roll()

    def _find(self, *verbs: str) -> Action | None:
        return next((offer.action for offer in self.setting.desk.offers if offer.action.verb in verbs), None)

    def _choose_verb(self, *verbs: str) -> None:
        action = self._find(*verbs)
        if action is not None:
            self.setting.desk.choose(action)

    def _refresh_actions(self) -> None:
        """Only what can be done now is shown."""
        desk = self.setting.desk
        picked, first = len(desk.draft), self._find("roll", "opponent-roll")
        self.roll_action.setVisible(first is not None or desk.is_drafting)
        self.roll_action.setEnabled(first is not None or picked > 0)
        if desk.is_drafting:
            again = iron_age.tr("Roll %n dice again", "Roll %n die again", picked)
            self.roll_action.setText(again if picked else self.tr("Roll again"))
            self.roll_action.setStatusTip("" if picked else self.tr("Choose the dice that you want to roll again."))
        elif first is not None:
            self.roll_action.setText(words.action(self.setting.title, desk.observed, first))
        keep = self._find("keep")
        self.collect_action.setVisible(keep is not None)
        done = self._find(*MAIN_VERBS)
        self.done_action.setVisible(done is not None)
        if done is not None:
            self.done_action.setText(words.action(self.setting.title, desk.observed, done))

    # For the window

    def show_marks(self, touched: set[str]) -> None:
        """Only what lasts is marked: the dice of the last turn are gone."""
        super().show_marks({touch for touch in touched if touch[:1].isdigit() or touch.startswith("colony.")})

    def stages(self, observed: State) -> Stages:
        title = self.setting.title
        course = title.course(observed)
        return Stages(tuple(words.stage(title, stage) for stage in course.stages), course.now)

    def end_notes(self, observed: State) -> tuple[str, ...]:
        """How near the end is."""
        title = self.setting.title
        return tuple(words.note(title, note) for note in title.course(observed).ending)

    def order_note(self, observed: State, action: Action) -> str:
        """What collecting would bring."""
        if action is not KEEP:
            return ""
        me, after = observed.seats[self._viewer], self.setting.title.apply(observed, KEEP).seats[self._viewer]
        gained = [
            counted(getattr(after, row) - getattr(me, row))
            for row, counted in (("goods", goods), ("food", food))
            if getattr(after, row) > getattr(me, row)
        ]
        return " · ".join(gained)

    def barred(self, observed: State) -> list[tuple[str, Reason]]:
        """What cannot be done now and why: developments too dear, builds and colonies without means."""
        title = self.setting.title
        return [(words.action(title, observed, action), reason) for action, reason in title.course(observed).barred]

    def loss(self, observed: State, action: Action) -> str:
        """What ending the step would waste."""
        return words.unused(self.setting.title, self.setting.title.waste(observed, action))

    def picture(self, row: Row) -> QPixmap | None:
        """A die or a face, large, for a closer look."""
        if row.kind not in ("die", "face"):
            return None
        return icons.pixmap(str(row.value), round(72 * self.setting.scale), self.devicePixelRatioF())

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        """Let the dice that were rolled tumble."""
        duration = self.setting.motion.die
        for event in events:
            if event.kind == "rolled" and duration and self._state is not None:
                self._tray.tumble(self._rolled(event), duration)

    def _rolled(self, event: Event) -> set[str]:
        """The dice that show what was rolled."""
        assert self._state is not None
        keys, left = set(), list(event["dice"])  # type: ignore[arg-type]
        for place, face in enumerate(self._state.dice):
            if face in left:
                left.remove(face)
                keys.add(f"die.{place}")
        return keys | ({"die.fate"} if event["fate"] != -1 else set())

    def skip_motion(self) -> None:
        for board in self.boards():
            board.land()


def step_of(state: State) -> int:
    """What is asked now; -1 when the match is over."""
    return state.stack[-1][0] if state.stack else -1
