"""The rulebook: pages that can be read, links that lead somewhere, numbers that come from the content."""

from __future__ import annotations

import json
import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludarium.app.hall.rulebook.rulebook_document import RulebookDocument
from ludarium.app.hall.rulebook.rulebook_paper import pdf
from ludarium.app.hall.rulebook.rulebook_view import RulebookView, RulebookWindow
from ludarium.look.theme import current
from ludarium.sheets.pages import Paper
from ludarium.tables.table import Table
from ludarium.tables.table_makers import OFFERED
from ludarium.words.active_language import speak
from ludarium.words.data_texts import entries, sentences
from ludarium.words.rulebook import FOLDER, KINDS, LINK, has_rulebook, read_rulebook
from tests.app.hall.looking import bring_forward, heard, press, settle

BOOKS = [title for title in OFFERED if has_rulebook(title)]
SCREEN = 940
"""The height of the board area at 1600x940, of which a page takes two at most."""


def source(title):
    return json.loads((FOLDER / f"{title.replace('-', '_')}.json").read_text(encoding="utf-8"))


def opened(qtbot, title, width=760):
    view = RulebookView(OFFERED, title)
    window = view.held_by = RulebookWindow(view)
    qtbot.addWidget(window)
    window.resize(width, 680)
    window.show()
    bring_forward(window)
    return view


def text_of(view):
    return view.view.document().toPlainText()


@pytest.fixture(params=BOOKS)
def title(request):
    return request.param


# What is written


def test_sentences_are_short(title):
    """So that they can be read at the table."""
    for _, field, said in sentences(source(title)):
        if field not in KINDS:
            continue
        for sentence in re.split(r"(?<=[.?!:;])\s", LINK.sub(r"\1", said)):
            assert len(sentence.split()) <= 25, sentence


def test_numbers_come_from_the_content(title):
    """A digit in a text would stay wrong when a component is corrected."""
    assert [said for _, _, said in sentences(source(title)) if re.search(r"\d", said)] == []


def test_there_are_enough_pages_and_not_too_many(title):
    assert 6 <= len(source(title)["pages"]) <= 20


def test_ids_are_told_apart(title):
    ids = [entry["id"] for entry in entries(source(title))]
    assert len(ids) == len(set(ids))


def test_links_lead_somewhere(title):
    pages = {page["id"] for page in source(title)["pages"]}
    assert {page for _, _, said in sentences(source(title)) for _, page in LINK.findall(said)} <= pages


def test_no_gap_is_left_open(title):
    book = read_rulebook(OFFERED.get(title))
    said = [part.text for page in (*book.pages, book.aid) for part in page.parts]
    assert [text for text in said if re.search(r"[{}]", text)] == []


# What is read


@pytest.mark.parametrize(("theme", "scale"), [("light", 1.0), ("dark", 2.0)])
def test_every_page_has_its_pictures_and_is_at_most_two_screens_long(qtbot, look, title, theme, scale):
    look(theme, scale)
    view = opened(qtbot, title, round(760 * scale))
    for page in view.reading.book.pages:
        view.open_page(page.id)
        document = view.view.document()
        assert page.heading in text_of(view)
        assert document.size().height() <= 2 * SCREEN * scale, page.id
        assert document.idealWidth() <= view.view.viewport().width() + 1
    assert current().scale == scale


def test_tables_are_laid_for_its_pictures_and_cleared_away(qtbot, look, title):
    """One that stays is styled again with every other theme, for as long as the program runs."""

    def tables():
        settle()
        return sum(isinstance(widget, Table) for widget in QApplication.allWidgets())

    before = tables()
    view = opened(qtbot, title)
    for page in view.reading.book.pages:
        view.open_page(page.id)
        settle()
    laid = tables()
    assert laid > before
    view.open_page(view.reading.contents[-1][0])
    view.refresh_look()
    assert tables() == before


def test_every_rule_is_reachable_from_a_page(qtbot, look, title):
    view = opened(qtbot, title)
    reading = view.reading
    assert [rule.id for rule in reading.rules if reading.book.page_of(rule.id) is None] == []


def test_why_not_opens_the_rule_with_its_page(qtbot, look, title):
    view = opened(qtbot, title)
    rule = view.reading.rules[0]
    view.open_rule(rule.id)
    assert rule.text in text_of(view)
    assert view.reading.book.page_of(rule.id).heading in text_of(view)
    assert view.pages.currentData() == view.reading.book.page_of(rule.id).id


def test_links_are_followed_and_one_comes_back(qtbot, look, title):
    view = opened(qtbot, title)
    first = text_of(view)
    second = view.reading.book.pages[1]
    view.view.anchorClicked.emit(QUrl(f"page:{second.id}"))
    assert second.heading in text_of(view)
    assert view.pages.currentText() == second.heading
    view.go_back()
    assert text_of(view) == first
    assert not view.back.isEnabled()


def test_words_are_found_on_all_pages_and_forgotten_again(qtbot, look, title):
    view = opened(qtbot, title)
    first, last = text_of(view), view.reading.book.pages[-1]
    QTest.keyClicks(view.search, last.heading)
    assert last.heading in text_of(view)
    view.search.setText("spaceship")
    assert "No page or rule found." in text_of(view)
    view.search.clear()
    assert text_of(view) == first


def test_the_search_has_a_name_and_escape_clears_it_before_it_closes(qtbot, look):
    view = opened(qtbot, BOOKS[0])
    first, closed = text_of(view), heard(view.closed)
    assert QAccessible.queryAccessibleInterface(view.search).text(QAccessible.Text.Name) == "Search the rulebook"
    view.search.setFocus()
    QTest.keyClicks(view.search, "spaceship")
    press(view.search, Qt.Key.Key_Escape)
    assert text_of(view) == first
    assert not closed
    press(view.search, Qt.Key.Key_Escape)
    assert closed


def test_who_listens_hears_once_that_nothing_is_found(qtbot, look, monkeypatch):
    said = []
    monkeypatch.setattr("ludarium.app.hall.rulebook.rulebook_view.announce", lambda widget, text: said.append(text))
    view = opened(qtbot, BOOKS[0])
    QTest.keyClicks(view.search, "spaceships")
    assert said == ["No page or rule found."]
    view.search.clear()
    assert len(said) == 1


def test_the_last_chapter_has_every_rule_and_shows_no_id(qtbot, look, title):
    view = opened(qtbot, title)
    view.open_page("every-rule")
    said = text_of(view)
    assert [rule.id for rule in view.reading.rules if rule.text not in said or rule.id in said] == []


def test_it_follows_the_language(qtbot, look, title):
    view = opened(qtbot, title)
    speak("xx")
    view.refresh_look()
    settle()
    assert text_of(view).startswith("[")


# On paper


@pytest.mark.parametrize("is_aid", [False, True])
def test_it_prints(qtbot, title, is_aid):
    printed = pdf(OFFERED.get(title), Paper.A4, is_aid=is_aid)
    assert printed.startswith(b"%PDF")
    sides = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert 1 <= sides <= (2 if is_aid else 24)


def test_steps_are_numbered_from_one_in_every_list(look):
    from ludarium.words.rulebook import Part

    document = RulebookDocument(current(), lambda picture: None)
    for kind in ("step", "step", "text", "step"):
        document.write(Part(kind, "Do this."))
    assert [block[:2] for block in document.toPlainText().split("\n")] == ["1.", "2.", "Do", "1."]
