"""Dragging: which piece is held, where it may go, and what a drop does.

Drags inside the window do not use `QDrag`: the pressed board keeps the mouse, a ghost of the piece follows the pointer
over all boards, and the desk decides what the drop means. A click or a key picks up too, and the next one puts down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPropertyAnimation, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ludarium.boards.click_actions import meant
from ludarium.boards.motion import Motion
from ludarium.boards.piece import Piece
from ludarium.engine.moment import Way
from ludarium.models.desk import Desk

if TYPE_CHECKING:
    from ludarium.boards.board import Board


LEAST_HELD = 40  # pixels at 100 %; smallest height of the held picture
BESIDE = 5  # pixels between the pointer and a picture that would hide its target


class Ghost(QWidget):
    """The picture of the held piece under the pointer. It ignores all events."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._picture = QPixmap()
        self.hide()

    def take(self, picture: QPixmap, size: QSize) -> None:
        self._picture = picture
        self.resize(size)
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setOpacity(0.92)
        painter.drawPixmap(self.rect(), self._picture)


class Drag(QObject):
    """At most one held piece, carried over the ground: the widget that all boards lie on.

    picked: a piece is in the hand now; hovered: it is over another place (or none); emptied: the hand is empty again
    """

    picked = Signal(str)
    hovered = Signal(str)
    emptied = Signal()

    def __init__(self, ground: QWidget, desk: Desk, motion: Motion) -> None:
        super().__init__(ground)
        self.ground = ground
        self._desk = desk
        self.motion = motion
        self._boards: list[Board] = []
        self._ghost = Ghost(ground)
        self._grip = QPoint()
        self._source: tuple[Board, Piece] | None = None
        self._held = ""
        self._over: Piece | None = None
        self._glide: QPropertyAnimation | None = None
        self._dragging = False
        self.by_keys = False
        # Before boards show the next position, so that nothing is held over it.
        desk.scene.rowsAboutToBeRemoved.connect(self.put_back_at_once)
        desk.changed.connect(self.put_back_at_once)

    def watch(self, board: Board) -> None:
        self._boards.append(board)

    @property
    def boards(self) -> list[Board]:
        return self._boards

    @property
    def is_empty(self) -> bool:
        return self._source is None

    @property
    def held(self) -> str:
        """The id of the held piece, or of its row if no action touches the piece; empty if none."""
        return self._held

    @property
    def is_dragging(self) -> bool:
        return self._dragging

    # Picking up

    def pick_up(self, board: Board, piece: Piece) -> bool:
        """Pick the piece up if it can go anywhere. Targets and scores are computed once, here."""
        held = meant(board, piece).id
        if not self._desk.is_movable(held):
            return False
        self.put_back_at_once()
        ways = self._desk.take(held)
        self._source, self._held = (board, piece), held
        scores = {way: self._new_score(way) for way in set(ways.values())}
        for other in self._boards:
            other.show_targets({place: scores[way] for place, way in ways.items()})
        self.picked.emit(held)
        return True

    def _new_score(self, way: Way) -> int | None:
        """The score that it leads to, where that is known and another one than now."""
        moment = self._desk.moment
        after = None if self._desk.is_drafting or moment is None else moment.score_after(*way)
        return None if moment is None or after == moment.score else after

    def start_dragging(self, at: QPoint) -> None:
        """Carry the held piece, which was pressed at this point of its board."""
        assert self._source is not None
        board, piece = self._source
        self._dragging = True
        at, corner = self._from(board, at), self._corner(board, piece)
        picture = piece.picture(board.devicePixelRatioF())
        size = picture.deviceIndependentSize().toSize()
        self._grip = QPoint(size.width() // 2, size.height() // 2) if piece.is_stack else at - corner
        size = self._fitting(size)
        self._ghost.take(picture, size)
        self._ghost.move(at - self._grip)
        piece.flag(held=True)

    def _fitting(self, size: QSize) -> QSize:
        """Return the picture size: no larger than the smallest target. If it would hide that, it hangs beside it."""
        glowing = [piece.rect for board in self._boards if board.isVisible() for piece in board.registry if piece.glow]
        if not glowing or self._source is None:
            return size
        least = LEAST_HELD * self._source[0].context.scale
        share = min(1.0, *(max(least, min(place.width(), place.height())) / size.height() for place in glowing))
        share = max(share, self._source[1].least_held)
        fitting = QSize(round(size.width() * share), round(size.height() * share))
        smallest = min(place.width() * place.height() for place in glowing)
        if fitting.width() * fitting.height() > smallest / 3:
            self._grip = QPoint(fitting.width() + BESIDE, fitting.height() + BESIDE)
        elif share < 1:
            self._grip = QPoint(fitting.width() // 2, fitting.height() // 2)
        return fitting

    def move(self, board: Board, at: QPoint) -> None:
        at = self._from(board, at)
        if self._dragging:
            self._ghost.move(at - self._grip)
        self._hover(self._place_at(at))

    def _hover(self, place: Piece | None) -> None:
        if place is self._over:
            return
        self._over = place
        self.hovered.emit(place.id if place else "")

    def _place_at(self, at: QPoint) -> Piece | None:
        for board in self._boards:
            if board.isVisible():
                piece = board.target_at(board.viewport().mapFrom(self.ground, at))
                if piece is not None:
                    return piece
        return None

    # Letting go

    def let_go(self, board: Board, at: QPoint) -> None:
        """Drop the piece here, or glide back."""
        place = self._place_at(self._from(board, at))
        if place is None:
            self.put_back()
        else:
            self.put_on(place)

    def put_on(self, place: Piece) -> None:
        """Drop the held piece on this place, or say why not and glide back."""
        if self._source is None:
            return
        held, fits = self._held, self._desk.can_drop(self._held, place.id)
        if fits:
            self._clear()
        self._desk.drop(held, place.id)  # refuses with a reason if it does not fit
        if fits:
            self._desk.let_go()
        else:
            self.put_back()

    def put_back(self) -> None:
        """Let the piece glide back."""
        if self._source is None:
            return
        board, piece = self._source
        duration = self.motion.piece
        if not self._dragging or not duration:
            self.put_back_at_once()
            return
        self._release()
        glide = QPropertyAnimation(self._ghost, b"pos", self)
        glide.setDuration(duration)
        glide.setEndValue(self._corner(board, piece))
        glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        glide.finished.connect(lambda: self._land(piece))
        self._glide = glide
        glide.start()

    def put_back_at_once(self) -> None:
        """Put the piece back without animation."""
        self._clear()
        self._desk.let_go()

    def _clear(self) -> None:
        if self._source is None and self._glide is None:
            return
        if self._glide is not None:
            self._glide.stop()
            self._glide = None
        self._ghost.hide()
        if self._source is not None:
            self._source[1].flag(held=False)
            self._release()

    def _land(self, piece: Piece) -> None:
        self._glide = None
        self._ghost.hide()
        piece.flag(held=False)

    def _release(self) -> None:
        self._source, self._held = None, ""
        self._over = None
        self._dragging = False
        for board in self._boards:
            board.show_targets({})
        self.emptied.emit()

    # Where things are on the ground

    def _from(self, board: Board, at: QPoint) -> QPoint:
        return board.viewport().mapTo(self.ground, at)

    def _corner(self, board: Board, piece: Piece) -> QPoint:
        return self._from(board, board.mapFromScene(piece.sceneBoundingRect().topLeft()))
