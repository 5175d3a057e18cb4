"""Records: how people did, told apart by side, terms, seats, opponent and name."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.match import CONCEDED
from ludarium.games import TITLES
from ludarium.library.library import Library
from ludarium.library.records import NAME, RIVAL, SEATS, SIDE, fact_keys, ladders, rows, rows_with, tallies
from ludarium.library.results import Result

ROME, IMPERIUM, IRON_AGE = map(TITLES.get, ("rome", "imperium", "iron-age"))
EASY = {"leader": "by-chance", "length": "short", "difficulty": "easy", "pack": "ours", "undo": "fair"}


def result(number: int, score: int = 50, won: bool = False, opening: str = "trajan", **fields) -> Result:
    values = {"title": "rome", "seats": 1, "options": EASY, "player": "human", "name": "Ada", "seat": 0, **fields}
    finished = datetime(2026, 11, 1, tzinfo=UTC) + timedelta(hours=number)
    values.setdefault("decided_by", "score" if won else "goal")
    return Result(match=number, score=score, lines=(), place=1, won=won, finished=finished, opening=opening, **values)


def wins(said: str, **fields) -> list[Result]:
    return [result(number, number, one == "w", **fields) for number, one in enumerate(said, 1)]


def test_wins_the_best_and_runs_of_each_side():
    """In the order in which they were finished, however they are handed over."""
    found = rows(ROME, reversed([*wins("wwlwww"), result(8, 99, opening="livia"), result(9, 99, opening="livia")]))
    trajan, livia = tallies(found, SIDE)
    assert (trajan.kind, trajan.won, trajan.played, trajan.run, trajan.longest) == ("trajan", 5, 6, 3, 3)
    assert (trajan.best.score, trajan.last.match) == (6, 6)
    assert (livia.kind, livia.won, livia.played, livia.run, livia.longest) == ("livia", 0, 2, 0, 0)
    assert livia.best.match == 8, "of equals the older"


def test_each_length_and_difficulty_has_its_own_record():
    hard = {**EASY, "difficulty": "hard", "length": "standard"}
    found = rows(ROME, [result(1, won=True), result(2, options=hard), result(3, won=True, options=hard)])
    assert fact_keys(ROME, found) == [SIDE, "length", "difficulty"]
    assert [(one.kind, one.won, one.played) for one in tallies(found, "difficulty")] == [("hard", 1, 2), ("easy", 1, 1)]
    assert [one.played for one in tallies(rows_with(found, {"length": "standard"}), SIDE)] == [2]
    assert tallies(rows_with(found, {"length": "short", "difficulty": "hard"}), SIDE) == []


@pytest.mark.parametrize(
    "fields",
    [
        {"options": {**EASY, "undo": "practice"}},
        {"origin": "number"},
        {"origin": "deal"},
        {"origin": "file"},
        {"helpers": ("hard",)},
        {"decided_by": "stopped"},
        {"player": "hard"},
    ],
)
def test_what_is_kept_apart_never_counts(fields):
    assert rows(ROME, [result(1, won=True, **fields)]) == []


def test_a_side_that_is_not_known_is_still_counted():
    """Results of older libraries do not say it."""
    found = rows(ROME, [result(1, won=True), result(2, won=True, opening="")])
    assert {one.kind: one.won for one in tallies(found, SIDE)} == {"trajan": 1, "": 1}
    assert fact_keys(ROME, rows(ROME, [result(2, opening="")])) == ["length", "difficulty"]


def test_seats_opponents_and_the_strength_of_the_bot():
    options = {"nations": "by-lot", "commons": "classics", "undo": "fair"}

    def seat(number: int, place: int, seats: int, player: str = "human", **fields) -> Result:
        values = {"title": "imperium", "options": options, "opening": ("celts", "romans", "qin")[place], **fields}
        return result(number, seat=place, seats=seats, player=player, **values)

    alone = seat(1, 0, 1, options={**options, "bot": "warlord"}, won=True)
    three = [seat(2, 0, 3), seat(2, 1, 3, "easy"), seat(2, 2, 3, "hard", won=True)]
    people = [seat(3, 0, 2), seat(3, 1, 2, won=True, name="Bob")]
    found = rows(IMPERIUM, [alone, *three, *people])
    assert fact_keys(IMPERIUM, found) == [SIDE, "bot", SEATS, RIVAL, NAME]
    assert [(one.kind, one.won, one.played) for one in tallies(found, "bot")] == [("warlord", 1, 1)]
    assert {one.kind: one.played for one in tallies(found, SEATS)} == {"1": 1, "2": 2, "3": 1}
    assert {one.kind: one.played for one in tallies(found, RIVAL)} == {"alone": 1, "hard": 1, "people": 2}
    assert {one.kind: (one.won, one.played) for one in tallies(found, NAME)} == {"Ada": (1, 3), "Bob": (1, 1)}
    assert {one.kind: one.played for one in tallies(found, SIDE)} == {"celts": 3, "romans": 1}


def test_whoever_chose_a_side_and_whom_the_lot_gave_one_stand_on_one_ladder():
    chosen = {**EASY, "leader": "livia"}
    (ladder,) = ladders([result(1, 40), result(2, 60, opening="livia", options=chosen)])
    assert [one.opening for one in ladder.ranking] == ["livia", "trajan"]
    assert "leader" not in ladder.options


def conceded(library: Library, title, setup, players=()):
    match, rng = library.new_match(title, setup, 5, players), Rng(5)
    for _ in range(3):
        match.play(title.sample(match.state, rng))
    match.end(CONCEDED, 0)
    return match


def test_a_result_keeps_the_side_that_the_lot_chose_when_its_match_is_gone(tmp_path):
    with Library.open(tmp_path) as library:
        alone = conceded(library, ROME, ROME.setup(1))
        three = conceded(library, IMPERIUM, IMPERIUM.setup(3), ("human", "easy", "hard"))
        for match in (alone, three):
            library.delete(match.id)
        (leader,) = library.high_scores("rome")
        nations = {one.seat: one.opening for one in library.high_scores("imperium")}
    assert alone.setup["leader"] == "by-chance"
    assert leader.opening == ROME.side(alone.states[0], 0)
    assert nations == {seat: IMPERIUM.side(three.states[0], seat) for seat in range(3)}
    assert set(nations.values()) <= {nation.key for nation in IMPERIUM.box.nations}
