"""Long matches: a bound on what is read, and a way to watch and to stop what takes its time."""

from __future__ import annotations

import json

import pytest

from ludarium.engine.match import Match
from ludarium.engine.reasons import MatchError
from ludarium.library import documents
from ludarium.library.documents import MOST_ACTIONS, StoppedError
from ludarium.library.files import read_match
from tests.library.match_file import write_match

from .counting import COUNTING, TITLES, count_up


@pytest.fixture
def file(tmp_path):
    match = Match(COUNTING, COUNTING.setup(1, options={"target": "30"}), 1)
    count_up(match, *[1] * 20)
    write_match(tmp_path / "match.ludarium", match)
    return tmp_path / "match.ludarium"


def test_more_actions_than_any_match_has(file):
    """They are refused before the first is looked at."""
    document = json.loads(file.read_text())
    many = MOST_ACTIONS + 1
    file.write_text(json.dumps({**document, "actions": ["x"] * many, "digests": [""] * many}))
    with pytest.raises(MatchError) as caught:
        read_match(file, TITLES)
    assert caught.value.reason.key == "match-too-long"
    assert dict(caught.value.reason.params) == {"actions": 100_001, "most": 100_000}


def test_as_many_as_may_be_are_looked_at(file):
    document = json.loads(file.read_text())
    file.write_text(json.dumps({**document, "actions": ["x"] * MOST_ACTIONS, "digests": [""] * MOST_ACTIONS}))
    with pytest.raises(MatchError) as caught:
        read_match(file, TITLES)
    assert caught.value.reason.key == "match-illegal"


def test_whoever_watches_is_told_how_far_it_is(file, monkeypatch):
    monkeypatch.setattr(documents, "_LOOK", 5)
    told = []
    assert read_match(file, TITLES, lambda done, total: told.append((done, total))).cursor == 20
    assert told == [(0, 20), (5, 20), (10, 20), (15, 20)]


def stop(done: int, total: int) -> None:
    raise StoppedError


def test_what_is_stopped_changes_nothing(library, new_match, file, tmp_path):
    match = new_match()
    count_up(match, 1, 2, 3)
    for use in (lambda: library.load(match.id, stop), lambda: library.import_file(file, stop)):
        with pytest.raises(StoppedError):
            use()
    assert [card.id for card in library.matches()] == [match.id]
    assert not (tmp_path / "damaged").exists()
    assert library.load(match.id).actions == match.actions


# Where a match was left


def test_a_tail_that_cannot_be_kept_is_dropped_from_the_disk_too(library, open_library, tmp_path):
    """A file whose cursor stands at the computer's turn, with actions after it."""
    match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben"]), 7, ["human", "hard"])
    count_up(match, 1, 2, 3)
    file = tmp_path / "out.ludarium"
    library.export(match.id, file)
    file.write_text(json.dumps({**json.loads(file.read_text()), "cursor": 1}))
    loaded = library.load(library.import_file(file))
    assert (loaded.cursor, [action.text for action in loaded.actions]) == (1, ["add 1"])
    library._store._connection.execute("UPDATE matches SET cursor = 1 WHERE id = ?", (match.id,))
    for loaded in (library.load(match.id), open_library().load(match.id)):
        assert (loaded.cursor, len(loaded.actions), loaded.notice) == (1, 1, None)
    assert len(json.loads(exported(loaded, tmp_path, open_library()))["actions"]) == 1


def exported(match, folder, library) -> str:
    library.export(match.id, folder / "after.ludarium")
    return (folder / "after.ludarium").read_text()


def test_a_damaged_match_keeps_no_tail_at_the_computers_turn(library):
    match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben"]), 7, ["human", "hard"])
    count_up(match, 1, 2, 3, 1)
    run = library._store._connection.execute
    run("UPDATE matches SET cursor = 1 WHERE id = ?", (match.id,))
    run("UPDATE actions SET text = 'add 9' WHERE match = ? AND number = 4", (match.id,))
    loaded = library.load(match.id)
    assert (loaded.notice.key, loaded.cursor, len(loaded.actions)) == ("match-cut", 1, 1)
    assert dict(loaded.notice.params)["action"] == 4
