"""Matches between computer seats: seats, and where there are any sides, rotated from match to match."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ludarium.ai import reference
from ludarium.ai.levels import level
from ludarium.ai.search import think
from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, number
from ludarium.engine.overlong import is_overlong, score_as_it_stands
from ludarium.engine.registry import AnyTitle

Terms = tuple[tuple[str, str], ...]
"""Options and what was set."""


@attrs.define
class SeatTally:
    """What one of the competing seats did over all matches.

    shares: of each match, what it won: 1, or less when a victory was shared; sides: what it played there
    terms: the options by which the title tells matches apart, with what was set
    times, turns: the seconds that it thought about each decision, and in all of each round
    """

    level: str
    shares: list[float] = attrs.Factory(list)
    sides: list[str] = attrs.Factory(list)
    terms: list[Terms] = attrs.Factory(list)
    scores: list[int] = attrs.Factory(list)
    times: list[float] = attrs.Factory(list)
    turns: list[float] = attrs.Factory(list)

    @property
    def wins(self) -> float:
        return sum(self.shares)

    def add(self, other: SeatTally) -> None:
        self.shares += other.shares
        self.sides += other.sides
        self.terms += other.terms
        self.scores += other.scores
        self.times += other.times
        self.turns += other.turns


@attrs.define
class Tally:
    """The result of an arena.

    overlong: matches that were scored as they stood, because they did not end
    """

    seats: list[SeatTally]
    games: int = 0
    overlong: int = 0
    actions: int = 0
    seconds: float = 0.0
    errors: list[str] = attrs.Factory(list)

    def add(self, other: Tally) -> None:
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        self.games += other.games
        self.overlong += other.overlong
        self.actions += other.actions
        self.seconds += other.seconds
        self.errors += other.errors


def play_matches(
    title: AnyTitle,
    levels: Sequence[str],
    numbers: Sequence[int],
    seed: int,
    options: Mapping[str, str],
    mirrored: bool = False,
) -> Tally:
    """Play the matches of these numbers. Match n is the same whoever plays it and in whatever order.

    mirrored: what is dealt stays the same until each of the levels has had every seat
    """
    tally = Tally([SeatTally(name) for name in levels])
    began = time.perf_counter()
    for n in numbers:
        try:
            deal = n // len(levels) if mirrored else n
            turned = {**title.rotation(len(levels), seed, deal), **options}
            _play_match(title, levels, n, number(seed, deal), turned, tally)
        except Exception as error:  # an arena reports every failure and goes on: it exists to find them
            tally.errors.append(f"match {n}: {type(error).__name__}: {error}")
        tally.games += 1
    tally.seconds = time.perf_counter() - began
    return tally


def _play_match(
    title: AnyTitle, levels: Sequence[str], n: int, seed: int, options: Mapping[str, str], tally: Tally
) -> None:
    seats = len(levels)
    setup = title.setup(seats, options=options)
    chosen = dict(setup.options)
    terms = tuple((key, chosen[key]) for key in title.terms if key in chosen)
    state = title.start(setup, seed)
    competitor = [(seat + n) % seats for seat in range(seats)]
    thoughts = Rng(seed ^ 0x5EED)
    sides = [title.side(state, seat) for seat in range(seats)]
    turns: dict[tuple[int, int], float] = defaultdict(float)
    earlier = _earlier_programs(title, levels, options, seed)
    while (seat := title.turn(state)) is not None and not is_overlong(title, state):
        mine = tally.seats[competitor[seat]]
        if mine.level == "random":
            action = title.sample(state, thoughts)
        elif len(offered := title.actions(state)) == 1:
            action = offered[0]
        else:
            started = time.perf_counter()
            action = _think(title, state, seat, mine.level, thoughts.number())
            thought = time.perf_counter() - started
            mine.times.append(thought)
            turns[seat, title.round(state)] += thought
        state = title.apply(state, action)
        tally.actions += 1
        for program in earlier:
            program.notice(action)
    outcome = title.outcome(state)
    if outcome is None:
        tally.overlong += 1
        outcome = score_as_it_stands(title, state)
    for seat, standing in enumerate(title.standing(state)):
        mine = tally.seats[competitor[seat]]
        mine.scores.append(standing.total)
        mine.sides.append(sides[seat])
        mine.terms.append(terms)
        mine.shares.append(1 / len(outcome.winners) if seat in outcome.winners else 0.0)
        mine.turns += [thought for (thinker, _), thought in turns.items() if thinker == seat]


def _earlier_programs(
    title: AnyTitle, levels: Sequence[str], options: Mapping[str, str], seed: int
) -> list[reference.EarlierProgram]:
    """Those that play along, told of the match."""
    revisions = {revision for _, revision in map(reference.split, levels) if revision}
    programs = [reference.program(revision) for revision in sorted(revisions)]
    for program in programs:
        program.begin(title, len(levels), options, seed)
    return programs


def _think(title: AnyTitle, state: Any, seat: int, name: str, seed: int) -> Action:
    """What a seat of that level decides, by this program or an earlier one."""
    strength, revision = reference.split(name)
    if not revision:
        return think(title, title.observe(state, seat), seat, level(strength), seed).action
    action = reference.program(revision).think(seat, strength, seed)
    if action not in title.actions(state):
        raise ValueError(f"{name} plays by other rules: {action.text}")
    return action


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's)."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
