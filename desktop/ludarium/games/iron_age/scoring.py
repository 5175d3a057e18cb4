"""Points, tie-breaks and the end of the match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from operator import eq

from ludarium.engine.contract import Breakdown, Outcome, Standing
from ludarium.games.iron_age.content import COLONY, Content, Development
from ludarium.games.iron_age.state import Empire, Sheet, State, has_built, held, ports, provinces


def standing(empire: Empire | Sheet, box: Content) -> Standing:
    """The lines of the score sheet, in its order."""
    return Standing(
        (
            ("monuments", monument_points(empire, box)),
            *((("colonies", colony_points(empire, box)),) if box.board else ()),
            ("developments", box.tables.development_points(empire.developments)),
            ("bonuses", bonus_points(empire, box)),
            ("wealth", empire.wealth * box.values.points_per_wealth.value),
            ("tribute", empire.tribute),
            ("skulls", -empire.skulls),
        )
    )


def score(empire: Empire | Sheet, box: Content) -> int:
    """The total alone: what `standing` adds up to."""
    return (
        monument_points(empire, box)
        + box.tables.development_points(empire.developments)
        + bonus_points(empire, box)
        + empire.wealth * box.values.points_per_wealth.value
        + empire.tribute
        - empire.skulls
        + (colony_points(empire, box) if empire.colonies else 0)
    )


def monument_points(empire: Empire | Sheet, box: Content) -> int:
    """The larger number of each monument built first, the smaller one of each built later."""
    points = 0
    for number, (filled, monument) in enumerate(zip(empire.monuments, box.monuments, strict=True)):
        if filled >= monument.boxes:
            points += monument.points_first if empire.first >> number & 1 else monument.points_later
    return points


def colony_points(empire: Empire | Sheet, box: Content) -> int:
    """The completed colonies; unfinished ones score nothing."""
    return count(empire, COLONY, box) * box.tables.colony_points


def bonus_points(empire: Empire | Sheet, box: Content) -> int:
    """What certain developments add at the end."""
    points = 0
    for bit, per, each, worth in box.tables.bonuses:
        if empire.developments & bit:
            points += count(empire, per, box) // each * worth
    return points


def count(empire: Empire | Sheet, what: str, box: Content) -> int:
    """How many of something an empire has, by the word of the content."""
    match what:
        case "ship":
            return empire.ships
        case "army":
            return empire.armies
        case "food":
            return empire.food
        case "port":
            return ports(empire, box.tables)
        case "province":
            return provinces(empire, box.tables)
        case "monument":
            return sum(has_built(empire, number, box) for number in range(len(box.monuments)))
        case "colony":
            return sum(map(eq, empire.colonies, box.tables.colony_holes))
        case "mine":
            return sum(compress(box.tables.colony_mines, map(eq, empire.colonies, box.tables.colony_holes)))
        case _:
            raise KeyError(what)


def breakdown(empire: Empire, box: Content) -> Breakdown:
    """What the lines are made of. Tribute that no province brought was won."""
    owned = [each for n, each in enumerate(box.developments) if empire.developments >> n & 1]
    bonuses = ((each.id, _bonus(empire, each, box)) for each in owned)
    from_provinces = sum(each.tribute for each in box.provinces[1 : provinces(empire, box.tables)])
    return {
        "monuments": tuple(_monuments(empire, box)),
        **({"colonies": _colonies(empire, box)} if box.board else {}),
        "developments": tuple((each.id, each.points) for each in owned),
        "bonuses": tuple((name, points) for name, points in bonuses if points),
        "wealth": _if_any("wealth", empire.wealth * box.values.points_per_wealth.value),
        "tribute": (
            *_if_any("provinces", from_provinces),
            *_if_any("battles", empire.tribute - from_provinces),
        ),
        "skulls": _if_any("skulls", -empire.skulls),
    }


def _if_any(what: str, points: int) -> tuple[tuple[str, int], ...]:
    return ((what, points),) if points else ()


def _monuments(empire: Empire, box: Content) -> Iterator[tuple[str, int]]:
    for number, monument in enumerate(box.monuments):
        if has_built(empire, number, box):
            is_first = empire.first >> number & 1
            yield monument.id, monument.points_first if is_first else monument.points_later


def _colonies(empire: Empire, box: Content) -> tuple[tuple[str, int], ...]:
    return tuple((colony.id, box.tables.colony_points) for colony in held(empire, box.tables))


def _bonus(empire: Empire, development: Development, box: Content) -> int:
    return sum(count(empire, one.per, box) // one.each * one.points for one in box.bonuses_of(development))


def positions(empire: Empire) -> tuple[int, ...]:
    """Where the five pegs stand."""
    return empire.wealth, empire.ships, empire.armies, empire.goods, empire.food


def pegged(empire: Empire) -> int:
    """The sum of the five peg positions, which breaks ties."""
    return sum(positions(empire))


def outcome(state: State, box: Content) -> Outcome | None:
    """Most points; then the most pegged positions; then all of them together. Alone: whether the target was beaten."""
    if state.stack:
        return None
    totals = [score(empire, box) for empire in state.empires]
    if len(totals) == 1:
        return _solitaire_outcome(totals[0], box)
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return Outcome(tuple(best), "score")
    pegs = {seat: pegged(state.empires[seat]) for seat in best}
    most = [seat for seat in best if pegs[seat] == max(pegs.values())]
    return Outcome(tuple(most), "pegs" if len(most) == 1 else "shared")


def _solitaire_outcome(total: int, box: Content) -> Outcome:
    """The two forms have targets of their own, so how it ended says which was meant."""
    at_sea = box.board is not None
    if total > box.target:
        return Outcome((0,), "beaten-at-sea" if at_sea else "beaten")
    if total == box.target:
        return Outcome((), "reached-at-sea" if at_sea else "reached")
    return Outcome((), "missed-at-sea" if at_sea else "missed")
