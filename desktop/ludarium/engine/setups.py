"""How a match is set up: how many sit down, who starts, which options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from ludarium.engine.options import BY_LOT, Option
from ludarium.engine.reasons import SetupError, because
from ludarium.engine.safe_text import plain_name


@attrs.frozen
class Setup:
    """A validated set-up: made by `make_setup` only."""

    names: tuple[str, ...]
    first: int
    options: tuple[tuple[str, str], ...]

    @property
    def seats(self) -> int:
        return len(self.names)

    def __getitem__(self, key: str) -> str:
        return dict(self.options)[key]


def make_setup(
    known: Sequence[Option],
    allowed_seats: range,
    names: Sequence[str],
    first: int = 0,
    options: Mapping[str, str] | None = None,
) -> Setup:
    """The set-up with plain names and all defaults filled in, or a `SetupError` that names what does not fit."""
    if len(names) not in allowed_seats:
        raise SetupError(because("seats", seats=len(names), low=allowed_seats[0], high=allowed_seats[-1]))
    if first != BY_LOT and not 0 <= first < len(names):
        raise SetupError(because("first-seat", first=first, seats=len(names)))
    chosen = {option.key: option.choices[0] for option in known}
    for key, choice in (options or {}).items():
        if key not in chosen:
            raise SetupError(because("option", option=key, known=", ".join(sorted(chosen))))
        option = next(option for option in known if option.key == key)
        if choice not in option.choices and not option.is_open:
            raise SetupError(because("choice", option=key, choice=choice, known=", ".join(option.choices)))
        chosen[key] = choice
    for option in known:
        if option.needs is not None and option.needs not in chosen.items():
            del chosen[option.key]
    return Setup(tuple(map(plain_name, names)), first, tuple(sorted(chosen.items())))
