"""Whole matches come out as they always did."""

from itertools import zip_longest

import pytest

from ludarium import words
from ludarium.games import TITLES
from tests.golden import card_texts
from tests.golden.playthrough import FOLDER, MATCHES, RENEW, text_of

LARGEST = 150_000
"""Bytes: a page must stay readable in a review."""


def difference(kept: str, now: str) -> str:
    """The first line in which two pages differ, or nothing."""
    for number, (old, new) in enumerate(zip_longest(kept.splitlines(), now.splitlines()), start=1):
        if old != new:
            return f"line {number}\n  kept: {_shown(old)}\n  now:  {_shown(new)}"
    return ""


def _shown(line: str | None) -> str:
    return "(the page ends)" if line is None else line


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match.title}/{match.name}")
def test_the_match_is_as_it_was(match):
    assert match.path.is_file(), f"{match.path.name} is missing; `{RENEW}` writes it"
    differs = difference(match.path.read_text(encoding="utf-8"), text_of(match))
    assert not differs, f"{match.title}/{match.name} differs at {differs}\nIf that is meant, `{RENEW}` renews it."


def test_no_page_is_left_over():
    left = set(FOLDER.glob("*/*.txt")) - {match.path for match in MATCHES}
    assert not left, f"not played any more: {sorted(page.name for page in left)}; `{RENEW}` removes them"


@pytest.mark.parametrize("title", card_texts.HEADS)
def test_cards_say_what_they_said(title):
    path = card_texts.path(title)
    differs = difference(path.read_text(encoding="utf-8"), card_texts.text(title))
    assert not differs, f"{path.name} differs at {differs}\nIf that is meant, `{RENEW}` renews it."


@pytest.mark.usefixtures("qapp")
def test_thirty_cards_say_in_german_what_they_said():
    now = card_texts.german_text()
    differs = difference(card_texts.GERMAN.read_text(encoding="utf-8"), now)
    assert not differs, f"{card_texts.GERMAN.name} differs at {differs}\nIf that is meant, `{RENEW}` renews it."
    assert now.count("[") == len(card_texts.IN_GERMAN)


def test_those_thirty_use_every_verb():
    cards = [card for card in words.components(TITLES.get("imperium")) if card.kind == "card"]
    every = {verb for card in cards for verb in verbs_in(card.facts["faces"])}
    read = {verb for card in cards if card.id in card_texts.IN_GERMAN for verb in verbs_in(card.facts["faces"])}
    assert len(every) > 50
    assert read == every


def verbs_in(tree):
    if isinstance(tree, dict):
        yield from [tree["do"]] if "do" in tree else []
        tree = tree.values()
    if not isinstance(tree, str | int | None):
        for part in tree:
            yield from verbs_in(part)


def test_pages_stay_small():
    pages = (*map(card_texts.path, card_texts.HEADS), *(match.path for match in MATCHES))
    assert all(path.stat().st_size < LARGEST for path in pages)


def test_every_title_has_a_page():
    assert {match.title for match in MATCHES} == set(TITLES)


def test_the_first_difference_is_shown():
    assert difference("a\nb\n", "a\nb\n") == ""
    assert difference("a\nb\n", "a\nc\n") == "line 2\n  kept: b\n  now:  c"
    assert difference("a\n", "a\nb\n") == "line 2\n  kept: (the page ends)\n  now:  b"
