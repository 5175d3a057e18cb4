"""How far an army can be carried at once: every region that it reaches with the steps that are left.

A journey is a row of single moves. Each is asked of the rules as if the one before it had been made, so that nothing
here knows what a move is, but that an army which came to a region can go on from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.registry import AnyTitle
from ludarium.models.desk import Journeys, Way

REGION = "region."


def journeys_of(title: AnyTitle) -> Journeys:
    """For the desk: the regions that take an army more than one step, by the shortest way."""
    return lambda observed, piece: _found(title, observed, piece)


def _found(title: AnyTitle, observed: Any, piece: str) -> Mapping[str, Way]:
    owner, _, here = piece.rpartition(".army.")
    if not here:
        return {}
    ways: dict[str, Way] = {}
    seen, ends = {here}, [(here, observed, ())]
    while ends:
        region, state, way = ends.pop(0)
        for there, action in _steps(title, state, f"{owner}.army.{region}").items():
            if there not in seen:
                seen.add(there)
                further: Way = (*way, action)
                ways[REGION + there] = further
                ends.append((there, title.apply(state, action), further))
    return {place: way for place, way in ways.items() if len(way) > 1}


def _steps(title: AnyTitle, state: Any, piece: str) -> dict[str, Action]:
    """The regions that one move brings the piece to."""
    found = {}
    for action in title.actions(state):
        touches = title.touches(state, action)
        if len(touches) > 1 and piece in touches[0] and touches[-1][0].startswith(REGION):
            found[touches[-1][0].removeprefix(REGION)] = action
    return found
