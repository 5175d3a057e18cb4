"""Trying content out: what looks right must also play."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.engine.chance import Rng
from ludarium.engine.contract import S, Title
from ludarium.engine.reasons import ContentError, because
from ludarium.engine.setups import Setup

LONGEST = 20_000
"""The most actions of a match: ours have a tenth of it."""

LOOKS = 16
"""At every so many decisions, all that the computer's seats ask is asked."""


def try_out(title: Title[S], setups: Iterable[Setup], file: str) -> None:
    """Play a match by chance with each set-up, or raise a `ContentError` that says what came of it."""
    for seed, setup in enumerate(setups):
        try:
            has_ended = _play(title, setup, seed)
        except Exception as error:  # whatever rules stumble over that never saw this content
            problem = f"{type(error).__name__}: {error}".removesuffix(": ")
            raise ContentError(because("content-unplayable", file=file, seats=setup.seats, problem=problem)) from error
        if not has_ended:
            raise ContentError(because("content-endless", file=file, seats=setup.seats))


def _play(title: Title[S], setup: Setup, seed: int) -> bool:
    """Play a match by chance; whether it came to its end."""
    rng, state = Rng(seed), title.start(setup, seed)
    pieces = title.pieces(state)
    for number in range(LONGEST):
        seat = title.turn(state)
        if seat is None:
            title.outcome(state)
            title.standing(state)
            if title.pieces(state) != pieces:
                raise ValueError("pieces were made or lost")
            return True
        if number % LOOKS == 0:
            _look(title, state, seat, rng)
        state = title.apply(state, title.sample(state, rng))
    return False


def _look(title: Title[S], state: S, seat: int, rng: Rng) -> None:
    """Ask what people and the computer would ask here."""
    observed = title.observe(state, seat)
    actions = title.actions(observed)
    title.prompt(observed)
    title.standing(observed)
    title.scene(observed)
    title.turn_progress(observed)
    for action in actions:
        title.touches(observed, action)
    title.expected(observed, actions)
    title.priors(observed, actions)
    title.value(title.imagine(observed, seat, rng), seat)
