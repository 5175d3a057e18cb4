"""The Action Phase read a second time: what can be done in a world, and what it costs. What comes of it: `deeds`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ludarium.games.rome.kinds import SPACES

from .reading import Reading, Where, may_begin
from .table import BOX
from .worlds import (
    ATTRIBUTE,
    CAPITAL,
    CAPITAL_SPACE,
    CONTENT,
    DEVELOPMENT,
    EDICT,
    ENEMY,
    LEADER,
    RESOURCES,
    TERRITORY,
    World,
    bundles,
    change,
    modifiers,
    near,
    said,
    space_fits,
    steps_between,
)

NUMBERS = CONTENT.sheet.numbers
MARKET = CONTENT.sheet.market
ONCE = 4096
"""Actions that are used up are numbered from here on."""

Ways = dict[str, tuple[dict[str, int], tuple[str, ...]]]
"""Ways to pay by what they are called: the bundle, and what helps."""


# What can be done


def menu(world: World) -> Iterator[str]:
    """Everything that can be done in the Action Phase, but for taking benefits in part."""
    forced = [key for key in world.hand if key in ATTRIBUTE and ATTRIBUTE[key].forced]
    yield from _uses(world, forced or [key for key in world.hand if key in ATTRIBUTE])
    if forced:
        return
    yield from _in_the_empire(world)
    yield from _with_tokens(world)
    yield from _in_the_market(world)
    yield from _burdens(world)
    yield from _cards(world)
    yield "end"


def _uses(world: World, cards: list[str]) -> Iterator[str]:
    marched = sum(use == "march" for _, use in world.play)
    for key in cards:
        yield f"basic {key}"
        yield f"face-down {key}"
        if boost_ways(world, key):
            yield f"boost {key}"
        if marched < NUMBERS.movement_tokens:
            yield f"march {key}"


def _in_the_empire(world: World) -> Iterator[str]:
    if world.purse["movement"]:
        yield from (f"move {space}" for space in near(world.pawn))
    lying = world.ready[world.pawn] + world.spent[world.pawn]
    most = max([step.n for step, _ in modifiers(world, "influence_per_card")], default=1)
    if world.influence and world.grid[world.pawn] not in TERRITORY and (not lying or lying < most):
        yield "influence"
    for space in within(world, "trade"):
        if world.trade and space not in world.trades and space not in world.enemies:
            kinds = [kind for kind in ("short", "lasting") if agreement(world, space, kind)]
            yield from (f"trade {space} {kind}" for kind in kinds if trade_ways(world, space, kind))
    for space in within(world, "conquer"):
        if space in world.enemies and world.enemies[space][1] and world.purse["military"] >= strength(world, space)[0]:
            yield f"conquer {space}"
    for key in (*world.hand, *world.projects):
        if key in DEVELOPMENT:
            yield from (f"build {key} {space}" for space in sites(world) if build_ways(world, key, space))


def within(world: World, of: str) -> list[str]:
    reach = max([step.n for step, _ in modifiers(world, "range", of=of)], default=0)
    return [space for space in SPACES if steps_between(space, world.pawn) <= reach]


def agreement(world: World, space: str, kind: str) -> Any:
    return getattr(TERRITORY[world.grid[space]], kind) if world.grid[space] in TERRITORY else None


def strength(world: World, space: str) -> tuple[int, int]:
    """How much military conquers the enemy there, and how much without damage."""
    enemy, delta = ENEMY[world.enemies[space][0]], change(world, "change_cost", of="conquer")
    return max(0, enemy.defence + delta), max(0, enemy.defence + enemy.attack + delta)


def sites(world: World) -> list[str]:
    found = [
        space
        for space in SPACES
        if space != CAPITAL_SPACE
        and space not in world.enemies
        and any(world.grid[other] not in TERRITORY for other in near(space))
    ]
    for step, _ in modifiers(world, "build_where"):
        found = [space for space in found if space_fits(world, step.where, space, "")]
    return found


def _with_tokens(world: World) -> Iterator[str]:
    for space in world.ready:
        key = world.grid[space]
        if space in world.enemies:
            continue
        if key in DEVELOPMENT and DEVELOPMENT[key].produce:
            yield f"produce {space}"
        for verb, kind in (("spend", "when_spent"), ("work", "while_influenced")):
            for number, ability in enumerate(actions_of(key, kind), 1):
                if used_number(key, verb, number) not in world.used and begins(world, ability, key, space):
                    yield f"{verb} {space} {number}"
    for ability in LEADER[world.leader].abilities:
        is_open = ability.action and leader_number(world, ability.key) not in world.used
        if is_open and all(may_begin(Reading(world, ()), step, Where(ability.key)) for step in ability.action):
            yield f"ability {ability.key}"


def actions_of(key: str, kind: str) -> list[Any]:
    abilities = CAPITAL.actions if key == CAPITAL.key else DEVELOPMENT[key].abilities if key in DEVELOPMENT else ()
    return [ability for ability in abilities if ability.kind == kind and ability.steps]


def begins(world: World, ability: Any, key: str, space: str) -> bool:
    where = Where(key, space, tag=ability.tag)
    return all(may_begin(Reading(world, ()), step, where) for step in ability.steps)


def used_number(key: str, verb: str, number: int) -> int:
    uses = BOX.on_spending if verb == "spend" else BOX.while_ready
    return uses[BOX.number_of[key]][number - 1].number + ONCE


def leader_number(world: World, key: str) -> int:
    return dict(BOX.leader_actions[BOX.leader_of[world.leader]])[BOX.number_of[key]].number + ONCE


def _in_the_market(world: World) -> Iterator[str]:
    for row, cards in (("attribute", world.attributes), ("development", world.developments)):
        for column, key in enumerate(cards):
            if key and gold_for(world, row, column) <= world.purse["gold"]:
                yield f"buy {key}"
            if key and industry_for(world, column) <= world.purse["industry"]:
                yield f"cycle {key}"


def gold_for(world: World, row: str, column: int) -> int:
    if row == "attribute":
        return MARKET.attribute_gold[column]
    return max(0, MARKET.development_gold[column] + change(world, "change_cost", of="buy_development"))


def industry_for(world: World, column: int) -> int:
    return max(0, MARKET.cycle_industry[column] + change(world, "change_cost", of="cycle"))


def military_for_strife(world: World) -> int:
    return max(0, NUMBERS.return_strife["military"] + change(world, "change_cost", of="return_strife"))


def _burdens(world: World) -> Iterator[str]:
    if world.hand["strife"] and world.purse["military"] >= military_for_strife(world):
        yield "return-strife"
    if world.hand["loan"] and world.purse["gold"] >= NUMBERS.pay_off_loan["gold"]:
        yield "pay-off"
    for kind in RESOURCES:
        if bundles(world, [(kind, NUMBERS.exchange)]):
            yield f"exchange {kind}"
    for key, row, cost in next_rows(world):
        if bundles(world, list(cost.items())):
            yield f"edict {key} {row}"


def next_rows(world: World) -> Iterator[tuple[str, int, Any]]:
    """The rows of edicts that are paid space by space: the edict, the number of the row, what its next space costs."""
    rows = [(key, requirement) for key, requirement in requirements(world) if requirement.kind == "steps"]
    for row, ((key, requirement), paid) in enumerate(zip(rows, world.cubes, strict=True), 1):
        if paid < len(requirement.steps):
            yield key, row, requirement.steps[paid]


def requirements(world: World) -> Iterator[tuple[str, Any]]:
    for key, is_full in world.edicts:
        form = EDICT[key].full if is_full else EDICT[key].partial
        yield from ((key, requirement) for requirement in form.requirements)


def _cards(world: World) -> Iterator[str]:
    for key, n in world.hand.items():
        if n and key not in ATTRIBUTE:
            yield f"discard {key}"
            if key in DEVELOPMENT:
                yield f"project {key}"
    yield from (f"abandon {key}" for key in world.projects)


# What it costs


def boost_ways(world: World, key: str) -> Ways:
    banner = ATTRIBUTE[key].banner
    more = change(world, "change_cost", of="stone") if banner == "stone" else 0
    paid = bundles(world, [((banner, "gold"), NUMBERS.boost + more)], surcharge=False)
    ways: Ways = {said(bundle): (bundle, ()) for bundle in paid}
    for _, helper in modifiers(world, "boost_free", resource=banner):
        ways[said({}, helper)] = ({}, (helper,))
    return ways


def trade_ways(world: World, space: str, kind: str) -> Ways:
    also = tuple(kind for step, _ in modifiers(world, "trade_payment") for kind in step.also)
    n = max(0, agreement(world, space, kind).technology + change(world, "change_cost", of="trade"))
    return {said(bundle): (bundle, ()) for bundle in bundles(world, [(("technology", *also), n)])}


def build_ways(world: World, key: str, space: str) -> Ways:
    """What makes it cheaper is taken from any one attribute; once a turn only when the player says so."""
    cost = DEVELOPMENT[key].cost
    over = world.grid[space] in DEVELOPMENT
    gold = max(0, NUMBERS.build_over_gold + change(world, "change_cost", of="build_over")) if over else 0
    always = change(world, "change_cost", of="build")
    helping = [(step, name) for step, name in modifiers(world, "change_cost", of="build") if step.limit]
    ways: Ways = {}
    for count in range(len(helping) + 1):
        for chosen in combinations(helping, count):
            delta = always + sum(step.delta for step, _ in chosen)
            for cheaper in cost:
                price = [(kind, max(0, n + (delta if kind == cheaper else 0))) for kind, n in cost.items()]
                for bundle in bundles(world, [*price, ("gold", gold)]):
                    if all(bundle != other for other, _ in ways.values()):
                        ways[said(bundle, *(name for _, name in chosen))] = (bundle, tuple(n for _, n in chosen))
    return ways
