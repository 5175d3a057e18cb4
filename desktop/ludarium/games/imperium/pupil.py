"""What the trainer of networks needs to know of Imperium."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import attrs

from ludarium.engine.chance import Rng
from ludarium.engine.network import Pupil, Weights
from ludarium.engine.setups import Setup
from ludarium.engine.zones import Zone, card_of, counted, hidden, knows
from ludarium.games.imperium.features import Features, Part
from ludarium.games.imperium.learned import SCALE, lead, weights_file
from ludarium.games.imperium.policy import policy_of
from ludarium.games.imperium.state import COLLAPSE, Seat, State
from ludarium.games.imperium.title import BOT, LEVELS, NATIONS, Imperium

COLLAPSED, SAVED = -60.0, 20.0
"""The lead that a lost collapse counts as, besides any lead of a rival: else it would look like an early way out; and
the least lead of who wins by one."""

MOST = 150.0
"""A larger lead counts as this one."""

TWICE = ("chieftain", "warlord", "imperator")
"""The levels that are played twice as often as the others."""

_changed: Any = attrs.evolve
"""States are drafted: mypy does not see that they are attrs classes."""

SEATS = (*[1] * 32, *[2] * 6, 3, 4)
"""How many play, each as often as it is here: matches against the bot are the quickest."""

COMMONS = ("classics", "classics", "legends", "both")


class ImperiumPupil(Pupil[State]):
    """Learns from matches of all nations, most of them against the bot, at every level and with all commons."""

    def __init__(self, title: Imperium) -> None:
        self.title, self.weights_file = title, weights_file()
        self.features = Features(title.box)
        self.names, self.factors, self.scale = self.features.names, self.features.factors(), SCALE

    def setup(self, rng: Rng) -> Setup:
        seats = rng.pick(SEATS)
        nations = rng.shuffled([nation.key for nation in self.features.box.nations])[: max(2, seats)]
        options = {NATIONS: ",".join(nations), "commons": rng.pick(COMMONS)}
        if seats == 1:
            options[BOT] = rng.pick((*LEVELS, *TWICE))
        return self.title.setup(seats, options=options)

    def taught(self, weights: Weights) -> Imperium:
        title = Imperium(self.title.content_version)
        title.policy = policy_of(title.box, title.asking, weights)
        return title

    def parts(self, state: State, seat: int, lead: int) -> Sequence[Part]:
        return self.features.parts(state, seat, lead)

    def active(self, part: Any) -> Sequence[int]:
        return self.features.active(part)

    def lead(self, state: State, seat: int) -> int:
        return lead(self.features.box, state, seat)

    def result(self, state: State, seat: int) -> tuple[float, float]:
        totals = [each.total for each in self.title.standing(state)]
        rival = self.title.rival(state)
        others = [total for other, total in enumerate(totals) if other != seat] if rival is None else [rival.total]
        ahead = float(totals[seat] - max(others))
        outcome = self.title.outcome(state)
        winners = outcome.winners if outcome is not None else ()
        if state.ended == COLLAPSE:
            ahead = max(ahead, SAVED) if seat in winners else min(ahead, 0.0) + COLLAPSED
        return max(-MOST, min(MOST, ahead)), 1 / len(winners) if seat in winners else 0.0

    def veil(self, state: State, seat: int, rng: Rng) -> State:
        """Return the state with what the seat does not know shuffled in its places: quicker than determinization."""
        decks = ("main", "region", "uncivilised", "civilised", "fame")
        seats = []
        for owner, player in enumerate(state.seats):
            if owner == seat:
                zones = {name: _veiled(getattr(player, name), seat, rng) for name in ("deck", "nation_deck")}
                seats.append(_changed(player, **zones))
            elif owner == state.bot:
                seats.append(_veiled_bot(player, seat, rng))
            else:
                seats.append(_veiled_person(player, owner, seat, rng))
        veiled: State = _changed(
            state,
            seed=rng.number(),
            counter=0,
            seats=tuple(seats),
            **{name: _veiled(getattr(state, name), seat, rng) for name in decks},
        )
        return veiled


def _veiled(zone: Zone, seat: int, rng: Rng) -> Zone:
    """Shuffle the cards that the seat does not know; the others stay in their places."""
    strange = iter(rng.shuffled([place for place in zone if not knows(place, seat)]))
    return tuple([place if knows(place, seat) else next(strange) for place in zone])


def _veiled_bot(bot: Seat, seat: int, rng: Rng) -> Seat:
    """Shuffle the bot's deck and slots together."""
    mixed = iter(_veiled((*bot.deck, *chain.from_iterable(bot.slots)), seat, rng))
    deck = tuple([next(mixed) for _ in bot.deck])
    slots = tuple([tuple([next(mixed) for _ in slot]) for slot in bot.slots])
    veiled: Seat = _changed(bot, deck=deck, slots=slots, nation_deck=rng.shuffled(bot.nation_deck))
    return veiled


def _veiled_person(player: Seat, owner: int, seat: int, rng: Rng) -> Seat:
    """Shuffle a rival's hand and deck together."""
    mixed, held = _veiled((*player.hand, *player.deck), seat, rng), len(player.hand)
    veiled: Seat = _changed(
        player,
        hand=counted([place if knows(place, seat) else hidden(card_of(place), 1 << owner) for place in mixed[:held]]),
        deck=tuple([place if knows(place, seat) else card_of(place) for place in mixed[held:]]),
        nation_deck=_veiled(player.nation_deck, seat, rng),
    )
    return veiled


def pupil(title: Imperium) -> ImperiumPupil:
    return ImperiumPupil(title)
