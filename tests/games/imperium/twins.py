"""States of Imperium that differ only in cards that a seat may not know, made without asking the title."""

from __future__ import annotations

from typing import Any

import attrs

from ludarium.engine.chance import Rng
from ludarium.engine.zones import Zone, card_of, counted, hidden, knowers, knows
from ludarium.games.imperium.state import SEEN

HELD = ("hand", "history", "flooded", "aside")
COMMON = ("main", "region", "uncivilised", "civilised", "fame")


def twin(state: Any, viewer: int, rng: Rng) -> Any:
    """The state with the cards that the viewer does not know exchanged within each deck and each player's own zones."""
    players = tuple(_exchanged(player, owner, viewer, rng) for owner, player in enumerate(state.seats))
    decks = {name: _mixed(getattr(state, name), viewer, rng) for name in COMMON}
    return attrs.evolve(state, seats=players, **decks)


SOON = 5
"""So many cards on top of a deck stay as they are: they may be drawn."""


def hand_twin(state: Any, viewer: int, rng: Rng) -> Any:
    """The state with what other players hold exchanged, each with their other zones but not with the top of a deck."""
    players = []
    for owner, player in enumerate(state.seats):
        if owner != viewer and not player.slots:
            soon, later = player.deck[:SOON], player.deck[SOON:]
            changed = _exchanged(attrs.evolve(player, deck=later), owner, viewer, rng)
            player = attrs.evolve(changed, deck=(*soon, *changed.deck), nation_deck=player.nation_deck)
        players.append(player)
    return attrs.evolve(state, seats=tuple(players))


def _mixed(zone: Zone, viewer: int, rng: Rng) -> Zone:
    pool = list(rng.shuffled([card_of(place) for place in zone if not knows(place, viewer)]))
    return _swapped(zone, viewer, pool)


def _swapped(zone: Zone, viewer: int, pool: list[int]) -> Zone:
    """The zone with other cards in the places that the viewer does not know; each place keeps its knowers."""
    return tuple(place if knows(place, viewer) else hidden(pool.pop(), knowers(place)) for place in zone)


def _exchanged(player: Any, owner: int, viewer: int, rng: Rng) -> Any:
    changed: dict[str, Any] = {"nation_deck": _mixed(player.nation_deck, viewer, rng)}
    if player.slots:
        return attrs.evolve(player, **changed, **_exchanged_bot(player, viewer, rng))
    if owner == viewer:
        changed["deck"] = _mixed(player.deck, viewer, rng)
        return attrs.evolve(player, **changed)
    zones = {name: getattr(player, name) for name in (*HELD, "deck")}
    secret = [card_of(place) for zone in zones.values() for place in zone if not knows(place, viewer)]
    pool = list(rng.shuffled(secret))
    for name, zone in zones.items():
        swapped = _swapped(zone, viewer, pool)
        changed[name] = swapped if name == "deck" else counted(swapped)
    return attrs.evolve(player, **changed)


def _exchanged_bot(player: Any, viewer: int, rng: Rng) -> dict[str, Any]:
    """The bot's deck and slots: cards that were shuffled openly change places with each other."""
    zones = (player.deck, *player.slots)
    places = [place for zone in zones for place in zone if _is_shuffled(place, viewer)]
    pool = list(rng.shuffled(places))
    deck, *slots = (tuple(pool.pop() if _is_shuffled(place, viewer) else place for place in zone) for zone in zones)
    return {"deck": deck, "slots": tuple(slots)}


def _is_shuffled(place: int, viewer: int) -> bool:
    return bool(knowers(place) & SEEN) and not knows(place, viewer)
