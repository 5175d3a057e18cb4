"""What the shared colony board writes on each sheet."""

import attrs
import pytest
from PySide6.QtGui import QColor

from ludarium.games.iron_age.state import Sea, State, changed
from ludarium.sheets.iron_age.marking import blank, facts
from ludarium.sheets.iron_age.printed import printed
from tests.sheets.desk import BOX, SEA, TITLE, colour_at, layouts, picture, played

NUMBER = {colony.id: number for number, colony in enumerate(SEA.colonies)}
NAMES = ("Ada", "Bo", "Cleo", "Dan")


def with_pegs(state: State, *pegs: dict[str, int], opponent: str = "") -> State:
    """The state with these pegs of each seat, and these colonies of the solitaire opponent."""
    seats = tuple(
        attrs.evolve(seat, colonies=tuple(own.get(colony, 0) for colony in NUMBER))
        for seat, own in zip(state.seats, pegs, strict=True)
    )
    held = sum(1 << NUMBER[colony] for colony in opponent.split())
    return changed(state, seats=seats, sea=Sea(every_turn=False, founded=0, opponent=held))


def start(seats: int) -> State:
    return played(seats, seed=1, actions=0, expansion="mediterranean")


def sheet(state: State, seat: int) -> tuple[set[str], dict[str, str]]:
    setup = TITLE.setup(NAMES[: len(state.seats)], options={"expansion": "mediterranean"})
    made = facts(TITLE, TITLE.observe(state, seat), seat, NAMES[seat], setup)
    strip = len(f"{seat}.")
    return {mark[strip:] for mark in made.marks}, {key[strip:]: text for key, text in made.texts.items()}


def about(marks: set[str], colony: str) -> set[str]:
    return {mark.removeprefix(f"colony.{colony}.") for mark in marks if mark.startswith(f"colony.{colony}.")}


def test_own_pegs_fill_holes_and_those_of_others_cross_them() -> None:
    state = with_pegs(start(3), {"mastia": 1}, {"mastia": 1}, {"massalia": 1})
    for seat, who in ((0, "Bo 1"), (1, "Ada 1")):
        marks, texts = sheet(state, seat)
        assert about(marks, "mastia") == {"1", "3.taken"}
        assert about(marks, "massalia") == {"2.taken"}
        assert texts["colony.mastia.owner"] == who
    assert sheet(state, 2)[1]["colony.mastia.owner"] == "Ada 1 and Bo 1"
    assert about(sheet(state, 2)[0], "mastia") == {"3.taken", "2.taken"}


@pytest.mark.rule("MED-SCORE-01")
def test_a_completed_colony_is_circled_on_its_owners_sheet_and_bears_the_name_on_the_others() -> None:
    state = with_pegs(start(2), {"crete": 3}, {"melita": 1})
    marks, texts = sheet(state, 0)
    assert about(marks, "crete") == {"1", "2", "3", "band", "ring"}
    assert (texts["colony.crete.owner"], texts["colony.melita.owner"]) == ("", "Bo")
    assert (texts["line.colonies"], texts["count.colony"], texts["count.pegs"]) == ("3", "1", "12")
    assert texts["note.colonies"] == "1 completed · 12 pegs left"
    marks, texts = sheet(state, 1)
    assert about(marks, "crete") == {"1.taken", "2.taken", "3.taken"}
    assert texts["colony.crete.owner"] == "Ada"


@pytest.mark.rule("MED-SETUP-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_colonies_for_four_are_struck_out_with_fewer(seats: int) -> None:
    marks, _ = sheet(with_pegs(start(seats), *[{}] * seats), 0)
    struck = {mark.split(".")[1] for mark in marks if mark.endswith(".struck")}
    assert struck == (set() if seats == 4 else {"ikosim", "oea", "rhodes", "antioch"})


@pytest.mark.rule("MED-SOLO-12")
def test_the_opponents_colonies_are_told_alone() -> None:
    marks, texts = sheet(with_pegs(start(1), {"palma": 1}, opponent="crete melita"), 0)
    assert about(marks, "crete") == {"1.taken", "2.taken", "3.taken"}
    assert texts["colony.crete.owner"] == "opponent"
    assert texts["opponent"] == "Melita, Crete"
    assert texts["note.colonies"] == "1 completed · 14 pegs left · opponent 2"


def test_a_match_without_the_expansion_says_nothing_of_colonies() -> None:
    made = facts(TITLE, played(2, 1, 40), 0)
    assert not [key for key in (*made.marks, *made.texts) if "colon" in key or "mediterranean" in key]


def test_the_sheet_says_that_it_is_the_expansions() -> None:
    assert "flag.mediterranean" in sheet(start(2), 0)[0]
    assert "0.flag.mediterranean" in blank(SEA).marks
    assert "0.flag.mediterranean" not in blank(BOX).marks


@pytest.mark.parametrize("name", ["paper, sea, A4", "paper, sea, quarter Letter", "table, sea, over the map"])
def test_every_mark_and_text_has_its_place(name: str) -> None:
    """Whatever the board can write is on the sheet; a tight one leaves out names, and numbers that are all the same."""
    layout = layouts()[name]()
    is_tight = "quarter" in name
    for colony in printed(SEA).board.colonies:
        key = f"0.colony.{colony.id}"
        assert {f"{key}.{k}" for k in range(1, colony.holes + 1)} <= set(layout.marks)
        assert f"{key}.{colony.holes + 1}" not in layout.marks
        assert (f"{key}.struck" in layout.marks) == colony.is_for_many
        assert (f"{key}.ring" in layout.marks) != is_tight
        assert (f"{key}.owner" in layout.slots) != is_tight
    assert ("0.opponent" in layout.slots) == (name == "paper, sea, A4")
    assert ("0.note.colonies" in layout.slots) == name.startswith("table")


def test_pegs_are_painted() -> None:
    layout = layouts()["paper, sea, A4"]()
    state = with_pegs(start(2), {"mastia": 1}, {"mastia": 1})
    canvas = picture(layout, facts(TITLE, state, 0), scale=0.2)

    def shade(hole: int) -> list[int]:
        """How dark the hole is: below its middle, and in its middle."""
        rect = layout.marks[f"0.colony.mastia.{hole}"].rect
        below = rect.center()
        below.setY(rect.top() + rect.height() * 0.72)
        return [colour_at(canvas, point, 0.2).lightness() for point in (below, rect.center())]

    assert shade(1) == [0, 0]
    assert shade(2) == [255, 255]
    below, middle = shade(3)
    assert below == 255
    assert middle < 120


def test_a_struck_development_is_painted_so() -> None:
    sea, base = (layouts()[name]() for name in ("paper, sea, A4", "paper, A4"))
    white = QColor("white").lightness()

    def struck(layout) -> bool:
        """Whether there is ink in the gap between cost and name."""
        texts = {text.text: text.rect for text in layout.texts}
        name = texts["Shipbuilding"]
        canvas = picture(layout, facts(TITLE, start(2), 0), scale=0.3)
        return any(
            colour_at(canvas, type(name.center())(name.left() - 25, name.center().y() + step), 0.3).lightness() < white
            for step in range(-20, 21, 2)
        )

    assert struck(sea)
    assert not struck(base)
