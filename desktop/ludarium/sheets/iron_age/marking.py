"""What a state writes on a seat's sheet."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.engine.contract import Standing
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.setting_up import first_seat
from ludarium.games.iron_age.state import (
    Seat,
    State,
    empire_dice,
    has_built,
    held,
    ports,
    provinces,
    strength,
)
from ludarium.games.iron_age.steps.founding import pegs_left
from ludarium.games.iron_age.title import IronAge
from ludarium.sheets.facts import Facts, Item, Run
from ludarium.sheets.iron_age.founding import Shared
from ludarium.sheets.iron_age.printed import development_name, line_name, monument_name
from ludarium.sheets.iron_age.short import MINUS
from ludarium.sheets.layout import Tone
from ludarium.sheets.lettering import BREAK
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.voice import Company

FIRST_DICE = 2
"""Starting dice, whichever second place is chosen."""


def facts(
    title: AnyTitle, state: State, seat: int, name: str = "", setup: Setup | None = None, date: str = ""
) -> Facts:
    """Return the facts of a seat's sheet in the observed state."""
    assert isinstance(title, IronAge)
    box, me = title.box_of(state), state.seats[seat]
    marks = {*_places(box, me), *_monuments(box, me, state.built), *_tracks(box, me)}
    marks |= {*_pegs(me), *_match(box, state, seat)}
    score = title.standing(state)[seat]
    texts = {"name": name, "occasion": _occasion(state, date), **_notes(box, me, state), **_counts(box, me)}
    if state.sea is not None:
        shared = Shared(box, state, seat)
        marks |= set(shared.marks())
        texts |= shared.texts(Company(setup.names if setup else ()))
    texts |= {"total": signed(score.total)} | {f"line.{key}": signed(points) for key, points in score.lines}
    return Facts(
        seat,
        _named(marks, seat),
        {f"{seat}.{key}": text for key, text in texts.items()},
        {f"{seat}.{key}": items for key, items in _summary(box, me, score).items()},
    )


def blank(box: Box, occasion: str = "") -> Facts:
    """Return the facts of an empty sheet: the first port, province and conquest marked, and two dice circled."""
    me = first_seat(box)
    marks = {*_places(box, me), *_tracks(box, me), *(f"dice.{n}" for n in range(1, FIRST_DICE + 1))}
    marks |= {f"tribute.limit.{limit.tribute}" for limit in (box.limits(full=False), box.limits(full=True))}
    marks |= {"flag.mediterranean"} if box.board else set()
    return Facts(0, _named(marks, 0), {"0.occasion": occasion, "0.line.skulls": MINUS})


def _named(marks: set[str], seat: int) -> frozenset[str]:
    return frozenset(f"{seat}.{mark}" for mark in marks)


# Marks


def _places(box: Box, me: Seat) -> Iterator[str]:
    """Return ports, urns and provinces, filled from left to right, and the dice they give."""
    yield from (f"dice.{n + 1}" for n in range(empire_dice(box, me)))
    yield from (f"port.{n + 1}.box" for n in range(me.port_boxes))
    urns = [f"urn.{n}.{k}" for n, port in enumerate(box.content.ports, 1) for k in range(1, port.urns + 1)]
    yield from urns[: me.urns]
    boxes = [
        f"province.{n}.{k}" for n, place in enumerate(box.content.provinces, 1) for k in range(1, place.population + 1)
    ]
    yield from boxes[: box.content.provinces[0].population + me.province_boxes]


def _monuments(box: Box, me: Seat, built: int) -> Iterator[str]:
    """Return boxes, with scored points circled and the larger number struck out if someone else was first."""
    for n, (filled, monument) in enumerate(zip(me.monuments, box.content.monuments, strict=True)):
        yield from (f"monument.{monument.id}.{k + 1}" for k in range(filled))
        is_first = bool(me.first >> n & 1)
        if has_built(box, me, n):
            yield f"monument.{monument.id}.{'first' if is_first else 'later'}"
        if built >> n & 1 and not is_first:
            yield f"monument.{monument.id}.struck"


def _tracks(box: Box, me: Seat) -> Iterator[str]:
    yield from (f"conquest.{n + 1}" for n in range(me.conquest))
    yield from (f"tribute.{n + 1}" for n in range(min(me.tribute, box.content.values.tribute_boxes.value)))
    yield from (f"skulls.{n + 1}" for n in range(min(me.skulls, box.content.values.skull_boxes.value)))
    for n, development in enumerate(box.content.developments):
        if me.developments >> n & 1:
            yield f"development.{development.id}.band"
            yield f"development.{development.id}.ring"


def _pegs(me: Seat) -> Iterator[str]:
    for row in ("wealth", "ships", "armies", "goods", "food"):
        yield f"{row}.{getattr(me, row)}"


def _match(box: Box, state: State, seat: int) -> Iterator[str]:
    """Return the starting player, the length and the rounds played."""
    if len(state.seats) > 1:
        if seat == state.first:
            yield "flag.start"
        yield "flag.full" if state.full else "flag.short"
        yield f"tribute.limit.{_limit(box, state)}"
    else:
        done = state.round if not state.stack else state.round - 1
        yield from (f"round.{n + 1}" for n in range(done))
    if box.board:
        yield "flag.mediterranean"


def _limit(box: Box, state: State) -> int:
    return box.limits(state.full).tribute


# Texts


def _occasion(state: State, date: str) -> str:
    """Describe which match this is: length, round, date."""
    said = [length(state), sheets.tr("round {round}", round=state.round)]
    return BREAK.join([*said, date] if date else said)


def length(state: State) -> str:
    if len(state.seats) == 1:
        return sheets.tr("solo game")
    return sheets.tr("full game") if state.full else sheets.tr("short game")


def _notes(box: Box, me: Seat, state: State) -> dict[str, str]:
    """Return the notes beside the headings of a sheet on the table."""
    tribute = _points(me.tribute)
    if len(state.seats) > 1:
        tribute = sheets.tr("{points} · end at {limit}", points=tribute, limit=_limit(box, state))
    total = strength(box, me)
    return {
        "note.conquest": sheets.tr("next tribe {strength}", strength=me.conquest),
        "note.tribute": tribute,
        "note.skulls": (MINUS if me.skulls else "") + _points(me.skulls),
        "strength": sheets.tr("Strength in battle {strength}", strength=total),
        "strength.parts": _strength_parts(me.armies, total - me.armies),
    }


def _points(points: int) -> str:
    return sheets.tr("%n points", "%n point", points)


def _strength_parts(armies: int, bonus: int) -> str:
    said = sheets.tr("%n armies", "%n army", armies)
    if not bonus:
        return sheets.tr("{armies}, no bonus", armies=said)
    return sheets.tr("{armies}, bonus {bonus}", armies=said, bonus=signed(bonus, plus=True))


def _counts(box: Box, me: Seat) -> dict[str, str]:
    counts = {
        "port": ports(box, me),
        "province": provinces(box, me),
        "dice": empire_dice(box, me),
        "conquest": me.conquest,
        "tribute": me.tribute,
        "skulls": me.skulls,
    }
    if box.board:
        counts |= {"colony": len(held(box, me)), "pegs": pegs_left(box, me)}
    return {f"count.{key}": str(count) for key, count in counts.items()}


def signed(number: int, plus: bool = False) -> str:
    """Format the number with a real minus sign."""
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if plus and number else str(number)


# The few lines that sum up an opponent


def _summary(box: Box, me: Seat, score: Standing) -> dict[str, tuple[Item, ...]]:
    return {
        "summary.monument": tuple(_monument_runs(box, me)) or (_none(sheets.tr("no monument yet")),),
        "summary.development": tuple(_development_runs(box, me)) or (_none(sheets.tr("no development yet")),),
        "summary.score": tuple(
            (Run(f"{line_name(key)} {signed(points)}", tone=Tone.MUTED),) for key, points in score.lines if points
        ),
    }


def _none(text: str) -> Item:
    return (Run(text, tone=Tone.MUTED),)


def _monument_runs(box: Box, me: Seat) -> Iterator[Item]:
    """Return finished monuments with their points and begun ones with their boxes."""
    for n, (filled, monument) in enumerate(zip(me.monuments, box.content.monuments, strict=True)):
        name = monument_name(monument)
        if filled >= monument.boxes:
            points = monument.points_first if me.first >> n & 1 else monument.points_later
            yield Run(name, is_strong=True), Run(str(points), is_strong=True, is_gain=True)
        elif filled:
            yield Run(name), Run(f"{filled}/{monument.boxes}", tone=Tone.MUTED)


def _development_runs(box: Box, me: Seat) -> Iterator[Item]:
    for n, development in enumerate(box.content.developments):
        if me.developments >> n & 1:
            name = development_name(development)
            yield Run(name, is_strong=True), Run(str(development.points))
