"""What Imperium's questions, orders and log say where they said too little, too much or the same twice."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.engine.actions import parse
from ludarium.engine.events import brings_news, redact
from ludarium.engine.moment import Moment
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import TITLE, Table, plain

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def asked(table: Table, viewer: int = 0) -> str:
    return words.prompt(TITLE, TITLE.prompt(table.state), NAMES[: len(table.state.seats)], viewer)


def order(table: Table, text: str) -> str:
    seat = TITLE.turn(table.state)
    action = parse(text)
    assert action in TITLE.actions(table.state)
    return words.action(Moment(TITLE, TITLE.observe(table.state, seat)), action)


def log(table: Table, text: str, viewer: int = 0) -> list[str]:
    """The lines that an action adds to the log of a seat."""
    told = [redact(event, viewer) for event in TITLE.tell(table.state, parse(text))]
    return [words.event(TITLE, event, NAMES, viewer) for event in told if event is not None]


# Who and what


def test_a_gift_says_who_receives_it():
    table = plain("romans,celts,qin").put(hand=("exports", "glory", "hills", "marsh"), empire=True).do("play exports")
    table.until("give_card")
    assert asked(table) == "Exports: Give Ben 1 card from hand or the discard pile."
    assert asked(table, viewer=1) == "Ann gives you a card."
    table.do("pick hand glory")
    assert asked(table) == "Exports: Give Cleo 1 card from hand or the discard pile."


def test_alone_the_bot_receives_it():
    table = Solo.quiet().put(0, hand=("exports", "glory", "hills"), empire=True).activating().do("play exports")
    table.until("give_card")
    said = words.prompt(TITLE, TITLE.prompt(table.state), NAMES[:1], 0)
    assert said == "Exports: Give the bot 1 card from hand or the discard pile."


def test_a_solstice_names_its_card():
    table = plain().put(play=("shrine", "mysticism"), hand=("glory", "hills")).solstice()
    lines = log(table, "solstice mysticism 101", viewer=1)
    assert lines[0] == "Ann resolves the solstice of Mysticism."
    assert log(table, "solstice mysticism 101")[0] == "You resolve the solstice of Mysticism."


def test_an_ability_that_waits_names_its_card():
    table = plain("celts,romans").put(play=("chainmail",), hand=("cattle-raid",))
    lines = log(table, "play cattle-raid", viewer=1)
    assert lines[1:3] == ["Chainmail of Ann takes effect.", "Chainmail: Ann gains 1 progress."]


def test_what_takes_the_place_of_something_names_its_card():
    table = plain("vikings,celts").put(hand=("leadership", "town"), discard=()).do("play leadership")
    assert "Vikings of Ann takes effect." in log(table, "option 2", viewer=1)


def test_a_declined_draw_is_told():
    table = plain().put(hand=("prosperity",), deck=("hills",)).put(1, deck=("hills",)).do("play prosperity")
    assert log(table, "no", viewer=1)[0] == "Ann declines what Prosperity offers."
    jade = plain().put(hand=("jade-mask",), deck=("hills",) * 3).do("play jade-mask")
    assert log(jade, "draw 0")[0] == "You decline what Jade Mask offers."
    assert not [line for line in log(jade, "draw 1") if "decline" in line]


def test_a_card_that_is_not_put_under_is_told_but_not_a_choice_that_ends():
    table = plain().put(hand=("oasis", "advance")).market("mountain").do("play oasis")
    assert log(table, "skip", viewer=1) == ["Ann declines what Oasis offers."]
    revolt = Table().put(hand=("unrest", "unrest")).do("revolt", "pick hand unrest")
    assert not [line for line in log(revolt, "skip", viewer=1) if "decline" in line]


# What others may not know


@pytest.mark.parametrize("hand", [("unrest", "hills"), ("glory", "hills")])
def test_nobody_is_told_whether_a_hand_holds_unrest(hand):
    """Who decides next is plain to see; the log adds nothing to it."""
    table = plain("olmecs,celts,romans").put(hand=("cacao",), discard=()).put(1, hand=hand, discard=())
    table.put(2, hand=(), discard=("unrest",))
    told = TITLE.tell(table.state, parse("play cacao"))
    for seat in (0, 2):
        heard = [event.kind for event in told if (redact(event, seat) is not None and event.seat == 1)]
        assert heard == []
    own = [words.event(TITLE, event, NAMES, 1) for event in told if redact(event, 1) is not None and event.seat == 1]
    assert own == ["Cacao lets you decide." if "unrest" in hand else "You have nothing to choose for Cacao."]
    assert brings_news(TITLE.tell(table.state, parse("play cacao")))


# How many


def test_what_is_left_to_choose_is_counted_down_to_the_last():
    table = plain().put(hand=("glory",), play=("hills", "marsh", "forest", "mountain")).do("play glory")
    first = asked(table)
    assert "Still to choose" not in first
    table.do("pick play hills 100")
    assert asked(table) == f"{first} Still to choose: 2."
    table.do("pick play marsh 101")
    assert asked(table) == f"{first} Still to choose: 1."


def test_any_number_is_not_counted():
    table = plain("mauryans,celts").put(play=("arthashastra",), hand=("unrest",) * 3, deck=("hills",) * 5).solstice()
    table.until("discard")
    first = asked(table)
    table.do("pick hand unrest")
    assert asked(table) == first
    assert "99" not in first


# Orders


def test_the_exhaust_token_of_a_card_is_said_once():
    table = plain("olmecs,celts").put(play=("olmec-hieroglyphics", "coinage", "lighthouse"), deck=("hills",) * 5)
    table.do("use coinage 101").until("activate")
    table.do("use lighthouse 102").until("activate")
    table.do("use olmec-hieroglyphics 100", "option 1")
    assert order(table, "pick play coinage 101") == "Return the exhaust token of Coinage"


def test_copies_in_play_are_told_apart_by_it():
    table = plain().put(play=("coinage", "coinage"), hand=("philosophy",), deck=("hills",) * 3, empire=True)
    table.do("use coinage 100").until("activate")
    table.do("play philosophy").until("abandon")
    assert order(table, "pick play coinage 100") == "Abandon Coinage (with an exhaust token)"
    assert order(table, "pick play coinage 101") == "Abandon Coinage"


def test_market_cards_of_one_name_are_told_apart_by_their_place():
    table = plain().put(hand=("conquer",)).market("hills", "marsh", "hills").do("play conquer", "option 1", "pay 0")
    assert order(table, "pick market 1") == "Acquire Hills in place 1"
    assert order(table, "pick market 3") == "Acquire Hills in place 3"
    assert order(table, "pick market 2") == "Acquire Marsh"


def test_a_bargain_says_how_much():
    table = (
        plain("romans,celts", commons="classics").put(hand=("roman-expansion",)).put(1, play=("standing-army", "hills"))
    )
    table.do("play roman-expansion").until("bargain")
    assert order(table, "yes") == "Give 1 progress"
    assert order(table, "no") == "Give nothing"
    assert "Give Ben 1 progress" in asked(table)


def test_a_card_just_acquired():
    table = plain("macedonians,celts").put(hand=("parmenion",), empire=True).market("aksumites", "hills")
    table.do("play parmenion", "pick market 1")
    assert asked(table) == "Parmenion: Free play Aksumites at once?"
    assert (order(table, "yes"), order(table, "no")) == ("Free play Aksumites", "Do not play it now")
    assert log(table, "no", viewer=1)[0] == "Ann declines what Parmenion offers."


def test_what_stands_in_for_cards():
    table = plain("olmecs,celts").put(play=("step-pyramids", "stone-heads+hills"), empire=True)
    table.put(hand=("ritual-sacrifice", "stone-mask")).do("play ritual-sacrifice")
    said = "Ritual Sacrifice: You hold too few cards for the cost. Use Step Pyramids and Stone Heads for it?"
    assert asked(table) == said
    assert order(table, "yes") == "Use Step Pyramids and Stone Heads"


def test_progress_in_place_of_a_deck():
    table = plain().put(hand=("hittites",)).market("marsh").set(main=(), region=()).do("play hittites")
    assert order(table, "pick deck") == "Gain 2 progress: no deck is left"
    full = plain().put(hand=("hittites",)).market("marsh").do("play hittites")
    assert order(full, "pick deck") == "Take a card from the deck"


def test_a_region_of_the_bot_comes_into_play():
    table = Solo.quiet("romans,celts").slots("hills").rolled()
    lines = [words.event(TITLE, event, NAMES[:1], 0) for event in TITLE.tell(table.state, parse("bot-resolve 1"))]
    assert "The bot puts Hills into play." in lines
    assert table.do("bot-resolve 1").in_play(BOT) == ["hills"]
