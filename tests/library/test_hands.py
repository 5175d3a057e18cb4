"""Seats that change hands: kept with the match, told by its file, and seen in its results."""

from __future__ import annotations

import json

import pytest

from ludarium.engine.actions import act
from ludarium.engine.match import HUMAN, HandOver
from ludarium.engine.reasons import MatchError
from ludarium.library.files import read_match
from ludarium.library.library import Library
from ludarium.library.troubles import LibraryError

from .counting import COUNTING, TITLES, count_up


@pytest.fixture
def match(library):
    """Ann, a person, against Ben, a computer, with two actions played."""
    match = library.new_match(COUNTING, COUNTING.setup(["Ann", "Ben"]), 7, [HUMAN, "hard"])
    count_up(match, 3, 2)
    return match


def test_it_is_on_the_disk_at_once(match, open_library):
    match.hand_over(0, "easy")
    match.hand_over(1, "medium")
    loaded = open_library().load(match.id)
    assert loaded.handed == match.handed == (HandOver(2, 0, "easy"), HandOver(2, 1, "medium"))
    assert (loaded.players, loaded.seated) == (("easy", "medium"), (HUMAN, "hard"))


def test_a_choice_by_chance_is_marked(match, open_library):
    match.play_for("random", act("add", 1))
    loaded = open_library().load(match.id)
    assert [action.text for action in loaded.actions] == ["add 3", "add 2", "add 1"]
    assert loaded.handed == (HandOver(2, 0, "random"), HandOver(3, 0, HUMAN))


def test_a_disk_that_refuses_leaves_the_seats_as_they_were(library, match):
    library.delete(match.id)
    for use in (lambda: match.hand_over(0, "easy"), lambda: match.play_for("random", act("add", 1))):
        with pytest.raises(LibraryError):
            use()
        assert (match.handed, match.cursor, len(match.actions)) == ((), 2, 2)


def test_what_is_played_anew_forgets_who_would_have_held_the_seat(library, match, open_library):
    match.hand_over(1, "medium")
    count_up(match, 1, 1)
    match.go(0)
    count_up(match, 3)
    assert match.handed == ()
    assert open_library().load(match.id).handed == ()


def test_a_file_tells_of_it(library, match, tmp_path):
    match.hand_over(0, "easy")
    library.export(match.id, tmp_path / "out.ludarium")
    assert json.loads((tmp_path / "out.ludarium").read_text())["handed"] == [[2, 0, "easy"]]
    assert read_match(tmp_path / "out.ludarium", TITLES).players == ("easy", "hard")
    assert library.load(library.import_file(tmp_path / "out.ludarium")).players == ("easy", "hard")


@pytest.mark.parametrize(
    "handed",
    [None, 5, {}, [1], [[]], [[0, 0]], [[0, 0, 5]], [[-1, 0, "x"]], [[3, 0, "x"]], [[0, 2, "x"]], [[0, True, "x"]]],
)
def test_what_cannot_be_is_refused(library, match, tmp_path, handed):
    file = tmp_path / "out.ludarium"
    library.export(match.id, file)
    file.write_text(json.dumps({**json.loads(file.read_text()), "handed": handed}))
    with pytest.raises(MatchError) as caught:
        read_match(file, TITLES)
    assert dict(caught.value.reason.params) == {"field": "handed"}


def test_a_file_from_before_seats_changed_hands(library, match, tmp_path):
    file = tmp_path / "out.ludarium"
    library.export(match.id, file)
    document = json.loads(file.read_text())
    for field in ("handed", "origin", "checksum"):
        del document[field]
    file.write_text(json.dumps(document))
    assert read_match(file, TITLES).players == (HUMAN, "hard")


# Results


def finish(match) -> None:
    while not match.is_over:
        count_up(match, 3)


def test_results_say_who_else_decided(library: Library, match):
    match.play_for("random", act("add", 1))
    match.play_for("random", act("add", 1))
    finish(match)
    assert library.high_scores("counting") == []
    results = {result.name: result for result in library.high_scores("counting", apart=True)}
    assert (results["Ann"].player, results["Ann"].helpers) == (HUMAN, ("random",))
    assert (results["Ben"].player, results["Ben"].helpers) == ("hard", ("random",))


def test_whoever_decided_nothing_was_no_help(library: Library, match):
    match.hand_over(1, "easy")
    match.hand_over(0, "easy")
    match.play(act("add", 1))
    match.hand_over(0, HUMAN)
    match.hand_over(1, "hard")
    finish(match)
    (ben,) = library.high_scores("counting")
    assert (ben.name, ben.helpers) == ("Ben", ())
    (ann,) = (result for result in library.high_scores("counting", apart=True) if result.name == "Ann")
    assert ann.helpers == ("easy",)
