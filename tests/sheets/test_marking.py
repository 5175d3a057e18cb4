"""What is painted is what the state says."""

from collections import Counter

import attrs
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from ludarium.games.iron_age.state import Seat, State, empire_dice
from ludarium.sheets.facts import Facts
from ludarium.sheets.iron_age.marking import blank, facts, signed
from ludarium.sheets.layout import Layout, Mark, Shape
from tests.sheets.desk import BOX, TITLE, a4, colour_at, match, picture, played, table_ink, wide

STATES = [
    (seats, seed, actions) for seats, seed in ((1, 3), (2, 1), (3, 7), (4, 2)) for actions in (0, 40, 150, 100_000)
]
PAINTED = {
    "paper": (a4, None, 0.12),
    "light": (lambda seat=0: wide(848, 548, seat=seat), table_ink("light"), 1.0),
    "dark": (lambda seat=0: wide(848, 548, seat=seat), table_ink("dark"), 1.0),
}


def _spot(mark: Mark) -> QPointF:
    """Where a filled mark is full and an empty one is empty: not on its outline, not on its number."""
    rect = mark.rect
    return QPointF(rect.center().x(), rect.top() + rect.height() * 0.2) if mark.shape is Shape.PEG else rect.center()


def _filled(layout: Layout, canvas: QImage, fill: QColor, scale: float) -> Counter[str]:
    """How many boxes of each kind are painted full."""
    found: Counter[str] = Counter()
    for mark in layout.marks.values():
        if mark.shape in (Shape.BOX, Shape.URN, Shape.SKULL, Shape.PEG):
            seen = colour_at(canvas, _spot(mark), scale)
            if max(abs(seen.red() - fill.red()), abs(seen.green() - fill.green()), abs(seen.blue() - fill.blue())) < 60:
                found[".".join(mark.key.split(".")[1:3]) if ".monument." in mark.key else mark.key.split(".")[1]] += 1
    return found


def _expected(own: Seat, with_pegs: bool) -> Counter[str]:
    expected = Counter(
        {
            "port": own.port_boxes,
            "urn": own.urns,
            "province": 1 + own.province_boxes,
            "conquest": own.conquest,
            "tribute": min(60, own.tribute),
            "skulls": min(45, own.skulls),
        }
    )
    for monument, filled in zip(BOX.content.monuments, own.monuments, strict=True):
        expected[f"monument.{monument.id}"] = filled
    if with_pegs:
        expected.update(dict.fromkeys(("wealth", "ships", "armies", "goods", "food"), 1))
    return +expected


@pytest.mark.parametrize(("seats", "seed", "actions"), STATES)
@pytest.mark.parametrize("way", PAINTED)
def test_as_many_boxes_are_full_as_the_state_says(way: str, seats: int, seed: int, actions: int) -> None:
    lay_out, ink, scale = PAINTED[way]
    state = played(seats, seed, actions)
    for seat in range(seats):
        layout = lay_out(seat=seat)
        canvas = picture(layout, facts(TITLE, TITLE.observe(state, seat), seat, "Ada"), ink, scale)
        found = _filled(layout, canvas, ink.fill if ink else QColor("black"), scale)
        for other in ("flag", "round"):
            found.pop(other, None)
        assert found == _expected(state.seats[seat], with_pegs=way == "paper")


def test_pegs_stand_where_the_state_says() -> None:
    state = played(2, 5, 300)
    made = facts(TITLE, state, 1).marks
    for row in BOX.content.rows:
        assert [mark for mark in made if mark.startswith(f"1.{row.id}.")] == [
            f"1.{row.id}.{getattr(state.seats[1], row.id)}"
        ]


def _ringed(layout: Layout, canvas: QImage, mark: Mark, plain: QImage) -> bool:
    """Whether a ring is painted: whether the sheet differs there from one on which nothing is circled."""
    edge = QPointF(mark.rect.center().x(), mark.rect.top())
    return colour_at(canvas, edge, 2.0) != colour_at(plain, edge, 2.0)


def test_owned_developments_and_built_monuments_are_circled() -> None:
    layout, ink = wide(848, 548), table_ink()
    plain = picture(layout, Facts(), ink, 2.0)
    for state in list(match(2, 9))[::60]:
        own = state.seats[0]
        canvas = picture(layout, facts(TITLE, state, 0), ink, 2.0)
        for n, development in enumerate(BOX.content.developments):
            ring = layout.marks[f"0.development.{development.id}.ring"]
            assert _ringed(layout, canvas, ring, plain) == bool(own.developments >> n & 1), development.id
        for n in range(1, 7):
            assert _ringed(layout, canvas, layout.marks[f"0.dice.{n}"], plain) == (n <= empire_dice(BOX, own))


def _obelisk_twice() -> State:
    """A match of two in which seat 0 was the first to build the Obelisk, and seat 1 has built it later."""
    state = played(2, 1, 30)
    boxes = BOX.content.monuments[0].boxes
    first, second = (attrs.evolve(own, monuments=(boxes, 0, 0, 0, 0), first=0) for own in state.seats)
    return attrs.evolve(state, built=1, seats=(attrs.evolve(first, first=1), second))


def test_the_first_builder_scores_more_and_the_others_strike_it_out() -> None:
    state = _obelisk_twice()
    first, later = (facts(TITLE, state, seat).marks for seat in (0, 1))
    assert "0.monument.obelisk.first" in first
    assert not {"0.monument.obelisk.later", "0.monument.obelisk.struck"} & first
    assert {"1.monument.obelisk.later", "1.monument.obelisk.struck"} <= later
    assert "1.monument.obelisk.first" not in later


# Words and numbers


@pytest.mark.parametrize(("seats", "seed", "actions"), STATES)
def test_the_score_is_that_of_the_rules(seats: int, seed: int, actions: int) -> None:
    state = played(seats, seed, actions)
    for seat, standing in enumerate(TITLE.standing(state)):
        texts = facts(TITLE, state, seat).texts
        assert texts[f"{seat}.total"] == signed(standing.total)
        assert {key: texts[f"{seat}.line.{key}"] for key, _ in standing.lines} == {
            key: signed(points) for key, points in standing.lines
        }


def test_a_minus_is_a_minus() -> None:
    assert signed(-4) == "\N{MINUS SIGN}4"
    assert signed(0) == "0"
    assert signed(3, plus=True) == "+3"


def test_who_starts_and_how_long_it_is() -> None:
    state = played(3, 4, 20, "short")
    flags = [{mark.split(".")[2] for mark in facts(TITLE, state, seat).marks if ".flag." in mark} for seat in range(3)]
    assert [("start" in mark) for mark in flags] == [seat == state.first for seat in range(3)]
    assert all("short" in mark and "full" not in mark for mark in flags)
    assert "0.tribute.limit.30" in facts(TITLE, state, 0).marks
    assert "0.tribute.limit.50" not in facts(TITLE, state, 0).marks


def test_the_rounds_of_a_solitaire_game_are_ticked_off() -> None:
    states = list(match(1, 6))
    for state in (states[0], states[len(states) // 2], states[-1]):
        done = 8 if not state.stack else state.round - 1
        assert sum(".round." in mark for mark in facts(TITLE, state, 0).marks) == done
    assert not [mark for mark in facts(TITLE, played(2, 1), 0).marks if ".round." in mark]


def test_name_and_occasion_are_written() -> None:
    state = played(2, 1, 60)
    texts = facts(TITLE, state, 1, "Ada", date="16 November 2026").texts
    assert texts["1.name"] == "Ada"
    assert texts["1.occasion"] == f"full game · round {state.round} · 16 November 2026"
    assert facts(TITLE, played(1, 3, 5), 0).texts["0.occasion"].startswith("solo game")


def test_a_blank_sheet_is_as_printed() -> None:
    marks = Counter(mark.split(".")[1] for mark in blank(BOX).marks)
    assert marks == {"dice": 2, "port": 1, "province": 1, "conquest": 1, "tribute": 2}
    assert blank(BOX).marks >= {"0.tribute.limit.30", "0.tribute.limit.50"}
    assert "0.total" not in blank(BOX).texts


def test_strength_says_what_it_is_made_of() -> None:
    for state in list(match(2, 12))[::50]:
        own, texts = state.seats[0], facts(TITLE, state, 0).texts
        armies = f"{own.armies} {'army' if own.armies == 1 else 'armies'}"
        assert texts["0.strength.parts"].startswith(armies)
        assert texts["0.note.conquest"] == f"next tribe {own.conquest}"
