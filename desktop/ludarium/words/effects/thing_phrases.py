"""Phrases of the shared verbs about tokens and cards."""

from __future__ import annotations

from ludarium.engine.effects.verbs import Discard, Draw, Exile, Gain, Pay, PutOnDeckTop, ReturnToHand, SpendAction
from ludarium.words.effects.amount_phrases import often
from ludarium.words.effects.flow_phrases import with_each
from ludarium.words.effects.nouns import effects
from ludarium.words.effects.phrasing import SHARED, Speech
from ludarium.words.voice import listing

# Tokens


@SHARED.phrase(Gain, together=True)
def gain(say: Speech, *steps: Gain) -> str:
    said = effects.tr("gain {things:object}", things=listing([say.tokens(step.what, _surely(step)) for step in steps]))
    return often(say, said, steps[0].n, steps[0].per)


@SHARED.phrase(Pay, together=True)
def pay(say: Speech, *steps: Pay) -> str:
    said = effects.tr("pay {things:object}", things=listing([_paid(say, step) for step in steps]))
    return with_each(say, said, steps[0].for_each)


def _paid(say: Speech, step: Pay) -> str:
    if isinstance(step.n, str):
        return effects.tr("all {things:same} (at least {least})", things=say.all_tokens(step.what), least=step.min)
    amount = say.tokens(step.what, step.n)
    return effects.tr("up to {things:same}", things=amount) if step.up_to else amount


@SHARED.phrase(SpendAction)
def spend_action(say: Speech, step: SpendAction) -> str:
    return effects.tr("spend %n actions", "spend %n action", step.n)


# Cards


@SHARED.phrase(Draw)
def draw(say: Speech, step: Draw) -> str:
    n = _surely(step)
    if step.up_to:
        said = effects.tr("draw up to %n cards", "draw up to %n card", n)
    else:
        said = effects.tr("draw %n cards", "draw %n card", n)
    if step.if_able:
        said = effects.tr("{draw} without reshuffling", draw=said)
    said = often(say, said, step.n, step.per)
    if step.then:
        return effects.tr("{first}; then {after}", first=said, after=say.steps(step.then))
    return said


def _surely(step: Gain | Draw) -> int:
    """Return how many come in any case, or each time."""
    return step.n if step.per is None else step.per.base or step.n


@SHARED.phrase(Discard)
def discard(say: Speech, step: Discard) -> str:
    if step.what == "drawn":
        return effects.tr("discard %n drawn cards", "discard %n drawn card", int(step.n))
    return with_each(say, effects.tr("discard {cards:object}", cards=say.cards(step, home="hand")), step.for_each)


@SHARED.phrase(Exile)
def exile(say: Speech, step: Exile) -> str:
    return effects.tr("exile {cards:object}", cards=say.cards(step))


@SHARED.phrase(PutOnDeckTop)
def put_on_deck_top(say: Speech, step: PutOnDeckTop) -> str:
    return effects.tr("put {cards:object} on top of the draw deck", cards=say.cards(step))


@SHARED.phrase(ReturnToHand)
def return_to_hand(say: Speech, step: ReturnToHand) -> str:
    return effects.tr("return {cards:object} to hand", cards=say.cards(step))
