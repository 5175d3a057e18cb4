"""The focus of the keyboard on a board: one piece has it, and arrows lead it to the nearest."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ludarium.boards.accessible_events import tell_focus
from ludarium.boards.piece import Piece

if TYPE_CHECKING:
    from ludarium.boards.board import Board

ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""Ways in which the focus comes by a key."""


class Focus:
    """Which piece has the focus, and where the keys lead it."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._id = ""

    @property
    def piece(self) -> Piece | None:
        return self._board.stock.get(self._id)

    def set(self, piece: Piece) -> None:
        before = self.piece
        if before is not None:
            before.flag(is_focus=False)
        self._id = piece.id
        self._show(piece)
        piece.update_frames()  # the ring comes and goes with the keys
        self._board.pointed.emit(piece.thing)

    def enter(self, reason: Qt.FocusReason) -> None:
        """The board was given the focus: it stands where it stood, or where something can be begun."""
        if reason in KEYS:
            self.use_keys(True)
        if self.piece is not None:
            self._show(self.piece)
            return
        reachable = self._board.reachable()
        if reachable:
            self._board.set_focus_piece(next((piece for piece in reachable if piece.can_begin), reachable[0]))

    def use_keys(self, by_keys: bool) -> None:
        """The ring is for those who use keys: whoever points sees the pointer."""
        self._board.hand.by_keys = by_keys
        if self.piece is not None:
            self.piece.update_frames()

    def _show(self, piece: Piece) -> None:
        piece.flag(is_focus=self._board.hasFocus())
        if piece.is_focus:
            tell_focus(piece)

    def leave(self) -> None:
        if self.piece is not None:
            self.piece.flag(is_focus=False)

    def move(self, arrow: int) -> None:
        """An arrow key: to the next piece, and while something is held on to other boards where it may go."""
        board = self._board
        self.use_keys(True)
        if not board.hand.is_empty and not any(piece.glow for piece in board.stock):
            self._go_on(arrow)
            return
        here = self.piece
        if here is None or not here.isVisible():
            reachable = board.reachable()
            if reachable:
                board.set_focus_piece(reachable[0])
            return
        there = board.next_piece(here, arrow)
        if there is not None:
            board.set_focus_piece(there)
        elif not board.hand.is_empty:
            self._go_on(arrow)

    def _go_on(self, arrow: int) -> None:
        """To the glowing places of the next board that is seen."""
        seen = (board for board in self._board.hand.boards if board.isVisible())
        boards = [board for board in seen if any(piece.glow for piece in board.stock)]
        if not boards:
            return
        step = 1 if sum(ARROWS[arrow]) > 0 else -1
        place = boards.index(self._board) + step if self._board in boards else 0
        board = boards[place % len(boards)]
        board.setFocus(Qt.FocusReason.OtherFocusReason)
        board.set_focus_piece(next(piece for piece in board.stock if piece.glow))


def nearest(here: Piece, pieces: list[Piece], arrow: int) -> Piece | None:
    """The nearest piece in the direction of an arrow, None at the edge."""
    dx, dy = ARROWS[arrow]
    found = min(pieces, key=lambda piece: _distance(here, piece, dx, dy), default=None)
    return found if found is not None and _distance(here, found, dx, dy) < math.inf else None


def _distance(here: Piece, there: Piece, dx: int, dy: int) -> float:
    """How far a piece is in the direction of an arrow: sideways counts double, backwards is out of reach."""
    way = there.sceneBoundingRect().center() - here.sceneBoundingRect().center()
    ahead = way.x() * dx + way.y() * dy
    aside = abs(way.x() * dy) + abs(way.y() * dx)
    return ahead + 2 * aside if ahead > 1 else math.inf
