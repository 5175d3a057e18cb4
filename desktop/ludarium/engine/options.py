"""What can be chosen before a match."""

from __future__ import annotations

from typing import NamedTuple

BY_LOT = -1
"""As first seat: whom the match's own seed picks."""


class Option(NamedTuple):
    """A choice made before a match. The first of ``choices`` is the default."""

    key: str
    choices: tuple[str, ...]


UNDO = Option("undo", ("fair", "practice"))
