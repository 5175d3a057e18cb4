"""Drafts: values while they are being changed, and back again.

Every action copies a state into a draft and the draft into the next state. So both ways are written out for each class,
field by field, as attrs does it for constructors: twice as fast as going through a list of the fields.

To a type checker the draft of a `drafted` value is a value of its class whose fields may be set, so that whatever reads
a value reads its draft as well. Nothing sets a field of the value itself: under test it is frozen like all values.

    @drafted
    class Purse:
        coins: int

    opened: Callable[[Purse], Purse] = draft_of(Purse)
    closed = value_of(Purse)

    draft = opened(purse)
    draft.coins += 1
    purse = closed(draft)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

import attrs

from ludarium.engine.events import EVERYONE, Datum, Event, Recorder
from ludarium.engine.values import value

T = TypeVar("T")


@dataclass_transform(field_specifiers=(attrs.field,))
def drafted(cls: type[T]) -> type[T]:
    """Make ``cls`` a value that has a draft."""
    return value(cls)


def draft_of(cls: type, *more: str) -> Any:
    """A class whose objects are made from a value, have its fields and ``more`` of their own, and can be changed."""
    fields = _fields(cls)
    copied = [f"self.{name} = value.{name}" for name in fields]
    given = [f"self.{name} = {name}" for name in more]
    body = "\n    ".join(copied + given)
    space: dict[str, Any] = {}
    exec(f"def __init__(self, {', '.join(('value', *more))}):\n    {body}", space)
    return type(f"{cls.__name__}Draft", (), {"__slots__": (*fields, *more), "__init__": space["__init__"]})


def value_of(cls: type[T]) -> Callable[[Any], T]:
    """A function that makes a value from its draft."""
    fields = ", ".join(f"draft.{name}" for name in _fields(cls))
    space: dict[str, Any] = {"cls": cls}
    exec(f"def value_of(draft):\n    return cls({fields})", space)
    made: Callable[[Any], T] = space["value_of"]
    return made


def _fields(cls: type) -> list[str]:
    return [field.name for field in attrs.fields(cls)]


class Draft:
    """What the draft of every state can do: tell what happens to whoever records it."""

    __slots__ = ()

    record: Recorder | None

    def tell(
        self,
        kind: str,
        seat: int,
        *data: tuple[str, Datum],
        news: bool = False,
        audience: int = EVERYONE,
        secrets: tuple[str, ...] = (),
    ) -> None:
        if self.record is not None:
            self.record.append(Event(kind, seat, data, audience, secrets, news))
