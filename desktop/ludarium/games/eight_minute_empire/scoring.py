"""Control, goods, points and tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add

import attrs

from ludarium.engine.contract import Breakdown, Outcome, Standing, TieBreak
from ludarium.games.eight_minute_empire.content import Box, Counts
from ludarium.games.eight_minute_empire.maps import Board
from ludarium.games.eight_minute_empire.state import NO_TOKEN, NOBODY, Cells, Draft, Past, Realm, State

Owners = tuple[int, ...]
"""Who controls each region or continent: a seat, the number of seats for the neutral colour, or NOBODY."""

TIE_BREAKS = ("coins", "armies", "regions")


# Control


def controllers(state: State | Draft) -> Owners:
    """Of each region: whoever has more armies and cities there than anyone else."""
    pieces = [tuple(map(add, realm.armies, realm.cities)) for realm in state.realms]
    pieces.append(state.neutral)
    found = []
    for here in zip(*pieces, strict=True):
        most = max(here)
        found.append(here.index(most) if most and here.count(most) == 1 else NOBODY)
    return tuple(found)


def continent_controllers(regions: Owners, board: Board, owners: int) -> Owners:
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


def goods_of(cards: tuple[int, ...], seat: int, regions: Owners, tokens: Cells, box: Box) -> tuple[Counts, int]:
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


def holdings(state: State, box: Box, board: Board) -> tuple[Holding, ...]:
    """What each seat holds: for whoever shows the table."""
    regions = controllers(state)
    continents = continent_controllers(regions, board, len(state.realms) + 1)
    return tuple(
        _holding(realm, seat, regions, continents, state.tokens, box) for seat, realm in enumerate(state.realms)
    )


def _holding(realm: Realm, seat: int, regions: Owners, continents: Owners, tokens: Cells, box: Box) -> Holding:
    counts, wild = goods_of(realm.cards, seat, regions, tokens, box)
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


def lines(state: State | Draft, box: Box, board: Board) -> Iterator[tuple[int, int, int]]:
    """Regions, continents and goods, seat by seat, as if the game ended now."""
    regions = controllers(state)
    continents = continent_controllers(regions, board, len(state.realms) + 1)
    for seat, realm in enumerate(state.realms):
        goods = box.worth(*goods_of(realm.cards, seat, regions, state.tokens, box))
        yield regions.count(seat), continents.count(seat), goods


def standings(state: State, box: Box, board: Board) -> tuple[Standing, ...]:
    found = []
    for seat, (regions, continents, goods) in enumerate(lines(state, box, board)):
        earlier = (("earlier", state.past[seat].points),) if state.past else ()
        found.append(Standing((*earlier, ("regions", regions), ("continents", continents), ("goods", goods))))
    return tuple(found)


def breakdown(holding: Holding, board: Board) -> Breakdown:
    """What the lines of the game on the table are made of."""
    return {
        "regions": tuple((board.ids[region], 1) for region in holding.regions),
        "continents": tuple((board.map.continents[number].name, 1) for number in holding.continents),
        "goods": tuple((line.good, line.points) for line in holding.goods if line.points),
    }


def summed(state: State | Draft, box: Box, board: Board) -> tuple[Past, ...]:
    """What each seat reached in the games before and in the one on the table: points, and what breaks ties."""
    found = []
    for seat, (regions, continents, goods) in enumerate(lines(state, box, board)):
        realm = state.realms[seat]
        past = state.past[seat] if state.past else Past(0, 0, 0, 0)
        found.append(
            Past(
                past.points + regions + continents + goods,
                past.coins + realm.coins,
                past.armies + sum(realm.armies),
                past.regions + regions,
            )
        )
    return tuple(found)


def outcome(state: State, box: Box, board: Board) -> Outcome | None:
    """Most points; then most coins, armies on the map, regions; then all who are left together."""
    if state.stack:
        return None
    reached = summed(state, box, board)
    best = list(range(len(reached)))
    for key in ("points", *TIE_BREAKS):
        most = max(getattr(reached[seat], key) for seat in best)
        best = [seat for seat in best if getattr(reached[seat], key) == most]
        if len(best) == 1:
            return Outcome((best[0],), "score" if key == "points" else key)
    return Outcome(tuple(best), "shared")


def tie_break(state: State, seat: int, box: Box, board: Board) -> TieBreak:
    """The first thing in which those with the most points differ, or the last one where they differ in none."""
    reached = summed(state, box, board)
    most = max(past.points for past in reached)
    best = [past for past in reached if past.points == most]
    key = next((key for key in TIE_BREAKS if len({getattr(past, key) for past in best}) > 1), TIE_BREAKS[-1])
    return TieBreak(key, (getattr(reached[seat], key),))
