"""A campaign of solo matches: levels, opponents, what is carried over."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.engine.chance import Rng
from ludarium.engine.reasons import SetupError
from ludarium.engine.zones import card_of
from ludarium.games.imperium.campaign import (
    Campaign,
    Reward,
    lost,
    next_match,
    opponents,
    rewards,
    starting_deck,
    won,
)
from tests.games.imperium.solo import Solo
from tests.games.imperium.table import BOX, TITLE, card

KEEP_TEMPLE = Reward("temple", is_kept=True)
BOTS = ("celts", "greeks", "persians", "vikings", "olmecs")


def after(wins: int = 0, losses: int = 0, **more: bool) -> Campaign:
    campaign = Campaign("romans", **more)
    for number in range(wins):
        campaign = won(campaign, BOTS[number], KEEP_TEMPLE)
    for _ in range(losses):
        campaign = lost(campaign)
    return campaign


@pytest.mark.rule("IMP-CAMP-01")
def test_five_wins_before_four_losses():
    close = after(4, 3)
    assert not close.is_over
    assert (lost(close).is_lost, lost(close).is_won) == (True, False)
    assert (won(close, "olmecs", KEEP_TEMPLE).is_won, won(close, "olmecs", KEEP_TEMPLE).is_lost) == (True, False)
    assert after(4, 3).nation == "romans"


@pytest.mark.rule("IMP-CAMP-02")
def test_every_win_raises_the_level():
    levels = [after(wins).level for wins in range(5)]
    assert levels == ["chieftain", "warlord", "imperator", "sovereign", "overlord"]
    setup = next_match(TITLE, after(2), "olmecs", "Ann")
    assert (setup["bot"], setup.names) == ("imperator", ("Ann",))
    assert TITLE.start(setup, 1).level == 2


@pytest.mark.rule("IMP-CAMP-03")
def test_a_beaten_bot_does_not_come_again():
    assert set(opponents(TITLE, after())) == {nation.key for nation in BOX.nations} - {"romans"}
    assert set(opponents(TITLE, after(1))) == set(opponents(TITLE, after())) - {"celts"}
    assert "celts" in opponents(TITLE, after(0, 1))
    setup = next_match(TITLE, after(1), "greeks", "Ann")
    assert [BOX.nations[player.nation].key for player in TITLE.start(setup, 1).seats] == ["romans", "greeks"]


@pytest.mark.rule("IMP-CAMP-04", "IMP-AMB-27")
def test_what_a_win_may_bring():
    """A commons card gained in the match, unrest and the nation's own cards excepted; or any card of the deck less."""
    table = Solo("romans,celts").put(0, hand=("temple", "legions"), discard=("oracle", "unrest"), history=("proud",))
    table.put(0, deck=(), play=("hills",)).ended()
    found = rewards(TITLE, after(), table.state)
    assert [reward.card for reward in found if reward.is_kept] == ["hills", "oracle", "proud", "temple"]
    removable = {reward.card for reward in found if not reward.is_kept}
    assert removable == {BOX.keys[number] for number in BOX.nations[BOX.nation_of["romans"]].cards["draw_deck"]}
    assert "unrest" in removable
    again = rewards(TITLE, after(1), table.state)
    assert Reward("temple", is_kept=True) not in again
    assert Reward("temple", is_kept=False) in again


@pytest.mark.rule("IMP-CAMP-04")
def test_a_kept_card_is_in_the_starting_deck_for_good():
    campaign = won(after(1), "greeks", Reward("glory", is_kept=False))
    deck = starting_deck(BOX, campaign)
    assert "temple" in deck
    assert "glory" not in deck
    for seed in range(3):
        state = TITLE.start(next_match(TITLE, campaign, "vikings", "Ann"), seed)
        player = state.seats[0]
        held = sorted(BOX.keys[card_of(place)] for place in (*player.hand, *player.deck))
        assert held == list(deck)
        assert state.cards.count(card("temple")) == 1  # the card itself, so the market cannot have it
        assert state.cards.count(card("glory")) == 1  # that of the vikings


@pytest.mark.rule("IMP-CAMP-04")
def test_a_kept_tributary_does_not_come_from_the_other_box():
    """Where the legends have a tributary with the name of a nation, one of the classics takes its place."""
    others = [copy.card for copy in BOX.copies_of("commons_classics") if copy.players <= 2]
    kept = tuple(key for key in others if key and "tributary" in BOX.cards[card(key)].suits)
    campaign = Campaign("romans", kept=kept[:-1])
    for seed in range(3):
        state = TITLE.start(next_match(TITLE, campaign, "celts", "Ann", {"commons": "legends"}), seed)
        assert max(Counter(state.cards)[card(key)] for key in kept) == 1


@pytest.mark.rule("IMP-CAMP-04")
def test_a_kept_card_can_be_removed_again():
    campaign = won(after(1), "greeks", Reward("temple", is_kept=False))
    assert (campaign.kept, campaign.removed) == ((), ())
    assert next_match(TITLE, campaign, "vikings", "Ann")["deck"] == "printed"


@pytest.mark.rule("IMP-CAMP-05")
def test_a_loss_doubles_the_tokens_of_the_next_match():
    once, twice = after(1, 1), after(1, 2)
    for campaign in (once, twice):
        state = TITLE.start(next_match(TITLE, campaign, "greeks", "Ann"), 1)
        person, bot = state.seats
        assert (person.materials, person.population, person.progress) == (6, 4, 2)
        assert (bot.materials, bot.population, bot.progress) == (0, 0, 0)
        assert campaign.level == after(1).level
    plain = TITLE.start(next_match(TITLE, won(twice, "greeks", KEEP_TEMPLE), "vikings", "Ann"), 1).seats[0]
    assert (plain.materials, plain.population, plain.progress) == (3, 2, 1)


@pytest.mark.rule("IMP-CAMP-06")
def test_all_matches_at_the_highest_level():
    for wins in range(4):
        campaign = after(wins, is_supreme=True)
        assert next_match(TITLE, campaign, "olmecs", "Ann")["bot"] == "supreme-ruler"


@pytest.mark.parametrize("deck", ["nonsense", "legions", "-temple", "-glory,-glory", "temple,-"])
def test_a_starting_deck_that_cannot_be(deck: str):
    with pytest.raises(SetupError):
        TITLE.setup(1, 0, {"nations": "romans,celts", "deck": deck})


def test_alone_the_options_are_kept_and_else_left_out():
    alone = TITLE.setup(1, 0, {"nations": "romans,celts", "bot": "overlord"})
    assert (alone["bot"], alone["deck"], alone["tokens"]) == ("overlord", "printed", "printed")
    two = TITLE.setup(2, 0, {"nations": "romans,celts", "bot": "overlord"})
    assert not {"bot", "deck", "tokens"} & dict(two.options).keys()
    with pytest.raises(SetupError):
        TITLE.setup(1, 0, {"bot": "easy"})
    with pytest.raises(SetupError):
        TITLE.setup(1, 0, {"nations": "romans,celts,greeks"})


def test_a_whole_campaign_by_chance():
    """Matches played to the end feed the next one; a random player loses four."""
    campaign, rng, matches = Campaign("romans"), Rng(5), 0
    while not campaign.is_over:
        bot = rng.pick(opponents(TITLE, campaign))
        state = TITLE.start(next_match(TITLE, campaign, bot, "Ann"), rng.number() >> 8)
        while TITLE.turn(state) is not None:
            state = TITLE.apply(state, rng.pick(TITLE.actions(state)))
        outcome = TITLE.outcome(state)
        assert outcome is not None
        matches += 1
        is_won = bool(outcome.winners)
        campaign = won(campaign, bot, rng.pick(rewards(TITLE, campaign, state))) if is_won else lost(campaign)
    assert matches == campaign.wins + campaign.losses
