"""How the oracle reads branches, loops, tokens and what moves cards of one's own."""

from __future__ import annotations

from typing import Any

import attrs

from tests.games.imperium.oracle import Oracle, Worlds, foretells, in_turn, is_offered, others, pay_tokens, repeated
from tests.games.imperium.table import BOX
from tests.games.imperium.worlds import (
    KEPT_IN,
    NOTHING,
    TOKENS,
    Spot,
    Who,
    World,
    amount,
    change_piece,
    eased,
    fits,
    holds,
    lay,
    lift,
    more,
    passives,
    refill,
    say,
    spots,
)

# Flow


@foretells("may")
def may(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    if not oracle.can(step.steps[:1], who, world):
        yield world
        return
    for _, after in oracle.heard(world, who.actor, ["no", "skip"]):
        yield after
    for _, after in oracle.heard(world, who.actor, ["yes"]):
        yield from oracle.steps(step.steps, who, after)
    for after in oracle.step(step.steps[0], who, world):
        if oracle.answers is None or after.at > world.at:  # the first card picked is the yes
            yield from oracle.steps(step.steps[1:], who, after)


@foretells("choose")
def choose(oracle: Oracle, step: Any, who: Who, world: World, chosen: tuple[int, ...] = ()) -> Worlds:
    offered = [
        n for n, option in enumerate(step.options) if n not in chosen and is_offered(oracle, option[0], who, world)
    ]
    if not offered or len(chosen) == step.max:
        if chosen or not who.full:
            yield world
        return
    if len(chosen) >= step.min:
        for _, after in oracle.heard(world, who.actor, ["skip"]):
            yield after
    taken = [
        (int(text.split()[1]) - 1, w)
        for text, w in oracle.heard(world, who.actor, [f"option {n + 1}" for n in offered])
    ]
    if len(offered) == 1 and len(chosen) < step.min:
        taken.append((offered[0], world))
    for n, after in taken:
        for done in oracle.steps(step.options[n], who, after):
            yield from choose(oracle, step, who, done, (*chosen, n))


@foretells("if")
def if_(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    return oracle.steps(step.then if holds(world, who, step.cond) else (), who, world)


@foretells("cost_then")
def cost_then(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    if who.full:
        yield from oracle.steps(step.cost, who, world)
    elif oracle.can(step.cost, who, world):
        yield from oracle.steps((*step.cost, *step.then), who, world)
    else:
        yield world


@foretells("each_player", "each_other_player")
def each(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    seats = others(world, who.owner)
    if step.verb == "each_player":
        seats = [who.owner, *seats]
    return in_turn(seats, who, world, lambda actor, now: oracle.steps(step.steps, actor, now))


# Tokens


@foretells("gain")
def gain(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    for passive in passives(world, who.actor):
        if passive.kind == "replace" and passive.on.event == "would_gain" and passive.on.what == step.what:
            yield from oracle.steps(passive.steps, Who(who.actor, who.actor, NOTHING, NOTHING), world)
            return
    what = "actions" if step.what == "action" else step.what
    world.players[who.actor][what] += amount(world, who, step)
    yield world


@foretells("pay")
def pay(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    player = world.players[who.actor]
    if step.up_to:
        most = min(step.n, player[step.what])
        told = oracle.heard(world, who.actor, [f"pay {n}" for n in range(most + 1)]) if most else [("pay 0", world)]
        for text, after in told:
            after.players[who.actor][step.what] -= int(text.split()[1])
            yield from repeated(oracle, step.for_each, who, after, int(text.split()[1]))
        return
    n = max(step.min, player[step.what]) if step.n == "all" else eased(world, who, step, step.what)
    yield from pay_tokens(oracle, world, who.actor, step.what, n)


@foretells("spend_action")
def spend_action(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    if world.players[who.actor]["actions"] >= step.n:
        world.players[who.actor]["actions"] -= step.n
        yield world


@foretells("double_tokens_gained")
def double_tokens_gained(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    world.players[who.actor][step.what] += who.tokens[TOKENS.index(step.what)]
    yield world


@foretells("add_tokens_to_self")
def add_tokens_to_self(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    change_piece(world, who.owner, who.piece, lambda p: attrs.evolve(p, tokens=p.tokens + step.n))
    yield world


@foretells("gain_tokens_on_self")
def gain_tokens_on_self(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    player = world.players[who.owner]
    player[step.what] += sum(piece.tokens for piece in player["play"] if piece.number == who.piece)
    change_piece(world, who.owner, who.piece, lambda p: attrs.evolve(p, tokens=0))
    yield world


@foretells("return_exhaust_token")
def return_exhaust_token(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    def used(now: World) -> list[Spot]:
        player = now.players[who.actor]
        pieces = (*player["fixed"], *player["play"])
        return [("play", p.card, p.number) for p in pieces if p.used and p.number != who.piece]

    def put(now: World, spot: Spot) -> Worlds:
        change_piece(now, who.actor, spot[2], lambda p: attrs.evolve(p, used=False))
        now.players[who.actor]["exhaust"] += 1
        yield now

    yield from (after for after, _ in oracle.pick(world, who, used, put, step.n))


@foretells("steal")
def steal(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    def rob(victim: Who, now: World) -> Worlds:
        if step.only_if is not None and not holds(now, victim, step.only_if):
            yield now
            return
        now = now.copy()
        n = min(step.n, now.players[victim.actor][step.what])
        now.players[victim.actor][step.what] -= n
        now.players[who.owner][step.what] += n
        yield from oracle.steps(step.if_unable if n < step.n else (), victim, now)

    return in_turn(others(world, who.owner), who, world, rob)


# Cards of one's own

TARGETS = {
    "discard": "discard",
    "history": "history",
    "abandon": "discard",
    "recall": "hand",
    "sink": "flooded",
    "exile": "exile",
    "put_on_deck_top": "deck",
    "return_to_hand": "hand",
    "return_unrest": "pile",
}


@foretells(*TARGETS)
def move(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    target = TARGETS[step.verb]
    zones = step.from_ or "hand"
    if step.what == "self":
        found = lift(world, who.owner, ("play", who.card, who.piece))
        if found or not who.full:
            lay(world, who.owner, found, target)
            yield world
        return
    if step.what in ("drawn", "that_card"):
        zones = "aside"
    all_of_it = step.what == "drawn" and step.verb != "discard"

    def find(now: World) -> list[Spot]:
        found = spots(now, who, zones, "unrest" if step.verb == "return_unrest" else step.filter)
        return [spot for spot in found if may_leave(now, step.verb, spot)]

    def put(now: World, spot: Spot) -> Worlds:
        if spot[0] == "market":
            now.table["unrest"] += now.table["market"][spot[2]].unrest
            lay(now, who.actor, [spot[1]], "exile")
            refill(now, spot[2])
        else:
            lay(now, who.actor, lift(now, who.actor, spot), target)
        yield now

    n = "all" if all_of_it else eased(world, who, step, "discard")
    picked = oracle.pick(world, who, find, put, n, step.up_to, step.verb, weigh=step.filter)
    for after, often in picked:
        if step.verb == "history" and "draw_deck" in zones:
            after = after.copy(mixed=after.mixed | {(who.actor, "deck")})
        yield from repeated(oracle, getattr(step, "for_each", ()), who, after, often)


def may_leave(world: World, verb: str, spot: Spot) -> bool:
    """Only pinned cards are abandoned and recalled from play, some never; market cards with tokens are not exiled."""
    zone, number, where = spot
    if verb in ("abandon", "recall") and zone == "play":
        stays = {"abandon": "cannot_be_abandoned", "recall": "cannot_be_recalled"}[verb]
        return BOX.cards[number].pinned and stays not in BOX.cards[number].flags
    slot = world.table["market"][where] if zone == "market" else None
    return slot is None or not any(getattr(slot, token) for token in TOKENS)


@foretells("garrison")
def garrison(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    is_self = step.what == "self"
    area = "limbo" if is_self else "play"

    def find(now: World) -> list[Spot]:
        if not any(piece.number == who.piece for piece in now.players[who.owner][area]):
            return []
        found = spots(now, who, "play" if is_self else "hand", "region" if is_self else step.filter)
        return found if is_self else [s for s in found if "cannot_be_garrisoned" not in BOX.cards[s[1]].flags]

    def put(now: World, spot: Spot) -> Worlds:
        lifted = lift(now, who.actor, ("play", who.card, who.piece) if is_self else spot)
        under = spot[2] if is_self else who.piece
        change_piece(now, who.actor, under, lambda p: attrs.evolve(p, garrison=more(p.garrison, *lifted)))
        again = is_self and step.trigger_region_play_effect
        region = Who(who.actor, who.actor, spot[1], spot[2])
        yield from oracle.effect(BOX.cards[spot[1]].play if again else (), region, now)

    yield from (after for after, _ in oracle.pick(world, who, find, put, step.n, verb="garrison"))


@foretells("give_card")
def give_card(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    owner = attrs.evolve(who, actor=who.owner)

    def body(receiver: Who, now: World) -> Worlds:
        def put(then: World, spot: Spot) -> Worlds:
            lay(then, receiver.actor, lift(then, who.owner, spot), "hand")
            is_meant = step.recipient_if is not None and fits(step.recipient_if.filter, spot[1])
            yield from oracle.steps(step.recipient_if.steps if is_meant else (), receiver, then)

        find = lambda then: spots(then, owner, step.from_, "")  # noqa: E731
        yield from (after for after, _ in oracle.pick(now, receiver, find, put, step.n, asker=who.owner))

    return in_turn(others(world, who.owner), who, world, body)


@foretells("find")
def find(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    is_named = step.filter.startswith("name:")
    found: list[Spot] = []
    searched = step.from_.split("|")
    for n, zone in enumerate(searched):
        found += spots(world, who, zone, step.filter)
        if found and is_named:
            searched = searched[: n + 1]
            break
    if who.full and not found:
        return
    mixed = {(who.actor, KEPT_IN[zone]) for zone in searched if zone in ("draw_deck", "nation")}
    told = [(spot, after) for spot in dict.fromkeys(found) for _, after in oracle.heard(world, who.actor, [say(spot)])]
    if len(set(found)) == 1:
        told.append((found[0], world.copy()))
    if not found:
        yield world.copy(mixed=world.mixed | mixed)
    for spot, after in told:
        lay(after, who.actor, lift(after, who.actor, spot), step.to)
        yield after.copy(mixed=after.mixed | mixed)


@foretells("free_play")
def free_play(oracle: Oracle, step: Any, who: Who, world: World) -> Worlds:
    def find_(now: World) -> list[Spot]:
        found = spots(now, who, step.from_, step.filter)
        return [spot for spot in found if oracle.can_play(now, who.actor, spot[1], step.ignore_state)]

    def put(now: World, spot: Spot) -> Worlds:
        return oracle.play(now, who.actor, spot[1], spot[0])

    yield from (after for after, _ in oracle.pick(world, who, find_, put))
