"""What Rome asks: of you, or, in the second sentence, of whoever plays.

Most questions come from a card: they are put in the words of the step that asks them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.box import Box
from ludarium.words.effects.phrasing import sentence
from ludarium.words.rome.box import box_of, called, enemy_called
from ludarium.words.rome.names import KINDS, named, rome, tokens
from ludarium.words.rome.question_origin import Params, asking_card, number, own_program, step_of, whole
from ludarium.words.rome.speech import speech
from ludarium.words.voice import Company, capital

Sentences = tuple[str, str]
"""For oneself and for others."""


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    box, params = box_of(title), dict(prompt.params)
    own, other = PROMPTS.get(prompt.key, _step)(box, params)
    if "program" in params and (card := asking_card(box, params)):
        own = rome.tr("{card}: {question}", card=card, question=own)
        other = other or rome.tr("{name} resolves {card:object}.", card=card)
    return company.say(prompt.seat, own, other)


ANYTHING = ""
"""Said of others, when there is nothing better: that they resolve the card."""


def _step(box: Box, p: Params) -> Sentences:
    """The clause of the card that asks, with how many are left to pick."""
    step = step_of(box, p)
    assert step is not None
    said = sentence(speech().clause(whole(box, p, step)))
    left = number(p, "n", 1)
    if left > 1 and getattr(step, "n", left) != left:
        said = rome.tr("{question} Still to choose: {left}.", question=said, left=left)
    return said, ANYTHING


# Setting up


def _drop_edict(box: Box, p: Params) -> Sentences:
    return rome.tr("Choose the edict that is not used."), rome.tr("{name} chooses the edict that is not used.")


def _full_edict(box: Box, p: Params) -> Sentences:
    left = number(p, "n")
    return (
        rome.tr(
            "Choose the edicts to be fulfilled in full: %n more.", "Choose the edict to be fulfilled in full.", left
        ),
        rome.tr("{name} chooses the edicts to be fulfilled in full."),
    )


# A turn


def _upkeep(box: Box, p: Params) -> Sentences:
    numbers = box.numbers
    gold, strife = tokens("gold", numbers.project_gold), tokens("strife", numbers.project_strife)
    return (
        rome.tr(
            "Active projects, %n to go: pay {gold:object} or gain {strife:object} for the next one.",
            "Active projects: pay {gold:object} or gain {strife:object} for the last one.",
            number(p, "n"),
            gold=gold,
            strife=strife,
        ),
        rome.tr("{name} pays for active projects."),
    )


def _action(box: Box, p: Params) -> Sentences:
    return rome.tr("Your actions: as many as you like."), rome.tr("{name} takes actions.")


def _part(box: Box, p: Params) -> Sentences:
    return (
        rome.tr("Choose the next action: you are asked how much of it you take."),
        rome.tr("{name} takes part of a benefit."),
    )


def _must_use(box: Box, p: Params) -> Sentences:
    return (
        rome.tr("A card in hand must be used first: choose how."),
        rome.tr("{name} uses a card that must be used first."),
    )


def _face_down(box: Box, p: Params) -> Sentences:
    card = called(box, number(p, "card"))
    return (
        rome.tr("{card}, face down: choose what it gives.", card=card),
        rome.tr("{name} plays {card:object} face down.", card=card),
    )


def _military(box: Box, p: Params) -> Sentences:
    return (
        rome.tr("How much military do you spend? {safe} is enough to take no damage.", safe=number(p, "safe")),
        rome.tr("{name} conquers an enemy."),
    )


def _bought(box: Box, p: Params) -> Sentences:
    card = called(box, number(p, "card"))
    return rome.tr("Where does {card:subject} go?", card=card), rome.tr(
        "{name} puts {card:object} somewhere.", card=card
    )


def _order(box: Box, p: Params) -> Sentences:
    return rome.tr("Choose what is resolved next."), rome.tr("{name} chooses what is resolved next.")


# Paying


def _pay(box: Box, p: Params) -> Sentences:
    match own_program(box, p):
        case "boost":
            return rome.tr("Choose how to pay for the boost."), rome.tr("{name} pays for a boost.")
        case "build":
            return rome.tr("Choose how to pay for building it."), rome.tr("{name} pays for a development.")
        case "edict":
            return rome.tr("Choose how to pay for the edict."), rome.tr("{name} pays for an edict.")
        case "":
            step = step_of(box, p)
            assert step is not None
            return capital(sentence(speech().clause(whole(box, p, step)))), ANYTHING
        case _:
            return rome.tr("Choose how to pay for the agreement."), rome.tr("{name} pays for an agreement.")


# What a card asks, where its clause is not the question


def _choose(box: Box, p: Params) -> Sentences:
    return rome.tr("Choose one."), ANYTHING


def _take(box: Box, p: Params) -> Sentences:
    what, most = str(p["what"]), number(p, "n")
    return rome.tr("How much do you take of {things:of}?", things=tokens(what, most)), ANYTHING


def _take_any(box: Box, p: Params) -> Sentences:
    return rome.tr("Choose which {things:object} you gain.", things=named(KINDS, str(p["what"]))), ANYTHING


def _with_burden(box: Box, p: Params) -> Sentences:
    return rome.tr("It also brings a burden: take all of it, or nothing?"), ANYTHING


def _more_of(box: Box, p: Params) -> Sentences:
    return rome.tr("Choose the attribute of which it gives more."), ANYTHING


def _capital(box: Box, p: Params) -> Sentences:
    return rome.tr("Choose an action of the Capital."), ANYTHING


def _place_enemy(box: Box, p: Params) -> Sentences:
    enemy = enemy_called(box, number(p, "enemy"))
    return (
        rome.tr("{enemy}, aggressive: choose the space.", enemy=enemy),
        rome.tr("{name} places {enemy:object}.", enemy=enemy),
    )


# Cleanup and the end of a round


def _level(box: Box, p: Params) -> Sentences:
    return (
        rome.tr("From which pile does the next development of the market come?"),
        rome.tr("{name} fills the market."),
    )


def _market_under(box: Box, p: Params) -> Sentences:
    return (
        rome.tr("The market is cleared. You may choose in which order its cards go under their piles."),
        rome.tr("{name} clears the market."),
    )


PROMPTS: Mapping[str, Callable[[Box, Params], Sentences]] = {
    "action": _action,
    "bought": _bought,
    "capital": _capital,
    "choose": _choose,
    "drop-edict": _drop_edict,
    "face-down": _face_down,
    "full-edict": _full_edict,
    "level": _level,
    "market-under": _market_under,
    "military": _military,
    "more-of": _more_of,
    "must-use": _must_use,
    "order": _order,
    "part": _part,
    "pay": _pay,
    "place-enemy": _place_enemy,
    "take": _take,
    "take-any": _take_any,
    "upkeep": _upkeep,
    "with-burden": _with_burden,
}
"""Questions that are not simply the clause of the step that asks."""
