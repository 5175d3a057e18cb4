"""What lies on a table, said by the title without any picture: boards only draw it, and tables only arrange it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Param, Reason

NOBODY = -1
"""The owner of what belongs to no seat."""

ANSWER, ANSWERS = "answer", "answers"
"""The kind, and the zone, of answers that have no piece: done, pay, pass."""


@attrs.frozen
class Thing:
    """One thing on the table, as the seat that looks at it may know it.

    id: what actions touch; it names a place, not a copy
    kind: what it is, as a word of the title
    zone: the name of the zone that it lies in, or the id of the thing that it lies on
    place: its order or position there
    owner: the seat that it belongs to
    facts: a small attrs value of the kind, with all that is to be drawn and said of it; None where its kind says all
    """

    id: str
    kind: str
    zone: str
    place: int = 0
    owner: int = NOBODY
    facts: object = None


Scene = tuple[Thing, ...]

F = TypeVar("F")


def facts_of(thing: Thing, kind: type[F]) -> F:
    """The facts of a thing whose kind has these."""
    assert isinstance(thing.facts, kind), f"{thing.id} has other facts: {thing.facts!r}"
    return thing.facts


@attrs.frozen
class Answer:
    """The facts of an answer: the action that it gives."""

    action: Action


def answers(touched: Sequence[tuple[str, Action]]) -> Scene:
    """Things for answers that have no piece, by the ids that their actions touch."""
    return tuple(Thing(id, ANSWER, ANSWERS, place, facts=Answer(a)) for place, (id, a) in enumerate(touched))


Unused = tuple[tuple[str, int], ...]
"""What would go unused, and how much of it."""


@attrs.frozen
class Note:
    """A short remark: which one, as a word of the title (`words` makes the phrase), and what fills its gaps.

    is_urgent: nobody may overlook it
    """

    key: str
    params: tuple[tuple[str, Param], ...] = ()
    is_urgent: bool = False


@attrs.frozen
class TurnProgress:
    """Where in the turn one is.

    stages, now: the stages of a turn, and which of them it is; -1 when none
    ending: how near the end is
    barred: what is looked for but not possible now, and why
    """

    stages: tuple[str, ...] = ()
    now: int = -1
    ending: tuple[Note, ...] = ()
    barred: tuple[tuple[Action, Reason], ...] = ()
