"""The market: taking, refilling, tucking, exiling, breaking through."""

from __future__ import annotations

from ludarium.engine.frames import NOTHING
from ludarium.engine.zones import card_of, without
from ludarium.games.imperium.moving import check_pile, take_from_pile, tell_move
from ludarium.games.imperium.places import bring
from ludarium.games.imperium.state import Draft, Slot, with_slot
from ludarium.games.imperium.triggers import fire

SMALL_DECKS = ("region", "uncivilised", "civilised")


def take_slot(draft: Draft, seat: int, place: int, by: str, suit: str = "", sources: tuple[int, ...] = ()) -> None:
    """A market card comes to hand with its tokens; its unrest too when acquired, to the pile when broken through.

    sources: the regions that its materials come from
    """
    slot = draft.market[place]
    draft.market = with_slot(draft.market, place, Slot(NOTHING))
    target = draft.hand_of(seat)
    bring(draft, seat, slot.card, draft.everyone, target)
    tell_move(draft, seat, slot.card, draft.everyone, "market", target)
    if by == "acquire":
        for _ in range(slot.unrest):
            bring(draft, seat, draft.box.unrest, draft.everyone, target)
        if slot.unrest:
            draft.tell("brought-unrest", seat, ("card", slot.card), ("n", slot.unrest))
    else:
        free_unrest(draft, slot)
    for what in ("materials", "population", "progress"):
        if getattr(slot, what):
            from_card = sources if what == "materials" else ()
            gain_tokens(draft, seat, what, getattr(slot, what), from_card, lay_on=slot.card)
    refill(draft, place)  # after all that is gained: it may be the collapse
    fire(draft, seat, "gains_card", slot.card, by, "market", slot=slot, suit=suit)


def free_unrest(draft: Draft, slot: Slot) -> None:
    """The unrest under a market card goes back to the pile."""
    if slot.unrest:
        draft.unrest += slot.unrest
        draft.tell("freed-unrest", draft.seat, ("card", slot.card), ("n", slot.unrest))


def gain_tokens(draft: Draft, seat: int, what: str, n: int, sources: tuple[int, ...], lay_on: int) -> None:
    from ludarium.games.imperium.tokens import gain

    gain(draft, seat, what, n, sources, lay_on)


def take_exiled(draft: Draft, seat: int, card: int, by: str, suit: str = "") -> None:
    """An exiled card comes to hand; acquired, it brings an unrest unless it is a plain region."""
    draft.exile = without(draft.exile, card)
    target = draft.hand_of(seat)
    bring(draft, seat, card, draft.everyone, target)
    tell_move(draft, seat, card, draft.everyone, "exile", target)
    fire(draft, seat, "gains_card", card, by, "exile", suit=suit)
    if by == "acquire" and card in draft.box.needs_unrest:
        take_from_pile(draft, seat)
        fire(draft, seat, "takes_unrest", draft.box.unrest)
        check_pile(draft)


def refill(draft: Draft, place: int) -> None:
    """Fill an empty place from the deck it lies under, or from the main deck when that is empty."""
    source = draft.box.sheet.market[place]
    if source != "main" and not getattr(draft, source):
        source = "main"
    deck = getattr(draft, source)
    if not deck:
        return
    setattr(draft, source, deck[1:])
    card = card_of(deck[0])
    draft.tell("refilled", draft.seat, ("card", card), ("place", place), ("source", source), news=True)
    lay(draft, place, Slot(card))
    check_main_deck(draft)


def lay(draft: Draft, place: int, slot: Slot) -> None:
    """Lay a card on a place of the market, with an unrest under it if its suit asks for one."""
    if slot.card in draft.box.needs_unrest:
        draft.unrest -= 1
        slot = Slot(slot.card, slot.unrest + 1, slot.materials, slot.population, slot.progress)
    draft.market = with_slot(draft.market, place, slot)
    check_pile(draft)


def check_main_deck(draft: Draft) -> None:
    if not draft.main:
        trigger_scoring(draft, "main-deck", draft.seat)


def trigger_scoring(draft: Draft, cause: str, seat: int, card: int = NOTHING) -> None:
    """One more round after this one; further triggers change nothing. ``seat``: whose doing it is."""
    if not draft.last:
        draft.last = draft.round + 1
        draft.tell("scoring-triggered", seat, ("cause", cause), ("card", card), ("last", draft.last))


def exile_slot(draft: Draft, seat: int, place: int) -> None:
    """A market card goes to exile, its unrest to the pile, and the place is filled anew."""
    slot = draft.market[place]
    free_unrest(draft, slot)
    draft.market = with_slot(draft.market, place, Slot(NOTHING))
    bring(draft, seat, slot.card, draft.everyone, "exile")
    tell_move(draft, seat, slot.card, draft.everyone, "market", "exile")
    refill(draft, place)


def swap_slot(draft: Draft, seat: int, place: int, card: int) -> None:
    """A market card goes to exile and an exiled card takes its place and its tokens."""
    slot = draft.market[place]
    free_unrest(draft, slot)
    draft.exile = without(draft.exile, card)
    bring(draft, seat, slot.card, draft.everyone, "exile")
    tell_move(draft, seat, slot.card, draft.everyone, "market", "exile")
    tell_move(draft, seat, card, draft.everyone, "exile", "market")
    lay(draft, place, Slot(card, 0, slot.materials, slot.population, slot.progress))


def has_no_tokens(slot: Slot) -> bool:
    return not (slot.materials or slot.population or slot.progress)


def add_tokens(draft: Draft, seat: int, place: int, what: str, n: int) -> None:
    slot = draft.market[place]
    more = Slot(
        slot.card,
        slot.unrest,
        slot.materials + n * (what == "materials"),
        slot.population + n * (what == "population"),
        slot.progress + n * (what == "progress"),
    )
    draft.market = with_slot(draft.market, place, more)
    draft.tell("put-on-market", seat, ("what", what), ("n", n), ("place", place), ("card", slot.card))
