"""The table of The Iron Age: dice tray and own peg board above, own sheet and opponents below."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QAction, QKeySequence, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.board import Board
from ludarium.boards.panel import Panel
from ludarium.engine.actions import Action, act
from ludarium.engine.events import Event
from ludarium.engine.reasons import Reason
from ludarium.games.iron_age.content import ROWS
from ludarium.games.iron_age.state import (
    BUILD,
    BUY,
    CONQUEST,
    FEED,
    PAY,
    REROLL,
    ROLL,
    SETTLE,
    STORE,
    TRIBUTE,
    State,
)
from ludarium.look import icons
from ludarium.models.desk import Offer
from ludarium.models.rows import Row, RowsModel
from ludarium.tables.iron_age.choices import Choices
from ludarium.tables.iron_age.opponent import Opponent
from ludarium.tables.iron_age.pegboard import PegBoard
from ludarium.tables.iron_age.rows import Rows
from ludarium.tables.iron_age.sheetboard import SheetBoard
from ludarium.tables.iron_age.tray import Tray
from ludarium.tables.table import Setting, Stages, Table
from ludarium.words.iron_age.box import box_of
from ludarium.words.iron_age.names import food, goods, innovations, iron_age, population

KEEP = act("keep")
MAIN_VERBS = ("end", "done", "feed")
ANSWERS = ("pay", "fight", "decline", "give", "refuse", "take", "convert")
SMALL_TABLE = 700
"""Below this height everything moves closer together."""

SMALL, ROOM = 330, 150
"""Opponents show peg boards where the board area has this height, and this much more for each of them."""


class IronAgeTable(Table):
    """Everything public on one screen."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self._rows = Rows(setting.title)
        self._state: State | None = None
        self._viewer = -1
        self._is_small: bool | None = None
        self._make_actions()
        self._tray_model = RowsModel(self, setting.desk)
        self._tray = Tray(self._tray_model, setting.desk, setting.hand, setting.theme)
        self._choices = Choices(setting)
        self._pegs: dict[int, tuple[RowsModel, PegBoard]] = {}
        self._sheets: dict[int, tuple[RowsModel, SheetBoard]] = {}
        self._opponents: dict[int, Opponent] = {}
        self._own_pegs = QStackedWidget()
        self._own_sheet = QStackedWidget()
        self._others = QSplitter(Qt.Orientation.Vertical)
        self._lay_out()
        setting.desk.changed.connect(self._refresh_actions)
        setting.desk.drafted.connect(self._refresh_actions)
        self._tray.pointed.connect(self.pointed)

    # Building the screen

    def _lay_out(self) -> None:
        setting = self.setting
        tray = QWidget()
        column = QVBoxLayout(tray)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._tray, 1)
        column.addWidget(self._choices)
        note = self.tr("drag or click a die")
        self._tray_panel = Panel(self.tr("Dice tray"), tray, setting.theme, note=note)
        self._peg_panel = Panel(self.tr("Your peg board"), self._own_pegs, setting.theme)
        self._sheet_panel = Panel(self.tr("Your score sheet"), self._own_sheet, setting.theme)
        self._top = self._split(Qt.Orientation.Horizontal, (self._tray_panel, 565), (self._peg_panel, 488))
        self._below = self._split(Qt.Orientation.Horizontal, (self._sheet_panel, 848), (self._others, 365))
        self._whole = self._split(Qt.Orientation.Vertical, (self._top, 224), (self._below, 582))
        self._others.setMinimumWidth(round(296 * setting.scale))
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._whole)
        self._fit()

    def _fit(self) -> None:
        """Less room between the panels, and less for the dice, where the window is small."""
        scale = self.setting.scale
        small = self.height() < SMALL_TABLE * scale
        if small == self._is_small:
            return
        self._is_small = small
        self._box.setContentsMargins(*((8, 6, 0, 6) if small else (12, 10, 0, 10)))
        for splitter in (self._whole, self._top, self._below, self._others):
            splitter.setHandleWidth(6 if small else 10)
        least = round((154 if small else 200) * scale)
        self._top.setMinimumHeight(least)
        self._whole.setSizes([least, 10_000] if small else [224, 582])  # a small sheet needs every line it can get

    def _split(self, way: Qt.Orientation, *parts: tuple[QWidget, int]) -> QSplitter:
        splitter = QSplitter(way)
        splitter.setHandleWidth(10)
        splitter.setChildrenCollapsible(False)
        for place, (widget, size) in enumerate(parts):
            splitter.addWidget(widget)
            splitter.setStretchFactor(place, size)
        splitter.setSizes([size for _, size in parts])
        return splitter

    def save_layout(self) -> QByteArray:
        """Where the splitters stand."""
        sizes = [splitter.sizes() for splitter in (self._whole, self._top, self._below)]
        return QByteArray(json.dumps(sizes).encode())

    def restore_layout(self, layout: QByteArray) -> None:
        """Put the splitters where they stood; what does not fit is left as it is."""
        with contextlib.suppress(ValueError, TypeError):
            for splitter, sizes in zip((self._whole, self._top, self._below), json.loads(bytes(layout)), strict=True):
                splitter.setSizes(sizes)

    # Showing

    def show_position(self, observed: State, viewer: int) -> None:
        self._state = observed
        if viewer != self._viewer:
            self._change_viewer(viewer)
        self._tray_model.show(self._rows.tray(observed))
        self._tray.arrange()
        model, board = self._pegs_of(viewer)
        model.show(self._rows.pegs(observed, viewer))
        board.show_forecast(self._forecast(observed, viewer))
        for seat in {viewer, *self._sheets}:
            sheet_model, sheet = self._sheet_of(seat)
            sheet_model.show(self._rows.sheet(observed, seat))
            sheet.show_facts(observed)
        for opponent in self._opponents.values():
            opponent.show_state(observed)
        self._choices.show_offers(self._beside())
        self._refresh_actions()

    def _change_viewer(self, viewer: int) -> None:
        """Another seat looks at the table: its boards come to the front, the others' go to the side."""
        self._viewer = viewer
        self._own_pegs.setCurrentWidget(self._pegs_of(viewer)[1])
        self.open_sheet(viewer)
        seats = self.setting.setup.seats
        for step in range(1, seats):
            seat = (viewer + step) % seats
            if seat not in self._opponents:
                self._opponents[seat] = self._opponent(seat)
            self._others.insertWidget(step - 1, self._opponents[seat])
            self._opponents[seat].show()
        if viewer in self._opponents:
            self._opponents[viewer].hide()
        self._others.setVisible(seats > 1)

    def _opponent(self, seat: int) -> Opponent:
        opponent = Opponent(self.setting, self._rows, seat)
        opponent.opened.connect(self._toggle_sheet)
        opponent.board.pointed.connect(self.pointed)
        if self._state is not None:
            opponent.show_state(self._state)
        return opponent

    def _pegs_of(self, seat: int) -> tuple[RowsModel, PegBoard]:
        if seat not in self._pegs:
            setting = self.setting
            model = RowsModel(self, setting.desk)
            board = PegBoard(model, setting.desk, setting.hand, setting.theme, setting.colours[seat])
            board.pointed.connect(self.pointed)
            self._own_pegs.addWidget(board)
            self._pegs[seat] = model, board
        return self._pegs[seat]

    def _sheet_of(self, seat: int) -> tuple[RowsModel, SheetBoard]:
        if seat not in self._sheets:
            setting = self.setting
            model = RowsModel(self, setting.desk)
            board = SheetBoard(model, setting, seat)
            board.pointed.connect(self.pointed)
            self._own_sheet.addWidget(board)
            self._sheets[seat] = model, board
        return self._sheets[seat]

    # Whose sheet lies open

    def open_sheet(self, seat: int) -> None:
        """Show the whole sheet of a seat in the place of one's own."""
        model, board = self._sheet_of(seat)
        if self._state is not None:
            model.show(self._rows.sheet(self._state, seat))
            board.show_facts(self._state)
        self._own_sheet.setCurrentWidget(board)
        name = self.setting.setup.names[seat]
        mine = self.tr("Your score sheet")
        other = self.tr("{name}'s score sheet").replace("{name}", name)
        self._sheet_panel.set_title(mine if seat == self._viewer else other)
        self._sheet_panel.set_note("" if seat == self._viewer else self.tr("click the opponent again to go back"))

    def _toggle_sheet(self, seat: int) -> None:
        shown = self._own_sheet.currentWidget() is self._sheet_of(seat)[1]
        self.open_sheet(self._viewer if shown else seat)

    # What would come of stopping now

    def _forecast(self, state: State, viewer: int) -> Mapping[str, int]:
        """Where the pegs would stand if the dice were collected as they lie."""
        if not state.stack or state.stack[-1][0] != REROLL or state.seat != viewer:
            return {}
        after = self.setting.title.apply(state, KEEP).empires[viewer]
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
        picked, first = len(desk.draft), self._find("roll")
        self.roll_action.setVisible(first is not None or desk.is_drafting)
        self.roll_action.setEnabled(first is not None or picked > 0)
        if desk.is_drafting:
            again = iron_age.tr("Roll %n dice again", "Roll %n die again", picked)
            self.roll_action.setText(again if picked else self.tr("Roll again"))
            self.roll_action.setStatusTip("" if picked else self.tr("Choose the dice that you want to roll again."))
        else:
            self.roll_action.setText(self.tr("Roll the dice"))
        keep = self._find("keep")
        self.collect_action.setVisible(keep is not None)
        done = self._find(*MAIN_VERBS)
        self.done_action.setVisible(done is not None)
        if done is not None:
            self.done_action.setText(words.action(self.setting.title, desk.observed, done))

    # For the window

    def show_marks(self, touched: set[str]) -> None:
        """Only what lasts is marked: the dice of the last turn are gone."""
        super().show_marks({touch for touch in touched if touch[:1].isdigit()})

    def boards(self) -> Sequence[Board]:
        own = [self._pegs_of(self._viewer)[1], self._sheet_of(self._viewer)[1]] if self._viewer >= 0 else []
        return [self._tray, *own, *(opponent.board for opponent in self._opponents.values())]

    def stages(self, observed: State) -> Stages:
        names = (
            self.tr("Roll"),
            self.tr("Feed"),
            self.tr("Battle"),
            self.tr("Build"),
            self.tr("Develop"),
            self.tr("Store"),
        )
        return Stages(names, _stage(observed))

    def end_notes(self, observed: State) -> tuple[str, ...]:
        """How near the end is."""
        box = box_of(self.setting.title)
        if len(observed.empires) == 1:
            rounds, goal = box.solitaire.rounds.value, box.solitaire.target.value
            return (
                iron_age.tr("round {round} of {rounds}", round=observed.round, rounds=rounds),
                iron_age.tr("goal: more than {goal}", goal=goal),
            )
        limits = box.limits.full if observed.full else box.limits.short
        owned = max(empire.developments.bit_count() for empire in observed.empires)
        tribute = max(empire.tribute for empire in observed.empires)
        return (
            iron_age.tr("{now} of {limit} developments", now=owned, limit=limits.developments),
            iron_age.tr("{now} of {limit} tribute", now=tribute, limit=limits.tribute),
            iron_age.tr("{now} of {limit} monuments", now=observed.built.bit_count(), limit=limits.monuments),
        )

    def order_note(self, observed: State, action: Action) -> str:
        """What collecting would bring."""
        if action is not KEEP:
            return ""
        me, after = observed.empires[self._viewer], self.setting.title.apply(observed, KEEP).empires[self._viewer]
        gained = [
            counted(getattr(after, row) - getattr(me, row))
            for row, counted in (("goods", goods), ("food", food))
            if getattr(after, row) > getattr(me, row)
        ]
        return " · ".join(gained)

    def barred(self, observed: State) -> list[tuple[str, Reason]]:
        """What cannot be done now and why: developments too dear, builds without means."""
        verbs = {BUILD: "build", BUY: "buy"}
        step = observed.stack[-1][0] if observed.stack else -1
        if step not in verbs or observed.stack[-1][1] != self._viewer:
            return []
        offered = {offer.action for offer in self.setting.desk.offers}
        found = []
        for text in self._all_orders(verbs[step]):
            action = act(verbs[step], text)
            reason = self.setting.title.why_not(observed, action)
            if action not in offered and reason is not None:
                found.append((words.action(self.setting.title, observed, action), reason))
        return found

    def _all_orders(self, verb: str) -> list[str]:
        box = box_of(self.setting.title)
        if verb == "buy":
            return [development.id for development in box.developments]
        return ["army", "ship", "urn"]

    def loss(self, observed: State, action: Action) -> str:
        """What ending the step would waste."""
        step = observed.stack[-1][0] if observed.stack else -1
        if action.verb == "done" and step == BUILD and observed.population:
            return population(observed.population)
        if action.verb == "done" and step == BUY and observed.innovations:
            return innovations(observed.innovations)
        return ""

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

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()
        shown = max(1, self.setting.setup.seats - 1)
        for opponent in self._opponents.values():
            opponent.set_compact(self.height() < SMALL + ROOM * shown)


def _stage(state: State) -> int:
    """Which of the six steps it is; -1 before the first turn and after the last."""
    step = state.stack[-1][0] if state.stack else -1
    if step in (-1, SETTLE):
        return -1
    if step < FEED:
        return 0
    stages = {FEED: 1, CONQUEST: 2, TRIBUTE: 2, BUILD: 3, BUY: 4, PAY: 4, STORE: 5, ROLL: 0}
    return stages[step]
