"""Writes down a library as this version of the program keeps it: ``python -m tests.library.layouts``.

To be run once for each layout that is released, and never again for one that was: what it wrote is what people have.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.library.library import Library

HERE = Path(__file__).parent


def play(library: Library, title: str, seed: int, actions: int, players: tuple[str, ...], **options: str) -> Any:
    """A match that was played by chance, as far as it goes."""
    rules, rng = TITLES.get(title), Rng(seed)
    match = library.new_match(rules, rules.setup(len(players), options=options), seed, players)
    while not match.is_over and len(match.actions) < actions:
        match.play(rules.sample(match.state, rng))
    return match


def fill(library: Library) -> None:
    """Matches that are over, open, half undone and deleted, of every title that there is."""
    play(library, "iron-age", 1, 9999, ("human",))
    library.delete(play(library, "iron-age", 2, 9999, ("human", "hard")).id)
    match = play(library, "iron-age", 2**64 - 1, 40, ("human", "easy"), undo="practice")
    match.undo()
    match.undo()
    if "eight-minute-empire" in TITLES:
        play(library, "eight-minute-empire", 4, 9999, ("human", "medium", "hard"))
        play(library, "eight-minute-empire", 5, 30, ("human", "human"), goods_tokens="on")
    if "imperium" in TITLES:
        play(library, "imperium", 6, 150, ("human", "hard"), nations="romans,celts")
        campaign(library)
    if "rome" in TITLES:
        play(library, "rome", 7, 40, ("human",))
        play(library, "rome", 8, 60, ("human",), length="short").end("conceded", 0)


def campaign(library: Library) -> None:
    """A campaign with a match that was given up, and another that goes on."""
    kept = library.campaigns.begin("imperium", "Ann", "romans", options={"commons": "classics", "undo": "fair"})
    first = library.campaigns.next_match(kept, "celts", 9)
    first.end("conceded", 0)
    kept = library.campaigns.settle(library.campaigns.get(kept.id), first)
    second, rng = library.campaigns.next_match(kept, "greeks", 10), Rng(10)
    for _ in range(30):
        second.play(second.title.sample(second.state, rng))


def dump(folder: Path) -> str:
    """The database as text, with what it says of itself."""
    connection = sqlite3.connect(folder / "library.sqlite")
    marks = [f"PRAGMA {name} = {connection.execute(f'PRAGMA {name}').fetchone()[0]};" for name in MARKS]
    text = "\n".join([*marks, *connection.iterdump()])
    connection.close()
    return text + "\n"


MARKS = ("application_id", "user_version")


def main(out: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Library.open(folder) as library:
            fill(library)
            matches = {card.id: [card.title, card.actions, card.over] for card in library.matches()}
            results = {title: len(library.high_scores(title, practice=True, limit=None)) for title in TITLES}
            library.export(max(matches), folder / "match.ludarium")
        connection = sqlite3.connect(folder / "library.sqlite")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.close()
        (out / f"{version}.sql").write_text(dump(folder), encoding="utf-8")
        (out / f"{version}.ludarium").write_bytes((folder / "match.ludarium").read_bytes())
        told = json.dumps({"matches": matches, "results": results}, indent=1)
        (out / f"{version}.json").write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
