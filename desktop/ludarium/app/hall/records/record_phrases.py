"""Results and records in words, for the shelf, the page of a result and the high scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludarium import words
from ludarium.engine.daily_challenge import number_in
from ludarium.engine.match import BRANCH, DEAL, FILE, HUMAN, NUMBER, STOPPED
from ludarium.engine.overlong import SCORED
from ludarium.engine.registry import AnyTitle
from ludarium.library.records import (
    ALONE,
    NAME,
    PEOPLE,
    RIVAL,
    SEATS,
    SIDE,
    Ladder,
    Tally,
    facts_of,
    rows,
    rows_with,
    tally,
)
from ludarium.library.results import Result
from ludarium.library.saved import SavedMatch
from ludarium.look import fonts
from ludarium.widgets.controls import Button, Elided, Panel, Separator, text
from ludarium.widgets.layouts import column, holder, px, row
from ludarium.widgets.phrases import ago, hall, line, signed, unusual
from ludarium.words.voice import series

# Facts


def rival_name(rival: str) -> str:
    if rival in (ALONE, PEOPLE):
        return hall.tr("Alone") if rival == ALONE else hall.tr("People")
    return words.player(rival)


def fact_name(title: str, key: str) -> str:
    if key == SIDE:
        return words.side_head(title) or hall.tr("Began with")
    own = {SEATS: hall.tr("Seats"), RIVAL: hall.tr("Strongest opponent"), NAME: hall.tr("Name")}
    return own[key] if key in own else words.option(title, key)


def kind_name(title: str, key: str, kind: str) -> str:
    """A value of a fact."""
    if key == RIVAL:
        return rival_name(kind)
    if key in (SEATS, NAME):
        return kind
    if not kind:
        return hall.tr("not known")
    return words.opening(title, kind) if key == SIDE else words.choice(title, key, kind)


def opening(result: Result) -> str:
    return words.opening(result.title, result.opening) if result.opening else ""


def hinted(hints: int) -> str:
    return hall.tr("%n hints", "%n hint", hints) if hints else ""


# Tallies


def tally_line(one: Tally) -> str:
    """A tally in a line."""
    return line(
        (
            hall.tr("{won} of %n won", "{won} of %n won", one.played, won=one.won),
            hall.tr("best {score}", score=signed(one.best.score)),
            _run(one.run) if one.run > 1 else "",
            _longest(one.longest) if one.longest > 1 else "",
        )
    )


def form_name(ladder: Ladder) -> str:
    return line(unusual(ladder.title, ladder.options)) or hall.tr("as usual")


def counted(ladder: Ladder) -> str:
    """The number of matches and the mean score."""
    played = hall.tr("%n played", "%n played", ladder.played)
    return line((played, hall.tr("mean {score}", score=signed(round(ladder.mean)))))


def runs(ladder: Ladder) -> str:
    """Return how often the target was met, and the streaks."""
    if not ladder.won:
        return hall.tr("target not reached yet")
    reached = hall.tr("target reached %n times", "target reached once", ladder.won)
    return line((reached, _run(ladder.run) if ladder.run else "", _longest(ladder.longest)))


def _run(number: int) -> str:
    return hall.tr("%n in a row", "%n in a row", number)


def _longest(number: int) -> str:
    return hall.tr("longest run %n", "longest run %n", number)


def openings(ladder: Ladder) -> str:
    """The best score with each opening."""
    best = [f"{opening(result)} {signed(result.score)}" for result in ladder.openings.values()]
    return hall.tr("best by start: {scores}", scores=series(best)) if best else ""


def ladder_line(place: int, result: Result, is_this: bool, margins: Sequence[float]) -> QHBoxLayout:
    role = fonts.BODY_STRONG if is_this else fonts.BODY
    number = text(f"{place}.", fonts.BODY, "muted")
    number.setMinimumWidth(px(24))
    said = text(line((opening(result), hinted(result.hints), ago(result.finished))), fonts.LABEL, "muted")
    score = text(signed(result.score), role, "gain" if is_this else "")
    return row(number, Elided(result.name, role), None, said, score, gap=12, margins=margins)


# What counts


def why_apart(result: Result) -> str:
    """Why the result is not ranked; empty if it is."""
    if result.decided_by == STOPPED:
        return hall.tr("stopped")
    if result.decided_by == SCORED:
        return hall.tr("scored before its end")
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
        return hall.tr("decided in part by others")
    return hall.tr("practice") if result.is_practice else ""


def kept_line(match: SavedMatch, results: list[Result]) -> str:
    """Whether a finished match counts. ``results``: those that the library has of it."""
    if match.is_practice:
        return hall.tr("Practice: not counted")
    if HUMAN not in match.seated:
        return hall.tr("Only computers played: not counted")
    if not results:
        return hall.tr("Played elsewhere: not counted")
    apart = next(filter(None, map(why_apart, results)), "")
    return hall.tr("Kept apart in your record: {why}", why=apart) if apart else hall.tr("Kept in your record")


# After a match


def records_of(title: AnyTitle, results: Sequence[Result], match: int) -> list[tuple[str, Tally]]:
    """The tallies that a match is part of: with the side of each person, in such matches and in all."""
    seats = [result for result in results if result.match == match]
    ranked = rows(title, results)
    found: dict[str, Tally] = {}
    for result in seats:
        if result.player != HUMAN or not result.opening:
            continue
        facts = facts_of(title, result, seats)
        del facts[NAME]
        for wanted in ({SIDE: facts[SIDE]}, facts):
            if those := rows_with(ranked, wanted):
                found[_said(title, wanted)] = tally(those)
    if found:
        found[hall.tr("All together")] = tally(ranked)
    return list(found.items())


def _said(title: AnyTitle, facts: dict[str, str]) -> str:
    said = [kind_name(title.id, key, kind) for key, kind in facts.items() if key not in (SEATS, RIVAL)]
    seats = int(facts.get(SEATS, 1))
    return line([*said, *([hall.tr("%n seats", "%n seat", seats), rival_name(facts[RIVAL])] if seats > 1 else [])])


def records_panel(records: Sequence[tuple[str, Tally]], show_all: Callable[[], object]) -> QWidget:
    everything = Button(hall.tr("All records"), kind="link", role=fonts.SMALL, then=show_all)
    panel = Panel(hall.tr("Your record"), everything, margins=(16, 6, 16, 8))
    for place, (name, one) in enumerate(records):
        if place:
            panel.body.addWidget(Separator())
        said = text(tally_line(one), fonts.BODY, wrap=True)
        panel.body.addWidget(holder(column(text(name, fonts.BODY_STRONG, wrap=True), said, gap=0)))
    return panel
