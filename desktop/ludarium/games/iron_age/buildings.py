"""What population would build: a curve for each building, joined so that together they bring most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.engine.actions import Action
from ludarium.games.iron_age.sharing import Curve, joined, share_steps
from ludarium.games.iron_age.state import Seat, State
from ludarium.games.iron_age.steps.building import ARMY, PORT, PROVINCE, build
from ludarium.games.iron_age.views import View

BONUS_PHASE = 2
"""Architecture: so many monument boxes of a turn are paid for, then one costs nothing."""

Curves = Mapping[Action, Curve]


class Buildings:
    """The best use of population, unfinished buildings included.

    gains: what so much population brings
    """

    def __init__(self, view: View, state: State, most: int) -> None:
        self._view, self._box, self._state = view, view.box, state
        me = state.seats[view.seat]
        self._now = view.expect(me)
        has_bonus = bool(me.developments & view.box.architecture)
        self._boxes = boxes_for(most, state.boxes, view.box.boxes_for_two if has_bonus else 0)
        self._others = self._curves({action: min(room, most) for action, room in self._rooms(me).items()})
        self._monuments = self._curves(self._unfinished(me))
        self._monument_gains = joined(self._monuments.values(), self._boxes[-1])
        self.gains = share_steps(self._for_population(self._monument_gains), joined(self._others.values(), most), 1)

    def _rooms(self, me: Seat) -> dict[Action, int]:
        """How much there is to build of all but monuments."""
        box = self._box
        return {
            PROVINCE: box.province_boxes - me.province_boxes,
            PORT: box.ports - me.port_boxes,
            ARMY: min(me.food // box.army_food, box.army_row - me.armies),
        }

    def _unfinished(self, me: Seat) -> dict[Action, int]:
        box = self._box
        rooms = zip(box.monument_actions, me.monuments, box.monument_boxes, strict=True)
        return {action: min(boxes - filled, self._boxes[-1]) for action, filled, boxes in rooms}

    def _curves(self, rooms: Mapping[Action, int]) -> Curves:
        return {action: self._curve(action, room) for action, room in rooms.items() if room > 0}

    def _curve(self, action: Action, room: int) -> Curve:
        draft, curve = self._view.draft(self._state), [0.0]
        for _ in range(room):
            build(draft, action)
            curve.append(self._view.expect(draft.me) - self._now)
        return curve

    def _for_population(self, by_boxes: Curve) -> Curve:
        return [by_boxes[boxes] for boxes in self._boxes]

    def beginning_with_each(self, population: int) -> dict[Action, float]:
        """For each building: the best that so much population brings when it begins there."""
        most, boxes = population, self._boxes[population]
        others, monuments = joined(self._others.values(), most), self._for_population(self._monument_gains)[: most + 1]
        found = {}
        for action, rest in without_each(self._others, most).items() if most else ():
            found[action] = begun(self._others[action], share_steps(rest, monuments, 1), most)
        for action, rest in without_each(self._monuments, boxes).items() if boxes else ():
            own = self._monuments[action]
            by_boxes = [begun(own, rest, many) if many else 0.0 for many in range(boxes + 1)]
            paid = range(most + 1)
            found[action] = max(by_boxes[self._boxes[n]] + others[most - n] for n in paid if self._boxes[n])
        return found


def boxes_for(most: int, built: int, bonus_every: int) -> Sequence[int]:
    """For each amount of population up to the most: the monument boxes that it fills, free ones included."""
    found, boxes = [], built
    for population in range(most + 1):
        boxes += population > 0
        if bonus_every and boxes % bonus_every == BONUS_PHASE:
            boxes += 1
        found.append(boxes - built)
    return found


def without_each(curves: Curves, most: int) -> dict[Action, Curve]:
    """For each thing: what so much brings in all the others."""
    before: list[Curve] = [[0.0] * (most + 1)]
    for curve in curves.values():
        before.append(share_steps(before[-1], curve, 1))
    before.pop()
    found: dict[Action, Curve] = {}
    after: Curve = [0.0] * (most + 1)
    for (action, curve), others in zip(reversed(list(curves.items())), reversed(before), strict=True):
        found[action] = share_steps(others, after, 1)
        after = share_steps(after, curve, 1)
    return found


def begun(curve: Curve, others: Curve, most: int) -> float:
    """What so much brings when at least one goes into this curve."""
    return max([curve[used] + others[most - used] for used in range(1, min(most, len(curve) - 1) + 1)])
