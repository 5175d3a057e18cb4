"""The opponent of the solitaire game: its die, and the colonies that it holds."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludarium.boards.board import Board
from ludarium.boards.die import DieItem
from ludarium.boards.panel import BoardPanel
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing
from ludarium.games.iron_age import scene
from ludarium.look import seats
from ludarium.look.labels import PlainLabel
from ludarium.words.iron_age.names import iron_age

PIPS = tuple(f"die-pips-{face}" for face in range(1, 7))
LARGEST = 84.0
"""How large the die is at most, in pixels."""


class DieBoard(Board):
    """One die. ``rolled``: what it showed last, as far as anybody saw it."""

    rolled = 0

    def make(self, thing: Thing) -> Piece:
        if thing.kind != "die":
            return Piece(thing, self.context)  # what the opponent holds is told in words beside the die
        die = DieItem(thing, self.context, self._face, PIPS)
        die.setZValue(2)
        return die

    def _face(self, thing: Thing) -> str:
        return f"die-pips-{self.rolled}" if self.rolled else "die-empire-blank"

    def where(self, thing: Thing) -> QRectF | None:
        if thing.kind != "die":
            return None
        view = QRectF(self.viewport().rect()).adjusted(14, 12, -14, -12)
        side = min(view.width(), view.height(), LARGEST)
        die = QRectF(0, 0, side, side)
        die.moveCenter(view.center())
        return die

    def show_roll(self, face: int, duration: int) -> None:
        """Let the die tumble and lie with this face up."""
        self.rolled = face
        for piece in self.registry:
            if isinstance(piece, DieItem):
                piece.land()
                piece.tumble(duration)


class Rival(BoardPanel):
    """A panel for somebody who is not there."""

    def __init__(self, context: TableContext) -> None:
        body = QWidget()
        super().__init__(_title(), body, context.theme, seat=seats.NEUTRAL)
        self._desk = context.desk
        self.board = DieBoard(context, (scene.OPPONENT,))
        self.board.setAccessibleName(_title())
        self._rule, self._colonies = PlainLabel(), PlainLabel()
        for label in (self._rule, self._colonies):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._rule.setProperty("tone", "small")
        lines = QVBoxLayout()
        lines.setSpacing(6)
        lines.addWidget(self._colonies)
        lines.addWidget(self._rule)
        lines.addStretch(1)
        row = QHBoxLayout(body)
        row.setContentsMargins(6, 6, 14, 6)
        self.board.setFixedWidth(round((LARGEST + 30) * context.scale))
        row.addWidget(self.board)
        row.addLayout(lines, 1)
        context.desk.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """What it holds, and when it rolls."""
        opponent = self._desk.scene.thing("opponent.colonies")
        if opponent is not None:
            said = self._desk.scene.said(opponent)
            self._colonies.setText(said.name)
            self._rule.setText(said.detail)


def _title() -> str:
    return iron_age.tr("The opponent")
