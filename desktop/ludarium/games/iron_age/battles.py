"""Step 3: forced battles, then a conquest or a tribute demand."""

from __future__ import annotations

from ludarium.engine.actions import Action, act
from ludarium.games.iron_age.colonising import begin_founding
from ludarium.games.iron_age.state import CONQUEST, FLEET, TRIBUTE, Draft, has_fleet, strength, strength_ashore

FIGHT = act("fight")
DECLINE = act("decline")
GIVE = act("give")
REFUSE = act("refuse")

SAIL = act("sail")
STAY = act("stay")

FIGHTING = (FIGHT, DECLINE)
ANSWERING = (GIVE, REFUSE)
SAILING = (SAIL, STAY)


def begin_battles(draft: Draft, seats: tuple[int, ...], enemy: int) -> None:
    """The battle that a disaster forces on these seats, then what the fate die brings."""
    for place, seat in enumerate(seats):
        if may_leave_fleet(draft, seat):
            draft.ask(FLEET, seat, enemy, *seats[place + 1 :])
            return
        battle(draft, seat, enemy)
    face = draft.tables.fate_faces[draft.fate]
    if face.conquest and draft.me.armies > 0:
        draft.ask(CONQUEST, draft.seat)
    elif face.tribute_demand:
        demand_tribute(draft)
    else:
        begin_founding(draft)


def may_leave_fleet(draft: Draft, seat: int) -> bool:
    """With the expansion, an owner of Navy may leave the ships out of a battle."""
    return draft.sea is not None and has_fleet(draft.all_sheets()[seat], draft.tables)


def choose_fleet(draft: Draft, action: Action) -> None:
    """Fight with or without the ships, and on with the conquest or the others' battles."""
    _, seat, enemy, *seats = draft.stack[-1]
    sails = action is SAIL
    if not sails:
        draft.tell("stayed", seat)
    if draft.stack[0][0] == CONQUEST:
        draft.began = 0
        _conquer(draft, sails)
    else:
        battle(draft, seat, enemy, sails)
        begin_battles(draft, tuple(seats), enemy)


def battle(draft: Draft, seat: int, enemy: int, sails: bool = True) -> bool:
    """Fight: tribute or skulls for the difference, then an army is lost, and a ship where ships fought. Whether won."""
    sheet, tables = draft.sheet(seat), draft.tables
    own = strength(sheet, tables) if sails else strength_ashore(sheet, tables)
    if own > enemy:
        sheet.tribute += own - enemy
    else:
        sheet.skulls += enemy - own
    if sheet.armies:
        sheet.armies -= 1
    if sails and has_fleet(sheet, tables):
        sheet.ships -= 1
    draft.tell("battle", seat, ("strength", own), ("enemy", enemy))
    return own > enemy


# Conquest


def fight(draft: Draft, action: Action) -> None:
    """Attack the next tribe, as strong as the conquest boxes filled so far."""
    if may_leave_fleet(draft, draft.seat):
        draft.stack = (*draft.stack, (FLEET, draft.seat, draft.me.conquest))
        draft.began = 1
    else:
        _conquer(draft, sails=True)


def _conquer(draft: Draft, sails: bool) -> None:
    me = draft.me
    won = battle(draft, draft.seat, me.conquest, sails)
    if won and me.conquest < draft.box.values.conquest_boxes.value:
        me.conquest += 1
    draft.tell("conquest", draft.seat, ("won", int(won)))
    begin_founding(draft)


def decline(draft: Draft, action: Action) -> None:
    draft.tell("declined", draft.seat)
    begin_founding(draft)


# Tribute demand


def demand_tribute(draft: Draft) -> None:
    """Compare with every opponent, clockwise; alone, with one as strong as the number of the round."""
    if draft.is_solitaire:
        _gain_tribute(draft, draft.seat, strength(draft.me, draft.tables) - draft.round)
        begin_founding(draft)
    else:
        _demand_from(draft, (draft.seat + 1) % len(draft.empires))


def answer(draft: Draft, action: Action) -> None:
    """A weaker opponent hands over one good, or lets the demander mark tribute."""
    _, seat, gap = draft.stack[-1]
    if action is GIVE:
        draft.sheet(seat).goods -= 1
        draft.me.goods = min(draft.tables.goods_row, draft.me.goods + 1)
        draft.tell("gave", seat, ("to", draft.seat))
    else:
        _gain_tribute(draft, seat, gap)
    _demand_from(draft, (seat + 1) % len(draft.empires))


def _demand_from(draft: Draft, seat: int) -> None:
    """Go on with the demand at ``seat``, until somebody must answer or all have been asked."""
    own = strength(draft.me, draft.tables)
    while seat != draft.seat:
        other = draft.all_sheets()[seat]
        gap = own - strength(other, draft.tables)
        if gap > 0 and other.goods:
            draft.ask(TRIBUTE, seat, gap)
            return
        _gain_tribute(draft, seat, gap)
        seat = (seat + 1) % len(draft.empires)
    begin_founding(draft)


def _gain_tribute(draft: Draft, seat: int, gap: int) -> None:
    if gap > 0:
        draft.me.tribute += gap
    draft.tell("tribute", draft.seat, ("from", seat), ("gap", max(0, gap)))
