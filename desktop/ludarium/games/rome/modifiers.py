"""What is in force: modifiers of leader, hand, empire and this turn, and who waits for an event."""

from __future__ import annotations

from ludarium.engine.steps import View
from ludarium.games.rome.box import Box, Listener, Passive
from ludarium.games.rome.state import FREE, Draft


def in_force(box: Box, view: View, key: str) -> list[Passive]:
    """The modifiers of that name which hold now; one that has been used up this turn is none of them."""
    seat = view.seat
    found = list(box.of_leader[seat.leader].get(key, ()))
    for passive in box.of_hand.get(key, ()):
        if passive.card in seat.hand:
            found.append(passive)
    for passive in box.of_empire.get(key, ()):
        if passive.card in view.grid:
            space = view.grid.index(passive.card)
            if view.enemies[space] == FREE and (not passive.needs_token or space in seat.ready):
                found.append(passive)
    for number in seat.changes:
        if box.passives[number].key == key:
            found.append(box.passives[number])
    if found and seat.used:
        return [passive for passive in found if passive.number not in seat.used]
    return found


def change(box: Box, view: View, key: str) -> int:
    """What the modifiers of that name add up to, those left out that wait for the player to use them."""
    total = 0
    for passive in in_force(box, view, key):
        if not passive.is_helper:
            total += passive.delta
    return total


def reach(box: Box, view: View, key: str) -> int:
    """How far from the pawn something can be done."""
    return max([passive.n for passive in in_force(box, view, key)], default=0)


def listening(box: Box, view: View, event: str) -> list[Listener]:
    """What waits for the event: abilities of the leader, and developments without an enemy."""
    found = [listener for listener in box.leader_listeners[view.seat.leader] if listener.event == event]
    for card, listeners in box.listening.items():
        if card in view.grid and view.enemies[view.grid.index(card)] == FREE:
            found += [listener for listener in listeners if listener.event == event]
    return found


def fire(draft: Draft, event: str, *marks: str) -> None:
    """Something happened: whatever waits for it is resolved, in the order that the player likes.

    marks: what can be said of the event; a listener that wants one of them hears of no other
    """
    box = draft.box
    if event in box.heard:
        heard = [one.number for one in listening(box, draft, event) if not one.only or one.only in marks]
        if heard:
            draft.push("order", tuple(heard))
