"""What a title tells of a match that is over in a manner of its own: `ludarium.app.hall.<title>.ending`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import attrs
from PySide6.QtWidgets import QWidget

from ludarium.engine.rooms import Room
from ludarium.games import IDS

if TYPE_CHECKING:
    from ludarium.library.saved import SavedMatch


@attrs.frozen
class Ending:
    """A title's own panels on the page of a result: each in place of the usual one, None where that will do.

    headline: in place of who won; emblem: a picture before it; told: what is to be said after who won and why
    scores, asked, chart: the table of scores, the list of what was asked for, the scores by round
    shown: what else there is to see, from top to bottom; where there is room it has a column of its own
    """

    headline: str = ""
    emblem: QWidget | None = None
    told: str = ""
    scores: QWidget | None = None
    asked: QWidget | None = None
    chart: QWidget | None = None
    shown: Sequence[QWidget] = ()


class EndingMaker(Protocol):
    """What makes it. A module with this function will do."""

    def make(self, match: SavedMatch, colours: Sequence[int]) -> Ending: ...


ENDINGS: Room[EndingMaker] = Room("ludarium.app.hall", IDS, "ending")


def ending_of(match: SavedMatch, colours: Sequence[int]) -> Ending:
    """What the title tells in its own manner: nothing where it has none."""
    try:
        room = ENDINGS[match.title.id]
    except (KeyError, ModuleNotFoundError):
        return Ending()
    return room.make(match, colours)
