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


Gaps = Mapping[str, Callable[[Any], object]]
"""What fills a gap, by its name. Any other is filled with the data of its name."""


def say_pair(told: Told, voice: Voice, pair: Pair, gaps: Gaps) -> str:
    """Say the text for the reader."""
    own, other = (pair, pair) if isinstance(pair, str) else pair
    return told.say(voice.tr(own), voice.tr(other), **_filling(told, own, other, gaps))


def fill_pair(told: Told, voice: Voice, pair: tuple[str, str], gaps: Gaps) -> tuple[str, str]:
    """Return both texts, filled but for the name. An empty one stays empty."""
    filling = _filling(told, *pair, gaps)
    own, other = (voice.tr(text, **filling) if text else "" for text in pair)
    return own, other


def _filling(told: Told, own: str, other: str, gaps: Gaps) -> Mapping[str, object]:
    wanted = gaps_of(own) | gaps_of(other)
    return {name: gaps[name](told) if name in gaps else told[name] for name in wanted - {"name"}}
