"""Every component of Rome is used where it can be resolved, and does what its data says, no less and no more.

Questions are answered by chance. What is offered, asked and changed is foretold by a second reading of the content
(`reading`, `foretelling`, `menus`, `deeds`), which knows nothing of the resolvers. Positions and answers are tried
until every step of a tree has changed something once, so that a component which does nothing fails.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ludarium.games.rome.kinds import SPACE_OF
from ludarium.games.rome.vocabulary import ROME

from .foretelling import inside
from .menus import menu
from .positions import ASKS, INNER, cleared, compare, compare_program, rich
from .reading import VERBS, Reading, Where
from .table import BOX, Table
from .worlds import ATTRIBUTE, CAPITAL, DEVELOPMENT, ENEMY, LEADER, TERRITORY, read

TRIES, FEW = 80, 3

Try = Callable[[int], Reading | None]


def all_done(steps: object, attempt: Try) -> None:
    """Try with one seed after the other, until every step has changed something."""
    wanted = {id(step): step for step in inside(steps)}
    few = 5 * FEW if any(getattr(step, "per", None) for step in wanted.values()) else FEW  # a count has many cases
    for seed in range(TRIES):
        reading = attempt(seed)
        if reading is None:
            continue
        for step in reading.done:
            wanted.pop(step, None)
        if not wanted and seed >= few:
            return
    assert not wanted, f"never done: {list(wanted.values())}"


def offered(table: Table, text: str) -> bool:
    return text in table.offers


# Attribute cards

USES = [(key, use) for key in ATTRIBUTE for use in ("basic", "boost")]
BURDENSOME = [(key, use) for key, card in ATTRIBUTE.items() if card.drawback for use in ("face-down", "march")]


def played(key: str, use: str, seed: int) -> Reading | None:
    table = rich(seed, ATTRIBUTE[key].leader, key).put(key, "hand")
    return compare(table, f"{use} {key}", Random(seed)) if offered(table, f"{use} {key}") else None


@pytest.mark.parametrize(("key", "use"), USES)
def test_halves(key, use):
    card = ATTRIBUTE[key]
    half = card.basic if use == "basic" else card.boosted
    all_done((card.drawback, half), lambda seed: played(key, use, seed))


@pytest.mark.parametrize(("key", "use"), BURDENSOME)
def test_drawbacks_however_a_card_is_used(key, use):
    all_done(ATTRIBUTE[key].drawback, lambda seed: played(key, use, seed))


# Developments and the Capital


def built(key: str, seed: int) -> tuple[Table, str]:
    """A position with that development, a Ready token on it and no enemy."""
    space = Random(seed).choice(INNER)
    return cleared(rich(seed, but=key), space).developed(key, space), space


def worked(key: str, text: str, seed: int) -> Reading | None:
    table, space = built(key, seed)
    table.token(space)
    action = text.format(space=space)
    return compare(table, action, Random(seed)) if offered(table, action) else None


ACTIONS = [
    (key, f"{verb} {{space}} {number}", ability)
    for key, development in DEVELOPMENT.items()
    for verb, kind in (("spend", "when_spent"), ("work", "while_influenced"))
    for number, ability in enumerate((a for a in development.abilities if a.kind == kind and a.steps), 1)
]


@pytest.mark.parametrize("key", [key for key, development in DEVELOPMENT.items() if development.produce])
def test_produce(key):
    all_done(DEVELOPMENT[key].produce, lambda seed: worked(key, "produce {space}", seed))


@pytest.mark.parametrize(("key", "text", "ability"), ACTIONS, ids=[f"{key} {text}" for key, text, _ in ACTIONS])
def test_actions_of_developments(key, text, ability):
    all_done(ability.steps, lambda seed: worked(key, text, seed))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_actions_of_the_capital(number):
    def attempt(seed: int) -> Reading | None:
        table, text = cleared(rich(seed), "r3c3").token("r3c3"), f"spend r3c3 {number}"
        return compare(table, text, Random(seed)) if offered(table, text) else None

    all_done(CAPITAL.actions[number - 1].steps, attempt)


def of_kind(kind: str) -> list[str]:
    return [key for key, card in DEVELOPMENT.items() for ability in card.abilities if ability.kind == kind]


@pytest.mark.parametrize("key", of_kind("when_influenced"))
def test_when_influenced(key):
    def attempt(seed: int) -> Reading | None:
        table, space = built(key, seed)
        return compare(table.pawn(space), "influence", Random(seed))

    ability = next(ability for ability in DEVELOPMENT[key].abilities if ability.kind == "when_influenced")
    all_done(ability.steps, attempt)


def rested(key: str, steps: object, place: Callable[[int], tuple[Table, str]]) -> None:
    def attempt(seed: int) -> Reading | None:
        table, space = place(seed)
        program = BOX.resting[BOX.number_of[key]]
        return compare_program(table, program, key, space, steps, Where(key, space), Random(seed))

    all_done(steps, attempt)


@pytest.mark.parametrize("key", of_kind("resting"))
def test_developments_where_the_leader_rests(key):
    ability = next(ability for ability in DEVELOPMENT[key].abilities if ability.kind == "resting")
    rested(key, ability.steps, lambda seed: built(key, seed))


@pytest.mark.parametrize("key", DEVELOPMENT)
def test_building(key):
    """Its price, its glory and its steps; over a development as well."""
    reached = set()
    for seed in range(12):
        table = rich(seed, but=key).put(key, "hand").purse(**dict.fromkeys(DEVELOPMENT[key].cost, 20), gold=seed % 3)
        builds = table.offered(f"build {key}")
        assert builds or table.seat.leader == BOX.leader_of["livia"]
        if builds:
            text = Random(seed).choice(builds)
            reached.add(table.at(text.split()[2]) in DEVELOPMENT)
            before = read(table.state)
            after = compare(table, text, Random(seed)).world
            assert after.glory >= before.glory + DEVELOPMENT[key].glory
            assert sum(after.tracks.values()) + after.glory > sum(before.tracks.values()) + before.glory
    assert reached == {True, False}


# Territories


def lying(key: str, seed: int) -> tuple[Table, str]:
    """A position with that territory next to the Capital, without an enemy or a token."""
    table, space = cleared(rich(seed), "r2c3"), "r2c3"
    grid, at = list(table.state.grid), SPACE_OF[space]
    if BOX.number_of[key] in grid:
        grid[grid.index(BOX.number_of[key])] = grid[at]
    grid[at] = BOX.number_of[key]
    return table.set(grid=tuple(grid)), space


@pytest.mark.parametrize("key", TERRITORY)
def test_when_developed(key):
    def attempt(seed: int) -> Reading | None:
        table, space = lying(key, seed)
        if table.seat.leader == BOX.leader_of["livia"]:
            table.pawn(space)
        table.put("granary", "hand").purse(**{**_purse(table), "military": 9})
        text = f"build granary {space}"
        return compare(table, text, Random(seed)) if offered(table, text) else None

    all_done(TERRITORY[key].when_developed, attempt)


def _purse(table: Table) -> dict[str, int]:
    return read(table.state).purse


@pytest.mark.parametrize("key", [key for key, territory in TERRITORY.items() if territory.resting])
def test_territories_where_the_leader_rests(key):
    rested(key, TERRITORY[key].resting, lambda seed: lying(key, seed))


AGREEMENTS = [(key, kind) for key in TERRITORY for kind in ("short", "lasting") if getattr(TERRITORY[key], kind)]


@pytest.mark.parametrize(("key", "kind"), AGREEMENTS)
def test_agreements(key, kind):
    def attempt(seed: int) -> Reading | None:
        table, space = lying(key, seed)
        table.pawn(space).change(trade=1).purse(**{**_purse(table), "technology": 9, "culture": seed % 3})
        return compare(table, f"trade {space} {kind}", Random(seed))

    all_done(getattr(TERRITORY[key], kind).steps, attempt)


# Enemies and leaders


@pytest.mark.parametrize("key", ENEMY)
def test_conquering(key):
    spent = set()
    for seed in range(12):
        table = rich(seed)
        table.enemy("r2c3", key, aggressive=seed % 4 == 0).pawn("r2c3").purse(**{**_purse(table), "military": 14})
        before = read(table.state)
        reading = compare(table, "conquer r2c3", Random(seed))
        spent.add(before.purse["military"] - reading.world.purse["military"])
        assert reading.world.beaten == [key]
        assert seed % 4 == 0 or reading.world.glory >= before.glory + ENEMY[key].glory
    assert len(spent) > 2


LEADER_ACTIONS = [(leader, a) for leader in LEADER for a in LEADER[leader].abilities if a.action]
LEADER_TRIGGERS = [(leader, a, t) for leader in LEADER for a in LEADER[leader].abilities for t in a.triggers]


@pytest.mark.parametrize(("leader", "ability"), LEADER_ACTIONS, ids=lambda it: getattr(it, "key", it))
def test_actions_of_leaders(leader, ability):
    def attempt(seed: int) -> Reading | None:
        table, text = rich(seed, leader), f"ability {ability.key}"
        return compare(table, text, Random(seed)) if offered(table, text) else None

    all_done(ability.action, attempt)


@pytest.mark.parametrize("leader", LEADER)
def test_what_waits_for_a_conquest(leader):
    """The leader's own and that of developments, in the order that is answered."""
    steps = [t.steps for a in LEADER[leader].abilities for t in a.triggers if t.event == "enemy_conquered"]
    waiting = (*DEVELOPMENT["watchtower"].abilities, *DEVELOPMENT["victory_column"].abilities)
    steps += [trigger.steps for ability in waiting for trigger in ability.triggers]

    def attempt(seed: int) -> Reading | None:
        table = rich(seed, leader, "watchtower").developed("watchtower", "r2c2").developed("victory_column", "r2c4")
        table.enemy("r2c3", "quadi_horse").pawn("r2c3").purse(**{**_purse(table), "military": 9})
        return compare(table, "conquer r2c3", Random(seed))

    all_done(tuple(steps), attempt)


def test_what_waits_for_an_agreement():
    trigger = DEVELOPMENT["customs_house"].abilities[0].triggers[0]

    def attempt(seed: int) -> Reading | None:
        table, space = lying("numidia", seed)
        table.developed("customs_house", "r4c3").pawn(space).change(trade=1).purse(technology=9)
        return compare(table, f"trade {space} short", Random(seed))

    all_done(trigger.steps, attempt)


def test_what_waits_for_the_end_of_a_round():
    _, ability, trigger = next(one for one in LEADER_TRIGGERS if one[2].event == "round_end")

    def attempt(seed: int) -> Reading | None:
        listener = next(one for one in BOX.listeners if one.event == "round_end")
        table = rich(seed, "trajan")
        where = Where(ability.key)
        return compare_program(table, listener.program, ability.key, "r1c1", trigger.steps, where, Random(seed))

    all_done(trigger.steps, attempt)
    events = {trigger.event for _, _, trigger in LEADER_TRIGGERS}
    events |= {t.event for card in DEVELOPMENT.values() for a in card.abilities for t in a.triggers}
    assert events == {"enemy_conquered", "trade_agreement_made", "round_end"}, "no other event is waited for"


# The whole Action Phase


@pytest.mark.parametrize("seed", range(40))
def test_what_can_be_done_is_foretold(seed):
    """The menu of positions by chance, and what comes of any of it."""
    table, rng = rich(seed), Random(seed)
    for _ in range(6):
        offers = [text for text in table.offers if text != "part"]
        assert sorted(offers) == sorted(menu(read(table.state)))
        able = [text for text in offers if text != "end"]
        if not able:
            return
        compare(table, rng.choice(able), rng)
        if table.asked not in ASKS[:2]:
            return


def test_every_verb_is_foretold():
    """All that are printed; what is paid is read with what costs it."""
    assert {step.verb for step in inside(BOX.content)} <= {*VERBS, "pay"} <= set(ROME.verbs)
