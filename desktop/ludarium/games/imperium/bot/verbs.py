"""What each verb does when a bot does it. Nothing is asked: the printed rules say which card it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.machine import Do
from ludarium.engine.effects.verbs import Cards, Discard, Exile, Gain
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, View
from ludarium.games.imperium.bot import moves
from ludarium.games.imperium.bot.vocabulary import (
    BOT,
    AddTokenToMarketSlot,
    ConvertAll,
    DiscardTopOfBotDeck,
    DynastyTopToDiscard,
    ExileMarketCard,
    ExileNextImpendingQuest,
    GainTopFame,
    GainTopImpendingQuest,
    PutOnBotDeckTop,
    PutRegionInPlay,
    Spend,
    StealFromHuman,
)
from ludarium.games.imperium.box import Filter
from ludarium.games.imperium.filters import parse_filter
from ludarium.games.imperium.market import SMALL_DECKS, add_tokens, exile_slot, has_no_tokens, take_exiled, take_slot
from ludarium.games.imperium.moving import arrive, move_piece, move_self, return_to_pile, take_unrest, tell_move
from ludarium.games.imperium.places import bring, take_piece
from ludarium.games.imperium.readings import SECOND
from ludarium.games.imperium.state import HUMAN, Piece
from ludarium.games.imperium.tokens import gain as gain_tokens
from ludarium.games.imperium.verbs.harm import rob
from ludarium.games.imperium.verbs.marketing import of_suits, reveal_until, take_top
from ludarium.games.imperium.vocabulary import (
    Abandon,
    Acquire,
    BreakThrough,
    History,
    Journey,
    Recall,
    ReturnUnrest,
    TakeUnrest,
)


def bot_of(view: View) -> Any:
    return view.seats[view.bot]


def discarded(fits: Filter, n: int) -> Callable[[View, Frame], bool]:
    """Whether so many cards that fit lie in the discard pile."""
    return lambda view, frame: sum(card in fits for card in bot_of(view).discard) >= n


# Tokens


@BOT.resolver(Gain)
def gain(build: Builder, step: Gain) -> None:
    if step.per is None:
        build.emit(Do(lambda draft, frame: gain_tokens(draft, draft.bot, step.what, step.n)))
        return
    fits, each = parse_filter(build.box, step.per.count), step.per.each
    assert step.per.zone == "bot_play"

    def do(draft: Draft, frame: Frame) -> None:
        count = sum(piece.card in fits for piece in bot_of(draft).play)
        gain_tokens(draft, draft.bot, step.what, step.n * (count // each))

    build.emit(Do(do))


@BOT.resolver(Spend)
def spend(build: Builder, step: Spend) -> None:
    what, n = step.what, step.n

    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(draft.bot)
        has = getattr(player, what)
        spent = has if isinstance(n, str) else min(n, has)
        setattr(player, what, has - spent)
        draft.tell("spent", draft.bot, ("what", what), ("n", spent))

    build.emit(Do(do, lambda view, frame: isinstance(n, str) or getattr(bot_of(view), what) >= n))


@BOT.resolver(ConvertAll)
def convert_all(build: Builder, step: ConvertAll) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(draft.bot)
        made = getattr(player, step.from_) // step.rate
        if made:
            setattr(player, step.from_, getattr(player, step.from_) - made * step.rate)
            draft.tell("spent", draft.bot, ("what", step.from_), ("n", made * step.rate))
            gain_tokens(draft, draft.bot, step.to, made)

    build.emit(Do(do, lambda view, frame: getattr(bot_of(view), step.from_) >= step.rate))


@BOT.resolver(StealFromHuman)
def steal_from_human(build: Builder, step: StealFromHuman) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        if not frame.spared >> HUMAN & 1:
            rob(draft, HUMAN, draft.bot, step.what, step.n)

    build.emit(Do(do, lambda view, frame: getattr(view.seats[HUMAN], step.what) >= step.n))


@BOT.resolver(AddTokenToMarketSlot)
def add_token_to_market_slot(build: Builder, step: AddTokenToMarketSlot) -> None:
    assert step.slot == "die"
    build.emit(Do(lambda draft, frame: put_on_market(draft, frame.loops[0], step.what, step.n)))


def put_on_market(draft: Draft, slot: int, what: str, n: int) -> None:
    """Tokens on the market card that lies over a slot, if there is one."""
    place = slot - 1
    if place < len(draft.market) and draft.market[place].card >= 0:
        add_tokens(draft, draft.bot, place, what, n)


# The market


@BOT.resolver(Acquire)
def acquire(build: Builder, step: Acquire) -> None:
    box = build.box
    fits = of_suits(box, step.suits, step.filter)
    if step.sources == ("exile",):

        def from_exile(draft: Draft, frame: Frame) -> None:
            card = moves.best_exiled(box, draft, fits)
            if card is not None:
                take_exiled(draft, draft.bot, card, "acquire")

        build.emit(Do(from_exile, lambda view, frame: moves.best_exiled(box, view, fits) is not None))
        return

    def do(draft: Draft, frame: Frame) -> None:
        place = moves.best_place(box, draft, fits)
        if place is not None:
            take_slot(draft, draft.bot, place, "acquire")

    build.emit(Do(do, lambda view, frame: moves.best_place(box, view, fits) is not None))


@BOT.resolver(BreakThrough)
def break_through(build: Builder, step: BreakThrough) -> None:
    box = build.box
    (suit,) = step.suits
    fits = of_suits(box, step.suits, step.filter)

    def do(draft: Draft, frame: Frame) -> None:
        place = moves.best_place(box, draft, fits)
        if place is not None:
            take_slot(draft, draft.bot, place, "break_through", suit)
        elif suit in SMALL_DECKS and getattr(draft, suit):
            take_top(draft, draft.bot, suit, suit)
        elif draft.main:
            reveal_until(draft, draft.bot, fits, suit)
        else:
            gain_tokens(draft, draft.bot, "progress", box.sheet.break_through_progress)

    build.emit(Do(do))


@BOT.resolver(ExileMarketCard)
def exile_market_card(build: Builder, step: ExileMarketCard) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        found = (at for at, slot in enumerate(draft.market) if slot.card >= 0 and has_no_tokens(slot))
        place = next(found, None)
        if place is not None:
            exile_slot(draft, draft.bot, place)

    for _ in range(step.n):
        build.emit(Do(do))


@BOT.resolver(GainTopFame)
def gain_top_fame(build: Builder, step: GainTopFame) -> None:
    def able(view: View, frame: Frame) -> bool:
        return build.box.rules < SECOND or moves.can_gain_fame(view)

    for _ in range(step.n):
        build.emit(Do(lambda draft, frame: moves.gain_fame(draft), able))


# Unrest


@BOT.resolver(TakeUnrest)
def take(build: Builder, step: TakeUnrest) -> None:
    for _ in range(step.n):
        build.emit(Do(lambda draft, frame: take_unrest(draft, draft.bot)))


@BOT.resolver(ReturnUnrest)
def return_unrest(build: Builder, step: ReturnUnrest) -> None:
    if step.what == "self":
        build.emit(Do(lambda draft, frame: move_self(draft, frame, "pile")))
        return
    fits = Filter("unrest", frozenset((build.box.unrest,)))
    assert isinstance(step.n, int)

    def do(draft: Draft, frame: Frame) -> None:
        card = moves.take_discarded(draft, fits)
        if card is not None:
            if frame.owner != draft.bot:  # a person's card may count what everyone returned
                draft.stack[-1] = frame.having_done(step.verb, card).to(frame.at + 1)
            return_to_pile(draft, draft.bot, card, "discard")

    for _ in range(step.n):
        build.emit(Do(do, discarded(fits, step.n)))


# Cards


@BOT.resolver(DiscardTopOfBotDeck)
def discard_top_of_bot_deck(build: Builder, step: DiscardTopOfBotDeck) -> None:
    build.emit(Do(lambda draft, frame: moves.discard_top(draft, step.n)))


@BOT.resolver(Discard)
def discard(build: Builder, step: Discard) -> None:
    """A person's card makes the bot discard: it has no hand, so from its deck."""
    assert isinstance(step.n, int)
    n = step.n
    build.emit(Do(lambda draft, frame: moves.discard_top(draft, n)))


@BOT.resolver(History)
def history(build: Builder, step: History) -> None:
    _move_cards(build, step, "history")


@BOT.resolver(Abandon)
def abandon(build: Builder, step: Abandon) -> None:
    _move_cards(build, step, "discard")


@BOT.resolver(Recall)
def recall(build: Builder, step: Recall) -> None:
    _move_cards(build, step, "deck")


@BOT.resolver(Exile)
def exile(build: Builder, step: Exile) -> None:
    _move_cards(build, step, "exile")


def _move_cards(build: Builder, step: Cards, target: str) -> None:
    """This card; or the latest of the discard pile; or the regions that were played last."""
    if step.what == "self":
        build.emit(Do(lambda draft, frame: move_self(draft, frame, target)))
        return
    assert isinstance(step.n, int)
    n, fits = step.n, parse_filter(build.box, step.filter)

    def from_discard(draft: Draft, frame: Frame) -> None:
        card = moves.take_discarded(draft, fits)
        if card is not None:
            arrive(draft, draft.bot, card, draft.everyone, "discard", target)

    def from_play(draft: Draft, frame: Frame) -> None:
        number = moves.latest_region(draft, fits)
        if number is not None:
            move_piece(draft, draft.bot, number, target)

    if step.from_ == "bot_discard":
        enough, do = discarded(fits, n), from_discard
    else:
        enough, do = (lambda view, frame: sum(p.card in fits for p in bot_of(view).play) >= n), from_play
    for _ in range(n):
        build.emit(Do(do, enough))


@BOT.resolver(PutOnBotDeckTop)
def put_on_bot_deck_top(build: Builder, step: PutOnBotDeckTop) -> None:
    if step.what == "self":
        build.emit(Do(lambda draft, frame: move_self(draft, frame, "deck")))
        return
    fits = parse_filter(build.box, step.filter)

    def do(draft: Draft, frame: Frame) -> None:
        card = moves.take_discarded(draft, fits)
        if card is not None:
            arrive(draft, draft.bot, card, draft.everyone, "discard", "deck")

    for _ in range(step.n):
        build.emit(Do(do, discarded(fits, step.n)))


@BOT.resolver(PutRegionInPlay)
def put_region_in_play(build: Builder, step: PutRegionInPlay) -> None:
    if step.what == "self":

        def this_one(draft: Draft, frame: Frame) -> None:
            piece = take_piece(draft, draft.bot, frame.piece)
            if piece is not None:
                moves.region_into_play(draft, piece.card, "limbo")

        build.emit(Do(this_one))
        return
    fits = parse_filter(build.box, "region")

    def latest(draft: Draft, frame: Frame) -> None:
        card = moves.take_discarded(draft, fits)
        if card is not None:
            moves.region_into_play(draft, card, "discard")

    build.emit(Do(latest, discarded(fits, 1)))


# The dynasty deck, quests, the journey


@BOT.resolver(DynastyTopToDiscard)
def dynasty_top_to_discard(build: Builder, step: DynastyTopToDiscard) -> None:
    for _ in range(step.n):
        build.emit(
            Do(
                lambda draft, frame: moves.take_dynasty_card(draft),
                lambda view, frame: moves.dynasty_size(bot_of(view)) > 0,
            )
        )


@BOT.resolver(GainTopImpendingQuest)
def gain_top_impending_quest(build: Builder, step: GainTopImpendingQuest) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        if bot_of(draft).development:
            card = moves.take_quest(draft)
            bring(draft, draft.bot, card, draft.everyone, "deck")
            tell_move(draft, draft.bot, card, draft.everyone, "quests", "deck")

    build.emit(Do(do, lambda view, frame: bool(bot_of(view).development)))


@BOT.resolver(ExileNextImpendingQuest)
def exile_next_impending_quest(build: Builder, step: ExileNextImpendingQuest) -> None:
    stays = parse_filter(build.box, step.unless)

    def do(draft: Draft, frame: Frame) -> None:
        quests = bot_of(draft).development
        if quests and quests[0] not in stays:
            card = moves.take_quest(draft)
            bring(draft, draft.bot, card, draft.everyone, "exile")
            tell_move(draft, draft.bot, card, draft.everyone, "quests", "exile")

    build.emit(Do(do))


@BOT.resolver(Journey)
def journey(build: Builder, step: Journey) -> None:
    """The journey card turns; what is printed on it is not for the bot."""
    box = build.box

    def do(draft: Draft, frame: Frame) -> None:
        player = draft.own(draft.bot)
        stages = box.nations[player.nation].journey
        target = next(card for card in stages if box.cards[card].name == step.to)
        player.fixed = (Piece(player.fixed[0].number, target),)
        draft.tell("journeyed", draft.bot, ("card", target))

    build.emit(Do(do))
