"""A table laid for a test: a match past its set-up, with pegs, sheets and dice as the test wants them.

state = table(seats=2, step="build", population=3, armies=2, developments="navy", others={1: {"goods": 4}})
state = play(state, "build port", "done")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs
from hypothesis import settings

from ludarium.engine.actions import Action, parse
from ludarium.engine.chance import Rng
from ludarium.engine.events import Event
from ludarium.engine.frames import Frame, question
from ludarium.engine.reasons import Reason
from ludarium.games import TITLES
from ludarium.games.iron_age import state as states
from ludarium.games.iron_age.state import Seat, State

TITLE = TITLES.get("iron-age")
BOX = TITLE.box
CONTENT = BOX.content

STEPS: Mapping[str, int] = {program.name: number for number, program in enumerate(BOX.programs)}
"""The steps of a turn by the key of their prompt."""

EMPIRE_FACES = ("population3", "food3", "food_or_population2", "innovation", "goods_port", "skull")
FATE_FACES = ("bounty", "drought", "omens", "conquest", "tribute_demand", "skull")
DEVELOPMENTS = tuple(development.id for development in CONTENT.developments)
MONUMENTS = tuple(monument.id for monument in CONTENT.monuments)

by_chance = settings(deadline=None, max_examples=100, derandomize=True, database=None)
"""For hypothesis: the same examples in every run."""


# Laying the table


def asking(step: str, seat: int, *extra: int) -> Frame:
    """The frame that asks the seat; the first number of ``extra`` is what is left, the others are the loops."""
    return question(STEPS[step], seat, *extra[:1], *([extra[1:]] if extra[1:] else []))


def fresh(seats: int = 3, first: int = 0, length: str = "full", seed: int = 1) -> State:
    """A match that has just begun: nobody has chosen a second port or province."""
    return TITLE.start(TITLE.setup(seats, first, {"length": length}), seed)


def settled(seats: int = 3, first: int = 0, length: str = "full", seed: int = 1) -> State:
    """A match past its set-up: everyone took the port, and the start player is about to roll."""
    return play(fresh(seats, first, length, seed), *["settle port"] * seats)


def sheet(
    own: Seat,
    ports: int | None = None,
    provinces: int | None = None,
    monuments: str | Mapping[str, int] | None = None,
    first_built: str = "",
    developments: str = "",
    **pegs: int,
) -> Seat:
    """The seat with finished ports and provinces, monuments (finished ones, or boxes by id) and developments."""
    changes: dict[str, Any] = dict(pegs)
    if ports is not None:
        changes.update(port_boxes=ports, urns=sum(port.urns for port in CONTENT.ports[:ports]))
    if provinces is not None:
        changes["province_boxes"] = sum(province.population for province in CONTENT.provinces[1:provinces])
    if monuments is not None:
        changes["monuments"] = _boxes(monuments)
    changes["first"] = _mask(MONUMENTS, first_built)
    changes["developments"] = _mask(DEVELOPMENTS, developments)
    return attrs.evolve(own, **changes)


def table(
    seats: int = 3,
    first: int = 0,
    length: str = "full",
    *,
    seat: int | None = None,
    step: str = "build",
    extra: Sequence[int] = (),
    dice: str = "",
    fate: str = "bounty",
    seed: int = 1,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    **mine: Any,
) -> State:
    """A match at that step of ``seat``'s turn. What is left over belongs to the state, or to the seat's own sheet."""
    state = settled(seats, first, length, seed)
    seat = first if seat is None else seat
    fields = {name: mine.pop(name) for name in ("round", "rolls", "population", "innovations", "boxes") if name in mine}
    wishes = {seat: mine, **(others or {})}
    own_seats = tuple(sheet(own, **wishes.get(number, {})) for number, own in enumerate(state.seats))
    return attrs.evolve(
        state,
        seat=seat,
        stack=(asking(step, seat, *extra),),
        seats=own_seats,
        dice=faces(dice),
        fate=FATE_FACES.index(fate),
        built=_built(own_seats),
        **fields,
    )


def rolled(dice: str, fate: str = "bounty", **rest: Any) -> State:
    """A match in which these dice lie on the table after the first roll, before it is said which to keep."""
    return table(step="reroll", dice=dice, fate=fate, rolls=rest.pop("rolls", 1), **rest)


def collected(dice: str, fate: str = "bounty", **rest: Any) -> State:
    """The same match after all dice were kept: at the first question that follows."""
    return play(rolled(dice, fate, **rest), "keep")


def at(state: State, step: str, *extra: int) -> State:
    """The same match at another step of the same turn."""
    return attrs.evolve(state, stack=(asking(step, state.seat, *extra),))


def loaded(state: State, text: str, dice: str | None = None, fate: str | None = None) -> State:
    """The same match with a seed by which that roll leaves these dice on the table."""
    for seed in range(100_000):
        trial = attrs.evolve(state, seed=seed)
        after = TITLE.apply(trial, parse(text))
        if (dice is None or after.dice == faces(dice)) and (fate is None or after.fate == FATE_FACES.index(fate)):
            return trial
    raise AssertionError(f"no seed for {dice} and {fate}")


def over(state: State) -> State:
    """The same match, finished."""
    return attrs.evolve(state, stack=())


def faces(dice: str) -> tuple[int, ...]:
    return tuple(sorted(EMPIRE_FACES.index(face) for face in dice.split()))


def _mask(ids: Sequence[str], wanted: str) -> int:
    return sum(1 << ids.index(word) for word in wanted.split())


def _boxes(monuments: str | Mapping[str, int]) -> tuple[int, ...]:
    if isinstance(monuments, str):
        monuments = {word: BOX.monument_boxes[MONUMENTS.index(word)] for word in monuments.split()}
    return tuple(monuments.get(monument, 0) for monument in MONUMENTS)


def _built(seats: Sequence[Seat]) -> int:
    return sum(
        1 << number for number in range(len(MONUMENTS)) if any(states.has_built(BOX, seat, number) for seat in seats)
    )


# Playing


def play(state: State, *texts: str) -> State:
    """The match after these actions, each of which must be legal."""
    for text in texts:
        state = TITLE.play(state, parse(text))
    return state


def end_turn(state: State) -> State:
    """The seat whose turn it is does nothing more, and no die is rolled."""
    return play(at(state, "store"), "end")


def end_round(state: State) -> State:
    """The rest of the round in which nobody does anything."""
    number = state.round
    while state.stack and state.round == number:
        state = end_turn(state)
    return state


def own_next_turn(state: State) -> State:
    """On to the same seat's next turn, in which nobody else does anything."""
    seat = state.seat
    state = end_turn(state)
    while state.seat != seat:
        state = end_turn(state)
    return state


def random_match(
    seats: int, length: str, seed: int, first: int = 0, **options: str
) -> Iterator[tuple[State, Action | None, State | None]]:
    """Every (state, action, next state) of a match played by chance, and at last (final state, None, None)."""
    rng = Rng(seed)
    state = TITLE.start(TITLE.setup(seats, first, {"length": length, **options}), seed)
    while TITLE.turn(state) is not None:
        action = TITLE.sample(state, rng)
        after = TITLE.play(state, action)
        yield state, action, after
        state = after
    yield state, None, None


# Looking


def asked(state: State) -> str | None:
    """The key of the question on the table, or None when the match is over."""
    return TITLE.prompt(state).key if state.stack else None


def offered(state: State) -> set[str]:
    """Every legal action as text."""
    return {action.text for action in TITLE.actions(state)}


def why_not(state: State, text: str) -> Reason:
    """The reason why the action is refused; there must be one."""
    reason = TITLE.why_not(state, parse(text))
    assert reason is not None, f"{text} is legal"
    return reason


def refused_by(state: State, text: str) -> str:
    """The rule that forbids the action."""
    return why_not(state, text).rule


def events(state: State, text: str) -> tuple[Event, ...]:
    """What playing the action tells."""
    return TITLE.tell(state, parse(text))


def kinds(state: State, text: str) -> list[str]:
    return [event.kind for event in events(state, text)]


def told(state: State, text: str, kind: str) -> list[Event]:
    """The events of one kind that playing the action tells."""
    return [event for event in events(state, text) if event.kind == kind]


def shown(state: State) -> tuple[str, ...]:
    """What the empire dice show."""
    return tuple(EMPIRE_FACES[face] for face in state.dice)


def fate(state: State) -> str:
    return FATE_FACES[state.fate]


def me(state: State) -> Seat:
    """The sheet of the seat whose turn it is."""
    return state.seats[state.seat]


def ports(state: State, seat: int = 0) -> int:
    return states.ports(BOX, state.seats[seat])


def provinces(state: State, seat: int = 0) -> int:
    return states.provinces(BOX, state.seats[seat])


def owns(state: State, development: str, seat: int = 0) -> bool:
    return bool(state.seats[seat].developments >> DEVELOPMENTS.index(development) & 1)


def dice_next_turn(state: State) -> int:
    """How many empire dice the seat rolls in its next turn."""
    return len(play(own_next_turn(state), "roll").dice)


def lines(state: State, seat: int = 0) -> dict[str, int]:
    """The score so far, line by line."""
    return dict(TITLE.standing(state)[seat].lines)


def total(state: State, seat: int = 0) -> int:
    return TITLE.standing(state)[seat].total
