"""The Iron Age as a title: what it is asked is answered by the step on top of the stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Breakdown, Offers, Outcome, Standing, TieBreak
from ludarium.engine.events import Recorder
from ludarium.engine.frames import Frame
from ludarium.engine.options import Option
from ludarium.engine.reasons import Reason, because
from ludarium.engine.scene import Scene, TurnProgress
from ludarium.engine.setups import Setup
from ludarium.engine.step_titles import StepTitle, barred, explained, placed
from ludarium.engine.steps import Step
from ludarium.games.iron_age import observation, scoring
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.content import ROWS, load_content
from ludarium.games.iron_age.evaluation import Evaluation
from ludarium.games.iron_age.frames import OPPONENT, ROLL
from ludarium.games.iron_age.policy import Policy
from ludarium.games.iron_age.programs import AT_SEA, compiled
from ludarium.games.iron_age.progress import turn_progress
from ludarium.games.iron_age.scene import scene
from ludarium.games.iron_age.setting_up import EVERY_TURN, MEDITERRANEAN, first_state
from ludarium.games.iron_age.state import Draft, State
from ludarium.games.iron_age.steps.founding import pegs_left


class IronAge(StepTitle[State, Box]):
    """Roll Through the Ages: The Iron Age."""

    id = "iron-age"
    allowed_seats = range(1, 5)
    over_rule, turn_rule = "IA-END-01", "IA-ROUND-01"
    longest_match = 60
    options = (
        Option("length", ("full", "short")),
        Option("expansion", ("none", MEDITERRANEAN)),
        Option("colony_benefits", ("once", EVERY_TURN), needs=("expansion", MEDITERRANEAN)),
    )

    def __init__(self, content_version: int | None = None) -> None:
        content = load_content(content_version)
        self.content_version = content.version
        self.box, self.sea_box = compiled(content), compiled(content.with_board())

    def __reduce__(self) -> tuple[type[IronAge], tuple[int]]:
        return IronAge, (self.content_version,)

    def start(self, setup: Setup, seed: int) -> State:
        return first_state(self.sea_box if setup["expansion"] == MEDITERRANEAN else self.box, setup, seed)

    def box_of(self, state: State) -> Box:
        """What is in the box: with the colony board, when the match is played with it."""
        return self.box if state.sea is None else self.sea_box

    def asking(self, state: State) -> tuple[Step, Frame]:
        frame = state.stack[-1]
        box = self.box if state.sea is None else self.sea_box
        return box.programs[frame.program].ops[frame.at], frame

    def opened(self, state: State, record: Recorder | None) -> Draft:
        return Draft(state, self.box if state.sea is None else self.sea_box, record)

    def refusal(self, state: State, action: Action) -> Reason:
        if state.sea is None and action.verb in AT_SEA:
            return explained(self, state, action, (), lambda: because("no-expansion", "MED-SETUP-01"))
        return explained(self, state, action, placed(self.box_of(state).programs, action))

    # Knowing

    def observe(self, state: State, seat: int) -> State:
        return observation.observe(state, seat)

    def imagine(self, observed: State, seat: int, rng: Rng) -> State:
        return observation.imagine(observed, rng)

    # What lies on the table

    def scene(self, observed: State, offers: Offers | None = None) -> Scene:
        return scene(self.box_of(observed), observed)

    def turn_progress(self, observed: State, offers: Offers | None = None) -> TurnProgress:
        return turn_progress(self.box_of(observed), observed, barred(self, observed, offers))

    # Scoring

    def standing(self, state: State) -> tuple[Standing, ...]:
        return tuple(scoring.standing(self.box_of(state), seat) for seat in state.seats)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.box_of(state), state)

    def goal(self, state: State) -> int | None:
        return self.box_of(state).content.target if len(state.seats) == 1 else None

    def breakdown(self, state: State) -> tuple[Breakdown, ...]:
        return tuple(scoring.breakdown(self.box_of(state), seat) for seat in state.seats)

    def tie_break(self, state: State, seat: int) -> TieBreak:
        return TieBreak("pegs", scoring.positions(state.seats[seat]))

    def opening(self, state: State, action: Action) -> str:
        return str(action.args[0]) if action.verb == "settle" else ""

    # Checking

    def sizes(self, state: State) -> tuple[int, ...]:
        board = (state.round, state.population, state.innovations, len(state.dice))
        sheets = (
            (e.wealth, e.ships, e.armies, e.goods, e.food, e.port_boxes, e.urns, e.province_boxes, *e.monuments)
            for e in state.seats
        )
        return sum(sheets, board) + self._sea_sizes(state)

    def _sea_sizes(self, state: State) -> tuple[int, ...]:
        if state.sea is None:
            return ()
        pegs: tuple[int, ...] = sum((seat.colonies for seat in state.seats), ())
        return (*pegs, state.sea.founded, state.sea.opponent)

    def pieces(self, state: State) -> Mapping[str, int]:
        """Five pegs on every board, each in a hole of its row; colony pegs in colonies that hold them, or left."""
        holes = {row.id: row.holes for row in self.box.content.rows}
        pegs = sum(0 <= getattr(seat, row) <= holes[row] for seat in state.seats for row in ROWS)
        return {"pegs": pegs} if state.sea is None else {"pegs": pegs, "colony pegs": self._colony_pegs(state)}

    def _colony_pegs(self, state: State) -> int:
        by_colony = zip(*(seat.colonies for seat in state.seats), strict=True)
        placed = sum(map(min, self.sea_box.colony_holes, map(sum, by_colony)))
        return placed + sum(max(0, pegs_left(self.sea_box, seat)) for seat in state.seats)

    # Knowledge for the computer's seats

    @cached_property
    def evaluation(self) -> Evaluation:
        return Evaluation(self.box)

    @cached_property
    def sea_evaluation(self) -> Evaluation:
        """How the computer sees a match with the colony board."""
        return Evaluation(self.sea_box)

    def evaluation_of(self, state: State) -> Evaluation:
        return self.evaluation if state.sea is None else self.sea_evaluation

    def value(self, state: State, seat: int) -> float:
        return self.evaluation_of(state).value(state, seat)

    def is_quiet(self, state: State) -> bool:
        return not state.stack or state.stack[-1].program in (ROLL, OPPONENT)

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.evaluation_of(state).expected(state, actions)

    def priors(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return Policy(self.evaluation_of(state)).priors(state, actions)


def make(content_version: int | None = None) -> IronAge:
    """The title with the content of that version, or with the newest."""
    return IronAge(content_version)
