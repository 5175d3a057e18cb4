"""What a tree of steps says will happen, worked out from the tree alone: a second, slower reading of every verb.

The resolvers are not used. An oracle knows a position before, the answers that were given and a tree; it walks the tree
and follows every reading that the answers allow. Whatever really happened must be one of the foretold positions.
The verbs are read in `foretelling` and `foretelling_decks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from ludarium.engine.actions import Action
from ludarium.games.imperium.state import Piece
from tests.games.imperium.table import BOX
from tests.games.imperium.worlds import NOTHING, Spot, Who, World, holds, inside, lay, lift, say, weight

WORTH = {"materials": 2, "population": 1}
"""As how many tokens a progress pays."""

Worlds = Iterator[World]
Foretell = Callable[["Oracle", Any, Who, World], Worlds]
VERBS: dict[str, Foretell] = {}


def foretells(*verbs: str) -> Callable[[Foretell], Foretell]:
    """Name the verbs that a function foretells."""

    def add(foretell: Foretell) -> Foretell:
        VERBS.update(dict.fromkeys(verbs, foretell))
        return foretell

    return add


class Oracle:
    """Foretells what steps lead to.

    answers: who answered what, in order; None: whatever can be answered (to see whether something can be done at all)
    """

    def __init__(self, answers: Sequence[tuple[int, Action]] | None) -> None:
        self.answers = answers

    def steps(self, steps: Sequence[Any], who: Who, world: World) -> Worlds:
        if not steps:
            yield world
            return
        for after in self.step(steps[0], who, world):
            yield from self.steps(steps[1:], who, after)

    def step(self, step: Any, who: Who, world: World) -> Worlds:
        has_parts = len(list(inside((step,)))) > 1
        for after in VERBS[step.verb](self, step, who, world.copy()):
            is_done = has_parts or after.differs(world)
            yield attrs.evolve(after, reached=after.reached | {id(step)}) if is_done else after

    def heard(self, world: World, seat: int, texts: Sequence[str]) -> Iterator[tuple[str, World]]:
        """The next answer, if the seat gave it and it is one of these; each world is a new one."""
        if self.answers is None:
            for text in dict.fromkeys(texts):
                yield text, world.copy()
        elif world.at < len(self.answers):
            by, action = self.answers[world.at]
            if by == seat and action.text in texts:
                yield action.text, world.copy(at=world.at + 1)

    def can(self, steps: Sequence[Any], who: Who, world: World) -> bool:
        """Whether the steps can be done in full, by any answers."""
        full = attrs.evolve(who, full=True)
        return any(True for _ in Oracle(None).steps(steps, full, world))

    def pick(
        self,
        world: World,
        who: Who,
        find: Callable[[World], list[Spot]],
        put: Callable[[World, Spot], Worlds],
        n: int | str = 1,
        up_to: bool = False,
        verb: str = "",
        asker: int | None = None,
        weigh: str = "",
    ) -> Iterator[tuple[World, int]]:
        """Cards picked one after another: each world with how many they were."""
        optional = up_to or n == "any"
        left = 999 if isinstance(n, str) else n
        seat = who.actor if asker is None else asker
        yield from self._pick(world, seat, find, put, left, optional, verb, weigh, 0, who.full)

    def _pick(
        self,
        world: World,
        seat: int,
        find: Callable[[World], list[Spot]],
        put: Callable[[World, Spot], Worlds],
        left: int,
        optional: bool,
        verb: str,
        weigh: str,
        picked: int,
        full: bool,
    ) -> Iterator[tuple[World, int]]:
        found = find(world) if left > 0 else []
        if not found:
            if not full or left <= 0 or (picked and (optional or left > 500)):
                yield world, picked
            return
        chosen = [(spot, after) for spot in found for _, after in self.heard(world, seat, [say(spot)])][: len(found)]
        if optional:
            for _, after in self.heard(world, seat, ["skip"]):
                yield after, picked
        elif len(set(found)) == 1 or sum(weight(weigh, spot[1]) for spot in found) <= left:
            chosen.append((found[0], world.copy()))
        for spot, after in chosen:
            if verb:
                after.done = (*after.done, (verb, spot[1]))
            for put_world in put(after, spot):
                rest = left - weight(weigh, spot[1])
                yield from self._pick(put_world, seat, find, put, rest, optional, verb, weigh, picked + 1, full)

    def play(self, world: World, seat: int, number: int, zone: str) -> Worlds:
        """A card is played: it does what it says, then stays if pinned or else is discarded."""
        world = world.copy()
        lift(world, seat, (zone, number, 0))
        player = world.players[seat]
        player["any_state"] = False
        player["pieces"] += 1
        piece = Piece(player["pieces"], number)
        area = "play" if BOX.cards[number].pinned else "limbo"
        player[area] = (*player[area], piece)
        for after in self.effect(BOX.cards[number].play, Who(seat, seat, number, piece.number), world):
            if any(held.number == piece.number for held in after.players[seat]["limbo"]):
                lay(after, seat, lift(after, seat, ("play", number, piece.number)), "discard")
            yield after

    def effect(self, steps: Sequence[Any], who: Who, world: World) -> Worlds:
        """An effect of its own: what the one around it has done is not seen."""
        around, looked = world.done, world.looked
        for after in self.steps(steps, who, world.copy(done=(), looked=0)):
            yield after.copy(done=around, looked=looked)

    def can_play(self, world: World, seat: int, number: int, any_state: bool) -> bool:
        seen, who = BOX.cards[number], Who(seat, seat, number, NOTHING)
        own = "empire" if world.players[seat]["empire"] else "barbarian"
        is_waived = seen.state == "empire" and (any_state or world.players[seat]["any_state"])
        fits_state = is_waived or seen.state in ("", own)
        can_pay = all(is_offered(self, step, who, world) for step in seen.play if step.verb == "choose")
        can_pay = can_pay and all(
            self.can([cost for cost in step.cost if cost.verb in ("pay", "spend_action")], who, world)
            for step in seen.play
            if step.verb == "cost_then"
        )
        needs = all(holds(world, who, cond) for cond in seen.requires)
        return "unplayable" not in seen.flags and fits_state and can_pay and needs


def is_offered(oracle: Oracle, first: Any, who: Who, world: World) -> bool:
    """Whether an option that begins so may be chosen."""
    if first.verb == "if":
        return holds(world, who, first.cond)
    if first.verb == "choose":
        return any(is_offered(oracle, option[0], who, world) for option in first.options)
    if first.verb == "cost_then":
        return oracle.can(first.cost, who, world)
    if first.verb == "may":
        return oracle.can(first.steps[:1], who, world)
    if first.verb == "resolve_exhaust_of":
        return bool(borrowable(oracle, who, world))
    return True


def borrowable(oracle: Oracle, who: Who, world: World) -> list[int]:
    """Pinned cards of others with an ability that waits for nothing and can be paid for."""
    found = {}
    for seat in others(world, who.actor):
        for piece in world.players[seat]["play"]:
            for ability in BOX.cards[piece.card].exhaust:
                used = Who(who.actor, who.actor, piece.card, -2)
                meets = ability.cond is None or holds(world, used, ability.cond)
                if ability.on is None and meets and piece.card != who.card and oracle.can(ability.cost, used, world):
                    found[piece.card] = ability
    return sorted(found)


# What several verbs do


def others(world: World, owner: int) -> list[int]:
    return [(owner + n) % len(world.players) for n in range(1, len(world.players))]


def in_turn(seats: Sequence[int], who: Who, world: World, body: Callable[[Who, World], Worlds]) -> Worlds:
    """The body for one actor after the other."""
    if not seats:
        yield world
        return
    for after in body(attrs.evolve(who, actor=seats[0]), world):
        yield from in_turn(seats[1:], who, after, body)


def repeated(oracle: Oracle, steps: Sequence[Any], who: Who, world: World, times: int) -> Worlds:
    return oracle.steps(tuple(steps) * times, who, world)


def pay_tokens(oracle: Oracle, world: World, seat: int, what: str, n: int) -> Worlds:
    """Tokens, with progress in place of others as the payer says."""
    player = world.players[seat]
    if what == "progress" or not player["progress"]:
        if player[what] >= n:
            player[what] -= n
            yield world
        return
    ways = {}
    for spent in range(min(player["progress"], -(-n // WORTH[what])) + 1):
        rest = max(0, n - spent * WORTH[what])
        if player[what] >= rest:
            ways[f"pay {spent}"] = (spent, rest)
    told = list(oracle.heard(world, seat, list(ways)))
    if len(ways) == 1:
        told.append((next(iter(ways)), world.copy()))
    for text, after in told:
        spent, rest = ways[text]
        after.players[seat]["progress"] -= spent
        after.players[seat][what] -= rest
        yield after
