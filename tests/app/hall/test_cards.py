"""The card browser: what is found, what is told of a card, the ways to it, and the list on paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QAccessible, QPdfWriter
from PySide6.QtTest import QTest

from ludarium.app.hall.cards.card_browser import CardsView, CardsWindow
from ludarium.app.hall.cards.card_paper import list_of, print_list
from ludarium.app.hall.imperium.choice import NationChoice
from ludarium.engine.chance import Rng
from ludarium.tables.catalogue import maker_of
from ludarium.tables.table_makers import OFFERED
from ludarium.widgets.seating import Chair, Seating
from ludarium.widgets.settings import LANGUAGE
from ludarium.widgets.tile_grid import CardPicture
from tests.app.hall.looking import bring_forward, button, click, cut_off, heard, press, says, settle

IMPERIUM = OFFERED.get("imperium")


def shown(qtbot, size=(1600, 940)) -> CardsView:
    maker = maker_of("imperium")
    assert maker is not None
    view = CardsView(IMPERIUM, maker)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    bring_forward(view)
    return view


@pytest.fixture
def view(qtbot, look) -> CardsView:
    return shown(qtbot)


def names(view: CardsView) -> list[str]:
    return [entry.name for entry in view.found.entries()]


def test_all_552_cards_are_there(view):
    assert says(view, "552 of 552 cards")
    assert sum(map(view.found.count, view.found.entries())) == 552


def test_a_nation_has_its_cards_and_so_many_of_each(view):
    click(view.chips["part celts"])
    assert says(view, "28 of 552 cards")
    counts = {entry.name: view.found.count(entry) for entry in view.found.entries()}
    assert counts["Unrest"] == 8
    assert counts["Druids"] == 1


def test_values_of_a_facet_are_either_or_and_facets_are_both(view):
    view.chips["suit fame"].setChecked(True)
    fame = len(names(view))
    view.chips["suit tributary"].setChecked(True)
    assert len(names(view)) > fame
    view.chips["part commons_legends"].setChecked(True)
    view.chips["suit tributary"].setChecked(False)
    assert 0 < len(names(view)) < fame


def test_words_are_looked_for_in_names_and_texts(view):
    QTest.keyClicks(view.search, "hannibal")
    assert names(view) == ["Hannibal"]
    view.search.setText("break through tributary")
    assert "Diplomacy" in names(view)
    assert "Druids" not in names(view)
    view.search.setText("no card says this")
    settle()
    assert says(view, "No card fits.")
    assert not view.paper.isEnabled()
    click(button(view, "Clear"))
    assert len(names(view)) == len(view._catalogue.entries)


def test_who_listens_knows_the_search_and_hears_when_nothing_fits(view, monkeypatch):
    said = []
    monkeypatch.setattr("ludarium.app.hall.cards.card_list.announce", lambda widget, text: said.append(text))
    assert QAccessible.queryAccessibleInterface(view.search).text(QAccessible.Text.Name) == "Search the cards"
    QTest.keyClicks(view.search, "hannibalx")
    assert said == ["No card fits."]
    QTest.keyClicks(view.search, "y")
    assert said == ["No card fits."]  # it is said once
    press(view.search, Qt.Key.Key_Escape)
    QTest.keyClicks(view.search, "xyz")
    assert said == ["No card fits."] * 2


def test_escape_clears_the_search_before_it_closes_the_window(qtbot, look):
    maker = maker_of("imperium")
    assert maker is not None
    view = CardsView(IMPERIUM, maker)
    window = CardsWindow(view)
    qtbot.addWidget(window)
    window.show()
    bring_forward(window)
    view.search.setFocus()
    QTest.keyClicks(view.search, "hannibal")
    press(view.search, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert len(names(view)) == len(view._catalogue.entries)
    press(view.search, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_card_is_told_at_length(view):
    view.show_card("philosophy")
    settle()
    for said in ("6 materials", "1GRE10", "Break through: take a market card", "Where this comes from", "Greeks"):
        assert says(view, said), said
    view.show_card("celts-a")
    settle()
    assert len([one for one in view.findChildren(CardPicture) if one.isVisible() and one.height() > 100]) == 2


def test_arrow_keys_walk_the_cards(view):
    view.list.setFocus()
    first = view.list.currentIndex().row()
    press(view.list, Qt.Key.Key_Right)
    assert view.list.currentIndex().row() == first + 1
    settle()
    assert says(view, names(view)[first + 1])
    assert view.chosen.name == names(view)[first + 1]


def test_what_is_found_is_printed_as_a_list(view):
    asked = heard(view.print_asked)
    view.show_only("part celts")
    click(view.paper)
    heading, cards = asked[0]
    assert heading == "Imperium: Celts"
    said = list_of(heading, cards).toPlainText()
    assert "28 cards" in said
    assert "Unrest, 8 times" in said
    assert "Druids" in said
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert 1 <= print_list(QPdfWriter(buffer), heading, cards) <= 3


# The ways to it


def test_help_opens_it_and_a_nation_of_a_new_match_too(window):
    window.menus.cards.trigger()
    settle()
    assert isinstance(window.dialogs["cards"], CardsWindow)
    chairs = (Chair("Marta", "human", 0), Chair("Hanno", "medium", 1))
    window.new_matches.set_up("imperium", Seating("imperium", chairs, -1, {"nations": "celts"}))
    settle()
    page = window.new_matches.page
    assert isinstance(page._choice, NationChoice)
    click(button(page, "All its cards"))
    assert window.dialogs["cards"].view.marks == ["part celts"]


def test_it_opens_at_the_card_that_one_looks_at(window, library):
    setup = IMPERIUM.setup(("Marta", "Hanno"), 0, {"nations": "celts,romans"})
    match, rng = library.new_match(IMPERIUM, setup, 3, ("human", "medium")), Rng(3)
    for _ in range(3):
        match.play(IMPERIUM.sample(match.state, rng))
    window.lay_table(match)
    things = IMPERIUM.scene(IMPERIUM.observe(match.state, 0))
    card = next(thing for thing in things if maker_of("imperium").entry_of(IMPERIUM, thing) == "celts-a")
    window.frame.looked_at = card
    window.menus.cards.trigger()
    assert window.dialogs["cards"].view.chosen.key == "celts-a"


def test_what_has_no_cards_to_browse_has_no_way_to_them():
    assert maker_of("iron-age") is None


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1366, 700), (1600, 940)])
def test_nothing_is_cut_off(qtbot, look, theme, scale, size):
    look(theme, scale)
    view = shown(qtbot, size)
    for card in ("celts-a", "unrest", "myrddin-wyllt-merlin"):
        view.show_card(card)
        settle()
        assert not cut_off(view)


def test_another_language_opens_it_again(window, settings, monkeypatch):
    monkeypatch.delenv("LUDARIUM_LANG")
    window.dialogs.show_cards("imperium")
    settings.set(LANGUAGE, "de")
    settle()
    assert window.dialogs["cards"].isVisible()
    assert says(window.dialogs["cards"], "Karten")
    settings.set(LANGUAGE, "en")
