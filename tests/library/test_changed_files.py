"""Match files, campaigns and preferences with something changed by chance: taken over, or told in a sentence."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludarium import words
from ludarium.engine.chance import Rng
from ludarium.engine.reasons import LudariumError
from ludarium.games import TITLES
from ludarium.library.campaign_files import is_campaign
from ludarium.library.files import read_document
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from tests.games.changed_packs import ODD, at, ways

STEPS = 25


@pytest.fixture(scope="module")
def sources(tmp_path_factory) -> dict[str, Any]:
    """A campaign with a match in it, and a match of every title."""
    folder, found = tmp_path_factory.mktemp("sources"), {}
    with Library.open(folder / "home") as library:
        kept = library.campaigns.begin("imperium", "Ann", "romans", options={"commons": "classics"})
        match, rng = library.campaigns.next_match(kept, "celts", 7), Rng(7)
        for _ in range(STEPS):
            match.play(match.title.sample(match.state, rng))
        library.export_campaign(library.campaigns.get(kept.id), folder / "campaign")
        found["campaign"] = json.loads((folder / "campaign").read_text())
        for name in TITLES:
            title = TITLES.get(name)
            match = library.new_match(title, title.setup(min(2, title.allowed_seats[-1])), 3)
            for _ in range(STEPS):
                match.play(match.title.sample(match.state, rng))
            library.export(match.id, folder / name)
            found[name] = json.loads((folder / name).read_text())
    found["preferences"] = {"theme": "dark", "text_scale": 120, "names": ["Ann"], "levels": {"Ann": "hard"}}
    return found


def changed(data: Any, chance: random.Random) -> str:
    """The text of the data with a few things changed, or of a text that is hardly JSON any more."""
    page = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 2, 5))):
        found = ways(page)
        if not found:
            break
        *way, last = chance.choice(found)
        place = at(page, tuple(way))
        match chance.randrange(4):
            case 0:
                del place[last]
            case 1:
                place[last] = copy.deepcopy(chance.choice((*ODD, 10**30, "x" * 2000, {"seed": 1})))
            case 2:
                place[last] = copy.deepcopy(at(page, chance.choice(found)))
            case 3:
                place[last] = copy.deepcopy([place[last]] * chance.choice((1, 2, 50)))
    text = json.dumps(page)
    if chance.random() < 0.15:
        begin = chance.randrange(len(text))
        text = text[:begin] + chance.choice(("", "\x00", "]]", '"', "\ufeff")) + text[begin + chance.randrange(9) :]
    return text


def take_in(library: Library, file: Path) -> str:
    """What is said of the file; nothing when it was taken over, whole."""
    try:
        if is_campaign(read_document(file)):
            kept = library.campaigns.get(library.import_campaign(file))
            library.export_campaign(kept, file)
        else:
            library.load(library.import_file(file))
    except LudariumError as error:
        return words.sentence(error.reason)
    return ""


def sweep(sources: dict[str, Any], folder: Path, tries: range) -> None:
    name, before = folder / "file.ludarium", set(folder.rglob("*"))
    accepted, refused = 0, set()
    with Library.open(folder / "home") as library:
        for number in tries:
            chance = random.Random(number)
            kind = chance.choice(sorted(sources))
            text = changed(sources[kind], chance)
            if kind == "preferences":
                (folder / "home" / "preferences.json").write_text(text, errors="replace")
                preferences = Preferences.open(folder / "home")
                assert preferences.get("theme", "light") is not None
                continue
            name.write_text(text, errors="replace")
            count = len(library.matches())
            said = take_in(library, name)
            assert said or len(library.matches()) > count or kind == "campaign"
            accepted += not said
            refused.add(said[:30])
        assert library.campaigns.all() is not None
    assert accepted
    assert len(refused) > 3
    outside = {path for path in folder.rglob("*") if folder / "home" not in path.parents}
    assert outside <= before | {name, folder / "home"}


def test_changed_files_are_taken_over_or_told(sources, tmp_path):
    sweep(sources, tmp_path, range(150))


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_changed_files_are_taken_over_or_told(sources, tmp_path, part):
    sweep(sources, tmp_path, range(150 + part * 2000, 150 + part * 2000 + 2000))
