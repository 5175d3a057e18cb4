"""What a state writes on a seat's sheet."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.contract import Standing
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.games.iron_age.colonising import pegs_left
from ludarium.games.iron_age.content import Content
from ludarium.games.iron_age.state import (
    Empire,
    State,
    empire_dice,
    first_state,
    has_built,
    held,
    ports,
    provinces,
    strength,
)
from ludarium.games.iron_age.title import IronAge
from ludarium.sheets.facts import Facts, Item, Run
from ludarium.sheets.iron_age.founding import Shared
from ludarium.sheets.iron_age.printed import development_name, line_name, monument_name
from ludarium.sheets.iron_age.short import MINUS, sheets
from ludarium.sheets.layout import Tone
from ludarium.sheets.lettering import BREAK
from ludarium.words.voice import Company

FIRST_DICE = 2
"""Everyone begins with two dice, whichever second place is taken."""


def facts(
    title: AnyTitle, state: State, seat: int, name: str = "", setup: Setup | None = None, date: str = ""
) -> Facts:
    """The sheet of a seat, as the observed state has it."""
    assert isinstance(title, IronAge)
    box, empire = title.box_of(state), state.empires[seat]
    marks = {*_places(empire, box), *_monuments(empire, state.built, box), *_tracks(empire, box)}
    marks |= {*_pegs(empire), *_match(state, seat, box)}
    score = title.standing(state)[seat]
    texts = {"name": name, "occasion": _occasion(state, date), **_notes(empire, state, box), **_counts(empire, box)}
    if state.sea is not None:
        shared = Shared(state, seat, box)
        marks |= set(shared.marks())
        texts |= shared.texts(Company(setup.names if setup else ()))
    texts |= {"total": signed(score.total)} | {f"line.{key}": signed(points) for key, points in score.lines}
    return Facts(
        seat,
        _named(marks, seat),
        {f"{seat}.{key}": text for key, text in texts.items()},
        {f"{seat}.{key}": items for key, items in _summary(empire, score, box).items()},
    )


def blank(box: Content, occasion: str = "") -> Facts:
    """An empty sheet, as printed: the first port, province and conquest are marked, and two dice circled."""
    empire = first_state(box, seats=1, first=0, full=True, seed=0, counter=0).empires[0]
    marks = {*_places(empire, box), *_tracks(empire, box), *(f"dice.{n}" for n in range(1, FIRST_DICE + 1))}
    marks |= {f"tribute.limit.{limit.tribute}" for limit in (box.limits.short, box.limits.full)}
    marks |= {"flag.mediterranean"} if box.board else set()
    return Facts(0, _named(marks, 0), {"0.occasion": occasion, "0.line.skulls": MINUS})


def _named(marks: set[str], seat: int) -> frozenset[str]:
    return frozenset(f"{seat}.{mark}" for mark in marks)


# Marks


def _places(empire: Empire, box: Content) -> Iterator[str]:
    """Ports, urns and provinces, filled from left to right, and the dice that they are worth."""
    yield from (f"dice.{n + 1}" for n in range(empire_dice(empire, box.tables)))
    yield from (f"port.{n + 1}.box" for n in range(empire.port_boxes))
    urns = [f"urn.{n}.{k}" for n, port in enumerate(box.ports, 1) for k in range(1, port.urns + 1)]
    yield from urns[: empire.urns]
    boxes = [f"province.{n}.{k}" for n, place in enumerate(box.provinces, 1) for k in range(1, place.population + 1)]
    yield from boxes[: box.provinces[0].population + empire.province_boxes]


def _monuments(empire: Empire, built: int, box: Content) -> Iterator[str]:
    """Boxes; the points scored circled; the larger number struck out where someone else was first."""
    for n, (filled, monument) in enumerate(zip(empire.monuments, box.monuments, strict=True)):
        yield from (f"monument.{monument.id}.{k + 1}" for k in range(filled))
        is_first = bool(empire.first >> n & 1)
        if has_built(empire, n, box):
            yield f"monument.{monument.id}.{'first' if is_first else 'later'}"
        if built >> n & 1 and not is_first:
            yield f"monument.{monument.id}.struck"


def _tracks(empire: Empire, box: Content) -> Iterator[str]:
    yield from (f"conquest.{n + 1}" for n in range(empire.conquest))
    yield from (f"tribute.{n + 1}" for n in range(min(empire.tribute, box.values.tribute_boxes.value)))
    yield from (f"skulls.{n + 1}" for n in range(min(empire.skulls, box.values.skull_boxes.value)))
    for n, development in enumerate(box.developments):
        if empire.developments >> n & 1:
            yield f"development.{development.id}.band"
            yield f"development.{development.id}.ring"


def _pegs(empire: Empire) -> Iterator[str]:
    for row in ("wealth", "ships", "armies", "goods", "food"):
        yield f"{row}.{getattr(empire, row)}"


def _match(state: State, seat: int, box: Content) -> Iterator[str]:
    """Who starts, how long it is, what has been played."""
    if len(state.empires) > 1:
        if seat == state.first:
            yield "flag.start"
        yield "flag.full" if state.full else "flag.short"
        yield f"tribute.limit.{_limit(state, box)}"
    else:
        done = state.round if not state.stack else state.round - 1
        yield from (f"round.{n + 1}" for n in range(done))
    if box.board:
        yield "flag.mediterranean"


def _limit(state: State, box: Content) -> int:
    return (box.limits.full if state.full else box.limits.short).tribute


# Texts


def _occasion(state: State, date: str) -> str:
    """Which match this is: how long, how far, when."""
    said = [length(state), sheets.tr("round {round}", round=state.round)]
    return BREAK.join([*said, date] if date else said)


def length(state: State) -> str:
    if len(state.empires) == 1:
        return sheets.tr("solo game")
    return sheets.tr("full game") if state.full else sheets.tr("short game")


def _notes(empire: Empire, state: State, box: Content) -> dict[str, str]:
    """What stands beside the headings of a sheet on the table."""
    tribute = _points(empire.tribute)
    if len(state.empires) > 1:
        tribute = sheets.tr("{points} · end at {limit}", points=tribute, limit=_limit(state, box))
    total = strength(empire, box.tables)
    return {
        "note.conquest": sheets.tr("next tribe {strength}", strength=empire.conquest),
        "note.tribute": tribute,
        "note.skulls": (MINUS if empire.skulls else "") + _points(empire.skulls),
        "strength": sheets.tr("Strength in battle {strength}", strength=total),
        "strength.parts": _strength_parts(empire.armies, total - empire.armies),
    }


def _points(points: int) -> str:
    return sheets.tr("%n points", "%n point", points)


def _strength_parts(armies: int, bonus: int) -> str:
    said = sheets.tr("%n armies", "%n army", armies)
    if not bonus:
        return sheets.tr("{armies}, no bonus", armies=said)
    return sheets.tr("{armies}, bonus {bonus}", armies=said, bonus=signed(bonus, plus=True))


def _counts(empire: Empire, box: Content) -> dict[str, str]:
    counts = {
        "port": ports(empire, box.tables),
        "province": provinces(empire, box.tables),
        "dice": empire_dice(empire, box.tables),
        "conquest": empire.conquest,
        "tribute": empire.tribute,
        "skulls": empire.skulls,
    }
    if box.board:
        counts |= {"colony": len(held(empire, box.tables)), "pegs": pegs_left(empire, box.tables)}
    return {f"count.{key}": str(count) for key, count in counts.items()}


def signed(number: int, plus: bool = False) -> str:
    """The number with a real minus sign."""
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if plus and number else str(number)


# The few lines that sum up an opponent


def _summary(empire: Empire, score: Standing, box: Content) -> dict[str, tuple[Item, ...]]:
    return {
        "summary.monument": tuple(_monument_runs(empire, box)) or (_none(sheets.tr("no monument yet")),),
        "summary.development": tuple(_development_runs(empire, box)) or (_none(sheets.tr("no development yet")),),
        "summary.score": tuple(
            (Run(f"{line_name(key)} {signed(points)}", tone=Tone.MUTED),) for key, points in score.lines if points
        ),
    }


def _none(text: str) -> Item:
    return (Run(text, tone=Tone.MUTED),)


def _monument_runs(empire: Empire, box: Content) -> Iterator[Item]:
    """Finished ones with their points, begun ones with their boxes."""
    for n, (filled, monument) in enumerate(zip(empire.monuments, box.monuments, strict=True)):
        name = monument_name(monument)
        if filled >= monument.boxes:
            points = monument.points_first if empire.first >> n & 1 else monument.points_later
            yield Run(name, is_strong=True), Run(str(points), is_strong=True, is_gain=True)
        elif filled:
            yield Run(name), Run(f"{filled}/{monument.boxes}", tone=Tone.MUTED)


def _development_runs(empire: Empire, box: Content) -> Iterator[Item]:
    for n, development in enumerate(box.developments):
        if empire.developments >> n & 1:
            name = development_name(development)
            yield Run(name, is_strong=True), Run(str(development.points))
