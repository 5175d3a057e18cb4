"""How far a piece can be carried at once: every place that it reaches by several actions of the same kind.

Each is asked of the rules as if the one before it had been made. Nothing here knows what a move is, but that a piece
which lay on one place and came to another of the same kind can go on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ludarium.engine.actions import Action
from ludarium.engine.moment import Moment, Way
from ludarium.engine.scene import Thing

Find = Callable[[str], Thing | None]


def journeys(moment: Moment, find: Find, held: Thing, first: Mapping[str, Way]) -> dict[str, Way]:
    """Return the places that the held thing reaches in several steps, by the shortest way."""
    start = find(held.zone)
    ends = [(place, way) for place, way in first.items() if start is not None and _is_alike(find(place), start)]
    ways: dict[str, Way] = {}
    seen = {held.zone, *first}
    while ends:
        here, way = ends.pop(0)
        for there, action in _further(moment, held, here, way, seen).items():
            seen.add(there)
            ways[there] = (*way, action)
            ends.append((there, ways[there]))
    return ways


def _is_alike(place: Thing | None, start: Thing) -> bool:
    return place is not None and place.kind == start.kind


def _further(moment: Moment, held: Thing, here: str, way: Way, seen: Collection[str]) -> dict[str, Action]:
    """Return the new places that one more action of the kind reaches."""
    after = moment.asked_after(*way)
    if after is None:
        return {}
    alike = [(action, touches) for action, touches in after.touches.items() if action.verb == way[-1].verb]
    new = [(action, touches) for action, touches in alike if len(touches) > 1 and touches[-1][0] not in seen]
    if not new:
        return {}  # what lies where then is long to tell
    come = {
        thing.id
        for thing in after.scene
        if thing.zone == here and thing.kind == held.kind and thing.owner == held.owner
    }
    found: dict[str, Action] = {}
    for action, touches in new:
        if come.intersection(touches[0]):
            found.setdefault(touches[-1][0], action)
    return found
