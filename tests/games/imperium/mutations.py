"""Packs with one thing changed by chance: what a person who writes one might do, and worse."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

from ludarium.engine.content_files import content_file
from ludarium.games.imperium.box import NEWEST

FOLDER = content_file("imperium", f"v{NEWEST}")
WORDS = (
    *("self", "drawn", "that_card", "any", "all", "hand", "discard", "play", "region", "unrest", "fame", "city"),
    *("in_play", "nation", "", "x", "pinned", "market", "exile", "history", "garrisoned_here", "active_quest"),
    *("materials", "progress", "name:City of Rome", "has_token:progress", "empire", "barbarian", "../outside"),
)
NUMBERS = (0, 1, -1, 2, 3, 5, 7, 50, 999, 10**9)


def ways(data: Any, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The ways to everything in the data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [found for key, held in inner for found in ((*way, key), *ways(held, (*way, key)))]


def change(pack: Path, chance: random.Random) -> str:
    """Change one thing in one file, and say what."""
    file = chance.choice(sorted(pack.glob("*.json")))
    page = json.loads(file.read_text(encoding="utf-8"))
    *way, last = chance.choice(ways(page))
    place = page
    for key in way:
        place = place[key]
    before = place[last]
    kind = chance.choice(["gone", "other", "empty", "twice"] if isinstance(before, list) else ["gone", "other"])
    if kind == "gone":
        del place[last]
    else:
        place[last] = {"other": lambda: _other(before, chance), "empty": list, "twice": lambda: before * 2}[kind]()
    file.write_text(json.dumps(page), encoding="utf-8")
    return f"{file.name} {[*way, last]}: {kind}"


def _other(before: Any, chance: random.Random) -> Any:
    if isinstance(before, bool):
        return not before
    if isinstance(before, int):
        return chance.choice(NUMBERS)
    if isinstance(before, str):
        return chance.choice(WORDS)
    return chance.choice([None, 0, "x", [], {}])


def changed_pack(folder: Path, seed: int) -> tuple[Path, str]:
    """A copy of our content with one thing changed, and what that is."""
    pack = folder / f"pack-{seed}"
    shutil.copytree(FOLDER, pack)
    return pack, change(pack, random.Random(seed))
