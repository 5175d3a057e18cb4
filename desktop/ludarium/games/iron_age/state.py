"""All that is true of a match of The Iron Age.

`Empire` and `State` are values. While an action is resolved, the rules work on their mutable twins `Sheet` and `Draft`,
which nobody else ever sees.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

import attrs

from ludarium.engine.events import Datum, Event, Recorder
from ludarium.engine.values import UNKNOWN, value
from ludarium.games.iron_age.colonies import Colony
from ludarium.games.iron_age.content import Content, Tables

# What a frame on the decision stack asks. The order is the order of a turn.
SETTLE: Final = 0
ROLL: Final = 1
REROLL: Final = 2
LEAD: Final = 3
OMENS: Final = 4
EITHER: Final = 5
FEED: Final = 6
FLEET: Final = 7
CONQUEST: Final = 8
TRIBUTE: Final = 9
FOUND: Final = 10
BUILD: Final = 11
BUY: Final = 12
PAY: Final = 13
STORE: Final = 14
OPPONENT: Final = 15

Frame = tuple[int, ...]
"""(what is asked, the seat that is asked, what else the question needs to know)."""

NO_FACE: Final = -1


@value
class Empire:
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


@value
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
    empires: tuple[Empire, ...]
    dice: tuple[int, ...]
    fate: int
    rolls: int
    population: int
    innovations: int
    boxes: int
    built: int
    sea: Sea | None


@attrs.define(weakref_slot=False)
class Sheet:
    """An `Empire` being changed."""

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


_EMPIRE = attrgetter(*Sheet.__slots__)


class Draft:
    """A `State` being changed: made from one, turned into the next one by `done`."""

    __slots__ = (
        "_sheets",
        "began",
        "box",
        "boxes",
        "built",
        "counter",
        "dice",
        "empires",
        "fate",
        "first",
        "full",
        "innovations",
        "population",
        "record",
        "rolls",
        "round",
        "sea",
        "seat",
        "seed",
        "stack",
        "tables",
        "viewer",
    )

    def __init__(self, state: State, box: Content, tables: Tables, record: Recorder | None) -> None:
        self.box, self.tables, self.record = box, tables, record
        self.seed, self.counter, self.viewer, self.began = state.seed, state.counter, state.viewer, state.began
        self.full, self.round, self.first, self.seat = state.full, state.round, state.first, state.seat
        self.stack, self.empires = state.stack, state.empires
        self.dice, self.fate, self.rolls = state.dice, state.fate, state.rolls
        self.population, self.innovations = state.population, state.innovations
        self.boxes, self.built, self.sea = state.boxes, state.built, state.sea
        self._sheets: dict[int, Sheet] = {}

    def sheet(self, seat: int) -> Sheet:
        """The seat's sheet, to be written on."""
        sheet = self._sheets.get(seat)
        if sheet is None:
            sheet = self._sheets[seat] = Sheet(*_EMPIRE(self.empires[seat]))
        return sheet

    @property
    def me(self) -> Sheet:
        """The sheet of the seat whose turn it is."""
        return self.sheet(self.seat)

    def all_sheets(self) -> list[Empire | Sheet]:
        """Every seat's sheet, to be read."""
        return [self._sheets.get(seat, empire) for seat, empire in enumerate(self.empires)]

    @property
    def is_solitaire(self) -> bool:
        return len(self.empires) == 1

    def ask(self, *frame: int) -> None:
        """Ask the seat whose turn it is."""
        self.stack = (frame,)

    def tell(self, kind: str, seat: int, *data: tuple[str, Datum], news: bool = False) -> None:
        if self.record is not None:
            self.record.append(Event(kind, seat, data, news=news))

    def clockwise(self, start: int) -> list[int]:
        """All seats in turn order, from ``start`` on."""
        seats = len(self.empires)
        return [(start + step) % seats for step in range(seats)]

    def done(self) -> State:
        empires = self.empires
        if self._sheets:
            changed = list(empires)
            for seat, sheet in self._sheets.items():
                changed[seat] = Empire(*_EMPIRE(sheet))
            empires = tuple(changed)
        return State(
            self.seed,
            self.counter,
            self.viewer,
            self.began,
            self.full,
            self.round,
            self.first,
            self.seat,
            self.stack,
            empires,
            self.dice,
            self.fate,
            self.rolls,
            self.population,
            self.innovations,
            self.boxes,
            self.built,
            self.sea,
        )


def changed(state: State, **fields: Any) -> State:
    """The state with some fields set anew: for what is not on a hot path."""
    return attrs.evolve(state, **fields)  # type: ignore[misc]  # mypy does not see the decorator's attrs


def ports(empire: Empire | Sheet, tables: Tables) -> int:
    """Finished ports: those whose population box and urns are both complete."""
    return min(empire.port_boxes, tables.ports_by_urns[empire.urns])


def provinces(empire: Empire | Sheet, tables: Tables) -> int:
    """Finished provinces."""
    return tables.provinces_by_boxes[empire.province_boxes]


def empire_dice(empire: Empire | Sheet, tables: Tables) -> int:
    """How many empire dice are circled: the larger number of finished ports or provinces."""
    return max(ports(empire, tables), provinces(empire, tables))


def strength(empire: Empire | Sheet, tables: Tables) -> int:
    """Armies and all battle bonuses."""
    total, owned = empire.armies, empire.developments
    for bit, bonus in tables.troops:
        if owned & bit:
            total += bonus
    for bit, bonus in tables.fleets:
        if owned & bit:
            total += bonus * empire.ships
    return total


def has_fleet(empire: Empire | Sheet, tables: Tables) -> bool:
    """Whether ships fight along: some that belong to an owner of Navy."""
    return empire.ships > 0 and any(empire.developments & bit for bit, _ in tables.fleets)


def strength_ashore(empire: Empire | Sheet, tables: Tables) -> int:
    """The strength when the fleet is left out."""
    return empire.armies + sum(bonus for bit, bonus in tables.troops if empire.developments & bit)


def holds(empire: Empire | Sheet, colony: int, tables: Tables) -> bool:
    """Whether the colony is completed: all its pegs are the empire's own."""
    return empire.colonies[colony] == tables.colony_holes[colony]


def held(empire: Empire | Sheet, tables: Tables) -> list[Colony]:
    """The completed colonies."""
    pegs = zip(empire.colonies, tables.colonies, strict=True)
    return [colony for own, colony in pegs if own == colony.holes]


def has_built(empire: Empire | Sheet, monument: int, box: Content) -> bool:
    return empire.monuments[monument] >= box.monuments[monument].boxes


def first_state(
    box: Content, seats: int, first: int, full: bool, seed: int, counter: int, every_turn: bool = False
) -> State:
    """Every sheet as printed, and each seat, the start player first, about to choose a second port or province."""
    start = {row.id: row.start for row in box.rows}
    empire = Empire(
        wealth=start["wealth"],
        ships=start["ships"],
        armies=start["armies"],
        goods=start["goods"],
        food=start["food"],
        port_boxes=1,
        urns=0,
        province_boxes=0,
        monuments=(0,) * len(box.monuments),
        first=0,
        developments=0,
        tribute=0,
        skulls=0,
        conquest=1,
        colonies=(0,) * len(box.tables.colonies),
    )
    order = [(first + step) % seats for step in range(seats)]
    return State(
        seed=seed,
        counter=counter,
        viewer=UNKNOWN,
        began=0,
        full=full,
        round=1,
        first=first,
        seat=first,
        stack=tuple((SETTLE, seat) for seat in reversed(order)),
        empires=(empire,) * seats,
        dice=(),
        fate=NO_FACE,
        rolls=0,
        population=0,
        innovations=0,
        boxes=0,
        built=0,
        sea=Sea(every_turn, founded=0, opponent=0) if box.board else None,
    )
