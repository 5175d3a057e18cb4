"""The marks and texts of a sheet."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from ludarium.sheets.layout import Tone


@attrs.frozen
class Run:
    """A piece of running text that is never broken."""

    text: str
    is_strong: bool = False
    tone: Tone = Tone.INK
    is_gain: bool = False


Item = tuple[Run, ...]
"""Running text that belongs together, such as a name and its points."""


@attrs.frozen
class Facts:
    """The facts of one sheet, by the keys of its layout.

    marks: what is filled, circled or struck out
    texts: the text of each slot
    runs: the items of each slot of running text
    """

    seat: int = 0
    marks: frozenset[str] = frozenset()
    texts: Mapping[str, str] = attrs.field(factory=dict)
    runs: Mapping[str, tuple[Item, ...]] = attrs.field(factory=dict)
