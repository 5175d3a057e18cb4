"""What is in the box, and that every piece of it stays somewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.reasons import SetupError
from ludarium.engine.zones import card_of
from ludarium.games.rome.counting import figure, movement_tokens
from ludarium.games.rome.edicts import paid_requirements
from ludarium.games.rome.kinds import ATTRIBUTES, KINDS, MOVEMENT, SPACES, STABILITY, TRACKS, WISDOM
from ludarium.games.rome.state import FREE, MARCHED, UP

from .table import BOX, TITLE, Table

CONTENT, NUMBERS = BOX.content, BOX.numbers
LEADERS = ("augustus", "fulvia", "hadrian", "livia", "marcus", "trajan")
KINDS_OF_MATCH = [(leader, length) for leader in LEADERS for length in ("short", "standard")]


def states_of(leader, length, seed, difficulty="expert"):
    """Every state of a match in which the player decides by chance."""
    options = {"leader": leader, "length": length, "difficulty": difficulty}
    state, rng = TITLE.start(TITLE.setup(1, 0, options), seed), Rng(seed)
    while state.stack:
        yield state
        action, offers = TITLE.sample(state, rng), TITLE.actions(state)
        assert action in offers
        assert len(set(offers)) == len(offers)
        state = TITLE.apply(state, action)
    yield state


@pytest.mark.rule("ROM-CMP-01")
def test_one_seat_and_no_other_number():
    assert list(TITLE.allowed_seats) == [1]
    for seats in (0, 2, 3):
        with pytest.raises(SetupError):
            TITLE.setup(seats)


@pytest.mark.rule("ROM-CMP-02", "ROM-EMP-04")
def test_attribute_cards():
    sets = Counter(card.set for card in CONTENT.attributes)
    assert sets == {"starting": 16, "leader": 12, "advanced": 32}
    assert Counter(card.leader for card in CONTENT.attributes if card.set == "leader") == dict.fromkeys(LEADERS, 2)
    assert sorted(card.replaced for card in CONTENT.attributes if card.replaced) == ["benefit", "drawback"]


@pytest.mark.rule("ROM-CMP-03", "ROM-CMP-04", "ROM-CMP-05", "ROM-CMP-06", "ROM-EMP-16")
def test_the_other_cards():
    assert len(CONTENT.developments) == 59
    assert {card.level for card in CONTENT.developments} == {1, 2}
    assert len(CONTENT.territories) == 24
    grid = Table().state.grid
    assert sorted(grid) == [*BOX.territories, BOX.capital]
    assert len(CONTENT.edicts) == len({edict.number for edict in CONTENT.edicts}) == 10
    state = TITLE.start(TITLE.setup(1), 1)
    assert (state.strife, state.loans) == (10, 10)
    every = [thing.key for part in (CONTENT.attributes, CONTENT.developments, CONTENT.territories) for thing in part]
    assert len(set(every)) == len(every)


@pytest.mark.rule("ROM-CMP-08")
def test_five_cubes_are_enough_for_the_edicts():
    steps = sorted(
        max(sum(r.kind != "have" for r in form.requirements) for form in (e.partial, e.full)) for e in CONTENT.edicts
    )
    in_use = max(one.partial + one.full for _, one in BOX.settings)
    assert sum(steps[-in_use:]) <= 5
    fixed = len(("glory", "turn", "round")) + len(TRACKS) + len(KINDS[:5])
    assert 18 - fixed == 5


@pytest.mark.rule("ROM-CMP-10")
def test_six_leaders_on_three_boards():
    offered = next(option.choices for option in TITLE.options if option.key == "leader")
    assert offered[1:] == LEADERS
    assert tuple(leader.key for leader in CONTENT.leaders) == LEADERS
    assert Counter(leader.board for leader in CONTENT.leaders) == {1: 2, 2: 2, 3: 2}


@pytest.mark.rule("ROM-CMP-12")
def test_what_boards_show_can_be_read():
    table = Table(hand="", gold=3, water=1, culture=2).set(turn=2, round=2)
    assert [table.have(kind) for kind in ("water", "food", "iron", "stone", "gold")] == [1, 0, 0, 0, 3]
    assert (table.seat.glory, table.state.turn, table.state.round) == (0, 2, 2)
    assert table.tracks(wisdom=3).seat.tracks == (0, 3, 0, 0, 0)
    assert len(BOX.sheet.market.attribute_gold) == len(BOX.sheet.market.cycle_industry) == 5
    table.play("end")
    assert table.events("turn") == [{"round": 2, "turn": 3}]


# Whatever is played


@pytest.mark.rule("ROM-CMP-07", "ROM-CMP-09", "ROM-CMP-11", "ROM-STR-11", "ROM-LOA-06", "ROM-END-06", "ROM-LDB-06")
@pytest.mark.rule("ROM-LDB-07", "ROM-APT-07", "ROM-RES-04", "ROM-RES-03")
@pytest.mark.parametrize(("leader", "length"), KINDS_OF_MATCH)
def test_pieces_are_conserved(leader, length):
    pieces = None
    for state in states_of(leader, length, seed=7):
        seat = state.seat
        pieces = pieces or TITLE.pieces(state)
        assert TITLE.pieces(state) == pieces
        assert count(state, BOX.strife) == count(state, BOX.loan) == 10
        for resource in seat.purse[:5]:
            assert 0 <= resource <= 10
        assert min(seat.purse) >= 0
        owned = seat.influence + seat.aside + len(seat.ready) + len(seat.spent)
        assert owned == figure(BOX, state, WISDOM) <= NUMBERS.influence_tokens
        assert seat.trade + len(seat.trades) == figure(BOX, state, STABILITY) <= NUMBERS.trade_tokens
        assert movement_tokens(BOX, state) + sum(use == MARCHED for _, use in seat.play) == 4
        enemies = [enemy & (UP - 1) for enemy in (*state.enemies, *state.unused) if enemy != FREE]
        assert sorted((*enemies, *seat.beaten)) == list(range(18))
        assert 0 <= state.pawn < len(SPACES)
        standing = TITLE.standing(state)[0]
        assert sum(n for _, n in standing.lines) == standing.total
        for kind in (*ATTRIBUTES, MOVEMENT):
            assert sum(entry.n for entry in seat.ledger if entry.kind == kind) == seat.purse[kind]
        if not seat.shown:
            assert len(list(paid_requirements(BOX, state))) == len(seat.cubes)
    assert NUMBERS.influence_tokens + NUMBERS.trade_tokens + NUMBERS.movement_tokens + 18 == 35


def count(state, burden):
    """How many of a burden are anywhere, without asking the title."""
    seat, supply = state.seat, state.strife if burden == BOX.strife else state.loans
    deck = [card_of(place) for place in seat.deck]
    zones = (seat.hand, deck, seat.discard, [card for card, _ in seat.play], seat.trash, seat.projects)
    return supply + sum(zone.count(burden) for zone in map(list, zones))
