"""The title's own programs, by name: what a turn, a reshuffle or an attack is made of."""

from __future__ import annotations

from ludarium.engine.effects.machine import Named
from ludarium.games.imperium.bot import turn as bot_turn
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.payments import PayOp
from ludarium.games.imperium.steps import drawing, ending, playing, reactions, sides, turn


def title_programs(box: Box) -> Named:
    pay_population = PayOp("population", lambda view, frame: frame.loops[1])
    pay_materials = PayOp("materials", lambda view, frame: frame.loops[2])
    pay_population.follow((pay_materials,))
    pay_progress = PayOp("progress", lambda view, frame: frame.loops[0])
    return (
        ("side", (sides.ChooseSide(),)),
        ("turn", (turn.TurnMenu(),)),
        ("activate", (turn.ActivateMenu(box),)),
        ("innovate", (turn.DiscardHand(), *turn.innovation(box))),
        ("revolt", (turn.Revolt(box),)),
        (
            "clean-up",
            (
                turn.PlaceToken(),
                turn.ResetTokens(box),
                turn.DiscardAny(box),
                turn.DrawUp(box),
                turn.EndTurn(),
            ),
        ),
        ("place-token", (turn.PlaceProgress(box),)),
        ("solstice", (turn.SolsticeMenu(box),)),
        ("round-ends", (turn.EndRound(),)),
        ("final", (ending.BeforeCount(box), ending.Count())),
        ("draw", (drawing.DrawNumberOp(),)),
        ("reshuffle", (drawing.NationStep(), drawing.DevelopStep(box), drawing.ShuffleStep())),
        ("pay-development", (pay_progress, pay_population, pay_materials)),
        ("finish", (playing.Finish(),)),
        ("react", (reactions.React(box),)),
        ("attacked", (reactions.Attacked(box),)),
        ("bargain", (reactions.Bargain(),)),
        ("order-fame", (reactions.OrderFame(box),)),
        ("bot-turn", (bot_turn.BotTurn(),)),
        ("bot-clean-up", (bot_turn.BotToken(), bot_turn.Refill(), bot_turn.AfterRefill(), turn.EndTurn())),
    )
