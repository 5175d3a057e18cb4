"""Where editions differ or the rulebook leaves something open: what was ruled, as it shows in play."""

from itertools import product

import attrs
import pytest

from ludarium.engine.actions import parse
from ludarium.engine.reasons import SetupError
from tests.games.iron_age.table import (
    CONTENT,
    DEVELOPMENTS,
    MONUMENTS,
    TITLE,
    asked,
    at,
    collected,
    end_round,
    end_turn,
    events,
    faces,
    fate,
    kinds,
    lines,
    me,
    offered,
    over,
    own_next_turn,
    owns,
    play,
    ports,
    provinces,
    refused_by,
    rolled,
    shown,
    table,
    told,
    total,
    why_not,
)

# Editions


@pytest.mark.rule("IA-ED-01")
def test_the_later_name_of_shipbuilding_stands():
    (ships,) = (development for development in CONTENT.developments if development.effect.ships)
    assert (ships.id, ships.name, ships.aliases) == ("shipbuilding", "Shipbuilding", ("Shipmaking",))
    assert not any(d.aliases for d in CONTENT.developments if d is not ships)


@pytest.mark.rule("IA-ED-02")
def test_other_disasters_belong_to_step_two_and_battles_to_step_three():
    hungry = {"provinces": 3, "food": 0, "armies": 2, "developments": "granaries"}
    battle = collected("skull skull", "conquest", **hungry)
    assert (asked(battle), me(battle).skulls, me(battle).armies) == ("feed", 0, 2)
    assert kinds(battle, "feed") == ["fed", "disaster", "battle"]
    unrest = collected("skull", "conquest", **hungry)
    assert kinds(unrest, "feed") == ["fed", "disaster"]
    assert asked(play(unrest, "feed")) == "conquest"


@pytest.mark.rule("IA-ED-03")
def test_disasters_and_effects_can_be_read():
    assert [disaster.skulls for disaster in CONTENT.disasters] == [1, 2, 3, 4, 5]
    assert all(disaster.marks or disaster.battle for disaster in CONTENT.disasters)
    for development in CONTENT.developments:
        told = {name: much for name, much in attrs.asdict(development.effect).items() if much}
        assert told or development.bonus, f"{development.id} says what it does"


@pytest.mark.rule("IA-ED-05")
def test_how_many_cards_and_pads_are_in_the_box_has_no_effect():
    with pytest.raises(SetupError) as refused:
        TITLE.setup(2, 0, {"edition": "2014"})
    assert refused.value.reason.key == "option"
    parts = {field.name for field in attrs.fields(type(CONTENT))}
    assert not parts & {"cards", "summary_cards", "reference_cards", "pads", "sheets"}


@pytest.mark.rule("IA-ED-06")
@pytest.mark.parametrize("expansion", next(option for option in TITLE.options if option.key == "expansion").choices)
def test_each_solitaire_game_has_its_own_target(expansion):
    target = {"none": 100, "mediterranean": 125}[expansion]
    state = over(TITLE.start(TITLE.setup(1, 0, {"expansion": expansion}), 1))
    for points, word in ((target - 1, "missed"), (target, "reached"), (target + 1, "beaten")):
        sheet = attrs.evolve(state.seats[0], tribute=points)
        decided_by = TITLE.outcome(attrs.evolve(state, seats=(sheet,))).decided_by
        assert decided_by == (word if expansion == "none" else f"{word}-at-sea")


@pytest.mark.rule("IA-ED-07")
@pytest.mark.parametrize(("skulls", "enemy"), [(2, 4), (5, 10)])
def test_navy_always_fights_in_the_base_game(skulls, enemy):
    state = collected("skull " * skulls, food=9, armies=1, ships=2, developments="navy")
    assert asked(state) == "build", "nobody is asked"
    assert (me(state).skulls, me(state).ships) == (enemy - 3, 1)
    conquest = collected("innovation", "conquest", food=9, armies=1, ships=2, developments="navy")
    assert offered(conquest) == {"fight", "decline"}
    after = me(play(conquest, "fight"))
    assert (after.tribute, after.ships) == (2, 1)


# What the rulebook leaves open


@pytest.mark.rule("IA-AMB-01")
def test_omens_may_make_a_skull():
    state = collected("skull skull skull skull food3", "omens", seats=2, food=9)
    (event,) = told(state, "omens fate skull", "disaster")
    assert event["disaster"] == "invasion"
    (event,) = told(state, "omens food3 skull", "disaster")
    assert event["disaster"] == "invasion"
    pestilence = collected("skull skull food3", "omens", seats=2, food=9)
    assert play(pestilence, "omens food3 skull").seats[1].skulls == 3


@pytest.mark.rule("IA-AMB-02")
def test_omens_does_nothing_more():
    state = collected("food3 innovation", "omens", food=0, provinces=1)
    assert why_not(state, "omens fate omens").key == "same-face"
    after = play(state, "omens innovation food3")
    assert (fate(after), asked(after), shown(after)) == ("omens", "build", ("food3", "food3"))
    assert refused_by(after, "omens food3 innovation") == "IA-ROLL-15"
    assert me(after).food == 6 - 1, "neither more nor less food"


@pytest.mark.rule("IA-AMB-03")
@pytest.mark.parametrize("length", ["short", "full"])
@pytest.mark.parametrize(
    "sheet", [{"tribute": 50}, {"developments": " ".join(DEVELOPMENTS[:8])}, {"monuments": " ".join(MONUMENTS)}]
)
def test_solitaire_always_lasts_eight_rounds(length, sheet):
    state = table(1, 0, length, round=6, **sheet)
    for number in (7, 8):
        state = end_turn(state)
        assert (asked(state), state.round) == ("roll", number)
    assert asked(end_turn(state)) is None


@pytest.mark.rule("IA-AMB-04")
@pytest.mark.parametrize(
    ("points", "winners", "decided_by"), [(99, (), "missed"), (100, (), "reached"), (101, (0,), "beaten")]
)
def test_exactly_the_target_is_reached_not_beaten(points, winners, decided_by):
    end = TITLE.outcome(over(table(1, tribute=points)))
    assert (end.winners, end.decided_by) == (winners, decided_by)


@pytest.mark.rule("IA-AMB-05")
@pytest.mark.parametrize(("other", "gap"), [(3, 2), (1, 4), (0, 4)])
def test_a_demand_comes_after_the_forced_battle(other, gap):
    rest = {"seats": 2, "food": 9, "armies": 5, "others": {1: {"armies": other, "goods": 0}}}
    after = collected("skull " * 5, "tribute_demand", **rest)
    assert (me(after).tribute, me(after).skulls) == (gap, 5)
    assert after.seats[1].skulls == 10 - other


@pytest.mark.rule("IA-AMB-05")
def test_barbarians_weaken_only_the_demander():
    rest = {"seats": 2, "food": 9, "armies": 4, "others": {1: {"armies": 1, "goods": 0}}}
    assert me(collected("skull skull", "tribute_demand", **rest)).tribute == 3 - 1


@pytest.mark.rule("IA-AMB-06")
def test_a_good_paid_to_a_full_row_is_lost():
    rest = {"seats": 2, "food": 9, "armies": 4, "goods": 15, "others": {1: {"armies": 1, "goods": 2}}}
    after = play(collected("innovation", "tribute_demand", **rest), "give")
    assert (me(after).goods, me(after).tribute, after.seats[1].goods) == (15, 0, 1)


@pytest.mark.rule("IA-AMB-07")
def test_provinces_and_both_rows_of_ports_are_filled_from_left_to_right():
    state = table(step="build", population=9, goods=9, ports=2, provinces=2)
    after = play(state, *["build province"] * 3)
    assert (provinces(after), me(after).province_boxes) == (3, 2 + 2 + 1)
    for number in (3, 4):
        assert TITLE.touches(state, parse("build port"))[-1] == (f"0.port.{number}",)
        state = play(state, "build port")
    assert ports(state) == 2
    for number in (3, 3, 3, 4):
        assert TITLE.touches(state, parse("build urn"))[-1] == (f"0.urn.{number}",)
        state = play(state, "build urn")
    assert ports(state) == 3


@pytest.mark.rule("IA-AMB-07")
def test_no_place_can_be_picked():
    state = table(step="build", population=9, goods=9)
    for text in ("build province 4", "build port 4", "build urn 4"):
        assert why_not(state, text).key == "no-such-action"


@pytest.mark.rule("IA-AMB-08")
def test_a_development_works_from_the_moment_it_is_bought():
    coined = play(table(step="buy", goods=15), "buy coinage")
    assert me(coined).goods == 6
    stored = play(coined, "store", "store")
    assert (me(stored).wealth, me(stored).goods) == (2, 0)
    ships = play(table(step="buy", goods=15), "buy shipbuilding")
    assert refused_by(ships, "build ship") == "IA-ROUND-03"


@pytest.mark.rule("IA-AMB-08")
def test_formations_help_in_the_next_turn_of_another():
    bought = play(table(2, step="buy", goods=3, armies=1), "buy formations", "end")
    invasion = attrs.evolve(at(bought, "reroll"), dice=faces("skull " * 5), fate=0)
    assert play(invasion, "keep").seats[0].skulls == 10 - 3


@pytest.mark.rule("IA-AMB-09")
@pytest.mark.parametrize(
    ("innovations", "goods", "enough"), [(1, 2, False), (1, 3, True), (2, 0, True), (0, 5, False), (0, 6, True)]
)
def test_metallurgy_does_not_pay_for_itself(innovations, goods, enough):
    state = table(step="buy", innovations=innovations, goods=goods)
    assert ("buy metallurgy" in offered(state)) == enough
    if enough:
        after = play(state, "buy metallurgy")
        assert (owns(after, "metallurgy"), after.innovations, me(after).goods) == (True, 0, 0)


@pytest.mark.rule("IA-AMB-10")
def test_tribute_and_skulls_are_counted_beyond_the_boxes():
    after = collected("innovation", provinces=6, food=1, skulls=CONTENT.values.skull_boxes.value - 1)
    assert (me(after).skulls, lines(after)["skulls"]) == (49, -49)
    rest = {"armies": 7, "conquest": 2, "tribute": CONTENT.values.tribute_boxes.value - 1, "food": 9}
    conquered = play(collected("innovation", "conquest", **rest), "fight")
    assert (me(conquered).tribute, lines(conquered)["tribute"]) == (64, 64)


@pytest.mark.rule("IA-AMB-11")
@pytest.mark.parametrize(("before", "after"), [(8, 9), (9, 10), (10, 10)])
def test_conquests_go_on_when_all_boxes_are_filled(before, after):
    strong = {"armies": 7, "ships": 4, "developments": "navy formations", "food": 9}
    conquered = me(play(collected("innovation", "conquest", conquest=before, **strong), "fight"))
    assert (conquered.conquest, conquered.tribute) == (after, 13 - before)


@pytest.mark.rule("IA-AMB-12")
@pytest.mark.parametrize("seat", range(4))
def test_disasters_go_clockwise_from_the_active_player(seat):
    order = [(seat + step) % 4 for step in range(4)]
    invasion = rolled("skull " * 5, seats=4, seat=seat, food=9)
    assert [event.seat for event in told(invasion, "keep", "battle")] == order
    pestilence = rolled("skull " * 3, seats=4, seat=seat, food=9)
    assert told(pestilence, "keep", "disaster")[0]["seats"] == tuple(order[1:])


@pytest.mark.rule("IA-AMB-13")
def test_food_or_population_is_chosen_after_omens_and_before_feeding():
    state = collected("food_or_population2 skull", "omens", food=0, provinces=2, goods=0)
    assert asked(state) == "omens"
    choosing = play(state, "done")
    assert (asked(choosing), me(choosing).skulls, me(choosing).food) == ("either", 0, 0)
    fed = play(choosing, "take food")
    assert (me(fed).food, me(fed).skulls, fed.population) == (0, 1, 1)
    assert refused_by(fed, "take population") == "IA-FOOD-06"


@pytest.mark.rule("IA-AMB-14")
@pytest.mark.parametrize("developments", ["", "granaries"])
def test_no_food_may_be_kept_back(developments):
    state = collected("innovation", provinces=3, food=2, goods=4, developments=developments)
    if developments:
        assert offered(state) == {"convert", "feed"}
        state = play(state, "feed")
    assert (me(state).food, me(state).skulls) == (0, 1)


@pytest.mark.rule("IA-AMB-15")
@pytest.mark.parametrize(("step", "extra"), [("either", (1,)), ("feed", ()), ("conquest", ()), ("build", ())])
def test_granaries_may_be_used_from_collecting_to_building(step, extra):
    rest = {"dice": "food_or_population2", "fate": "drought", "population": 1, "armies": 1, "provinces": 5}
    state = table(step=step, extra=extra, goods=3, food=2, developments="granaries", **rest)
    assert "convert" in offered(state)
    after = play(state, "convert")
    assert (asked(after), me(after).goods, me(after).food) == (step, 2, 3)
    assert (after.population, TITLE.turn(after)) == (1, 0)
    if extra:
        assert asked(play(after, "take food")) == "feed", "the choice is still open"


@pytest.mark.rule("IA-AMB-15")
@pytest.mark.parametrize(("step", "extra"), [("roll", ()), ("reroll", ()), ("lead", ()), ("omens", ()), ("buy", ())])
def test_granaries_may_not_be_used_earlier_or_later(step, extra):
    state = table(step=step, extra=extra, dice="food3", goods=3, food=2, developments="granaries leadership")
    assert "convert" not in offered(state)
    assert refused_by(state, "convert") == "IA-AMB-15"


@pytest.mark.rule("IA-AMB-15")
def test_granaries_may_not_be_used_when_step_four_is_over():
    state = table(step="build", goods=3, food=2, developments="granaries")
    assert refused_by(play(state, "done"), "convert") == "IA-AMB-15"
    assert refused_by(play(state, "done", "done"), "convert") == "IA-AMB-15"


@pytest.mark.rule("IA-AMB-15")
def test_granaries_feed_armies_too():
    state = table(step="build", population=1, goods=1, food=0, armies=1, developments="granaries")
    assert "build army" not in offered(state)
    assert me(play(state, "convert", "build army")).armies == 2


@pytest.mark.rule("IA-AMB-15")
@pytest.mark.parametrize(("food", "possible"), [(13, True), (14, True), (15, False)])
def test_granaries_may_not_pass_the_end_of_the_food_row(food, possible):
    state = table(step="build", goods=3, food=food, developments="granaries")
    assert ("convert" in offered(state)) == possible
    if not possible:
        reason = why_not(state, "convert")
        assert (reason.key, reason.rule) == ("row-full", "IA-AMB-15")


def demand(goods, payers, food=9):
    """A tribute demand of an owner of Granaries with that many goods, from that many who could each give one."""
    others = {seat: {"armies": 0, "goods": 2 if seat <= payers else 0} for seat in (1, 2, 3)}
    rest = {"seats": 4, "armies": 3, "provinces": 1, "developments": "granaries", "others": others}
    return collected("innovation", "tribute_demand", goods=goods, food=food, **rest)


@pytest.mark.rule("IA-AMB-15")
@pytest.mark.parametrize(("goods", "payers"), [(15, 1), (15, 3), (14, 2), (14, 3), (13, 3)])
def test_granaries_may_make_room_before_goods_are_given(goods, payers):
    state = demand(goods, payers)
    assert "convert" in offered(state), "else a good could be lost that Granaries would have saved"
    after = play(state, "convert")
    assert (me(after).goods, me(after).food) in {(goods - 1, 10), (goods - 1, 9)}


@pytest.mark.rule("IA-AMB-15")
@pytest.mark.parametrize(("goods", "payers"), [(14, 1), (13, 2), (12, 3), (3, 3)])
def test_nobody_is_asked_for_room_that_is_there(goods, payers):
    assert asked(demand(goods, payers)) == "tribute"


@pytest.mark.rule("IA-AMB-16")
def test_who_has_walls_does_not_fight_barbarians():
    state = rolled("skull skull", food=9, armies=7, monuments="walls")
    after = play(state, "keep")
    assert (asked(after), me(after).tribute, me(after).armies) == ("build", 0, 7)
    assert refused_by(after, "fight") == "IA-BATTLE-01"


@pytest.mark.rule("IA-AMB-17")
@pytest.mark.parametrize("row", ["ships", "armies", "goods", "food"])
def test_every_row_counts_for_a_tie(row):
    none = {"wealth": 0, "ships": 0, "armies": 0, "goods": 0, "food": 0, "tribute": 20}
    two = {1: {**none, row: 3}}
    end = TITLE.outcome(over(table(2, others=two, **{**none, "goods" if row != "goods" else "food": 2})))
    assert (end.winners, end.decided_by) == ((1,), "pegs")


@pytest.mark.rule("IA-AMB-17")
def test_wealth_counts_for_a_tie_too():
    none = {"ships": 0, "armies": 0, "goods": 0, "food": 0}
    mine, other = {**none, "wealth": 3, "tribute": 4}, {**none, "wealth": 0, "goods": 2, "tribute": 10}
    end = TITLE.outcome(over(table(2, others={1: other}, **mine)))
    assert (end.winners, end.decided_by) == ((0,), "pegs")


@pytest.mark.rule("IA-AMB-18")
def test_the_score_may_go_below_zero():
    state = over(table(2, skulls=12, tribute=3, others={1: {"skulls": 20}}))
    assert [total(state, seat) for seat in (0, 1)] == [-9, -20]
    assert TITLE.outcome(state).winners == (0,)


def wanted_payments(cost, wealth, innovations, goods, worth):
    """Every payment that reaches the cost and from which no unit can be left out, found by trying all."""
    for w, i, g in product(range(wealth + 1), range(innovations + 1), range(goods + 1)):
        paid = 5 * w + worth * i + g
        spare = [unit for unit, many in ((5, w), (worth, i), (1, g)) if many and paid - unit >= cost]
        if paid >= cost and not spare:
            yield f"pay {w} {i} {g}"


@pytest.mark.rule("IA-AMB-19", "IA-DEV-02", "IA-DEV-03", "IA-DEV-04")
@pytest.mark.parametrize("name", ["leadership", "formations", "religion", "coinage", "roads", "empire"])
@pytest.mark.parametrize("owned", ["", "metallurgy"])
def test_only_payments_without_a_needless_unit_are_offered(name, owned):
    cost = {"leadership": 2, "formations": 3, "religion": 7, "coinage": 9, "roads": 12, "empire": 20}[name]
    for wealth, innovations, goods in product(range(4), range(4), range(0, 12, 2)):
        state = table(step="buy", wealth=wealth, innovations=innovations, goods=goods, developments=owned)
        wanted = set(wanted_payments(cost, wealth, innovations, goods, 5 if owned else 3))
        if f"buy {name}" not in offered(state):
            assert not wanted
        elif len(wanted) == 1:
            _check_paid(state, play(state, f"buy {name}"), wanted.pop())
        else:
            assert offered(play(state, f"buy {name}")) == wanted


def _check_paid(state, after, payment):
    wealth, innovations, goods = map(int, payment.split()[1:])
    assert asked(after) == "store"
    assert me(state).wealth - me(after).wealth == wealth
    assert state.innovations - after.innovations == innovations
    assert me(state).goods - me(after).goods == goods


@pytest.mark.rule("IA-AMB-19")
@pytest.mark.parametrize("text", ["pay 1 0 1", "pay 0 1 1", "pay 0 0 4", "pay 1 1 0"])
def test_a_needless_unit_is_refused(text):
    asking = play(table(step="buy", wealth=1, innovations=1, goods=4), "buy formations")
    reason = why_not(asking, text)
    assert (reason.key, reason.rule) == ("too-much", "IA-AMB-19")


@pytest.mark.rule("IA-AMB-20")
def test_who_triggered_the_end_gains_only_by_the_turns_of_others():
    strong = {"armies": 7, "ships": 4, "developments": "navy formations", "food": 9}
    state = end_turn(table(2, step="store", tribute=50, **strong))
    assert TITLE.turn(state) == 1
    invasion = attrs.evolve(at(state, "reroll"), dice=faces("skull " * 5), fate=0)
    after = play(invasion, "keep")
    assert after.seats[0].tribute == 50 + 3
    final = end_turn(after)
    assert (asked(final), final.round) == (None, 1)


@pytest.mark.rule("IA-AMB-21")
@pytest.mark.parametrize(("skulls", "marks"), [(1, 1), (4, 4)])
def test_feeding_comes_before_unrest_and_civil_war(skulls, marks):
    state = rolled("skull " * skulls, provinces=3, food=1)
    happened = [event.kind for event in events(state, "keep") if event.kind in ("fed", "disaster")]
    assert happened == ["fed", "disaster"]
    assert me(play(state, "keep")).skulls == 2 + marks


@pytest.mark.rule("IA-AMB-22")
def test_navy_without_ships():
    after = me(collected("skull skull", food=9, armies=6, ships=0, developments="navy"))
    assert (after.tribute, after.armies, after.ships) == (2, 5, 0)


@pytest.mark.rule("IA-AMB-20")
def test_a_new_round_begins_only_without_an_end():
    state = table(2, tribute=49)
    assert end_round(state).round == 2
    assert own_next_turn(state).round == 2
