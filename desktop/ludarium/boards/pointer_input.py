"""The mouse on a board: hovering, pressing, dragging, releasing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from ludarium.boards.click_actions import activate, is_usable
from ludarium.boards.piece import Piece

if TYPE_CHECKING:
    from ludarium.boards.board import Board


class Pointer:
    """Handles the mouse on one board. A press that moves far enough is a drag, else a click."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._pressed: Piece | None = None
        self._press_at = QPoint()
        self._hover_at = QPoint()

    @property
    def is_down(self) -> bool:
        return self._pressed is not None

    def press(self, event: QMouseEvent) -> None:
        board = self._board
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        self._pressed = board.target_at(at) or board.piece_at(at)
        self._press_at = at
        board.focus.use_keys(False)
        if self._pressed is not None:
            board.set_focus_piece(self._pressed)
        elif not board.drag.is_empty:
            board.drag.put_back()

    def forget_press(self) -> None:
        """Turn the press into something other than a click."""
        self._pressed = None

    def move(self, event: QMouseEvent) -> None:
        board, at = self._board, event.position().toPoint()
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self.hover(at)
            return
        if not board.drag.is_dragging:
            if (at - self._press_at).manhattanLength() < QApplication.startDragDistance():
                return
            piece = board.draggable(self._press_at)
            if piece is None or not board.drag.pick_up(board, piece):
                return
            board.drag.start_dragging(self._press_at)
        board.drag.move(board, at)

    def release(self, event: QMouseEvent) -> None:
        board = self._board
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        if board.drag.is_dragging:
            board.drag.let_go(board, event.position().toPoint())
        elif pressed in board.registry:
            activate(board, pressed)

    def hover_again(self) -> None:
        """Hover again after a change of position."""
        self.hover(self._hover_at)

    def hover(self, at: QPoint) -> None:
        board, self._hover_at = self._board, at
        piece = board.target_at(at) or board.piece_at(at)  # as a press would find it
        board.pointed.emit(piece.thing if piece else None)
        usable = piece is not None and is_usable(board, piece)
        board.viewport().setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
