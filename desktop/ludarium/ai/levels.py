"""How strong the computer plays: how often it may look, how much it wavers."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ludarium.engine.reasons import SetupError, because


@attrs.frozen
class Level:
    """A strength.

    iterations: how many times a decision may be searched; 0 plays at random
    seconds: a cap on the clock, for slow machines and long decisions; the iterations are what counts
    wavering: how often it takes the next best action instead of the best, again and again, from 0 to 1
    """

    name: str
    iterations: int
    seconds: float
    wavering: float = 0.0


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("random", 0, 0.0),
        Level("easy", 4, 0.1, wavering=0.35),
        Level("medium", 40, 0.5, wavering=0.1),
        Level("hard", 300, 0.9),
        Level("expert", 1200, 1.0),
    )
}


def level(name: str) -> Level:
    found = LEVELS.get(name)
    if found is None:
        raise SetupError(because("level", level=name, known=", ".join(LEVELS)))
    return found
