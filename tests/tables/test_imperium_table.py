"""Whole matches of Imperium on its table, by mouse, by clicks and by keys: each ends as the engine says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from tests.tables.imperium import TITLE, ImperiumDriver, told_directly

HOWS: dict[str, Callable[[ImperiumDriver, Action], None]] = {
    "mouse": ImperiumDriver.by_mouse,
    "clicks": ImperiumDriver.by_clicks,
    "keys": ImperiumDriver.by_keys,
    "orders": ImperiumDriver.by_orders,
}
PRESS = {"clicks": ImperiumDriver.click, "keys": ImperiumDriver.enter}


def in_a_row(driver: ImperiumDriver, actions: Sequence[Action]) -> list[Action]:
    """The first of these actions that answer the same question: they are picked and confirmed at once."""
    state, prompt = driver.match.state, driver.desk.prompt
    asked, found = prompt, []
    for action in actions:
        if prompt is None or asked is None or (prompt.key, prompt.seat) != (asked.key, asked.seat):
            break
        found.append(action)
        if prompt.done is action:
            break
        state = TITLE.apply(state, action)
        if TITLE.turn(state) != prompt.seat:
            break
        prompt = TITLE.prompt(state)
    return found


def is_paid_otherwise(played: Sequence[Action], actions: Sequence[Action]) -> bool:
    """Whether the desk paid in the obvious way, and another was meant."""
    differing = [(mine, theirs) for mine, theirs in zip(played, actions, strict=False) if mine is not theirs]
    return bool(differing) and all(action.verb == "pay" for action in differing[0])


@pytest.mark.parametrize(
    ("how", "seats", "seed"), [*((how, 2, 5) for how in HOWS), ("mouse", 1, 4), ("keys", 1, 4), ("clicks", 4, 2)]
)
def test_a_whole_match(qtbot: QtBot, how: str, seats: int, seed: int) -> None:
    driver = ImperiumDriver(seats, seed)
    qtbot.addWidget(driver.window)
    final, actions = told_directly(driver, seed)
    while driver.match.cursor < len(actions):
        number = driver.match.cursor
        if driver.desk.series.is_gathering and how in PRESS:
            row = in_a_row(driver, actions[number:])
            driver.gather(lambda board, piece: PRESS[how](driver, board, piece), row)
        else:
            row = actions[number : number + 1]
            HOWS[how](driver, actions[number])
        assert driver.match.cursor >= number + len(row), f"{how}: {row} did nothing ({driver.refused[-1:]})"
        played = driver.match.actions
        if any(
            (mine.verb, theirs.verb) == ("pay", "pay") and mine is not theirs
            for mine, theirs in zip(played, actions, strict=False)
        ):
            driver.table.question_buttons.otherwise.trigger()
            assert driver.match.cursor < len(played)
            continue
        assert driver.match.actions == actions[: driver.match.cursor], f"{how}: {row} became something else"
    assert driver.match.state == final
    assert driver.refused == []
