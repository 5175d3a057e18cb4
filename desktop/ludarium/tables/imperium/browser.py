"""A pile that may be looked at, opened over the table: all its known cards, found by what they are called or say."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.card_rows import in_rows
from ludarium.boards.piece import Piece
from ludarium.boards.search_field import SearchField
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.games.imperium.facts import CARD
from ludarium.look.labels import PlainLabel
from ludarium.tables.imperium.board import ImperiumBoard
from ludarium.tables.imperium.pieces import ImperiumCard
from ludarium.words.imperium.names import imperium
from ludarium.words.search_terms import has_all, search_terms

LARGEST, SMALLEST = 150.0, 104.0


class OpenPile(ImperiumBoard):
    """The cards of one pile, side by side."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context, ())
        self._wanted: tuple[str, ...] = ()

    def wants(self, thing: Thing) -> bool:
        return thing.kind == CARD

    def make_piece(self, thing: Thing) -> Piece:
        return ImperiumCard(thing, self.context)

    def search(self, typed: str) -> None:
        """Show only what is called so, or says so."""
        self._wanted = search_terms(typed)
        self.registry.arrange()

    def found(self) -> list[str]:
        """The cards that are shown, by id."""
        return [piece.id for piece in self.registry if self._fits(piece)]

    def _fits(self, piece: Piece) -> bool:
        said = piece.said
        return has_all(f"{said.aloud} {said.detail}", self._wanted)

    def where(self, thing: Thing) -> QRectF | None:
        found = self.found()
        if thing.id not in found:
            return None
        room, scale = QRectF(self.viewport().rect()).adjusted(12, 10, -12, -10), self.context.scale
        return in_rows(room, len(found), self._size(room, len(found)), 8 * scale)[found.index(thing.id)]

    def _size(self, room: QRectF, count: int) -> QSizeF:
        """As large as all of them have room for."""
        scale = self.context.scale
        for wide in range(round(LARGEST * scale), round(SMALLEST * scale), -4):
            across = max(1, int((room.width() + 8 * scale) // (wide + 8 * scale)))
            rows = -(-count // across)
            high = min(wide * 1.35, (room.height() - 8 * scale * (rows - 1)) / max(1, rows))
            if high >= wide * 0.95:
                return QSizeF(wide, high)
        rows = max(1, -(-count // max(1, int(room.width() // ((SMALLEST + 8) * scale)))))
        return QSizeF(SMALLEST * scale, min(SMALLEST * scale * 1.3, room.height() / rows - 8 * scale))


class PileBrowser(QWidget):
    """An open pile with its name, a field to search in and a button to close it.

    closed: it was put away
    """

    closed = Signal()

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.pile = ""
        self.board = OpenPile(context)
        self._head = PlainLabel()
        self._head.setProperty("tone", "heading")
        self.field = SearchField(imperium.tr("Search these cards"))
        self.field.textChanged.connect(self.board.search)
        self.close_button = QPushButton(imperium.tr("Close"))
        self.close_button.clicked.connect(self.put_away)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(14, 8, 12, 4)
        head.addWidget(self._head)
        head.addStretch(1)
        head.addWidget(self.field)
        head.addWidget(self.close_button)
        box = QVBoxLayout(self)
        box.setContentsMargins(2, 2, 2, 2)
        box.addLayout(head)
        box.addWidget(self.board, 1)

    def open(self, pile: str) -> None:
        """Show what lies in the pile; whoever opened it goes on there."""
        self.show_pile(pile)
        self.board.setFocus()

    def show_pile(self, pile: str) -> None:
        self.pile = pile
        context = self._context
        observed = context.desk.observed
        viewer = None if observed is None else observed.viewer
        name = words.zone(context.title, pile, context.setup.names, viewer)
        self._head.setText(name)
        self.board.setAccessibleName(name)
        self.field.clear()
        self.board.registry.show_zones((pile,))
        self.show()
        self.raise_()
        self.board.registry.arrange()
        self.board.refresh()

    def put_away(self) -> None:
        if self.pile:
            self.pile = ""
            self.hide()
            self.board.registry.show_zones(())
            self.closed.emit()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._context.theme
        painter.setPen(QPen(theme["accent"], 1.6))
        painter.setBrush(theme["surface"])
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.radius.panel, theme.radius.panel)
