"""What lies on the table of The Iron Age, by the ids that actions touch.

``tray.roll``, ``tray.keep``       the two trays, ``tray.lead`` the first of them for Leadership; on them
``die.2``, ``die.fate``            the dice, empire dice by their place
``population``, ``innovation``     what the dice gave and has not been spent, ``ships`` while colonies are founded
``face.food3``                     what omens may show
``0.goods``                        a row of seat 0's peg board; its peg ``0.goods.peg`` lies on it
``0.pegs``                         its supply of colony pegs
``0.port.3``, ``0.urn.3``, ``0.province.3``, ``0.monument.walls``, ``0.development.roads``, ``0.conquest``
                                   places on its sheet
``0.seat``                         what everybody sees of seat 0 at a glance
``colony.melita``                  a colony; own pegs that can be taken back, as ``colony.melita.peg.0``, lie on it
``opponent.colonies``, ``opponent-roll``   what the opponent of the solitaire game holds, and its die
``payment.1.0.2``, ``done`` …      answers

What lies on a row or a colony is touched through it. Things of a part of the table that stayed as it was are the same
objects as before.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import attrs

from ludarium.engine.scene import NOBODY, Scene, Thing, answers
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.content import ROWS
from ludarium.games.iron_age.scoring import standing
from ludarium.games.iron_age.state import Seat, State, empire_dice, held, ports, provinces, strength
from ludarium.games.iron_age.steps.developing import discounted, star_discount
from ludarium.games.iron_age.steps.founding import is_in_the_game, pegs_left
from ludarium.games.iron_age.steps.step import Step, step_of

RIVAL = -2
"""Instead of a seat: the opponent of the solitaire game."""

TRAY, SEATS, MAP, OPPONENT = "tray", "seats", "map", "opponent"
PEGBOARD, SHEET = "pegboard", "sheet"
"""Zones; the last two are those of a seat, as in ``0.sheet``."""

EMPIRE, FATE = "empire", "fate"
"""The kinds of dice; the opponent's is neither."""

KEPT = 1_000
"""So many parts of box are kept."""


def pegboard(seat: int) -> str:
    return f"{seat}.{PEGBOARD}"


def sheet(seat: int) -> str:
    return f"{seat}.{SHEET}"


# Facts


@attrs.frozen
class Tray:
    """One of the two trays.

    use: what lies there is to "roll", to roll "again" or with "lead", to "turn", to "spend", or "kept"
    is_open: dice can be put there now
    """

    use: str
    is_open: bool


@attrs.frozen
class Die:
    """A die and the face that it shows; no face before it is rolled. Locked: it must not be rolled again."""

    die: str
    face: str = ""
    is_locked: bool = False


@attrs.frozen
class Pool:
    """What can be spent: "population", "innovation" or "ship"."""

    what: str
    count: int


@attrs.frozen
class Face:
    """A face that a die can be turned to."""

    die: str
    face: str


@attrs.frozen
class Pegged:
    """A row of the peg board with its peg, or that peg.

    strength: in battle, told by the armies; mouths: the provinces that eat, told by the food
    for_all: whether everybody may build more of it, told by the ships
    """

    row: str
    at: int
    strength: int = 0
    mouths: int = 0
    for_all: bool = False


@attrs.frozen
class Supply:
    """Colony pegs that stand nowhere yet."""

    pegs: int


@attrs.frozen
class Port:
    """A port, or its urns: whether its box is filled, how many urns are."""

    number: int
    has_box: bool
    urns: int
    is_finished: bool


@attrs.frozen
class Province:
    """A province: how many of its boxes are filled."""

    number: int
    boxes: int


@attrs.frozen
class Monument:
    """A monument: how many of its boxes are filled."""

    monument: str
    boxes: int
    is_built: bool


@attrs.frozen
class Conquest:
    """The track of conquests: how strong the next tribe is."""

    enemy: int


@attrs.frozen
class Development:
    """A development: what it costs its seat now. At sea some do more."""

    development: str
    price: int
    is_owned: bool
    at_sea: bool


@attrs.frozen
class Seated:
    """A seat in numbers.

    score, lines: its points, and what they are made of
    colonies, pegs: those completed, and pegs in the supply; none without the expansion
    """

    score: int
    lines: tuple[tuple[str, int], ...]
    dice: int
    ports: int
    provinces: int
    conquest: int
    tribute: int
    skulls: int
    strength: int
    colonies: int
    pegs: int


@attrs.frozen
class Colony:
    """A colony, or a peg of the viewer's in it.

    pegs: how many each seat has there; holes: who stands in each, the viewer first, NOBODY in those that are empty
    holder: who completed it: a seat, NOBODY or RIVAL
    price: the population that it would take the viewer to complete it
    is_closed: it is there with more players only
    """

    colony: str
    viewer: int
    pegs: tuple[int, ...]
    holes: tuple[int, ...]
    holder: int
    price: int
    is_closed: bool

    @property
    def is_complete(self) -> bool:
        return self.holder != NOBODY


@attrs.frozen
class Opponent:
    """The opponent of the solitaire game: the colonies that it holds."""

    colonies: tuple[str, ...]


# The table


def scene(box: Box, observed: State) -> Scene:
    """All that lies on the table of the seat that looks."""
    things = [*_tray(box, observed), *_answers(box, observed)]
    for seat, me in enumerate(observed.seats):
        things.append(Thing(f"{seat}.seat", "seat", SEATS, seat, seat, _seated(box, me)))
        things += _pegboard(box, seat, me)
        things += _ports(box, seat, me.port_boxes, me.urns)
        things += _provinces(box, seat, me.province_boxes)
        things += _monuments(box, seat, me.monuments)
        things.append(_conquest(seat, me.conquest))
        things += _developments(box, seat, me.developments, star_discount(box, me))
    if observed.sea is not None:
        things += _sea(box, observed)
    return tuple(things)


# The tray


def _tray(box: Box, state: State) -> Iterator[Thing]:
    """Both trays, the dice, what they gave, and the faces that omens may show."""
    step = step_of(box, state)
    use = Step.tray if step is None else step.tray
    first = "tray.lead" if use == "lead" else "tray.roll"
    yield Thing(first, "tray", TRAY, 0, facts=Tray(use, step is not None and step.rolls))
    yield Thing("tray.keep", "tray", TRAY, 1, facts=Tray("kept", True))
    if state.dice:
        yield from _dice(box, state.dice, state.fate, use == "again")
    elif use == "roll":
        yield from _blank_dice(empire_dice(box, state.seats[state.seat]), first)
    if use == "turn":
        yield from _faces(box, first)
    elif use == "spend" and step is not None and state.dice:
        yield from _means(state, state.stack[-1].program, first)


@lru_cache(KEPT)
def _dice(box: Box, dice: tuple[int, ...], fate: int, skulls_lock: bool) -> Scene:
    def die(id: str, place: int, kind: str, face: str, skulls: int) -> Thing:
        return Thing(id, "die", "tray.keep", place, facts=Die(kind, face, bool(skulls) and skulls_lock))

    return (
        *(
            die(f"die.{place}", place, EMPIRE, box.empire_ids[face], box.empire_skull[face])
            for place, face in enumerate(dice)
        ),
        die("die.fate", len(dice), FATE, box.fate_ids[fate], box.fate_skull[fate]),
    )


@lru_cache(KEPT)
def _blank_dice(count: int, tray: str) -> Scene:
    """The dice before the first roll."""
    empire = (Thing(f"die.{place}", "die", tray, place, facts=Die(EMPIRE)) for place in range(count))
    return *empire, Thing("die.fate", "die", tray, count, facts=Die(FATE))


def _means(state: State, step: int, tray: str) -> Iterator[Thing]:
    """What can be spent; population also while it may still be taken, ships while colonies are founded."""
    place, seat = len(state.dice) + 1, state.seat
    if state.population or step == frames.EITHER:
        yield Thing("population", "pool", tray, place, seat, Pool("population", state.population))
    if state.innovations:
        yield Thing("innovation", "pool", tray, place + 1, seat, Pool("innovation", state.innovations))
    if step == frames.FOUND and (ships := state.seats[seat].ships):
        yield Thing("ships", "pool", tray, place + 2, seat, Pool("ship", ships))


@lru_cache(KEPT)
def _faces(box: Box, tray: str) -> Scene:
    """All faces that a die can be turned to; what both kinds of dice have is there once."""
    found: dict[str, Face] = {}
    for die, faces in ((EMPIRE, box.empire_ids), (FATE, box.fate_ids)):
        for face in faces:
            found.setdefault(face, Face(die, face))
    return tuple(Thing(f"face.{id}", "face", tray, place, facts=face) for place, (id, face) in enumerate(found.items()))


# Answers


def _answers(box: Box, state: State) -> Scene:
    """What is said rather than done with a piece."""
    step = step_of(box, state)
    if step is None or state.stack[-1].actor != state.viewer:
        return ()
    frame = state.stack[-1]
    replies = step.replies(state, frame)
    touched = [(step.touches(state, frame, action), action) for action in replies]
    return answers([(its[0][0] if len(its) == 1 else action.verb, action) for its, action in touched])


# Peg boards and sheets


def _pegboard(box: Box, seat: int, me: Seat) -> Iterator[Thing]:
    pegs = (me.wealth, me.ships, me.armies, me.goods, me.food)
    yield from _rows(seat, pegs, strength(box, me), provinces(box, me), box.ships_for_all)
    if box.colonies:
        yield Thing(f"{seat}.pegs", "supply", pegboard(seat), len(ROWS), seat, Supply(pegs_left(box, me)))


@lru_cache(KEPT)
def _rows(seat: int, pegs: tuple[int, ...], strength: int, mouths: int, ships_for_all: bool) -> Scene:
    """Five rows, and a peg in each."""
    things = []
    for place, (row, at) in enumerate(zip(ROWS, pegs, strict=True)):
        for_all = row == "ships" and ships_for_all
        facts = Pegged(row, at, strength if row == "armies" else 0, mouths if row == "food" else 0, for_all)
        things.append(Thing(f"{seat}.{row}", "row", pegboard(seat), place, seat, facts))
        things.append(Thing(f"{seat}.{row}.peg", "peg", f"{seat}.{row}", at, seat, facts))
    return tuple(things)


@lru_cache(KEPT)
def _ports(box: Box, seat: int, boxes: int, urns: int) -> Scene:
    """Each port, and its urns."""
    things, starts = [], box.urn_starts
    finished = min(boxes, box.ports_by_urns[urns])
    for number in range(2, box.ports + 1):
        filled = max(0, min(starts[number], urns) - starts[number - 1])
        facts = Port(number, number <= boxes, filled, number <= finished)
        things.append(Thing(f"{seat}.port.{number}", "port", sheet(seat), number, seat, facts))
        things.append(Thing(f"{seat}.urn.{number}", "urn", sheet(seat), number, seat, facts))
    return tuple(things)


@lru_cache(KEPT)
def _provinces(box: Box, seat: int, boxes: int) -> Scene:
    starts = box.province_starts
    filled = {n: max(0, min(starts[n], boxes) - starts[n - 1]) for n in range(2, len(starts))}
    return tuple(
        Thing(f"{seat}.province.{number}", "province", sheet(seat), number, seat, Province(number, own))
        for number, own in filled.items()
    )


@lru_cache(KEPT)
def _monuments(box: Box, seat: int, filled: tuple[int, ...]) -> Scene:
    return tuple(
        Thing(f"{seat}.monument.{id}", "monument", sheet(seat), n, seat, Monument(id, filled[n], filled[n] >= boxes))
        for (id, n), boxes in zip(box.monument.items(), box.monument_boxes, strict=True)
    )


@lru_cache(KEPT)
def _conquest(seat: int, enemy: int) -> Thing:
    return Thing(f"{seat}.conquest", "conquest", sheet(seat), 0, seat, Conquest(enemy))


@lru_cache(KEPT)
def _developments(box: Box, seat: int, owned: int, discount: int) -> Scene:
    def development(number: int, id: str) -> Thing:
        price, at_sea = discounted(box, number, discount), bool(box.colonies)
        facts = Development(id, price, bool(owned >> number & 1), at_sea)
        return Thing(f"{seat}.development.{id}", "development", sheet(seat), number, seat, facts)

    return tuple(development(number, id) for number, id in enumerate(box.development_ids))


def _seated(box: Box, me: Seat) -> Seated:
    score = standing(box, me)
    return Seated(
        score=score.total,
        lines=score.lines,
        dice=empire_dice(box, me),
        ports=ports(box, me),
        provinces=provinces(box, me),
        conquest=me.conquest,
        tribute=me.tribute,
        skulls=me.skulls,
        strength=strength(box, me),
        colonies=len(held(box, me)),
        pegs=pegs_left(box, me),
    )


# The colony board


def _sea(box: Box, state: State) -> Iterator[Thing]:
    """Every colony, with the viewer's own pegs in those that are open; alone, the opponent."""
    assert state.sea is not None
    taken = state.sea.opponent
    pegs = zip(*(seat.colonies for seat in state.seats), strict=True)
    for number, there in enumerate(pegs):
        yield from _colony(box, number, there, bool(taken >> number & 1), state.viewer)
    if len(state.seats) == 1:
        yield Thing("opponent-roll", "die", OPPONENT, 0, facts=Die(OPPONENT))
        colonies = tuple(name for number, name in enumerate(box.colony_ids) if taken >> number & 1)
        yield Thing("opponent.colonies", "opponent", OPPONENT, 1, facts=Opponent(colonies))


@lru_cache(KEPT)
def _colony(box: Box, number: int, pegs: tuple[int, ...], is_taken: bool, viewer: int) -> Scene:
    facts = colony(box, number, pegs, is_taken, viewer)
    id, owner = f"colony.{facts.colony}", max(NOBODY, facts.holder)
    own = () if facts.is_complete else range(pegs[viewer])
    return (
        Thing(id, "colony", MAP, number, owner, facts),
        *(Thing(f"{id}.peg.{hole}", "peg", id, hole, viewer, facts) for hole in own),
    )


def colony(box: Box, number: int, pegs: tuple[int, ...], is_taken: bool, viewer: int) -> Colony:
    """The colony as the viewer sees it, with so many pegs of each seat; or taken by the opponent."""
    holes, seats = box.colony_holes[number], len(pegs)
    holder = RIVAL if is_taken else next((seat for seat, own in enumerate(pegs) if own == holes), NOBODY)
    empty, foreign = holes - sum(pegs), sum(pegs) - pegs[viewer]
    by_turn = ((viewer + step) % seats for step in range(seats))
    standing = (RIVAL,) * holes if is_taken else tuple(seat for seat in by_turn for _ in range(pegs[seat]))
    return Colony(
        colony=box.colony_ids[number],
        viewer=viewer,
        pegs=pegs,
        holes=standing + (NOBODY,) * (holes - len(standing)),
        holder=holder,
        price=empty * box.peg_population + foreign * box.displace_population,
        is_closed=not is_in_the_game(box, seats, number),
    )
