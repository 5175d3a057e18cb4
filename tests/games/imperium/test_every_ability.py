"""Every ability of every card is used where it can be resolved, and does what its tree says, no less and no more.

Questions are answered by chance. What the tree foretells is worked out by the `oracle`, without the resolvers.
Positions and answers are tried until every step of the tree has changed something once. What waits for an
event is shown in `test_every_event`, what changes a rule in `test_every_passive`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.effects.machine import settle
from ludarium.engine.frames import Frame
from ludarium.games.imperium.state import SOLSTICE, Slot, opened
from ludarium.games.imperium.triggers import fire
from ludarium.games.imperium.vocabulary import IMPERIUM
from tests.games.imperium import foretelling, foretelling_decks
from tests.games.imperium.oracle import VERBS, Oracle
from tests.games.imperium.positions import laid, matching, rich, settled
from tests.games.imperium.table import BOX, TITLE, Table, card
from tests.games.imperium.worlds import NOTHING, Unforeseen, Who, World, inside, read

assert foretelling, foretelling_decks  # reading them teaches the oracle the verbs

PARTS = ("play", "solstice", "on_gain", "on_enter", "instead_of_gain")
PROGRAMS = {
    "solstice": BOX.solstice_program,
    "on_gain": BOX.gain_program,
    "on_enter": BOX.enter_program,
    "instead_of_gain": BOX.instead_program,
}
TRIES = 60
TOKENS_GAINED = (2, 3)
"""Materials and population on a market card just gained, for abilities that double them."""


def steps_of(key: str, part: str, number: int) -> tuple[Any, ...]:
    seen = BOX.cards[card(key)]
    if part != "exhaust":
        return tuple(getattr(seen, part))
    return (*seen.exhaust[number].cost, *seen.exhaust[number].steps)


ABILITIES = [(key, part, 0) for key in BOX.keys for part in PARTS if steps_of(key, part, 0)] + [
    (key, "exhaust", number)
    for n, key in enumerate(BOX.keys)
    for number in range(len(BOX.cards[n].exhaust))
    if not any(step.verb == "avoid_attack" for step in inside(steps_of(key, "exhaust", number)))
]
"""All but protections against attacks, which are tried with what else waits for an event."""


# Using


def begun(table: Table, key: str, part: str, number: int) -> tuple[World, Who, tuple[Any, ...]] | None:
    """Begin it; gives what the oracle begins with, None when it cannot be used here."""
    steps = steps_of(key, part, number)
    n = card(key)
    if part == "play":
        table.put(0, hand=(*table.hand(), key), any_state=True).activating()
        if BOX.cards[n].state == "barbarian":
            table.put(0, empire=False)
        world = read(table.state)
        if f"play {key}" not in table.actions:
            return None
        table.do(f"play {key}")
        return world, Who(0, 0, n, NOTHING), ()
    piece = laid(table, key)
    table.activating()
    who = Who(0, 0, n, piece.number, TOKENS_GAINED)
    if part == "exhaust":
        if BOX.cards[n].exhaust[number].on is not None:
            happen(table, BOX.cards[n].exhaust[number].on)
        text = f"use {key} {piece.number}"
        world = read(table.state)
        if text not in table.actions:
            return None
        table.do(text)
        world.players[0]["exhaust"] -= 1
        for area in ("play", "fixed"):
            held = world.players[0][area]
            world.players[0][area] = tuple(attrs.evolve(p, used=True) if p.number == piece.number else p for p in held)
        return world, who, steps
    world = read(table.state)
    frame = Frame(PROGRAMS[part][n], 0, 0, 0, n, piece.number)
    table.set(stack=(*table.state.stack, frame), **({"phase": SOLSTICE} if part == "solstice" else {}))
    settled(table)
    return world, who, steps


def happen(table: Table, on: Any) -> None:
    """What the ability waits for happens: a card that fits is gained from the market with tokens, played, returned."""
    draft = opened(BOX, table.state)
    for key in ("archipelago", "boudicca", "oracle"):
        if BOX.programs[draft.stack[-1].program].name != "react":
            slot = Slot(card(key), 0, *TOKENS_GAINED)
            fire(draft, 0, on.event, card(key), (on.by or ("",))[0], on.from_, on.what or on.deck, slot)
    settle(draft)
    table.state = draft.done()


def answered(table: Table, rng: Rng) -> list[tuple[int, Any]]:
    """Answer by chance until the effect is over; who answered what. Nobody uses an ability meanwhile."""
    told = []
    for _ in range(150):
        table.answer_formalities()
        seat, asked = table.asked
        if asked in ("activate", "turn", "") or not table.state.stack:
            return told
        listed = TITLE.actions(table.state)
        if asked == "react":
            table.state = TITLE.apply(table.state, listed[-1])
            continue
        action = rng.pick(listed)
        told.append((seat, action))
        table.state = TITLE.apply(table.state, action)
    raise AssertionError("the effect does not end")


def foretold(oracle: Oracle, key: str, part: str, world: World, who: Who, steps: tuple[Any, ...]) -> Iterator[World]:
    if part != "play":
        yield from oracle.effect(steps, who, world)
        return
    world.players[0]["actions"] -= not BOX.cards[card(key)].free_play
    yield from oracle.play(world, 0, card(key), "hand")


@pytest.mark.parametrize(("key", "part", "number"), ABILITIES, ids=lambda word: str(word))
def test_it_does_what_its_tree_says(key: str, part: str, number: int) -> None:
    wanted = {id(step): step for step in inside(steps_of(key, part, number))}
    for seed in range(TRIES):
        table = rich(key, seed)
        start = begun(table, key, part, number)
        if start is None:
            continue
        answers = answered(table, Rng(seed))
        oracle = Oracle(answers)
        really = read(table.state)
        try:
            reached = matching(foretold(oracle, key, part, *start), len(answers), really)
        except Unforeseen:
            continue
        for step in reached:
            wanted.pop(step, None)
        if not wanted and seed > 2:
            return
    assert not wanted, f"never done: {list(wanted.values())}"


def test_every_verb_is_foretold():
    assert set(VERBS) == set(IMPERIUM.verbs)
