"""What the colony board promises: the coast as a seat finds it, and the parts of its value that colonies make."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.colonies import Benefit
from ludarium.games.iron_age.content import COLONY, MINE
from ludarium.games.iron_age.state import Seat, State
from ludarium.games.iron_age.steps.founding import is_in_the_game

SEA_PARTS = ("voyages", "fleet", "colonies begun", "colonies", "mines", "colony income")
"""What a value sees besides, with the colony board.

voyages: what the ships could bring, each sent to the open colony that is worth most
fleet: ships beyond the second
colonies begun: the worth of unfinished colonies by how much of them stands
colonies: completed ones, once for each development that would add a point for them and is still to be bought
mines: the points that they wait for as long as the development is not owned
colony income: what completed colonies bring every turn, where they do
"""

POPULATION = 0.9
"""About what a population is worth that a colony takes, in points."""

Coast = tuple[int, ...]
"""For each colony the population that it takes to fill it, own pegs not counted; 0 where it cannot be had any more."""

KEPT = 5_000
"""So many charts of the coast are kept."""

WORTH = {"goods": 0.65, "armies": 0.8, "ships": 1.6, "food": 0.45, "innovation": 1.6}
"""About what a colony's benefit is worth, in points."""


class Chart(NamedTuple):
    """All of `SEA_PARTS` that does not change with the number of ships; voyages for every number of them."""

    voyages: Sequence[float]
    begun: float
    colonies: float
    mines: float
    income: float


class Charts:
    """Reads the sea parts of what a seat has."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._worth = [_worth(colony.benefit) for colony in box.colonies]
        self._bonuses = [(bit, per == COLONY, points) for bit, per, _, points in box.bonuses if per in (COLONY, MINE)]
        self._bits = sum({bit for bit, _, _ in self._bonuses})
        self._kept: dict[tuple[Coast, tuple[int, ...], int], Chart] = {}

    def parts(self, me: Seat, state: State, coast: Coast) -> tuple[float, ...]:
        """See `SEA_PARTS`."""
        chart, ships = self._chart(coast, me.colonies, me.developments & self._bits), me.ships
        every_turn = state.sea is not None and state.sea.every_turn
        income = chart.income if every_turn else 0.0
        return chart.voyages[ships], max(0, ships - 2), chart.begun, chart.colonies, chart.mines, income

    def _chart(self, coast: Coast, pegs: tuple[int, ...], owned: int) -> Chart:
        """The same for many positions that a search meets, so it is kept."""
        key = coast, pegs, owned
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = self._draw(coast, pegs, owned)
        return found

    def _draw(self, coast: Coast, pegs: tuple[int, ...], owned: int) -> Chart:
        begun = income = colonies = mines = 0.0
        worths = []
        for number, (full, holes, own) in enumerate(zip(coast, self._box.colony_holes, pegs, strict=True)):
            if own == holes:
                income += self._worth[number]
                waiting = ~owned & self._bits
                colonies += self._bonus(number, waiting, for_mines=False)
                mines += self._bonus(number, waiting, for_mines=True)
            elif full:
                worth = self._points(number, owned) + self._worth[number]
                worths.append(worth - POPULATION * (full - own))
                begun += own / holes * worth
        best = sorted((worth for worth in worths if worth > 0), reverse=True)[: self._box.ship_row]
        voyages = list(accumulate(best, initial=0.0))
        voyages += voyages[-1:] * (self._box.ship_row + 1 - len(voyages))
        return Chart(voyages, begun, colonies, mines, income)

    def _points(self, number: int, owned: int) -> float:
        """What the completed colony scores for an owner of these developments."""
        bonuses = self._bonus(number, owned, for_mines=False) + self._bonus(number, owned, for_mines=True)
        return self._box.colony_points + bonuses

    def _bonus(self, number: int, developments: int, for_mines: bool) -> float:
        amount = self._box.colony_mines[number] if for_mines else 1
        return sum(
            amount * points
            for bit, per_colony, points in self._bonuses
            if developments & bit and per_colony is not for_mines
        )


def _worth(benefit: Benefit) -> float:
    return sum(worth * float(getattr(benefit, what)) for what, worth in WORTH.items())


def coast_of(box: Box, state: State, seat: int) -> Coast:
    """The coast as the seat finds it; nothing without the colony board."""
    if state.sea is None:
        return ()
    rivals = tuple(other.colonies for number, other in enumerate(state.seats) if number != seat)
    return _coast(box, rivals, state.sea.opponent)


@lru_cache(maxsize=KEPT)
def _coast(box: Box, rivals: tuple[tuple[int, ...], ...], closed: int) -> Coast:
    found = []
    for number, holes in enumerate(box.colony_holes):
        pegs = [colonies[number] for colonies in rivals]
        is_open = is_in_the_game(box, len(rivals) + 1, number) and not closed >> number & 1 and holes not in pegs
        foreign = sum(pegs)
        price = (holes - foreign) * box.peg_population + foreign * box.displace_population
        found.append(price if is_open else 0)
    return tuple(found)
