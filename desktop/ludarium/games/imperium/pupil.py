"""What the trainer of networks needs to know of Imperium: matches against the printed bot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import attrs

from ludarium.engine.chance import Rng
from ludarium.engine.network import Pupil
from ludarium.engine.setups import Setup
from ludarium.engine.zones import Zone, knows
from ludarium.games.imperium.features import Features, Part
from ludarium.games.imperium.learned import SCALE, lead
from ludarium.games.imperium.state import COLLAPSE, HUMAN, Seat, State
from ludarium.games.imperium.title import BOT, LEVELS, NATIONS, Imperium

COLLAPSED = -60.0
"""The lead that a collapse counts as, besides any lead that the bot has: else it would look like an early way out."""

MOST = 150.0
"""A larger lead counts as this one."""

TWICE = ("chieftain", "warlord", "imperator")
"""The levels that are played twice as often as the others."""

_changed: Any = attrs.evolve
"""States are drafted: mypy does not see that they are attrs classes."""

COMMONS = ("classics", "classics", "legends", "both")


class SoloPupil(Pupil[State]):
    """Learns from matches of every nation against the bot, at every level and with all commons."""

    def __init__(self, title: Imperium) -> None:
        self.title = title
        self.features = Features(title.box)
        self.names, self.factors, self.scale = self.features.names, self.features.factors(), SCALE

    def setup(self, rng: Rng) -> Setup:
        nations = rng.shuffled([nation.key for nation in self.features.box.nations])
        level = rng.pick((*LEVELS, *TWICE))
        options = {NATIONS: ",".join(nations[:2]), BOT: level, "commons": rng.pick(COMMONS)}
        return self.title.setup(1, options=options)

    def parts(self, state: State, seat: int, lead: int) -> Sequence[Part]:
        return self.features.parts(state, seat, lead)

    def active(self, part: Any) -> Sequence[int]:
        return self.features.active(part)

    def lead(self, state: State, seat: int) -> int:
        return lead(self.features.box, state, seat)

    def result(self, state: State, seat: int) -> tuple[float, float]:
        ahead = float(self.lead(state, seat))
        if state.ended == COLLAPSE:
            ahead = min(ahead, 0.0) + COLLAPSED
        outcome = self.title.outcome(state)
        return max(-MOST, min(MOST, ahead)), float(outcome is not None and seat in outcome.winners)

    def veil(self, state: State, seat: int, rng: Rng) -> State:
        """Return the state with every deck shuffled as far as the player does not know it: quicker than imagining."""
        own, bot = state.seats[HUMAN], state.seats[state.bot]
        decks = ("main", "region", "uncivilised", "civilised", "fame")
        veiled: State = _changed(
            state,
            seed=rng.number(),
            counter=0,
            seats=(
                _changed(own, deck=_veiled(own.deck, rng), nation_deck=_veiled(own.nation_deck, rng)),
                _veiled_bot(bot, rng),
            ),
            **{name: _veiled(getattr(state, name), rng) for name in decks},
        )
        return veiled


def _veiled(zone: Zone, rng: Rng) -> Zone:
    """Shuffle the cards that the player does not know; the others stay in their places."""
    strange = iter(rng.shuffled([place for place in zone if not knows(place, HUMAN)]))
    return tuple([place if knows(place, HUMAN) else next(strange) for place in zone])


def _veiled_bot(bot: Seat, rng: Rng) -> Seat:
    """Shuffle the bot's deck and slots together."""
    mixed = iter(_veiled((*bot.deck, *chain.from_iterable(bot.slots)), rng))
    deck = tuple([next(mixed) for _ in bot.deck])
    slots = tuple([tuple([next(mixed) for _ in slot]) for slot in bot.slots])
    veiled: Seat = _changed(bot, deck=deck, slots=slots, nation_deck=rng.shuffled(bot.nation_deck))
    return veiled


def pupil(title: Imperium) -> SoloPupil:
    return SoloPupil(title)
