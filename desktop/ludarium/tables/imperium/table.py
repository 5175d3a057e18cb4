"""The table of Imperium: the market above, the other seats below it, one's own seat at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ludarium.boards.arrangement import NARROW, WIDE
from ludarium.boards.board import Board
from ludarium.boards.cardface import card_picture
from ludarium.boards.panel import Panel
from ludarium.boards.setting import Setting
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.imperium.facts import CardFacts, PileFacts
from ludarium.look.theme import Theme
from ludarium.tables.imperium.faces import card_face
from ludarium.tables.imperium.market import MarketBoard
from ludarium.tables.imperium.pieces import ALARMING
from ludarium.tables.imperium.rivals import RivalsBoard
from ludarium.tables.imperium.seatboard import SeatBoard
from ludarium.tables.table import Table
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.names import imperium

MARKET, MARKET_SMALL = 0.3, 0.24
"""The market's share of the table's height."""


class Framed(QWidget):
    """A board on a surface of its own."""

    def __init__(self, board: Board, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 1, 1, 1)
        box.addWidget(board)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme["line"])
        painter.setBrush(self._theme["surface"])
        radius = self._theme.radius.panel
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class ImperiumTable(Table):
    """Everything public on one screen, with the hand of whoever looks."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self.market = MarketBoard(setting)
        self.rivals = RivalsBoard(setting)
        self.own = SeatBoard(setting, self.asking)
        self._lay_out()
        for board in self.boards():
            board.pointed.connect(self.pointed)

    def _lay_out(self) -> None:
        theme = self.setting.theme
        self._market_panel = Panel(imperium.tr("Market"), self.market, theme)
        self._own_panel = Framed(self.own, theme)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._market_panel, 0)
        self._box.addWidget(self.rivals, 0)
        self._box.addWidget(self._own_panel, 1)

    def boards(self) -> Sequence[Board]:
        return (self.market, self.rivals, self.own)

    # Arranging

    def set_small(self, small: bool) -> None:
        super().set_small(small)
        self._box.setSpacing(NARROW if small else WIDE)
        self.rivals.is_folded = small
        self._share_out()

    def _share_out(self) -> None:
        """How much of the height the market and the other seats take."""
        share = MARKET_SMALL if self._is_small else MARKET
        self._market_panel.setFixedHeight(round(max(170 * self.setting.scale, self.height() * share)))
        self.rivals.setFixedHeight(max(1, round(self.rivals.wanted_height(bool(self._is_small)))))

    def show_viewer(self, viewer: int) -> None:
        seats = range(len(self.setting.setup.names))
        seat = viewer if viewer in seats else 0
        self.own.show_seat(seat)
        self.own.setAccessibleName(imperium.tr("Your table"))
        self.rivals.show_rivals(tuple(other for other in seats if other != seat))
        self.rivals.setVisible(bool(self.rivals.rivals))
        self._share_out()

    def refresh(self) -> None:
        """Where answers stand, and how near a collapse is."""
        self.own.plan_anew()
        unrest = self.setting.desk.scene.thing("unrest")
        left = facts_of(unrest, PileFacts).count if unrest is not None else 0
        said = "Unrest pile: %n left. Empty means collapse."
        note = imperium.tr("Unrest pile: %n left. Empty means collapse.", said, left)
        self._market_panel.set_note(note if left <= ALARMING and unrest is not None else "")

    def picture(self, thing: Thing) -> QPixmap | None:
        """A card, large."""
        if not isinstance(thing.facts, CardFacts):
            return None
        scale = self.setting.scale
        face = card_face(box_of(self.setting.title), thing.facts.card, thing.facts)
        size = (200.0 * scale, 260.0 * scale)
        return card_picture(face, size, self.setting.theme.name, scale * 1.15, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share_out()
