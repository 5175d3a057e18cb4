"""Everything in the boxes of the card titles as a player reads it, one page each: copies stand together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from ludarium import words
from ludarium.games import TITLES
from ludarium.words.component import Component
from tests.golden.playthrough import FOLDER

HEADS: Mapping[str, Callable[[Component], str]] = {
    "imperium": lambda card: f"{card.facts['group']} ({card.facts.get('box', card.kind)})",
    "rome": lambda card: card.kind,
}
"""By title, what stands above components that belong together."""


def path(title: str) -> Path:
    return FOLDER / f"{title}-cards.txt"


def text(title: str) -> str:
    return "\n".join(_page(title)) + "\n"


def _page(title: str) -> Iterator[str]:
    cards: dict[tuple[str, str, str], list[str]] = {}
    for card in words.components(TITLES.get(title)):
        cards.setdefault((HEADS[title](card), card.name, card.text), []).append(card.id)
    last = ""
    for (head, name, said), ids in cards.items():
        if head != last:
            last = head
            yield f"== {head} =="
            yield ""
        yield f"{name} [{' '.join(ids)}]"
        yield from (f"    {line}" for line in said.splitlines())
        yield ""
