"""The bid for naming the first player."""

from collections import Counter

import pytest

from ludarium.engine.actions import parse
from ludarium.engine.match import HUMAN, Match
from ludarium.engine.reasons import RuleError, SetupError
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire.state import NO_BID
from tests.games.eight_minute_empire.table import TITLE, fresh, offers, play, started, told, why_not


def bid(*coins, **options):
    return play(fresh(len(coins), **options), *(f"bid {each}" for each in coins))


def coins(state):
    return [its.coins for its in state.seats]


@pytest.mark.rule("EME-BID-01", "EME-AMB-20")
def test_bids_are_secret_until_all_are_in():
    state = play(fresh(3), "bid 4", "bid 2")
    assert TITLE.observe(state, 0).bids == (4, UNKNOWN, NO_BID)
    assert TITLE.observe(state, 1).bids == (UNKNOWN, 2, NO_BID)
    assert TITLE.observe(state, 2).bids == (UNKNOWN, UNKNOWN, NO_BID)
    assert all(TITLE.has_secrets(state, seat) for seat in range(3))
    made = told(fresh(3), "bid 4")["bid"]
    assert TITLE.redact(made, 0)["coins"] == 4
    assert TITLE.redact(made, 1)["coins"] == UNKNOWN
    after = play(state, "bid 3")
    assert [TITLE.observe(after, seat).bids for seat in range(3)] == [(4, 2, 3)] * 3
    assert TITLE.observe(after, 0).seats[1].coins == 11


@pytest.mark.rule("EME-BID-02")
def test_a_bid_is_any_number_up_to_the_coins_one_has():
    state = fresh(3)
    assert offers(state) == {f"bid {coins}" for coins in range(12)}
    assert why_not(state, "bid 12") == why_not(state, "bid 40")
    assert why_not(state, "bid 12").rule == why_not(state, "bid -1").rule == "EME-BID-02"


@pytest.mark.rule("EME-BID-03", "EME-BID-04")
def test_the_highest_bid_wins_and_only_its_owner_pays():
    state = bid(2, 5, 3)
    assert coins(state) == [11, 6, 11]
    assert state.bank == 11 + 5
    assert TITLE.turn(state) == 1
    shown = told(play(fresh(3), "bid 2", "bid 5"), "bid 3")
    assert shown["revealed"]["bids"] == (2, 5, 3)
    assert shown["revealed"].news


@pytest.mark.rule("EME-BID-05", "EME-AMB-01", "EME-AMB-02")
def test_the_youngest_of_the_tied_wins():
    assert TITLE.turn(bid(4, 4, 1, ages="9,30,5")) == 0
    assert coins(bid(4, 4, 1, ages="9,30,5")) == [7, 11, 11]
    assert TITLE.turn(bid(4, 4, 1, ages="30, 9, 5")) == 1
    assert TITLE.turn(bid(4, 1, 4)) == 2, "unless ages are given, the last seat is the youngest"


@pytest.mark.rule("EME-AMB-02")
def test_nobody_is_called_the_youngest_whose_age_is_not_known():
    def last_words(**options):
        return told(play(fresh(3, **options), "bid 4", "bid 4"), "bid 1")

    assert last_words(ages="30,9,5")["youngest"].seat == 1
    assert "youngest" not in last_words()
    assert last_words()["last-seat"].seat == 1
    assert TITLE.turn(bid(4, 4, 1)) == 1


@pytest.mark.parametrize("ages", ["9", "9,8,7,6", "9,x,7", "9,,7", "9,-1,7", "9,200,7", ""])
def test_ages_that_make_no_sense_are_refused(ages):
    with pytest.raises(SetupError) as refused:
        fresh(3, ages=ages)
    assert refused.value.reason.rule == "EME-AMB-02"


@pytest.mark.rule("EME-BID-06")
def test_if_all_bid_nothing_the_youngest_wins_and_pays_nothing():
    state = bid(0, 0, 0, 0, ages="40,12,30,50")
    assert TITLE.turn(state) == 1
    assert coins(state) == [9] * 4


@pytest.mark.rule("EME-BID-07")
def test_the_winner_names_any_player():
    state = bid(0, 0, 3, 0, 0)
    assert TITLE.turn(state) == 2
    assert offers(state) == {f"first {seat}" for seat in range(5)}
    assert TITLE.turn(play(state, "first 4")) == 4
    assert TITLE.turn(play(state, "first 2")) == 2


@pytest.mark.rule("EME-BID-08")
def test_there_is_one_bid_in_a_game(matches):
    assert why_not(started(3), "bid 1").rule == "EME-BID-08"
    for match in matches:
        asked = [TITLE.prompt(state).key for state in match if TITLE.turn(state) is not None]
        assert asked.count("bid") == len(match[0].seats)


@pytest.mark.rule("EME-VAR-06")
@pytest.mark.parametrize(("bids", "tied"), [((3, 3, 1), {0, 1}), ((0, 0, 0), {0, 1, 2})])
def test_a_die_among_the_tied(bids, tied):
    won = Counter(TITLE.turn(bid(*bids, bid_tie="die", seed=seed)) for seed in range(600))
    assert set(won) == tied
    assert all(abs(many - 600 / len(tied)) < 75 for many in won.values())
    last = play(fresh(3, bid_tie="die"), *(f"bid {coins}" for coins in bids[:2]))
    assert "die" in told(last, f"bid {bids[2]}")


# Changing one's mind


def people(seats=3, players=()):
    return Match(TITLE, TITLE.setup(seats), 1, players or (HUMAN,) * seats)


def test_a_sealed_bid_may_be_changed_until_all_are_in():
    match = people()
    match.play(parse("bid 4"))
    match.play(parse("bid 2"))
    match.undo()
    assert match.turn == 1
    match.undo()
    assert match.turn == 0
    for coins in (1, 0, 3):
        match.play(parse(f"bid {coins}"))
    with pytest.raises(RuleError) as refused:
        match.undo()
    assert refused.value.reason.key == "undo-fence"


def test_a_bid_is_not_changed_once_the_computer_has_shown_it():
    match = people(players=(HUMAN, "easy", "easy"))
    match.play(parse("bid 4"))
    match.play(parse("bid 2"))
    assert match.undo_target() == 0
    match.play(parse("bid 0"))
    assert match.undo_target().key == "undo-fence"
