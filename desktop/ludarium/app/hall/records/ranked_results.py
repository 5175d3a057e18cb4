"""Whether a result counts, and if it is kept apart, why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.engine.daily_challenge import number_in
from ludarium.engine.match import BRANCH, DEAL, FILE, HUMAN, NUMBER, STOPPED
from ludarium.widgets.phrases import hall

if TYPE_CHECKING:
    from ludarium.library.results import Result
    from ludarium.library.saved import SavedMatch


def why_apart(result: Result) -> str:
    """Why the result is not ranked with the others; empty for one that is."""
    if result.decided_by == STOPPED:
        return hall.tr("stopped")
    if result.origin in (NUMBER, DEAL, BRANCH, FILE):
        return {
            NUMBER: hall.tr("dealt by a number"),
            DEAL: hall.tr("a deal played before"),
            BRANCH: hall.tr("branched off another match"),
            FILE: hall.tr("read from a file"),
        }[result.origin]
    if number_in(result.origin) is not None:
        return hall.tr("the challenge of a day")
    if result.helpers:
        return hall.tr("not played by one alone")
    return hall.tr("practice") if result.is_practice else ""


def kept(match: SavedMatch, results: list[Result]) -> str:
    """What becomes of the results of a match that is over: ``results`` are those that the library has of it."""
    if match.is_practice:
        return hall.tr("Practice: not counted")
    if HUMAN not in match.seated:
        return hall.tr("Only computers played: not counted")
    if not results:
        return hall.tr("Played elsewhere: not counted")
    apart = next((why for why in map(why_apart, results) if why), "")
    return hall.tr("Kept apart in your record: {why}", why=apart) if apart else hall.tr("Kept in your record")
