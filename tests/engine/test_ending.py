"""A match that people end before the rules do: one concedes, or all agree to stop."""

from __future__ import annotations

import pytest

from ludarium.engine.contract import Outcome
from ludarium.engine.match import CONCEDED, HUMAN, STOPPED, Ending, Match
from ludarium.engine.reasons import Reason, RuleError
from tests.library.counting import COUNTING, count_up


def match_of(*players: str) -> Match:
    names = ["Ann", "Ben", "Cid"][: len(players)]
    match = Match(COUNTING, COUNTING.setup(names), 7, players)
    count_up(match, 3, 2)
    return match


def test_whoever_concedes_has_lost():
    match = match_of(HUMAN, "hard")
    match.end(CONCEDED, 0)
    assert match.is_over
    assert match.turn is None
    assert match.ended == Ending(CONCEDED, 0)
    assert match.outcome == Outcome((1,), CONCEDED)


def test_alone_nobody_wins_by_it():
    match = match_of(HUMAN)
    match.end(CONCEDED, 0)
    assert match.outcome == Outcome((), CONCEDED)


def test_whoever_agrees_to_stop_has_neither_won_nor_lost():
    match = match_of(HUMAN, HUMAN)
    match.end(STOPPED, 1)
    assert match.is_over
    assert match.outcome == Outcome((), STOPPED)


def test_what_is_ended_stays_ended():
    match = match_of(HUMAN, "hard")
    match.go(1)
    match.end(STOPPED, 0)
    assert len(match.actions) == 1
    before = match.state
    for use in (
        lambda: match.play(COUNTING.actions(match.state)[0]),
        lambda: match.play_for("random", COUNTING.actions(match.state)[0]),
        lambda: match.hand_over(0, "easy"),
        lambda: match.end(CONCEDED, 0),
        match.undo,
        match.redo,
    ):
        with pytest.raises(RuleError):
            use()
    assert match.state is before
    why_not = match.undo_target()
    assert isinstance(why_not, Reason)
    assert why_not.key == "undo-ended"


def test_what_is_over_cannot_be_ended():
    match = match_of(HUMAN)
    while not match.is_over:
        count_up(match, 3)
    with pytest.raises(RuleError):
        match.end(CONCEDED, 0)
    assert match.ended is None
