"""What a bot does with cards: it has a deck, slots, a discard pile, a history, regions in play and a dynasty deck."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.frames import NOTHING
from ludarium.engine.steps import View
from ludarium.engine.zones import Zone, card_of, forgotten, hidden, knows
from ludarium.games.imperium.box import Box, Filter
from ludarium.games.imperium.market import trigger_scoring
from ludarium.games.imperium.moving import enter_play, take_unseen, tell_move
from ludarium.games.imperium.places import bring
from ludarium.games.imperium.state import HUMAN, SEEN, Draft, Seat, Slot
from ludarium.games.imperium.tokens import gain


def value_of(box: Box, card: int) -> int:
    """What a card is worth to a bot."""
    return box.bot_values[card]


# Choosing


def tokens_on(slot: Slot) -> int:
    return slot.materials + slot.population + slot.progress


def best_place(box: Box, view: View, fits: Filter) -> int | None:
    """The place of the market card that the bot wants most."""
    found = [place for place, slot in enumerate(view.market) if slot.card >= 0 and fits.fits_slot(slot)]

    def wish(place: int) -> tuple[int, int, int]:
        slot = view.market[place]
        return value_of(box, slot.card) + tokens_on(slot), tokens_on(slot), -place

    return max(found, key=wish, default=None)


def best_exiled(box: Box, view: View, fits: Filter) -> int | None:
    """The exiled card that the bot wants most."""
    found = [card for card in view.exile if card in fits]
    return max(found, key=lambda card: (value_of(box, card), -card), default=None)


def latest(cards: Sequence[int], fits: Filter) -> int | None:
    """Where the last card that fits lies."""
    return next((at for at in range(len(cards) - 1, -1, -1) if cards[at] in fits), None)


def latest_region(view: View, fits: Filter) -> int | None:
    """The number of the piece that was played last."""
    found = [piece.number for piece in view.seats[view.bot].play if piece.card in fits]
    return max(found, default=None)


# Deck and discard pile


def take_discarded(draft: Draft, fits: Filter) -> int | None:
    """Take the latest card that fits out of the discard pile."""
    player = draft.own(draft.bot)
    at = latest(player.discard, fits)
    if at is None:
        return None
    card: int = player.discard[at]
    player.discard = (*player.discard[:at], *player.discard[at + 1 :])
    return card


def discard_top(draft: Draft, n: int) -> None:
    """Cards from the deck, as many as there are."""
    player = draft.own(draft.bot)
    for place in player.deck[:n]:
        player.deck = player.deck[1:]
        to_discard(draft, place, "deck")


def to_discard(draft: Draft, place: int, source: str) -> None:
    """A card is turned up on the discard pile."""
    card = card_of(place)
    bring(draft, draft.bot, card, draft.everyone, "discard")
    data = (("card", card), ("source", source), ("target", "discard"), ("to", draft.bot))
    draft.tell("moved", draft.bot, *data, news=not knows(place, HUMAN))


def shuffle_discard(draft: Draft) -> None:
    """The discard pile, which all have seen, becomes the deck; what already lies on it stays on top."""
    player = draft.own(draft.bot)
    draft.tell("reshuffled", draft.bot, ("cards", len(player.discard)))
    player.deck = (*player.deck, *seen(draft.reshuffled(player.discard)))
    player.discard = ()


def seen(zone: Zone) -> Zone:
    """Cards of which all know that they are there, though not where."""
    return tuple(hidden(card, SEEN) for card in forgotten(zone))


def region_into_play(draft: Draft, card: int, source: str) -> None:
    enter_play(draft, draft.bot, card)
    tell_move(draft, draft.bot, card, draft.everyone, source, "play")


# The dynasty deck


def dynasty_size(player: Seat) -> int:
    return len(player.nation_deck) + int(player.accession != NOTHING) + len(player.development)


def take_dynasty_card(draft: Draft) -> None:
    """The top card comes to the discard pile. The accession card turns the table; the last card triggers scoring."""
    player = draft.own(draft.bot)
    if player.nation_deck:
        place, player.nation_deck = player.nation_deck[0], player.nation_deck[1:]
        to_discard(draft, place, "dynasty")
    elif player.accession != NOTHING:
        card, player.accession = player.accession, NOTHING
        to_discard(draft, hidden(card, draft.everyone), "dynasty")
        if draft.box.bots[player.nation].has_empire_table and not player.empire:
            player.empire = True
            draft.tell("accession", draft.bot, ("card", card))
    elif player.development:
        card, player.development = player.development[0], player.development[1:]
        to_discard(draft, hidden(card, draft.everyone), "dynasty")
    else:
        return
    check_dynasty(draft)


def take_quest(draft: Draft) -> int:
    """The next quest leaves the dynasty deck."""
    player = draft.own(draft.bot)
    card: int = player.development[0]
    player.development = player.development[1:]
    check_dynasty(draft)
    return card


def check_dynasty(draft: Draft) -> None:
    if not dynasty_size(draft.seats[draft.bot]):
        trigger_scoring(draft, "dynasty", draft.bot)


# Fame


def can_gain_fame(view: View) -> bool:
    """Whether there is a fame card for the bot: a face-down one, or King of Kings once."""
    return bool(view.fame) or not view.kings >> view.bot & 1


def gain_fame(draft: Draft) -> None:
    """The top fame card comes unseen on the deck; when there is none, King of Kings, once."""
    seat = draft.bot
    if draft.fame:
        place, draft.fame = draft.fame[0], draft.fame[1:]
        take_unseen(draft, seat, place, "fame")
    elif not draft.kings >> seat & 1:
        draft.kings |= 1 << seat
        king = draft.box.book.king_of_kings
        draft.tell("king-of-kings", seat, ("side", draft.king))
        draft.king = 1
        gain(draft, seat, "progress", king.empire if draft.seats[seat].empire else king.barbarian)
        trigger_scoring(draft, "king-of-kings", seat)
