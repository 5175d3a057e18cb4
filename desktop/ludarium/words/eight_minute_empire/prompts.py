"""What Eight-Minute Empire asks: of you, or, in the second sentence, of somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.games.eight_minute_empire.content import OR
from ludarium.words.eight_minute_empire.deeds import PHRASES
from ludarium.words.eight_minute_empire.names import coins, empire, region
from ludarium.words.voice import Company, either, listing

Sentences = tuple[str, str, dict[str, Any]]
"""For oneself, for others, and what fills their gaps."""


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    own, other, gaps = PROMPTS[prompt.key](dict(prompt.params))
    return company.say(prompt.seat, own, other, **gaps)


def _neutral(p: Mapping[str, Any]) -> Sentences:
    return (
        empire.tr(
            "Place a neutral army in any region. %n are left.", "Place the last neutral army in any region.", p["left"]
        ),
        empire.tr("{name} places a neutral army."),
        {},
    )


def _bid(p: Mapping[str, Any]) -> Sentences:
    return (
        empire.tr("Bid in secret for naming the first player. You have {coins:object}."),
        empire.tr("{name} bids in secret."),
        {"coins": coins(p["coins"])},
    )


def _first(p: Mapping[str, Any]) -> Sentences:
    return (
        empire.tr("You won the bid. Name the first player."),
        empire.tr("{name} won the bid and names the first player."),
        {},
    )


def _take(p: Mapping[str, Any]) -> Sentences:
    return (
        empire.tr("Take a card. You have {coins:object}."),
        empire.tr("{name} takes a card."),
        {"coins": coins(p["coins"])},
    )


def _act(p: Mapping[str, Any]) -> Sentences:
    return (
        empire.tr("You may still {deeds}. Or end your turn."),
        empire.tr("{name} may {deeds}."),
        {"deeds": _left(p)},
    )


def _left(p: Mapping[str, Any]) -> str:
    """What the card still lets one do."""
    said = [PHRASES[verb](p[verb]) for verb in PHRASES if verb in p]
    return either(said) if p.get("join") == OR else listing(said)


def _end(p: Mapping[str, Any]) -> Sentences:
    return empire.tr("Nothing is left to do. End your turn."), empire.tr("{name} ends the turn."), {}


def _confirm(p: Mapping[str, Any]) -> Sentences:
    return (
        empire.tr("This destroys your own army in region {region}. Do it, or take it back."),
        empire.tr("{name} is about to destroy an army of their own."),
        {"region": region(p["region"])},
    )


PROMPTS: Mapping[str, Callable[[Mapping[str, Any]], Sentences]] = {
    "neutral": _neutral,
    "bid": _bid,
    "first": _first,
    "take": _take,
    "act": _act,
    "end": _end,
    "confirm": _confirm,
}
