"""Keyboard focus on a board: one piece has it, and arrows move it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ludarium.boards.accessible_events import send_focus
from ludarium.boards.piece import Piece

if TYPE_CHECKING:
    from ludarium.boards.board import Board

ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

# Reasons for focus by keyboard
KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Focus:
    """Holds the focused piece and moves the focus."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._id = ""

    @property
    def piece(self) -> Piece | None:
        return self._board.registry.get(self._id)

    def set(self, piece: Piece) -> None:
        before = self.piece
        if before is not None:
            before.flag(is_focus=False)
        self._id = piece.id
        self._show(piece)
        piece.update_frames()  # the ring comes and goes with the keys
        self._board.pointed.emit(piece.thing)

    def enter(self, reason: Qt.FocusReason) -> None:
        """Focus the last piece, or one that can be used."""
        if reason in KEYS:
            self.use_keys(True)
        if self.piece is not None:
            self._show(self.piece)
            return
        reachable = self._board.reachable()
        if reachable:
            self._board.set_focus_piece(next((piece for piece in reachable if piece.can_begin), reachable[0]))

    def use_keys(self, by_keys: bool) -> None:
        """Show the focus ring for keyboard users."""
        self._board.drag.by_keys = by_keys
        if self.piece is not None:
            self.piece.update_frames()

    def _show(self, piece: Piece) -> None:
        piece.flag(is_focus=self._board.hasFocus())
        if piece.is_focus:
            send_focus(piece)

    def leave(self) -> None:
        if self.piece is not None:
            self.piece.flag(is_focus=False)

    def move(self, arrow: int) -> None:
        """Move to the next piece; while something is held, on to other boards with targets."""
        board = self._board
        self.use_keys(True)
        if not board.drag.is_empty and not any(piece.glow for piece in board.registry):
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
        elif not board.drag.is_empty:
            self._go_on(arrow)

    def _go_on(self, arrow: int) -> None:
        """Move to the targets of the next visible board."""
        seen = (board for board in self._board.drag.boards if board.isVisible())
        boards = [board for board in seen if any(piece.glow for piece in board.registry)]
        if not boards:
            return
        step = 1 if sum(ARROWS[arrow]) > 0 else -1
        place = boards.index(self._board) + step if self._board in boards else 0
        board = boards[place % len(boards)]
        board.setFocus(Qt.FocusReason.OtherFocusReason)
        board.set_focus_piece(next(piece for piece in board.registry if piece.glow))


def nearest(here: Piece, pieces: list[Piece], arrow: int) -> Piece | None:
    """Return the nearest piece in the arrow's direction, None at the edge."""
    dx, dy = ARROWS[arrow]
    found = min(pieces, key=lambda piece: _distance(here, piece, dx, dy), default=None)
    return found if found is not None and _distance(here, found, dx, dy) < math.inf else None


def _distance(here: Piece, there: Piece, dx: int, dy: int) -> float:
    """Return the distance in the arrow's direction: sideways counts double, backwards is infinite."""
    way = there.sceneBoundingRect().center() - here.sceneBoundingRect().center()
    ahead = way.x() * dx + way.y() * dy
    aside = abs(way.x() * dy) + abs(way.y() * dx)
    return ahead + 2 * aside if ahead > 1 else math.inf
