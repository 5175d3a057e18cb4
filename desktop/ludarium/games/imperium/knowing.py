"""What a seat may know: observations, and full states that fit one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from ludarium.engine.chance import Rng
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of, counted, hidden, knowers, knows, seen_by, seen_unordered, shown
from ludarium.games.imperium.bot.moves import seen
from ludarium.games.imperium.setting_up import TRADED
from ludarium.games.imperium.state import SEEN, Player, State, changed
from ludarium.games.imperium.verbs.fame import TakeLookedOp

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box

DECKS = ("main", "region", "uncivilised", "civilised", "fame", "removed")
UNORDERED = ("hand", "history", "flooded", "aside")


def observe(state: State, seat: int) -> State:
    """The state as the seat may know it."""
    players = tuple(_seen_player(player, owner, seat) for owner, player in enumerate(state.players))
    decks = {name: seen_by(getattr(state, name), seat) for name in DECKS}
    return changed(state, seed=UNKNOWN, counter=UNKNOWN, viewer=seat, players=players, **decks)


def _seen_player(player: Player, owner: int, seat: int) -> Player:
    view: dict[str, Any] = {name: seen_unordered(getattr(player, name), seat) for name in UNORDERED}
    for deck, holds in (("deck", "deck_holds"), ("nation_deck", "nation_holds")):
        zone = getattr(player, deck)
        view[deck] = seen_by(zone, seat)
        if owner == seat:  # its owner can work out what is left in it, though not the order
            view[holds] = tuple(sorted(card_of(place) for place in zone if not knows(place, seat)))
    if player.slots:
        view.update(_seen_bot(player, seat))
    return changed(player, **view)  # type: ignore[arg-type, return-value]


def _seen_bot(player: Player, seat: int) -> dict[str, Any]:
    """The bot's cards. What was shuffled openly can be worked out: deck and slots hold it, though not where."""
    hidden_places = [place for place in bot_places(player) if not knows(place, seat)]
    return {
        "slots": tuple(seen_by(slot, seat) for slot in player.slots),
        "deck_holds": tuple(sorted(card_of(place) for place in hidden_places if knowers(place) & SEEN)),
        "nation_holds": tuple(sorted(card_of(place) for place in player.nation_deck)),
    }


def bot_places(player: Player) -> tuple[int, ...]:
    """Deck and slots together."""
    return tuple(place for zone in (player.deck, *player.slots) for place in zone)


# Imagining


def imagine(box: Box, observed: State, seat: int, rng: Rng) -> State:
    """A full state that fits all that the seat knows."""
    pool = _Pool(box, observed, rng)
    decks = {}
    for name in ("fame", "removed", "region", "uncivilised", "civilised"):
        suit = "fame" if name in ("fame", "removed") else name
        decks[name] = pool.fill(getattr(observed, name), _of_suit(box, suit))
    players: dict[int, dict[str, Any]] = {}
    for owner, player in enumerate(observed.players):
        nation = frozenset(box.nations[player.nation].cards["nation"])
        players[owner] = {}
        if owner == observed.bot:
            players[owner]["nation_deck"] = seen(rng.shuffled(player.nation_holds))
        elif owner == seat:
            players[owner]["deck"] = _laid(player.deck, player.deck_holds, rng)
            players[owner]["nation_deck"] = _laid(player.nation_deck, player.nation_holds, rng)
        else:
            players[owner]["nation_deck"] = pool.fill(player.nation_deck, nation.__contains__)
    decks["main"] = pool.fill(observed.main, _is_traded(box))
    for owner, player in enumerate(observed.players):
        if owner == observed.bot:
            players[owner].update(_made_up_bot(player, pool, rng), deck_holds=(), nation_holds=())
            continue
        own = frozenset(card for cards in box.nations[player.nation].cards.values() for card in cards)
        zones = UNORDERED if owner == seat else (*UNORDERED, "deck")
        for name in zones:
            zone = getattr(player, name)
            if name == "deck":
                players[owner][name] = pool.fill(zone, own.__contains__)
            else:
                mask = 1 << owner
                filled = pool.fill(zone, own.__contains__, mask)
                players[owner][name] = counted(filled)
        players[owner].update(deck_holds=(), nation_holds=())
    decks["fame"] = _looked_at(box, observed, decks["fame"])
    made_up = tuple(changed(player, **players[owner]) for owner, player in enumerate(observed.players))  # type: ignore[arg-type]
    return changed(observed, seed=rng.number(), counter=0, viewer=UNKNOWN, players=made_up, **decks)


def _made_up_bot(player: Player, pool: _Pool, rng: Rng) -> dict[str, Any]:
    """Deck and slots: what was shuffled openly and what came unseen from a deck, in any order."""
    unknown = bot_places(player).count(UNKNOWN)
    strange = [pool.draw() for _ in range(unknown - len(player.deck_holds))]
    cards = iter(rng.shuffled((*seen(player.deck_holds), *strange)))
    deck, *slots = (
        tuple(next(cards) if place == UNKNOWN else place for place in zone) for zone in (player.deck, *player.slots)
    )
    return {"deck": deck, "slots": tuple(slots)}


def _of_suit(box: Box, suit: str) -> Callable[[int], bool]:
    def fits(card: int) -> bool:
        return card in box.common_cards and box.cards[card].suits[0] == suit

    return fits


def _is_traded(box: Box) -> Callable[[int], bool]:
    def fits(card: int) -> bool:
        return card in box.common_cards and box.cards[card].suits[0] in TRADED

    return fits


def _laid(zone: Zone, holds: Iterable[int], rng: Rng) -> Zone:
    """A deck of which the contents are known, in any order."""
    cards = iter(rng.shuffled(tuple(holds)))
    return tuple(next(cards) if place == UNKNOWN else place for place in zone)


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


class _Pool:
    """The cards that the seat does not see anywhere, in random order."""

    def __init__(self, box: Box, observed: State, rng: Rng) -> None:
        left = Counter(observed.cards)
        left[box.unrest] -= observed.unrest + sum(slot.unrest for slot in observed.market)
        left.subtract(slot.card for slot in observed.market if slot.card >= 0)
        left.subtract(observed.exile)
        for name in DECKS:
            left.subtract(card_of(place) for place in getattr(observed, name) if place != UNKNOWN)
        for player in observed.players:
            left.subtract(seen_cards(player))
        assert min(left.values()) >= 0, "a card is seen twice"
        self.cards = list(rng.shuffled(sorted(left.elements())))

    def fill(self, zone: Zone, fits: Callable[[int], bool], mask: int = 0) -> Zone:
        """The zone with each UNKNOWN replaced by a card, if possible one that fits."""
        return tuple(hidden(self._draw(fits), mask) if place == UNKNOWN else place for place in zone)

    def draw(self) -> int:
        """Any card that is left."""
        return self.cards.pop()

    def _draw(self, fits: Callable[[int], bool]) -> int:
        at = next((at for at, card in enumerate(self.cards) if fits(card)), 0)
        return self.cards.pop(at)


def seen_cards(player: Any) -> list[int]:
    """Every card of a player that can be seen, wherever it lies: power and journey cards excepted."""
    found = [player.accession, player.quest, *player.development, *player.discard]
    found += [*player.deck_holds, *player.nation_holds]
    for piece in (*player.play, *player.limbo):
        found += [piece.card, *piece.garrison]
    for name in (*UNORDERED, "deck", "nation_deck"):
        found += [card_of(place) for place in getattr(player, name)]
    found += [card_of(place) for slot in player.slots for place in slot]
    return [card for card in found if card >= 0]
