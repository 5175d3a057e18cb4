"""Every kind of question that Imperium asks, laid on the table and answered by mouse, by clicks and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.foresight import Foresight
from ludarium.engine.steps import Step
from ludarium.games.imperium.state import State
from ludarium.look import theme
from ludarium.tables.imperium.seatboard import SeatBoard
from tests.games.imperium.table import Table, plain
from tests.games.imperium.test_every_ability import ABILITIES, begun, rich
from tests.tables.imperium import TITLE, ImperiumDriver
from tests.tables.imperium_layout import Laid

Question = tuple[str, str, str]
"""What is asked, the manner of asking it, and the step that asks."""


def asking() -> set[tuple[str, str]]:
    """Every step that asks something, with its word for it where it has one: of all that is compiled."""
    ops = [op for program in TITLE.box.programs for op in program.ops]
    return {_kind(op) for op in ops if op.key or type(op).prompt is not Step.prompt}


def _kind(op: Step) -> tuple[str, str]:
    return type(op).__name__, getattr(op, "key", "")


@cache
def questions() -> dict[Question, State]:
    """A position for each question and manner of asking it."""
    found: dict[Question, State] = {}
    army = plain("romans,celts").put(hand=("roman-expansion",)).put(1, play=("standing-army", "hills"))
    fame = plain("romans,celts").put(hand=("glory",), play=("hills",) * 3).do("play glory").until("take-fame")
    fame.do(fame.actions[0])
    for table in (army.do("play roman-expansion").until("bargain"), fame):
        _note(found, table.state)
    for key, part, number in ABILITIES:
        table = rich(key, 0)
        if begun(table, key, part, number) is not None:
            _follow(found, table.state, Rng(0), 40)
    _follow(found, TITLE.start(TITLE.setup(2), 5), Rng(5), 400)
    for nations, seed, steps in FURTHER:
        _follow(found, TITLE.start(TITLE.setup(2, options={"nations": nations}), seed), Rng(seed), steps)
    _note(found, _short_of_masks().state)
    swap = plain("romans,celts").put(play=("sacred-pass",), hand=("glory", "hills"))
    _note(found, swap.do("use sacred-pass 100", "yes", "yes").state)
    _follow(found, TITLE.start(TITLE.setup(1), 3), Rng(3), 60)
    return found


def test_cards_that_may_be_garrisoned_glow(qtbot: QtBot) -> None:
    """They are what is chosen; where they go to is one card."""
    table = plain("romans,celts").put(hand=("hills", "glory", "prosperity")).market("city", "jungle", "oasis")
    table.do("play hills").until("garrison")
    laid = Laid(2, "1600x940", 1.0, theme.LIGHT)
    qtbot.addWidget(laid.window)
    laid.put(table.state)
    board = next(board for board in laid.boards() if isinstance(board, SeatBoard))
    hand = [piece for piece in board.pieces if piece.thing.zone == "0.hand"]
    answers = [piece.id for piece in hand if piece.shines]
    assert answers
    assert answers == [piece.id for piece in hand if piece.live]
    assert [piece.id for piece in board.pieces if piece.shines and piece not in hand] == list(laid.desk.asked)


def _short_of_masks() -> Table:
    """A cost that takes more cards than are held, and something that may be given in their place."""
    table = plain("olmecs,celts").put(play=("step-pyramids",), hand=("ritual-sacrifice", "stone-mask"), empire=True)
    return table.do("play ritual-sacrifice")


FURTHER = (("arthurians,olmecs", 0, 13),)
"""Matches by chance that ask what no single card asks: nations, seed, and how far."""


def _follow(found: dict[Question, State], state: State, rng: Rng, steps: int) -> None:
    for _ in range(steps):
        if TITLE.turn(state) is None:
            return
        _note(found, state)
        state = TITLE.apply(state, rng.pick(TITLE.actions(state)))
        while TITLE.is_formality(state):
            state = TITLE.apply(state, TITLE.actions(state)[0])


def _note(found: dict[Question, State], state: State) -> None:
    prompt = TITLE.prompt(state)
    found.setdefault((prompt.key, prompt.ask.name, type(_op(state)).__name__), state)


def _op(state: State) -> Step:
    """The step that asks."""
    frame = state.stack[-1]
    return TITLE.box.programs[frame.program].ops[frame.at]


HOWS: dict[str, Callable[[ImperiumDriver, Action], None]] = {
    "mouse": ImperiumDriver.by_mouse,
    "clicks": ImperiumDriver.by_clicks,
    "keys": ImperiumDriver.by_keys,
}


def test_every_question_is_among_those_that_are_laid() -> None:
    laid = {_kind(_op(state)) for state in questions().values()}
    assert asking() - laid == set()


@pytest.mark.parametrize("how", HOWS)
def test_every_question_is_answered(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """These positions were put together from more cards than there are: nothing is foreseen in them."""
    monkeypatch.setattr(Foresight, "after", lambda self, *actions: None)
    drivers = {seats: ImperiumDriver(seats, 1) for seats in (1, 2, 3)}
    for question, state in questions().items():
        driver = drivers[len(state.seats) if state.bot < 0 else 1]
        driver.put(state)
        prompt, cursor = driver.desk.prompt, driver.match.cursor
        assert prompt is not None
        wanted = [offer.action for offer in driver.desk.offers if offer.action is not prompt.done]
        action = wanted[-1] if wanted else driver.desk.offers[0].action
        if driver.desk.series.is_gathering and how != "mouse":
            press = {"clicks": driver.click, "keys": driver.enter}[how]
            driver.gather(press, [action])
        else:
            HOWS[how](driver, action)
        assert driver.match.cursor > cursor, f"{how}: {question} was not answered by {action} ({driver.refused[-1:]})"
        assert driver.match.actions[cursor] is action, f"{how}: {question}: {action} became {driver.match.actions}"
    for driver in drivers.values():
        qtbot.addWidget(driver.window)
        assert driver.refused == []
