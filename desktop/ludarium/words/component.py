"""A component as the command line and the help show it: its numbers, and the text that is made from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

FIRMNESS = ("rulebook", "measured", "sourced", "recalled", "designed")
"""Where a fact may come from, the firmest first."""


@attrs.frozen
class Component:
    """One thing in the box.

    kind: the plain word: die, card, monument …
    text: what it does, made from its effect
    facts: its numbers and its effect, as data
    provenance: where its facts come from, field by field
    """

    id: str
    kind: str
    name: str
    text: str
    facts: Mapping[str, Any]
    provenance: Mapping[str, str]

    @property
    def weakest(self) -> str:
        return weakest(self.provenance.values())


def weakest(origins: Iterable[str]) -> str:
    return max(origins, key=FIRMNESS.index)


def effect_data(effect: Any) -> dict[str, Any]:
    """Return an effect as data, without the defaults of its class."""

    def says_something(field: Any, value: object) -> bool:
        return bool(value != field.default)

    return attrs.asdict(effect, filter=says_something)
