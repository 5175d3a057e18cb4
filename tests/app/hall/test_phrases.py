"""Short phrases and the record: times as one says them, names on boxes, what is counted."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import attrs
import pytest

from ludarium.app.hall.records import record_phrases as said
from ludarium.library.records import Tally, ladders, record_of
from ludarium.library.results import Result
from ludarium.widgets import phrases
from ludarium.widgets.seating import Chair, Seating

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (timedelta(seconds=20), "just now"),
        (timedelta(minutes=1), "1 minute ago"),
        (timedelta(minutes=12), "12 minutes ago"),
        (timedelta(hours=1, minutes=5), "1 hour ago"),
        (timedelta(days=1), "yesterday"),
        (timedelta(days=3), "Friday"),
    ],
)
def test_how_long_ago(before, said):
    assert phrases.ago(NOON - before, NOON) == said


def test_long_ago_is_a_date():
    assert "26" in phrases.ago(NOON - timedelta(days=30), NOON)


def test_names_on_boxes():
    assert phrases.box_names("iron-age") == ("The Iron Age", "Roll Through the Ages")
    assert phrases.box_names("eight-minute-empire") == ("Eight-Minute Empire", "")


def test_who_sits_at_the_table():
    two = (Chair("Marta", "human", 0), Chair("Hanno", "hard", 1))
    assert phrases.company(Seating("iron-age", two)) == "Marta and Hanno (Hard)"


# The record


def result(match: int, won: bool, player: str = "human", score: int = 40, seats: int = 2, seat: int = 0) -> Result:
    return Result(
        match,
        seat,
        "Marta",
        player,
        score,
        (),
        1 if won else 2,
        won,
        "score",
        "iron-age",
        seats,
        {},
        NOON + timedelta(match),
    )


def matches(wins: str, level: str = "hard") -> list[Result]:
    own = [result(number, won == "w", score=number) for number, won in enumerate(wins)]
    return own + [attrs.evolve(one, player=level, seat=1, won=not one.won) for one in own]


def test_runs_and_the_last_ones():
    record = record_of(matches("lwwwlww"))
    assert (record.all.won, record.all.played) == (5, 7)
    assert (record.all.run, record.all.longest) == (2, 3)
    assert record.all.wins == (False, True, True, True, False, True, True)


def test_the_strongest_opponent_counts():
    one = result(1, True, seats=3)
    others = [attrs.evolve(one, player=level, seat=seat, won=False) for seat, level in enumerate(("easy", "hard"), 1)]
    record = record_of([one, *others, result(2, False, seats=1)])
    assert {key: (one.won, one.played) for key, one in record.opponents.items()} == {"hard": (1, 1), "alone": (0, 1)}
    assert {key: (one.won, one.played) for key, one in record.titles.items()} == {"iron-age": (1, 2)}


def test_several_people_are_counted_apart():
    one = result(1, True)
    record = record_of([one, attrs.evolve(one, seat=1, won=False)])
    assert (record.all, record.together) == (Tally(), 1)


def test_the_best_are_kept_apart_by_how_they_were_played():
    record = record_of([*matches("ww"), result(9, True, score=104, seats=1)])
    assert [best.score for best in record.best["iron-age"]] == [1, 0]
    assert [[best.score for best in ladder.ranking] for ladder in record.ladders] == [[104]]


def alone(number: int, score: int, decided_by: str, opening: str = "", hints: int = 0) -> Result:
    made = result(number, decided_by == "beaten", score=score, seats=1)
    return attrs.evolve(made, decided_by=decided_by, opening=opening, hints=hints, options={"length": "full"})


def test_a_ladder_in_words():
    played = [alone(1, 104, "beaten", "port"), alone(2, 100, "reached", "province", 3), alone(3, 63, "missed", "port")]
    (ladder,) = ladders(played)
    assert said.form_name(ladder) == "as usual"
    assert said.counted(ladder) == "3 played · mean 89"
    assert said.runs(ladder) == "target reached 2 times · longest run 2"
    assert said.openings(ladder) == "best by start: Second port 104, Second province 100"
    assert [said.hinted(result.hints) for result in ladder.ranking] == ["", "3 hints", ""]
    (ladder,) = ladders(played[:1])
    assert said.runs(ladder) == "target reached once · 1 in a row · longest run 1"
    (ladder,) = ladders([alone(1, 20, "missed")])
    assert (said.runs(ladder), said.openings(ladder)) == ("target not reached yet", "")


def test_nothing_played():
    record = record_of([])
    assert (record.all, record.all.run, record.all.longest, record.best) == (Tally(), 0, 0, {})
