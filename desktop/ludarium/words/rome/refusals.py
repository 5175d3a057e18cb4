"""Why an action of Rome is not possible."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.words.rome.names import rome
from ludarium.words.voice import QT_TRANSLATE_NOOP

REASONS: Mapping[str, str] = {
    "not-offered": QT_TRANSLATE_NOOP("rome", "This cannot be chosen now."),
    "not-in-action-phase": QT_TRANSLATE_NOOP("rome", "Actions are taken in the Action Phase only."),
    "decide-first": QT_TRANSLATE_NOOP("rome", "First decide what is being asked."),
    "must-use": QT_TRANSLATE_NOOP("rome", "A card in hand must be used before anything else."),
    "used-card": QT_TRANSLATE_NOOP("rome", "This card has been used this turn."),
    "not-in-hand": QT_TRANSLATE_NOOP("rome", "This card is not in your hand."),
    "no-attribute-card": QT_TRANSLATE_NOOP("rome", "Only attribute cards can be used like this."),
    "cannot-boost": QT_TRANSLATE_NOOP("rome", "You have neither the resource of the banner nor gold for the boost."),
    "no-movement-token": QT_TRANSLATE_NOOP(
        "rome", "All movement tokens are in use: no more cards can be used for movement this turn."
    ),
    "not-in-projects": QT_TRANSLATE_NOOP("rome", "This development is not in your Projects Area."),
    "only-developments": QT_TRANSLATE_NOOP("rome", "Only developments are put in the Projects Area."),
    "no-free-discard": QT_TRANSLATE_NOOP("rome", "Attribute cards are not discarded unless an effect says so."),
    "not-on-grid": QT_TRANSLATE_NOOP("rome", "The pawn cannot leave the empire."),
    "no-movement": QT_TRANSLATE_NOOP("rome", "You have no movement points: use a card for movement first."),
    "not-next": QT_TRANSLATE_NOOP("rome", "One step leads to a card above, below, left or right of the pawn."),
    "no-agreement": QT_TRANSLATE_NOOP("rome", "There is no such agreement."),
    "pawn-elsewhere": QT_TRANSLATE_NOOP("rome", "Your leader is not there."),
    "enemy-there": QT_TRANSLATE_NOOP("rome", "An enemy is there."),
    "has-trade-token": QT_TRANSLATE_NOOP("rome", "There is a trade token on this territory already."),
    "no-trade-token": QT_TRANSLATE_NOOP("rome", "You have no trade token left."),
    "needs-technology": QT_TRANSLATE_NOOP("rome", "This agreement costs {n} technology."),
    "no-enemy": QT_TRANSLATE_NOOP("rome", "There is no enemy."),
    "enemy-hidden": QT_TRANSLATE_NOOP("rome", "This enemy lies face down: go next to it first."),
    "needs-military": QT_TRANSLATE_NOOP("rome", "You need at least {n} military to conquer this enemy."),
    "not-to-build": QT_TRANSLATE_NOOP("rome", "Only developments in hand or in the Projects Area can be built."),
    "needs-points": QT_TRANSLATE_NOOP("rome", "You do not have the attribute points that this development costs."),
    "needs-gold-over": QT_TRANSLATE_NOOP("rome", "Building over a development costs gold that you do not have."),
    "capital-stays": QT_TRANSLATE_NOOP("rome", "The Capital is never built over."),
    "not-next-to-built": QT_TRANSLATE_NOOP(
        "rome", "Build next to the Capital or to a development: above, below, left or right of it."
    ),
    "build-at-pawn": QT_TRANSLATE_NOOP("rome", "You can build only where your leader is."),
    "no-influence-on-territory": QT_TRANSLATE_NOOP(
        "rome", "Influence is placed on developments and on the Capital only."
    ),
    "no-influence-token": QT_TRANSLATE_NOOP("rome", "You have no influence token left."),
    "has-influence": QT_TRANSLATE_NOOP("rome", "There is an influence token on this card already."),
    "no-such-ability": QT_TRANSLATE_NOOP("rome", "This card has no such action."),
    "used-this-turn": QT_TRANSLATE_NOOP("rome", "This works once a turn, and you have used it."),
    "cannot-pay": QT_TRANSLATE_NOOP("rome", "You cannot pay what this costs."),
    "no-ready-token": QT_TRANSLATE_NOOP("rome", "There is no Ready influence token on this card."),
    "not-your-ability": QT_TRANSLATE_NOOP("rome", "Your leader has no such ability."),
    "not-in-market": QT_TRANSLATE_NOOP("rome", "This card does not lie in the market."),
    "needs-gold": QT_TRANSLATE_NOOP("rome", "This costs {n} gold."),
    "needs-industry": QT_TRANSLATE_NOOP("rome", "Cycling this card costs {n} industry."),
    "no-strife-in-hand": QT_TRANSLATE_NOOP("rome", "You have no strife in hand."),
    "cannot-return-strife": QT_TRANSLATE_NOOP("rome", "Returning strife costs {n} military."),
    "no-loan-in-hand": QT_TRANSLATE_NOOP("rome", "You have no loan in hand."),
    "only-resources": QT_TRANSLATE_NOOP("rome", "Only water, food, iron and stone can be exchanged."),
    "needs-alike": QT_TRANSLATE_NOOP("rome", "An exchange takes {n} of this resource."),
    "cannot-pay-space": QT_TRANSLATE_NOOP("rome", "You cannot pay the next space of this edict."),
    "nothing-to-pay": QT_TRANSLATE_NOOP("rome", "There is nothing to pay for this edict."),
    "taking-part": QT_TRANSLATE_NOOP("rome", "You are choosing how much to take already."),
}


def reason(key: str) -> str | None:
    return rome.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    return str(value)
