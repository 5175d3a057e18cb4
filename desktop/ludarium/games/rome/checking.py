"""What the rules rely on in the content beyond its shape: each problem as the file and what is wrong there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import attrs

from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.games.rome.kinds import KIND_OF, SPACES, TRACKS
from ludarium.games.rome.vocabulary import COSTS, EVENTS, ChangeCost, Modifier

if TYPE_CHECKING:
    from ludarium.games.rome.content import Ability, Content, Trigger

Problem = tuple[str, str]


def problems(content: Content) -> Iterator[Problem]:
    yield from _counts(content)
    yield from _leaders(content)
    for card in content.attributes:
        yield from _steps("attributes.json", card.key, (*card.basic, *card.boosted, *card.drawback))
        yield from _modifiers("attributes.json", card.key, card.hand)
    for development in content.developments:
        yield from _abilities("developments.json", development.key, development.abilities)


def _counts(content: Content) -> Iterator[Problem]:
    sheet = content.sheet
    things = (content.attributes, content.developments, content.territories, content.enemies, content.edicts)
    keys = [thing.key for each in things for thing in each]
    needed = max(d.partial + d.full for length in sheet.lengths for d in length.difficulties) + 1
    for is_sound, file, problem in (
        (len(set(keys)) == len(keys), "attributes.json", "two components of the same key"),
        (len(content.territories) == len(SPACES) - 1, "territories.json", f"{len(SPACES) - 1} territories are needed"),
        (len(content.edicts) >= needed, "edicts.json", f"at least {needed} edicts are needed"),
        (set(sheet.enemy_spaces) <= set(SPACES), "box.json", "enemy_spaces: r1c1 to r5c5"),
        (len(content.enemies) >= len(sheet.enemy_spaces), "enemies.json", "not enough enemies for all spaces"),
        (len(sheet.round_ends) >= max(length.rounds for length in sheet.lengths), "box.json", "round_ends: too few"),
    ):
        if not is_sound:
            yield file, problem


def _leaders(content: Content) -> Iterator[Problem]:
    cards = {card.key for card in content.attributes}
    for leader in content.leaders:
        if set(leader.tracks) != set(TRACKS):
            yield "leaders.json", f"{leader.key!r}: one track each of {', '.join(TRACKS)}"
        if not set(leader.cards) <= cards:
            yield "leaders.json", f"{leader.key!r}: no such card: {', '.join(set(leader.cards) - cards)}"
        for ability in leader.abilities:
            yield from _modifiers("leaders.json", ability.key, ability.modifiers)
            yield from _triggers("leaders.json", ability.key, ability.triggers)


def _abilities(file: str, key: str, abilities: Iterable[Ability]) -> Iterator[Problem]:
    from ludarium.games.rome.content import KINDS_OF_ABILITY

    for ability in abilities:
        if ability.kind not in KINDS_OF_ABILITY:
            yield file, f"{key!r}: kind: one of {', '.join(KINDS_OF_ABILITY)}"
        yield from _modifiers(file, key, ability.modifiers)
        yield from _triggers(file, key, ability.triggers)


def _modifiers(file: str, key: str, steps: Steps) -> Iterator[Problem]:
    for step in steps:
        if not isinstance(step, Modifier):
            yield file, f"{key!r}: {step.verb} is no modifier"
        if isinstance(step, ChangeCost) and step.of not in COSTS:
            yield file, f"{key!r}: of: one of {', '.join(COSTS)}"


def _triggers(file: str, key: str, triggers: Iterable[Trigger]) -> Iterator[Problem]:
    for trigger in triggers:
        if trigger.event not in EVENTS:
            yield file, f"{key!r}: event: one of {', '.join(EVENTS)}"


def effect_values(step: Any) -> list[Any]:
    """What the fields of a step hold."""
    return list(attrs.asdict(step, recurse=False).values())


def _steps(file: str, key: str, steps: Steps) -> Iterator[Problem]:
    """Gains name a kind of thing that there is."""
    for step in steps:
        what = getattr(step, "what", "")
        if step.verb == "gain" and what not in (*KIND_OF, "glory", "strife", "loan"):
            yield file, f"{key!r}: what: no such thing as {what!r}"
        for value in effect_values(step):
            if isinstance(value, tuple) and value and isinstance(value[0], Step):
                yield from _steps(file, key, value)
