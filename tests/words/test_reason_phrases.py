"""Every reason that the source can give has a sentence, and gives all that the sentence needs."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.engine.reasons import Reason, because
from ludarium.library.troubles import REASONS as TROUBLES
from ludarium.words import reason_phrases
from ludarium.words.eight_minute_empire import refusals as empire_refusals
from ludarium.words.imperium import refusals as imperium_refusals
from ludarium.words.iron_age import refusals
from ludarium.words.rome import refusals as rome_refusals

from .checks import check_sentence
from .source import PROGRAM, calls, literal, title_of

SAMPLES = {
    "card": "great",
    "state": "empire",
    "development": "religion",
    "face": "food3",
    "row": "food",
    "what": "port",
    "now": "build",
    "seat": 1,
    "deed": "place",
    "goods": 2,
    "cause": "match-parted",
}
"""What fills a parameter whose value must be a known one; any other is given a number."""

CUTS = {"match-cut match-illegal", "match-cut match-parted", "own-changed pack", "own-changed map"}


def reason_of(key: str, params) -> Reason:
    return Reason(key, params=tuple((name, SAMPLES.get(name, 7)) for name in params))


def reasons_in_source() -> dict[tuple[str, str], Reason]:
    """By title and text of the key; a key that is worked out must be in the library's own list."""
    found = {("", key): reason_of(key, params) for key, params in TROUBLES.items()}
    for file, call in calls("because"):
        key = literal(call.args[0])
        if key is None:
            assert file == PROGRAM / "library" / "database_troubles.py", f"{file}: {call.lineno}"
            continue
        title = title_of(file)
        found[title, key] = reason_of(key, [keyword.arg for keyword in call.keywords])
    return found


REASONS = reasons_in_source()


@pytest.mark.parametrize(("title", "key"), sorted(REASONS))
def test_every_reason_has_a_sentence(title, key):
    said = words.sentence(REASONS[title, key], title, ["Ann", "Ben"])
    check_sentence(said)
    assert said != words.sentence(because("unspoken")).replace("unspoken", key), "there are no words for it"


def test_no_sentence_is_left_over():
    keys = {key for _, key in REASONS}
    titles = (refusals, empire_refusals, imperium_refusals, rome_refusals)
    said = {*reason_phrases.REASONS, *(key for title in titles for key in title.REASONS)}
    assert said == keys | CUTS


def test_a_reason_speaks_of_things_by_their_names():
    assert words.sentence(because("needs-development", development="roads"), "iron-age") == "You need Roads for this."
    assert words.sentence(because("needs-goods", goods=1), "iron-age") == "You need 1 good for this."
    assert words.sentence(because("not-now", now="pay"), "iron-age") == (
        "Not now: it is time for paying for a development."
    )
    assert words.sentence(because("not-your-turn", seat=1), "iron-age", ["Ann", "Ben"]) == (
        "It is not your turn: Ben decides now."
    )


def test_what_is_typed_cannot_open_a_gap():
    assert words.sentence(because("no-such-action", text="{text} %1"), "iron-age") == (
        "There is no such action here: “{text} %1”."
    )


def test_a_damaged_match_names_its_action():
    assert words.sentence(because("match-illegal", action=12, text="build port")) == (
        "The match is damaged: its action 12, “build port”, is not allowed."
    )


def test_a_reason_without_words_is_still_a_sentence():
    assert words.sentence(because("nobody-wrote-this")) == "This is not possible (nobody-wrote-this)."


def test_what_is_quoted_is_plain_and_not_endless():
    said = words.sentence(because("title", title="\x1b[31m\nchess", known="x" * 5000))
    assert said.startswith("There is no title “ [31m chess”.")
    assert len(said) < 600
    assert "…" in said
