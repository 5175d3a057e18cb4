"""What the computer's seats think of colonies."""

from ludarium.games.iron_age.coasts import coast_of
from ludarium.games.iron_age.scoring import score
from ludarium.games.iron_age.sharing import shared_out
from ludarium.games.iron_age.state import changed
from tests.games.iron_age.sea import BOX, COLONIES, at_sea
from tests.games.iron_age.table import TITLE, play, table


def expect(state, seat=0):
    return TITLE.evaluation_of(state).expect(state, seat)


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


def price(state, name):
    """The population that the first seat needs to fill the colony from nothing; 0 for one that it cannot have."""
    return coast_of(BOX, state, 0)[COLONIES.index(name)]


def test_the_coast_says_what_each_colony_takes():
    assert price(at_sea(2), "carthage") == 4
    assert price(at_sea(2, pegs={1: {"carthage": 2}}), "carthage") == 2 + 2 * 2
    assert price(at_sea(2, pegs={0: {"carthage": 2}}), "carthage") == 4
    assert price(at_sea(2, pegs={1: "carthage"}), "carthage") == 0
    assert price(at_sea(1, opponent="carthage"), "carthage") == 0
    assert price(at_sea(3), "oea") == 0
    assert price(at_sea(4), "oea") == 2
    assert coast_of(TITLE.box, table(2), 0) == ()


def test_population_is_shared_out_between_building_and_colonies():
    building = [0.0, 1.0, 2.0, 3.0]
    assert shared_out(building, 0, [(1, 9.0)]) == building
    assert shared_out(building, 1, [(1, 4.0), (2, 4.5)]) == [0.0, 4.0, 5.0, 6.0]
    assert shared_out(building, 2, [(1, 4.0), (2, 4.5), (1, -5.0)]) == [0.0, 4.0, 5.0, 8.5]


def test_a_ship_is_worth_no_more_than_the_colonies_left_for_it():
    everything = " ".join(name for name in COLONIES if name != "melita")
    free, closed = (expect(between(seats=1, opponent=taken, ships=2)) for taken in ("", everything))
    assert closed < free - 1


def test_the_opponents_die_is_no_part_of_a_search():
    state = play(at_sea(1, step="store", round=2), "end")
    assert [action.verb for action in TITLE.actions(state)] == ["opponent-roll"]
    assert TITLE.is_quiet(state)


def bonus(state, name):
    """What the development is worth to the first seat after its last roll, beyond its own points."""
    me, number = state.seats[0], BOX.development[name]
    owner = changed(me, developments=me.developments | 1 << number)
    view = TITLE.evaluation_of(state).view(state, 0)
    assert view.expect(me) == score(BOX, me)
    return view.expect(owner) - view.expect(me) - BOX.points[number]


def test_bonuses_of_colonies_count_when_buying():
    last = {"seats": 1, "round": 8}
    none = bonus(at_sea(**last), "commerce")
    assert bonus(at_sea(pegs={0: "melita palma crete"}, **last), "commerce") - none == 3
    assert bonus(at_sea(pegs={0: "sardus cyprus"}, **last), "metallurgy") == 4


def test_the_base_game_is_seen_as_before():
    assert TITLE.evaluation_of(table(2)) is TITLE.evaluation
    assert TITLE.evaluation_of(play(at_sea(population=1), "done")) is TITLE.sea_evaluation
