"""Setting up: everybody chooses a second port or a second province."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.games.iron_age.rounds import begin_turn
from ludarium.games.iron_age.state import Draft, State
from ludarium.games.iron_age.steps.step import Step

SETTLE_PORT = act("settle", "port")
SETTLE_PROVINCE = act("settle", "province")

SETTLING = (SETTLE_PORT, SETTLE_PROVINCE)


class Settle(Step):
    """The second port or the second province, free of cost."""

    ask, key, of = Ask.ONE, "settle", "port province"
    verbs: ClassVar = {"settle": "IA-SETUP-07"}
    tray = "roll"

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return SETTLING

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        settle(draft, action)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((f"{frame.actor}.{action.args[0]}.2",),)


def settle(draft: Draft, action: Action) -> None:
    seat, content = draft.stack[-1].actor, draft.box.content
    own = draft.own(seat)
    if action is SETTLE_PORT:
        own.port_boxes = 2
        own.urns = content.ports[1].urns
    else:
        province = content.provinces[1]
        own.province_boxes = province.population
        own.armies += province.armies
        own.tribute += province.tribute
    draft.tell("settled", seat, ("place", str(action.args[0])))
    draft.stack = draft.stack[:-1]
    if not draft.stack:
        begin_turn(draft, draft.first)
