"""Preferences: everything applies at once and stays, and only what exists is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

from ludarium.app.hall.preferences import preferences_page
from ludarium.app.hall.preferences.preferences_page import PreferencesPage
from ludarium.engine.reasons import because
from ludarium.library.preferences import Preferences
from ludarium.library.troubles import LibraryError
from ludarium.look import theme
from ludarium.widgets.settings import CONFIRM, LANGUAGE, PREFERENCES, SCALE, SPEED, THEME, ChoicePreference, Settings
from tests.app.hall.looking import bring_forward, click, cut_off, heard, labels, press, says, settle


@pytest.fixture
def page(qtbot, look, settings, home) -> PreferencesPage:
    page = PreferencesPage(settings, home)
    qtbot.addWidget(page)
    page.show()
    bring_forward(page)
    return page


def segment(segments, key):
    return next(one for one in segments.segments() if one.key == key)


@pytest.mark.parametrize(
    ("key", "choice"),
    [("theme", "dark"), ("speed", "off"), ("undo", "practice"), ("volume", "off")],
)
def test_a_click_sets_and_keeps(page, settings, home, key, choice):
    changed = heard(settings.changed)
    click(segment(page.controls[key], choice))
    assert changed == [(key,)]
    assert Preferences.open(home).get(key, "") == choice


def test_confirmations_are_switched_off(page, settings):
    assert settings.get(CONFIRM)
    page.controls[CONFIRM].setFocus()
    press(page.controls[CONFIRM], Qt.Key.Key_Space)
    assert not settings.get(CONFIRM)


def test_a_preference_is_declared_once(qtbot, look, settings, home, monkeypatch):
    dice = ChoicePreference("dice", "wood", "Theme", {"wood": "Light", "bone": "Dark"})
    monkeypatch.setattr(preferences_page, "PREFERENCES", (*PREFERENCES, dice))
    page = PreferencesPage(settings, home)
    qtbot.addWidget(page)
    assert set(page.controls) == {one for one in (*PREFERENCES, dice) if one.label}
    assert settings.get(dice) == "wood"
    changed = heard(settings.changed)
    click(segment(page.controls[dice], "bone"))
    assert (changed, settings.get(dice)) == ([("dice",)], "bone")
    settings.preferences.set(dice, "lead")
    assert settings.get(dice) == "wood"


def test_the_size_of_text_by_key(page, settings):
    page.controls[SCALE].setFocus()
    press(page.controls[SCALE], Qt.Key.Key_Right)
    assert settings.get(SCALE) == 110
    assert "110 %" in labels(page)


def test_while_the_slider_is_held_only_the_number_follows(page, settings):
    page.controls[SCALE].setSliderDown(True)
    page.controls[SCALE].setValue(15)
    assert settings.get(SCALE) == 100
    assert "150 %" in labels(page)
    page.controls[SCALE].setSliderDown(False)
    assert settings.get(SCALE) == 150


def test_the_data_folder_is_shown_and_why_it_is_there(page, home):
    assert page.own.folder.whole == str(home)
    assert says(page, "LUDARIUM_HOME")


def test_the_language_is_offered_only_where_there_are_several(page, qtbot, settings, home, monkeypatch):
    offered = [page.controls[LANGUAGE].itemText(index) for index in range(page.controls[LANGUAGE].count())]
    assert offered == ["System default", "English", "Deutsch"]
    monkeypatch.setattr("ludarium.words.active_language.languages", lambda: ("en",))
    other = PreferencesPage(settings, home)
    qtbot.addWidget(other)
    assert other.findChild(QComboBox) is None


def test_a_disk_that_refuses_is_told_and_the_old_value_stays(page, settings, monkeypatch):
    def refuse(key, value):
        raise LibraryError(because("file-unwritable", file="preferences.json", problem="No space left on device"))

    monkeypatch.setattr(settings.preferences, "set", refuse)
    click(segment(page.controls[SPEED], "slow"))
    assert "No space left on device" in page.problem.text()
    assert settings.speed == "normal"


def test_values_that_make_no_sense_are_as_at_first(preferences):
    preferences.set("theme", "pink")
    preferences.set("text_scale", 900)
    preferences.set("speed", "sometimes")
    settings = Settings(preferences)
    assert (settings.get(THEME), settings.get(SCALE), settings.speed) == ("system", 200, "normal")


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_can_be_read(page, look, name, scale):
    look(name, scale)
    page.refresh_look()
    settle()
    page.own.folder.say("/home/marta")
    assert cut_off(page) == []


# In the window: at once


def test_the_theme_is_on_at_once_everywhere(window, settings):
    before = window.grab().toImage().pixelColor(5, 500)
    window.dialogs.show_preferences()
    dialog = window.dialogs["preferences"]
    click(segment(dialog.controls[THEME], "dark"))
    settle()
    assert theme.current().theme.name == "dark"
    assert window.grab().toImage().pixelColor(5, 500) != before
    assert window.grab().toImage().pixelColor(5, 500) == theme.theme("dark")["window"]


def test_text_grows_and_shrinks_by_key(window, settings):
    press(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert settings.get(SCALE) == 110
    assert theme.current().scale == 1.1
    press(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert theme.current().scale == 1.0
    assert not window.menus.usual.isEnabled()


def test_the_speed_reaches_the_table(window, settings):
    window.new_matches.play("iron-age")
    settings.set("speed", "fast")
    assert window.frame.speed == "fast"


def test_another_look_keeps_the_match_on_the_table(window, settings):
    window.new_matches.play("iron-age")
    match, frame = window.match, window.frame
    settings.set("theme", "dark")
    assert frame.is_closed
    assert window.match is match
    assert window.pages.currentWidget() is window.frame
    assert window.frame.look[0].name == "dark"


def test_another_look_keeps_what_is_being_set_up(window, settings):
    window.new_matches.set_up("iron-age")
    window.new_matches.page._seats.rows[0].name.setText("Ada")
    settings.set("text_scale", 150)
    assert window.new_matches.page.seating.names[0] == "Ada"
    assert window.pages.currentWidget() is window.new_matches.page


def test_the_theme_of_the_system_is_followed(window, settings):
    settings.set("theme", "system")
    wanted = theme.theme_of_system(QApplication.instance())
    assert theme.current().theme is wanted
