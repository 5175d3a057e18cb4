"""The end of a match of Imperium: why it ended, points card by card, the bot beside the person, cards to look at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludarium.app.hall.imperium.ending import CardLook, CardsPanel
from ludarium.app.hall.result.result_page import ResultPage, reason
from ludarium.app.hall.result.score_chart import ScoreChart
from ludarium.engine.contract import Outcome
from ludarium.engine.match import CONCEDED
from ludarium.words.imperium.account import account
from tests.app.hall.imperium_matches import IMPERIUM, over
from tests.app.hall.looking import bring_forward, click, cut_off, labels, says, settle

TWO = {"nations": "celts,romans"}
ALONE = {"nations": "celts,romans", "bot": "warlord"}


def shown(qtbot, match, width: int = 1600, height: int = 970) -> ResultPage:
    page = ResultPage(match, (0, 1, 2, 3)[: match.setup.seats], can_print=True)
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    bring_forward(page)
    return page


def listed(page: ResultPage) -> list[tuple[str, str, str]]:
    """What the list of cards says, line after line."""
    tree, found = page.findChild(CardsPanel).list, []
    for place in range(tree.topLevelItemCount()):
        item = tree.topLevelItem(place)
        for line in (item, *(item.child(n) for n in range(item.childCount()))):
            found.append(tuple(line.text(column) for column in range(3)))
    return found


@pytest.mark.parametrize(("seats", "options"), [(2, TWO), (1, ALONE)])
def test_the_account_adds_up(library, seats, options):
    """Of every seat, and of the bot: lines to the score, cards to their lines."""
    state = over(library, seats, **options).state
    totals = [standing.total for standing in IMPERIUM.standing(state)]
    if seats == 1:
        totals.append(IMPERIUM.rival(state).total)
    for seat, total in enumerate(totals):
        groups = account(IMPERIUM, state, seat)
        assert sum(group.points for group in groups) == total
        for group in groups:
            if group.key not in ("progress", "tokens"):
                assert sum(entry.points for entry in group.entries) == group.points


def test_every_card_stands_in_its_line(qtbot, look, library):
    match = over(library, **TWO)
    page = shown(qtbot, match)
    lines = listed(page)
    for group in account(IMPERIUM, match.state, 0):
        assert group.name in [line[0] for line in lines]
        for entry in group.entries:
            name = entry.name if entry.count == 1 else f"{entry.count} \N{MULTIPLICATION SIGN} {entry.name}"
            assert (name, entry.said, str(entry.points).replace("-", "\N{MINUS SIGN}")) in lines
    assert any("Counted: " in line[1] for line in lines), "what is counted is told with its number"


def test_another_seat_is_a_press_away(qtbot, look, library):
    match = over(library, **TWO)
    page = shown(qtbot, match)
    own = listed(page)
    click(page.findChild(CardsPanel).seats.segments()[1])
    assert listed(page) != own
    assert listed(page)[0][2] == str(IMPERIUM.standing(match.state)[1].lines[0][1])


def test_a_card_is_looked_at_by_keys_and_by_a_press(qtbot, look, library):
    page = shown(qtbot, over(library, **TWO))
    tree = page.findChild(CardsPanel).list
    tree.setFocus()
    group = next(item for n in range(9) if (item := tree.topLevelItem(n)).childCount())
    tree.setCurrentItem(group.child(0))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    (card,) = page.findChildren(CardLook)
    assert card.windowTitle() == group.child(0).text(0)
    assert says(card, card.windowTitle())
    bring_forward(card)
    QTest.keyClick(card, Qt.Key.Key_Escape)
    settle()
    place = tree.visualItemRect(group.child(1)).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [one.windowTitle() for one in page.findChildren(CardLook) if one.isVisible()] == [group.child(1).text(0)]


def test_it_says_why_the_match_ended(qtbot, look, library):
    page = shown(qtbot, over(library, **TWO))
    assert "more than Hanno." in page.sentence.text()
    assert page.sentence.text().endswith("is the last.")


def test_a_match_that_was_given_up_says_nothing_of_it(qtbot, look, library):
    match = library.new_match(IMPERIUM, IMPERIUM.setup(2), 3, ("human", "hard"))
    match.play(IMPERIUM.actions(match.state)[0])
    match.end(CONCEDED, 0)
    assert "the last" not in shown(qtbot, match).sentence.text()


def test_who_wins_a_collapse_is_told_with_the_points_of_the_winner(library):
    """Another may have more."""
    match = over(library, **TWO)
    totals = [standing.total for standing in IMPERIUM.standing(match.state)]
    loser = totals.index(min(totals))
    said = reason(match, Outcome((loser,), "collapse"))
    assert said.startswith(f"{totals[loser]} points: Collapse")


def test_alone_the_bot_stands_beside_the_person(qtbot, look, library):
    match = over(library, 1, 7, **ALONE)
    page = shown(qtbot, match)
    assert "Romans (bot)" in labels(page)
    assert str(IMPERIUM.rival(match.state).total) in labels(page)
    chart = page.findChild(ScoreChart)
    assert [series.name for series in chart._series] == ["Marta", "Romans (bot)"]
    assert chart._series[1].scores[-1] == IMPERIUM.rival(match.state).total


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "scale"), [(1600, 940, 1.0), (1366, 700, 1.0), (1366, 700, 1.5)])
def test_everything_can_be_read(qtbot, look, library, name, width, height, scale):
    look(name, scale)
    page = shown(qtbot, over(library, 4), width, height)
    assert cut_off(page) == []
    assert page.minimumSizeHint().width() <= width
