"""Step 3: forced battles, then a conquest or a tribute demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.state import Draft, State, has_fleet, strength, strength_ashore
from ludarium.games.iron_age.steps.founding import begin_founding
from ludarium.games.iron_age.steps.granaries import (
    CONVERT,
    CONVERTING,
    GranaryStep,
    can_convert,
    turn_good_into_food,
)
from ludarium.games.iron_age.steps.step import Step, tell_loss

FIGHT = act("fight")
DECLINE = act("decline")
GIVE = act("give")
REFUSE = act("refuse")
SAIL = act("sail")
STAY = act("stay")

FIGHTING = (FIGHT, DECLINE)
ANSWERING = (GIVE, REFUSE)
SAILING = (SAIL, STAY)


class Fleet(Step):
    """With the expansion, an owner of Navy may leave the ships out of a battle."""

    ask, key = Ask.YES_NO, "fleet"
    stage = "battle"
    verbs: ClassVar = {"sail": "MED-BATTLE-01", "stay": "MED-BATTLE-01"}
    at_sea = True

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        me, enemy = state.seats[frame.actor], frame.left
        return {"ashore": strength_ashore(self.box, me), "strength": strength(self.box, me), "enemy": enemy}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return SAILING

    def replies(self, state: State, frame: Frame) -> Sequence[Action]:
        return SAILING

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        """Fight with or without the ships, and on with the conquest or the others' battles."""
        seat, enemy = frame.actor, frame.left
        sails = action is SAIL
        if not sails:
            draft.tell("stayed", seat)
        if draft.stack[0].program == frames.CONQUEST:
            draft.began = 0
            conquer(draft, sails)
        else:
            battle(draft, seat, enemy, sails)
            begin_battles(draft, frame.loops, enemy)


class Conquest(GranaryStep):
    """The next tribe may be attacked, as strong as the conquest boxes filled so far."""

    ask, key = Ask.ONE, "conquest"
    stage = "battle"
    verbs: ClassVar = {"fight": "IA-BATTLE-01", "decline": "IA-BATTLE-14", **CONVERTING}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        me = state.seats[state.seat]
        return {"strength": strength(self.box, me), "enemy": me.conquest}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return (*FIGHTING, CONVERT) if can_convert(self.box, state.seats[state.seat]) else FIGHTING

    def replies(self, state: State, frame: Frame) -> Sequence[Action]:
        return (DECLINE,)

    def elsewhere(self, state: State, frame: Frame, action: Action) -> Reason | None:
        is_conquest, me = self.box.fate_faces[state.fate].conquest, state.seats[frame.actor]
        if action.verb == "fight" and is_conquest and not me.armies:
            return because("needs-army", "IA-BATTLE-02")
        return super().elsewhere(state, frame, action)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is CONVERT:
            turn_good_into_food(draft)
        elif action is DECLINE:
            draft.tell("declined", draft.seat)
            begin_founding(draft)
        elif may_leave_fleet(draft, draft.seat):
            draft.ask_first(frames.FLEET, draft.seat, draft.me.conquest)
        else:
            conquer(draft, sails=True)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        if action is FIGHT:
            return ((f"{state.seat}.armies",), (f"{state.seat}.conquest",))
        return super().touches(state, frame, action)

    def meant(self, piece: str, place: str, name: str) -> Action | None:
        return FIGHT if (piece, place) == ("armies", "conquest") else super().meant(piece, place, name)


class Tribute(Step):
    """A weaker opponent hands over one good, or lets the demander mark tribute."""

    ask, key = Ask.YES_NO, "tribute"
    stage = "battle"
    verbs: ClassVar = {"give": "IA-TRIB-10", "refuse": "IA-TRIB-10"}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"demander": state.seat, "gap": frame.left}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return ANSWERING

    def replies(self, state: State, frame: Frame) -> Sequence[Action]:
        return (REFUSE,)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        seat, gap = frame.actor, frame.left
        if action is GIVE:
            lost = int(draft.me.goods == draft.box.goods_row)
            draft.own(seat).goods -= 1
            draft.me.goods += 1 - lost
            draft.tell("gave", seat, ("to", draft.seat))
            tell_loss(draft, draft.seat, goods=lost)
        else:
            _gain_tribute(draft, seat, gap)
        _demand_from(draft, (seat + 1) % len(draft.seats))

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        if action is GIVE:
            return ((f"{frame.actor}.goods",), (f"{state.seat}.goods",))
        return super().touches(state, frame, action)


# Battles


def begin_battles(draft: Draft, seats: tuple[int, ...], enemy: int) -> None:
    """The battle that a disaster forces on these seats, then what the fate die brings."""
    for place, seat in enumerate(seats):
        if may_leave_fleet(draft, seat):
            draft.ask(frames.FLEET, seat, enemy, seats[place + 1 :])
            return
        battle(draft, seat, enemy)
    face = draft.box.fate_faces[draft.fate]
    if face.conquest and draft.me.armies > 0:
        draft.ask(frames.CONQUEST, draft.seat)
    elif face.tribute_demand:
        demand_tribute(draft)
    else:
        begin_founding(draft)


def may_leave_fleet(draft: Draft, seat: int) -> bool:
    return draft.sea is not None and has_fleet(draft.box, draft.seats[seat])


def battle(draft: Draft, seat: int, enemy: int, sails: bool = True) -> bool:
    """Fight: tribute or skulls for the difference, then an army is lost, and a ship where ships fought. Whether won."""
    box, me = draft.box, draft.own(seat)
    own = strength(box, me) if sails else strength_ashore(box, me)
    if own > enemy:
        me.tribute += own - enemy
    else:
        me.skulls += enemy - own
    armies, ships = int(me.armies > 0), int(sails and has_fleet(box, me))
    me.armies -= armies
    me.ships -= ships
    draft.tell("battle", seat, ("strength", own), ("enemy", enemy), ("armies", armies), ("ships", ships))
    return own > enemy


def conquer(draft: Draft, sails: bool) -> None:
    me = draft.me
    won = battle(draft, draft.seat, me.conquest, sails)
    if won and me.conquest < draft.box.conquest_boxes:
        me.conquest += 1
    draft.tell("conquest", draft.seat, ("won", int(won)))
    begin_founding(draft)


# Tribute


def demand_tribute(draft: Draft) -> None:
    """Compare with every opponent, clockwise; alone, with one as strong as the number of the round."""
    if draft.is_solitaire:
        _gain_tribute(draft, draft.seat, strength(draft.box, draft.me) - draft.round)
        begin_founding(draft)
    else:
        _demand_from(draft, (draft.seat + 1) % len(draft.seats))


def _demand_from(draft: Draft, seat: int) -> None:
    """Go on with the demand at ``seat``, until somebody must answer or all have been asked."""
    box = draft.box
    own = strength(box, draft.me)
    while seat != draft.seat:
        other = draft.seats[seat]
        gap = own - strength(box, other)
        if gap > 0 and other.goods:
            draft.ask(frames.TRIBUTE, seat, gap)
            return
        _gain_tribute(draft, seat, gap)
        seat = (seat + 1) % len(draft.seats)
    begin_founding(draft)


def _gain_tribute(draft: Draft, seat: int, gap: int) -> None:
    if gap > 0:
        draft.me.tribute += gap
    draft.tell("tribute", draft.seat, ("from", seat), ("gap", max(0, gap)))
