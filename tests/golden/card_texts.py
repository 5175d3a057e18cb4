"""Everything in the boxes of the card titles as a player reads it, one page each: copies stand together."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from pathlib import Path

from ludarium import words
from ludarium.games import TITLES
from ludarium.words import active_language
from ludarium.words.component import Component
from tests.golden.playthrough import FOLDER

HEADS: Mapping[str, Callable[[Component], str]] = {
    "imperium": lambda card: f"{card.facts['group']} ({card.facts.get('box', card.kind)})",
    "rome": lambda card: card.kind,
}
"""By title, what stands above components that belong together."""


IN_GERMAN = (
    *("1VIK1", "2QIN1", "2UTO2", "1CAR1", "2UTO3", "1FAM9", "1REG14", "2ART5", "2EGY1", "1UNC11"),
    *("2TRI7", "1UNC7", "2OLM1", "2ART16", "2ART4", "1MAC11", "1CEL21", "2MIN16", "2ATL7", "2TRI2"),
    *("1VIK4", "1UNC14", "1PER5", "1VIK16", "1GRE9", "2ART8", "1UNC18", "2ART2", "1UNC20", "1UNC1"),
)
"""Cards of Imperium that are read in German: the longest, the most nested, and among them every verb there is."""

GERMAN = FOLDER / "imperium-cards.de.txt"


def path(title: str) -> Path:
    return FOLDER / f"{title}-cards.txt"


def text(title: str) -> str:
    return "\n".join(_page(title)) + "\n"


def german_text() -> str:
    active_language.speak("de")
    try:
        return "\n".join(_page("imperium", IN_GERMAN)) + "\n"
    finally:
        active_language.speak(active_language.SOURCE)


def _page(title: str, wanted: Container[str] | None = None) -> Iterator[str]:
    """Every component, or only those whose ids are wanted."""
    cards: dict[tuple[str, str, str], list[str]] = {}
    for card in words.components(TITLES.get(title)):
        if wanted is None or card.id in wanted:
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
