"""What is printed on a component as plain data again, for lists of all of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from operator import attrgetter
from typing import Any

import attrs

from ludarium.engine.effects.vocabulary import Step

VerbOf = Callable[[Step], str]
"""What content files call a step."""


def printed_facts(thing: Any, without: Collection[str] = (), verb_of: VerbOf = attrgetter("verb")) -> Mapping[str, Any]:
    """Return the fields that differ from their defaults, as the content file has them."""
    return {name: fact for name, fact in _facts(thing, verb_of).items() if name not in without}


def _facts(thing: Any, verb_of: VerbOf) -> dict[str, Any]:
    found = {"do": verb_of(thing)} if isinstance(thing, Step) else {}
    for field in attrs.fields(type(thing)):
        value = getattr(thing, field.name)
        if value != field.default:
            found[field.name.removesuffix("_")] = _plain(value, verb_of)
    return found


def _plain(value: Any, verb_of: VerbOf) -> Any:
    if attrs.has(type(value)):
        return _facts(value, verb_of)
    if isinstance(value, Mapping):
        return {key: _plain(one, verb_of) for key, one in value.items()}
    return [_plain(one, verb_of) for one in value] if isinstance(value, tuple) else value
