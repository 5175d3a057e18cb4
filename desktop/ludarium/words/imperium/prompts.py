"""What Imperium asks: of you, or, in the second sentence, of somebody else.

Most questions come from a card: they are put in the words of the step that asks them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.effects.verbs import EachOtherPlayer, EachPlayer
from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.vocabulary import GiveCard, Steal
from ludarium.words.effects.phrasing import sentence
from ludarium.words.imperium.bot import QUESTIONS
from ludarium.words.imperium.box import box_of, card_called, givers, key_called
from ludarium.words.imperium.names import TOKENS, imperium
from ludarium.words.imperium.question_origin import asking_card, step_of, whole
from ludarium.words.imperium.speech import a_card, speech
from ludarium.words.told import Told, fill_pair
from ludarium.words.voice import TEXT, Company, either, listing

Params = Mapping[str, Any]
Sentences = tuple[str, str]
"""For oneself and for others."""


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    box, params = box_of(title), dict[str, Any](prompt.params)
    if prompt.key in PAIRS:
        own, other = fill_pair(Told(params, prompt.seat, company, box), imperium, PAIRS[prompt.key], GAPS)
    else:
        own, other = PROMPTS.get(prompt.key, _step)(box, params, company)
    card = asking_card(box, params["program"]) if "program" in params else ""
    if card:
        by = params.get("by", prompt.seat)
        is_bots = box.programs[params["program"]].name.startswith("bot ")
        is_others = by != prompt.seat and params["card"] >= 0 and not is_bots
        who = imperium.tr("The bot") if company.is_alone else company.label(by)
        own = imperium.tr(_heading(box, params["card"]) if is_others else ASKS, card=card, question=own, who=who)
        other = other or imperium.tr("{name} resolves {card:object}.", card=card)
    if "attack" in params:
        own = _attacked(box, params, company, own)
    return company.say(prompt.seat, own, other)


def _heading(box: Box, card: int) -> str:
    """Return the heading that names the player whose card asks somebody else."""
    return ATTACKS if box.cards[card].attack else PLAYED


def _attacked(box: Box, p: Params, company: Company, question: str) -> str:
    """Tell who attacks with what, its effect, and the possible answer."""
    attack = box.cards[p["attack"]]
    card = card_called(box, p["attack"])
    if company.is_alone:  # what the bot does stands in its table, not on the card
        return imperium.tr(ATTACKS, who=imperium.tr("The bot"), card=card, question=question)
    harm = tuple(step for step in attack.play if isinstance(step, HARM))
    effect = speech().sentences(harm or attack.play)
    who = company.label(p["attacker"])
    return imperium.tr(
        "{who:subject} attacks you with {card:with}: {effect} {question}",
        who=who,
        card=card,
        effect=effect,
        question=question,
    )


HARM = (EachOtherPlayer, EachPlayer, GiveCard, Steal)
"""What strikes others."""

ASKS = TEXT("imperium", "{card}: {question}")
ATTACKS = TEXT("imperium", "{who:subject} attacks you with {card:with}. {question}")
PLAYED = TEXT("imperium", "{card:plain} of {who:of}: {question}")


ANYTHING = ""
"""Said of others, when there is nothing better: that they resolve the card."""


def _step(box: Box, p: Params, company: Company) -> Sentences:
    """Return the clause of the card that asks, with the number left to pick."""
    step = step_of(box, p)
    assert step is not None
    said = sentence(speech().clause(whole(box, p["program"], step)))
    asked, left = getattr(step, "n", 1), p.get("n", 1)
    if isinstance(asked, int) and left < asked:
        said = imperium.tr("{question} Still to choose: {left}.", question=said, left=left)
    return said, ANYTHING


# A turn


def _place_token(box: Box, p: Params, company: Company) -> Sentences:
    if step_of(box, p) is not None:
        return _step(box, p, company)
    return (
        imperium.tr("Clean up: put 1 progress on a market card."),
        imperium.tr("{name} puts progress on a market card."),
    )


# Reactions


def _react(box: Box, p: Params, company: Company) -> Sentences:
    own = imperium.tr("You may use an ability now.")
    if "protects" in p:
        cards = either([key_called(box, key) for key in p["protects"].split("|")])
        own = imperium.tr("You may ward it off with {cards:with}.", cards=cards)
        return own, imperium.tr("{name} may ward off the attack.")
    if p["card"] >= 0:
        own = imperium.tr("{card}: you may use an ability now.", card=card_called(box, p["card"]))
    return own, imperium.tr("{name} may use an ability.")


def _give_card(box: Box, p: Params, company: Company) -> Sentences:
    step = step_of(box, p)
    assert isinstance(step, GiveCard)
    cards = speech().sourced(a_card().counted(step.n), step.from_)
    receiver = imperium.noun("the bot") if company.is_alone else company.name(p["to"])
    return (
        imperium.tr("Give {receiver:to} {cards:object}.", receiver=receiver, cards=cards),
        imperium.tr("{name} gives {receiver:to} a card.", receiver=receiver),
    )


# What a card asks, where its clause is not the question


def _declare(box: Box, p: Params, company: Company) -> Sentences:
    if step_of(box, p) is None:
        return imperium.tr("Innovate: declare the suit to break through for."), imperium.tr("{name} innovates.")
    return imperium.tr("Declare a suit."), imperium.tr("{name} declares a suit.")


def _break_through(box: Box, p: Params, company: Company) -> Sentences:
    if step_of(box, p) is None:
        return (
            imperium.tr("Innovate: take a card from the market or from the deck."),
            imperium.tr("{name} innovates."),
        )
    return (
        imperium.tr("Take a card from the market or from the deck."),
        imperium.tr("{name} breaks through for a card."),
    )


PAIRS: Mapping[str, Sentences] = {
    **QUESTIONS,
    "activate": (
        TEXT("imperium", "Play cards and use abilities. You have {means:object} left."),
        TEXT("imperium", "{name} plays cards and uses abilities."),
    ),
    "bargain": (
        TEXT(
            "imperium",
            "{card:subject} protects {player:object}. "
            "Give {player:to} {tokens:object} so that the attack strikes all the same?",
        ),
        TEXT("imperium", "{name} may give progress so that the attack strikes all the same."),
    ),
    "choose": (TEXT("imperium", "Choose one."), ANYTHING),
    "clean-up": (
        TEXT("imperium", "Clean up: discard any number of cards, then draw up to your hand size."),
        TEXT("imperium", "{name} cleans up."),
    ),
    "give-instead": (TEXT("imperium", "You hold too few cards for the cost. Use {cards:object} for it?"), ANYTHING),
    "develop-in-reshuffle": (
        TEXT("imperium", "Your draw deck is empty. Before the reshuffle you may develop a card."),
        TEXT("imperium", "{name} may develop a card before the reshuffle."),
    ),
    "order-fame": (
        TEXT("imperium", "The other fame cards go back on top. Choose the one that lies lowest."),
        TEXT("imperium", "{name} puts fame cards back."),
    ),
    "revolt": (
        TEXT("imperium", "Revolt: return any number of Unrest from your hand."),
        TEXT("imperium", "{name} revolts."),
    ),
    "side": (
        TEXT("imperium", "Choose the side of your power card for the whole match. Side B is easier to begin with."),
        TEXT("imperium", "{name} chooses the side of the power card."),
    ),
    "solstice": (
        TEXT(
            "imperium", "Solstice: answer what your abilities ask and resolve all, or choose the one to resolve next."
        ),
        TEXT("imperium", "{name} resolves solstice abilities."),
    ),
    "swap-exile": (TEXT("imperium", "Choose the exiled card to swap."), ANYTHING),
    "swap-market": (TEXT("imperium", "Choose the market card to swap."), ANYTHING),
    "take-fame": (TEXT("imperium", "Take one of the fame cards."), TEXT("imperium", "{name} chooses a fame card.")),
    "turn": (
        TEXT("imperium", "Your turn: activate, innovate or revolt."),
        TEXT("imperium", "{name} chooses to activate, innovate or revolt."),
    ),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "card": lambda e: card_called(e.box, e["card"]),
    "cards": lambda e: givers(e.box, e["givers"]),
    "means": lambda e: listing(
        [
            imperium.noun("%n actions", "%n action", e["actions"]),
            imperium.noun("%n exhaust tokens", "%n exhaust token", e["exhaust"]),
        ]
    ),
    "player": lambda e: e.company.name(e["to"]),
    "tokens": lambda e: TOKENS["progress"](e["n"]),
}

PROMPTS: Mapping[str, Callable[[Box, Params, Company], Sentences]] = {
    "break-through": _break_through,
    "declare": _declare,
    "give_card": _give_card,
    "play-gained": lambda box, p, company: (
        imperium.tr("Free play {card:object} at once?", card=card_called(box, p["gained"])),
        ANYTHING,
    ),
    "gamble": _declare,
    "pay": lambda box, p, company: (
        imperium.tr("Choose how to pay {tokens:object}: progress may stand in.", tokens=TOKENS[p["what"]](p["n"])),
        imperium.tr("{name} pays {tokens:object}.", tokens=TOKENS[p["what"]](p["n"])),
    ),
    "place-token": _place_token,
    "react": _react,
}
"""Questions that are not simply the clause of the step that asks."""
