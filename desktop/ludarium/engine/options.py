"""What can be chosen before a match."""

from __future__ import annotations

from typing import NamedTuple

BY_LOT = -1
"""As first seat: whom the match's own seed picks."""


class Option(NamedTuple):
    """A choice made before a match. The first of ``choices`` is the default.

    needs: the choice of another option without which this one means nothing and is left out
    is_open: anything else may be written in place of ``choices`` too; the title says whether it makes sense
    is_side: it says what seats play, which the lot may decide: results are told apart by what they did play
    """

    key: str
    choices: tuple[str, ...]
    needs: tuple[str, str] | None = None
    is_open: bool = False
    is_side: bool = False


OURS = "ours"
PACK = Option("pack", (OURS,), is_open=True)
"""Whose content a match is played with: that which the program ships, or a pack by its name."""

UNDO = Option("undo", ("fair", "practice"))
