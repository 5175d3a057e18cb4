"""Records: the page of the high scores and what the result says of them, used as a person does."""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from ludarium.app.hall.records import record_phrases
from ludarium.app.hall.records.high_scores import HighScores
from ludarium.engine.chance import Rng
from ludarium.engine.match import CONCEDED
from ludarium.games import TITLES
from ludarium.library.results import COLUMNS
from ludarium.tables.table_makers import OFFERED
from tests.app.hall.looking import bring_forward, button, click, cut_off, labels, says, settle

EASY = {"difficulty": "easy", "leader": "by-chance", "length": "short", "pack": "ours", "undo": "fair"}
HARD = {**EASY, "difficulty": "hard"}
ROME = TITLES.get("rome")


def keep(home, number: int, score: int, won: bool, side: str, options=EASY, **fields) -> None:
    """Put a result into the library as a match leaves it."""
    finished = (datetime.now(UTC) - timedelta(days=100) + timedelta(hours=number)).isoformat()
    values = {
        "match": number, "seat": 0, "name": "Ada", "player": "human", "score": score, "lines": "[]", "place": 1,
        "won": won, "decided_by": "score" if won else "goal", "title": "rome", "seats": 1,
        "options": json.dumps(options), "finished": finished, "opening": side, "hints": 0, "origin": "lot",
        "helpers": "[]", **fields,
    }  # fmt: skip
    connection = sqlite3.connect(home / "library.sqlite")
    with connection:
        marks = ", ".join("?" * len(COLUMNS))
        connection.execute(f"INSERT INTO results ({', '.join(COLUMNS)}) VALUES ({marks})", [values[c] for c in COLUMNS])
    connection.close()


@pytest.fixture
def kept(home, library):
    """Six matches with three leaders at two difficulties, and two that do not count."""
    for number, (score, won, side, options) in enumerate(
        (
            (60, True, "trajan", EASY),
            (75, True, "trajan", EASY),
            (20, False, "livia", HARD),
            (44, False, "trajan", HARD),
            (81, True, "livia", EASY),
            (50, True, "", EASY),
        ),
        900,
    ):
        keep(home, number, score, won, side, options)
    keep(home, 950, 99, True, "hadrian", origin="number")
    keep(home, 951, 99, True, "hadrian", {**EASY, "undo": "practice"})
    return library


@pytest.fixture
def dialog(qtbot, look, kept) -> HighScores:
    dialog = HighScores(kept, OFFERED, "rome")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.tabs.setCurrentWidget(dialog.records)
    bring_forward(dialog)
    return dialog


def rows(dialog: HighScores) -> list[list[str]]:
    table = dialog.records.table
    items = map(table.topLevelItem, range(table.topLevelItemCount()))
    return [[item.text(column) for column in range(6)] for item in items]


def choose(box: QComboBox, said: str) -> None:
    """By keys, as one does who has no mouse: the first letters find it."""
    box.setFocus()
    place = box.findText(said)
    assert place >= 0, [box.itemText(n) for n in range(box.count())]
    while box.currentIndex() != place:
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < place else Qt.Key.Key_Up)


def test_wins_best_and_runs_by_leader(dialog):
    """What is kept apart is not there, and what older results do not say is said so."""
    assert rows(dialog) == [
        ["Trajan", "2", "3", "75", "0", "2"],
        ["Livia", "1", "2", "81", "1", "1"],
        ["not known", "1", "1", "50", "1", "1"],
        ["All together", "4", "6", "81", "2", "2"],
    ]
    assert dialog.records.table.headerItem().text(0) == "Leader"


def test_told_apart_by_difficulty_and_only_one_leader(dialog):
    choose(dialog.records.by, "Difficulty")
    assert [row[:3] for row in rows(dialog)] == [
        ["Easy", "4", "4"],
        ["Hard", "0", "2"],
        ["All together", "4", "6"],
    ]
    choose(dialog.records.filters["side"], "Leader: Livia")
    assert [row[:3] for row in rows(dialog)] == [["Easy", "1", "1"], ["Hard", "0", "1"], ["All together", "1", "2"]]


def test_filters_leave_only_what_fits(dialog):
    choose(dialog.records.filters["difficulty"], "Difficulty: Easy")
    assert [row[:3] for row in rows(dialog)] == [
        ["Trajan", "2", "2"],
        ["Livia", "1", "1"],
        ["not known", "1", "1"],
        ["All together", "4", "4"],
    ]
    assert "length" not in dialog.records.filters, "nothing to choose: all were short"


def test_in_another_order_by_keys_and_by_the_head(dialog):
    choose(dialog.records.order, "Best")
    assert [row[0] for row in rows(dialog)] == ["Livia", "Trajan", "not known", "All together"]
    choose(dialog.records.order, "Played")
    assert [row[0] for row in rows(dialog)] == ["Trajan", "Livia", "not known", "All together"]
    head = dialog.records.table.header()
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(head.sectionViewportPosition(0) + 20, 8))
    assert dialog.records.order.currentText() == "Leader"
    assert [row[0] for row in rows(dialog)] == ["Livia", "Trajan", "not known", "All together"]


def test_every_box_says_what_it_is_for(dialog):
    page = dialog.records
    boxes = (page.by, page.order, page.filters["difficulty"])
    assert [box.accessibleName() for box in boxes] == ["Group by", "Sort by", "Difficulty"]


def test_enter_shows_the_match_of_the_best_score(dialog, kept, qtbot):
    dialog.records.table.setFocus()
    QTest.keyClick(dialog.records.table, Qt.Key.Key_Return)
    assert says(dialog, "This match was removed; its result stays.")


def test_another_title_has_its_own_records(dialog):
    dialog.show_title("imperium")
    assert rows(dialog) == []
    assert says(dialog.records, "No matches with these filters.")
    dialog.show_title("rome")
    assert len(rows(dialog)) == 4


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_page_can_be_read(qtbot, look, kept, name, scale):
    look(name, scale)
    dialog = HighScores(kept, OFFERED, "rome")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.tabs.setCurrentWidget(dialog.records)
    settle()
    assert cut_off(dialog) == []


def test_the_result_tells_how_one_did_with_this_leader(qtbot, window, kept, library):
    match, rng = (
        library.new_match(ROME, ROME.setup(["Ada"], options={"leader": "trajan", "difficulty": "easy"}), 3),
        Rng(3),
    )
    for _ in range(3):
        match.play(ROME.sample(match.state, rng))
    match.end(CONCEDED, 0)
    window.open_match(match.id)
    settle()
    page = window.on_table.result
    assert page is not None
    said = labels(page)
    assert "Trajan · Short · Easy" in said
    assert "2 of 4 won · best 75 · longest run 2" in said
    assert "2 of 3 won · best 75 · longest run 2" in said
    assert "4 of 7 won · best 81 · longest run 2" in said
    click(button(page, "All records"))
    dialog = window.dialogs["scores"]
    assert dialog.tabs.currentWidget() is dialog.records
    assert rows(dialog)[0][:3] == ["Trajan", "2", "4"]


def test_the_high_scores_open_at_what_was_played_last(qtbot, look, kept):
    dialog = HighScores(kept, OFFERED)
    qtbot.addWidget(dialog)
    dialog.show()
    assert says(dialog, "A double click shows the match again.")
    assert len(rows(dialog)) == 4


def test_of_a_seat_that_is_not_counted_nothing_is_added(library, kept):
    results = library.high_scores("rome", practice=True, apart=True, limit=None)
    said = dict(record_phrases.records_of(ROME, results, 900))
    assert list(said) == ["Trajan", "Trajan · Short · Easy", "All together"]
    assert said["Trajan"].played == 3
    assert list(dict(record_phrases.records_of(ROME, results, 950))) == []
