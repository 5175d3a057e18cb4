"""Why an action of Imperium is not possible."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.games.imperium.compilation import BOXES
from ludarium.words.imperium.box import key_called
from ludarium.words.imperium.names import STATES, imperium
from ludarium.words.voice import TEXT

REASONS: Mapping[str, str] = {
    "unplayable": TEXT("imperium", "{card:subject} cannot be played."),
    "no-action": TEXT("imperium", "You have no action left to play {card:object}."),
    "wrong-state": TEXT("imperium", "{card:subject} can be played only by {state:by}."),
    "requirement": TEXT("imperium", "{card:subject} cannot be played yet: its condition is not met."),
    "not-in-hand": TEXT("imperium", "You do not have {card:object} in hand."),
    "not-in-play": TEXT("imperium", "You do not have {card:object} in play."),
    "no-ability": TEXT("imperium", "{card:subject} has no ability to exhaust it for."),
    "ability-waits": TEXT("imperium", "{card:subject} is exhausted only when what it waits for happens."),
    "exhausted": TEXT("imperium", "{card:subject} is exhausted already."),
    "no-exhaust": TEXT("imperium", "You have no exhaust token left for {card:for}."),
    "cannot-use": TEXT("imperium", "You cannot do or pay what {card:subject} takes."),
    "turn-first": TEXT("imperium", "First choose your turn: activate, innovate or revolt."),
    "turn-chosen": TEXT("imperium", "You have already chosen what kind of turn this is."),
    "decide-first": TEXT("imperium", "First decide what {card:subject} asks."),
    "not-activating": TEXT("imperium", "Cards are played and exhausted only while you activate."),
    "not-offered": TEXT("imperium", "This cannot be chosen now."),
    "does-not-fit": TEXT("imperium", "{card:subject} is not what is asked for."),
    "market-closed": TEXT("imperium", "A market card is taken only when something lets you acquire or break through."),
    "discard-later": TEXT("imperium", "Cards leave your hand in clean up, or when something asks for it."),
    "leave-later": TEXT("imperium", "A card stays in play until something lets it leave."),
    "exile-closed": TEXT("imperium", "An exiled card is taken only when something allows it."),
    "develop-later": TEXT(
        "imperium", "A card is developed by an empire that reshuffles, or when something lets you develop."
    ),
    "cannot-pay": TEXT("imperium", "You cannot pay what {card:subject} takes."),
}


def reason(key: str) -> str | None:
    return imperium.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    if name == "state":
        return imperium.named_or_own(STATES, str(value))
    if name == "card":
        return key_called(BOXES.released(), str(value))
    return str(value)
