"""The log of Imperium: turns and solstices head it, what goes on over several actions is one line, cards are named."""

from __future__ import annotations

from functools import cache

from ludarium.models.log_model import HEAD, LogModel, Step
from tests.tables.imperium_clicks import TITLE, recorded

NAMES = ("Ann", "Bob", "Cid")


@cache
def steps() -> tuple[Step, ...]:
    """A match of three computers, as the first of them sees it."""
    states, actions = recorded(3, 1)
    told = []
    for position, (state, action) in enumerate(zip(states, actions, strict=False)):
        seat = TITLE.turn(state)
        assert seat is not None
        events = (TITLE.redact(event, 0) for event in TITLE.tell(state, action))
        told.append(Step(position, seat, action, tuple(event for event in events if event is not None)))
    return tuple(told)


def lines() -> list[tuple[str, str]]:
    """Heads and lines, the oldest turn first, each with its newest line on top."""
    log = LogModel(TITLE, NAMES)
    log.tell(steps(), 0)
    groups: list[list[tuple[str, str]]] = []
    for row in log.rows:
        if row.kind == HEAD or not groups:
            groups.append([])
        groups[-1].append((row.kind, row.text))
    return [line for group in reversed(groups) for line in group]


def test_turns_and_solstices_are_headed() -> None:
    heads = [text for kind, text in lines() if kind == HEAD]
    assert heads[:5] == [
        "Round 1, your turn.",
        "Round 1, turn of Bob.",
        "Round 1, turn of Cid.",
        "Round 1 ends with its solstice.",
        "Round 2, your turn.",
    ]


def test_what_is_picked_one_after_another_is_one_line() -> None:
    """The cards of a clean up are several actions."""
    told = [text for _, text in lines()]
    assert "Bob discards Sacred Scroll, Sacred Scroll, Portals and Daochang." in told


def test_what_a_card_does_to_somebody_is_one_line_that_names_it() -> None:
    told = [text for _, text in lines()]
    assert "City of Rome: You discard Unrest. You gain 1 population." in told
    assert "Visions of Shangri-la: Bob discards Sacred Scroll. Bob draws a card." in told
    assert "Mercenaries: Bob gains 3 progress." in told


def test_tokens_gained_and_paid_are_of_a_card() -> None:
    """But for the progress of a break through without a card of the suit, which the rules give."""
    tokens = [event for step in steps() for event in step.events if event.kind in ("gained", "paid", "stole")]
    bare = [dict(event.data) for event in tokens if "by" not in dict(event.data)]
    assert len(tokens) > 50
    assert all(data == {"what": "progress", "n": 1} for data in bare)


def test_a_line_that_goes_on_keeps_its_key_and_leads_to_the_last_action() -> None:
    log = LogModel(TITLE, NAMES)
    at = next(
        step.position
        for step, after in zip(steps(), steps()[1:], strict=False)
        if [event.kind for event in step.events] == [event.kind for event in after.events] == ["moved"]
    )
    log.tell(steps()[: at + 1], 0)
    before = log.rows[1]
    log.tell(steps()[: at + 2], 0)
    after = log.rows[1]
    assert (before.key, before.value + 1) == (after.key, after.value)
    assert before.text != after.text
