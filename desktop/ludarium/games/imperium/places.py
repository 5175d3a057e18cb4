"""Where cards lie: which can be picked there, how they are taken away, how they come elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.effects.picking import Found, Spot
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.steps import View
from ludarium.engine.zones import Zone, card_of, hidden, known_cards, taken, with_card, without
from ludarium.games.imperium.box import Box, Filter
from ludarium.games.imperium.state import Draft, Piece, Seat, piece_of
from ludarium.games.imperium.touches import cards_in, copies, equal_pieces, market, piece_id

# What can be picked


def spots(box: Box, view: View, frame: Frame, zone: str, fits: Filter) -> Found:
    """The cards that fit in one zone of the actor, each with how many equal ones there are."""
    player = view.seats[frame.actor]
    if zone == "hand":
        return _copies("hand", player.hand, fits.cards)
    if zone == "market":
        return tuple(
            [
                (("market", slot.card, place), 1)
                for place, slot in enumerate(view.market)
                if slot.card >= 0 and fits.fits_slot(slot)
            ]
        )
    if zone == "discard":
        return _copies("discard", player.discard, fits.cards)
    if zone == "history":
        return _copies("history", player.history, fits.cards)
    if zone == "play":
        return _pieces(player.play, fits)
    if zone == "draw_deck":
        return _copies("draw_deck", (*player.deck, *player.deck_holds), fits.cards)
    if zone == "nation":
        return _copies("nation", (*player.nation_deck, *player.nation_holds), fits.cards)
    if zone == "aside":
        return _copies("aside", player.aside, fits.cards)
    if zone == "exile":
        return _copies("exile", view.exile, fits.cards)
    if zone == "impending_quests":
        return _copies(zone, targetable_quests(box, player), fits.cards)
    if zone == "active_quest":
        return _copies(zone, () if player.quest == NOTHING else (player.quest,), fits.cards)
    return _garrisoned(box, player, zone, frame.piece, fits)


def _copies(zone: str, places: Zone, allowed: frozenset[int] | None) -> Found:
    """The known cards of a zone that are allowed."""
    found = known_cards(places)
    if allowed is not None:
        found = [card for card in found if card in allowed]
    different = sorted(set(found))
    if len(different) == len(found):
        return tuple([((zone, card, 0), 1) for card in different])
    return tuple([((zone, card, 0), found.count(card)) for card in different])


def _pieces(pieces: Iterable[Piece], fits: Filter) -> Found:
    """Pieces of the play area; equal ones count as copies of the first."""
    found: dict[tuple[int, bool, int, tuple[int, ...]], tuple[Spot, int]] = {}
    for piece in pieces:
        if fits.fits_piece(piece):
            same = (piece.card, piece.used, piece.tokens, piece.garrison)
            spot, count = found.get(same, (("play", piece.card, piece.number), 0))
            found[same] = (spot, count + 1)
    return tuple(found.values())


def _garrisoned(box: Box, player: Seat, zone: str, piece: int, fits: Filter) -> Found:
    """Cards under pieces: all, those under this one, or those under regions."""
    regions = box.with_suit["region"]
    found: list[tuple[Spot, int]] = []
    for held in player.play:
        if zone == "garrisoned_here" and held.number != piece:
            continue
        if zone == "garrisoned_in_region" and held.card not in regions:
            continue
        under = Counter(card for card in held.garrison if card in fits)
        found += [(("garrison", card, held.number), under[card]) for card in sorted(under)]
    return tuple(found)


def targetable_quests(box: Box, player: Seat) -> tuple[int, ...]:
    """Impending quests; one may be aimed at only when it is the last."""
    last_only = box.flagged.get("quest_targetable_only_when_last_impending", frozenset())
    quests = player.development
    return tuple(card for card in quests if card not in last_only or len(quests) == 1)


class SpotNames:
    """The actions that pick cards: by place in the market, else by key, with the number of a piece in play."""

    def __init__(self, keys: Sequence[str], number_of: Mapping[str, int]) -> None:
        self.keys, self.number_of = keys, number_of
        self._said: dict[Spot, Action] = {}

    def say(self, spot: Spot) -> Action:
        """The action that picks the spot."""
        said = self._said.get(spot)
        if said is None:
            zone, card, where = spot
            if zone == "market":
                said = act("pick", zone, where + 1)
            elif zone in ("play", "garrison", "fixed"):
                said = act("pick", zone, self.keys[card], where)
            else:
                said = act("pick", zone, self.keys[card])
            self._said[spot] = said
        return said

    def meant(self, view: View, action: Action) -> Spot:
        """The spot that such an action picks."""
        zone, name, *number = action.args
        if zone == "market":
            place = int(name) - 1
            return "market", view.market[place].card, place
        return str(zone), self.number_of[str(name)], int(number[0]) if number else 0

    def pieces(self, view: View, seat: int, spot: Spot) -> tuple[str, ...]:
        """The ids of the cards that the spot stands for."""
        zone, card, where = spot
        if zone == "market":
            return (market(where),)
        if zone in ("play", "fixed"):
            return equal_pieces(view, seat, where)
        if zone == "garrison":
            above = piece_of(view.seats[seat], where)
            assert above is not None
            return copies(piece_id(view, seat, where), above.garrison, card)
        return cards_in(view, seat, zone, card)


# Taking away


def take(draft: Draft, seat: int, spot: Spot, openly: bool) -> tuple[int, int]:
    """Take one card away; gives the card and the mask of who knows it. Not for the play area and the market."""
    zone, card, where = spot
    player = draft.own(seat)
    everybody = draft.everyone
    if zone == "hand":
        player.hand = taken(player.hand, card, openly, seat)
        return card, everybody if openly else 1 << seat
    if zone == "discard":
        player.discard = without(player.discard, card)
    elif zone == "history":
        player.history = taken(player.history, card, openly, seat)
        return card, everybody if openly else 1 << seat
    elif zone == "aside":
        player.aside = taken(player.aside, card, openly, seat)
        return card, everybody if openly else 1 << seat
    elif zone == "draw_deck":
        player.deck = without_place(player.deck, card)
    elif zone == "nation":
        player.nation_deck = without_place(player.nation_deck, card)
    elif zone == "exile":
        draft.exile = without(draft.exile, card)
    elif zone == "impending_quests":
        player.development = without(player.development, card)
    elif zone == "active_quest":
        player.quest = NOTHING
    elif zone == "garrison":
        piece = piece_of(player, where)
        assert piece is not None
        put_piece(player, Piece(piece.number, piece.card, piece.used, piece.tokens, without(piece.garrison, card)))
    else:
        raise ValueError(f"nothing is taken from {zone!r} like this")
    return card, everybody


def without_place(zone: Zone, card: int) -> Zone:
    """An ordered zone less the first copy of a card."""
    at = next(at for at, place in enumerate(zone) if card_of(place) == card)
    return (*zone[:at], *zone[at + 1 :])


def put_piece(player: Seat, piece: Piece) -> None:
    """Put a changed piece in place of the one with its number."""
    for zone in ("fixed", "play"):
        held = getattr(player, zone)
        for at, old in enumerate(held):
            if old.number == piece.number:
                setattr(player, zone, (*held[:at], piece, *held[at + 1 :]))
                return


def take_piece(draft: Draft, seat: int, number: int) -> Piece | None:
    """Take a card out of the play area, or one that is being resolved."""
    player = draft.own(seat)
    for zone in ("play", "limbo"):
        held: tuple[Piece, ...] = getattr(player, zone)
        for at, piece in enumerate(held):
            if piece.number == number:
                setattr(player, zone, (*held[:at], *held[at + 1 :]))
                return piece
    return None


# Bringing


def bring(draft: Draft, seat: int, card: int, knowers: int, zone: str) -> None:
    """Bring one card to a zone of a player."""
    player = draft.own(seat)
    if zone == "discard":
        player.discard = (*player.discard, card)
    elif zone == "hand":
        player.hand = with_card(player.hand, hidden(card, knowers | 1 << seat))
    elif zone == "history":
        player.history = with_card(player.history, hidden(card, knowers | 1 << seat))
    elif zone == "flooded":
        player.flooded = with_card(player.flooded, hidden(card, knowers | 1 << seat))
    elif zone == "deck":
        player.deck = (hidden(card, knowers), *player.deck)
    elif zone == "exile":
        draft.exile = tuple(sorted((*draft.exile, card)))
    else:
        raise ValueError(f"nothing is brought to {zone!r} like this")
