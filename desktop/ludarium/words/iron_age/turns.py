"""A whole turn of The Iron Age in one sentence: what came of it, not how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.words.iron_age.names import (
    COLONIES,
    DEVELOPMENTS,
    DISASTERS,
    MONUMENTS,
    armies,
    iron_age,
    named,
    ships,
    tribute,
    wealth,
)
from ludarium.words.voice import Company, fill, listing

COUNTED = {
    "filled": lambda n: iron_age.noun("%n boxes", "%n box", n),
    "raised": armies,
    "launched": ships,
    "founded": lambda n: iron_age.noun("%n colony pegs", "%n colony peg", n),
    "stored": wealth,
}
"""What is done several times in a turn, by its event."""


def recap(title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> str:
    said = [*_finished(seat, events), *_counted(seat, events), *_fought(title, seat, events, company)]
    return company.say(
        seat,
        iron_age.tr("You: {deeds}."),
        iron_age.tr("{name}: {deeds}."),
        deeds=listing(said) if said else iron_age.tr("nothing built or bought"),
    )


def _finished(seat: int, events: Sequence[Event]) -> list[str]:
    said = []
    for event in events:
        match event.kind, dict(event.data) if event.seat == seat else {}:
            case "finished", {"what": "port", "number": number}:
                said.append(iron_age.tr("port {number}", number=number))
            case "finished", {"what": "province", "number": number}:
                said.append(iron_age.tr("province {number}", number=number))
            case "finished", {"what": what, "first": first}:
                name = named(MONUMENTS, str(what))
                said.append(iron_age.tr("{monument:plain} as the first", monument=name) if first else name)
            case "completed", {"colony": colony}:
                said.append(named(COLONIES, str(colony)))
            case "bought", {"development": development}:
                said.append(named(DEVELOPMENTS, str(development)))
    return said


def _counted(seat: int, events: Sequence[Event]) -> list[str]:
    times = Counter(event.kind for event in events if event.seat == seat)
    return [say(times[kind]) for kind, say in COUNTED.items() if times[kind]]


def _fought(title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> list[str]:
    """Yield battles, demands and disasters, also those that strike others."""
    said, gained = [], 0
    for event in events:
        match event.kind, dict(event.data):
            case "battle", {"strength": int(strength), "enemy": int(enemy)} if event.seat == seat:
                said.append(iron_age.tr("a battle won") if strength > enemy else iron_age.tr("a battle not won"))
                gained += max(0, strength - enemy)
            case "tribute", {"gap": int(gap)}:
                gained += gap
            case "disaster", {"disaster": disaster, "seats": tuple(struck)} if struck:
                name, for_others = named(DISASTERS, str(disaster)), iron_age.tr("{disaster:plain} for {struck:for}")
                others = fill(for_others, disaster=name, struck=company.names(struck))
                said.append(name if tuple(struck) == (seat,) else others)
    if gained:
        said.append(tribute(gained))
    starved = sum(int(str(event["starved"])) for event in events if event.kind == "fed")
    return [*said, iron_age.noun("%n hungry provinces", "%n hungry province", starved)] if starved else said
