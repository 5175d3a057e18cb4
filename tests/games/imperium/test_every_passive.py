"""Every passive that changes a rule makes the difference that it says.

The same is measured twice: with the card in front of its owner and without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from tests.games.imperium.causes import Cause, scene
from tests.games.imperium.positions import laid
from tests.games.imperium.table import BOX, Table, card
from tests.games.imperium.worlds import fits

MODIFIERS = [
    (key, n) for at, key in enumerate(BOX.keys) for n, passive in enumerate(BOX.cards[at].passive) if passive.on is None
]


@attrs.frozen
class Rule:
    """How a change of rules shows: what lies where, what is measured, and what that is with the card, from without."""

    measure: Callable[[Table, Any], Any]
    expected: Callable[[Any, Any], Any]
    lies: dict[str, Any] = attrs.Factory(dict)


def hand_after_clean_up(table: Table, passive: Any) -> int:
    table.do("end").until("turn")
    return len(table.hand())


def fame_seen(table: Table, passive: Any) -> int:
    table.do("play glory")
    return len(table.actions)


def price_of_unrest(table: Table, passive: Any) -> dict[str, int]:
    """What an unrest that is played costs, by kind."""
    found = {}
    before, had = table.state, {"population": 10, "discard": 3, "materials": 10}
    for number, kind in enumerate(had, 1):
        table.set(**attrs.asdict(before, recurse=False)).do("play unrest", f"option {number}").until("activate")
        left = len(table.hand()) if kind == "discard" else getattr(table.seat(), kind)
        found[kind] = had[kind] - left
    return found


def price_of_development(table: Table, passive: Any) -> dict[str, int]:
    """What the palace costs in a reshuffle."""
    before = dict(zip(("materials", "population", "progress"), table.tokens(), strict=True))
    table.do("end").until("develop-in-reshuffle").do("develop palace-of-poseidon")
    while "pay 0" in table.actions:
        table.do("pay 0")
    return {token: n - getattr(table.seat(), token) for token, n in before.items()}


def playable(table: Table, passive: Any) -> set[str]:
    return {text.removeprefix("play ") for text in table.actions if text.startswith("play ")}


def playable_in_the_other_state(table: Table, passive: Any) -> set[str]:
    hand = [key for n, key in enumerate(BOX.keys) if BOX.cards[n].state == passive.icon]
    table.put(0, hand=hand, empire=passive.icon == "barbarian", any_state=False)
    return playable(table, passive)


def marked(passive: Any) -> set[str]:
    """Cards that lose their mark and have nothing else that keeps them from being played."""
    found = [n for n, seen in enumerate(BOX.cards) if seen.state == passive.icon and fits(passive.filter, n)]
    return {BOX.keys[n] for n in found if not BOX.cards[n].requires}


def free_to_play(passive: Any) -> set[str]:
    found = [n for n, seen in enumerate(BOX.cards) if fits(passive.filter, n) and "unplayable" not in seen.flags]
    return {BOX.keys[n] for n in found if not BOX.cards[n].requires}


def offered_from_exile(table: Table, passive: Any) -> set[str]:
    everything = tuple(n for n, seen in enumerate(BOX.cards) if seen.suits and not {"fame", "unrest"} & set(seen.suits))
    table.set(exile=everything).do("play emperor-trajan")
    return {text.split()[2] for text in table.actions if text.startswith("pick exile ")}


def of_suits(passive: Any) -> set[str]:
    return {key for n, key in enumerate(BOX.keys) if set(passive.suits) & set(BOX.cards[n].suits)}


def regions_counted(table: Table, passive: Any) -> int:
    before = table.seat().population
    while "option 2" not in table.actions:
        table.do("play prosperity" if table.asked[1] == "activate" else "no")
    return table.do("option 2").seat().population - before


def given_for_masks(table: Table, passive: Any) -> tuple[int, int, int] | None:
    """Masks, exhaust tokens and garrisoned cards given for an ability that asks for two masks, with one in hand."""
    tokens, garrison = table.seat().exhaust, table.seat().play[-1].garrison
    if "use calendar 100" not in table.actions:
        return None
    table.do("use calendar 100")
    if table.asked[1] == "give-instead":
        table.do("yes")
    if "pick hand stone-mask" in table.actions:
        table.do("pick hand stone-mask")
    table.until("choose")
    return 1 - len(table.hand()), tokens - table.seat().exhaust, len(garrison) - len(table.seat().play[-1].garrison)


def active_quest(table: Table, passive: Any) -> int:
    table.put(0, development=("graal", "excalibur")).solstice()
    while table.asked[1] not in ("turn", ""):
        table.do(table.actions[0])
    return table.seat().quest


def eased_unrest(passive: Any, price: dict[str, int]) -> dict[str, int]:
    return {kind: max(passive.min, n + passive.by) if kind in passive.options else n for kind, n in price.items()}


def reduced(passive: Any, price: dict[str, int]) -> dict[str, int]:
    return price | {passive.token: max(0, price[passive.token] + passive.by)}


RULES = {
    "hand_size": Rule(hand_after_clean_up, lambda passive, n: n + passive.by),
    "look_extra": Rule(
        fame_seen, lambda passive, n: n + passive.by, {"hand": ("glory",), "play": ("marsh", "river", "hills")}
    ),
    "unrest_play_cost": Rule(
        price_of_unrest, eased_unrest, {"hand": ("unrest", "hills", "marsh", "river"), "progress": 0, "population": 10}
    ),
    "development_cost": Rule(
        price_of_development,
        reduced,
        {"deck": (), "discard": ("river",), "empire": True, "development": ("palace-of-poseidon", "legions")},
    ),
    "remove_state_icon": Rule(playable_in_the_other_state, lambda passive, cards: cards | marked(passive)),
    "acquire_from_exile": Rule(
        offered_from_exile, lambda passive, cards: cards | of_suits(passive), {"hand": ("emperor-trajan",)}
    ),
    "may_free_play": Rule(
        playable, lambda passive, cards: cards | free_to_play(passive), {"hand": BOX.keys, "actions": 0}
    ),
    "counts_as": Rule(regions_counted, lambda passive, n: n + passive.n, {"hand": ("prosperity",), "play": ("hills",)}),
    "discard_substitute": Rule(
        given_for_masks,
        lambda passive, given: {"exhaust": (1, 2, 0), "garrisoned_here": (1, 1, 1)}[passive.by_giving],
        {"hand": ("stone-mask",), "play": ("calendar",)},
    ),
    "active_quest_slot": Rule(active_quest, lambda passive, quest: card("excalibur")),
}


@pytest.mark.parametrize(("key", "number"), MODIFIERS)
def test_what_changes_a_rule(key: str, number: int) -> None:
    passive = BOX.cards[card(key)].passive[number]
    rule = RULES[passive.what]
    without = rule.measure(scene(key, Cause((), lies=rule.lies)), passive)
    table = scene(key, Cause((), lies=rule.lies))
    laid(table, key)
    really = rule.measure(table, passive)
    assert really != without
    assert really == rule.expected(passive, without)
