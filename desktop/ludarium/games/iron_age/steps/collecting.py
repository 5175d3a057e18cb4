"""Step 1, second half, and step 2: collecting, feeding the provinces, disasters without a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.state import Draft, State, has_built, ports, provinces, strength
from ludarium.games.iron_age.steps.battles import begin_battles
from ludarium.games.iron_age.steps.granaries import (
    CONVERT,
    CONVERTING,
    GranaryStep,
    can_convert,
    turn_good_into_food,
)
from ludarium.games.iron_age.steps.step import dice_showing, tell_loss

TAKE_FOOD = act("take", "food")
TAKE_POPULATION = act("take", "population")
FEED_NOW = act("feed")

TAKING = (TAKE_FOOD, TAKE_POPULATION)
FEEDING = (CONVERT, FEED_NOW)


class Either(GranaryStep):
    """Food or population from one of the dice that offer both."""

    ask, key = Ask.ONE, "either"
    stage = "roll"
    verbs: ClassVar = {"take": "IA-FOOD-06", **CONVERTING}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"dice": frame.left}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return (*TAKING, CONVERT) if can_convert(self.box, state.seats[state.seat]) else TAKING

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is CONVERT:
            turn_good_into_food(draft)
            return
        take(draft, action)
        left = frame.left - 1
        if left:
            draft.ask(frames.EITHER, draft.seat, left)
        else:
            begin_feeding(draft)

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        if action is CONVERT:
            return super().touches(state, frame, action)
        either = dice_showing(self.box, state, self.box.either_face.id)
        return (either, ("population" if action is TAKE_POPULATION else f"{state.seat}.food",))


class Feed(GranaryStep):
    """The provinces are about to be fed, and Granaries could help."""

    ask, key = Ask.STEPS, "feed"
    done = FEED_NOW
    stage = "feed"
    verbs: ClassVar = {"feed": "IA-FEED-04", **CONVERTING}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        me = state.seats[state.seat]
        return {"food": me.food, "provinces": provinces(self.box, me)}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return FEEDING

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is CONVERT:
            turn_good_into_food(draft)
            begin_feeding(draft)
        else:
            feed_provinces(draft)


# Collecting


def collect(draft: Draft) -> None:
    """Goods, then food, population and innovations of all dice but those whose owner may choose."""
    box, me = draft.box, draft.me
    goods = food = either = 0
    per_port = ports(box, me)
    per_food_die = food_change(draft)
    for face in (*map(box.empire_faces.__getitem__, draft.dice), box.fate_faces[draft.fate]):
        goods += face.goods + face.goods_per_port * per_port
        draft.innovations += face.innovation
        if face.either:
            either += 1
            continue
        draft.population += face.population
        if face.food:
            food += max(0, face.food + per_food_die)
    for bit, dyes in box.dyes:
        if me.developments & bit:
            goods += dyes
    lost_goods, lost_food = max(0, me.goods + goods - box.goods_row), max(0, me.food + food - box.food_row)
    me.goods += goods - lost_goods
    me.food += food - lost_food
    if draft.record is not None:
        pegs = (("goods", goods - lost_goods), ("food", food - lost_food))
        people = (("population", draft.population), ("innovations", draft.innovations))
        draft.tell("collected", draft.seat, *pegs, *people)
        tell_loss(draft, draft.seat, goods=lost_goods, food=lost_food)
    if either:
        draft.ask(frames.EITHER, draft.seat, either)
    else:
        begin_feeding(draft)


def food_change(draft: Draft) -> int:
    """How much more or less each die with food gives: the fate die and developments, all added up."""
    change, owned = draft.box.fate_faces[draft.fate].food_per_food_die, draft.seats[draft.seat].developments
    for bit, more in draft.box.food_dice:
        if owned & bit:
            change += more
    return change


def take(draft: Draft, action: Action) -> None:
    me, face = draft.me, draft.box.either_face
    if action is TAKE_FOOD:
        food = max(0, face.food + food_change(draft))
        lost = max(0, me.food + food - draft.box.food_row)
        me.food += food - lost
        draft.tell("took", draft.seat, ("what", "food"), ("amount", food - lost))
        tell_loss(draft, draft.seat, food=lost)
    else:
        draft.population += face.population
        draft.tell("took", draft.seat, ("what", "population"), ("amount", face.population))


# Feeding


def begin_feeding(draft: Draft) -> None:
    """Feed without asking, unless Granaries could help: hungry provinces, or a full row before goods are given."""
    box, me = draft.box, draft.me
    if (me.food < provinces(box, me) or _could_overflow(draft)) and can_convert(box, me):
        draft.ask(frames.FEED, draft.seat)
    else:
        feed_provinces(draft)


def _could_overflow(draft: Draft) -> bool:
    """Whether a tribute demand could bring more goods than the row holds: from those who are weaker, or may be then."""
    box, me = draft.box, draft.seats[draft.seat]
    if not box.fate_faces[draft.fate].tribute_demand:
        return False
    disaster = box.disaster[skulls_shown(draft)]
    all_may_be = disaster is not None and bool(disaster.battle)  # it is fought first
    own = strength(box, me)
    others = (other for seat, other in enumerate(draft.seats) if seat != draft.seat)
    givers = sum(other.goods > 0 and (all_may_be or strength(box, other) < own) for other in others)
    return givers > 0 and me.goods + givers > box.goods_row


def feed_provinces(draft: Draft) -> None:
    me = draft.me
    mouths = provinces(draft.box, me)
    fed = min(me.food, mouths)
    me.food -= fed
    me.skulls += mouths - fed
    draft.tell("fed", draft.seat, ("fed", fed), ("starved", mouths - fed))
    strike(draft)


# Disasters


def strike(draft: Draft) -> None:
    """The one disaster that the skulls bring. One without a battle happens now, a battle waits for step 3."""
    disaster = draft.box.disaster[skulls_shown(draft)]
    if disaster is None:
        begin_battles(draft, (), 0)
        return
    struck = [seat for seat in _struck(draft, disaster.strikes) if not _is_safe(draft, seat, disaster.id)]
    draft.tell("disaster", draft.seat, ("disaster", disaster.id), ("seats", tuple(struck)))
    for seat in struck:
        draft.own(seat).skulls += disaster.marks
    begin_battles(draft, tuple(struck) if disaster.battle else (), disaster.battle)


def skulls_shown(draft: Draft) -> int:
    box = draft.box
    return sum(map(box.empire_skull.__getitem__, draft.dice)) + box.fate_skull[draft.fate]


def _struck(draft: Draft, whom: str) -> list[int]:
    """The seats that a disaster strikes, clockwise. Alone at the table, what strikes opponents strikes oneself."""
    if whom == "self" or draft.is_solitaire:
        return [draft.seat]
    seats = draft.clockwise(draft.seat)
    return seats if whom == "all" else seats[1:]


def _is_safe(draft: Draft, seat: int, disaster: str) -> bool:
    """Whether a development or monument protects the seat."""
    box, other = draft.box, draft.seats[seat]
    return bool(other.developments & box.immune[disaster]) or any(
        has_built(box, other, monument) for monument in box.shelter[disaster]
    )
