"""How states are made: small immutable values, cheap to build.

Under test (``LUDARIUM_FROZEN=1``) state classes are frozen, so that a rule that assigns to one fails at once. In play
they are plain, which makes them about three times cheaper to build; nothing assigns to them all the same.
"""

from __future__ import annotations

import os
from typing import TypeVar, dataclass_transform

import attrs

T = TypeVar("T")

FROZEN = os.environ.get("LUDARIUM_FROZEN") == "1"

UNKNOWN = -1
"""Stands in an observation for whatever the observer may not know."""


@dataclass_transform(frozen_default=True, field_specifiers=(attrs.field,))
def value(cls: type[T]) -> type[T]:
    """Make ``cls`` a slotted value, compared and hashed by its fields."""
    return attrs.define(cls, slots=True, weakref_slot=False, frozen=FROZEN, unsafe_hash=True)
