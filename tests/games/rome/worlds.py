"""A match of Rome as plain words and numbers, for the second reading of the rules: cards and spaces by their names.

Nothing here asks how the title resolves anything: it reads states and the content, and works out what holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import attrs

from ludarium.engine.zones import card_of
from ludarium.games.rome.content import Ability
from ludarium.games.rome.kinds import KINDS, SPACES, TRACKS
from ludarium.games.rome.state import SIDEWAYS, UP

from .table import BOX

RESOURCES = ("water", "food", "iron", "stone")
ATTRIBUTES = ("culture", "technology", "military", "industry")
KEPT = (*RESOURCES, "gold")
MOST = 10
CAPITAL_SPACE = "r3c3"
USES = ("basic", "boost", "face-down", "march")

CONTENT = BOX.content
ATTRIBUTE = {card.key: card for card in CONTENT.attributes}
DEVELOPMENT = {card.key: card for card in CONTENT.developments}
TERRITORY = {card.key: card for card in CONTENT.territories}
ENEMY = {enemy.key: enemy for enemy in CONTENT.enemies}
EDICT = {edict.key: edict for edict in CONTENT.edicts}
LEADER = {leader.key: leader for leader in CONTENT.leaders}
CAPITAL = CONTENT.sheet.capital
HELPER = {id(passive.step): passive.number for passive in BOX.passives}
"""The numbers under which modifiers are used up, by the step of the content."""


@attrs.define
class World:
    """All that a match consists of, but for what is asked and the random numbers."""

    leader: str
    purse: dict[str, int]
    glory: int
    tracks: dict[str, int]
    hand: Counter[str]
    deck: list[str]
    discard: Counter[str]
    trash: Counter[str]
    projects: Counter[str]
    play: list[tuple[str, str]]
    influence: int
    aside: int
    ready: Counter[str]
    spent: Counter[str]
    trade: int
    trades: dict[str, tuple[str, int]]
    traded: int
    beaten: list[str]
    conquered: int
    built: int
    edicts: list[tuple[str, bool]]
    cubes: tuple[int, ...]
    used: list[int]
    changes: list[Any]
    ledger: list[tuple[str, int, str]]
    attributes: list[str]
    developments: list[str]
    piles: dict[str, list[str]]
    grid: dict[str, str]
    enemies: dict[str, tuple[str, bool, bool]]
    unused: list[str]
    pawn: str
    supply: dict[str, int]


def read(state: Any) -> World:
    """The state in words."""
    seat = state.seat
    names = {
        name: [BOX.keys[card] for card in getattr(seat, name)] for name in ("hand", "discard", "trash", "projects")
    }
    piles = {
        name: [BOX.keys[card_of(place)] for place in getattr(state, name)] for name in ("advanced", "first", "second")
    }
    return World(
        leader=BOX.leaders[seat.leader].key,
        purse=dict(zip(KINDS, seat.purse, strict=True)),
        glory=seat.glory,
        tracks=dict(zip(TRACKS, seat.tracks, strict=True)),
        deck=[BOX.keys[card_of(place)] for place in seat.deck],
        **{name: Counter(keys) for name, keys in names.items()},
        play=[(BOX.keys[card], USES[use]) for card, use in seat.play],
        influence=seat.influence,
        aside=seat.aside,
        ready=Counter(SPACES[space] for space in seat.ready),
        spent=Counter(SPACES[space] for space in seat.spent),
        trade=seat.trade,
        trades={SPACES[trade.space]: (trade.kind, trade.stage) for trade in seat.trades},
        traded=seat.traded,
        beaten=[BOX.enemies[enemy].key for enemy in seat.beaten],
        conquered=seat.conquered,
        built=seat.built,
        edicts=[(BOX.edicts[edict].key, is_full) for edict, is_full in seat.edicts],
        cubes=seat.cubes,
        used=sorted(seat.used),
        changes=[BOX.passives[number].step for number in seat.changes],
        ledger=[(KINDS[entry.kind], entry.n, entry.source) for entry in seat.ledger],
        attributes=[BOX.keys[card] if card >= 0 else "" for card in state.attributes],
        developments=[BOX.keys[card] if card >= 0 else "" for card in state.developments],
        piles=piles,
        grid={SPACES[space]: BOX.keys[card] for space, card in enumerate(state.grid)},
        enemies={SPACES[space]: _enemy(enemy) for space, enemy in enumerate(state.enemies) if enemy >= 0},
        unused=[BOX.enemies[enemy & (UP - 1)].key for enemy in state.unused],
        pawn=SPACES[state.pawn],
        supply={"strife": state.strife, "loan": state.loans},
    )


def _enemy(enemy: int) -> tuple[str, bool, bool]:
    return BOX.enemies[enemy & (UP - 1)].key, bool(enemy & UP), bool(enemy & SIDEWAYS)


# Spaces and predicates


def steps_between(one: str, other: str) -> int:
    return abs(int(one[1]) - int(other[1])) + abs(int(one[3]) - int(other[3]))


def near(space: str) -> list[str]:
    return [other for other in SPACES if steps_between(space, other) == 1]


def space_fits(world: World, predicate: str, space: str, here: str) -> bool:
    """Whether a space is one of those that the predicate means."""
    return any(all(_is(world, atom, space, here) for atom in one.split("&")) for one in predicate.split("|"))


def _is(world: World, atom: str, space: str, here: str) -> bool:
    if atom.startswith("!"):
        return not _is(world, atom[1:], space, here)
    kind, _, of = atom.partition(":")
    card = world.grid[space]
    match kind:
        case "any":
            return True
        case "here":
            return space == here
        case "pawn":
            return space == world.pawn
        case "enemy":
            return space in world.enemies
        case "agreement":
            return space in world.trades and world.trades[space][1] < 2
        case "ring":
            return ("1" in (space[1], space[3]) or "5" in (space[1], space[3])) == (of == "outer")
        case "development":
            return card in DEVELOPMENT
        case "costs":
            return card in DEVELOPMENT and of in DEVELOPMENT[card].cost
        case "level":
            return card in DEVELOPMENT and DEVELOPMENT[card].level == int(of)
    raise NotImplementedError(atom)


def card_fits(predicate: str, key: str) -> bool:
    return predicate in ("", key) or (predicate == "attribute" and key in ATTRIBUTE)


# Numbers


def track_number(world: World, track: str) -> int:
    return LEADER[world.leader].tracks[track].numbers[world.tracks[track]]


def figure(world: World, track: str) -> int:
    return LEADER[world.leader].tracks[track].figures[world.tracks[track]]


def amount(world: World, n: int, per: Any, here: str) -> int:
    if per is None:
        return n
    kind, _, of = per.count.partition(":")
    if kind == "track":
        count = track_number(world, of)
    elif per.zone == "empire":
        count = sum(space_fits(world, per.count, space, here) for space in SPACES)
    else:
        count = sum(n for key, n in getattr(world, per.zone).items() if card_fits(per.count, key))
    return min(per.max, per.base + n * (count // per.each))


# What is in force


def abilities_at(world: World) -> Iterator[tuple[str, Ability]]:
    """The abilities of all developments without an enemy, each with its space."""
    for space, key in world.grid.items():
        if key in DEVELOPMENT and space not in world.enemies:
            yield from ((space, ability) for ability in DEVELOPMENT[key].abilities)


class LeftOut:
    """A modifier that the second reading passes over, to see what difference it makes."""

    step: Any = None


LEFT_OUT = LeftOut()


def modifiers(world: World, verb: str, **fields: Any) -> list[tuple[Any, str]]:
    """The modifiers that hold, each with what says it; those that are used up this turn are none of them."""
    found = [(step, ability.key) for ability in LEADER[world.leader].abilities for step in ability.modifiers]
    found += [(step, key) for key in world.hand if key in ATTRIBUTE for step in ATTRIBUTE[key].hand]
    for space, ability in abilities_at(world):
        if ability.kind != "while_influenced" or world.ready[space]:
            found += [(step, world.grid[space]) for step in ability.modifiers]
    found += [(step, "") for step in world.changes]
    return [
        (step, key)
        for step, key in found
        if step.verb == verb
        and step is not LEFT_OUT.step
        and HELPER[id(step)] not in world.used
        and all(getattr(step, name) == value for name, value in fields.items())
    ]


def change(world: World, verb: str, **fields: Any) -> int:
    """What those modifiers add up to that work by themselves."""
    return sum(step.delta for step, _ in modifiers(world, verb, **fields) if not step.limit)


# Paying

Bundle = dict[str, int]


def bundles(world: World, price: Iterable[tuple[Any, int]], surcharge: bool = True) -> list[Bundle]:
    """Every way to pay a price of (what, number), of which what may be several kinds in any mix."""
    more = change(world, "change_cost", of="stone") if surcharge else 0
    found: list[Bundle] = []
    for picked in product(*[list(_picks(what, n)) for what, n in price]):
        bundle = Counter(kind for part in picked for kind in part)
        if bundle["stone"]:
            bundle["stone"] += more
        paid = {kind: n for kind, n in bundle.items() if n}
        if paid not in found and all(world.purse[kind] >= n for kind, n in paid.items()):
            found.append(paid)
    return found


def _picks(what: Any, n: int) -> Iterator[tuple[str, ...]]:
    match what:
        case "same_resource":
            yield from ((kind,) * n for kind in RESOURCES)
        case "different_resources":
            yield from combinations(RESOURCES, n)
        case "resource":
            yield from combinations_with_replacement(RESOURCES, n)
        case tuple():
            yield from combinations_with_replacement(what, n)
        case _:
            yield (what,) * n


def said(bundle: Bundle, *helpers: str) -> str:
    """What paying it is called."""
    words = [f"{kind} {bundle[kind]}" for kind in KINDS if bundle.get(kind)]
    return " ".join(["pay", *words, *(f"with {helper}" for helper in helpers)]) if words or helpers else "pay nothing"
