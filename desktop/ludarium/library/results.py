"""What came of a finished match, seat by seat: for high scores and statistics."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

import attrs

from ludarium.engine.match import CONCEDED, LOT, STOPPED, Ending, Match
from ludarium.engine.overlong import SCORED
from ludarium.engine.safe_text import plain
from ludarium.library.disk import now, parse_json


@attrs.frozen
class Result:
    """How one seat did in one finished match. It stays when the match is deleted.

    match: its number in the library
    player: who held the seat: "human" or the name of an AI level
    lines: the score, line by line
    place: 1 for every winner, and for the best of a match that nobody won
    decided_by: the score or the tie-break; how people ended it, if they did
    opening: the side that it played or what it began with, by the word of the rules; empty where that is not known
    hints: how many were asked for in the match
    origin: where the match came from, a word of `engine.match.ORIGINS` or that of a challenge
    helpers: who else decided something for the seat, after it had changed hands
    """

    match: int
    seat: int
    name: str
    player: str
    score: int
    lines: tuple[tuple[str, int], ...]
    place: int
    won: bool
    decided_by: str
    title: str
    seats: int
    options: Mapping[str, str]
    finished: datetime
    opening: str = ""
    hints: int = 0
    origin: str = LOT
    helpers: tuple[str, ...] = ()

    @property
    def is_practice(self) -> bool:
        return self.options.get("undo") == "practice"

    @property
    def is_apart(self) -> bool:
        """Whether what would come may have been known, or others decided too, or it had no end: not ranked."""
        return self.origin != LOT or bool(self.helpers) or self.decided_by in (STOPPED, SCORED)

    @property
    def is_reached(self) -> bool:
        """Whether the target of a match for one was met, if only just."""
        return self.won or self.decided_by.startswith("reached")


COLUMNS = tuple(field.name for field in attrs.fields(Result))


def result_rows(match_id: int, match: Match[Any]) -> list[tuple[Any, ...]]:
    """The rows of a match that is over, in the order of `COLUMNS`."""
    standings = match.title.standing(match.state)
    outcome = match.outcome
    winners = outcome.winners if outcome else ()
    decided_by = outcome.decided_by if outcome else ""
    scores = [standing.total for standing in standings]
    options = json.dumps(dict(match.setup.options))
    finished = now()

    def rank(seat: int) -> tuple[bool, bool, int]:
        return seat in winners, match.ended != Ending(CONCEDED, seat), 0 if seat in winners else scores[seat]

    def place(seat: int) -> int:
        return 1 + sum(rank(other) > rank(seat) for other in range(len(scores)))

    return [
        (
            match_id,
            seat,
            match.setup.names[seat],
            match.seated[seat],
            scores[seat],
            json.dumps(standing.lines),
            place(seat),
            seat in winners,
            decided_by,
            match.title.id,
            match.setup.seats,
            options,
            finished,
            _opening(match, seat),
            match.hints,
            match.origin,
            json.dumps(helpers(match, seat)),
        )
        for seat, standing in enumerate(standings)
    ]


def _opening(match: Match[Any], seat: int) -> str:
    """The side that the seat plays, which the lot may have chosen; else what it began with."""
    title, played = match.title, zip(match.states, match.actions[: match.cursor], strict=False)
    if side := title.side(match.states[0], seat):
        return side
    chosen = (title.opening(state, action) for state, action in played if title.turn(state) == seat)
    return next(filter(None, chosen), "")


def helpers(match: Match[Any], seat: int) -> list[str]:
    """Who decided something for the seat besides the one who sat down there."""
    if not match.handed:
        return []
    turns = (index for index in range(match.cursor) if match.title.turn(match.states[index]) == seat)
    return sorted({match.players_at(index)[seat] for index in turns} - {match.seated[seat]})


def result_of(row: tuple[Any, ...]) -> Result | None:
    """The result that a row holds, or None when it is damaged: the others must not suffer for it."""
    values = dict(zip(COLUMNS, row, strict=True))
    try:
        values["lines"] = tuple((str(line), int(points)) for line, points in parse_json(values["lines"]))
        values["options"] = {str(key): str(choice) for key, choice in parse_json(values["options"]).items()}
        values["finished"] = datetime.fromisoformat(values["finished"])
        values["won"] = bool(values["won"])
        values["name"] = plain(str(values["name"]))
        values["opening"], values["origin"] = str(values["opening"]), str(values["origin"])
        values["helpers"] = tuple(map(str, parse_json(values["helpers"])))
        numbers = (values["score"], values["seats"], values["place"], values["hints"])
    except (ValueError, TypeError, AttributeError):
        return None
    return Result(**values) if all(isinstance(number, int) for number in numbers) else None
