"""Step 3b: founding colonies. Without the Mediterranean expansion there is no such step."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.engine.actions import Action, act
from ludarium.games.iron_age.building import begin_building
from ludarium.games.iron_age.colonies import Colony
from ludarium.games.iron_age.content import Tables
from ludarium.games.iron_age.granaries import CONVERT, can_convert
from ludarium.games.iron_age.state import FOUND, Draft, Empire, Sea, Sheet, State, held, holds

DONE = act("done")


def begin_founding(draft: Draft) -> None:
    if draft.sea is None:
        begin_building(draft)
        return
    draft.ask(FOUND, draft.seat)
    go_on_founding(draft)


def go_on_founding(draft: Draft) -> None:
    """Ask what to found next, as long as there is anything; Granaries alone matter only before goods are lost."""
    empires = draft.all_sheets()
    if colony_actions(draft, empires, draft.tables):
        return
    if not (_would_lose_goods(draft) and can_convert(draft.me, draft.tables)):
        _finish_founding(draft)


def stop_founding(draft: Draft, action: Action) -> None:
    _finish_founding(draft)


# What may be done


def founding(state: State, tables: Tables) -> list[Action]:
    """What may be done in step 3b."""
    found = colony_actions(state, state.empires, tables)
    if can_convert(state.empires[state.seat], tables):
        found.append(CONVERT)
    found.append(DONE)
    return found


def colony_actions(turn: State | Draft, empires: Sequence[Empire | Sheet], tables: Tables) -> list[Action]:
    """Pegs to place or to take back, and colonies to complete."""
    me = empires[turn.seat]
    if not turn.population and not any(me.colonies):
        return []
    found = []
    for number in open_colonies(turn, empires, tables):
        name = tables.colony_ids[number]
        if can_found(turn, empires, number, tables):
            found.append(act("found", name))
        if can_complete(turn, empires, number, tables):
            found.append(act("complete", name))
        if me.colonies[number]:
            found.append(act("withdraw", name))
    return found


def open_colonies(turn: State | Draft, empires: Sequence[Empire | Sheet], tables: Tables) -> list[int]:
    """The colonies in the game that nobody has completed."""
    return [number for number in range(len(tables.colonies)) if is_open(turn, empires, number, tables)]


def is_open(turn: State | Draft, empires: Sequence[Empire | Sheet], number: int, tables: Tables) -> bool:
    return is_in_the_game(len(empires), tables.colonies[number], tables) and not is_completed(
        turn, empires, number, tables
    )


def is_in_the_game(seats: int, colony: Colony, tables: Tables) -> bool:
    """Colonies marked with a 4 need four players."""
    return seats >= tables.many_seats or not colony.four_player_only


def is_completed(turn: State | Draft, empires: Sequence[Empire | Sheet], number: int, tables: Tables) -> bool:
    """By one of the seats, or by the opponent of the solitaire game."""
    assert turn.sea is not None
    return bool(turn.sea.opponent >> number & 1) or any(holds(empire, number, tables) for empire in empires)


def can_found(turn: State | Draft, empires: Sequence[Empire | Sheet], number: int, tables: Tables) -> bool:
    """Whether one more peg fits into the open colony; the last of one's own completes it and is no mere peg."""
    me = empires[turn.seat]
    return (
        turn.population >= tables.peg_population
        and pegs_left(me, tables) > 0
        and empty_holes(empires, number, tables) > 0
        and me.colonies[number] + 1 < tables.colony_holes[number]
    )


def can_complete(turn: State | Draft, empires: Sequence[Empire | Sheet], number: int, tables: Tables) -> bool:
    me = empires[turn.seat]
    return (
        me.ships >= tables.colony_ships
        and turn.population >= price(empires, turn.seat, number, tables)
        and pegs_left(me, tables) >= tables.colony_holes[number] - me.colonies[number]
    )


def pegs_left(me: Empire | Sheet, tables: Tables) -> int:
    """Colony pegs in the supply."""
    return tables.colony_pegs - sum(me.colonies)


def empty_holes(empires: Sequence[Empire | Sheet], number: int, tables: Tables) -> int:
    return tables.colony_holes[number] - sum(empire.colonies[number] for empire in empires)


def price(empires: Sequence[Empire | Sheet], seat: int, number: int, tables: Tables) -> int:
    """The population it takes to complete a colony: for its empty holes, and for the pegs of others."""
    foreign = sum(empire.colonies[number] for other, empire in enumerate(empires) if other != seat)
    return empty_holes(empires, number, tables) * tables.peg_population + foreign * tables.displace_population


# Doing it


def found(draft: Draft, action: Action) -> None:
    """One peg into an empty hole."""
    number = draft.tables.colony[str(action.args[0])]
    draft.population -= draft.tables.peg_population
    _set_pegs(draft.me, number, draft.me.colonies[number] + 1)
    draft.tell("founded", draft.seat, ("colony", str(action.args[0])))
    go_on_founding(draft)


def complete(draft: Draft, action: Action) -> None:
    """The last pegs and a ship. The pegs of others go back to them."""
    number = draft.tables.colony[str(action.args[0])]
    draft.population -= price(draft.all_sheets(), draft.seat, number, draft.tables)
    take_over(draft, number)
    draft.tell("completed", draft.seat, ("colony", str(action.args[0])))
    go_on_founding(draft)


def take_over(draft: Draft, number: int) -> None:
    """All holes filled with own pegs, for a ship."""
    assert draft.sea is not None
    draft.me.ships -= draft.tables.colony_ships
    displace(draft, number, by=draft.seat)
    _set_pegs(draft.me, number, draft.tables.colony_holes[number])
    draft.sea = Sea(draft.sea.every_turn, draft.sea.founded | 1 << number, draft.sea.opponent)


def displace(draft: Draft, number: int, by: int) -> None:
    """The pegs of everyone else go back to their owners' supplies."""
    for seat, empire in enumerate(draft.all_sheets()):
        pegs = empire.colonies[number]
        if pegs and seat != by:
            _set_pegs(draft.sheet(seat), number, 0)
            draft.tell("displaced", seat, ("colony", draft.tables.colony_ids[number]), ("pegs", pegs))


def withdraw(draft: Draft, action: Action) -> None:
    """One of one's own pegs back into the supply; the population that placed it is spent."""
    number = draft.tables.colony[str(action.args[0])]
    _set_pegs(draft.me, number, draft.me.colonies[number] - 1)
    draft.tell("withdrew", draft.seat, ("colony", str(action.args[0])))
    go_on_founding(draft)


def _set_pegs(sheet: Sheet, number: int, pegs: int) -> None:
    sheet.colonies = (*sheet.colonies[:number], pegs, *sheet.colonies[number + 1 :])


# The end of the step


def _finish_founding(draft: Draft) -> None:
    collect_benefits(draft)
    begin_building(draft)


def paying_colonies(turn: State | Draft, me: Empire | Sheet, tables: Tables) -> list[Colony]:
    """The colonies that bring something at the end of this step: those completed in it, or all of one's own."""
    assert turn.sea is not None
    if turn.sea.every_turn:
        return held(me, tables)
    founded = turn.sea.founded
    return [colony for number, colony in enumerate(tables.colonies) if founded >> number & 1]


def collect_benefits(draft: Draft) -> None:
    """What does not fit on a row is lost; innovations are gone when the turn is."""
    me, tables = draft.me, draft.tables
    for colony in paying_colonies(draft, me, tables):
        benefit = colony.benefit
        food = benefit.food * (2 if me.developments & tables.double_food else 1)
        me.goods = min(tables.goods_row, me.goods + benefit.goods)
        me.armies = min(tables.army_row, me.armies + benefit.armies)
        me.ships = min(tables.ship_row, me.ships + benefit.ships)
        me.food = min(tables.food_row, me.food + food)
        draft.innovations += benefit.innovation
        gains = (("goods", benefit.goods), ("armies", benefit.armies), ("ships", benefit.ships), ("food", food))
        if any(amount for _, amount in gains) or benefit.innovation:
            draft.tell("benefit", draft.seat, ("colony", colony.id), *gains, ("innovations", benefit.innovation))


def _would_lose_goods(draft: Draft) -> bool:
    coming = sum(colony.benefit.goods for colony in paying_colonies(draft, draft.me, draft.tables))
    return bool(coming) and draft.me.goods + coming > draft.tables.goods_row
