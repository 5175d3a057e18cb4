"""Components, combining boxes, set-up of players and commons."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.reasons import SetupError
from ludarium.engine.zones import card_of
from tests.games.imperium.table import BOX, TITLE, Table, card, names, plain


def fresh(nations: str, commons: str = "classics", seed: int = 3, first: int = 0):
    seats = len(nations.split(","))
    return TITLE.start(TITLE.setup(seats, first, {"nations": nations, "commons": commons}), seed)


def copies():
    return [copy for part in BOX.parts.values() for copy in part.copies]


# Components and cards


@pytest.mark.rule("IMP-COMP-01")
def test_two_boxes_of_276_cards():
    boxes = Counter(part.box for part in BOX.parts.values() for _ in part.copies)
    assert boxes == {"classics": 276, "legends": 276}


SIZES = {
    "carthaginians": 23,
    "celts": 28,
    "greeks": 23,
    "macedonians": 23,
    "persians": 23,
    "romans": 23,
    "scythians": 24,
    "vikings": 26,
    "arthurians": 29,
    "atlanteans": 22,
    "egyptians": 23,
    "mauryans": 24,
    "minoans": 23,
    "olmecs": 26,
    "qin": 25,
    "utopians": 21,
}


@pytest.mark.rule("IMP-COMP-02")
def test_nation_decks_have_their_size():
    assert {nation.key: len(nation.copies) for nation in BOX.nations} == SIZES


@pytest.mark.rule("IMP-COMP-03")
@pytest.mark.parametrize("box", ["classics", "legends"])
def test_commons_by_first_suit(box):
    found = Counter()
    for copy in BOX.copies_of(f"commons_{box}"):
        found[BOX.cards[card(copy.card or copy.sides[0])].suits[0]] += 1
    assert found == {"fame": 9, "unrest": 12, "uncivilised": 22, "civilised": 15, "region": 14, "tributary": 11}


@pytest.mark.rule("IMP-COMP-04", "IMP-PSET-21")
def test_state_cards_hold_three_actions_and_five_exhaust_tokens():
    player = fresh("romans,celts").seats[0]
    assert (player.actions, player.exhaust) == (3, 5)


@pytest.mark.rule("IMP-COMP-04")
def test_four_players_have_enough_tokens():
    """18 action and 21 exhaust tokens: what four state cards hold must not be more, whoever plays."""
    most = sorted(max(BOX.cards[side].exhaust_tokens or 5 for side in nation.power) for nation in BOX.nations)[-4:]
    assert sum(most) <= 21
    assert 4 * BOX.sheet.tokens.action <= 18


@pytest.mark.rule("IMP-COMP-05", "IMP-GAIN-01")
def test_tokens_never_run_out():
    table = plain().put(hand=("aksumites",), materials=40).do("play aksumites")
    assert table.tokens()[0] == 44


@pytest.mark.rule("IMP-COMP-06")
def test_two_to_four_seats_play_each_other():
    for seats in (2, 3, 4):
        assert len(TITLE.start(TITLE.setup(seats), 1).seats) == seats
    for seats in (0, 5):
        with pytest.raises(SetupError):
            TITLE.setup(seats)


@pytest.mark.rule("IMP-COMP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_decides(seats):
    state, asked, chance = TITLE.start(TITLE.setup(seats), 1), set(), Rng(1)
    while state.round == 1:
        asked.add(TITLE.turn(state))
        state = TITLE.apply(state, TITLE.sample(state, chance))
    assert asked == set(range(seats))


@pytest.mark.rule("IMP-CARD-13")
def test_no_later_replacement_cards():
    assert not [copy.id for copy in copies() if copy.id.endswith("X")]


@pytest.mark.rule("IMP-CARD-14")
def test_difficulty_is_a_hint_of_up_to_five_stars():
    assert all(0 <= nation.stars <= 5 for nation in BOX.nations)
    assert {nation.key: nation.stars for nation in BOX.nations}["arthurians"] == 5


@pytest.mark.rule("IMP-CARD-14")
def test_difficulty_has_no_effect_in_play(monkeypatch):
    def ending():
        state, chance = fresh("romans,celts"), Rng(5)
        while TITLE.turn(state) is not None and state.round < 9:
            state = TITLE.apply(state, TITLE.sample(state, chance))
        return state

    printed = ending()
    for nation in BOX.nations:
        monkeypatch.setattr(nation, "stars", 6 - nation.stars)
    assert ending() == printed


@pytest.mark.rule("IMP-CARD-09")
def test_a_nation_card_begins_in_the_nation_deck():
    player = fresh("carthaginians,celts").seats[0]
    assert card("iberia") in player.nation_deck
    assert "iberia" not in names([*player.hand, *player.deck])


@pytest.mark.rule("IMP-CARD-10")
def test_player_marks_keep_cards_out():
    assert not {card("standing-army"), card("ambassador")} & set(fresh("romans,celts").cards)
    three = set(fresh("romans,celts,greeks").cards)
    assert card("ambassador") in three
    assert card("standing-army") not in three
    assert card("standing-army") in fresh("romans,celts,greeks,persians").cards


# Combining boxes


@pytest.mark.rule("IMP-COMB-01")
def test_no_nation_twice():
    with pytest.raises(SetupError):
        TITLE.setup(2, 0, {"nations": "romans,romans"})
    for seed in range(20):
        nations = [player.nation for player in TITLE.start(TITLE.setup(4), seed).seats]
        assert len(set(nations)) == 4


@pytest.mark.rule("IMP-COMB-02")
@pytest.mark.parametrize(("commons", "digit"), [("classics", "1"), ("legends", "2")])
def test_the_commons_of_one_box(commons, digit):
    state = fresh("romans,utopians", commons)
    box = {card(copy.card) for copy in BOX.copies_of(f"commons_{commons}") if copy.card}
    decks = (*state.main, *state.region, *state.uncivilised, *state.civilised, *state.fame, *state.removed)
    swapped = [n for n in (*decks, *(slot.card for slot in state.market)) if n not in box]
    assert all("tributary" in BOX.cards[n].suits for n in swapped)
    assert all(copy.id.startswith(digit) for copy in BOX.copies_of(f"commons_{commons}"))


@pytest.mark.rule("IMP-COMB-02")
def test_both_boxes_means_the_commons_of_one_of_them():
    boxes = {
        name: {card(copy.card) for copy in BOX.copies_of(f"commons_{name}") if copy.card}
        for name in ("classics", "legends")
    }
    chosen = set()
    for seed in range(8):
        state = fresh("romans,qin", "both", seed)
        traded = {n for n in (*state.main, *state.civilised, *state.fame) if "tributary" not in BOX.cards[n].suits}
        fitting = [name for name, cards in boxes.items() if traded <= cards]
        assert len(fitting) == 1
        chosen.add(fitting[0])
    assert chosen == {"classics", "legends"}


@pytest.mark.rule("IMP-COMB-03", "IMP-COMB-05")
def test_a_tributary_named_like_a_nation_is_replaced():
    plain_count = sum("tributary" in BOX.cards[n].suits for n in fresh("romans,celts").cards)
    for seed in range(10):
        state = fresh("egyptians,celts", seed=seed)
        found = [n for n in state.cards if n in BOX.common_cards and "tributary" in BOX.cards[n].suits]
        assert "Egyptians" not in {BOX.cards[n].name for n in found}
        assert len(found) == plain_count


@pytest.mark.rule("IMP-COMB-04", "IMP-AMB-31")
def test_a_replacement_fits_count_and_nations():
    for seed in range(30):
        state = fresh("egyptians,romans", seed=seed)
        commons = [BOX.cards[n] for n in state.cards if n in BOX.common_cards]
        tributaries = {c.name for c in commons if "tributary" in c.suits}
        assert not tributaries & {"Romans", "Egyptians", "Xiongnu"}


# Players


@pytest.mark.rule("IMP-PSET-01", "IMP-PSET-18")
def test_all_other_cards_are_the_draw_deck():
    player = fresh("mauryans,celts").seats[0]
    assert len(player.hand) + len(player.deck) == 8


@pytest.mark.rule("IMP-PSET-02", "IMP-CARD-12")
def test_the_owner_chooses_the_side_of_the_power_card():
    state = fresh("celts,romans")
    assert [action.text for action in TITLE.actions(state)] == ["side a", "side b"]
    table = Table("celts,romans", sides="ba")
    assert BOX.keys[table.seat().fixed[0].card] == "celts-b"
    table.put(hand=("oracle", "elders", "agriculture"), deck=(), discard=()).activating()
    assert table.points()["power"] == 6
    assert not [text for text in table.actions if text.startswith("use")]


@pytest.mark.rule("IMP-PSET-03", "IMP-PSET-04", "IMP-PSET-05")
def test_start_in_play_cards():
    assert fresh("romans,celts").seats[0].play == ()
    arthurians, utopians = fresh("arthurians,utopians").seats
    assert [BOX.keys[piece.card] for piece in arthurians.play] == ["king-arthurs-court"]
    assert [BOX.keys[piece.card] for piece in utopians.fixed][1] == "visions-of-shangri-la"
    assert utopians.play == ()


@pytest.mark.rule("IMP-PSET-06", "IMP-PSET-07", "IMP-PSET-08")
@pytest.mark.parametrize(
    ("nation", "over", "under"),
    [("romans", 5, "julius-caesar"), ("vikings", 13, "harald-hardrada"), ("arthurians", 7, "gwaith-camlan")],
)
def test_the_accession_card_lies_under_the_nation_deck(nation, over, under):
    player = fresh(f"{nation},celts").seats[0]
    assert len(player.nation_deck) == over
    assert BOX.keys[player.accession] == under
    assert player.accession not in player.nation_deck


@pytest.mark.rule("IMP-PSET-09", "IMP-PSET-10", "IMP-PSET-11")
def test_nations_without_accession():
    state = fresh("atlanteans,utopians")
    atlanteans, utopians = state.seats
    assert state.last == 0  # areas that are empty from the start trigger nothing
    assert atlanteans.accession == utopians.accession == -1
    assert (len(atlanteans.nation_deck), len(atlanteans.development)) == (0, 10)
    assert (utopians.nation_deck, utopians.development) == ((), ())


@pytest.mark.rule("IMP-PSET-12", "IMP-PSET-13")
def test_the_development_area_lies_open():
    state = fresh("romans,arthurians")
    assert len(TITLE.observe(state, 1).seats[0].development) == 6
    quests = {BOX.cards[n].name for n in TITLE.observe(state, 0).seats[1].development}
    assert quests == {"Graal", "Lawnslot Llyn (Sir Lancelot)", "Twrch Trwyth", "Taliesin the Bard", "Excalibur"}


@pytest.mark.rule("IMP-PSET-14", "IMP-PSET-15")
def test_all_but_atlanteans_start_as_barbarians():
    assert [player.empire for player in fresh("egyptians,atlanteans").seats] == [False, True]


@pytest.mark.rule("IMP-PSET-16", "IMP-PSET-17", "IMP-CSET-02")
@pytest.mark.parametrize(
    ("nations", "unrest"),
    [("celts,romans", 8), ("arthurians,utopians", 13), ("greeks,persians,celts", 12), ("qin,vikings,olmecs,celts", 24)],
)
def test_supply_unrest_joins_the_pile(nations, unrest):
    state = fresh(nations)
    assert state.unrest + sum(slot.unrest for slot in state.market) == unrest


@pytest.mark.rule("IMP-PSET-19", "IMP-PSET-20")
def test_first_hand_and_tokens():
    player = fresh("vikings,celts").seats[0]
    assert (len(player.hand), len(player.deck)) == (5, 4)
    assert (player.materials, player.population, player.progress) == (3, 2, 1)


STARTS = {
    "arthurians": (2, 7, 5, 10, 4),
    "atlanteans": (1, 0, 10, 11, 0),
    "carthaginians": (1, 5, 6, 10, 0),
    "celts": (1, 6, 5, 10, 5),
    "egyptians": (1, 3, 8, 10, 0),
    "greeks": (1, 3, 8, 10, 0),
    "macedonians": (1, 3, 7, 11, 0),
    "mauryans": (1, 8, 6, 8, 0),
    "minoans": (1, 4, 7, 10, 0),
    "olmecs": (1, 5, 6, 10, 3),
    "persians": (1, 4, 7, 10, 0),
    "qin": (1, 4, 8, 9, 2),
    "romans": (1, 5, 6, 10, 0),
    "scythians": (1, 7, 4, 11, 0),
    "utopians": (3, 0, 0, 13, 5),
    "vikings": (1, 13, 0, 9, 2),
}
ACCESSION = {
    "arthurians": "gwaith-camlan",
    "carthaginians": "city-of-carthage",
    "celts": "celtic-gold",
    "egyptians": "unification",
    "greeks": "olympic-games",
    "macedonians": "alexander",
    "mauryans": "glory",
    "minoans": "king-minos",
    "olmecs": "san-lorenzo-tenochtitlan",
    "persians": "city-of-persepolis",
    "qin": "long-walls-i",
    "romans": "julius-caesar",
    "scythians": "glory",
    "vikings": "harald-hardrada",
}


@pytest.mark.rule("IMP-START-01", "IMP-START-02", "IMP-START-03", "IMP-START-04", "IMP-START-05", "IMP-START-06")
@pytest.mark.rule("IMP-START-07", "IMP-START-08", "IMP-START-09", "IMP-START-10", "IMP-START-11", "IMP-START-12")
@pytest.mark.rule("IMP-START-13", "IMP-START-14", "IMP-START-15", "IMP-START-16")
@pytest.mark.parametrize("nation", STARTS)
def test_start_cards(nation):
    in_play, over, development, deck, supply = STARTS[nation]
    other = "celts" if nation != "celts" else "romans"
    player = fresh(f"{nation},{other}").seats[0]
    assert len(player.hand) == 5
    assert len(player.deck) == deck - 5
    assert len(player.nation_deck) == over
    assert len(player.development) == development
    starts = Counter(copy.start for copy in BOX.nations[player.nation].copies)
    assert (starts["in_play"], starts["supply"]) == (in_play, supply)
    assert (BOX.keys[player.accession] if player.accession >= 0 else None) == ACCESSION.get(nation)


# Commons


@pytest.mark.rule("IMP-CSET-01")
def test_cards_with_an_excluding_mark_are_removed():
    state = fresh("romans,celts,greeks", "legends")
    assert card("mining") not in state.cards
    assert Counter(state.cards)[card("city")] == 4


@pytest.mark.rule("IMP-CSET-03", "IMP-CSET-04", "IMP-CSET-05", "IMP-KOK-07")
@pytest.mark.parametrize(
    ("nations", "left"), [("romans,celts", 6), ("romans,celts,qin", 7), ("romans,celts,qin,vikings", 8)]
)
def test_fame_deck(nations, left):
    state = fresh(nations)
    assert len(state.fame) == left
    assert state.king == 0
    assert not set(BOX.kings) & set(state.cards)
    assert all("fame" in BOX.cards[n].suits for n in state.fame)


@pytest.mark.rule("IMP-CSET-06", "IMP-CSET-07")
@pytest.mark.parametrize(
    ("nations", "small", "main"),
    [("romans,celts", 5, 32), ("romans,celts,greeks", 6, None), ("romans,celts,greeks,persians", 7, 36)],
)
def test_deck_sizes_after_the_market_is_dealt(nations, small, main):
    state = fresh(nations)
    assert [len(deck) for deck in (state.region, state.uncivilised, state.civilised)] == [small] * 3
    assert main is None or len(state.main) == main


@pytest.mark.rule("IMP-CSET-08", "IMP-CSET-12")
def test_five_market_cards_and_no_exile():
    state = fresh("egyptians,celts")  # a tributary is replaced, and others are out for want of players
    assert len(state.market) == 5
    assert all(slot.card >= 0 for slot in state.market)
    assert state.exile == ()


@pytest.mark.rule("IMP-CSET-09", "IMP-CSET-10", "IMP-MKT-06", "IMP-MKT-07")
def test_unrest_under_and_progress_on_market_cards():
    for seed in range(12):
        for slot in fresh("romans,celts", seed=seed).market:
            suits = BOX.cards[slot.card].suits
            assert slot.unrest == int(bool({"uncivilised", "civilised", "tributary"} & set(suits)))
            assert slot.progress == int("civilised" in suits and "uncivilised" not in suits)


@pytest.mark.rule("IMP-CSET-11", "IMP-TURN-01")
def test_the_start_player_starts_every_round():
    firsts = {TITLE.start(TITLE.setup(4, -1), seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    table = Table("romans,celts,greeks", seed=5)
    state, order, rng = TITLE.start(TITLE.setup(3, 1), 4), [], Rng(1)
    while state.round < 4 and state.stack:
        if TITLE.prompt(state).key == "turn":
            order.append(TITLE.turn(state))
        state = TITLE.apply(state, rng.pick(TITLE.actions(state)))
    assert order[:9] == [1, 2, 0] * 3
    assert table.state.first == 0


@pytest.mark.rule("IMP-HIST-02", "IMP-AMB-24", "IMP-AMB-25", "IMP-EFF-06")
def test_a_card_from_hand_into_history_stays_unseen():
    table = plain().put(hand=("leadership", "oracle", "elders"), discard=("town",))
    table.do("play leadership", "option 2", "pick hand oracle")
    own, other = TITLE.observe(table.state, 0).seats[0], TITLE.observe(table.state, 1).seats[0]
    assert names(own.history) == ["oracle"]
    assert other.history == (-1,)
    assert other.discard == table.seat().discard
    assert len(other.hand) == 1
    assert set(other.deck) == {-1}


def test_the_decks_hide_their_order_but_not_their_contents_from_the_owner():
    state = fresh("romans,celts")
    own, other = (TITLE.observe(state, seat).seats[0] for seat in (0, 1))
    assert set(own.deck) == set(other.deck) == {-1}
    assert sorted(own.deck_holds) == sorted(card_of(place) for place in state.seats[0].deck)
    assert other.deck_holds == ()


def test_a_series_of_matches_gives_every_nation_its_turn():
    for seats, tables in ((1, 8), (2, 8), (3, 5), (4, 4)):
        dealt = [TITLE.rotation(seats, 7, number)["nations"].split(",") for number in range(3 * tables)]
        assert all(len(set(nations)) == max(2, seats) for nations in dealt)
        for turn in range(3):
            nations = [key for table in dealt[turn * tables :][:tables] for key in table]
            assert len(set(nations)) == len(nations) == tables * max(2, seats)
        assert dealt[:tables] != dealt[tables : 2 * tables]
        TITLE.setup(seats, options={"nations": ",".join(dealt[0])})
    assert TITLE.rotation(2, 8, 0) != TITLE.rotation(2, 7, 0)


def test_a_seat_may_be_named_while_one_before_it_gets_its_nation_by_lot():
    setup = TITLE.setup(3, 0, {"nations": "by-lot,celts"})
    drawn = [[BOX.nations[seat.nation].key for seat in TITLE.start(setup, seed).seats] for seed in range(12)]
    assert all(nations[1] == "celts" and len(set(nations)) == 3 for nations in drawn)
    assert len({nations[0] for nations in drawn}) > 3
    with pytest.raises(SetupError):
        TITLE.setup(2, 0, {"nations": "by-lot,celts,romans"})
