"""Reshuffle, solstice, the end of the match, scoring, collapse."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.scoring import outcome
from ludarium.games.imperium.state import COLLAPSE, SCORING
from tests.games.imperium.table import BOX, TITLE, Table, card, plain


def drawing(nations: str = "greeks,celts", **fields) -> Table:
    """A player with an empty deck who is about to draw."""
    table = plain(nations)
    return table.put(deck=(), discard=("elders", "oracle"), play=("coinage",), **fields)


# Reshuffle


@pytest.mark.rule("IMP-RESH-01")
def test_an_empty_deck_alone_does_nothing():
    table = plain("greeks,celts").put(deck=("oracle",) * 5, discard=("elders",)).do("end", "pick market 1")
    assert table.seat().deck == ()
    assert table.discard() == ["elders"]


@pytest.mark.rule("IMP-RESH-02", "IMP-RESH-05", "IMP-RESH-07")
def test_a_barbarian_takes_a_nation_card():
    table = drawing(nation_deck=("unrest", "city-of-athens", "plains-of-thessaly")).do("use coinage 100")
    player = table.seat()
    assert len(player.nation_deck) == 2
    assert player.nation_mark
    assert player.exhaust == 3
    assert sorted([*table.hand(), *table.deck()]) == ["elders", "oracle", "unrest"]
    assert len(table.hand()) == 1


@pytest.mark.rule("IMP-RESH-03", "IMP-RESH-04")
@pytest.mark.parametrize("held", [{"nation_mark": True}, {"exhaust": 1}])
def test_no_nation_card_twice_a_turn_or_without_a_token(held):
    table = drawing(nation_deck=("unrest",), **held).do("use coinage 100")
    assert len(table.seat().nation_deck) == 1
    assert sorted([*table.hand(), *table.deck()]) == ["elders", "oracle"]


@pytest.mark.rule("IMP-RESH-06", "IMP-RESH-15")
def test_the_accession_card_makes_an_empire_before_the_shuffle():
    table = drawing(nation_deck=()).do("use coinage 100")
    assert table.seat().empire
    assert table.seat().accession == -1
    assert table.asked == (0, "activate")
    assert "olympic-games" in [*table.hand(), *table.deck()]


@pytest.mark.rule("IMP-RESH-19")
def test_the_accession_card_comes_last():
    table = drawing("macedonians,celts", nation_deck=("prosperity", "uxians", "glory"))
    for left in (2, 1, 0):
        table.put(deck=(), discard=("elders",), nation_mark=False, exhaust=5, play=("coinage",)).do("use coinage 100")
        assert len(table.seat().nation_deck) == left
        assert not table.seat().empire
    table.put(deck=(), nation_mark=False, exhaust=5, play=("coinage",)).do("use coinage 100")
    assert table.seat().empire


@pytest.mark.rule("IMP-RESH-08", "IMP-ART-01")
def test_the_nadir_enters_play():
    table = drawing("arthurians,celts", nation_deck=()).do("use coinage 100")
    assert "gwaith-camlan" in table.in_play()
    assert not table.seat().empire


@pytest.mark.rule("IMP-RESH-09", "IMP-END-04", "IMP-VIK-01", "IMP-VIK-03", "IMP-RESH-11")
def test_the_zenith_triggers_scoring():
    table = drawing("vikings,celts", nation_deck=()).do("use coinage 100")
    assert table.state.last == table.state.round + 1
    assert not table.seat().empire
    assert "harald-hardrada" in [*table.hand(), *table.deck()]
    table.put(deck=(), nation_mark=False, play=("coinage",), exhaust=5, discard=("elders",)).do("use coinage 100")
    assert not table.seat().nation_mark


@pytest.mark.rule("IMP-RESH-10")
def test_utopians_only_shuffle():
    table = drawing("utopians,celts", empire=True, exhaust=3).do("use coinage 100")
    assert table.seat().exhaust == 2
    assert table.asked == (0, "activate")


@pytest.mark.rule("IMP-RESH-12", "IMP-DEV-01")
def test_an_empire_may_pay_for_a_development():
    held = {"empire": True, "population": 4, "progress": 0, "materials": 3}
    table = drawing("persians,celts", development=("battering-ram", "satrap"), **held)
    table.do("use coinage 100")
    assert table.asked == (0, "develop-in-reshuffle")
    assert table.actions == ["develop battering-ram", "skip"]
    table.do("develop battering-ram")
    assert table.tokens()[1] == 0
    assert table.seat().exhaust == 3
    assert table.seat().development_mark
    assert "battering-ram" in [*table.hand(), *table.deck()]


@pytest.mark.rule("IMP-RESH-13", "IMP-RESH-14", "IMP-DEV-02")
def test_declining_moves_no_token_and_a_token_closes_the_area():
    table = drawing("persians,celts", empire=True).do("use coinage 100", "skip")
    assert (table.seat().exhaust, table.seat().development_mark) == (4, False)
    marked = drawing("persians,celts", empire=True, development_mark=True).do("use coinage 100")
    assert marked.asked == (0, "activate")
    marked.put(hand=("development",), progress=0).do("play development", "option 1")
    marked.do("pick development satrap")
    assert "satrap" in marked.discard()
    assert (marked.seat().exhaust, marked.seat().development_mark) == (4, True)


@pytest.mark.rule("IMP-RESH-16")
def test_a_reshuffle_on_another_turn():
    table = plain("romans,greeks").put(hand=("prosperity",), deck=("oracle",))
    table.put(1, deck=(), discard=("elders",), nation_deck=("unrest",)).do("play prosperity", "yes")
    assert table.asked == (1, "may")
    table.do("yes")
    assert table.seat(1).nation_mark
    assert len(table.hand(1)) == 1


@pytest.mark.rule("IMP-RESH-17", "IMP-DRAW-03")
def test_if_able_never_reshuffles():
    table = plain().put(hand=("jade-mask",), deck=("oracle",), discard=("elders",)).do("play jade-mask")
    assert table.actions == ["draw 0", "draw 1"]
    table.do("draw 1")
    assert table.deck() == ["oracle"]
    marvellous = plain().put(hand=("marvellous",), deck=(), discard=("elders",)).do("play marvellous")
    assert marvellous.seat().deck == ()


@pytest.mark.rule("IMP-RESH-18")
def test_nothing_to_shuffle():
    table = plain().put(play=("coinage",), deck=(), discard=(), nation_deck=(), accession="").do("use coinage 100")
    assert table.hand() == []


@pytest.mark.rule("IMP-RESH-20", "IMP-END-02", "IMP-ATL-06")
@pytest.mark.parametrize(
    ("nation", "last"), [("greeks", "philosophy"), ("scythians", "jewellery"), ("atlanteans", "kleito")]
)
def test_the_last_development_triggers_scoring(nation, last):
    table = plain(f"{nation},celts").put(hand=("glorious",), empire=True, development=(last,)).do("play glorious")
    assert last in table.discard()
    assert table.state.last == 2


# Solstice


@pytest.mark.rule("IMP-SOL-02")
def test_the_player_chooses_the_order():
    table = plain().put(play=("mysticism", "coinage")).solstice()
    assert table.actions == ["solstice mysticism 100", "solstice coinage 101"]
    assert table.do("solstice mysticism 100").asked == (0, "choose")


@pytest.mark.rule("IMP-SOL-03")
def test_solstice_in_turn_order_from_the_start_player():
    table = plain("romans,celts,greeks").set(first=2)
    for seat in range(3):
        table.put(seat, play=("metropolis",), hand=("oracle",) * 5)
    table.activating(1).do("end", "pick market 1", "skip")
    asked = []
    for _ in range(3):
        asked.append(table.asked[0])
        table.do("option 1")
    assert asked == [2, 0, 1]


@pytest.mark.rule("IMP-SOL-04")
def test_solstice_as_far_as_possible():
    table = plain(commons="legends").put(play=("highlands",)).solstice()
    assert table.tokens()[1] == 12


@pytest.mark.rule("IMP-SOL-05", "IMP-GARR-02")
def test_garrisoned_cards_do_nothing():
    table = plain().put(play=("river+city", "hills+awe-inspiring"), hand=("oracle",), deck=("oracle",) * 9).solstice()
    assert table.asked == (0, "turn")
    table.activating().do("end", "pick market 1", "pick hand oracle")
    assert len(table.seat().hand) == 5


@pytest.mark.rule("IMP-SOL-06", "IMP-NOTE-13")
def test_the_last_solstice_scores():
    table = plain().put(play=("town",)).set(last=1).solstice()
    table.do("yes", "option 2")
    assert table.state.ended == SCORING
    assert table.points()["progress"] == 12
    assert table.history() == ["town"]
    assert plain().put(play=("town",)).solstice().do("no").in_play() == ["town"]


@pytest.mark.rule("IMP-SOL-07")
def test_state_marks_do_not_matter_at_the_solstice():
    table = plain("vikings,celts").put(play=("metropolis",)).solstice()
    assert table.asked == (0, "choose")


@pytest.mark.rule("IMP-AMB-20")
def test_newcomers_wait_for_the_next_solstice():
    table = plain("scythians,celts").put(play=("tents", "hills"), hand=()).solstice().do("pick play hills 101")
    assert table.hand() == ["hills"]
    assert table.asked == (0, "turn")


# The end


@pytest.mark.rule("IMP-END-01")
def test_an_empty_main_deck_triggers_scoring():
    table = plain().set(main=(card("hills"),)).market("oracle", "marsh").put(hand=("armenians",)).do("play armenians")
    assert table.state.main == ()
    assert table.state.last == 2


@pytest.mark.rule("IMP-END-03", "IMP-KOK-02", "IMP-KOK-03")
def test_king_of_kings_triggers_scoring():
    table = plain("celts,romans").put(hand=("glory",), play=("hills", "river", "forest")).set(fame=())
    table.do("play glory")
    assert table.tokens()[2] == 16
    assert table.state.king == 1
    assert table.state.last == 2


@pytest.mark.rule("IMP-END-05", "IMP-ART-08", "IMP-HIST-04")
def test_playing_graal_triggers_scoring():
    table = plain("arthurians,celts").put(hand=("graal",), history=("uthyr-pendragon",))
    table.set(exile=tuple(sorted((card("cataphract"), card("temple")))))
    pile = table.state.unrest
    table.do("play graal")
    assert table.state.last == 2
    table.do("pick history uthyr-pendragon")
    assert table.actions == ["pick exile temple", "skip"]
    table.do("pick exile temple")
    assert sorted(table.hand()) == ["temple", "unrest", "uthyr-pendragon"]
    assert table.state.unrest == pile - 1


@pytest.mark.rule("IMP-END-06", "IMP-END-08")
@pytest.mark.parametrize(("population", "last"), [(23, 0), (24, 2)])
def test_shangri_la_triggers_scoring(population, last):
    table = plain("utopians,celts").put(population=population)
    fixed = table.seat().fixed
    table.put(fixed=(fixed[0], type(fixed[1])(2, card("shangri-la")))).set(round=1).solstice().until("turn")
    assert table.state.last == last


@pytest.mark.rule("IMP-END-07", "IMP-END-09")
def test_one_more_round_after_the_trigger():
    table = plain("romans,celts,greeks").set(round=8, last=9).activating(1)
    turns = []
    table.do("end").until("turn")
    while table.asked[0] is not None:
        turns.append((table.state.round, table.asked[0]))
        table.do("revolt").until("turn")
        if table.asked[0] is not None and (table.state.round, table.asked[0]) == turns[-1]:
            break
    assert turns == [(8, 2), (9, 0), (9, 1), (9, 2)]
    assert table.state.ended == SCORING


@pytest.mark.rule("IMP-END-10", "IMP-MKT-05", "IMP-ACQ-05")
def test_the_last_unrest_is_the_collapse():
    table = plain().set(unrest=1, uncivilised=(card("elders"),)).market("hills", "marsh", "river", "oracle", "forest")
    table.put(hand=("armenians",)).do("play armenians")
    assert table.state.ended == COLLAPSE
    assert table.asked[0] is None


@pytest.mark.rule("IMP-END-11", "IMP-COLL-01", "IMP-TAKE-02", "IMP-AMB-46")
def test_collapse_stops_in_mid_effect():
    table = plain("romans,celts,greeks").set(unrest=1, last=5).put(hand=("corruption",), empire=True)
    table.do("play corruption")
    assert table.state.ended == COLLAPSE
    assert table.hand(1) == ["unrest"]
    assert table.hand(2) == []
    assert table.tokens()[2] == 10
    assert TITLE.pieces(table.state)["unrest"] >= 1


@pytest.mark.rule("IMP-COLL-02", "IMP-AMB-21")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "history", "flooded", "aside"])
def test_fewest_unrest_win_a_collapse(zone):
    table = plain("romans,celts,greeks").set(stack=(), ended=COLLAPSE)
    for seat, count in enumerate((4, 3, 6)):
        table.put(seat, **{"hand": (), "deck": (), "discard": (), "history": (), zone: ("unrest",) * count})
    assert TITLE.outcome(table.state).winners == (1,)
    table.put(1, play=("hills+unrest+unrest",))
    assert TITLE.outcome(table.state).winners == (0,)


@pytest.mark.rule("IMP-COLL-03")
def test_points_decide_a_tie_of_a_collapse():
    table = plain("romans,celts,greeks").set(stack=(), ended=COLLAPSE)
    for seat, count in enumerate((2, 2, 5)):
        table.put(seat, hand=("unrest",) * count, deck=(), discard=())
    assert outcome(BOX, table.state, [30, 44, 90]).winners == (1,)
    assert outcome(BOX, table.state, [30, 44, 90]).decided_by == "collapse-points"


@pytest.mark.rule("IMP-COLL-04", "IMP-NOTE-07", "IMP-PASS-02")
def test_sumerians_return_unrest_before_the_count():
    table = plain("romans,celts").put(deck=("sumerians", "unrest", "oracle"), discard=("unrest",), hand=("corruption",))
    table.put(empire=True, history=("unrest", "unrest")).put(1, hand=(), deck=("unrest",) * 2, discard=())
    table.set(unrest=1).do("play corruption")
    assert table.asked == (0, "return_unrest")
    table.do("pick draw_deck unrest", "pick history unrest")
    assert table.state.ended == COLLAPSE
    assert TITLE.outcome(table.state).winners == (0,)


@pytest.mark.rule("IMP-SCORE-16")
def test_equal_totals_share_the_victory():
    table = plain("romans,celts,greeks").set(stack=(), ended=SCORING)
    found = outcome(BOX, table.state, [61, 61, 40])
    assert (found.winners, found.decided_by) == ((0, 1), "shared")
