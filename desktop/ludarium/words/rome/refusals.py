"""Why an action of Rome is not possible."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.words.rome.names import rome
from ludarium.words.voice import TEXT

REASONS: Mapping[str, str] = {
    "not-offered": TEXT("rome", "This cannot be chosen now."),
    "not-in-action-phase": TEXT("rome", "Actions are taken in the Action Phase only."),
    "decide-first": TEXT("rome", "First decide what is being asked."),
    "must-use": TEXT("rome", "A card in hand must be used before anything else."),
    "used-card": TEXT("rome", "This card has been used this turn."),
    "not-in-hand": TEXT("rome", "This card is not in your hand."),
    "no-attribute-card": TEXT("rome", "Only attribute cards can be used like this."),
    "cannot-boost": TEXT("rome", "You have neither the resource of the banner nor gold for the boost."),
    "no-movement-token": TEXT(
        "rome", "All movement tokens are in use: no more cards can be used for movement this turn."
    ),
    "not-in-projects": TEXT("rome", "This development is not in your Projects Area."),
    "only-developments": TEXT("rome", "Only developments are put in the Projects Area."),
    "no-free-discard": TEXT("rome", "Attribute cards are not discarded unless an effect says so."),
    "not-on-grid": TEXT("rome", "The pawn cannot leave the empire."),
    "no-movement": TEXT("rome", "You have no movement points: use a card for movement first."),
    "not-next": TEXT("rome", "One step leads to a card above, below, left or right of the pawn."),
    "no-agreement": TEXT("rome", "There is no such agreement."),
    "pawn-elsewhere": TEXT("rome", "Your leader is not there."),
    "enemy-there": TEXT("rome", "An enemy is there."),
    "has-trade-token": TEXT("rome", "There is a trade token on this territory already."),
    "no-trade-token": TEXT("rome", "You have no trade token left."),
    "needs-technology": TEXT("rome", "This agreement costs {n} technology."),
    "no-enemy": TEXT("rome", "There is no enemy."),
    "enemy-hidden": TEXT("rome", "This enemy lies face down: go next to it first."),
    "needs-military": TEXT("rome", "You need at least {n} military to conquer this enemy."),
    "not-to-build": TEXT("rome", "Only developments in hand or in the Projects Area can be built."),
    "needs-points": TEXT("rome", "You do not have the attribute points that this development costs."),
    "needs-gold-over": TEXT("rome", "Building over a development costs gold that you do not have."),
    "capital-stays": TEXT("rome", "The Capital is never built over."),
    "not-next-to-built": TEXT(
        "rome", "Build next to the Capital or to a development: above, below, left or right of it."
    ),
    "build-at-pawn": TEXT("rome", "You can build only where your leader is."),
    "no-influence-on-territory": TEXT("rome", "Influence is placed on developments and on the Capital only."),
    "no-influence-token": TEXT("rome", "You have no influence token left."),
    "has-influence": TEXT("rome", "There is an influence token on this card already."),
    "no-such-ability": TEXT("rome", "This card has no such action."),
    "used-this-turn": TEXT("rome", "This works once a turn, and you have used it."),
    "cannot-pay": TEXT("rome", "You cannot pay what this costs."),
    "no-ready-token": TEXT("rome", "There is no Ready influence token on this card."),
    "not-your-ability": TEXT("rome", "Your leader has no such ability."),
    "not-in-market": TEXT("rome", "This card does not lie in the market."),
    "needs-gold": TEXT("rome", "This costs {n} gold."),
    "needs-industry": TEXT("rome", "Cycling this card costs {n} industry."),
    "no-strife-in-hand": TEXT("rome", "You have no strife in hand."),
    "cannot-return-strife": TEXT("rome", "Returning strife costs {n} military."),
    "no-loan-in-hand": TEXT("rome", "You have no loan in hand."),
    "only-resources": TEXT("rome", "Only water, food, iron and stone can be exchanged."),
    "needs-alike": TEXT("rome", "An exchange takes {n} of this resource."),
    "cannot-pay-space": TEXT("rome", "You cannot pay the next space of this edict."),
    "nothing-to-pay": TEXT("rome", "There is nothing to pay for this edict."),
    "taking-part": TEXT("rome", "You are choosing how much to take already."),
}


def reason(key: str) -> str | None:
    return rome.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    return str(value)
