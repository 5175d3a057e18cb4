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

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

import attrs

from ludarium.engine import frames
from ludarium.engine.chance import randbelow, shuffled
from ludarium.engine.events import EVERYONE, Datum, Event, Recorder
from ludarium.engine.values import value
from ludarium.engine.zones import forgotten

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


def with_fields(cls: type[T], *names: str) -> Callable[..., T]:
    """A function that makes a value like another one, with these fields set anew."""
    fields = ", ".join(name if name in names else f"value.{name}" for name in _fields(cls))
    space: dict[str, Any] = {"cls": cls}
    exec(f"def with_fields({', '.join(('value', *names))}):\n    return cls({fields})", space)
    made: Callable[..., T] = space["with_fields"]
    return made


def _fields(cls: type) -> list[str]:
    return [field.name for field in attrs.fields(cls)]


def seat_methods(state: type, seat: type) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The methods of a draft whose seats are drafts as well: ``own`` opens a seat, ``done`` makes the value."""
    opened: Any = draft_of(seat)
    closed: Callable[[Any], Any] = value_of(seat)
    close: Callable[[Any], Any] = value_of(state)

    def own(self: Any, seat: int) -> Any:
        found = self.seats[seat]
        if type(found) is not opened:
            found = opened(found)
            self.seats = (*self.seats[:seat], found, *self.seats[seat + 1 :])
        return found

    def done(self: Any) -> Any:
        seats = self.seats
        for at, seat in enumerate(seats):
            if type(seat) is opened:
                seats = (*seats[:at], closed(seat), *seats[at + 1 :])
        self.seats = seats
        return close(self)

    return own, done


_STACKS: dict[tuple[Any, ...], tuple[frames.Frame, ...]] = {}
"""Stacks of a single question, each made once."""


class Draft:
    """What the draft of every state can do."""

    if TYPE_CHECKING:
        record: Recorder | None
        seats: Any
        stack: Any
        seed: int
        counter: int
        began: int
    else:
        __slots__ = ()

    def clockwise(self, start: int) -> list[int]:
        """All seats in turn order, from ``start`` on."""
        seats = len(self.seats)
        return [(start + step) % seats for step in range(seats)]

    # Asking

    def ask(self, *question: Any) -> None:
        """Ask this and nothing else; see `frames.question`."""
        stack = _STACKS.get(question)
        if stack is None:
            stack = _STACKS[question] = (frames.question(*question),)
        self.stack = stack

    def ask_first(self, *question: Any) -> None:
        """Ask this before what is asked now, as part of the same half-made action."""
        self.stack = (*self.stack, frames.question(*question))
        self.began = 1

    # Telling

    def tell(
        self,
        kind: str,
        seat: int,
        *data: tuple[str, Datum],
        news: bool = False,
        audience: int = EVERYONE,
        secrets: tuple[str, ...] = (),
    ) -> None:
        """Tell what happens, if somebody listens."""
        if self.record is not None:
            self.record.append(Event(kind, seat, data, audience, secrets, news))

    # Chance

    def randbelow(self, limit: int) -> int:
        """A number of the match's own stream, from 0 to ``limit - 1``."""
        self.counter += 1
        return randbelow(limit, self.seed, self.counter - 1)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        self.counter += len(items)
        return shuffled(items, self.seed, self.counter - len(items))

    def reshuffled(self, zone: Sequence[int]) -> tuple[int, ...]:
        """The cards in random order, known to nobody."""
        return self.shuffled(forgotten(zone))
