"""Rolling, rolling again, Leadership and omens."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import attrs
import pytest

from tests.games.iron_age.table import (
    CONTENT,
    EMPIRE_FACES,
    FATE_FACES,
    TITLE,
    asked,
    collected,
    dice_next_turn,
    fate,
    kinds,
    loaded,
    me,
    offered,
    play,
    refused_by,
    rolled,
    shown,
    table,
    told,
    why_not,
)


def every_roll(most):
    """All that one to ``most`` empire dice and the fate die can show."""
    for dice in range(1, most + 1):
        for faces in combinations_with_replacement(EMPIRE_FACES, dice):
            for own in FATE_FACES:
                yield faces, own


@pytest.mark.rule("IA-ROLL-01")
@pytest.mark.parametrize(("ports", "provinces"), list(product(range(1, 7), repeat=2)))
def test_as_many_dice_as_the_larger_of_ports_and_provinces(ports, provinces):
    after = play(table(step="roll", ports=ports, provinces=provinces), "roll")
    assert len(after.dice) == max(ports, provinces)


@pytest.mark.rule("IA-ROLL-01")
@pytest.mark.parametrize(
    ("raw", "dice"),
    [
        ({"port_boxes": 6, "urns": 1}, 1),
        ({"port_boxes": 1, "urns": 16}, 1),
        ({"port_boxes": 3, "urns": 4}, 2),
        ({"port_boxes": 3, "urns": 5}, 3),
        ({"port_boxes": 1, "urns": 0, "province_boxes": 1}, 1),
        ({"port_boxes": 1, "urns": 0, "province_boxes": 2}, 2),
        ({"port_boxes": 1, "urns": 0, "province_boxes": 3}, 2),
    ],
)
def test_only_what_is_finished_counts(raw, dice):
    assert len(play(table(step="roll", **raw), "roll").dice) == dice


@pytest.mark.rule("IA-ROLL-02")
@pytest.mark.parametrize("number", range(1, 7))
def test_equal_numbers_count_once(number):
    after = play(table(step="roll", ports=number, provinces=number), "roll")
    assert len(after.dice) == number


@pytest.mark.rule("IA-ROLL-03")
def test_a_die_won_by_building_is_thrown_from_the_next_turn_on():
    state = table(step="build", dice="food3 food3", population=2, ports=2, provinces=2)
    after = play(state, "build province", "build province")
    assert len(after.dice) == 2
    assert refused_by(after, "roll") == "IA-ROLL-09"
    assert dice_next_turn(after) == 3


@pytest.mark.rule("IA-ROLL-04", "IA-ROLL-05", "IA-ROLL-06")
def test_any_dice_but_skulls_may_be_rolled_again():
    for faces, own in every_roll(3):
        free = [face for face in (*faces, "fate" if own != "skull" else "skull") if face != "skull"]
        wanted = {Counter(some).__repr__() for size in range(len(free) + 1) for some in combinations(free, size)}
        listed = offered(rolled(" ".join(faces), own))
        found = {Counter(text.split()[1:]).__repr__() for text in listed}
        assert found == wanted
        assert len(listed) == len(wanted), "equal dice are offered once"


@pytest.mark.rule("IA-ROLL-04")
def test_a_skull_stays():
    state = rolled("skull food3 innovation", "drought")
    assert refused_by(state, "reroll skull") == "IA-ROLL-04"
    assert refused_by(state, "reroll food3 skull") == "IA-ROLL-04"
    assert {word for text in offered(state) for word in text.split()[1:]} == {"food3", "innovation", "fate"}


@pytest.mark.rule("IA-ROLL-05")
def test_the_fate_die_may_be_rolled_again_until_it_shows_its_skull():
    state = rolled("food3 food3", "conquest")
    assert "reroll fate" in offered(state)
    after = play(loaded(state, "reroll fate", fate="skull"), "reroll fate")
    assert (asked(after), shown(after)) == ("reroll", ("food3", "food3"))
    assert refused_by(after, "reroll fate") == "IA-ROLL-05"
    assert refused_by(after, "reroll food3 fate") == "IA-ROLL-05"


@pytest.mark.rule("IA-ROLL-05")
def test_a_fate_die_that_is_kept_stays():
    state = rolled("food3 food3", "conquest")
    assert all(fate(play(attrs.evolve(state, seed=seed), "reroll food3")) == "conquest" for seed in range(30))


@pytest.mark.rule("IA-ROLL-06")
def test_three_free_dice_give_eight_choices():
    assert len(offered(rolled("food3 innovation", "conquest"))) == 8
    assert "keep" in offered(rolled("food3 innovation", "conquest"))


@pytest.mark.rule("IA-ROLL-06")
def test_only_the_chosen_dice_are_rolled():
    state = rolled("food3 innovation population3", "conquest")
    seen = set()
    for seed in range(80):
        after = play(attrs.evolve(state, seed=seed), "reroll food3")
        rest = Counter(shown(after)) - Counter(["innovation", "population3"])
        assert rest.total() == 1
        seen |= set(rest)
    assert seen == set(EMPIRE_FACES)


@pytest.mark.rule("IA-ROLL-06")
def test_all_free_dice_may_be_rolled():
    state = rolled("food3 innovation", "conquest")
    seen = {play(attrs.evolve(state, seed=seed), "reroll food3 innovation fate").dice for seed in range(400)}
    assert len(seen) == 21, "two dice fall in 21 ways"


@pytest.mark.rule("IA-ROLL-06")
@pytest.mark.parametrize("text", ["reroll population3", "reroll food3 food3", "reroll innovation food3 innovation"])
def test_dice_that_are_not_there_cannot_be_rolled(text):
    assert refused_by(rolled("food3 innovation"), text) == "IA-ROLL-06"


@pytest.mark.rule("IA-ROLL-07")
def test_skulls_of_the_second_roll_stay_too():
    state = loaded(rolled("skull food3 innovation", "drought"), "reroll food3", dice="skull skull innovation")
    after = play(state, "reroll food3")
    assert (asked(after), after.rolls) == ("reroll", 2)
    assert offered(after) == {"keep", "reroll innovation", "reroll fate", "reroll innovation fate"}
    assert refused_by(after, "reroll skull") == "IA-ROLL-04"


@pytest.mark.rule("IA-ROLL-08")
def test_a_die_kept_once_may_still_be_rolled():
    state = loaded(rolled("goods_port food3", "drought"), "reroll food3", dice="goods_port population3")
    after = play(state, "reroll food3")
    assert "reroll goods_port" in offered(after)
    last = play(loaded(after, "reroll goods_port", dice="population3 innovation"), "reroll goods_port")
    assert shown(last) == ("population3", "innovation")


@pytest.mark.rule("IA-ROLL-09")
def test_three_rolls_and_no_more():
    state = rolled("goods_port innovation", "bounty")
    second = play(loaded(state, "reroll innovation", dice="goods_port goods_port"), "reroll innovation")
    assert (asked(second), second.rolls) == ("reroll", 2)
    third = play(loaded(second, "reroll goods_port", dice="goods_port goods_port"), "reroll goods_port")
    assert (asked(third), third.rolls) == ("build", 3)
    assert refused_by(third, "reroll goods_port") == "IA-ROLL-09"
    assert refused_by(third, "roll") == "IA-ROLL-09"


@pytest.mark.rule("IA-ROLL-09")
def test_rolls_are_counted_from_the_first():
    state = loaded(table(step="roll"), "roll", dice="goods_port goods_port", fate="bounty")
    assert play(state, "roll").rolls == 1


@pytest.mark.rule("IA-ROLL-09")
def test_nothing_is_asked_when_every_die_shows_a_skull():
    state = loaded(table(step="roll", food=3, goods=0), "roll", dice="skull skull", fate="skull")
    after = play(state, "roll")
    assert (asked(after), after.rolls, me(after).goods) == ("build", 1, 3)
    free = loaded(table(step="roll"), "roll", dice="skull skull", fate="bounty")
    assert asked(play(free, "roll")) == "reroll"


@pytest.mark.rule("IA-ROLL-10")
@pytest.mark.parametrize("rolls", [1, 2])
def test_one_may_stop_rolling(rolls):
    state = rolled("population3 goods_port", "bounty", rolls=rolls, goods=0, ports=2)
    after = play(state, "keep")
    assert (asked(after), after.rolls, after.counter) == ("build", rolls, state.counter)
    assert (after.population, me(after).goods) == (3, 2)
    assert refused_by(after, "keep") == "IA-ROLL-10"


@pytest.mark.rule("IA-ROLL-11")
def test_omens_sets_one_die_to_any_of_its_faces():
    for faces, own in every_roll(2):
        if own == "omens":
            wanted = {f"omens {old} {new}" for old in faces for new in EMPIRE_FACES if new != old}
            wanted |= {f"omens fate {new}" for new in FATE_FACES if new != "omens"}
            assert offered(collected(" ".join(faces), "omens")) == wanted | {"done"}


@pytest.mark.rule("IA-ROLL-11")
def test_omens_sets_exactly_one_die():
    state = collected("food3 food3 innovation", "omens", goods=0, ports=4, food=0, provinces=1)
    after = play(state, "omens innovation goods_port")
    assert (shown(after), fate(after)) == (("food3", "food3", "goods_port"), "omens")
    assert (me(after).goods, me(after).food, after.innovations) == (4, 5, 0)
    one = play(state, "omens food3 innovation")
    assert shown(one) == ("food3", "innovation", "innovation")
    assert refused_by(after, "omens food3 goods_port") == "IA-ROLL-15", "only once"


@pytest.mark.rule("IA-ROLL-11")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("omens population3 food3", "no-such-die"),
        ("omens food3 omens", "no-such-face"),
        ("omens fate food3", "no-such-face"),
        ("omens food3 food3", "same-face"),
    ],
)
def test_omens_knows_only_the_faces_of_that_die(text, key):
    reason = why_not(collected("food3 innovation", "omens"), text)
    assert (reason.key, reason.rule) == (key, "IA-ROLL-11")


@pytest.mark.rule("IA-ROLL-12")
def test_omens_may_change_a_skull():
    state = collected("skull innovation", "omens", goods=0, food=0)
    assert me(play(state, "done")).skulls == 1 + 1, "famine and unrest"
    after = play(state, "omens skull food3")
    assert "disaster" not in kinds(state, "omens skull food3")
    assert (me(after).skulls, me(after).goods, after.population) == (0, 0, 0)


@pytest.mark.rule("IA-ROLL-13")
def test_omens_may_change_the_fate_die():
    state = collected("innovation", "omens", armies=3)
    after = play(state, "omens fate conquest")
    assert (fate(after), shown(after)) == ("conquest", ("innovation",))
    assert offered(after) == {"fight", "decline"}
    fed = play(collected("food3", "omens", food=0, provinces=1), "omens fate bounty")
    assert me(fed).food == 4 - 1


@pytest.mark.rule("IA-ROLL-14")
def test_omens_may_be_declined():
    state = collected("food3 skull", "omens", food=0, provinces=1, goods=0)
    after = play(state, "done")
    assert (shown(after), fate(after)) == (("food3", "skull"), "omens")
    assert (me(after).food, me(after).goods, after.population, me(after).skulls) == (2, 1, 1, 1)


@pytest.mark.rule("IA-ROLL-15")
def test_omens_comes_after_rolling_and_before_collecting():
    state = rolled("goods_port food3", "omens", rolls=2, goods=0)
    assert refused_by(state, "omens food3 innovation") == "IA-ROLL-15"
    after = play(state, "keep")
    assert (asked(after), me(after), after.population) == ("omens", me(state), 0)
    third = play(loaded(state, "reroll food3", dice="goods_port food3"), "reroll food3")
    assert asked(third) == "omens"


@pytest.mark.rule("IA-ROLL-15")
def test_omens_waits_until_rolling_is_over():
    first = play(loaded(table(step="roll"), "roll", dice="food3 food3", fate="omens"), "roll")
    assert (asked(first), first.rolls) == ("reroll", 1)
    state = loaded(rolled("food3 food3", "bounty"), "reroll fate", fate="omens")
    second = play(state, "reroll fate")
    assert (asked(second), second.rolls, fate(second)) == ("reroll", 2, "omens")
    third = play(loaded(second, "reroll fate", fate="bounty"), "reroll fate")
    assert asked(third) == "build", "an omens that was rolled away is not used"


@pytest.mark.rule("IA-ROLL-15")
@pytest.mark.parametrize("own", [face for face in FATE_FACES if face != "omens"])
def test_without_omens_no_die_is_set(own):
    state = collected("food3 food3", own, armies=0)
    assert asked(state) == "build" or offered(state) == {"give", "refuse"}
    assert refused_by(state, "omens food3 innovation") == "IA-ROLL-15"


@pytest.mark.rule("IA-ROLL-16")
def test_leadership_rolls_one_die_again_even_a_skull():
    state = rolled("skull food3 food3", "bounty", rolls=3, developments="leadership")
    asking = play(state, "keep")
    assert offered(asking) == {"lead skull", "lead food3", "lead fate", "done"}
    after = play(loaded(asking, "lead skull", dice="innovation food3 food3"), "lead skull")
    assert (shown(after), me(after).skulls, asked(after)) == (("food3", "food3", "innovation"), 0, "build")


@pytest.mark.rule("IA-ROLL-16")
def test_leadership_rolls_the_fate_die_too_and_comes_before_omens():
    asking = collected("food3 food3", "skull", developments="leadership")
    after = play(loaded(asking, "lead fate", fate="omens"), "lead fate")
    assert (asked(after), shown(after)) == ("omens", ("food3", "food3"))
    early = collected("food3 food3", "omens", developments="leadership")
    assert asked(early) == "lead"
    assert asked(play(early, "done")) == "omens"


@pytest.mark.rule("IA-ROLL-16")
def test_leadership_rolls_only_the_chosen_die():
    asking = collected("food3 innovation population3", "bounty", developments="leadership")
    for seed in range(40):
        (event,) = told(attrs.evolve(asking, seed=seed), "lead innovation", "rolled")
        after = play(attrs.evolve(asking, seed=seed), "lead innovation")
        assert len(event["dice"]) == 1
        assert not Counter(["food3", "population3"]) - Counter(shown(after))
        assert fate(after) == "bounty"


@pytest.mark.rule("IA-ROLL-16")
def test_leadership_is_used_once_and_after_the_last_roll():
    state = rolled("goods_port innovation", "bounty", rolls=2, developments="leadership")
    assert refused_by(state, "lead innovation") == "IA-ROLL-16"
    third = play(loaded(state, "reroll innovation", dice="goods_port goods_port"), "reroll innovation")
    assert asked(third) == "lead"
    assert refused_by(third, "lead goods_port goods_port") == "IA-ROLL-16"
    after = play(loaded(third, "lead goods_port", dice="goods_port goods_port"), "lead goods_port")
    assert asked(after) == "build"
    assert refused_by(after, "lead goods_port") == "IA-ROLL-16"


@pytest.mark.rule("IA-ROLL-16")
def test_without_leadership_no_die_more():
    state = collected("goods_port innovation", "bounty")
    assert asked(state) == "build"
    reason = why_not(state, "lead innovation")
    assert (reason.key, reason.rule) == ("needs-development", "IA-ROLL-16")


def yields(face):
    """What a face says beyond its name, without what it does not say."""
    return {name: much for name, much in attrs.asdict(face).items() if much and name != "id"}


@pytest.mark.rule("IA-ROLL-17")
def test_faces_of_the_empire_die():
    assert {face.id: yields(face) for face in CONTENT.empire_die.faces} == {
        "population3": {"population": 3},
        "food3": {"food": 3},
        "food_or_population2": {"food": 2, "population": 2, "either": True},
        "innovation": {"innovation": 1},
        "goods_port": {"goods_per_port": 1},
        "skull": {"population": 1, "goods": 1, "skulls": 1},
    }
    assert len(CONTENT.empire_die.faces) == 6


@pytest.mark.rule("IA-ROLL-18")
def test_faces_of_the_fate_die():
    assert {face.id: yields(face) for face in CONTENT.fate_die.faces} == {
        "bounty": {"food_per_food_die": 1},
        "drought": {"food_per_food_die": -1},
        "omens": {"sets_a_die": True},
        "conquest": {"conquest": True},
        "tribute_demand": {"tribute_demand": True},
        "skull": {"population": 1, "goods": 1, "skulls": 1},
    }
    assert len(CONTENT.fate_die.faces) == 6


@pytest.mark.rule("IA-ROLL-17", "IA-ROLL-18")
def test_every_face_comes_up_equally_often():
    state = table(step="roll", ports=6)
    empire, own = Counter(), Counter()
    for seed in range(2000):
        after = TITLE.apply(attrs.evolve(state, seed=seed), TITLE.actions(state)[0])
        empire.update(after.dice)
        own[after.fate] += 1
    assert set(empire) == set(own) == set(range(6))
    assert all(1850 < many < 2150 for many in empire.values())
    assert all(270 < many < 400 for many in own.values())
