"""The tool that fits the computer's weights at sea."""

import random

from ludarium.games.iron_age.outlook import load_knowledge
from tests.games.iron_age import fitting
from tests.games.iron_age.fitting import Match, Turn, fit, play, refit, solve, title_with


def test_a_system_of_equations_is_solved():
    assert solve([[0, 2], [1, 1]], [4, 5]) == [3, 2]


def test_weights_are_found_again(monkeypatch):
    """A score that grows by three times the first part and half of the second, and by chance."""
    monkeypatch.setattr(fitting, "RIDGE", 1.0)
    chance, matches = random.Random(5), []
    for _ in range(400):
        parts = [[float(chance.randrange(4)), float(chance.randrange(7))] for _ in range(5)]
        promised = [3 * first + 0.5 * second for first, second in parts]
        points = [50 - promise + chance.gauss(0, 1) for promise in promised]
        matches.append(Match([Turn(*turn) for turn in zip(parts, points, strict=True)], 50))
    first, second = fit(matches, [0.0, 0.0])
    assert abs(first - 3) < 0.2
    assert abs(second - 0.5) < 0.1


def test_a_match_has_a_turn_in_each_round_and_weights_come_of_it():
    knowledge = load_knowledge()
    match = play(title_with(knowledge), 1)
    assert len(match.turns) == 8
    weights = refit(knowledge, [match])
    assert weights["colony income"] == knowledge.at_sea["colony income"]
    assert weights["turn"] != knowledge.at_sea["turn"]
