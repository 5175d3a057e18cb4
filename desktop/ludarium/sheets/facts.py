"""What is marked and written on a sheet."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ludarium.sheets.layout import Tone


@attrs.frozen
class Run:
    """A piece of running text that is not broken."""

    text: str
    is_strong: bool = False
    tone: Tone = Tone.INK
    is_gain: bool = False


Item = tuple[Run, ...]
"""What belongs together in running text: a name and its points."""


@attrs.frozen
class Facts:
    """One sheet's facts, by the keys of its layout.

    marks: what is filled, circled, struck out
    texts: what is written into the slots
    runs: what is written into slots of running text, item after item
    """

    seat: int = 0
    marks: frozenset[str] = frozenset()
    texts: Mapping[str, str] = attrs.field(factory=dict)
    runs: Mapping[str, tuple[Item, ...]] = attrs.field(factory=dict)
