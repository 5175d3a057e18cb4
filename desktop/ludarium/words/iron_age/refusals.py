"""Why an action of The Iron Age is not possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.words.iron_age.names import (
    COLONIES,
    DEVELOPMENTS,
    FACES,
    ROWS,
    STEPS,
    THINGS,
    goods,
    iron_age,
    population,
)
from ludarium.words.voice import TEXT

REASONS: Mapping[str, str] = {
    "skull-locked": TEXT("iron_age", "A die that shows a skull cannot be rolled again."),
    "no-such-die": TEXT("iron_age", "No die shows {face:object}."),
    "no-such-face": TEXT("iron_age", "This die has no face {face:plain}."),
    "same-face": TEXT("iron_age", "This die shows {face:object} already."),
    "one-die": TEXT("iron_age", "Leadership rolls exactly one of your dice again."),
    "needs-army": TEXT("iron_age", "A conquest needs an army."),
    "needs-goods": TEXT("iron_age", "You need {goods:object} for this."),
    "needs-food": TEXT("iron_age", "You have no food for an army."),
    "needs-population": TEXT("iron_age", "You have no population left to build with."),
    "needs-development": TEXT("iron_age", "You need {development:object} for this."),
    "goods-only": TEXT("iron_age", "Urns are filled with goods, and you have none."),
    "row-full": TEXT("iron_age", "There is no room for more {row:of} on your board."),
    "all-built": TEXT("iron_age", "You have built all {what:object}."),
    "built-already": TEXT("iron_age", "You have built the {what:object} already."),
    "owned-already": TEXT("iron_age", "You have {development:object} already."),
    "one-development": TEXT("iron_age", "A development is bought before this, and only one in a turn."),
    "too-dear": TEXT("iron_age", "You cannot pay for {development:for}: it costs {price}."),
    "not-yours-to-pay": TEXT("iron_age", "You do not have what you want to pay with."),
    "too-little": TEXT("iron_age", "This pays {paid}, but the price is {price}."),
    "no-expansion": TEXT("iron_age", "This belongs to the Mediterranean expansion, which is not played."),
    "struck": TEXT("iron_age", "{development:subject} is struck from the sheet: everybody can build ships."),
    "four-players": TEXT("iron_age", "This colony is in the game with four players only."),
    "colony-completed": TEXT("iron_age", "{colony:subject} is completed: nobody can change it any more."),
    "last-peg": TEXT("iron_age", "The last peg completes a colony, and that takes a ship."),
    "complete-it": TEXT("iron_age", "The last peg completes the colony: bring a ship."),
    "colony-full": TEXT("iron_age", "All holes are taken, and pegs give way only when you complete."),
    "no-pegs": TEXT("iron_age", "You have not enough colony pegs: there are {pegs} in all."),
    "no-own-peg": TEXT("iron_age", "You have no peg there."),
    "needs-ship": TEXT("iron_age", "You need a ship to complete a colony."),
    "needs-settlers": TEXT("iron_age", "You need {population:object} for this."),
    "too-much": TEXT("iron_age", "This pays more than it must: something could be left out."),
}

_GAPS: Mapping[str, Mapping[str, str]] = {
    "face": FACES,
    "development": DEVELOPMENTS,
    "row": ROWS,
    "what": THINGS,
    "now": STEPS,
    "colony": COLONIES,
}
_COUNTED: Mapping[str, Callable[[int], str]] = {"goods": goods, "population": population}


def reason(key: str) -> str | None:
    return iron_age.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    if name in _COUNTED:
        return _COUNTED[name](int(value))
    return iron_age.named_or_own(_GAPS[name], str(value)) if name in _GAPS else str(value)
