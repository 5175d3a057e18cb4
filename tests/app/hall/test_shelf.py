"""The shelf: real clicks and keys, what it shows, and that all of it can be read at every size."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QThreadPool, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPixmap
from PySide6.QtWidgets import QApplication, QMenu

from ludarium.app.hall.records.record_panel import FinishedMatch, RecordPanel, RecordStrip
from ludarium.app.hall.records.record_phrases import counted, form_name, openings
from ludarium.app.hall.shelf import table_pictures
from ludarium.app.hall.shelf.box_widgets import ShelfBox
from ludarium.app.hall.shelf.library_model import peek
from ludarium.app.hall.shelf.resume_card import OtherMatch, Thumb, known_totals
from ludarium.app.hall.shelf.shelf import LARGE, LOW, SMALL, TINY, Shelf, size_for
from ludarium.app.hall.shelf.shelf_boxes import edition, edition_of, editions
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.registry import Registry
from ludarium.engine.resources import resources
from ludarium.games import TITLES
from ludarium.library.files import read_match
from ludarium.library.records import ladders
from ludarium.tables.table_makers import OFFERED
from ludarium.words.iron_age import names as iron_age
from ludarium.words.title_words import NAMES
from tests.app.hall.conftest import IRON_AGE
from tests.app.hall.looking import bring_forward, button, click, cut_off, heard, labels, press, says, settle
from tests.library.match_file import write_match

TITLE = "iron-age"


@pytest.fixture
def shelf(qtbot, look, settings, library) -> Shelf:
    shelf = Shelf(OFFERED, settings)
    qtbot.addWidget(shelf)
    shelf.resize(1600, 970)
    shelf.show()
    shelf.fill(library)
    bring_forward(shelf)
    return shelf


# What it shows


def test_a_box_for_each_title_and_no_other(shelf):
    assert [box.edition for box in shelf.boxes] == editions(OFFERED)
    assert [box.edition.title for box in shelf.boxes if not box.edition.is_expansion] == list(OFFERED)


def test_the_empty_shelf_says_so(shelf):
    assert shelf.resume is None
    assert says(shelf, "No match yet")
    assert says(shelf.findChild(RecordPanel), "Every finished match is counted here")


def test_before_the_library_is_open_boxes_are_shown_and_no_title_is_loaded(qtbot, look, settings, monkeypatch):
    monkeypatch.setattr(type(OFFERED), "get", lambda *args: pytest.fail("a title was loaded before the first paint"))
    shelf = Shelf(OFFERED, settings)
    qtbot.addWidget(shelf)
    shelf.resize(1600, 970)
    shelf.show()
    assert [box.edition for box in shelf.boxes] == editions(OFFERED)
    assert not shelf.grab().isNull()


def test_the_match_to_go_on_with(shelf, library, begin):
    match = begin(("human", "hard", "medium"), actions=30)
    shelf.fill(library)
    settle()
    assert shelf.resume.card.id == match.id
    said = labels(shelf.resume)
    assert [name for name in ("Marta", "Hanno", "Solon") if name in said] == ["Marta", "Hanno", "Solon"]
    assert "The Iron Age, round 1" in said or says(shelf.resume, "round")
    assert "AI Hard" in said


def test_the_resume_card_tells_what_is_asked(shelf, library, begin):
    begin(("human",), actions=1)
    shelf.fill(library)
    settle()
    assert says(shelf.resume, "Your turn:")


def test_a_damaged_match_is_offered_without_a_sentence_and_stays_as_it_is(shelf, library, begin):
    match = begin(actions=5)
    library._store._connection.execute("UPDATE actions SET text = 'nonsense' WHERE number = 3")
    assert peek(library, match.id) is None
    shelf.fill(library)
    settle()
    assert shelf.resume.card.id == match.id
    assert next(card for card in library.matches() if card.id == match.id).actions == 5


def test_other_open_matches(shelf, library, begin):
    matches = [begin(actions=3, seed=seed) for seed in range(5)]
    shelf.fill(library)
    others = shelf.resume.findChildren(OtherMatch)
    assert len(others) == 3
    asked = heard(shelf.match_asked)
    click(others[0])
    assert asked == [(matches[-2].id,)]


def test_a_picture_of_the_table_is_shown_where_there_is_one(qtbot, look, settings, library, begin):
    match = begin(actions=3)
    asked = []

    def picture(match_id: int) -> QPixmap:
        asked.append(match_id)
        found = QPixmap(160, 100)
        found.fill(Qt.GlobalColor.red)
        return found

    shelf = Shelf(OFFERED, settings, picture)
    qtbot.addWidget(shelf)
    shelf.resize(1600, 970)
    shelf.show()
    shelf.fill(library)
    assert match.id in asked
    assert shelf.resume.grab().toImage().pixelColor(60, 60) == Qt.GlobalColor.red


def test_the_record_counts_what_was_played(shelf, library, begin):
    for seed in range(3):
        begin(("human", "hard"), actions=None, seed=seed)
    begin(("human",), actions=None)
    begin(("human", "human"), actions=None)
    begin(("human", "easy"), actions=None, undo="practice")
    shelf.fill(library)
    panel = shelf.findChild(RecordPanel)
    results = [result for result in library.high_scores(TITLE, limit=None) if result.player == "human"]
    own = [result for result in results if result.match not in _of_several(results)]
    assert str(sum(result.won for result in own)) in labels(panel)
    assert says(panel, "won of 4 matches")
    assert says(panel, "1 match of several people")
    assert "Hard" in labels(panel)
    assert "Alone" in labels(panel)
    assert str(max(result.score for result in results if result.seats > 1)) in labels(panel)


def test_the_record_has_a_ladder_for_each_form(shelf, library, begin):
    """All of it can be read, and the shelf still fits its window."""
    for seed in range(3):
        begin(("human",), actions=None, seed=seed)
    begin(("human",), actions=None, expansion="mediterranean")
    begin(("human", "hard"), actions=None)
    shelf.fill(library)
    settle()
    panel = shelf.findChild(RecordPanel)
    base, sea = ladders(library.high_scores(TITLE, limit=None))
    assert (base.played, sea.played) == (3, 1)
    for ladder in (base, sea):
        assert says(panel, form_name(ladder))
        assert says(panel, counted(ladder))
        assert says(panel, openings(ladder))
        assert str(ladder.best.score).replace("-", "\N{MINUS SIGN}") in labels(panel)
    assert cut_off(panel) == []
    assert shelf.verticalScrollBar().maximum() == 0


def _of_several(results) -> set[int]:
    seen = [result.match for result in results]
    return {match for match in seen if seen.count(match) > 1}


def test_a_finished_match_can_be_seen_again(shelf, library, begin):
    match = begin(actions=None)
    shelf.fill(library)
    asked = heard(shelf.match_asked)
    click(shelf.findChildren(FinishedMatch)[0])
    assert asked == [(match.id,)]


# Clicks


def test_play_starts_at_once(shelf):
    asked = heard(shelf.play_asked)
    click(shelf.plays[TITLE])
    assert asked == [(TITLE,)]


def test_a_click_on_the_box_plays_it(shelf):
    asked = heard(shelf.play_asked)
    box = shelf.boxes[0]
    click(box, box.front().center().toPoint())
    assert asked == [(TITLE,)]


def test_set_up(shelf):
    asked = heard(shelf.setup_asked)
    click(shelf.setups[TITLE])
    assert asked == [(TITLE,)]


def test_the_welcome_plays_or_opens_the_rules(shelf):
    played, rules = heard(shelf.play_asked), heard(shelf.rules_asked)
    click(shelf.welcome.play)
    click(shelf.welcome.rules)
    assert (len(played), len(rules)) == (1, 1)


def test_the_head(shelf):
    rules, matches, preferences = map(heard, (shelf.rules_asked, shelf.matches_asked, shelf.preferences_asked))
    for said in ("Rules", "Open a match", "Preferences"):
        click(button(shelf, said))
    assert [len(said) for said in (rules, matches, preferences)] == [1, 1, 1]


# Keys


def test_arrows_walk_the_boxes_and_enter_plays(shelf):
    asked = heard(shelf.play_asked)
    shelf.plays[TITLE].setFocus()
    press(shelf.plays[TITLE], Qt.Key.Key_Right)
    assert shelf.boxes[0].hasFocus()
    press(shelf.boxes[0], Qt.Key.Key_Left)
    assert any(box.hasFocus() for box in shelf.boxes)
    press(shelf.boxes[0], Qt.Key.Key_Return)
    assert asked == [(TITLE,)]


def test_s_sets_up_and_r_resumes(shelf, library, begin):
    match = begin(actions=2)
    shelf.fill(library)
    set_up, resumed = heard(shelf.setup_asked), heard(shelf.match_asked)
    press(shelf, Qt.Key.Key_S)
    press(shelf, Qt.Key.Key_R)
    assert set_up == [(TITLE,)]
    assert resumed == [(match.id,)]


def test_enter_resumes_where_a_match_is_open(shelf, library, begin):
    match = begin(actions=2)
    shelf.fill(library)
    assert shelf.resume.button.hasFocus()
    resumed = heard(shelf.match_asked)
    press(shelf.resume.button, Qt.Key.Key_Space)
    assert resumed == [(match.id,)]


# Files


def drop(window, path: Path) -> bool:
    """Drop a file on the window, as a file manager does; whether it was welcome."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    enter = QDragEnterEvent(
        QPoint(300, 300), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(
        window,
        QDropEvent(
            QPointF(300, 300),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
    return True


def test_a_match_file_is_dropped_and_opened(window, library, begin, tmp_path):
    match = begin(actions=8)
    file = tmp_path / "friday.ludarium"
    library.export(match.id, file)
    assert drop(window, file)
    assert window.pages.currentWidget() is window.frame
    assert window.match.id != match.id
    assert window.match.state == match.state


def test_other_files_are_not_welcome(window, tmp_path):
    assert not drop(window, tmp_path / "letter.txt")


def test_a_damaged_file_is_told_in_a_sentence(window, tmp_path):
    file = tmp_path / "friday.ludarium"
    file.write_text("{", encoding="utf-8")
    drop(window, file)
    assert window.pages.currentWidget() is window.shelf
    assert "is damaged: it cannot be read as a match" in window.notices.bar.label.text()
    click(window.notices.bar.close_button)
    assert not window.notices.bar.isVisible()


def test_a_file_that_breaks_off_opens_at_its_last_sound_action(window, begin, tmp_path):
    match = begin(actions=8)
    file = tmp_path / "friday.ludarium"
    write_match(file, match)
    text = file.read_text(encoding="utf-8").replace(f'"{match.actions[5].text}"', '"nonsense"', 1)
    file.write_text(text, encoding="utf-8")
    sound = _sound(match)
    drop(window, file)
    assert "can be continued" in window.notices.bar.label.text()
    assert window.notices.bar.act.text() == f"Open to action {sound}"
    click(window.notices.bar.act)
    assert window.match.cursor == sound
    assert window.match.state == match.states[sound]


def _sound(match) -> int:
    """How many actions come before the first that reads as the one which was spoiled."""
    return [action.text for action in match.actions].index(match.actions[5].text)


# How it looks


def test_how_much_is_shown_depends_on_the_room():
    assert size_for(1600, 1000) is LARGE
    assert size_for(1366, 740) is SMALL
    assert size_for(1180, 672) is LOW
    assert size_for(800, 500) is TINY


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1600, 970), (1366, 740), (1180, 672), (3840, 2130)])
@pytest.mark.parametrize("full", [True, False], ids=["full", "empty"])
def test_everything_fits_and_can_be_read(shelf, library, begin, look, name, width, height, full):
    if full:
        begin(("human", "hard"), actions=None)
        begin(("human",), actions=None)
        for seed in range(2):
            begin(("human", "hard", "medium", "easy"), actions=40, seed=seed)
    look(name)
    shelf.resize(width, height)
    shelf.fill(library)
    shelf.refresh_look()
    settle()
    assert cut_off(shelf) == []
    assert not shelf.verticalScrollBar().isVisible()
    assert not shelf.horizontalScrollBar().isVisible()


def test_the_tiny_shelf_has_the_record_in_three_numbers(shelf, library, begin):
    begin(actions=None)
    begin(actions=3)
    shelf.resize(1000, 740)
    shelf.fill(library)
    settle()
    assert shelf.findChild(RecordPanel) is None or not shelf.findChild(RecordPanel).isVisible()
    assert shelf.findChild(RecordStrip).isVisible()


def test_at_200_percent_nothing_is_cut_off(shelf, library, begin, look):
    begin(("human", "hard"), actions=None)
    begin(("human", "hard", "medium"), actions=40)
    look("light", 2.0)
    shelf.fill(library)
    shelf.refresh_look()
    settle()
    assert cut_off(shelf) == []
    assert not shelf.horizontalScrollBar().isVisible()


def test_many_boxes_have_their_buttons_below_them(qtbot, look, settings, library):
    titles = Registry()
    for number in range(4):
        titles.register(f"twin-{number}", lambda version: IRON_AGE)
        NAMES.add(f"twin-{number}", iron_age)
    shelf = Shelf(titles, settings)
    qtbot.addWidget(shelf)
    shelf.resize(1600, 970)
    shelf.show()
    shelf.fill(library)
    bring_forward(shelf)
    boxes = shelf.findChildren(ShelfBox)
    assert [box.edition.key for box in shelf.boxes] == list(titles)
    assert all(shelf.plays[box.edition.key].y() > box.y() for box in boxes if box.isVisible())
    shelf.boxes[0].setFocus()
    press(shelf.boxes[0], Qt.Key.Key_Left)
    assert shelf.boxes[-1].hasFocus()
    press(shelf.boxes[-1], Qt.Key.Key_Right)
    assert shelf.boxes[0].hasFocus()


def test_files_that_were_exported_can_be_read_again(library, begin, tmp_path):
    match = begin(actions=4)
    library.export(match.id, tmp_path / "a.ludarium")
    assert read_match(tmp_path / "a.ludarium").state == match.state


def test_the_resume_card_knows_no_more_than_the_people_at_the_table():
    title = TITLES.get("imperium")
    setup = title.setup(("Ann", "Ben"), 0, {"nations": "romans,celts"})
    one, two = (Match(title, setup, 3, players) for players in (("human", "easy"), ("human", "human")))
    for match in (one, two):
        rng = Rng(3)
        for _ in range(240):
            match.play(title.sample(match.state, rng))
    seen = title.standing(title.observe(one.state, 0))
    assert known_totals(one) == tuple(standing.total for standing in seen)
    assert known_totals(one) != tuple(standing.total for standing in title.standing(one.state))
    assert known_totals(two) == ()
    nobody = Match(title, setup, 3, ("easy", "easy"))
    assert len(known_totals(nobody)) == 2


def test_in_a_menu_the_arrows_are_for_the_menu(shelf):
    """Left and right go from menu to menu: the shelf behind it stays as it is."""
    shelf.boxes[0].setFocus()
    menu = QMenu(shelf)
    menu.addAction("Quit")
    menu.popup(QPoint())
    press(shelf.boxes[0], Qt.Key.Key_Right)
    assert shelf.boxes[0].hasFocus()
    menu.close()
    press(shelf.boxes[0], Qt.Key.Key_Right)
    assert shelf.boxes[1].hasFocus()


# All boxes


@pytest.fixture
def five(qtbot, look, settings, library) -> Shelf:
    """The shelf with every title that there are rules for."""
    shelf = Shelf(TITLES, settings)
    qtbot.addWidget(shelf)
    shelf.resize(1366, 740)
    shelf.show()
    shelf.fill(library)
    bring_forward(shelf)
    return shelf


@pytest.mark.parametrize(("width", "height"), [(1600, 970), (1366, 740), (1180, 672)])
@pytest.mark.parametrize("has_match", [True, False])
def test_there_is_room_for_all_boxes(five, library, begin, width, height, has_match):
    if has_match:
        for seed in range(4):
            begin(("human", "hard"), actions=40, seed=seed)
        begin(("human", "hard"), actions=None)
    five.resize(width, height)
    five.fill(library)
    settle()
    assert len(five.boxes) == 5
    assert not five.verticalScrollBar().isVisible()
    assert not five.horizontalScrollBar().isVisible()
    assert cut_off(five) == []
    edges = [box.mapTo(five, box.front().toRect().topLeft()).x() for box in five.boxes]
    assert edges == sorted(edges)
    assert min(box.front().height() for box in five.boxes) >= 190


@pytest.mark.parametrize("title", list(TITLES))
def test_a_box_says_whom_and_how_long_it_entertains(title):
    box, seats = edition(title), TITLES.get(title).allowed_seats
    assert box.players == (seats[0], seats[-1])
    assert "min" in box.minutes_said
    assert (resources() / "art" / "components" / f"box-{title}.svg").is_file()


def test_an_expansion_is_its_title_with_an_option():
    sea = edition("mediterranean")
    assert (sea.title, sea.is_expansion, sea.name) == ("iron-age", True, "Mediterranean")
    assert TITLES.get(sea.title).setup(2, options=sea.options)["expansion"] == "mediterranean"
    assert edition_of("iron-age", {"expansion": "mediterranean", "length": "short"}) is sea
    assert edition_of("iron-age", {"expansion": "none"}).key == "iron-age"
    assert edition_of("rome", {}).key == "rome"


def test_the_box_of_the_expansion_is_played_with_it(window, library):
    window.shelf.play_asked.emit("mediterranean")
    assert window.match.setup["expansion"] == "mediterranean"
    window.show_shelf()
    window.shelf.play_asked.emit("iron-age")
    assert window.match.setup["expansion"] == "none"


def test_each_box_counts_its_own_matches(five, library, begin):
    begin(("human", "hard"), actions=None, expansion="mediterranean")
    begin(("human", "hard"), actions=None)
    begin(("human", "hard"), actions=None)
    five.fill(library)
    said = {box.edition.key: five._tally(box.edition).split(",")[0] for box in five.boxes}
    assert (said["iron-age"], said["mediterranean"], said["rome"]) == ("2 played", "1 played", "not played yet")


# Open matches


def test_every_open_match_has_its_title_and_a_picture(five, library, begin):
    begin(("human", "hard"), actions=5)
    begin(("human", "hard"), actions=5, expansion="mediterranean")
    empire = TITLES.get("eight-minute-empire")
    library.new_match(empire, empire.setup(["Marta", "Hanno"]), 3, ("human", "easy"))
    five.resize(1600, 970)
    five.fill(library)
    settle()
    others = five.findChildren(OtherMatch)
    said = [text for other in others for text in labels(other)]
    assert {"Mediterranean", "The Iron Age"} <= set(said)
    assert all(not other.findChild(Thumb).grab().isNull() for other in others)
    assert "As printed" not in " ".join(said)


def test_only_what_is_unusual_is_said_of_a_match(five, library, begin):
    begin(("human", "hard"), actions=5, length="full")
    begin(("human", "hard"), actions=5, length="short")
    five.fill(library)
    cards = library.matches()
    assert [five._unusual(card) for card in cards] == [["Short game"], []]


def test_a_picture_is_there_after_a_kill(window, begin, home):
    """It is kept while the match goes on, not only when it is left."""
    match = begin(("human", "hard"), actions=5)
    window.open_match(match.id)
    settle()
    assert table_pictures.picture(home, match.id) is None
    window.on_table.keep_glimpse()
    QThreadPool.globalInstance().waitForDone()
    assert table_pictures.picture(home, match.id) is not None
    assert not list((home / "pictures").glob("part-*"))
