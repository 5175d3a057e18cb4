"""Phrases of branches and loops: may, choose, if, cost-then, each player, for each."""

from __future__ import annotations

from typing import Any

import attrs

from ludarium.engine.effects.verbs import Choose, CostThen, EachOtherPlayer, EachPlayer, If, May
from ludarium.engine.effects.vocabulary import Steps
from ludarium.words.effects.nouns import effects
from ludarium.words.effects.phrasing import SHARED, Speech, inner, is_plain, is_short
from ludarium.words.voice import either, sentences


@SHARED.phrase(May)
def may(say: Speech, step: May) -> str:
    return effects.tr("you may {steps}", steps=say.steps(step.steps))


def declined(say: Speech, step: May) -> str:
    """Describe what declining skips: all of it, or the first part if one leads to the next."""
    first: Any = step.steps[0]
    if getattr(first, "then", ()) and not isinstance(first, If):
        said = say.clause(attrs.evolve(first, then=()))
    else:
        said = say.steps(step.steps if say.is_list(step.steps) else (first,))
    return effects.tr("do not {steps}", steps=said)


@SHARED.phrase(Choose)
def choose(say: Speech, step: Choose) -> str:
    return effects.tr("you may {steps}", steps=one_of(say, step)) if step.min == 0 else one_of(say, step)


def one_of(say: Speech, step: Choose) -> str:
    """Describe the options, whether or not they may be declined."""
    if is_simple_choice(step):
        return either([say.steps(option) for option in step.options])
    options = sentences(*(effects.tr("• {option}", option=say.steps(option)) for option in step.options))
    if step.max == 1:
        return effects.tr("choose one: {options}", options=options)
    if step.min == 0:
        return effects.tr(
            "choose up to %n different ones: {options}", "choose up to %n: {options}", step.max, options=options
        )
    return effects.tr(
        "choose {least} to %n different ones: {options}",
        "choose {least} to %n: {options}",
        step.max,
        least=step.min,
        options=options,
    )


def is_simple_choice(step: Choose) -> bool:
    """Check whether the options fit in a row."""
    return step.max == 1 and all(map(is_short, step.options))


@SHARED.phrase(If)
def if_(say: Speech, step: If) -> str:
    said = effects.tr("if {condition}, {steps}", condition=say.condition(step.cond), steps=say.steps(step.then))
    return effects.tr("{deed}; if not, {other}", deed=said, other=say.steps(step.else_)) if step.else_ else said


@SHARED.phrase(CostThen)
def cost_then(say: Speech, step: CostThen) -> str:
    cost = say.steps(step.cost)
    if not step.then:
        return cost
    then = say.steps(step.then)
    if _follows_simply(step.then) and all(map(is_plain, step.cost)):
        return effects.tr("{cost} to {steps}", cost=cost, steps=then)
    return effects.tr("{cost}; if you do, {steps}", cost=cost, steps=then)


def _follows_simply(then: Steps) -> bool:
    """Check whether the steps fit behind "to": clauses that begin with their verb, without branches."""
    if len(then) > 1 or is_plain(then[0]):
        return all(map(is_plain, then))
    if isinstance(then[0], Choose):
        return then[0].min > 0 and is_simple_choice(then[0])
    return not isinstance(then[0], NOT_BARE) and all(is_plain(step) for steps in inner(then[0]) for step in steps)


NOT_BARE = (May, If, EachPlayer, EachOtherPlayer)
"""Verbs whose phrase does not begin with the verb of what is done."""


@SHARED.phrase(EachPlayer)
def each_player(say: Speech, step: EachPlayer) -> str:
    if steps := _only_may(step.steps):
        return effects.tr("each player may {steps}", steps=say.steps(steps))
    return effects.tr("all players each {steps}", steps=say.steps(step.steps))


@SHARED.phrase(EachOtherPlayer)
def each_other_player(say: Speech, step: EachOtherPlayer) -> str:
    if steps := _only_may(step.steps):
        return effects.tr("each other player may {steps}", steps=say.steps(steps))
    return effects.tr("the other players each {steps}", steps=say.steps(step.steps))


def _only_may(steps: Steps) -> Steps:
    """Return the optional steps if there are no others."""
    return steps[0].steps if len(steps) == 1 and isinstance(steps[0], May) else ()


def with_each(say: Speech, deed: str, steps: Steps) -> str:
    """Return the clause, and what follows once for each unit of it."""
    return effects.tr("{deed}; for each, {steps}", deed=deed, steps=say.steps(steps)) if steps else deed
