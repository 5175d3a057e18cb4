"""Every modifier of Rome changes what can be done, what it costs or what comes of it: as the second reading foretells.

The same is foretold without the modifier, until that makes a difference: one that changes nothing fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from ludarium.games.rome.kinds import SPACE_OF

from .deeds import do
from .foretelling import inside
from .menus import menu, requirements
from .positions import INNER, answered, check, cleared, rich
from .reading import Reading
from .table import BOX, TITLE, Table
from .worlds import (
    ATTRIBUTE,
    DEVELOPMENT,
    EDICT,
    HELPER,
    LEADER,
    LEFT_OUT,
    World,
    read,
    space_fits,
    track_number,
)

TRIES, FEW = 120, 5
DEEDS = {
    "conquer": ("conquer",),
    "return_strife": ("return-strife",),
    "festival": ("spend",),
    "trade": ("trade",),
    "build": ("build",),
    "build_over": ("build",),
    "buy_development": ("buy",),
    "cycle": ("cycle",),
    "stone": ("boost", "exchange"),
    "movement_per_card": ("march",),
    "conquer_damage": ("conquer",),
    "trade_payment": ("trade",),
    "boost_free": ("boost",),
    "boost_bonus": ("boost",),
    "face_down_value": ("face-down",),
    "influence_per_card": ("influence",),
    "build_where": ("build",),
    "card_gain": ("basic", "boost"),
}
"""The actions that a modifier may change, by what it changes or by its verb."""

ELSEWHERE = ("hand_limit_ignores",)
"""Changes something after the Action Phase."""


def modifiers() -> Iterator[tuple[str, str, Any]]:
    """All of them: where they stand, on what, and the step."""
    for leader in LEADER:
        for ability in LEADER[leader].abilities:
            yield from (("leader", leader, step) for step in ability.modifiers)
    for key, card in ATTRIBUTE.items():
        yield from (("hand", key, step) for step in card.hand)
    for key, development in DEVELOPMENT.items():
        yield from (("empire", key, step) for ability in development.abilities for step in ability.modifiers)
    for step in inside(BOX.content):
        if getattr(step, "until", ""):
            yield "turn", "", step


MODIFIERS = [(where, key, step) for where, key, step in modifiers() if step.verb not in ELSEWHERE]
NAMES = [f"{key or where} {step.verb} {getattr(step, 'of', '')}".strip() for where, key, step in MODIFIERS]


def position(where: str, key: str, step: Any, seed: int) -> Table:
    """A position with the modifier in force, in which there is plenty of everything."""
    rng = Random(seed)
    table = rich(seed, leader=key if where == "leader" else "", but=key)
    table.purse(**{kind: rng.randrange(2, 9) for kind in read(table.state).purse}).put("strife", "hand")
    table.enemy("r2c3", rng.choice(BOX.enemies).key, aggressive=seed % 5 == 0)
    table.pawn(rng.choice(("r2c3", "r3c3", "r1c3", rng.choice(INNER))))
    cleared(table, "r3c3").token("r3c3")
    match where:
        case "hand":
            table.put(key, "hand")
        case "empire":
            space = rng.choice([space for space in INNER if space != "r2c3"])
            cleared(table, space).developed(key, space).token(space)
        case "turn":
            table.change(changes=(HELPER[id(step)],))
    return table


@contextmanager
def left_out(step: Any) -> Iterator[None]:
    LEFT_OUT.step = step
    try:
        yield
    finally:
        LEFT_OUT.step = None


@pytest.mark.parametrize(("where", "key", "step"), MODIFIERS, ids=NAMES)
def test_it_makes_the_difference_that_is_foretold(where, key, step):
    found = 0
    for seed in range(TRIES):
        found += differs(position(where, key, step, seed), step, Random(seed))
        if found and seed >= FEW:
            return
    assert found, "it makes no difference"


def differs(table: Table, step: Any, rng: Random) -> bool:
    """Whether the modifier makes a difference here: to the menu, or to one of the actions that it may change."""
    before = table.state
    offers = [text for text in table.offers if text != "part"]
    assert sorted(offers) == sorted(menu(read(before)))
    with left_out(step):
        found = sorted(offers) != sorted(menu(read(before)))
    verbs = DEEDS.get(getattr(step, "of", "") or step.verb, ())
    able = [text for text in offers if text.split()[0] in verbs]
    if not able:
        return found
    text = rng.choice(able)
    table.play(text)
    told, really = answered(table, rng), read(table.state)
    reading = Reading(read(before), told)
    do(reading, text)
    check(reading, really, text)
    with left_out(step):
        try:
            without = Reading(read(before), told)
            do(without, text)
            check(without, really, text)
        except (AssertionError, LookupError, StopIteration):  # what was asked or came of it is something else
            return True
    return found


@pytest.mark.parametrize("strife", range(4))
def test_the_hand_is_drawn_up_to_its_limit(strife):
    """Up to so many are left out when the hand is counted, and only for whom that is said."""
    for leader in LEADER:
        ignored = sum(
            min(step.n, strife)
            for ability in LEADER[leader].abilities
            for step in ability.modifiers
            if step.verb == "hand_limit_ignores"
        )
        deck = "oratory palisades short_swords lime_mortar salt_pans olive_presses tool_makers"
        table = Table(leader, hand=" ".join(["strife"] * strife), deck=deck).no_enemies().play("end")
        assert len(table.seat.hand) == 5 + ignored, leader


# What counts at the end


def have(world: World, requirement: Any) -> tuple[int, int]:
    """How far a requirement is met, and how far it should be."""
    match requirement.what:
        case "developments":
            where = requirement.where or "any"
            fits = [s for s, key in world.grid.items() if key in DEVELOPMENT and space_fits(world, where, s, "")]
            return len(fits), requirement.at_least
        case "track":
            return track_number(world, requirement.track), requirement.at_least
        case "enemy_conquered":
            return len(world.beaten), requirement.at_least
        case "trade_agreement_made":
            return world.traded, requirement.at_least
        case "burdens":
            owned = sum(10 - world.supply[kind] - world.trash[kind] for kind in ("strife", "loan"))
            return int(owned <= requirement.at_most), 1
    raise NotImplementedError(requirement.what)


@pytest.mark.parametrize("key", EDICT)
@pytest.mark.parametrize("is_full", [False, True])
def test_edicts(key, is_full):
    """How far each requirement is met in positions by chance: in some it is, in others it is not."""
    met = set()
    for seed in range(40):
        table = rich(seed)
        rng = Random(seed)
        beaten = tuple(rng.sample(range(len(BOX.enemies)), rng.randrange(8)))
        table.change(beaten=beaten, traded=rng.randrange(8)).edicts(f"{key}!" if is_full else key)
        for space in rng.sample(sorted(SPACE_OF), rng.randrange(12)):
            if space != "r3c3" and table.at(space) not in DEVELOPMENT:
                built = [table.at(one) for one in SPACE_OF]
                table.developed(rng.choice([one for one in DEVELOPMENT if one not in built]), space)
        world = read(table.state)
        cubes = tuple(rng.randrange(len(r.steps) + 1) for _, r in requirements(world) if r.kind == "steps")
        table.change(cubes=cubes)
        paid = iter(cubes)
        wanted = [
            (next(paid), len(requirement.steps)) if requirement.kind == "steps" else have(world, requirement)
            for _, requirement in requirements(world)
        ]
        found = next(t.facts for t in TITLE.scene(TITLE.observe(table.state, 0)) if t.id == f"edict.{key}").progress
        assert [(one.have, one.need) for one in found] == wanted
        is_met = all(so_far >= needed for so_far, needed in wanted)
        met.add(is_met)
        table.change(glory=200).end_match()
        assert table.result == ("won" if is_met else "edicts")
    assert met == {True, False}


def test_what_is_owned_at_the_end():
    for seed in range(20):
        table = rich(seed)
        world = read(table.state)
        owned = set(world.hand) | set(world.deck) | set(world.discard) | {key for key, _ in world.play}
        burdens = {kind: 10 - world.supply[kind] - world.trash[kind] for kind in ("strife", "loan")}
        final = sum(ATTRIBUTE[key].final for key in owned if key in ATTRIBUTE)
        assert table.total == world.glory - 2 * burdens["strife"] - 3 * burdens["loan"] + final
