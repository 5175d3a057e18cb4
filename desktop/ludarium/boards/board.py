"""A board: a view of pieces bound to a model, with one manner of dragging, clicking and keys for all titles."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from ludarium.boards.hand import Hand
from ludarium.boards.piece import Piece
from ludarium.look.theme import Theme
from ludarium.models.desk import Desk
from ludarium.models.rows import Row, RowsModel

ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Board(QGraphicsView):
    """Pieces for the rows of a model.

    pointed: the pointer or the focus is on this row now (for Look closer and the status line)
    """

    pointed = Signal(object)

    def __init__(self, model: RowsModel, desk: Desk, hand: Hand, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.desk = desk
        self.hand = hand
        self.theme = theme
        self._pieces: dict[str, Piece] = {}
        self._pressed: Piece | None = None
        self._press_at = QPoint()
        self._focus = ""
        self.setScene(QGraphicsScene(self))
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
        hand.watch(self)
        model.rowsInserted.connect(self._on_inserted)
        model.rowsAboutToBeRemoved.connect(self._on_removed)
        model.rowsMoved.connect(self.arrange)
        model.dataChanged.connect(self._on_changed)
        desk.changed.connect(self.refresh)
        for row in model.rows:
            self._add(row)

    # For a concrete board

    def make(self, row: Row) -> Piece:
        """A piece for the row."""
        raise NotImplementedError

    def where(self, row: Row) -> QRectF | None:
        """Where the row's piece stands, in the view's pixels; None when it is not shown."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter) -> None:
        """Paint what lies under the pieces."""

    # Pieces and rows

    def piece(self, key: str) -> Piece | None:
        return self._pieces.get(key)

    @property
    def pieces(self) -> list[Piece]:
        return [self._pieces[row.key] for row in self.model.rows if row.key in self._pieces]

    def has(self, piece: Piece) -> bool:
        return self._pieces.get(piece.row.key) is piece

    def index_of(self, piece: Piece) -> QModelIndex:
        keys = [row.key for row in self.model.rows]
        return self.model.index(keys.index(piece.row.key))

    def arrange(self) -> None:
        """Put every piece where it stands now."""
        for piece in self._pieces.values():
            rect = self.where(piece.row)
            piece.setVisible(rect is not None)
            if rect is not None:
                piece.place(rect)

    def refresh(self) -> None:
        """Another position: show which pieces can be used now."""
        for piece in self._pieces.values():
            touch = piece.row.touch
            piece.flag(live=bool(touch) and self.desk.is_live(touch), glow=self.is_asked_for(touch))

    def is_asked_for(self, touch: str) -> bool:
        """Whether the place glows while nothing is held, since it is what the question is about."""
        return False

    def show_targets(self, targets: Mapping[str, int | None]) -> None:
        """Let these places glow, each with the score it would lead to."""
        for piece in self._pieces.values():
            touch = piece.row.touch
            glows = touch in targets if targets else self.is_asked_for(touch)
            piece.flag(glow=glows, preview=targets.get(touch))

    def show_marks(self, touched: set[str]) -> None:
        """Ring what the last moves touched."""
        for piece in self._pieces.values():
            piece.flag(mark=piece.row.touch in touched)

    def show_hints(self, hints: Mapping[str, str]) -> None:
        """Frame what the computer would touch, with its rank."""
        for piece in self._pieces.values():
            piece.flag(hint=hints.get(piece.row.touch, ""))

    def _add(self, row: Row) -> None:
        piece = self._pieces[row.key] = self.make(row)
        self.scene().addItem(piece)
        rect = self.where(row)
        piece.setVisible(rect is not None)
        if rect is not None:
            piece.place(rect)
        piece.flag(live=bool(row.touch) and self.desk.is_live(row.touch))

    def _on_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        for place in range(first, last + 1):
            self._add(self.model.rows[place])
        self.arrange()

    def _on_removed(self, parent: QModelIndex, first: int, last: int) -> None:
        for place in range(first, last + 1):
            piece = self._pieces.pop(self.model.rows[place].key)
            self.scene().removeItem(piece)

    def _on_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int] | None = None) -> None:
        for place in range(first.row(), last.row() + 1):
            row = self.model.rows[place]
            piece = self._pieces[row.key]
            piece.show_row(row)
            rect = self.where(row)
            piece.setVisible(rect is not None)
            if rect is not None:
                piece.glide(rect, self.hand.motion.piece if self.isVisible() else 0)

    def land(self) -> None:
        """End all motion at once."""
        for piece in self._pieces.values():
            piece.arrive()

    # Where things are on the ground that the hand moves over

    def in_window(self, point: QPointF) -> QPoint:
        return self._to_ground(self.mapFromScene(point))

    def from_window(self, point: QPoint) -> QPoint:
        return self.viewport().mapFrom(self.hand.ground, point)

    def _to_ground(self, at: QPoint) -> QPoint:
        """A point of the view in the coordinates of what the hand moves over."""
        return self.viewport().mapTo(self.hand.ground, at)

    def piece_at(self, at: QPoint, fits: Callable[[Piece], bool] = lambda piece: True) -> Piece | None:
        if not self.viewport().rect().contains(at):
            return None
        for item in self.items(at):
            if isinstance(item, Piece) and item.isVisible() and fits(item):
                return item
        return None

    def target_at(self, at: QPoint) -> Piece | None:
        """The place under the point: one that glows comes first."""
        glowing = self.piece_at(at, lambda piece: piece.glow)
        return glowing or self.piece_at(at, lambda piece: bool(piece.row.touch))

    def picture_of(self, piece: Piece) -> QPixmap:
        """The piece as a picture, for the ghost that follows the pointer."""
        ratio = self.devicePixelRatioF()
        rect = piece.boundingRect()
        picture = QPixmap((rect.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-rect.topLeft())
        piece.draw_held(painter)
        painter.end()
        return picture

    # Clicks

    def activate(self, piece: Piece) -> None:
        """What a click or Enter on a piece does: put the held piece there, do its one action, or pick it up."""
        touch = piece.row.touch
        if not touch:
            return
        if self.desk.may_draft(touch):
            self.desk.toggle(touch)
        elif not self.hand.is_empty:
            self._put_or_switch(piece)
        elif (action := self.desk.alone(touch)) is not None:
            self.desk.choose(action)
        elif not self.hand.pick_up(self, piece):
            self._do_what_ends_here(piece)

    def _put_or_switch(self, piece: Piece) -> None:
        if piece.row.touch == self.hand.held:
            self.hand.put_back()
        elif not piece.glow and self.desk.targets(piece.row.touch):
            self.hand.pick_up(self, piece)
        else:
            self.hand.put_on(piece)

    def _do_what_ends_here(self, place: Piece) -> None:
        """A click on a place alone: if only one action ends here, it is meant."""
        ending = self.desk.at(place.row.touch)
        if len(ending) == 1:
            self.desk.choose(ending[0])

    # Keys: one focus that moves to the nearest piece

    @property
    def focused(self) -> Piece | None:
        return self._pieces.get(self._focus)

    def set_focus_piece(self, piece: Piece) -> None:
        before = self.focused
        if before is not None:
            before.flag(is_focus=False)
        self._focus = piece.row.key
        piece.flag(is_focus=self.hasFocus())
        self.pointed.emit(piece.row)

    def _reachable(self) -> list[Piece]:
        """What the focus may stand on: while something is held, only where it may go."""
        pieces = [piece for piece in self.pieces if piece.isVisible() and (piece.row.touch or piece.row.text)]
        if self.hand.is_empty:
            return pieces
        return [piece for piece in pieces if piece.glow] or pieces

    def next_piece(self, here: Piece, arrow: int) -> Piece | None:
        """Where an arrow key leads from a piece: the nearest in that direction, None at the edge."""
        dx, dy = ARROWS[arrow]
        pieces = self._reachable()
        nearest = min(pieces, key=lambda piece: _distance(here, piece, dx, dy), default=None)
        return nearest if nearest is not None and _distance(here, nearest, dx, dy) < math.inf else None

    def _move_focus(self, arrow: int) -> None:
        here = self.focused
        if here is None or not here.isVisible():
            reachable = self._reachable()
            if reachable:
                self.set_focus_piece(reachable[0])
            return
        there = self.next_piece(here, arrow)
        if there is not None:
            self.set_focus_piece(there)
        elif not self.hand.is_empty:
            self._focus_other_board(*ARROWS[arrow])

    def _focus_other_board(self, dx: int, dy: int) -> None:
        """While something is held, arrows lead on to the glowing places of other boards."""
        boards = [board for board in self.hand.boards if any(piece.glow for piece in board.pieces)]
        if not boards:
            return
        step = 1 if dx + dy > 0 else -1
        place = boards.index(self) + step if self in boards else 0
        board = boards[place % len(boards)]
        board.setFocus(Qt.FocusReason.OtherFocusReason)
        board.set_focus_piece(next(piece for piece in board.pieces if piece.glow))

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in ARROWS:
            if not self.hand.is_empty and not any(piece.glow for piece in self.pieces):
                self._focus_other_board(*ARROWS[event.key()])
            else:
                self._move_focus(event.key())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.focused is not None:
            self.activate(self.focused)
        elif event.key() == Qt.Key.Key_Escape and not self.hand.is_empty:
            self.hand.put_back()
        else:
            super().keyPressEvent(event)
            event.ignore()  # what a board does not use is the window's

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        self._pressed = self.target_at(at) or self.piece_at(at)
        self._press_at = at
        if self._pressed is not None:
            self.set_focus_piece(self._pressed)
        elif not self.hand.is_empty:
            self.hand.put_back()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        at = event.position().toPoint()
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._hover(at)
            return
        if not self.hand.is_dragging:
            if (at - self._press_at).manhattanLength() < QApplication.startDragDistance():
                return
            piece = self.draggable(self._press_at)
            if piece is None or not self.begin_drag(piece):
                return
            self.hand.start_drag(self, piece, self._to_ground(self._press_at))
        self.hand.move(self._to_ground(at))

    def draggable(self, at: QPoint) -> Piece | None:
        """The piece that a drag from here takes."""
        return self.piece_at(at, lambda piece: bool(self.desk.targets(piece.row.touch)))

    def begin_drag(self, piece: Piece) -> bool:
        return self.hand.pick_up(self, piece)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        at = event.position().toPoint()
        if self.hand.is_dragging:
            self.hand.let_go(self._to_ground(at))
        elif self.has(pressed):
            self.activate(pressed)

    def _hover(self, at: QPoint) -> None:
        piece = self.piece_at(at)
        self.pointed.emit(piece.row if piece else None)
        live = piece is not None and (piece.live or piece.glow or self.desk.may_draft(piece.row.touch))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if self.focused is None and self._reachable():
            reachable = self._reachable()
            self.set_focus_piece(next((piece for piece in reachable if piece.can_begin), reachable[0]))
        elif self.focused is not None:
            self.focused.flag(is_focus=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        if self.focused is not None:
            self.focused.flag(is_focus=False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self.arrange()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:  # noqa: N802
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter)


def _distance(here: Piece, there: Piece, dx: int, dy: int) -> float:
    """How far a piece is in the direction of an arrow: sideways counts double, backwards is out of reach."""
    way = there.sceneBoundingRect().center() - here.sceneBoundingRect().center()
    ahead = way.x() * dx + way.y() * dy
    aside = abs(way.x() * dy) + abs(way.y() * dx)
    return ahead + 2 * aside if ahead > 1 else math.inf
