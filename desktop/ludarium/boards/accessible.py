"""Boards for screen readers: every piece is a child of its board, with a role and a name from the seat's view."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from ludarium.boards.board import Board
from ludarium.boards.clicking import is_usable
from ludarium.boards.piece import Piece

_kept: dict[int, BoardAccess] = {}
"""Qt does not keep what a factory makes, so it is kept here for as long as its board lives."""


class BoardAccess(QAccessibleWidget):
    """A board as a list of its pieces."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, QAccessible.Role.List, board.accessibleName())
        self._board = board
        self._children: dict[str, PieceAccess] = {}

    def _pieces(self) -> list[Piece]:
        return [piece for piece in self._board.pieces if piece.isVisible()] if isValid(self._board) else []

    def _access(self, piece: Piece) -> PieceAccess:
        access = self._children.get(piece.id)
        if access is None:
            access = self._children[piece.id] = PieceAccess(self._board, piece.id)
        return access

    def childCount(self) -> int:  # noqa: N802
        return len(self._pieces())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        pieces = self._pieces()
        return self._access(pieces[index]) if 0 <= index < len(pieces) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        keys = [piece.id for piece in self._pieces()]
        return keys.index(child.key) if isinstance(child, PieceAccess) and child.key in keys else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        piece = self._board.focus.piece
        return self._access(piece) if piece is not None else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        piece = self._board.piece_at(self._board.viewport().mapFromGlobal(QPoint(x, y)))
        return self._access(piece) if piece is not None else None


class PieceAccess(QAccessibleInterface):
    """One piece or place: a button when something can be done with it now."""

    def __init__(self, board: Board, key: str) -> None:
        super().__init__()
        self._board = board
        self.key = key

    def _piece(self) -> Piece | None:
        return self._board.piece(self.key) if isValid(self._board) else None

    def isValid(self) -> bool:  # noqa: N802
        return self._piece() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._board)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        return None

    def text(self, kind: QAccessible.Text) -> str:
        piece = self._piece()
        if piece is None:
            return ""
        if kind == QAccessible.Text.Name:
            return piece.said.aloud
        return piece.said.detail if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:  # noqa: N802
        """Nothing here can be renamed."""

    def rect(self) -> QRect:
        piece = self._piece()
        if piece is None:
            return QRect()
        view = self._board.viewport()
        box = self._board.mapFromScene(piece.mapToScene(piece.rect)).boundingRect()
        return QRect(view.mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        piece = self._piece()
        usable = piece is not None and is_usable(self._board, piece)
        return QAccessible.Role.Button if usable else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        piece = self._piece()
        state.focusable = True
        state.focused = piece is not None and piece.is_focus
        state.invalid = piece is None
        return state


def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, Board):
        return None
    access = _kept[id(thing)] = BoardAccess(thing)
    thing.destroyed.connect(lambda: _kept.pop(id(thing), None))
    return access


def install() -> None:
    """Make all boards readable. Once for a program."""
    QAccessible.installFactory(_make)


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say it."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
