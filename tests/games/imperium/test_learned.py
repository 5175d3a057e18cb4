"""The learned value of matches against the bot, and the features that it sees."""

from __future__ import annotations

import attrs
import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.network import Weights, pack
from ludarium.games.imperium.features import Features
from ludarium.games.imperium.learned import Learned, lead
from ludarium.games.imperium.pupil import pupil
from ludarium.games.imperium.title import LEVELS
from tests.games.imperium.table import BOX, TITLE

FEATURES = Features(BOX)
PUPIL = pupil(TITLE)
ROWS = [[(n * 37 % 11 - 5) / 50 for _ in range(3)] for n in range(len(FEATURES.names))]
WEIGHTS = Weights("", "", (0.0, 0.0, 0.0), ((0.5,), (0.5,)), 0.001, "\n".join(FEATURES.names), pack(ROWS, 0.001))
"""A network that says something of every feature, whatever it is."""

STEPS = ((-9.0, -9.0), (-1.0, -9.0), (-1.0, 0.0), (2.0, 0.0), (2.0, 4.0))
"""Leads and odds, each better than the one before."""


def random_states(seed, rounds=5, seats=1):
    """The states of a match played at random."""
    state, chance = TITLE.start(TITLE.setup(seats, options={"commons": "both"}), seed), Rng(seed)
    while TITLE.turn(state) is not None and state.round <= rounds:
        yield state
        state = TITLE.apply(state, TITLE.sample(state, chance))


def active(state):
    """What is seen of a position from the first seat, with its lead."""
    parts = FEATURES.parts(state, 0, lead(BOX, state, 0))
    return [feature for part in parts for feature in FEATURES.active(part)]


def test_features_have_names_of_their_own():
    assert len(set(FEATURES.names)) == len(FEATURES.names)
    assert FEATURES.size == len(FEATURES.factors())
    assert {factor for listed in FEATURES.factors() for factor in listed} <= set(range(len(FEATURES.names)))


def test_a_card_shares_what_it_has_in_common_with_others():
    factors = dict(zip(FEATURES.names, FEATURES.factors(), strict=False))
    shared = set(factors["hand unrest"]) & set(factors["hand prosperity"])
    assert shared  # both are cards in hand
    assert set(factors["hand legions"]).isdisjoint(factors["discard legions"])
    assert set(factors["materials 3"]) < set(factors["materials 4"])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_has_features(seats):
    state, chance = TITLE.start(TITLE.setup(seats), 11), Rng(11)
    while (seat := TITLE.turn(state)) is not None and state.round < 8:
        parts = FEATURES.parts(state, seat, 0)
        assert all(0 <= feature < FEATURES.size for part in parts for feature in FEATURES.active(part))
        state = TITLE.apply(state, TITLE.sample(state, chance))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_sees_nothing_that_the_player_does_not_know(seats):
    chance = Rng(5)
    for number, state in enumerate(random_states(3, seats=seats)):
        if number % 15 == 0:
            observed = TITLE.observe(state, 0)
            guesses = [TITLE.imagine(observed, 0, chance) for _ in range(2)]
            assert sorted(active(guesses[0])) == sorted(active(guesses[1])) == sorted(active(state))
            assert lead(BOX, guesses[0], 0) == lead(BOX, guesses[1], 0) == lead(BOX, state, 0)


def test_values_are_the_same_whatever_was_valued_before():
    states = list(random_states(4))[::9]
    used, fresh = PUPIL.taught(WEIGHTS), PUPIL.taught(WEIGHTS)
    for state in reversed(states):
        used.value(state, 0)
    assert [used.value(state, 0) for state in states] == [fresh.value(state, 0) for state in states]


def test_only_matches_against_the_bot_are_valued_by_what_was_learned():
    taught = PUPIL.taught(WEIGHTS)
    alone, people = (TITLE.start(TITLE.setup(seats), 3) for seats in (1, 2))
    assert taught.value(alone, 0) == Learned(BOX, WEIGHTS).value(alone, 0) != TITLE.value(alone, 0)
    assert taught.value(people, 0) == TITLE.value(people, 0)


def test_the_value_grows_with_the_lead_to_expect_and_the_chance():
    state = TITLE.start(TITLE.setup(1), 3)
    values = [Learned(BOX, attrs.evolve(WEIGHTS, bias=(0.0, more, odds))).value(state, 0) for more, odds in STEPS]
    assert values == sorted(values)
    assert len(set(values)) == len(values)
    assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_veiled_states_are_states_that_the_player_may_be_in(seats):
    chance = Rng(7)
    for number, state in enumerate(random_states(6, seats=seats)):
        if number % 15 == 0:
            veiled = PUPIL.veil(state, 0, chance)
            assert TITLE.observe(veiled, 0) == TITLE.observe(state, 0)
            assert TITLE.pieces(veiled) == TITLE.pieces(state)


def test_the_trainer_plays_every_nation_and_level():
    chance, met = Rng(1), set()
    for _ in range(200):
        setup = PUPIL.setup(chance)
        options = dict(setup.options)
        met |= {setup.seats, options.get("bot", LEVELS[0]), *options["nations"].split(",")}
    assert met == {1, 2, 3, 4, *LEVELS, *(nation.key for nation in BOX.nations)}


def test_a_collapse_is_a_clear_loss():
    *_, state = random_states(8, rounds=99)
    ended = attrs.evolve(state, stack=(), ended=2)
    own, bot = ended.seats
    ahead = attrs.evolve(ended, seats=(attrs.evolve(own, progress=300), bot))
    assert PUPIL.result(ahead, 0) == (-60.0, 0.0)
    assert PUPIL.result(attrs.evolve(ahead, ended=1), 0) == (150.0, 1.0)
