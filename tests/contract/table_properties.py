"""What must be true of every title's table: its scene, foresight, waste and course."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludarium.engine.foresight import Foresight
from ludarium.engine.registry import AnyTitle
from ludarium.engine.scene import ANSWER, ANSWERS, Scene, Thing, TurnProgress
from ludarium.engine.setups import Setup
from tests.contract.properties import Twin, decisions, fresh, spread, story

MOMENTS = 40
"""So many moments of a match are looked at."""

TRIED = 6
"""So many actions of each."""

# Foresight


def check_foresight_is_true(title: AnyTitle, setup: Setup, seed: int) -> None:
    """What is foreseen is what comes, and nothing is foreseen by whoever does not decide."""
    for moment in decisions(title, setup, seed, MOMENTS):
        seat = title.turn(moment.state)
        assert seat is not None
        observed = title.observe(moment.state, seat)
        for action in spread(title.actions(moment.state), TRIED):
            foreseen = title.foresee(observed, action)
            if foreseen is not None:
                came = title.observe(title.apply(moment.state, action), seat)
                assert foreseen == came, f"{action} leads to something else than was foreseen"
        for other in set(range(setup.seats)) - {seat}:
            assert title.foresee(title.observe(moment.state, other), *title.actions(moment.state)[:1]) is None


def check_foresight_of_several(title: AnyTitle, setup: Setup, seed: int) -> None:
    """Several actions in a row are foreseen as they would come one by one."""
    moments = story(title, setup, seed)[:-1]
    for first, second in spread(list(pairwise(moments)), MOMENTS):
        seat = title.turn(first.state)
        if seat is None or title.turn(second.state) != seat:
            continue
        foreseen = title.foresee(title.observe(first.state, seat), first.action, second.action)
        if foreseen is not None:
            assert foreseen == title.observe(title.apply(second.state, second.action), seat)


def known_before(title: AnyTitle, setup: Setup, seed: int) -> tuple[int, int]:
    """How many of the actions that could be played in a match are known before, and how many there were."""
    known = offered = 0
    for moment in decisions(title, setup, seed, 3 * MOMENTS):
        foresight = Foresight(title, title.observe(moment.state, title.turn(moment.state)))
        found = [foresight.after(action) for action in title.actions(moment.state)]
        known, offered = known + sum(after is not None for after in found), offered + len(found)
    return known, offered


# Scene


def scenes(title: AnyTitle, setup: Setup, seed: int) -> list[tuple[Any, Any, Scene]]:
    """For some moments and every seat: the state, its observation, and what lies on the table then."""
    found = []
    for moment in spread(story(title, setup, seed), MOMENTS):
        for seat in range(setup.seats):
            observed = title.observe(moment.state, seat)
            found.append((moment.state, observed, title.scene(observed)))
    return found


def check_scene_is_sound(title: AnyTitle, setup: Setup, seed: int) -> None:
    """Ids are unique; what lies on a thing finds it; nothing lies on itself; owners sit at the table."""
    for _, _, scene in scenes(title, setup, seed):
        assert scene, "nothing lies on the table"
        by_id = {thing.id: thing for thing in scene}
        assert len(by_id) == len(scene), "two things have one id"
        for thing in scene:
            assert isinstance(thing, Thing)
            assert all((thing.id, thing.kind, thing.zone))
            assert -1 <= thing.owner < setup.seats, f"{thing.id} belongs to {thing.owner}"
            hash(thing.facts)
            assert (thing.kind == ANSWER) == (thing.zone == ANSWERS), f"{thing.id} is an answer, or it is not"
            seen, below = {thing.id}, by_id.get(thing.zone)
            while below is not None:
                assert below.id not in seen, f"{thing.id} lies on itself"
                seen.add(below.id)
                below = by_id.get(below.zone)


def check_scene_has_what_is_touched(title: AnyTitle, setup: Setup, seed: int) -> None:
    """Everything that an action touches lies on the table of the seat that decides."""
    for moment in decisions(title, setup, seed, MOMENTS):
        observed = title.observe(moment.state, title.turn(moment.state))
        there = {thing.id for thing in title.scene(observed)}
        for action in title.actions(observed):
            for step in title.touches(observed, action):
                missing = set(step) - there
                assert not missing, f"{action} touches {missing}, which are not on the table"


def check_answers_are_offered(title: AnyTitle, setup: Setup, seed: int) -> None:
    """Every answer on the table is an action that can be given now, and touches that answer alone, or else pieces."""
    for _, observed, scene in scenes(title, setup, seed):
        offered = title.actions(observed)
        for thing in scene:
            if thing.kind == ANSWER:
                assert thing.facts.action in offered, f"{thing.id} cannot be answered now"
                touches = title.touches(observed, thing.facts.action)
                assert touches == ((thing.id,),) or thing.id not in {id for step in touches for id in step}


def check_scene_changes_alike(title: AnyTitle, setup: Setup, seed: int, twin: Twin | None = None) -> None:
    """Worlds that look the same lie alike on the table, and an action that leaves them alike changes both alike."""
    if twin is None:
        return
    for moment in decisions(title, setup, seed, MOMENTS):
        for seat in range(setup.seats):
            other = twin(moment.state, seat, fresh(seed, moment.number, seat))
            if moment.action not in title.actions(other):
                continue
            states = [(s, title.apply(s, moment.action)) for s in (moment.state, other)]
            seen = [[title.observe(state, seat) for state in pair] for pair in states]
            if seen[0][1] == seen[1][1]:
                one, two = ([title.scene(observed) for observed in pair] for pair in seen)
                assert one == two, f"seat {seat} sees on the table what it may not know"


# Prompts


def check_prompt_fits_the_scene(title: AnyTitle, setup: Setup, seed: int) -> None:
    """What is asked for lies on the table, and what ends the question is an answer to it."""
    for moment in decisions(title, setup, seed, MOMENTS):
        observed = title.observe(moment.state, title.turn(moment.state))
        prompt, offered = title.prompt(observed), title.actions(observed)
        scene = title.scene(observed)
        kinds = {thing.id: thing.kind for thing in scene}
        said = {thing.facts.action for thing in scene if thing.kind == ANSWER}
        assert prompt.done is None or prompt.done in offered, f"{prompt.done} does not end {prompt.key}"
        if not prompt.of:
            continue
        for action in offered:
            if action is not prompt.done and action not in said:
                touched = {kinds[id] for step in title.touches(observed, action) for id in step}
                asked_for = f"{prompt.key} asks for {prompt.of}: {action} touches {touched}"
                assert any(map(prompt.asks_for, touched)), asked_for


# Waste and course


def check_course(title: AnyTitle, setup: Setup, seed: int) -> None:
    """The stage of now is one of the turn's; what is barred is not legal, and for that reason."""
    for _, observed, _ in scenes(title, setup, seed):
        progress = title.turn_progress(observed)
        assert isinstance(progress, TurnProgress)
        assert -1 <= progress.now < len(progress.stages)
        for action, reason in progress.barred:
            assert title.why_not(observed, action) == reason, f"{action} is not barred for that reason"
        for action in title.actions(observed):
            for what, count in title.waste(observed, action):
                assert what
                assert count > 0, f"{action} would waste {count} of {what}"
