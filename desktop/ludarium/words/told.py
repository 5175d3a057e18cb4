"""What happened or is asked, and who reads it: what sentences are made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from ludarium.words.voice import Company, Voice, gaps_of

Pair = str | tuple[str, str]
"""A marked text for "you" and one for others, or one for all."""


@attrs.frozen
class Told:
    """The data of an event or a question, with the title's box and the seat that it is about."""

    data: Mapping[str, Any]
    seat: int
    company: Company
    box: Any

    def __getitem__(self, name: str) -> Any:
        return self.data[name]

    def say(self, own: str, other: str, /, **gaps: object) -> str:
        return self.company.say(self.seat, own, other, **gaps)

    def name(self, seat: int) -> str:
        """The seat in the middle of a sentence."""
        return self.company.name(seat)


def say_pair(told: Told, voice: Voice, pair: Pair, gaps: Mapping[str, Callable[[Any], object]]) -> str:
    """Say the text for the reader. ``gaps``: what fills each gap, by its name; else the data of that name does."""
    own, other = (pair, pair) if isinstance(pair, str) else pair
    wanted = gaps_of(own) | gaps_of(other)
    filled = {name: gaps[name](told) if name in gaps else told[name] for name in wanted - {"name"}}
    return told.say(voice.tr(own), voice.tr(other), **filled)
