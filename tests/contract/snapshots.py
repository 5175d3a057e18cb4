"""Deep pictures of values, which show what changed or leaked in them whatever their classes hold for equal."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from functools import cache
from typing import Any

from ludarium.engine.actions import Action

ATOMS = (int, str, float, bytes, enum.Enum, type(None))
PLAIN = frozenset((int, str, bool, float, type(None)))


@cache
def slots_of(kind: type) -> list[str]:
    names = (name for each in kind.__mro__ for name in getattr(each, "__slots__", ()))
    return [name for name in names if name != "__weakref__"]


def fields(thing: Any) -> list[tuple[str, Any]]:
    """All that an object holds, whatever its class says about equality."""
    held = [(name, getattr(thing, name, "unset")) for name in slots_of(type(thing))]
    return held + sorted(vars(thing).items()) if hasattr(thing, "__dict__") else held


def snapshot(thing: Any) -> Any:
    """The thing copied into plain tuples, down to the last part."""
    kind = type(thing)
    if kind in PLAIN or isinstance(thing, ATOMS):
        return thing
    if kind is tuple:
        return tuple([part if type(part) in PLAIN else snapshot(part) for part in thing])
    if isinstance(thing, Action):
        return ("Action", thing.text)
    if isinstance(thing, tuple | list):
        return (kind.__name__, *map(snapshot, thing))
    if isinstance(thing, dict):
        return ("dict", *((snapshot(key), snapshot(part)) for key, part in thing.items()))
    if isinstance(thing, set | frozenset):
        return (kind.__name__, *sorted(map(snapshot, thing), key=repr))
    return (
        kind.__qualname__,
        *[part if type(part) in PLAIN else (name, snapshot(part)) for name, part in fields(thing)],
    )


def walk(thing: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Every part with its path, the thing itself first."""
    yield path, thing
    if isinstance(thing, (*ATOMS, Action)):
        return
    if isinstance(thing, tuple | list | set | frozenset):
        parts = [(f"{path}[{number}]", part) for number, part in enumerate(thing)]
    elif isinstance(thing, dict):
        parts = [(f"{path}[{key!r}]", part) for key, part in thing.items()]
    else:
        parts = [(f"{path}.{name}", part) for name, part in fields(thing)]
    for name, part in parts:
        yield from walk(part, name)
