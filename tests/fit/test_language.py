"""Another language is spoken at once and everywhere: nothing that is seen or heard keeps the one before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from ludarium.app.main_window import MainWindow
from ludarium.library.licences import parts
from ludarium.widgets.settings import LANGUAGE
from ludarium.words.pseudo import PSEUDO
from tests.app.hall.looking import settle
from tests.fit.hearing import texts, untranslated
from tests.fit.laying import Case, cases, full_cases, lay

Open = Callable[..., MainWindow]
SEA = Case("iron-age", 4, (("expansion", "mediterranean"),))

CREDITS = {said for part in parts() for said in (part.name, part.licence)}
DAYS = [QLocale.c().dayName(day, QLocale.FormatType.ShortFormat) for day in range(1, 8)]
DIALOGS = ("matches", "high_scores", "preferences", "rules", "shortcuts", "about", "print", "challenge")


def switch(window: MainWindow, language: str) -> None:
    window.settings.set(LANGUAGE, language)
    settle()


@pytest.mark.long
@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_whole_match_in_another_language_says_nothing_else(open_one: Open, case: Case) -> None:
    window = open_one(language=PSEUDO)
    table = lay(window, case)
    while table.play(3):
        assert untranslated(texts(window)) == []
    settle()
    assert untranslated(texts(window)) == []  # the page of the result


@pytest.mark.parametrize("case", full_cases(), ids=str)
def test_a_language_is_switched_in_the_middle_of_a_match(open_one: Open, case: Case) -> None:
    window = open_one()
    table = lay(window, case, actions=60)
    table.window.frame.table_actions.history.trigger()
    english = sorted(set(texts(window)))
    switch(window, PSEUDO)
    assert untranslated(texts(window)) == []
    assert window.frame.shows_history
    switch(window, "en")
    assert sorted(set(texts(window))) == english


def test_who_looks_at_what_stays_as_it_was(open_one: Open) -> None:
    window = open_one()
    table = lay(window, SEA, actions=90)
    table.session.look_at(40)
    viewer = table.session.viewer
    switch(window, PSEUDO)
    assert table.session.position == 40
    assert table.session.viewer == viewer


def test_what_was_picked_stays_picked(open_one: Open) -> None:
    window = open_one()
    table = lay(window, Case("iron-age", 4))
    while not any(table.session.desk.may_draft(thing.id) for thing in table.session.desk.scene.things):
        table.play()
    desk = table.session.desk
    desk.toggle(next(thing.id for thing in desk.scene.things if desk.may_draft(thing.id)))
    picked = tuple(desk.draft)
    switch(window, PSEUDO)
    assert tuple(table.session.desk.draft) == picked != ()


def is_quoted(dialog: str, text: str) -> bool:
    """Rules are translated in files of their own; parts of the program have names and licences of their own.

    Days are called by the system, which does not know this language.
    """
    is_day = dialog == "challenge" and any(day in text for day in DAYS)
    return is_day or (dialog == "rules" and len(text) > 60) or (dialog == "about" and text in CREDITS)


@pytest.mark.parametrize("dialog", DIALOGS)
def test_dialogs_speak_it_too(open_one: Open, dialog: str) -> None:
    window = open_one()
    lay(window, Case("iron-age", 2), actions=10)
    getattr(window.dialogs, f"show_{dialog}")()
    settle()
    switch(window, PSEUDO)
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and window in (one, one.parent())]
    assert len(shown) > 1 or dialog == "rules"  # which lie beside the table
    for one in shown:
        assert [text for text in untranslated(texts(one)) if not is_quoted(dialog, text)] == []


def test_pages_of_the_hall_speak_it_too(open_one: Open) -> None:
    window = open_one()
    switch(window, PSEUDO)
    assert untranslated(texts(window)) == []
    for title in ("eight-minute-empire", "rome"):
        switch(window, "en")
        window.new_matches.set_up(title)
        switch(window, PSEUDO)
        assert untranslated(texts(window)) == []


def test_the_fullest_table_is_switched_as_fast_as_it_is_laid(open_one: Open) -> None:
    """Which is a fraction of a second, however busy the machine may be now."""
    window = open_one(inner=(1600, 950))
    match = lay(window, SEA, actions=200).session.match

    def timed(change: Callable[[], object]) -> float:
        begin = perf_counter()
        change()
        QApplication.processEvents()
        taken = perf_counter() - begin
        settle()
        return taken

    laid = [timed(lambda: window.lay_table(match)) for _ in range(2)]
    switched = [timed(partial(window.settings.set, LANGUAGE, language)) for language in (PSEUDO, "en")]
    assert min(switched) < 2 * min(laid), (switched, laid)
