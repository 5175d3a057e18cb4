"""Orders under their heads, and what each costs and gives in signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ludarium.engine.actions import Action
from ludarium.engine.moment import Moment
from ludarium.games.rome.kinds import KINDS
from ludarium.games.rome.state import State
from ludarium.words.rome.names import rome
from ludarium.words.rome.short import amount, signed
from ludarium.words.voice import TEXT

HEADS: Mapping[str, tuple[str, ...]] = {
    TEXT("rome", "Leader"): ("move", "conquer", "influence", "trade", "ability"),
    TEXT("rome", "Cards"): (
        *("basic", "boost", "face-down", "march"),
        *("project", "discard", "abandon", "return-strife", "pay-off"),
    ),
    TEXT("rome", "Market"): ("buy", "cycle"),
    TEXT("rome", "Build"): ("build",),
    TEXT("rome", "Developments"): ("produce", "spend", "work"),
    TEXT("rome", "Other"): ("edict", "exchange", "end", "part"),
}
"""The verbs of the Action Phase under their heads, which come in this order."""

RANKS = {verb: (rank, head) for rank, (head, verbs) in enumerate(HEADS.items()) for verb in verbs}


def group(moment: Moment, action: Action) -> tuple[int, str]:
    """Return the heading of an order; answers to a question have none."""
    rank, head = RANKS.get(action.verb, (len(HEADS), ""))
    is_free = moment.prompt.key in ("action", "part")
    return (rank, rome.tr(head)) if head and is_free else (0, "")


def changes(before: Moment, after: Moment) -> str:
    """Return goods, points, burdens, cards and glory that come or go, costs first."""
    found = sorted(_changed(before, after), key=lambda change: change[1] > 0)
    return " ".join(amount(what, signed(n)) for what, n in found)


def _changed(one: Moment, other: Moment) -> Iterator[tuple[str, int]]:
    before: Any = one.observed
    after: Any = other.observed
    for kind, (had, has) in enumerate(zip(before.seat.purse, after.seat.purse, strict=True)):
        if had != has and not _is_over(before, after, kind):
            yield KINDS[kind], has - had
    if before.strife != after.strife:
        yield "strife", before.strife - after.strife
    if before.loans != after.loans:
        yield "loan", before.loans - after.loans
    glory = other.standing[0].total - one.standing[0].total
    if glory:
        yield "glory", glory


def _is_over(before: State, after: State, kind: int) -> bool:
    """Check whether points are gone because the turn is over, not because they were paid."""
    return (before.round, before.turn) != (after.round, after.turn)
