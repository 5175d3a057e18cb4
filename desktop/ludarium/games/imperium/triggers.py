"""Events: who waits for one, and what a card in play changes. Passives run at once; exhaust abilities are offered."""

from __future__ import annotations

from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.steps import View
from ludarium.games.imperium.box import Ability, Box, Modifier
from ludarium.games.imperium.state import ACTIVATE, Draft, Piece, Slot


def fire(
    draft: Draft,
    seat: int,
    event: str,
    card: int = NOTHING,
    by: str = "",
    source: str = "",
    what: str = "",
    slot: Slot | None = None,
    suit: str = "",
) -> None:
    """Something happened to the seat: put what waits for it on the stack."""
    if seat == draft.bot:  # what is printed on its cards is not for the bot
        return
    box = draft.box
    offer_reactions(draft, seat, event, card, by, source, what, slot, suit)
    waiting = box.triggers.get(event)
    if not waiting:
        return
    player = draft.seats[seat]
    for piece in [piece for piece in (*player.play[::-1], *player.fixed[::-1]) if piece.card in waiting]:
        for ability in waiting[piece.card]:
            if is_meant(box, ability, card, by, source, what, slot, suit):
                run_passive(draft, seat, ability.program, piece)


def run_passive(draft: Draft, seat: int, program: int, piece: Piece, loops: tuple[int, ...] = ()) -> None:
    """A card in play answers what happened."""
    draft.tell("passive", seat, ("card", piece.card))
    draft.run_program(program, seat, piece.card, piece.number, loops)


def offer_reactions(
    draft: Draft,
    seat: int,
    event: str,
    card: int,
    by: str,
    source: str,
    what: str,
    slot: Slot | None,
    suit: str,
) -> None:
    """Offer the exhaust abilities that wait for it, as far as they may be used now."""
    box = draft.box
    cards = box.reacting.get(event)
    player = draft.seats[seat]
    if not cards or not player.exhaust:
        return
    pieces = [piece for piece in (*player.fixed, *player.play) if piece.card in cards and not piece.used]
    if not pieces:
        return
    is_activating = draft.phase == ACTIVATE and draft.seat == seat
    numbers = tuple(
        piece.number
        for piece in pieces
        if any(
            ability.event == event
            and (is_activating or ability.any_turn)
            and is_meant(box, ability, card, by, source, what, slot, suit)
            for ability in box.exhausts[piece.card]
        )
    )
    if numbers:
        tokens = (0, 0) if slot is None else (slot.materials, slot.population)
        seen = NOTHING if source in ("region", "uncivilised", "civilised") else card  # an unseen card stays unseen
        draft.push("react", seat, seen, loops=(*tokens, *numbers))


def is_meant(
    box: Box, ability: Ability, card: int, by: str, source: str, what: str, slot: Slot | None, suit: str
) -> bool:
    """Whether the ability waits for just this."""
    if ability.by and by not in ability.by:
        return False
    if ability.source and source != ability.source:
        return False
    if ability.what and what and what != ability.what:
        return False
    fits = ability.filter
    if fits.token and (slot is None or not getattr(slot, fits.token)):
        return False
    if fits.cards is None or card in fits.cards:
        return True
    return bool(suit) and fits.text == suit


def replacement(draft: Draft, seat: int, event: str, what: str = "") -> tuple[int, Piece] | None:
    """The program that is run in place of the event, with the card it stands on."""
    waiting = draft.box.replacements.get(event)
    if not waiting or seat == draft.bot:
        return None
    player = draft.seats[seat]
    for piece in [piece for piece in (*player.fixed, *player.play) if piece.card in waiting]:
        for ability in waiting[piece.card]:
            if not ability.what or ability.what == what:
                return ability.program, piece
    return None


def modifiers(box: Box, view: View, seat: int, what: str) -> list[tuple[Piece, Modifier]]:
    """What the cards in play of a seat change about a rule."""
    cards = box.modifying.get(what, frozenset())
    player = view.seats[seat]
    return [
        (piece, modifier)
        for piece in (*player.fixed, *player.play)
        if piece.card in cards
        for modifier in box.modifiers[piece.card][what]
    ]


def is_usable(box: Box, view: View, seat: int, piece: Piece, ability: Ability) -> bool:
    """Whether the exhaust ability can be paid and its condition holds."""
    if piece.used or not view.seats[seat].exhaust:
        return False
    frame = Frame(ability.program, 0, seat, seat, piece.card, piece.number)
    if ability.holds is not None and not ability.holds(view, frame):
        return False
    return bool(box.programs[ability.program].ops[0].ready(view, frame))
