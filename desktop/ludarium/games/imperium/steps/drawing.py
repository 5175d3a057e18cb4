"""Drawing, and the reshuffle that a draw from an empty deck brings: with a nation card or a development."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.flow import SKIP
from ludarium.engine.effects.machine import again, wait
from ludarium.engine.effects.picking import Spot
from ludarium.engine.frames import FRESH, NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import BoxStep, Step, View, answered
from ludarium.engine.steps import Draft as AnyDraft
from ludarium.engine.zones import card_of, counted, knowers, knows, shown, with_card, without
from ludarium.games.imperium.box import Box, Modifier
from ludarium.games.imperium.cards import Cost
from ludarium.games.imperium.market import trigger_scoring
from ludarium.games.imperium.moving import tell_move
from ludarium.games.imperium.payments import Demand
from ludarium.games.imperium.places import bring
from ludarium.games.imperium.state import Draft, Piece, Seat
from ludarium.games.imperium.touches import place_ids
from ludarium.games.imperium.triggers import fire, modifiers

TRIED = 1 << 10
"""Marks, in what is left to draw, that a reshuffle has just been made."""


def draw_cards(draft: Draft, seat: int, n: int, target: str = "hand") -> None:
    """The top cards of the deck come to hand (or aside, when the effect goes on to speak of them)."""
    player = draft.own(seat)
    places, player.deck = player.deck[:n], player.deck[n:]
    drawn = [shown(place, 1 << seat) for place in places]
    setattr(player, target, counted((*getattr(player, target), *drawn)))
    if draft.record is None:  # said in full only when somebody listens
        draft.fenced = draft.fenced or drawn != list(places)
    else:
        for place in places:
            eyes, is_new = knowers(place) | 1 << seat, not knows(place, seat)
            draft.tell("drew", seat, ("card", card_of(place)), audience=eyes, secrets=("card",), news=is_new)
    if not player.deck:
        fire(draft, seat, "draw_deck_emptied")


def draw_some(draft: AnyDraft, frame: Frame, left: int, if_able: bool = False, target: str = "hand") -> None:
    """Draw what is left, with reshuffles; what a draw or a reshuffle brings is resolved before it goes on."""
    tried, left = left & TRIED, left & ~TRIED
    depth = len(draft.stack)
    while left:
        deck = draft.seats[frame.actor].deck
        if deck:
            n = min(left, len(deck))
            left -= n
            tried = 0
            draft.stack[-1] = frame.keeping(left) if left else frame.to(frame.at + 1)
            draw_cards(draft, frame.actor, n, target)
            if len(draft.stack) > depth:
                return
        elif if_able or tried or not can_reshuffle(draft.box, draft, frame.actor):
            draft.stack[-1] = frame.to(frame.at + 1)
            return
        else:
            draft.stack[-1] = frame.keeping(left | TRIED)
            draft.push("reshuffle", frame.actor)
            return


def can_reshuffle(box: Box, view: View, seat: int) -> bool:
    """Whether a reshuffle finds a card: in the discard pile, or the one that it brings there itself."""
    player = view.seats[seat]
    return bool(player.discard) or can_take_nation_card(player) or can_pay_development(box, view, seat)


class DrawOp(Step):
    """Draws so many cards; "up to" asks how many, and once more until all are drawn or no more are wanted."""

    def __init__(
        self, box: Box, n: Callable[[View, Frame], int], up_to: bool = False, if_able: bool = False, aside: bool = False
    ) -> None:
        self.box, self.n, self.up_to, self.if_able = box, n, up_to, if_able
        self.target = "aside" if aside else "hand"

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        left = frame.left if frame.left != FRESH else self.n(draft, frame)
        if left <= 0:
            return False
        if self.up_to:
            return self.can(draft, frame) and wait(draft, frame.keeping(left))
        draw_some(draft, frame, left, self.if_able, self.target)
        return False

    def can(self, view: View, frame: Frame) -> bool:
        if view.seats[frame.actor].deck:
            return True
        return not self.if_able and can_reshuffle(self.box, view, frame.actor)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.NUMBER, "draw-up-to", params=(*view.about(frame), ("n", frame.left)))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        most = frame.left if not self.if_able else min(frame.left, len(view.seats[frame.actor].deck))
        return [act("draw", n) for n in range(most + 1)]

    def answer(self, draft: AnyDraft, frame: Frame, action: Action) -> None:
        n = int(action.args[0])
        if n:  # having seen these, the player decides on the others
            again(draft, frame.keeping(frame.left - n))
            draft.push("draw", frame.actor, loops=(n, int(self.if_able)))

    def declines(self, view: View, frame: Frame, action: Action) -> bool:
        return not action.args[0]


class DrawNumberOp(Step):
    """Draws as many as its loop counter says."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        left = frame.left if frame.left != FRESH else frame.loops[0]
        draw_some(draft, frame, left, bool(frame.loops[1]))
        return False


class TakeDrawn(Step):
    """Cards that were drawn and are still aside come to hand."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        player = draft.own(frame.actor)
        for place in player.aside:
            player.hand = with_card(player.hand, place)
        player.aside = ()
        return False


# Reshuffle


def can_take_nation_card(player: Seat) -> bool:
    """Whether a reshuffle of a barbarian brings a nation card."""
    if player.empire or player.nation_mark or not player.exhaust:
        return False
    return bool(player.nation_deck) or player.accession != NOTHING


class NationStep(Step):
    """A barbarian's reshuffle: the top nation card comes to the discard pile."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        player = draft.own(frame.actor)
        if player.empire:
            return False
        draft.stack[-1] = frame.to(frame.at + 2)  # past the development, which is for empires
        if can_take_nation_card(player):
            player.exhaust -= 1
            player.nation_mark = True
            take_nation_card(draft, frame.actor)
        return False


def take_nation_card(draft: Draft, seat: int) -> None:
    """The top nation card comes to the discard pile; under the last one lies accession, zenith or nadir."""
    player = draft.own(seat)
    box = draft.box
    if player.nation_deck:
        place, player.nation_deck = player.nation_deck[0], player.nation_deck[1:]
        card = card_of(place)
        draft.tell("nation-card", seat, ("card", card), news=not knows(place, seat))
        bring(draft, seat, card, draft.everyone, "discard")
        return
    card = player.accession
    if card == NOTHING:
        return
    player.accession = NOTHING
    if box.instead_program[card] >= 0:
        draft.tell("nadir", seat, ("card", card))
        draft.run_program(box.instead_program[card], seat, card)
        return
    bring(draft, seat, card, draft.everyone, "discard")
    if box.gain_program[card] >= 0:
        draft.tell("zenith", seat, ("card", card))
        draft.run_program(box.gain_program[card], seat, card)
    else:
        player.empire = True
        draft.tell("accession", seat, ("card", card))


class ShuffleStep(Step):
    """The discard pile becomes the draw deck."""

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        player = draft.own(frame.actor)
        draft.tell("reshuffled", frame.actor, ("cards", len(player.discard)))
        player.deck = draft.reshuffled(player.discard)
        player.discard = ()
        return False


# Developing


def price(box: Box, view: View, seat: int, card: int) -> Demand:
    """What a development costs, reductions taken off."""
    return _reduced(box.cards[card].cost, modifiers(box, view, seat, "development_cost"))


def _reduced(cost: Cost | None, cuts: Sequence[tuple[Piece, Modifier]]) -> Demand:
    if cost is None:
        return ()
    need = {"progress": cost.progress, "population": cost.population, "materials": cost.materials}
    for _, modifier in cuts:
        token = modifier.passive.token
        need[token] = max(0, need[token] + modifier.passive.by)
    return tuple([(what, n) for what, n in need.items() if n])


def can_develop_at_all(box: Box, view: View, seat: int) -> bool:
    player = view.seats[seat]
    return bool(player.development) and not box.nations[player.nation].has_quests


def affordable(box: Box, view: View, seat: int, free: bool = False) -> list[int]:
    """The development cards that can be developed now."""
    if not can_develop_at_all(box, view, seat):
        return []
    cards = sorted(set(view.seats[seat].development))
    if free:
        return cards
    cuts = modifiers(box, view, seat, "development_cost")
    return [card for card in cards if view.can_pay(seat, _reduced(box.cards[card].cost, cuts))]


def can_pay_development(box: Box, view: View, seat: int) -> bool:
    """Whether a reshuffle of an empire may bring a development."""
    player = view.seats[seat]
    if not player.empire or player.development_mark or not player.exhaust:
        return False
    return bool(affordable(box, view, seat))


def develop(draft: Draft, seat: int, card: int, free: bool) -> None:
    """A development comes to the discard pile; its price is paid first."""
    box, player = draft.box, draft.own(seat)
    need = dict(() if free else price(box, draft, seat, card))
    player.development = without(player.development, card)
    bring(draft, seat, card, draft.everyone, "discard")
    tell_move(draft, seat, card, draft.everyone, "development", "discard")
    if not player.development:
        trigger_scoring(draft, "development", seat)
    if need:
        loops = (need.get("progress", 0), need.get("population", 0), need.get("materials", 0))
        draft.push("pay-development", seat, card, loops=loops)


def developed(view: View, frame: Frame, spot: Spot) -> tuple[str, ...]:
    """Where a development goes: the discard pile, or the deck that it will be shuffled into."""
    return (*place_ids(view, frame.actor, "discard"), *place_ids(view, frame.actor, "deck"))


class DevelopStep(BoxStep[Box]):
    """An empire's reshuffle: one development may be paid for."""

    key, of, done = "develop-in-reshuffle", "card", SKIP

    def run(self, draft: AnyDraft, frame: Frame) -> bool:
        return can_pay_development(self.box, draft, frame.actor) and wait(draft, frame)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        keys = self.box.keys
        return [*(act("develop", keys[card]) for card in affordable(self.box, view, frame.actor)), SKIP]

    def answer(self, draft: AnyDraft, frame: Frame, action: Action) -> None:
        if action is SKIP:
            return
        player = draft.own(frame.actor)
        player.exhaust -= 1
        player.development_mark = True
        develop(draft, frame.actor, self.box.number_of[str(action.args[0])], free=False)

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        if action is SKIP:
            return answered(action)
        spot = ("development", self.box.number_of[str(action.args[0])], 0)
        return self.box.spot_names.pieces(view, frame.actor, spot), developed(view, frame, spot)
