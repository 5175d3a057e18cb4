"""A ladder of those who play alone, in words and as a list: for the record, the result and the high scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout

from ludarium import words
from ludarium.look import fonts
from ludarium.widgets.controls import Elided, px, row, text
from ludarium.widgets.phrases import ago, hall, line, signed, unusual
from ludarium.words.voice import series

if TYPE_CHECKING:
    from ludarium.library.ladder import Ladder
    from ludarium.library.results import Result


def form_name(ladder: Ladder) -> str:
    """How it was played."""
    return line(unusual(ladder.title, ladder.options)) or hall.tr("as usual")


def counted(ladder: Ladder) -> str:
    """How often it was played, and what came of it on the average."""
    played = hall.tr("%n played", "%n played", ladder.played)
    return line((played, hall.tr("mean {score}", score=signed(round(ladder.mean)))))


def runs(ladder: Ladder) -> str:
    """How often the target was met, and how often in a row."""
    if not ladder.reached:
        return hall.tr("target not reached yet")
    return line(
        (
            hall.tr("target reached %n times", "target reached once", ladder.reached),
            hall.tr("%n in a row", "%n in a row", ladder.run) if ladder.run else "",
            hall.tr("longest run %n", "longest run %n", ladder.longest),
        )
    )


def openings(ladder: Ladder) -> str:
    """The best score with each opening."""
    best = [f"{opening(result)} {signed(result.score)}" for result in ladder.openings.values()]
    return hall.tr("best by start: {scores}", scores=series(best)) if best else ""


def opening(result: Result) -> str:
    return words.opening(result.title, result.opening) if result.opening else ""


def hinted(hints: int) -> str:
    """Whether somebody asked for hints; nothing when nobody did."""
    return hall.tr("%n hints", "%n hint", hints) if hints else ""


def ladder_line(place: int, result: Result, is_this: bool, margins: Sequence[float]) -> QHBoxLayout:
    """One step of a ladder: place, who, how it began, with how many hints, when, and the score."""
    role = fonts.BODY_STRONG if is_this else fonts.BODY
    number = text(f"{place}.", fonts.BODY, "muted")
    number.setMinimumWidth(px(24))
    said = line((opening(result), hinted(result.hints), ago(result.finished)))
    score = text(signed(result.score), role, "gain" if is_this else "")
    return row(
        number, Elided(result.name, role), None, text(said, fonts.LABEL, "muted"), score, gap=12, margins=margins
    )
