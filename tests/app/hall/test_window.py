"""The window: from page to page, what survives, and that nothing is open twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox

from ludarium.app.hall.shelf import table_pictures
from ludarium.app.main_window import MainWindow
from ludarium.engine.chance import Rng
from ludarium.engine.match import HandOver
from ludarium.engine.reasons import because
from ludarium.library.files import read_match
from ludarium.library.library import Library
from ludarium.library.preferences import Preferences
from ludarium.tables.table_makers import OFFERED
from ludarium.widgets import seating
from ludarium.widgets.seating import Chair, Seating
from ludarium.widgets.settings import Settings
from tests.app.hall.conftest import PlainFrame
from tests.app.hall.looking import bring_forward, button, click, press, says, settle

TITLE = "iron-age"


def page(window):
    return window.pages.currentWidget()


# From the shelf to a match


def test_one_click_to_a_running_match(window, library):
    click(window.shelf.plays[TITLE])
    assert page(window) is window.frame
    assert [card.id for card in library.matches()] == [window.match.id]


def test_two_clicks_with_seats_of_ones_own(window):
    click(window.shelf.setups[TITLE])
    click(window.new_matches.page.start)
    assert page(window) is window.frame
    assert window.new_matches.page is None


def test_the_seats_of_last_time_are_played_again(window, preferences):
    chairs = (Chair("Ada", "human", 3), Chair("Grace", "easy", 1))
    window.new_matches.start(Seating(TITLE, chairs, 1, {"length": "short"}), "fair")
    first = window.match
    window.show_shelf()
    click(window.shelf.plays[TITLE])
    assert window.match.id != first.id
    assert window.match.setup == first.setup
    assert window.match.players == ("human", "easy")
    assert window.on_table.colours == (3, 1)


def test_every_match_has_dice_of_its_own(window):
    click(window.shelf.plays[TITLE])
    first = window.match.seed
    window.new_matches.play_again()
    assert window.match.seed != first


def test_back_from_setting_up(window):
    click(window.shelf.setups[TITLE])
    press(window.new_matches.page, Qt.Key.Key_Escape)
    assert page(window) is window.shelf
    window.new_matches.play(TITLE)
    window.menus.new.trigger()
    press(window.new_matches.page, Qt.Key.Key_Escape)
    assert page(window) is window.frame


# Leaving and coming back


def test_leaving_shows_the_match_on_the_shelf(window):
    window.new_matches.play(TITLE)
    left = window.match.id
    window.frame.leave.emit()
    assert page(window) is window.shelf
    assert window.match is None
    assert window.shelf.resume.card.id == left
    click(window.shelf.resume.button)
    assert window.match.id == left


def test_a_picture_of_the_table_is_kept_until_the_match_is_gone(window, library, home):
    window.new_matches.play(TITLE)
    left = window.match.id
    window.show_shelf()
    assert table_pictures.picture(home, left) is not None
    window.dialogs.show_matches()
    dialog = window.dialogs["matches"]
    click(dialog.remove)
    assert library.matches()
    assert dialog.remove.text() == "Remove for good"
    click(dialog.remove)
    assert library.matches() == []
    assert table_pictures.picture(home, left) is None
    assert window.shelf.welcome is not None


def test_the_same_match_is_never_open_twice(window, begin):
    match = begin(actions=3)
    window.open_match(match.id)
    frame, opened = window.frame, window.match
    window.open_match(match.id)
    assert (window.frame, window.match) == (frame, opened)
    window.new_matches.set_up()
    window.open_match(match.id)
    assert page(window) is frame
    assert window.pages.count() <= 3


def test_another_match_takes_the_place_of_the_first(window, begin):
    one, other = begin(actions=3), begin(actions=5)
    window.open_match(one.id)
    frame = window.frame
    window.open_match(other.id)
    assert frame.is_closed
    assert window.match.id == other.id


def test_closing_and_starting_again_loses_nothing(window, qtbot, settings, library, home):
    window.new_matches.play(TITLE)
    left = window.match.id
    window.close()
    again = MainWindow(Settings(Preferences.open(home)), home, OFFERED, PlainFrame)
    qtbot.addWidget(again)
    again.show()
    again.hold(library)
    assert again.shelf.resume.card.id == left
    again.menus.resume.trigger()
    assert again.match.id == left


def test_the_window_remembers_its_place(window, qtbot, home):
    window.resize(700, 600)
    window.close()
    again = MainWindow(Settings(Preferences.open(home)), home, OFFERED, PlainFrame)
    qtbot.addWidget(again)
    assert again.size().toTuple() == (700, 600)


def test_a_match_that_is_gone_is_told(window, begin, library):
    match = begin(actions=2)
    library.delete(match.id)
    window.open_match(match.id)
    assert "no longer in the library" in window.notices.bar.label.text()
    assert page(window) is window.shelf


def test_a_notice_goes_when_a_match_is_opened(window, begin):
    window.notices.say("Something was wrong.")
    assert window.notices.bar.isVisible()
    window.open_match(begin(actions=2).id)
    assert not window.notices.bar.isVisible()


def test_what_was_put_right_is_told(window, library):
    library.notice = because("library-rescued", kept="old.sqlite", matches=3, cut=1)
    window.hold(library)
    assert "The library was damaged. Matches saved: 3" in window.notices.bar.label.text()


# The end


@pytest.fixture
def ended(window, begin):
    match = begin(("human", "hard"), actions=None)
    window.open_match(match.id)
    bring_forward(window)
    return window


def test_a_match_that_is_over_opens_with_its_result(ended):
    assert page(ended) is ended.on_table.result
    press(ended.on_table.result, Qt.Key.Key_Escape)
    assert page(ended) is ended.frame
    ended.frame.match_over.emit()
    assert page(ended) is ended.on_table.result


def test_play_again_with_the_same_seats(ended):
    before = ended.match
    press(ended.on_table.result.again, Qt.Key.Key_Space)
    assert page(ended) is ended.frame
    assert ended.match.id != before.id
    assert ended.match.setup == before.setup
    assert ended.match.players == before.players
    assert ended.match.cursor == 0


def test_save_as_file(ended, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "mine"), ""))
    click(ended.on_table.result.save)
    assert read_match(tmp_path / "mine.ludarium").state == ended.match.state


def test_saving_where_nothing_can_be_written_is_told(ended, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "no" / "mine"), ""))
    click(ended.on_table.result.save)
    assert "cannot be written" in ended.notices.bar.label.text()


def test_a_moment_is_looked_at(ended):
    ended.on_table.result.moment_asked.emit(12)
    assert page(ended) is ended.frame
    assert ended.frame.session.looked_at == 12


class Asked:
    """Answers the box that asks whether an open match is to be saved."""

    def __init__(self, monkeypatch, *, wanted: bool) -> None:
        self.said: list[str] = []

        def answer(box: QMessageBox) -> int:
            self.said.append(box.text())
            buttons = {box.buttonRole(button): button for button in box.buttons()}
            role = QMessageBox.ButtonRole.AcceptRole if wanted else QMessageBox.ButtonRole.RejectRole
            buttons[role].click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", answer)


@pytest.mark.parametrize("wanted", [True, False])
def test_a_file_of_an_open_match_tells_what_is_to_come(window, begin, tmp_path, monkeypatch, wanted):
    """Whoever saves it is told before."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "mine"), ""))
    asked = Asked(monkeypatch, wanted=wanted)
    window.open_match(begin(actions=5).id)
    window.files.save_as()
    assert asked.said == ["The match is not over: whoever has the file can find out what chance will bring in it."]
    assert (tmp_path / "mine.ludarium").exists() == wanted


def test_a_match_that_is_over_is_saved_without_a_question(ended, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "mine"), ""))
    asked = Asked(monkeypatch, wanted=False)
    ended.files.save_as()
    assert asked.said == []
    assert says(ended, "The match is saved as mine.")


def test_the_same_deal_is_played_again_and_kept_apart(ended):
    before = ended.match
    assert ended.menus.deal.isEnabled()
    ended.on_table.result.deal.click()
    settle()
    assert ended.match.id != before.id
    assert ended.match.seed == before.seed
    assert ended.match.states[0] == before.states[0]
    assert ended.match.origin == "deal"
    assert not ended.menus.deal.isEnabled()


def test_the_table_is_laid_anew_when_seats_change_hands(window, begin):
    """What it says of who plays is of before."""
    window.open_match(begin(actions=9).id)
    before, match = window.frame, window.match
    match.hand_over(1, "hard")
    before.seats_changed.emit()
    settle()
    assert before.is_closed
    assert window.frame is not before
    assert window.match is match
    assert page(window) is window.frame


def test_a_word_after_a_new_match_from_here(window, begin):
    window.open_match(begin(actions=9).id)
    window.frame.branch_asked.emit(5)
    assert says(window, "This is a new match from there")


def test_play_again_has_the_seats_that_sat_down(ended):
    ended.match.handed = (HandOver(3, 0, "easy"),)
    ended.new_matches.play_again()
    assert ended.match.players == ("human", "hard")


def test_a_branch_is_a_practice_match_of_its_own_with_the_same_colours(window, begin, preferences):
    match = begin(actions=9)
    seating.keep_colours(preferences, match.id, (4, 2), [match.id])
    window.open_match(match.id)
    window.frame.branch_asked.emit(5)
    assert window.match.id != match.id
    assert window.match.cursor == 5
    assert window.match.is_practice
    assert window.on_table.colours == (4, 2)


def test_a_table_that_nobody_saw_leaves_no_picture(window, home):
    window.new_matches.play(TITLE)
    left = window.match.id
    window.new_matches.set_up(TITLE)
    window.show_shelf()
    assert table_pictures.picture(home, left) is None


def test_the_best_are_those_of_matches_of_this_kind(ended, begin):
    """Whoever plays alone is not compared with those who had rivals."""
    begin(("human",), actions=None, seed=1)
    begin(("human", "easy"), actions=None, seed=2, undo="practice")
    results = ended.on_table._results(ended.match)
    assert len({result.match for result in results}) == 3
    assert [result.match for result in ended.on_table._best(ended.match, results)] == [ended.match.id]


def test_another_look_shows_the_same_page(ended, settings):
    before = ended.on_table.result
    settings.set("theme", "dark")
    assert page(ended) is ended.on_table.result is not before
    ended.on_table.show_table()
    settings.set("theme", "light")
    assert page(ended) is ended.frame


def test_a_finished_match_has_no_picture_on_the_shelf(ended, home):
    ended.on_table.show_table()
    number = ended.match.id
    ended.show_shelf()
    assert table_pictures.picture(home, number) is None
    assert says(ended.shelf, "No match is open")


# Menus


def menu_texts(menu) -> list[str]:
    return [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]


def test_the_standard_order_of_the_match_menu(window):
    assert menu_texts(window.menus.match) == [
        "New match…",
        "Open…",
        "Save as…",
        "Resume the last match",
        "Play again",
        "Play the same deal again",
        "Challenge of the day…",
        "High scores",
        "Campaigns",
        "Preferences",
        "Quit",
    ]


def test_the_table_adds_its_actions_while_it_is_shown(window):
    assert not window.menus.edit.menuAction().isVisible()
    window.new_matches.play(TITLE)
    assert menu_texts(window.menus.edit) == ["Undo"]
    assert window.menus.edit.menuAction().isVisible()
    window.show_shelf()
    assert not window.menus.edit.menuAction().isVisible()


def test_print_is_offered_where_there_is_a_sheet(ended):
    assert "Print…" in menu_texts(ended.menus.match)
    ended.on_table.show_table()
    assert "Print…" not in menu_texts(ended.menus.match)  # the table has its own


def test_what_cannot_be_done_now_is_disabled(window):
    assert not window.menus.save.isEnabled()
    assert not window.menus.resume.isEnabled()
    assert not window.menus.again.isEnabled()
    window.new_matches.play(TITLE)
    assert window.menus.save.isEnabled()
    assert window.menus.again.isEnabled()
    assert not window.menus.resume.isEnabled()  # it lies on the table


def test_full_screen(window):
    window.menus.full.trigger()
    assert window.isFullScreen()
    window.menus.full.trigger()
    assert not window.isFullScreen()


def test_every_key_is_used_once(window):
    window.new_matches.play(TITLE)
    keys = [
        action.shortcut().toString()
        for menu in window.menus.all()
        for action in menu.actions()
        if not action.shortcut().isEmpty()
    ]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("what", ["open", "scores", "preferences", "rules", "keys", "about"])
def test_every_dialog_opens_once(window, what):
    for _ in range(2):
        getattr(window.menus, what).trigger()
        settle()
    assert sum(dialog.isVisible() for dialog in window.findChildren(QDialog)) == 1


# All matches


def test_all_matches_are_listed_and_opened(window, begin):
    one, other = begin(actions=2), begin(actions=None)
    window.menus.open.trigger()
    dialog = window.dialogs["matches"]
    assert dialog.table.topLevelItemCount() == 2
    assert dialog.table.match == other.id
    dialog.table.setCurrentItem(dialog.table.topLevelItem(1))
    click(dialog.open_button)
    assert window.match.id == one.id


def test_the_match_on_the_table_cannot_be_removed(window, begin):
    match = begin(actions=2)
    window.open_match(match.id)
    window.menus.open.trigger()
    dialog = window.dialogs["matches"]
    assert not dialog.remove.isEnabled()
    assert dialog.remove.toolTip() == "This match is on the table."


def test_a_file_is_opened_from_there(window, begin, library, tmp_path, monkeypatch):
    match = begin(actions=4)
    library.export(match.id, tmp_path / "a.ludarium")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: (str(tmp_path / "a.ludarium"), ""))
    window.menus.open.trigger()
    click(window.dialogs["matches"].file)
    assert window.match.state == match.state


# High scores


def test_hints_are_told_in_the_high_scores(window, begin, library):
    match = begin(("human", "easy"), actions=30)
    match.count_hint()
    rng = Rng(3)
    while not match.is_over:
        match.play(match.title.sample(match.state, rng))
    window.menus.scores.trigger()
    item = window.dialogs["scores"].together.topLevelItem(0)
    assert item.text(5) == "1"


def test_what_could_be_known_before_has_a_page_of_its_own(window, begin, library):
    over = begin(("human", "easy"), actions=None)
    again = library.new_match(over.title, over.setup, over.seed, over.seated, "deal")
    for action in over.actions:
        again.play(action)
    window.menus.scores.trigger()
    dialog = window.dialogs["scores"]
    assert dialog.together.topLevelItemCount() == 1
    assert dialog.apart.topLevelItemCount() == 1
    assert dialog.apart.topLevelItem(0).text(2) == "a deal played before"


def test_a_word_after_sheets_were_saved(ended, tmp_path):
    ended.dialogs.show_print()
    ended.dialogs["print"].save_to(tmp_path / "sheets.pdf")
    assert says(ended, "The sheets are saved as sheets.pdf.")


def test_high_scores_are_of_people_and_without_practice(window, begin):
    alone = begin(("human",), actions=None)
    begin(("human", "hard"), actions=None)
    begin(("human", "easy"), actions=None, undo="practice")
    begin(("easy", "hard"), actions=None)
    window.menus.scores.trigger()
    dialog = window.dialogs["scores"]
    assert (dialog.alone.topLevelItemCount(), dialog.together.topLevelItemCount()) == (1, 1)
    dialog.alone.opened.emit(alone.id)
    assert window.match.id == alone.id
    assert page(window) is window.on_table.result


def test_high_scores_alone_are_told_by_form(window, begin):
    """With how they began, how many hints there were, and what is counted of them."""
    begin(("human",), actions=None, seed=1)
    asked = begin(("human",), actions=0, seed=2)
    asked.count_hint()
    rng = Rng(2)
    while not asked.is_over:
        asked.play(asked.title.sample(asked.state, rng))
    begin(("human",), actions=None, expansion="mediterranean")
    window.menus.scores.trigger()
    dialog = window.dialogs["scores"]
    assert dialog.tabs.currentIndex() == 1
    assert [dialog.forms.itemText(place) for place in range(2)] == [
        "Short game",
        "Mediterranean · Short game",
    ]
    assert dialog.alone.topLevelItemCount() == 2
    hints = {item.text(4): item.text(3) for item in map(dialog.alone.topLevelItem, range(2))}
    assert set(hints) == {"", "1"}
    assert set(hints.values()) <= {"Second port", "Second province"}
    assert dialog.counted.text().startswith("2 played · mean ")
    dialog.forms.activated.emit(1)
    assert dialog.alone.topLevelItemCount() == 1
    assert dialog.counted.text().startswith("1 played · mean ")


def test_no_high_scores_yet(window):
    window.menus.scores.trigger()
    assert says(window.dialogs["scores"], "has been finished yet")


def test_a_result_whose_match_was_removed(window, begin, library):
    match = begin(("human",), actions=None)
    library.delete(match.id)
    window.menus.scores.trigger()
    dialog = window.dialogs["scores"]
    dialog.alone.opened.emit(match.id)
    assert says(dialog, "This match was removed; its result stays.")


# Rules


def test_a_rule_that_is_asked_for_is_shown_beside_the_table(window):
    window.new_matches.play(TITLE)
    window.frame.rule_asked.emit("IA-SETUP-03")
    rulebook = window.frame.side_panel
    assert rulebook.address == "rule:IA-SETUP-03"
    window.frame.rule_asked.emit("IA-SETUP-05")
    assert window.frame.side_panel is rulebook
    assert rulebook.address == "rule:IA-SETUP-05"
    rulebook.closed.emit()
    assert window.frame.side_panel is None


def test_on_the_shelf_the_rulebook_has_a_window_of_its_own(window):
    window.dialogs.show_rules()
    rulebook = window.dialogs["rules"]
    assert rulebook.isVisible()
    window.dialogs.show_rules("EME-BID-01")
    assert window.dialogs["rules"] is rulebook
    assert rulebook.view.title == "eight-minute-empire"
    rulebook.view.closed.emit()
    assert not rulebook.isVisible()


# Printing


def test_the_sheets_of_a_match_are_saved_as_pdf(ended, tmp_path):
    click(ended.on_table.result.print)
    dialog = ended.dialogs["print"]
    assert len(dialog.pages) == 2
    click(dialog.what.segments()[1])
    click(dialog.per_page.segments()[2])
    assert len(dialog.pages) == 1
    dialog.save_to(tmp_path / "sheets.pdf")
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF")


def test_a_pdf_that_cannot_be_written_is_told(ended, tmp_path):
    ended.dialogs.show_print()
    dialog = ended.dialogs["print"]
    dialog.save_to(tmp_path / "no" / "sheets.pdf")
    assert says(dialog, "cannot be written")


# Coming forward


def test_the_window_comes_forward_and_opens_what_it_is_given(window, begin, library, tmp_path):
    match = begin(actions=3)
    library.export(match.id, tmp_path / "a.ludarium")
    window.showMinimized()
    window.come_forward([str(tmp_path / "a.ludarium")])
    assert not window.isMinimized()
    assert window.match.state == match.state


def test_a_start_from_the_menu_of_the_desktop_sets_up_a_match(window):
    window.come_forward(["--new-match"])
    assert window.pages.shows(window.new_matches.page)


def test_a_start_from_the_menu_of_the_desktop_goes_on_with_the_last_match(window, begin):
    window.come_forward(["--continue"])  # there is none: the shelf says so
    assert window.pages.shows(window.shelf)
    match = begin(actions=3)
    window.come_forward(["--continue"])
    assert window.match.id == match.id


def test_two_windows_of_one_library_cannot_be(home, library):
    with pytest.raises(Exception, match="library-held"):
        Library.open(home)


def test_the_real_table_is_laid(qtbot, look, settings, library, home):
    """The one test here with the table itself: a match is begun, seen, left and resumed."""
    window = MainWindow(settings, home)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    window.hold(library)
    bring_forward(window)
    click(button(window.shelf, "Play"))
    assert window.frame.session.match is window.match
    assert "Undo" in " ".join(menu_texts(window.menus.edit))
    window.show_shelf()
    window.resume()
    settle()
    assert page(window) is window.frame
    window.close()
    QApplication.processEvents()


# Where it stands


@pytest.mark.parametrize(
    ("screen", "is_maximized"), [(QRect(0, 27, 2560, 1413), False), (QRect(0, 0, 1366, 768), True)]
)
def test_the_first_window_is_placed_on_the_screen(window, screen, is_maximized):
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(1600, 1000)
    window.resize(window.size().boundedTo(screen.size()))
    window._place_first(screen)
    assert window.isMaximized() == is_maximized
    if not is_maximized:
        assert (window.geometry().center() - screen.center()).manhattanLength() < 60
