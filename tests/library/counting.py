"""A tiny title for these tests: count up to a target, by choice or with a die."""

from __future__ import annotations

import attrs

from ludarium.engine.actions import act
from ludarium.engine.chance import randbelow
from ludarium.engine.contract import Outcome, Standing, Title
from ludarium.engine.events import Event
from ludarium.engine.match import Match
from ludarium.engine.options import Option
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import because
from ludarium.engine.registry import Registry
from ludarium.engine.values import UNKNOWN, value

ADD = tuple(act("add", number) for number in (1, 2, 3))
ROLL = act("roll")


@value
class Count:
    """How far each seat has counted."""

    seed: int
    counter: int
    seat: int
    totals: tuple[int, ...]
    target: int
    began: int = 0
    viewer: int = UNKNOWN


class Counting(Title[Count]):
    """Who first reaches the target wins."""

    id = "counting"
    allowed_seats = range(1, 4)
    options = (Option("target", ("10", "30")),)

    def start(self, setup, seed):
        return Count(seed, 0, setup.first, (0,) * setup.seats, int(setup["target"]))

    def turn(self, state):
        return None if max(state.totals) >= state.target else state.seat

    def prompt(self, state):
        return Prompt(state.seat, Ask.ONE, "count")

    def actions(self, state):
        return () if self.turn(state) is None else (*ADD, ROLL)

    def why_not(self, state, action):
        return None if action in self.actions(state) else because("no-such-action", "COUNT-01", text=action.text)

    def apply(self, state, action, record=None):
        counter = state.counter
        if action is ROLL:
            points, counter = 1 + randbelow(6, state.seed, counter), counter + 1
            if record is not None:
                record.append(Event("rolled", state.seat, (("die", points),), news=True))
        else:
            points = action.args[0]
        totals = tuple(total + points * (seat == state.seat) for seat, total in enumerate(state.totals))
        return attrs.evolve(state, counter=counter, seat=(state.seat + 1) % len(totals), totals=totals)

    def standing(self, state):
        return tuple(Standing((("even", total // 2 * 2), ("odd", total % 2))) for total in state.totals)

    def outcome(self, state):
        if self.turn(state) is not None:
            return None
        best = max(state.totals)
        return Outcome(tuple(seat for seat, total in enumerate(state.totals) if total == best), "score")

    def sizes(self, state):
        return state.totals

    def pieces(self, state):
        return {}

    def touches(self, state, action):
        return ()

    def observe(self, state, seat):
        return attrs.evolve(state, seed=UNKNOWN, counter=UNKNOWN, viewer=seat)

    def imagine(self, observed, seat, rng):
        return attrs.evolve(observed, seed=rng.number(), counter=0, viewer=UNKNOWN)

    def value(self, state, seat):
        return state.totals[seat] / state.target


COUNTING = Counting()


TITLES = Registry()
TITLES.register("counting", lambda content_version: COUNTING)


def count_up(match: Match, *numbers: int) -> None:
    for number in numbers:
        match.play(act("add", number))
