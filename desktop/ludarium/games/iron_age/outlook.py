"""What a seat's position is worth: the score it may expect at the end of the match.

The outlook is the score so far plus what its parts promise for the turns that are left. How much each part promises is
a table of weights fitted to matches of the computer against itself (`python -m ludarium.games.iron_age.tuning`).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

import attrs

from ludarium.engine.content_files import content_file, load
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.coasts import SEA_PARTS, Charts, Coast
from ludarium.games.iron_age.frames import ROLL
from ludarium.games.iron_age.scoring import count, score
from ludarium.games.iron_age.state import Seat, State, ports, provinces, strength

PARTS = (
    "turn",
    "dice",
    "provinces",
    "ports",
    "tribute begun",
    "port begun",
    "armies",
    "edge",
    "conquests",
    "goods",
    "wealth",
    "food",
    "plenty",
    "hunger",
    "ships",
    "monuments begun",
    "monuments nearly built",
)
"""What an outlook looks at, followed by every development."""

PROMISE = 0.85
"""What a place that is nearly finished counts for, as a share of a finished one."""

PACE = {"developments": 0.95, "tribute": 6.0, "monuments": 0.8}
"""How much of each end condition the leader comes nearer in a round, for guessing how long a match still takes."""


Weights = dict[str, tuple[float, float]]
"""For each part, what it promises once and what it promises for every turn left."""


@attrs.frozen
class Knowledge:
    """The weights of every kind of match.

    A match alone at the table goes by other weights than one against others, and one at sea by some of its own.
    """

    note: str
    alone: Weights
    together: Weights
    at_sea: Weights

    def weights(self, alone: bool, at_sea: bool) -> Weights:
        found = self.alone if alone else self.together
        return {**found, **self.at_sea} if at_sea else found


def load_knowledge() -> Knowledge:
    return load(content_file("iron_age", "knowledge.json"), Knowledge)


class Outlook:
    """Reads the outlook of a seat."""

    def __init__(self, box: Box, knowledge: Knowledge) -> None:
        self.box = box
        self.names = (*PARTS, *box.development_ids, *SEA_PARTS)
        self._weights = {}
        for alone in (True, False):
            weights = knowledge.weights(alone, box.board is not None)
            self._weights[alone] = [weights.get(name, (0.0, 0.0)) for name in self.names]
        self.charts = Charts(box)
        self._bonuses = [
            [(per, each, points) for bit, per, each, points in box.bonuses if bit == 1 << n]
            for n in range(len(box.development_ids))
        ]
        self._scaled: dict[tuple[bool, int], list[float]] = {}
        self._flags: dict[int, list[int]] = {}

    def expect(self, me: Seat, turns: float, rivals: float, state: State, coast: Coast = ()) -> float:
        """The final score to expect with so many turns left, against rivals of that strength on average."""
        now = score(self.box, me)
        if turns <= 0:
            return now
        weights = self.scaled(len(state.seats) == 1, turns)
        promised: float = sum(map(mul, self.parts(me, rivals, state, coast), weights))
        return now + promised

    def scaled(self, alone: bool, turns: float) -> list[float]:
        """The weights for that many turns left, to the quarter."""
        key = alone, round(turns * 4)
        found = self._scaled.get(key)
        if found is None:
            left = key[1] / 4
            found = self._scaled[key] = [once * min(1.0, left) + each * left for once, each in self._weights[alone]]
        return found

    def parts(self, me: Seat, rivals: float, state: State, coast: Coast = ()) -> list[float]:
        """How much of each part the seat has."""
        box = self.box
        harbours, lands = ports(box, me), provinces(box, me)
        begun, nearly = self._monuments(me, state.built)
        food = me.food - lands
        province_begun, tribute, armies = self._province_begun(me, lands)
        port_begun = self._port_begun(me, harbours)
        return [
            1.0,
            max(harbours + PROMISE * port_begun, lands + PROMISE * province_begun),
            lands + PROMISE * province_begun,
            harbours + PROMISE * port_begun,
            tribute,
            port_begun,
            min(box.army_row, me.armies + PROMISE * armies),
            max(0.0, strength(box, me) - rivals),
            me.conquest,
            me.goods,
            me.wealth,
            min(food, 3) if food > 0 else 0,
            food - 3 if food > 3 else 0,
            -food if food < 0 else 0,
            me.ships,
            begun,
            nearly,
            *self._owned(me.developments),
            *(self.charts.parts(me, state, coast) if coast else ()),
        ]

    def bonus(self, me: Seat, development: int) -> int:
        """What the development would add at the end as things stand."""
        return sum(count(self.box, me, per) // each * points for per, each, points in self._bonuses[development])

    def _owned(self, developments: int) -> list[int]:
        flags = self._flags.get(developments)
        if flags is None:
            flags = self._flags[developments] = [developments >> n & 1 for n in range(len(self.box.development_ids))]
        return flags

    def _province_begun(self, me: Seat, lands: int) -> tuple[float, float, float]:
        """How much of the next province stands, and that share of the tribute and the armies that it will bring."""
        columns = self.box.content.provinces
        filled = me.province_boxes - self.box.province_starts[lands]
        if not filled:
            return 0.0, 0.0, 0.0
        province = columns[lands]
        share = filled / province.population
        return share, share * province.tribute, share * province.armies

    def _port_begun(self, me: Seat, harbours: int) -> float:
        """How much of the next port stands."""
        columns = self.box.content.ports
        if harbours == len(columns):
            return 0.0
        urns = columns[harbours].urns
        filled = min(urns, me.urns - self.box.urn_starts[harbours])
        return 0.6 * filled / urns + (0.4 if me.port_boxes > harbours else 0.0)

    def _monuments(self, me: Seat, built: int) -> tuple[float, float]:
        """The points of unfinished monuments by how much of them stands: evenly, and with a bias to the end."""
        begun = nearly = 0.0
        for n, (filled, monument) in enumerate(zip(me.monuments, self.box.content.monuments, strict=True)):
            if 0 < filled < monument.boxes:
                share = filled / monument.boxes
                points = monument.points_later if built >> n & 1 else monument.points_first
                begun += share * points
                nearly += share * share * points
        return begun, nearly


def turns_left(box: Box, state: State, seat: int) -> float:
    """How many turns the seat may still begin; a guess where the match's length is open.

    The turn that is being played counts only until its dice are rolled.
    """
    seats = len(state.seats)
    this_round = _has_turn_to_come(state, seat, seats)
    if seats == 1:
        return box.rounds - state.round + this_round
    return _rounds_left(box, state) + this_round


def _has_turn_to_come(state: State, seat: int, seats: int) -> bool:
    if not state.stack:
        return False
    place, active = (seat - state.first) % seats, (state.seat - state.first) % seats
    return place > active or (place == active and state.stack[-1].program <= ROLL)


def _rounds_left(box: Box, state: State) -> float:
    """Rounds after this one: until the leader meets the nearest end condition."""
    limits = box.limits(state.full)
    owned = max(own.developments.bit_count() for own in state.seats)
    tribute = max(own.tribute for own in state.seats)
    left = min(
        (limits.developments - owned) / PACE["developments"],
        (limits.tribute - tribute) / PACE["tribute"],
        (limits.monuments - state.built.bit_count()) / PACE["monuments"],
    )
    return max(0.0, left - 0.5) if left > 0 else 0.0


def rival_strength(state: State, seat: int, strengths: Sequence[int]) -> float:
    """How strong the others are on average; alone, the opponent that a tribute demand imagines."""
    if len(strengths) == 1:
        return state.round + 1.0
    return (sum(strengths) - strengths[seat]) / (len(strengths) - 1)
