"""Goods, points, glory, tracks and burdens: coming and going, with all that hangs on it."""

from __future__ import annotations

from ludarium.engine.effects.payments import Way
from ludarium.games.rome.kinds import (
    BURDENS,
    GLORY,
    GOLD,
    KEPT,
    KIND_OF,
    KINDS,
    LOAN,
    STABILITY,
    STRIFE,
    TRACKS,
    WISDOM,
)
from ludarium.games.rome.modifiers import fire
from ludarium.games.rome.state import Draft, Entry, with_one


def gain(draft: Draft, what: str, n: int, source: str, fires: bool = True) -> None:
    """Anything that can be gained, by its name. ``fires``: it counts as gained for what waits for that."""
    if n <= 0:
        return
    if what == GLORY:
        gain_glory(draft, n, source)
    elif what in BURDENS:
        take_burden(draft, what, n)
    else:
        gain_kind(draft, KIND_OF[what], n, source, fires)


def gain_kind(draft: Draft, kind: int, n: int, source: str, fires: bool = True) -> None:
    seat = draft.seat
    have = seat.purse[kind]
    if kind < KEPT:
        numbers = draft.box.numbers
        more = min(n, (numbers.most_gold if kind == GOLD else numbers.most_of_a_resource) - have)
    else:
        more = n
        seat.ledger = (*seat.ledger, Entry(kind, n, source))
    seat.purse = with_one(seat.purse, kind, have + more)
    draft.tell("gained", ("what", KINDS[kind]), ("n", more), ("lost", n - more), ("source", source))
    if fires and kind == GOLD and more:
        fire(draft, "gold_gained")


def gain_glory(draft: Draft, n: int, source: str) -> None:
    draft.seat.glory += n
    draft.tell("glory", ("n", n), ("source", source))


def pay(draft: Draft, way: Way, source: str) -> None:
    """A bundle leaves the purse, and what helped to pay is used up."""
    seat = draft.seat
    seat.purse = tuple(map(int.__sub__, seat.purse, way.bundle))
    for kind, n in enumerate(way.bundle):
        if n:
            if kind >= KEPT:
                seat.ledger = (*seat.ledger, Entry(kind, -n, source))
            draft.tell("paid", ("what", KINDS[kind]), ("n", n), ("source", source))
    for helper in way.helpers:
        use_up(draft, helper)


def spend(draft: Draft, kind: int, n: int, source: str) -> None:
    """So many of one kind."""
    if n:
        bundle = [0] * len(KINDS)
        bundle[kind] = n
        pay(draft, Way(tuple(bundle)), source)


def use_up(draft: Draft, helper: int) -> None:
    """What works once a turn has been used."""
    draft.seat.used = tuple(sorted((*draft.seat.used, helper)))
    draft.tell("used", ("card", draft.box.passives[helper].card))


# Burdens


def supply(draft: Draft, what: str, delta: int) -> None:
    """The supply of strife or loans changes; an empty one is the end."""
    if what == STRIFE:
        draft.strife += delta
        left = draft.strife
    else:
        draft.loans += delta
        left = draft.loans
    if left <= 0:
        draft.collapse()


def take_burden(draft: Draft, what: str, n: int) -> None:
    """Strife or loans from the supply to the discard pile, one by one."""
    card = draft.box.burden_of[what]
    for _ in range(n):
        draft.seat.discard = (*draft.seat.discard, card)
        draft.tell("burden", ("card", card))
        supply(draft, what, -1)


def burden_name(draft: Draft, card: int) -> str:
    """What a card is as a burden; nothing when it is none."""
    box = draft.box
    return STRIFE if card == box.strife else LOAN if card == box.loan else ""


# Tracks


def advance(draft: Draft, track: int, n: int) -> None:
    """A bonus cube moves on; each step beyond the end is glory."""
    seat, box = draft.seat, draft.box
    spaces = box.tracks[seat.leader][track]
    here = seat.tracks[track]
    there = min(here + n, len(spaces.numbers) - 1)
    if there > here:
        seat.tracks = with_one(seat.tracks, track, there)
        draft.tell("advanced", ("track", TRACKS[track]), ("n", there - here))
        if spaces.figures:
            more = spaces.figures[there] - spaces.figures[here]
            if track == STABILITY:
                seat.trade += more
            elif track == WISDOM:
                seat.influence += more
    beyond = here + n - there
    if beyond:
        gain_glory(draft, beyond * box.numbers.full_track_glory, TRACKS[track])
