"""Edicts: what they ask for, what of it is met, and the goal that their values make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.engine.frames import NOTHING
from ludarium.engine.steps import View
from ludarium.games.rome import filters
from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Form, Requirement
from ludarium.games.rome.counting import track_number
from ludarium.games.rome.kinds import TRACK_OF


def form(box: Box, edict: int, full: bool) -> Form:
    return box.edicts[edict].full if full else box.edicts[edict].partial


def paid_requirements(box: Box, view: View) -> Iterator[tuple[int, Requirement]]:
    """The requirements that are paid space by space, each with its edict, in the order of the cubes."""
    for edict, full in view.seat.edicts:
        for requirement in form(box, edict, full).requirements:
            if requirement.kind == "steps":
                yield edict, requirement


def next_spaces(box: Box, view: View) -> Iterator[tuple[int, int, Mapping[str, int]]]:
    """The next space of each such requirement: its cube, its edict, its cost."""
    for cube, (edict, requirement) in enumerate(paid_requirements(box, view)):
        paid = view.seat.cubes[cube]
        if paid < len(requirement.steps):
            yield cube, edict, requirement.steps[paid]


def progress(box: Box, view: View) -> Iterator[tuple[int, Requirement, int, int]]:
    """For each requirement of the edicts in use: the edict, how far it is met and how far it should be.

    What must not be more than a number is met as far as the number is kept: 1 of 1, or 0 of 1.
    """
    cube = 0
    for edict, full in view.seat.edicts:
        for requirement in form(box, edict, full).requirements:
            if requirement.kind == "steps":
                yield edict, requirement, view.seat.cubes[cube], len(requirement.steps)
                cube += 1
            elif requirement.what == "burdens":
                yield edict, requirement, int(burdens(box, view) <= requirement.at_most), 1
            else:
                yield edict, requirement, _count(box, view, requirement), requirement.at_least


def _count(box: Box, view: View, requirement: Requirement) -> int:
    match requirement.what:
        case "developments":
            fits = filters.places(box, f"development&{requirement.where}" if requirement.where else "development")
            return len(filters.spaces(view, fits, NOTHING))
        case "track":
            return track_number(box, view, TRACK_OF[requirement.track])
        case "enemy_conquered":
            return len(view.seat.beaten)
        case "trade_agreement_made":
            return int(view.seat.traded)
    raise ValueError(f"no such requirement: {requirement.what!r}")


def burdens(box: Box, view: View) -> int:
    """How many strife and loans the player owns: all that are neither in supply nor in the trash."""
    seat, numbers = view.seat, box.numbers
    trashed = seat.trash.count(box.strife) + seat.trash.count(box.loan)
    return int(numbers.strife - view.strife + numbers.loans - view.loans - trashed)


def are_met(box: Box, view: View) -> bool:
    return all(have >= need for _, _, have, need in progress(box, view))


def goal(box: Box, view: View) -> int | None:
    """The glory to reach; None while the edicts are not chosen."""
    values = sorted(form(box, edict, full).glory for edict, full in view.seat.edicts)
    if not values or view.seat.shown:
        return None
    match box.settings[view.setting][1].goal:
        case "sum_two_highest":
            return sum(values[-2:])
        case "sum_two_lowest":
            return sum(values[:2])
    return sum(values)
