"""Before the first turn: which edicts are used, and in which form."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.effects.machine import again, wait
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.steps import BoxStep, View
from ludarium.engine.zones import without
from ludarium.games.rome.box import Box
from ludarium.games.rome.edicts import paid_requirements
from ludarium.games.rome.state import Draft
from ludarium.games.rome.touches import edict


class ChooseEdicts(BoxStep[Box]):
    """One of the edicts shown is dropped; then those are named that lie on their full side, if some do."""

    def _numbers(self, view: View) -> tuple[int, int]:
        """How many lie on the partial and on the full side."""
        difficulty = self.box.settings[view.setting][1]
        return difficulty.partial, difficulty.full

    def run(self, draft: Draft, frame: Frame) -> bool:
        seat = draft.seat
        partial, full = self._numbers(draft)
        if len(seat.shown) + len(seat.edicts) > partial + full:
            return wait(draft, frame)
        missing = full - len(seat.edicts)
        if 0 < missing < len(seat.shown):
            return wait(draft, frame)
        rest = tuple((edict, missing > 0) for edict in seat.shown)
        seat.edicts, seat.shown = tuple(sorted((*seat.edicts, *rest))), ()
        seat.cubes = tuple(0 for _ in paid_requirements(self.box, draft))
        draft.tell("edicts", ("edicts", tuple(edict for edict, _ in seat.edicts)))
        return False

    def prompt(self, view: View, frame: Frame) -> Prompt:
        partial, full = self._numbers(view)
        is_first = len(view.seat.shown) + len(view.seat.edicts) > partial + full
        key = "drop-edict" if is_first else "full-edict"
        return Prompt(0, Ask.ONE, key, "edict", (("n", full - len(view.seat.edicts)),))

    def touches(self, view: View, frame: Frame, action: Action) -> Touches:
        return ((edict(str(action.args[0])),),)

    def offers(self, view: View, frame: Frame) -> Sequence[Action]:
        partial, full = self._numbers(view)
        verb = "drop" if len(view.seat.shown) + len(view.seat.edicts) > partial + full else "full"
        return [act(verb, self.box.edicts[edict].key) for edict in view.seat.shown]

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        seat = draft.seat
        edict = self.box.edict_of[str(action.args[0])]
        seat.shown = without(seat.shown, edict)
        if action.verb == "full":
            seat.edicts = (*seat.edicts, (edict, True))
        else:
            draft.tell("dropped", ("edict", edict))
        again(draft, frame)
