"""Every ability of every card is used once in a position where it can be resolved, and changes something.

The positions are rich: tokens, cards of every kind in every zone, other players with much to lose. Questions are
answered by chance; a card that does nothing in all of several tries fails.
"""

from __future__ import annotations

import attrs
import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.effects.frames import Frame
from ludarium.engine.effects.machine import settle
from ludarium.games.imperium.state import SOLSTICE, Piece, drafted
from tests.games.imperium.table import BOX, TITLE, Table, card

HAND = ("unrest", "marsh", "jade-mask", "stone-mask", "stone-mask", "lost-scroll", "bedwyr", "metropolis", "boudicca")
PILE = ("unrest", "unrest", "hills", "river", "stone-mask", "lost-scroll", "bedwyr", "boudicca", "oracle", "excalibur")
PLAY = ("hills+bedwyr", "river+peredur-sir-percival", "forest+cai-sir-kay", "city", "coinage", "coast+king-arthur")
EXILE = ("hills", "temple", "oracle", "ionians")
TRIES = 12


def part_of(key: str) -> str:
    """The nation that a card belongs to, romans for commons."""
    for nation in BOX.nations:
        if any(key in (copy.card, *copy.sides) for copy in nation.copies):
            return nation.key
    return "romans"


def rich(key: str, seed: int, empire: bool) -> Table:
    """The first seat owns the card's nation and has some of everything; so have two others."""
    nation = part_of(key)
    others = [name for name in ("celts", "persians", "romans") if name != nation][:2]
    table = Table(",".join([nation, *others]), seed=seed)
    for seat in range(3):
        table.put(
            seat,
            hand=HAND,
            discard=PILE,
            deck=("prosperity", "glory", "unrest", "marsh", "temple", "boudicca"),
            play=PLAY,
            materials=12,
            population=30,
            progress=12,
            empire=empire,
        )
        table.put(seat, fixed=tuple(attrs.evolve(piece, used=True) for piece in table.seat(seat).fixed))
    table.put(0, history=tuple(sorted(required(key, "history") | {"moneylenders", "gwalchmei-sir-gawain"})))
    table.put(0, play=(*PLAY, *sorted(required(key, "play"))))
    table.market("oracle 3m 1g", "temple 2p", "hills", "ionians 1m 1p", "diplomacy 1p")
    return table.set(exile=tuple(sorted(card(name) for name in EXILE)), unrest=12)


def required(key: str, zone: str) -> set[str]:
    """Cards that the card asks to lie there, by any of its conditions or effects."""
    text = repr(BOX.cards[card(key)])
    named = {BOX.cards[n].name: name for n, name in enumerate(BOX.keys) if not BOX.cards[n].side}
    return {name for full, name in named.items() if f"name:{full}'" in text and name != key and zone == where(name)}


def where(key: str) -> str:
    """Where a card that others speak of is mostly wanted."""
    return "play" if BOX.cards[card(key)].pinned else "history"


def finished(table: Table, rng: Rng) -> None:
    """Answer by chance until the effect is over."""
    for _ in range(120):
        if table.asked[1] in ("activate", "turn", "") or not table.state.stack:
            return
        if BOX.programs[table.state.stack[-1].program].name == "solstice":
            return
        table.state = TITLE.apply(table.state, rng.pick(TITLE.actions(table.state)))
    raise AssertionError("the effect does not end")


def essence(table: Table, key: str) -> object:
    """The state without what playing or using the card changes by itself."""
    state = table.state
    players = []
    for seat, player in enumerate(state.players):
        if seat == 0:
            number = card(key)
            play = tuple(p for p in player.play if p.card != number)
            tokens = tuple(p.tokens for p in player.play)
            player = attrs.evolve(player, pieces=0, play=play, limbo=())
            players.append((player, tokens))
        else:
            players.append((player, ()))
    return (tuple(players), state.market, state.exile, state.unrest, state.fame, state.last, state.king, state.main)


ABILITIES = [
    (key, part, number)
    for n, key in enumerate(BOX.keys)
    for part, count in (
        ("play", int(BOX.play_program[n] >= 0)),
        ("solstice", int(BOX.solstice_program[n] >= 0)),
        ("exhaust", len(BOX.exhausts[n])),
        ("instead", int(BOX.instead_program[n] >= 0)),
        ("gain", int(BOX.gain_program[n] >= 0)),
        ("enter", int(BOX.enter_program[n] >= 0)),
    )
    for number in range(count)
]


@pytest.mark.parametrize(("key", "part", "number"), ABILITIES, ids=lambda word: str(word))
def test_it_changes_something(key: str, part: str, number: int) -> None:
    for seed in range(TRIES):
        if used(key, part, number, seed):
            return
    raise AssertionError(f"{key} does nothing")


def used(key: str, part: str, number: int, seed: int) -> bool:
    """Whether using it changed something in this position."""
    n = card(key)
    table = rich(key, seed, empire=bool(seed % 2))
    if part == "play":
        table.put(0, hand=(*HAND, key), any_state=True).activating()
        before = essence(table, key)
        if f"play {key}" not in table.actions:
            return False
        table.do(f"play {key}")
        before_hand = tuple(place for place in before[0][0][0].hand if place & 4095 != n)
        finished(table, Rng(seed))
        after = essence(table, key)
        return changed_by_play(before, after, before_hand, n)
    programs = {
        "solstice": BOX.solstice_program[n],
        "instead": BOX.instead_program[n],
        "gain": BOX.gain_program[n],
        "enter": BOX.enter_program[n],
        "exhaust": BOX.exhausts[n][number].program if part == "exhaust" else -1,
    }
    player = table.seat()
    piece = next((p for p in player.fixed if p.card == n), None)
    if piece is None:
        power = BOX.nations[player.nation].power
        if n in power:
            piece = Piece(player.fixed[0].number, n)
            table.put(0, fixed=(piece, *player.fixed[1:]))
        elif n in BOX.nations[player.nation].journey:
            piece = Piece(player.fixed[1].number, n)
            table.put(0, fixed=(player.fixed[0], piece))
        else:
            under = (card("lost-scroll"), card("lost-scroll"), card("unrest"))
            piece = Piece(150, n, tokens=2, garrison=tuple(sorted(under)))
            table.put(0, quest="excalibur" if seed % 3 == 0 else "")
            table.state = attrs.evolve(
                table.state,
                players=(
                    attrs.evolve(table.seat(), play=(*table.seat().play, piece), pieces=200),
                    *table.state.players[1:],
                ),
            )
    table.activating()
    before = essence(table, key)
    frame = Frame(programs[part], 0, 0, 0, n, piece.number, loops=(2, 2) if part == "exhaust" else ())
    if part == "exhaust" and "AvoidAttack" in repr(BOX.cards[n].exhaust):
        attack = Frame(BOX.play_program[card("boudicca")], 0, 1, 1, card("boudicca"), 77)
        attacked = Frame(BOX.program_of["attacked"], 0, 0, 0, card("boudicca"), loops=(1, 77))
        table.set(stack=(*table.state.stack, attack, attacked))
        draft = drafted(table.state, BOX)
        settle(draft)
        table.state = draft.done()
        table.put(0, progress=0)  # one way to pay
        return "protected" in table.events(f"use {key} {piece.number}")
    phase = {"phase": SOLSTICE} if part == "solstice" else {}
    table.set(stack=(*table.state.stack, frame), **phase)
    draft = drafted(table.state, BOX)
    settle(draft)
    table.state = draft.done()
    finished(table, Rng(seed))
    return essence(table, key) != before


def changed_by_play(before: tuple, after: tuple, hand: tuple[int, ...], n: int) -> bool:
    """Whether more changed than that the card left the hand for the discard pile or the play area."""
    (old, _), (new, _) = before[0][0], after[0][0]
    same = attrs.evolve(
        old,
        hand=new.hand if tuple(p for p in new.hand if p & 4095 != n) == hand else old.hand,
        actions=old.actions,
        discard=old.discard,
        any_state=False,
    )
    seen = attrs.evolve(
        new,
        actions=new.actions + (0 if BOX.cards[n].free_play else 1),
        discard=tuple(c for c in new.discard if c != n) if n not in old.discard else new.discard,
    )
    return (before[1:], before[0][1:], same) != (after[1:], after[0][1:], seen)
