"""What the trainer needs to know of The Iron Age: four kinds of matches, and sheets like those that are met."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludarium.engine.chance import Rng
from ludarium.engine.frames import question
from ludarium.engine.knowledge import Learned
from ludarium.engine.lessons import Lesson, Position
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.dice_values import DiceValues
from ludarium.games.iron_age.frames import REROLL, ROLL
from ludarium.games.iron_age.learned import STAGES
from ludarium.games.iron_age.scoring import score
from ludarium.games.iron_age.state import Draft, Seat, State, changed, empire_dice, has_built

if TYPE_CHECKING:
    from ludarium.games.iron_age.title import IronAge

MOST_CHANGES = 5
"""A varied sheet differs from one that was met in at most so many things."""

ROWS = ("wealth", "ships", "armies", "goods", "food")


class SheetLesson(Lesson[State]):
    """The value of a sheet: the score to expect at the end."""

    stages = STAGES

    def __init__(self, title: IronAge, seats: int, at_sea: bool) -> None:
        super().__init__(title)
        self.seats = seats
        self.looks_ahead = seats == 1 and not at_sea  # voyages are shared out too roughly for it
        self.options = {"expansion": "mediterranean"} if at_sea else {}
        self.name = ("alone" if seats == 1 else "together") + (" at sea" if at_sea else "")
        self._evaluation = title.sea_evaluation if at_sea else title.evaluation
        self._box = self._evaluation.box
        self.features = self._evaluation.values.of(seats).features.names

    def learned(self) -> Learned:
        return self._evaluation.values.of(self.seats).learned

    def use(self, learned: Learned) -> None:
        self._evaluation.values.use(self.seats, learned)
        self._evaluation.forget()

    def is_taken(self, state: State) -> bool:
        return bool(state.stack) and state.stack[-1].program == ROLL

    def position(self, state: State, seat: int) -> Position:
        view, me = self._evaluation.view(state, seat), state.seats[seat]
        value = self._evaluation.values.of(self.seats)
        sea = value.charts.parts(me, state, view.coast) if view.coast else ()
        features = value.features.vector(me, state.built, view.rivals, sea)
        return Position(min(view.turns, STAGES), score(self._box, me), features)

    def expect(self, state: State, seat: int) -> float:
        return self._evaluation.expect(state, seat)

    def result(self, state: State, seat: int) -> float:
        return score(self._box, state.seats[seat])

    def look_ahead(self, state: State, seat: int) -> float | None:
        """The best play of this turn's dice, by the value that the sheet has after it; alone only."""
        if self.seats > 1:
            return None
        dice = (0,) * empire_dice(self._box, state.seats[seat])
        rolled = changed(state, stack=(question(REROLL, seat),), dice=dice, fate=0, rolls=1)
        return DiceValues(self._evaluation.values, rolled, seat).unrolled

    def vary(self, state: State, rng: Rng) -> State:
        draft = Draft(state, self._box, None)
        for _ in range(1 + rng.randbelow(MOST_CHANGES)):
            rng.pick(CHANGES)(self._box, draft.me, rng)
        _settle(self._box, draft)
        return draft.done()


# Changing sheets


def _move_peg(box: Box, me: Seat, rng: Rng) -> None:
    limits = dict(zip(ROWS, (box.wealth_row, box.ship_row, box.army_row, box.goods_row, box.food_row), strict=True))
    row = rng.pick(ROWS)
    setattr(me, row, min(limits[row], max(0, getattr(me, row) + rng.pick((-3, -2, -1, 1, 2, 3, 4)))))


def _swap_development(box: Box, me: Seat, rng: Rng) -> None:
    bit = 1 << rng.randbelow(len(box.development_ids))
    if not box.struck & bit:
        me.developments ^= bit


def _fill_provinces(box: Box, me: Seat, rng: Rng) -> None:
    me.province_boxes = min(box.province_boxes, max(0, me.province_boxes + rng.pick((-3, -2, -1, 1, 2, 3))))


def _fill_ports(box: Box, me: Seat, rng: Rng) -> None:
    me.port_boxes = min(box.ports, max(1, me.port_boxes + rng.pick((-1, 0, 1, 1))))
    me.urns = min(box.urns, max(0, me.urns + rng.pick((-3, -2, -1, 1, 2, 3))))


def _fill_monument(box: Box, me: Seat, rng: Rng) -> None:
    number = rng.randbelow(len(box.monument_boxes))
    filled = list(me.monuments)
    filled[number] = rng.randbelow(box.monument_boxes[number] + 1)
    me.monuments = tuple(filled)


CHANGES: tuple[Callable[[Box, Seat, Rng], None], ...] = (
    _move_peg,
    _move_peg,
    _swap_development,
    _fill_provinces,
    _fill_ports,
    _fill_monument,
)


def _settle(box: Box, draft: Draft) -> None:
    """Make the marks of monuments agree with what is built. Alone, every monument is the first of its kind."""
    built = sum(1 << number for number in range(len(box.monument_boxes)) if has_built(box, draft.me, number))
    draft.me.first, draft.built = built, built


def lessons(title: IronAge) -> list[SheetLesson]:
    return [SheetLesson(title, seats, at_sea) for at_sea in (False, True) for seats in (1, 2)]
