"""The end of a match: who won and why, lines, chart, moments, and what can be done from there."""

from __future__ import annotations

from itertools import pairwise

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from ludarium import words
from ludarium.app.hall.records import record_phrases
from ludarium.app.hall.records.record_phrases import counted, openings, runs
from ludarium.app.hall.result.result_page import ResultPage, TurningPointLine, headline, reason, turning_points
from ludarium.app.hall.result.score_chart import ScoreChart, ScoreSeries, scores_by_round, steps
from ludarium.app.hall.result.score_table import tie_breaks
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Outcome
from ludarium.engine.match import CONCEDED, DEAL, FILE, NUMBER, STOPPED
from ludarium.games.iron_age.state import changed
from ludarium.library.records import ladders
from tests.app.hall.conftest import NAMES
from tests.app.hall.looking import bring_forward, click, cut_off, heard, labels, press, says

COLOURS = (0, 2, 1, 3)


def signed(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


@pytest.fixture
def over(begin):
    return begin(("human", "medium", "hard"), actions=None)


@pytest.fixture
def page(qtbot, look, over) -> ResultPage:
    return shown(qtbot, ResultPage(over, COLOURS[:3], can_print=True))


def shown(qtbot, page: ResultPage, width: int = 1600, height: int = 970) -> ResultPage:
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    bring_forward(page)
    return page


# Who and why


def test_the_winner_and_by_how_much(page, over):
    totals = [standing.total for standing in over.title.standing(over.state)]
    winner = over.title.outcome(over.state).winners[0]
    second = sorted(totals)[-2]
    assert page.headline.text() == f"{NAMES[winner]} wins"
    assert f"{max(totals) - second} more than" in page.sentence.text()


def test_a_tie_break_is_told_in_words(over):
    said = reason(over, Outcome((1,), "pegs"))
    assert "Hanno wins the tie: the pegs of Hanno stand further up." in said


def test_a_shared_win():
    assert headline(NAMES, Outcome((0, 2), "shared")) == "Marta and Solon win together"


def test_nobody_won():
    assert headline(NAMES, Outcome((), "missed")) == "Not this time"


# Lines


def test_every_line_of_every_seat(page, over):
    said = labels(page)
    for standing in over.title.standing(over.state):
        assert signed(standing.total) in said
    lines = ("Monuments", "Developments", "Bonuses", "Wealth", "Tribute", "Score")
    assert [name for name in lines if name not in said] == []


def test_the_best_of_a_line_is_marked_and_a_line_that_all_share_is_not(page, over):
    best = {label.text() for label in page.findChildren(QLabel) if label.property("tone") == "gain"}
    lines = zip(*(standing.lines for standing in over.title.standing(over.state)), strict=True)
    wanted = {max(points for _, points in line) for line in lines if len({points for _, points in line}) > 1}
    assert {signed(points) for points in wanted} <= best


def test_lines_say_what_they_are_made_of(page, over):
    """In a few words, and at length where the pointer rests and to a screen reader."""
    title = over.title
    for breakdown in title.breakdown(over.state):
        for line, parts in breakdown.items():
            short, whole = (words.score_detail(title, line, parts, at_length=long) for long in (False, True))
            if parts:
                assert short in labels(page)
                assert any(label.accessibleDescription() == whole for label in page.findChildren(QLabel))


def tied(over, numbers):
    """The match with its last state changed: all skulls gone, so many tribute and goods for each seat."""
    empty = {
        "developments": 0,
        "wealth": 0,
        "skulls": 0,
        "ships": 0,
        "armies": 0,
        "food": 0,
        "monuments": (0, 0, 0, 0, 0),
    }
    seats = tuple(
        attrs.evolve(own, tribute=tribute, goods=goods, **empty)
        for own, (tribute, goods) in zip(over.state.seats, numbers, strict=True)
    )
    over.states[over.cursor] = changed(over.state, seats=seats)
    return over


@pytest.mark.rule("IA-SCORE-09")
def test_a_tie_break_is_shown_where_it_was_used(qtbot, look, over):
    page = shown(qtbot, ResultPage(tied(over, [(30, 4), (30, 7), (9, 15)]), COLOURS[:3]))
    assert page.headline.text() == "Hanno wins"
    said = labels(page)
    assert [word for word in ("Tie-break", "Pegged positions", "not tied") if word not in said] == []
    assert {"0 + 0 + 0 + 4 + 0", "0 + 0 + 0 + 7 + 0"} <= set(said)
    assert "0 + 0 + 0 + 15 + 0" not in said
    best = [label.text() for label in page.findChildren(QLabel) if label.property("tone") == "gain"]
    assert "7" in best
    assert "4" not in best


@pytest.mark.rule("IA-SCORE-10")
def test_a_tie_that_nothing_breaks_is_shown_too(qtbot, look, over):
    page = shown(qtbot, ResultPage(tied(over, [(30, 4), (30, 4), (9, 15)]), COLOURS[:3]))
    assert page.headline.text() == "Marta and Hanno win together"
    assert says(page, "Tie-break")


def test_without_a_tie_there_is_no_tie_break(page, over, qtbot):
    assert not says(page, "Tie-break")
    assert tie_breaks(tied(over, [(30, 4), (31, 7), (9, 15)])) == {}


# Hints


@pytest.mark.parametrize(("hints", "said"), [(0, "no hints"), (1, "1 hint"), (3, "3 hints")])
def test_hints_are_told(qtbot, look, begin, hints, said):
    match = begin(actions=None)
    for _ in range(hints):
        match.count_hint()
    assert says(shown(qtbot, ResultPage(match, (0, 1))), f"actions · {said}")


# The chart


def test_scores_by_round_end_with_the_final_ones(over):
    rounds = scores_by_round(over)
    assert len(rounds) == over.state.round
    assert rounds[-1] == tuple(standing.total for standing in over.title.standing(over.state))


def test_a_title_without_rounds_is_told_by_turns(begin):
    class Turns:
        """A match as seen without its rounds."""

        def __init__(self, match):
            self.title, self.cursor = Seen(match.title), match.cursor
            self.states = [_Hidden(state) for state in match.states]

    class _Hidden:
        def __init__(self, state):
            self.inner = state

    class Seen:
        def __init__(self, title):
            self._title = title

        def turn(self, state):
            return self._title.turn(state.inner)

        def round(self, state):
            return 0

        def standing(self, state):
            return self._title.standing(state.inner)

        def rival(self, state):
            return self._title.rival(state.inner)

    match = begin(actions=40)
    told = scores_by_round(Turns(match))
    turns = [match.title.turn(state) for state in match.states]
    assert len(told) == 1 + sum(one != other for one, other in pairwise(turns))


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [(0, 75, [0, 20, 40, 60, 80]), (-6, 40, [-10, 0, 10, 20, 30, 40]), (0, 0, [0, 1]), (0, 3, [0, 1, 2, 3])],
)
def test_lines_of_the_chart_are_round_numbers(low, high, wanted):
    assert list(steps(low, high)) == wanted


def test_the_chart_tells_the_seats_apart_without_colour(qtbot, look):
    chart = ScoreChart([ScoreSeries("Marta", 0, (1, 4, 9)), ScoreSeries("Hanno", 1, (2, 3, 4))])
    qtbot.addWidget(chart)
    chart.resize(600, 400)
    chart.show()
    assert chart.told(1) == "Round 2\nMarta 4\nHanno 3"
    assert chart.accessibleDescription() == "Marta: 1, 4, 9; Hanno: 2, 3, 4"
    grey = chart.grab().toImage().convertToFormat(chart.grab().toImage().Format.Format_Grayscale8)
    assert len({grey.pixel(x, y) for x in range(0, 600, 3) for y in range(0, 400, 3)}) > 8


def test_one_round_is_enough_for_a_chart(qtbot, look):
    chart = ScoreChart([ScoreSeries("Marta", 0, (5,))], goal=100)
    qtbot.addWidget(chart)
    chart.show()
    assert not chart.grab().isNull()


# Moments


def test_what_decided_it_changed_the_score_most(over):
    moments = turning_points(over)
    assert 0 < len(moments) <= 6
    assert [moment.position for moment in moments] == sorted(moment.position for moment in moments)
    assert all(moment.said and moment.gain for moment in moments)
    assert all(not over.states[moment.position].began for moment in moments)


def test_what_decided_it_is_told_and_not_ordered(over):
    """By name and in whole sentences: "Ann buys Empire with …", not "Buy Empire"."""
    for moment in turning_points(over):
        assert moment.said.endswith(".")
        assert over.setup.names[moment.seat] in moment.said


def test_a_moment_opens_the_table_there(page, over):
    """After it was played: where a click on its line of the log leads, too."""
    asked = heard(page.moment_asked)
    line = page.findChildren(TurningPointLine)[0]
    click(line)
    moment = turning_points(over)[0]
    assert asked == [(moment.after,)]
    before, after = (
        over.title.standing(over.states[place])[moment.seat].total for place in (moment.after - 1, moment.after)
    )
    assert after - before == moment.gain


# Buttons and keys


def test_enter_plays_again_and_escape_goes_back_to_the_table(page):
    again, table = heard(page.again_asked), heard(page.table_asked)
    press(page.again, Qt.Key.Key_Space)
    press(page, Qt.Key.Key_Escape)
    assert (len(again), len(table)) == (1, 1)
    assert page.again.hasFocus()


def test_every_button_does_something(page):
    pairs = [
        (page.table, page.table_asked),
        (page.save, page.save_asked),
        (page.print, page.print_asked),
        (page.shelf, page.shelf_asked),
        (page.again, page.again_asked),
    ]
    for button, signal in pairs:
        asked = heard(signal)
        click(button)
        assert len(asked) == 1


def test_no_print_button_where_there_is_no_sheet(qtbot, look, over):
    page = shown(qtbot, ResultPage(over, COLOURS[:3]))
    assert not says(page, "Print")
    assert page.print is None


# Alone


def test_alone_there_is_a_goal_and_a_ladder(qtbot, look, begin, library):
    for seed in (1, 2):
        begin(("human",), actions=None, seed=seed)
    match = begin(("human",), actions=None, seed=3)
    best = library.high_scores("iron-age", seats=1)
    page = shown(qtbot, ResultPage(match, (0,), best))
    assert "target of 100" in page.sentence.text()
    assert says(page, "Best alone")
    assert page.findChild(ScoreChart)._goal == 100
    assert [str(result.score) for result in best if str(result.score) in labels(page)]
    (ladder,) = ladders(best)
    for said in (counted(ladder), runs(ladder), openings(ladder)):
        assert says(page, said)


def test_the_ladder_is_that_of_the_form_that_was_played(qtbot, look, begin, library):
    begin(("human",), actions=None, seed=1)
    match = begin(("human",), actions=None, seed=3, expansion="mediterranean")
    page = shown(qtbot, ResultPage(match, (0,), library.high_scores("iron-age", seats=1)))
    assert "target of 125" in page.sentence.text()
    assert page.findChild(ScoreChart)._goal == 125
    assert says(page, "1 played")


def test_a_practice_match_alone_is_no_step_of_the_ladder(qtbot, look, begin, library):
    begin(("human",), actions=None, seed=1)
    match = begin(("human",), actions=None, seed=2, undo="practice")
    page = shown(qtbot, ResultPage(match, (0,), library.high_scores("iron-age", seats=1)))
    assert says(page, "1 played")


# The chart


@pytest.mark.parametrize("scores", [(0, 3, 11), (-4, 0, 2), (0, 0, 0), (5, 60, 104)])
def test_the_axis_of_the_chart_fits_its_data(qtbot, look, scores):
    chart = ScoreChart([ScoreSeries("Marta", 0, scores)])
    qtbot.addWidget(chart)
    chart.resize(600, 400)
    plot = chart._plot()
    assert chart._y(max(*scores, 1)) == pytest.approx(plot.top())
    assert chart._y(min(*scores, 0)) == pytest.approx(plot.bottom())
    assert all(plot.top() - 1 <= chart._y(tick) <= plot.bottom() + 1 for tick in chart._ticks())


# Whether it counts


@pytest.fixture
def kept(library, begin):
    """What is said of a match that is over."""

    def kept(match) -> str:
        results = library.high_scores("iron-age", practice=True, apart=True, limit=None)
        return record_phrases.kept_line(match, [result for result in results if result.match == match.id])

    return kept


def test_what_is_said_of_a_result(begin, kept, library, tmp_path):
    assert kept(begin(actions=None)) == "Kept in your record"
    assert kept(begin(actions=None, undo="practice")) == "Practice: not counted"
    assert kept(begin(("easy", "hard"), actions=None)) == "Only computers played: not counted"
    stopped = begin(actions=9)
    stopped.end(STOPPED, 0)
    assert kept(stopped) == "Kept apart in your record: stopped"
    conceded = begin(actions=9)
    conceded.end(CONCEDED, 0)
    assert kept(conceded) == "Kept in your record"
    over = begin(actions=None)
    library.export(over.id, tmp_path / "over.ludarium")
    assert kept(library.load(library.import_file(tmp_path / "over.ludarium"))) == "Played elsewhere: not counted"


@pytest.mark.parametrize(
    ("origin", "said"), [(NUMBER, "dealt by a number"), (DEAL, "a deal played before"), (FILE, "read from a file")]
)
def test_what_could_be_known_before_is_told(begin, library, kept, origin, said):
    over = begin(actions=None)
    again = library.new_match(over.title, over.setup, over.seed, over.seated, origin)
    for action in over.actions:
        again.play(action)
    assert kept(again) == f"Kept apart in your record: {said}"


def test_a_seat_that_changed_hands_is_told(begin, kept):
    match, rng = begin(actions=9), Rng(4)
    match.hand_over(0, "easy")
    while not match.is_over:
        match.play(match.title.sample(match.state, rng))
    assert kept(match) == "Kept apart in your record: decided in part by others"


def test_the_foot_says_so_and_tells_the_number_of_the_deal(qtbot, look, over):
    page = shown(qtbot, ResultPage(over, COLOURS[:3], kept="Kept in your record"))
    assert says(page, "Kept in your record")
    assert says(page, f"deal {over.seed}")


@pytest.mark.parametrize(
    ("how", "said"), [(STOPPED, "Stopped by agreement"), (CONCEDED, "Hanno wins")], ids=["stopped", "conceded"]
)
def test_a_match_that_people_ended(qtbot, look, begin, how, said):
    match = begin(actions=30)
    match.end(how, 0)
    page = shown(qtbot, ResultPage(match, (0, 1)))
    assert page.headline.text() == said
    assert how in page.sentence.text()


# How it looks


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "scale"), [(1600, 970, 1.0), (1366, 740, 1.0), (1600, 970, 2.0)])
def test_everything_can_be_read(qtbot, look, begin, library, name, width, height, scale):
    look(name, scale)
    match = begin(("human", "medium", "hard", "easy"), actions=None)
    page = shown(qtbot, ResultPage(match, COLOURS, library.high_scores("iron-age"), can_print=True), width, height)
    assert cut_off(page) == []
    assert page.minimumSizeHint().width() <= width
