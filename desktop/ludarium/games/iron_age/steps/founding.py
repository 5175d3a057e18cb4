"""Step 3b: founding colonies. Without the Mediterranean expansion there is no such step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludarium.engine.actions import Action, act
from ludarium.engine.contract import Touches
from ludarium.engine.frames import Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.reasons import Param, Reason, because
from ludarium.games.iron_age import frames
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.colonies import Colony
from ludarium.games.iron_age.state import Draft, Sea, Seat, State, held, holds
from ludarium.games.iron_age.steps.building import begin_building
from ludarium.games.iron_age.steps.granaries import (
    CONVERT,
    CONVERTING,
    GranaryStep,
    can_convert,
    turn_good_into_food,
)
from ludarium.games.iron_age.steps.step import tell_loss, word

DONE = act("done")

ROWS = ("goods", "armies", "ships", "food")
"""What a colony brings to the peg board."""


class Found(GranaryStep):
    """Pegs are put into colonies or taken back, and colonies completed with a ship."""

    ask, key, of = Ask.STEPS, "found", "colony"
    done = DONE
    stage = "colonies"
    verbs: ClassVar = {
        "found": "MED-COL-01",
        "complete": "MED-COL-01",
        "withdraw": "MED-AMB-05",
        "done": "IA-ROUND-04",
        **CONVERTING,
    }
    at_sea = True

    def params(self, state: State, frame: Frame) -> dict[str, Param]:
        me = state.seats[state.seat]
        return {"population": state.population, "ships": me.ships, "pegs": pegs_left(self.box, me)}

    def offers(self, state: State, frame: Frame) -> Sequence[Action]:
        found = colony_actions(self.box, state)
        if can_convert(self.box, state.seats[state.seat]):
            found.append(CONVERT)
        found.append(DONE)
        return found

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        number = self.box.colony.get(word(action))
        if number is None or action.verb not in _REFUSALS:
            return super().why_not(state, frame, action)
        return _closed(self.box, state, number) or _REFUSALS[action.verb](self.box, state, number)

    def answer(self, draft: Draft, frame: Frame, action: Action) -> None:
        if action is DONE:
            _finish_founding(draft)
            return
        if action is CONVERT:
            turn_good_into_food(draft)
        else:
            _DEEDS[action.verb](draft, draft.box.colony[str(action.args[0])])
        go_on_founding(draft)

    def sought(self, state: State, frame: Frame) -> Sequence[Action]:
        return [act("complete", self.box.colony_ids[number]) for number in open_colonies(self.box, state)]

    def touches(self, state: State, frame: Frame, action: Action) -> Touches:
        seat, colony = state.seat, (f"colony.{word(action)}",)
        match action.verb:
            case "found":
                return (("population", f"{seat}.pegs"), colony)
            case "complete":
                return ((f"{seat}.ships", "ships"), colony)
            case "withdraw":
                return (colony, (f"{seat}.pegs",))
            case _:
                return super().touches(state, frame, action)

    def meant(self, piece: str, place: str, name: str) -> Action | None:
        if place == "colony":
            return act("complete" if piece == "ships" else "found", name)
        if place == "pegs" and piece.startswith("colony."):
            return act("withdraw", piece.removeprefix("colony."))
        return super().meant(piece, place, name)


# Why not


def _closed(box: Box, state: State, number: int) -> Reason | None:
    """Why nobody can do anything there."""
    if not is_in_the_game(box, len(state.seats), number):
        return because("four-players", "MED-SETUP-06")
    if is_completed(box, state, number):
        return because("colony-completed", "MED-COL-14", colony=box.colony_ids[number])
    return None


def _no_peg_more(box: Box, state: State, number: int) -> Reason:
    me = state.seats[state.seat]
    if me.colonies[number] + 1 == box.colony_holes[number]:
        if me.ships < box.colony_ships:
            return because("last-peg", "MED-COL-08")
        if can_complete(box, state, number):
            return because("complete-it", "MED-COL-07")
        return _not_completed(box, state, number)
    if not empty_holes(box, state, number):
        return because("colony-full", "MED-COL-13")
    if not pegs_left(box, me):
        return because("no-pegs", "MED-COL-05", pegs=box.colony_pegs)
    return because("needs-settlers", "MED-COL-02", population=box.peg_population)


def _not_completed(box: Box, state: State, number: int) -> Reason:
    me = state.seats[state.seat]
    if me.ships < box.colony_ships:
        return because("needs-ship", "MED-COL-07")
    if pegs_left(box, me) < box.colony_holes[number] - me.colonies[number]:
        return because("no-pegs", "MED-AMB-06", pegs=box.colony_pegs)
    cost = population_price(box, state, number)
    is_shared = cost > empty_holes(box, state, number) * box.peg_population
    return because("needs-settlers", "MED-COL-13" if is_shared else "MED-COL-11", population=cost)


def _no_own_peg(box: Box, state: State, number: int) -> Reason:
    return because("no-own-peg", "MED-COL-06")


_REFUSALS = {"found": _no_peg_more, "complete": _not_completed, "withdraw": _no_own_peg}


# Beginning and end of the step


def begin_founding(draft: Draft) -> None:
    if draft.sea is None:
        begin_building(draft)
        return
    draft.ask(frames.FOUND, draft.seat)
    go_on_founding(draft)


def go_on_founding(draft: Draft) -> None:
    """Ask what to found next, as long as there is anything; Granaries alone matter only before goods are lost."""
    if colony_actions(draft.box, draft):
        return
    if not (_would_lose_goods(draft) and can_convert(draft.box, draft.me)):
        _finish_founding(draft)


def _would_lose_goods(draft: Draft) -> bool:
    coming = sum(colony.benefit.goods for colony in paying_colonies(draft.box, draft))
    return bool(coming) and draft.me.goods + coming > draft.box.goods_row


def _finish_founding(draft: Draft) -> None:
    collect_benefits(draft)
    begin_building(draft)


def collect_benefits(draft: Draft) -> None:
    """What does not fit on a row is lost; innovations are gone when the turn is."""
    box, me = draft.box, draft.me
    for colony in paying_colonies(box, draft):
        benefit = colony.benefit
        food = benefit.food * (2 if me.developments & box.double_food else 1)
        before = (me.goods, me.armies, me.ships, me.food)
        me.goods = min(box.goods_row, me.goods + benefit.goods)
        me.armies = min(box.army_row, me.armies + benefit.armies)
        me.ships = min(box.ship_row, me.ships + benefit.ships)
        me.food = min(box.food_row, me.food + food)
        draft.innovations += benefit.innovation
        if draft.record is not None:
            _tell_benefit(draft, colony, (benefit.goods, benefit.armies, benefit.ships, food), before)


def _tell_benefit(draft: Draft, colony: Colony, given: Sequence[int], before: Sequence[int]) -> None:
    """What the colony brought, and what of that found no room."""
    me, innovations = draft.me, ("innovations", colony.benefit.innovation)
    after = (me.goods, me.armies, me.ships, me.food)
    gains = {row: now - then for row, then, now in zip(ROWS, before, after, strict=True)}
    if any(given) or colony.benefit.innovation:
        draft.tell("benefit", draft.seat, ("colony", colony.id), *gains.items(), innovations)
        tell_loss(draft, draft.seat, **{row: many - gains[row] for row, many in zip(ROWS, given, strict=True)})


def paying_colonies(box: Box, turn: State) -> list[Colony]:
    """The colonies that bring something at the end of this step: those completed in it, or all of one's own."""
    assert turn.sea is not None
    if turn.sea.every_turn:
        return held(box, turn.seats[turn.seat])
    founded = turn.sea.founded
    return [colony for number, colony in enumerate(box.colonies) if founded >> number & 1]


# What may be done


def colony_actions(box: Box, turn: State) -> list[Action]:
    """Pegs to place or to take back, and colonies to complete."""
    me = turn.seats[turn.seat]
    if not turn.population and not any(me.colonies):
        return []
    found = []
    for number in open_colonies(box, turn):
        name = box.colony_ids[number]
        if can_found(box, turn, number):
            found.append(act("found", name))
        if can_complete(box, turn, number):
            found.append(act("complete", name))
        if me.colonies[number]:
            found.append(act("withdraw", name))
    return found


def open_colonies(box: Box, turn: State) -> list[int]:
    """The colonies in the game that nobody has completed."""
    assert turn.sea is not None
    taken, holes, pegs = turn.sea.opponent, box.colony_holes, [seat.colonies for seat in turn.seats]
    return [
        number
        for number in box.colonies_for(len(turn.seats))
        if not taken >> number & 1 and holes[number] not in [own[number] for own in pegs]
    ]


def is_in_the_game(box: Box, seats: int, number: int) -> bool:
    """Colonies marked with a 4 need four players."""
    return number in box.colonies_for(seats)


def is_completed(box: Box, turn: State, number: int) -> bool:
    """By one of the seats, or by the opponent of the solitaire game."""
    assert turn.sea is not None
    return bool(turn.sea.opponent >> number & 1) or any(holds(box, seat, number) for seat in turn.seats)


def can_found(box: Box, turn: State, number: int) -> bool:
    """Whether one more peg fits into the open colony; the last of one's own completes it and is no mere peg."""
    me = turn.seats[turn.seat]
    return (
        turn.population >= box.peg_population
        and pegs_left(box, me) > 0
        and empty_holes(box, turn, number) > 0
        and me.colonies[number] + 1 < box.colony_holes[number]
    )


def can_complete(box: Box, turn: State, number: int) -> bool:
    me = turn.seats[turn.seat]
    return (
        me.ships >= box.colony_ships
        and turn.population >= population_price(box, turn, number)
        and pegs_left(box, me) >= box.colony_holes[number] - me.colonies[number]
    )


def pegs_left(box: Box, me: Seat) -> int:
    """Colony pegs in the supply."""
    return box.colony_pegs - sum(me.colonies)


def empty_holes(box: Box, turn: State, number: int) -> int:
    return box.colony_holes[number] - sum(seat.colonies[number] for seat in turn.seats)


def population_price(box: Box, turn: State, number: int) -> int:
    """The population it takes to complete a colony: for its empty holes, and for the pegs of others."""
    foreign = sum(other.colonies[number] for seat, other in enumerate(turn.seats) if seat != turn.seat)
    return empty_holes(box, turn, number) * box.peg_population + foreign * box.displace_population


# Doing it


def found(draft: Draft, number: int) -> None:
    """One peg into an empty hole."""
    draft.population -= draft.box.peg_population
    set_pegs(draft.me, number, draft.me.colonies[number] + 1)
    draft.tell("founded", draft.seat, ("colony", draft.box.colony_ids[number]))


def complete(draft: Draft, number: int) -> None:
    """The last pegs and a ship. The pegs of others go back to them."""
    draft.population -= population_price(draft.box, draft, number)
    take_over(draft, number)
    draft.tell("completed", draft.seat, ("colony", draft.box.colony_ids[number]))


def withdraw(draft: Draft, number: int) -> None:
    """One of one's own pegs back into the supply; the population that placed it is spent."""
    set_pegs(draft.me, number, draft.me.colonies[number] - 1)
    draft.tell("withdrew", draft.seat, ("colony", draft.box.colony_ids[number]))


_DEEDS = {"found": found, "complete": complete, "withdraw": withdraw}


def take_over(draft: Draft, number: int) -> None:
    """All holes filled with own pegs, for a ship."""
    assert draft.sea is not None
    draft.me.ships -= draft.box.colony_ships
    displace(draft, number, by=draft.seat)
    set_pegs(draft.me, number, draft.box.colony_holes[number])
    draft.sea = Sea(draft.sea.every_turn, draft.sea.founded | 1 << number, draft.sea.opponent)


def displace(draft: Draft, number: int, by: int) -> None:
    """The pegs of everyone else go back to their owners' supplies."""
    for seat, other in enumerate(draft.seats):
        pegs = other.colonies[number]
        if pegs and seat != by:
            set_pegs(draft.own(seat), number, 0)
            draft.tell("displaced", seat, ("colony", draft.box.colony_ids[number]), ("pegs", pegs))


def set_pegs(me: Seat, number: int, pegs: int) -> None:
    me.colonies = (*me.colonies[:number], pegs, *me.colonies[number + 1 :])
