"""Everything below the menu bar while a match is played: banner, standing, the title's table, dock, status line."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from ludarium import words
from ludarium.ai.search import Choice
from ludarium.app.match.banner import Banner, TroubleBar
from ludarium.app.match.closer import Closer
from ludarium.app.match.curtain import Curtain, Question
from ludarium.app.match.deeds import Deeds
from ludarium.app.match.dock import Dock
from ludarium.app.match.guide import Guide, ranked
from ludarium.app.match.herald import Herald
from ludarium.app.match.history import HistoryView
from ludarium.app.match.key_hints import Hint, KeyHints
from ludarium.app.match.log import LogPane, LookBack
from ludarium.app.match.orders import OrdersPane
from ludarium.app.match.places import Places
from ludarium.app.match.session import Session
from ludarium.app.match.standing import StandingRow
from ludarium.app.match.status import StatusLine
from ludarium.app.match.thinker import Thinker
from ludarium.app.seating import colours_of
from ludarium.app.settings import CONFIRM, SCORES, SPEED
from ludarium.app.titles import TABLES
from ludarium.boards.accessible import announce
from ludarium.boards.board import Board
from ludarium.boards.hand import Hand
from ludarium.boards.motion import SPEEDS, Motion
from ludarium.engine.actions import Action
from ludarium.engine.reasons import LudariumError, Reason
from ludarium.library.preferences import Preferences
from ludarium.library.saved import SavedMatch
from ludarium.look import icons
from ludarium.look.theme import Look, Theme
from ludarium.models.log_model import LogModel, Step
from ludarium.models.orders_model import OrdersModel
from ludarium.models.rows import Row
from ludarium.models.seats_model import SeatsModel
from ludarium.models.voice import at_table
from ludarium.tables.table import Setting, Stages, Table
from ludarium.words.voice import fill

SMALLEST = (1180, 672)
"""The window shrinks no further."""

LARGE = (1440, 800)
"""From this size on, divided by the scale of text, there is room for three panels and the stages of the turn."""


class BareTable(Table):
    """A table without boards: everything is done from the orders. For titles that have no table of their own."""

    def show_position(self, observed: Any, viewer: int) -> None:
        pass

    def boards(self) -> Sequence[Board]:
        return ()

    def stages(self, observed: Any) -> Stages:
        return Stages((), -1)


def table_maker(title: str) -> Callable[[Setting], Table]:
    """What lays the title's table; its module is read when it is first laid."""
    return TABLES[title].lay if title in TABLES else BareTable


class TableFrame(QWidget):
    """A match on the screen.

    match_over: the match came to its end, or its result is asked for
    leave: back to the shelf; rule_asked: open this rule (none: the title's first page); print_asked: print the sheet
    branch_asked: begin a new match from this position (`Session.branch` makes it)
    """

    match_over = Signal()
    leave = Signal()
    rule_asked = Signal(str)
    print_asked = Signal()
    branch_asked = Signal(int)

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
        self._said_hints: Sequence[Choice] = ()
        self._pointed_order: Row | None = None
        self._looked_at: Row | None = None
        self._framed: Mapping[str, str] = {}
        self._known: set[Board] = set()
        self._said_turn: tuple[int | None, bool] | None = None
        self._history: HistoryView | None = None
        self._is_small: bool | None = None
        self._is_shown = False
        self._saved_at = -1
        self._make_models()
        self.guide = Guide(session)
        self._herald = Herald(session, self.table, self.deeds, self.log, self.colours, self)
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.set_speed(self.motion.speed)
        self._refresh()

    @classmethod
    def open(
        cls, match: SavedMatch, thinker: Thinker, preferences: Preferences, theme: Theme, scale: float = 1.0
    ) -> TableFrame:
        """Lay the table for a match and let it go on."""
        session = Session(match, thinker)
        colours = colours_of(preferences, match.id, match.setup.seats)
        has_table = not match.title.headless_choices & set(match.setup.options)
        laid = table_maker(match.title.id) if has_table else BareTable
        frame = cls(session, laid, preferences, Look(theme, scale), colours)
        session.setParent(frame)
        session.start()
        return frame

    def close_match(self) -> None:
        """Leave the match as it is: every step is on the disk already."""
        self._places.keep()
        self.session.close()
        if self._history is not None:
            self._history.close()

    def menu_actions(self) -> dict[str, list[QAction]]:
        return self.deeds.menus()

    def set_speed(self, speed: str) -> None:
        """Off, fast, normal or slow: how fast things move, and how long a step of the computer is seen."""
        self.motion.speed = speed
        self.session.pause_between = self.motion.pause

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
        names, players = self.session.names, self.session.match.players
        self.seats = SeatsModel(self.title, names, players, self)
        self.orders = OrdersModel(self.title, names, self)
        self.log = LogModel(self.title, names, self)

    def _make_widgets(self) -> None:
        look = self.look
        self.slider = LookBack(look)
        self.banner = Banner(look, self.slider)
        self.trouble = TroubleBar(look)
        self.standing = StandingRow(self.seats, self.colours, look)
        self.closer = Closer(look)
        self.orders_pane = OrdersPane(self.orders, look)
        self.log_pane = LogPane(self.log, self.colours, look)
        self.dock = Dock(self.closer, self.orders_pane, self.log_pane, look)
        self.status = StatusLine(look)
        self.curtain = Curtain(look)

    def _lay_out(self) -> None:
        area = QScrollArea()
        area.setWidget(self.table)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        beside = QWidget()
        self._around_dock = QHBoxLayout(beside)
        self._around_dock.addWidget(self.dock)
        self._middle = QSplitter(Qt.Orientation.Horizontal)
        self._middle.setChildrenCollapsible(False)
        self._middle.addWidget(area)
        self._middle.addWidget(beside)
        self._middle.setStretchFactor(0, 1)
        self._middle.setStretchFactor(1, 0)
        self._page = QWidget()
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.banner, self.trouble, self.standing):
            column.addWidget(part)
        column.addWidget(self._middle, 1)
        column.addWidget(self.status)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._page)
        self._stack.addWidget(self.curtain)
        self._question = Question(self.look, self._page)
        self.key_hints = KeyHints(self.look, self._page)
        self._places = Places(self._preferences, self.table, self.dock, self._middle, self.look)
        self.setMinimumSize(*SMALLEST)

    def _connect(self) -> None:
        session, deeds = self.session, self.deeds
        session.moved.connect(self._refresh)
        session.changed.connect(self._refresh_moment)
        session.stepped.connect(self._on_stepped)
        session.refused.connect(self._refuse)
        # Not in the midst of the step that ended it: who hears it may put the table away.
        session.over.connect(self.match_over, Qt.ConnectionType.QueuedConnection)
        session.desk.refused.connect(self._refuse)
        session.guard = self._guard
        self.table.pointed.connect(self._on_pointed)
        self.hand.picked.connect(lambda touch: self.status.say(self.guide.picked(touch)))
        self.hand.hovered.connect(self._on_hovered)
        self.hand.emptied.connect(lambda: self.status.say(""))
        self.orders_pane.chosen.connect(session.desk.choose)
        self.orders_pane.barred.connect(self._refuse)
        self.orders_pane.pointed.connect(self._on_order_pointed)
        for slider in (self.slider, self.log_pane.slider):
            slider.looked.connect(session.look_at)
        self.log_pane.list.looked.connect(session.look_at)
        self.log_pane.recap.looked.connect(session.look_at)
        self.log_pane.recap.again.connect(session.show_again)
        self.status.rule_asked.connect(self.rule_asked)
        self.trouble.pressed.connect(self._on_trouble_pressed)
        self.curtain.lifted.connect(session.lift_curtain)
        self.banner.tried.connect(self._explain)
        for action, then in {
            deeds.undo: session.undo,
            deeds.redo: session.redo,
            deeds.hint: session.ask_hint,
            deeds.history: self._show_history,
            deeds.find: self._find_orders,
            deeds.pause: lambda: session.set_paused(not session.is_paused),
            deeds.move_now: self._move_now,
            deeds.ask_again: session.ask_again,
            deeds.back_to_now: lambda: session.look_at(None),
            deeds.play_on: lambda: session.show_again(session.position),
            deeds.branch: lambda: self.branch_asked.emit(session.position),
            deeds.pin: self._pin,
            deeds.scores: self._show_scores,
            deeds.region: self._next_region,
            deeds.result: self.match_over.emit,
            deeds.print: self.print_asked.emit,
            deeds.leave: self.leave.emit,
            deeds.rules: lambda: self.rule_asked.emit(""),
        }.items():
            action.triggered.connect(lambda checked=False, then=then: then())
        # A disabled action hears no key: this one hears it in its place, and says why not.
        self._why_no_undo = QShortcut(QKeySequence.StandardKey.Undo, self)
        self._why_no_undo.activated.connect(lambda: self._explain(deeds.undo))
        deeds.scores.setChecked(self._preferences.get(SCORES, True))
        self.table.show_scores(deeds.scores.isChecked())

    # Another position

    def _refresh(self) -> None:
        """Show the position: first what lies on the table, then what is said about it."""
        session = self.session
        if self._hang_curtain():
            return
        self._question.hide()
        observed = session.observed
        self.table.show_position(observed, session.viewer)
        self._refresh_boards()
        self._look_again()
        self._refresh_seats()
        self.standing.say(self.table.end_notes(observed), session.match.is_practice)
        self._refresh_orders()
        self._refresh_log()
        self.table.show_marks(session.marked())
        self.status.clear()
        self.banner.show_thinking(None)
        self._refresh_moment()
        self._announce_turn()

    def _refresh_seats(self) -> None:
        """The score is shown to the end: when it is over, everybody may see it."""
        session = self.session
        with_scores = self.deeds.scores.isChecked() or session.is_over
        self.seats.show_position(session.observed, session.viewer, session.decider, with_scores)

    def _refresh_boards(self) -> None:
        boards = self.table.boards()
        for board in boards:
            board.refresh()
        for board in set(boards) - self._known:
            board.viewport().installEventFilter(self)
        if set(boards) != self._known:
            self._known = set(boards)
            dock = (self.closer, *self.orders_pane.tab_order(), *self.log_pane.tab_order())
            for before, after in pairwise((*boards, *dock)):
                QWidget.setTabOrder(before, after)

    def _hang_curtain(self) -> bool:
        """Whether the next person has to come first. Under the curtain nothing of the table is shown."""
        waits_for = self.session.curtain
        hangs = self._stack.currentWidget() is self.curtain
        if hangs != (waits_for is not None):
            for action in self.deeds.all():
                action.setEnabled(waits_for is None or action is self.deeds.leave)
        if waits_for is None:
            if hangs:
                self._stack.setCurrentWidget(self._page)
                self.orders_pane.list.setFocus()
            return False
        names, viewer = self.session.names, self.session.viewer
        others = "" if viewer == waits_for else names[viewer]
        self.curtain.wait_for(names[waits_for], self.colours[waits_for], others)
        self._why_no_undo.setEnabled(False)
        if self._history is not None:
            self._history.hide()
        self._stack.setCurrentWidget(self.curtain)
        self.curtain.button.setFocus()
        announce(self, self.curtain.text)
        return True

    def _refresh_orders(self) -> None:
        observed = self.session.observed
        self._pointed_order = None
        self.orders.show_orders(
            self.session.desk,
            self.table.barred(observed) if self.session.is_my_turn else (),
            lambda action: self.table.order_note(observed, action),
        )
        self.orders_pane.begin(self.guide.why_no_orders())
        self.dock.count_orders(self.orders.legal)

    def _refresh_log(self) -> None:
        session = self.session
        steps, last = session.steps(), session.match.cursor
        self.log.tell(steps, session.viewer, session.position if session.is_looking_back else None)
        self.log_pane.recap.tell(self.log, session.recap(), session.viewer, follow=session.is_computers_turn)
        for slider in (self.slider, self.log_pane.slider):
            slider.show_at(session.position, last)
        self.log_pane.show_place()

    # The moment: who waits for what

    def _refresh_moment(self) -> None:
        """Banner, actions, hints and troubles; the position is the same."""
        if self.session.curtain is not None:
            return
        self._refresh_deeds()
        self.banner.say(self._herald.notice())
        seat = self.session.thinker_seat
        self.banner.show_thinking(None if seat is None else self.session.level_of(seat).seconds)
        self._refresh_hints()
        self._refresh_trouble()

    def _refresh_deeds(self) -> None:
        session, deeds = self.session, self.deeds
        why_not = session.why_no_undo()
        is_now = not session.is_looking_back
        is_fenced = why_not is not None and why_not.key in ("undo-fence", "undo-other-person")
        deeds.undo.setEnabled(why_not is None)
        deeds.undo.setIcon(icons.icon("lock" if is_fenced else "undo"))
        self._name(deeds.undo, at_table.tr("Undo"), at_table.tr("Undo {what}"), session.undo_text(), why_not)
        self._why_no_undo.setEnabled(why_not is not None)
        deeds.redo.setEnabled(session.why_no_redo() is None)
        self._name(deeds.redo, at_table.tr("Redo"), at_table.tr("Redo {what}"), session.redo_text())
        deeds.hint.setEnabled(session.may_hint)
        deeds.pause.setEnabled(session.is_computers_turn and is_now)
        deeds.pause.setText(at_table.tr("Go on") if session.is_paused else at_table.tr("Pause"))
        deeds.move_now.setEnabled(session.is_computers_turn and is_now and not session.is_paused)
        deeds.ask_again.setEnabled(session.has_stopped)
        for action in (deeds.back_to_now, deeds.branch, deeds.play_on):
            action.setEnabled(not is_now)
        deeds.result.setVisible(session.is_over)

    def _name(self, action: QAction, short: str, long: str, what: str, why_not: Reason | None = None) -> None:
        """The menu names what would be undone, the button has no room for it."""
        text = fill(long, what=what[:1].lower() + what[1:], order=what) if what else short
        action.setText(text.replace("&", "&&"))
        action.setIconText(short)
        action.setToolTip(self.guide.why(why_not) if why_not else text)

    def _refresh_trouble(self) -> None:
        session = self.session
        if session.trouble is not None:
            self.trouble.say(self.guide.why(session.trouble), at_table.tr("Try again"))
            self.status.not_saved()
            self._saved_at = -1
            return
        notice = session.match.notice
        self.trouble.say(self.guide.why(notice) if notice else "", at_table.tr("Understood"))
        if self._saved_at != session.match.cursor:
            self._saved_at = session.match.cursor
            self.status.saved()

    def _on_trouble_pressed(self) -> None:
        if self.session.trouble is not None:
            self.session.try_again()
        else:
            self.session.match.notice = None
            self._refresh_trouble()

    # What happened, for eyes and ears

    def _on_stepped(self, step: Step) -> None:
        self.table.show_events(step.events, step.seat)
        said = " ".join(row.text for row in self.log.sentences(step, self.session.viewer))
        if said:
            announce(self, said)

    def _announce_turn(self) -> None:
        """Say whose turn it is whenever that changes."""
        now = self.session.decider, self.session.is_looking_back
        if now != self._said_turn:
            self._said_turn = now
            announce(self, f"{self.banner.head}. {self.banner.sentence}")

    def _refuse(self, reason: Reason) -> None:
        said = self.guide.why(reason)
        self.status.refuse(said, reason.rule, "lock" if reason.key.startswith("undo") else "warning")
        announce(self, said)

    def _explain(self, action: QAction) -> None:
        """Something that is disabled was tried. The table's own actions give their reason as status tip."""
        session, deeds = self.session, self.deeds
        reasons = {deeds.undo: session.why_no_undo, deeds.redo: session.why_no_redo, deeds.hint: session.why_no_hint}
        reason = reasons[action]() if action in reasons else None
        if reason is not None:
            self._refuse(reason)
        elif action.statusTip():
            self.status.refuse(action.statusTip())

    # Pointer, focus and hand

    def _on_pointed(self, row: Row | None) -> None:
        if row is not None:
            self._look_closer(row)
        if self.hand.is_empty:
            self.status.say(self.guide.about(row) if row is not None else "")

    def _look_closer(self, row: Row) -> None:
        self._looked_at = row
        self.closer.show_row(row, self.table.picture(row) if row else None)
        self.dock.show_row(row)

    def _look_again(self) -> None:
        """What was looked at may have changed with the position."""
        before = self._looked_at
        rows = (board.model.row(before.key) for board in self.table.boards()) if before else ()
        row = next((row for row in rows if row and before and row.seat == before.seat), None)
        if row is not None and row != before:
            self._look_closer(row)

    def _on_hovered(self, touch: str) -> None:
        """Something is held over a place, or over none."""
        held = self.hand.held
        self.status.say(self.guide.held_over(held, touch) if held and touch else "")

    def _on_order_pointed(self, row: Row | None) -> None:
        self._pointed_order = row
        self._show_frames()
        if row is not None:
            self.status.say(row.detail)

    # Hints

    def _refresh_hints(self) -> None:
        hints = self.session.hints
        self.orders.show_hints({hint.action: ranked(rank, hint) for rank, hint in enumerate(hints, start=1)})
        self._show_frames()
        if self.session.is_hinting:
            self.status.say(at_table.tr("Looking for the best orders …"))
        elif hints and hints != self._said_hints:
            self.orders_pane.show_first_hint()
            self.dock.bring(self.orders_pane)
            self.status.say(self.guide.hint(hints[0]))
            announce(self, self.guide.hint(hints[0]))
        self._said_hints = hints

    def _show_frames(self) -> None:
        """Frame the pieces of the order that is pointed at, or of the hints, each with its rank."""
        framed: dict[str, str] = {}
        if self._pointed_order is not None:
            order = self._pointed_order.value
            framed = dict.fromkeys(order.touched, str(order.rank or "•"))
        else:
            for row in sorted(self.orders.rows, key=lambda row: -row.value.rank):
                if row.value.rank:
                    framed |= {piece: str(row.value.rank) for piece in row.value.touched}
        if framed != self._framed:
            self._framed = framed
            self.table.show_hints(framed)

    # Before something is lost

    def _guard(self, action: Action) -> bool:
        """Whether the action may be played at once: what would be lost by it is asked about first."""
        loss = self.table.loss(self.session.observed, action)
        if not loss or not self._preferences.get(CONFIRM, True):
            return True
        order = words.action(self.title, self.session.observed, action)
        self._question.ask(at_table.tr("{order}?", order=order), loss, order, lambda: self._play_after_all(action))
        return False

    def _play_after_all(self, action: Action) -> None:
        if self._question.never_again.isChecked():
            with contextlib.suppress(LudariumError):
                self._preferences.set(CONFIRM, False)
        self.session.play(action)

    # Deeds

    def _move_now(self) -> None:
        self.table.skip_motion()
        self.session.move_now()

    def _show_history(self) -> None:
        if self._history is None:
            self._history = HistoryView(self.session, self.look, self.colours, self.guide.why, self)
        self._history.show()
        self._history.raise_()

    def _find_orders(self) -> None:
        self.dock.bring(self.orders_pane)
        self.orders_pane.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.orders_pane.filter.selectAll()

    def _pin(self) -> None:
        self.closer.is_pinned = self.deeds.pin.isChecked()
        self.dock.show_pinned(self.closer.is_pinned)

    def _show_scores(self) -> None:
        """Show everybody's score, or leave it to each to count; kept for the next match."""
        shown = self.deeds.scores.isChecked()
        with contextlib.suppress(LudariumError):
            self._preferences.set(SCORES, shown)
        self.table.show_scores(shown)
        if self.session.curtain is None:
            self._refresh_seats()

    def _next_region(self) -> None:
        """Banner, boards, Look closer, Orders, Log, and round again."""
        regions = [self.banner, *self.table.boards(), self.closer, self.orders_pane, self.log_pane]
        here = next((place for place, region in enumerate(regions) if _has_focus(region)), -1)
        for step in range(1, len(regions) + 1):
            if self._enter(regions[(here + step) % len(regions)]):
                return

    def _enter(self, region: QWidget) -> bool:
        """Give the region the focus; whether there was somebody to take it."""
        inner: dict[QWidget, QWidget | None] = {
            self.banner: self.banner.first_button(),
            self.orders_pane: self.orders_pane.list,
            self.log_pane: self.log_pane.list,
        }
        if region in (self.closer, self.orders_pane, self.log_pane):
            self.dock.bring(region)
        widget = inner.get(region, region)
        if widget is None or not widget.isVisibleTo(self):
            return False
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def _keys(self) -> list[Hint]:
        """What every key would do now, at the place where it does it."""
        deeds, boards = self.deeds, self.table.boards()
        keys: list[Hint] = [
            (button, _key(button.action)) for button in self.banner.buttons() if button.action.isEnabled()
        ]
        keys += [(self.closer, _key(deeds.pin)), (self.orders_pane.filter, _key(deeds.find))]
        if self.orders.legal:
            keys.append((self.orders_pane.list, f"1-{min(9, self.orders.legal)}"))
        keys += [(board, at_table.tr("{key}, arrows", key=_key(deeds.region))) for board in boards]
        return [*keys, (self.log_pane.list, _key(deeds.region))]

    def _fit(self) -> None:
        """Large or small: what a window of this size has room for."""
        wide, high = (size * self.look.scale for size in LARGE)
        small = self.width() < wide or self.height() < high
        if small == self._is_small:
            return
        self._is_small = small
        for part in (self.banner, self.standing, self.dock, self.status):
            part.set_small(small)
        gap, margin = (6, 8) if small else (10, 12)
        self._around_dock.setContentsMargins(0, gap, margin, gap)
        self._places.fit_dock(self.width(), small)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A click on the table skips what is moving, and the wait for the next step."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.table.skip_motion()
            self.session.hurry()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        session = self.session
        if event.key() == Qt.Key.Key_Alt and session.curtain is None:
            self.key_hints.show_over(self._keys())
            event.ignore()  # the menu bar has its own use for it
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif session.is_looking_back:
            session.look_at(None)
        elif session.is_my_turn and session.match.state.began and session.why_no_undo() is None:
            session.undo()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Alt:
            self.key_hints.hide()
        super().keyReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.ActivationChange:  # Alt and Tab: its release is heard elsewhere
            self.key_hints.hide()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._is_shown:
            return
        self._is_shown = True
        self._places.restore()
        if self.session.curtain is None:
            self.orders_pane.list.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        QPainter(self).fillRect(self.rect(), self.look.theme["window"])


def _speed(preferences: Preferences) -> str:
    speed = preferences.get(SPEED, "normal")
    return speed if speed in SPEEDS else "normal"


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _has_focus(region: QWidget) -> bool:
    focused = region.window().focusWidget()
    return focused is not None and (focused is region or region.isAncestorOf(focused))
