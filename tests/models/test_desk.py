"""The desk: what can be done with which thing, where it leads, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtTest import QSignalSpy

from ludarium.engine.actions import Action, act, parse
from ludarium.engine.contract import Touches
from ludarium.engine.match import Match
from ludarium.engine.prompts import Ask
from ludarium.engine.registry import AnyTitle
from ludarium.models.desk import Desk
from ludarium.models.orders_model import OrdersModel
from tests.contract.hard_title import HardTitle
from tests.models.walking_title import WalkingTitle
from tests.tables.asking_title import AskedState, AskingTitle

pytestmark = pytest.mark.usefixtures("qapp")


class Laid:
    """A match on a desk, whose actions are played as they are chosen."""

    def __init__(self, title: AnyTitle, seats: int = 1, **options: str) -> None:
        self.match = Match(title, title.setup(seats, options=options), 1)
        self.desk = Desk(title, self.match.setup.names)
        self.desk.chosen.connect(self.play)
        self.lay()

    def lay(self) -> None:
        viewer = self.match.turn or 0
        self.desk.lay(self.match.title.observe(self.match.state, viewer), may_act=True)

    def play(self, action: Action) -> None:
        self.match.play(action)
        self.lay()


def walk(pegs: str, *steps: str) -> Desk:
    return Laid(WalkingTitle(pegs, *steps)).desk


def texts(ways: dict[str, Sequence[Action]]) -> dict[str, list[str]]:
    return {place: [action.text for action in way] for place, way in ways.items()}


# What is asked


def test_what_is_asked_glows_though_all_of_its_kind_would_do() -> None:
    """No button says what to do then: who is to take a card sees the cards glow."""
    laid = Laid(AskingTitle(), ask=Ask.STEPS.name)
    assert laid.desk.asked == {"stone.a", "stone.b", "stone.c"}
    for stone in "ab":
        laid.desk.choose(act("take", stone))
    assert laid.desk.asked == {"stone.c"}


class OnlyA(AskingTitle):
    """One stone is to be taken, and it is always the same."""

    def actions(self, state: AskedState) -> Sequence[Action]:
        return (act("take", "a"),)


def test_what_would_do_glows_where_not_all_do() -> None:
    assert Laid(OnlyA(), ask=Ask.ONE.name).desk.asked == {"stone.a"}


class OntoC(AskingTitle):
    """Stones are put on another stone."""

    def touches(self, state: AskedState, action: Action) -> Touches:
        return (f"stone.{action.args[0]}",), ("stone.c",)


def test_where_an_answer_ends_is_asked_for_not_what_it_begins_with() -> None:
    assert Laid(OntoC(), ask=Ask.ORDER.name).desk.asked == {"stone.c"}


def test_of_a_position_that_is_only_looked_at_nothing_is_asked() -> None:
    laid = Laid(OnlyA(), ask=Ask.ONE.name)
    laid.desk.lay(laid.match.title.observe(laid.match.state, 0), may_act=False)
    assert (laid.desk.prompt, laid.desk.offers, laid.desk.asked) == (None, (), frozenset())
    assert (list(laid.desk.live), laid.desk.touched) == ([], frozenset())


# What is said


def test_another_seat_hears_it_in_its_own_words() -> None:
    """The same thing is "you" to one and a name to the other."""
    match = Match(HardTitle(), HardTitle().setup(["Ann", "Bo"]), 1)
    desk = Desk(HardTitle(), match.setup.names)
    said = []
    for viewer in (0, 1, 0):
        desk.lay(match.title.observe(match.state, viewer), may_act=False)
        side = desk.scene.thing("side-0")
        assert side is not None
        said.append(desk.scene.said(side).aloud)
    assert said == ["side of you: 2", "side of Ann: 2", "side of you: 2"]


def test_an_answer_is_said_as_it_is_meant_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer may mean something else at the next question."""
    laid = Laid(AskingTitle(), ask=Ask.STEPS.name)
    monkeypatch.setattr(
        "ludarium.words.action", lambda moment, action, names: f"{action.text} {moment.observed.points}"
    )
    said = []
    for stone in "ab":
        done = laid.desk.scene.thing("done")
        assert done is not None
        said.append(laid.desk.scene.said(done).name)
        laid.desk.choose(act("take", stone))
    assert said == ["done 0", "done 1"]


# Some, confirmed once


def test_pieces_are_picked_and_put_back() -> None:
    laid = Laid(AskingTitle(), ask=Ask.SOME.name)
    desk, drafted = laid.desk, QSignalSpy(laid.desk.drafted)
    desk.toggle("stone.b")
    desk.toggle("stone.a")
    assert (list(desk.draft), desk.confirmed()) == (["stone.b", "stone.a"], parse("roll a b"))
    desk.toggle("stone.b")
    assert (list(desk.draft), desk.confirmed()) == (["stone.a"], parse("roll a"))
    desk.toggle("tray.roll")
    desk.toggle("nothing")
    assert list(desk.draft) == ["stone.a"]
    assert drafted.count() == 3


def test_a_piece_is_dragged_to_those_that_are_picked_and_back() -> None:
    desk = Laid(AskingTitle(), ask=Ask.SOME.name).desk
    assert set(desk.targets("stone.a")) == {"tray.roll"}
    assert desk.drop("stone.a", "tray.roll")
    assert list(desk.draft) == ["stone.a"]
    assert set(desk.targets("stone.a")) == {"tray.keep"}
    assert desk.drop("stone.a", "tray.keep")
    assert not desk.draft


# Ways


def test_a_piece_is_carried_several_steps_by_the_shortest_way() -> None:
    desk = walk("a0", "step a 0 1", "step a 1 2", "step a 0 2", "step a 2 3")
    assert texts(desk.ways("a0")) == {
        "place.1": ["step a 0 1"],
        "place.2": ["step a 0 2"],
        "place.3": ["step a 0 2", "step a 2 3"],
    }


def test_a_journey_does_not_lead_back_to_where_it_began() -> None:
    desk = walk("a0", "step a 0 1", "step a 1 0", "step a 1 2")
    assert set(desk.ways("a0")) == {"place.1", "place.2"}


def test_only_the_piece_that_came_goes_on() -> None:
    """Another owner's may stand there too, and could go on: that is another move."""
    desk = walk("a0 b1", "step a 0 1", "step b 1 2")
    assert set(desk.ways("a0")) == {"place.1"}


def test_a_journey_is_of_one_kind_of_action() -> None:
    desk = walk("a0", "step a 0 1", "jump a 1 2")
    assert set(desk.ways("a0")) == {"place.1"}


def test_the_places_that_a_way_leads_through() -> None:
    desk = walk("a0", "step a 0 1", "step a 1 2", "step a 2 3")
    way = desk.ways("a0")["place.3"]
    assert desk.moment is not None
    assert desk.moment.stops(way) == ["place.1", "place.2", "place.3"]
    assert desk.moment.stops(()) == []


def test_what_a_way_leads_to_is_known_before() -> None:
    desk = walk("a0", "step a 0 1", "step a 1 2", "step a 2 3")
    way = desk.ways("a0")["place.2"]
    assert desk.score_after(*way) == 2
    after = desk.scene_after(way)
    assert after is not None
    assert after["a2"].zone == "place.2"
    assert "a0" not in after
    assert desk.scene.thing("a0") is not None, "nothing has happened yet"


def test_a_journey_is_played_step_by_step() -> None:
    laid = Laid(WalkingTitle("a0", "step a 0 1", "step a 1 2", "step a 2 3"))
    assert laid.desk.drop("a0", "place.3")
    assert [action.text for action in laid.match.actions] == ["step a 0 1", "step a 1 2", "step a 2 3"]


def test_a_journey_ends_where_a_step_was_kept_back() -> None:
    """Whoever owns the match may ask first whether the step is meant."""
    laid = Laid(WalkingTitle("a0", "step a 0 1", "step a 1 2"))
    desk = laid.desk
    desk.chosen.disconnect(laid.play)
    chosen = QSignalSpy(desk.chosen)
    desk.drop("a0", "place.2")
    assert [chosen.at(n)[0].text for n in range(chosen.count())] == ["step a 0 1"]


def test_the_ways_of_what_is_held_are_of_this_position() -> None:
    laid = Laid(WalkingTitle("a0", "step a 0 1", "step a 1 2", "step a 2 3"))
    assert set(laid.desk.take("a0")) == {"place.1", "place.2", "place.3"}
    assert laid.desk.held == "a0"
    laid.desk.choose(parse("step a 0 1"))
    assert laid.desk.held == ""
    assert not laid.desk.can_drop("a0", "place.1")
    assert laid.desk.can_drop("a1", "place.2")
    laid.desk.take("a1")
    laid.desk.let_go()
    assert laid.desk.held == ""


def test_a_piece_that_goes_nowhere_has_no_ways() -> None:
    desk = walk("a0 b1", "step a 0 1")
    assert (desk.targets("b1"), desk.ways("b1"), desk.ways("nothing")) == ({}, {}, {})
    assert desk.way_to("b1", "place.2") is None


# Why not


def test_why_not_is_asked_of_the_place_and_of_what_it_lies_on() -> None:
    desk = walk("a0 b3", "step a 0 1")
    refused = QSignalSpy(desk.refused)
    for place in ("place.4", "b3"):
        assert not desk.drop("a0", place)
    assert [refused.at(n)[0].key for n in range(2)] == ["not-now", "not-now"]
    assert [dict(refused.at(n)[0].params)["text"] for n in range(2)] == ["step a 0 4", "step a 0 3"]


def test_what_means_nothing_is_no_move() -> None:
    desk = walk("a0", "step a 0 1")
    assert desk.why_not("a0", "nowhere").key == "no-such-move"


# Orders


def test_an_order_leads_to_what_it_leads_to_now() -> None:
    """The same order at another moment is another one: what comes of it is worked out anew."""
    laid, orders = Laid(AskingTitle(), ask=Ask.STEPS.name), OrdersModel()
    results = []
    for stone in "abc":
        orders.show_orders(laid.desk)
        done = orders.order(act("done"))
        assert done is not None
        results.append(done.result)
        if stone != "c":
            laid.desk.choose(act("take", stone))
    assert results == ["+1 → 1", "+1 → 2", "+1 → 3"]


def test_an_order_of_a_moment_that_is_over_still_says_what_it_led_to() -> None:
    laid, orders = Laid(AskingTitle(), ask=Ask.STEPS.name), OrdersModel()
    orders.show_orders(laid.desk)
    done = orders.order(act("done"))
    assert done is not None
    laid.desk.choose(act("take", "a"))
    assert done.result == "+1 → 1"


def test_where_nothing_can_be_done_nothing_is_barred_either() -> None:
    laid, orders = Laid(AskingTitle(), ask=Ask.STEPS.name), OrdersModel()
    laid.desk.lay(laid.match.title.observe(laid.match.state, 0), may_act=False)
    orders.show_orders(laid.desk, [(act("take", "a"), laid.desk.why_not("stone.a", "row"))])
    assert not orders.rows
