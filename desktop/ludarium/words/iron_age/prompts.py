"""What The Iron Age asks: of you, or, in the second sentence, of somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.words.iron_age.names import DEVELOPMENTS, food, goods, iron_age, means, named, pegs
from ludarium.words.voice import Company

Sentences = tuple[str, str, dict[str, Any]]
"""For oneself, for others, and what fills their gaps."""


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    own, other, gaps = PROMPTS[prompt.key](dict(prompt.params), company)
    return company.say(prompt.seat, own, other, **gaps)


def _settle(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Choose your second port or your second province."),
        iron_age.tr("{name} chooses a second port or province."),
        {},
    )


def _roll(p: Mapping[str, Any], company: Company) -> Sentences:
    return iron_age.tr("Roll the dice."), iron_age.tr("{name} rolls the dice."), {}


def _reroll(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr(
            "Choose dice to roll again, or keep all. You have %n rolls left.",
            "Choose dice to roll again, or keep all. You have one roll left.",
            p["left"],
        ),
        iron_age.tr("{name} chooses dice to roll again."),
        {},
    )


def _lead(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Leadership: choose one die to roll again, or none."),
        iron_age.tr("{name} may roll one die again with Leadership."),
        {},
    )


def _omens(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Omens: turn one die to another of its faces, or none."),
        iron_age.tr("{name} may turn one die to another face."),
        {},
    )


def _either(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr(
            "%n dice show Food or Population: choose for one of them.",
            "One die shows Food or Population: choose.",
            p["dice"],
        ),
        iron_age.tr("{name} chooses food or population."),
        {},
    )


def _feed(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr(
            "You have {food:object} for %n provinces. Turn goods into food, or feed them.",
            "You have {food:object} for %n province. Turn goods into food, or feed it.",
            p["provinces"],
        ),
        iron_age.tr("{name} feeds the provinces."),
        {"food": food(p["food"])},
    )


def _fleet(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Send the fleet into battle? Strength {strength} with it, {ashore} without, against {enemy}."),
        iron_age.tr("{name} may send the fleet into battle."),
        dict(p),
    )


def _conquest(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Attack the next tribe? Your strength is {strength}, theirs is {enemy}."),
        iron_age.tr("{name} may attack a tribe: strength {strength} against {enemy}."),
        dict(p),
    )


def _tribute(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr(
            "{demander:subject} demands tribute. Hand over a good, or allow %n tribute?",
            "{demander:subject} demands tribute. Hand over a good, or allow %n tribute?",
            p["gap"],
        ),
        iron_age.tr("{name} answers the tribute demand."),
        {"demander": company.name(p["demander"])},
    )


def _found(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Found colonies. You have {means:object}, and {pegs:object} in the supply."),
        iron_age.tr("{name} founds colonies."),
        {"means": means(population=p["population"], ships=p["ships"]), "pegs": pegs(p["pegs"])},
    )


def _build(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Build. You have {means:object} left."),
        iron_age.tr("{name} builds."),
        {"means": means(population=p["population"], goods=p["goods"])},
    )


def _buy(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Buy a development, or none. You have {means:object}."),
        iron_age.tr("{name} may buy a development."),
        {"means": means(wealth=p["wealth"], innovations=p["innovations"], goods=p["goods"])},
    )


def _pay(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Choose how to pay {price} for {development:for}."),
        iron_age.tr("{name} pays for {development:for}."),
        {"price": p["price"], "development": named(DEVELOPMENTS, p["development"])},
    )


def _store(p: Mapping[str, Any], company: Company) -> Sentences:
    return (
        iron_age.tr("Store wealth, {rate:object} for each, or end your turn. You have {goods:object}."),
        iron_age.tr("{name} ends the turn."),
        {"rate": goods(p["rate"]), "goods": goods(p["goods"])},
    )


def _opponent(p: Mapping[str, Any], company: Company) -> Sentences:
    return iron_age.tr("Roll the die for the opponent."), iron_age.tr("{name} rolls the die for the opponent."), {}


PROMPTS: Mapping[str, Callable[[Mapping[str, Any], Company], Sentences]] = {
    "settle": _settle,
    "roll": _roll,
    "reroll": _reroll,
    "lead": _lead,
    "omens": _omens,
    "either": _either,
    "feed": _feed,
    "fleet": _fleet,
    "conquest": _conquest,
    "tribute": _tribute,
    "found": _found,
    "build": _build,
    "buy": _buy,
    "pay": _pay,
    "store": _store,
    "opponent": _opponent,
}
