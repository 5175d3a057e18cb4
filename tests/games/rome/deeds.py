"""What comes of the actions of a turn, read a second time; what can be done: `menus`."""

from __future__ import annotations

from typing import Any

from . import foretelling
from .menus import (
    NUMBERS,
    Ways,
    actions_of,
    agreement,
    boost_ways,
    build_ways,
    gold_for,
    industry_for,
    leader_number,
    military_for_strife,
    next_rows,
    strength,
    trade_ways,
    used_number,
)
from .reading import Reading, Where, may_begin
from .table import BOX
from .worlds import (
    ATTRIBUTE,
    ATTRIBUTES,
    DEVELOPMENT,
    ENEMY,
    HELPER,
    LEADER,
    TERRITORY,
    World,
    abilities_at,
    bundles,
    change,
    figure,
    modifiers,
    said,
)


def settle(reading: Reading, ways: Ways, source: str) -> None:
    """Pay in one of the ways, asked for where there are several."""
    answer = reading.ask(list(ways)) if len(ways) > 1 else next(iter(ways))
    bundle, helpers = ways[answer]
    reading.spend(bundle, source)
    for helper in helpers:
        use_up(reading.world, helper)


def use_up(world: World, helper: str) -> None:
    """What works once a turn has been used."""
    for verb in ("change_cost", "boost_free", "face_down_value", "influence_per_card"):
        for step, name in modifiers(world, verb):
            if name == helper and step.limit:
                world.used = sorted((*world.used, HELPER[id(step)]))


# What comes of it


def do(reading: Reading, text: str) -> None:
    """One of the menu, but for ending one's actions."""
    verb, *words = text.split()
    if verb in DEEDS:
        DEEDS[verb](reading, *words)
    else:
        WITH_VERB[verb](reading, verb, *words)


def use_card(reading: Reading, use: str, key: str) -> None:
    world, card = reading.world, ATTRIBUTE[key]
    if use == "boost":
        settle(reading, boost_ways(world, key), "boost")
    world.hand[key] -= 1
    if not world.hand[key]:
        del world.hand[key]
    world.play.append((key, use))
    reading.steps(card.drawback, Where(key, must=True))
    reading.gave = []
    match use:
        case "basic":
            reading.steps(card.basic, Where(key, half="basic"))
        case "boost":
            reading.steps(card.boosted, Where(key, half="boosted"))
            _bonus(reading, key)
        case "face-down":
            _face_down(reading, key)
        case "march":
            n = figure(world, "capacity") + change(world, "movement_per_card")
            reading.gain("movement", n, key)


def _bonus(reading: Reading, key: str) -> None:
    more, kinds = change(reading.world, "boost_bonus", resource=ATTRIBUTE[key].banner), reading.gave
    if more and kinds:
        kind = reading.ask([f"take {kind}" for kind in kinds]).split()[1] if len(kinds) > 1 else kinds[0]
        reading.gain(kind, more, key)


def _face_down(reading: Reading, key: str) -> None:
    helpers = {name: step.n for step, name in modifiers(reading.world, "face_down_value")}
    plain = {f"take {kind}": (kind, NUMBERS.face_down, "") for kind in ATTRIBUTES}
    helped = {f"take {kind} with {name}": (kind, n, name) for name, n in helpers.items() for kind in ATTRIBUTES}
    kind, n, helper = {**plain, **helped}[reading.ask([*plain, *helped])]
    if helper:
        use_up(reading.world, helper)
    reading.gain(kind, n, key)


def move(reading: Reading, space: str) -> None:
    reading.spend({"movement": 1}, "move")
    reading.move_pawn(space)


def influence(reading: Reading) -> None:
    world, space = reading.world, reading.world.pawn
    if world.ready[space] or world.spent[space]:
        use_up(world, modifiers(world, "influence_per_card")[0][1])
    world.influence -= 1
    world.ready[space] += 1
    if space in world.enemies or world.grid[space] not in DEVELOPMENT:
        return
    for ability in DEVELOPMENT[world.grid[space]].abilities:
        if ability.kind == "when_influenced" and ability.steps:
            where = Where(world.grid[space], space, must=ability.must)
            if ability.must or (may_begin(reading, ability.steps[0], where) and reading.ask(["yes", "no"]) == "yes"):
                reading.steps(ability.steps, where)


def trade(reading: Reading, space: str, kind: str) -> None:
    world = reading.world
    settle(reading, trade_ways(world, space, kind), "trade")
    world.trade -= 1
    world.trades[space] = (kind, 2 if kind == "short" else 0)
    world.traded += 1
    reading.steps(agreement(world, space, kind).steps, Where(world.grid[space], space))
    happen(reading, "trade_agreement_made")


def conquer(reading: Reading, space: str) -> None:
    world = reading.world
    least, safe = strength(world, space)
    most = world.purse["military"]
    answers = [f"military {n}" for n in range(least, most + 1)]
    spent = int(reading.ask(answers).split()[1]) if most > least else least
    key, _, is_aggressive = world.enemies.pop(space)
    reading.spend({"military": spent} if spent else {}, "conquer")
    world.beaten.append(key)
    world.conquered += 1
    if not is_aggressive:
        reading.gain("glory", ENEMY[key].glory, key)
        reading.gain("gold", ENEMY[key].gold, key)
    if spent < safe:
        reading.gain("strife", max(0, safe - spent + change(world, "conquer_damage")), "")
    happen(reading, "enemy_conquered", "aggressive" if is_aggressive else "not_aggressive")


def happen(reading: Reading, event: str, mark: str = "") -> None:
    """What waits for an event is resolved, in the order that is answered."""
    world = reading.world
    waiting = [(a.key, "", t) for a in LEADER[world.leader].abilities for t in a.triggers]
    waiting += [(world.grid[space], space, t) for space, a in abilities_at(world) for t in a.triggers]
    due = {
        f"resolve {key} {listener_number(key, trigger)}": (key, space, trigger)
        for key, space, trigger in waiting
        if trigger.event == event and trigger.only in ("", mark)
    }
    while due:
        answer = reading.ask(list(due)) if len(due) > 1 else next(iter(due))
        key, space, trigger = due.pop(answer)
        reading.steps(trigger.steps, Where(key, space))


def listener_number(key: str, trigger: Any) -> int:
    return next(
        listener.number
        for listener in BOX.listeners
        if (BOX.keys[listener.card], listener.event, listener.only) == (key, trigger.event, trigger.only)
    )


def build(reading: Reading, key: str, space: str) -> None:
    world = reading.world
    settle(reading, build_ways(world, key, space), "build")
    held = world.hand if world.hand[key] else world.projects
    del held[key]
    covered, world.grid[space] = world.grid[space], key
    world.trash[covered] += 1
    world.built += 1
    world.influence += world.ready.pop(space, 0) + world.spent.pop(space, 0)
    world.trade += world.trades.pop(space, None) is not None
    reading.gain("glory", DEVELOPMENT[key].glory, key)
    for track in DEVELOPMENT[key].bonuses:
        reading.advance(track, 1)
    if covered in TERRITORY:
        reading.steps(TERRITORY[covered].when_developed, Where(covered, space))


def produce(reading: Reading, space: str) -> None:
    key = reading.world.grid[space]
    foretelling.turn_token(reading.world, space, "ready", "spent")
    reading.steps(DEVELOPMENT[key].produce, Where(key, space))


def use_ability(reading: Reading, verb: str, space: str, number: str) -> None:
    world, key = reading.world, reading.world.grid[space]
    ability = actions_of(key, "when_spent" if verb == "spend" else "while_influenced")[int(number) - 1]
    if verb == "spend":
        foretelling.turn_token(world, space, "ready", "spent")
    is_free = verb == "work" and ability.steps[0].verb != "cost_then"
    if ability.limit or is_free:
        world.used = sorted((*world.used, used_number(key, verb, int(number))))
    reading.steps(ability.steps, Where(key, space, tag=ability.tag))


def leader_ability(reading: Reading, key: str) -> None:
    world = reading.world
    ability = next(ability for ability in LEADER[world.leader].abilities if ability.key == key)
    if ability.limit:
        world.used = sorted((*world.used, leader_number(world, key)))
    reading.steps(ability.action, Where(key))


def buy(reading: Reading, key: str) -> None:
    world = reading.world
    row = "attribute" if key in ATTRIBUTE else "development"
    cards = world.attributes if row == "attribute" else world.developments
    world.purse["gold"] -= gold_for(world, row, cards.index(key))
    if row == "attribute":
        foretelling.leave_market(world, row, key)
        world.deck.insert(0, key)
        return
    place = reading.ask(["put projects", "put hand", "put discard"]).split()[1]
    foretelling.leave_market(world, row, key)
    getattr(world, place)[key] += 1


def cycle(reading: Reading, key: str) -> None:
    world = reading.world
    row = "attribute" if key in ATTRIBUTE else "development"
    cards = world.attributes if row == "attribute" else world.developments
    cost = industry_for(world, cards.index(key))
    reading.spend({"industry": cost} if cost else {}, "cycle")
    foretelling.leave_market(world, row, key)
    world.piles[foretelling.pile_of(key)].append(key)


def return_strife(reading: Reading) -> None:
    cost = military_for_strife(reading.world)
    reading.spend({"military": cost} if cost else {}, "return-strife")
    reading.lift("pick hand strife")
    reading.world.supply["strife"] += 1


def pay_off(reading: Reading) -> None:
    reading.spend({"gold": NUMBERS.pay_off_loan["gold"]}, "pay-off")
    reading.lift("pick hand loan")
    reading.world.supply["loan"] += 1


def exchange(reading: Reading, kind: str) -> None:
    reading.spend(bundles(reading.world, [(kind, NUMBERS.exchange)])[0], "exchange")
    reading.gain("gold", NUMBERS.exchange_gold, "exchange")


def pay_edict(reading: Reading, key: str, row: str) -> None:
    cost = next(cost for _, number, cost in next_rows(reading.world) if number == int(row))
    settle(reading, {said(bundle): (bundle, ()) for bundle in bundles(reading.world, list(cost.items()))}, "edict")
    cubes = list(reading.world.cubes)
    cubes[int(row) - 1] += 1
    reading.world.cubes = tuple(cubes)


def put_away(reading: Reading, verb: str, key: str) -> None:
    reading.lift(f"pick {'projects' if verb == 'abandon' else 'hand'} {key}")
    place = reading.world.projects if verb == "project" else reading.world.discard
    place[key] += 1


DEEDS: dict[str, Any] = {
    "ability": leader_ability,
    "build": build,
    "buy": buy,
    "conquer": conquer,
    "cycle": cycle,
    "edict": pay_edict,
    "exchange": exchange,
    "influence": influence,
    "move": move,
    "pay-off": pay_off,
    "produce": produce,
    "return-strife": return_strife,
    "trade": trade,
}
WITH_VERB: dict[str, Any] = {
    **dict.fromkeys(("basic", "boost", "face-down", "march"), use_card),
    **dict.fromkeys(("project", "discard", "abandon"), put_away),
    **dict.fromkeys(("spend", "work"), use_ability),
}
"""What several verbs have in common."""
