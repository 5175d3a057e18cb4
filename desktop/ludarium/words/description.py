"""What is said of a thing on the table."""

from __future__ import annotations

import attrs


@attrs.frozen
class Said:
    """A thing in words.

    name: as a person reads it beside the thing
    spoken: what a screen reader says of it; the name when empty
    detail: what a closer look tells
    """

    name: str
    spoken: str = ""
    detail: str = ""

    @property
    def aloud(self) -> str:
        return self.spoken or self.name


@attrs.frozen
class Float:
    """A change of a thing in a word or two, shown where it lies. id: of the thing"""

    id: str
    text: str
    is_gain: bool
