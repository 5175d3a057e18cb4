"""Control, goods, points, tie-breaks."""

from itertools import product

import pytest

from ludarium import words
from ludarium.engine.contract import TieBreak
from ludarium.games.eight_minute_empire.state import NOBODY
from tests.games.eight_minute_empire.table import BOARDS, BOX, TITLE, laid, lines, over

NEUTRAL = 2
"""The number of the neutral colour in a game of two."""


def owner(state, region):
    return TITLE.controllers(state)[0][BOARDS[state.map].number[region]]


def continent(state, number):
    return TITLE.controllers(state)[1][number - 1]


def points(**counts):
    """What goods are worth: wild=2, coal=3, ruby=1."""
    own = tuple(counts.get(good, 0) for good in BOX.good_ids)
    return BOX.worth(own, counts.get("wild", 0))


# Regions


@pytest.mark.rule("EME-REGION-01")
def test_each_controlled_region_is_a_point():
    assert lines(laid(armies={0: "a1 a2 a3 a4 a21 a10", 1: "a5"}), 0)["regions"] == 6


@pytest.mark.rule("EME-REGION-02", "EME-REGION-04", "EME-AMB-15")
@pytest.mark.parametrize(
    ("pieces", "wanted"), [((3, 2, 2, 0), 0), ((2, 2, 1, 0), NOBODY), ((4, 2, 2, 1), 0), ((1, 2, 2, 3), 3)]
)
def test_most_pieces_control_a_region(pieces, wanted):
    state = laid(4, armies={seat: {"a7": many} for seat, many in enumerate(pieces)})
    assert owner(state, "a7") == wanted


@pytest.mark.rule("EME-REGION-03")
def test_a_city_counts_as_an_army():
    state = laid(armies={0: "a7", 1: {"a7": 1, "a6": 1}}, cities={0: "a7", 2: "a6"})
    assert owner(state, "a7") == 0
    assert owner(state, "a6") == NOBODY


@pytest.mark.rule("EME-REGION-05")
def test_an_empty_region_is_nobodys():
    state = laid()
    assert owner(state, "a1") == NOBODY
    assert [lines(state, seat)["regions"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("EME-AMB-03")
def test_neutral_armies_hold_and_tie_regions_and_continents():
    state = laid(2, armies={0: "a21 a23", 1: "a12"}, neutral={"a21": 1, "a22": 2, "a24": 1})
    assert owner(state, "a21") == NOBODY
    assert owner(state, "a22") == NEUTRAL
    assert continent(state, 3) == NEUTRAL
    assert owner(state, "a23") == 0
    assert continent(state, 4) == NOBODY
    assert lines(state, 0) == {"regions": 1, "continents": 0, "goods": 0}


# Continents


@pytest.mark.rule("EME-CONT-01")
def test_each_controlled_continent_is_a_point():
    state = laid(armies={0: "a21 a22 a23 a1", 1: "a2 a12"})
    assert lines(state, 0) == {"regions": 4, "continents": 2, "goods": 0}


@pytest.mark.rule("EME-CONT-02")
def test_regions_count_for_a_continent_and_not_armies():
    state = laid(armies={0: "a1 a2 a3", 1: {"a4": 10, "a5": 10}, 2: "a12"})
    assert continent(state, 1) == 0


@pytest.mark.rule("EME-CONT-03")
def test_a_shared_lead_is_nobodys_continent():
    state = laid(armies={0: "a1 a2", 1: "a3 a4", 2: "a5"})
    assert continent(state, 1) == NOBODY


@pytest.mark.rule("EME-CONT-04")
def test_one_region_may_be_enough_for_a_continent():
    state = laid(armies={0: "a21 a22", 1: "a22", 2: "a12"})
    assert owner(state, "a22") == NOBODY
    assert continent(state, 3) == 0
    assert continent(state, 4) == NOBODY


# Goods


@pytest.mark.rule("EME-GOODS-01", "EME-GOODS-02", "EME-GOODS-03", "EME-AMB-14")
@pytest.mark.parametrize(
    ("good", "table"),
    [
        ("ruby", (0, 1, 2, 3, 5, 5, 5, 5, 5, 5)),
        ("coal", (0, 0, 1, 2, 3, 5, 5, 5, 5, 5)),
        ("wood", (0, 0, 1, 1, 2, 3, 5, 5, 5, 5)),
        ("anvil", (0, 0, 1, 1, 2, 2, 3, 5, 5, 5)),
        ("carrot", (0, 0, 0, 1, 1, 2, 2, 3, 5, 5)),
    ],
)
def test_what_each_number_of_a_good_is_worth(good, table):
    assert tuple(points(**{good: many}) for many in range(len(table))) == table


@pytest.mark.rule("EME-GOODS-02")
def test_goods_of_cards_are_added_up():
    state = laid(cards={0: [24, 25, 26, 27, 16, 17, 18, 19, 31, 32, 33, 34, 6, 7, 8, 10]})
    assert lines(state, 0)["goods"] == 3 + 2 + 2 + 1


@pytest.mark.rule("EME-GOODS-04", "EME-GOODS-05")
def test_wild_cards_are_given_where_they_are_worth_most():
    assert points(ruby=2, coal=1, wild=1) == 3
    assert points(coal=3, ruby=1, wild=2) == 6
    assert points(ruby=3, coal=4, wild=2) == 5 + 5, "to different goods"
    assert points(carrot=5, wild=3) == 5, "all to the same"


@pytest.mark.rule("EME-GOODS-05", "EME-AMB-13")
def test_no_other_assignment_of_wild_cards_is_better():
    for counts in product((0, 1, 3), repeat=5):
        for wild in (1, 2, 3):
            ways = [goods for goods in product(range(5), repeat=wild) if _owned(counts, goods)]
            assert BOX.worth(counts, wild) == max((_given(counts, goods) for goods in ways), default=0)


def _owned(counts, goods):
    return all(counts[good] for good in goods)


def _given(counts, goods):
    return sum(BOX.points_of(good, many + goods.count(good)) for good, many in enumerate(counts))


@pytest.mark.rule("EME-AMB-11")
def test_a_wild_card_is_not_the_first_of_a_good():
    assert points(wild=1) == points(wild=3) == 0
    state = laid(cards={0: [40, 41]})
    assert lines(state, 0)["goods"] == 0
    assert TITLE.holdings(state)[0].spare == 2
    assert points(coal=1, wild=1) == 1, "ruby, which one has none of, would be worth 2"


@pytest.mark.rule("EME-AMB-13")
def test_the_score_says_what_wild_cards_became():
    """Two of three wild cards are coal, and one is wood."""
    state = laid(cards={0: [24, 25, 26, 16, 40, 41, 42]})
    parts = TITLE.breakdown(state)[0]["goods"]
    assert parts == (("coal+2", 5), ("wood+1", 1))
    said = words.score_detail(TITLE, "goods", parts).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Coal 5 (2 wild), Wood 1 (1 wild)"


@pytest.mark.rule("EME-AMB-13")
def test_the_assignment_is_shown():
    holding = TITLE.holdings(laid(cards={0: [24, 25, 26, 1, 40, 41]}))[0]
    shown = {line.good: (line.own, line.wild, line.points) for line in holding.goods if line.own}
    assert shown == {"ruby": (1, 0, 1), "coal": (3, 2, 5)}
    assert holding.spare == 0


def test_the_next_step_of_a_good():
    lines = {line.good: line for line in TITLE.holdings(laid(cards={0: [31, 32, 33, 34]}))[0].goods}
    assert (lines["anvil"].points, lines["anvil"].more, lines["anvil"].next_points) == (2, 2, 3)
    assert (lines["ruby"].more, lines["ruby"].next_points) == (1, 1)
    full = {line.good: line for line in TITLE.holdings(laid(cards={0: [24, 25, 26, 27, 28, 30]}))[0].goods}
    assert (full["coal"].points, full["coal"].more, full["coal"].next_points) == (5, 0, 0)


# The winner


def end(*seats, **fields):
    """The end of a match: for each seat its regions, its cards, its coins."""
    return over(
        laid(
            len(seats),
            armies={seat: armies for seat, (armies, _, _) in enumerate(seats)},
            cards={seat: cards for seat, (_, cards, _) in enumerate(seats)},
            coins={seat: coins for seat, (_, _, coins) in enumerate(seats)},
            **fields,
        )
    )


def won(state):
    outcome = TITLE.outcome(state)
    return outcome.winners, outcome.decided_by


@pytest.mark.rule("EME-SCORE-01")
def test_regions_continents_and_goods_make_the_total():
    state = end(("a1 a2 a3", [], 9), ("a8 a21", [1, 2, 3], 0), ("a12", [], 0))
    assert [standing.total for standing in TITLE.standing(state)] == [3 + 1, 2 + 1 + 3, 1]
    assert won(state) == ((1,), "score")


@pytest.mark.rule("EME-SCORE-02")
def test_coins_break_a_tie_first():
    state = end(({"a1": 5}, [], 0), ("a21", [], 2), ("a12", [1], 9))
    assert [standing.total for standing in TITLE.standing(state)] == [2, 2, 3]
    tied = end(({"a1": 5}, [], 0), ("a21", [], 2), ({}, [], 9))
    assert won(tied) == ((1,), "coins")


@pytest.mark.rule("EME-SCORE-03", "EME-AMB-16")
def test_then_armies_on_the_map_without_cities():
    state = end(({"a1": 2}, [], 1), ({"a21": 3}, [], 1), ({}, [], 0), cities={0: {"a1": 2}})
    assert won(state) == ((1,), "armies")


@pytest.mark.rule("EME-SCORE-04")
def test_then_controlled_regions():
    state = end(("a1 a2", [], 1), ("a3 a4", [1], 1), ({}, [], 0))
    assert won(state) == ((1,), "score")
    state = end(("a1 a2", [1], 1), ("a21 a3", [], 1), ({}, [], 0))
    assert [standing.total for standing in TITLE.standing(state)] == [2 + 1 + 1, 2 + 1, 0]
    state = end(("a1 a2", [], 1), ({"a21": 2}, [1], 1), ({}, [], 0))
    assert [standing.total for standing in TITLE.standing(state)] == [3, 3, 0]
    assert won(state) == ((0,), "regions")


@pytest.mark.rule("EME-AMB-17")
def test_all_equal_is_a_shared_win():
    assert won(end(("a21", [], 1), ("a23", [], 1), ({}, [], 0))) == ((0, 1), "shared")


def test_the_standing_is_the_score_if_the_game_ended_now():
    state = laid(armies={0: "a1"}, cards={0: [1, 40]})
    assert TITLE.standing(state) == TITLE.standing(over(state))
    assert lines(state, 0) == {"regions": 1, "continents": 1, "goods": 2}


def test_what_the_lines_are_made_of():
    state = laid(armies={0: "a1 a21"}, cards={0: [1, 24, 25]})
    parts = TITLE.breakdown(state)[0]
    assert parts["regions"] == (("a1", 1), ("a21", 1))
    assert parts["continents"] == (("North-west", 1), ("Isle", 1))
    assert dict(parts["goods"]) == {"ruby": 1, "coal": 1}
    assert words.score_detail(TITLE, "regions", parts["regions"]) == "1, 21"
    assert words.score_detail(TITLE, "goods", parts["goods"]).replace("\N{NO-BREAK SPACE}", " ") == "Crystal 1, Coal 1"


def test_what_breaks_a_tie_is_told():
    by_coins = end(({"a1": 5}, [], 0), ("a21", [], 2), ({}, [], 9))
    assert [TITLE.tie_break(by_coins, seat) for seat in (0, 1)] == [TieBreak("coins", (0,)), TieBreak("coins", (2,))]
    by_armies = end(({"a1": 2}, [], 1), ({"a21": 3}, [], 1), ({}, [], 0))
    assert TITLE.tie_break(by_armies, 1) == TieBreak("armies", (3,))


def test_of_three_that_are_tied_the_measure_that_decided_is_told():
    """The third is out of it by its coins; between the others armies decide, and its own, though more, do not count."""
    state = end(({"a1": 2}, [], 2), ({"a21": 3}, [], 2), ({"a24": 9}, [], 1))
    assert [standing.total for standing in TITLE.standing(state)] == [2, 2, 2]
    assert won(state) == ((1,), "armies")
    assert [TITLE.tie_break(state, seat) for seat in range(3)] == [
        TieBreak("armies", (2,)),
        TieBreak("armies", (3,)),
        None,
    ]


def test_a_shared_win_tells_what_was_compared_last():
    state = end(("a21", [], 1), ("a24", [], 1), ("a1", [], 0))
    assert won(state) == ((0, 1), "shared")
    assert [TITLE.tie_break(state, seat) for seat in range(3)] == [TieBreak("regions", (1,))] * 2 + [None]
