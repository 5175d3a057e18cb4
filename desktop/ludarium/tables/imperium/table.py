"""The table of Imperium: the market above, the other seats below it, one's own seat at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ludarium.boards.board import Board
from ludarium.boards.cardface import card_pixmap, stamp_pixmap
from ludarium.boards.panel import BoardPanel, FramedBoard, paint_frame
from ludarium.boards.splitters import NARROW, WIDE
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.imperium.facts import PILE, CardFacts, PileFacts
from ludarium.look.labels import PlainLabel
from ludarium.tables.imperium.botboard import BotBoard
from ludarium.tables.imperium.browser import PileBrowser
from ludarium.tables.imperium.faces import card_face, card_stamp
from ludarium.tables.imperium.market import MarketBoard
from ludarium.tables.imperium.pieces import ALARMING
from ludarium.tables.imperium.rivals import RivalsBoard
from ludarium.tables.imperium.seatboard import SeatBoard
from ludarium.tables.table import Table
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.names import imperium

MARKET, MARKET_SMALL = 0.3, 0.24
"""The market's share of the table's height."""

SMALL = (27.0, 36.0)
"""How large a card is beside a line of text."""

LEAST, TALL = 590, 690
"""So high is a table at least, in pixels at 100 %; and with the bot's rows where it is scrolled."""

BOT, BOT_SMALL = 0.28, 0.27
"""The bot's share of it."""

FRAME = (0, 1, 1, 1)
"""The air around a board that has no title."""


class Page(QWidget):
    """What the table scrolls.

    resized: it has another size now
    """

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.resized.emit()


class OpenSeat(QWidget):
    """All that another seat has, over the market, with a button that closes it."""

    def __init__(self, board: SeatBoard, context: TableContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._board = context, board
        self._head = PlainLabel()
        self._head.setProperty("tone", "heading")
        close = QPushButton(imperium.tr("Close"))
        close.clicked.connect(self.put_away)
        head = QHBoxLayout()
        head.setContentsMargins(14, 6, 12, 2)
        head.addWidget(self._head)
        head.addStretch(1)
        head.addWidget(close)
        box = QVBoxLayout(self)
        box.setContentsMargins(2, 2, 2, 2)
        box.setSpacing(0)
        box.addLayout(head)
        box.addWidget(board, 1)
        self.hide()

    def open(self, seat: int) -> None:
        name = self._context.setup.names[seat]
        self._head.setText(name)
        self._board.setAccessibleName(name)
        self._board.show_seat(seat)
        self.show()
        self.raise_()
        self._board.registry.arrange()
        self._board.refresh()
        self._board.setFocus()

    def put_away(self) -> None:
        self.hide()
        self._board.registry.show_zones(())

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        theme = self._context.theme
        paint_frame(QPainter(self), self.rect(), theme, theme["accent"])


class ImperiumTable(Table):
    """Everything public on one screen, with the hand of whoever looks."""

    usual_sound = "card"
    shortens = True

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.market = MarketBoard(context)
        self.rivals = RivalsBoard(context)
        self.bot = BotBoard(context)
        self.own = SeatBoard(context, self.question_buttons)
        self.opened_seat = SeatBoard(context)
        self._asked_pile = ""
        self._page = Page()
        self._page.resized.connect(self._lay_over)
        self.browser = PileBrowser(context, self._page)
        self._lay_out()
        for board in self.boards():
            board.pointed.connect(self.pointed)

    def _lay_out(self) -> None:
        theme = self.context.theme
        self._market_panel = BoardPanel(imperium.tr("Market"), self.market, theme)
        self._bot_panel = FramedBoard(self.bot, theme, FRAME)
        self._own_panel = FramedBoard(self.own, theme, FRAME)
        self._over = OpenSeat(self.opened_seat, self.context, self._page)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._page)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget#page { background: transparent }")
        self._page.setObjectName("page")
        is_tall = self._is_solo and self.context.scale > 1  # it scrolls then anyway
        self._page.setMinimumHeight(round((TALL if is_tall else LEAST) * self.context.scale))
        outer = QVBoxLayout(self)
        outer.addWidget(self._scroll)
        self._box = QVBoxLayout(self._page)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self._market_panel, 0)
        self._box.addWidget(self.rivals, 0)
        self._box.addWidget(self._bot_panel, 0)
        self._box.addWidget(self._own_panel, 1)
        self.rivals.seat_opened.connect(self._open_seat)
        for board in (self.market, self.rivals, self.bot, self.own, self.opened_seat):
            board.opened.connect(self.browser.open)

    @property
    def _is_solo(self) -> bool:
        return len(self.context.setup.names) == 1

    def boards(self) -> Sequence[Board]:
        return (self.market, self.rivals, self.bot, self.opened_seat, self.own, self.browser.board)

    # Arranging

    def set_small(self, small: bool) -> None:
        super().set_small(small)
        self._box.setSpacing(NARROW if small else WIDE)
        self._share_out()

    def _share_out(self) -> None:
        """How much of the height the market and the other seats take."""
        share, high = MARKET_SMALL if self._is_small else MARKET, max(self.height(), self._page.minimumHeight())
        self._market_panel.setFixedHeight(round(max(170 * self.context.scale, high * share)))
        self.rivals.setFixedHeight(max(1, round(self.rivals.fold(bool(self._is_small)))))
        self._bot_panel.setFixedHeight(round(high * (BOT_SMALL if self._is_small else BOT)))
        self._lay_over()

    def _lay_over(self) -> None:
        """What opens over the market and the other seats lies where they are now."""
        self._box.activate()
        over = self._market_panel.geometry().united(self.rivals.geometry())
        self._over.setGeometry(over)
        self.browser.setGeometry(over.adjusted(0, 0, 0, round(self._own_panel.height() * 0.1)))

    def show_viewer(self, viewer: int) -> None:
        seats = range(len(self.context.setup.names))
        seat = viewer if viewer in seats else 0
        self.own.show_seat(seat)
        self.own.setAccessibleName(imperium.tr("Your table"))
        self.rivals.show_rivals(tuple(other for other in seats if other != seat))
        self.rivals.setVisible(bool(self.rivals.rivals))
        self._bot_panel.setVisible(self._is_solo)
        self._over.put_away()
        self.browser.put_away()
        self._share_out()

    def refresh(self) -> None:
        """Where answers stand, which pile is asked for, and how near a collapse is."""
        self.own.plan_anew()
        self._open_what_is_asked()
        unrest = self.context.desk.scene.thing("unrest")
        left = facts_of(unrest, PileFacts).count if unrest is not None else 0
        note = imperium.tr(
            "Unrest pile: %n left. Empty means collapse.", "Unrest pile: %n left. Empty means collapse.", left
        )
        self._market_panel.set_note(note if left <= ALARMING and unrest is not None else "")

    def _open_seat(self, seat: int) -> None:
        """All that another seat has, over the market."""
        self._share_out()
        self._over.open(seat)

    def _open_what_is_asked(self) -> None:
        """A pile opens by itself when the question can be answered nowhere else; it closes when that is done."""
        desk, browser = self.context.desk, self.browser
        wanted: set[str] = set()
        for offer in desk.offers:
            if not desk.is_done(offer.action):
                wanted.update(self._pile_of(id) for id in offer.touches[0])
        if len(wanted) == 1 and (pile := wanted.pop()):
            if browser.pile != pile:
                at_the_boards = any(board.hasFocus() for board in self.boards())
                (browser.open if at_the_boards else browser.show_pile)(pile)  # who decides by orders stays there
                self._asked_pile = pile
        elif browser.pile and browser.pile not in wanted and (desk.offers or browser.pile == self._asked_pile):
            browser.put_away()
            self._asked_pile = ""

    def _pile_of(self, id: str) -> str:
        """The closed pile that a thing lies in; empty where it lies open."""
        scene = self.context.desk.scene
        thing = scene.thing(id)
        below = scene.thing(thing.zone) if thing is not None else None
        is_closed = below is not None and below.kind == PILE and not id.endswith(".top")
        return below.id if below is not None and is_closed and not self._is_listed(below.id) else ""

    def _is_listed(self, pile: str) -> bool:
        return pile.endswith(".development") and not self.own.plan.is_folded

    def picture(self, thing: Thing) -> QPixmap | None:
        """A card, large."""
        if not isinstance(thing.facts, CardFacts):
            return None
        scale = self.context.scale
        face = card_face(box_of(self.context.title), thing.facts.card, thing.facts)
        size = (152.0 * scale, 204.0 * scale)
        return card_pixmap(face, size, self.context.theme.name, scale, self.devicePixelRatioF())

    def small_picture(self, component: str) -> QPixmap | None:
        """A card with its colours and marks, as small as a line of text allows."""
        box, scale = box_of(self.context.title), self.context.scale
        card = box.number_of.get(component)
        if card is None:
            return None
        face, size = card_stamp(box, card), (SMALL[0] * scale, SMALL[1] * scale)
        return stamp_pixmap(face, size, self.context.theme.name, scale, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share_out()
