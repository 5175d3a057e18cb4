"""What a seat may know: the state as it sees it."""

from __future__ import annotations

from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of, knowers, knows, seen_by, seen_unordered
from ludarium.games.imperium.state import SEEN, Seat, State

DECKS = ("main", "region", "uncivilised", "civilised", "fame", "removed")
UNORDERED = ("hand", "history", "flooded", "aside")


def observe(state: State, seat: int) -> State:
    """The state as the seat may know it."""
    return State(
        UNKNOWN,
        UNKNOWN,
        seat,
        state.began,
        state.stack,
        tuple([_seen_seat(player, owner == seat, seat) for owner, player in enumerate(state.seats)]),
        state.market,
        seen_by(state.main, seat),
        seen_by(state.region, seat),
        seen_by(state.uncivilised, seat),
        seen_by(state.civilised, seat),
        seen_by(state.fame, seat),
        seen_by(state.removed, seat),
        state.exile,
        state.unrest,
        state.king,
        state.kings,
        state.round,
        state.first,
        state.seat,
        state.phase,
        state.last,
        state.ended,
        state.cards,
        state.bot,
        state.level,
    )


def _seen_seat(player: Seat, is_own: bool, seat: int) -> Seat:
    deck_holds, nation_holds = player.deck_holds, player.nation_holds
    if player.slots:
        deck_holds, nation_holds = _bot_holds(player, seat)
    elif is_own:  # its owner can work out what is left in a deck, though not the order
        deck_holds = tuple(sorted([card_of(place) for place in player.deck if not knows(place, seat)]))
        nation_holds = tuple(sorted([card_of(place) for place in player.nation_deck if not knows(place, seat)]))
    return Seat(
        player.nation,
        player.empire,
        player.materials,
        player.population,
        player.progress,
        player.actions,
        player.exhaust,
        seen_unordered(player.hand, seat),
        seen_by(player.deck, seat),
        player.discard,
        seen_unordered(player.history, seat),
        seen_unordered(player.flooded, seat),
        seen_by(player.nation_deck, seat),
        player.accession,
        player.development,
        player.quest,
        player.fixed,
        player.play,
        player.limbo,
        seen_unordered(player.aside, seat),
        player.nation_mark,
        player.development_mark,
        player.any_state,
        player.fertile_as,
        player.river_as,
        player.pieces,
        deck_holds,
        nation_holds,
        tuple([seen_by(slot, seat) for slot in player.slots]),
    )


def _bot_holds(player: Seat, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What can be worked out of the bot: its dynasty, and that deck and slots hold what was shuffled openly."""
    unknown = [place for place in bot_places(player) if not knows(place, seat)]
    in_deck = sorted([card_of(place) for place in unknown if knowers(place) & SEEN])
    return tuple(in_deck), tuple(sorted([card_of(place) for place in player.nation_deck]))


def bot_places(player: Seat) -> Zone:
    """Deck and slots together."""
    return tuple([place for zone in (player.deck, *player.slots) for place in zone])


def seen_cards(player: Seat) -> list[int]:
    """Every card of a player that can be seen, wherever it lies: power and journey cards excepted."""
    found = [player.accession, player.quest, *player.development, *player.discard]
    found += [*player.deck_holds, *player.nation_holds]
    for piece in (*player.play, *player.limbo):
        found += [piece.card, *piece.garrison]
    for name in (*UNORDERED, "deck", "nation_deck"):
        found += [card_of(place) for place in getattr(player, name)]
    found += [card_of(place) for slot in player.slots for place in slot]
    return [card for card in found if card >= 0]
