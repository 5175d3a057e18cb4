"""Every card and every bot's table of Imperium as a player reads it, on one page: copies stand together."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.words.imperium.catalogue import components
from tests.games.imperium.table import TITLE
from tests.golden.playthrough import FOLDER

PATH = FOLDER / "imperium-cards.txt"


def text() -> str:
    return "\n".join(_page()) + "\n"


def _page() -> Iterator[str]:
    cards: dict[tuple[str, str, str, str], list[str]] = {}
    for card in components(TITLE):
        cards.setdefault((card.facts.get("box", card.kind), card.facts["group"], card.name, card.text), []).append(
            card.id
        )
    group: list[str] = []
    for (*part, name, said), ids in cards.items():
        if part != group:
            group = part
            yield f"== {part[1]} ({part[0]}) =="
            yield ""
        yield f"{name} [{' '.join(ids)}]"
        yield from (f"    {line}" for line in said.splitlines())
        yield ""
