"""What the window asks of a title's table: the board area between the banner and the dock.

What lies on it, what is asked and what may be done is on the desk; a table says which zone lies where, in which manner,
and how its own kinds of things are painted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ludarium import words
from ludarium.boards.board import Board
from ludarium.boards.click_actions import Click
from ludarium.boards.floating_text import FloatingTexts
from ludarium.boards.panel import BoardPanel
from ludarium.boards.question_buttons import QuestionButtons
from ludarium.boards.splitters import SMALL, UPRIGHT, Arrangement
from ludarium.boards.table_context import TableContext
from ludarium.engine.events import Event
from ludarium.engine.scene import Thing


class Table(QWidget):
    """A title's boards.

    asking: the buttons of the question that is asked now; arrangement: the splitters between the panels
    pointed: the pointer or the focus is on this thing, None when on nothing
    """

    pointed = Signal(object)

    stands_up = False
    """Whether its panels can stand below each other where there is no room for them side by side."""

    shortens = False
    """Whether several things that are chosen one after another are confirmed once: it shows what was picked."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        if self.shortens:
            context.desk.shortens = True
            context.desk.invalidate()
        self.question_buttons = QuestionButtons(context, self)
        self.addActions(self.question_buttons.buttons)
        self.arrangement = Arrangement(type(self).__name__)
        self._is_small: bool | None = None
        self._is_upright = False
        self._viewer = -1
        self._floats = FloatingTexts(context.theme, context.scale, self)
        # Before any board: who looks decides which of them are seen.
        context.desk.changed.connect(self.begin)

    def begin(self) -> None:
        """Lay what is on the desk: first for whoever looks at it. Called once the table stands, and at every change."""
        observed = self.context.desk.observed
        if observed is None:
            return
        if observed.viewer != self._viewer:
            self._viewer = observed.viewer
            self.show_viewer(observed.viewer)
        self.refresh()

    # For a concrete table

    def boards(self) -> Sequence[Board]:
        """All boards, in the order of the Tab key."""
        raise NotImplementedError

    def strip(self) -> Board | None:
        """A board that stands beside the seats instead of the notes of how the match ends, if there is one."""
        return None

    def show_viewer(self, viewer: int) -> None:
        """This seat looks at the table now: its things come to the front."""

    def refresh(self) -> None:
        """Another position: what is arranged otherwise for it."""

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        """Let what just happened be seen (dice tumble, fists open). Never delays the position."""

    def numbered(self) -> Board | None:
        """The board that needs the keys 1 to 9 for its own things now, while it has the focus."""
        return None

    sounds: ClassVar[Mapping[str, str]] = {}
    """What is heard of an event, by its kind."""

    usual_sound: ClassVar[str] = "wood"
    """What is heard where something else happened."""

    def sound_of(self, events: Sequence[Event]) -> str:
        """What is heard of what just happened: one sound, of the first that has one."""
        heard = (self.sounds[event.kind] for event in events if event.kind in self.sounds)
        return next(heard, self.usual_sound if events else "")

    def step_back(self) -> bool:
        """Esc: close what was opened over the table. Whether there was anything."""
        return False

    def place_of(self, id: str) -> QPoint | None:
        """Where the thing is seen, in the table's pixels; None when it is not."""
        for board in self.boards():
            piece = board.piece(id) if board.isVisible() else None
            if piece is not None and piece.isVisible():
                middle = piece.mapRectToScene(piece.rect)
                return board.viewport().mapTo(self, board.mapFromScene(middle.center().x(), middle.top()))
        return None

    def float_up(self, events: Sequence[Event]) -> None:
        """Let what changed be seen where it lies, in the order in which it happened."""
        if not self.context.motion.float:
            return
        groups = []
        for event in events:
            told = [(self.place_of(one.id), one) for one in words.floats(self.context.title, event)]
            groups.append([(at, one.text, one.is_gain) for at, one in told if at is not None])
        self._floats.rise(groups, self.context.motion.float)

    def show_scores(self, shown: bool) -> None:
        """Show on the boards what everyone would score now, or leave it to each to count."""

    def picture(self, thing: Thing) -> QPixmap | None:
        """A large picture of a thing, for a closer look."""
        return None

    def small_picture(self, component: str) -> QPixmap | None:
        """A small picture of something that was played, by its key, for whoever tells of it."""
        return None

    def set_small(self, small: bool) -> None:
        """Less room between the panels, and less in them, where the window is small."""
        self.arrangement.set_small(small)
        for panel in self.findChildren(BoardPanel):
            panel.set_small(small)
        box = self.layout()
        if box is not None:
            box.setContentsMargins(*((8, 6, 0, 6) if small else (12, 10, 0, 10)))

    def stand_up(self, is_upright: bool) -> None:
        """The panels below each other, each as high as it needs: letters are too large for them to lie side by side."""
        self.arrangement.stand_up(is_upright)

    def fit_width(self, width: int) -> None:
        """Upright, and so wide: give each panel the height it needs."""

    # For the window

    def meaning(self, thing: Thing) -> Click | None:
        """What a click on the thing does now, on whichever board it is seen."""
        seen = ((board, board.piece(thing.id)) for board in self.boards() if board.isVisible())
        return next((board.meaning(piece) for board, piece in seen if piece is not None), None)

    def banner_actions(self) -> Sequence[QAction]:
        """The table's buttons in the banner."""
        return self.question_buttons.buttons

    def main_action(self) -> QAction | None:
        """The one of them to press now; None where what glows is asked, and they could only decline it."""
        return self.question_buttons.main

    def skip_motion(self) -> None:
        """Land everything that is moving."""
        self._floats.land()
        for board in self.boards():
            board.registry.land()

    def show_marks(self, touched: set[str]) -> None:
        """Ring the pieces that the last moves touched."""
        for board in self.boards():
            board.show_flag("mark", dict.fromkeys(touched, True), False)

    def show_hints(self, hints: Mapping[str, str]) -> None:
        """Frame the pieces that a hint touches, with the hint's rank."""
        for board in self.boards():
            board.show_flag("hint", hints, "")

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        small = self.height() < SMALL * self.context.scale
        if small != self._is_small:
            self._is_small = small
            self.set_small(small)
        is_upright = self.stands_up and self.width() < UPRIGHT * self.context.scale
        if is_upright != self._is_upright:
            self._is_upright = is_upright
            self.stand_up(is_upright)
        if is_upright and event.size().width() != event.oldSize().width():
            self.fit_width(self.width())
