"""The challenge of the day: on the shelf, in the menu, by a number, begun, gone on with, and its days."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date

import pytest
from PySide6.QtCore import Qt

from ludarium.app.hall.challenge.challenge_page import ChallengeDialog
from ludarium.engine.chance import Rng
from ludarium.engine.daily_challenge import challenge_of
from ludarium.library import challenges
from ludarium.library.challenges import played
from ludarium.widgets import seating
from ludarium.widgets.seating import Chair, Seating
from ludarium.widgets.settings import SCALE, THEME, UNDO
from ludarium.words import speak
from tests.app.hall.looking import button, click, cut_off, labels, press, says, settle
from tests.app.hall.rome_matches import ROME, begun

TODAY = date(2026, 11, 18)
NUMBER = 20261118


@pytest.fixture(autouse=True)
def on_a_day(monkeypatch):
    monkeypatch.setattr(challenges, "today", lambda: TODAY)


def finish(match) -> None:
    rng = Rng(match.seed)
    while not match.is_over:
        match.play(ROME.sample(match.state, rng))


def begin(library, number: int = NUMBER):
    challenge = challenge_of(ROME, number)
    setup = ROME.setup(["Marta"], options=challenge.options)
    return library.new_match(ROME, setup, challenge.seed, ["human"], challenge.origin)


def dialog(window) -> ChallengeDialog:
    window.dialogs.show_challenge()
    settle()
    return window.dialogs["challenge"]


# On the shelf


def test_the_shelf_tells_of_todays_challenge_and_opens_it(window):
    shown = window.shelf.challenge
    drawn = challenge_of(ROME, NUMBER).options
    assert shown.isVisible()
    assert ROME.box.leaders[ROME.box.leader_of[drawn["leader"]]].name in shown.accessibleName()
    assert "not played yet" in shown.accessibleName()
    click(shown)
    settle()
    assert window.dialogs["challenge"].isVisible()


def test_the_menu_has_it_with_a_key(window):
    assert window.menus.challenge in window.menus.match.actions()
    press(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert window.dialogs["challenge"].isVisible()


def test_what_came_of_it_stands_on_the_shelf(window, library):
    match = begin(library)
    window.show_shelf()
    assert "begun" in window.shelf.challenge.accessibleName()
    finish(match)
    window.show_shelf()
    (result,) = played(library, "rome")[0].tries
    said = f"{'won' if result.won else 'lost'} with {result.score}".replace("-", "\N{MINUS SIGN}")
    assert said in window.shelf.challenge.accessibleName()
    assert says(window.shelf.challenge, said)


def test_the_last_matches_tell_which_were_challenges(window, library):
    for match in (begun(library), begin(library)):
        finish(match)
    window.show_shelf()
    settle()
    assert says(window.shelf, f"Marta: challenge {NUMBER}")


@pytest.fixture
def speaking() -> Iterator[Callable[[str], None]]:
    """Lets another language be spoken in this test."""
    yield speak
    speak("en")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_shelf_is_not_crowded(window, look, settings, speaking, language, scale):
    speaking(language)
    settings.set(SCALE, round(scale * 100))
    window.resize(1366, 740)
    settle()
    assert window.shelf.challenge.isVisible()
    assert window.shelf.horizontalScrollBar().maximum() == 0


# Playing


def test_play_begins_the_deal_of_the_day(window, library):
    shown = dialog(window)
    assert labels(shown).count("Wednesday, 18 November 2026") == 1
    click(shown.play)
    settle()
    challenge = challenge_of(ROME, NUMBER)
    assert window.match.seed == challenge.seed
    assert window.match.origin == challenge.origin
    assert dict(window.match.setup.options).items() >= dict(challenge.options).items()
    assert not window.match.is_practice
    assert not shown.isVisible()


def test_enter_plays(window):
    shown = dialog(window)
    assert shown.play.hasFocus()
    press(shown, Qt.Key.Key_Return)
    settle()
    assert window.match is not None


def test_it_changes_nothing_of_what_one_plays_otherwise(window, settings):
    seats = Seating("rome", (Chair("Marta", "human", 2),), -1, {"leader": "livia", "difficulty": "expert"})
    seating.remember(settings.preferences, seats)
    click(dialog(window).play)
    settle()
    assert window.match.setup.names == ("Marta",)
    assert seating.remembered(settings.preferences, "rome").options["leader"] == "livia"


def test_practice_is_no_challenge(window, settings):
    settings.set(UNDO, "practice")
    click(dialog(window).play)
    settle()
    assert not window.match.is_practice


def test_what_was_begun_is_gone_on_with(window, library):
    match = begin(library)
    shown = dialog(window)
    assert shown.play.text() == "Resume"
    click(shown.play)
    settle()
    assert window.match.id == match.id
    assert len(library.matches()) == 1


def test_one_may_try_once_more_and_both_tries_are_counted(window, library):
    finish(begin(library))
    shown = dialog(window)
    assert shown.play.text() == "Try once more"
    click(shown.play)
    settle()
    finish(window.match)
    assert len(played(library, "rome")[0].tries) == 2
    assert says(dialog(window), "2 tries")


def test_its_result_says_that_it_is_kept_apart(window, library):
    click(dialog(window).play)
    settle()
    finish(window.match)
    window.on_table.show_result()
    settle()
    assert says(window, "Kept apart in your record: the challenge of a day")
    assert window.shelf._holdings.record.all.played == 0


# By a number


def test_a_friends_number_shows_that_day(window):
    shown = dialog(window)
    shown.number.selectAll()
    for digit in "20261103":
        press(shown.number, getattr(Qt.Key, f"Key_{digit}"))
    settle()
    assert says(shown, "3 November 2026")
    click(shown.play)
    settle()
    assert window.match.origin == "challenge 20261103"


@pytest.mark.parametrize("written", ["", "2026", "20261331", "20261201"])
def test_what_is_no_day_cannot_be_played(window, written):
    shown = dialog(window)
    shown.number.setText(written)
    shown.number.textEdited.emit(written)
    settle()
    assert not shown.play.isEnabled()
    assert says(shown, "Enter a date up to today, such as 20261118.")
    click(button(shown, "Today"))
    settle()
    assert shown.play.isEnabled()


# Days


def test_the_week_and_the_list_tell_every_day(window, library):
    for number in (NUMBER, 20261117, 20261116):
        finish(begin(library, number))
    shown = dialog(window)
    marks = [tile.text() for tile in shown.days.week]
    assert [mark.endswith("not played") for mark in marks] == [True] * 4 + [False] * 3
    assert shown.days.table.topLevelItemCount() == 3
    click(shown.days.week[-2])
    settle()
    assert says(shown, "17 November 2026")


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut_off(window, library, look, settings, name, scale):
    finish(begin(library))
    settings.set(THEME, name)
    settings.set(SCALE, round(scale * 100))
    window.resize(1366, 740)
    settle()
    shown = dialog(window)
    assert cut_off(shown) == []
    assert shown.width() <= 1366
    assert shown.minimumSizeHint().width() <= 1366
