"""What the computer's seats make of Imperium: positions in which one choice is plainly better."""

from __future__ import annotations

import math
from collections import Counter

import attrs
import pytest

from ludarium.ai.levels import LEVELS
from ludarium.ai.search import think
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.frames import Frame
from ludarium.games.imperium.card_values import CardValues, load_knowledge
from ludarium.games.imperium.state import IDLE, SOLSTICE
from tests.games.imperium.table import BOX, TITLE, card, plain

HARD = attrs.evolve(LEVELS["hard"], seconds=math.inf)


def choice(table, seat=0):
    """What a hard seat does, however slow the machine. Cards that a test made up are part of the match."""
    laid = Counter({card(key): count for key, count in TITLE.pieces(table.state).items()})
    table.set(cards=tuple(sorted((laid | Counter(table.state.cards)).elements())))
    return think(TITLE, TITLE.observe(table.state, seat), seat, HARD, 1).action.text


def value(table, seat=0):
    return TITLE.value(table.state, seat)


def test_cards_that_bring_more_are_worth_more():
    card_values = CardValues(BOX, load_knowledge())
    empire = card_values.play[True]
    assert empire[card("unrest")] == 0
    assert empire[card("metropolis")] > empire[card("moneylenders")]
    assert card_values.play[False][card("conquer")] > empire[card("conquer")]  # its mark does not fit an empire
    assert card_values.lasting[card("legions")] > 0  # a larger hand
    assert all(not math.isnan(worth) for worth in (*empire, *card_values.use, *card_values.solstice))


def test_points_tokens_and_fewer_unrest_are_better():
    base = value(plain().put(progress=3, discard=()))
    assert value(plain().put(progress=9, discard=())) > base
    assert value(plain().put(progress=3, materials=30, discard=())) > base
    assert value(plain().put(progress=3, discard=("unrest", "unrest"))) < base
    assert value(plain().put(1, progress=9)) < value(plain().put(1, progress=3))


def test_the_collapse_is_for_who_has_least_unrest():
    clean, burdened = (), ("unrest",) * 3
    near = plain().put(discard=clean).put(1, discard=burdened).set(unrest=1)
    far = plain().put(discard=clean).put(1, discard=burdened).set(unrest=9)
    assert value(near) > value(far)
    assert value(near, 1) < value(far, 1)


def test_fewer_unrest_are_better_the_nearer_the_collapse():
    def edge(pile):
        few = plain().put(discard=()).put(1, discard=("unrest",) * 3).set(unrest=pile)
        many = plain().put(discard=("unrest",) * 3).put(1, discard=()).set(unrest=pile)
        return value(few) - value(many)

    assert edge(1) > edge(4) > edge(8) > 0


def test_however_far_ahead_a_point_more_is_seen():
    """A search that cannot tell actions apart would play whatever looks good at first."""
    for lead in (0, 40, 80):
        base, more = (value(plain().put(progress=points)) for points in (lead, lead + 1))
        assert more - base > 0.001


def test_cards_in_play_and_cards_gained_promise_more():
    base = value(plain().put(discard=("prosperity",) * 9))
    assert value(plain().put(discard=("prosperity",) * 9, play=("woodland",))) > base
    assert value(plain().put(discard=(*("prosperity",) * 9, "coast"))) > base  # of the commons, and of no points
    assert value(plain().put(discard=("prosperity",) * 3)) < base  # too few to fill a hand


def test_a_deck_nearly_drawn_promises_a_nation_card():
    early = plain().put(deck=("prosperity",) * 6, discard=())
    assert value(plain().put(deck=("prosperity",), discard=("prosperity",) * 5)) > value(early)


def test_a_hand_that_is_given_up_is_missed():
    full = plain().put(hand=("prosperity",) * 5, discard=("prosperity",) * 5).set(phase=SOLSTICE)
    short = plain().put(hand=("prosperity",) * 2, discard=("prosperity",) * 8).set(phase=SOLSTICE)
    assert value(full) > value(short)


def test_a_hard_seat_does_not_pass_with_gains_in_hand():
    table = plain().put(hand=("aksumites",), discard=("prosperity",) * 4)
    assert choice(table) == "play aksumites"


def test_a_hard_seat_uses_what_only_gains():
    table = plain().put(hand=("aksumites",), play=("religion",), actions=0)
    assert table.actions == ["use religion 100", "end"]
    assert choice(table) == "use religion 100"


def test_a_hard_seat_does_not_go_round_in_circles():
    """Two such abilities may take back each other's token, again and again."""
    table = plain().put(hand=(), play=("olmec-hieroglyphics", "olmec-hieroglyphics"), actions=0)
    table.do("use olmec-hieroglyphics 100").until("activate")
    assert table.actions == ["use olmec-hieroglyphics 101", "end"]
    assert choice(table) == "end"


def test_a_hard_seat_revolts_with_a_hand_of_unrest():
    table = plain().put(hand=("unrest",) * 5, materials=0, population=0, progress=0)
    table.set(stack=(Frame(BOX.program_of["turn"], 0, 0, 0),), phase=IDLE)
    assert choice(table) == "revolt"


def test_a_hard_seat_innovates_for_a_card_with_much_on_it():
    table = plain().put(hand=("prosperity",) * 2, deck=("prosperity",) * 5)
    table.set(stack=(Frame(BOX.program_of["turn"], 0, 0, 0),), phase=IDLE)
    rich, *others = table.state.market
    table.set(market=(attrs.evolve(rich, progress=9), *others))
    assert choice(table) == "innovate"


def test_unrest_is_not_kept():
    table = plain().put(hand=("unrest", "metropolis"), empire=True, deck=("prosperity",) * 5).do("end")
    table.until("clean-up")
    assert choice(table) == "pick hand unrest"


def test_a_deck_that_brings_unrest_is_not_emptied_without_need():
    held = {"hand": ("charity", "charity", "hills", "hills"), "deck": ("oracle",) * 3}
    for nation, kept in (("utopians", True), ("romans", False)):
        table = plain(f"{nation},celts").put(**held, discard=("oracle",) * 4).do("end", "pick market 1")
        assert choice(table) == "pick hand charity"
        table.do("pick hand charity")
        assert (choice(table) == "skip") is kept


def test_unrest_that_the_clean_up_will_bring_is_foreseen():
    def ending(deck):
        table = plain("utopians,celts").put(hand=("hills",) * 3, deck=deck, discard=("oracle",) * 8)
        return value(table.set(unrest=1).do("end"))

    assert ending(("oracle",) * 2) < ending(("oracle",) * 3) - 0.2


def test_a_revolt_returns_the_unrest():
    table = plain().put(hand=("unrest",) * 3)
    table.set(stack=(Frame(BOX.program_of["turn"], 0, 0, 0),), phase=IDLE).do("revolt")
    shares = dict(zip(table.actions, TITLE.priors(table.state, TITLE.actions(table.state)), strict=True))
    assert shares["pick hand unrest"] > shares["skip"]


def test_a_knight_is_kept_for_gwaith_camlan():
    held = {"hand": ("bedwyr", "hills"), "deck": ("metropolis",) * 9, "discard": ()}
    for play, kept in ((("gwaith-camlan",), True), ((), False)):
        table = plain("arthurians,celts").put(**held, play=play).do("end", "pick market 1")
        known = dict(zip(table.actions, TITLE.expected(table.state, TITLE.actions(table.state)), strict=True))
        assert (known["pick hand bedwyr"] < known["skip"] - 0.05) is kept


def test_what_asks_for_a_knight_comes_first_with_one_and_last_without():
    for hand, is_first in ((("bedwyr", "hills"), True), (("hills", "hills"), False)):
        table = plain("arthurians,celts").put(hand=hand, play=("gwaith-camlan", "city-of-camelot"))
        player = table.seat()
        asks, gives = (TITLE.policy._in_turn(player, card(key)) for key in ("gwaith-camlan", "city-of-camelot"))
        assert (asks > gives) is is_first


def test_progress_is_not_spent_in_place_of_tokens():
    table = plain().put(hand=("advance",), materials=9, progress=9).market("oracle", "city").do("play advance")
    table.do("option 1")
    assert table.asked[1] == "pay"
    assert choice(table) == "pay 0"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_opinions_are_shares_and_chances_at_every_point(seats):
    state, chance = TITLE.start(TITLE.setup(seats), 11), Rng(11)
    while (seat := TITLE.turn(state)) is not None and state.round < 6:
        observed, actions = TITLE.observe(state, seat), TITLE.actions(state)
        known = TITLE.expected(observed, actions)
        assert known is None or (len(known) == len(actions) and all(0 <= chance <= 1 for chance in known))
        assert math.isclose(sum(TITLE.priors(observed, actions)), 1)
        assert 0 <= TITLE.value(state, seat) <= 1
        state = TITLE.apply(state, TITLE.sample(state, chance))


def test_a_seat_does_not_value_what_it_cannot_know():
    """Other players' hidden cards count as what they are on average."""
    table = plain().put(1, hand=("unrest",), deck=("unrest",) * 3).set(unrest=20)
    other = plain().put(1, hand=("metropolis",), deck=("metropolis",) * 3).set(unrest=20)
    assert value(table) == value(other)


def test_quiet_is_between_turns():
    table = plain().put(hand=("aksumites",))
    assert not TITLE.is_quiet(table.state)
    assert TITLE.is_quiet(table.end_turn().state)
    assert parse("activate") in TITLE.actions(table.state)


def test_alone_a_seat_measures_itself_against_the_bot():
    state = TITLE.start(TITLE.setup(1), 3)
    own, bot = state.seats

    def chance(**fields):
        return TITLE.value(attrs.evolve(state, **fields), 0)

    base = chance()
    assert chance(seats=(attrs.evolve(own, progress=own.progress + 9), bot)) > base
    assert chance(seats=(own, attrs.evolve(bot, progress=bot.progress + 9))) < base
    assert chance(unrest=1) < chance(unrest=9)  # a collapse is lost
    paces = [chance(level=level) for level in range(6)]
    assert paces == sorted(paces, reverse=True)
    assert paces[0] > paces[-1]  # a stronger bot makes more points in a round
