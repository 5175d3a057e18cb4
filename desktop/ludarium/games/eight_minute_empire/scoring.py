"""Control, goods, points and tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add

import attrs

from ludarium.engine.contract import Breakdown, Outcome, Standing, TieBreak
from ludarium.games.eight_minute_empire.box import Box, Counts
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import NO_TOKEN, NOBODY, Cells, Past, Seat, State

Owners = tuple[int, ...]
"""Who controls each region or continent: a seat, the number of seats for the neutral colour, or NOBODY."""

TIE_BREAKS = ("coins", "armies", "regions")


# Control


def controllers(state: State) -> Owners:
    """Of each region: whoever has more armies and cities there than anyone else."""
    pieces = [tuple(map(add, its.armies, its.cities)) for its in state.seats]
    pieces.append(state.neutral)
    found = []
    for here in zip(*pieces, strict=True):
        most = max(here)
        found.append(here.index(most) if most and here.count(most) == 1 else NOBODY)
    return tuple(found)


def continent_controllers(board: Board, regions: Owners, owners: int) -> Owners:
    """Of each continent: whoever controls more of its regions than anyone else."""
    found = []
    for continent in board.continents:
        held = [0] * owners
        for region in continent:
            if regions[region] != NOBODY:
                held[regions[region]] += 1
        most = max(held)
        found.append(held.index(most) if most and held.count(most) == 1 else NOBODY)
    return tuple(found)


# Goods


def goods_of(box: Box, cards: tuple[int, ...], seat: int, regions: Owners, tokens: Cells) -> tuple[Counts, int]:
    """How many of each good the seat has, tokens of its regions included, and how many wild cards."""
    counts = [0] * (box.wild + 1)
    for card in cards:
        counts[box.good[card]] += box.units[card]
    for owner, token in zip(regions, tokens, strict=False):
        if owner == seat and token != NO_TOKEN:
            counts[token] += 1
    return tuple(counts[:-1]), counts[-1]


@attrs.frozen
class GoodLine:
    """How one good of a seat stands.

    own: by cards and tokens; wild: wild cards that are best given to it
    points: for all of these
    more, next_points: how many more make the next step, and what it is worth; 0 when there is none
    """

    good: str
    own: int
    wild: int
    points: int
    more: int
    next_points: int

    @property
    def made_of(self) -> str:
        """The good, and how many wild cards became it."""
        return f"{self.good}+{self.wild}" if self.wild else self.good


@attrs.frozen
class Holding:
    """What a seat holds, as it would count if the game ended now.

    regions, continents: by number, those it controls
    spare: wild cards that can be given to no good
    """

    regions: tuple[int, ...]
    continents: tuple[int, ...]
    goods: tuple[GoodLine, ...]
    spare: int


def holdings(box: Box, state: State) -> tuple[Holding, ...]:
    """What each seat holds: for whoever shows the table."""
    regions = controllers(state)
    continents = continent_controllers(box.boards[state.map], regions, len(state.seats) + 1)
    return tuple(_holding(box, its, seat, regions, continents, state.tokens) for seat, its in enumerate(state.seats))


def _holding(box: Box, its: Seat, seat: int, regions: Owners, continents: Owners, tokens: Cells) -> Holding:
    counts, wild = goods_of(box, its.cards, seat, regions, tokens)
    given = box.wilds(counts, wild)
    return Holding(
        tuple(number for number, owner in enumerate(regions) if owner == seat),
        tuple(number for number, owner in enumerate(continents) if owner == seat),
        tuple(_good_line(box, good, counts[good], given[good]) for good in range(box.wild)),
        wild - sum(given),
    )


def _good_line(box: Box, good: int, own: int, wild: int) -> GoodLine:
    steps, count = box.content.goods[good].steps, own + wild
    following = next((step for step in steps if step > count), count)
    worth = box.points_of(good, following) if following > count else 0
    return GoodLine(box.good_ids[good], own, wild, box.points_of(good, count), following - count, worth)


# Points


def lines(box: Box, state: State) -> Iterator[tuple[int, int, int]]:
    """Regions, continents and goods, seat by seat, as if the game ended now."""
    regions = controllers(state)
    continents = continent_controllers(box.boards[state.map], regions, len(state.seats) + 1)
    for seat, its in enumerate(state.seats):
        goods = box.worth(*goods_of(box, its.cards, seat, regions, state.tokens))
        yield regions.count(seat), continents.count(seat), goods


def standings(box: Box, state: State) -> tuple[Standing, ...]:
    found = []
    for seat, (regions, continents, goods) in enumerate(lines(box, state)):
        earlier = (("earlier", state.past[seat].points),) if state.past else ()
        found.append(Standing((*earlier, ("regions", regions), ("continents", continents), ("goods", goods))))
    return tuple(found)


def breakdown(board: Board, holding: Holding) -> Breakdown:
    """What the lines of the game on the table are made of. ``coal+2``: coal of which two are wild cards."""
    return {
        "regions": tuple((board.ids[region], 1) for region in holding.regions),
        "continents": tuple((board.map.continents[number].name, 1) for number in holding.continents),
        "goods": tuple((line.made_of, line.points) for line in holding.goods if line.points),
    }


def summed(box: Box, state: State) -> tuple[Past, ...]:
    """What each seat reached in the games before and in the one on the table: points, and what breaks ties."""
    found = []
    for seat, (regions, continents, goods) in enumerate(lines(box, state)):
        its = state.seats[seat]
        past = state.past[seat] if state.past else Past(0, 0, 0, 0)
        found.append(
            Past(
                past.points + regions + continents + goods,
                past.coins + its.coins,
                past.armies + sum(its.armies),
                past.regions + regions,
            )
        )
    return tuple(found)


def outcome(box: Box, state: State) -> Outcome | None:
    """Most points; then most coins, armies on the map, regions; then all who are left together."""
    if state.stack:
        return None
    for key, best in _ahead(summed(box, state)):
        if len(best) == 1:
            return Outcome((best[0],), "score" if key == "points" else key)
    return Outcome(tuple(best), "shared")


def _ahead(reached: Sequence[Past]) -> Iterator[tuple[str, list[int]]]:
    """Measure by measure, the seats that are still ahead of all others, or level with those that are."""
    best = list(range(len(reached)))
    for key in ("points", *TIE_BREAKS):
        most = max(getattr(reached[seat], key) for seat in best)
        best = [seat for seat in best if getattr(reached[seat], key) == most]
        yield key, best


def tie_break(box: Box, state: State, seat: int) -> TieBreak | None:
    """What decided between those with the most points, or the last thing that was compared where nothing did.

    Of those, whoever was out of it before has none: what they have of it did not count.
    """
    reached = summed(box, state)
    (_, tied), *rounds = _ahead(reached)
    decided = next((place for place, (_, best) in enumerate(rounds) if len(best) == 1), len(rounds) - 1)
    still_in = rounds[decided - 1][1] if decided else tied
    if seat in tied and seat not in still_in:
        return None
    return TieBreak(rounds[decided][0], (getattr(reached[seat], rounds[decided][0]),))
