"""Plays on the table of Rome as a person does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action, parse
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.games.rome.kinds import SPACE_OF
from ludarium.tables.rome.table import RomeTable
from tests.tables.driver import Driver

TITLE = TITLES.get("rome")


class RomeDriver(Driver):
    """A table of this title."""

    table: RomeTable

    def __init__(self, seed: int, **options: str) -> None:
        super().__init__(TITLE, 1, seed, **options)

    def find(self, touches: tuple[str, ...], *, place: bool = False) -> tuple[Board, Piece] | None:
        """The piece itself, before what only lies on it."""
        for touch in touches:
            for board in self.table.boards():
                piece = board.piece(touch)
                if board.isVisible() and piece is not None and piece.isVisible():
                    return board, piece
        return super().find(touches, place=place)

    def centre(self, board: Board, piece: Piece) -> QPoint:
        """Of a space its name: lines and tokens lie on the rest of it."""
        if piece.id in SPACE_OF:
            return board.mapFromScene(piece.mapToScene(piece.rect.topLeft() + piece.rect.topLeft() + QPoint(14, 9)))
        return super().centre(board, piece)

    # Positions

    def go(self, *texts: str) -> None:
        for text in texts:
            self.desk.choose(parse(text))

    def skip(self, rng: Rng, until: Callable[[], bool]) -> None:
        """Play by chance until it is so, and show only what is there then."""
        while self.match.turn is not None and not until():
            self.match.play(TITLE.sample(self.match.state, rng))
        self.lay()

    def piece(self, touch: str) -> tuple[Board, Piece]:
        found = self.find((touch,))
        assert found is not None, f"{touch} is not on the table"
        return found

    def put_where(self, action: Action) -> str:
        """The place that an answer to "where does it go?" names, nothing where it is another action."""
        return str(action.args[0]) if action.verb == "put" else ""
