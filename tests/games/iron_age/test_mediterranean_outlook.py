"""What the computer's seats think of colonies."""

from tests.games.iron_age.sea import at_sea
from tests.games.iron_age.table import TITLE, play, table


def expect(state, seat=0):
    return TITLE.insight_of(state).expect(state, seat)


def best(state):
    actions = TITLE.actions(state)
    priors = TITLE.priors(state, actions)
    assert abs(sum(priors) - 1) < 1e-9
    return actions[max(range(len(actions)), key=priors.__getitem__)].text


def between(**rest):
    return at_sea(step="roll", **rest)


def test_colonies_ships_and_pegs_promise_something():
    nothing = expect(between())
    assert expect(between(pegs={0: "melita"})) > nothing + 1
    assert nothing < expect(between(pegs={0: {"carthage": 2}})) < expect(between(pegs={0: "carthage"}))
    assert expect(between(ships=1)) > nothing + 1
    assert expect(between(pegs={0: "carthage"}, every_turn=True)) > expect(between(pegs={0: "carthage"})) + 1


def test_a_cheap_colony_is_completed_and_nothing_taken_back():
    assert best(at_sea(1, round=7, population=1, ships=1)).startswith("complete ")
    begun = at_sea(population=0, pegs={0: {"carthage": 2}})
    assert best(begun) == "done"


def test_bonuses_of_colonies_count_when_buying():
    three = at_sea(pegs={0: "melita palma crete"})
    outlook = TITLE.sea_insight.outlook
    commerce, metallurgy = (TITLE.tables.development[name] for name in ("commerce", "metallurgy"))
    assert outlook.bonus(three.empires[0], commerce) - outlook.bonus(at_sea().empires[0], commerce) == 3
    assert outlook.bonus(at_sea(pegs={0: "sardus cyprus"}).empires[0], metallurgy) == 4


def test_the_base_game_is_seen_as_before():
    assert TITLE.insight_of(table(2)) is TITLE.insight
    assert TITLE.insight_of(play(at_sea(population=1), "done")) is TITLE.sea_insight
