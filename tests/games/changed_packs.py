"""Packs and maps with something changed by chance: what a person who writes one might do, and worse."""

from __future__ import annotations

import copy
import json
import random
import shutil
from pathlib import Path
from typing import Any

from ludarium.engine.content_files import content_file
from ludarium.games.imperium.box import NEWEST as IMPERIUM
from ludarium.games.rome.content import NEWEST as ROME

SOURCES = {
    "imperium": content_file("imperium", f"v{IMPERIUM}"),
    "rome": content_file("rome", f"v{ROME}"),
    "eight-minute-empire": content_file("eight_minute_empire", "v2") / "maps" / "b.json",
}
NUMBERS = (0, 1, -1, 2, 3, 5, 50, 999, 10**9, 10**30)
ODD = (None, 0, -1, True, 1.5, "", "x", "\ud800", "name:\n", "../outside", [], {}, [[]], [None], {"": 0}, "y" * 5000)

Way = tuple[str | int, ...]


def ways(data: Any, way: Way = ()) -> list[Way]:
    """The ways to everything in the data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [found for key, held in inner for found in ((*way, key), *ways(held, (*way, key)))]


def at(data: Any, way: Way) -> Any:
    for key in way:
        data = data[key]
    return data


def changed_copy(title: str, folder: Path, seed: int) -> tuple[Path, str]:
    """A copy of our content with one thing or a few changed, and what these are."""
    source, chance = SOURCES[title], random.Random(f"{title} {seed}")
    if source.is_dir():
        pack = folder / f"pack-{seed}"
        shutil.copytree(source, pack)
    else:
        pack = folder / f"map{seed}.json"
        pack.write_text(
            source.read_text(encoding="utf-8").replace('"id": "b"', f'"id": "map{seed}"', 1), encoding="utf-8"
        )
    done = [_change(pack, chance) for _ in range(chance.choice((1, 1, 1, 2, 4)))]
    return pack, "; ".join(done)


def _change(pack: Path, chance: random.Random) -> str:
    file = chance.choice(sorted(pack.glob("*.json"))) if pack.is_dir() else pack
    page = json.loads(file.read_text(encoding="utf-8"))
    found = ways(page)
    if not found:
        return f"{file.name}: nothing is left to change"
    *way, last = chance.choice(found)
    place = at(page, tuple(way))
    before = place[last]
    kind = chance.choice(("gone", "other", "odd", "swapped", "wrapped", "empty", "twice", "text"))
    if kind == "gone":
        del place[last]
    elif kind == "swapped":
        place[last] = copy.deepcopy(at(page, chance.choice(found)))
    else:
        place[last] = _other(kind, before, chance, page, found)
    file.write_text(json.dumps(page), encoding="utf-8")
    return f"{file.name} {[*way, last]}: {kind}"


def _other(kind: str, before: Any, chance: random.Random, page: Any, found: list[Way]) -> Any:
    match kind, before:
        case "wrapped", _:
            return [before]
        case "empty", list() | dict() | str():
            return type(before)()
        case "twice", list() | str():
            return before * 2
        case "text", list() | dict():
            return json.dumps(before)[:60]
        case "odd", _:
            return copy.deepcopy(chance.choice(ODD))
        case _, bool():
            return not before
        case _, int():
            return chance.choice(NUMBERS)
        case _, str():
            texts = [held for way in found if isinstance(held := at(page, way), str)]
            return chance.choice(texts)
    return copy.deepcopy(chance.choice(ODD))
