"""Every kind of question that Imperium asks, laid on the table and answered by mouse, by clicks and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.foresight import Foresight
from ludarium.games.imperium.state import State
from tests.games.imperium.table import plain
from tests.games.imperium.test_every_ability import ABILITIES, begun, rich
from tests.tables.imperium import TITLE, ImperiumDriver

EXPECTED = {
    *("abandon", "acquire", "activate", "bargain", "borrow", "break-through", "choose", "clean-up", "declare"),
    *("develop", "discard", "exile", "find", "garrison", "history", "may", "order-fame", "pay", "pay-up-to"),
    *("place-token", "put_on_deck_top", "recall", "return_to_hand", "return_unrest", "revolt", "side", "solstice"),
    *("swap-exile", "swap-market", "take-fame", "turn"),
}

Question = tuple[str, str]


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
    state = TITLE.start(TITLE.setup(2), 5)
    _follow(found, state, Rng(5), 400)
    return found


def _follow(found: dict[Question, State], state: State, rng: Rng, steps: int) -> None:
    for _ in range(steps):
        if TITLE.turn(state) is None:
            return
        _note(found, state)
        state = TITLE.apply(state, rng.pick(TITLE.actions(state)))


def _note(found: dict[Question, State], state: State) -> None:
    prompt = TITLE.prompt(state)
    found.setdefault((prompt.key, prompt.ask.name), state)


HOWS: dict[str, Callable[[ImperiumDriver, Action], None]] = {
    "mouse": ImperiumDriver.by_mouse,
    "clicks": ImperiumDriver.by_clicks,
    "keys": ImperiumDriver.by_keys,
}


def test_every_question_is_among_those_that_are_laid() -> None:
    assert {key for key, _ in questions()} >= EXPECTED


@pytest.mark.parametrize("how", HOWS)
def test_every_question_is_answered(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """These positions were put together from more cards than there are: nothing is foreseen in them."""
    monkeypatch.setattr(Foresight, "after", lambda self, *actions: None)
    driver = ImperiumDriver(2, 1)
    qtbot.addWidget(driver.window)
    for question, state in questions().items():
        if len(state.seats) != 2:
            continue
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
    assert driver.refused == []
