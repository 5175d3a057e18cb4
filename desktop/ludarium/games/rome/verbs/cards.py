"""Verbs that move cards: draw, discard, trash, take back, return, cycle, buy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.flow import SKIP
from ludarium.engine.effects.machine import Do, wait
from ludarium.engine.effects.picking import Found, Pick, Spot, fixed
from ludarium.engine.effects.verbs import Cards, Discard, Draw, Exile, PutOnDeckTop, ReturnToHand, words
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import Draft, Step, View, answered
from ludarium.engine.zones import hidden
from ludarium.games.rome import filters, moving
from ludarium.games.rome.building import Benefit, RomeBuilder
from ludarium.games.rome.kinds import GOLD
from ludarium.games.rome.places import PickOffers, market_spots, spots_of
from ludarium.games.rome.prices import buy_cost
from ludarium.games.rome.state import SEEN
from ludarium.games.rome.steps.market import bought, pile_of
from ludarium.games.rome.steps.market import buy as buy_card
from ludarium.games.rome.touches import DECK, DISCARD, HAND, LOAN_SUPPLY, STRIFE_SUPPLY, TRASH
from ludarium.games.rome.vocabulary import ROME, Buy, Cycle, ReturnToSupply, TrashSelf

MoveOne = Callable[[Draft, str, int], None]
"""What is done with a card of a zone."""

End = str | Callable[[int], str]
"""The place that a card goes to, by its id, or worked out from the card."""


@ROME.resolver(Draw)
def draw(build: RomeBuilder, step: Draw) -> None:
    build.emit(DrawSome(build, step.n))


class DrawSome(Benefit):
    """Cards from the deck, as far as there are any."""

    def __init__(self, build: RomeBuilder, n: int) -> None:
        super().__init__(build, "card")
        self.n = n

    def most(self, view: View, frame: Frame) -> int:
        return min(self.n, len(view.seat.deck))

    def take(self, draft: Draft, frame: Frame, n: int) -> None:
        moving.draw(draft, n)


# Cards that are picked


def pick(build: RomeBuilder, step: Cards, move: MoveOne, end: End, but: frozenset[int] = frozenset()) -> None:
    """Cards of the zones that the step names, one after the other. A benefit can be left at any point.

    end: where a card goes; but: cards that are none of them
    """
    box = build.box
    wanted, zones = filters.cards(box, step.filter), words(step.from_ or "hand")

    def find(view: View, frame: Frame) -> Found:
        found = []
        for zone in zones:
            cards = getattr(view.seat, zone)
            for card in sorted(set(cards)):
                if card not in but and (wanted is None or card in wanted):
                    found.append(((zone, card, 0), cards.count(card)))
        return tuple(found)

    def moved(draft: Draft, frame: Frame, spot: Spot) -> None:
        move(draft, spot[0], spot[1])

    def ends(view: View, frame: Frame, spot: Spot) -> tuple[str, ...]:
        return (end if isinstance(end, str) else end(spot[1]),)

    up_to, skip = not (build.must or build.is_cost), build.take_skip()
    n, spots = fixed(int(step.n)), spots_of(box)
    build.emit(Pick(step.verb, find, moved, spots, n, up_to=up_to, skip=skip, notes=False, ends=ends))


@ROME.resolver(Discard)
def discard(build: RomeBuilder, step: Discard) -> None:
    def move(draft: Draft, zone: str, card: int) -> None:
        moving.discard_from_hand(draft, card)

    pick(build, step, move, DISCARD, build.box.kept_in_hand)


@ROME.resolver(Exile)
def trash(build: RomeBuilder, step: Exile) -> None:
    def move(draft: Draft, zone: str, card: int) -> None:
        moving.take_from(draft, zone, card)
        moving.trash(draft, card, zone)

    pick(build, step, move, TRASH, build.box.untrashable)


@ROME.resolver(ReturnToHand)
def return_to_hand(build: RomeBuilder, step: ReturnToHand) -> None:
    def move(draft: Draft, zone: str, card: int) -> None:
        moving.take_from(draft, zone, card)
        moving.into_hand(draft, card)
        draft.tell("retrieved", ("card", card), ("to", "hand"))

    pick(build, step, move, HAND)


@ROME.resolver(PutOnDeckTop)
def put_on_deck_top(build: RomeBuilder, step: PutOnDeckTop) -> None:
    def move(draft: Draft, zone: str, card: int) -> None:
        moving.take_from(draft, zone, card)
        draft.seat.deck = (hidden(card, SEEN), *draft.seat.deck)
        draft.tell("retrieved", ("card", card), ("to", "deck"))

    pick(build, step, move, DECK)


@ROME.resolver(ReturnToSupply)
def return_to_supply(build: RomeBuilder, step: ReturnToSupply) -> None:
    strife = build.box.strife
    pick(build, step, moving.return_burden, lambda card: STRIFE_SUPPLY if card == strife else LOAN_SUPPLY)


@ROME.resolver(TrashSelf)
def trash_self(build: RomeBuilder, step: TrashSelf) -> None:
    def do(draft: Draft, frame: Frame) -> None:
        play = draft.seat.play
        at = max(at for at, (card, _) in enumerate(play) if card == frame.card)
        draft.seat.play = (*play[:at], *play[at + 1 :])
        moving.trash(draft, frame.card, "play")

    build.emit(Do(do))


# The market


@ROME.resolver(Cycle)
def cycle(build: RomeBuilder, step: Cycle) -> None:
    box = build.box

    def move(draft: Draft, frame: Frame, spot: Spot) -> None:
        moving.cycle(draft, spot[0], spot[2])

    def ends(view: View, frame: Frame, spot: Spot) -> tuple[str, ...]:
        return (pile_of(box, spot[1]),)

    n, up_to = fixed(step.n), not build.must
    build.emit(PickOffers(step.verb, market_spots, move, spots_of(box), n, up_to=up_to, notes=False, ends=ends))


@ROME.resolver(Buy)
def buy(build: RomeBuilder, step: Buy) -> None:
    build.emit(BuyOne(build, step))


class BuyOne(Step):
    """A card of one market row for less gold, or none."""

    def __init__(self, build: RomeBuilder, step: Buy) -> None:
        self.box, self.row, self.discount = build.box, step.row, step.discount

    def _columns(self, view: View) -> list[int]:
        row = view.attributes if self.row == "attribute" else view.developments
        gold = view.seat.purse[GOLD]
        return [
            column
            for column, card in enumerate(row)
            if card != NOTHING and buy_cost(self.box, view, self.row, column, self.discount) <= gold
        ]

    def run(self, draft: Draft, frame: Frame) -> bool:
        return bool(self._columns(draft)) and wait(draft, frame)

    def prompt(self, view: View, frame: Frame) -> Prompt:
        params = (*view.about(frame), ("row", self.row), ("n", self.discount))
        return Prompt(0, Ask.ONE, "buy-for-less", "offer", params, SKIP)

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return answered(action) if action is SKIP else bought(self.box, view, self.box.number_of[str(action.args[0])])

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        row = view.attributes if self.row == "attribute" else view.developments
        return [*(act("buy", self.box.keys[row[column]]) for column in self._columns(view)), SKIP]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is not SKIP:
            buy_card(draft, self.box.number_of[str(action.args[0])], self.discount)
