"""How a match of The Iron Age ended."""

from __future__ import annotations

from ludarium.engine.contract import Outcome
from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.title import IronAge
from ludarium.words.iron_age.names import iron_age
from ludarium.words.voice import Company


def outcome(title: AnyTitle, outcome: Outcome, company: Company) -> str:
    assert isinstance(title, IronAge)
    box = title.sea_box if outcome.decided_by.endswith("-at-sea") else title.box
    match outcome.decided_by.removesuffix("-at-sea"):
        case "shared":
            return iron_age.tr("The win is shared by {names:by}.", names=company.names(outcome.winners))
        case "pegs":
            return company.say(
                outcome.winners[0],
                iron_age.tr("You win the tie: your pegs stand further up."),
                iron_age.tr("{name} wins the tie: the pegs of {name:of} stand further up."),
            )
        case "score":
            return company.say(outcome.winners[0], iron_age.tr("You win."), iron_age.tr("{name} wins."))
        case "beaten":
            own = iron_age.tr("You beat the target of {target}.")
            other = iron_age.tr("{name} beats the target of {target}.")
        case "reached":
            own = iron_age.tr("You reach the target of {target}, but do not beat it.")
            other = iron_age.tr("{name} reaches the target of {target}, but does not beat it.")
        case _:
            own = iron_age.tr("You miss the target of {target}.")
            other = iron_age.tr("{name} misses the target of {target}.")
    return company.say(0, own, other, target=box.content.target)
