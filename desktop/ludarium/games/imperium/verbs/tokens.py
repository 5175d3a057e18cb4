"""Verbs about tokens: gain, pay, spend an action, tokens on cards, exhaust tokens."""

from __future__ import annotations

from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.flow import for_each, when
from ludarium.engine.effects.machine import Do
from ludarium.engine.effects.picking import Found, Pick, Spot, fixed
from ludarium.engine.effects.verbs import Gain, If, Pay, SpendAction
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, View
from ludarium.games.imperium.counting import amount, cards_in, condition, treated_cards
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.payments import PayOp, PayUpToOp, SpendOp
from ludarium.games.imperium.places import put_piece
from ludarium.games.imperium.readings import SECOND
from ludarium.games.imperium.state import BORROWED, Piece, piece_of
from ludarium.games.imperium.tokens import gain as gain_tokens
from ludarium.games.imperium.tokens import regions_used
from ludarium.games.imperium.triggers import modifiers
from ludarium.games.imperium.verbs.common import to
from ludarium.games.imperium.vocabulary import (
    IMPERIUM,
    AddTokensToSelf,
    DoubleTokensGained,
    GainTokensOnSelf,
    ReturnExhaustToken,
)

PRODUCTION = "icon:production"


@IMPERIUM.resolver(If)
def if_(build: Builder, step: If) -> None:
    when(build, condition(build.box, step.cond), step.then, step.else_)


@IMPERIUM.resolver(Gain)
def gain(build: Builder, step: Gain) -> None:
    box = build.box
    n = amount(box, step.n, step.per)
    regions = box.with_suit["region"]
    counted = None
    if step.per is not None and step.per.zone == "play":
        counted = parse_filter(box, step.per.count)

    def sources(view: View, frame: Frame) -> tuple[int, ...]:
        """The regions that the tokens come from: the card itself, cards given up for it, cards counted."""
        found = [frame.card] if frame.card in regions else []
        found += regions_used(box, frame)
        if counted is not None:
            held = cards_in(view, frame.actor, "play")
            found += [card for card in held if card in counted]
            if counted.text == PRODUCTION:
                found += treated_cards(box, view.seats[frame.actor], held)
        return tuple(dict.fromkeys(card for card in found if card in regions))

    if step.what != "materials":
        build.emit(Do(lambda draft, frame: gain_tokens(draft, frame.actor, step.what, n(draft, frame))))
        return

    def do(draft: Draft, frame: Frame) -> None:
        own = sources(draft, frame) if frame.actor == frame.owner else ()
        gain_tokens(draft, frame.actor, step.what, n(draft, frame), own)

    build.emit(Do(do))


@IMPERIUM.resolver(Pay)
def pay(build: Builder, step: Pay) -> None:
    box = build.box
    if step.up_to:
        assert isinstance(step.n, int)
        build.emit(PayUpToOp(step.what, step.n))
        for_each(build, step.for_each)
        return

    def everything(view: View, frame: Frame) -> int:
        return max(step.min, int(getattr(view.seats[frame.actor], step.what)))

    def eased(view: View, frame: Frame) -> int:
        n = int(step.n)
        for _, modifier in modifiers(box, view, frame.owner, "unrest_play_cost"):
            if step.what in modifier.passive.options:
                n = max(modifier.passive.min, n + modifier.passive.by)
        return n

    if isinstance(step.n, str):
        build.emit(PayOp(step.what, everything))
    else:
        build.emit(PayOp(step.what, eased if step.eased else fixed(step.n)))


@IMPERIUM.resolver(SpendAction)
def spend_action(build: Builder, step: SpendAction) -> None:
    build.emit(SpendOp(step.n))


@IMPERIUM.resolver(DoubleTokensGained)
def double_tokens_gained(build: Builder, step: DoubleTokensGained) -> None:
    at = ("materials", "population").index(step.what)
    build.emit(Do(lambda draft, frame: gain_tokens(draft, frame.actor, step.what, frame.loops[at])))


@IMPERIUM.resolver(AddTokensToSelf)
def add_tokens_to_self(build: Builder, step: AddTokensToSelf) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(frame.owner)
        piece = piece_of(player, frame.piece)
        if piece is not None:
            more = piece.tokens + step.n
            put_piece(player, Piece(piece.number, piece.card, piece.used, more, piece.garrison))
            draft.tell("put-on-card", frame.owner, ("card", piece.card), ("n", step.n))

    build.emit(Do(do))


@IMPERIUM.resolver(GainTokensOnSelf)
def gain_tokens_on_self(build: Builder, step: GainTokensOnSelf) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(frame.owner)
        piece = piece_of(player, frame.piece)
        if piece is not None and piece.tokens:
            put_piece(player, Piece(piece.number, piece.card, piece.used, 0, piece.garrison))
            gain_tokens(draft, frame.owner, step.what, piece.tokens)

    build.emit(Do(do))


@IMPERIUM.resolver(ReturnExhaustToken)
def return_exhaust_token(build: Builder, step: ReturnExhaustToken) -> None:
    """From a card in play, the power card or the journey card; never the marker of nation deck or development area."""
    box = build.box

    def is_own(frame: Frame, piece: Piece) -> bool:
        """Whether the token on the piece is the one that this very ability took."""
        using = frame.loops[0] if frame.piece == BORROWED else frame.piece
        return box.rules >= SECOND and piece.number == using

    def find(view: View, frame: Frame) -> Found:
        player = view.seats[frame.actor]
        found: dict[tuple[int, tuple[int, ...], int], tuple[Spot, int]] = {}
        for piece in (*player.fixed, *player.play):
            if piece.used and not is_own(frame, piece):
                found.setdefault((piece.card, piece.garrison, piece.tokens), (("play", piece.card, piece.number), 1))
        return tuple(found.values())

    def put(draft: Draft, frame: Frame, spot: Spot) -> None:
        player = draft.own(frame.actor)
        piece = piece_of(player, spot[2])
        assert piece is not None
        put_piece(player, Piece(piece.number, piece.card, False, piece.tokens, piece.garrison))
        player.exhaust += 1
        draft.tell("readied", frame.actor, ("card", piece.card))

    build.emit(Pick(step.verb, find, put, box.spot_names, fixed(step.n), skip=build.take_skip(), ends=to("exhaust")))
