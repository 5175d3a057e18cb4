"""Why an action of The Iron Age is not possible."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludarium.words.iron_age.names import DEVELOPMENTS, FACES, ROWS, STEPS, THINGS, goods, iron_age, named
from ludarium.words.voice import QT_TRANSLATE_NOOP

REASONS: Mapping[str, str] = {
    "skull-locked": QT_TRANSLATE_NOOP("iron_age", "A die that shows a skull cannot be rolled again."),
    "no-such-die": QT_TRANSLATE_NOOP("iron_age", "No die shows {face}."),
    "no-such-face": QT_TRANSLATE_NOOP("iron_age", "This die has no face {face}."),
    "same-face": QT_TRANSLATE_NOOP("iron_age", "This die shows {face} already."),
    "one-die": QT_TRANSLATE_NOOP("iron_age", "Leadership rolls exactly one of your dice again."),
    "needs-army": QT_TRANSLATE_NOOP("iron_age", "A conquest needs an army."),
    "needs-goods": QT_TRANSLATE_NOOP("iron_age", "You need {goods} for this."),
    "needs-food": QT_TRANSLATE_NOOP("iron_age", "You have no food for an army."),
    "needs-population": QT_TRANSLATE_NOOP("iron_age", "You have no population left to build with."),
    "needs-development": QT_TRANSLATE_NOOP("iron_age", "You need {development} for this."),
    "goods-only": QT_TRANSLATE_NOOP("iron_age", "Urns are filled with goods, and you have none."),
    "row-full": QT_TRANSLATE_NOOP("iron_age", "There is no room for more {row} on your board."),
    "all-built": QT_TRANSLATE_NOOP("iron_age", "You have built all {what}."),
    "built-already": QT_TRANSLATE_NOOP("iron_age", "You have built the {what} already."),
    "owned-already": QT_TRANSLATE_NOOP("iron_age", "You have {development} already."),
    "one-development": QT_TRANSLATE_NOOP("iron_age", "You may buy one development in a turn."),
    "too-dear": QT_TRANSLATE_NOOP("iron_age", "You cannot pay for {development}: it costs {price}."),
    "not-yours-to-pay": QT_TRANSLATE_NOOP("iron_age", "You do not have what you want to pay with."),
    "too-little": QT_TRANSLATE_NOOP("iron_age", "This pays {paid}, but the price is {price}."),
    "too-much": QT_TRANSLATE_NOOP("iron_age", "This pays more than it must: something could be left out."),
}

_GAPS: Mapping[str, Mapping[str, str]] = {
    "face": FACES,
    "development": DEVELOPMENTS,
    "row": ROWS,
    "what": THINGS,
    "now": STEPS,
}
_COUNTED: Mapping[str, Callable[[int], str]] = {"goods": goods}


def reason(key: str) -> str | None:
    return iron_age.tr(REASONS[key]) if key in REASONS else None


def gap(name: str, value: str | int) -> str:
    if name in _COUNTED:
        return _COUNTED[name](int(value))
    return named(_GAPS[name], str(value)) if name in _GAPS else str(value)
