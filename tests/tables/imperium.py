"""A table of Imperium in one pair of hands, and its matches as the engine plays them alone."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication

from ludarium.boards.board import Board
from ludarium.boards.piece import Piece
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.tables.imperium.table import ImperiumTable
from tests.tables.driver import Driver

TITLE = TITLES.get("imperium")


class ImperiumDriver(Driver):
    """Every seat is held by the same pair of hands."""

    table: ImperiumTable

    def __init__(self, seats: int, seed: int, size: tuple[int, int] = (1250, 810), **options: str) -> None:
        super().__init__(TITLE, seats, seed, **options)
        self.window.resize(*size)
        QApplication.processEvents()

    def find(self, touches: tuple[str, ...], *, place: bool = False) -> tuple[Board, Piece] | None:
        """As a person does: what lies in a closed pile is found by opening the pile."""
        found = self._exactly(touches) or super().find(touches, place=place)
        if found is None and not place:
            self._open_pile_of(touches)
            found = self._exactly(touches) or super().find(touches, place=place)
        return found

    def _exactly(self, touches: tuple[str, ...]) -> tuple[Board, Piece] | None:
        """A thing itself, before what stands for it."""
        for board in reversed(self.table.boards()):
            for piece in board.pieces if board.isVisible() else ():
                if piece.id in touches and piece.isVisible():
                    return board, piece
        return None

    def _open_pile_of(self, touches: tuple[str, ...]) -> None:
        for touch in touches:
            thing = self.thing(touch)
            pile = super().find((thing.zone,)) if thing is not None else None
            if pile is not None and pile[1].thing.kind == "pile":
                self.table.browser.open(pile[1].id)
                QApplication.processEvents()
                return

    def by_clicks(self, action: Action) -> None:
        """A click does what there is one way to do; where there are several, a second click says which."""
        cursor = self.match.cursor
        touches = self.offer(action).touches
        start = self.find(touches[0])
        if start is None:
            self.press_button(action)
            return
        self.click(*start)
        if self.match.cursor == cursor and len(touches) > 1:
            end = self.find(touches[-1], place=True)
            assert end is not None
            self.click(*end)

    def by_keys(self, action: Action) -> None:
        cursor = self.match.cursor
        touches = self.offer(action).touches
        start = self.find(touches[0])
        if start is None:
            self.press_button(action)
            return
        self.enter(*start)
        if self.match.cursor == cursor and len(touches) > 1:
            end = self.find(touches[-1], place=True)
            assert end is not None
            self.enter(*end)

    def by_orders(self, action: Action) -> None:
        self.desk.choose(action)


def told_directly(driver: Driver, seed: int) -> tuple[Any, list[Action]]:
    """The same match played by the engine alone."""
    rng, actions = Rng(seed), []
    state = TITLE.start(driver.match.setup, seed)
    while TITLE.turn(state) is not None:
        action = TITLE.sample(state, rng)
        actions.append(action)
        state = TITLE.apply(state, action)
    return state, actions
