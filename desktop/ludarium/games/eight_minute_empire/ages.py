"""How old the players are: the youngest wins a tie of the bid."""

from __future__ import annotations

from ludarium.engine.reasons import SetupError, because
from ludarium.engine.safe_text import shortened
from ludarium.engine.setups import Setup

YOUNGEST = "youngest"
AGES_UNKNOWN = "none"
OLDEST = 130
_DIGITS = 10


def ages_of(setup: Setup) -> tuple[int, ...]:
    """The ages as they were written, seat by seat (``41,9``); none when they are not known."""
    written = dict(setup.options).get("ages", AGES_UNKNOWN)
    if written == AGES_UNKNOWN:
        return ()
    ages = [word.strip() for word in written.split(",")]
    if len(ages) != setup.seats or not all(map(_is_age, ages)):
        raise SetupError(because("ages", "EME-AMB-02", ages=shortened(written, 200), seats=setup.seats))
    return tuple(map(int, ages))


def _is_age(text: str) -> bool:
    """Python refuses to read numbers of thousands of digits."""
    return text.isdecimal() and len(text) <= _DIGITS and int(text) <= OLDEST
