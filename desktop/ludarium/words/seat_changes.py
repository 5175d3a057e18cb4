"""What is said of a match beside its rules: a seat changes hands, chance decides, people end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.engine.match import CONCEDED, HUMAN, STOPPED
from ludarium.engine.overlong import SCORED
from ludarium.words import naming
from ludarium.words.voice import Company, general, listing

if TYPE_CHECKING:
    from ludarium.engine.contract import Outcome
    from ludarium.engine.events import Event

HANDED, BY_CHANCE = "seat handed over", "decided by chance"
"""The kinds of such events, and `ENDINGS`: no title has one of these names."""


def event(event: Event, company: Company) -> str:
    """Return the sentence of such an event, empty for any other. The seat is always named, never called "you"."""
    name = company.label(event.seat)
    match event.kind:
        case "decided by chance":
            return general.tr("The computer had no answer for {name:for}: chance decided.", name=name)
        case "conceded":
            return general.tr("{name} concedes the match.", name=name)
        case "stopped":
            return general.tr("{name} proposes to stop, and everybody agrees.", name=name)
        case "scored":
            return general.tr("{name} proposes to score the match as it stands, and everybody agrees.", name=name)
    if event.kind != HANDED:
        return ""
    player = str(event["player"])
    if player == HUMAN:
        return general.tr("A person plays for {name:for} again.", name=name)
    return general.tr(
        "The computer ({level}) plays for {name:for} from here on.", level=naming.player(player), name=name
    )


def outcome(outcome: Outcome, company: Company) -> str:
    """Return how people ended the match; empty if the rules did."""
    if outcome.decided_by == STOPPED:
        return general.tr("The match was stopped by agreement: nobody wins.")
    if outcome.decided_by == SCORED:
        return _scored(outcome, company)
    if outcome.decided_by != CONCEDED:
        return ""
    if not outcome.winners:
        return general.tr("The match was conceded.")
    winners = [company.label(seat) for seat in outcome.winners]
    if len(winners) == 1:
        return general.tr("{name} wins: the match was conceded.", name=winners[0])
    return general.tr("{names:subject} win: the match was conceded.", names=listing(winners))


def _scored(outcome: Outcome, company: Company) -> str:
    if not outcome.winners:
        return general.tr("The match was scored before its end: the target was missed.")
    winners = [company.label(seat) for seat in outcome.winners]
    if len(winners) == 1:
        return general.tr("{name} wins: the match was scored before its end.", name=winners[0])
    return general.tr("{names:subject} win: the match was scored before its end.", names=listing(winners))
