"""A table of Imperium in one pair of hands, and its matches as the engine plays them alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF
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
        self.desk.retracted.connect(self._take_back)
        self.window.resize(*size)
        QApplication.processEvents()

    def _take_back(self) -> None:
        self.match.undo()
        self.lay()

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

    def centre(self, board: Board, piece: Piece) -> QPoint:
        """A point of the piece that no other covers."""
        for across in (0.5, 0.2, 0.06, 0.9):
            for down in (0.5, 0.12, 0.9):
                at = QPointF(piece.rect.width() * across, piece.rect.height() * down)
                point = board.mapFromScene(piece.mapToScene(at))
                if board.piece_at(point) is piece:
                    return point
        return super().centre(board, piece)

    def by_clicks(self, action: Action) -> None:
        """A click does what there is one way to do; where there are several, a second click says which."""
        self._by(self.click, action)

    def by_keys(self, action: Action) -> None:
        self._by(self.enter, action)

    def _by(self, press: Callable[[Board, Piece], None], action: Action) -> None:
        cursor, touches = self.match.cursor, self.offer(action).touches
        start = self.find(touches[0])
        if start is None:
            self.press_button(action)
            return
        press(*start)
        if self.match.cursor == cursor and len(touches) > 1:
            end = self.find(touches[-1], place=True)
            assert end is not None
            press(*end)

    def gather(self, press: Callable[[Board, Piece], None], actions: Sequence[Action]) -> None:
        """Pick all of these, one after the other, and confirm them once."""
        for action in actions:
            if not self.desk.is_done(action):
                free = tuple(id for id in self.offer(action).touches[0] if id not in self.desk.draft)
                found = self.find(free)
                assert found is not None
                press(*found)
        while self.desk.draft and not self.desk.series.is_gathered:  # the rules would take the rest by themselves
            rest = [id for id in self.desk.live if self.desk.may_draft(id) and id not in self.desk.draft]
            self.desk.toggle(rest[0])
        (self.table.question_buttons.go if self.desk.draft else self.table.question_buttons.done).trigger()

    def by_orders(self, action: Action) -> None:
        self.desk.choose(action)


def told_directly(driver: Driver, seed: int) -> tuple[Any, list[Action]]:
    """The same match played by the engine alone."""
    rng, actions = Rng(seed), []
    state = TITLE.start(driver.match.setup, seed)
    while TITLE.turn(state) is not None:
        action = TITLE.actions(state)[0] if TITLE.is_formality(state) else TITLE.sample(state, rng)
        actions.append(action)
        state = TITLE.apply(state, action)
    return state, actions
