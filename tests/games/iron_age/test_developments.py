"""Buying developments."""

from itertools import product

import attrs
import pytest

from tests.games.iron_age.table import (
    CONTENT,
    DEVELOPMENTS,
    asked,
    at,
    collected,
    end_turn,
    faces,
    lines,
    me,
    offered,
    own_next_turn,
    owns,
    play,
    refused_by,
    table,
    why_not,
)

COSTS = {
    "leadership": (2, 1),
    "granaries": (2, 2),
    "dyemaking": (3, 2),
    "formations": (3, 2),
    "medicine": (4, 3),
    "shipbuilding": (4, 3),
    "irrigation": (5, 4),
    "metallurgy": (6, 5),
    "religion": (7, 8),
    "architecture": (8, 6),
    "coinage": (9, 7),
    "aqueducts": (10, 9),
    "navy": (12, 7),
    "roads": (12, 12),
    "citizenship": (15, 13),
    "empire": (20, 15),
    "commerce": (30, 15),
}
STARS = ("citizenship", "empire", "commerce")


def shop(**rest):
    """A turn in step 5."""
    return table(step="buy", **rest)


def on_sale(**rest):
    return {text.removeprefix("buy ") for text in offered(shop(**rest)) - {"done"}}


@pytest.mark.rule("IA-DEV-01")
def test_one_development_a_turn():
    state = shop(goods=15, wealth=5, innovations=3)
    after = play(state, "buy leadership", "pay 0 0 2")
    assert (asked(after), me(after).developments.bit_count()) == ("store", 1)
    reason = why_not(after, "buy granaries")
    assert (reason.key, reason.rule) == ("one-development", "IA-DEV-01")
    assert "buy granaries" in offered(at(own_next_turn(after), "buy"))


@pytest.mark.rule("IA-DEV-01")
def test_a_development_bought_without_a_choice_of_payment_is_the_only_one_too():
    after = play(shop(goods=15), "buy leadership")
    assert (asked(after), me(after).goods) == ("store", 13)
    assert refused_by(after, "buy granaries") == "IA-DEV-01"


@pytest.mark.rule("IA-DEV-02")
def test_a_payment_may_be_mixed():
    asking = play(shop(goods=2, wealth=2, innovations=3), "buy roads")
    assert asked(asking) == "pay"
    assert {"pay 1 2 1", "pay 2 0 2", "pay 2 1 0", "pay 1 3 0", "pay 0 3 3"} & offered(asking) == {
        "pay 1 2 1",
        "pay 2 0 2",
        "pay 2 1 0",
        "pay 1 3 0",
    }
    after = play(asking, "pay 1 2 1")
    assert owns(after, "roads")
    assert (me(after).wealth, after.innovations, me(after).goods) == (1, 1, 1)


@pytest.mark.rule("IA-DEV-02")
@pytest.mark.parametrize(("wealth", "innovations", "goods"), list(product(range(3), range(3), range(6))))
def test_what_each_unit_is_worth(wealth, innovations, goods):
    means = 5 * wealth + 3 * innovations + goods
    wanted = {name for name, (cost, _) in COSTS.items() if cost <= means}
    assert on_sale(wealth=wealth, innovations=innovations, goods=goods) == wanted


@pytest.mark.rule("IA-DEV-02")
@pytest.mark.parametrize("text", ["pay 3 0 0", "pay 0 4 0", "pay 0 2 6"])
def test_only_what_one_has_can_be_paid(text):
    asking = play(shop(goods=5, wealth=2, innovations=3), "buy roads")
    reason = why_not(asking, text)
    assert (reason.key, reason.rule) == ("not-yours-to-pay", "IA-DEV-02")


@pytest.mark.rule("IA-DEV-03")
def test_what_is_paid_above_the_cost_is_lost():
    after = play(shop(goods=0, wealth=0, innovations=3), "buy religion")
    assert owns(after, "religion")
    assert (after.innovations, me(after).goods, me(after).wealth, asked(after)) == (0, 0, 0, "store")
    rich = play(shop(goods=0, wealth=1), "buy leadership")
    assert (me(rich).wealth, me(rich).goods) == (0, 0)


@pytest.mark.rule("IA-DEV-04")
@pytest.mark.parametrize(("goods", "enough"), [(3, False), (4, True), (5, True)])
def test_a_payment_below_the_cost_is_refused(goods, enough):
    state = shop(goods=goods, wealth=1)
    assert ("buy coinage" in offered(state)) == enough
    if not enough:
        reason = why_not(state, "buy coinage")
        assert (reason.key, reason.rule, dict(reason.params)["price"]) == ("too-dear", "IA-DEV-04", 9)


@pytest.mark.rule("IA-DEV-04")
@pytest.mark.parametrize("text", ["pay 0 0 8", "pay 1 1 0", "pay 1 0 3", "pay 0 0 0"])
def test_too_small_a_payment_is_refused(text):
    asking = play(shop(goods=9, wealth=1, innovations=1), "buy coinage")
    reason = why_not(asking, text)
    assert (reason.key, reason.rule) == ("too-little", "IA-DEV-04")


@pytest.mark.rule("IA-DEV-05")
@pytest.mark.parametrize("name", DEVELOPMENTS)
def test_each_development_only_once(name):
    state = shop(goods=15, wealth=5, innovations=3, developments=name)
    assert on_sale(goods=15, wealth=5, innovations=3, developments=name) == set(DEVELOPMENTS) - {name}
    reason = why_not(state, f"buy {name}")
    assert (reason.key, reason.rule) == ("owned-already", "IA-DEV-05")


@pytest.mark.rule("IA-DEV-06")
def test_others_may_own_the_same_development():
    state = shop(goods=7, others={1: {"developments": "religion"}, 2: {"developments": " ".join(DEVELOPMENTS)}})
    after = play(state, "buy religion")
    assert [owns(after, "religion", seat) for seat in range(3)] == [True, True, True]


@pytest.mark.rule("IA-DEV-07")
def test_innovations_and_wealth_serve_developments_only():
    building = table(step="build", goods=0, wealth=5, innovations=6, developments="shipbuilding")
    assert offered(building) == {"done"}
    storing = table(step="store", goods=3, wealth=2, innovations=6)
    assert offered(storing) == {"end"}


@pytest.mark.rule("IA-DEV-08")
def test_innovations_not_spent_are_lost():
    state = collected("innovation innovation innovation", food=9, goods=0)
    assert state.innovations == 3
    assert own_next_turn(state).innovations == 0
    assert end_turn(state).innovations == 0


@pytest.mark.rule("IA-DEV-09", "IA-DEV-11")
@pytest.mark.parametrize("name", DEVELOPMENTS)
def test_a_development_bought_counts_its_points(name):
    cost, points = COSTS[name]
    wealth, goods = cost // 5, cost % 5
    if wealth > 5:
        wealth, goods = 5, cost - 25
    short = shop(wealth=wealth, goods=goods - 1) if goods else shop(wealth=wealth - 1, goods=4)
    assert refused_by(short, f"buy {name}") == "IA-DEV-04"
    after = play(shop(wealth=wealth, goods=goods), f"buy {name}")
    after = play(after, f"pay {wealth} 0 {goods}") if asked(after) == "pay" else after
    assert owns(after, name)
    assert (me(after).wealth, me(after).goods, lines(after)["developments"]) == (0, 0, points)


@pytest.mark.rule("IA-DEV-10")
def test_a_development_works_for_the_rest_of_the_game():
    state = shop(seats=2, goods=3, armies=1, food=9, wealth=0)
    bought = play(state, "buy formations", "end")
    for _ in range(4):
        bought = end_turn(bought)
    assert bought.seat == 1
    invasion = attrs.evolve(at(bought, "reroll"), dice=faces("skull " * 5), fate=0)
    assert play(invasion, "keep").seats[0].skulls == 10 - (1 + 2)


@pytest.mark.rule("IA-DEV-11")
def test_the_table_of_developments():
    assert {d.id: (d.cost, d.points) for d in CONTENT.developments} == COSTS
    assert len(CONTENT.developments) == 17
    assert tuple(d.id for d in CONTENT.developments if d.star) == STARS


@pytest.mark.rule("IA-DEV-12")
@pytest.mark.parametrize(("developments", "worth"), [("", 3), ("metallurgy", 5)])
def test_metallurgy_makes_an_innovation_worth_five(developments, worth):
    for innovations in range(1, 5):
        wanted = {name for name, (cost, _) in COSTS.items() if cost <= innovations * worth} - {developments}
        assert on_sale(innovations=innovations, goods=0, developments=developments) == wanted


@pytest.mark.rule("IA-DEV-12")
def test_metallurgy_counts_in_the_payment():
    after = play(shop(innovations=2, goods=0, developments="metallurgy"), "buy aqueducts")
    assert (owns(after, "aqueducts"), after.innovations) == (True, 0)
    asking = play(shop(innovations=2, goods=5, developments="metallurgy"), "buy aqueducts")
    assert offered(asking) == {"pay 0 2 0", "pay 0 1 5"}


@pytest.mark.rule("IA-DEV-13")
@pytest.mark.parametrize("name", DEVELOPMENTS)
def test_roads_make_star_developments_cheaper(name):
    cost = COSTS[name][0] - (6 if name in STARS else 0)
    if name != "roads":
        wealth = min(5, (cost - 1) // 5)
        enough = {"wealth": wealth, "goods": cost - 5 * wealth, "developments": "roads"}
        assert name in on_sale(**enough)
        less = {**enough, "goods": enough["goods"] - 1}
        assert name not in on_sale(**less)
        assert dict(why_not(shop(**less), f"buy {name}").params)["price"] == cost
        bought = play(shop(**enough), f"buy {name}")
        assert owns(bought, name)
        assert me(bought).goods == me(bought).wealth == 0


@pytest.mark.rule("IA-DEV-14")
@pytest.mark.parametrize("goods", range(16))
def test_coinage_makes_wealth_of_three_goods(goods):
    state, stored = table(step="store", goods=goods, wealth=0, developments="coinage"), 0
    while "store" in offered(state):
        state, stored = play(state, "store"), stored + 1
    assert (stored, me(state).wealth, me(state).goods) == (goods // 3, goods // 3, goods % 3)


@pytest.mark.rule("IA-DEV-15")
@pytest.mark.parametrize(
    ("name", "sheet", "bonus"),
    [
        ("shipbuilding", {"ships": 4}, 4),
        ("navy", {"ships": 5}, 5),
        ("navy shipbuilding commerce", {"ships": 3, "ports": 2}, 3 + 3 + 3 + 2),
        ("aqueducts", {"food": 2}, 0),
        ("aqueducts", {"food": 3}, 1),
        ("aqueducts", {"food": 14}, 4),
        ("aqueducts", {"food": 15}, 5),
        ("citizenship", {"monuments": "obelisk walls"}, 6),
        ("citizenship", {"monuments": {"obelisk": 5, "walls": 9}}, 3),
        ("empire", {"provinces": 4, "armies": 3, "ports": 6, "ships": 6}, 7),
        ("empire", {"provinces": 6, "armies": 7}, 13),
        ("commerce", {"ports": 5, "ships": 4, "provinces": 6, "armies": 7}, 9),
        ("roads", {"ships": 6, "food": 15, "ports": 6, "provinces": 6, "armies": 7, "monuments": "walls"}, 0),
    ],
)
def test_bonuses_at_the_end(name, sheet, bonus):
    assert lines(shop(developments=name, **sheet))["bonuses"] == bonus


@pytest.mark.rule("IA-DEV-15")
def test_nobody_else_has_a_bonus():
    rich = {"ships": 6, "food": 15, "ports": 6, "provinces": 6, "armies": 7, "monuments": "walls obelisk"}
    for name in DEVELOPMENTS:
        bonus = lines(shop(developments=name, **rich))["bonuses"]
        wanted = {"shipbuilding": 6, "aqueducts": 5, "navy": 6, "citizenship": 6, "empire": 13, "commerce": 12}
        assert bonus == wanted.get(name, 0)


@pytest.mark.rule("IA-DEV-16")
def test_buying_is_optional():
    state = shop(goods=15)
    after = play(state, "done")
    assert (asked(after), me(after)) == ("store", me(state))


@pytest.mark.rule("IA-DEV-16")
def test_step_five_is_not_asked_about_when_nothing_can_be_bought():
    assert asked(play(table(step="build", goods=1), "done")) == "store"
    assert asked(play(table(step="build", goods=2), "done")) == "buy"
