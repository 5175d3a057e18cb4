"""How sentences are made: gaps, plurals, lists, who is "you"."""

from __future__ import annotations

import pytest

from ludarium.words import voice
from ludarium.words.voice import MINUS, Company, Voice, escaped, fill, listing

trial = Voice("trial")

MISSING = voice.missing


def test_gaps_are_filled_in_one_pass():
    assert fill("{name} meets {other}.", name="{other}", other="Ben") == "{other} meets Ben."


def test_a_gap_that_is_not_given_stays_open():
    assert fill("{name} waits.") == "{name} waits."


@pytest.mark.parametrize(("n", "said"), [(0, "0 boxes of Ann"), (1, "1 box of Ann"), (2, "2 boxes of Ann")])
def test_english_plurals_need_no_file(n, said):
    assert trial.tr("%n boxes of {name}", "%n box of {name}", n, name="Ann") == said


@pytest.mark.parametrize(("n", "said"), [(-1, "1 box of A1"), (-2, "2 boxes of A1"), (-11, "11 boxes of A1")])
def test_numbers_below_zero_have_their_sign_and_their_plural(n, said):
    assert trial.tr("%n boxes of {name}", "%n box of {name}", n, name="A1") == MINUS + said


@pytest.mark.parametrize(
    ("items", "said"), [([], ""), (["one"], "one"), (["one", "two"], "one and two"), (list("abc"), "a, b and c")]
)
def test_listing(items, said):
    assert listing(items) == said


def test_the_viewer_is_you():
    company = Company(["Ann", "Ben"], viewer=1)
    assert company.names([0, 1]) == "Ann and you"
    assert company.say(1, "You win.", "{name} wins.") == "You win."
    assert company.say(0, "You win.", "{name} wins.") == "Ann wins."


def test_nobody_is_you_without_a_viewer():
    assert Company(["Ann"]).say(0, "You win.", "{name} wins.") == "Ann wins."


def test_a_seat_without_a_name_has_a_number():
    assert Company([]).name(2) == "Seat 3"


def test_a_name_in_rich_text_is_a_name():
    assert escaped("<img src='/etc/passwd'>\x1b & Co") == "&lt;img src=&#x27;/etc/passwd&#x27;&gt;  &amp; Co"


def test_a_missing_name_fails_a_test_and_not_the_program(monkeypatch, caplog):
    with pytest.raises(KeyError, match="elbow"):
        trial.named({"hand": "hand"}, "elbow")
    assert trial.named_or_own({"hand": "hand"}, "elbow") == "elbow"
    monkeypatch.setattr(voice, "missing", MISSING)
    assert trial.named({"hand": "hand"}, "elbow") == "elbow"
    assert "elbow" in caplog.text
