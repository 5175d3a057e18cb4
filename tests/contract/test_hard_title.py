"""The test title really has every hard thing in it: otherwise the contract would prove little."""

from __future__ import annotations

from collections import Counter

from ludarium.engine.actions import act
from ludarium.engine.events import brings_news
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import card_of, hidden, knows
from tests.contract.cases import HARD
from tests.contract.hard_rules import COIN, LAST_DOOM, SHIELD, SPY, recounted
from tests.contract.properties import Moment, story

MATCHES = [(seats, deck, seed) for seats in (2, 3) for deck in ("thin", "thick") for seed in range(6)]


def hard_things(moment: Moment) -> dict[str, bool]:
    """What makes a moment hard, and whether it does here."""
    state, frame, active = moment.state, moment.state.stack[-1], moment.state.stack[0].seat
    held = [place for hand in state.hands for place in hand]
    return {
        "a question in another's turn": frame.seat != active,
        "a reshuffle in mid-draw in another's turn": frame.ask == "bury" and frame.seat != active,
        "public cards become hidden": frame.ask == "bury" and len(state.discards[frame.seat]) > 1,
        "a reaction": moment.action is act("show"),
        "a look at one's own deck": frame.ask == "order" and frame.about == frame.seat,
        "a look at another's deck": frame.ask == "order" and frame.about != frame.seat,
        "a half-made action": state.began > 0 and frame.ask == "at",
        "a half-made action after a fence": state.began > 0 and frame.ask == "order",
        "two know a card in a hand": any(knows(place, 0) and knows(place, 1) for place in held),
        "equal pieces": any(len(set(map(card_of, hand))) < len(hand) for hand in state.hands),
        "a draw without news": moment.action is act("draw") and not brings_news(HARD.tell(state, moment.action)),
    }


def test_every_hard_thing_happens() -> None:
    met: Counter[str] = Counter()
    for seats, deck, seed in MATCHES:
        *whole, end = story(HARD, HARD.setup(seats, 0, {"deck": deck}), seed)
        for moment in whole:
            met.update(hard_things(moment))
        is_sudden = end.state.dooms == LAST_DOOM
        met["a sudden end"] += is_sudden
        met["a sudden end that unwinds the stack"] += is_sudden and len(whole[-1].state.stack) > 1
        met["an end in time"] += not is_sudden
    assert not [thing for thing, times in met.items() if not times]


def test_playing_one_of_two_equal_cards_makes_others_forget() -> None:
    """Seat 1 saw one of the two coins: when a coin is played it can't tell whether the other is still there."""
    hand = (hidden(COIN, 0b01), hidden(COIN, 0b11), hidden(SPY, 0b11))
    assert recounted(hand, COIN, 2, taken=1) == (hidden(COIN, 0b01), hidden(SPY, 0b11))


def test_showing_one_of_two_equal_cards_shows_one() -> None:
    hand = (hidden(SHIELD, 0b01), hidden(SHIELD, 0b11))
    assert sorted(recounted(hand, SHIELD, 2, least=1)) == sorted(hand)


def test_an_observation_hides_hands_and_decks() -> None:
    state = HARD.start(HARD.setup(2), 5)
    observed = HARD.observe(state, 1)
    assert observed.hands == ((UNKNOWN, UNKNOWN), state.hands[1])
    assert {place for deck in observed.decks for place in deck} == {UNKNOWN}
