"""Deep pictures of values, which show what changed or leaked in them whatever their classes hold for equal."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from functools import cache
from typing import Any

from ludarium.engine.actions import Action

ATOMS = (int, str, float, bytes, enum.Enum, type(None))


@cache
def slots_of(kind: type) -> list[str]:
    names = (name for each in kind.__mro__ for name in getattr(each, "__slots__", ()))
    return [name for name in names if name != "__weakref__"]


def fields(thing: Any) -> list[tuple[str, Any]]:
    """All that an object holds, whatever its class says about equality."""
    held = [(name, getattr(thing, name)) for name in slots_of(type(thing)) if hasattr(thing, name)]
    return held + sorted(getattr(thing, "__dict__", {}).items())


def snapshot(thing: Any) -> Any:
    """The thing copied into plain tuples, down to the last part."""
    if isinstance(thing, ATOMS):
        return thing
    if isinstance(thing, Action):
        return ("Action", thing.text)
    if isinstance(thing, tuple):
        return tuple(map(snapshot, thing))
    if isinstance(thing, list):
        return ("list", *map(snapshot, thing))
    if isinstance(thing, dict):
        return ("dict", *((snapshot(key), snapshot(item)) for key, item in thing.items()))
    if isinstance(thing, set | frozenset):
        return (type(thing).__name__, *sorted(map(snapshot, thing), key=repr))
    return (type(thing).__qualname__, *((name, snapshot(part)) for name, part in fields(thing)))


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
