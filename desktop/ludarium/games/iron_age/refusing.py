"""Why an action is not possible now: the reason and the rule behind it.

Asked only of actions that are not offered, so it may take its time; what is legal is decided where it is offered.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.engine.actions import Action
from ludarium.engine.reasons import Reason, because
from ludarium.games.iron_age.asking import QUESTIONS
from ludarium.games.iron_age.colonising import empty_holes, is_completed, is_in_the_game, pegs_left
from ludarium.games.iron_age.colonising import price as population_price
from ludarium.games.iron_age.content import FATE, Content
from ludarium.games.iron_age.developing import innovation_value, payments, price
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
    Empire,
    State,
)

STEPS: Mapping[str, tuple[tuple[int, ...], str]] = {
    "settle": ((SETTLE,), "IA-SETUP-07"),
    "roll": ((ROLL,), "IA-ROLL-09"),
    "reroll": ((REROLL,), "IA-ROLL-09"),
    "keep": ((REROLL,), "IA-ROLL-10"),
    "lead": ((LEAD,), "IA-ROLL-16"),
    "omens": ((OMENS,), "IA-ROLL-15"),
    "take": ((EITHER,), "IA-FOOD-06"),
    "convert": ((EITHER, FEED, CONQUEST, FOUND, BUILD), "IA-AMB-15"),
    "feed": ((FEED,), "IA-FEED-04"),
    "fight": ((CONQUEST,), "IA-BATTLE-01"),
    "decline": ((CONQUEST,), "IA-BATTLE-14"),
    "give": ((TRIBUTE,), "IA-TRIB-10"),
    "refuse": ((TRIBUTE,), "IA-TRIB-10"),
    "sail": ((FLEET,), "MED-BATTLE-01"),
    "stay": ((FLEET,), "MED-BATTLE-01"),
    "found": ((FOUND,), "MED-COL-01"),
    "complete": ((FOUND,), "MED-COL-01"),
    "withdraw": ((FOUND,), "MED-AMB-05"),
    "opponent-roll": ((OPPONENT,), "MED-SOLO-03"),
    "build": ((BUILD,), "IA-ROUND-03"),
    "buy": ((BUY,), "IA-ROUND-03"),
    "pay": ((PAY,), "IA-ROUND-03"),
    "store": ((STORE,), "IA-STORE-06"),
    "end": ((STORE,), "IA-ROUND-03"),
    "done": ((LEAD, OMENS, FOUND, BUILD, BUY), "IA-ROUND-04"),
}
"""The steps in which each verb has its place, and the rule that says so."""

AT_SEA = {"sail", "stay", "found", "complete", "withdraw", "opponent-roll"}
"""Verbs that only the expansion has."""


def refusal(state: State, action: Action, box: Content) -> Reason:
    """The reason why an action that is not offered is not."""
    if not state.stack:
        return because("over", "IA-END-01")
    if action.verb not in STEPS:
        return because("no-such-action", text=action.text)
    if action.verb in AT_SEA and state.sea is None:
        return because("no-expansion", "MED-SETUP-01")
    step, seat = state.stack[-1][:2]
    if state.viewer not in (-1, seat):
        return because("not-your-turn", "IA-ROUND-01", seat=seat)
    me = state.empires[seat]
    steps, rule = STEPS[action.verb]
    if step not in steps:
        return _too_early_or_late(state, action, me, rule, box)
    special = _SPECIAL.get(action.verb)
    reason = special(state, action, me, box) if special else None
    return reason or because("no-such-action", text=action.text)


def _too_early_or_late(state: State, action: Action, me: Empire, rule: str, box: Content) -> Reason:
    verb, now = action.verb, QUESTIONS[state.stack[-1][0]][1]
    if verb == "fight" and box.fate_die.faces[state.fate].conquest and not me.armies:
        return because("needs-army", "IA-BATTLE-02")
    if verb == "lead" and not me.developments & box.tables.leadership:
        return because("needs-development", rule, development=_owner_of(box, box.tables.leadership))
    if verb == "convert" and not me.developments & box.tables.granaries:
        return because("needs-development", "IA-FEED-08", development=_owner_of(box, box.tables.granaries))
    if verb == "buy" and state.stack[-1][0] == STORE:
        return because("one-development", "IA-DEV-01")  # bought or not: the step for it is over
    return because("not-now", rule, now=now)


def _reroll(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    tables = box.tables
    shown = [tables.empire_ids[face] for face in state.dice]
    for word in map(str, action.args):
        if word == FATE:
            if tables.fate_skull[state.fate]:
                return because("skull-locked", "IA-ROLL-05")
        elif word not in shown:
            return because("no-such-die", "IA-ROLL-06", face=word)
        elif tables.empire_skull[tables.empire_ids.index(word)]:
            return because("skull-locked", "IA-ROLL-04")
        else:
            shown.remove(word)
    return None


def _omens(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    if len(action.args) != 2:
        return None
    die, face = map(str, action.args)
    ids = box.tables.fate_ids if die == FATE else box.tables.empire_ids
    if die != FATE and die not in [box.tables.empire_ids[shown] for shown in state.dice]:
        return because("no-such-die", "IA-ROLL-11", face=die)
    if face not in ids:
        return because("no-such-face", "IA-ROLL-11", face=face)
    return because("same-face", "IA-ROLL-11", face=face)


def _lead(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    return because("one-die", "IA-ROLL-16")


def _convert(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    if action.args:
        return None
    if not me.developments & box.tables.granaries:
        return because("needs-development", "IA-FEED-08", development=_owner_of(box, box.tables.granaries))
    if not me.goods:
        return because("needs-goods", "IA-FEED-08", goods=1)
    return because("row-full", "IA-AMB-15", row="food")


# Colonies


def _found(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    number = _colony(action, box)
    if number is None:
        return None
    tables = box.tables
    if closed := _closed(state, number, box):
        return closed
    if me.colonies[number] + 1 == tables.colony_holes[number]:
        if me.ships < tables.colony_ships:
            return because("last-peg", "MED-COL-08")
        return because("complete-it", "MED-COL-07")
    if not empty_holes(state.empires, number, tables):
        return because("colony-full", "MED-COL-13")
    if not pegs_left(me, tables):
        return because("no-pegs", "MED-COL-05", pegs=tables.colony_pegs)
    return because("needs-settlers", "MED-COL-02", population=tables.peg_population)


def _complete(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    number = _colony(action, box)
    if number is None:
        return None
    tables = box.tables
    if closed := _closed(state, number, box):
        return closed
    if me.ships < tables.colony_ships:
        return because("needs-ship", "MED-COL-07")
    if pegs_left(me, tables) < tables.colony_holes[number] - me.colonies[number]:
        return because("no-pegs", "MED-AMB-06", pegs=tables.colony_pegs)
    cost = population_price(state.empires, state.seat, number, tables)
    is_shared = cost > empty_holes(state.empires, number, tables) * tables.peg_population
    return because("needs-settlers", "MED-COL-13" if is_shared else "MED-COL-11", population=cost)


def _withdraw(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    number = _colony(action, box)
    if number is None:
        return None
    return _closed(state, number, box) or because("no-own-peg", "MED-COL-06")


def _colony(action: Action, box: Content) -> int | None:
    return box.tables.colony.get(str(action.args[0])) if len(action.args) == 1 else None


def _closed(state: State, number: int, box: Content) -> Reason | None:
    """Why nobody can do anything there."""
    if not is_in_the_game(len(state.empires), box.tables.colonies[number], box.tables):
        return because("four-players", "MED-SETUP-06")
    if is_completed(state, state.empires, number, box.tables):
        return because("colony-completed", "MED-COL-14", colony=box.tables.colony_ids[number])
    return None


def _build(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    tables = box.tables
    what = str(action.args[0]) if len(action.args) == 1 else ""
    match what:
        case "province" if me.province_boxes == tables.province_boxes:
            return because("all-built", "IA-BUILD-09", what=what)
        case "port" if me.port_boxes == tables.ports:
            return because("all-built", "IA-BUILD-14", what=what)
        case "urn":
            full = me.urns == tables.urns
            return because("all-built", "IA-BUILD-14", what=what) if full else because("goods-only", "IA-BUILD-25")
        case "army" if me.armies == tables.army_row:
            return because("row-full", "IA-BUILD-20", row="armies")
        case "army" if not me.food:
            return because("needs-food", "IA-BUILD-21")
        case "ship":
            return _no_ship(me, box)
        case _ if what in tables.monument:
            number = tables.monument[what]
            if me.monuments[number] == tables.monument_boxes[number]:
                return because("built-already", "IA-BUILD-18", what=what)
        case "province" | "port" | "army":
            pass
        case _:
            return None
    return because("needs-population", "IA-BUILD-02")


def _no_ship(me: Empire, box: Content) -> Reason:
    tables = box.tables
    if not (tables.ships_for_all or me.developments & tables.shipbuilding):
        return because("needs-development", "IA-BUILD-23", development=_owner_of(box, tables.shipbuilding))
    if me.ships == tables.ship_row:
        return because("row-full", "IA-BUILD-24", row="ships")
    return because("needs-goods", "IA-BUILD-22", goods=tables.ship_goods)


def _buy(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    number = box.tables.development.get(str(action.args[0])) if len(action.args) == 1 else None
    if number is None:
        return None
    name = box.tables.development_ids[number]
    if box.tables.struck >> number & 1:
        return because("struck", "MED-SETUP-04", development=name)
    if me.developments >> number & 1:
        return because("owned-already", "IA-DEV-05", development=name)
    return because("too-dear", "IA-DEV-04", development=name, price=price(me, number, box.tables))


def _pay(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    if len(action.args) != 3 or not all(isinstance(word, int) and word >= 0 for word in action.args):
        return None
    wealth, innovations, goods = (int(word) for word in action.args)
    tables, number = box.tables, state.stack[-1][2]
    if wealth > me.wealth or innovations > state.innovations or goods > me.goods:
        return because("not-yours-to-pay", "IA-DEV-02")
    paid = wealth * tables.wealth_value + innovations * innovation_value(me, tables) + goods * tables.good_value
    if paid < price(me, number, tables):
        return because("too-little", "IA-DEV-04", paid=paid, price=price(me, number, tables))
    return because("too-much", "IA-AMB-19", ways=len(payments(state, me, number, tables)))


def _store(state: State, action: Action, me: Empire, box: Content) -> Reason | None:
    if action.args:
        return None
    if me.wealth == box.tables.wealth_row:
        return because("row-full", "IA-STORE-04", row="wealth")
    return because("needs-goods", "IA-STORE-01", goods=goods_per_wealth(me, box.tables))


_SPECIAL = {
    "reroll": _reroll,
    "omens": _omens,
    "lead": _lead,
    "convert": _convert,
    "found": _found,
    "complete": _complete,
    "withdraw": _withdraw,
    "build": _build,
    "buy": _buy,
    "pay": _pay,
    "store": _store,
}


def _owner_of(box: Content, mask: int) -> str:
    """The development that a mask of one stands for."""
    return box.tables.development_ids[mask.bit_length() - 1]
