"""Step 4: building ports, provinces, monuments, armies and ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.engine.scene import Unused
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.state import Draft, Seat, State, has_built, ports, provinces
from ludarium.games.iron_age.steps.developing import begin_buying
from ludarium.games.iron_age.steps.granaries import (
    CONVERT,
    CONVERTING,
    GranaryStep,
    can_convert,
    turn_good_into_food,
)
from ludarium.games.iron_age.steps.step import tell_loss, word

PROVINCE = act("build", "province")
PORT = act("build", "port")
URN = act("build", "urn")
ARMY = act("build", "army")
SHIP = act("build", "ship")
DONE = act("done")

INTENTS = {
    ("population", "province"): PROVINCE,
    ("population", "port"): PORT,
    ("population", "armies"): ARMY,
    ("goods", "urn"): URN,
    ("goods", "port"): URN,
    ("goods", "ships"): SHIP,
}
"""What bringing a piece to a place means."""


class Build(GranaryStep):
    """One thing after the other, as long as there is population, or goods for urns and ships."""

    ask, key, of = Ask.STEPS, "build", "port urn province monument row"
    done = DONE
    stage = "build"
    verbs: ClassVar = {"build": "IA-ROUND-03", "done": "IA-ROUND-04", **CONVERTING}

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        return {"population": state.population, "goods": state.seats[state.seat].goods}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        return building(self.box, state)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.verb == "build":
            return _not_built(self.box, state.seats[state.seat], word(action))
        return super().why_not(state, frame, action)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is DONE:
            begin_buying(draft)
            return
        if action is CONVERT:
            turn_good_into_food(draft)
        else:
            build(draft, action)
        go_on_building(draft)

    def waste(self, state: State, frame: Frame, action: Action) -> Unused:
        return (("population", state.population),) if action is DONE and state.population else ()

    def sought(self, state: State, frame: Frame) -> Sequence[Action]:
        return ARMY, SHIP, URN

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        if action.verb != "build":
            return super().touches(state, frame, action)
        seat, me = state.seat, state.seats[state.seat]
        if action is PROVINCE:
            return (("population",), (f"{seat}.province.{provinces(self.box, me) + 1}",))
        if action is PORT:
            return (("population",), (f"{seat}.port.{me.port_boxes + 1}",))
        if action is URN:
            return ((f"{seat}.goods",), (f"{seat}.urn.{self.box.ports_by_urns[me.urns] + 1}",))
        if action is ARMY:
            return (("population",), (f"{seat}.armies",))
        if action is SHIP:
            return ((f"{seat}.goods",), (f"{seat}.ships",))
        monument = (f"{seat}.monument.{word(action)}",)
        return (("population",), monument) if state.population else (monument,)  # Architecture's free self.box

    def meant(self, piece: str, place: str, name: str) -> Action | None:
        if place == "monument":
            return act("build", name)
        return INTENTS.get((piece, place)) or super().meant(piece, place, name)


# Why not


def _not_built(box: Box, me: Seat, what: str) -> Reason | None:
    match what:
        case "province" if me.province_boxes == box.province_boxes:
            return because("all-built", "IA-BUILD-09", what=what)
        case "port" if me.port_boxes == box.ports:
            return because("all-built", "IA-BUILD-14", what=what)
        case "urn":
            full = me.urns == box.urns
            return because("all-built", "IA-BUILD-14", what=what) if full else because("goods-only", "IA-BUILD-25")
        case "army" if me.armies == box.army_row:
            return because("row-full", "IA-BUILD-20", row="armies")
        case "army" if not me.food:
            return because("needs-food", "IA-BUILD-21")
        case "ship":
            return _no_ship(box, me)
        case "province" | "port" | "army":
            return because("needs-population", "IA-BUILD-02")
        case _ if what in box.monument:
            is_built = has_built(box, me, box.monument[what])
            built = because("built-already", "IA-BUILD-18", what=what)
            return built if is_built else because("needs-population", "IA-BUILD-02")
        case _:
            return None


def _no_ship(box: Box, me: Seat) -> Reason:
    if not (box.ships_for_all or me.developments & box.shipbuilding):
        return because("needs-development", "IA-BUILD-23", development=box.owner_of(box.shipbuilding))
    if me.ships == box.ship_row:
        return because("row-full", "IA-BUILD-24", row="ships")
    return because("needs-goods", "IA-BUILD-22", goods=box.ship_goods)


# What may be done


def begin_building(draft: Draft) -> None:
    draft.ask(frames.BUILD, draft.seat)
    go_on_building(draft)


def go_on_building(draft: Draft) -> None:
    """Ask what to build next, as long as there is anything to build."""
    if len(building(draft.box, draft)) == 1:
        begin_buying(draft)


def building(box: Box, turn: State) -> list[Action]:
    """What may be done in step 4."""
    found, me = [], turn.seats[turn.seat]
    if turn.population:
        if me.province_boxes < box.province_boxes:
            found.append(PROVINCE)
        if me.port_boxes < box.ports:
            found.append(PORT)
        if me.food >= box.army_food and me.armies < box.army_row:
            found.append(ARMY)
    if turn.population or has_free_box(box, turn):
        for action, filled, boxes in zip(box.monument_actions, me.monuments, box.monument_boxes, strict=True):
            if filled < boxes:
                found.append(action)
    if me.goods:
        if me.urns < box.urns:
            found.append(URN)
        knows_ships = box.ships_for_all or me.developments & box.shipbuilding
        if knows_ships and me.goods >= box.ship_goods and me.ships < box.ship_row:
            found.append(SHIP)
        if can_convert(box, me):
            found.append(CONVERT)
    found.append(DONE)
    return found


def has_free_box(box: Box, turn: State) -> bool:
    """Architecture: after every two population spent on monuments in a turn, the next box costs none."""
    return bool(turn.seats[turn.seat].developments & box.architecture) and turn.boxes % box.boxes_for_two == 2


# Doing it


def build(draft: Draft, action: Action) -> None:
    if action is PROVINCE:
        _fill_province(draft)
    elif action is PORT:
        _fill_port(draft, boxes=1, urns=0)
        draft.population -= 1
    elif action is URN:
        _fill_port(draft, boxes=0, urns=1)
        draft.me.goods -= 1
    elif action is ARMY:
        _raise_army(draft)
    elif action is SHIP:
        _build_ship(draft)
    else:
        _fill_monument(draft, draft.box.monument[str(action.args[0])])


def _fill_province(draft: Draft) -> None:
    """One box of the leftmost unfinished province; a finished one brings armies and tribute at once."""
    box, me = draft.box, draft.me
    before = provinces(box, me)
    draft.population -= 1
    me.province_boxes += 1
    draft.tell("filled", draft.seat, ("what", "province"), ("number", before + 1))
    if provinces(box, me) > before:
        province = box.content.provinces[before]
        lost = max(0, me.armies + province.armies - box.army_row)
        me.armies += province.armies - lost
        me.tribute += province.tribute
        gains = (("armies", province.armies - lost), ("tribute", province.tribute))
        draft.tell("finished", draft.seat, ("what", "province"), ("number", before + 1), *gains)
        tell_loss(draft, draft.seat, armies=lost)


def _fill_port(draft: Draft, boxes: int, urns: int) -> None:
    """A population box or an urn. The two rows are filled from left to right, each on its own."""
    box, me = draft.box, draft.me
    before = ports(box, me)
    column = me.port_boxes + 1 if boxes else box.ports_by_urns[me.urns] + 1
    me.port_boxes += boxes
    me.urns += urns
    draft.tell("filled", draft.seat, ("what", "port" if boxes else "urn"), ("number", column))
    if ports(box, me) > before:
        draft.tell("finished", draft.seat, ("what", "port"), ("number", ports(box, me)))


def _raise_army(draft: Draft) -> None:
    me = draft.me
    draft.population -= 1
    me.food -= draft.box.army_food
    me.armies += 1
    draft.tell("raised", draft.seat, ("armies", me.armies))


def _build_ship(draft: Draft) -> None:
    me = draft.me
    me.goods -= draft.box.ship_goods
    me.ships += 1
    draft.tell("launched", draft.seat, ("ships", me.ships))


def _fill_monument(draft: Draft, monument: int) -> None:
    """One box. The first to finish a monument scores its larger number, which the others then cross off."""
    me = draft.me
    if not has_free_box(draft.box, draft):
        draft.population -= 1
    draft.boxes += 1
    filled = list(me.monuments)
    filled[monument] += 1
    me.monuments = tuple(filled)
    name = ("what", draft.box.monument_ids[monument])
    draft.tell("filled", draft.seat, name, ("number", filled[monument]))
    if has_built(draft.box, me, monument):
        is_first = not draft.built >> monument & 1
        if is_first:
            me.first |= 1 << monument
            draft.built |= 1 << monument
        draft.tell("finished", draft.seat, name, ("first", int(is_first)))
