"""The actions of The Iron Age as orders. Numbers are those of the state in which the order is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.moment import Moment
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import State, provinces
from ludarium.games.iron_age.steps.developing import price
from ludarium.games.iron_age.steps.founding import population_price
from ludarium.words.iron_age.box import box_of, sea_box_of
from ludarium.words.iron_age.names import (
    COLONIES,
    DEVELOPMENTS,
    FACES,
    MONUMENTS,
    dice,
    die,
    goods,
    iron_age,
    means,
    named,
    pegs,
    points,
)
from ludarium.words.voice import TEXT, Company, fill

PLAIN: Mapping[str, str] = {
    "settle port": TEXT("iron_age", "Take a second port"),
    "settle province": TEXT("iron_age", "Take a second province"),
    "roll": TEXT("iron_age", "Roll the dice"),
    "keep": TEXT("iron_age", "Keep all dice"),
    "convert": TEXT("iron_age", "Turn a good into food"),
    "feed": TEXT("iron_age", "Feed the provinces"),
    "decline": TEXT("iron_age", "Do not attack"),
    "sail": TEXT("iron_age", "Fight with the fleet"),
    "stay": TEXT("iron_age", "Fight without the fleet"),
    "opponent-roll": TEXT("iron_age", "Roll the die for the opponent"),
    "give": TEXT("iron_age", "Hand over a good"),
    "build army": TEXT("iron_age", "Raise an army"),
    "build ship": TEXT("iron_age", "Build a ship"),
    "end": TEXT("iron_age", "End the turn"),
}
"""Actions that always read the same, by their text form."""

DONE: Mapping[str, str] = {
    "lead": TEXT("iron_age", "Roll no die again"),
    "omens": TEXT("iron_age", "Turn no die"),
    "found": TEXT("iron_age", "Found no more colonies"),
    "build": TEXT("iron_age", "Stop building"),
    "buy": TEXT("iron_age", "Buy nothing"),
}
"""What "done" means, by the question that it ends."""


def action(moment: Moment, action: Action, company: Company) -> str:
    if action.text in PLAIN:
        return iron_age.tr(PLAIN[action.text])
    if action.verb == "done":
        return iron_age.tr(DONE[moment.prompt.key])
    return ORDERS[action.verb](moment, action)


def _state(moment: Moment) -> State:
    state: Any = moment.observed
    assert isinstance(state, State)
    return state


def _asked(moment: Moment, number: str) -> int:
    """Return a number of the question that the action answers."""
    return int(dict(moment.prompt.params)[number])


# Rolling, collecting, fighting


def _omens(moment: Moment, action: Action) -> str:
    old, new = map(str, action.args)
    return iron_age.tr("Turn {die:object} to {face:to}", die=die(old), face=named(FACES, new))


def _take(moment: Moment, action: Action) -> str:
    """Ask the rules for the amount: the fate die and developments change it."""
    told = {event.kind: event for event in reversed(moment.title.tell(moment.observed, action))}
    what, amount = str(told["took"]["what"]), int(str(told["took"]["amount"]))
    lost = dict(told["lost"].data).get(what, 0) if "lost" in told else 0
    whole = means(**{what: amount + int(str(lost))})
    if not lost:
        return iron_age.tr("Take {amount:object}", amount=whole)
    if not amount:
        return iron_age.tr("Take {amount:object}: there is no room for any", amount=whole)
    return iron_age.tr("Take {amount:object}: there is room for {room}", amount=whole, room=amount)


def _fight(moment: Moment, action: Action) -> str:
    strength, enemy = _asked(moment, "strength"), _asked(moment, "enemy")
    return iron_age.tr("Attack: strength {strength} against {enemy}", strength=strength, enemy=enemy)


# Colonies


def _complete(moment: Moment, action: Action) -> str:
    state, box, colony = _state(moment), sea_box_of(moment.title), str(action.args[0])
    number = box.colony[colony]
    foreign = sum(other.colonies[number] for seat, other in enumerate(state.seats) if seat != state.seat)
    text = iron_age.tr("Complete {colony:object} for {price:for}")
    if foreign:
        text = iron_age.tr("Complete {colony:object} for {price:for}, displacing {pegs:object}")
    return fill(
        text,
        colony=named(COLONIES, colony),
        pegs=pegs(foreign),
        price=means(population=population_price(box, state, number), ships=box.colony_ships),
    )


# Building


def _build(moment: Moment, action: Action) -> str:
    state, box, what = _state(moment), box_of(moment.title), str(action.args[0])
    me = state.seats[state.seat]
    match what:
        case "province":
            return _province_box(box, provinces(box, me), me.province_boxes)
        case "port":
            return iron_age.tr("Build the box of port {number}", number=me.port_boxes + 1)
        case "urn":
            return _urn(box, box.ports_by_urns[me.urns], me.urns)
        case _:
            return _monument_box(box, box.monument[what], me.monuments)


def _province_box(box: Box, finished: int, filled: int) -> str:
    return iron_age.tr(
        "Build a box of province {province} ({number} of {boxes})",
        province=finished + 1,
        number=filled - box.province_starts[finished] + 1,
        boxes=box.content.provinces[finished].population,
    )


def _urn(box: Box, finished: int, filled: int) -> str:
    return iron_age.tr(
        "Fill an urn of port {port} ({number} of {urns})",
        port=finished + 1,
        number=filled - box.urn_starts[finished] + 1,
        urns=box.content.ports[finished].urns,
    )


def _monument_box(box: Box, monument: int, filled: tuple[int, ...]) -> str:
    return iron_age.tr(
        "Build a box of the {monument:of} ({number} of {boxes})",
        monument=named(MONUMENTS, box.monument_ids[monument]),
        number=filled[monument] + 1,
        boxes=box.monument_boxes[monument],
    )


# Buying and storing


def _buy(moment: Moment, action: Action) -> str:
    state, box = _state(moment), box_of(moment.title)
    number = box.development[str(action.args[0])]
    return iron_age.tr(
        "Buy {development:object} ({points}) for {price}",
        development=named(DEVELOPMENTS, box.development_ids[number]),
        points=points(box.points[number]),
        price=price(box, state.seats[state.seat], number),
    )


def _pay(moment: Moment, action: Action) -> str:
    wealth, innovations, paid = map(int, action.args)
    return iron_age.tr("Pay {means:object}", means=means(wealth=wealth, innovations=innovations, goods=paid))


ORDERS: Mapping[str, Callable[[Moment, Action], str]] = {
    "reroll": lambda moment, action: iron_age.tr("Roll {dice:object} again", dice=dice(map(str, action.args))),
    "lead": lambda moment, action: iron_age.tr("Roll {die:object} again with Leadership", die=die(str(action.args[0]))),
    "omens": _omens,
    "take": _take,
    "fight": _fight,
    "refuse": lambda moment, action: iron_age.tr("Allow %n tribute", "Allow %n tribute", _asked(moment, "gap")),
    "found": lambda moment, action: iron_age.tr(
        "Put a peg into {colony:into}", colony=named(COLONIES, str(action.args[0]))
    ),
    "complete": _complete,
    "withdraw": lambda moment, action: iron_age.tr(
        "Take a peg back from {colony:from}", colony=named(COLONIES, str(action.args[0]))
    ),
    "build": _build,
    "buy": _buy,
    "pay": _pay,
    "store": lambda moment, action: iron_age.tr("Store {goods:object} as wealth", goods=goods(_asked(moment, "rate"))),
}
