"""Everything below the menu bar during a match: banner, scores, table, dock, status line."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ludarium.app.match.action_help import ActionHelp
from ludarium.app.match.action_states import ActionStates
from ludarium.app.match.announcer import Announcer
from ludarium.app.match.banner import Banner
from ludarium.app.match.banner_notices import BannerNotices
from ludarium.app.match.curtain import ConfirmOverlay, Curtain
from ludarium.app.match.detail_pane import DetailPane
from ludarium.app.match.dock import Dock
from ludarium.app.match.error_bar import ErrorBar
from ludarium.app.match.focus_regions import FocusRegions
from ludarium.app.match.history import HistoryView
from ludarium.app.match.hover_target import DetailTarget, HoverStatus
from ludarium.app.match.key_hints import KeyHints
from ludarium.app.match.log import HistorySlider, LogPane
from ludarium.app.match.order_highlight import HintDisplay, OrderHighlight
from ludarium.app.match.orders import OrdersPane, is_number
from ludarium.app.match.position_notes import PositionNotes
from ludarium.app.match.score_row import ScoreRow
from ludarium.app.match.search_client import SearchClient
from ludarium.app.match.seat_control import SeatControl
from ludarium.app.match.session import Session
from ludarium.app.match.session_carryover import carry_over
from ludarium.app.match.sound_cues import SoundCues
from ludarium.app.match.status_line import StatusLine
from ludarium.app.match.table_actions import TableActions
from ludarium.app.match.waste_guard import SaveStatus, WasteGuard
from ludarium.app.match.window_layout import WindowLayout
from ludarium.boards import accessible
from ludarium.boards.board import Board
from ludarium.boards.drag import Drag
from ludarium.boards.motion import SPEEDS, Motion
from ludarium.boards.table_context import TableContext
from ludarium.engine.reasons import LudariumError
from ludarium.engine.scene import Thing
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look.theme import Look, Theme
from ludarium.models.log_model import LogModel, Step
from ludarium.models.orders_model import OrdersModel
from ludarium.models.seats_model import SeatsModel
from ludarium.tables.table import Table
from ludarium.tables.table_makers import table_maker
from ludarium.widgets.pressable_list import read_lists
from ludarium.widgets.seating import colours_of
from ludarium.widgets.settings import SCORES, SPEED


class TableFrame(QWidget):
    """A match on the screen.

    match_over: the match came to its end, or its result is asked for
    leave: back to the shelf; rule_asked: open this rule (none: the title's first page); print_asked: print the sheet
    cards_asked: show the card that is looked at among all cards
    branch_asked: begin a new match from this position (`seating.branch` makes it)
    hands_changed: others hold the seats now, so that the table is to be laid anew
    """

    match_over = Signal()
    leave = Signal()
    rule_asked = Signal(str)
    cards_asked = Signal()
    print_asked = Signal()
    branch_asked = Signal(int)
    seats_changed = Signal()

    def __init__(
        self,
        session: Session,
        make_table: Callable[[TableContext], Table],
        preferences: Preferences,
        look: Look,
        colours: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.title = session.title
        self.look = look
        self.colours = tuple(colours)
        self._preferences = preferences
        self.motion = Motion(_speed(preferences))
        self.drag = Drag(self, session.desk, self.motion)
        self.table_actions = TableActions(self)
        self.table = make_table(self._context())
        self.table.begin()
        self._known: set[Board] = set()
        self._history: HistoryView | None = None
        self._had_history = False
        self._is_shown = False
        self._make_models()
        self._make_widgets()
        self._make_helpers()
        self._connect()
        self._connect_actions()
        self.set_speed(self.motion.speed)
        self._refresh()

    @classmethod
    def open(
        cls, match: SavedMatch, search_client: SearchClient, preferences: Preferences, theme: Theme, scale: float = 1.0
    ) -> TableFrame:
        """Build the table for a match and start it."""
        accessible.install(accessible.read_table)
        accessible.install(read_lists)
        session = Session(match, search_client)
        colours = colours_of(preferences, match.id, match.setup.seats)
        frame = cls(session, table_maker(match.title, match.setup), preferences, Look(theme, scale), colours)
        session.setParent(frame)
        session.start()
        return frame

    def take_over(self, other: TableFrame) -> None:
        """Continue where the previous frame of the same match was left."""
        carry_over(self.session, other.session)
        self.dock.tabs.setCurrentIndex(other.dock.tabs.currentIndex())
        if self.session.curtain is None:
            self.orders_pane.filter.setText(other.orders_pane.filter.text())
        if other._had_history:
            self._show_history()

    @property
    def shows_history(self) -> bool:
        return self._history is not None and self._history.isVisible()

    def close_match(self) -> None:
        """Leave the match; every step is already on disk."""
        self._layout.saved_layout.keep()
        self._sound_cues.close()
        self.session.close()
        self._had_history = self.shows_history
        if self._history is not None:
            self._history.close()

    @property
    def side_panel(self) -> QWidget | None:
        return self._layout.side_panel

    def open_side_panel(self, shown: QWidget) -> None:
        """Show a widget such as the rulebook over the dock."""
        self._layout.open_side_panel(shown)

    def close_side_panel(self) -> None:
        self._layout.close_side_panel()
        self.table.setFocus()

    @property
    def looked_at(self) -> Thing | None:
        return self._detail_target.thing

    def menu_actions(self) -> dict[str, list[QAction]]:
        return self.table_actions.menus()

    def set_speed(self, speed: str) -> None:
        """Set animation speed and pause: off, fast, normal or slow."""
        self.motion.speed = speed
        self.session.set_pace(self.motion.pause)

    # Making

    def _context(self) -> TableContext:
        match = self.session.match
        return TableContext(
            title=self.title,
            setup=match.setup,
            players=match.players,
            colours=self.colours,
            desk=self.session.desk,
            drag=self.drag,
            motion=self.motion,
            theme=self.look.theme,
            scale=self.look.scale,
        )

    def _make_models(self) -> None:
        names = self.session.names
        self._players = self.session.match.players
        self.seats = SeatsModel(self.title, names, self._players, self)
        self.orders = OrdersModel(self)
        self.log = LogModel(self.title, names, self)

    def _make_widgets(self) -> None:
        look = self.look
        self.slider = HistorySlider(look)
        self.banner = Banner(look, self.slider)
        self.error_bar = ErrorBar(look)
        self.score_row = ScoreRow(self.seats, self.colours, look)
        self.score_row.hold(self.table.strip())
        self.detail_pane = DetailPane(look)
        self.orders_pane = OrdersPane(self.orders, look)
        self.log_pane = LogPane(self.log, self.colours, look, self.table.small_picture)
        self.dock = Dock(self.detail_pane, self.orders_pane, self.log_pane, look)
        self.status = StatusLine(look)
        self.curtain = Curtain(look)
        above = (self.banner, self.error_bar, self.score_row)
        self._layout = WindowLayout(
            self, above, self.table, self.dock, self.status, self.curtain, self._preferences, self.look
        )
        self.question = ConfirmOverlay(look, self._layout.page)
        self.key_hints = KeyHints(look, self._layout.page)

    def _make_helpers(self) -> None:
        session, status, orders, pane = self.session, self.status, self.orders, self.orders_pane
        self.action_help = ActionHelp(session)
        self._position_notes = PositionNotes(session)
        self._notices = BannerNotices(
            session, self._position_notes, self.table, self.table_actions, self.log, self.colours, self
        )
        self._announcer = Announcer(self, session, self.log, self.action_help, self.banner, status)
        self._action_states = ActionStates(self, session, self.table_actions, self.action_help, self._announcer, status)
        self._sound_cues = SoundCues(session, self.table, self._preferences)
        self._detail_target = DetailTarget(session.desk.scene, self.table, self.detail_pane, self.dock)
        self._hover_status = HoverStatus(self.drag, self.table, self.action_help, status, self._detail_target)
        self._highlight = OrderHighlight(self.table, orders, pane, status)
        self._hint_display = HintDisplay(
            session.hints, orders, pane, self.dock, self._highlight, self.action_help, self._announcer, status
        )
        self._guard = WasteGuard(session, self._position_notes, self._preferences, self.question)
        self._seat_control = SeatControl(self, session, self.look, self.colours, self.question, status)
        self._save_status = SaveStatus(session, self.error_bar, self.action_help, status)
        self._regions = FocusRegions(self, self.banner, self.table, self.dock, orders, self.table_actions)

    def _connect(self) -> None:
        session = self.session
        session.moved.connect(self._refresh)
        session.changed.connect(self._refresh_moment)
        session.stepped.connect(self._on_stepped)
        for told in (self._refresh_moment, self._hover_status.refresh):
            session.desk.drafted.connect(told)
        # Not in the midst of the step that ended it: who hears it may put the table away.
        session.over.connect(self.match_over, Qt.ConnectionType.QueuedConnection)
        for refusing in (session.refused, session.desk.refused, self.orders_pane.barred):
            refusing.connect(self._announcer.refuse)
        self.orders_pane.chosen.connect(session.desk.choose)
        for looked in (self.slider, self.log_pane.slider, self.log_pane.list, self.log_pane.recap):
            looked.looked.connect(session.look_at)
        self.log_pane.recap.again.connect(session.show_again)
        self.status.rule_asked.connect(self.rule_asked)
        self.detail_pane.cards_asked.connect(self.cards_asked)
        self.curtain.lifted.connect(session.lift_curtain)
        self.banner.tried.connect(self._action_states.explain)

    def _connect_actions(self) -> None:
        session, actions = self.session, self.table_actions
        for action, then in {
            actions.undo: session.decisions.undo,
            actions.redo: session.decisions.redo,
            actions.hint: session.ask_hint,
            actions.history: self._show_history,
            actions.find: self._regions.find_orders,
            actions.pause: lambda: session.computer.set_paused(not session.computer.is_paused),
            actions.move_now: self._move_now,
            actions.ask_again: session.computer.go_on,
            actions.by_chance: session.move_by_chance,
            actions.players: self._seat_control.choose,
            actions.concede: self._seat_control.concede,
            actions.stop: self._seat_control.propose_stop,
            actions.score: self._seat_control.propose_score,
            actions.back_to_now: lambda: session.look_at(None),
            actions.play_on: lambda: session.show_again(session.position),
            actions.branch: lambda: self.branch_asked.emit(session.position),
            actions.pin: lambda: self._detail_target.pin(actions.pin.isChecked()),
            actions.scores: self._show_scores,
            actions.region: self._regions.next,
            actions.result: self.match_over.emit,
            actions.print: self.print_asked.emit,
            actions.leave: self.leave.emit,
            actions.rules: lambda: self.rule_asked.emit(""),
        }.items():
            action.triggered.connect(lambda checked=False, then=then: then())
        actions.scores.setChecked(SCORES.read(self._preferences))
        self.table.show_scores(actions.scores.isChecked())

    # Another position

    def _refresh(self) -> None:
        """Show the position: first the table, then the texts about it."""
        session = self.session
        if self._hang_curtain():
            return
        self.question.close_question()
        self._refresh_boards()
        self._detail_target.look_again()
        self._refresh_seats()
        self.score_row.say(
            self._position_notes.end_notes(), session.match.is_practice, self._position_notes.urgent_notes()
        )
        self._refresh_orders()
        self._refresh_log()
        self.table.show_marks(session.event_history.marked())
        self.status.clear()
        if session.match.players != self._players:
            self._players = session.match.players
            self.seats_changed.emit()
        self.banner.show_thinking(None)
        self._refresh_moment()
        self._hover_status.refresh()
        self._announcer.turn()

    def _refresh_boards(self) -> None:
        boards = self.table.boards()
        for board in set(boards) - self._known:
            board.installEventFilter(self)
            board.viewport().installEventFilter(self)
        if set(boards) != self._known:
            self._known = set(boards)
            self._regions.order_tabs(boards)

    def _refresh_seats(self) -> None:
        """Show scores if wanted; at the end of the match always."""
        session = self.session
        with_scores = self.table_actions.scores.isChecked() or session.is_over
        self.seats.show_position(session.observed, session.you, session.viewpoint.decider, with_scores)

    def _refresh_orders(self) -> None:
        self._highlight.forget()
        self.orders.show_orders(self.session.desk, self._position_notes.barred())
        self.orders_pane.begin(self.action_help.why_no_orders())
        self.dock.count_orders(self.orders.legal)
        self._number_orders()

    def _number_orders(self) -> None:
        """Show number keys while they play orders: a focused board may use them itself."""
        board = self.table.numbered()
        self.orders_pane.list.show_numbers(board is None or not board.hasFocus())

    def _refresh_log(self) -> None:
        session, pane = self.session, self.log_pane
        self.log.tell(session.event_history.steps(), session.you, session.position if session.is_looking_back else None)
        pane.recap.tell(self.log, session.event_history.recap(), session.you)
        for slider in (self.slider, pane.slider):
            slider.show_at(session.position, session.match.cursor)
        pane.show_place()

    def _refresh_moment(self) -> None:
        """Update banner, actions, hints and errors for the same position."""
        if self.session.curtain is not None:
            return
        computer = self.session.computer
        self._action_states.refresh()
        self.banner.say(self._notices.notice())
        seat = computer.thinking_seat
        self.banner.show_thinking(None if seat is None else computer.level_of(seat).seconds)
        self._hint_display.refresh()
        self._save_status.refresh()

    def _hang_curtain(self) -> bool:
        """Show or lift the curtain; return whether it is down. Nothing of the table is shown under it."""
        waits_for, viewer, names = self.session.curtain, self.session.viewer, self.session.names
        hung = self._layout.is_curtained
        if hung != (waits_for is not None):
            self._action_states.all_but_leaving(waits_for is None)
        if waits_for is None:
            if hung:
                self._layout.show_page()
                self.orders_pane.list.setFocus()
            return False
        self.curtain.wait_for(names[waits_for], self.colours[waits_for], "" if viewer == waits_for else names[viewer])
        if self._history is not None:
            self._history.hide()
        self._layout.hang_curtain()
        self.curtain.button.setFocus()
        self._announcer.say(self.curtain.text)
        return True

    def _on_stepped(self, step: Step) -> None:
        self.table.show_events(step.events, step.seat)
        self.table.float_up(step.events)
        self._announcer.step(step)

    # Deeds

    def _move_now(self) -> None:
        self.table.skip_motion()
        self.session.move_now()

    def _show_history(self) -> None:
        if self._history is None:
            self._history = HistoryView(self.session, self.look, self.colours, self.action_help.why, self)
        self._history.show()
        self._history.raise_()

    def _show_scores(self) -> None:
        """Show or hide running scores and remember the choice."""
        shown = self.table_actions.scores.isChecked()
        with contextlib.suppress(LudariumError):
            self._preferences.set(SCORES, shown)
        self.table.show_scores(shown)
        if self.session.curtain is None:
            self._refresh_seats()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Skip animation and pause on a click."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.table.skip_motion()
            self.session.skip_pause()
        elif event.type() == QEvent.Type.Leave and watched not in self._known:
            self.table.pointed.emit(None)
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut) and watched in self._known:
            self._number_orders()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        session = self.session
        if event.key() == Qt.Key.Key_Alt and session.curtain is None:
            self.key_hints.show_over(self._regions.keys())
            event.ignore()  # the menu bar has its own use for it
        elif is_number(event):
            self.orders_pane.list.give_number(event.key() - Qt.Key.Key_1)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif session.is_looking_back:
            session.look_at(None)
        elif self.table.step_back():
            pass
        elif session.is_my_turn and session.match.state.began and session.decisions.why_no_undo() is None:
            session.decisions.undo()
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._is_shown:
            return
        self._is_shown = True
        self._layout.saved_layout.restore()
        if self.session.curtain is None:
            self.orders_pane.list.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._layout.fit(self.size(), (self.banner, self.score_row, self.dock, self.status))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        QPainter(self).fillRect(self.rect(), self.look.theme["window"])


def _speed(preferences: Preferences) -> str:
    speed = SPEED.read(preferences)
    return speed if speed in SPEEDS else "normal"
