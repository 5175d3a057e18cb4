"""What the families share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.flow import for_each
from ludarium.engine.effects.picking import ALL, Ends, Found, Pick, Spot
from ludarium.engine.effects.verbs import Cards, words
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, View
from ludarium.games.imperium.box import ANY, Box, Filter
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.places import spots
from ludarium.games.imperium.touches import place_ids


def to(zone: str) -> Ends:
    """A picked card goes to that zone of whoever picks."""
    return lambda view, frame, spot: place_ids(view, frame.actor, zone)


HIDDEN = {"hand": "hand", "history": "history", "draw_deck": "deck", "nation": "nation_deck", "aside": "aside"}
"""Zones of which others do not see the cards, with their names in a seat."""


def held_in(box: Box, zones: Sequence[str]) -> Callable[[View, Frame], int]:
    """How many cards lie in the zones of whoever picks."""

    def held(view: View, frame: Frame) -> int:
        player = view.seats[frame.actor]
        n = 0
        for zone in zones:
            if zone in HIDDEN:
                n += len(getattr(player, HIDDEN[zone]))
            else:
                n += sum([count for _, count in spots(box, view, frame, zone, ANY)])
        return n

    return held


def how_many(step: Cards) -> Callable[[View, Frame], int]:
    n = ALL if isinstance(step.n, str) else step.n
    return lambda view, frame: n


def narrowed(fits: Filter, cards: frozenset[int] | None, but: frozenset[int] = frozenset()) -> Filter:
    """The filter, limited to some cards."""
    if cards is None:
        return fits
    both = cards if fits.cards is None else fits.cards & cards
    return Filter(fits.text, both - but, fits.token, fits.garrisons)


def pick_cards(
    build: Builder,
    step: Cards,
    move: Callable[[Draft, Frame, Spot], None],
    fits: Filter | None = None,
    zones: str = "",
    **more: Any,
) -> None:
    """Pick cards as the step says, and move each."""
    box = build.box
    wanted = parse_filter(box, step.filter) if fits is None else fits
    all_fit = wanted.cards is None and not wanted.token and wanted.garrisons is None
    where = words(step.from_ or zones)

    def find(view: View, frame: Frame) -> Found:
        found: Found = ()
        for zone in where:
            found += spots(box, view, frame, zone, wanted)
        return found

    steps = getattr(step, "for_each", ())
    pick = Pick(
        step.verb,
        more.pop("find", find),
        move,
        box.spot_names,
        more.pop("n", how_many(step)),
        up_to=step.up_to or step.n == "any",
        skip=build.take_skip(),
        counts=bool(steps),
        hidden=more.pop("hidden", not HIDDEN.keys().isdisjoint(where)),
        held=held_in(box, where),
        all_fit=all_fit,
        **{key: value for key, value in more.items() if key != "harmful"},
    )
    build.emit(pick, harmful=more.get("harmful", False))
    if steps:
        for_each(build, steps)


def weigher(box: Box, fits: Filter) -> Callable[[Spot], int] | None:
    """As how many cards one counts: Grand Trunk Road is two regions."""
    if fits.text != "region":
        return None
    double = box.counts_double
    return lambda spot: 2 if spot[1] in double else 1
