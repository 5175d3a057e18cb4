"""Beginning and end of turns and rounds, and step 6: storing wealth."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.games.iron_age.content import Tables
from ludarium.games.iron_age.state import NO_FACE, OPPONENT, ROLL, STORE, Draft, Empire, Sea, Sheet

SETTLE_PORT = act("settle", "port")
SETTLE_PROVINCE = act("settle", "province")
STORE_WEALTH = act("store")
END = act("end")

SETTLING = (SETTLE_PORT, SETTLE_PROVINCE)
STORING = (STORE_WEALTH, END)
ENDING = (END,)


def settle(draft: Draft, action: Action) -> None:
    """Set up: the second port or the second province, free of cost."""
    seat = draft.stack[-1][1]
    sheet = draft.sheet(seat)
    if action is SETTLE_PORT:
        sheet.port_boxes = 2
        sheet.urns = draft.box.ports[1].urns
    else:
        province = draft.box.provinces[1]
        sheet.province_boxes = province.population
        sheet.armies += province.armies
        sheet.tribute += province.tribute
    draft.tell("settled", seat, ("place", str(action.args[0])))
    draft.stack = draft.stack[:-1]
    if not draft.stack:
        begin_turn(draft, draft.first)


def begin_turn(draft: Draft, seat: int) -> None:
    draft.seat = seat
    draft.dice, draft.fate, draft.rolls = (), NO_FACE, 0
    draft.population = draft.innovations = draft.boxes = 0
    if draft.sea is not None:
        draft.sea = Sea(draft.sea.every_turn, 0, draft.sea.opponent)
    draft.ask(ROLL, seat)
    draft.tell("turn", seat, ("round", draft.round))


# Step 6


def begin_storing(draft: Draft) -> None:
    """The last step always asks, so that nobody's turn is over before they say so."""
    draft.ask(STORE, draft.seat)


def goods_per_wealth(me: Empire | Sheet, tables: Tables) -> int:
    return tables.goods_per_wealth_coined if me.developments & tables.coinage else tables.goods_per_wealth


def storing(me: Empire | Sheet, tables: Tables) -> tuple[Action, ...]:
    """What may be done in step 6."""
    if me.wealth < tables.wealth_row and me.goods >= goods_per_wealth(me, tables):
        return STORING
    return ENDING


def store(draft: Draft, action: Action) -> None:
    me = draft.me
    me.goods -= goods_per_wealth(me, draft.tables)
    me.wealth += 1
    draft.tell("stored", draft.seat, ("wealth", me.wealth))


def end(draft: Draft, action: Action) -> None:
    """The turn is over; alone with the colony board, the opponent's die is rolled before the round is."""
    board = draft.box.board
    if board is not None and draft.is_solitaire and draft.round >= board.opponent.from_round:
        draft.ask(OPPONENT, draft.seat, 0)
    else:
        end_turn(draft)


def end_turn(draft: Draft) -> None:
    """On to the next seat; with the last seat's turn the round is over, and then the end of the game is tested."""
    following = (draft.seat + 1) % len(draft.empires)
    if following == draft.first:
        draft.tell("round-over", draft.seat, ("round", draft.round))
        if is_last_round(draft):
            draft.stack = ()
            draft.tell("match-over", draft.seat)
            return
        draft.round += 1
    begin_turn(draft, following)


def is_last_round(draft: Draft) -> bool:
    """Whether an end condition is met: alone, the number of rounds; else any of the three limits."""
    if draft.is_solitaire:
        return draft.round >= draft.box.solitaire.rounds.value
    limits = draft.box.limits.full if draft.full else draft.box.limits.short
    return (
        draft.built.bit_count() >= limits.monuments
        or any(empire.tribute >= limits.tribute for empire in draft.all_sheets())
        or any(empire.developments.bit_count() >= limits.developments for empire in draft.all_sheets())
    )
