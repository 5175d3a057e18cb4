"""A title's own parts of the result page, `ludarium.app.hall.<title>.ending`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import attrs
from PySide6.QtWidgets import QWidget

from ludarium.engine.rooms import Room
from ludarium.games import IDS
from ludarium.library.saved import SavedMatch


@attrs.frozen
class TitleEnding:
    """Panels in place of the usual ones; None keeps the usual one.

    headline, emblem: who won, and a picture; told: a sentence after who won and why
    scores, asked, chart: the table, the requirements, the chart
    shown: more panels, in a column of their own if it fits
    """

    headline: str = ""
    emblem: QWidget | None = None
    told: str = ""
    scores: QWidget | None = None
    asked: QWidget | None = None
    chart: QWidget | None = None
    shown: Sequence[QWidget] = ()


class EndingMaker(Protocol):
    """A module with this function will do."""

    def make(self, match: SavedMatch, colours: Sequence[int]) -> TitleEnding: ...


ENDINGS: Room[EndingMaker] = Room("ludarium.app.hall", IDS, "ending")


def ending_of(match: SavedMatch, colours: Sequence[int]) -> TitleEnding:
    room = ENDINGS.find(match.title.id)
    return TitleEnding() if room is None else room.make(match, colours)
