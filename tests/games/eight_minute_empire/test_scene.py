"""What lies on the table, and where in the turn one is."""

import attrs
import pytest

from ludarium.engine.actions import act, parse
from ludarium.engine.scene import NOBODY, Note
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.scene import (
    NEUTRAL_SEAT,
    NOBODYS,
    CardFace,
    Cards,
    FistFacts,
    Garrison,
    Pile,
    RegionFacts,
    Share,
    Stand,
)
from ludarium.games.eight_minute_empire.state import GONE, NO_BID
from tests.games.eight_minute_empire.table import (
    CITY,
    DESTROY_AND_PLACE,
    DESTROY_OR_CITY,
    MOVE_3,
    PLACE_3_OR_MOVE_4,
    TITLE,
    acting,
    fresh,
    in_row,
    laid,
    over,
    play,
    started,
)


def things(state, viewer=0):
    return {thing.id: thing for thing in TITLE.scene(TITLE.observe(state, viewer))}


def ids(state, kind, viewer=0):
    return [thing.id for thing in things(state, viewer).values() if thing.kind == kind]


def course(state, viewer=0):
    return TITLE.turn_progress(TITLE.observe(state, viewer))


# The map


def test_a_region_knows_its_garrisons_and_who_controls_it():
    state = laid(2, armies={0: {"a7": 2}, 1: "a7 a8"}, cities={1: "a7"}, neutral={"a8": 1, "a9": 1})
    found = things(state)
    tied = (Garrison(0, 2, 0), Garrison(1, 1, 1))
    assert found["region.a7"].facts == RegionFacts("a", "a7", NOBODYS, False, "", tied)
    assert found["region.a7"].facts.armies == 2
    assert found["region.a7"].facts.cities == 1
    assert found["region.a8"].facts.garrisons == (Garrison(1, 1, 0), Garrison(NEUTRAL_SEAT, 1, 0))
    assert found["region.a9"].facts.owner == NEUTRAL_SEAT
    assert found["region.a1"].facts.garrisons == ()
    assert [thing.id for thing in found.values() if thing.kind == "region" and thing.facts.is_start] == ["region.a12"]


def test_pieces_lie_in_their_region():
    state = laid(2, armies={0: {"a7": 2}, 1: "a7"}, cities={1: "a7"}, neutral={"a7": 3})
    found = [thing for thing in things(state).values() if thing.zone == "region.a7"]
    assert [(thing.id, thing.place, thing.owner, thing.facts) for thing in found] == [
        ("0.army.a7", 0, 0, Stand("a7", 2, 3, 1)),
        ("1.army.a7", 1, 1, Stand("a7", 1, 3, 1)),
        ("neutral.army.a7", 2, NOBODY, Stand("a7", 3, 3, 1)),
        ("1.city.a7", 0, 1, Stand("a7", 1, 3, 1)),
    ]


def test_a_continent_knows_who_holds_how_much_of_it():
    state = laid(2, armies={0: "a1", 1: "a2 a3"}, neutral={"a4": 1})
    facts = things(state)["continent.0"].facts
    assert facts.owner == 1
    assert facts.shares == (Share(1, 2), Share(NEUTRAL_SEAT, 1), Share(0, 1))
    assert facts.size == len(TITLE.boards["a"].continents[0])


def test_a_token_lies_in_its_region_and_counts_for_its_owner():
    tokens = [-1] * TITLE.boards["a"].size
    tokens[TITLE.boards["a"].number["a10"]] = TITLE.box.good_ids.index("coal")
    state = laid(armies={0: "a10"}, goods_tokens="on", tokens=tuple(tokens))
    found = things(state)
    assert found["region.a10"].facts.token == "coal"
    assert found["0.good.coal"].facts.tokens == 1
    assert found["0.good.coal"].facts.line.own == 1
    assert found["1.good.coal"].facts.tokens == 0


# The card row


def test_cards_of_the_row_have_prices_and_say_what_the_looking_seat_lacks():
    state = laid(row=in_row(1, 2, 4, 6, 9, 10), coins={0: 1, 1: 3}, cards={1: (3,)})
    costs = TITLE.box.costs
    own, other = things(state, 0), things(state, 1)
    for place, card in enumerate(state.row):
        face = own[f"card.{card}"].facts
        assert isinstance(face, CardFace)
        assert (own[f"card.{card}"].place, face.cost) == (place, costs[place])
        assert face.lacks == max(0, costs[place] - 1)
        assert not face.lacks or face.has == 1
        assert other[f"card.{card}"].facts.lacks == max(0, costs[place] - 3)
    assert own["card.1"].facts.own.own == 0
    assert other["card.1"].facts.own.own == 1
    assert own["deck"].facts == Pile(len(state.deck))


def test_a_taken_card_stays_in_its_place_until_the_turn_ends():
    state = started(3)
    card = state.row[2]
    after = things(play(state, f"take {card}"))[f"card.{card}"]
    assert (after.zone, after.place, after.owner) == ("row", 2, state.stack[-1].actor)
    assert after.facts.is_taken
    assert after.facts.lacks == 0
    ended = things(play(state, f"take {card}", "end"))
    assert f"card.{card}" not in ended
    assert f"0.card.{card}" in ended


# The seats


def test_what_a_seat_has():
    state = laid(armies={0: "a1 a2"}, cities={0: "a1"}, cards={0: (6, 1, 2)}, coins={0: 5})
    found = things(state)
    assert found["seat.0"].facts.coins == 5
    assert found["seat.0"].facts.standing == TITLE.standing(state)[0]
    assert found["seat.0"].facts.is_turn
    assert not found["seat.1"].facts.is_turn
    assert found["0.supply"].facts == Pile(TITLE.box.armies - 2)
    assert found["0.cities"].facts == Pile(TITLE.box.cities - 1)
    assert found["0.cards"].facts == Cards((6, 1, 2))
    before = sorted((thing for thing in found.values() if thing.zone == "0.cards"), key=lambda thing: thing.place)
    goods = [TITLE.box.good[thing.facts.card] for thing in before]
    assert goods == sorted(goods)


def test_a_wild_card_without_any_good_is_spare():
    wild = next(card.id for card in TITLE.box.content.cards if card.good == "wild")
    assert things(laid(cards={0: (wild,)}))["0.good.wild"].facts == Pile(1)
    assert "0.good.wild" not in things(laid(cards={0: (wild, 1)}))


def test_the_neutral_supply_is_on_the_table_of_two():
    assert things(fresh(2))["neutral.supply"].facts == Pile(TITLE.box.content.neutral_armies)
    assert things(laid(2))["neutral.supply"].facts == Pile(0)
    assert "neutral.supply" not in things(fresh(3))


# The bid


def test_only_whoever_is_asked_sees_coins_to_bid():
    state = fresh(3)
    assert len(ids(state, "coins")) == state.seats[0].coins + 1
    assert ids(state, "coins", viewer=1) == []


def test_a_sealed_bid_is_known_to_its_owner_alone():
    state = play(fresh(3), "bid 2")
    assert things(state, 0)["0.fist"].facts == FistFacts(2, True, False, False)
    assert things(state, 1)["0.fist"].facts == FistFacts(UNKNOWN, True, False, False)
    assert things(state, 1)["1.fist"].facts == FistFacts(NO_BID, True, True, False)


def test_the_winner_of_the_bid_names_the_first_player_at_the_fists():
    state = play(fresh(3), "bid 0", "bid 3", "bid 1")
    found = things(state, 1)
    assert [found[f"{seat}.fist"].facts.is_winner for seat in range(3)] == [False, True, False]
    assert [found[f"first.{seat}"].facts.is_own for seat in range(3)] == [False, True, False]
    assert found["first.2"].zone == "2.fist"
    assert ids(state, "first", viewer=0) == []
    assert ids(play(state, "first 2"), "fist") == []


# Prompts


@pytest.mark.parametrize(
    ("card", "of"),
    [(MOVE_3, "army"), (CITY, "region"), (PLACE_3_OR_MOVE_4, "region army"), (DESTROY_OR_CITY, "army region")],
)
def test_what_is_asked_for_is_what_the_deeds_of_a_card_are_about(card, of):
    assert TITLE.prompt(laid(taken=card)).of == of


def test_what_is_used_up_is_not_asked_for():
    state = laid(taken=DESTROY_OR_CITY)
    assert TITLE.prompt(attrs.evolve(state, stack=(acting(0, DESTROY_OR_CITY, GONE, 1),))).of == "region"


def test_what_ends_a_question():
    assert TITLE.prompt(laid(taken=CITY)).done is act("end")
    own = laid(taken=DESTROY_AND_PLACE, armies={0: "a5"})
    assert TITLE.prompt(play(own, "destroy 0 a5")).done is act("confirm")
    assert TITLE.prompt(started(3)).done is None
    assert ids(laid(taken=CITY), "answer") == ["end"]
    assert ids(laid(taken=CITY), "answer", viewer=1) == []


# TurnProgress and waste


def test_stages_of_the_opening_and_of_a_turn():
    opening = ("neutral", "bid", "first")
    assert (course(fresh(2)).stages, course(fresh(2)).now) == (opening, 0)
    assert (course(fresh(3)).stages, course(fresh(3)).now) == (opening[1:], 0)
    naming = play(fresh(3), "bid 0", "bid 3", "bid 1")
    assert (course(naming).stages, course(naming).now) == (opening[1:], 1)
    assert course(started(3)).stages == ("take", "use", "end")
    assert [course(laid()).now, course(laid(taken=CITY)).now] == [0, 1]
    assert course(over(laid())).now == -1


def test_a_turn_ends_when_nothing_can_be_done_any_more():
    assert course(play(laid(taken=CITY), "city a12")).now == 2
    nowhere = laid(taken=CITY, armies={0: ""})
    assert TITLE.prompt(nowhere).key == "end"
    assert course(nowhere).now == 2


def test_how_near_the_end_is():
    state = laid(cards={0: (1, 2), 1: (3,), 2: (4,)})
    cards = TITLE.box.table[3].cards
    assert course(state).ending == (Note("taken", (("taken", 1), ("cards", cards))),)
    longer = laid(games="3")
    assert course(longer).ending[1:] == (Note("game", (("game", 1), ("games", 3))),)


def test_cards_that_are_too_dear_are_barred_for_whoever_takes_one():
    state = laid(coins={0: 1})
    dear = [card for card, cost in zip(state.row, TITLE.box.costs, strict=True) if cost > 1]
    assert [action for action, _ in course(state).barred] == [act("take", card) for card in dear]
    assert {reason.key for _, reason in course(state).barred} == {"needs-coins"}
    assert course(state, viewer=1).barred == ()
    assert course(laid(coins={0: 1}, taken=CITY)).barred == ()


def wasted(state, action="end"):
    return TITLE.waste(TITLE.observe(state, 0), parse(action))


def test_what_ending_the_turn_would_waste():
    assert wasted(laid(taken=PLACE_3_OR_MOVE_4)) == (("place", 3), ("move", 4))
    assert wasted(play(laid(taken=PLACE_3_OR_MOVE_4), "place a12")) == (("place", 2),)
    assert wasted(laid(taken=PLACE_3_OR_MOVE_4), "place a12") == ()
    assert wasted(play(laid(taken=CITY), "city a12")) == ()
    assert wasted(over(laid())) == ()


def test_only_what_there_are_pieces_for_would_be_wasted():
    armies = {"a12": TITLE.box.armies - 1}
    assert wasted(laid(taken=PLACE_3_OR_MOVE_4, armies={0: armies})) == (("place", 1), ("move", 4))
    assert wasted(laid(taken=CITY, armies={0: ""})) == ()


# Foresight


def test_several_steps_of_an_army_are_foreseen():
    """What a journey of one drag needs: the table after each of its steps."""
    state = TITLE.observe(laid(taken=MOVE_3), 0)
    after = TITLE.foresee(state, act("move", "a12", "a16"), act("move", "a16", "a17"))
    assert after is not None
    found = {thing.id: thing for thing in TITLE.scene(after)}
    assert found["region.a17"].facts.owner == 0
    assert "0.army.a16" not in found
    assert found["0.army.a12"].facts.count == 2
    assert dict(TITLE.prompt(after).params)["move"] == 1
