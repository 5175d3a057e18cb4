"""Step 1, first half: rolling the dice, Leadership and omens.

Dice that show the same face are equal, so an action names faces, not dice: ``reroll food3 food3 fate``.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, product

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import number
from ludarium.games.iron_age.collecting import collect
from ludarium.games.iron_age.content import FATE, Content
from ludarium.games.iron_age.state import LEAD, OMENS, REROLL, Draft, empire_dice

ROLL_DICE = act("roll")
KEEP = act("keep")
DONE = act("done")

Pick = tuple[tuple[int, ...], bool]
"""Dice picked: the faces of empire dice, and whether the fate die too."""


class DiceOrders:
    """Every action on dice, by what the dice show; each list is made once and kept."""

    def __init__(self, box: Content) -> None:
        self._empire = tuple(face.id for face in box.empire_die.faces)
        self._fate = tuple(face.id for face in box.fate_die.faces)
        self._locked = tuple(bool(face.skulls) for face in box.empire_die.faces)
        self._fate_locked = tuple(bool(face.skulls) for face in box.fate_die.faces)
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


def throw(draft: Draft, dice: int) -> tuple[list[int], int]:
    """Roll that many empire dice and the fate die: one number of the match's stream, whoever rolls what."""
    rest = number(draft.seed, draft.counter)
    draft.counter += 1
    faces = []
    for _ in range(dice):
        rest, face = divmod(rest, 6)
        faces.append(face)
    return faces, rest % 6


def roll(draft: Draft, action: Action) -> None:
    """The first roll, with as many empire dice as are circled now."""
    faces, draft.fate = throw(draft, empire_dice(draft.empires[draft.seat], draft.tables))
    draft.dice = tuple(sorted(faces))
    draft.rolls = 1
    _tell_roll(draft, faces, True)
    _go_on_rolling(draft)


def reroll(draft: Draft, pick: Pick) -> None:
    draft.rolls += 1
    _roll_again(draft, pick)
    _go_on_rolling(draft)


def keep(draft: Draft, action: Action) -> None:
    _finish_rolling(draft)


def lead(draft: Draft, pick: Pick) -> None:
    """Leadership: one die more after the last roll."""
    _roll_again(draft, pick)
    _read_omens(draft)


def decline_lead(draft: Draft, action: Action) -> None:
    _read_omens(draft)


def set_die(draft: Draft, action: Action) -> None:
    """Omens: one die shows another of its faces."""
    old, new = action.args
    if old == FATE:
        draft.fate = draft.tables.fate_ids.index(str(new))
    else:
        dice = list(draft.dice)
        dice.remove(draft.tables.empire_ids.index(str(old)))
        draft.dice = tuple(sorted((*dice, draft.tables.empire_ids.index(str(new)))))
    draft.tell("omens", draft.seat, ("old", str(old)), ("new", str(new)))
    collect(draft)


def decline_omens(draft: Draft, action: Action) -> None:
    collect(draft)


def _roll_again(draft: Draft, pick: Pick) -> None:
    chosen, with_fate = pick
    faces, fate = throw(draft, len(chosen))
    dice = list(draft.dice)
    for face in chosen:
        dice.remove(face)
    draft.dice = tuple(sorted((*dice, *faces)))
    if with_fate:
        draft.fate = fate
    _tell_roll(draft, faces, with_fate)


def _tell_roll(draft: Draft, faces: list[int], with_fate: bool) -> None:
    if draft.record is not None:
        rolled = ("fate", draft.fate if with_fate else -1)
        draft.tell("rolled", draft.seat, ("roll", draft.rolls), ("dice", tuple(faces)), rolled, news=True)


def _go_on_rolling(draft: Draft) -> None:
    """Ask which dice to roll again, unless three rolls are made or every die shows a skull."""
    tables = draft.tables
    if draft.rolls >= tables.rolls or (
        tables.fate_skull[draft.fate] and all(tables.empire_skull[face] for face in draft.dice)
    ):
        _finish_rolling(draft)
    else:
        draft.ask(REROLL, draft.seat)


def _finish_rolling(draft: Draft) -> None:
    if draft.empires[draft.seat].developments & draft.tables.leadership:
        draft.ask(LEAD, draft.seat)
    else:
        _read_omens(draft)


def _read_omens(draft: Draft) -> None:
    if draft.box.fate_die.faces[draft.fate].sets_a_die:
        draft.ask(OMENS, draft.seat)
    else:
        collect(draft)
