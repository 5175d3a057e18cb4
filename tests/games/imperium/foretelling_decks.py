"""How the oracle reads what is about decks, the market, unrest, state and quests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from ludarium.games.imperium.state import Piece
from tests.games.imperium.oracle import Oracle, Worlds, borrowable, foretells, pay_tokens
from tests.games.imperium.table import BOX, card
from tests.games.imperium.worlds import (
    NOTHING,
    SMALL,
    TUCKED,
    Spot,
    Unforeseen,
    Who,
    World,
    amount,
    end,
    fits,
    lay,
    less,
    lift,
    put_slot,
    say,
    spots,
    take_slot,
    top,
)

# Decks


@foretells("draw")
def draw(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    n = amount(world, who, step)
    deck = world.players[who.actor]["deck"]
    if step.if_able:
        n = min(n, len(deck))
    if who.full and n and not deck:
        return
    for after in _drawn(oracle, step, who, world, n):
        for done in oracle.steps(step.then, who, after):
            done = done.copy()
            lay(done, who.actor, done.players[who.actor]["aside"], "hand")
            done.players[who.actor]["aside"] = ()
            yield done


def _drawn(oracle: Oracle, step: Any, who: Who, world: World, n: int) -> Worlds:
    """After so many draws, or after as many of them as are wanted, one look after the other."""
    choices = [f"draw {often}" for often in range(n + 1)]
    asked = oracle.heard(world, who.actor, choices) if step.up_to and n else [(choices[-1], world)]
    for text, after in asked:
        wanted = int(text.split()[1])
        for _ in range(wanted):
            lay(after, who.actor, [top(after, who.actor, "deck")], "aside" if step.then else "hand")
        if wanted == n or not wanted:
            yield after
        else:
            yield from _drawn(oracle, step, who, after, n - wanted)


@foretells("develop")
def develop(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    def price(number: int) -> list[tuple[str, int]]:
        cost = BOX.cards[number].cost
        return [] if step.free else [(what, getattr(cost, what)) for what in ("progress", "population", "materials")]

    def paid(now: World, left: Sequence[tuple[str, int]]) -> Worlds:
        if not left:
            yield now
            return
        what, n = left[0]
        for after in pay_tokens(oracle, now, who.actor, what, n) if n else [now]:
            yield from paid(after.copy(), left[1:])

    def find_(now: World) -> list[Spot]:
        held = now.players[who.actor]["development"]
        free = Oracle(None)
        can = [n for n in held if step.free or any(True for _ in _all_paid(free, now, who.actor, price(n)))]
        return [("development", number, 0) for number in can]

    def put(now: World, spot: Spot) -> Worlds:
        lay(now, who.actor, lift(now, who.actor, spot), "discard")
        if not now.players[who.actor]["development"]:
            end(now)
        return paid(now, price(spot[1]))

    if BOX.nations[world.players[who.actor]["nation"]].has_quests:
        yield world
        return
    yield from (after for after, _ in oracle.pick(world, who, find_, put))


def _all_paid(oracle: Oracle, world: World, seat: int, price: Sequence[tuple[str, int]]) -> Worlds:
    if not price:
        yield world
        return
    for after in pay_tokens(oracle, world.copy(), seat, *price[0]):
        yield from _all_paid(oracle, after, seat, price[1:])


@foretells("nation_top_to_discard")
def nation_top_to_discard(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    lay(world, who.actor, [top(world, who.actor, "nation_deck")], "discard")
    yield world


@foretells("nation_top_to_bottom")
def nation_top_to_bottom(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    player = world.players[who.actor]
    player["nation_deck"] = (*player["nation_deck"][1:], *player["nation_deck"][:1])
    yield world


@foretells("shuffle_nation_deck")
def shuffle_nation_deck(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    yield world.copy(mixed=world.mixed | {(who.actor, "nation_deck")})


@foretells("swap_hand_card_with_nation_top")
def swap_hand_card_with_nation_top(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    def put(now: World, spot: Spot) -> Worlds:
        came = top(now, who.actor, "nation_deck")
        lift(now, who.actor, spot)
        lay(now, who.actor, [came], "hand")
        now.players[who.actor]["nation_deck"] = (spot[1], *now.players[who.actor]["nation_deck"])
        yield now

    picked = oracle.pick(world, who, lambda now: spots(now, who, "hand", ""), put)
    yield from (after for after, _ in picked)


@foretells("take_fame")
def take_fame(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    for _ in range(step.n):
        lay(world, who.actor, [top(world, NOTHING, "fame")], "hand")
    yield world


@foretells("look")
def look(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    if step.deck == "nation" and not world.players[who.actor]["nation_deck"]:
        if not who.full:
            yield world
        return
    yield from oracle.steps(step.then, who, world.copy(looked=min(step.n, len(world.table["fame"]))))


@foretells("take_one_of_looked")
def take_one_of_looked(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    seen, rest = world.table["fame"][: world.looked], world.table["fame"][world.looked :]
    for text, after in oracle.heard(world, who.actor, [say(("fame", number, 0)) for number in seen]):
        number = card(text.split()[2])
        lay(after, who.actor, [number], "hand")
        for order, done in _ordered(oracle, who.actor, after, less(seen, number)):
            done.table["fame"] = (*order, *rest)
            yield done


def _ordered(oracle: Oracle, seat: int, world: World, left: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], World]]:
    """The cards in the order that their owner says, the lowest first."""
    if len(left) < 2:
        yield left, world
        return
    for text, after in oracle.heard(world, seat, [f"under {BOX.keys[number]}" for number in left]):
        lowest = card(text.split()[1])
        for order, done in _ordered(oracle, seat, after, less(left, lowest)):
            yield (*order, lowest), done


# The market


def of_suits(found: list[Spot], suits: Sequence[str]) -> list[Spot]:
    return [spot for spot in found if not suits or set(suits) & set(BOX.cards[spot[1]].suits)]


@foretells("acquire")
def acquire(oracle: Oracle, step: Any, who: Who, world: World, times: int = 0) -> Worlds:
    def find_(now: World) -> list[Spot]:
        return of_suits(spots(now, who, "|".join(step.sources), step.filter), step.suits)

    def put(now: World, spot: Spot) -> Worlds:
        take_any(now, who.actor, spot, with_unrest=True)
        if not step.then_free_play or not oracle.can_play(now, who.actor, spot[1], False):
            yield now
            return
        for text, after in oracle.heard(now, who.actor, ["yes", "no"]):
            yield from oracle.play(after, who.actor, spot[1], "hand") if text == "yes" else iter((after,))

    if times == step.times:
        yield world
        return
    for after, _ in oracle.pick(world, who, find_, put):
        yield from acquire(oracle, step, who, after, times + 1)
    if times:
        for _, after in oracle.heard(world, who.actor, ["skip"]):
            yield after


def take_any(world: World, seat: int, spot: Spot, with_unrest: bool) -> None:
    """A card of the market, or an exiled one with an unrest as its suit asks; changes the world."""
    if spot[0] == "market":
        take_slot(world, seat, spot[2], with_unrest)
        return
    lay(world, seat, lift(world, seat, spot), "hand")
    if with_unrest and TUCKED & set(BOX.cards[spot[1]].suits):
        world.table["unrest"] -= 1
        lay(world, seat, [BOX.unrest], "hand")


@foretells("break_through")
def break_through(oracle: Oracle, step: Any, who: Who, world: World, times: int = 0) -> Worlds:
    if times == step.times:
        yield world
        return
    for suit, after in declared(oracle, step.suits, who, world):
        for done in broken_through(oracle, step, who, after, suit):
            yield from break_through(oracle, step, who, done, times + 1)


def declared(oracle: Oracle, suits: Sequence[str], who: Who, world: World) -> Iterator[tuple[str, World]]:
    if len(suits) < 2:
        yield (suits[0] if suits else ""), world
        return
    for text, after in oracle.heard(world, who.actor, [f"declare {suit}" for suit in suits]):
        yield text.split()[1], after


def broken_through(oracle: Oracle, step: Any, who: Who, world: World, suit: str) -> Worlds:
    zones = "market|exile" if "exile" in step.sources else "market"
    found = of_suits(spots(world, who, zones, step.filter), (suit,) if suit else ())
    deck = suit if suit in SMALL and world.table[suit] else "main" if world.table["main"] else ""
    for spot in dict.fromkeys(found):
        for _, after in oracle.heard(world, who.actor, [say(spot)]):
            take_any(after, who.actor, spot, with_unrest=False)
            yield after
    told = [after for _, after in oracle.heard(world, who.actor, ["pick deck"])] if found else [world.copy()]
    for after in told:
        if not deck:
            after.players[who.actor]["progress"] += 2
            yield after
            continue
        if deck != "main":
            lay(after, who.actor, [top(after, NOTHING, deck)], "hand")
            yield after
            continue
        if (NOTHING, "main") in after.mixed:
            raise Unforeseen
        fitting = [n for n in after.table["main"] if fits(step.filter, n) and (not suit or suit in BOX.cards[n].suits)]
        if fitting:
            lay(after, who.actor, fitting[:1], "hand")
            after.table["main"] = less(after.table["main"], fitting[0])
        else:
            after.players[who.actor]["progress"] += 2
        yield after.copy(mixed=after.mixed | {(NOTHING, "main")})


@foretells("gamble")
def gamble(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    for suit, after in declared(oracle, step.suits, who, world):
        number = top(after, NOTHING, "main")
        lay(after, who.actor, [number], "hand" if suit in BOX.cards[number].suits else "exile")
        yield after


@foretells("add_tokens_to_market_card")
def add_tokens_to_market_card(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    def put(now: World, spot: Spot) -> Worlds:
        slot = now.table["market"][spot[2]]
        put_slot(now, spot[2], attrs.evolve(slot, **{step.what: getattr(slot, step.what) + step.n}))
        yield now

    picked = oracle.pick(world, who, lambda now: spots(now, who, "market", ""), put)
    yield from (after for after, _ in picked)


@foretells("swap_exile_with_market")
def swap_exile_with_market(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    for out in spots(world, who, "market", ""):
        for _, chosen in oracle.heard(world, who.actor, [say(out)]):
            for back in set(spots(world, who, "exile", "")):
                for _, after in oracle.heard(chosen, who.actor, [say(back)]):
                    slot = after.table["market"][out[2]]
                    lift(after, who.actor, back)
                    lay(after, who.actor, [slot.card], "exile")
                    unrest = int(bool(TUCKED & set(BOX.cards[back[1]].suits)))
                    after.table["unrest"] += slot.unrest - unrest
                    put_slot(after, out[2], attrs.evolve(slot, card=back[1], unrest=unrest))
                    yield after


# Unrest, state, quests, the end


@foretells("take_unrest")
def take_unrest(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    world.table["unrest"] -= step.n
    lay(world, who.actor, [BOX.unrest] * step.n, "hand")
    yield world


@foretells("treat_icon")
def treat_icon(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    world.players[who.actor][f"{step.icon}_as"] += step.n
    yield world


@foretells("ignore_state_icon")
def ignore_state_icon(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    world.players[who.actor]["any_state"] = True
    yield world


@foretells("put_into_play")
def put_into_play(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    player = world.players[who.owner]
    player["pieces"] += 1
    player["play"] = (*player["play"], Piece(player["pieces"], who.card))
    yield world


@foretells("flip_self")
def flip_self(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    world.table["king"] = 1
    yield world


@foretells("flip_state")
def flip_state(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    world.players[who.actor]["empire"] = step.to == "empire"
    yield world


@foretells("trigger_game_end")
def trigger_game_end(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    end(world)
    yield world


@foretells("journey")
def journey(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    player = world.players[who.actor]
    stages = BOX.nations[player["nation"]].journey
    face = next(number for number in stages if BOX.cards[number].name == step.to)
    player["fixed"] = tuple(attrs.evolve(p, card=face) if p.card in stages else p for p in player["fixed"])
    yield from oracle.effect(BOX.cards[face].on_enter, Who(who.actor, who.actor, face, NOTHING), world)


@foretells("activate_quest")
def activate_quest(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    def put(now: World, spot: Spot) -> Worlds:
        lift(now, who.actor, spot)
        now.players[who.actor]["quest"] = spot[1]
        yield now

    picked = oracle.pick(world, who, lambda now: spots(now, who, step.from_, ""), put)
    yield from (after for after, _ in picked)


@foretells("active_quest_to")
def active_quest_to(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    quest = world.players[who.actor]["quest"]
    if quest != NOTHING:
        lay(world, who.actor, lift(world, who.actor, ("active_quest", quest, 0)), step.to)
    yield world


# Another's ability


@foretells("resolve_exhaust_of")
def resolve_exhaust_of(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    for text, after in oracle.heard(
        world, who.actor, [f"borrow {BOX.keys[n]}" for n in borrowable(oracle, who, world)]
    ):
        number = card(text.split()[1])
        ability = next(ability for ability in BOX.cards[number].exhaust if ability.on is None)
        used = Who(who.actor, who.actor, number, -2)
        yield from oracle.effect((*ability.cost, *ability.steps), used, after)


@foretells("avoid_attack")
def avoid_attack(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    """What it spares its owner is seen where the attack is told."""
    yield world
