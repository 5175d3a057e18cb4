"""What a line of the score is made of: the cards that bring or cost glory at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.registry import AnyTitle
from ludarium.words.rome.box import box_of, key_called
from ludarium.words.voice import MINUS, NBSP, listing


def score_detail(title: AnyTitle, line: str, parts: Sequence[tuple[str, int]], at_length: bool = False) -> str:
    box = box_of(title)
    return listing([f"{key_called(box, key)}{NBSP}{n}".replace("-", MINUS) for key, n in parts])
