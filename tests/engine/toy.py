"""A title of a few words, to say exactly what a match should do.

``step`` scores a point and ``roll`` a die; ``pass`` gives the turn on; ``begin``, ``go`` and ``finish`` are one action
in parts; ``end`` ends the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng, randbelow
from ludarium.engine.contract import Outcome, Standing, Title, Touches
from ludarium.engine.events import Event, Recorder
from ludarium.engine.match import Match
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN, value

WHOLE = tuple(map(act, ("step", "roll", "pass", "begin", "end")))
HALF = tuple(map(act, ("go", "finish")))


@value
class ToyState:
    seed: int
    counter: int
    began: int
    viewer: int
    seat: int
    points: tuple[int, ...]
    is_over: bool = False


class Toy(Title[ToyState]):
    id = "toy"
    allowed_seats = range(1, 5)

    def start(self, setup: Setup, seed: int) -> ToyState:
        return ToyState(seed, 0, 0, UNKNOWN, 0, (0,) * setup.seats)

    def turn(self, state: ToyState) -> int | None:
        return None if state.is_over else state.seat

    def prompt(self, state: ToyState) -> Prompt:
        return Prompt(state.seat, Ask.ONE, "half" if state.began else "whole")

    def actions(self, state: ToyState) -> Sequence[Action]:
        return () if state.is_over else HALF if state.began else WHOLE

    def why_not(self, state: ToyState, action: Action) -> Reason | None:
        return None if action in self.actions(state) else because("not-now", "TOY-PLAY-01", text=action.text)

    def apply(self, state: ToyState, action: Action, record: Recorder | None = None) -> ToyState:
        won = {"step": 1, "roll": 1 + randbelow(6, state.seed, state.counter)}.get(action.verb, 0)
        if record is not None:
            record.append(Event(action.verb, state.seat, (("points", won),), news=action.verb == "roll"))
        points = (*state.points[: state.seat], state.points[state.seat] + won, *state.points[state.seat + 1 :])
        return attrs.evolve(
            state,
            counter=state.counter + (action.verb == "roll"),
            began=state.began + 1 if action.verb in ("begin", "go") else 0,
            seat=(state.seat + (action.verb == "pass")) % len(points),
            points=points,
            is_over=action.verb == "end",
        )

    def touches(self, state: ToyState, action: Action) -> Touches:
        return ((action.verb,),)

    def observe(self, state: ToyState, seat: int) -> ToyState:
        return attrs.evolve(state, seed=UNKNOWN, counter=UNKNOWN, viewer=seat)

    def imagine(self, observed: ToyState, seat: int, rng: Rng) -> ToyState:
        return attrs.evolve(observed, seed=rng.number(), counter=0, viewer=UNKNOWN)

    def standing(self, state: ToyState) -> tuple[Standing, ...]:
        return tuple(Standing((("points", points),)) for points in state.points)

    def outcome(self, state: ToyState) -> Outcome | None:
        return Outcome((state.seat,), "end") if state.is_over else None

    def sizes(self, state: ToyState) -> tuple[int, ...]:
        return (len(state.points),)

    def pieces(self, state: ToyState) -> Mapping[str, int]:
        return {"seat": len(state.points)}

    def value(self, state: ToyState, seat: int) -> float:
        return 0.5


def toy_match(
    words: str = "", players: Sequence[str] = ("human",), undo: str = "fair", seed: int = 1, toy: Toy | None = None
) -> Match[ToyState]:
    """A match of the toy in which these words were played."""
    toy = toy or Toy()
    match = Match(toy, toy.setup(len(players), options={"undo": undo}), seed, players)
    for word in words.split():
        match.play(act(word))
    return match
