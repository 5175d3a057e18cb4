"""Everything below the menu bar while a match is played: banner, standing, the title's table, dock, status line."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ludarium.app.match.action_help import Guide
from ludarium.app.match.action_states import Possible
from ludarium.app.match.announcer import Crier
from ludarium.app.match.banner import Banner
from ludarium.app.match.banner_notices import Herald
from ludarium.app.match.curtain import Curtain, Question
from ludarium.app.match.detail_pane import Closer
from ludarium.app.match.dock import Dock
from ludarium.app.match.error_bar import TroubleBar
from ludarium.app.match.focus_regions import Regions
from ludarium.app.match.history import HistoryView
from ludarium.app.match.hover_target import Looking, Pointing
from ludarium.app.match.key_hints import KeyHints
from ludarium.app.match.log import LogPane, LookBack
from ludarium.app.match.order_highlight import Framing, Hinting
from ludarium.app.match.orders import OrdersPane, is_number
from ludarium.app.match.position_notes import Counsel
from ludarium.app.match.score_row import StandingRow
from ludarium.app.match.search_client import Thinker
from ludarium.app.match.seat_control import Hands
from ludarium.app.match.session import Session
from ludarium.app.match.session_carryover import go_on_as
from ludarium.app.match.sound_cues import Hearing
from ludarium.app.match.status_line import StatusLine
from ludarium.app.match.table_actions import Deeds
from ludarium.app.match.waste_guard import DiskWatch, Guard
from ludarium.app.match.window_layout import Spread
from ludarium.boards import accessible
from ludarium.boards.board import Board
from ludarium.boards.drag import Hand
from ludarium.boards.motion import SPEEDS, Motion
from ludarium.boards.table_context import Setting
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
    hands_changed = Signal()

    def __init__(
        self,
        session: Session,
        make_table: Callable[[Setting], Table],
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
        self.hand = Hand(self, session.desk, self.motion)
        self.deeds = Deeds(self)
        self.table = make_table(self._setting())
        self.table.begin()
        self._known: set[Board] = set()
        self._history: HistoryView | None = None
        self._had_history = False
        self._is_shown = False
        self._make_models()
        self._make_widgets()
        self._make_helpers()
        self._connect()
        self._connect_deeds()
        self.set_speed(self.motion.speed)
        self._refresh()

    @classmethod
    def open(
        cls, match: SavedMatch, thinker: Thinker, preferences: Preferences, theme: Theme, scale: float = 1.0
    ) -> TableFrame:
        """Lay the table for a match and let it go on."""
        accessible.install(accessible.read_table)
        accessible.install(read_lists)
        session = Session(match, thinker)
        colours = colours_of(preferences, match.id, match.setup.seats)
        frame = cls(session, table_maker(match.title, match.setup), preferences, Look(theme, scale), colours)
        session.setParent(frame)
        session.start()
        return frame

    def take_over(self, other: TableFrame) -> None:
        """Go on where another frame of the same match was left, which looked or spoke otherwise."""
        go_on_as(self.session, other.session)
        self.dock.tabs.setCurrentIndex(other.dock.tabs.currentIndex())
        if self.session.curtain is None:
            self.orders_pane.filter.setText(other.orders_pane.filter.text())
        if other._had_history:
            self._show_history()

    @property
    def shows_history(self) -> bool:
        """Whether the history lies beside the table."""
        return self._history is not None and self._history.isVisible()

    def close_match(self) -> None:
        """Leave the match as it is: every step is on the disk already."""
        self._spread.places.keep()
        self._hearing.close()
        self.session.close()
        self._had_history = self.shows_history
        if self._history is not None:
            self._history.close()

    @property
    def beside(self) -> QWidget | None:
        """What lies over the dock now."""
        return self._spread.beside

    def open_beside(self, shown: QWidget) -> None:
        """Lay something over the dock, such as the rulebook. Nothing on the table moves."""
        self._spread.open_beside(shown)

    def close_beside(self) -> None:
        self._spread.close_beside()
        self.table.setFocus()

    @property
    def looked_at(self) -> Thing | None:
        """The thing that Look closer shows."""
        return self._looking.thing

    def menu_actions(self) -> dict[str, list[QAction]]:
        return self.deeds.menus()

    def set_speed(self, speed: str) -> None:
        """Off, fast, normal or slow: how fast things move, and how long a step of the computer is seen."""
        self.motion.speed = speed
        self.session.set_pace(self.motion.pause)

    # Making

    def _setting(self) -> Setting:
        match = self.session.match
        return Setting(
            title=self.title,
            setup=match.setup,
            players=match.players,
            colours=self.colours,
            desk=self.session.desk,
            hand=self.hand,
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
        self.slider = LookBack(look)
        self.banner = Banner(look, self.slider)
        self.trouble = TroubleBar(look)
        self.standing = StandingRow(self.seats, self.colours, look)
        self.standing.hold(self.table.strip())
        self.closer = Closer(look)
        self.orders_pane = OrdersPane(self.orders, look)
        self.log_pane = LogPane(self.log, self.colours, look, self.table.small_picture)
        self.dock = Dock(self.closer, self.orders_pane, self.log_pane, look)
        self.status = StatusLine(look)
        self.curtain = Curtain(look)
        above = (self.banner, self.trouble, self.standing)
        self._spread = Spread(
            self, above, self.table, self.dock, self.status, self.curtain, self._preferences, self.look
        )
        self.question = Question(look, self._spread.page)
        self.key_hints = KeyHints(look, self._spread.page)

    def _make_helpers(self) -> None:
        """Who says what, and who does what: each of them one thing."""
        session, status, orders, pane = self.session, self.status, self.orders, self.orders_pane
        self.guide = Guide(session)
        self._counsel = Counsel(session)
        self._herald = Herald(session, self._counsel, self.table, self.deeds, self.log, self.colours, self)
        self._crier = Crier(self, session, self.log, self.guide, self.banner, status)
        self._possible = Possible(self, session, self.deeds, self.guide, self._crier, status)
        self._hearing = Hearing(session, self.table, self._preferences)
        self._looking = Looking(session.desk.scene, self.table, self.closer, self.dock)
        self._pointing = Pointing(self.hand, self.table, self.guide, status, self._looking)
        self._framing = Framing(self.table, orders, pane, status)
        self._hinting = Hinting(session.hints, orders, pane, self.dock, self._framing, self.guide, self._crier, status)
        self._guard = Guard(session, self._counsel, self._preferences, self.question)
        self._hands = Hands(self, session, self.look, self.colours, self.question, status)
        self._disk = DiskWatch(session, self.trouble, self.guide, status)
        self._regions = Regions(self, self.banner, self.table, self.dock, orders, self.deeds)

    def _connect(self) -> None:
        session = self.session
        session.moved.connect(self._refresh)
        session.changed.connect(self._refresh_moment)
        session.stepped.connect(self._on_stepped)
        for told in (self._refresh_moment, self._pointing.refresh):
            session.desk.drafted.connect(told)
        # Not in the midst of the step that ended it: who hears it may put the table away.
        session.over.connect(self.match_over, Qt.ConnectionType.QueuedConnection)
        for refusing in (session.refused, session.desk.refused, self.orders_pane.barred):
            refusing.connect(self._crier.refuse)
        self.orders_pane.chosen.connect(session.desk.choose)
        for looked in (self.slider, self.log_pane.slider, self.log_pane.list, self.log_pane.recap):
            looked.looked.connect(session.look_at)
        self.log_pane.recap.again.connect(session.show_again)
        self.status.rule_asked.connect(self.rule_asked)
        self.closer.cards_asked.connect(self.cards_asked)
        self.curtain.lifted.connect(session.lift_curtain)
        self.banner.tried.connect(self._possible.explain)

    def _connect_deeds(self) -> None:
        session, deeds = self.session, self.deeds
        for action, then in {
            deeds.undo: session.decisions.undo,
            deeds.redo: session.decisions.redo,
            deeds.hint: session.ask_hint,
            deeds.history: self._show_history,
            deeds.find: self._regions.find_orders,
            deeds.pause: lambda: session.computer.set_paused(not session.computer.is_paused),
            deeds.move_now: self._move_now,
            deeds.ask_again: session.computer.go_on,
            deeds.by_chance: session.move_by_chance,
            deeds.players: self._hands.choose,
            deeds.concede: self._hands.concede,
            deeds.stop: self._hands.propose_stop,
            deeds.score: self._hands.propose_score,
            deeds.back_to_now: lambda: session.look_at(None),
            deeds.play_on: lambda: session.show_again(session.position),
            deeds.branch: lambda: self.branch_asked.emit(session.position),
            deeds.pin: lambda: self._looking.pin(deeds.pin.isChecked()),
            deeds.scores: self._show_scores,
            deeds.region: self._regions.next,
            deeds.result: self.match_over.emit,
            deeds.print: self.print_asked.emit,
            deeds.leave: self.leave.emit,
            deeds.rules: lambda: self.rule_asked.emit(""),
        }.items():
            action.triggered.connect(lambda checked=False, then=then: then())
        deeds.scores.setChecked(SCORES.read(self._preferences))
        self.table.show_scores(deeds.scores.isChecked())

    # Another position

    def _refresh(self) -> None:
        """Show the position: first what lies on the table, then what is said about it."""
        session = self.session
        if self._hang_curtain():
            return
        self.question.close_question()
        self._refresh_boards()
        self._looking.look_again()
        self._refresh_seats()
        self.standing.say(self._counsel.end_notes(), session.match.is_practice, self._counsel.urgent_notes())
        self._refresh_orders()
        self._refresh_log()
        self.table.show_marks(session.story.marked())
        self.status.clear()
        if session.match.players != self._players:
            self._players = session.match.players
            self.hands_changed.emit()
        self.banner.show_thinking(None)
        self._refresh_moment()
        self._pointing.refresh()
        self._crier.turn()

    def _refresh_boards(self) -> None:
        boards = self.table.boards()
        for board in set(boards) - self._known:
            board.installEventFilter(self)
            board.viewport().installEventFilter(self)
        if set(boards) != self._known:
            self._known = set(boards)
            self._regions.order_tabs(boards)

    def _refresh_seats(self) -> None:
        """The score is shown to the end: when it is over, everybody may see it."""
        session = self.session
        with_scores = self.deeds.scores.isChecked() or session.is_over
        self.seats.show_position(session.observed, session.you, session.sight.decider, with_scores)

    def _refresh_orders(self) -> None:
        self._framing.forget()
        self.orders.show_orders(self.session.desk, self._counsel.barred())
        self.orders_pane.begin(self.guide.why_no_orders())
        self.dock.count_orders(self.orders.legal)
        self._number_orders()

    def _number_orders(self) -> None:
        """Numbers stand beside the orders while they play them: a board that has the focus may need them itself."""
        board = self.table.numbered()
        self.orders_pane.list.show_numbers(board is None or not board.hasFocus())

    def _refresh_log(self) -> None:
        session, pane = self.session, self.log_pane
        self.log.tell(session.story.steps(), session.you, session.position if session.is_looking_back else None)
        pane.recap.tell(self.log, session.story.recap(), session.you)
        for slider in (self.slider, pane.slider):
            slider.show_at(session.position, session.match.cursor)
        pane.show_place()

    def _refresh_moment(self) -> None:
        """Who waits for what: banner, actions, hints and troubles; the position is the same."""
        if self.session.curtain is not None:
            return
        computer = self.session.computer
        self._possible.refresh()
        self.banner.say(self._herald.notice())
        seat = computer.thinking_seat
        self.banner.show_thinking(None if seat is None else computer.level_of(seat).seconds)
        self._hinting.refresh()
        self._disk.refresh()

    def _hang_curtain(self) -> bool:
        """Whether the next person has to come first. Under the curtain nothing of the table is shown."""
        waits_for, viewer, names = self.session.curtain, self.session.viewer, self.session.names
        hung = self._spread.is_curtained
        if hung != (waits_for is not None):
            self._possible.all_but_leaving(waits_for is None)
        if waits_for is None:
            if hung:
                self._spread.show_page()
                self.orders_pane.list.setFocus()
            return False
        self.curtain.wait_for(names[waits_for], self.colours[waits_for], "" if viewer == waits_for else names[viewer])
        if self._history is not None:
            self._history.hide()
        self._spread.hang_curtain()
        self.curtain.button.setFocus()
        self._crier.say(self.curtain.text)
        return True

    def _on_stepped(self, step: Step) -> None:
        self.table.show_events(step.events, step.seat)
        self.table.float_up(step.events)
        self._crier.step(step)

    # Deeds

    def _move_now(self) -> None:
        self.table.skip_motion()
        self.session.move_now()

    def _show_history(self) -> None:
        if self._history is None:
            self._history = HistoryView(self.session, self.look, self.colours, self.guide.why, self)
        self._history.show()
        self._history.raise_()

    def _show_scores(self) -> None:
        """Show everybody's score, or leave it to each to count; kept for the next match."""
        shown = self.deeds.scores.isChecked()
        with contextlib.suppress(LudariumError):
            self._preferences.set(SCORES, shown)
        self.table.show_scores(shown)
        if self.session.curtain is None:
            self._refresh_seats()

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A click on the table skips what is moving, and the wait for the next step."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.table.skip_motion()
            self.session.hurry()
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
        self._spread.places.restore()
        if self.session.curtain is None:
            self.orders_pane.list.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._spread.fit(self.size(), (self.banner, self.standing, self.dock, self.status))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        QPainter(self).fillRect(self.rect(), self.look.theme["window"])


def _speed(preferences: Preferences) -> str:
    speed = SPEED.read(preferences)
    return speed if speed in SPEEDS else "normal"
