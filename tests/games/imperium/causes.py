"""How each event that a card can wait for comes about, by what people do at a quiet table."""

from __future__ import annotations

from typing import Any

import attrs

from tests.games.imperium.positions import DECK, bare
from tests.games.imperium.table import Table, cards


@attrs.frozen
class Cause:
    """How an event comes about: what lies where, what is done, and what is answered when asked (else the last)."""

    do: tuple[str, ...]
    answers: tuple[str, ...] = ()
    lies: dict[str, Any] = attrs.Factory(dict)
    is_last: bool = False


CAUSES = {
    ("plays", "region", ""): Cause(("play hills",), lies={"hand": ("hills",)}),
    ("plays", "attack", ""): Cause(("play boudicca",), lies={"hand": ("boudicca",)}),
    ("plays", "region", "discard"): Cause(
        ("use phalanx 100", "pick discard hills"), lies={"play": ("phalanx",), "discard": ("hills", "marsh")}
    ),
    ("looks", "", ""): Cause(
        ("play glory",),
        ("pick fame praiseworthy", "under notorious"),
        {"hand": ("glory",), "play": ("marsh", "river", "hills")},
    ),
    ("pays", "", ""): Cause(("play settlers", "option 1", "pay 0"), lies={"hand": ("settlers", "marsh", "hills")}),
    ("draw_deck_emptied", "", ""): Cause(
        ("play prosperity", "yes"), lies={"hand": ("prosperity",), "deck": ("hills",)}
    ),
    ("takes_unrest", "", ""): Cause(("play morigena",), lies={"hand": ("morigena",)}),
    ("returns_unrest", "", ""): Cause(("play unrest", "option 1", "pay 0"), lies={"hand": ("unrest",)}),
    ("sinks", "", ""): Cause(
        ("play flood", "pick play marsh 100"), lies={"hand": ("flood",), "play": ("marsh", "river")}
    ),
    ("leaves_play", "name:Mountain of Atlantis", ""): Cause(
        ("use mining 100", "pick play mountain-of-atlantis 101"),
        lies={"play": ("mining", "mountain-of-atlantis", "hills")},
    ),
    ("gains_tokens_from", "region&icon:river", ""): Cause(("play marsh",), lies={"hand": ("marsh",)}),
    ("gains_tokens_from", "region&icon:fertile", ""): Cause(
        ("play prosperity", "option 1"), lies={"hand": ("prosperity",), "play": ("hills",)}
    ),
    ("gains_card", "region", ""): Cause(("play emperor-trajan", "pick market 3"), lies={"hand": ("emperor-trajan",)}),
    ("gains_card", "uncivilised", ""): Cause(
        ("play emperor-trajan", "pick market 1"), lies={"hand": ("emperor-trajan",)}
    ),
    ("gains_card", "has_token:materials", "market"): Cause(
        ("play emperor-trajan", "pick market 1"), lies={"hand": ("emperor-trajan",)}
    ),
    ("gains_card", "has_token:population", "market"): Cause(
        ("play emperor-trajan", "pick market 2"), lies={"hand": ("emperor-trajan",)}
    ),
    ("gains_card", "region", "exile"): Cause(
        ("play emperor-trajan", "pick exile hills"), lies={"hand": ("emperor-trajan",), "play": ("cartography",)}
    ),
    ("would_gain", "", ""): Cause(("play marsh",), lies={"hand": ("marsh",)}),
    ("would_enter_history", "", ""): Cause(("play boudicca",), lies={"hand": ("boudicca",)}),
    ("would_place_market_progress", "", ""): Cause(("end",), ("pick market 2", "skip")),
    ("before_final_count", "", ""): Cause(
        ("end",), ("pick market 2", "skip"), {"hand": ("unrest", "unrest", "hills")}, True
    ),
}


def cause_of(on: Any) -> Cause:
    return CAUSES[on.event, on.filter, on.from_]


def scene(key: str, cause: Cause) -> Table:
    """A quiet table on which the card's nation can do things; its power card lies aside."""
    table = bare(key)
    for seat in range(3):
        table.put(
            seat, play=("hills", "city"), hand=("hills",), discard=("river",), materials=10, population=10, progress=3
        )
    plain = {"play": (), "hand": (), "deck": DECK, "empire": False, "any_state": True}
    table.put(0, **(plain | cause.lies))
    table.market("oracle 3m", "temple 2p", "hills", "ionians", "diplomacy")
    table.set(
        exile=tuple(sorted(cards("hills", "temple"))), unrest=20, fame=cards("praiseworthy", "great", "notorious")
    )
    if cause.is_last:
        table.set(first=1, last=table.state.round)
    return table.activating()
