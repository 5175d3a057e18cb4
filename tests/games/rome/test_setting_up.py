"""Setting up: market, empire, the player's own things."""

from __future__ import annotations

import pytest

from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import card_of
from ludarium.games.rome.counting import movement_tokens
from ludarium.games.rome.kinds import SPACE_OF, SPACES
from ludarium.games.rome.state import FREE, UP

from .table import BOX, TITLE, Table

LEADERS = tuple(BOX.leader_of)


def started(seed=1, **options):
    """The first state: the edicts are to be chosen."""
    return TITLE.start(TITLE.setup(1, 0, options), seed)


def cards(zone):
    return [card_of(place) for place in zone]


# The market


@pytest.mark.rule("ROM-MKS-01", "ROM-MKS-02", "ROM-MKS-03", "ROM-CAP-06", "ROM-EMP-02")
@pytest.mark.parametrize("leader", LEADERS)
def test_tracks_start_at_the_left(leader):
    state = started(leader=leader)
    assert dict(TITLE.standing(state)[0].lines)["glory"] == state.seat.glory == 0
    assert (state.turn, state.round) == (0, 1)
    assert state.seat.tracks == (0, 0, 0, 0, 0)


@pytest.mark.rule("ROM-MKS-04", "ROM-MKS-05", "ROM-MKS-06", "ROM-MKS-07", "ROM-MKS-08")
def test_two_rows_are_dealt_from_shuffled_piles():
    orders = set()
    for seed in range(200):
        state = started(seed)
        assert {BOX.level[card] for card in state.developments} == {1}
        assert len(state.developments) == len(state.attributes) == 5
        assert sorted((*state.developments, *cards(state.first))) == list(BOX.of_level[1])
        assert sorted(cards(state.second)) == list(BOX.of_level[2])
        assert sorted((*state.attributes, *cards(state.advanced))) == list(BOX.advanced)
        orders.add((state.first, state.second, state.advanced))
    assert len({first for first, _, _ in orders}) == len({second for _, second, _ in orders}) == 200
    assert len({advanced for _, _, advanced in orders}) == 200


@pytest.mark.rule("ROM-MKS-09")
def test_a_column_holds_one_card_of_each_row():
    table = Table(hand="", gold=10)
    above, below = table.row("attributes"), table.row("developments")
    table.play(f"buy {above[3]}")
    assert table.row("attributes") == [*above[:3], "", above[4]]
    assert table.row("developments") == below


@pytest.mark.rule("ROM-MKS-10", "ROM-REV-04")
def test_what_lies_face_down_is_hidden_but_what_was_seen_put_there():
    table = Table(hand="", gold=10, industry=9).put("strife", "discard")
    bought, cycled, below = table.row("attributes")[0], table.row("attributes")[4], table.row("developments")[4]
    table.play(f"buy {bought}", f"cycle {cycled}", f"cycle {below}")
    seen = TITLE.observe(table.state, 0)
    assert [BOX.keys[card_of(place)] for place in seen.seat.deck if place != UNKNOWN] == [bought]
    assert seen.seat.deck[0] != UNKNOWN
    assert [BOX.keys[card_of(place)] for place in seen.advanced if place != UNKNOWN] == [cycled]
    assert [BOX.keys[card_of(place)] for place in seen.first if place != UNKNOWN] == [below]
    assert set(seen.second) == {UNKNOWN}
    assert {seen.enemies[SPACE_OF[name]] for name in BOX.sheet.enemy_spaces} == {UNKNOWN}
    assert set(seen.unused) == {UNKNOWN}
    assert (seen.seed, seen.counter) == (UNKNOWN, UNKNOWN)
    table.play("end")
    while table.state.round == 1:
        table.play(table.offers[0] if table.asked != "action" else "end")
    after = TITLE.observe(table.state, 0)
    assert set(after.seat.deck) == {UNKNOWN}, "shuffled"


# The empire


@pytest.mark.rule("ROM-EMP-01", "ROM-EMP-05", "ROM-EMP-06", "ROM-EMP-07", "ROM-LAC-01", "ROM-LDB-04")
@pytest.mark.parametrize("leader", LEADERS)
def test_the_deck_of_a_leader(leader):
    state = started(leader=leader)
    assert BOX.leaders[state.seat.leader].key == leader
    deck = [BOX.content.attributes[card] for card in cards(state.seat.deck)]
    assert len(deck) == 16
    own = [card for card in deck if card.set == "leader"]
    assert {card.leader for card in own} == {leader}
    assert sorted(card.role for card in own) == ["benefit", "drawback"]
    assert not any(card.replaced for card in deck)
    pieces = TITLE.pieces(state)
    assert not any(card.key in pieces for card in BOX.content.attributes if card.leader not in ("", leader))
    assert "statecraft" not in pieces
    assert "town_council" not in pieces
    assert state.seat.deck != started(2, leader=leader).seat.deck


@pytest.mark.rule("ROM-EMP-03", "ROM-EMP-08", "ROM-EMP-10", "ROM-EMP-23")
@pytest.mark.parametrize(("length", "difficulty"), list(BOX.setting_of))
def test_nothing_else_is_owned(length, difficulty):
    table = Table(length=length, difficulty=difficulty)
    seat = table.seat
    assert seat.purse[:4] == (0, 0, 0, 0)
    assert seat.purse[5:] == (0,) * 5
    assert seat.projects == seat.discard == seat.play == seat.trash == ()
    assert seat.ready == seat.spent == seat.trades == seat.beaten == ()
    assert not set(table.state.grid) & set(BOX.developments)
    assert movement_tokens(BOX, table.state) == 4
    assert table.asked in ("action", "must-use"), "nothing is owed for projects"


@pytest.mark.rule("ROM-EMP-11", "ROM-EMP-12")
@pytest.mark.parametrize("leader", LEADERS)
def test_tokens_are_those_of_the_first_stage(leader):
    board = BOX.content.leaders[BOX.leader_of[leader]].tracks
    seat = started(leader=leader).seat
    assert seat.influence == board["wisdom"].figures[0] > 0
    assert seat.trade == board["stability"].figures[0] > 0
    assert seat.aside == 0


@pytest.mark.rule("ROM-EMP-13", "ROM-EMP-14", "ROM-EMP-15")
def test_the_grid():
    grids = set()
    for seed in range(50):
        state = started(seed)
        assert state.grid[SPACE_OF["r3c3"]] == BOX.capital
        assert sorted(state.grid) == [*BOX.territories, BOX.capital]
        assert SPACES[state.pawn] == "r3c3"
        grids.add(state.grid)
    assert len(grids) == 50


@pytest.mark.rule("ROM-EMP-17", "ROM-EMP-18", "ROM-EMP-19", "ROM-AMB-01", "ROM-AMB-29")
def test_enemies_lie_face_down_on_eleven_fixed_spaces():
    values = set()
    for seed in range(50):
        state = started(seed)
        spaces = {SPACES[at] for at, enemy in enumerate(state.enemies) if enemy != FREE}
        assert spaces == set(BOX.sheet.enemy_spaces)
        assert len(spaces) == 11
        assert "r3c3" not in spaces
        assert all(enemy < UP for enemy in state.enemies)
        tokens = [enemy for enemy in (*state.enemies, *state.unused) if enemy != FREE]
        assert sorted(tokens) == list(range(len(BOX.enemies)))
        values.add(state.enemies)
    assert len(values) == 50


@pytest.mark.rule("ROM-EMP-20", "ROM-EMP-21", "ROM-AMB-27")
@pytest.mark.parametrize("leader", LEADERS)
def test_edicts_before_the_first_hand(leader):
    state = started(leader=leader)
    assert TITLE.prompt(state).key == "drop-edict"
    assert state.seat.hand == ()
    assert BOX.content.leaders[BOX.leader_of[leader]].tracks["power"].figures[0] == 5
    while TITLE.prompt(state).key in ("drop-edict", "full-edict"):
        assert state.seat.hand == ()
        state = TITLE.apply(state, TITLE.actions(state)[0])
    assert (len(state.seat.hand), len(state.seat.deck)) == (5, 11)


@pytest.mark.rule("ROM-EMP-22", "ROM-GST-01")
def test_short_and_normal_unless_something_else_is_chosen():
    setup = TITLE.setup(1)
    assert (setup["length"], setup["difficulty"]) == ("short", "normal")
    choices = {option.key: option.choices for option in TITLE.options}
    assert set(choices["length"]) == {"short", "standard"}
    assert set(choices["difficulty"]) == {"casual", "easy", "normal", "hard", "expert"}
    assert len(BOX.setting_of) == 10
