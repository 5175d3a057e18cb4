"""What The Iron Age asks: of you, or, in the second sentence, of somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.words.iron_age.names import DEVELOPMENTS, food, goods, iron_age, means, named, pegs
from ludarium.words.told import Pair, Told, say_pair
from ludarium.words.voice import TEXT, Company

Sentences = tuple[str, str, dict[str, Any]]
"""For oneself, for others, and what fills their gaps."""


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    told = Told(dict(prompt.params), prompt.seat, company, None)
    if prompt.key in PAIRS:
        return say_pair(told, iron_age, PAIRS[prompt.key], GAPS)
    own, other, gaps = PROMPTS[prompt.key](told)
    return told.say(own, other, **gaps)


def _reroll(e: Told) -> Sentences:
    return (
        iron_age.tr(
            "Choose dice to roll again, or keep all. You have %n rolls left.",
            "Choose dice to roll again, or keep all. You have one roll left.",
            e["left"],
        ),
        iron_age.tr("{name} chooses dice to roll again."),
        {},
    )


def _either(e: Told) -> Sentences:
    return (
        iron_age.tr(
            "%n dice show Food or Population: choose for one of them.",
            "One die shows Food or Population: choose.",
            e["dice"],
        ),
        iron_age.tr("{name} chooses food or population."),
        {},
    )


def _feed(e: Told) -> Sentences:
    return (
        iron_age.tr(
            "You have {food:object} for %n provinces. Turn goods into food, or feed them.",
            "You have {food:object} for %n province. Turn goods into food, or feed it.",
            e["provinces"],
        ),
        iron_age.tr("{name} feeds the provinces."),
        {"food": food(e["food"])},
    )


def _tribute(e: Told) -> Sentences:
    return (
        iron_age.tr(
            "{demander:subject} demands tribute. Hand over a good, or allow %n tribute?",
            "{demander:subject} demands tribute. Hand over a good, or allow %n tribute?",
            e["gap"],
        ),
        iron_age.tr("{name} answers the tribute demand."),
        {"demander": e.name(e["demander"])},
    )


PAIRS: Mapping[str, Pair] = {
    "conquest": (
        TEXT("iron_age", "Attack the next tribe? Your strength is {strength}, theirs is {enemy}."),
        TEXT("iron_age", "{name} may attack a tribe: strength {strength} against {enemy}."),
    ),
    "fleet": (
        TEXT("iron_age", "Send the fleet into battle? Strength {strength} with it, {ashore} without, against {enemy}."),
        TEXT("iron_age", "{name} may send the fleet into battle."),
    ),
    "settle": (
        TEXT("iron_age", "Choose your second port or your second province."),
        TEXT("iron_age", "{name} chooses a second port or province."),
    ),
    "roll": (TEXT("iron_age", "Roll the dice."), TEXT("iron_age", "{name} rolls the dice.")),
    "lead": (
        TEXT("iron_age", "Leadership: choose one die to roll again, or none."),
        TEXT("iron_age", "{name} may roll one die again with Leadership."),
    ),
    "omens": (
        TEXT("iron_age", "Omens: turn one die to another of its faces, or none."),
        TEXT("iron_age", "{name} may turn one die to another face."),
    ),
    "found": (
        TEXT("iron_age", "Found colonies. You have {means:object}, and {pegs:object} in the supply."),
        TEXT("iron_age", "{name} founds colonies."),
    ),
    "pay": (
        TEXT("iron_age", "Choose how to pay {price} for {development:for}."),
        TEXT("iron_age", "{name} pays for {development:for}."),
    ),
    "store": (
        TEXT("iron_age", "Store wealth, {rate:object} for each, or end your turn. You have {goods:object}."),
        TEXT("iron_age", "{name} ends the turn."),
    ),
    "opponent": (
        TEXT("iron_age", "Roll the die for the opponent."),
        TEXT("iron_age", "{name} rolls the die for the opponent."),
    ),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "development": lambda e: named(DEVELOPMENTS, e["development"]),
    "goods": lambda e: goods(e["goods"]),
    "means": lambda e: means(population=e["population"], ships=e["ships"]),
    "pegs": lambda e: pegs(e["pegs"]),
    "rate": lambda e: goods(e["rate"]),
}

PROMPTS: Mapping[str, Callable[[Told], Sentences]] = {
    "reroll": _reroll,
    "either": _either,
    "feed": _feed,
    "tribute": _tribute,
    "build": lambda e: (
        iron_age.tr("Build. You have {means:object} left."),
        iron_age.tr("{name} builds."),
        {"means": means(population=e["population"], goods=e["goods"])},
    ),
    "buy": lambda e: (
        iron_age.tr("Buy a development, or none. You have {means:object}."),
        iron_age.tr("{name} may buy a development."),
        {"means": means(wealth=e["wealth"], innovations=e["innovations"], goods=e["goods"])},
    ),
}
