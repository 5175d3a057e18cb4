"""How the computer sees Eight-Minute Empire: how a position stands, and which actions look promising."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property

import attrs

from ludarium.engine.actions import Action
from ludarium.games.eight_minute_empire.content import Box
from ludarium.games.eight_minute_empire.outlook import Outlook, load_knowledge, turns_left
from ludarium.games.eight_minute_empire.planning import EXACT, Plan, Planner, Roads, shares
from ludarium.games.eight_minute_empire.scoring import outcome
from ludarium.games.eight_minute_empire.state import ACT, BID, NAME, POPULATE, TAKE, Cells, Draft, Realm, State
from ludarium.games.eight_minute_empire.turns import END, end, take, taking

SHARPNESS = 0.01
"""How much better, in value, an action must look to be tried about three times as often."""

GAME_SPREAD = 3.0
"""By how many points more a win is uncertain for every game that is still to come."""

ANSWERED = 2
"""With so many seats the other's answer is looked at; with four, a round of answers takes seven times as long."""

KEPT = 2_000
"""So many turns that were thought through are kept."""

RIVAL_BID = 0.5
"""How many coins another seat bids, about: every coin more makes it that much less likely."""


@attrs.frozen
class Prospect:
    """A turn that was thought through.

    points: what each seat may expect after the best end of it
    realms, neutral: what is on the map then
    steps: how likely a win is after the best plan that begins with each step
    """

    points: Sequence[float]
    realms: tuple[Realm, ...]
    neutral: Cells
    steps: Mapping[Action, float]


class Insight:
    """Values, expectations and priors for search."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.use(Outlook(box, load_knowledge().weights))

    def use(self, outlook: Outlook) -> None:
        """See with this outlook from now on."""
        self.outlook = outlook
        self._prospects: dict[object, Prospect] = {}

    @cached_property
    def roads(self) -> Mapping[str, tuple[Roads, Roads]]:
        """By map: over land, and over land and sea."""
        most = max(deed.count for card in self.box.content.cards for deed in card.deeds)
        return {name: (Roads(board, False, most), Roads(board, True, most)) for name, board in self.box.boards.items()}

    # How a position stands

    def value(self, state: State, seat: int) -> float:
        """How likely the seat wins: between two turns, by how it stands when it takes a card again."""
        is_answered = state.stack and state.stack[-1][0] == TAKE and len(state.realms) == ANSWERED
        ahead = self.played_on(state, seat) if is_answered else state
        if not ahead.stack:
            result = outcome(ahead, self.box, self.box.boards[ahead.map])
            assert result is not None
            return 1 / len(result.winners) if seat in result.winners else 0.0
        if ahead.stack[-1][0] == ACT:
            return self._wins(ahead, self.prospect(ahead).points)[seat]
        return self._wins(ahead, self._points(ahead.realms, ahead.neutral, ahead))[seat]

    def _points(self, realms: Sequence[Realm], neutral: Cells, state: State) -> list[float]:
        """The points that each seat may expect with this on the map."""
        board, left = self.box.boards[state.map], turns_left(state, self.box)
        return self.outlook.estimates(realms, neutral, state.tokens, board, left)

    def _wins(self, state: State, points: Sequence[float]) -> list[float]:
        spread = self.outlook.at(len(state.realms), turns_left(state, self.box))["spread"]
        if state.past:
            points = [each + past.points for each, past in zip(points, state.past, strict=True)]
            spread += GAME_SPREAD * (state.games - state.game)
        return shares(points, spread)

    def played_on(self, state: State, seat: int) -> State:
        """The state in which the seat takes a card again, or the end."""
        while state.stack:
            step, mover = state.stack[-1][:2]
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
        for card in taking(state, state.realms[mover], self.box):
            draft = Draft(state, self.box, self.box.boards[state.map], None)
            take(draft, card)
            after = draft.done()
            value = self._wins(after, self.prospect(after).points)[mover]
            if value > most:
                best, most = after, value
        return best

    def _turn_done(self, state: State) -> State:
        """The state after the best that can be made of the card that was taken."""
        found = self.prospect(state)
        draft = Draft(state, self.box, self.box.boards[state.map], None)
        draft.realms, draft.neutral = found.realms, found.neutral
        end(draft, END)
        return draft.done()

    # A turn as a whole

    def prospect(self, state: State) -> Prospect:
        """What can be made of the card that was taken. Nothing hidden matters here."""
        key = (state.map, state.stack, state.realms, state.neutral, state.tokens, state.past, state.game)
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) > KEPT:
                self._prospects.clear()
            found = self._prospects[key] = self._thought_through(state)
        return found

    def _thought_through(self, state: State) -> Prospect:
        board, roads = self.box.boards[state.map], self.roads[state.map]
        planner = Planner(state, board, roads, self.outlook, turns_left(state, self.box))
        realms, neutral = state.realms, state.neutral
        points = self._points(realms, neutral, state)
        best = rest = self._wins(state, points)[planner.seat]
        steps, plans = {END: rest}, planner.plans()
        for plan in plans[:EXACT]:
            after = planner.after(plan)
            then = self._points(*after, state)
            value = self._wins(state, then)[planner.seat]
            _keep(steps, plan, value)
            if value > best:
                best, points, (realms, neutral) = value, then, after
        for plan in plans[EXACT:]:
            _keep(steps, plan, min(best, rest + plan.gain * SHARPNESS) - SHARPNESS)
        return Prospect(points, realms, neutral, steps)

    # What looks promising

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        step = state.stack[-1][0]
        if step == ACT:
            steps = self.prospect(state).steps
            least = min(steps.values()) - SHARPNESS
            return [min(1.0, max(0.0, steps.get(action, least))) for action in actions]
        if step == BID:
            return self._bids(state, actions)
        if step == NAME:
            return [float(action.args[0] == state.stack[-1][1]) for action in actions]
        if step == POPULATE:
            return self._populating(state, actions)
        return None

    def _bids(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What naming the first player is worth, against what a bid costs if it wins."""
        seats = len(state.realms)
        weights = self.outlook.at(seats, turns_left(state, self.box))
        rivals = seats - 1
        found = []
        for action in actions:
            coins = int(action.args[0])
            wins = (1 - RIVAL_BID ** (coins + 1)) ** rivals
            found.append(0.5 + wins * (weights["first"] - coins * weights["coins"]) / 40)
        return found

    def _populating(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Neutral armies harm both alike: where none is yet, and rather far from the start."""
        near = {region: steps for region, steps, _ in self.roads[state.map][1].near[self.box.boards[state.map].start]}
        return [
            0.5 + 0.01 * near.get(region, 0) - 0.1 * state.neutral[region] - 0.0001 * region
            for region in range(len(actions))
        ]

    def priors(self, state: State, actions: Sequence[Action], after: Sequence[State]) -> Sequence[float]:
        """From what each card brings when its turn is thought through."""
        seat = state.stack[-1][1]
        return likely([self._wins(each, self.prospect(each).points)[seat] for each in after])


def _keep(steps: dict[Action, float], plan: Plan, value: float) -> None:
    """A plan counts for the step that it begins with: so the next best step belongs to another plan."""
    if plan.steps and value > steps.get(plan.steps[0], -1.0):
        steps[plan.steps[0]] = value


def likely(values: Sequence[float]) -> list[float]:
    """How often to try each, from how good it looks."""
    best = max(values)
    odds = [math.exp((value - best) / SHARPNESS) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]
