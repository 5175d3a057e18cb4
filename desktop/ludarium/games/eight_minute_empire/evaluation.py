"""How well a seat stands: how likely it wins, each turn thought through to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.knowledge import Learned, load_knowledge
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.features import Features, turns_left
from ludarium.games.eight_minute_empire.frames import ACT, TAKE
from ludarium.games.eight_minute_empire.planning import EXACT, Plan, Planner, Roads, shares
from ludarium.games.eight_minute_empire.programs import applied
from ludarium.games.eight_minute_empire.scoring import outcome
from ludarium.games.eight_minute_empire.state import Cells, Seat, State, opened
from ludarium.games.eight_minute_empire.steps.step import step_of
from ludarium.games.eight_minute_empire.steps.use import END, end

BEHIND = 0.01
"""A plan that is not weighed exactly counts so much less than what is known, for each point that it seems to bring."""

GAME_SPREAD = 3.0
"""By how many points more a win is uncertain for every game that is still to come."""

ANSWERED = 2
"""With so many seats the other's answer is looked at; with four, a round of answers takes seven times as long."""

KEPT = 2_000
"""So many turns that were thought through are kept."""


@attrs.frozen
class Prospect:
    """A turn that was thought through.

    points: what each seat may expect after the best end of it
    seats, neutral: what is on the map then
    steps: how likely a win is after the best plan that begins with each step
    """

    points: Sequence[float]
    seats: tuple[Seat, ...]
    neutral: Cells
    steps: Mapping[Action, float]


class Evaluation:
    """Values positions for search."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.features = Features(box, load_knowledge("eight-minute-empire").lessons)
        self._prospects: dict[object, Prospect] = {}

    def use(self, lesson: str, learned: Learned) -> None:
        """Use these weights from now on."""
        self.features = Features(self.box, {**self.features.lessons, lesson: learned})
        self._prospects.clear()

    @cached_property
    def roads(self) -> Mapping[str, tuple[Roads, Roads]]:
        """By map: over land, and over land and sea."""
        most = max(deed.count for card in self.box.content.cards for deed in card.deeds)
        return {name: (Roads(board, False, most), Roads(board, True, most)) for name, board in self.box.boards.items()}

    # How a position stands

    def value(self, state: State, seat: int) -> float:
        """How likely the seat wins: between two turns, by how it stands when it takes a card again."""
        is_answered = state.stack and state.stack[-1].program == TAKE and len(state.seats) == ANSWERED
        ahead = self.played_on(state, seat) if is_answered else state
        if not ahead.stack:
            result = outcome(self.box, ahead)
            assert result is not None
            return 1 / len(result.winners) if seat in result.winners else 0.0
        if ahead.stack[-1].program == ACT:
            return self.promised(ahead, seat)
        return self._wins(ahead, self._points(ahead.seats, ahead.neutral, ahead))[seat]

    def expected_points(self, state: State) -> list[float]:
        """The points that each seat may expect."""
        return self._points(state.seats, state.neutral, state)

    def _points(self, seats: Sequence[Seat], neutral: Cells, state: State) -> list[float]:
        """The points that each seat may expect with this on the map."""
        board, left = self.box.boards[state.map], turns_left(self.box, state)
        return self.features.estimates(seats, neutral, state.tokens, board, left)

    def _wins(self, state: State, points: Sequence[float]) -> list[float]:
        spread = self.features.spread(len(state.seats), turns_left(self.box, state))
        if state.past:
            points = [each + past.points for each, past in zip(points, state.past, strict=True)]
            spread += GAME_SPREAD * (state.options.games - state.game)
        return shares(points, spread)

    def played_on(self, state: State, seat: int) -> State:
        """The state in which the seat takes a card again, or the end."""
        while state.stack:
            step, mover = state.stack[-1].program, state.stack[-1].actor
            if step == TAKE and mover != seat:
                state = self._best_card(state, mover)
            elif step == ACT:
                state = self._turn_done(state)
            else:
                break
        return state

    def _best_card(self, state: State, mover: int) -> State:
        """The state after the mover took the card of which it can make most."""
        best, most = state, -1.0
        for card in step_of(self.box, state).offers(state, state.stack[-1]):
            after = applied(self.box, state, card)
            value = self.promised(after, mover)
            if value > most:
                best, most = after, value
        return best

    def _turn_done(self, state: State) -> State:
        """The state after the best that can be made of the card that was taken."""
        found = self.prospect(state)
        draft = opened(self.box, state)
        draft.seats, draft.neutral = found.seats, found.neutral
        end(draft)
        return draft.done()

    # A turn as a whole

    def promised(self, state: State, seat: int) -> float:
        """How likely the seat wins when the best is made of the card that was taken."""
        return self._wins(state, self.prospect(state).points)[seat]

    def prospect(self, state: State) -> Prospect:
        """What can be made of the card that was taken. Nothing hidden matters here."""
        key = (state.map, state.stack, state.seats, state.neutral, state.tokens, state.past, state.game)
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) > KEPT:
                self._prospects.clear()
            found = self._prospects[key] = self._thought_through(state)
        return found

    def _thought_through(self, state: State) -> Prospect:
        board, roads = self.box.boards[state.map], self.roads[state.map]
        planner = Planner(state, board, roads, self.features, turns_left(self.box, state))
        seats, neutral = state.seats, state.neutral
        points = self._points(seats, neutral, state)
        best = rest = self._wins(state, points)[planner.seat]
        steps, plans = {END: rest}, planner.plans()
        for plan in plans[:EXACT]:
            after = planner.after(plan)
            then = self._points(*after, state)
            value = self._wins(state, then)[planner.seat]
            _keep(steps, plan, value)
            if value > best:
                best, points, (seats, neutral) = value, then, after
        for plan in plans[EXACT:]:
            _keep(steps, plan, min(best, rest + plan.gain * BEHIND) - BEHIND)
        return Prospect(points, seats, neutral, steps)


def _keep(steps: dict[Action, float], plan: Plan, value: float) -> None:
    """A plan counts for the step that it begins with: so the next best step belongs to another plan."""
    if plan.steps and value > steps.get(plan.steps[0], -1.0):
        steps[plan.steps[0]] = value
