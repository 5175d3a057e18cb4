"""What is printed on every card beside its abilities: state, attack, free play, requirements, flags and points."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.imperium.state import Piece
from tests.games.imperium.positions import UNDER, bare, laid, required, rich
from tests.games.imperium.table import BOX, TITLE, Table, card, cards
from tests.games.imperium.worlds import fits, weight

PLAYED = [key for n, key in enumerate(BOX.keys) if not BOX.cards[n].side and "unplayable" not in BOX.cards[n].flags]
"""Cards that can be played at all: not power, journey and double-sided ones."""


def held(key: str, **more: Any) -> Table:
    """The card in hand, with all that it requires and the state that fits."""
    is_empire = BOX.cards[card(key)].state == "empire"
    table = rich(key, 0)
    return table.put(0, **({"hand": (key,), "empire": is_empire} | more)).activating()


def is_offered(table: Table, key: str) -> bool:
    return f"play {key}" in table.actions


@pytest.mark.parametrize("key", PLAYED)
def test_what_it_takes_to_play_a_card(key: str) -> None:
    """All of it is met: it can be played. One thing is missing: it cannot."""
    seen = BOX.cards[card(key)]
    assert is_offered(held(key), key)
    assert is_offered(held(key, actions=0), key) == seen.free_play
    assert is_offered(held(key, empire=seen.state != "empire"), key) == (not seen.state)
    missing = held(key, play=(), history=())
    for area in {cond.zone for cond in seen.requires}:
        assert required(key, area)
        assert not is_offered(missing, key)


@pytest.mark.parametrize("key", [key for key in PLAYED if BOX.play_program[card(key)] >= 0])
def test_an_attack_can_be_answered(key: str) -> None:
    """An attack asks who could avoid it; nothing else does."""
    table = held(key)
    table.put(1, play=("wilderness",))
    table.do(f"play {key}")
    is_asked = any(BOX.keys[frame.card] == "wilderness" for frame in table.state.stack if frame.card >= 0)
    assert is_asked == BOX.cards[card(key)].attack


@pytest.mark.parametrize("key", [key for n, key in enumerate(BOX.keys) if "unplayable" in BOX.cards[n].flags])
def test_some_are_never_played(key: str) -> None:
    table = rich(key, 0).put(0, hand=(key,), any_state=True).activating()
    assert not is_offered(table, key)
    assert table.why_not(f"play {key}") == "IMP-ACT-08"


@pytest.mark.parametrize("key", [key for n, key in enumerate(BOX.keys) if BOX.cards[n].suits and not BOX.cards[n].side])
def test_what_may_be_garrisoned(key: str) -> None:
    table = rich(key, 0).put(0, hand=("raetia", key)).activating().do("play raetia")
    is_free = "cannot_be_garrisoned" not in BOX.cards[card(key)].flags
    assert (f"pick hand {key}" in table.actions) == is_free


# Points


Places = list[tuple[int, str, Piece | None]]


def owned(table: Table, seat: int = 0) -> Places:
    """All cards that count for a player, with where they lie, read from the position alone."""
    player = table.seat(seat)
    found: Places = [(piece.card, "play", piece) for piece in player.play]
    found += [(under, "garrison", None) for piece in player.play for under in piece.garrison]
    for where in ("hand", "deck", "discard", "history", "flooded"):
        found += [(place & 4095, where, None) for place in getattr(player, where)]
    return found


def counted(table: Table, per: Any, piece: Piece | None) -> int:
    """What variable points count."""
    player = table.seat()
    if per.count.startswith("token:"):
        return getattr(player, per.count.removeprefix("token:"))
    if per.count.startswith("player_with_fewer:"):
        token = per.count.removeprefix("player_with_fewer:")
        return sum(getattr(table.seat(seat), token) < getattr(player, token) for seat in (1, 2))
    zones = {
        "all": [n for n, _, _ in owned(table)],
        "play": [held.card for held in player.play],
        "history": [place & 4095 for place in player.history],
        "exile_pile": list(table.state.exile),
        "garrisoned_here": list(piece.garrison) if piece else [],
        "all_of_other_players": [n for seat in (1, 2) for n, _, _ in owned(table, seat)],
    }
    numbers = zones[per.zone]
    if per.count.startswith("icon:"):
        icons = [word.removeprefix("icon:") for word in per.count.split("|")]
        return sum(BOX.cards[n].icons.count(icon) for n in numbers for icon in icons)
    return sum(weight(per.count, n) for n in numbers if fits(per.count, n))


def worth(table: Table, number: int, where: str, piece: Piece | None) -> int:
    vp = BOX.cards[number].vp
    if vp is None:
        return 0
    if vp.kind == "fixed":
        return vp.n
    if vp.kind == "conditional":
        holds = {"in_history": where == "history", "garrisoned": where == "garrison", "in_play": where == "play"}
        holds["not_in_play"] = where != "play"
        return next((case.n for case in vp.cases if holds[case.if_]), vp.else_)
    total = sum(vp.n * (counted(table, per, piece) // per.each) for per in (vp.per, vp.also_per) if per is not None)
    return min(vp.max, total)


def scored(key: str, where: str, few: bool) -> Table:
    """The card lies there, beside cards and tokens that can be counted."""
    table = bare(key)
    for seat in range(3):
        table.put(
            seat, hand=("unrest",), deck=("marsh",), discard=("mining",), history=("hills",), play=("river", "city")
        )
        table.put(seat, materials=4, population=7, progress=0 if seat else 5)
    if not few:
        table.put(0, discard=(*TRIBUTARIES, "oracle", "temple", "great", "coast"), materials=25, population=33)
        table.put(0, progress=16, play=("river", "city", "coinage", "mining")).set(
            exile=tuple(sorted(cards("hills", "temple", "oracle", "ionians", "coast")))
        )
    if where == "play":
        laid(table, key, under=UNDER[:2])
    elif where == "garrison":
        table.put(0, play=(f"river+{key}", "city"))
    else:
        table.put(0, **{where: (*(BOX.keys[place & 4095] for place in getattr(table.seat(), where)), key)})
    return table


TRIBUTARIES = ("ionians", "egyptians", "lydians")
PLACES = ("play", "hand", "discard", "deck", "history", "garrison")


@pytest.mark.parametrize("key", BOX.keys)
def test_what_a_card_is_worth(key: str) -> None:
    """Wherever it lies, the score is the sum of what is printed, and its own points are not always nothing."""
    n, seen = card(key), set()
    is_fixed = any(n in (*nation.power, *nation.journey) for nation in BOX.nations)
    for where in PLACES[:1] if is_fixed else PLACES:
        for few in (True, False):
            table = scored(key, where, few)
            places = [*owned(table), *((piece.card, "fixed", piece) for piece in table.seat().fixed)]
            points = [(number, worth(table, number, place, piece)) for number, place, piece in places]
            assert TITLE.standing(table.state)[0].total == table.seat().progress + sum(n for _, n in points)
            seen |= {n for number, n in points if number == card(key)}
    assert BOX.cards[n].vp is None or any(seen)


def test_a_power_card_may_give_other_exhaust_tokens() -> None:
    for n, seen in enumerate(BOX.cards):
        nation = next((nation for nation in BOX.nations if n in nation.power), None)
        if nation is not None:
            table = bare(BOX.keys[n])
            laid(table, BOX.keys[n])
            table.put(0, exhaust=0).activating().do("end").until("turn")
            assert table.seat().exhaust == (seen.exhaust_tokens or 5) - table.seat().nation_mark
