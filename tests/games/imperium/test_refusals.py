"""Why something cannot be done: the reason that fits the moment, never the bare text of an action."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.engine.actions import parse
from tests.games.imperium.table import TITLE, Table, plain


def why(table: Table, text: str, viewer: int | None = None) -> tuple[str, str]:
    """The rule and the sentence."""
    state = table.state if viewer is None else TITLE.observe(table.state, viewer)
    reason = TITLE.why_not(state, parse(text))
    assert reason is not None
    return reason.rule, words.sentence(reason, "imperium", ("Ann", "Ben"))


def test_the_turn_comes_first():
    table = Table()
    assert why(table, "play glory") == ("IMP-TURN-02", "First choose your turn: activate, innovate or revolt.")
    assert why(table, "revolt", viewer=1) == ("IMP-TURN-01", "It is not your turn: Ann decides now.")
    table.do("activate")
    assert why(table, "revolt") == ("IMP-TURN-02", "You have already chosen what kind of turn this is.")


def test_a_question_comes_before_another_card():
    table = plain().put(hand=("conquer", "hills")).do("play conquer")
    assert why(table, "play hills") == ("IMP-EFF-07", "First decide what Conquer asks.")
    assert why(table, "option 7") == ("IMP-EFF-07", "This cannot be chosen now.")
    assert why(table, "fly moon") == ("IMP-EFF-07", "This cannot be chosen now.")
    clean_up = plain().put(hand=("hills",)).do("end")
    assert why(clean_up, "play hills") == ("IMP-ACT-01", "Cards are played and exhausted only while you activate.")


def test_cards_that_are_elsewhere():
    table = plain()
    assert why(table, "play hills") == ("IMP-ACT-02", "You do not have Hills in hand.")
    assert why(table, "use coinage 100") == ("IMP-EXH-01", "You do not have Coinage in play.")
    assert why(table, "play nothing-of-the-kind") == ("IMP-EFF-07", "This cannot be chosen now.")
    assert why(table, "play") == ("IMP-EFF-07", "This cannot be chosen now.")


@pytest.mark.parametrize(
    ("key", "rule", "said", "given"),
    [
        ("phalanx", "IMP-EXH-04", "You cannot do or pay what Phalanx takes.", {"actions": 0}),
        ("phalanx", "IMP-EXH-03", "You have no exhaust token left for Phalanx.", {"exhaust": 0}),
        ("hills", "IMP-EXH-01", "Hills has no ability to exhaust it for.", {}),
        ("tents", "IMP-EXH-07", "Tents is exhausted only when what it waits for happens.", {}),
    ],
)
def test_abilities(key, rule, said, given):
    assert why(plain().put(play=(key,), **given), f"use {key} 100") == (rule, said)


def test_an_ability_is_used_once():
    table = plain().put(play=("lighthouse",)).do("use lighthouse 100").until("activate")
    assert why(table, "use lighthouse 100") == ("IMP-EXH-02", "Lighthouse is exhausted already.")
