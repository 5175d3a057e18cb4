"""How a match of Imperium ended."""

from __future__ import annotations

from ludarium.engine.contract import Outcome
from ludarium.engine.registry import AnyTitle
from ludarium.games.imperium.state import HUMAN
from ludarium.words.imperium.bot import OUTCOMES
from ludarium.words.imperium.names import imperium
from ludarium.words.voice import Company


def outcome(title: AnyTitle, outcome: Outcome, company: Company) -> str:
    if outcome.decided_by in OUTCOMES:
        own, other = map(imperium.tr, OUTCOMES[outcome.decided_by])
        return company.say(HUMAN, own, other)
    match outcome.decided_by:
        case "shared":
            return imperium.tr("The win is shared by {names:by}.", names=company.names(outcome.winners))
        case "collapse":
            own = imperium.tr("Collapse: you win with the fewest Unrest.")
            other = imperium.tr("Collapse: {name} wins with the fewest Unrest.")
        case "collapse-points":
            own = imperium.tr("Collapse: you win the tie for the fewest Unrest by points.")
            other = imperium.tr("Collapse: {name} wins the tie for the fewest Unrest by points.")
        case _:
            own, other = imperium.tr("You win."), imperium.tr("{name} wins.")
    return company.say(outcome.winners[0], own, other)
