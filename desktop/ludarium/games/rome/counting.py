"""Numbers that depend on how things stand: amounts, conditions, the figures of the bonus tracks."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.engine.effects.verbs import Condition, Per
from ludarium.engine.frames import Frame
from ludarium.engine.steps import View
from ludarium.games.rome import filters
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import CAPACITY, MOVEMENT, POWER, STABILITY, TRACK_OF
from ludarium.games.rome.modifiers import change, in_force
from ludarium.games.rome.state import MARCHED
from ludarium.games.rome.vocabulary import HandLimitIgnores

Count = Callable[[View, Frame], int]


def amount(box: Box, n: int, per: Per | None) -> Count:
    """So many, or so many for each of what is counted."""
    if per is None:
        return lambda view, frame: n
    count = counter(box, per.count, per.zone)
    base, each, most = per.base, per.each, per.max
    return lambda view, frame: min(most, base + n * (count(view, frame) // each))


def counter(box: Box, what: str, zone: str) -> Count:
    """How many there are: the number of a track, cards in a zone, or spaces of the empire."""
    name, _, of = what.partition(":")
    if name == "track":
        track = TRACK_OF[of]
        return lambda view, frame: track_number(box, view, track)
    if zone == "empire":
        fits = filters.places(box, what)
        return lambda view, frame: len(filters.spaces(view, fits, frame.piece))
    wanted = filters.cards(box, what)
    return lambda view, frame: sum(wanted is None or card in wanted for card in getattr(view.seat, zone))


def condition(box: Box, cond: Condition) -> Callable[[View, Frame], bool]:
    if cond.token == "conquered_this_turn":
        return lambda view, frame: cond.min <= view.seat.conquered <= cond.max
    count = counter(box, cond.filter, cond.zone)
    return lambda view, frame: cond.min <= count(view, frame) <= cond.max


# Tracks


def track_number(box: Box, view: View, track: int) -> int:
    """The number that a bonus cube stands on."""
    return int(box.tracks[view.seat.leader][track].numbers[view.seat.tracks[track]])


def figure(box: Box, view: View, track: int) -> int:
    """The figure printed there: tokens, cards, movement."""
    return int(box.tracks[view.seat.leader][track].figures[view.seat.tracks[track]])


def unearned(box: Box, view: View, track: int) -> int:
    """How many trade or influence tokens the player does not own yet."""
    every = box.numbers.trade_tokens if track == STABILITY else box.numbers.influence_tokens
    return every - figure(box, view, track)


def hand_limit(box: Box, view: View) -> int:
    return figure(box, view, POWER)


def counted_hand(box: Box, view: View) -> int:
    """How many cards in hand count against the limit."""
    seat = view.seat
    count = len(seat.hand)
    for passive in in_force(box, view, "hand_limit_ignores"):
        assert isinstance(passive.step, HandLimitIgnores)
        fits = filters.cards(box, passive.step.filter) or ()
        count -= min(passive.n, sum(card in fits for card in seat.hand))
    return count


def movement_per_card(box: Box, view: View) -> int:
    return max(0, figure(box, view, CAPACITY) + change(box, view, "movement_per_card"))


def movement_tokens(box: Box, view: View) -> int:
    """How many movement tokens are in supply: each card used for movement holds one."""
    used: int = sum([use == MARCHED for _, use in view.seat.play])
    return box.numbers.movement_tokens - used


def points_on_tokens(box: Box, view: View) -> list[tuple[int, int]]:
    """The cards used for movement, each with how many of its points are left: steps are taken off the first ones."""
    seat = view.seat
    steps = sum(-entry.n for entry in seat.ledger if entry.kind == MOVEMENT and entry.n < 0)
    found = []
    for card, use in seat.play:
        if use == MARCHED:
            given = sum(e.n for e in seat.ledger if e.kind == MOVEMENT and e.source == box.keys[card] and e.n > 0)
            found.append((card, max(0, given - steps)))
            steps = max(0, steps - given)
    return found


def is_second_open(box: Box, view: View) -> bool:
    """Whether Level II developments come into the market."""
    return bool(view.round >= box.numbers.level_two_round or view.seat.built >= box.numbers.level_two_built)
