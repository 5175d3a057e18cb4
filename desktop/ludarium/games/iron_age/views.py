"""One seat's position: what it may expect, and what its means could bring this turn."""

from __future__ import annotations

from ludarium.games.iron_age.coasts import WORTH, coast_of
from ludarium.games.iron_age.learned import Values
from ludarium.games.iron_age.pace import rival_strength, turns_left
from ludarium.games.iron_age.state import Draft, Sea, Seat, State, copied, provinces, strength
from ludarium.games.iron_age.steps.founding import collect_benefits, pegs_left, take_over


class View:
    """One seat's position as its value sees it: turns left, rivals, weights."""

    def __init__(self, values: Values, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.alone = len(state.seats) == 1
        value = values.of(len(state.seats))
        self.box = value.box
        self.turns = turns_left(self.box, state, seat)
        self.rivals = rival_strength(state, seat, [strength(self.box, own) for own in state.seats])
        self.value = value.at(self.turns)
        self.coast = coast_of(self.box, state, seat)

    def expect(self, me: Seat) -> float:
        return self.value.of(me, self.state, self.rivals, self.coast)

    def draft(self, state: State) -> Draft:
        return Draft(state, self.box, None)

    def after_feeding(self, me: Seat, food: int) -> float:
        """Return what it means to have so much food when the provinces are fed."""
        mouths = provinces(self.box, me)
        fed = min(food, mouths)
        own = copied(me)
        own.food = food - fed
        return self.expect(own) - (mouths - fed) - self.expect(me)

    def voyages(self, state: State) -> dict[int, tuple[int, float]]:
        """For each colony that a ship could complete: the population it takes, and what it would bring."""
        me, box = state.seats[self.seat], self.box
        spare, now, found = pegs_left(box, me), self.expect(me), {}
        for number, (full, holes, own) in enumerate(zip(self.coast, box.colony_holes, me.colonies, strict=True)):
            if full and own < holes and holes - own <= spare:
                draft = self.draft(state)
                draft.sea = Sea(every_turn=False, founded=0, opponent=0)
                take_over(draft, number)
                collect_benefits(draft)
                gain = self.expect(draft.me) - now + (draft.innovations - state.innovations) * WORTH["innovation"]
                found[number] = full - own * box.peg_population, gain
        return found
