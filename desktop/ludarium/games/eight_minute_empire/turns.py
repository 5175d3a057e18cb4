"""A turn: taking a card, doing what it says, ending the turn."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.games.eight_minute_empire.content import CITY, MOVE, PLACE, SAIL, VERB_OF, Box
from ludarium.games.eight_minute_empire.games import end_turn
from ludarium.games.eight_minute_empire.maps import NEUTRAL_WORD, Board
from ludarium.games.eight_minute_empire.state import (
    ACT,
    CONFIRM,
    GONE,
    NO_CARD,
    Cells,
    Draft,
    Frame,
    Realm,
    State,
    plus,
)

END = act("end")
CONFIRMED = act("confirm")
CONFIRMING = (CONFIRMED,)

# What may be done


def taking(state: State, me: Realm, box: Box) -> list[Action]:
    """The cards of the row that one can pay."""
    coins = me.coins
    return [box.taking[card] for card, cost in zip(state.row, box.costs, strict=False) if cost <= coins]


def acting(state: State, frame: Frame, me: Realm, box: Box, board: Board) -> list[Action]:
    """What the card still lets one do, and ending the turn."""
    found: list[Action] = []
    for (deed, _), left in zip(box.deeds[frame[2]], frame[3:], strict=True):
        if left <= 0:
            continue
        if deed in (MOVE, SAIL):
            ways = board.marching if deed == MOVE else board.sailing
            for region, armies in enumerate(me.armies):
                if armies:
                    found += ways[region]
        elif deed == PLACE:
            if me.supply:
                found += placing(me, board)
        elif deed == CITY:
            if sum(me.cities) < box.cities:
                found += [board.building[region] for region, armies in enumerate(me.armies) if armies]
        else:
            found += destroying(state, board)
    found.append(END)
    return found


def placing(me: Realm, board: Board) -> list[Action]:
    """The start and every region with an own city."""
    start = board.start
    return [board.placing[region] for region, cities in enumerate(me.cities) if cities or region == start]


def destroying(state: State, board: Board) -> list[Action]:
    """Any army of anyone, anywhere."""
    found: list[Action] = []
    for owner, realm in enumerate(state.realms):
        found += [board.destroying[owner][region] for region, armies in enumerate(realm.armies) if armies]
    found += [board.destroying[-1][region] for region, armies in enumerate(state.neutral) if armies]
    return found


# Doing it


def take(draft: Draft, action: Action) -> None:
    """Pay for the card and lay it before oneself. The gap in the row is closed when the turn ends."""
    card, seat, box = int(action.args[0]), draft.seat, draft.box
    place = draft.row.index(card)
    cost, me = box.costs[place], draft.realms[seat]
    draft.row = (*draft.row[:place], NO_CARD, *draft.row[place + 1 :])
    draft.set_realm(seat, Realm(me.coins - cost, me.supply, me.armies, me.cities, (*me.cards, card)))
    draft.bank += cost
    draft.tell("took", seat, ("card", card), ("coins", cost))
    draft.ask(ACT, seat, card, *(count for _, count in box.deeds[card]))


def _use(draft: Draft, verb: str) -> None:
    """One of the card's deeds has been done once; of two joined by "or" the other is gone."""
    _, seat, card, *left = draft.stack[-1]
    for place, (deed, _) in enumerate(draft.box.deeds[card]):
        if VERB_OF[deed] == verb:
            left[place] -= 1
        elif draft.box.joins_or[card]:
            left[place] = GONE
    draft.ask(ACT, seat, card, *left)


def place(draft: Draft, action: Action) -> None:
    region, me = draft.board.number[str(action.args[0])], draft.realms[draft.seat]
    draft.set_realm(draft.seat, Realm(me.coins, me.supply - 1, plus(me.armies, region, 1), me.cities, me.cards))
    draft.tell("placed", draft.seat, ("region", draft.board.ids[region]))
    _use(draft, "place")


def move(draft: Draft, action: Action) -> None:
    """One army, one step."""
    number = draft.board.number
    here, there = number[str(action.args[0])], number[str(action.args[1])]
    me = draft.realms[draft.seat]
    armies = plus(plus(me.armies, here, -1), there, 1)
    draft.set_realm(draft.seat, Realm(me.coins, me.supply, armies, me.cities, me.cards))
    draft.tell("moved", draft.seat, ("region", draft.board.ids[here]), ("to", draft.board.ids[there]))
    _use(draft, "move")


def build_city(draft: Draft, action: Action) -> None:
    region, me = draft.board.number[str(action.args[0])], draft.realms[draft.seat]
    draft.set_realm(draft.seat, Realm(me.coins, me.supply, me.armies, plus(me.cities, region, 1), me.cards))
    draft.tell("built", draft.seat, ("region", draft.board.ids[region]))
    _use(draft, "city")


def destroy(draft: Draft, action: Action) -> None:
    """One army off the map: back to its owner's supply, a neutral one out of the game. An own one only after asking."""
    owner, region = action.args[0], draft.board.number[str(action.args[1])]
    if owner == draft.seat:
        draft.stack = (*draft.stack, (CONFIRM, draft.seat, region))
        draft.began = 1
        return
    if owner == NEUTRAL_WORD:
        draft.neutral = plus(draft.neutral, region, -1)
        _destroyed(draft, draft.seats, region)
    else:
        _take_off(draft, int(owner), region)


def confirm(draft: Draft, action: Action) -> None:
    """The own army goes all the same."""
    region = draft.stack[-1][2]
    draft.stack, draft.began = draft.stack[:-1], 0
    _take_off(draft, draft.seat, region)


def _take_off(draft: Draft, owner: int, region: int) -> None:
    its = draft.realms[owner]
    draft.set_realm(owner, Realm(its.coins, its.supply + 1, plus(its.armies, region, -1), its.cities, its.cards))
    _destroyed(draft, owner, region)


def _destroyed(draft: Draft, owner: int, region: int) -> None:
    where, is_neutral = draft.board.ids[region], int(owner == draft.seats)
    draft.tell("destroyed", draft.seat, ("owner", owner), ("neutral", is_neutral), ("region", where))
    _use(draft, "destroy")


def end(draft: Draft, action: Action) -> None:
    """Cards slide to the left and a new one comes to the right, while there is one."""
    row = tuple(card for card in draft.row if card != NO_CARD)
    draft.tell("ended", draft.seat)
    if draft.deck:
        row += draft.deck[:1]
        draft.tell("dealt", draft.seat, ("card", draft.deck[0]), news=True)
        draft.deck = draft.deck[1:]
    draft.row = row
    end_turn(draft)


def cities_left(cities: Cells, box: Box) -> int:
    return box.cities - sum(cities)
