"""The title's own programs, by name: a turn, the end of a round, and actions that ask something."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.engine.effects.machine import Named
from ludarium.engine.effects.payments import Settle, Way
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Draft, View
from ludarium.games.rome import verbs  # noqa: F401  # registers the resolvers
from ludarium.games.rome.box import Box
from ludarium.games.rome.edicts import next_spaces
from ludarium.games.rome.prices import Prices, boost_prices, build_prices, edict_prices, trade_prices
from ludarium.games.rome.steps import burdens, cards, choosing, developments, empire, market, tokens, turn
from ludarium.games.rome.tokens import pay
from ludarium.games.rome.verbs.goods import coins, purse

Asking = Callable[[View, Frame], Prices]
"""What has to be paid, worked out when it is asked for."""


def title_programs(box: Box) -> Named:
    return (*_turns(box), *_deeds(), *_paid(box))


def _turns(box: Box) -> Named:
    """Before the first turn, a turn, the end of a round."""
    refill, draw_up = market.Refill(box), turn.DrawUp(box)
    in_turn = (
        turn.PayProjects(box),
        empire.Collect(),
        turn.ActionPhase(box),
        developments.Rest(),
        tokens.TakeBack(),
        cards.DiscardPlayed(),
        market.Slide(),
        refill,
        draw_up,
        turn.EndTurn(box),
    )
    at_round_end = (
        empire.TurnAgreements(),
        turn.RoundEnds(),
        turn.NewDeck(),
        turn.NextRound(),
        market.ClearMarket(box),
        refill,
        draw_up,
        turn.BeginTurn(),
    )
    return (
        ("edicts", (choosing.ChooseEdicts(box), turn.FirstHand(box), turn.BeginTurn())),
        ("turn", in_turn),
        ("round-end", at_round_end),
        ("order", (turn.Waiting(box),)),
        ("conquer", (empire.SpendMilitary(box),)),
        ("face-down", (cards.FaceDown(box),)),
    )


def _deeds() -> Named:
    """What actions begin that ask for no payment."""
    return (
        ("march", (cards.March(),)),
        ("played", (cards.Played(),)),
        ("agreed", (empire.Agreed(),)),
        ("bought", (market.Destination(),)),
    )


def _paid(box: Box) -> Named:
    """Actions that are paid for, in one of several ways."""

    def settled(source: str, prices: Asking) -> Settle:
        def done(draft: Draft, frame: Frame, way: Way) -> None:
            pay(draft, way, source)

        return Settle(prices, done, purse, coins(box))

    def boost(view: View, frame: Frame) -> Prices:
        return boost_prices(box, view, frame.card)

    def trade(kind: str) -> Asking:
        return lambda view, frame: trade_prices(box, view, box.agreements[frame.card, kind][0])

    def build(view: View, frame: Frame) -> Prices:
        return build_prices(box, view, frame.card, view.grid[frame.piece] in box.development)

    def edict(view: View, frame: Frame) -> Prices:
        cost = next(cost for cube, _, cost in next_spaces(box, view) if cube == frame.piece)
        return edict_prices(box, view, cost)

    return (
        ("boost", (settled("boost", boost), cards.Boost())),
        ("trade short", (settled("trade", trade("short")), empire.Sign("short"))),
        ("trade lasting", (settled("trade", trade("lasting")), empire.Sign("lasting"))),
        ("build", (settled("build", build), empire.Raise())),
        ("edict", (settled("edict", edict), burdens.Mark())),
    )
