"""What each step asks."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.actions import Action, act
from ludarium.engine.prompts import Ask, Prompt
from ludarium.games.iron_age.colonising import pegs_left
from ludarium.games.iron_age.content import Tables
from ludarium.games.iron_age.developing import price
from ludarium.games.iron_age.rounds import goods_per_wealth
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
    SETTLE,
    STORE,
    TRIBUTE,
    State,
    provinces,
    strength,
    strength_ashore,
)

QUESTIONS: Mapping[int, tuple[Ask, str, str]] = {
    SETTLE: (Ask.ONE, "settle", "port province"),
    ROLL: (Ask.GO, "roll", ""),
    REROLL: (Ask.SOME, "reroll", "die"),
    LEAD: (Ask.ONE, "lead", "die"),
    OMENS: (Ask.ONE, "omens", "die"),
    EITHER: (Ask.ONE, "either", ""),
    FEED: (Ask.STEPS, "feed", ""),
    FLEET: (Ask.YES_NO, "fleet", ""),
    CONQUEST: (Ask.ONE, "conquest", ""),
    TRIBUTE: (Ask.YES_NO, "tribute", ""),
    FOUND: (Ask.STEPS, "found", "colony row"),
    BUILD: (Ask.STEPS, "build", "port urn province monument row"),
    BUY: (Ask.ONE, "buy", "development"),
    PAY: (Ask.PAYMENT, "pay", ""),
    STORE: (Ask.STEPS, "store", "row"),
    OPPONENT: (Ask.GO, "opponent", "die"),
}
"""The kind of question of each step, its key, and the kinds of things that are chosen."""

ENDS: Mapping[int, Action] = {
    REROLL: act("keep"),
    LEAD: act("done"),
    OMENS: act("done"),
    FEED: act("feed"),
    FOUND: act("done"),
    BUILD: act("done"),
    BUY: act("done"),
    STORE: act("end"),
}
"""What ends the question of a step."""


def prompt(state: State, tables: Tables) -> Prompt:
    """The question on top of the stack, with the numbers that its sentence needs."""
    frame = state.stack[-1]
    ask, key, of = QUESTIONS[frame[0]]
    return Prompt(frame[1], ask, key, of, tuple(_params(state, tables).items()), ENDS.get(frame[0]))


def _params(state: State, tables: Tables) -> dict[str, int | str]:
    frame = state.stack[-1]
    step, me = frame[0], state.empires[frame[1]]
    if step == REROLL:
        return {"roll": state.rolls, "left": tables.rolls - state.rolls}
    if step == EITHER:
        return {"dice": frame[2]}
    if step == FEED:
        return {"food": me.food, "provinces": provinces(me, tables)}
    if step == FLEET:
        return {"ashore": strength_ashore(me, tables), "strength": strength(me, tables), "enemy": frame[2]}
    if step == CONQUEST:
        return {"strength": strength(me, tables), "enemy": me.conquest}
    if step == TRIBUTE:
        return {"demander": state.seat, "gap": frame[2]}
    if step == FOUND:
        return {"population": state.population, "ships": me.ships, "pegs": pegs_left(me, tables)}
    if step == BUILD:
        return {"population": state.population, "goods": me.goods}
    if step == BUY:
        return {"goods": me.goods, "innovations": state.innovations, "wealth": me.wealth}
    if step == PAY:
        return {"development": tables.development_ids[frame[2]], "price": price(me, frame[2], tables)}
    if step == STORE:
        return {"goods": me.goods, "rate": goods_per_wealth(me, tables)}
    return {}
