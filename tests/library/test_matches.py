"""Matches in the library: every step is kept, and memory and disk never differ."""

from __future__ import annotations

import sqlite3

import pytest

from ludarium.engine.actions import act
from ludarium.engine.chance import Rng
from ludarium.engine.reasons import LudariumError, MatchError, RuleError, SetupError
from ludarium.games import TITLES as REAL_TITLES
from ludarium.library.library import Library
from ludarium.library.troubles import LibraryError

from .counting import COUNTING, ROLL, count_up


def same(one, other) -> bool:
    return (one.actions, one.digests, one.states, one.cursor) == (
        other.actions,
        other.digests,
        other.states,
        other.cursor,
    )


def test_a_match_is_loaded_as_it_was_left(open_library):
    library = open_library()
    setup = COUNTING.setup(["Ann", "Ben"], first=1, options={"target": "30"})
    match = library.new_match(COUNTING, setup, 2**64 - 1, ["human", "hard"])
    for action in (act("add", 2), ROLL, act("add", 3), ROLL):
        match.play(action)
    loaded = open_library().load(match.id)
    assert same(loaded, match)
    assert (loaded.setup, loaded.seed, loaded.players) == (match.setup, match.seed, match.players)
    assert loaded.notice is None


def test_every_action_is_on_disk_before_the_next(tmp_path, new_match):
    """Seen through the files alone, as they would be after a crash."""
    match = new_match()
    for number in (1, 2, 3):
        count_up(match, number)
        assert stored(tmp_path, match) == ([action.text for action in match.actions], number)


def stored(folder, match):
    connection = sqlite3.connect(folder / "library.sqlite")
    texts = connection.execute("SELECT text FROM actions WHERE match = ? ORDER BY number", (match.id,)).fetchall()
    ((cursor,),) = connection.execute("SELECT cursor FROM matches WHERE id = ?", (match.id,)).fetchall()
    connection.close()
    return [text for (text,) in texts], cursor


def test_undo_and_redo_are_kept(open_library, new_match):
    match = new_match(undo="practice")
    count_up(match, 1, 2, 3)
    match.undo()
    match.undo()
    match = open_library().load(match.id)
    assert (match.cursor, len(match.actions)) == (1, 3)
    match.redo()
    match = open_library().load(match.id)
    assert (match.cursor, match.state.totals) == (2, (1, 2))
    assert len(match.actions) == 3


def test_playing_on_drops_the_whole_redo_tail(open_library, new_match):
    match = new_match(undo="practice")
    count_up(match, 1, 2, 3, 1)
    for _ in range(3):
        match.undo()
    count_up(match, 3)
    loaded = open_library().load(match.id)
    assert [action.text for action in loaded.actions] == ["add 1", "add 3"]
    assert same(loaded, match)


def test_an_illegal_action_changes_nothing(open_library, new_match):
    match = new_match(undo="practice")
    count_up(match, 1, 2)
    match.undo()
    with pytest.raises(RuleError):
        match.play(act("add", 9))
    assert (match.cursor, len(match.actions)) == (1, 2)
    assert same(open_library().load(match.id), match)


def test_undo_without_anything_to_undo(new_match):
    with pytest.raises(RuleError):
        new_match().undo()
    with pytest.raises(RuleError):
        new_match().redo()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(library, seed):
    with pytest.raises(MatchError) as caught:
        library.new_match(COUNTING, COUNTING.setup(1), seed)
    assert dict(caught.value.reason.params) == {"field": "seed"}
    assert library.matches() == []


def test_every_seat_has_a_player(library):
    with pytest.raises(SetupError) as caught:
        library.new_match(COUNTING, COUNTING.setup(2), 1, ["human"])
    assert caught.value.reason.key == "players"


def test_names_that_cannot_be_written_are_refused(library):
    with pytest.raises(MatchError) as caught:
        library.new_match(COUNTING, COUNTING.setup(["\ud800"]), 1)
    assert dict(caught.value.reason.params) == {"field": "setup.names"}


# The list


def test_cards_need_no_replay(library, new_match):
    first, second = new_match(), new_match(target="30")
    count_up(second, 1, 2)
    count_up(first, 3)
    newest, older = library.matches()
    assert (newest.id, newest.actions, newest.over) == (first.id, 1, False)
    assert (older.id, older.actions) == (second.id, 2)
    assert older.title == "counting"
    assert older.names == ("Ann", "Ben")
    assert older.players == ("human", "human")
    assert older.options == {"target": "30", "undo": "fair"}
    assert older.created <= older.changed <= newest.changed
    assert library.last_open() == newest


def test_the_last_open_match_is_not_over(library, new_match):
    assert library.last_open() is None
    left, ended = new_match(), new_match()
    count_up(ended, 3, 3, 3, 3, 3, 3, 3)
    assert ended.is_over
    assert library.matches()[0].over
    assert library.last_open().id == left.id


def test_delete(library, new_match):
    match = new_match()
    count_up(match, 1)
    library.delete(match.id)
    assert library.matches() == []
    for use in (lambda: library.load(match.id), lambda: library.delete(match.id), lambda: count_up(match, 1)):
        with pytest.raises(LibraryError) as caught:
            use()
        assert caught.value.reason.key == "match-gone"
    assert (match.cursor, len(match.actions)) == (1, 1)
    assert new_match().id != match.id


# Results


def test_a_finished_match_leaves_results(library, new_match):
    match = new_match()
    count_up(match, 3, 2, 3, 2, 3, 2, 1)
    best, other = library.high_scores("counting")
    assert (best.name, best.seat, best.score, best.place, best.won, best.decided_by) == ("Ann", 0, 10, 1, True, "score")
    assert (other.name, other.score, other.place, other.won) == ("Ben", 6, 2, False)
    assert best.lines == (("even", 10), ("odd", 0))
    assert (best.match, best.title, best.seats, best.player) == (match.id, "counting", 2, "human")
    assert best.options == {"target": "10", "undo": "fair"}
    assert best.finished == library.high_scores("counting")[1].finished


def test_undoing_the_end_takes_the_results_back(library, new_match):
    match = new_match(undo="practice")
    count_up(match, 3, 2, 3, 2, 3, 2, 1)
    assert len(library.high_scores("counting", practice=True)) == 2
    match.undo()
    assert library.high_scores("counting", practice=True) == []
    assert not library.matches()[0].over
    match.redo()
    assert len(library.high_scores("counting", practice=True)) == 2
    match.undo()
    count_up(match, 3)
    assert [result.score for result in library.high_scores("counting", practice=True)] == [12, 6]


def test_results_outlive_their_match(library, new_match):
    match = new_match()
    count_up(match, 3, 2, 3, 2, 3, 2, 1)
    library.delete(match.id)
    assert len(library.high_scores("counting")) == 2


def test_high_scores_by_what_was_played(library, new_match):
    for practice, last in (("fair", 1), ("practice", 3)):
        count_up(new_match(undo=practice), 3, 2, 3, 2, 3, 2, last)
    solo = library.new_match(COUNTING, COUNTING.setup(["Cleo"]), 1, ["hard"])
    count_up(solo, 3, 3, 3, 2)
    scores = library.high_scores
    assert [result.score for result in scores("counting")] == [11, 10, 6]
    assert [result.score for result in scores("counting", limit=1)] == [11]
    assert [result.score for result in scores("counting", practice=True, limit=None)] == [12, 11, 10, 6, 6]
    assert [result.name for result in scores("counting", seats=1)] == ["Cleo"]
    assert [result.name for result in scores("counting", player="hard")] == ["Cleo"]
    assert [result.score for result in scores("counting", options={"undo": "practice"}, practice=True)] == [12, 6]
    assert scores("counting", options={"target": "30"}) == []
    assert scores("other") == []


# Hints


def test_hints_are_kept_with_the_match_and_its_results(open_library, new_match):
    match = new_match()
    count_up(match, 3, 2)
    match.count_hint()
    match.count_hint()
    library = open_library()
    match = library.load(match.id)
    assert match.hints == 2
    count_up(match, 3, 2, 3, 2, 1)
    assert [result.hints for result in library.high_scores("counting")] == [2, 2]


def test_what_was_undone_had_its_hint_all_the_same(library, new_match):
    match = new_match(undo="practice")
    match.count_hint()
    count_up(match, 3)
    match.undo()
    assert library.load(match.id).hints == 1


def test_hints_travel_with_a_file(library, new_match, tmp_path):
    match = new_match()
    match.count_hint()
    library.export(match.id, tmp_path / "out.ludarium")
    assert library.load(library.import_file(tmp_path / "out.ludarium")).hints == 1


def test_a_hint_that_cannot_be_counted_is_not_given(library, new_match):
    match = new_match()
    library.delete(match.id)
    with pytest.raises(LibraryError):
        match.count_hint()
    assert match.hints == 0


# A real title


def test_a_whole_match_of_the_iron_age(tmp_path):
    title, rng = REAL_TITLES.get("iron-age"), Rng(1)
    with Library.open(tmp_path) as library:
        match = library.new_match(title, title.setup(3, options={"undo": "practice"}), 2**63 + 5)
        while not match.is_over:
            match.play(title.sample(match.state, rng))
            if rng.randbelow(10) == 0:
                match.undo()
        assert [result.score for result in library.high_scores("iron-age", practice=True)] == sorted(
            (standing.total for standing in title.standing(match.state)), reverse=True
        )
    with Library.open(tmp_path) as library:
        assert same(library.load(match.id), match)
        assert library.matches()[0].actions == match.cursor


def test_a_closed_library_says_so(library, new_match):
    match = new_match()
    library.close()
    with pytest.raises(LudariumError):
        count_up(match, 1)
    assert match.cursor == 0
