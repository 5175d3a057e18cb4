"""Drafts: values while they are being changed, and back again.

Every action copies a state into a draft and the draft into the next state. So both ways are written out for each class,
field by field, as attrs does it for constructors: twice as fast as going through a list of the fields.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import attrs

T = TypeVar("T")


def draft_of(cls: type, *more: str) -> Any:
    """A class whose objects are made from a value, have its fields and ``more`` of their own, and can be changed."""
    fields = [field.name for field in attrs.fields(cls)]
    copied = [f"self.{name} = value.{name}" for name in fields]
    given = [f"self.{name} = {name}" for name in more]
    body = "\n    ".join(copied + given)
    space: dict[str, Any] = {}
    exec(f"def __init__(self, {', '.join(('value', *more))}):\n    {body}", space)
    return type(f"{cls.__name__}Draft", (), {"__slots__": (*fields, *more), "__init__": space["__init__"]})


def value_of(cls: type[T]) -> Callable[[Any], T]:
    """A function that makes a value from its draft."""
    fields = ", ".join(f"draft.{field.name}" for field in attrs.fields(cls))  # type: ignore[arg-type]
    space: dict[str, Any] = {"cls": cls}
    exec(f"def value_of(draft):\n    return cls({fields})", space)
    made: Callable[[Any], T] = space["value_of"]
    return made
