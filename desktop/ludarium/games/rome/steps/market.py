"""The market: buying, cycling, sliding and filling its rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Touches
from ludarium.engine.effects.machine import again, wait
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import BoxStep, Step, View, answered
from ludarium.engine.zones import card_of, hidden, knowers
from ludarium.games.rome.box import Box
from ludarium.games.rome.counting import is_second_open
from ludarium.games.rome.kinds import GOLD, INDUSTRY
from ludarium.games.rome.moving import cycle, into_hand, leave_market, under_pile
from ludarium.games.rome.prices import buy_cost, cycle_change, cycle_cost
from ludarium.games.rome.state import SEEN, Draft, with_one
from ludarium.games.rome.steps.deeds import Deed
from ludarium.games.rome.tokens import spend
from ludarium.games.rome.touches import DECK, DISCARD, HAND, PILES, PROJECTS, offer, offered

KEEP = act("keep")
LEVELS = (act("level", 1), act("level", 2))
PLACES = (act("put", PROJECTS), act("put", HAND), act("put", DISCARD))


def where(view: View, card: int) -> tuple[str, int]:
    """The row and column of a market card."""
    if card in view.attributes:
        return "attribute", view.attributes.index(card)
    return "development", view.developments.index(card)


def buy(draft: Draft, card: int, discount: int = 0) -> None:
    """A market card for gold: an attribute card goes on the deck, a development where the player likes."""
    row, column = where(draft, card)
    spend(draft, GOLD, buy_cost(draft.box, draft, row, column, discount), "buy")
    draft.tell("bought", ("card", card))
    if row == "attribute":
        leave_market(draft, row, column)
        draft.seat.deck = (hidden(card, SEEN), *draft.seat.deck)
    else:
        draft.begin(draft.box.program_of["bought"], card)


def bought(box: Box, view: View, card: int) -> Touches:
    """A market card, and where it may go: an attribute card on the deck."""
    return offer(view, card), (DECK,) if card in box.attributes else (PROJECTS, HAND, DISCARD)


class Buy(Deed):
    """Market cards for gold."""

    verbs = ("buy",)
    rule = "ROM-MKT-04"

    def offers(self, view: View) -> Sequence[Action]:
        keys = self.box.keys
        return [act("buy", keys[card]) for card in self._payable(view)]

    def _payable(self, view: View) -> list[int]:
        gold, box = view.seat.purse[GOLD], self.box
        prices = box.sheet.market.attribute_gold
        found = [card for at, card in enumerate(view.attributes) if card != NOTHING and prices[at] <= gold]
        more = buy_cost(box, view, "development", 0) - box.sheet.market.development_gold[0]
        prices = box.sheet.market.development_gold
        found += [c for at, c in enumerate(view.developments) if c != NOTHING and max(0, prices[at] + more) <= gold]
        return found

    def sample(self, view: View, rng: Rng) -> Action | None:
        found = self._payable(view)
        return act("buy", self.box.keys[rng.pick(found)]) if found else None

    def refusal(self, view: View, action: Action) -> Reason | None:
        card = self.card_of(action)
        if card == NOTHING or card not in (*view.attributes, *view.developments):
            return because("not-in-market", "ROM-MKT-11")
        return because("needs-gold", "ROM-MKT-04", n=buy_cost(self.box, view, *where(view, card)))

    def touches(self, view: View, action: Action) -> Touches:
        return bought(self.box, view, self.card_of(action))

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        card = offered(view, piece)
        is_meant = card != NOTHING and place in bought(self.box, view, card)[1]
        return act("buy", self.box.keys[card]) if is_meant else None

    def sought(self, view: View) -> Iterable[Action]:
        cards = (*view.attributes, *view.developments)
        return [act("buy", self.box.keys[card]) for card in cards if card != NOTHING]

    def do(self, draft: Draft, action: Action) -> None:
        buy(draft, self.box.number_of[str(action.args[0])])


def pile_of(box: Box, card: int) -> str:
    """The pile that a market card came from."""
    return PILES[box.level.get(card, 0)]


class CycleCard(Deed):
    """Market cards under their piles, for industry."""

    verbs = ("cycle",)
    rule = "ROM-CYC-01"

    def offers(self, view: View) -> Sequence[Action]:
        keys = self.box.keys
        return [act("cycle", keys[card]) for card in self._payable(view)]

    def _payable(self, view: View) -> list[int]:
        costs, limit = self.box.sheet.market.cycle_industry, view.seat.purse[INDUSTRY] - cycle_change(self.box, view)
        found: list[int] = []
        for cost, above, below in zip(costs, view.attributes, view.developments, strict=True):
            if cost <= limit:
                found += [card for card in (above, below) if card != NOTHING]
        return found

    def sample(self, view: View, rng: Rng) -> Action | None:
        found = self._payable(view)
        return act("cycle", self.box.keys[rng.pick(found)]) if found else None

    def refusal(self, view: View, action: Action) -> Reason | None:
        card = self.card_of(action)
        if card == NOTHING or card not in (*view.attributes, *view.developments):
            return because("not-in-market", "ROM-CYC-07")
        return because("needs-industry", "ROM-CYC-01", n=cycle_cost(self.box, view, where(view, card)[1]))

    def touches(self, view: View, action: Action) -> Touches:
        card = self.card_of(action)
        return offer(view, card), (pile_of(self.box, card),)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        card = offered(view, piece)
        return act("cycle", self.box.keys[card]) if card != NOTHING and place == pile_of(self.box, card) else None

    def do(self, draft: Draft, action: Action) -> None:
        row, column = where(draft, self.box.number_of[str(action.args[0])])
        spend(draft, INDUSTRY, cycle_cost(self.box, draft, column), "cycle")
        cycle(draft, row, column)


class Destination(Step):
    """Where a development goes that was bought: Projects Area, hand or discard pile."""

    def prompt(self, view: View, frame: Frame) -> Prompt:
        return Prompt(0, Ask.ONE, "bought", "area pile", (("card", frame.card),))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return PLACES

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return offer(view, frame.card), (str(action.args[0]),)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        seat = draft.seat
        leave_market(draft, *where(draft, frame.card))
        place = str(action.args[0])
        if place == "projects":
            seat.projects = (*seat.projects, frame.card)
        elif place == "hand":
            into_hand(draft, frame.card)
        else:
            seat.discard = (*seat.discard, frame.card)
        draft.tell("put", ("card", frame.card), ("zone", place))


# Cleanup and a new round


class Slide(Step):
    """Cards slide right into gaps, each row for itself."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        above, below = _slid(draft.attributes), _slid(draft.developments)
        if above != draft.attributes:
            draft.tell("slid", ("row", "attribute"))
        if below != draft.developments:
            draft.tell("slid", ("row", "development"))
        draft.attributes, draft.developments = above, below
        return False


def _slid(row: tuple[int, ...]) -> tuple[int, ...]:
    if NOTHING not in row:
        return row
    cards = tuple([card for card in row if card != NOTHING])
    return (*(NOTHING,) * (len(row) - len(cards)), *cards)


class Refill(BoxStep[Box]):
    """Gaps are filled from the piles, the right-hand one first; once Level II is open the player picks the level."""

    key, of = "level", "pile"

    def run(self, draft: Draft, frame: Frame) -> bool:
        while NOTHING in draft.attributes and draft.advanced:
            place, draft.advanced = draft.advanced[0], draft.advanced[1:]
            self._deal(draft, "attribute", place)
        while NOTHING in draft.developments:
            levels = self._levels(draft)
            if len(levels) > 1:
                return wait(draft, frame)
            if not levels:
                break
            self._take(draft, levels[0])
        return False

    def _levels(self, view: View) -> list[int]:
        """The levels to choose from; the other one where a pile is empty."""
        found = [1] if view.first else []
        if view.second and is_second_open(self.box, view):
            found.append(2)
        return found

    def _take(self, draft: Draft, level: int) -> None:
        if level == 1:
            place, draft.first = draft.first[0], draft.first[1:]
        else:
            place, draft.second = draft.second[0], draft.second[1:]
        self._deal(draft, "development", place)

    def _deal(self, draft: Draft, row: str, place: int) -> None:
        cards = draft.attributes if row == "attribute" else draft.developments
        column = len(cards) - 1 - cards[::-1].index(NOTHING)
        card = card_of(place)
        if row == "attribute":
            draft.attributes = with_one(cards, column, card)
        else:
            draft.developments = with_one(cards, column, card)
        draft.tell("dealt", ("card", card), ("column", column), news=not knowers(place))

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return LEVELS

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return ((PILES[int(action.args[0])],),)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        self._take(draft, int(action.args[0]))
        again(draft, frame)


class ClearMarket(BoxStep[Box]):
    """All market cards go under their piles, in an order of the player's choice: from the left, unless named before."""

    ask, key, of, done = Ask.ORDER, "market-under", "offer", KEEP

    def _cards(self, view: View) -> list[int]:
        return [card for card in (*view.attributes, *view.developments) if card != NOTHING]

    def run(self, draft: Draft, frame: Frame) -> bool:
        return bool(self._cards(draft)) and wait(draft, frame)

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return answered(action) if action is KEEP else (offer(view, self.box.number_of[str(action.args[0])]),)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        return [KEEP, *(act("under", self.box.keys[card]) for card in self._cards(view))]

    def sample(self, view: View, frame: Frame, rng: Rng) -> Action:
        cards = self._cards(view)
        at = rng.randbelow(len(cards) + 1)
        return act("under", self.box.keys[cards[at]]) if at < len(cards) else KEEP

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is KEEP:
            for card in self._cards(draft):
                self._under(draft, card)
            return
        self._under(draft, draft.box.number_of[str(action.args[0])])
        again(draft, frame)

    def _under(self, draft: Draft, card: int) -> None:
        row, column = where(draft, card)
        leave_market(draft, row, column)
        under_pile(draft, card)
        draft.tell("under", ("card", card))
