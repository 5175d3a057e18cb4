"""Verbs that move cards: discard, history, abandon, recall, sink, garrison, exile, deck top, hand."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action
from ludarium.engine.contract import Touches
from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.flow import NO, ONLY_NO, SKIP, YES, YES_NO, Check
from ludarium.engine.effects.flow import cost_then as shared_cost_then
from ludarium.engine.effects.machine import Do, ask, passed
from ludarium.engine.effects.picking import Found, Pick, Spot, fixed
from ludarium.engine.effects.verbs import Cards, CostThen, Discard, Exile, PutOnDeckTop, ReturnToHand
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View
from ludarium.engine.zones import card_of
from ludarium.games.imperium.box import Filter
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.market import exile_slot, has_no_tokens
from ludarium.games.imperium.moving import move, move_self, put_under, where_cards_sink
from ludarium.games.imperium.places import put_piece, spots, take, take_piece
from ludarium.games.imperium.readings import SECOND
from ludarium.games.imperium.state import Piece, piece_of
from ludarium.games.imperium.touches import piece_id, place_ids
from ludarium.games.imperium.triggers import modifiers
from ludarium.games.imperium.verbs.common import narrowed, pick_cards, to, weigher
from ludarium.games.imperium.vocabulary import IMPERIUM, Abandon, Garrison, History, Recall, Sink

TARGETS = {
    Discard: "discard",
    History: "history",
    Abandon: "discard",
    Recall: "hand",
    Sink: "flooded",
    Exile: "exile",
    PutOnDeckTop: "deck",
    ReturnToHand: "hand",
}


def _named(build: Builder, step: Cards) -> bool:
    """A step that names its card: this one, or what lies aside. True when it was one."""
    target = TARGETS[type(step)]
    if step.what == "self":
        build.take_skip()
        build.emit(Do(lambda draft, frame: move_self(draft, frame, target), _is_there))
        return True
    if step.what in ("that_card", "drawn"):
        if step.what == "drawn" and isinstance(step, Discard) and step.n == 1:
            pick_cards(
                build,
                step,
                lambda draft, frame, spot: move(draft, frame.actor, spot, target),
                zones="aside",
                ends=to(target),
            )
        else:
            build.emit(Do(lambda draft, frame: _move_aside(draft, frame, target)))
        return True
    return False


def _is_there(view: View, frame: Frame) -> bool:
    player = view.seats[frame.owner]
    return any(piece.number == frame.piece for piece in (*player.play, *player.limbo))


def _move_aside(draft: Draft, frame: Frame, target: str) -> None:
    for place in draft.seats[frame.actor].aside:
        move(draft, frame.actor, ("aside", card_of(place), 0), target)


@IMPERIUM.resolver(History)
def history(build: Builder, step: History) -> None:
    if not _named(build, step):
        opened = True if step.reveal else None
        shuffles = "draw_deck" in step.from_

        def put(draft: Draft, frame: Frame, spot: Spot) -> None:
            move(draft, frame.actor, spot, "history", opened)

        pick_cards(build, step, put, notes=False, ends=to("history"))
        if shuffles:
            build.emit(Do(_shuffle_deck))


def _shuffle_deck(draft: Draft, frame: Frame) -> None:
    player = draft.own(frame.actor)
    player.deck = draft.reshuffled(player.deck)
    draft.tell("shuffled", frame.actor, ("zone", "draw_deck"))


@IMPERIUM.resolver(PutOnDeckTop)
def put_on_deck_top(build: Builder, step: PutOnDeckTop) -> None:
    if not _named(build, step):
        pick_cards(
            build,
            step,
            lambda draft, frame, spot: move(draft, frame.actor, spot, "deck"),
            ordered=True,
            notes=False,
            ends=to("deck"),
        )


@IMPERIUM.resolver(ReturnToHand)
def return_to_hand(build: Builder, step: ReturnToHand) -> None:
    pick_cards(
        build, step, lambda draft, frame, spot: move(draft, frame.actor, spot, "hand"), notes=False, ends=to("hand")
    )


@IMPERIUM.resolver(Sink)
def sink(build: Builder, step: Sink) -> None:
    if not _named(build, step):
        pick_cards(
            build,
            step,
            lambda draft, frame, spot: move(draft, frame.actor, spot, "flooded"),
            ends=lambda view, frame, spot: place_ids(view, frame.actor, where_cards_sink(build.box, view, frame.actor)),
        )


@IMPERIUM.resolver(Abandon)
def abandon(build: Builder, step: Abandon) -> None:
    _from_play(build, step, "cannot_be_abandoned", "discard")


@IMPERIUM.resolver(Recall)
def recall(build: Builder, step: Recall) -> None:
    _from_play(build, step, "cannot_be_recalled", "hand")


def _from_play(build: Builder, step: Abandon | Recall, stays: str, target: str) -> None:
    """Only pinned cards leave play like this; garrisoned ones are moved alone."""
    if _named(build, step):
        return
    box = build.box
    fits = parse_filter(box, step.filter)
    if step.from_ == "play":
        fits = narrowed(fits, box.pinned, box.flagged[stays])
    pick_cards(
        build,
        step,
        lambda draft, frame, spot: move(draft, frame.actor, spot, target),
        fits,
        weigh=weigher(box, fits),
        harmful=True,
        ends=to(target),
    )


# Discarding, with what may be given instead


@IMPERIUM.resolver(Discard)
def discard(build: Builder, step: Discard) -> None:
    if _named(build, step):
        return
    box = build.box
    fits = parse_filter(box, step.filter)

    def number(view: View, frame: Frame) -> int:
        n = 999 if isinstance(step.n, str) else step.n
        return eased(view, frame, n) if step.eased else n

    def eased(view: View, frame: Frame, n: int) -> int:
        for _, modifier in modifiers(box, view, frame.owner, "unrest_play_cost"):
            if "discard" in modifier.passive.options:
                n = max(modifier.passive.min, n + modifier.passive.by)
        return n

    def find(view: View, frame: Frame) -> Found:
        found = spots(box, view, frame, "hand", fits)
        return found + substitutes(build, view, frame, fits)

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        if spot[0] == "fixed":
            give_token(draft, frame, spot[2])
        else:
            move(draft, frame.actor, spot, "discard")

    def ends(view: View, frame: Frame, spot: Spot) -> tuple[str, ...]:
        return () if spot[0] == "fixed" else place_ids(view, frame.actor, "discard")

    pick_cards(build, step, put, fits, "hand", find=find, n=number, harmful=True, hidden=True, ends=ends)


def substitutes(build: Builder, view: View, frame: Frame, fits: Filter) -> Found:
    """What may be given in place of a card that must be discarded: garrisoned cards, or an exhaust token."""
    from ludarium.games.imperium.state import ACTIVATE

    found: Found = ()
    box = build.box
    if not fits.text:
        return found
    for piece, modifier in modifiers(box, view, frame.actor, "discard_substitute"):
        if modifier.filter.text != fits.text:
            continue
        if modifier.passive.by_giving == "exhaust":
            is_activating = view.phase == ACTIVATE and view.seat == frame.actor
            if is_activating and not piece.used and spare_tokens(view.seats[frame.actor], frame):
                found += ((("fixed", piece.card, piece.number), 1),)
        else:
            under = Frame(0, 0, frame.actor, frame.actor, piece.card, piece.number)
            found += spots(box, view, under, "garrisoned_here", Filter())
    return found


@IMPERIUM.resolver(CostThen)
def cost_then(build: Builder, step: CostThen) -> None:
    """A cost that is met only by what stands in for cards is not paid unasked; a pick with a way out asks anyway."""
    kinds = [cost.filter for cost in step.cost if isinstance(cost, Discard) and cost.filter]
    if not kinds or build.skip is not None or build.box.rules < SECOND:
        shared_cost_then(build, step)
        return
    question = AskToGive(build, parse_filter(build.box, kinds[0]))
    build.emit(question)
    at = len(build.ops)
    shared_cost_then(build, step)
    check = build.ops[at]
    assert isinstance(check, Check)
    question.check = check


class AskToGive(Step):
    """Asks whether something is given in place of cards, where the hand alone does not meet the cost."""

    hidden = True
    check: Check

    def __init__(self, build: Builder, fits: Filter) -> None:
        self.build, self.fits = build, fits

    def ready(self, view: View, frame: Frame) -> bool:
        return self.check.ready(view, frame)

    def run(self, draft: Draft, frame: Frame) -> bool:
        must_ask = draft.always_asks and self._has_substitutes(draft, frame)
        if must_ask or (self.ready(draft, frame) and self._lacks(draft, frame)):
            return ask(draft, frame, self)
        passed(draft, frame, self)
        return False

    def is_secret(self, view: View, frame: Frame) -> bool:
        return self._has_substitutes(view, frame) or self.check.is_secret(view, frame)

    def _has_substitutes(self, view: View, frame: Frame) -> bool:
        return bool(substitutes(self.build, view, frame, self.fits))

    def _lacks(self, view: View, frame: Frame) -> bool:
        """Whether the hand has fewer such cards than the cost takes."""
        picks = [cost for cost in self.check.costs if isinstance(cost, Pick)]
        held = sum([count for _, count in spots(self.build.box, view, frame, "hand", self.fits)])
        return held < sum([pick.n(view, frame) for pick in picks if pick.key == Discard.verb])

    def prompt(self, view: View, frame: Frame) -> Prompt:
        found = substitutes(self.build, view, frame, self.fits)
        givers = dict.fromkeys(self._giver(view, frame, spot) for spot, _ in found)
        return Prompt(
            frame.actor, Ask.YES_NO, "give-instead", params=(*view.about(frame), ("givers", "|".join(givers)))
        )

    def _giver(self, view: View, frame: Frame, spot: Spot) -> str:
        """The card that lets something be given: itself exhausted, or cards under it."""
        piece = piece_of(view.seats[frame.actor], spot[2])
        assert piece is not None
        key: str = self.build.box.keys[piece.card]
        return key

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        if not self.ready(view, frame):
            return ONLY_NO
        return YES_NO if self._lacks(view, frame) else (YES,)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is NO:
            draft.stack[-1] = frame.to(self.check.end.at)

    def declines(self, view: View, frame: Frame, action: Action) -> bool:
        return action is NO


def spare_tokens(player: View, frame: Frame) -> int:
    """The exhaust tokens left for other cards: an ability that is not in use yet takes one itself."""
    using = piece_of(player, frame.piece)
    return int(player.exhaust) - (using is not None and not using.used)


def give_token(draft: Draft, frame: Frame, number: int) -> None:
    """An exhaust token on that card stands for one card."""
    player = draft.own(frame.actor)
    piece = piece_of(player, number)
    assert piece is not None
    player.exhaust -= 1
    put_piece(player, Piece(piece.number, piece.card, True, piece.tokens, piece.garrison))
    draft.tell("used", frame.actor, ("card", piece.card))


# Exile


@IMPERIUM.resolver(Exile)
def exile(build: Builder, step: Exile) -> None:
    if _named(build, step):
        return
    box = build.box
    fits = parse_filter(box, step.filter)

    def find(view: View, frame: Frame) -> Found:
        found: Found = ()
        for zone in step.from_.split("|"):
            here = spots(box, view, frame, zone, fits)
            if zone == "market":
                here = tuple([spot for spot in here if has_no_tokens(view.market[spot[0][2]])])
            found += here
        return found

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        if spot[0] == "market":
            exile_slot(draft, frame.actor, spot[2])
        else:
            move(draft, frame.actor, spot, "exile")

    pick_cards(build, step, put, fits, find=find, ends=to("exile"))


# Garrisons


@IMPERIUM.resolver(Garrison)
def garrison(build: Builder, step: Garrison) -> None:
    box = build.box
    if step.what == "self":
        _garrison_self(build, step)
        return
    fits = parse_filter(box, step.filter)
    everything = frozenset(range(len(box.cards)))
    fits = narrowed(fits, everything, box.flagged["cannot_be_garrisoned"])

    def find(view: View, frame: Frame) -> Found:
        if not any(piece.number == frame.piece for piece in view.seats[frame.owner].play):
            return ()
        return spots(box, view, frame, "hand", fits)

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        card, _ = take(draft, frame.actor, spot, openly=True)
        put_under(draft, frame.actor, frame.piece, card)

    pick_cards(build, step, put, fits, find=find, hidden=True, ends=under)


def under(view: View, frame: Frame, spot: Spot) -> tuple[str, ...]:
    """Under the card that the effect stands on."""
    return (piece_id(view, frame.owner, frame.piece),)


def _garrison_self(build: Builder, step: Garrison) -> None:
    """This card goes under a region in play, whose play effect is then resolved once more."""
    box = build.box
    regions = Filter("region", box.with_suit["region"])

    def find(view: View, frame: Frame) -> Found:
        if not any(piece.number == frame.piece for piece in view.seats[frame.owner].limbo):
            return ()
        return spots(box, view, frame, "play", regions)

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        piece = take_piece(draft, frame.actor, frame.piece)
        assert piece is not None
        put_under(draft, frame.actor, spot[2], piece.card)
        program = box.play_program[spot[1]]
        if step.trigger_region_play_effect and program >= 0:
            draft.run_program(program, frame.actor, spot[1], spot[2])

    build.emit(GarrisonSelf(step.verb, find, put, box.spot_names, fixed(1), skip=build.take_skip()))


class GarrisonSelf(Pick):
    """Picks the region for the card that is being played: that card is what is moved."""

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        touched = super().touches(view, frame, action)
        return touched if action is SKIP else ((piece_id(view, frame.owner, frame.piece),), *touched)
