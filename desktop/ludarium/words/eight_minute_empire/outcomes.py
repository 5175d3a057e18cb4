"""How a match of Eight-Minute Empire ended."""

from __future__ import annotations

from ludarium.engine.contract import Outcome
from ludarium.engine.registry import AnyTitle
from ludarium.words.eight_minute_empire.names import empire
from ludarium.words.voice import Company


def outcome(title: AnyTitle, outcome: Outcome, company: Company) -> str:
    match outcome.decided_by:
        case "shared":
            return empire.tr("The win is shared by {names:by}.", names=company.names(outcome.winners))
        case "coins":
            own = empire.tr("You win the tie: you have more coins left.")
            other = empire.tr("{name} wins the tie with more coins left.")
        case "armies":
            own = empire.tr("You win the tie: you have more armies on the map.")
            other = empire.tr("{name} wins the tie with more armies on the map.")
        case "regions":
            own = empire.tr("You win the tie: you control more regions.")
            other = empire.tr("{name} wins the tie with more controlled regions.")
        case _:
            own, other = empire.tr("You win."), empire.tr("{name} wins.")
    return company.say(outcome.winners[0], own, other)
