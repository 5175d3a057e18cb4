"""A whole turn of Eight-Minute Empire in one sentence: the card, and what was done with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludarium.engine.events import Event
from ludarium.engine.registry import AnyTitle
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.deeds import good
from ludarium.words.eight_minute_empire.names import armies, empire, free_or_coins, region
from ludarium.words.voice import Company, listing


def recap(title: AnyTitle, seat: int, events: Sequence[Event], company: Company) -> str:
    said = [*_taken(title, events), *_placed(events), *_done(events)]
    return company.say(
        seat,
        empire.tr("You: {deeds}."),
        empire.tr("{name}: {deeds}."),
        deeds=listing(said) if said else empire.tr("nothing done on the map"),
    )


def _taken(title: AnyTitle, events: Sequence[Event]) -> list[str]:
    cards = box_of(title).card
    return [
        empire.tr(
            "{good:plain} {price}",
            good=good(cards[int(str(event["card"]))]),
            price=free_or_coins(int(str(event["coins"]))),
        )
        for event in events
        if event.kind == "took"
    ]


def _placed(events: Sequence[Event]) -> list[str]:
    where = Counter(str(event["region"]) for event in events if event.kind == "placed")
    return [empire.tr("{armies:plain} in {region}", armies=armies(n), region=region(here)) for here, n in where.items()]


def _done(events: Sequence[Event]) -> list[str]:
    said = []
    for event in events:
        match event.kind:
            case "moved":
                here, there = region(str(event["region"])), region(str(event["to"]))
                said.append(empire.tr("{here} → {there}", here=here, there=there))
            case "built":
                said.append(empire.tr("a city in {region}", region=region(str(event["region"]))))
            case "destroyed":
                said.append(empire.tr("an army destroyed in {region}", region=region(str(event["region"]))))
    return said
