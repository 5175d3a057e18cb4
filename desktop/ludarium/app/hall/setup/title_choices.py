"""What a title lets one choose before a match in a manner of its own: `ludarium.app.hall.<title>.choice`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ludarium.engine.registry import AnyTitle
from ludarium.engine.rooms import Room
from ludarium.games import IDS
from ludarium.widgets.seating import Seating


class Choice(QWidget):
    """A title's own part of the page of a new match, below the seats. It takes some options over.

    changed: something else is chosen; shown: this thing of the title is to be shown, such as all cards of a nation
    campaign_asked: matches in a row are wanted instead of one
    """

    changed = Signal()
    shown = Signal(str)
    campaign_asked = Signal()

    def taken(self, seating: Seating) -> Collection[str]:
        """The options that have no line of their own: they are chosen here, or mean nothing with these seats."""
        raise NotImplementedError

    def row(self, option: str) -> QWidget | None:
        """What stands among the options in place of the plain row of this one; None where that will do."""
        return None

    def options(self) -> Mapping[str, str]:
        """What is chosen here."""
        raise NotImplementedError

    def show_seating(self, seating: Seating) -> None:
        """Who sits down now."""
        raise NotImplementedError

    def reorder(self, order: Sequence[int]) -> None:
        """Seats have changed places: where each was before. What one has chosen goes along."""


class ChoiceMaker(Protocol):
    """What makes it. A module with this function will do."""

    def make(self, title: AnyTitle, seating: Seating) -> Choice: ...


CHOICES: Room[ChoiceMaker] = Room("ludarium.app.hall", IDS, "choice")


def choice_of(title: AnyTitle, seating: Seating) -> Choice | None:
    """The title's own part, where it has one."""
    try:
        room = CHOICES[title.id]
    except (KeyError, ModuleNotFoundError):
        return None
    return room.make(title, seating)
