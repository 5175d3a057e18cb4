"""Plays on a table as a person does: with the mouse, by clicks, by keys. It knows pieces and places, not rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from ludarium import words
from ludarium.boards.board import Board
from ludarium.boards.click_actions import meant
from ludarium.boards.drag import Drag
from ludarium.boards.motion import Motion
from ludarium.boards.piece import Piece
from ludarium.boards.table_context import TableContext
from ludarium.engine.actions import Action
from ludarium.engine.match import Match
from ludarium.engine.moment import Moment, Offer
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import Thing
from ludarium.look import theme
from ludarium.models.desk import Desk
from ludarium.tables.table import Table
from ludarium.tables.table_makers import TABLES
from ludarium.words.description import Said


class Driver:
    """A table with a match in memory, where every seat is held by the same pair of hands."""

    def __init__(
        self,
        title: AnyTitle,
        seats: int,
        seed: int,
        look: str = theme.LIGHT,
        make: Callable[[TableContext], Table] | None = None,
        **options: str,
    ) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme.apply(app, theme.theme(look), 1.0)
        setup = title.setup([f"Player {n + 1}" for n in range(seats)], options=options)
        self.match: Match[Any] = Match(title, setup, seed)
        self.window = QWidget()
        self.desk = Desk(title, setup.names)
        self.drag = Drag(self.window, self.desk, Motion("off"))
        context = TableContext(
            title,
            setup,
            ("human",) * seats,
            tuple(range(seats)),
            self.desk,
            self.drag,
            Motion("off"),
            theme.theme(look),
        )
        self.table = (make or TABLES[title.id].lay)(context)
        box = QVBoxLayout(self.window)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        self.desk.chosen.connect(self._play)
        self.refused: list[Any] = []
        self.desk.refused.connect(self.refused.append)
        self.window.resize(1250, 810)
        self.window.show()
        self.lay()
        QApplication.processEvents()

    def _play(self, action: Action) -> None:
        self.match.play(action)
        while self.match.title.is_formality(self.match.state):
            self.match.play(self.match.title.actions(self.match.state)[0])
        self.lay()

    def lay(self) -> None:
        """Show the position to whoever decides."""
        viewer = self.match.turn if self.match.turn is not None else 0
        observed = self.match.title.observe(self.match.state, viewer)
        self.desk.lay(observed, may_act=self.match.turn is not None)

    def put(self, state: Any) -> None:
        """Go on from this position, which chance might not lead to."""
        self.match.states[self.match.cursor] = state
        self.lay()

    def offer(self, action: Action) -> Offer:
        return next(offer for offer in self.desk.offers if offer.action is action)

    # Finding things

    def thing(self, id: str) -> Thing | None:
        return self.desk.scene.thing(id)

    def things(self, kind: str) -> list[Thing]:
        return [thing for thing in self.desk.scene.things if thing.kind == kind]

    def said(self, id: str) -> Said:
        """What is said of a thing to whoever decides."""
        thing = self.thing(id)
        assert thing is not None, f"{id} is not on the table"
        return self.desk.scene.said(thing)

    def find(self, touches: tuple[str, ...], *, place: bool = False) -> tuple[Board, Piece] | None:
        """A piece with one of these ids on a board that is shown; of several the topmost, for a place the lowest."""
        found = [
            (board, piece)
            for board in self.table.boards()
            if board.isVisible()
            for piece in board.pieces
            if piece.isVisible() and {piece.id, meant(board, piece).id} & set(touches)
        ]
        found.sort(key=lambda pair: pair[1].zValue(), reverse=not place)
        return found[0] if found else None

    def centre(self, board: Board, piece: Piece) -> QPoint:
        return board.mapFromScene(piece.mapToScene(piece.rect.center()))

    # With the mouse

    def carry(self, start: tuple[Board, Piece], end: tuple[Board, Piece]) -> None:
        """Press, move in steps, release: the board that was pressed gets all events, as under a mouse grab."""
        board, piece = start
        view = board.viewport()
        begin = self.centre(board, piece)
        target = view.mapFromGlobal(end[0].viewport().mapToGlobal(self.centre(*end)))
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=begin)
        for share in (0.3, 0.7, 1.0):
            move(view, begin + (target - begin) * share)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=target)

    def click(self, board: Board, piece: Piece) -> None:
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=self.centre(board, piece))

    def by_mouse(self, action: Action) -> None:
        """Do the action by dragging where something is dragged, else by a click."""
        if self.desk.is_drafting:
            self._draft(action, self.drag_to_confirm)
            return
        touches = self.offer(action).touches
        start, end = self.find(touches[0]), self.find(touches[-1], place=True)
        if len(touches) > 1 and start is not None and end is not None:
            self.carry(start, end)
        elif len(touches) == 1 and start is not None:
            self.click(*start)
        else:
            self.press_button(action)

    def by_clicks(self, action: Action) -> None:
        """Do the action by clicking what it begins with and then where it ends."""
        if self.desk.is_drafting:
            self._draft(action, lambda board, piece: self.click(board, piece))
            return
        touches = self.offer(action).touches
        start, end = self.find(touches[0]), self.find(touches[-1], place=True)
        if len(touches) > 1 and start is not None and end is not None:
            self.click(*start)
            self.click(*end)
        elif len(touches) == 1 and start is not None:
            self.click(*start)
        else:
            self.press_button(action)

    def drag_to_confirm(self, board: Board, piece: Piece) -> None:
        """Drag what is picked to where the choice is confirmed."""
        self.desk.take(piece.id)
        place = self.find(tuple(self.desk.ways(piece.id)), place=True)
        self.desk.let_go()
        assert place is not None
        self.carry((board, piece), place)

    def _draft(self, action: Action, pick: Any) -> None:
        if self.desk.is_done(action):
            self.confirm(action)
            return
        for step in self.offer(action).touches[:-1]:
            free = tuple(touch for touch in step if touch not in self.desk.draft)
            found = self.find(free)
            assert found is not None
            pick(*found)
        self.confirm(action)

    def confirm(self, action: Action) -> None:
        """End a choice of some: with nothing picked, or with what was."""
        question_buttons = self.table.question_buttons
        (question_buttons.keep if self.desk.is_done(action) else question_buttons.go).trigger()

    def press_button(self, action: Action) -> None:
        """A button of the banner, or one beside the boards."""
        text = words.action(Moment(self.match.title, self.desk.observed), action)
        for button in self.table.banner_actions():
            if button.isVisible() and button.text() == text:
                button.trigger()
                return
        button = next(
            b for b in self.table.findChildren(QPushButton) if b.text().replace("\n", " ") == text and b.isVisible()
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    # With the keys

    def by_keys(self, action: Action) -> None:
        """Walk the focus with the arrows, Enter to pick up and put down; shortcuts for the banner's buttons."""
        if self.desk.is_drafting:
            self._draft(action, lambda board, piece: self.enter(board, piece))
            return
        touches = self.offer(action).touches
        start, end = self.find(touches[0]), self.find(touches[-1], place=True)
        if len(touches) > 1 and start is not None and end is not None:
            self.enter(*start)
            self.enter(*end)
        elif len(touches) == 1 and start is not None:
            self.enter(*start)
        else:
            self.press_button(action)

    def enter(self, board: Board, piece: Piece) -> None:
        """Bring the focus to the piece with arrow keys and press Enter."""
        board.setFocus()
        self.walk(board, piece)
        QTest.keyClick(board, Qt.Key.Key_Return)

    def walk(self, board: Board, piece: Piece) -> None:
        """Arrow keys until the focus stands on the piece, or on what is the same where they do not lead to it."""
        if board.focus.piece is None or not board.focus.piece.isVisible():
            QTest.keyClick(board, Qt.Key.Key_Right)
        path = self._path(board, lambda here: here is piece)
        if path is None:
            path = self._path(board, lambda here: meant(board, here) is piece)
        assert path is not None, f"no arrows lead to {piece.id}"
        for key in path:
            QTest.keyClick(board, key)

    def _path(self, board: Board, is_there: Callable[[Piece], bool]) -> tuple[Qt.Key, ...] | None:
        """The shortest way of the focus: a search over what each key leads to."""
        assert board.focus.piece is not None
        seen = {board.focus.piece.id}
        paths: list[tuple[Piece, tuple[Qt.Key, ...]]] = [(board.focus.piece, ())]
        while paths:
            here, path = paths.pop(0)
            if is_there(here):
                return path
            for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
                there = board.next_piece(here, key)
                if there is not None and there.id not in seen:
                    seen.add(there.id)
                    paths.append((there, (*path, key)))
        return None


def move(view: QWidget, at: QPoint) -> None:
    """A move with the left button held, which QTest's own does not tell."""
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)
