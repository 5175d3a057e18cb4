"""How cards move: each move knows who sees it, carries garrisons along, and is told."""

from __future__ import annotations

from ludarium.engine.effects.picking import Spot
from ludarium.engine.frames import Frame
from ludarium.engine.steps import View
from ludarium.engine.zones import card_of, cards_of, hidden, knowers, knows, shown, with_card
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.places import bring, put_piece, take, take_piece
from ludarium.games.imperium.state import Draft, Piece, piece_of
from ludarium.games.imperium.tokens import gain
from ludarium.games.imperium.triggers import fire, replacement, run_passive

OPEN = frozenset(("discard", "exile", "play", "garrison", "market", "pile"))
"""Zones that all can see."""


UNSEEN = frozenset(("hand", "history", "aside"))
"""Zones that only their owner can see."""


def tell_move(draft: Draft, seat: int, card: int, knowers: int, source: str, target: str) -> None:
    """A card went from one zone to another; who does not know it sees that some card went there."""
    is_new = source in UNSEEN and seat != draft.decider
    if draft.record is None:  # the most frequent news, so not even put into words when nobody listens
        draft.fenced = draft.fenced or is_new
        return
    data = (("card", card), ("source", source), ("target", target), ("to", seat))
    if knowers == draft.everyone:
        draft.tell("moved", seat, *data, news=is_new)
    else:
        draft.tell("moved", seat, *data, audience=knowers, secrets=("card",), news=is_new)


def move(draft: Draft, seat: int, spot: Spot, target: str, openly: bool | None = None) -> None:
    """Move one card of a player, from any of the player's zones to another."""
    zone, card, where = spot
    if zone == "play":
        move_piece(draft, seat, where, target)
        return
    seen = (target in OPEN or zone not in UNSEEN) if openly is None else openly
    card, knowers = take(draft, seat, spot, seen)
    arrive(draft, seat, card, knowers, zone, target)


def discard_hand(draft: Draft, seat: int) -> None:
    """All cards in hand go to the discard pile."""
    player = draft.own(seat)
    cards = cards_of(player.hand)
    player.hand, player.discard = (), (*player.discard, *cards)
    for card in cards:
        tell_move(draft, seat, card, draft.everyone, "hand", "discard")


def move_self(draft: Draft, frame: Frame, target: str) -> None:
    """Move the card that the effect stands on, wherever it is."""
    move_piece(draft, frame.owner, frame.piece, target)


def move_piece(draft: Draft, seat: int, number: int, target: str) -> None:
    """Move a card out of play, with all that lies under it; nothing when it is gone already."""
    before = draft.seats[seat].play
    piece = take_piece(draft, seat, number)
    if piece is None:
        return
    was_in_play = draft.seats[seat].play is not before
    source = "play" if was_in_play else "limbo"
    everybody = draft.everyone
    for card in (piece.card, *piece.garrison):
        arrive(draft, seat, card, everybody, source, target)
    if was_in_play:
        fire(draft, seat, "leaves_play", piece.card)


def arrive(draft: Draft, seat: int, card: int, knowers: int, source: str, target: str) -> None:
    """A card comes to its target; what would enter a history may be replaced."""
    if target == "history":
        found = replacement(draft, seat, "would_enter_history")
        if found is not None:
            bring_aside(draft, seat, card, knowers)
            run_passive(draft, seat, *found)
            return
    if target == "pile":
        return_to_pile(draft, seat, card, source)
        return
    if target == "flooded":
        target = where_cards_sink(draft.box, draft, seat)
        if target == "flooded":
            fire(draft, seat, "sinks", card)
    bring(draft, seat, card, knowers, target)
    tell_move(draft, seat, card, knowers if target not in OPEN else draft.everyone, source, target)


def where_cards_sink(box: Box, view: View, seat: int) -> str:
    """The pile for cards that sink: a nation without a flooded one discards them."""
    return "flooded" if box.nations[view.seats[seat].nation].floods else "discard"


def bring_aside(draft: Draft, seat: int, card: int, knowers: int) -> None:
    player = draft.own(seat)
    player.aside = with_card(player.aside, hidden(card, knowers | 1 << seat))


def return_to_pile(draft: Draft, seat: int, card: int, source: str) -> None:
    """An unrest goes back to the pile."""
    assert card == draft.box.unrest
    draft.unrest += 1
    tell_move(draft, seat, card, draft.everyone, source, "pile")
    if seat == draft.bot:
        reward_bot(draft)
    fire(draft, seat, "returns_unrest", card)


def reward_bot(draft: Draft) -> None:
    """At the highest level a bot gains progress for an unrest that it returns."""
    n = draft.box.book.levels[draft.level].progress_for_unrest
    gain(draft, draft.bot, "progress", n)


def take_unrest(draft: Draft, seat: int) -> None:
    """An unrest comes from the pile to hand; the last one is the collapse."""
    take_from_pile(draft, seat)
    fire(draft, seat, "takes_unrest", draft.box.unrest)
    check_pile(draft)


def take_from_pile(draft: Draft, seat: int) -> None:
    draft.unrest -= 1
    target = draft.hand_of(seat)
    bring(draft, seat, draft.box.unrest, draft.everyone, target)
    tell_move(draft, seat, draft.box.unrest, draft.everyone, "pile", target)


def check_pile(draft: Draft) -> None:
    if draft.unrest <= 0:
        draft.collapse()


def take_unseen(draft: Draft, seat: int, place: int, deck: str) -> None:
    """A face-down card of a deck is gained: its new owner sees it, but nobody looks at what a bot gains."""
    player = draft.own(seat)
    if seat == draft.bot:
        player.deck = (place, *player.deck)
        eyes, is_news = knowers(place), False
    else:
        player.hand = with_card(player.hand, shown(place, 1 << seat))
        eyes, is_news = knowers(place) | 1 << seat, not knows(place, seat)
    data = (("card", card_of(place)), ("deck", deck))
    draft.tell("took-top", seat, *data, audience=eyes, secrets=("card",), news=is_news)


def enter_play(draft: Draft, seat: int, card: int) -> int:
    """A card comes into the play area; gives its number there."""
    player = draft.own(seat)
    player.pieces += 1
    player.play = (*player.play, Piece(player.pieces, card))
    return int(player.pieces)


def put_under(draft: Draft, seat: int, number: int, card: int) -> None:
    """A card is garrisoned under a piece."""
    player = draft.own(seat)
    piece = piece_of(player, number)
    assert piece is not None
    garrison = tuple(sorted((*piece.garrison, card)))
    put_piece(player, Piece(piece.number, piece.card, piece.used, piece.tokens, garrison))
    draft.tell("garrisoned", seat, ("card", card), ("under", piece.card))
