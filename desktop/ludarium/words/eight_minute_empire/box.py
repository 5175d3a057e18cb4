"""What is in the box of a title that is known to be Eight-Minute Empire."""

from __future__ import annotations

from ludarium.engine.registry import AnyTitle
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.title import EightMinuteEmpire


def box_of(title: AnyTitle) -> Box:
    assert isinstance(title, EightMinuteEmpire)
    return title.box
