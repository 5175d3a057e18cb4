"""Every passive that waits for an event, and every ability that may be used when one happens, does what it says.

The same is done twice: with the card in front of its owner and without it. What lies between the two must be what the
passive's tree foretells; a reaction must be offered; a protection must leave its owner with what it costs and no harm.
"""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from ludarium.engine.actions import Action, parse
from ludarium.games.imperium.state import Piece
from tests.games.imperium import foretelling, foretelling_decks
from tests.games.imperium.causes import CAUSES, Cause, cause_of, scene
from tests.games.imperium.oracle import Oracle
from tests.games.imperium.positions import laid, matching
from tests.games.imperium.table import BOX, Table, card
from tests.games.imperium.worlds import NOTHING, Who, World, lay, lift, put_slot, read

assert foretelling, foretelling_decks  # reading them teaches the oracle the verbs

EVENTS = [
    (key, n)
    for at, key in enumerate(BOX.keys)
    for n, passive in enumerate(BOX.cards[at].passive)
    if passive.on is not None
]
REACTIONS = [
    (key, n)
    for at, key in enumerate(BOX.keys)
    for n, ability in enumerate(BOX.cards[at].exhaust)
    if ability.on is not None
]


def passive_of(key: str, number: int) -> Any:
    return BOX.cards[card(key)].passive[number]


def reaction(key: str, number: int) -> Any:
    return BOX.cards[card(key)].exhaust[number]


def is_protection(ability: Any) -> bool:
    return ability.on.event == "attacked"


def undone(event: str, world: World, who: Who) -> World:
    """The position without the event, for what comes in its place."""
    if event == "would_gain":
        world.players[0]["materials"] -= 2
    elif event == "would_enter_history":
        lay(world, 0, lift(world, 0, ("history", card("boudicca"), 0)), "aside")
    elif event == "would_place_market_progress":
        slot = world.table["market"][1]
        put_slot(world, 1, attrs.evolve(slot, progress=slot.progress - 1))
    return world


def run(table: Table, key: str, cause: Cause, use: str = "") -> tuple[World, list[tuple[int, Action]], bool]:
    """Do what the cause says; what is asked by the card is told, with whether its use was offered."""
    answers: list[tuple[int, Action]] = []
    offered = False
    for text in (*cause.do, ""):
        if text:
            table.do(text)
        while table.asked[1] not in ("activate", "turn", "") and table.state.stack:
            listed = table.actions
            own = table.state.stack[-1].card == card(key) and table.asked[1] != "react"
            offered = offered or (use in listed and bool(use))
            if own:
                answers.append((table.asked[0] or 0, parse(listed[0])))
            elif any(later in listed for later in cause.do[cause.do.index(text) + 1 :] if text):
                break
            wanted = [answer for answer in cause.answers if answer in listed]
            table.do(listed[0] if own else wanted[0] if wanted else listed[-1])
    return read(table.state), answers, offered


@pytest.mark.parametrize(("key", "number"), [one for one in EVENTS if not is_protection(passive_of(*one))])
def test_what_waits_for_an_event(key: str, number: int) -> None:
    passive = passive_of(key, number)
    cause = cause_of(passive.on)
    without, _, _ = run(scene(key, cause), key, cause)
    table = scene(key, cause)
    who = lie(table, without, key, passive.zone)
    really, answers, _ = run(table, key, cause)
    assert really.differs(without)
    foretold = Oracle(answers).effect(passive.steps, who, undone(passive.on.event, without.copy(), who))
    matching(map(unordered, foretold), len(answers), unordered(really))


def lie(table: Table, without: World, key: str, zone: str) -> Who:
    """The card lies in front of the first seat, on the table and in the position that went without it."""
    own = without.players[0]
    if zone == "anywhere_owned":
        table.put(0, discard=("river", key))
        own["discard"] = tuple(sorted((*own["discard"], card(key))))
        return Who(0, 0, card(key), NOTHING)
    piece = laid(table, key, under=())
    if piece in table.seat().play:
        own["play"] = (*own["play"], piece)
    own["fixed"] = table.seat().fixed
    return Who(0, 0, card(key), piece.number)


def unordered(world: World) -> World:
    """Pieces by their numbers, and no count of them: a card may enter play before or after another."""
    world = world.copy()
    for player in world.players:
        player["play"] = tuple(sorted(player["play"], key=lambda piece: piece.number))
        player["pieces"] = 0
    return world


# Reactions: abilities that may be used when something happens


@pytest.mark.parametrize(("key", "number"), [one for one in REACTIONS if not is_protection(reaction(*one))])
def test_a_reaction_is_offered(key: str, number: int) -> None:
    """It is offered when what it waits for happens, only then, and only to who has the card unused."""
    cause = cause_of(reaction(key, number).on)
    for is_laid, is_used in ((True, False), (True, True), (False, False)):
        table = scene(key, cause)
        piece = laid(table, key, under=()) if is_laid else Piece(150, card(key))
        if is_used:
            put_piece(table, attrs.evolve(piece, used=True))
        _, _, offered = run(table, key, cause, f"use {key} {piece.number}")
        assert offered == (is_laid and not is_used)
    other = next(cause for on, cause in CAUSES.items() if on[0] != reaction(key, number).on.event)
    table = scene(key, other)
    piece = laid(table, key, under=())
    assert not run(table, key, other, f"use {key} {piece.number}")[2]


def put_piece(table: Table, piece: Piece) -> None:
    for area in ("play", "fixed"):
        held = getattr(table.seat(), area)
        table.state = attrs.evolve(
            table.state,
            seats=(
                attrs.evolve(table.seat(), **{area: tuple(piece if p.number == piece.number else p for p in held)}),
                *table.state.seats[1:],
            ),
        )


# Protections: abilities that keep an attack away


PROTECTIONS = [(key, passive_of(key, n)) for key, n in EVENTS] + [(key, reaction(key, n)) for key, n in REACTIONS]


@pytest.mark.parametrize(("key", "ability"), [one for one in PROTECTIONS if is_protection(one[1])])
def test_a_protection_keeps_an_attack_away(key: str, ability: Any) -> None:
    """Who is protected loses what the protection costs and nothing else; others lose a region."""
    before, attacked, _ = defended(key, is_laid=False)
    assert attacked.players[0]["play"] != before.players[0]["play"]
    before, spared, answers = defended(key, is_laid=True)
    if hasattr(ability, "cost"):  # an exhaust token is put on it
        before.players[0]["exhaust"] -= 1
        before.players[0]["play"] = tuple(attrs.evolve(p, used=p.number == 150) for p in before.players[0]["play"])
    steps = (*getattr(ability, "cost", ()), *ability.steps)
    (foretold,) = Oracle(answers).effect(steps, Who(0, 0, card(key), 150), before)
    assert foretold.at == len(answers)
    assert unordered(foretold).players[0] == unordered(spared).players[0]
    assert spared.players[2]["play"] != before.players[2]["play"]


def defended(key: str, is_laid: bool) -> tuple[World, World, list[tuple[int, Action]]]:
    """Before and after an attack by the second seat, and what the first one answered: whatever protects is used."""
    table = scene(key, Cause(()))
    table.put(0, play=("hills", "marsh")).put(1, hand=("boudicca",), any_state=True, progress=0)
    if is_laid:
        laid(table, key, under=())
    table.activating(1)
    before, answers = read(table.state), []
    table.do("play boudicca")
    while table.asked[1] != "activate":
        wanted = [text for text in table.actions if text in ("yes", "pay 0") or key in text]
        text = wanted[0] if wanted else table.actions[-1]
        if table.asked[0] == 0 and not text.startswith("use"):
            answers.append((0, parse(text)))
        table.do(text)
    return before, read(table.state), answers
