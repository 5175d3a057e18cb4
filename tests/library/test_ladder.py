"""The ladder of those who play alone: by form, with runs, means and openings; and what older libraries know of it."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from ludarium.engine.chance import Rng
from ludarium.games import TITLES
from ludarium.library import schema
from ludarium.library.library import Library
from ludarium.library.records import form_of, ladders
from ludarium.library.results import Result

IRON_AGE = TITLES.get("iron-age")
FULL = {"length": "full", "expansion": "none", "undo": "fair"}
SEA = {"length": "full", "expansion": "mediterranean", "colony_benefits": "once", "undo": "fair"}
WORDS = {True: "beaten", None: "reached", False: "missed"}


def result(number: int, score: int, met: bool | None = False, opening: str = "port", **fields) -> Result:
    """A match for one, the ``number``-th that was played. ``met``: None when the target was only just reached."""
    values = {"player": "human", "seats": 1, "options": FULL, "hints": 0, "title": "iron-age", **fields}
    finished = datetime(2026, 11, 1, tzinfo=UTC) + timedelta(hours=number)
    return Result(
        match=number,
        seat=0,
        name="Ada",
        score=score,
        lines=(),
        place=1,
        won=met is True,
        decided_by=WORDS[met],
        finished=finished,
        opening=opening,
        **values,
    )


# Counting


def test_the_best_stands_first_and_of_equals_the_older():
    (ladder,) = ladders([result(3, 80), result(1, 90), result(2, 80)])
    assert [one.match for one in ladder.ranking] == [1, 2, 3]
    assert (ladder.played, ladder.mean) == (3, pytest.approx(250 / 3))


@pytest.mark.rule("IA-SOLO-02", "IA-AMB-04")
@pytest.mark.parametrize(
    ("met", "reached", "run", "longest"),
    [
        ([True, True, False], 2, 0, 2),
        ([True, False, True, None, True], 4, 3, 3),
        ([False], 0, 0, 0),
        ([None], 1, 1, 1),
    ],
)
def test_runs_of_targets_that_were_met(met, reached, run, longest):
    """In the order in which they were finished, however they are handed over."""
    results = [result(number, 100, one) for number, one in enumerate(met)]
    (ladder,) = ladders(reversed(results))
    assert (ladder.won, ladder.run, ladder.longest) == (reached, run, longest)


@pytest.mark.rule("IA-SETUP-07", "MED-SETUP-05")
def test_the_best_with_each_opening():
    """What is not known is left out."""
    (ladder,) = ladders([result(1, 70), result(2, 95, opening="province"), result(3, 88), result(4, 99, opening="")])
    assert {word: best.score for word, best in ladder.openings.items()} == {"province": 95, "port": 88}
    assert list(ladder.openings) == ["province", "port"]


@pytest.mark.rule("MED-SOLO-02")
def test_every_form_has_its_own_ladder():
    """How far one may undo makes no form, all else does: the one that was played most comes first."""
    short = {**FULL, "length": "short"}
    played = [result(1, 120, options=SEA), result(2, 80), result(3, 60, options=short), result(4, 70)]
    found = ladders(played)
    assert [(ladder.form, ladder.best.score) for ladder in found] == [
        (form_of("iron-age", FULL), 80),
        (form_of("iron-age", SEA), 120),
        (form_of("iron-age", short), 60),
    ]
    assert found[1].options == {"length": "full", "expansion": "mediterranean", "colony_benefits": "once"}


def test_practice_computers_and_company_are_not_ranked():
    practice = {**FULL, "undo": "practice"}
    others = [result(1, 99, options=practice), result(2, 99, player="hard"), result(3, 99, seats=2)]
    assert ladders(others) == []
    assert [one.score for one in ladders([*others, result(4, 5)])[0].ranking] == [5]


# From real matches


def play_alone(library: Library, seed: int, **options: str):
    match, rng = library.new_match(IRON_AGE, IRON_AGE.setup(["Ada"], options=options), seed), Rng(seed)
    while not match.is_over:
        match.play(IRON_AGE.sample(match.state, rng))
    return match


@pytest.mark.parametrize("expansion", ["none", "mediterranean"])
def test_a_match_leaves_what_the_ladder_needs(tmp_path, expansion):
    with Library.open(tmp_path) as library:
        match = play_alone(library, 4, expansion=expansion)
        (ladder,) = ladders(library.high_scores("iron-age"))
    chosen = match.actions[0].args[0]
    assert chosen in ("port", "province")
    assert ladder.options["expansion"] == expansion
    assert ladder.openings[chosen].score == IRON_AGE.standing(match.state)[0].total
    assert ladder.won == int(IRON_AGE.standing(match.state)[0].total >= IRON_AGE.goal(match.state))


def test_every_seat_has_its_own_opening(tmp_path):
    with Library.open(tmp_path) as library:
        match, rng = library.new_match(IRON_AGE, IRON_AGE.setup(3, first=1), 5), Rng(8)
        while not match.is_over:
            match.play(IRON_AGE.sample(match.state, rng))
        results = {result.seat: result.opening for result in library.high_scores("iron-age")}
    assert [results[(1 + turn) % 3] for turn in range(3)] == [action.args[0] for action in match.actions[:3]]


# Older libraries


@pytest.fixture
def older(tmp_path):
    """A library as the first version wrote it: two matches for one and one for two; one of them was deleted since."""
    with Library.open(tmp_path) as library:
        kept, gone = play_alone(library, 1), play_alone(library, 2)
        both, rng = library.new_match(IRON_AGE, IRON_AGE.setup(2), 3), Rng(3)
        while not both.is_over:
            both.play(IRON_AGE.sample(both.state, rng))
        library.delete(gone.id)
        openings = {kept.id: str(kept.actions[0].args[0]), gone.id: "", both.id: ""}
    connection = sqlite3.connect(tmp_path / "library.sqlite", isolation_level=None)
    for table, columns in (
        ("matches", ("hints", "origin", "checksum", "handed", "ended")),
        ("results", ("opening", "hints", "origin", "helpers")),
    ):
        for column in columns:
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    for table in ("chapters", "campaigns"):
        connection.execute(f"DROP TABLE {table}")
    connection.execute("PRAGMA user_version = 1")
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(fresh, schema.MIGRATIONS[:1])
    columns = "SELECT name FROM pragma_table_info('{}')"
    for table in schema.TABLES:
        wanted, found = (one.execute(columns.format(table)).fetchall() for one in (fresh, connection))
        assert found == wanted
    connection.close()
    return tmp_path, openings


def test_older_results_count_as_far_as_they_are_known(older):
    folder, openings = older
    with Library.open(folder) as library:
        assert library.notice is None
        results = library.high_scores("iron-age", limit=None)
        assert {result.match: result.opening for result in results} == openings
        assert {result.hints for result in results} == {0}
        (ladder,) = ladders(results)
        assert (ladder.played, len(ladder.openings)) == (2, 1)
        assert all(library.load(card.id).hints == 0 for card in library.matches())


@pytest.mark.parametrize("version", [1, 0])
def test_older_results_are_rescued(older, version):
    """Also where the database no longer knows its own version."""
    folder, openings = older
    connection = sqlite3.connect(folder / "library.sqlite", isolation_level=None)
    connection.execute("DROP TABLE actions")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    with Library.open(folder) as library:
        assert library.notice is not None
        assert {result.match for result in library.high_scores("iron-age", limit=None)} == set(openings)
