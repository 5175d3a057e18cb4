"""Playing cards and using abilities: what may be played, and what playing sets in motion."""

from __future__ import annotations

from functools import cached_property

from ludarium.engine.frames import Frame
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import Draft as AnyDraft
from ludarium.engine.steps import Step, View
from ludarium.games.imperium.box import Ability, Box
from ludarium.games.imperium.cards import BARBARIAN, EMPIRE
from ludarium.games.imperium.moving import enter_play, move_piece
from ludarium.games.imperium.places import put_piece, take
from ludarium.games.imperium.state import Draft, Piece
from ludarium.games.imperium.triggers import fire, modifiers


def why_not_play(
    box: Box, view: View, seat: int, card: int, free: bool = False, any_state: bool = False
) -> Reason | None:
    """What keeps a player from playing a card; None when nothing does.

    free: it takes no action token, since an effect plays it; any_state: nor does an empire mark count
    """
    player = view.seats[seat]
    key = box.keys[card]
    if card in box.unplayable:
        return because("unplayable", "IMP-ACT-08", card=key)
    if not free and not player.actions and not is_free(box, view, seat, card):
        return because("no-action", "IMP-ACT-03", card=key)
    if not fits_state(box, view, seat, card, any_state):
        rule = "IMP-STATE-01" if box.cards[card].state == BARBARIAN else "IMP-STATE-02"
        return because("wrong-state", rule, card=key, state=box.cards[card].state)
    if not meets_requirements(box, view, seat, card):
        return because("requirement", "IMP-ACT-09", card=key)
    if not is_open(box, view, seat, card):
        return because("cannot-pay", "IMP-PAY-01", card=key)
    return None


def is_playable(box: Box, view: View, seat: int, card: int) -> bool:
    """Whether a player may play a card from hand now: `why_not_play` without the reason, for lists of actions."""
    player = view.seats[seat]
    if card in box.unplayable or not (player.actions or is_free(box, view, seat, card)):
        return False
    if not fits_state(box, view, seat, card):
        return False
    return meets_requirements(box, view, seat, card) and is_open(box, view, seat, card)


def meets_requirements(box: Box, view: View, seat: int, card: int) -> bool:
    wanted = box.requirements[card]
    if not wanted:
        return True
    frame = Frame(box.play_program[card], 0, seat, seat, card)
    return all(holds(view, frame) for holds in wanted)


def is_open(box: Box, view: View, seat: int, card: int) -> bool:
    """Whether what stands at the top of its effect can be paid, the card itself no longer in hand."""
    number = box.play_program[card]
    if number < 0 or not box.programs[number].gates:
        return True
    return box.programs[number].is_open(_Without(view, seat, card), Frame(number, 0, seat, seat, card))


class _Without:
    """A view in which one card has left a player's hand: while a card resolves it is no longer there."""

    def __init__(self, view: View, seat: int, card: int) -> None:
        self._view, self._seat, self._card = view, seat, card

    @cached_property
    def seats(self) -> list[View]:
        """Worked out when asked for: most costs are tokens, and never look at a hand."""
        seats = list(self._view.seats)
        seats[self._seat] = _Hand(seats[self._seat], self._card)
        return seats

    def __getattr__(self, name: str) -> object:
        return getattr(self._view, name)

    def can_pay(self, seat: int, demand: tuple[tuple[str, int], ...]) -> bool:
        return bool(self._view.can_pay(seat, demand))


class _Hand:
    """A player with one copy of a card less in hand."""

    def __init__(self, player: View, card: int) -> None:
        self._player = player
        places = list(player.hand)
        at = next((n for n, place in enumerate(places) if place >= 0 and place & 4095 == card), None)
        if at is not None:
            del places[at]
        self.hand = tuple(places)

    def __getattr__(self, name: str) -> object:
        return getattr(self._player, name)


def is_free(box: Box, view: View, seat: int, card: int) -> bool:
    """Whether playing it takes no action token."""
    if box.cards[card].free_play:
        return True
    return any(card in modifier.filter for _, modifier in modifiers(box, view, seat, "may_free_play"))


def fits_state(box: Box, view: View, seat: int, card: int, any_state: bool = False) -> bool:
    """Whether its state mark fits, is an empire mark that does not count now, or is taken away by a card in play."""
    mark = box.cards[card].state
    player = view.seats[seat]
    if not mark or mark == (EMPIRE if player.empire else BARBARIAN):
        return True
    if mark == EMPIRE and (any_state or player.any_state):
        return True
    return any(
        modifier.passive.icon == mark and card in modifier.filter
        for _, modifier in modifiers(box, view, seat, "remove_state_icon")
    )


def play_card(draft: Draft, seat: int, card: int, zone: str = "hand") -> None:
    """A card is played: it leaves its zone, then what it sets off and what it does is put on the stack."""
    box = draft.box
    take(draft, seat, (zone, card, 0), openly=True)
    player = draft.own(seat)
    player.any_state = False
    draft.tell("played", seat, ("card", card), ("source", zone))
    if card in box.pinned:
        number = enter_play(draft, seat, card)
    else:
        player.pieces += 1
        number = player.pieces
        player.limbo = (*player.limbo, Piece(number, card))
    draft.push("finish", seat, card, number)
    if box.play_program[card] >= 0:
        draft.run_program(box.play_program[card], seat, card, number)
    fire(draft, seat, "plays", card, source=zone)
    if box.cards[card].attack and box.play_program[card] >= 0:
        for victim in draft.clockwise(seat)[:0:-1]:
            if victim != draft.bot:
                draft.push("attacked", victim, card, loops=(seat, number))


class Finish(Step):
    """A card that has been resolved and is not pinned goes to the discard pile, unless its effect moved it."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        if any(piece.number == frame.piece for piece in draft.seats[frame.owner].limbo):
            move_piece(draft, frame.owner, frame.piece, "discard")
        return False


def use_ability(draft: Draft, seat: int, piece: Piece, ability: Ability, loops: tuple[int, ...] = ()) -> None:
    """An exhaust token goes on the card, and its ability on the stack."""
    player = draft.own(seat)
    player.exhaust -= 1
    put_piece(player, Piece(piece.number, piece.card, True, piece.tokens, piece.garrison))
    draft.tell("used", seat, ("card", piece.card))
    draft.run_program(ability.program, seat, piece.card, piece.number, loops)
