"""Every kind of question in the window, answered by mouse and by keys alone, on a table that the title has not laid."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.app.match.event_history import EventHistory
from ludarium.engine.actions import Action, parse
from ludarium.engine.chance import Rng
from ludarium.engine.match import Match
from ludarium.engine.prompts import Ask
from ludarium.library.library import Library
from ludarium.tables.plain import PlainTable
from tests.tables.asking_title import AskingTitle

from .conftest import Open
from .person import Person
from .seated import new_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Sit = Callable[..., Person]

WAYS: dict[str, Callable[[Person, Action], None]] = {"mouse": Person.by_mouse, "keys": Person.by_keys}

SAID = {
    Ask.ONE: (("take b",), ("leave",)),
    Ask.SOME: (("keep",), ("roll b", "roll a c", "roll a b c", "keep")),
    Ask.STEPS: (("done",), ("take c", "take a", "done"), ("take a", "take b", "take c")),
    Ask.NUMBER: (("number 0",), ("number 3",)),
    Ask.YES_NO: (("yes",), ("no",)),
    Ask.ORDER: (("put b", "put a", "put c"),),
    Ask.PAYMENT: (("pay 2 0",), ("pay 0 2",)),
    Ask.GO: (("go",),),
}
"""For each kind of question, matches that answer it to its end."""


@pytest.fixture
def sit(library: Library, open_frame: Open) -> Sit:
    """Puts somebody before a match in its frame."""

    def sit(title: str, players: tuple[str, ...] = ("human",), **options: str) -> Person:
        return Person(open_frame(new_match(library, players, title, **options)))

    return sit


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("ask", Ask)
def test_every_kind_of_question_is_answered(sit: Sit, ask: Ask, way: str) -> None:
    for said in SAID[ask]:
        person = sit("asking", ask=ask.name)
        for text in said:
            WAYS[way](person, parse(text))
        assert [action.text for action in person.match.actions] == list(said)
        assert person.match.is_over
        assert not person.refused


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("ask", Ask)
def test_a_question_in_anothers_turn_is_answered_in_the_same_manner(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, ask: Ask, way: str
) -> None:
    monkeypatch.setattr(EventHistory, "must_answer", True)
    test_every_kind_of_question_is_answered(sit, ask, way)


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_match_of_a_title_without_a_table(sit: Sit, way: str) -> None:
    person = sit("hard-title", ("human", "human", "human"))
    assert type(person.table) is PlainTable
    match, rng, lifted = person.match, Rng(4), 0
    alone = Match(match.title, match.setup, match.seed, match.players)
    while not match.is_over:
        lifted += person.frame.session.curtain is not None
        person.lift_curtain(has_mouse=way == "mouse")
        action = rng.pick(match.title.actions(match.state))
        WAYS[way](person, action)
        assert match.actions[alone.cursor :] == [action], f"{action} was not played by {way}"
        alone.play(action)
    assert match.state == alone.state
    assert lifted > 10
    assert person.frame.banner.head == "The match is over"
    assert not person.refused


def test_the_title_asks_every_kind() -> None:
    title = AskingTitle()
    for ask in Ask:
        state = title.start(title.setup(1, options={"ask": ask.name}), 1)
        assert title.prompt(state).ask is ask
