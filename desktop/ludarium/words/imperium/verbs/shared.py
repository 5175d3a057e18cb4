"""Phrases of the shared verbs on cards of Imperium, with icons for nouns."""

from __future__ import annotations

from ludarium.engine.effects.verbs import (
    Choose,
    CostThen,
    Discard,
    Draw,
    EachOtherPlayer,
    EachPlayer,
    Gain,
    May,
    Pay,
    PutOnDeckTop,
    SpendAction,
)
from ludarium.words.effects.amount_phrases import often
from ludarium.words.effects.flow_phrases import one_of, with_each
from ludarium.words.effects.phrasing import ICONS
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, on_cards
from ludarium.words.inline_icons import pictures_in


@PHRASES.phrase(Gain, ICONS)
def gain_icons(say: ImperiumSpeech, *steps: Gain) -> str:
    things = " ".join(say.tokens(step.what, step.n if step.per is None else step.per.base or step.n) for step in steps)
    return often(say, on_cards.tr("gain {things}", things=things), steps[0].n, steps[0].per)


@PHRASES.phrase(Pay, ICONS)
def pay_icons(say: ImperiumSpeech, *steps: Pay) -> str:
    if any(isinstance(step.n, str) or step.up_to for step in steps):
        return say.at_length(*steps)
    return with_each(say, " ".join(say.tokens(step.what, int(step.n)) for step in steps), steps[0].for_each)


@PHRASES.phrase(SpendAction, ICONS)
def spend_icons(say: ImperiumSpeech, step: SpendAction) -> str:
    return say.tokens("action", step.n)


@PHRASES.phrase(CostThen, ICONS)
def cost_icons(say: ImperiumSpeech, step: CostThen) -> str:
    cost = say.steps(step.cost)
    return on_cards.tr("{cost}: {steps}", cost=cost, steps=say.steps(step.then)) if step.then else cost


@PHRASES.phrase(May, ICONS)
def may_icons(say: ImperiumSpeech, step: May) -> str:
    return on_cards.tr("may {steps}", steps=say.steps(step.steps))


@PHRASES.phrase(Choose, ICONS)
def choose_icons(say: ImperiumSpeech, step: Choose) -> str:
    if step.max > 1:
        return say.at_length(step)
    options = on_cards.tr(" or ").join(say.steps(option) for option in step.options)
    if len(options) > 60 and not pictures_in(options):
        options = one_of(say, step)
    return on_cards.tr("may {steps}", steps=options) if step.min == 0 else options


@PHRASES.phrase(EachPlayer, ICONS)
def all_icons(say: ImperiumSpeech, step: EachPlayer) -> str:
    return on_cards.tr("all players: {steps}", steps=say.steps(step.steps))


@PHRASES.phrase(EachOtherPlayer, ICONS)
def others_icons(say: ImperiumSpeech, step: EachOtherPlayer) -> str:
    return on_cards.tr("others: {steps}", steps=say.steps(step.steps))


@PHRASES.phrase(Draw, ICONS)
def draw_icons(say: ImperiumSpeech, step: Draw) -> str:
    if step.up_to or step.if_able:
        return say.at_length(step)
    n = step.n if step.per is None else step.per.base or step.n
    said = often(say, on_cards.tr("draw %n", "draw %n", n), step.n, step.per)
    return on_cards.tr("{first}, {after}", first=said, after=say.steps(step.then)) if step.then else said


@PHRASES.phrase(Discard, ICONS)
def discard_icons(say: ImperiumSpeech, step: Discard) -> str:
    is_plain = not (step.what or step.filter or step.up_to) and step.from_ in ("", "hand")
    if not is_plain or isinstance(step.n, str):
        return say.at_length(step)
    return with_each(say, on_cards.tr("discard %n", "discard %n", step.n), step.for_each)


@PHRASES.phrase(PutOnDeckTop, ICONS)
def on_deck_icons(say: ImperiumSpeech, step: PutOnDeckTop) -> str:
    return on_cards.tr("{cards} on your deck", cards=say.cards(step))
