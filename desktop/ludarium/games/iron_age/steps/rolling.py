"""Step 1, first half: rolling the dice, Leadership and omens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action
from ludarium.engine.chance import number
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.content import FATE
from ludarium.games.iron_age.dice import DONE, KEEP, ROLL_DICE, Pick
from ludarium.games.iron_age.state import Draft, State, empire_dice
from ludarium.games.iron_age.steps.collecting import collect
from ludarium.games.iron_age.steps.step import Step, dice_showing

ROLLING = (ROLL_DICE,)


class Roll(Step):
    """The first roll, with as many empire dice as are circled now."""

    ask, key = Ask.GO, "roll"
    stage = "roll"
    verbs: ClassVar = {"roll": "IA-ROLL-09"}
    tray, rolls = "roll", True

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return ROLLING

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        faces, draft.fate = throw(draft, empire_dice(draft.box, draft.seats[draft.seat]))
        draft.dice = tuple(sorted(faces))
        draft.rolls = 1
        _tell_roll(draft, faces, True)
        _go_on_rolling(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return (("tray.roll",),)


class Reroll(Step):
    """Dice to roll again, or all kept. What shows a skull is locked."""

    ask, key, of = Ask.SOME, "reroll", "die"
    done = KEEP
    stage = "roll"
    verbs: ClassVar = {"reroll": "IA-ROLL-09", "keep": "IA-ROLL-10"}
    tray, rolls = "again", True

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"roll": state.rolls, "left": self.box.rolls - state.rolls}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.dice.rerolls(state.dice, state.fate)

    def replies(self, state: State, frame: Frame) -> Sequence[Action]:
        return ()  # dice are kept where they lie

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.verb != "reroll":
            return None
        shown = [self.box.empire_ids[face] for face in state.dice]
        for word in map(str, action.args):
            if word == FATE:
                if self.box.fate_skull[state.fate]:
                    return because("skull-locked", "IA-ROLL-05")
            elif word not in shown:
                return because("no-such-die", "IA-ROLL-06", face=word)
            elif self.box.empire_skull[self.box.empire_ids.index(word)]:
                return because("skull-locked", "IA-ROLL-04")
            else:
                shown.remove(word)
        return None

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is KEEP:
            _finish_rolling(draft)
        else:
            draft.rolls += 1
            _roll_again(draft, draft.box.dice.pick(action))
            _go_on_rolling(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return (("tray.keep",),) if action is KEEP else (*_dice(self.box, state, action.args), ("tray.roll",))


class Lead(Step):
    """Leadership: one die more after the last roll, also one that shows a skull."""

    ask, key, of = Ask.ONE, "lead", "die"
    done = DONE
    stage = "roll"
    verbs: ClassVar = {"lead": "IA-ROLL-16", "done": "IA-ROUND-04"}
    tray, rolls = "lead", True

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.dice.leads(state.dice)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        return because("one-die", "IA-ROLL-16") if action.verb == "lead" else None

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.verb != "lead" or state.seats[frame.actor].developments & self.box.leadership:
            return None
        return because("needs-development", "IA-ROLL-16", development=self.box.owner_of(self.box.leadership))

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is not DONE:
            _roll_again(draft, draft.box.dice.pick(action))
        _read_omens(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        return ((DONE.verb,),) if action is DONE else (*_dice(self.box, state, action.args), ("tray.lead",))


class Omens(Step):
    """One die shows another of its faces."""

    ask, key, of = Ask.ONE, "omens", "die"
    done = DONE
    stage = "roll"
    verbs: ClassVar = {"omens": "IA-ROLL-15", "done": "IA-ROUND-04"}
    tray = "turn"

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return self.box.dice.omens(state.dice, state.fate)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.verb != "omens" or len(action.args) != 2:
            return None
        die, face = map(str, action.args)
        if die != FATE and die not in [self.box.empire_ids[shown] for shown in state.dice]:
            return because("no-such-die", "IA-ROLL-11", face=die)
        if face not in (self.box.fate_ids if die == FATE else self.box.empire_ids):
            return because("no-such-face", "IA-ROLL-11", face=face)
        return because("same-face", "IA-ROLL-11", face=face)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is not DONE:
            set_die(draft, *map(str, action.args))
        collect(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        if action is DONE:
            return super().touches(state, frame, action)
        return (*_dice(self.box, state, action.args[:1]), (f"face.{action.args[1]}",))


def _dice(box: Box, state: State, words: Sequence[str | int]) -> Touches:
    """For each die named, all that show that face."""
    return tuple(("die.fate",) if word == FATE else dice_showing(box, state, str(word)) for word in words)


def throw(draft: Draft, dice: int) -> tuple[list[int], int]:
    """Roll that many empire dice and the fate die: one number of the match's stream, whoever rolls what."""
    rest = number(draft.seed, draft.counter)
    draft.counter += 1
    faces = []
    for _ in range(dice):
        rest, face = divmod(rest, 6)
        faces.append(face)
    return faces, rest % 6


def set_die(draft: Draft, old: str, new: str) -> None:
    if old == FATE:
        draft.fate = draft.box.fate_ids.index(new)
    else:
        dice = list(draft.dice)
        dice.remove(draft.box.empire_ids.index(old))
        draft.dice = tuple(sorted((*dice, draft.box.empire_ids.index(new))))
    draft.tell("omens", draft.seat, ("old", old), ("new", new))


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


# On to the next question


def _go_on_rolling(draft: Draft) -> None:
    """Ask which dice to roll again, unless three rolls are made or every die shows a skull."""
    box = draft.box
    if draft.rolls >= box.rolls or (box.fate_skull[draft.fate] and all(box.empire_skull[face] for face in draft.dice)):
        _finish_rolling(draft)
    else:
        draft.ask(frames.REROLL, draft.seat)


def _finish_rolling(draft: Draft) -> None:
    if draft.seats[draft.seat].developments & draft.box.leadership:
        draft.ask(frames.LEAD, draft.seat)
    else:
        _read_omens(draft)


def _read_omens(draft: Draft) -> None:
    if draft.box.fate_faces[draft.fate].sets_a_die:
        draft.ask(frames.OMENS, draft.seat)
    else:
        collect(draft)
