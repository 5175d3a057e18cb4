"""How old the players are: the youngest wins a tie of the bid."""

from __future__ import annotations

from ludarium.engine.reasons import SetupError, because
from ludarium.engine.setups import Setup

YOUNGEST = "youngest"
AGES_UNKNOWN = "none"
OLDEST = 130


def ages_of(setup: Setup) -> tuple[int, ...]:
    """The ages as they were written, seat by seat (``41,9``); none when they are not known."""
    written = dict(setup.options).get("ages", AGES_UNKNOWN)
    if written == AGES_UNKNOWN:
        return ()
    ages = [word.strip() for word in written.split(",")]
    if len(ages) != setup.seats or not all(age.isdecimal() and int(age) <= OLDEST for age in ages):
        raise SetupError(because("ages", "EME-AMB-02", ages=written, seats=setup.seats))
    return tuple(map(int, ages))
