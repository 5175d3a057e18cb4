"""What stands on a card on the table: the same steps as in its text, in few words and with pictures for nouns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

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
    Per,
    PutOnDeckTop,
    SpendAction,
)
from ludarium.games.imperium.cards import Card, Exhaust, Points
from ludarium.games.imperium.vocabulary import (
    BreakThrough,
    Garrison,
    History,
    ReturnUnrest,
    TakeUnrest,
)
from ludarium.words.active_language import kept
from ludarium.words.effects.amount_phrases import often
from ludarium.words.effects.flow_phrases import one_of, with_each
from ludarium.words.effects.nouns import Noun, kind_of
from ludarium.words.effects.phrasing import Phrasebook
from ludarium.words.imperium.abilities import EVENTS, passive_line
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, _quality, _word, a_card, speech
from ludarium.words.inline_icons import picture, pictures_in
from ludarium.words.voice import QT_TRANSLATE_NOOP, Voice, listing

on_cards = Voice("on_cards")
"""Very short: a card on the table is as wide as three or four words."""

SUIT_PICTURES = {suit: f"suit-{suit}" for suit in ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")}
TYPE_PICTURES = {"city": "city-i", "metropolis": "metropolis", "knight": "knight", "mask": "mask", "scroll": "scroll-i"}
MARK_PICTURES = {"production": "production", "river": "river", "fertile": "fertile"}
TOKEN_PICTURES = {
    "materials": "materials",
    "population": "population",
    "progress": "progress",
    "action": "action-token",
    "exhaust": "exhaust-token",
}
KIND_PICTURES = {**SUIT_PICTURES, **TYPE_PICTURES, "pinned": "pinned", "attack": "attack"}


class IconSpeech(ImperiumSpeech):
    """Tokens, suits and marks as pictures."""

    def tokens(self, what: str, n: int) -> str:
        return f"{n}{picture(TOKEN_PICTURES[what])}"

    def all_tokens(self, what: str) -> str:
        return picture(TOKEN_PICTURES[what])

    def kind(self, predicate: str) -> Noun:
        marks = predicate.split("|")
        if all(atom.startswith("icon:") for atom in marks):
            return _pictured([MARK_PICTURES[atom.partition(":")[2]] for atom in marks])
        if marks and all(atom in KIND_PICTURES for atom in marks):
            return _pictured([KIND_PICTURES[atom] for atom in marks])
        return kind_of(predicate or "card", a_card(), _icon_word, _icon_quality)

    def of_suits(self, suits: Sequence[str], predicate: str = "") -> Noun:
        kind = _pictured([SUIT_PICTURES[suit] for suit in suits]) if suits else a_card()
        return kind_of(predicate, kind, _icon_word, _icon_quality) if predicate else kind

    def per(self, per: Per) -> str:
        kind, _, what = per.count.partition(":")
        if per.done or kind == "player_with_fewer":
            return super().per(per)
        if kind == "token":
            return _for(f"{per.each if per.each > 1 else ''}{picture(TOKEN_PICTURES[what])}")
        noun = _marks(per.count) if kind == "icon" else self.kind(per.count)
        counted = noun.each if per.each == 1 else noun.counted(per.each)
        if per.zone in USUAL_PLACES:
            return _for(counted)
        return _for(on_cards.tr("{things} {place}", things=counted, place=self.place(per.zone)))


USUAL_PLACES = ("play", "supply_of_player")
"""Where one counts when the card says nothing else."""


def _for(things: str) -> str:
    return on_cards.tr("per {things}", things=things)


def _pictured(names: Sequence[str]) -> Noun:
    shown = "".join(map(picture, names))
    return Noun(shown, shown, shown, lambda n: shown if n == 1 else f"{n}{shown}")


def _marks(count: str) -> Noun:
    return _pictured([MARK_PICTURES[atom.partition(":")[2]] for atom in count.split("|")])


def _icon_word(atom: str) -> Noun | None:
    return _pictured([KIND_PICTURES[atom]]) if atom in KIND_PICTURES else _word(atom)


def _icon_quality(atom: str, holds: bool) -> Callable[[str], str] | None:
    kind, _, what = atom.partition(":")
    if kind == "icon" and holds:
        return lambda cards: f"{cards}{picture(MARK_PICTURES[what])}"
    if kind == "state" and holds:
        return lambda cards: f"{cards}{picture(what)}"
    return _quality(atom, holds)


# Phrases that are shorter on a card

ICONIC = Phrasebook(PHRASES)


@cache
def icon_speech() -> IconSpeech:
    speech()  # reading it registers all phrases
    ICONIC.phrases = {**PHRASES.phrases, **ICONIC.phrases}
    ICONIC.together |= PHRASES.together
    ICONIC.double |= PHRASES.double
    return IconSpeech(ICONIC)


@ICONIC.phrase(Gain, together=True)
def _gain(say: IconSpeech, *steps: Gain) -> str:
    things = " ".join(say.tokens(step.what, step.n if step.per is None else step.per.base or step.n) for step in steps)
    return often(say, on_cards.tr("gain {things}", things=things), steps[0].n, steps[0].per)


@ICONIC.phrase(Pay, together=True)
def _pay(say: IconSpeech, *steps: Pay) -> str:
    if any(isinstance(step.n, str) or step.up_to for step in steps):
        return PHRASES.phrases[Pay](say, *steps)
    return with_each(say, " ".join(say.tokens(step.what, int(step.n)) for step in steps), steps[0].for_each)


@ICONIC.phrase(SpendAction)
def _spend(say: IconSpeech, step: SpendAction) -> str:
    return say.tokens("action", step.n)


@ICONIC.phrase(CostThen)
def _cost(say: IconSpeech, step: CostThen) -> str:
    cost = say.steps(step.cost)
    return on_cards.tr("{cost}: {steps}", cost=cost, steps=say.steps(step.then)) if step.then else cost


@ICONIC.phrase(May)
def _may(say: IconSpeech, step: May) -> str:
    return on_cards.tr("may {steps}", steps=say.steps(step.steps))


@ICONIC.phrase(Choose)
def _choose(say: IconSpeech, step: Choose) -> str:
    if step.max > 1:
        return PHRASES.phrases[Choose](say, step)
    options = on_cards.tr(" or ").join(say.steps(option) for option in step.options)
    if len(options) > 60 and not pictures_in(options):
        options = one_of(say, step)
    return on_cards.tr("may {steps}", steps=options) if step.min == 0 else options


@ICONIC.phrase(EachPlayer)
def _all(say: IconSpeech, step: EachPlayer) -> str:
    return on_cards.tr("all players: {steps}", steps=say.steps(step.steps))


@ICONIC.phrase(EachOtherPlayer)
def _others(say: IconSpeech, step: EachOtherPlayer) -> str:
    return on_cards.tr("others: {steps}", steps=say.steps(step.steps))


@ICONIC.phrase(Draw)
def _draw(say: IconSpeech, step: Draw) -> str:
    if step.up_to or step.if_able:
        return PHRASES.phrases[Draw](say, step)
    n = step.n if step.per is None else step.per.base or step.n
    said = often(say, on_cards.tr("draw %n", "draw %n", n), step.n, step.per)
    return on_cards.tr("{first}, {after}", first=said, after=say.steps(step.then)) if step.then else said


@ICONIC.phrase(Discard)
def _discard(say: IconSpeech, step: Discard) -> str:
    is_plain = not (step.what or step.filter or step.up_to) and step.from_ in ("", "hand")
    if not is_plain or isinstance(step.n, str):
        return PHRASES.phrases[Discard](say, step)
    return with_each(say, on_cards.tr("discard %n", "discard %n", step.n), step.for_each)


@ICONIC.phrase(PutOnDeckTop)
def _on_deck(say: IconSpeech, step: PutOnDeckTop) -> str:
    return on_cards.tr("{cards} on your deck", cards=say.cards(step))


@ICONIC.phrase(History)
def _history(say: IconSpeech, step: History) -> str:
    return on_cards.tr("{cards:object} into {history}", cards=say.cards(step), history=picture("history"))


@ICONIC.phrase(Garrison, double=True)
def _garrison(say: IconSpeech, step: Garrison) -> str:
    if step.what == "self":
        return PHRASES.phrases[Garrison](say, step)
    return on_cards.tr("garrison {cards}", cards=say.cards(step, home="hand"))


@ICONIC.phrase(BreakThrough)
def _break_through(say: IconSpeech, step: BreakThrough) -> str:
    if step.times > 1 or step.sources != BreakThrough(suits=()).sources:
        return PHRASES.phrases[BreakThrough](say, step)
    return on_cards.tr("break through {card}", card=say.of_suits(step.suits, step.filter).counted(1))


@ICONIC.phrase(TakeUnrest)
def _take_unrest(say: IconSpeech, step: TakeUnrest) -> str:
    return on_cards.tr("take {cards}", cards=f"{step.n}{picture('suit-unrest')}")


@ICONIC.phrase(ReturnUnrest)
def _return_unrest(say: IconSpeech, step: ReturnUnrest) -> str:
    if step.what or isinstance(step.n, str) or step.up_to:
        return PHRASES.phrases[ReturnUnrest](say, step)
    return on_cards.tr("return {cards}", cards=f"{step.n}{picture('suit-unrest')}")


# A card's text


@kept
def icon_lines(card: Card) -> tuple[str, ...]:
    """What the card does, line by line: its marks, its cost and its points stand elsewhere on it."""
    return tuple(_lines(icon_speech(), card))


def _lines(say: IconSpeech, card: Card) -> Iterator[str]:
    if card.requires:
        conditions = listing([say.condition(it) for it in card.requires])
        yield on_cards.tr("Only if {conditions}.", conditions=conditions)
    if card.play:
        yield say.sentences(card.play)
    for steps, text in ((card.on_gain, ON_GAIN), (card.on_enter, ON_ENTER), (card.instead_of_gain, INSTEAD)):
        if steps:
            yield on_cards.tr(text, effect=say.sentences(steps))
    yield from (passive_line(say, passive) for passive in card.passive)
    yield from (_exhaust(say, ability) for ability in card.exhaust)
    if card.solstice:
        yield on_cards.tr("{when}: {effect}", when=picture("solstice"), effect=say.sentences(card.solstice))


ON_GAIN = QT_TRANSLATE_NOOP("on_cards", "When drawn from the nation deck: {effect}")
ON_ENTER = QT_TRANSLATE_NOOP("on_cards", "On arrival: {effect}")
INSTEAD = QT_TRANSLATE_NOOP("on_cards", "Instead of taking it: {effect}")


def _exhaust(say: IconSpeech, ability: Exhaust) -> str:
    effect = say.sentences((CostThen(ability.cost, ability.steps),) if ability.cost else ability.steps)
    token = picture("exhaust-token")
    if ability.on is not None:
        token = on_cards.tr("{token} {when}", token=token, when=EVENTS[ability.on.event](say, ability.on))
    elif ability.cond is not None:
        token = on_cards.tr("{token} if {condition}", token=token, condition=say.condition(ability.cond))
    return on_cards.tr("{when}: {effect}", when=token, effect=effect)


# Points and prices

CASE_PICTURES = {"in_history": "history", "garrisoned": "garrison", "in_play": "pinned"}


@kept
def icon_points(vp: Points) -> str:
    """What a card is worth, beside the laurel."""
    laurel = picture("victory-points")
    if vp.kind == "fixed":
        return f"{laurel}{_number(vp.n)}"
    if vp.kind == "conditional":
        cases = [f"{_number(case.n)}{picture(CASE_PICTURES.get(case.if_, 'victory-points'))}" for case in vp.cases]
        between = on_cards.tr(" / ")
        return f"{laurel}{between.join([*cases, _number(vp.else_)])}"
    assert vp.per is not None
    say = icon_speech()
    said = on_cards.tr("{n} {often}", n=vp.n, often=say.per(vp.per))
    if vp.also_per is not None:
        said = on_cards.tr("{n}, {often}", n=said, often=say.per(vp.also_per))
    return f"{laurel}{said}"


def _number(n: int) -> str:
    return str(n).replace("-", "\N{MINUS SIGN}")


def icon_price(amounts: Mapping[str, int]) -> str:
    """A price in pictures."""
    return " ".join(
        f"{n}{picture(TOKEN_PICTURES[what])}" for what, n in amounts.items() if n and what in TOKEN_PICTURES
    )
