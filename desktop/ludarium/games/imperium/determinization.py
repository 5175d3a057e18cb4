"""Full states that fit what a seat knows: for search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ludarium.engine.chance import Rng
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of, counted, hidden, shown
from ludarium.games.imperium.bot.moves import seen
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.observation import DECKS, UNORDERED, bot_places, seen_cards
from ludarium.games.imperium.setting_up import TRADED
from ludarium.games.imperium.state import Seat, State
from ludarium.games.imperium.verbs.fame import TakeLookedOp


class Imagination:
    """Makes full states that fit one observation.

    What does not hang on chance is worked out once: which cards are seen nowhere, and which zones with unknown cards
    would take which of them. Zones are asked in order, those first that hold cards of one kind only.
    """

    def __init__(self, box: Box, observed: State, seat: int) -> None:
        self.observed, self.seat, self._box = observed, seat, box
        self._unseen = _unseen(box, observed)
        self._decks = ("fame", "removed", "region", "uncivilised", "civilised")
        zones: list[tuple[Zone, frozenset[int]]] = [
            (getattr(observed, name), box.commons_of["fame" if name == "removed" else name]) for name in self._decks
        ]
        self._others = [owner for owner in range(len(observed.seats)) if owner not in (seat, observed.bot)]
        for owner in self._others:
            player = observed.seats[owner]
            zones.append((player.nation_deck, frozenset(box.nations[player.nation].cards["nation"])))
        zones.append((observed.main, frozenset().union(*(box.commons_of[suit] for suit in TRADED))))
        for owner, player in enumerate(observed.seats):
            if owner == observed.bot:
                zones.append((_strange(player), frozenset()))
                continue
            own = box.nations[player.nation].own
            names = UNORDERED if owner == seat else (*UNORDERED, "deck")
            zones += [(getattr(player, name), own) for name in names]
        self._zones = [zone for zone, _ in zones]
        self._rooms = [zone.count(UNKNOWN) for zone in self._zones]
        unseen = frozenset(self._unseen)
        self._takers: dict[int, list[int]] = {card: [] for card in unseen}
        for n, (_, wanted) in enumerate(zones):
            if self._rooms[n]:
                for card in wanted & unseen:
                    self._takers[card].append(n)

    def state(self, rng: Rng) -> State:
        observed = self.observed
        filled = map(_filled, self._zones, self._dealt(rng))
        fame, removed, region, uncivilised, civilised = (next(filled) for _ in self._decks)
        nation_decks = {owner: next(filled) for owner in self._others}
        main = next(filled)
        players = tuple([self._player(owner, nation_decks, filled, rng) for owner in range(len(observed.seats))])
        return State(
            rng.number(),
            0,
            UNKNOWN,
            observed.began,
            observed.stack,
            players,
            observed.market,
            main,
            region,
            uncivilised,
            civilised,
            _looked_at(self._box, observed, fame),
            removed,
            observed.exile,
            observed.unrest,
            observed.king,
            observed.kings,
            observed.round,
            observed.first,
            observed.seat,
            observed.phase,
            observed.last,
            observed.ended,
            observed.cards,
            observed.bot,
            observed.level,
        )

    def _dealt(self, rng: Rng) -> list[list[int]]:
        """For each zone the cards that take the place of its unknown ones: as far as possible such as fit there."""
        rooms = self._rooms
        dealt: list[list[int]] = [[] for _ in rooms]
        left = []
        for card in rng.shuffled(self._unseen):
            for n in self._takers[card]:
                if len(dealt[n]) < rooms[n]:
                    dealt[n].append(card)
                    break
            else:
                left.append(card)
        for cards, room in zip(dealt, rooms, strict=True):
            while len(cards) < room:
                cards.append(left.pop())
        return dealt

    def _player(self, owner: int, nation_decks: dict[int, Zone], filled: Iterator[Zone], rng: Rng) -> Seat:
        player = self.observed.seats[owner]
        deck, nation_deck, slots = player.deck, player.nation_deck, player.slots
        hand, history, flooded, aside = _unordered(player)
        if owner == self.observed.bot:
            deck, *laid = _bot_zones(player, next(filled), rng)
            slots, nation_deck = tuple(laid), seen(rng.shuffled(player.nation_holds))
        else:
            hand, history, flooded, aside = (self._owned(next(filled), zone, owner) for zone in _unordered(player))
            if owner == self.seat:
                deck = _filled(deck, rng.shuffled(player.deck_holds))
                nation_deck = _filled(nation_deck, rng.shuffled(player.nation_holds))
            else:
                deck, nation_deck = next(filled), nation_decks[owner]
        return Seat(
            player.nation,
            player.empire,
            player.materials,
            player.population,
            player.progress,
            player.actions,
            player.exhaust,
            hand,
            deck,
            player.discard,
            history,
            flooded,
            nation_deck,
            player.accession,
            player.development,
            player.quest,
            player.fixed,
            player.play,
            player.limbo,
            aside,
            player.nation_mark,
            player.development_mark,
            player.any_state,
            player.fertile_as,
            player.river_as,
            player.pieces,
            (),
            (),
            slots,
        )

    def _owned(self, filled: Zone, zone: Zone, owner: int) -> Zone:
        """A zone without order: whoever owns it knows its cards."""
        if UNKNOWN not in zone:
            return filled
        own = 1 << owner
        return counted(
            [hidden(card, own) if place == UNKNOWN else card for card, place in zip(filled, zone, strict=True)]
        )


def _unordered(player: Seat) -> tuple[Zone, ...]:
    return player.hand, player.history, player.flooded, player.aside


def _strange(bot: Seat) -> Zone:
    """The places in the bot's deck and slots with cards that came there unseen: any card may be one."""
    return (UNKNOWN,) * (bot_places(bot).count(UNKNOWN) - len(bot.deck_holds))


def _bot_zones(bot: Seat, strange: Zone, rng: Rng) -> list[Zone]:
    """Deck and slots: what was shuffled openly and what came unseen, in any order."""
    cards = iter(rng.shuffled((*seen(bot.deck_holds), *strange)))
    return [tuple([next(cards) if place == UNKNOWN else place for place in zone]) for zone in (bot.deck, *bot.slots)]


def _filled(zone: Zone, cards: Sequence[int]) -> Zone:
    """The zone with its unknown cards replaced."""
    if not cards:
        return zone
    if len(cards) == len(zone):
        return tuple(cards)
    come = iter(cards)
    return tuple([next(come) if place == UNKNOWN else place for place in zone])


def _looked_at(box: Box, observed: State, fame: Zone) -> Zone:
    """Whoever is choosing among fame cards knows them."""
    for frame in observed.stack:
        op = box.programs[frame.program].ops[frame.at] if frame.at < len(box.programs[frame.program].ops) else None
        n = 0
        if isinstance(op, TakeLookedOp):
            n = frame.loops[-1]
        elif box.programs[frame.program].name == "order-fame":
            n = frame.loops[0]
        fame = (*(shown(place, 1 << frame.actor) for place in fame[:n]), *fame[n:])
    return fame


def _unseen(box: Box, observed: State) -> list[int]:
    """The cards that the seat does not see anywhere."""
    left = Counter(observed.cards)
    left[box.unrest] -= observed.unrest + sum(slot.unrest for slot in observed.market)
    left.subtract(slot.card for slot in observed.market if slot.card >= 0)
    left.subtract(observed.exile)
    for name in DECKS:
        left.subtract(card_of(place) for place in getattr(observed, name) if place != UNKNOWN)
    for player in observed.seats:
        left.subtract(seen_cards(player))
    assert min(left.values()) >= 0, "a card is seen twice"
    return sorted(left.elements())
