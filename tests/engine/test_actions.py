"""Actions: one object for each, with a text that leads back to it."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.engine.actions import Action, act, parse

WORDS = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)


def test_an_action_is_always_the_same_object() -> None:
    assert act("build", "port", 2) is act("build", "port", 2)
    assert act("build", "port", 2) is not act("build", "port", 3)
    assert act("build", "port", 2) is not act("build", 2, "port")


def test_text_is_words_with_spaces() -> None:
    assert act("roll").text == "roll"
    assert act("build", "port", 2, -1).text == "build port 2 -1"
    assert repr(act("build", "port", 2)) == "<build port 2>"


@pytest.mark.parametrize(
    ("text", "verb", "args"),
    [
        ("roll", "roll", ()),
        ("build port 2", "build", ("port", 2)),
        ("owe -3", "owe", (-3,)),
        ("keep x2 2x", "keep", ("x2", "2x")),
        ("keep 1.5 - --1", "keep", ("1.5", "-", "--1")),
        ("pay 999999999 1234567890", "pay", (999_999_999, "1234567890")),
        ("pay \u0663", "pay", ("\u0663",)),
        ("  roll \n", "roll", ()),
        ("", "", ()),
    ],
)
def test_parse(text: str, verb: str, args: tuple[str | int, ...]) -> None:
    action = parse(text)
    assert (action.verb, action.args) == (verb, args)
    assert action is act(verb, *args)


@settings(derandomize=True, deadline=None)
@given(WORDS, st.lists(WORDS | st.integers(-10_000, 10_000), max_size=4))
def test_texts_parse_back(verb: str, args: list[str | int]) -> None:
    action = act(verb, *args)
    assert parse(action.text) is action


def test_no_number_is_too_long_to_read() -> None:
    assert parse("pay " + "9" * 10_000).args == ("9" * 10_000,)


def test_an_action_travels_as_its_text() -> None:
    action = act("travel", "far", 3)
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.deepcopy(action) is action
    assert copy.copy(action) is action


def test_an_action_holds_nothing_else() -> None:
    assert not hasattr(act("roll"), "__dict__")
    assert Action.__slots__ == ("args", "text", "verb")


@pytest.mark.parametrize("word", ["", "a b", "12", "-3"])
def test_words_that_would_not_parse_back_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="parse back"):
        act("keep", word)
