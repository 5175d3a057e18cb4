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
from ludarium.words.told import Told, fill_pair
from ludarium.words.voice import TEXT, Company, capital

Sentences = tuple[str, str]
"""For oneself and for others."""


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    box, params = box_of(title), dict(prompt.params)
    if prompt.key in PAIRS:
        own, other = fill_pair(Told(params, prompt.seat, company, box), rome, PAIRS[prompt.key], GAPS)
    else:
        own, other = PROMPTS.get(prompt.key, _step)(box, params)
    if "program" in params and (card := asking_card(box, params)):
        own = rome.tr("{card}: {question}", card=card, question=own)
        other = other or rome.tr("{name} resolves {card:object}.", card=card)
    return company.say(prompt.seat, own, other)


ANYTHING = ""
"""Said of others, when there is nothing better: that they resolve the card."""


def _step(box: Box, p: Params) -> Sentences:
    """Return the clause of the card that asks, with the number left to pick."""
    step = step_of(box, p)
    assert step is not None
    said = sentence(speech().clause(whole(box, p, step)))
    left = number(p, "n", 1)
    if left > 1 and getattr(step, "n", left) != left:
        said = rome.tr("{question} Still to choose: {left}.", question=said, left=left)
    return said, ANYTHING


# Setting up


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


def _take(box: Box, p: Params) -> Sentences:
    what, most = str(p["what"]), number(p, "n")
    return rome.tr("How much do you take of {things:of}?", things=tokens(what, most)), ANYTHING


# Cleanup and the end of a round


PAIRS: Mapping[str, Sentences] = {
    "action": (TEXT("rome", "Your actions: as many as you like."), TEXT("rome", "{name} takes actions.")),
    "bought": (TEXT("rome", "Where does {card:subject} go?"), TEXT("rome", "{name} puts {card:object} somewhere.")),
    "capital": (TEXT("rome", "Choose an action of the Capital."), ANYTHING),
    "choose": (TEXT("rome", "Choose one."), ANYTHING),
    "drop-edict": (
        TEXT("rome", "Choose the edict that is not used."),
        TEXT("rome", "{name} chooses the edict that is not used."),
    ),
    "face-down": (
        TEXT("rome", "{card}, face down: choose what it gives."),
        TEXT("rome", "{name} plays {card:object} face down."),
    ),
    "level": (
        TEXT("rome", "From which pile does the next development of the market come?"),
        TEXT("rome", "{name} fills the market."),
    ),
    "market-under": (
        TEXT("rome", "The market is cleared. You may choose in which order its cards go under their piles."),
        TEXT("rome", "{name} clears the market."),
    ),
    "military": (
        TEXT("rome", "How much military do you spend? {safe} is enough to take no damage."),
        TEXT("rome", "{name} conquers an enemy."),
    ),
    "more-of": (TEXT("rome", "Choose the attribute of which it gives more."), ANYTHING),
    "must-use": (
        TEXT("rome", "A card in hand must be used first: choose how."),
        TEXT("rome", "{name} uses a card that must be used first."),
    ),
    "order": (TEXT("rome", "Choose what is resolved next."), TEXT("rome", "{name} chooses what is resolved next.")),
    "part": (
        TEXT("rome", "Choose the next action: you are asked how much of it you take."),
        TEXT("rome", "{name} takes part of a benefit."),
    ),
    "place-enemy": (
        TEXT("rome", "{enemy}, aggressive: choose the space."),
        TEXT("rome", "{name} places {enemy:object}."),
    ),
    "take-any": (TEXT("rome", "Choose which {things:object} you gain."), ANYTHING),
    "with-burden": (TEXT("rome", "It also brings a burden: take all of it, or nothing?"), ANYTHING),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "card": lambda e: called(e.box, number(e.data, "card")),
    "enemy": lambda e: enemy_called(e.box, number(e.data, "enemy")),
    "safe": lambda e: number(e.data, "safe"),
    "things": lambda e: named(KINDS, str(e["what"])),
}

PROMPTS: Mapping[str, Callable[[Box, Params], Sentences]] = {
    "full-edict": _full_edict,
    "pay": _pay,
    "take": _take,
    "upkeep": _upkeep,
}
"""Questions that are not simply the clause of the step that asks."""
