"""What an event of The Iron Age moves, in a word or two: it floats at the peg or the track that changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.words.description import Float
from ludarium.words.iron_age.box import box_of
from ludarium.words.iron_age.names import armies, food, goods, iron_age, ships, tribute, wealth
from ludarium.words.voice import MINUS

NOUNS: Mapping[str, Callable[[int], str]] = {
    "goods": goods,
    "food": food,
    "armies": armies,
    "ships": ships,
    "wealth": wealth,
    "tribute": tribute,
    "skulls": lambda n: iron_age.noun("%n skulls", "%n skull", n),
}
PEGS = ("goods", "food", "armies", "ships", "wealth")


def floats(title: AnyTitle, event: Event) -> tuple[Float, ...]:
    return tuple(
        _float(seat, what, many) for seat, what, many in _changes(title, event, dict[str, Any](event.data)) if many
    )


def _float(seat: int, what: str, many: int) -> Float:
    id = f"{seat}.{what}.peg" if what in PEGS else f"{seat}.{what}"
    said = NOUNS[what](abs(many))
    text = iron_age.tr("+{what}", what=said) if many > 0 else iron_age.tr("{minus}{what}", minus=MINUS, what=said)
    return Float(id, text, is_gain=(many > 0) != (what == "skulls"))


def _changes(title: AnyTitle, event: Event, e: Mapping[str, Any]) -> Iterator[tuple[int, str, int]]:
    """Yield owner, kind and amount of each change."""
    seat = event.seat
    match event.kind:
        case "collected" | "benefit" | "finished":
            yield from ((seat, what, e[what]) for what in NOUNS if what in e)
        case "took":
            yield from ((seat, what, e["amount"]) for what in PEGS if what == e["what"])
        case "converted":
            yield from ((seat, "goods", -1), (seat, "food", 1))
        case "fed":
            yield from ((seat, "food", -e["fed"]), (seat, "skulls", e["starved"]))
        case "disaster":
            marks = next(one.marks for one in box_of(title).content.disasters if one.id == e["disaster"])
            yield from ((struck, "skulls", marks) for struck in e["seats"])
        case "battle":
            lead = e["strength"] - e["enemy"]
            yield from ((seat, "tribute", max(0, lead)), (seat, "skulls", max(0, -lead)))
            yield from ((seat, "armies", -e["armies"]), (seat, "ships", -e["ships"]))
        case "gave":
            yield from ((seat, "goods", -1), (e["to"], "goods", 1))
        case "tribute":
            yield seat, "tribute", e["gap"]
        case "raised":
            yield from ((seat, "food", -1), (seat, "armies", 1))
        case "launched":
            yield seat, "ships", 1
        case "bought":
            yield from ((seat, what, -e[what]) for what in ("wealth", "goods"))
        case "stored":
            yield seat, "wealth", 1
