"""Verbs about fame and looking at decks. Both ways to a fame card pass through King of Kings when none is left."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.effects.building import Builder, Label
from ludarium.engine.effects.machine import Do, wait
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import BoxStep, Draft, Step, View
from ludarium.engine.zones import card_of, cards_of, knows, shown
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.moving import take_unseen
from ludarium.games.imperium.touches import FAME, copies, place_ids
from ludarium.games.imperium.triggers import fire, modifiers
from ludarium.games.imperium.vocabulary import IMPERIUM, FlipSelf, Look, TakeFame, TakeOneOfLooked


def resolve_king(draft: Draft, seat: int) -> None:
    """King of Kings is resolved in place of a fame card, once for each player."""
    if draft.kings >> seat & 1:
        return
    draft.kings |= 1 << seat
    card = draft.box.kings[draft.king]
    draft.tell("king-of-kings", seat, ("side", draft.king))
    draft.run_program(draft.box.instead_program[card], seat, card)


@IMPERIUM.resolver(FlipSelf)
def flip_self(build: Builder, step: FlipSelf) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        draft.king = 1

    build.emit(Do(do))


@IMPERIUM.resolver(TakeFame)
def take_fame(build: Builder, step: TakeFame) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        if draft.fame:
            take_fame_card(draft, frame.actor, 0)
        else:
            resolve_king(draft, frame.actor)

    for _ in range(step.n):
        build.emit(Do(do))


def take_fame_card(draft: Draft, seat: int, at: int) -> None:
    """A face-down fame card comes to hand, unseen by others."""
    place = draft.fame[at]
    draft.fame = (*draft.fame[:at], *draft.fame[at + 1 :])
    take_unseen(draft, seat, place, "fame")


# Looking


@IMPERIUM.resolver(Look)
def look(build: Builder, step: Look) -> None:
    end = Label()
    build.emit(LookOp(build.box, step.deck, step.n, end))
    build.depth += 1
    build.steps(step.then)
    build.depth -= 1
    build.place(end)


class LookOp(Step):
    """The owner sees the top cards of a deck; the innermost loop counter is how many."""

    def __init__(self, box: Box, deck: str, n: int, end: Label) -> None:
        self.box, self.deck, self.n, self.end = box, deck, n, end

    def run(self, draft: Draft, frame: Frame) -> bool:
        if self.deck == "fame":
            self._look_at_fame(draft, frame)
        else:
            self._look_at_nation(draft, frame)
        return False

    def _look_at_fame(self, draft: Draft, frame: Frame) -> None:
        seat = frame.actor
        if not draft.fame:
            draft.stack[-1] = frame.to(self.end.at)
            resolve_king(draft, seat)
            return
        extra = sum(m.passive.by for _, m in modifiers(self.box, draft, seat, "look_extra"))
        n = min(self.n + extra, len(draft.fame))
        draft.fame = self._seen(draft, seat, draft.fame, n)
        draft.stack[-1] = frame.looping(frame.at + 1, (*frame.loops, n), seat)
        fire(draft, seat, "looks", what="fame")

    def _look_at_nation(self, draft: Draft, frame: Frame) -> None:
        player = draft.own(frame.actor)
        if not player.nation_deck:
            draft.stack[-1] = frame.to(self.end.at)  # the accession card lies open
            return
        player.nation_deck = self._seen(draft, frame.actor, player.nation_deck, 1)

    def _seen(self, draft: Draft, seat: int, deck: tuple[int, ...], n: int) -> tuple[int, ...]:
        own = 1 << seat
        cards = tuple(card_of(place) for place in deck[:n])
        is_new = not all(knows(place, seat) for place in deck[:n])
        data = (("deck", self.deck), ("cards", cards))
        draft.tell("looked", seat, *data, audience=own, secrets=("cards",), news=is_new)
        return (*(shown(place, own) for place in deck[:n]), *deck[n:])

    def can(self, view: View, frame: Frame) -> bool:
        return self.deck == "fame" or bool(view.seats[frame.actor].nation_deck)


@IMPERIUM.resolver(TakeOneOfLooked)
def take_one_of_looked(build: Builder, step: TakeOneOfLooked) -> None:
    build.emit(TakeLookedOp(build.box))


class TakeLookedOp(BoxStep[Box]):
    """One of the fame cards looked at comes to hand; the others go back in any order."""

    def _cards(self, view: View, frame: Frame) -> list[int]:
        return sorted({card_of(place) for place in view.fame[: frame.loops[-1]]})

    def run(self, draft: Draft, frame: Frame) -> bool:
        if frame.loops[-1] > 1:
            return wait(draft, frame)
        self._take(draft, frame, card_of(draft.fame[0]))
        return False

    def _take(self, draft: Draft, frame: Frame, card: int) -> None:
        n = frame.loops[-1]
        draft.stack[-1] = frame.looping(frame.at + 1, frame.loops[:-1], frame.actor)
        at = next(at for at, place in enumerate(draft.fame) if card_of(place) == card)
        take_fame_card(draft, frame.actor, at)
        own = 1 << frame.actor  # who else knew the cards no longer knows which of them are left
        rest = (card_of(place) for place in draft.fame[: n - 1])
        draft.fame = (*(shown(card, own) for card in rest), *draft.fame[n - 1 :])
        if n > 2:
            draft.push("order-fame", frame.actor, loops=(n - 1,))

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.ONE, "take-fame", "card", view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [self.box.spot_names.say(("fame", card, 0)) for card in self._cards(view, frame)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        self._take(draft, frame, self.box.number_of[str(action.args[1])])

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        seen = cards_of(view.fame[: frame.loops[-1]])
        return copies(FAME, seen, self.box.number_of[str(action.args[1])]), place_ids(view, frame.actor, "hand")
