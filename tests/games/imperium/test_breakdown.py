"""What the lines of a score are made of, card by card."""

from __future__ import annotations

from ludarium import words
from ludarium.engine.chance import Rng
from tests.games.imperium.solo import Solo
from tests.games.imperium.table import TITLE, plain


def said(line: str, parts: tuple[tuple[str, int], ...], at_length: bool = False) -> str:
    return words.score_detail(TITLE, line, parts, at_length).replace("\N{NO-BREAK SPACE}", " ")


def test_points_card_by_card():
    table = plain().put(hand=("unrest", "unrest", "corruption"), play=("marsh", "shaduf"), deck=(), discard=("oracle",))
    table.put(history=("jade-mask",))
    (own, _) = TITLE.breakdown(table.state)
    assert own["cards"] == (("corruption", 2),)
    assert own["unrest"] == (("unrest", -2), ("unrest", -2))
    assert own["counted"] == (("shaduf", 2),)
    assert own["conditions"] == (("jade-mask", 1),)
    assert own["power"] == (("romans-a", 2),)
    assert "progress" not in own


def test_they_add_up_in_a_whole_match():
    state, rng = TITLE.start(TITLE.setup(3, 0, {"nations": "celts,qin,utopians"}), 4), Rng(4)
    while TITLE.turn(state) is not None:
        state = TITLE.apply(state, TITLE.sample(state, rng))
    for standing, made in zip(TITLE.standing(state), TITLE.breakdown(state), strict=True):
        for line, points in standing.lines:
            if line != "progress":
                assert sum(part for _, part in made.get(line, ())) == points


def test_an_observation_tells_what_is_known():
    table = plain().put(1, hand=("corruption",), deck=(), discard=("corruption",))
    assert TITLE.breakdown(TITLE.observe(table.state, 0))[1]["cards"] == (("corruption", 2),)
    assert TITLE.breakdown(TITLE.observe(table.state, 1))[1]["cards"] == (("corruption", 2),) * 2


def test_alone_it_is_told_of_the_person():
    assert len(TITLE.breakdown(Solo().state)) == 1


def test_it_reads():
    assert said("cards", (("corruption", 2), ("glory", 1))) == "Corruption 2, Glory 1"
    assert said("unrest", (("unrest", -2),) * 3) == "3 Unrest -6"
    many = (("corruption", 2), ("glory", 1), ("hills", 1), ("marsh", 1), ("oracle", 1))
    assert said("cards", many) == "5 cards"
    assert said("cards", many, at_length=True) == "Corruption 2, Glory 1, Hills 1, Marsh 1, Oracle 1"
