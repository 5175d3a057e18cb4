"""Imperium on paper: the scoring pad, blank and of a match, and the deck of every seat."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

from ludarium.games.imperium.counting import owned
from ludarium.sheets.command import sheet_command
from ludarium.sheets.layout import Layout
from ludarium.sheets.pages import Page, Paper
from ludarium.sheets.scoring import SMALLEST
from ludarium.sheets.title_sheets import blank_pages, has_sheet, match_pages
from tests.app.hall.imperium_matches import IMPERIUM, played, setup_of
from tests.games.imperium.table import plain
from tests.sheets.desk import overlap

ALONE = {"nations": "celts,romans", "bot": "warlord"}


def ended(seats: int, seed: int = 5, **options: str):
    """A match that was played to its end."""
    setup = setup_of(seats, **options)
    state = IMPERIUM.start(setup, seed)
    for action in played(setup, seed):
        state = IMPERIUM.apply(state, action)
    return setup, state


def pages(name: str) -> list[Page]:
    what, label, count = name.split()
    paper, per_page = Paper.named(label), int(count)
    if what == "blank":
        return blank_pages(IMPERIUM, per_page, paper)
    if what == "alone":
        return blank_pages(IMPERIUM, per_page, paper, ALONE)
    setup, state = ended(4) if what == "four" else ended(1, 7, **ALONE)
    return match_pages(IMPERIUM, state, setup, paper, per_page, "6 June 2026")


def layouts(name: str) -> list[Layout]:
    return [sheet.layout for page in pages(name) for sheet in page.sheets]


@pytest.mark.parametrize(
    "name",
    [
        "blank A4 1",
        "blank Letter 2",
        "blank A4 4",
        "alone Letter 1",
        "alone A4 4",
        "four A4 1",
        "four Letter 4",
        "solo A4 2",
    ],
)
def test_all_is_on_the_page_and_apart(qapp, name: str) -> None:
    for layout in layouts(name):
        page = QRectF(QPointF(), layout.size)
        things = [text.rect for text in layout.texts] + [icon.rect for icon in layout.icons]
        assert all(page.contains(rect) for rect in things)
        assert all(page.contains(slot.rect) and slot.rect.width() > 0 for slot in layout.slots.values())
        for one, other in itertools.combinations(things, 2):
            assert not overlap(one, other, 0.01)
        assert all(text.type.size >= SMALLEST for text in layout.texts)
        assert not [text.text for text in layout.texts if "\N{HORIZONTAL ELLIPSIS}" in text.text]


def test_a_blank_pad_has_room_for_all_seats_or_for_the_bot(qapp) -> None:
    (four,), (two,) = layouts("blank A4 1"), layouts("alone A4 1")
    assert {key for key in four.slots if key.startswith("0.name.")} == {f"0.name.{seat}" for seat in range(4)}
    assert {key for key in two.slots if key.startswith("0.name.")} == {"0.name.0", "0.name.1"}
    assert "0.tokens.1" in two.slots
    assert "0.tokens.1" not in four.slots


def test_a_match_writes_what_the_engine_counts(qapp) -> None:
    setup, state = ended(4)
    (pad,) = match_pages(IMPERIUM, state, setup)[0].sheets
    written = pad.facts.texts
    assert set(written) <= set(pad.layout.slots)
    for seat, standing in enumerate(IMPERIUM.standing(state)):
        assert written[f"0.total.{seat}"].replace("\N{MINUS SIGN}", "-") == str(standing.total)
        for key, points in standing.lines:
            assert written[f"0.{key}.{seat}"].replace("\N{MINUS SIGN}", "-") == str(points)


def test_alone_the_bot_has_its_column(qapp) -> None:
    setup, state = ended(1, 7, **ALONE)
    found = match_pages(IMPERIUM, state, setup)
    written = found[0].sheets[0].facts.texts
    assert written["0.name.1"] == "Romans (bot)"
    assert written["0.total.1"] == str(IMPERIUM.rival(state).total)
    assert len(found) == 3, "the pad, and a deck for each"


def test_every_card_of_a_deck_is_listed_with_its_points(qapp) -> None:
    setup, state = ended(2, nations="celts,romans")
    _, own, other = match_pages(IMPERIUM, state, setup)
    said = [text.text for text in own.sheets[0].layout.texts]
    assert said[0] == "Marta · Celts"
    count = len(owned(state.seats[0])) + len(state.seats[0].fixed)
    assert said[1] == f"{count} cards · final score"
    for card in owned(state.seats[0]):
        assert any(text.endswith(IMPERIUM.box.cards[card].name) for text in said)
    assert other.sheets[0].layout.texts[0].text == "Hanno · Romans"


def test_of_a_match_that_goes_on_only_what_all_know_is_printed(qapp) -> None:
    """A hand stays hidden, and so do the points in it."""
    table = plain("romans,celts").put(1, hand=("corruption",), deck=("corruption",), discard=("oracle",))
    setup = IMPERIUM.setup(["Marta", "Hanno"])
    pad, _, other = match_pages(IMPERIUM, table.state, setup)
    written = pad.sheets[0].facts.texts
    assert "score so far, of what all know" in written["0.occasion"]
    assert written["0.cards.1"] == "0", "Corruption would bring points"
    said = [text.text for text in other.sheets[0].layout.texts]
    assert "Oracle" in said
    assert "Corruption" not in " ".join(said)


def test_it_is_offered_and_the_command_writes_it(tmp_path: Path) -> None:
    assert has_sheet("imperium")
    for options in ({}, {"bot": "warlord"}):
        assert sheet_command(None, "imperium", tmp_path / "out.pdf", "Letter", 2, options=options) == 0
        assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
