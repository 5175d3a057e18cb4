"""States of Rome that differ only in what the player may not know, made without asking the title."""

from __future__ import annotations

from typing import Any

import attrs

from ludarium.engine.chance import Rng
from ludarium.engine.zones import Zone, card_of, hidden, knowers, knows

FACE_UP = 1 << 12


def twin(state: Any, viewer: int, rng: Rng) -> Any:
    """The state with other cards in the unknown places of each pile, and with other enemies face down."""
    piles = {name: _mixed(getattr(state, name), viewer, rng) for name in ("advanced", "first", "second")}
    down = [enemy for enemy in (*state.enemies, *state.unused) if 0 <= enemy < FACE_UP]
    pool = list(rng.shuffled(down))
    enemies = tuple(pool.pop() if 0 <= enemy < FACE_UP else enemy for enemy in state.enemies)
    unused = tuple(pool.pop() if enemy < FACE_UP else enemy for enemy in state.unused)
    seat = attrs.evolve(state.seat, deck=_mixed(state.seat.deck, viewer, rng))
    return attrs.evolve(state, seat=seat, enemies=enemies, unused=unused, **piles)


def _mixed(pile: Zone, viewer: int, rng: Rng) -> Zone:
    pool = list(rng.shuffled([card_of(place) for place in pile if not knows(place, viewer)]))
    return tuple(place if knows(place, viewer) else hidden(pool.pop(), knowers(place)) for place in pile)
