"""A title's own part of the set-up page, `ludarium.app.hall.<title>.choice`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludarium.engine.registry import AnyTitle
from ludarium.engine.rooms import Room
from ludarium.games import IDS
from ludarium.widgets.seating import Seating


class TitleChoice(QWidget):
    """A part below the seats that sets some options itself.

    shown: the mark of cards to show, such as those of a nation
    """

    changed = Signal()
    shown = Signal(str)
    campaign_asked = Signal()

    def taken(self, seating: Seating) -> Collection[str]:
        """Return the options that need no row: they are chosen here, or have no effect with these seats."""
        raise NotImplementedError

    def row(self, option: str) -> QWidget | None:
        """Return a widget in place of the plain row of an option, or None."""
        return None

    def options(self) -> Mapping[str, str]:
        """Return what is chosen here."""
        raise NotImplementedError

    def show_seating(self, seating: Seating) -> None:
        """Take over who sits down."""
        raise NotImplementedError

    def reorder(self, order: Sequence[int]) -> None:
        """Follow seats that were reordered; ``order``: where each was before."""


class ChoiceMaker(Protocol):
    """A module with this function will do."""

    def make(self, title: AnyTitle, seating: Seating) -> TitleChoice: ...


CHOICES: Room[ChoiceMaker] = Room("ludarium.app.hall", IDS, "choice")


def choice_of(title: AnyTitle, seating: Seating) -> TitleChoice | None:
    room = CHOICES.find(title.id)
    return None if room is None else room.make(title, seating)
