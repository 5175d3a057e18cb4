"""Which pictures are stored, and how they are painted."""

from __future__ import annotations

from pathlib import Path

from ludarium.commands.shot import NAMES, Shot, take_shot
from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.games.iron_age.frames import FOUND
from ludarium.games.iron_age.state import State
from ludarium.library.library import Library
from ludarium.library.saved import SavedMatch

STORED = Path(__file__).parent / "stored"
SEA = {"expansion": "mediterranean"}

SHOTS = {
    "iron-age-light": Shot("iron-age", {}, 3, 12, 152, (1366, 768), "light", None),
    "iron-age-dark": Shot("iron-age", {"length": "short"}, 2, 3, 55, (1366, 768), "dark", None),
    "iron-age-alone": Shot("iron-age", {}, 1, 5, 40, (1600, 1000), "light", None),
    "empire-light": Shot("eight-minute-empire", {"goods_tokens": "on"}, 3, 4, 50, (1366, 768), "light", None),
    "empire-dark": Shot("eight-minute-empire", {"map": "b"}, 5, 5, 40, (1600, 1000), "dark", None),
    "empire-bid": Shot("eight-minute-empire", {}, 4, 3, 0, (1366, 768), "light", None),
}


SAMPLED = {
    "mediterranean-light": Shot("iron-age", SEA, 3, 3, 260, (1600, 1000), "light", None),
    "mediterranean-dark": Shot("iron-age", SEA, 4, 8, 200, (1366, 768), "dark", None),
    "mediterranean-alone": Shot("iron-age", SEA, 1, 5, 60, (1366, 768), "light", None),
    "mediterranean-german": Shot("iron-age", SEA, 4, 8, 200, (1366, 768), "light", "de"),
}
"""Pictures of matches that were played at random: they show the same, however the computer plays."""


def paint(name: str, out: Path) -> None:
    if name in SHOTS:
        take_shot(SHOTS[name], out)
    else:
        take_shot(SAMPLED[name], out, sampled)


def sampled(library: Library, shot: Shot) -> SavedMatch:
    """The match played at random until the first seat founds colonies."""
    title = TITLES.get(shot.title)
    setup = title.setup(NAMES[: shot.seats], options=shot.options)
    match, rng = library.new_match(title, setup, shot.seed), Rng(shot.seed)
    while match.turn is not None and not (match.cursor >= shot.after and _founds(match.state)):
        match.play(title.sample(match.state, rng))
    return match


def _founds(state: State) -> bool:
    return (state.stack[-1].program, state.stack[-1].actor) == (FOUND, 0) and bool(state.population)
