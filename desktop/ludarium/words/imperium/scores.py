"""What a line of the score is made of: cards with their points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludarium.engine.frames import NOTHING
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.state import State
from ludarium.words.imperium.bot import bot_called
from ludarium.words.imperium.box import box_of, key_called
from ludarium.words.imperium.names import cards, imperium
from ludarium.words.voice import NBSP, series

FEW = 4
"""So many kinds of card are named in a short line."""


def rival(title: AnyTitle, state: State) -> str:
    if state.bot == NOTHING:
        return ""
    return bot_called(box_of(title).nations[state.seats[state.bot].nation].key)


def score_detail(title: AnyTitle, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False) -> str:
    """List the cards of a line, equal ones together; only their number if there are many, unless at length."""
    alike = Counter(parts)
    if not at_length and len(alike) > FEW:
        return cards(len(parts))
    box = box_of(title)
    said = [_part(key_called(box, key), count, points) for (key, points), count in alike.items()]
    return series(said)


def _part(name: str, count: int, points: int) -> str:
    if count == 1:
        return f"{name}{NBSP}{points}"
    return imperium.tr("{count} {card:same}", count=count, card=f"{name}{NBSP}{count * points}")
