"""Boards: views of the things in some zones, with the same dragging, clicking and keys in all titles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ludarium.boards import click_actions
from ludarium.boards.focus import ARROWS, Focus, nearest
from ludarium.boards.piece import Piece
from ludarium.boards.piece_registry import PieceRegistry
from ludarium.boards.pointer_input import Pointer
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Board(QGraphicsView):
    """Pieces for the things in its zones.

    pointed: the pointer or the focus is on this thing now, None on nothing (for Look closer and the status line)
    """

    pointed = Signal(object)
    keeps_pictures = False  # cache pictures of pieces, so those beside a change are not repainted

    def __init__(
        self,
        context: TableContext,
        zones: Collection[str],
        parent: QWidget | None = None,
        wants: Callable[[Thing], bool] | None = None,
    ) -> None:
        """``wants``: whether a thing gets a piece (all do if None); things in a closed pile need none."""
        super().__init__(parent)
        self.context = context
        self.desk, self.drag, self.theme = context.desk, context.drag, context.theme
        self.setScene(QGraphicsScene(self))
        self.registry = PieceRegistry(self.desk.scene, zones, self.make, self.where, self.scene(), wants)
        self.registry.keeps_pictures = self.keeps_pictures
        self.focus = Focus(self)
        self.pointer = Pointer(self)
        self._is_late = True
        self._flagged: set[str] = set()
        self._targets: Mapping[str, int | None] = {}
        self.exposed = QRectF()  # what is being painted of the ground
        self._picked: frozenset[str] = frozenset()
        self._lit: tuple[frozenset[str], frozenset[str]] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStyleSheet("background: transparent")
        self.setMinimumSize(40, 40)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.drag.watch(self)
        self.desk.changed.connect(self._on_laid)
        self.desk.drafted.connect(self.refresh)
        self.registry.fill()

    # For a concrete board

    def make(self, thing: Thing) -> Piece:
        raise NotImplementedError

    def where(self, thing: Thing) -> QRectF | None:
        """Return the piece's rectangle in pixels of the view; None hides it."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what lies under the pieces, as far as it is exposed."""

    def refresh(self) -> None:
        """Flag usable, asked and picked pieces of the new position. The focus stays."""
        live, asked, focused = self.desk.live, self.desk.asked, self.focus.piece if self.hasFocus() else None
        for piece in self.registry:
            piece.flag(live=piece.id in live, asked=piece.id in asked, is_focus=piece is focused)
        picked = frozenset(self.desk.draft)
        for piece in self.registry.some(picked | self._picked):
            piece.flag(picked=piece.id in picked)
        self._picked = picked

    def reachable(self) -> list[Piece]:
        """Return pieces that may take the focus: during a drag, only its targets."""
        pieces = [piece for piece in self.registry if piece.isVisible()]
        if self.drag.is_empty:
            return pieces
        return [piece for piece in pieces if piece.glow] or pieces

    def next_piece(self, here: Piece, arrow: int) -> Piece | None:
        """Return the nearest piece in the arrow's direction, None at the edge."""
        return nearest(here, self.reachable(), arrow)

    def set_focus_piece(self, piece: Piece) -> None:
        self.focus.set(piece)

    def draggable(self, at: QPoint) -> Piece | None:
        """Return the piece that a drag from here takes."""
        return self.piece_at(at, lambda piece: self.desk.is_movable(click_actions.meant(self, piece).id))

    # Pieces and things

    def piece(self, id: str) -> Piece | None:
        return self.registry.get(id)

    @property
    def pieces(self) -> list[Piece]:
        return list(self.registry)

    def _on_laid(self) -> None:
        """Another position, or another seat's: what changed here is shown once, after all of it has changed.

        A board that nobody sees waits until somebody does.
        """
        self._is_late = not self.isVisible()
        if not self._is_late:
            self.catch_up()

    def catch_up(self) -> None:
        ids, desk = frozenset(self.registry.ids), self.desk
        lit = ids & desk.touched, ids & desk.asked
        if self.registry.settle(0 if self._is_late else self.drag.motion.piece) or lit != self._lit:
            self._lit = lit
            self.refresh()

    def show_flag(self, name: str, values: Mapping[str, object], default: object) -> None:
        """Set a flag of every piece by id: marks of the last moves, ranks of hints."""
        if not values and name not in self._flagged:
            return
        (self._flagged.add if values else self._flagged.discard)(name)
        for piece in self.registry:
            piece.flag(**{name: values.get(piece.id, default)})

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        """Highlight these places, each with the resulting score."""
        if not targets and not self._targets:
            return
        # Those that look otherwise then: these, the ones before, and what is asked for.
        for piece in self.registry.some({*targets, *self._targets, *self.desk.asked}):
            piece.flag(glow=piece.id in targets, preview=targets.get(piece.id), is_beside=bool(targets))
        for piece in self.registry:
            piece.is_beside = bool(targets)
        self._targets = targets

    def piece_at(self, at: QPoint, fits: Callable[[Piece], bool] = lambda piece: True) -> Piece | None:
        if not self.viewport().rect().contains(at):
            return None
        for item in self.items(at):
            if isinstance(item, Piece) and item.isVisible() and fits(item):
                return item
        return None

    def target_at(self, at: QPoint) -> Piece | None:
        """Return the place under the point, preferring highlighted ones."""
        if not self.viewport().rect().contains(at):
            return None
        glowing = self.piece_at(at, lambda piece: piece.glow)
        return glowing or self.piece_at(at)

    def meaning(self, piece: Piece) -> click_actions.Click | None:
        """Return what a click or Enter on the piece does; the status line asks here too."""
        return click_actions.meaning(self, piece)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        focused = self.focus.piece
        if event.key() in ARROWS:
            self.focus.move(event.key())
        elif event.key() in ENTER and focused is not None:
            click_actions.activate(self, focused)
        elif event.key() == Qt.Key.Key_Escape and not self.drag.is_empty:
            self.drag.put_back()
        else:
            super().keyPressEvent(event)
            event.ignore()  # what a board does not use is the window's

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.pointer.release(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.focus.enter(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.focus.leave()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._is_late:
            self.catch_up()
            self._is_late = False

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self.registry.arrange()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.exposed = QRectF(rect)
        self.paint_ground(painter)
