"""Boards for screen readers: every piece is a child of its board, with a name from the seat's view, a role and actions.

Nothing here is made before somebody listens. Qt asks the factory about an object, keeps what it makes for as long as
the object lives, and PySide for as long as the program: so nothing made here may hold on to a piece or a board.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer

from ludarium.boards.accessible_events import send_checked, send_event
from ludarium.boards.board import Board
from ludarium.boards.click_actions import activate, is_usable
from ludarium.boards.piece import Piece

Event, Role = QAccessible.Event, QAccessible.Role
Callback = Callable[[], object]
Make = Callable[[QObject], QAccessibleInterface | None]
ROLE_CHANGED = getattr(Event, "RoleChanged", None)  # known to Qt since 6.11


class Pressable(QAccessibleObject, QAccessibleActionInterface):
    """An element without children that can take the focus, and perhaps be pressed."""

    def __init__(self, thing: QObject) -> None:
        QAccessibleObject.__init__(self, thing)
        QAccessibleActionInterface.__init__(self)

    # For what it is

    def deeds(self) -> dict[str, Callback]:
        """Return the current actions by name."""
        raise NotImplementedError

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]
        """Return a bare pointer, even if null: PySide crashes on None here."""
        is_action = kind == QAccessible.InterfaceType.ActionInterface
        return VoidPtr(getCppPointer(self)[1] if is_action else 0)  # the second of its bases

    def actionNames(self) -> list[str]:  # noqa: N802
        return list(self.deeds())

    def doAction(self, name: str) -> None:  # noqa: N802
        """Run the action after answering the client: the element may be gone by then."""
        deed, thing = self.deeds().get(name), self.object()
        if deed is not None and thing is not None:
            QTimer.singleShot(0, thing, deed)

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: N802
        return []

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        return None


class PieceAccess(Pressable):
    """A piece or place: a button if it can be used now, a check box in a choice of several."""

    def _standing(self) -> tuple[Board, Piece] | None:
        """Return the piece and its board, or None once it was removed."""
        piece = self.object()
        board = board_of(piece) if isinstance(piece, Piece) else None
        return (board, piece) if board is not None and isinstance(piece, Piece) else None

    def deeds(self) -> dict[str, Callback]:
        standing = self._standing()
        if standing is None:
            return {}
        board, piece = standing
        focus: dict[str, Callback] = {self.setFocusAction(): lambda: _give_focus(board, piece)}
        if not is_usable(board, piece):
            return focus
        name = self.toggleAction() if board.desk.may_draft(piece.id) else self.pressAction()
        return {name: lambda: activate(board, piece), **focus}

    def isValid(self) -> bool:  # noqa: N802
        return self._standing() is not None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        standing = self._standing()
        return QAccessible.queryAccessibleInterface(standing[0]) if standing else None

    def text(self, kind: QAccessible.Text) -> str:
        standing = self._standing()
        said = standing[1].said if standing else None
        if said is None:
            return ""
        if kind == QAccessible.Text.Name:
            return said.aloud
        return said.detail if kind == QAccessible.Text.Description else ""

    def rect(self) -> QRect:
        standing = self._standing()
        if standing is None:
            return QRect()
        board, piece = standing
        box = board.mapFromScene(piece.mapToScene(piece.rect)).boundingRect()
        return QRect(board.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        standing = self._standing()
        return role_of(*standing) if standing else Role.NoRole

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        standing = self._standing()
        state.invalid = standing is None
        if standing is not None:
            board, piece = standing
            state.invisible = not (piece.isVisible() and board.isVisible())
            state.focusable = True
            state.focused = piece.is_focus
            state.checkable = board.desk.may_draft(piece.id)
            state.checked = piece.id in board.desk.draft
            state.selectable = state.selected = bool(board.drag.held) and board.drag.held == piece.id
        return state


class BoardAccess(QAccessibleWidget):
    def __init__(self, board: Board) -> None:
        super().__init__(board, Role.Grouping)
        BoardChanges(board)

    def _board(self) -> Board:
        board = self.widget()
        assert isinstance(board, Board)
        return board

    def _pieces(self) -> list[Piece]:
        return shown(self._board())

    def childCount(self) -> int:  # noqa: N802
        return len(self._pieces())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        pieces = self._pieces()
        return QAccessible.queryAccessibleInterface(pieces[index]) if 0 <= index < len(pieces) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        piece, pieces = child.object(), self._pieces()
        return pieces.index(piece) if isinstance(piece, Piece) and piece in pieces else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        board = self._board()
        piece = board.focus.piece if board.hasFocus() else None
        return QAccessible.queryAccessibleInterface(piece) if piece is not None else super().focusChild()

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        board = self._board()
        piece = board.piece_at(board.viewport().mapFromGlobal(QPoint(x, y)))
        return QAccessible.queryAccessibleInterface(piece) if piece is not None else None


@attrs.frozen
class PieceReading:
    """The last reported state of a piece."""

    name: str
    role: QAccessible.Role
    is_checked: bool


class BoardChanges(QObject):
    """Reports new, renamed and re-purposed pieces to screen readers."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._told: dict[str, PieceReading] | None = None
        self._late = QTimer(self)  # a position changes in many steps: it is compared after the last of them
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._tell)
        for changed in (board.desk.changed, board.desk.drafted, board.drag.picked, board.drag.emptied):
            changed.connect(self._late.start)
        self._late.start()  # the board may still be in the making

    def _readings(self) -> dict[str, PieceReading]:
        board = self._board
        return {
            piece.id: PieceReading(piece.said.aloud, role_of(board, piece), piece.id in board.desk.draft)
            for piece in shown(board)
        }

    def _tell(self) -> None:
        if not QAccessible.isActive():
            return
        before, self._told = self._told, self._readings()
        if before is None:
            return
        for id, now in self._told.items():
            piece = self._board.piece(id)
            if piece is not None and now != before.get(id):
                self._tell_of(piece, before.get(id), now)

    def _tell_of(self, piece: Piece, before: PieceReading | None, now: PieceReading) -> None:
        if before is None:
            send_event(piece, Event.ObjectCreated)
            return
        if before.name != now.name:
            send_event(piece, Event.NameChanged)
        if before.role != now.role and ROLE_CHANGED is not None:
            send_event(piece, ROLE_CHANGED)
        if before.is_checked != now.is_checked:
            send_checked(piece)


def shown(board: Board) -> list[Piece]:
    return [piece for piece in board.pieces if piece.isVisible()]


def board_of(piece: Piece) -> Board | None:
    scene = piece.scene()
    board = scene.parent() if scene is not None else None
    return board if isinstance(board, Board) else None


def role_of(board: Board, piece: Piece) -> QAccessible.Role:
    if board.desk.may_draft(piece.id):
        return Role.CheckBox
    return Role.Button if is_usable(board, piece) else Role.StaticText


def _give_focus(board: Board, piece: Piece) -> None:
    board.setFocus()
    board.set_focus_piece(piece)


# For all that is read otherwise than Qt would

_makers: list[Make] = []


def install(make: Make) -> None:
    """Register a factory that describes some objects better than Qt does."""
    if make not in _makers:
        if not _makers:
            QAccessible.installFactory(_make)
        _makers.append(make)


def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    return next((access for make in _makers if (access := make(thing)) is not None), None)


def read_table(thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Board):
        return BoardAccess(thing)
    return PieceAccess(thing) if isinstance(thing, Piece) else None
