"""That the end is near is told at the table: why, and which round is the last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludarium.app.match.score_row import Pill
from ludarium.app.match.table_frame import TableFrame
from ludarium.engine.actions import Action, parse
from ludarium.library.library import Library
from ludarium.library.saved import SavedMatch
from tests.app.hall import rome_matches
from tests.app.hall.imperium_matches import IMPERIUM, played, setup_of

from .conftest import Open

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def triggered(library: Library) -> tuple[SavedMatch, Iterator[Action]]:
    """A match of two people up to the action that triggers scoring, and the actions that follow it."""
    setup = setup_of(2, nations="celts,romans")
    match = library.new_match(IMPERIUM, setup, 5, ("human", "human"))
    actions = iter(played(setup, 5))
    while not match.state.last:
        match.play(next(actions))
    return match, actions


def urgent(frame: TableFrame) -> list[str]:
    """What the row under the banner says loudly."""
    return [pill.text() for pill in frame.findChildren(Pill) if pill.isVisible() and pill._is_urgent]


@pytest.mark.parametrize(("size", "scale"), [((1600, 940), 1.0), ((1366, 700), 1.5)])
def test_imperium_says_why_and_which_round_is_the_last(open_frame: Open, library: Library, size, scale):
    match, _ = triggered(library)
    frame = open_frame(match, size=size, scale=scale)
    frame.session.lift_curtain()
    said = frame.banner.sentence
    assert said.startswith("The development area of Marta is empty: round 41 is the last.")
    assert urgent(frame) == ["Round <b>41</b> is the last"]


def test_each_person_is_told_until_they_have_decided_once_more(open_frame: Open, library: Library):
    match, actions = triggered(library)
    frame = open_frame(match)
    session = frame.session
    told = []
    while not match.is_over:
        session.lift_curtain()
        told.append((session.viewer, "development area" in frame.banner.sentence))
        session.play(next(actions))
    for seat in (0, 1):
        seen = [is_told for viewer, is_told in told if viewer == seat]
        assert seen[0], "at the first decision after it"
        assert not any(seen[1:]), "and not again"
    assert urgent(frame) == []


def test_the_last_round_itself_is_named(open_frame: Open, library: Library):
    match, actions = triggered(library)
    while match.state.round < match.state.last:
        match.play(next(actions))
    frame = open_frame(match)
    frame.session.lift_curtain()
    assert urgent(frame) == ["This is the last round"]


def test_rome_says_that_its_last_round_begins(open_frame: Open, library: Library):
    title = rome_matches.ROME
    setup = title.setup(["Marta"], options={"leader": "hadrian", "length": "short", "difficulty": "casual"})
    match = library.new_match(title, setup, 3, ["human"])
    actions = map(parse, rome_matches.played(3))
    rounds = title.box.settings[match.state.setting][0].rounds
    while match.state.round < rounds:
        match.play(next(actions))
    frame = open_frame(match)
    assert frame.banner.sentence.startswith("This is the last round: at its end glory is counted.")
    frame.session.play(next(actions))
    assert "last round" not in frame.banner.sentence
