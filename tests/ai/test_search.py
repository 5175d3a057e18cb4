"""The search: the same answer for the same seed, none where none is needed, and no absurd ones."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
import pytest

from ludarium.ai.levels import LEVELS, Level, level
from ludarium.ai.search import Search, think
from ludarium.engine.actions import Action, act, parse
from ludarium.engine.events import Recorder
from ludarium.engine.frames import question
from ludarium.engine.reasons import SetupError
from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.frames import BUILD, BUY, CONQUEST, STORE
from ludarium.games.iron_age.state import State
from tests.ai.conftest import state_at
from tests.engine.toy import Toy, ToyState

STEADY = Level("steady", 60, 600.0)
"""So much time that only the iterations count."""


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("asked", ["reroll", "build", "buy"])
def test_the_same_seed_gives_the_same_choice(iron_age: AnyTitle, name: str, asked: str) -> None:
    state = state_at(iron_age, asked)
    seat = iron_age.turn(state)
    slow = attrs.evolve(level(name), seconds=600.0)
    thoughts = [think(iron_age, iron_age.observe(state, seat), seat, slow, 77) for _ in range(2)]
    assert thoughts[0] == thoughts[1] or str(thoughts[0]) == str(thoughts[1])
    assert thoughts[0].action in iron_age.actions(state)


def test_a_forced_move_is_answered_without_a_search(iron_age: AnyTitle) -> None:
    state = iron_age.start(iron_age.setup(2), 1)
    for text in ("settle port", "settle province"):
        state = iron_age.play(state, parse(text))
    thought = think(iron_age, iron_age.observe(state, 0), 0, STEADY, 1)
    assert thought.action.text == "roll"
    assert thought.iterations == 0


def test_rolling_again_is_decided_by_exact_expectation(iron_age: AnyTitle) -> None:
    state = state_at(iron_age, "reroll")
    seat = iron_age.turn(state)
    thought = think(iron_age, iron_age.observe(state, seat), seat, STEADY, 1)
    expected = iron_age.expected(state, iron_age.actions(state))
    assert expected is not None
    assert thought.iterations == 0
    assert thought.choices[0].expected == max(expected)
    assert [choice.expected for choice in thought.choices] == sorted(expected, reverse=True)


def test_a_stop_is_heard_at_once(iron_age: AnyTitle) -> None:
    state = state_at(iron_age, "build")
    seat = iron_age.turn(state)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 5

    thought = think(iron_age, iron_age.observe(state, seat), seat, attrs.evolve(STEADY, iterations=10**9), 1, stop)
    assert thought.iterations == 5
    assert thought.action in iron_age.actions(state)


def test_it_ends_when_the_choice_is_settled(iron_age: AnyTitle) -> None:
    state = state_at(iron_age, "build")
    seat = iron_age.turn(state)
    search = Search(iron_age, iron_age.observe(state, seat), seat, 5)
    thought = search.run(attrs.evolve(STEADY, iterations=600), lambda: False)
    first, second = (choice.share for choice in thought.choices[:2])
    assert thought.iterations <= 600
    assert thought.iterations == 600 or (first - second) * thought.iterations > 600 - thought.iterations


def test_shares_add_up_and_come_in_order(iron_age: AnyTitle) -> None:
    state = state_at(iron_age, "build")
    seat = iron_age.turn(state)
    thought = think(iron_age, iron_age.observe(state, seat), seat, STEADY, 5)
    shares = [choice.share for choice in thought.choices]
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)
    assert {choice.action for choice in thought.choices} == set(iron_age.actions(state))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(SetupError):
        level("grandmaster")


# Plainly bad actions that no computer seat may play


def _alone(title: AnyTitle, round_number: int, **changes: object) -> State:
    """Solitaire, past the dice of a round."""
    state = title.start(title.setup(1), 5)
    for text in ("settle province", "roll"):
        state = title.play(state, parse(text))
    own = attrs.evolve(state.seats[0], **changes)
    return attrs.evolve(state, seats=(own,), round=round_number, population=0, innovations=0, rolls=3)


def _at(state: State, step: int, **changes: object) -> State:
    return attrs.evolve(state, stack=(question(step, 0),), **changes)


def best(title: AnyTitle, state: State) -> str:
    return think(title, title.observe(state, 0), 0, STEADY, 9).action.text


def test_the_last_turn_buys_the_most_points_that_can_be_paid(iron_age: AnyTitle) -> None:
    state = _at(_alone(iron_age, 8, goods=12), BUY)
    assert best(iron_age, state) == "buy roads"


def test_the_last_turn_finishes_a_monument_that_can_be_finished(iron_age: AnyTitle) -> None:
    state = _at(_alone(iron_age, 8, monuments=(0, 0, 0, 0, 14)), BUILD, population=1)
    assert best(iron_age, state) == "build coliseum"


def test_the_last_turn_stores_wealth_rather_than_letting_goods_lie(iron_age: AnyTitle) -> None:
    state = _at(_alone(iron_age, 8, goods=8), STORE)
    assert best(iron_age, state) == "store"


def test_a_province_that_one_box_would_finish_early_on_is_finished(iron_age: AnyTitle) -> None:
    state = _at(_alone(iron_age, 2, province_boxes=3), BUILD, population=1)
    assert best(iron_age, state) == "build province"


def test_innovations_are_spent_before_goods(iron_age: AnyTitle) -> None:
    state = _at(_alone(iron_age, 3, goods=9), BUY, innovations=2)
    state = iron_age.play(state, parse("buy irrigation"))
    assert best(iron_age, state).split()[2] == "2"


def test_a_lost_battle_is_not_sought(iron_age: AnyTitle) -> None:
    state = _alone(iron_age, 4, armies=1, conquest=9)
    conquest = iron_age.box.fate_ids.index("conquest")
    assert best(iron_age, attrs.evolve(state, stack=(question(CONQUEST, 0),), fate=conquest)) == "decline"


# Going in circles


class Circling(Toy):
    """Three places in a circle: one may go on round, or leave, best from the first, for less than staying promises."""

    def actions(self, state: ToyState) -> Sequence[Action]:
        return () if state.is_over else (act("round"), act("leave"))

    def apply(self, state: ToyState, action: Action, record: Recorder | None = None) -> ToyState:
        if action.verb == "leave":
            return attrs.evolve(state, is_over=True)
        return attrs.evolve(state, points=((state.points[0] + 1) % 3,))

    def value(self, state: ToyState, seat: int) -> float:
        if not state.is_over:
            return 0.9
        return 0.1 if state.points[0] else 0.3


@pytest.mark.parametrize("iterations", [40, 300])
def test_who_goes_in_circles_gains_nothing_by_it(iterations: int) -> None:
    """However good it looks on the way: back where it began, a seat would never come to an end."""
    title = Circling()
    state = title.start(title.setup(1), 1)
    thought = think(title, title.observe(state, 0), 0, Level("steady", iterations, 600.0), 1)
    assert thought.action.text == "leave"
    expected = {choice.action.text: choice.expected for choice in thought.choices}
    assert expected["leave"] == pytest.approx(0.3)
    assert expected["round"] < 0.3
