"""Storing wealth."""

import attrs
import pytest

from tests.games.iron_age.table import (
    asked,
    at,
    faces,
    me,
    offered,
    own_next_turn,
    play,
    refused_by,
    table,
    why_not,
)


def storing(**rest):
    """A turn in step 6."""
    return table(step="store", **rest)


@pytest.mark.rule("IA-STORE-01")
@pytest.mark.parametrize("goods", range(16))
def test_four_goods_make_one_wealth(goods):
    state, sets = storing(goods=goods, wealth=1), 0
    while "store" in offered(state):
        state, sets = play(state, "store"), sets + 1
    assert (sets, me(state).wealth, me(state).goods) == (goods // 4, 1 + goods // 4, goods % 4)
    assert refused_by(state, "store") == "IA-STORE-01"


@pytest.mark.rule("IA-STORE-02")
def test_storing_is_optional_set_by_set():
    state = storing(goods=12, wealth=0)
    for sets in range(4):
        after = play(state, *["store"] * sets, "end")
        assert (after.seats[0].wealth, after.seats[0].goods) == (sets, 12 - 4 * sets)


@pytest.mark.rule("IA-STORE-03")
@pytest.mark.parametrize("innovations", [1, 6])
def test_innovations_cannot_be_stored(innovations):
    state = storing(goods=3, innovations=innovations)
    assert offered(state) == {"end"}
    assert refused_by(state, "store") == "IA-STORE-01"
    four = play(storing(goods=4, innovations=innovations), "store")
    assert four.innovations == innovations


@pytest.mark.rule("IA-STORE-04")
def test_the_wealth_row_ends_at_5():
    last = play(storing(goods=8, wealth=4), "store")
    assert (me(last).wealth, offered(last)) == (5, {"end"})
    reason = why_not(last, "store")
    assert (reason.key, reason.rule, me(last).goods) == ("row-full", "IA-STORE-04", 4)


@pytest.mark.rule("IA-STORE-05")
def test_goods_not_stored_stay():
    state = own_next_turn(storing(goods=3, ports=2, food=9))
    assert me(state).goods == 3
    rolled = attrs.evolve(at(state, "reroll"), dice=faces("goods_port"), fate=0)
    assert me(play(rolled, "keep")).goods == 5


@pytest.mark.rule("IA-STORE-06")
def test_storing_comes_last():
    state = table(step="buy", goods=8, wealth=0)
    assert "buy aqueducts" not in offered(state)
    assert [refused_by(at(state, step), "store") for step in ("build", "buy", "roll")] == ["IA-STORE-06"] * 3
    stored = play(state, "done", "store", "store")
    assert (asked(stored), me(stored).wealth) == ("store", 2)
    assert why_not(stored, "buy aqueducts")
    assert "buy aqueducts" in offered(at(own_next_turn(stored), "buy"))


@pytest.mark.rule("IA-STORE-07")
def test_wealth_cannot_be_turned_back():
    state = table(step="build", goods=0, wealth=2, population=1, developments="shipbuilding coinage granaries")
    assert not {"build urn", "build ship", "convert"} & offered(state)
    assert refused_by(state, "build urn") == "IA-BUILD-25"
    verbs = {text.split()[0] for step in ("build", "store", "buy") for text in offered(at(state, step))}
    assert verbs <= {"build", "done", "end", "buy"}
    after = play(table(step="build", goods=1, wealth=2), "build urn")
    assert me(after).wealth == 2
