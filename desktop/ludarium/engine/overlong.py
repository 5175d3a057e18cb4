"""Matches that nobody brings to an end. The rules allow to go on for ever; that they may be scored then is our rule."""

from __future__ import annotations

from ludarium.engine.contract import Outcome, S, Title

SCORED = "scored"
"""What decides a match that is scored as it stands."""


def is_overlong(title: Title[S], state: S) -> bool:
    """Whether the match has gone on for more rounds than any that somebody tried to win."""
    return 0 < title.longest_match < title.round(state) and title.turn(state) is not None


def score_as_it_stands(title: Title[S], state: S) -> Outcome:
    """Return who would have won: by points, then by the title's tie-break; alone, against the goal or the rival."""
    totals = [standing.total for standing in title.standing(state)]
    rival, goal = title.rival(state), title.goal(state)
    if rival is not None:
        return Outcome((0,) if totals[0] > rival.total else (), SCORED)
    if len(totals) == 1:
        return Outcome((0,) if goal is None or totals[0] > goal else (), SCORED)
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    ties = {seat: tie.total for seat in best if (tie := title.tie_break(state, seat)) is not None}
    if len(best) > 1 and ties:
        best = [seat for seat, total in ties.items() if total == max(ties.values())]
    return Outcome(tuple(best), SCORED)
