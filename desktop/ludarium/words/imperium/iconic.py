"""What stands on a card on the table: the same steps as in its text, in few words and with pictures for nouns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from ludarium.engine.effects.verbs import CostThen, Per
from ludarium.games.imperium.cards import Card, Exhaust, Points
from ludarium.words.active_language import kept
from ludarium.words.effects.nouns import Noun, kind_of
from ludarium.words.effects.phrasing import ICONS, SENTENCE
from ludarium.words.imperium.abilities import EVENTS, passive_line
from ludarium.words.imperium.speech import PHRASES, ImperiumSpeech, _quality, _word, a_card, on_cards, speech
from ludarium.words.inline_icons import picture
from ludarium.words.voice import TEXT, listing

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

    registers: Sequence[str] = (ICONS, SENTENCE)

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


# A card's text


@cache
def icon_speech() -> IconSpeech:
    assert speech()  # it reads all phrases
    return IconSpeech(PHRASES)


@kept
def icon_lines(card: Card) -> tuple[str, ...]:
    """Return the effects of a card, line by line, without marks, cost and points."""
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


ON_GAIN = TEXT("on_cards", "When drawn from the nation deck: {effect}")
ON_ENTER = TEXT("on_cards", "On arrival: {effect}")
INSTEAD = TEXT("on_cards", "Instead of taking it: {effect}")


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
    """Return the points of a card, beside the laurel."""
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
    return " ".join(
        f"{n}{picture(TOKEN_PICTURES[what])}" for what, n in amounts.items() if n and what in TOKEN_PICTURES
    )
