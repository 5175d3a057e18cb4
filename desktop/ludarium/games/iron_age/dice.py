"""What can be done with dice.

Dice that show the same face are equal, so an action names faces, not dice: ``reroll food3 food3 fate``.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, product

from ludarium.engine.actions import Action, act
from ludarium.games.iron_age.content import FATE, Content

ROLL_DICE = act("roll")
KEEP = act("keep")
DONE = act("done")

Pick = tuple[tuple[int, ...], bool]
"""Dice picked: the faces of empire dice, and whether the fate die too."""


class DiceOrders:
    """Every action on dice, by what the dice show; each list is made once and kept."""

    def __init__(self, content: Content) -> None:
        self._empire = tuple(face.id for face in content.empire_die.faces)
        self._fate = tuple(face.id for face in content.fate_die.faces)
        self._locked = tuple(bool(face.skulls) for face in content.empire_die.faces)
        self._fate_locked = tuple(bool(face.skulls) for face in content.fate_die.faces)
        self._rerolls: dict[tuple[tuple[int, ...], int], tuple[Action, ...]] = {}
        self._leads: dict[tuple[int, ...], tuple[Action, ...]] = {}
        self._omens: dict[tuple[tuple[int, ...], int], tuple[Action, ...]] = {}
        self._picks: dict[Action, Pick] = {KEEP: ((), False), ROLL_DICE: ((), True)}

    def rerolls(self, dice: tuple[int, ...], fate: int) -> tuple[Action, ...]:
        """To keep all, or to roll any of the dice again that show no skull."""
        found = self._rerolls.get((dice, fate))
        if found is None:
            free = tuple(face for face in dice if not self._locked[face])
            found = (KEEP, *(self._reroll(pick) for pick in picks(free, not self._fate_locked[fate])))
            self._rerolls[dice, fate] = found
        return found

    def leads(self, dice: tuple[int, ...]) -> tuple[Action, ...]:
        """Leadership: one die, also one that shows a skull."""
        found = self._leads.get(dice)
        if found is None:
            found = self._leads[dice] = (
                *(act("lead", self._empire[face]) for face in sorted(set(dice))),
                act("lead", FATE),
                DONE,
            )
        return found

    def omens(self, dice: tuple[int, ...], fate: int) -> tuple[Action, ...]:
        """One die set to any of its other faces."""
        found = self._omens.get((dice, fate))
        if found is None:
            empire = [
                act("omens", self._empire[old], new)
                for old in sorted(set(dice))
                for new in self._empire
                if new != self._empire[old]
            ]
            own = [act("omens", FATE, new) for new in self._fate if new != self._fate[fate]]
            found = self._omens[dice, fate] = (*empire, *own, DONE)
        return found

    def pick(self, action: Action) -> Pick:
        """The dice that a ``reroll`` or ``lead`` picks."""
        found = self._picks.get(action)
        if found is None:
            faces = tuple(self._empire.index(str(word)) for word in action.args if word != FATE)
            found = self._picks[action] = (faces, FATE in action.args)
        return found

    def _reroll(self, pick: Pick) -> Action:
        faces, fate = pick
        action = act("reroll", *(self._empire[face] for face in faces), *([FATE] if fate else []))
        self._picks[action] = pick
        return action


def picks(dice: Iterable[int], fate: bool) -> list[Pick]:
    """Every way to pick some of the dice, but not none; equal dice count once."""
    amounts = [[(face,) * n for n in range(len(list(same)) + 1)] for face, same in groupby(sorted(dice))]
    empire = [sum(chosen, ()) for chosen in product(*amounts)]
    ways = [(faces, chosen) for chosen in ((False, True) if fate else (False,)) for faces in empire]
    return [way for way in ways if way != ((), False)]
