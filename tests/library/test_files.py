"""Match files: written whole, read with suspicion."""

from __future__ import annotations

import contextlib
import json
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.reasons import MatchError
from ludarium.games import TITLES as REAL_TITLES
from ludarium.library import files
from ludarium.library.files import read_match
from ludarium.library.troubles import LibraryError
from tests.library.match_file import write_match

from .counting import COUNTING, ROLL, TITLES, count_up


@pytest.fixture
def match():
    match = Match(COUNTING, COUNTING.setup(["Ann", "Bén"], options={"undo": "practice"}), 2**64 - 1, ["human", "hard"])
    count_up(match, 1, 2)
    match.play(ROLL)
    match.undo()
    return match


@pytest.fixture
def file(tmp_path, match):
    path = tmp_path / "match.ludarium"
    write_match(path, match)
    return path


def edited(file, **changes):
    """The file with other values; ... takes a field out."""
    data = json.loads(file.read_text())
    for field, value in changes.items():
        target, _, key = field.rpartition("__")
        place = data[target] if target else data
        if value is ...:
            del place[key]
        else:
            place[key] = value
    file.write_text(json.dumps(data))
    return file


def trouble(path) -> tuple[str, dict]:
    with pytest.raises((MatchError, LibraryError)) as caught:
        read_match(path, TITLES)
    return caught.value.reason.key, dict(caught.value.reason.params)


# There and back


def test_a_match_comes_back(file, match):
    read = read_match(file, TITLES)
    assert (read.setup, read.seed, read.players) == (match.setup, match.seed, match.players)
    assert (read.actions, read.digests, read.states, read.cursor) == (
        match.actions,
        match.digests,
        match.states,
        match.cursor,
    )


def test_the_shape_of_a_file(file):
    data = json.loads(file.read_text())
    assert data.pop("created")
    assert data.pop("program")
    assert [len(digest) for digest in data.pop("digests")] == [8, 8, 8]
    assert data == {
        "ludarium": 1,
        "title": "counting",
        "content": 1,
        "rules": 1,
        "setup": {"names": ["Ann", "Bén"], "first": 0, "options": {"target": "10", "undo": "practice"}},
        "seed": 2**64 - 1,
        "origin": "lot",
        "checksum": "",
        "players": ["human", "hard"],
        "handed": [],
        "ended": [],
        "cursor": 2,
        "hints": 0,
        "actions": ["add 1", "add 2", "roll"],
    }


def test_export_and_import(library, new_match, tmp_path):
    match = new_match(undo="practice")
    count_up(match, 1, 2, 3)
    match.undo()
    library.export(match.id, tmp_path / "out.ludarium")
    copy = library.load(library.import_file(tmp_path / "out.ludarium"))
    assert copy.id != match.id
    assert (copy.actions, copy.cursor, copy.setup) == (match.actions, match.cursor, match.setup)
    first, second = library.matches()
    assert first.created == second.created
    count_up(copy, 1)
    assert len(library.load(match.id).actions) == 3


def test_what_was_scored_elsewhere_is_no_result_here(library, new_match, tmp_path):
    match = new_match()
    count_up(match, 3, 2, 3, 2, 3, 2, 1)
    library.export(match.id, tmp_path / "out.ludarium")
    library.import_file(tmp_path / "out.ludarium")
    assert [card.over for card in library.matches()] == [True, True]
    assert len(library.high_scores("counting")) == 2


def test_more_fields_do_no_harm(file):
    assert read_match(edited(file, remark="a good one"), TITLES).cursor == 2


def test_a_file_from_before_hints_were_counted(file):
    data = json.loads(file.read_text())
    del data["hints"]
    file.write_text(json.dumps(data))
    assert read_match(file, TITLES).hints == 0


def test_actions_without_digests_are_taken_at_their_word(file):
    assert read_match(edited(file, digests=["", "", ""]), TITLES).cursor == 2


# Formats


def test_an_older_format_is_brought_up_to_date(file, monkeypatch):
    def spelled_out(data):
        return {**data, "title": data["game"]}

    monkeypatch.setitem(files.MIGRATIONS, 0, spelled_out)
    assert read_match(edited(file, ludarium=0, title=..., game="counting"), TITLES).cursor == 2
    assert trouble(edited(file, game=...)) == ("file-damaged", {"file": str(file)})


def test_a_newer_format_is_refused(file):
    assert trouble(edited(file, ludarium=2)) == ("match-newer", {"format": 2, "known": 1})


@pytest.mark.parametrize("number", [-1, "1", None, True, 1.0, [], {}, 10**40])
def test_a_format_that_never_was(file, number):
    assert trouble(edited(file, ludarium=number)) == ("file-foreign", {"file": str(file)})


def test_a_format_that_nobody_knows_any_more(file):
    assert trouble(edited(file, ludarium=0)) == ("file-damaged", {"file": str(file)})


# What may be wrong with a file


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\x00\x01\x02",
        b"\xff\xfe\xfd",
        b'{"ludarium": NaN}',
        b'{"ludarium": 1, "seed": ' + b"9" * 5000 + b"}",
        b"[" * 100_000,
        b'{"ludarium":' * 100_000,
    ],
)
def test_not_json(tmp_path, content):
    path = tmp_path / "broken.ludarium"
    path.write_bytes(content)
    assert trouble(path) == ("file-damaged", {"file": str(path)})


@pytest.mark.parametrize("content", ["[]", "1", '"ludarium"', "null", "{}", '{"title": "counting"}'])
def test_json_of_something_else(tmp_path, content):
    path = tmp_path / "foreign.ludarium"
    path.write_text(content)
    assert trouble(path) == ("file-foreign", {"file": str(path)})


def test_a_huge_file(tmp_path):
    path = tmp_path / "huge.ludarium"
    with path.open("wb") as file:
        file.truncate(10**9)
    assert trouble(path) == ("file-too-big", {"file": str(path), "megabytes": 16})


def test_a_folder_is_no_file(tmp_path):
    key, params = trouble(tmp_path)
    assert key == "file-unreadable"
    assert params["file"] == str(tmp_path)


def test_no_such_file(tmp_path):
    assert trouble(tmp_path / "none.ludarium")[0] == "file-unreadable"


FIELDS = [
    "title",
    "content",
    "rules",
    "setup",
    "seed",
    "players",
    "created",
    "cursor",
    "actions",
    "digests",
    "setup.names",
    "setup.first",
    "setup.options",
]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [..., None, True, 1.5, [1], {"a": 1}, [["a"]], "\ud800", "x" * 2000])
def test_fields_that_are_missing_or_wrong(file, field, value):
    if field == "setup" and value == {"a": 1}:
        field = "setup.names"
    assert trouble(edited(file, **{field.replace(".", "__"): value})) == ("match-field", {"field": field})


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"rules": -1}, "rules"),
        ({"content": 2**40}, "content"),
        ({"cursor": 2**40}, "cursor"),
        ({"players": ["human"]}, "players"),
        ({"digests": []}, "digests"),
    ],
)
def test_fields_that_do_not_fit(file, changes, field):
    assert trouble(edited(file, **changes)) == ("match-field", {"field": field})


@pytest.mark.parametrize(
    ("changes", "key", "params"),
    [
        ({"title": "chess"}, "title", {"title": "chess", "known": "counting"}),
        ({"content": 9}, "match-content", {"title": "counting", "content": 9, "known": 1}),
        ({"content": 0}, "match-content", {"title": "counting", "content": 0, "known": 1}),
        ({"rules": 9}, "match-rules", {"title": "counting", "rules": 9, "known": 1}),
        ({"setup__options": {"colour": "red"}}, "option", {"option": "colour", "known": "target, undo"}),
        ({"setup__options": {"undo": "never"}}, "choice", None),
        ({"setup__first": 2}, "first-seat", {"first": 2, "seats": 2}),
        ({"setup__names": [], "players": []}, "seats", {"seats": 0, "low": 1, "high": 3}),
        ({"cursor": 4}, "match-cursor", {"cursor": 4, "actions": 3}),
        ({"cursor": -1}, "match-cursor", {"cursor": -1, "actions": 3}),
        ({"actions": ["add 1", "add 7", "roll"]}, "match-illegal", {"action": 2, "text": "add 7"}),
        ({"actions": ["add 1", "", "roll"]}, "match-illegal", {"action": 2, "text": ""}),
        ({"actions": ["add 1", "add " + "9" * 900, "roll"]}, "match-illegal", None),
        ({"actions": ["add 1", "add 3", "roll"]}, "match-parted", {"action": 2, "text": "add 3"}),
        ({"digests": ["", "", "00000000"]}, "match-parted", {"action": 3, "text": "roll"}),
    ],
)
def test_a_match_that_cannot_be(file, changes, key, params):
    found, its_params = trouble(edited(file, **changes))
    assert found == key
    assert params is None or its_params == params


def test_content_that_another_version_gave(file, monkeypatch):
    monkeypatch.setattr(type(COUNTING), "content_version", 2)
    assert trouble(file) == ("match-content", {"title": "counting", "content": 1, "known": 2})


def test_rules_that_stumble(file, monkeypatch):
    """Whatever a title does with an action that it never gave out, reading a file ends in a reason."""

    def stumble(self, state, action):
        return None if state.totals == (0, 0) else [][1]

    monkeypatch.setattr(type(COUNTING), "why_not", stumble)
    assert trouble(file) == ("match-illegal", {"action": 2, "text": "add 2"})


def test_a_refused_file_leaves_the_library_alone(library, file):
    for changes in ({"title": "chess"}, {"actions": ["x", "y", "z"]}):
        with pytest.raises(MatchError):
            library.import_file(edited(file, **changes))
    assert library.matches() == []


# Writing


def test_a_file_is_replaced_whole(file, match, monkeypatch):
    before = file.read_bytes()

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    match.redo()
    with pytest.raises(LibraryError) as caught:
        write_match(file, match)
    assert caught.value.reason.key == "file-unwritable"
    assert dict(caught.value.reason.params) == {"file": str(file), "problem": "No space left on device"}
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("name", [".", "none/match.ludarium", "x" * 300])
def test_where_no_file_can_be(tmp_path, match, name):
    (tmp_path / "folder").mkdir()
    with pytest.raises(LibraryError) as caught:
        write_match(tmp_path / "folder" / name, match)
    assert caught.value.reason.key == "file-unwritable"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


# Any damage at all


@pytest.fixture(scope="module")
def sound_bytes(tmp_path_factory):
    title, rng = REAL_TITLES.get("iron-age"), Rng(3)
    match = Match(title, title.setup(2, options={"length": "short"}), 11)
    while not match.is_over and len(match.actions) < 60:
        match.play(title.sample(match.state, rng))
    path = tmp_path_factory.mktemp("sound") / "match.ludarium"
    write_match(path, match)
    assert read_match(path).states == match.states
    return path.read_bytes()


@pytest.fixture(scope="module")
def scratch(tmp_path_factory):
    return tmp_path_factory.mktemp("fuzz") / "match.ludarium"


def read_or_refuse(path) -> None:
    with contextlib.suppress(MatchError, LibraryError):
        read_match(path)


fuzz = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
spots = st.floats(0, 1, exclude_max=True)


@fuzz
@given(flips=st.lists(st.tuples(spots, st.integers(1, 255)), min_size=1, max_size=8))
def test_flipped_bytes(sound_bytes, scratch, flips):
    data = bytearray(sound_bytes)
    for spot, mask in flips:
        data[int(spot * len(data))] ^= mask
    scratch.write_bytes(data)
    read_or_refuse(scratch)


@fuzz
@given(begin=spots, end=spots, filler=st.binary(max_size=20))
def test_missing_and_foreign_pieces(sound_bytes, scratch, begin, end, filler):
    begin, end = sorted(int(spot * len(sound_bytes)) for spot in (begin, end))
    scratch.write_bytes(sound_bytes[:begin] + filler + sound_bytes[end:])
    read_or_refuse(scratch)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@fuzz
@given(field=st.sampled_from([*FIELDS, "ludarium"]), value=json_values)
def test_other_values(sound_bytes, scratch, field, value):
    scratch.write_bytes(sound_bytes)
    read_or_refuse(edited(scratch, **{field.replace(".", "__"): value}))


@fuzz
@given(
    place=spots, words=st.lists(st.sampled_from(["build", "buy", "pay", "0", "-1", "99", "port", "٣", "é", "omens"]))
)
def test_other_actions(sound_bytes, scratch, place, words):
    data = json.loads(sound_bytes)
    number = int(place * len(data["actions"]))
    data["actions"][number] = data["actions"][number].split()[0] + " " + " ".join(words)
    data["digests"] = [""] * len(data["actions"])
    scratch.write_text(json.dumps(data))
    read_or_refuse(scratch)
