"""Content of somebody's own: a match knows it again, and waits for it when it is gone or another."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import attrs
import pytest

from ludarium import words
from ludarium.engine.content_files import content_file
from ludarium.engine.reasons import ContentError, MatchError
from ludarium.games import TITLES
from ludarium.games.eight_minute_empire.maps import OURS, map_ids
from ludarium.games.imperium.box import NEWEST
from ludarium.library.files import read_match
from ludarium.library.library import Library

CHANGED = "The pack “mine” is not what it was when this match was played with it."


@pytest.fixture
def pack(monkeypatch, tmp_path) -> Path:
    monkeypatch.setenv("LUDARIUM_HOME", str(tmp_path))
    folder = tmp_path / "packs" / "imperium" / "mine"
    shutil.copytree(content_file("imperium", f"v{NEWEST}"), folder)
    return folder


@pytest.fixture
def match(pack) -> int:
    """A match with the pack, a few actions old."""
    with Library.open() as library:
        title = TITLES.get("imperium", options={"pack": "mine"})
        match = library.new_match(title, title.setup(2, options={"pack": "mine"}), 5, ["easy", "easy"])
        for _ in range(5):
            match.play(title.actions(match.state)[0])
        return match.id


def trouble(match: int) -> str:
    with Library.open() as library:
        before = library._store.document(match)
        with pytest.raises(MatchError) as caught:
            library.load(match)
        assert library._store.document(match) == before, "it stays as it is"
    return words.sentence(caught.value.reason)


def length(match: int) -> int:
    with Library.open() as library:
        loaded = library.load(match)
        assert loaded.notice is None
        return len(loaded.actions)


def page(pack: Path) -> dict:
    return json.loads((pack / "romans.json").read_text(encoding="utf-8"))


def test_a_pack_that_is_gone_is_named_and_the_match_goes_on_when_it_is_back(pack, match, tmp_path):
    pack.rename(tmp_path / "elsewhere")
    assert trouble(match) == f"There is no pack mine in the folder {pack.parent}."
    (tmp_path / "elsewhere").rename(pack)
    assert length(match) == 5


def test_a_pack_that_has_changed_is_named_and_the_match_goes_on_when_it_is_as_before(pack, match):
    """Also where nothing of it has come up yet, and without a new start of the program."""
    before = (pack / "romans.json").read_text(encoding="utf-8")
    changed = page(pack)
    changed["cards"][-1]["name"] = "Another name"
    (pack / "romans.json").write_text(json.dumps(changed), encoding="utf-8")
    assert trouble(match).startswith(CHANGED)
    (pack / "romans.json").write_text(before, encoding="utf-8")
    assert length(match) == 5


def test_how_a_pack_is_spaced_does_not_matter(pack, match):
    (pack / "romans.json").write_text(json.dumps(page(pack), indent=3), encoding="utf-8")
    assert length(match) == 5


def test_another_version_of_a_pack_is_another_pack(pack, match):
    sheet = json.loads((pack / "box.json").read_text(encoding="utf-8"))
    (pack / "box.json").write_text(json.dumps({**sheet, "version": NEWEST + 1}), encoding="utf-8")
    assert trouble(match).startswith(CHANGED)


def test_a_file_keeps_the_check_sum(pack, match, tmp_path):
    file = tmp_path / "out.ludarium"
    with Library.open() as library:
        library.export(match, file)
    document = json.loads(file.read_text())
    assert len(document["checksum"]) == 16
    assert len(read_match(file).actions) == 5
    file.write_text(json.dumps({**document, "checksum": "0" * 16}))
    with pytest.raises(MatchError) as caught:
        read_match(file)
    assert words.sentence(caught.value.reason).startswith(CHANGED)


def test_a_match_from_before_check_sums_is_taken_at_its_word(pack, match):
    with Library.open() as library:
        library._store._connection.execute("UPDATE matches SET checksum = ''")
        assert len(library.load(match).actions) == 5


def test_what_is_sent_to_where_the_computer_thinks_must_be_the_same_there(pack):
    title = TITLES.get("imperium", options={"pack": "mine"})
    make, values = title.__reduce__()
    assert make(*values).box is title.box
    changed = page(pack)
    changed["stars"] += 1
    (pack / "romans.json").write_text(json.dumps(changed), encoding="utf-8")
    with pytest.raises(ContentError):
        make(*values)


# Maps


def test_our_maps_need_no_check_sum():
    title = TITLES.get("eight-minute-empire")
    assert map_ids(1) == OURS
    assert [title.own_content({"map": name}) for name in OURS] == [None, None]
    assert title.own_content({}) is None


@pytest.fixture
def own_map(tmp_path):
    """Our title with a map of somebody's own, and the drawing of it."""
    ours = json.loads((content_file("eight_minute_empire", "v1") / "maps" / "b.json").read_text(encoding="utf-8"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**ours, "id": "mine"}), encoding="utf-8")
    return TITLES.get("eight-minute-empire").check_file(file)


def test_a_map_of_ones_own_is_known_again(own_map):
    own = own_map.own_content({"map": "mine"})
    assert (own.kind, own.name) == ("map", "mine")
    board = own_map.boards["mine"]
    board.map = attrs.evolve(board.map, note="Another")
    assert own_map.own_content({"map": "mine"}).checksum != own.checksum


def test_a_match_on_a_map_that_is_gone(tmp_path):
    title = TITLES.get("eight-minute-empire")
    with Library.open(tmp_path) as library:
        match = library.new_match(title, title.setup(2), 5, ["easy", "easy"])
        library._store._connection.execute(
            'UPDATE matches SET setup = replace(setup, \'"map": "a"\', \'"map": "mine"\')'
        )
        with pytest.raises(MatchError) as caught:
            library.load(match.id)
    said = words.sentence(caught.value.reason)
    assert said.startswith("There is no map mine in the folder ")
