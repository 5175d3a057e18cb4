"""What actions touch: pieces and places by ids that the boards know."""

import pytest

from tests.games.iron_age.table import (
    CONTENT,
    DEVELOPMENTS,
    EMPIRE_FACES,
    FATE_FACES,
    MONUMENTS,
    TITLE,
    collected,
    offered,
    over,
    random_match,
    rolled,
    table,
)

SAID = {"done", "end", "feed", "decline", "refuse"}
"""What is said beside the board: the action touches nothing but its own word."""


def places(state):
    """Every id that a board of this state may have."""
    found = {"die.fate", "tray.roll", "tray.keep", "tray.lead", "population", "innovation", *SAID}
    found |= {f"die.{place}" for place in range(len(state.dice))}
    found |= {f"face.{face}" for face in (*EMPIRE_FACES, *FATE_FACES)}
    for seat in range(len(state.seats)):
        found |= {f"{seat}.{row.id}" for row in CONTENT.rows}
        found |= {f"{seat}.{what}.{number}" for what in ("port", "urn", "province") for number in range(2, 7)}
        found |= {f"{seat}.monument.{name}" for name in MONUMENTS}
        found |= {f"{seat}.development.{name}" for name in DEVELOPMENTS}
        found.add(f"{seat}.conquest")
    return found


def is_payment(place):
    kind, *amounts = place.split(".")
    return kind == "payment" and len(amounts) == 3 and all(amount.isdigit() for amount in amounts)


def touched(state, text):
    (action,) = (action for action in TITLE.actions(state) if action.text == text)
    return TITLE.touches(state, action)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_action_touches_things_that_are_there(seats):
    for seed in range(6):
        for state, action, _ in random_match(seats, "short", seed):
            if action is None:
                continue
            known, all_touches = places(state), []
            for possible in TITLE.actions(state):
                steps = TITLE.touches(state, possible)
                all_touches.append(steps)
                assert steps, possible
                for step in steps:
                    assert step, possible
                    assert all(place in known or is_payment(place) for place in step), (possible, step)
            assert len(set(all_touches)) == len(all_touches), "no two actions touch the same"


@pytest.mark.parametrize("seats", [1, 3])
def test_only_the_deciding_seat_is_touched(seats):
    for state, action, _ in random_match(seats, "full", 5):
        if action is None:
            continue
        owners = {str(TITLE.turn(state))} | ({str(state.seat)} if action.verb == "give" else set())
        steps = TITLE.touches(state, action)
        found = {place.split(".")[0] for step in steps for place in step}
        assert {owner for owner in found if owner.isdigit()} <= owners


def test_equal_dice_offer_one_action_begun_by_any_copy():
    state = rolled("food3 food3 innovation", "conquest")
    begun = [action.text for action in TITLE.actions(state) if action.text.startswith("reroll food3")]
    assert begun.count("reroll food3") == 1
    copies = tuple(f"die.{place}" for place, face in enumerate(state.dice) if EMPIRE_FACES[face] == "food3")
    assert len(copies) == 2
    assert touched(state, "reroll food3") == (copies, ("tray.roll",))
    assert touched(state, "reroll food3 food3") == (copies, copies, ("tray.roll",))
    assert touched(state, "reroll innovation fate")[1:] == (("die.fate",), ("tray.roll",))


def test_equal_dice_in_leadership_and_omens():
    lead = table(step="lead", dice="skull skull food3", developments="leadership")
    assert sum(text.startswith("lead skull") for text in offered(lead)) == 1
    assert touched(lead, "lead skull")[0] == ("die.1", "die.2")
    omens = table(step="omens", dice="skull skull food3", fate="omens")
    assert touched(omens, "omens skull food3") == (("die.1", "die.2"), ("face.food3",))
    assert touched(omens, "omens fate conquest") == (("die.fate",), ("face.conquest",))


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("build province", (("population",), ("0.province.3",))),
        ("build port", (("population",), ("0.port.4",))),
        ("build urn", (("0.goods",), ("0.urn.3",))),
        ("build walls", (("population",), ("0.monument.walls",))),
        ("build army", (("population",), ("0.armies",))),
        ("build ship", (("0.goods",), ("0.ships",))),
        ("convert", (("0.goods",), ("0.food",))),
        ("done", (("done",),)),
    ],
)
def test_building_goes_from_what_is_spent_to_where_it_goes(text, steps):
    rest = {"province_boxes": 3, "port_boxes": 3, "urns": 4, "developments": "shipbuilding granaries"}
    state = table(step="build", population=2, goods=4, food=2, **rest)
    assert touched(state, text) == steps


def test_other_steps_touch_what_they_move():
    either = table(step="either", extra=(2,), dice="food_or_population2 food_or_population2 food3")
    assert touched(either, "take food") == (("die.1", "die.2"), ("0.food",))
    assert touched(either, "take population") == (("die.1", "die.2"), ("population",))
    assert touched(table(step="conquest"), "fight") == (("0.armies",), ("0.conquest",))
    assert touched(table(step="store", goods=4), "store") == (("0.goods",), ("0.wealth",))


def test_a_good_given_goes_to_the_demander():
    asking = collected("innovation", "tribute_demand", seats=2, armies=3)
    assert TITLE.turn(asking) == 1
    assert touched(asking, "give") == (("1.goods",), ("0.goods",))


def test_all_dice_go_into_the_tray():
    assert touched(table(step="roll"), "roll") == (("tray.roll",),)
    assert touched(rolled("food3"), "keep") == (("tray.keep",),)


def test_a_box_for_free_begins_with_what_is_there():
    state = table(step="build", population=0, boxes=2, goods=0, developments="architecture")
    begins = {place for name in MONUMENTS for place in touched(state, f"build {name}")[0]}
    assert "population" not in begins, "none is left to begin with"


def test_a_purchase_begins_with_what_is_there():
    state = table(step="buy", goods=5, wealth=0, innovations=0)
    assert touched(state, "buy irrigation") == (("0.goods",), ("0.development.irrigation",))
    rich = table(step="buy", goods=5, wealth=1, innovations=2)
    assert set(touched(rich, "buy irrigation")[0]) == {"0.goods", "0.wealth", "innovation"}


DRAGGED = ("build", "buy", "store", "convert", "fight")


@pytest.mark.parametrize("seats", [1, 3])
def test_bringing_a_piece_to_a_place_means_the_action_that_touches_both(seats):
    for seed in range(3):
        for state, last, _ in random_match(seats, "short", seed):
            for action in TITLE.actions(state) if last else ():
                steps = TITLE.touches(state, action)
                if action.verb in DRAGGED and len(steps) == 2:
                    assert {TITLE.intent(state, piece, steps[1][0]) for piece in steps[0]} == {action}


def test_a_piece_may_be_brought_where_it_may_not_go():
    state = table(step="build", population=0, goods=0)
    assert TITLE.intent(state, "population", "0.port.3").text == "build port"
    assert TITLE.intent(state, "population", "1.port.3") is None, "nobody builds on the sheet of another"
    assert TITLE.intent(state, "0.food", "0.urn.3") is None
    assert TITLE.intent(over(state), "population", "0.port.3") is None
