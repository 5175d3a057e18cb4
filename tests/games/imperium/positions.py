"""Positions in which any card finds something to do, and how one is compared with what an oracle foretells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import attrs

from ludarium.engine.effects.machine import settle
from ludarium.games.imperium.state import Piece, State, opened
from tests.games.imperium.table import BOX, Table, card, cards
from tests.games.imperium.worlds import World

HAND = ("unrest", "marsh", "jade-mask", "stone-mask", "stone-mask", "lost-scroll", "bedwyr", "metropolis", "boudicca")
PILE = ("unrest", "unrest", "hills", "river", "stone-mask", "lost-scroll", "bedwyr", "boudicca", "oracle", "excalibur")
DECK = (
    "prosperity",
    "glory",
    "unrest",
    "marsh",
    "temple",
    "boudicca",
    "hills",
    "jade-mask",
    "city",
    "ionians",
    "river",
)
PLAY = (
    "hills+bedwyr",
    "river+peredur-sir-percival",
    "forest+cai-sir-kay",
    "city",
    "coinage",
    "coast+king-arthur",
    "gwaith-camlan",
    "jungle+myrddin-wyllt-merlin",
)
UNDER = ("lost-scroll", "lost-scroll", "unrest", "bedwyr")
EXILE = ("hills", "temple", "oracle", "ionians")


@cache
def part_of(key: str) -> str:
    """The nation that a card belongs to, romans for commons."""
    for nation in BOX.nations:
        if any(key in (copy.card, *copy.sides) for copy in nation.copies):
            return nation.key
    return "romans"


def bare(key: str, seed: int = 1) -> Table:
    """Three seats, the first with the card's nation. Power cards lie aside, since they have a say in what happens."""
    table = Table.__new__(Table)
    table.state = start(part_of(key), seed)
    return table


@cache
def start(nation: str, seed: int) -> State:
    others = [name for name in ("celts", "persians", "romans") if name != nation][:2]
    table = Table(",".join([nation, *others]), seed=seed)
    journey = BOX.nations[BOX.nation_of[nation]].journey
    for seat in range(3):
        table.put(seat, fixed=tuple(piece for piece in table.seat(seat).fixed if piece.card in journey))
    return table.state


def rich(key: str, seed: int) -> Table:
    """The first seat has some of everything, and so have the others; but they have no tokens every fourth time."""
    table = bare(key, seed)
    named = tuple(sorted(required(key, "history") | required(key, "play")))
    for seat in range(3):
        tokens = {"materials": 12, "population": 30, "progress": 12}
        if seat and seed % 4 == 2:
            tokens = dict.fromkeys(tokens, 0)
        table.put(seat, hand=HAND, discard=(*PILE, *named), deck=(*DECK, *named), play=PLAY, **tokens)
        table.put(seat, empire=bool(seed % 2), fertile_as=seed % 2, river_as=seed % 3)
    table.put(0, history=tuple(sorted(required(key, "history") | {"moneylenders", "gwalchmei-sir-gawain"})))
    table.put(0, play=(*PLAY, *sorted(required(key, "play"))))
    table.put(0, exhaust=4, quest="excalibur" if seed % 5 == 0 and part_of(key) == "arthurians" else "")
    table.market("oracle 3m 1g", "temple 2p", "hills", "ionians 1m 1p", "diplomacy 1p")
    table.set(exile=tuple(sorted(card(name) for name in EXILE)), unrest=30)
    played = table.seat().play
    used = tuple(attrs.evolve(piece, used=True) for piece in played[len(PLAY) - 1 :])  # they do not interfere
    with_play(table, (*played[: len(PLAY) - 1], *used))
    return needy(table) if seed % 4 == 3 else table


def needy(table: Table) -> Table:
    """The first seat lacks what many costs ask for."""
    table.put(0, hand=("marsh",), discard=("unrest",), materials=1, population=1, progress=0, actions=1)
    return with_play(table, table.seat().play[1:3])


def with_play(table: Table, pieces: tuple[Piece, ...]) -> Table:
    players = (attrs.evolve(table.seat(), play=pieces, pieces=200), *table.state.seats[1:])
    return table.set(seats=players)


@cache
def required(key: str, zone: str) -> set[str]:
    """Cards that the card asks to lie there, by any of its conditions or effects."""
    text = repr(BOX.cards[card(key)])
    named = {BOX.cards[n].name: name for n, name in enumerate(BOX.keys) if not BOX.cards[n].side}
    walls = {name for full, name in named.items() if "name~:Long Walls" in text and full.startswith("Long Walls")}
    found = {name for full, name in named.items() if f"name:{full}'" in text} | walls
    return {name for name in found if name != key and zone == where(name)}


def where(key: str) -> str:
    """Where a card that others speak of is mostly wanted."""
    return "play" if BOX.cards[card(key)].pinned else "history"


def laid(table: Table, key: str, under: Sequence[str] = UNDER) -> Piece:
    """The card lies in play (with progress on it and cards under it), or as power or journey card."""
    n, player = card(key), table.seat()
    nation = BOX.nations[player.nation]
    if n in (*nation.power, *nation.journey):
        piece = Piece(90, n)
        same = nation.power if n in nation.power else nation.journey
        table.put(0, fixed=(piece, *(p for p in player.fixed if p.card not in same)))
    else:
        piece = Piece(150, n, tokens=2, garrison=tuple(sorted(cards(*under))))
        with_play(table, (*player.play, piece))
    return piece


def settled(table: Table) -> None:
    draft = opened(BOX, table.state)
    settle(draft)
    table.state = draft.done()


# Comparing


def matching(worlds: Iterator[World], answers: int, really: World) -> frozenset[int]:
    """The steps done in the foretold world that came true."""
    nearest: list[str] = []
    for world in worlds:
        if world.at != answers:
            continue
        differences = compared(world, really)
        if not differences:
            return world.reached
        if not nearest or len(differences) < len(nearest):
            nearest = differences
    raise AssertionError("not as its tree says: " + ("; ".join(nearest) or "asked otherwise"))


def compared(world: World, really: World) -> list[str]:
    """What is other than foretold."""
    players, table = world.seen()
    real_players, real_table = attrs.evolve(really, mixed=world.mixed).seen()
    pairs = [(f"seat {n}", *both) for n, both in enumerate(zip(players, real_players, strict=True))]
    return [
        f"{who} {name}: {told[name]} foretold, {seen[name]} seen"
        for who, told, seen in (*pairs, ("table", table, real_table))
        for name in told
        if told[name] != seen[name]
    ]
