"""Plays on the table of Rome as a person does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from PySide6.QtCore import QPoint

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.games.rome.kinds import LEADERS, SPACE_OF
from ludarium.tables.rome.table import RomeTable
from tests.games.rome.positions import rich
from tests.games.rome.table import Table
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

    def at(self, table: Any) -> RomeDriver:
        """Go on from a position that a test has made."""
        self.put(table.state)
        return self


def asked_positions(wanted: Collection[str]) -> dict[str, Any]:
    """A position for each of these questions, by its key: made, or found by chance in rich positions and matches."""
    found: dict[str, Any] = {}
    for state in _begun():
        _look_on(state, found, 40)
    for seed in range(300):
        if found.keys() >= set(wanted):
            break
        options = {"leader": LEADERS[seed % len(LEADERS)], "length": "standard", "difficulty": "hard"}
        _look_on(TITLE.start(TITLE.setup(1, options=options), seed), found, 1000)
    return found


def _begun() -> Iterator[Any]:
    """Positions in which rare questions come."""
    yield Table(hand="triumph", iron=3).developed("arsenal", "r3c4").play("boost triumph").state
    lighthouse = Table(hand="oratory", movement=1).developed("lighthouse", "r3c4")
    yield lighthouse.play("move r3c4", "influence", "yes").state
    plague = Table("marcus", hand="plague", gold=2)
    for card, space in (("domus", "r3c4"), ("vineyard", "r2c3"), ("odeon", "r4c3")):
        plague.developed(card, space).token(space)
    yield plague.play("basic plague", "refuse").state
    expansion = Table("trajan", hand="expansion", discard="oratory palisades")
    yield expansion.play("basic expansion", "option 2").state
    again = Table("trajan", hand="expansion", discard="oratory palisades", iron=1, gold=0)
    yield again.play("boost expansion", "option 2").state
    conquest = Table("trajan", hand="", military=9).developed("watchtower", "r3c2").no_enemies().pawn("r2c3")
    yield conquest.enemy("r2c3", "quadi_horse").play("conquer r2c3", "military 7").state
    yield from (rich(seed).state for seed in range(120))


def _look_on(state: Any, found: dict[str, Any], moves: int) -> None:
    """Play by chance, and keep the first position of every question."""
    rng = Rng(1)
    for _ in range(moves):
        if TITLE.turn(state) is None:
            return
        found.setdefault(TITLE.prompt(state).key, state)
        state = TITLE.apply(state, TITLE.sample(state, rng))
