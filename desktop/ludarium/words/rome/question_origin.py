"""From a question back to the card and the step that ask it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.engine.reasons import Param
from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Ability, Trigger
from ludarium.words.effects.question_phrases import whole_of
from ludarium.words.rome.box import called

Params = Mapping[str, Param]


def number(params: Params, name: str, otherwise: int = -1) -> int:
    value = params.get(name, otherwise)
    assert isinstance(value, int)
    return value


def step_of(box: Box, params: Params) -> Step | None:
    """Return the step that asks with these parameters; None in the title's own programs."""
    if "program" not in params:
        return None
    sources = box.programs[number(params, "program")].sources
    return sources[number(params, "at")] if sources else None


def own_program(box: Box, params: Params) -> str:
    """Return the name of the title's own program that asks; empty if a card does."""
    if "program" not in params:
        return ""
    program = box.programs[number(params, "program")]
    return "" if program.sources else program.name


def asking_card(box: Box, params: Params) -> str:
    """Return the name of the card that asks; empty if none does."""
    card = number(params, "card")
    return called(box, card) if card >= 0 else ""


def whole(box: Box, params: Params, step: Step) -> Step:
    """Return what the step begins: for a card to discard, "discard 1 strife to gain 2 attribute points"."""
    return whole_of(step, trees_of(box, number(params, "card")))


def trees_of(box: Box, card: int) -> Iterator[Steps]:
    """Yield the effects of a card, a territory, the Capital or a leader's ability."""
    content = box.content
    if card in box.attributes:
        attribute = content.attributes[card]
        yield from (attribute.basic, attribute.boosted, attribute.drawback)
    elif card in box.developments:
        yield box.development[card].produce
        yield from _abilities(box.development[card].abilities)
    elif card in box.territories:
        territory = box.territory[card]
        yield from (territory.when_developed, territory.resting)
        yield from (agreement.steps for agreement in (territory.short, territory.lasting) if agreement is not None)
    elif card == box.capital:
        yield from _abilities(content.sheet.capital.actions)
    elif card >= box.first_ability:
        abilities = [ability for leader in box.leaders for ability in leader.abilities]
        ability = abilities[card - box.first_ability]
        yield ability.action
        yield from _triggered(ability.triggers)


def _abilities(abilities: tuple[Ability, ...]) -> Iterator[Steps]:
    for ability in abilities:
        yield ability.steps
        yield from _triggered(ability.triggers)


def _triggered(triggers: tuple[Trigger, ...]) -> Iterator[Steps]:
    return (trigger.steps for trigger in triggers)
