"""What Eight-Minute Empire asks: of you, or, in the second sentence, of somebody else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludarium.engine.prompts import Prompt
from ludarium.engine.registry import AnyTitle
from ludarium.games.eight_minute_empire.content import OR
from ludarium.words.eight_minute_empire.deeds import PHRASES
from ludarium.words.eight_minute_empire.names import coins, empire, region
from ludarium.words.told import Pair, Told, say_pair
from ludarium.words.voice import TEXT, Company, either, listing


def prompt(title: AnyTitle, prompt: Prompt, company: Company) -> str:
    told = Told(dict(prompt.params), prompt.seat, company, None)
    return _neutral(told) if prompt.key == "neutral" else say_pair(told, empire, PAIRS[prompt.key], GAPS)


def _neutral(e: Told) -> str:
    return e.say(
        empire.tr(
            "Place a neutral army in any region. %n are left.", "Place the last neutral army in any region.", e["left"]
        ),
        empire.tr("{name} places a neutral army."),
    )


def _left(p: Mapping[str, Any]) -> str:
    """Describe what the card still allows."""
    said = [PHRASES[verb](p[verb]) for verb in PHRASES if verb in p]
    return either(said) if p.get("join") == OR else listing(said)


PAIRS: Mapping[str, Pair] = {
    "bid": (
        TEXT("empire", "Bid in secret for naming the first player. You have {coins:object}."),
        TEXT("empire", "{name} bids in secret."),
    ),
    "first": (
        TEXT("empire", "You won the bid. Name the first player."),
        TEXT("empire", "{name} won the bid and names the first player."),
    ),
    "take": (TEXT("empire", "Take a card. You have {coins:object}."), TEXT("empire", "{name} takes a card.")),
    "act": (TEXT("empire", "You may still {deeds}. Or end your turn."), TEXT("empire", "{name} may {deeds}.")),
    "end": (TEXT("empire", "Nothing is left to do. End your turn."), TEXT("empire", "{name} ends the turn.")),
    "confirm": (
        TEXT("empire", "This destroys your own army in region {region}. Do it, or take it back."),
        TEXT("empire", "{name} is about to destroy an army of their own."),
    ),
}
GAPS: Mapping[str, Callable[[Told], object]] = {
    "coins": lambda e: coins(e["coins"]),
    "deeds": lambda e: _left(e.data),
    "region": lambda e: region(e["region"]),
}
