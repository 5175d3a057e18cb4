"""What one is told before a match of Rome, and what was asked for after it."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.games.rome.kinds import DIFFICULTIES, LEADERS, LENGTHS
from ludarium.words.rome.advice import ADVICE
from tests.games.rome.table import BOX, TITLE, Table


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_is_told_with_strengths_weaknesses_and_first_steps(leader: str) -> None:
    told = words.option_detail(TITLE, {"leader": leader}, "leader").splitlines()
    abilities = BOX.leaders[BOX.leader_of[leader]].abilities
    assert len(told) == len(abilities) + 1
    for line, ability in zip(told, abilities, strict=False):
        assert ability.name in line
        assert line.startswith({"benefit": "+", "drawback": "\N{MINUS SIGN}"}.get(ability.sign, "\N{PLUS-MINUS SIGN}"))
    assert told[-1] == ADVICE[leader]


def test_a_leader_by_lot_is_not_told() -> None:
    assert words.option_detail(TITLE, {"leader": "by-chance"}, "leader") == ""


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_goal_lies_between_what_is_told(length: str, difficulty: str) -> None:
    told = words.option_detail(TITLE, {"length": length, "difficulty": difficulty}, "difficulty")
    numbers = [int(word) for word in told.replace(".", "").split() if word.isdigit()]
    least, most = numbers[-3], numbers[-2]
    for seed in range(8):
        goal = TITLE.goal(Table(length=length, difficulty=difficulty, seed=seed).state)
        assert goal is not None
        assert least <= goal <= most


def test_what_was_asked_for_and_what_is_missing() -> None:
    table = Table().edicts("pax_romana")
    asked = words.asked_for(TITLE, table.state)
    assert [name for name, _, _ in asked] == [*["Pax Romana"] * 3, "The goal"]
    assert [is_met for _, _, is_met in asked] == [False, True, False, False], "no burdens yet"
    n = BOX.edicts[BOX.edict_of["pax_romana"]].partial.requirements[0].at_least
    table.change(beaten=tuple(range(n)))
    assert words.asked_for(TITLE, table.state)[0][2]
    assert words.asked_for(TITLE, table.state)[0][1].endswith(f"{n} of {n}")
