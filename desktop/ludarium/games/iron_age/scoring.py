"""Points, tie-breaks and the end of the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from operator import eq

from ludarium.engine.contract import Breakdown, Outcome, Standing
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.content import COLONY, Development
from ludarium.games.iron_age.state import Seat, State, has_built, held, ports, provinces


def standing(box: Box, me: Seat) -> Standing:
    """The lines of the score sheet, in its order."""
    return Standing(
        (
            ("monuments", monument_points(box, me)),
            *((("colonies", colony_points(box, me)),) if box.board else ()),
            ("developments", box.development_points(me.developments)),
            ("bonuses", bonus_points(box, me)),
            ("wealth", me.wealth * box.points_per_wealth),
            ("tribute", me.tribute),
            ("skulls", -me.skulls),
        )
    )


def score(box: Box, me: Seat) -> int:
    """The total alone: what `standing` adds up to."""
    return (
        monument_points(box, me)
        + box.development_points(me.developments)
        + bonus_points(box, me)
        + me.wealth * box.points_per_wealth
        + me.tribute
        - me.skulls
        + (colony_points(box, me) if me.colonies else 0)
    )


def monument_points(box: Box, me: Seat) -> int:
    return monuments_score(box, me.monuments, me.first)


def monuments_score(box: Box, filled: Sequence[int], first: int) -> int:
    """The larger number of each monument built first, the smaller one of each built later."""
    points = 0
    for number, (boxes, monument) in enumerate(zip(filled, box.content.monuments, strict=True)):
        if boxes >= monument.boxes:
            points += monument.points_first if first >> number & 1 else monument.points_later
    return points


def colony_points(box: Box, me: Seat) -> int:
    """The completed colonies; unfinished ones score nothing."""
    return count(box, me, COLONY) * box.colony_points


def bonus_points(box: Box, me: Seat) -> int:
    """What certain developments add at the end."""
    points = 0
    for bit, per, each, worth in box.bonuses:
        if me.developments & bit:
            points += count(box, me, per) // each * worth
    return points


def count(box: Box, me: Seat, what: str) -> int:
    """How many of something a seat has, by the word of the content."""
    match what:
        case "ship":
            return me.ships
        case "army":
            return me.armies
        case "food":
            return me.food
        case "port":
            return ports(box, me)
        case "province":
            return provinces(box, me)
        case "monument":
            return sum(has_built(box, me, number) for number in range(len(box.content.monuments)))
        case "colony":
            return sum(map(eq, me.colonies, box.colony_holes))
        case "mine":
            return sum(compress(box.colony_mines, map(eq, me.colonies, box.colony_holes)))
        case _:
            raise KeyError(what)


def breakdown(box: Box, me: Seat) -> Breakdown:
    """What the lines are made of. Tribute that no province brought was won."""
    owned = [each for n, each in enumerate(box.content.developments) if me.developments >> n & 1]
    bonuses = ((each.id, _bonus(box, me, each)) for each in owned)
    from_provinces = sum(each.tribute for each in box.content.provinces[1 : provinces(box, me)])
    return {
        "monuments": tuple(_monuments(box, me)),
        **({"colonies": _colonies(box, me)} if box.board else {}),
        "developments": tuple((each.id, each.points) for each in owned),
        "bonuses": tuple((name, points) for name, points in bonuses if points),
        "wealth": _if_any("wealth", me.wealth * box.points_per_wealth),
        "tribute": (
            *_if_any("provinces", from_provinces),
            *_if_any("battles", me.tribute - from_provinces),
        ),
        "skulls": _if_any("skulls", -me.skulls),
    }


def _if_any(what: str, points: int) -> tuple[tuple[str, int], ...]:
    return ((what, points),) if points else ()


def _monuments(box: Box, me: Seat) -> Iterator[tuple[str, int]]:
    for number, monument in enumerate(box.content.monuments):
        if has_built(box, me, number):
            is_first = me.first >> number & 1
            yield monument.id, monument.points_first if is_first else monument.points_later


def _colonies(box: Box, me: Seat) -> tuple[tuple[str, int], ...]:
    return tuple((colony.id, box.colony_points) for colony in held(box, me))


def _bonus(box: Box, me: Seat, development: Development) -> int:
    return sum(count(box, me, one.per) // one.each * one.points for one in box.content.bonuses_of(development))


def positions(me: Seat) -> tuple[int, ...]:
    """Where the five pegs stand."""
    return me.wealth, me.ships, me.armies, me.goods, me.food


def pegged(me: Seat) -> int:
    """The sum of the five peg positions, which breaks ties."""
    return sum(positions(me))


def outcome(box: Box, state: State) -> Outcome | None:
    """Most points; then the most pegged positions; then all of them together. Alone: whether the target was beaten."""
    if state.stack:
        return None
    totals = [score(box, seat) for seat in state.seats]
    if len(totals) == 1:
        return _solitaire_outcome(box, totals[0])
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return Outcome(tuple(best), "score")
    pegs = {seat: pegged(state.seats[seat]) for seat in best}
    most = [seat for seat in best if pegs[seat] == max(pegs.values())]
    return Outcome(tuple(most), "pegs" if len(most) == 1 else "shared")


def _solitaire_outcome(box: Box, total: int) -> Outcome:
    """The two forms have targets of their own, so how it ended says which was meant."""
    at_sea = box.board is not None
    if total > box.content.target:
        return Outcome((0,), "beaten-at-sea" if at_sea else "beaten")
    if total == box.content.target:
        return Outcome((), "reached-at-sea" if at_sea else "reached")
    return Outcome((), "missed-at-sea" if at_sea else "missed")
