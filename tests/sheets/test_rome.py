"""The record sheet of Rome: all on the page, nothing over anything, and what a match writes on it."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.games import TITLES
from ludarium.games.rome.kinds import TRACKS
from ludarium.library.library import Library
from ludarium.sheets.command import sheet_command
from ludarium.sheets.layout import Layout, Shape
from ludarium.sheets.lettering import fit
from ludarium.sheets.pages import Page, Paper
from ludarium.sheets.rome.record_sheet import SMALLEST, edicts
from ludarium.sheets.title_sheets import blank_pages, has_sheet, match_pages, record_pages
from ludarium.words.rome.account import account, charges
from ludarium.words.rome.box import called
from tests.sheets.desk import overlap

TITLE = TITLES.get("rome")


def played(seed: int = 4, actions: int = 10**6, **options: str) -> Match:
    match = Match(TITLE, TITLE.setup(["Änne"], options={"length": "short", **options}), seed)
    rng = Rng(seed)
    while not match.is_over and match.cursor < actions:
        match.play(TITLE.sample(match.state, rng))
    return match


def placed(pages: list[Page]):
    assert len(pages) == 1
    return pages[0].sheets[0]


def read(match: Match) -> dict[str, str]:
    return {key.removeprefix("0."): text for key, text in placed(record_pages(match)).facts.texts.items()}


def layouts() -> dict[str, Layout]:
    return {
        f"{paper.label} {count}": placed(blank_pages(TITLE, count, paper)[:1]).layout
        for paper in Paper
        for count in (1, 2, 4)
    }


@pytest.mark.parametrize("name", [f"{paper.label} {count}" for paper in Paper for count in (1, 2, 4)])
def test_all_is_on_the_page_and_apart(qapp, name: str) -> None:
    layout = layouts()[name]
    page = QRectF(QPointF(), layout.size)
    always = [mark.rect for mark in layout.marks.values() if mark.shape is not Shape.RING]
    things = [text.rect for text in layout.texts] + [icon.rect for icon in layout.icons] + always
    assert all(page.contains(rect) for rect in things)
    assert all(page.contains(slot.rect) and slot.rect.width() > 0 for slot in layout.slots.values())
    for one, other in itertools.combinations(things, 2):
        assert not overlap(one, other, 0.01)
    assert all(text.type.size >= SMALLEST for text in layout.texts)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("per_page", [1, 2])
def test_what_a_match_writes_has_room(qapp, paper: Paper, per_page: int) -> None:
    for difficulty, length in (("casual", "short"), ("hard", "standard"), ("expert", "standard")):
        sheet = placed(record_pages(played(length=length, difficulty=difficulty), paper, per_page))
        for key, text in sheet.facts.texts.items():
            slot = sheet.layout.slots[key]
            assert fit(text, slot.type, slot.rect.width(), SMALLEST)[0] == text


def test_who_and_how_stand_at_the_head(qapp) -> None:
    match = played(leader="marcus", difficulty="hard")
    sheet = read(match)
    assert (sheet["name"], sheet["leader"], sheet["length"]) == ("Änne", "Marcus Aurelius", "Short")
    assert (sheet["difficulty"], sheet["deal"]) == ("Hard", "4")
    assert sheet["occasion"] == "final score"
    running = read(played(actions=40))
    assert running["occasion"] == "score so far"


def test_the_glory_stands_line_by_line(qapp) -> None:
    match = played()
    sheet = read(match)
    for item in account(match):
        assert int(sheet[f"line.{item.key}"].replace("\N{MINUS SIGN}", "-")) == item.points
    total = TITLE.standing(match.state)[0].total
    assert sheet["total"] == str(total).replace("-", "\N{MINUS SIGN}")
    assert sheet["goal"] == str(TITLE.goal(match.state))
    assert sheet["line.glory"] == str(match.state.seat.glory)


def test_edicts_stand_with_what_is_met(qapp) -> None:
    match = played(difficulty="hard", length="standard")
    sheet = placed(record_pages(match))
    found = charges(TITLE, match.state)
    assert len(found) == edicts(TITLE.box)
    for number, charge in enumerate(found):
        assert sheet.facts.texts[f"0.edict.{number}"] == charge.name
        assert sheet.facts.texts[f"0.worth.{number}"] == str(charge.glory)
        for place, demand in enumerate(charge.demands):
            assert sheet.facts.texts[f"0.demand.{number}.{place}"] == demand.said
            assert (f"0.met.{number}.{place}" in sheet.facts.marks) == demand.is_met


def test_the_empire_is_drawn(qapp) -> None:
    match = played()
    sheet, box, state = read(match), TITLE.box, match.state
    for space, card in enumerate(state.grid):
        if card == box.capital:
            continue
        kind = "built" if card in box.developments else "land"
        halves = [sheet[key] for key in (f"{kind}.{space}.0", f"{kind}.{space}.1") if key in sheet]
        assert " ".join(halves) == called(box, card)
        if kind == "built":
            level = "Level I" if box.level[card] == 1 else "Level II"
            assert sheet[f"worth.{space}.cell"] == f"{level}, {box.development[card].glory}"
    marks = placed(record_pages(match)).facts.marks
    assert [mark for mark in marks if mark.startswith("0.leader.")] == [f"0.leader.{state.pawn}"]


def test_an_enemy_that_was_never_seen_stays_unknown(qapp) -> None:
    match = played(actions=30)
    sheet = read(match)
    assert "?" in {sheet.get(f"enemy.{space}") for space in range(25)}


def test_tracks_are_filled_as_far_as_they_go(qapp) -> None:
    match = played()
    marks = placed(record_pages(match)).facts.marks
    for key, at in zip(TRACKS, match.state.seat.tracks, strict=True):
        assert sum(mark.startswith(f"0.track.{key}.") for mark in marks) == at + 1


def test_a_state_alone_tells_all_but_where_the_glory_came_from(qapp) -> None:
    match = played()
    sheet = placed(match_pages(TITLE, match.state, match.setup))
    assert "0.line.level-1" not in sheet.facts.texts
    assert sheet.facts.texts["0.total"] == placed(record_pages(match)).facts.texts["0.total"]


def test_a_blank_sheet_says_what_is_chosen_before(qapp) -> None:
    assert has_sheet("rome")
    sheet = placed(blank_pages(TITLE, options={"length": "standard", "difficulty": "hard", "leader": "livia"}))
    assert sheet.facts.texts["0.length"] == "Standard"
    assert sheet.facts.texts["0.difficulty"] == "Hard"
    assert not sheet.facts.marks


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_command_writes_a_blank_and_a_played_sheet(tmp_path: Path, qapp, paper: str) -> None:
    assert sheet_command(None, "rome", tmp_path / "blank.pdf", paper, 4) == 0
    with Library.open(tmp_path / "home") as library:
        match = library.new_match(TITLE, TITLE.setup(["Ann"]), 4)
        library.export(match.id, tmp_path / "match.ludarium")
    assert sheet_command(tmp_path / "match.ludarium", None, tmp_path / "match.pdf", paper) == 0
    assert (tmp_path / "blank.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "match.pdf").read_bytes().startswith(b"%PDF")
