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
from ludarium.words.voice import QT_TRANSLATE_NOOP, Company, either, listing

Params = Mapping[str, Any]
Sentences = tuple[str, str]
"""For oneself and for others."""


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    box, params = box_of(title), dict[str, Any](prompt.params)
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
    """Who brought on the effect of a card that asks somebody else."""
    return ATTACKS if box.cards[card].attack else PLAYED


def _attacked(box: Box, p: Params, company: Company, question: str) -> str:
    """Who attacks with what, what that does, and what can be done about it."""
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

ASKS = QT_TRANSLATE_NOOP("imperium", "{card}: {question}")
ATTACKS = QT_TRANSLATE_NOOP("imperium", "{who:subject} attacks you with {card:with}. {question}")
PLAYED = QT_TRANSLATE_NOOP("imperium", "{card:plain} of {who:of}: {question}")


ANYTHING = ""
"""Said of others, when there is nothing better: that they resolve the card."""


def _step(box: Box, p: Params, company: Company) -> Sentences:
    """The clause of the card that asks, with how many are left to pick."""
    step = step_of(box, p)
    assert step is not None
    said = sentence(speech().clause(whole(box, p["program"], step)))
    asked, left = getattr(step, "n", 1), p.get("n", 1)
    if isinstance(asked, int) and left < asked:
        said = imperium.tr("{question} Still to choose: {left}.", question=said, left=left)
    return said, ANYTHING


# A turn


def _side(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr("Choose the side of your power card for the whole match. Side B is easier to begin with."),
        imperium.tr("{name} chooses the side of the power card."),
    )


def _turn(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr("Your turn: activate, innovate or revolt."),
        imperium.tr("{name} chooses to activate, innovate or revolt."),
    )


def _activate(box: Box, p: Params, company: Company) -> Sentences:
    actions = imperium.noun("%n actions", "%n action", p["actions"])
    exhaust = imperium.noun("%n exhaust tokens", "%n exhaust token", p["exhaust"])
    return (
        imperium.tr("Play cards and use abilities. You have {means:object} left.", means=listing([actions, exhaust])),
        imperium.tr("{name} plays cards and uses abilities."),
    )


def _revolt(box: Box, p: Params, company: Company) -> Sentences:
    return imperium.tr("Revolt: return any number of Unrest from your hand."), imperium.tr("{name} revolts.")


def _place_token(box: Box, p: Params, company: Company) -> Sentences:
    if step_of(box, p) is not None:
        return _step(box, p, company)
    return (
        imperium.tr("Clean up: put 1 progress on a market card."),
        imperium.tr("{name} puts progress on a market card."),
    )


def _clean_up(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr("Clean up: discard any number of cards, then draw up to your hand size."),
        imperium.tr("{name} cleans up."),
    )


def _solstice(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr("Solstice: answer what your abilities ask and resolve all, or choose the one to resolve next."),
        imperium.tr("{name} resolves solstice abilities."),
    )


def _develop_in_reshuffle(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr("Your draw deck is empty. Before the reshuffle you may develop a card."),
        imperium.tr("{name} may develop a card before the reshuffle."),
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


def _play_gained(box: Box, p: Params, company: Company) -> Sentences:
    return imperium.tr("Free play {card:object} at once?", card=card_called(box, p["gained"])), ANYTHING


def _give_instead(box: Box, p: Params, company: Company) -> Sentences:
    cards = givers(box, p["givers"])
    return imperium.tr("You hold too few cards for the cost. Use {cards:object} for it?", cards=cards), ANYTHING


def _give_card(box: Box, p: Params, company: Company) -> Sentences:
    step = step_of(box, p)
    assert isinstance(step, GiveCard)
    cards = speech().sourced(a_card().counted(step.n), step.from_)
    receiver = imperium.noun("the bot") if company.is_alone else company.name(p["to"])
    return (
        imperium.tr("Give {receiver:to} {cards:object}.", receiver=receiver, cards=cards),
        imperium.tr("{name} gives {receiver:to} a card.", receiver=receiver),
    )


def _bargain(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr(
            "{card:subject} protects {player:object}. "
            "Give {player:to} {tokens:object} so that the attack strikes all the same?",
            card=card_called(box, p["card"]),
            player=company.name(p["to"]),
            tokens=TOKENS["progress"](p["n"]),
        ),
        imperium.tr("{name} may give progress so that the attack strikes all the same."),
    )


# What a card asks, where its clause is not the question


def _choose(box: Box, p: Params, company: Company) -> Sentences:
    return imperium.tr("Choose one."), ANYTHING


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


def _take_fame(box: Box, p: Params, company: Company) -> Sentences:
    return imperium.tr("Take one of the fame cards."), imperium.tr("{name} chooses a fame card.")


def _order_fame(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr("The other fame cards go back on top. Choose the one that lies lowest."),
        imperium.tr("{name} puts fame cards back."),
    )


def _pay(box: Box, p: Params, company: Company) -> Sentences:
    return (
        imperium.tr("Choose how to pay {tokens:object}: progress may stand in.", tokens=TOKENS[p["what"]](p["n"])),
        imperium.tr("{name} pays {tokens:object}.", tokens=TOKENS[p["what"]](p["n"])),
    )


def _swap_market(box: Box, p: Params, company: Company) -> Sentences:
    return imperium.tr("Choose the market card to swap."), ANYTHING


def _swap_exile(box: Box, p: Params, company: Company) -> Sentences:
    return imperium.tr("Choose the exiled card to swap."), ANYTHING


def _bots_turn(key: str) -> Callable[[Box, Params, Company], Sentences]:
    own, other = QUESTIONS[key]
    return lambda box, p, company: (imperium.tr(own, **p), imperium.tr(other))


PROMPTS: Mapping[str, Callable[[Box, Params, Company], Sentences]] = {
    "activate": _activate,
    "bargain": _bargain,
    **{key: _bots_turn(key) for key in QUESTIONS},
    "break-through": _break_through,
    "choose": _choose,
    "clean-up": _clean_up,
    "declare": _declare,
    "give-instead": _give_instead,
    "give_card": _give_card,
    "play-gained": _play_gained,
    "develop-in-reshuffle": _develop_in_reshuffle,
    "gamble": _declare,
    "order-fame": _order_fame,
    "pay": _pay,
    "place-token": _place_token,
    "react": _react,
    "revolt": _revolt,
    "side": _side,
    "solstice": _solstice,
    "swap-exile": _swap_exile,
    "swap-market": _swap_market,
    "take-fame": _take_fame,
    "turn": _turn,
}
"""Questions that are not simply the clause of the step that asks."""
