"""Verbs between players: stealing, giving cards, avoiding attacks, using another's ability."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.building import Builder, Label
from ludarium.engine.effects.flow import Unless, round_begins
from ludarium.engine.effects.machine import Do, wait
from ludarium.engine.effects.picking import Find, Found, Pick, Spot, fixed
from ludarium.engine.effects.verbs import EachOtherPlayer, EachPlayer
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import BoxStep, Draft, Step, View
from ludarium.games.imperium.box import ANY, Ability, Box
from ludarium.games.imperium.counting import condition
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.places import bring, spots, take
from ludarium.games.imperium.state import BORROWED, Piece
from ludarium.games.imperium.steps.reactions import spare
from ludarium.games.imperium.touches import piece_id
from ludarium.games.imperium.verbs.common import to
from ludarium.games.imperium.vocabulary import IMPERIUM, AvoidAttack, GiveCard, ResolveExhaustOf, Steal


@IMPERIUM.resolver(EachPlayer)
def each_player(build: Builder, step: EachPlayer) -> None:
    round_begins(build, False, lambda: by_anyone(build, step.steps))


@IMPERIUM.resolver(EachOtherPlayer)
def each_other_player(build: Builder, step: EachOtherPlayer) -> None:
    round_begins(build, True, lambda: by_anyone(build, step.steps))


def by_anyone(build: Builder, steps: Instructions) -> None:
    """The steps for each player in turn, who may be the bot."""
    from ludarium.games.imperium.bot.flow import by_people_and_bot

    by_people_and_bot(build, steps)


@IMPERIUM.resolver(Steal)
def steal(build: Builder, step: Steal) -> None:
    box = build.box
    holds = condition(box, step.only_if) if step.only_if else None

    def body() -> None:
        end = Label()
        build.emit(StealOp(step, holds, end))
        if step.if_unable:
            by_anyone(build, step.if_unable)
        build.place(end)

    round_begins(build, True, body)


class StealOp(Step):
    """Takes what the actor has, up to the number; goes on to the penalty when it was not all."""

    def __init__(self, step: Steal, holds: Callable[[View, Frame], bool] | None, end: Label) -> None:
        self.step, self.holds, self.end = step, holds, end

    def run(self, draft: Draft, frame: Frame) -> bool:
        what, victim, thief = self.step.what, frame.actor, frame.owner
        is_spared = frame.spared >> victim & 1
        if is_spared or (self.holds is not None and not self.holds(draft, frame)):
            draft.stack[-1] = frame.to(self.end.at)
            return False
        if rob(draft, victim, thief, what, self.step.n) == self.step.n:
            draft.stack[-1] = frame.to(self.end.at)
        return False


def rob(draft: Draft, victim: int, thief: int, what: str, most: int) -> int:
    """Tokens change hands, as many as there are; gives how many."""
    n: int = min(most, getattr(draft.seats[victim], what))
    if n:
        robbed, gaining = draft.own(victim), draft.own(thief)
        setattr(robbed, what, getattr(robbed, what) - n)
        setattr(gaining, what, getattr(gaining, what) + n)
        draft.tell("stole", thief, ("what", what), ("n", n), ("of", victim))
    return n


@IMPERIUM.resolver(GiveCard)
def give_card(build: Builder, step: GiveCard) -> None:
    """The owner picks a card for each other player."""
    box = build.box
    recipient = None if step.recipient_if is None else parse_filter(box, step.recipient_if.filter)

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        giver, receiver = frame.owner, frame.actor
        card, knowers = take(draft, giver, spot, openly=spot[0] != "hand")
        if receiver != draft.bot:
            knowers |= 1 << receiver
        bring(draft, receiver, card, knowers, draft.hand_of(receiver))
        if recipient is not None and card in recipient:  # what the receiver then does tells everyone
            draft.stack[-1] = draft.stack[-1].having_done("gave", receiver)
        data = (("card", card), ("source", spot[0]), ("target", draft.hand_of(receiver)), ("to", receiver))
        draft.tell("moved", giver, *data, audience=knowers, secrets=("card",))

    def body() -> None:
        build.emit(
            GivePick(
                step.verb,
                _in_zones_of_owner(box, step.from_.split("|")),
                put,
                box.spot_names,
                fixed(step.n),
                asker=lambda view, frame: frame.owner,
                hidden=True,
                notes=False,
                ends=to("hand"),
                held=lambda view, frame: len(view.seats[frame.owner].hand),
                all_fit=step.from_ == "hand",
            ),
            harmful=True,
        )
        if step.recipient_if is not None:
            end = Label()
            build.emit(Unless(_just_gave, end))
            by_anyone(build, step.recipient_if.steps)
            build.place(end)

    round_begins(build, True, body)


def _in_zones_of_owner(box: Box, zones: Sequence[str]) -> Find:
    def find(view: View, frame: Frame) -> Found:
        own = Frame(frame.program, frame.at, frame.owner, frame.owner, frame.card, frame.piece)
        found: Found = ()
        for zone in zones:
            found += spots(box, view, own, zone, ANY)
        return found

    return find


class GivePick(Pick):
    """Picks a card for the actor, who receives it."""

    def prompt(self, view: View, frame: Frame) -> Prompt:
        asked = super().prompt(view, frame)
        return attrs.evolve(asked, params=(*asked.params, ("to", frame.actor)))


def _just_gave(view: View, frame: Frame) -> bool:
    """Whether the card that the actor was given is of the kind that the effect speaks of."""
    return ("gave", frame.actor) in frame.done


@IMPERIUM.resolver(AvoidAttack)
def avoid_attack(build: Builder, step: AvoidAttack) -> None:
    price = step.unless_attacker_gives

    def do(draft: Draft, frame: Frame) -> None:
        if price is None:
            spare(draft, frame.owner)
            return
        attacker = frame.loops[0]
        if attacker != draft.bot and getattr(draft.seats[attacker], price.what) >= price.n:
            draft.push("bargain", attacker, frame.card, loops=(frame.owner, price.n))
        else:
            spare(draft, frame.owner)

    build.emit(Do(do))


@IMPERIUM.resolver(ResolveExhaustOf)
def resolve_exhaust_of(build: Builder, step: ResolveExhaustOf) -> None:
    build.emit(BorrowOp(build.box))


class BorrowOp(BoxStep[Box]):
    """Uses an ability of another player's pinned card that waits for nothing."""

    def _usable(self, view: View, frame: Frame) -> list[tuple[int, Piece]]:
        found: dict[int, tuple[int, Piece]] = {}
        box = self.box
        for seat, player in enumerate(view.seats):
            if seat == frame.actor:
                continue
            for piece in player.play:
                if piece.card in box.pinned and piece.card not in found and piece.card != frame.card:
                    as_own = Piece(BORROWED, piece.card)
                    for ability in box.exhausts[piece.card]:
                        if not ability.event and can_borrow(box, view, frame.actor, as_own, ability):
                            found[piece.card] = (seat, piece)
        return [found[card] for card in sorted(found)]

    def run(self, draft: Draft, frame: Frame) -> bool:
        return bool(self._usable(draft, frame)) and wait(draft, frame)

    def ready(self, view: View, frame: Frame) -> bool:
        return bool(self._usable(view, frame))

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(frame.actor, Ask.ONE, "borrow", "card", view.about(frame))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [act("borrow", self.box.keys[piece.card]) for _, piece in self._usable(view, frame)]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        card = self.box.number_of[str(action.args[0])]
        ability = next(ability for ability in self.box.exhausts[card] if not ability.event)
        draft.tell("borrowed", frame.actor, ("card", card))
        draft.run_program(ability.program, frame.actor, card, BORROWED, (frame.piece,))

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        card = self.box.number_of[str(action.args[0])]
        others = [(seat, player) for seat, player in enumerate(view.seats) if seat != frame.actor]
        lent = [piece_id(view, seat, p.number) for seat, player in others for p in player.play if p.card == card]
        return (tuple(lent),)


def can_borrow(box: Box, view: View, seat: int, piece: Piece, ability: Ability) -> bool:
    """Whether it could be used if it were one's own; the token lies on the borrowing card already."""
    frame = Frame(ability.program, 0, seat, seat, piece.card, piece.number)
    if ability.holds is not None and not ability.holds(view, frame):
        return False
    return bool(box.programs[ability.program].ops[0].ready(view, frame))
