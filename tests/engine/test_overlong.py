"""Matches that nobody brings to an end: after many rounds they may be scored as they stand."""

from __future__ import annotations

import attrs
import pytest

from ludarium.engine.match import Ending, Match
from ludarium.engine.overlong import SCORED, is_overlong, score_as_it_stands
from ludarium.engine.reasons import RuleError
from ludarium.games import TITLES

PASSIVE = {
    "iron-age": {"length": "short"},
    "imperium": {"nations": "romans,celts", "commons": "classics"},
}
"""Titles whose rules force nobody to bring the match to an end."""


def begun(name, seats=2):
    title = TITLES.get(name)
    return Match(title, title.setup(seats, options=PASSIVE[name] if seats > 1 else {}), 7)


def in_round(match, number):
    """The match where it stands, so many rounds later."""
    match.states[match.cursor] = attrs.evolve(match.state, round=number)
    return match


@pytest.mark.rule("IA-AMB-23", "IMP-AMB-56")
@pytest.mark.parametrize("name", PASSIVE)
def test_a_match_is_scored_as_it_stands_only_after_many_rounds(name):
    match = begun(name)
    most = match.title.longest_match
    with pytest.raises(RuleError) as caught:
        in_round(match, most).end(SCORED, 1)
    assert dict(caught.value.reason.params) == {"rounds": most}
    in_round(match, most + 1).end(SCORED, 1)
    assert match.is_over
    assert match.ended == Ending(SCORED, 1)
    assert match.outcome == score_as_it_stands(match.title, match.state)


@pytest.mark.rule("IA-AMB-23", "IMP-AMB-56")
@pytest.mark.parametrize("name", PASSIVE)
def test_two_seats_that_only_pass_come_to_an_end(name):
    """Each takes what ends a question, or the last answer: nobody builds, buys, conquers or plays a card."""
    match = begun(name)
    title, state = match.title, match.state
    for _ in range(20_000):
        if is_overlong(title, state):
            break
        assert title.turn(state) is not None
        prompt, actions = title.prompt(state), title.actions(state)
        state = title.apply(state, prompt.done if prompt.done in actions else actions[-1])
    assert title.round(state) == title.longest_match + 1
    assert score_as_it_stands(title, state).decided_by == SCORED


def test_whoever_is_ahead_wins_and_ties_are_broken():
    match = begun("iron-age")
    state, title = match.state, match.title
    seats = list(state.seats)
    seats[1] = attrs.evolve(seats[1], wealth=seats[1].wealth + 3)
    ahead = attrs.evolve(state, seats=tuple(seats))
    assert score_as_it_stands(title, ahead).winners == (1,)
    assert score_as_it_stands(title, state).winners == (0, 1)


def test_alone_against_the_bot_one_must_be_ahead():
    match = begun("imperium", seats=1)
    own, bots = match.title.standing(match.state)[0].total, match.title.rival(match.state).total
    assert score_as_it_stands(match.title, match.state).winners == ((0,) if own > bots else ())


def test_rules_that_end_every_match_need_no_limit():
    assert [name for name in TITLES if TITLES.get(name).longest_match] == ["iron-age", "imperium"]
