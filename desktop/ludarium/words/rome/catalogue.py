"""The box, component by component, as the command line and the help list it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.box import Box
from ludarium.games.rome.content import AttributeCard, Capital, Details, Development, Edict, Enemy, Leader, Territory
from ludarium.games.rome.kinds import BURDENS as BURDEN_KEYS
from ludarium.games.rome.vocabulary import ROME
from ludarium.words.component import FIRMNESS, Component
from ludarium.words.effects.effect_data import printed_facts
from ludarium.words.rome.box import box_of, printed
from ludarium.words.rome.demands import edict_lines
from ludarium.words.rome.names import BURDENS, named
from ludarium.words.rome.texts import (
    attribute_lines,
    burden_lines,
    capital_lines,
    development_lines,
    enemy_lines,
    leader_lines,
    territory_lines,
)

VERBS = {kind: verb for verb, kind in ROME.verbs.items()}
"""What content files call the steps."""

Printed = AttributeCard | Development | Territory | Capital | Enemy | Edict | Leader
"""Everything in the box that has a name and a key of its own."""


def component_text(title: AnyTitle, thing: object) -> str:
    return "\n".join(lines(box_of(title), thing))


def lines(box: Box, thing: object) -> Iterable[str]:
    """Return the text of a component; strife and loans by their keys."""
    match thing:
        case AttributeCard():
            return attribute_lines(thing, box.numbers)
        case Development():
            return development_lines(thing)
        case Territory():
            return territory_lines(thing)
        case Capital():
            return capital_lines(thing)
        case Enemy():
            return enemy_lines(thing)
        case Edict():
            return edict_lines(thing)
        case Leader():
            return leader_lines(thing)
        case str():
            return burden_lines(thing, box.numbers)
        case _:
            raise TypeError(thing)


def components(title: AnyTitle) -> tuple[Component, ...]:
    box = box_of(title)
    content = box.content
    kinds: tuple[tuple[str, Iterable[Printed]], ...] = (
        ("attribute", content.attributes),
        ("development", content.developments),
        ("territory", content.territories),
        ("capital", (content.sheet.capital,)),
        ("enemy", content.enemies),
        ("edict", content.edicts),
        ("leader", content.leaders),
    )
    cards = tuple(_component(title, kind, thing) for kind, things in kinds for thing in things)
    return (*cards, *(_burden(title, box, key) for key in BURDEN_KEYS))


def _component(title: AnyTitle, kind: str, thing: Printed) -> Component:
    facts = printed_facts(thing, ("key", "name", "provenance", "detail"), lambda step: VERBS[type(step)])
    return Component(thing.key, kind, printed(thing.name), component_text(title, thing), facts, _origins(thing))


def _origins(thing: Printed) -> Mapping[str, str]:
    if isinstance(thing, Leader):
        abilities = {ability.key: ability.provenance for ability in thing.abilities}
        return {"leader": thing.provenance, "tracks": _firmness(thing.tracks_provenance), **abilities}
    return {"card": thing.provenance, **origins_of({} if isinstance(thing, Enemy) else thing.detail)}


def _burden(title: AnyTitle, box: Box, key: str) -> Component:
    numbers = box.numbers
    count, glory = (numbers.strife, numbers.strife_glory) if key == "strife" else (numbers.loans, numbers.loan_glory)
    facts = {"count": count, "glory": glory}
    return Component(key, "burden", named(BURDENS, key), component_text(title, key), facts, {"card": "rulebook"})


def origins_of(detail: Details) -> Mapping[str, str]:
    """Return the origin of single facts, by the first word of the remark."""
    return {what: firm for what, remark in detail.items() if (firm := _firmness(remark))}


def _firmness(remark: str) -> str:
    words = remark.replace(",", " ").replace(":", " ").replace(";", " ").split()
    return next((word for word in words if word in FIRMNESS), "")
