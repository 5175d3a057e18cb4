"""Where a match comes from: what somebody may have known before is kept apart from what nobody could."""

from __future__ import annotations

import json

import pytest

from ludarium.engine.match import BRANCH, DEAL, FILE, HUMAN, LOT, NUMBER, ORIGINS
from ludarium.engine.reasons import MatchError
from ludarium.library.files import read_match
from ludarium.library.records import ladders

from .counting import COUNTING, TITLES, count_up


def play(library, origin: str, *numbers: int):
    match = library.new_match(COUNTING, COUNTING.setup(["Ann"]), 7, [HUMAN], origin)
    count_up(match, *numbers)
    return match


def test_the_origin_is_kept(library, open_library):
    matches = {origin: play(library, origin, 1).id for origin in ORIGINS}
    library = open_library()
    assert {origin: library.load(number).origin for origin, number in matches.items()} == {o: o for o in ORIGINS}


def test_an_unknown_origin_is_refused(library):
    with pytest.raises(MatchError) as caught:
        play(library, "heaven")
    assert dict(caught.value.reason.params) == {"field": "origin"}
    assert library.matches() == []


@pytest.mark.parametrize("origin", [NUMBER, DEAL, BRANCH, FILE])
def test_results_are_kept_apart(library, origin):
    play(library, LOT, 3, 3, 3, 1)
    play(library, origin, 3, 3, 3, 3)
    assert [result.score for result in library.high_scores("counting")] == [10]
    both = library.high_scores("counting", apart=True)
    assert [(result.score, result.origin, result.is_apart) for result in both] == [(12, origin, True), (10, LOT, False)]
    assert [result.score for result in ladders(both)[0].ranking] == [10]


def test_what_was_read_from_a_file_may_have_been_read_by_others(library, tmp_path):
    """It was exported before it was over: a way to play the same deal twice, otherwise."""
    file = tmp_path / "out.ludarium"
    library.export(play(library, LOT, 1).id, file)
    assert library.load(library.import_file(file)).origin == FILE
    library.export(play(library, BRANCH, 1).id, file)
    assert library.load(library.import_file(file)).origin == BRANCH


def test_a_file_tells_its_origin(library, tmp_path):
    file = tmp_path / "out.ludarium"
    library.export(play(library, NUMBER, 1).id, file)
    assert read_match(file, TITLES).origin == NUMBER
    for damaged in (["lot"], "challenge", "challenge 99999999999999999999", "challenge " + 5000 * "1"):
        file.write_text(json.dumps({**json.loads(file.read_text()), "origin": damaged}))
        with pytest.raises(MatchError):
            read_match(file, TITLES)


# Exporting


def test_an_open_match_foretells_what_is_to_come(library):
    """Its file holds the seed: that is said before it is written."""
    assert library.export_warning(play(library, LOT, 1).id).key == "export-foretells"
    assert library.export_warning(play(library, LOT, 3, 3, 3, 3).id) is None
