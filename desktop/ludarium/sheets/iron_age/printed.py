"""Printed texts of the sheet in the current language, made from the content so that both agree."""

from __future__ import annotations

import attrs

from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.content import Content, Development, Disaster, Monument
from ludarium.games.iron_age.scoring import standing
from ludarium.games.iron_age.setting_up import first_seat
from ludarium.look import icons
from ludarium.sheets.iron_age.board import PrintedBoard, printed_board
from ludarium.sheets.iron_age.short import TIMES, immunity, short_text
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.iron_age.names import DEVELOPMENTS, DISASTERS, MONUMENTS, NAMES, ROW_HEADS, named

STAR = "★"


@attrs.frozen
class PrintedMonument:
    """A row of the monuments. ``note``: the disaster it protects from."""

    id: str
    name: str
    boxes: int
    first: int
    later: int
    note: str
    icon: str


@attrs.frozen
class PrintedDevelopment:
    """A row of the developments. ``is_struck``: it cannot be bought."""

    id: str
    cost: int
    name: str
    text: str
    points: int
    is_struck: bool = False


@attrs.frozen
class PrintedDisaster:
    """A row of the table of skulls."""

    skulls: str
    name: str
    text: str


@attrs.frozen
class PrintedRow:
    """A row of the peg board."""

    id: str
    name: str
    holes: int


@attrs.frozen
class Printed:
    """The printed texts of the whole sheet.

    ports: the urns of each; provinces: the boxes of each and the tribute they bring
    limits: tribute that ends the short and the full game
    lines: the lines of the score, by key
    board: the expansion's part, on its own sheet
    """

    dice: int
    ports: tuple[int, ...]
    provinces: tuple[tuple[int, int], ...]
    armies: int
    monuments: tuple[PrintedMonument, ...]
    developments: tuple[PrintedDevelopment, ...]
    disasters: tuple[PrintedDisaster, ...]
    rows: tuple[PrintedRow, ...]
    conquest: int
    tribute: int
    skulls: int
    limits: tuple[int, int]
    lines: tuple[tuple[str, str], ...]
    rounds: int
    board: PrintedBoard | None


def printed(box: Box) -> Printed:
    """Return the printed texts for that content."""
    content, values = box.content, box.content.values
    return Printed(
        dice=content.empire_dice.value,
        ports=tuple(port.urns for port in content.ports),
        provinces=tuple((province.population, province.tribute) for province in content.provinces),
        armies=max(province.armies for province in content.provinces),
        monuments=tuple(_monument(monument) for monument in content.monuments),
        developments=tuple(_development(development, content) for development in content.developments),
        disasters=tuple(_disaster(disaster, content) for disaster in content.disasters),
        rows=tuple(PrintedRow(row.id, named(ROW_HEADS, row.id), row.holes) for row in content.rows),
        conquest=values.conquest_boxes.value,
        tribute=values.tribute_boxes.value,
        skulls=values.skull_boxes.value,
        limits=(content.limits.short.tribute, content.limits.full.tribute),
        lines=tuple((key, line_label(key, box)) for key in _lines(box)),
        rounds=box.rounds,
        board=printed_board(box.board) if box.board else None,
    )


def _lines(box: Box) -> tuple[str, ...]:
    """Return the lines of the score in the order of the rules."""
    return tuple(key for key, _ in standing(box, first_seat(box)).lines)


def line_label(key: str, box: Box) -> str:
    """Label a line, with the worth of each item if it is more than a point."""
    worth = {"wealth": box.points_per_wealth, "colonies": box.colony_points}
    if key not in worth:
        return line_name(key)
    return sheets.tr("{line} {times} {points}", times=TIMES, line=line_name(key), points=worth[key])


def line_name(key: str) -> str:
    return sheets.tr("Disasters") if key == "skulls" else NAMES.score_line(key)


def monument_name(monument: Monument) -> str:
    return named(MONUMENTS, monument.id) if monument.id in MONUMENTS else monument.name


def development_name(development: Development) -> str:
    return named(DEVELOPMENTS, development.id) if development.id in DEVELOPMENTS else development.name


def _monument(monument: Monument) -> PrintedMonument:
    icon = f"monument-{monument.id}"
    return PrintedMonument(
        monument.id,
        monument_name(monument),
        monument.boxes,
        monument.points_first,
        monument.points_later,
        immunity(monument.immune_to) if monument.immune_to else "",
        icon if icon in icons.names() else "monument",
    )


def _development(development: Development, content: Content) -> PrintedDevelopment:
    name = development_name(development)
    return PrintedDevelopment(
        development.id,
        development.cost,
        f"{STAR} {name}" if development.star else name,
        short_text(development, content),
        development.points,
        bool(content.board and development.id == content.board.struck.development),
    )


def _disaster(disaster: Disaster, content: Content) -> PrintedDisaster:
    is_last = disaster.skulls == max(other.skulls for other in content.disasters)
    return PrintedDisaster(
        f"{disaster.skulls}+" if is_last else str(disaster.skulls),
        named(DISASTERS, disaster.id),
        _strike(disaster),
    )


def _strike(disaster: Disaster) -> str:
    """Describe the disaster's effect and victims."""
    if disaster.battle:
        if disaster.strikes == "all":
            return sheets.tr("all battle {number}", number=disaster.battle)
        if disaster.strikes == "opponents":
            return sheets.tr("others battle {number}", number=disaster.battle)
        return sheets.tr("battle {number}", number=disaster.battle)
    if disaster.strikes == "all":
        return sheets.tr("all %n skulls", "all %n skull", disaster.marks)
    if disaster.strikes == "opponents":
        return sheets.tr("others %n skulls", "others %n skull", disaster.marks)
    return sheets.tr("%n skulls", "%n skull", disaster.marks)
