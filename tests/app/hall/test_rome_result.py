"""The end of a match of Rome: edicts with what was missing, glory line by line."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from ludarium.app.hall.result.result_page import ResultPage, turning_points
from ludarium.app.hall.result.score_chart import ScoreChart
from ludarium.app.hall.result.title_endings import ending_of
from ludarium.app.hall.rome.empire import EmpirePanel
from ludarium.app.hall.rome.head import LeaderPortrait
from ludarium.app.hall.rome.turns import scores_by_turn
from ludarium.engine.match import STOPPED
from ludarium.games.rome.kinds import SPACES
from ludarium.look.text_painting import watched
from ludarium.words.rome.account import account, charges
from ludarium.words.rome.box import called
from tests.app.hall.looking import bring_forward, cut_off, labels, says
from tests.app.hall.rome_matches import IDLE, ROME, begun, collapsed, over

LOST, WON = IDLE, 5
"""Deals that the quick judgement of the computer loses for an edict, and wins."""


def shown(qtbot, match, width: int = 1600, height: int = 970) -> ResultPage:
    page = ResultPage(match, (0,), can_print=True)
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    bring_forward(page)
    return page


@pytest.mark.parametrize("seed", [LOST, WON])
def test_the_lines_add_up_to_the_score(library, seed):
    match = over(library, seed)
    lines = account(match)
    assert sum(item.points for item in lines) == ROME.standing(match.state)[0].total
    assert all(item.said for item in lines if item.points)
    assert {"level-1", "level-2", "enemies", "strife", "loan"} <= {item.key for item in lines}


def test_every_glory_is_told_with_what_brought_it(qtbot, look, library):
    match = over(library, WON)
    page = shown(qtbot, match)
    for item in account(match):
        assert item.name in labels(page)
        assert not item.said or item.said in labels(page)
    assert not says(page, "Scores, line by line")


def test_who_wins_alone_is_told_why(qtbot, look, library):
    page = shown(qtbot, over(library, WON))
    assert "every edict is met and the goal is passed" in page.sentence.text()


def test_edicts_say_what_was_missing(qtbot, look, library):
    match = over(library, LOST)
    page = shown(qtbot, match)
    for charge in charges(ROME, match.state):
        assert charge.name in labels(page)
        assert [one.said for one in charge.demands if one.said not in labels(page)] == []
    missing = [one.missing for charge in charges(ROME, match.state) for one in charge.demands if one.missing]
    bad = [label.text() for label in page.findChildren(QLabel) if label.property("tone") == "danger"]
    assert missing
    assert set(missing) <= set(bad)
    assert says(page, "0 of 1 met")


def test_the_final_empire_lies_there_to_be_looked_at(qtbot, look, library):
    match = over(library, WON)
    page = shown(qtbot, match)
    panel = page.findChild(EmpirePanel)
    box = ROME.box
    for space, card in zip(SPACES, match.state.grid, strict=True):
        piece = panel.board.piece(space)
        assert piece.isVisible()
        assert panel.board.rect().contains(piece.sceneBoundingRect().center().toPoint())
        assert called(box, card) in piece.said.name
    assert not any(piece.live for piece in panel.board.pieces)
    built = sum(card in box.developments for card in match.state.grid)
    assert says(panel, f"{built} developments")


def test_how_rome_fared_heads_the_page_with_the_leader(qtbot, look, library):
    assert shown(qtbot, over(library, WON)).headline.text() == "Rome endures"
    assert shown(qtbot, over(library, LOST)).headline.text() == "Not this time"
    page = shown(qtbot, collapsed(library))
    assert page.headline.text() == "Rome falls"
    assert page.findChild(LeaderPortrait)._leader == "fulvia"
    stopped = begun(library)
    stopped.end(STOPPED, 0)
    assert shown(qtbot, stopped).headline.text() == "Stopped by agreement"


def test_glory_is_drawn_turn_by_turn(qtbot, look, library):
    match = over(library, WON)
    turns = scores_by_turn(match)
    told = [event for place in range(match.cursor) for event in match.told(place) if event.kind == "turn"]
    wanted = [(dict(event.data)["round"], dict(event.data)["turn"] + 1) for event in told]
    assert list(turns) == [(1, 1), *[one for one in wanted if one != (1, 1)]]
    assert list(turns.values())[-1] == ROME.standing(match.state)[0].total
    chart = shown(qtbot, match).findChild(ScoreChart)
    assert chart.told(1).startswith("Round 1, turn 2\n")


def test_the_goal_lies_over_no_name_of_a_round(qtbot, look, library):
    with watched() as written:
        chart = shown(qtbot, collapsed(library)).findChild(ScoreChart)
        chart.grab()
    mine = [one for one in written if one.on is chart]
    goals = [one.ink for one in mine if one.text.startswith("goal")]
    names = [one.ink for one in mine if one.text.startswith("Round")]
    assert goals
    assert names
    assert not any(goal.intersects(name) for goal in goals for name in names)


def test_what_decided_it_names_what_brought_the_glory(library):
    for moment in turning_points(over(library, WON)):
        assert ("glory from" if moment.gain > 0 else "gains 1 strife") in moment.said


def test_the_goal_is_a_line_of_the_chart(qtbot, look, library):
    match = over(library, WON)
    assert shown(qtbot, match).findChild(ScoreChart)._goal == ROME.goal(match.state)


def test_a_title_without_an_ending_of_its_own_has_the_plain_table(begin):
    own = ending_of(begin(actions=None), (0, 1))
    assert (own.scores, own.asked, own.shown) == (None, None, ())


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "scale"), [(1600, 970, 1.0), (1366, 700, 1.5), (1366, 700, 2.0)])
def test_everything_can_be_read(qtbot, look, library, name, width, height, scale):
    look(name, scale)
    page = shown(qtbot, over(library, LOST), width, height)
    assert cut_off(page) == []
    assert page.minimumSizeHint().width() <= width
