"""What a card is worth, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.games.imperium.cards import Points
from ludarium.words.imperium.names import imperium, points
from ludarium.words.imperium.speech import ImperiumSpeech
from ludarium.words.voice import TEXT, series

CASES: Mapping[str, str] = {
    "in_history": TEXT("imperium", "{points:subject} in history"),
    "garrisoned": TEXT("imperium", "{points:subject} garrisoned"),
    "in_play": TEXT("imperium", "{points:subject} in play"),
    "not_in_play": TEXT("imperium", "{points:subject} anywhere but in play"),
}


def points_line(say: ImperiumSpeech, vp: Points) -> str:
    match vp.kind:
        case "fixed":
            return imperium.tr("{points}.", points=points(vp.n))
        case "conditional":
            return _conditional(vp)
        case _:
            return _variable(say, vp)


def _conditional(vp: Points) -> str:
    said = [imperium.tr(CASES[case.if_], points=points(case.n)) for case in vp.cases]
    return imperium.tr("{cases}, else {other}.", cases=series(said), other=vp.else_)


def _variable(say: ImperiumSpeech, vp: Points) -> str:
    assert vp.per is not None
    said = imperium.tr("{points:same} {often}", points=points(vp.n), often=say.per(vp.per))
    if vp.also_per is not None:
        said = imperium.tr("{points:same} and {number} {often}", points=said, number=vp.n, often=say.per(vp.also_per))
    return imperium.tr("{points}, at most {most}.", points=said, most=vp.max)
