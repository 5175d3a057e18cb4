"""Matches that people ended: kept, told by their files, and seen in their results."""

from __future__ import annotations

import json

import pytest

from ludarium.engine.match import CONCEDED, HUMAN, STOPPED, Ending
from ludarium.engine.reasons import MatchError
from ludarium.library.files import read_match
from ludarium.library.records import ladders
from ludarium.library.troubles import LibraryError

from .counting import COUNTING, TITLES, count_up


@pytest.fixture
def match(library):
    """Ann, a person, against two computers."""
    match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben", "Cid"]), 7, [HUMAN, "hard", "easy"])
    count_up(match, 3, 2, 1)
    return match


def test_it_is_on_the_disk_at_once(match, open_library):
    match.end(CONCEDED, 0)
    library = open_library()
    loaded = library.load(match.id)
    assert (loaded.ended, loaded.is_over, loaded.notice) == (Ending(CONCEDED, 0), True, None)
    assert [card.over for card in library.matches()] == [True]
    assert library.last_open() is None


def test_whoever_concedes_is_last(library, match):
    match.end(CONCEDED, 0)
    results = {result.name: result for result in library.high_scores("counting")}
    assert {name: (result.place, result.won, result.decided_by) for name, result in results.items()} == {
        "Ann": (3, False, CONCEDED),
        "Ben": (1, True, CONCEDED),
        "Cid": (2, False, CONCEDED),
    }


def test_a_match_that_was_stopped_stands_apart(library, match):
    match.end(STOPPED, 0)
    assert library.high_scores("counting") == []
    results = library.high_scores("counting", apart=True)
    assert [(result.won, result.decided_by) for result in results] == [(False, STOPPED)] * 3


def test_alone_a_concession_counts_and_a_stop_does_not(library):
    for how in (CONCEDED, STOPPED):
        alone = library.new_match(COUNTING, COUNTING.setup(["Ann"]), 7, [HUMAN])
        count_up(alone, 3)
        alone.end(how, 0)
    (ladder,) = ladders(library.high_scores("counting", apart=True))
    assert (ladder.played, ladder.won) == (1, 0)


def test_a_disk_that_refuses_leaves_the_match_open(library, match):
    library.delete(match.id)
    with pytest.raises(LibraryError):
        match.end(CONCEDED, 0)
    assert match.ended is None
    assert not match.is_over


def test_a_file_tells_of_it(library, match, tmp_path):
    file = tmp_path / "out.ludarium"
    match.end(CONCEDED, 0)
    assert library.export_warning(match.id) is None
    library.export(match.id, file)
    assert json.loads(file.read_text())["ended"] == [CONCEDED, 0]
    assert read_match(file, TITLES).ended == Ending(CONCEDED, 0)
    assert library.load(library.import_file(file)).ended == Ending(CONCEDED, 0)


@pytest.mark.parametrize(
    "ended",
    [None, 5, {}, "conceded", ["conceded"], ["given up", 0], ["stopped", -1], ["stopped", 3], ["scored", 0], [[], 0]],
)
def test_what_cannot_be_is_refused(library, match, tmp_path, ended):
    file = tmp_path / "out.ludarium"
    library.export(match.id, file)
    file.write_text(json.dumps({**json.loads(file.read_text()), "ended": ended}))
    with pytest.raises(MatchError) as caught:
        read_match(file, TITLES)
    assert dict(caught.value.reason.params) == {"field": "ended"}


def test_nothing_was_played_after_the_end(library, match, tmp_path):
    file = tmp_path / "out.ludarium"
    library.export(match.id, file)
    file.write_text(json.dumps({**json.loads(file.read_text()), "ended": [STOPPED, 0], "cursor": 2}))
    with pytest.raises(MatchError):
        read_match(file, TITLES)


def test_a_file_from_before_there_were_such_ends(library, match, tmp_path):
    file = tmp_path / "out.ludarium"
    library.export(match.id, file)
    document = json.loads(file.read_text())
    del document["ended"]
    file.write_text(json.dumps(document))
    assert read_match(file, TITLES).ended is None


def test_a_list_of_matches_knows_who_holds_the_seats_now(library, match):
    match.hand_over(0, "medium")
    assert [card.players for card in library.matches()] == [("medium", "hard", "easy")]
