"""A turn: taking a card from the row, the row afterwards, whose turn it is, the end."""

from collections import Counter

import attrs
import pytest

from ludarium.engine.actions import parse
from ludarium.engine.match import HUMAN, Match
from ludarium.engine.prompts import Ask
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.state import NO_CARD
from tests.games.eight_minute_empire.table import (
    BOX,
    MOVE_3,
    PLACE_2,
    TITLE,
    fresh,
    in_row,
    laid,
    lines,
    offers,
    play,
    started,
    told,
    why_not,
)


def take(state, place):
    """Take the card at that place of the row, and end the turn."""
    return play(state, f"take {state.row[place]}", "end")


@pytest.mark.rule("EME-TURN-01")
def test_play_goes_clockwise_from_the_first_player():
    state, order = started(4, starter=2), []
    for _ in range(6):
        order.append(TITLE.turn(state))
        state = take(state, 0)
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("EME-TURN-02")
def test_exactly_one_card_is_taken():
    state = started(3)
    assert offers(state) == {f"take {card}" for card in state.row}
    assert why_not(state, "end").rule == "EME-TURN-02"
    taken = play(state, f"take {state.row[0]}")
    assert why_not(taken, f"take {state.row[1]}").rule == "EME-TURN-02"
    assert why_not(state, f"take {state.deck[0]}").rule == "EME-TURN-02"


@pytest.mark.rule("EME-TURN-03")
@pytest.mark.parametrize(("place", "cost"), list(enumerate((0, 1, 1, 2, 2, 3))))
def test_the_cost_depends_on_the_place_in_the_row(place, cost):
    state = started(4)
    after = play(state, f"take {state.row[place]}")
    assert after.seats[0].coins == 9 - cost
    assert after.bank == state.bank + cost


@pytest.mark.rule("EME-TURN-04", "EME-TURN-05")
@pytest.mark.parametrize(("coins", "places"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_a_card_that_cannot_be_paid_cannot_be_taken(coins, places):
    state = laid(coins={0: coins})
    assert offers(state) == {f"take {card}" for card in state.row[:places]}
    for card in state.row[places:]:
        assert why_not(state, f"take {card}").rule == "EME-TURN-04"


@pytest.mark.rule("EME-TURN-06")
def test_taken_cards_stay_before_their_owner_for_all_to_see():
    state = laid(taken=MOVE_3, cards={0: [16, 20]})
    for seat in range(3):
        observed = TITLE.observe(state, seat)
        assert observed.seats[0].cards == (16, 20, MOVE_3)
        assert TITLE.holdings(observed)[0].goods[2].own == 3
    assert play(state, "end").seats[0].cards == (16, 20, MOVE_3)


@pytest.mark.rule("EME-TURN-07")
def test_the_good_is_kept_and_the_action_done_at_once():
    state = laid(row=in_row(24), cards={0: [25]})
    after = play(state, "take 24")
    assert lines(after, 0)["goods"] == 1
    assert TITLE.turn(after) == 0
    assert TITLE.prompt(after).key == "act"
    assert dict(TITLE.prompt(after).params)["place"] == 2
    assert why_not(after, "move a12 a16").rule == "EME-TURN-07"


@pytest.mark.rule("EME-TURN-08")
def test_the_action_may_be_left_out():
    state = laid(row=in_row(MOVE_3))
    after = play(state, f"take {MOVE_3}", "end")
    assert after.seats[0].cards == (MOVE_3,)
    assert after.seats[0].armies == state.seats[0].armies
    assert TITLE.turn(after) == 1


@pytest.mark.rule("EME-TURN-09")
@pytest.mark.parametrize("place", range(6))
def test_cards_slide_to_the_left_and_one_comes_to_the_right(place):
    state = started(3)
    after = take(state, place)
    assert after.row == (*state.row[:place], *state.row[place + 1 :], state.deck[0])
    assert after.deck == state.deck[1:]


@pytest.mark.rule("EME-TURN-09")
def test_the_row_is_refilled_only_when_the_turn_ends():
    state = started(3)
    taken = play(state, f"take {state.row[2]}")
    assert taken.row == (*state.row[:2], NO_CARD, *state.row[3:])
    assert taken.deck == state.deck
    assert not any(event.news for event in TITLE.tell(state, parse(f"take {state.row[2]}")))
    assert told(taken, "end")["dealt"].news


@pytest.mark.rule("EME-TURN-10")
def test_sliding_makes_cards_cheaper():
    state = started(3)
    card = state.row[3]
    later = take(take(state, 0), 1)
    assert later.row.index(card) == 1
    assert play(later, f"take {card}").seats[2].coins == 10


@pytest.mark.rule("EME-TURN-11")
def test_taking_the_rightmost_card_moves_nothing():
    state = started(3)
    assert take(state, 5).row == (*state.row[:5], state.deck[0])


@pytest.mark.rule("EME-TURN-12")
def test_an_empty_deck_adds_nothing():
    state = laid(deck=())
    after = take(state, 3)
    assert after.row == (*state.row[:3], *state.row[4:])
    assert "dealt" not in told(play(state, f"take {state.row[3]}"), "end")


@pytest.mark.rule("EME-TURN-12")
def test_only_the_last_turn_of_four_finds_the_deck_empty(matches):
    for match in matches:
        rows = [len(state.row) for state in match]
        assert set(rows[:-1]) == {6}
        assert rows[-1] == (5 if len(match[0].seats) == 4 else 6)


@pytest.mark.rule("EME-TURN-13")
def test_the_deck_is_hidden_and_all_else_is_open():
    state = laid(armies={1: "a3 a4"}, cities={2: "a5"}, coins={1: 3}, cards={2: [7]}, taken=PLACE_2)
    for seat in range(3):
        observed = TITLE.observe(state, seat)
        assert observed.deck == (UNKNOWN,) * len(state.deck)
        hidden = {"seed": UNKNOWN, "counter": UNKNOWN, "viewer": seat, "deck": observed.deck}
        assert observed == attrs.evolve(state, **hidden)


@pytest.mark.rule("EME-END-01", "EME-END-02", "EME-AMB-19")
@pytest.mark.parametrize(("seats", "cards"), [(2, 13), (3, 10), (4, 8), (5, 7)])
def test_the_game_ends_when_everyone_has_the_set_number_of_cards(seats, cards):
    state, turns = started(seats, starter=1), Counter()
    while (seat := TITLE.turn(state)) is not None:
        assert TITLE.outcome(state) is None
        turns[seat] += 1
        state = take(state, 0)
    assert turns == dict.fromkeys(range(seats), cards)
    assert [len(its.cards) for its in state.seats] == [cards] * seats
    assert why_not(state, "end").rule == "EME-END-01"


# Cards


@pytest.mark.rule("EME-CARD-01")
def test_every_card_shows_a_good_and_one_or_two_deeds():
    cards = BOX.content.cards
    assert len(cards) == len({card.id for card in cards}) == 42
    assert {card.good for card in cards} == {*BOX.good_ids, "wild"}
    assert {len(card.deeds) for card in cards} == {1, 2}


@pytest.mark.rule("EME-CARD-02")
def test_a_card_may_count_as_two_of_its_good():
    state = laid(cards={0: [9], 1: [38]})
    assert [line.own for line in TITLE.holdings(state)[0].goods] == [0, 0, 0, 0, 2]
    assert lines(state, 0)["goods"] == 0
    assert [line.own for line in TITLE.holdings(state)[1].goods] == [0, 0, 0, 2, 0]
    assert lines(state, 1)["goods"] == 1


@pytest.mark.rule("EME-CARD-03")
def test_goods_of_all_cards():
    many = Counter(card.good for card in BOX.content.cards)
    assert many == {"ruby": 5, "coal": 7, "wood": 8, "anvil": 9, "carrot": 10, "wild": 3}


@pytest.mark.rule("EME-CARD-01")
def test_deeds_of_all_cards():
    told = Counter(
        f" {card.join} ".join(f"{deed.verb} {deed.count}" for deed in card.deeds) for card in BOX.content.cards
    )
    assert told == {
        "city 1": 4,
        "destroy 1 and place 1": 1,
        "destroy 1 or city 1": 1,
        "move 2": 2,
        "move 3": 1,
        "move 4": 4,
        "move 5": 2,
        "move 6": 1,
        "sail 2": 4,
        "sail 3": 4,
        "sail 4": 1,
        "place 1": 1,
        "place 2": 4,
        "place 2 or city 1": 1,
        "place 2 or move 3": 1,
        "place 3": 7,
        "place 3 or move 3": 1,
        "place 3 or move 4": 1,
        "place 4 or move 2": 1,
    }


# Taking back


def test_a_turn_is_taken_back_step_by_step_until_it_ends():
    match = Match(TITLE, TITLE.setup(2), 1, (HUMAN, "easy"))
    for text in [*["neutral a3"] * 10, "bid 1", "bid 0", "first 0"]:
        match.play(parse(text))
    card = match.state.row[0]
    steps = [match.state]
    for text in (f"take {card}", *_any_steps(match)):
        match.play(parse(text))
        steps.append(match.state)
    for state in reversed(steps[:-1]):
        match.undo()
        assert match.state is state
    while match.cursor < len(match.actions):
        match.redo()
    match.play(parse("end"))
    assert match.undo_target().key == "undo-fence"


def _any_steps(match):
    """Everything that the first card lets one do, the first way each time."""
    state = TITLE.play(match.state, parse(f"take {match.state.row[0]}"))
    while TITLE.prompt(state).ask is Ask.STEPS:
        action = TITLE.actions(state)[0]
        yield action.text
        state = TITLE.play(state, action)


def test_prompts_are_typed():
    state = fresh(2)
    assert (TITLE.prompt(state).ask, TITLE.prompt(state).of) == (Ask.ONE, "region")
    assert (TITLE.prompt(fresh(3)).ask, TITLE.prompt(fresh(3)).of) == (Ask.NUMBER, "coins")
    assert (TITLE.prompt(started(3)).ask, TITLE.prompt(started(3)).of) == (Ask.ONE, "card")
    acting = laid(taken=PLACE_2)
    assert TITLE.prompt(acting).ask is Ask.STEPS
    assert TITLE.prompt(play(acting, "place a12", "place a12")).ask is Ask.GO
