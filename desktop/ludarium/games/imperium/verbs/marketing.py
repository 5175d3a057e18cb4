"""Verbs about the market: acquire, break through, gamble, tokens on market cards, swapping with exile."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.flow import NO, YES, YES_NO
from ludarium.engine.effects.machine import Do, wait
from ludarium.engine.effects.picking import Found, Pick, Spot, fixed
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import BoxStep, Draft, Step, View, answered
from ludarium.engine.zones import card_of, cards_of
from ludarium.games.imperium.box import ANY, Box, Filter
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.market import (
    SMALL_DECKS,
    add_tokens,
    check_main_deck,
    swap_slot,
    take_exiled,
    take_slot,
)
from ludarium.games.imperium.moving import take_unseen, tell_move
from ludarium.games.imperium.places import bring, spots
from ludarium.games.imperium.readings import SECOND
from ludarium.games.imperium.steps.playing import play_card, why_not_play
from ludarium.games.imperium.tokens import gain, regions_used
from ludarium.games.imperium.touches import EXILE, market, place_ids, supply, top
from ludarium.games.imperium.triggers import fire, modifiers
from ludarium.games.imperium.verbs.common import narrowed, to
from ludarium.games.imperium.vocabulary import (
    IMPERIUM,
    Acquire,
    AddTokensToMarketCard,
    BreakThrough,
    Gamble,
    SwapExileWithMarket,
)


def of_suits(box: Box, suits: Sequence[str], text: str) -> Filter:
    """Cards of any of the suits that fit the filter."""
    fits = parse_filter(box, text)
    if not suits:
        return fits
    return narrowed(fits, frozenset[int]().union(*(box.with_suit[suit] for suit in suits)))


# Acquire


@IMPERIUM.resolver(Acquire)
def acquire(build: Builder, step: Acquire) -> None:
    box = build.box
    fits = of_suits(box, step.suits, step.filter)
    skip = build.take_skip()

    def find(view: View, frame: Frame) -> Found:
        found: Found = ()
        if "market" in step.sources:
            found += spots(box, view, frame, "market", fits)
        if "exile" in step.sources:
            found += spots(box, view, frame, "exile", fits)
        elif not fits.token:
            allowed = [m.passive.suits for _, m in modifiers(box, view, frame.actor, "acquire_from_exile")]
            suits = {suit for some in allowed for suit in some}
            if suits:
                found += spots(box, view, frame, "exile", narrowed(fits, of_suits(box, tuple(suits), "").cards))
        return found

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        zone, card, place = spot
        if zone == "market":
            take_slot(draft, frame.actor, place, "acquire", sources=sources(frame))
        else:
            take_exiled(draft, frame.actor, card, "acquire")
        if step.then_free_play and box.rules < SECOND and _may_play(box, draft, frame, card):
            play_card(draft, frame.actor, card)

    def sources(frame: Frame) -> tuple[int, ...]:
        """The regions given up for a card with materials on it."""
        is_for_materials = fits.token == "materials" and box.rules >= SECOND
        return regions_used(box, frame) if is_for_materials else ()

    for _ in range(step.times):
        build.emit(Pick(step.verb, find, put, box.spot_names, fixed(1), skip=skip, ends=to("hand")))
        if step.then_free_play and box.rules >= SECOND:
            build.emit(PlayGained(box))


def _may_play(box: Box, view: View, frame: Frame, card: int) -> bool:
    return why_not_play(box, view, frame.actor, card, free=True) is None


class PlayGained(BoxStep[Box]):
    """Asks whether the card just acquired is free played."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        card = self._card(frame)
        is_held = card in cards_of(draft.seats[frame.actor].hand)
        return is_held and _may_play(self.box, draft, frame, card) and wait(draft, frame)

    def _card(self, frame: Frame) -> int:
        """The card that the effect acquired last."""
        return next((card for verb, card in reversed(frame.done) if verb == Acquire.verb), NOTHING)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = (*view.about(frame), ("gained", self._card(frame)))
        return Prompt(frame.actor, Ask.YES_NO, "play-gained", params=params)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return YES_NO

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is YES:
            play_card(draft, frame.actor, self._card(frame))

    def declines(self, view: View, frame: Frame, action: Action) -> bool:
        return action is NO


# Break through


@IMPERIUM.resolver(BreakThrough)
def break_through(build: Builder, step: BreakThrough) -> None:
    for _ in range(step.times):
        if step.suits:
            build.emit(Declare(step.suits, "declare"))
        build.emit(BreakThroughOp(build.box, step))


class Declare(Step):
    """Asks for a suit; the innermost loop counter is its number."""

    def __init__(self, suits: tuple[str, ...], key: str) -> None:
        self.suits, self.key = suits, key
        self.declaring = tuple([act("declare", suit) for suit in suits])

    def run(self, draft: Draft, frame: Frame) -> bool:
        if len(self.suits) > 1:
            return wait(draft, frame)
        draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops, 0), frame.actor)
        return False

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.ONE, self.key, params=view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return self.declaring

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        number = self.suits.index(str(action.args[0]))
        draft.tell("declared", frame.actor, ("suit", self.suits[number]))
        draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops, number), frame.actor)


FROM_DECK = act("pick", "deck")


class BreakThroughOp(Step):
    """Takes a card of the declared suit: from the market, from its deck, or from exile where that is allowed."""

    def __init__(self, box: Box, step: BreakThrough) -> None:
        self.box, self.step = box, step
        self.fits = [of_suits(box, (suit,), step.filter) for suit in step.suits] or [of_suits(box, (), step.filter)]

    def _suit(self, frame: Frame) -> int:
        return frame.loops[-1] if self.step.suits else 0

    def _spots(self, view: View, frame: Frame) -> Found:
        fits = self.fits[self._suit(frame)]
        found = spots(self.box, view, frame, "market", fits)
        if "exile" in self.step.sources:
            found += spots(self.box, view, frame, "exile", fits)
        return found

    def _deck(self, view: View, frame: Frame) -> str:
        """The deck that would be taken from: empty when there is none."""
        suit = self.step.suits[self._suit(frame)] if self.step.suits else ""
        if suit in SMALL_DECKS and getattr(view, suit):
            return suit
        return "main" if view.main else ""

    def run(self, draft: Draft, frame: Frame) -> bool:
        found = self._spots(draft, frame)
        if not found:
            self._dig(draft, frame)
        elif len(found) > 1 or self._may_dig(draft, frame):
            return wait(draft, frame)
        else:
            self._take(draft, frame, found[0][0])
        return False

    def _may_dig(self, view: View, frame: Frame) -> bool:
        """Whether a deck may be searched in place of the market: an empty one has progress to give."""
        return self.box.rules >= SECOND or bool(self._deck(view, frame))

    def _go_on(self, draft: Draft, frame: Frame) -> str:
        """Leave the loop counter behind; gives the suit."""
        suit = self.step.suits[self._suit(frame)] if self.step.suits else ""
        loops = frame.loops[:-1] if self.step.suits else frame.loops
        draft.stack[-1] = frame.looping(frame.at + 1, loops, frame.actor)
        return suit

    def _take(self, draft: Draft, frame: Frame, spot: Spot) -> None:
        suit = self._go_on(draft, frame)
        if spot[0] == "market":
            take_slot(draft, frame.actor, spot[2], "break_through", suit)
        else:
            take_exiled(draft, frame.actor, spot[1], "break_through", suit)

    def _dig(self, draft: Draft, frame: Frame) -> None:
        fits, deck = self.fits[self._suit(frame)], self._deck(draft, frame)
        suit = self._go_on(draft, frame)
        if not deck:
            gain(draft, frame.actor, "progress", self.box.sheet.break_through_progress)
        elif deck != "main":
            take_top(draft, frame.actor, deck, suit)
        else:
            reveal_until(draft, frame.actor, fits, suit)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.ONE, "break-through", "card", view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        listed = [self.box.spot_names.say(spot) for spot, _ in self._spots(view, frame)]
        return [*listed, FROM_DECK] if self._may_dig(view, frame) else listed

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is FROM_DECK:
            self._dig(draft, frame)
        else:
            self._take(draft, frame, self.box.spot_names.meant(draft, action))

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        names, deck = self.box.spot_names, self._deck(view, frame)
        if action is FROM_DECK and not deck:
            return answered(action)
        begins = (top(deck),) if action is FROM_DECK else names.pieces(view, frame.actor, names.meant(view, action))
        return begins, place_ids(view, frame.actor, "hand")


def take_top(draft: Draft, seat: int, deck: str, suit: str) -> None:
    """The unseen top card of a small deck comes to hand."""
    place = getattr(draft, deck)[0]
    setattr(draft, deck, getattr(draft, deck)[1:])
    take_unseen(draft, seat, place, deck)
    fire(draft, seat, "gains_card", card_of(place), "break_through", deck, suit=suit)


def reveal_until(draft: Draft, seat: int, fits: Filter, suit: str) -> None:
    """Main-deck cards are revealed until one fits; it comes to hand, the others are shuffled back."""
    cards = [card_of(place) for place in draft.main]
    at = next((at for at, card in enumerate(cards) if card in fits), None)
    shown_cards = tuple(cards if at is None else cards[: at + 1])
    draft.tell("revealed", seat, ("cards", shown_cards), ("deck", "main"), news=True)
    if at is None:
        draft.main = draft.reshuffled(draft.main)
        gain(draft, seat, "progress", draft.box.sheet.break_through_progress)
        return
    draft.main = draft.reshuffled((*draft.main[:at], *draft.main[at + 1 :]))
    target = draft.hand_of(seat)
    bring(draft, seat, cards[at], draft.everyone, target)
    tell_move(draft, seat, cards[at], draft.everyone, "main", target)
    fire(draft, seat, "gains_card", cards[at], "break_through", "main", suit=suit)
    check_main_deck(draft)


# Gambling


@IMPERIUM.resolver(Gamble)
def gamble(build: Builder, step: Gamble) -> None:
    box = build.box
    build.emit(Declare(step.suits, "gamble"))

    def turn_up(draft: Draft, frame: Frame) -> None:
        suit = step.suits[frame.loops[-1]]
        draft.stack[-1] = frame.looping(frame.at + 1, frame.loops[:-1], frame.actor)
        if not draft.main:
            return
        card = card_of(draft.main[0])
        draft.main = draft.main[1:]
        draft.tell("revealed", frame.actor, ("cards", (card,)), ("deck", "main"), news=True)
        target = "hand" if card in box.with_suit[suit] else "exile"
        bring(draft, frame.actor, card, draft.everyone, target)
        tell_move(draft, frame.actor, card, draft.everyone, "main", target)
        check_main_deck(draft)

    build.emit(Do(turn_up))


# Tokens and exchanges


@IMPERIUM.resolver(AddTokensToMarketCard)
def add_tokens_to_market_card(build: Builder, step: AddTokensToMarketCard) -> None:
    build.emit(PlaceTokens(build.box, step.what, step.n))


class PlaceTokens(Pick):
    """Picks a market card for tokens: these are what is moved."""

    def __init__(self, box: Box, what: str, n: int) -> None:
        self.what, self.number = what, n
        super().__init__(
            "place-token",
            lambda view, frame: spots(box, view, frame, "market", ANY),
            lambda draft, frame, spot: add_tokens(draft, frame.actor, spot[2], what, n),
            box.spot_names,
            fixed(1),
        )

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return ((supply(self.what),), *super().touches(view, frame, action))


@IMPERIUM.resolver(SwapExileWithMarket)
def swap_exile_with_market(build: Builder, step: SwapExileWithMarket) -> None:
    build.emit(SwapOp(build.box))


class SwapOp(BoxStep[Box]):
    """Asks for a market card, then for the exiled card that takes its place."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        is_possible = bool(draft.exile) and any(slot.card >= 0 for slot in draft.market)
        return is_possible and wait(draft, frame)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        key = "swap-market" if frame.left < 0 else "swap-exile"
        return Prompt(frame.actor, Ask.ONE, key, "card", view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        zone = "market" if frame.left < 0 else "exile"
        return [self.box.spot_names.say(spot) for spot, _ in spots(self.box, view, frame, zone, ANY)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if frame.left < 0:
            wait(draft, frame.keeping(int(action.args[1]) - 1))
        else:
            swap_slot(draft, frame.actor, frame.left, self.box.number_of[str(action.args[1])])

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        names = self.box.spot_names
        begins = names.pieces(view, frame.actor, names.meant(view, action))
        return begins, (EXILE,) if frame.left < 0 else (market(frame.left),)
