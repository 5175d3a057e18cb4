"""State classes: slotted values, frozen under test."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import attrs
import pytest

from ludarium.engine.values import FROZEN, value

PLAIN = """
from ludarium.engine.values import FROZEN, value

@value
class Point:
    x: int

point = Point(1)
point.x = 2
print(FROZEN, point.x, hasattr(point, "__dict__"), Point(2) == point, hash(Point(2)) == hash(point))
"""


@value
class Point:
    x: int
    y: tuple[int, ...] = ()


def test_values_are_frozen_under_test() -> None:
    assert FROZEN
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Point(1).x = 2
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del Point(1).x


def test_values_are_slotted() -> None:
    assert not hasattr(Point(1), "__dict__")


def test_values_are_compared_and_hashed_by_their_fields() -> None:
    assert Point(1, (2,)) == Point(1, (2,))
    assert Point(1, (2,)) != Point(1, (3,))
    assert len({Point(1), Point(1), Point(2)}) == 2


def test_values_have_no_order() -> None:
    with pytest.raises(TypeError):
        sorted([Point(2), Point(1)])


def test_values_travel() -> None:
    assert pickle.loads(pickle.dumps(Point(1, (2,)))) == Point(1, (2,))


def test_values_are_plain_in_play() -> None:
    """Cheaper to build, and compared and hashed in the same way."""
    environment = {name: held for name, held in os.environ.items() if name != "LUDARIUM_FROZEN"}
    done = subprocess.run([sys.executable, "-c", PLAIN], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "2", "False", "True", "True"]
