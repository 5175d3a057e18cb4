"""Strife and loans returned, resources exchanged, edicts paid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.payments import can_pay, ways
from ludarium.engine.frames import Frame
from ludarium.engine.reasons import Reason, because
from ludarium.engine.steps import Step, View
from ludarium.games.rome.box import Box
from ludarium.games.rome.edicts import next_spaces
from ludarium.games.rome.kinds import GOLD, KIND_OF, KINDS, RESOURCES
from ludarium.games.rome.moving import return_burden
from ludarium.games.rome.prices import edict_prices, exchange_prices, fixed_price, return_strife_prices
from ludarium.games.rome.state import Draft, with_one
from ludarium.games.rome.steps.deeds import Deed
from ludarium.games.rome.tokens import gain_kind, pay
from ludarium.games.rome.touches import HAND, LOAN_SUPPLY, STRIFE_SUPPLY, edict, good, held, lying

RETURN, PAY_OFF = act("return-strife"), act("pay-off")
EXCHANGE = tuple(act("exchange", KINDS[kind]) for kind in RESOURCES)


class ReturnStrife(Deed):
    """Strife in hand goes back to the supply, for military."""

    verbs = ("return-strife",)
    words = 0
    rule = "ROM-STR-06"

    def offers(self, view: View) -> Sequence[Action]:
        if self.box.strife not in view.seat.hand:
            return ()
        return (RETURN,) if can_pay(return_strife_prices(self.box, view), view.seat.purse) else ()

    def refusal(self, view: View, action: Action) -> Reason | None:
        if self.box.strife not in view.seat.hand:
            return because("no-strife-in-hand", "ROM-STR-07")
        return because("cannot-return-strife", "ROM-STR-06", n=return_strife_prices(self.box, view)[0].parts[0].n)

    def touches(self, view: View, action: Action) -> Touches:
        return held(view, HAND, self.box.strife), (STRIFE_SUPPLY,)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        return RETURN if place == STRIFE_SUPPLY and lying(view, piece) == self.box.strife else None

    def sought(self, view: View) -> Iterable[Action]:
        return (RETURN,) if self.box.strife in view.seat.hand else ()

    def do(self, draft: Draft, action: Action) -> None:
        pay(draft, ways(return_strife_prices(self.box, draft), draft.seat.purse)[0], "return-strife")
        return_burden(draft, "hand", self.box.strife)


class PayOff(Deed):
    """A loan in hand goes back to the supply, for gold."""

    verbs = ("pay-off",)
    words = 0
    rule = "ROM-LOA-03"

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.prices = (fixed_price(box.numbers.pay_off_loan),)

    def offers(self, view: View) -> Sequence[Action]:
        if self.box.loan not in view.seat.hand:
            return ()
        return (PAY_OFF,) if can_pay(self.prices, view.seat.purse) else ()

    def refusal(self, view: View, action: Action) -> Reason | None:
        if self.box.loan not in view.seat.hand:
            return because("no-loan-in-hand", "ROM-LOA-04")
        return because("needs-gold", "ROM-LOA-03", n=self.prices[0].parts[0].n)

    def touches(self, view: View, action: Action) -> Touches:
        return held(view, HAND, self.box.loan), (LOAN_SUPPLY,)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        return PAY_OFF if place == LOAN_SUPPLY and lying(view, piece) == self.box.loan else None

    def sought(self, view: View) -> Iterable[Action]:
        return (PAY_OFF,) if self.box.loan in view.seat.hand else ()

    def do(self, draft: Draft, action: Action) -> None:
        pay(draft, ways(self.prices, draft.seat.purse)[0], "pay-off")
        return_burden(draft, "hand", self.box.loan)


class Exchange(Deed):
    """Four of one resource for a gold that does not count as gained."""

    verbs = ("exchange",)
    rule = "ROM-EXC-01"

    def offers(self, view: View) -> Sequence[Action]:
        purse, least = view.seat.purse, self.box.numbers.exchange
        return [
            EXCHANGE[at]
            for at, kind in enumerate(RESOURCES)
            if purse[kind] >= least and can_pay(exchange_prices(self.box, view, kind), purse)
        ]

    def refusal(self, view: View, action: Action) -> Reason | None:
        kind = KIND_OF.get(str(action.args[0]), GOLD)
        if kind not in RESOURCES:
            return because("only-resources", "ROM-EXC-03")
        return because("needs-alike", "ROM-EXC-02", n=exchange_prices(self.box, view, kind)[0].parts[0].n)

    def touches(self, view: View, action: Action) -> Touches:
        return (good(KIND_OF[str(action.args[0])]),), (good(GOLD),)

    def intent(self, view: View, piece: str, place: str) -> Action | None:
        exchanged = [action for action, kind in zip(EXCHANGE, RESOURCES, strict=True) if piece == good(kind)]
        return exchanged[0] if exchanged and place == good(GOLD) else None

    def do(self, draft: Draft, action: Action) -> None:
        kind = KIND_OF[str(action.args[0])]
        pay(draft, ways(exchange_prices(self.box, draft, kind), draft.seat.purse)[0], "exchange")
        gain_kind(draft, GOLD, self.box.numbers.exchange_gold, "exchange", fires=False)


class PayEdict(Deed):
    """The next space of an edict's requirement is paid."""

    verbs = ("edict",)
    words = 2
    rule = "ROM-TRN-08"

    def offers(self, view: View) -> Sequence[Action]:
        if not view.seat.cubes:
            return ()
        purse = view.seat.purse
        return [
            act("edict", self.box.edicts[edict].key, cube + 1)
            for cube, edict, cost in next_spaces(self.box, view)
            if can_pay(edict_prices(self.box, view, cost), purse)
        ]

    def refusal(self, view: View, action: Action) -> Reason | None:
        open_ones = [(self.box.edicts[edict].key, cube + 1) for cube, edict, _ in next_spaces(self.box, view)]
        if action.args in open_ones:
            return because("cannot-pay-space", "ROM-TRN-08")
        return because("nothing-to-pay", "ROM-EDI-02")

    def touches(self, view: View, action: Action) -> Touches:
        return ((edict(str(action.args[0]), int(action.args[1])),),)

    def sought(self, view: View) -> Iterable[Action]:
        return [act("edict", self.box.edicts[number].key, cube + 1) for cube, number, _ in next_spaces(self.box, view)]

    def do(self, draft: Draft, action: Action) -> None:
        draft.begin(self.box.program_of["edict"], -1, int(action.args[1]) - 1)


class Mark(Step):
    """The space is paid: its cube moves on."""

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat = draft.seat
        cube = frame.piece
        seat.cubes = with_one(seat.cubes, cube, seat.cubes[cube] + 1)
        draft.tell("edict-paid", ("cube", cube), ("n", seat.cubes[cube]))
        return False
