"""What the window asks of a title's table: the board area between the banner and the dock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QByteArray, Signal
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QWidget

from ludarium.boards.board import Board
from ludarium.boards.hand import Hand
from ludarium.boards.motion import Motion
from ludarium.engine.actions import Action
from ludarium.engine.events import Event
from ludarium.engine.reasons import Reason
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.look.theme import Theme
from ludarium.models.desk import Desk
from ludarium.models.rows import Row


@attrs.frozen
class Setting:
    """What a table is laid with: the same things for every title.

    players: who holds each seat ("human" or a level); colours: the number of each seat's colour and mark
    """

    title: AnyTitle
    setup: Setup
    players: tuple[str, ...]
    colours: tuple[int, ...]
    desk: Desk
    hand: Hand
    motion: Motion
    theme: Theme
    scale: float = 1.0


@attrs.frozen
class Stages:
    """The steps of a turn for the banner, and which one it is now (-1: none of them)."""

    names: tuple[str, ...]
    now: int


class Table(QWidget):
    """A title's boards.

    pointed: the pointer or the focus is on this row (a `models.rows.Row`), None when on nothing
    """

    pointed = Signal(object)

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting

    def show_position(self, observed: Any, viewer: int) -> None:
        """Show this position as the viewer may know it, with exact changes of the models."""
        raise NotImplementedError

    def show_events(self, events: Sequence[Event], seat: int) -> None:
        """Let what just happened be seen (dice tumble, pegs move). Never delays the position."""

    def show_scores(self, shown: bool) -> None:
        """Show on the boards what everyone would score now, or leave it to each to count."""

    def skip_motion(self) -> None:
        """Land everything that is moving."""

    def boards(self) -> Sequence[Board]:
        """All boards, in the order of the Tab key."""
        raise NotImplementedError

    def stages(self, observed: Any) -> Stages:
        """Where in the turn the position is."""
        raise NotImplementedError

    def banner_actions(self) -> Sequence[QAction]:
        """The table's own buttons in the banner (roll, collect, end turn …); the last one is the main one."""
        return ()

    def end_notes(self, observed: Any) -> tuple[str, ...]:
        """How near the end is, in a few words each."""
        return ()

    def barred(self, observed: Any) -> Sequence[tuple[str, Reason]]:
        """Orders that somebody may look for and that are not possible now, each with its reason."""
        return ()

    def order_note(self, observed: Any, action: Action) -> str:
        """What an order brings besides points, in a few words."""
        return ""

    def loss(self, observed: Any, action: Action) -> str:
        """What the action would waste: asked about first. Nothing when it is empty."""
        return ""

    def picture(self, row: Row) -> QPixmap | None:
        """A large picture of a thing, for a closer look."""
        return None

    def save_layout(self) -> QByteArray:
        """Where the splitters stand."""
        return QByteArray()

    def restore_layout(self, layout: QByteArray) -> None:
        """Put the splitters where they stood."""

    def show_marks(self, touched: set[str]) -> None:
        """Ring the pieces that the last moves touched."""
        for board in self.boards():
            board.show_marks(touched)

    def show_hints(self, hints: Mapping[str, str]) -> None:
        """Frame the pieces that a hint touches, with the hint's rank."""
        for board in self.boards():
            board.show_hints(hints)
