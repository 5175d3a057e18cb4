"""What each verb of Rome does, read a second time; see `reading`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import attrs

from ludarium.engine.effects.vocabulary import Instruction
from ludarium.games.rome.kinds import SPACES, TRACKS
from ludarium.games.rome.vocabulary import MODIFIERS

from .reading import (
    BURDENS,
    ROWS,
    VERBS,
    Reading,
    Where,
    can_meet,
    capital_actions,
    foretells,
    may_begin,
    may_go,
    payable,
    price_of,
)
from .worlds import (
    ATTRIBUTE,
    ATTRIBUTES,
    CAPITAL_SPACE,
    CONTENT,
    DEVELOPMENT,
    RESOURCES,
    Bundle,
    World,
    amount,
    bundles,
    change,
    space_fits,
)

# Flow


@foretells("may")
def may(reading: Reading, step: Any, where: Where) -> None:
    if may_begin(reading, step.steps[0], where) and reading.ask(["yes", "no"]) == "yes":
        reading.steps(step.steps, where)


@foretells("choose")
def choose(reading: Reading, step: Any, where: Where) -> None:
    assert step.max == 1
    able = {f"option {n}": option for n, option in enumerate(step.options, 1) if may_begin(reading, option[0], where)}
    if not able:
        return
    if step.min == 0:
        answer = reading.ask([*able, "skip"])
    else:
        answer = reading.ask(list(able)) if len(able) > 1 else next(iter(able))
    if answer != "skip":
        reading.steps(able[answer], where)


@foretells("if")
def if_(reading: Reading, step: Any, where: Where) -> None:
    assert step.cond.token == "conquered_this_turn"
    holds = step.cond.min <= reading.world.conquered <= step.cond.max
    reading.steps(step.then if holds else step.else_, where)


@foretells("cost_then")
def cost_then(reading: Reading, step: Any, where: Where) -> None:
    if not can_meet(reading, step.cost, where):
        return
    if any(cost.verb == "pay" for cost in step.cost):
        reading.pay(price_of(reading, step.cost, where), where.card)
    for cost in step.cost:
        if cost.verb != "pay":
            VERBS[cost.verb](reading, cost, attrs.evolve(where, must=True))
        reading.done.add(id(cost))
    reading.steps(step.then, where)


@foretells("must_pay")
def must_pay(reading: Reading, step: Any, where: Where) -> None:
    ways: list[Bundle] = []
    for cost in step.costs:
        price = [(pay.what, int(pay.n)) for pay in cost]
        ways += [bundle for bundle in bundles(reading.world, price, surcharge=False) if bundle not in ways]
    if ways and reading.pay(ways, where.card, "refuse") != "refuse":
        reading.done.update(id(pay) for cost in step.costs for pay in cost)
        return
    reading.steps(step.else_, attrs.evolve(where, must=True))


# Goods


@foretells("gain")
def gain(reading: Reading, step: Any, where: Where) -> None:
    n = amount(reading.world, step.n, step.per, where.space)
    if where.half and step.what in ATTRIBUTES and n > 0:
        n = given(reading, step.what, n)
    reading.gain(step.what, n, where.card)


def given(reading: Reading, kind: str, n: int) -> int:
    """How much an attribute card gives of a kind: what changes that does so once for each card."""
    if kind in reading.gave:
        return n
    reading.gave.append(kind)
    return max(0, n + change(reading.world, "card_gain", what=kind))


@foretells("gain_any")
def gain_any(reading: Reading, step: Any, where: Where) -> None:
    kinds = ATTRIBUTES if step.group == "attribute" else RESOURCES
    mixes = [(kind,) * step.n for kind in kinds] if step.same else list(combinations_with_replacement(kinds, step.n))
    named = {_taken("take", mix): mix for mix in mixes}
    answer = reading.ask([*named, *([] if where.must else ["skip"])])
    if answer == "skip":
        return
    mix = named[answer]
    for kind in dict.fromkeys(mix):
        n = mix.count(kind)
        reading.gain(kind, given(reading, kind, n) if where.half and kind in ATTRIBUTES else n, where.card)


def _taken(verb: str, mix: Sequence[str]) -> str:
    return " ".join([verb, *(f"{kind} {mix.count(kind)}" for kind in dict.fromkeys(mix))])


@foretells("convert")
def convert(reading: Reading, step: Any, where: Where) -> None:
    kinds = RESOURCES if step.from_ == "resource" else (step.from_,)
    purse = reading.world.purse
    mixes = [mix for n in range(1, step.max + 1) for mix in combinations_with_replacement(kinds, n)]
    named = {_taken("convert", m): m for m in mixes if all(purse[kind] >= m.count(kind) for kind in m)}
    if not named or (answer := reading.ask([*named, "skip"])) == "skip":
        return
    mix = named[answer]
    reading.spend({kind: mix.count(kind) for kind in mix}, where.card)
    reading.gain("gold", step.rate * len(mix), where.card)


@foretells("advance_track")
def advance_track(reading: Reading, step: Any, where: Where) -> None:
    if step.track != "any":
        reading.advance(step.track, step.n)
    elif (answer := reading.ask([*(f"advance {track}" for track in TRACKS), "skip"])) != "skip":
        reading.advance(answer.split()[1], step.n)


# Influence and the empire


@foretells("ready_influence")
def ready_influence(reading: Reading, step: Any, where: Where) -> None:
    world = reading.world

    def find() -> dict[str, int]:
        return {f"at {s}": n for s, n in world.spent.items() if n and space_fits(world, step.where, s, where.space)}

    def move(text: str) -> None:
        turn_token(world, text.split()[1], "spent", "ready")

    reading.pick(step.n, find, move, up_to=not where.must)


def turn_token(world: World, space: str, side: str, other: str) -> None:
    tokens = getattr(world, side)
    tokens[space] -= 1
    if not tokens[space]:
        del tokens[space]
    getattr(world, other)[space] += 1


@foretells("spend_influence")
def spend_influence(reading: Reading, step: Any, where: Where) -> None:
    def move(text: str) -> None:
        turn_token(reading.world, text.split()[1], "ready", "spent")

    reading.pick(step.n, lambda: payable(reading, step), move, up_to=False)


@foretells("set_aside_influence")
def set_aside_influence(reading: Reading, step: Any, where: Where) -> None:
    world = reading.world
    at_once = min(step.n, world.influence)
    world.influence -= at_once
    world.aside += at_once

    def move(text: str) -> None:
        space = text.split()[1]
        world.ready[space] -= 1
        if not world.ready[space]:
            del world.ready[space]
        world.aside += 1

    reading.pick(step.n - at_once, lambda: {f"at {space}": n for space, n in world.ready.items()}, move, up_to=False)


@foretells("relocate_leader")
def relocate_leader(reading: Reading, step: Any, where: Where) -> None:
    def find() -> dict[str, int]:
        return {f"at {space}": 1 for space in SPACES if space != reading.world.pawn}

    reading.pick(1, find, lambda text: reading.move_pawn(text.split()[1]), up_to=not where.must)


@foretells("add_enemy")
def add_enemy(reading: Reading, step: Any, where: Where) -> None:
    world = reading.world
    for _ in range(step.n):
        free = [space for space in SPACES if space not in world.enemies]
        if not free or not world.unused:
            reading.gain("strife", 1, where.card)
            continue
        answer = reading.ask([f"at {space}" for space in free])
        world.enemies[answer.split()[1]] = (world.unused.pop(0), True, True)


@foretells("capital_action")
def capital_action(reading: Reading, step: Any, where: Where) -> None:
    able = capital_actions(reading)
    if able and (answer := reading.ask([*(f"capital {key}" for key in able), "skip"])) != "skip":
        ability = able[answer.split()[1]]
        reading.steps(ability.steps, Where("capital", CAPITAL_SPACE, tag=ability.tag))


# Cards


@foretells("draw")
def draw(reading: Reading, step: Any, where: Where) -> None:
    world = reading.world
    drawn, world.deck = world.deck[: step.n], world.deck[step.n :]
    world.hand.update(drawn)


@foretells("discard")
def discard(reading: Reading, step: Any, where: Where) -> None:
    def move(text: str) -> None:
        reading.world.discard[reading.lift(text)[1]] += 1

    reading.pick(step.n, lambda: reading.held(step, lambda key: not may_go(key)), move, up_to=not where.must)


@foretells("exile", "trash")
def trash(reading: Reading, step: Any, where: Where) -> None:
    def move(text: str) -> None:
        to_trash(reading, reading.lift(text)[1])

    def stays(key: str) -> bool:
        return key in ATTRIBUTE and not ATTRIBUTE[key].trashable

    reading.pick(step.n, lambda: reading.held(step, stays), move, up_to=not where.must)


def to_trash(reading: Reading, key: str) -> None:
    """A burden takes another one of the supply with it."""
    reading.world.trash[key] += 1
    if key in BURDENS:
        reading.world.trash[key] += 1
        reading.world.supply[key] -= 1


@foretells("trash_self")
def trash_self(reading: Reading, step: Any, where: Where) -> None:
    reading.world.play.pop()
    to_trash(reading, where.card)


@foretells("put_on_deck_top")
def put_on_deck_top(reading: Reading, step: Any, where: Where) -> None:
    def move(text: str) -> None:
        reading.world.deck.insert(0, reading.lift(text)[1])

    reading.pick(step.n, lambda: reading.held(step), move, up_to=not where.must)


@foretells("return_to_hand")
def return_to_hand(reading: Reading, step: Any, where: Where) -> None:
    def move(text: str) -> None:
        reading.world.hand[reading.lift(text)[1]] += 1

    reading.pick(step.n, lambda: reading.held(step), move, up_to=not where.must)


@foretells("return_to_supply")
def return_to_supply(reading: Reading, step: Any, where: Where) -> None:
    def move(text: str) -> None:
        reading.world.supply[reading.lift(text)[1]] += 1

    reading.pick(step.n, lambda: reading.held(step), move, up_to=not where.must)


# The market


@foretells("cycle")
def cycle(reading: Reading, step: Any, where: Where) -> None:
    world = reading.world

    def find() -> dict[str, int]:
        return {f"pick {row} {key}": 1 for row, name in ROWS.items() for key in getattr(world, name) if key}

    def move(text: str) -> None:
        _, row, key = text.split()
        leave_market(world, row, key)
        world.piles[pile_of(key)].append(key)

    reading.pick(step.n, find, move, up_to=not where.must)


def leave_market(world: World, row: str, key: str) -> int:
    """A card leaves its row; its column."""
    cards = getattr(world, ROWS[row])
    column = cards.index(key)
    cards[column] = ""
    return int(column)


def pile_of(key: str) -> str:
    return {1: "first", 2: "second"}[DEVELOPMENT[key].level] if key in DEVELOPMENT else "advanced"


@foretells("buy")
def buy(reading: Reading, step: Any, where: Where) -> None:
    world, prices = reading.world, CONTENT.sheet.market
    more = change(world, "change_cost", of="buy_development") if step.row == "development" else 0
    row = prices.attribute_gold if step.row == "attribute" else prices.development_gold
    cards = getattr(world, ROWS[step.row])
    gold = {key: max(0, row[column] + more - step.discount) for column, key in enumerate(cards) if key}
    able = [key for key, price in gold.items() if price <= world.purse["gold"]]
    if not able or (answer := reading.ask([*(f"buy {key}" for key in able), "skip"])) == "skip":
        return
    key = answer.split()[1]
    world.purse["gold"] -= gold[key]
    leave_market(world, step.row, key)
    if step.row == "attribute":
        world.deck.insert(0, key)
        return
    place = reading.ask(["put projects", "put hand", "put discard"]).split()[1]
    getattr(world, place)[key] += 1


# Modifiers told as steps


@foretells(*(kind.verb for kind in MODIFIERS))
def until_end_of_turn(reading: Reading, step: Any, where: Where) -> None:
    assert step.until == "end_of_turn"
    reading.world.changes.append(step)


def inside(steps: Any) -> list[Instruction]:
    """Every step of a tree, at any depth."""
    found: list[Instruction] = []
    if isinstance(steps, Instruction):
        found.append(steps)
    if attrs.has(type(steps)):
        for field in attrs.fields(type(steps)):
            found += inside(getattr(steps, field.name))
    elif isinstance(steps, tuple):
        for one in steps:
            found += inside(one)
    return found
