"""What the computer's seat makes of its choices: what each action leads to, by the planner's estimate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.effects.flow import SKIP
from ludarium.engine.effects.payments import Settle
from ludarium.engine.frames import Frame
from ludarium.engine.steps import Step
from ludarium.games.rome.box import Box
from ludarium.games.rome.evaluation import Evaluation
from ludarium.games.rome.kinds import KIND_OF, MILITARY, OUTER, RESOURCES, SPACE_OF
from ludarium.games.rome.planning import Planner
from ludarium.games.rome.state import ACTION, State
from ludarium.games.rome.steps.choosing import ChooseEdicts
from ludarium.games.rome.steps.empire import SpendMilitary, needed
from ludarium.games.rome.steps.market import KEEP, LEVELS, PLACES, ClearMarket, Destination, Refill
from ludarium.games.rome.steps.turn import END, ActionPhase
from ludarium.games.rome.verbs.goods import REFUSE

Asked = tuple[Step, Frame]

DEPTH = 4
"""So many questions of one action are looked through."""

LEAST = 1e-6
"""What the best action is worth more than the others, however dark it looks."""

POINT = 0.01
"""About what a point is worth as a chance to win."""

NEVER = frozenset(("part", "cycle"))
"""What hardly ever helps."""

BARGAINS = 3
"""So many cards of a row of the market are looked at."""

LOST = -900.0


class Policy:
    """Opinions on actions. ``asking``: the question of a state; ``apply``, ``imagine``: the title's own."""

    def __init__(
        self,
        box: Box,
        evaluation: Evaluation,
        asking: Callable[[State], Asked],
        apply: Callable[[State, Action], State],
        imagine: Callable[[State, int, Rng], State],
    ) -> None:
        self.box, self.evaluation, self.planner = box, evaluation, Planner(evaluation)
        self._asking, self._apply, self._imagine = asking, apply, imagine

    def expected(self, observed: State, actions: Sequence[Action]) -> list[float]:
        """What to expect of each action: the best one what the position promises, the others less."""
        op, frame = self._asking(observed)
        self.evaluation.weigh(observed)
        gains = self._gains(observed, op, frame, actions)
        best = max(gains)
        chance = max(LEAST, self.evaluation.chance(observed))
        return [chance if gain == best else max(0.0, chance - LEAST + POINT * (gain - best)) for gain in gains]

    def _gains(self, observed: State, op: Step, frame: Frame, actions: Sequence[Action]) -> list[float]:
        if isinstance(op, ClearMarket):
            return [float(action is KEEP) for action in actions]
        if isinstance(op, Refill):
            return [float(action is LEVELS[1]) for action in actions]
        world = self._imagine(observed, 0, Rng(1))
        if isinstance(op, ChooseEdicts):
            return [100 * self._edicts(world, action) for action in actions]
        is_menu = isinstance(op, ActionPhase)
        looked = self._menu(observed, actions) if is_menu else self._few(world, op, frame, actions)
        if len(looked) == 1:
            return [float(action in looked) for action in actions]
        return [self._after(world, action) if action in looked else -1000.0 for action in actions]

    def _edicts(self, world: State, action: Action) -> float:
        """The chance with the best of what can be chosen after it."""
        after = self._apply(world, action)
        op, frame = self._asking(after)
        if isinstance(op, ChooseEdicts):
            return max(self._edicts(after, other) for other in op.offers(after, frame))
        return self.evaluation.chance(after)

    # Looking ahead

    def _after(self, world: State, action: Action) -> float:
        if action is END:
            return self.planner.idle(world)
        return self._best(self._apply(world, action), DEPTH)

    def _best(self, state: State, depth: int) -> float:
        if not state.stack:
            return LOST
        op, frame = self._asking(state)
        if state.phase != ACTION or isinstance(op, ActionPhase) or not depth:
            return self.planner.worth(state)
        few = self._few(state, op, frame, op.offers(state, frame))
        return max([self._best(self._apply(state, action), depth - 1) for action in few])

    # Which actions are worth a look

    def _menu(self, view: State, actions: Sequence[Action]) -> list[Action]:
        strength = self.evaluation.features.strength
        held = [card for card in view.seat.hand if card in self.box.attributes]
        weakest = self.box.keys[min(held, key=strength.__getitem__)] if held else ""
        found, builds, buys = [], [], []
        is_full = self.evaluation.undrawn(view) > 0
        for action in actions:
            verb = action.verb
            if verb in NEVER or (verb == "project" and not is_full):
                continue
            if verb in ("face-down", "march") and action.args[0] != weakest:
                continue
            if verb == "discard" and not is_full and self._card(action) in self.box.development:
                continue
            if verb == "build":
                builds.append(action)
            elif verb == "buy":
                buys.append(action)
            else:
                found.append(action)
        if not found:
            return list(actions)
        return found + self._sites(view, builds) + self._bargains(view, buys)

    def _bargains(self, view: State, buys: Sequence[Action]) -> list[Action]:
        """The best few cards of each row of the market, and the cheapest, which are furthest to the right."""
        found = []
        for row in (view.attributes, view.developments):
            listed = [action for action in buys if self._card(action) in row]
            best = sorted(listed[:-1], key=lambda action: -self.planner.bargain(view, self._card(action)))
            found += [*best[: BARGAINS - 1], *listed[-1:]]
        return found

    def _card(self, action: Action) -> int:
        return self.box.number_of[str(action.args[0])]

    def _sites(self, view: State, builds: Sequence[Action]) -> list[Action]:
        """For each development the best few places."""
        developed, grid = self.evaluation.features.developed, view.grid

        def look(action: Action) -> float:
            space = SPACE_OF[str(action.args[1])]
            return developed.get(grid[space], -3.0) + 0.3 * (space in OUTER)

        taken: dict[str, int] = {}
        found = []
        for action in sorted(builds, key=look, reverse=True):
            key = str(action.args[0])
            taken[key] = taken.get(key, 0) + 1
            if taken[key] <= 4:
                found.append(action)
        return found

    def _few(self, state: State, op: Step, frame: Frame, actions: Sequence[Action]) -> Sequence[Action]:
        """The answers to a question that may be best."""
        if len(actions) == 1:
            return actions
        if isinstance(op, Destination):
            return PLACES[:2] if self.evaluation.undrawn(state) else PLACES[1:2]
        if isinstance(op, Settle):
            ways = [action for action in actions if action is not REFUSE]
            best = max(ways, key=lambda action: self._left(state, action))
            return [best, REFUSE] if REFUSE in actions else [best]
        if isinstance(op, SpendMilitary):
            _, safe = needed(self.box, state, frame.piece)
            have = state.seat.purse[MILITARY]
            wanted = {min(safe, have), int(actions[0].args[0])}
            return [action for action in actions if int(action.args[0]) in wanted]
        if actions[0].verb == "take" and KIND_OF.get(str(actions[0].args[0]), MILITARY) in RESOURCES:
            return [max(actions, key=lambda action: self._taken(state, action))]
        if frame.card in self.box.attributes and SKIP in actions:
            return [action for action in actions if action is not SKIP]
        return actions

    def _left(self, state: State, action: Action) -> float:
        """What a payment leaves."""
        kinds = self.evaluation.features.kinds
        words = action.args
        total = 0.0
        for at, word in enumerate(words[:-1]):
            if word in KIND_OF:
                total -= kinds[KIND_OF[str(word)]] * int(words[at + 1])
            elif word == "with":
                total -= 0.05
        return total

    def _taken(self, state: State, action: Action) -> float:
        """What the goods are worth with those that are taken."""
        if action is SKIP:
            return 0.0
        words, total = action.args, 0.0
        for at in range(0, len(words) - 1, 2):
            kind = KIND_OF[str(words[at])]
            total += int(words[at + 1]) * self.evaluation.features.kinds[kind] / (2 + state.seat.purse[kind])
        return total
