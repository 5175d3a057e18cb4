"""Counting: cards, marks and tokens, for amounts, conditions and points."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import attrs

from ludarium.engine.effects.verbs import Condition, Per
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.steps import View
from ludarium.engine.zones import cards_of, known_cards
from ludarium.games.imperium.box import ANY, Box, Count, Filter, Tally
from ludarium.games.imperium.cards import EMPIRE
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.state import Seat, piece_of

TREATED = 3
"""As how many production marks a treated mark counts."""


def cards_in(view: View, seat: int, zone: str, piece: int = NOTHING) -> Iterable[int]:
    """The known cards of a player in a zone."""
    player: Seat = view.seats[seat]
    if zone == "play":
        return [held.card for held in player.play]
    if zone == "all":
        return owned(player)
    if zone in ("hand", "history"):
        return cards_of(getattr(player, zone))
    if zone == "discard":
        return player.discard
    if zone == "garrison":
        return [card for held in player.play for card in held.garrison]
    if zone == "garrisoned_here":
        held = piece_of(player, piece)
        return held.garrison if held else ()
    if zone == "active_quest":
        return () if player.quest == NOTHING else (player.quest,)
    if zone == "exile_pile":
        exile: tuple[int, ...] = view.exile
        return exile
    raise ValueError(f"unknown zone {zone!r}")


def owned(player: Seat) -> list[int]:
    """All cards that count as a player's own: not those in nation deck and development area, and not the quest."""
    found = [piece.card for piece in player.play]
    for piece in player.play:
        found += piece.garrison
    found += known_cards((*player.hand, *player.deck, *player.history, *player.flooded, *player.aside))
    for slot in player.slots:
        found += known_cards(slot)
    found += player.discard
    found += player.deck_holds
    found += [piece.card for piece in player.limbo]
    return found


def number_of(box: Box, cards: Iterable[int], filter_: Filter) -> int:
    """How many cards fit; one that counts as two regions is two."""
    fits = filter_.cards
    found = list(cards) if fits is None else [card for card in cards if card in fits]
    if filter_.text != "region":
        return len(found)
    return len(found) + len([card for card in found if card in box.counts_double])


def counter(box: Box, count: str, zone: str) -> Count:
    """A function that counts ``count`` in ``zone`` for the actor of a frame."""
    if count.startswith("token:"):
        token = count.removeprefix("token:")
        return lambda view, frame: int(getattr(view.seats[frame.actor], token))
    if count.startswith("player_with_fewer:"):
        token = count.removeprefix("player_with_fewer:")
        return lambda view, frame: sum(
            getattr(other, token) < getattr(view.seats[frame.actor], token) for other in view.seats
        )
    if zone == "all_of_other_players":
        fits = parse_filter(box, count)
        return lambda view, frame: sum(
            number_of(box, owned(other), fits) for seat, other in enumerate(view.seats) if seat != frame.actor
        )
    if count.startswith("icon:"):
        icons = tuple(part.removeprefix("icon:") for part in count.split("|"))
        return lambda view, frame: sum(marks(box, view, frame, icon, zone) for icon in icons)
    fits = ANY if count == "card" else parse_filter(box, count)
    return lambda view, frame: number_of(box, cards_in(view, frame.actor, zone, frame.piece), fits)


def tally(box: Box, per: Per) -> Tally | None:
    """A function that says how often, given all cards of a player; None where more must be known."""
    kind, _, _ = per.count.partition(":")
    if per.zone != "all" or kind in ("token", "player_with_fewer"):
        return None
    if kind == "icon":
        shown = [box.marks[part.removeprefix("icon:")] for part in per.count.split("|")]
        return lambda cards: sum([sum([marks[card] for card in cards]) for marks in shown]) // per.each
    fits = ANY if per.count == "card" else parse_filter(box, per.count)
    return lambda cards: number_of(box, cards, fits) // per.each


def marks(box: Box, view: View, frame: Frame, icon: str, zone: str) -> int:
    """How many marks of that kind the cards show; treated marks count as what they are treated as."""
    shown = box.marks[icon]
    total = sum(shown[card] for card in cards_in(view, frame.actor, zone, frame.piece))
    player = view.seats[frame.actor]
    if zone != "play" or not (player.fertile_as or player.river_as):
        return total
    for name, treated in (("fertile", player.fertile_as), ("river", player.river_as)):
        real = min(treated, sum(box.marks[name][card] for card in cards_in(view, frame.actor, "play")))
        if icon == "production":
            total += TREATED * real
        elif icon == name:
            total -= real
    return total


def treated_cards(box: Box, player: Seat, cards: Iterable[int]) -> list[int]:
    """The cards whose marks count as production this turn."""
    treated = [name for name, n in (("fertile", player.fertile_as), ("river", player.river_as)) if n]
    return [card for card in cards if any(box.marks[name][card] for name in treated)]


def per_count(box: Box, per: Per) -> Count:
    """A function that says how often: each full ``each``."""
    if per.done:
        return lambda view, frame: sum(verb == per.done for verb, _ in frame.done) // per.each
    count = counter(box, per.count, per.zone)
    return lambda view, frame: count(view, frame) // per.each


def counted_by(thing: object) -> tuple[Per, ...]:
    """All that a card, or a part of one, counts on the table: what an effect itself has done cannot be told before."""
    if isinstance(thing, Per):
        return () if thing.done else (thing,)
    kind = type(thing)
    if isinstance(thing, tuple):
        parts: Iterable[object] = thing
    elif attrs.has(kind):
        parts = [getattr(thing, field.name) for field in attrs.fields(kind)]
    else:
        return ()
    return tuple(dict.fromkeys(per for part in parts for per in counted_by(part)))


def amount(box: Box, n: int, per: Per | None) -> Count:
    if per is None:
        return lambda view, frame: n
    often = per_count(box, per)
    base, most = per.base, per.max
    return lambda view, frame: min(most, base + n * often(view, frame))


def condition(box: Box, cond: Condition) -> Callable[[View, Frame], bool]:
    """A function that says whether it holds for the actor."""
    if cond.state:
        is_empire = cond.state == EMPIRE
        return lambda view, frame: view.seats[frame.actor].empire == is_empire
    if cond.done:
        fits = parse_filter(box, cond.filter)
        return lambda view, frame: any(verb == cond.done and card in fits for verb, card in frame.done)
    if cond.token:
        return lambda view, frame: getattr(view.seats[frame.actor], cond.token) >= cond.min
    counts = [counter(box, cond.filter, zone) for zone in cond.zone.split("|")]
    return lambda view, frame: cond.min <= sum(count(view, frame) for count in counts) <= cond.max
