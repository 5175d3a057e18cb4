"""Libraries and match files as every released version wrote them: they open with all that is in them."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.match import LOT
from ludarium.library import schema
from ludarium.library.files import read_match
from ludarium.library.library import Library
from ludarium.library.troubles import LibraryError

LAYOUTS = Path(__file__).parent / "layouts"
VERSIONS = range(1, len(schema.MIGRATIONS) + 1)


@pytest.fixture(params=VERSIONS)
def version(request) -> int:
    return request.param


@pytest.fixture
def folder(version, tmp_path) -> Path:
    """A library as that version wrote it."""
    connection = sqlite3.connect(tmp_path / "library.sqlite")
    connection.executescript((LAYOUTS / f"{version}.sql").read_text(encoding="utf-8"))
    assert schema.version_of(connection) == version
    assert schema.version_by_layout(connection) == version
    connection.close()
    return tmp_path


@pytest.fixture
def told(version) -> dict:
    """What was in it."""
    return json.loads((LAYOUTS / f"{version}.json").read_text(encoding="utf-8"))


def test_every_layout_was_written_down():
    """A new one: ``python -m tests.library.layouts``."""
    assert sorted(int(path.stem) for path in LAYOUTS.glob("*.sql")) == list(VERSIONS)


def test_it_opens_with_all_its_matches(folder, told):
    with Library.open(folder) as library:
        assert library.notice is None
        matches = {str(card.id): [card.title, card.actions, card.over] for card in library.matches()}
        assert matches == told["matches"]
        for card in library.matches():
            match = library.load(card.id)
            assert match.notice is None
            assert (match.cursor, match.is_over, match.players) == (card.actions, card.over, card.players)
            assert (match.origin, match.handed) == (LOT, ())
        for title, count in told["results"].items():
            assert len(library.high_scores(title, practice=True, limit=None)) == count
        assert schema.version_of(library._store._connection) == len(schema.MIGRATIONS)
    with Library.open(folder) as library:
        assert len(library.matches()) == len(told["matches"])


def test_its_open_matches_go_on(folder):
    with Library.open(folder) as library:
        going_on = [card.id for card in library.matches() if not card.over]
        assert going_on
        for number in going_on:
            match, rng = library.load(number), Rng(number)
            for _ in range(20):
                match.play(match.title.sample(match.state, rng))
    with Library.open(folder) as library:
        assert all(library.load(number).notice is None for number in going_on)


def test_its_match_files_are_read(version):
    match = read_match(LAYOUTS / f"{version}.ludarium")
    assert len(match.actions) >= 38
    assert match.origin == LOT


def test_a_newer_one_is_refused_and_nothing_is_touched(version, folder):
    """Seen by the program of that version, all that came later is newer."""
    newest = folder / "newest"
    newest.mkdir()
    with Library.open(folder) as library:
        library.matches()
    shutil.copy(folder / "library.sqlite", newest)
    before = (newest / "library.sqlite").read_bytes()
    known = schema.MIGRATIONS[: version - 1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", known)
        with pytest.raises(LibraryError) as caught:
            Library.open(newest)
    params = {"file": str(newest / "library.sqlite"), "schema": len(schema.MIGRATIONS), "known": len(known)}
    assert (caught.value.reason.key, dict(caught.value.reason.params)) == ("library-newer", params)
    assert (newest / "library.sqlite").read_bytes() == before
    assert sorted(path.name for path in newest.iterdir()) == ["library.lock", "library.sqlite"]
