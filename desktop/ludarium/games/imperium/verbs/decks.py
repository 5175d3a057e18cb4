"""Verbs about the own decks: draw, develop, nation deck, find."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.effects.building import Builder, Label
from ludarium.engine.effects.flow import SKIP, Unless
from ludarium.engine.effects.machine import Do, ask, must_ask, passed
from ludarium.engine.effects.picking import Found, Pick, Spot, fixed
from ludarium.engine.effects.verbs import Draw, words
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View
from ludarium.engine.zones import card_of, hidden, knows, taken, with_card
from ludarium.games.imperium.box import ANY, Box
from ludarium.games.imperium.counting import amount
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.moving import arrive
from ludarium.games.imperium.places import spots, take
from ludarium.games.imperium.steps.drawing import DrawOp, TakeDrawn, affordable, develop, developed, take_nation_card
from ludarium.games.imperium.touches import place_ids
from ludarium.games.imperium.triggers import fire
from ludarium.games.imperium.verbs.common import to
from ludarium.games.imperium.vocabulary import (
    IMPERIUM,
    Develop,
    Find,
    NationTopToBottom,
    NationTopToDiscard,
    ShuffleNationDeck,
    SwapHandCardWithNationTop,
)


@IMPERIUM.resolver(Draw)
def draw(build: Builder, step: Draw) -> None:
    n = amount(build.box, step.n, step.per)
    build.emit(DrawOp(build.box, n, step.up_to, step.if_able, aside=bool(step.then)))
    if step.then:
        none = Label()
        build.emit(Unless(_has_drawn, none))
        build.steps(step.then)
        build.emit(TakeDrawn())
        build.place(none)


def _has_drawn(view: View, frame: Frame) -> bool:
    return bool(view.seats[frame.actor].aside)


# Developing


@IMPERIUM.resolver(Develop)
def develop_(build: Builder, step: Develop) -> None:
    box = build.box

    def find(view: View, frame: Frame) -> Found:
        cards = affordable(box, view, frame.actor, step.free)
        return tuple([(("development", card, 0), 1) for card in cards])

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        develop(draft, frame.actor, spot[1], step.free)

    build.emit(Pick(step.verb, find, put, box.spot_names, fixed(1), skip=build.take_skip(), ends=developed))


# The nation deck


@IMPERIUM.resolver(NationTopToDiscard)
def nation_top_to_discard(build: Builder, step: NationTopToDiscard) -> None:
    def is_there(view: View, frame: Frame) -> bool:
        player = view.seats[frame.actor]
        return bool(player.nation_deck) or player.accession != NOTHING

    build.emit(Do(lambda draft, frame: take_nation_card(draft, frame.actor), is_there))


def _has_two(view: View, frame: Frame) -> bool:
    return len(view.seats[frame.actor].nation_deck) > 1


@IMPERIUM.resolver(NationTopToBottom)
def nation_top_to_bottom(build: Builder, step: NationTopToBottom) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(frame.actor)
        if player.nation_deck:
            player.nation_deck = (*player.nation_deck[1:], player.nation_deck[0])
            draft.tell("nation-to-bottom", frame.actor)

    build.emit(Do(do, _has_two))


@IMPERIUM.resolver(ShuffleNationDeck)
def shuffle_nation_deck(build: Builder, step: ShuffleNationDeck) -> None:
    build.emit(Do(lambda draft, frame: shuffle_nation(draft, frame.actor), _has_two))


def shuffle_nation(draft: Draft, seat: int) -> None:
    player = draft.own(seat)
    player.nation_deck = draft.reshuffled(player.nation_deck)
    draft.tell("shuffled", seat, ("zone", "nation"))


@IMPERIUM.resolver(SwapHandCardWithNationTop)
def swap_hand_card_with_nation_top(build: Builder, step: SwapHandCardWithNationTop) -> None:
    box = build.box

    def find(view: View, frame: Frame) -> Found:
        if not view.seats[frame.actor].nation_deck:
            return ()
        return spots(box, view, frame, "hand", ANY)

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        player, own = draft.own(frame.actor), 1 << frame.actor
        top = player.nation_deck[0]
        player.hand = with_card(taken(player.hand, spot[1], False, frame.actor), hidden(card_of(top), own))
        player.nation_deck = (hidden(spot[1], own), *player.nation_deck[1:])
        data = (("card", card_of(top)), ("given", spot[1]))
        is_new = not knows(top, frame.actor)
        draft.tell("swapped-nation", frame.actor, *data, audience=own, secrets=("card", "given"), news=is_new)

    build.emit(
        Pick(
            step.verb,
            find,
            put,
            box.spot_names,
            fixed(1),
            skip=build.take_skip(),
            hidden=True,
            notes=False,
            ends=to("nation"),
            held=lambda view, frame: bool(view.seats[frame.actor].nation_deck) and len(view.seats[frame.actor].hand),
            all_fit=True,
        )
    )


# Finding


@IMPERIUM.resolver(Find)
def find_(build: Builder, step: Find) -> None:
    build.emit(FindOp(build.box, step))


class FindOp(Step):
    """Searches the own places in order: a named card in the first that has it, a kind of card in all of them."""

    hidden = True

    def __init__(self, box: Box, step: Find) -> None:
        self.box, self.step = box, step
        self.fits = parse_filter(box, step.filter)
        self.zones = words(step.from_)
        self.is_named = step.filter.startswith("name:")

    def _found(self, view: View, frame: Frame) -> Found:
        found: Found = ()
        for zone in self.zones:
            found += spots(self.box, view, frame, zone, self.fits)
            if found and self.is_named:
                break
        return found

    def run(self, draft: Draft, frame: Frame) -> bool:
        found = self._found(draft, frame)
        if len(found) > 1 or must_ask(draft, frame, self):
            return ask(draft, frame, self)
        passed(draft, frame, self)
        self._take(draft, frame, found[0][0] if found else None)
        return False

    def can(self, view: View, frame: Frame) -> bool:
        return bool(self._found(view, frame))

    def _take(self, draft: Draft, frame: Frame, spot: Spot | None) -> None:
        """The card found is revealed; decks that were searched are shuffled."""
        searched = self.zones
        if spot is not None and self.is_named:
            searched = self.zones[: self.zones.index(spot[0]) + 1]
        player = draft.own(frame.actor)
        if spot is not None:
            is_new = spot[0] in ("draw_deck", "nation")
            draft.tell("found", frame.actor, ("card", spot[1]), ("source", spot[0]), news=is_new)
            card, _ = take(draft, frame.actor, spot, openly=True)
            arrive(draft, frame.actor, card, draft.everyone, spot[0], self.step.to)
            if spot[0] == "draw_deck" and not player.deck:
                fire(draft, frame.actor, "draw_deck_emptied")
        if "draw_deck" in searched and player.deck:
            player.deck = draft.reshuffled(player.deck)
            draft.tell("shuffled", frame.actor, ("zone", "draw_deck"))
        if "nation" in searched and player.nation_deck:
            shuffle_nation(draft, frame.actor)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.ONE, "find", "card", view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [self.box.spot_names.say(spot) for spot, _ in self._found(view, frame)] or [SKIP]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        self._take(draft, frame, None if action is SKIP else self.box.spot_names.meant(draft, action))

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        names = self.box.spot_names
        found = names.pieces(view, frame.actor, names.meant(view, action))
        return found, place_ids(view, frame.actor, self.step.to)
