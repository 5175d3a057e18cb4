"""What population would build, against every way to spend it."""

from __future__ import annotations

import pytest

from ludarium.engine.actions import act
from ludarium.games.iron_age.buildings import Buildings, boxes_for
from ludarium.games.iron_age.frames import BUILD
from ludarium.games.iron_age.state import State
from tests.games.iron_age.table import TITLE, table

FOR_GOODS = ("urn", "ship")


def last_turn(population: int, **rest) -> State:
    """The last build step of a match alone: only the score counts."""
    return table(1, round=8, step="build", population=population, goods=0, **rest)


def buildings(state: State) -> Buildings:
    return Buildings(TITLE.evaluation.view(state, 0), state, 8)


def best(state: State) -> int:
    """The best score that building alone reaches, every order tried."""
    found = TITLE.standing(state)[0].total
    for action in TITLE.actions(state) if state.stack[-1].program == BUILD else ():
        if action.verb == "build" and action.args[0] not in FOR_GOODS:
            found = max(found, best(TITLE.apply(state, action)))
    return found


@pytest.mark.parametrize("developments", ["", "architecture", "empire architecture citizenship", "empire"])
@pytest.mark.parametrize("boxes", [0, 1, 2])
def test_the_best_use_of_population_is_found(developments: str, boxes: int) -> None:
    monuments = {"obelisk": 4, "colossus": 5, "coliseum": 12}
    state = last_turn(3, monuments=monuments, developments=developments, boxes=boxes, provinces=2, armies=2, food=2)
    found = buildings(state)
    before = TITLE.standing(state)[0].total
    assert before + found.gains[3] == pytest.approx(best(state))
    for action, gain in found.beginning_with_each(3).items():
        assert before + gain == pytest.approx(best(TITLE.apply(state, action)))


def test_unfinished_monuments_count_before_the_end() -> None:
    """A box that finishes nothing yet is worth something while there are turns left."""
    assert buildings(table(1, round=3, step="build", population=1)).gains[1] > 0


@pytest.mark.parametrize(
    ("built", "filled"), [(0, [0, 1, 3, 4, 6, 7]), (1, [0, 2, 3, 5, 6, 8]), (2, [1, 2, 4, 5, 7, 8])]
)
def test_architecture_adds_one_box_to_all_monuments_together(built: int, filled: list[int]) -> None:
    assert boxes_for(5, built, 3) == filled
    assert boxes_for(3, built, 0) == [0, 1, 2, 3]


def test_two_monuments_are_finished_when_population_suffices_for_both() -> None:
    state = last_turn(4, monuments={"obelisk": 3, "colossus": 5})
    found = buildings(state)
    assert found.gains[3] == pytest.approx(4)
    assert found.gains[4] == pytest.approx(2 + 4)
    assert found.beginning_with_each(2)[act("build", "obelisk")] == pytest.approx(2)
