"""The table of Eight-Minute Empire: the card row above, the map and the seats below it. The bid hides the seats."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.board import Board
from ludarium.boards.panel import Panel
from ludarium.engine.actions import Action, act
from ludarium.engine.events import Event
from ludarium.engine.reasons import Reason
from ludarium.games.eight_minute_empire.state import ACT, BID, CONFIRM, NAME, NO_CARD, POPULATE, TAKE, State
from ludarium.look import icons
from ludarium.look.theme import Theme
from ludarium.models.rows import Row, RowsModel
from ludarium.tables.eight_minute_empire.bid_rows import bid_rows
from ludarium.tables.eight_minute_empire.bidboard import BidBoard
from ludarium.tables.eight_minute_empire.cardrow import CardRow
from ludarium.tables.eight_minute_empire.empiremap import EmpireMap
from ludarium.tables.eight_minute_empire.journeys import journeys_of
from ludarium.tables.eight_minute_empire.rows import CardFace, GoodFacts, RegionFacts, Rows
from ludarium.tables.eight_minute_empire.seatsboard import SeatsBoard
from ludarium.tables.table import Setting, Stages, Table
from ludarium.words.eight_minute_empire.deeds import PHRASES
from ludarium.words.eight_minute_empire.names import empire
from ludarium.words.voice import listing

MAIN_VERBS = ("confirm", "end")
SMALL_TABLE = 700
"""Below this height everything moves closer together."""

ROW, ROW_SMALL = 206, 154
SEATS, SEATS_SMALL = 318, 268


class Framed(QWidget):
    """A board in a thin frame."""

    def __init__(self, board: Board, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        box = QVBoxLayout(self)
        box.setContentsMargins(1, 5, 1, 5)
        box.addWidget(board)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme["line"])
        painter.setBrush(self._theme["surface"])
        radius = self._theme.radius.panel
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class EmpireTable(Table):
    """Everything public on one screen."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self._rows = Rows(setting.title, setting.setup.names)
        self._state: State | None = None
        self._viewer = -1
        self._is_small: bool | None = None
        setting.desk.journeys = journeys_of(setting.title)
        self._models = {what: RowsModel(self, setting.desk) for what in ("row", "bid", "map", "seats")}
        self.row = CardRow(self._models["row"], setting)
        self.bid = BidBoard(self._models["bid"], setting)
        board = self._rows.box.boards[setting.setup["map"]]
        self.map = EmpireMap(self._models["map"], setting, self._rows, board)
        self.seats = SeatsBoard(self._models["seats"], setting)
        self._make_actions()
        self._lay_out()
        setting.desk.changed.connect(self._refresh_actions)
        for one in self.boards():
            one.pointed.connect(self.pointed)

    # Building the screen

    def _lay_out(self) -> None:
        theme = self.setting.theme
        note = self.tr("left is cheapest, the row slides left after a turn")
        self._row_panel = Panel(self.tr("Card row"), self.row, theme, note=note)
        self._bid_panel = Panel(self.tr("Bid for the first turn"), self.bid, theme)
        self._seats_panel = Framed(self.seats, theme)
        self._beside = QStackedWidget()
        self._beside.addWidget(self._seats_panel)
        self._beside.addWidget(self._bid_panel)
        self._below = QSplitter(Qt.Orientation.Horizontal)
        self._below.setChildrenCollapsible(False)
        self._below.addWidget(self.map)
        self._below.addWidget(self._beside)
        self._below.setStretchFactor(0, 1)
        self._below.setStretchFactor(1, 0)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._row_panel)
        self._box.addWidget(self._below, 1)
        self._fit()

    def _fit(self) -> None:
        """Less room between the panels, and less for cards and seats, where the window is small."""
        scale = self.setting.scale
        small = self.height() < SMALL_TABLE * scale
        if small == self._is_small:
            return
        self._is_small = small
        self._box.setContentsMargins(*((8, 6, 0, 6) if small else (12, 10, 0, 10)))
        self._box.setSpacing(6 if small else 10)
        self._below.setHandleWidth(6 if small else 10)
        self._row_panel.setFixedHeight(round((ROW_SMALL if small else ROW) * scale))
        seats = round((SEATS_SMALL if small else SEATS) * scale)
        self._below.setSizes([10_000, seats])
        self._beside.setMinimumWidth(round(230 * scale))

    def save_layout(self) -> QByteArray:
        """Where the splitter stands."""
        return QByteArray(json.dumps(self._below.sizes()).encode())

    def restore_layout(self, layout: QByteArray) -> None:
        """Put the splitter where it stood; what does not fit is left as it is."""
        with contextlib.suppress(ValueError, TypeError):
            self._below.setSizes(json.loads(bytes(layout)))

    # Showing

    def show_position(self, observed: State, viewer: int) -> None:
        self._state, self._viewer = observed, viewer
        rows, models = self._rows, self._models
        seat = self.setting.title.turn(observed)
        self.row.show_whose(observed.seats[viewer].coins, self.setting.colours[viewer if seat is None else seat])
        models["row"].show(rows.row(observed, viewer))
        models["map"].show(rows.map(observed))
        models["seats"].show(rows.seats(observed))
        bid = bid_rows(observed, viewer, self.setting.setup.names)
        self._beside.setCurrentWidget(self._bid_panel if bid else self._seats_panel)
        models["bid"].show(bid)
        self.bid.arrange()
        self.seats.arrange()
        self._refresh_actions()

    def show_scores(self, shown: bool) -> None:
        self.seats.show_scores(shown)
        self.seats.arrange()

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        """Open the fists one by one when the bids are shown."""
        if any(event.kind == "revealed" for event in events):
            self.bid.open_fists(self.setting.motion.die)

    def skip_motion(self) -> None:
        for board in self.boards():
            board.land()

    # The banner's buttons

    def _make_actions(self) -> None:
        self.done_action = QAction(self.tr("End turn"), self)
        self.done_action.setShortcut(QKeySequence("E"))
        self.done_action.triggered.connect(self._choose_main)
        self.addAction(self.done_action)

    def banner_actions(self) -> Sequence[QAction]:
        return (self.done_action,)

    def _main(self) -> Action | None:
        return next((offer.action for offer in self.setting.desk.offers if offer.action.verb in MAIN_VERBS), None)

    def _choose_main(self) -> None:
        action = self._main()
        if action is not None:
            self.setting.desk.choose(action)

    def _refresh_actions(self) -> None:
        """Only what can be done now is shown."""
        action = self._main()
        self.done_action.setVisible(action is not None)
        if action is not None:
            self.done_action.setText(words.action(self.setting.title, self.setting.desk.observed, action))

    # For the window

    def show_marks(self, touched: set[str]) -> None:
        """Where a card was laid need not be marked: it is gone from the row."""
        super().show_marks({touch for touch in touched if touch != "map" and not touch.endswith(".cards")})

    def boards(self) -> Sequence[Board]:
        return (self.row, self.bid, self.map, self.seats)

    def stages(self, observed: State) -> Stages:
        step = observed.stack[-1][0] if observed.stack else -1
        if step in (POPULATE, BID, NAME):
            names = (self.tr("Neutral armies"), self.tr("Bid"), self.tr("First player"))
            has_neutral = len(observed.seats) == self._rows.box.content.neutral_seats
            now = (POPULATE, BID, NAME).index(step)
            return Stages(names, now) if has_neutral else Stages(names[1:], now - 1)
        names = (self.tr("Take a card"), self.tr("Use it"), self.tr("End"))
        if step == ACT and self._deeds_left(observed) == "":
            return Stages(names, 2)
        return Stages(names, {TAKE: 0, ACT: 1, CONFIRM: 1}.get(step, -1))

    def end_notes(self, observed: State) -> tuple[str, ...]:
        """How near the end is."""
        cards = self._rows.box.table[len(observed.seats)].cards
        taken = min(len(realm.cards) for realm in observed.seats)
        notes = [empire.tr("{taken} of {cards} cards taken by all", taken=taken, cards=cards)]
        if observed.games > 1:
            notes.append(empire.tr("game {game} of {games}", game=observed.game, games=observed.games))
        return tuple(notes)

    def barred(self, observed: State) -> list[tuple[str, Reason]]:
        """The cards that are too dear."""
        if not observed.stack or observed.stack[-1][0] != TAKE or observed.stack[-1][1] != self._viewer:
            return []
        title, found = self.setting.title, []
        for card in observed.row:
            action = act("take", card)
            reason = title.why_not(observed, action) if card != NO_CARD else None
            if reason is not None:
                found.append((words.action(title, observed, action), reason))
        return found

    def loss(self, observed: State, action: Action) -> str:
        """What ending the turn would leave undone."""
        if action.verb != "end" or all(offer.action.verb == "end" for offer in self.setting.desk.offers):
            return ""
        return empire.tr("You may still {deeds}.", deeds=self._deeds_left(observed))

    def _deeds_left(self, observed: State) -> str:
        params = dict(self.setting.title.prompt(observed).params)
        return listing([phrase(int(params[verb])) for verb, phrase in PHRASES.items() if verb in params])

    def picture(self, row: Row) -> QPixmap | None:
        """The good of a card or of a set, large, for a closer look."""
        match row.value:
            case CardFace(card=card):
                name = card.good
            case GoodFacts(line=line):
                name = line.good
            case RegionFacts(token=token) if token:
                name = token
            case _:
                return None
        return icons.pixmap(name, round(56 * self.setting.scale), self.devicePixelRatioF())

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()
