"""The title's own programs, by name: what a turn, a reshuffle or an attack is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludarium.engine.effects.machine import Op
from ludarium.engine.effects.token_payments import PayOp
from ludarium.games.imperium import drawing, ending, playing, reactions, setting_up, turns
from ludarium.games.imperium.bot import turn as bot_turn

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box


def title_programs(box: Box) -> Sequence[tuple[str, Sequence[Op]]]:
    pay_population = PayOp("population", lambda view, frame: frame.loops[1])
    pay_materials = PayOp("materials", lambda view, frame: frame.loops[2])
    pay_population.follow((pay_materials,))
    pay_progress = PayOp("progress", lambda view, frame: frame.loops[0])
    return (
        ("side", (setting_up.ChooseSide(),)),
        ("turn", (turns.TurnMenu(),)),
        ("activate", (turns.ActivateMenu(box),)),
        ("innovate", (turns.DiscardHand(), *turns.innovation(box))),
        ("revolt", (turns.Revolt(box),)),
        (
            "clean-up",
            (
                turns.PlaceToken(),
                turns.ResetTokens(box),
                turns.DiscardAny(box),
                turns.DrawUp(box),
                turns.EndTurn(),
            ),
        ),
        ("place-token", (turns.PlaceProgress(box),)),
        ("solstice", (turns.SolsticeMenu(box),)),
        ("round-ends", (turns.EndRound(),)),
        ("final", ending.final_ops(box)),
        ("draw", (drawing.DrawNumberOp(),)),
        ("reshuffle", (drawing.NationStep(), drawing.DevelopStep(box), drawing.ShuffleStep())),
        ("pay-development", (pay_progress, pay_population, pay_materials)),
        ("finish", (playing.Finish(),)),
        ("react", (reactions.React(box),)),
        ("attacked", (reactions.Attacked(box),)),
        ("bargain", (reactions.Bargain(),)),
        ("order-fame", (reactions.OrderFame(box),)),
        ("bot-turn", (bot_turn.BotTurn(),)),
        ("bot-clean-up", (bot_turn.BotToken(), bot_turn.Refill(), bot_turn.AfterRefill(), turns.EndTurn())),
    )
