"""Why something is not possible in Eight-Minute Empire."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.words.eight_minute_empire.names import DEEDS, STEPS, cities, coins, empire
from ludarium.words.voice import TEXT

REASONS: Mapping[str, str] = {
    "no-neutral": TEXT("empire", "Neutral armies are only in the game of two."),
    "bid-over": TEXT("empire", "The bid is over: there is one in a game."),
    "bid-too-high": TEXT("empire", "You cannot bid more than you have: {coins}."),
    "bid-too-low": TEXT("empire", "The lowest bid is 0."),
    "needs-coins": TEXT("empire", "This card costs {coins:object}, more than you have."),
    "not-in-row": TEXT("empire", "This card does not lie in the row."),
    "one-card": TEXT("empire", "You have taken a card: one is taken in a turn."),
    "not-on-card": TEXT("empire", "Your card does not let you {deed}."),
    "one-of-two": TEXT("empire", "The card gives one or the other, and you have done the other."),
    "used-up": TEXT("empire", "The card lets you do no more of this."),
    "no-armies": TEXT("empire", "You have no army left in your supply."),
    "needs-own-city": TEXT("empire", "New armies come to the start or where you have a city."),
    "not-your-army": TEXT("empire", "You have no army there: only your own can be moved."),
    "no-sea": TEXT("empire", "This move goes over land only, not along a dotted line."),
    "not-neighbours": TEXT("empire", "These regions are no neighbours: an army goes step by step."),
    "no-cities": TEXT("empire", "All your {cities:subject} stand on the map."),
    "city-needs-army": TEXT("empire", "A city is built where you have an army."),
    "cities-stay": TEXT("empire", "Cities cannot be destroyed."),
    "no-such-army": TEXT("empire", "There is no such army in this region."),
}

_GAPS: Mapping[str, Mapping[str, str]] = {"deed": DEEDS, "now": STEPS}
_COUNTED: Mapping[str, Callable[[int], str]] = {"coins": coins, "cities": cities}


def reason(key: str) -> str | None:
    return empire.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    if name in _COUNTED:
        return _COUNTED[name](int(value))
    return empire.named_or_own(_GAPS[name], str(value)) if name in _GAPS else str(value)
