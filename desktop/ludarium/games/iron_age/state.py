"""All that is true of a match of The Iron Age.

`Seat` and `State` are values. While an action is resolved, the rules work on their drafts, which nobody else ever sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import attrs

from ludarium.engine import drafts
from ludarium.engine.drafts import draft_of, drafted, seat_methods
from ludarium.engine.events import Recorder
from ludarium.engine.frames import Frame
from ludarium.engine.values import value
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.colonies import Colony

T = TypeVar("T")

NO_FACE: Final = -1


@drafted
class Seat:
    """One seat's peg board and score sheet.

    wealth, ships, armies, goods, food: where the five pegs stand
    port_boxes: population boxes of ports filled from left to right, the first port's included
    urns: urns of ports filled from left to right
    province_boxes: boxes filled from left to right, the first province's not counted
    monuments: boxes filled, a number for each monument
    first: the monuments built before anyone else, as a bit mask
    developments: those owned, as a bit mask
    colonies: own pegs in each colony, which is completed when they fill it; nothing without the expansion
    """

    wealth: int
    ships: int
    armies: int
    goods: int
    food: int
    port_boxes: int
    urns: int
    province_boxes: int
    monuments: tuple[int, ...]
    first: int
    developments: int
    tribute: int
    skulls: int
    conquest: int
    colonies: tuple[int, ...]


@value
class Sea:
    """What else the colony board needs to know.

    every_turn: completed colonies bring something every turn, not only once
    founded: the colonies completed this turn, as a bit mask
    opponent: those that the opponent of the solitaire game holds, as a bit mask
    """

    every_turn: bool
    founded: int
    opponent: int


@drafted
class State:
    """A match between two decisions.

    full: the full game, not the short one
    first: the start player; seat: whose turn it is
    stack: what is still to be decided, the top last; empty when the match is over
    dice, fate: what the dice show, empire dice sorted by face
    population, innovations: what this turn's dice gave and has not been spent
    boxes: monument boxes filled this turn (Architecture counts them)
    built: the monuments built by anyone, as a bit mask
    sea: the colony board, when the match is played with it
    """

    seed: int
    counter: int
    viewer: int
    began: int
    full: bool
    round: int
    first: int
    seat: int
    stack: tuple[Frame, ...]
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]
    fate: int
    rolls: int
    population: int
    innovations: int
    boxes: int
    built: int
    sea: Sea | None


if TYPE_CHECKING:
    _StateDraft = State
else:
    _StateDraft = draft_of(State, "box", "record")


class Draft(_StateDraft, drafts.Draft):
    """A `State` being changed: made from one, turned into the next one by `done`."""

    if TYPE_CHECKING:
        box: Box

        def __init__(self, state: State, box: Box, record: Recorder | None) -> None: ...

        def own(self, seat: int) -> Seat: ...
        def done(self) -> State: ...

    else:
        __slots__ = ()
        own, done = seat_methods(State, Seat)

    @property
    def me(self) -> Seat:
        """What the seat has whose turn it is, to be changed."""
        own = self.seats[self.seat]
        return self.own(self.seat) if type(own) is Seat else own

    @property
    def is_solitaire(self) -> bool:
        return len(self.seats) == 1


def copied(me: Seat) -> Seat:
    """A draft of a seat, or of another draft, to try things with."""
    draft: Seat = _seat_draft(me)
    return draft


_seat_draft = draft_of(Seat)


def changed(value: T, **fields: Any) -> T:
    """A state or a seat with some fields set anew: for what is not on a hot path."""
    old: Any = value
    made: T = attrs.evolve(old, **fields)
    return made


def ports(box: Box, me: Seat) -> int:
    """Finished ports: those whose population box and urns are both complete."""
    return min(me.port_boxes, box.ports_by_urns[me.urns])


def provinces(box: Box, me: Seat) -> int:
    return box.provinces_by_boxes[me.province_boxes]


def empire_dice(box: Box, me: Seat) -> int:
    """How many empire dice are circled: the larger number of finished ports or provinces."""
    return max(ports(box, me), provinces(box, me))


def strength(box: Box, me: Seat) -> int:
    """Armies and all battle bonuses."""
    total, owned = me.armies, me.developments
    for bit, bonus in box.troops:
        if owned & bit:
            total += bonus
    for bit, bonus in box.fleets:
        if owned & bit:
            total += bonus * me.ships
    return total


def has_fleet(box: Box, me: Seat) -> bool:
    """Whether ships fight along: some that belong to an owner of Navy."""
    return me.ships > 0 and any(me.developments & bit for bit, _ in box.fleets)


def strength_ashore(box: Box, me: Seat) -> int:
    """The strength when the fleet is left out."""
    return me.armies + sum(bonus for bit, bonus in box.troops if me.developments & bit)


def holds(box: Box, me: Seat, colony: int) -> bool:
    """Whether the colony is completed: all its pegs are the seat's own."""
    return me.colonies[colony] == box.colony_holes[colony]


def held(box: Box, me: Seat) -> list[Colony]:
    return [colony for own, colony in zip(me.colonies, box.colonies, strict=True) if own == colony.holes]


def has_built(box: Box, me: Seat, monument: int) -> bool:
    return me.monuments[monument] >= box.monument_boxes[monument]
