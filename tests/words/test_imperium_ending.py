"""Why a match of Imperium comes to its end, in words: six ways to scoring, what the bot does, and the collapse."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.engine.actions import parse
from tests.games.imperium.table import TITLE, Table, card, plain
from tests.games.imperium.test_rounds import drawing

NAMES = ("Ann", "Ben")


def announced(table: Table, text: str, viewer: int = 0) -> list[str]:
    """What all must hear of an action."""
    told = [event for event in TITLE.tell(table.state, parse(text)) if event.kind in TITLE.announced]
    return [words.event(TITLE, event, NAMES, viewer) for event in told]


def main_deck() -> tuple[Table, str]:
    table = plain().set(main=(card("hills"),)).market("oracle", "marsh")
    return table.put(hand=("armenians",)), "play armenians"


def development() -> tuple[Table, str]:
    return plain("greeks,celts").put(hand=("glorious",), empire=True, development=("philosophy",)), "play glorious"


def king_of_kings() -> tuple[Table, str]:
    table = plain("celts,romans").put(hand=("glory",), play=("hills", "river", "forest"))
    return table.set(fame=()), "play glory"


def harald() -> tuple[Table, str]:
    return drawing("vikings,celts", nation_deck=()), "use coinage 100"


def graal() -> tuple[Table, str]:
    return plain("arthurians,celts").put(hand=("graal",)), "play graal"


def collapse() -> tuple[Table, str]:
    table = plain().set(unrest=1, uncivilised=(card("elders"),)).market("hills", "marsh", "river", "oracle", "forest")
    return table.put(hand=("armenians",)), "play armenians"


@pytest.mark.rule("IMP-END-01", "IMP-END-02", "IMP-END-03", "IMP-END-04", "IMP-END-05", "IMP-END-10")
@pytest.mark.parametrize(
    ("way", "own", "other"),
    [
        (main_deck, "The main deck is empty: round 2 is the last.", "The main deck is empty: round 2 is the last."),
        (
            development,
            "Your development area is empty: round 2 is the last.",
            "The development area of Ann is empty: round 2 is the last.",
        ),
        (
            king_of_kings,
            "You trigger scoring with King of Kings: round 2 is the last.",
            "Ann triggers scoring with King of Kings: round 2 is the last.",
        ),
        (
            harald,
            "You trigger scoring with Harald Hardrada: round 2 is the last.",
            "Ann triggers scoring with Harald Hardrada: round 2 is the last.",
        ),
        (
            graal,
            "You trigger scoring with Graal: round 2 is the last.",
            "Ann triggers scoring with Graal: round 2 is the last.",
        ),
        (
            collapse,
            "The last Unrest leaves the pile: collapse.",
            "The last Unrest leaves the pile: collapse.",
        ),
    ],
)
def test_each_way_to_the_end_is_told_with_its_cause(way, own, other):
    table, text = way()
    assert announced(table, text) == [own]
    assert announced(table, text, viewer=1) == [other]


@pytest.mark.rule("IMP-END-06")
def test_shangri_la_is_named():
    table = plain("utopians,celts").put(population=24)
    first, power = table.seat().fixed
    table.put(fixed=(first, type(power)(2, card("shangri-la")))).set(round=1).solstice()
    found = {one for action in table.actions for one in announced(table, action)}
    assert found == {"You trigger scoring with Shangri-la: round 2 is the last."}
