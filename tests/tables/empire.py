"""Plays on the table of Eight-Minute Empire as a person does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action, parse
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.tables.eight_minute_empire.empiremap import EmpireMap
from ludarium.tables.eight_minute_empire.table import EmpireTable
from tests.tables.driver import Driver

TITLE = TITLES.get("eight-minute-empire")


class EmpireDriver(Driver):
    """A table of this title, where every seat is held by the same pair of hands."""

    table: EmpireTable

    def __init__(self, seats: int, seed: int, **options: str) -> None:
        super().__init__(TITLE, seats, seed, **options)

    # Cards and coins go where they belong at the first click: there is no second place to choose

    def by_clicks(self, action: Action) -> None:
        if action.verb in ("take", "bid"):
            self.click(*self.piece(self.offer(action).touches[0][0]))
        else:
            super().by_clicks(action)

    def by_keys(self, action: Action) -> None:
        if action.verb in ("take", "bid"):
            self.enter(*self.piece(self.offer(action).touches[0][0]))
        else:
            super().by_keys(action)

    def centre(self, board: Board, piece: Piece) -> QPoint:
        """A cube stands left of its number."""
        if piece.thing.kind not in ("army", "supply", "cities"):
            return super().centre(board, piece)
        half = piece.rect.height() / 2
        return board.mapFromScene(piece.mapToScene(QPointF(half, half)))

    # With the keys

    def enter(self, board: Board, piece: Piece) -> None:
        """On the map the focus walks from region to region, and Space takes an army that stands there."""
        if not isinstance(board, EmpireMap) or piece.thing.kind != "army":
            super().enter(board, piece)
            return
        region = board.piece(piece.thing.zone)
        assert region is not None
        board.setFocus()
        self.walk(board, region)
        for _ in range(7):
            QTest.keyClick(board, Qt.Key.Key_Space)
            if self.drag.held == piece.id:
                return
        raise AssertionError(f"no key takes {piece.id}")

    # Positions

    def go(self, *texts: str) -> None:
        for text in texts:
            self.desk.choose(parse(text))

    def go_until(self, *verbs: str, seed: int = 1) -> None:
        """Play by chance until one of these verbs is offered."""
        self.skip(Rng(seed), lambda: any(action.verb in verbs for action in TITLE.actions(self.match.state)))

    def skip(self, rng: Rng, until: Callable[[], bool]) -> None:
        """Play by chance until it is so, and show only what is there then."""
        while self.match.turn is not None and not until():
            self.match.play(TITLE.sample(self.match.state, rng))
        self.lay()

    def piece(self, touch: str) -> tuple[Board, Piece]:
        found = self.find((touch,))
        assert found is not None, f"{touch} is not on the table"
        return found

    def settle(self) -> None:
        QApplication.processEvents()
