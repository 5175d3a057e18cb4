"""What edicts ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ludarium.games.rome.content import Edict, Form, Requirement
from ludarium.words.effects.phrasing import sentence
from ludarium.words.rome.names import TRACKS, amounts, named, rome, tokens
from ludarium.words.rome.speech import speech
from ludarium.words.voice import groups, listing, sentences


def edict_lines(edict: Edict) -> Iterator[str]:
    yield rome.tr(
        "Partial, {glory}: {demands}", glory=tokens("glory", edict.partial.glory), demands=form_text(edict.partial)
    )
    yield rome.tr("Full, {glory}: {demands}", glory=tokens("glory", edict.full.glory), demands=form_text(edict.full))


def form_text(form: Form) -> str:
    return sentences(*(sentence(demand(requirement)) for requirement in form.requirements))


def demand(requirement: Requirement) -> str:
    """Return a requirement as a clause: build at least 3 developments of Level II."""
    if requirement.kind == "steps":
        return _in_order(requirement)
    return DEMANDS[requirement.what](requirement)


def _in_order(requirement: Requirement) -> str:
    spaces = [listing(amounts(space.items())) for space in requirement.steps]
    return rome.tr("pay in order: {spaces}", spaces=groups(spaces))


def _developments(requirement: Requirement) -> str:
    where = f"development&{requirement.where}" if requirement.where else "development"
    things = speech().kind(where).counted(requirement.at_least)
    return rome.tr("have at least {things:object}", things=things)


def _track(requirement: Requirement) -> str:
    return rome.tr("reach {number} on {track:in}", number=requirement.at_least, track=named(TRACKS, requirement.track))


def _burdens(requirement: Requirement) -> str:
    return rome.tr("own at most %n strife and loans", "own at most %n strife or loan", requirement.at_most)


def _conquered(requirement: Requirement) -> str:
    return rome.tr("conquer %n enemies", "conquer %n enemy", requirement.at_least)


def _traded(requirement: Requirement) -> str:
    return rome.tr("make %n trade agreements", "make %n trade agreement", requirement.at_least)


DEMANDS: Mapping[str, Callable[[Requirement], str]] = {
    "developments": _developments,
    "track": _track,
    "burdens": _burdens,
    "enemy_conquered": _conquered,
    "trade_agreement_made": _traded,
}
