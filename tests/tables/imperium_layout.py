"""What is written on the table of Imperium, and what does not fit its place or lies over something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QVBoxLayout, QWidget

from ludarium.boards.board import Board
from ludarium.boards.cardface import card_pixmap
from ludarium.boards.drag import Drag
from ludarium.boards.motion import Motion
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.setups import Setup
from ludarium.games import TITLES
from ludarium.games.imperium.state import State
from ludarium.look import theme
from ludarium.look.text_painting import watched
from ludarium.models.desk import Desk
from ludarium.tables.imperium.lay import lay

TITLE = TITLES.get("imperium")

ROOMS = {"1366x700": (1082, 606), "1600x940": (1236, 770)}
"""How much of the inner area of a window the table gets."""


@attrs.define
class Laid:
    """A table on which positions of matches with so many seats are laid, one after the other."""

    seats: int
    room: str
    scale: float
    look: str

    def __attrs_post_init__(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme.apply(app, theme.theme(self.look), self.scale)
        self.window = QWidget()
        setup: Setup = TITLE.setup([f"Player {n + 1}" for n in range(self.seats)])
        self.desk = Desk(TITLE, setup.names)
        motion = Motion("off")
        hand = Drag(self.window, self.desk, motion)
        players, colours = ("human",) * self.seats, tuple(range(self.seats))
        look = theme.theme(self.look)
        context = TableContext(TITLE, setup, players, colours, self.desk, hand, motion, look, self.scale)
        self.table = lay(context)
        box = QVBoxLayout(self.window)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        self.window.resize(*ROOMS[self.room])
        self.window.show()

    window: QWidget = attrs.field(init=False)
    desk: Desk = attrs.field(init=False)
    table: object = attrs.field(init=False)

    def put(self, state: State) -> None:
        """Lay the position for whoever decides."""
        seat = TITLE.turn(state)
        self.desk.lay(TITLE.observe(state, seat or 0), may_act=seat is not None)
        QApplication.processEvents()

    def cut(self) -> list[str]:
        """What is written and does not fit its place: also in pictures that are kept."""
        card_pixmap.cache_clear()
        for board in self.boards():
            for item in board.scene().items():
                item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        with watched() as notes:
            self.window.grab()
        return sorted({f"{note.text!r} shown {note.shown!r}" for note in notes if not note.is_whole})

    def over_each_other(self) -> list[str]:
        """Pieces that cover each other, though neither lies on the other."""
        return [f"{one.id} and {other.id}" for board in self.boards() for one, other in _covering(board)]

    def boards(self) -> list[Board]:
        return [board for board in self.table.boards() if board.isVisible()]  # type: ignore[attr-defined]


LOOSE = ("play", "hand", "playing")
"""Places that hold others; and cards in a row that is too long may lie over each other."""


def _covering(board: Board) -> Iterator[tuple[Piece, Piece]]:
    pieces = [piece for piece in board.pieces if piece.isVisible() and piece.thing.kind not in LOOSE]
    for one, other in combinations(pieces, 2):
        if _are_apart(one, other):
            continue
        shared = _body(one).intersected(_body(other))
        if shared.width() > 1.5 and shared.height() > 1.5:
            yield one, other


def _are_apart(one: Piece, other: Piece) -> bool:
    """Whether they may touch: they are cards of one row or what lies under these, or one lies on the other."""
    kinds = {one.thing.kind, other.thing.kind}
    if kinds == {"card", "slot"}:  # what the bot plays lies where it was
        return True
    if kinds == {"card"}:
        return _row(one) == _row(other)
    if kinds & {"state", "die"} or one.id.endswith(".top") or other.id.endswith(".top"):
        return True
    lies_on = one.thing.zone == other.id or other.thing.zone == one.id
    on_the_same = one.thing.zone == other.thing.zone and not one.thing.zone.endswith(".board")
    return lies_on or (on_the_same and kinds == {"token"}) or kinds == {"token", "card"}


def _row(card: Piece) -> str:
    """The row that a card lies in, or the card does that it lies under."""
    zone = card.thing.zone
    return f"{zone.partition('.')[0]}.play" if ".piece." in zone else zone


def _body(piece: Piece) -> QRectF:
    return QRectF(piece.pos(), piece.rect.size())
