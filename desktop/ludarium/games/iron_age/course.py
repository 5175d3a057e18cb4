"""Where in a turn one is, how near the end of the match is, and what is looked for but not possible now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Course, Note, Unused
from ludarium.games.iron_age.building import ARMY, DONE, SHIP, URN
from ludarium.games.iron_age.colonising import open_colonies
from ludarium.games.iron_age.content import Content
from ludarium.games.iron_age.state import (
    BUILD,
    BUY,
    CONQUEST,
    EITHER,
    FEED,
    FLEET,
    FOUND,
    LEAD,
    OMENS,
    OPPONENT,
    PAY,
    REROLL,
    ROLL,
    STORE,
    TRIBUTE,
    State,
)

COLONIES = "colonies"
STAGES: Mapping[str, tuple[int, ...]] = {
    "roll": (ROLL, REROLL, LEAD, OMENS, EITHER),
    "feed": (FEED,),
    "battle": (FLEET, CONQUEST, TRIBUTE),
    COLONIES: (FOUND,),
    "build": (BUILD,),
    "develop": (BUY, PAY),
    "store": (STORE, OPPONENT),
}
"""The stages of a turn, and the steps that each has."""

ALL_STAGES = tuple(STAGES)
LAND_STAGES = tuple(stage for stage in STAGES if stage != COLONIES)

WhyNot = Callable[[State, Action], Reason | None]


def course(box: Content, observed: State, why_not: WhyNot) -> Course:
    step = observed.stack[-1][0] if observed.stack else -1
    stages = ALL_STAGES if observed.sea is not None else LAND_STAGES
    now = next((place for place, stage in enumerate(stages) if step in STAGES[stage]), -1)
    return Course(stages, now, tuple(_ending(observed, box)), tuple(_barred(observed, box, why_not)))


def _ending(state: State, box: Content) -> Iterator[Note]:
    """How near the end is: the rounds of one who is alone, else the three limits."""
    if len(state.empires) == 1:
        yield Note("round", (("round", state.round), ("rounds", box.solitaire.rounds.value)))
        yield Note("goal", (("goal", box.target),))
        return
    limits = box.limits.full if state.full else box.limits.short
    owned = max(empire.developments.bit_count() for empire in state.empires)
    tribute = max(empire.tribute for empire in state.empires)
    yield Note("developments", (("now", owned), ("limit", limits.developments)))
    yield Note("tribute", (("now", tribute), ("limit", limits.tribute)))
    yield Note("monuments", (("now", state.built.bit_count()), ("limit", limits.monuments)))


def _barred(state: State, box: Content, why_not: WhyNot) -> Iterator[tuple[Action, Reason]]:
    """Developments that are too dear, builds and colonies without means."""
    if not state.stack or state.stack[-1][1] != state.viewer:
        return
    for action in _looked_for(state.stack[-1][0], state, box):
        reason = why_not(state, action)
        if reason is not None:
            yield action, reason


def _looked_for(step: int, state: State, box: Content) -> Sequence[Action]:
    """What somebody may look for in a step."""
    if step == BUY:
        return [act("buy", development.id) for development in box.developments]
    if step == FOUND:
        free = open_colonies(state, state.empires, box.tables)
        return [act("complete", box.tables.colony_ids[number]) for number in free]
    return (ARMY, SHIP, URN) if step == BUILD else ()


def waste(observed: State, action: Action) -> Unused:
    """What ending a step would let go unused."""
    step = observed.stack[-1][0] if observed.stack else -1
    if action is DONE and step == BUILD and observed.population:
        return (("population", observed.population),)
    if action is DONE and step == BUY and observed.innovations:
        return (("innovations", observed.innovations),)
    return ()
