"""The Iron Age as a title: what it is asked is answered by the step on top of the stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, below
from ludarium.engine.contract import Breakdown, Offers, Outcome, Standing, TieBreak, Title, Touches
from ludarium.engine.events import Recorder
from ludarium.engine.lessons import Lesson
from ludarium.engine.options import BY_LOT, Option
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Scene, TurnProgress, Unused
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.games.iron_age import scoring
from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.content import ROWS, load_content
from ludarium.games.iron_age.evaluation import Evaluation
from ludarium.games.iron_age.frames import OPPONENT, ROLL
from ludarium.games.iron_age.policy import Policy
from ludarium.games.iron_age.progress import turn_progress
from ludarium.games.iron_age.scene import scene
from ludarium.games.iron_age.state import State, first_state
from ludarium.games.iron_age.steps import STEPS, applied, intent, refusal
from ludarium.games.iron_age.steps.founding import pegs_left

MEDITERRANEAN = "mediterranean"
EVERY_TURN = "every-turn"


class IronAge(Title[State]):
    """Roll Through the Ages: The Iron Age."""

    id = "iron-age"
    allowed_seats = range(1, 5)
    longest_match = 60
    options = (
        Option("length", ("full", "short")),
        Option("expansion", ("none", MEDITERRANEAN)),
        Option("colony_benefits", ("once", EVERY_TURN), needs=("expansion", MEDITERRANEAN)),
    )

    def __init__(self, content_version: int | None = None) -> None:
        content = load_content(content_version)
        self.content_version = content.version
        self.box, self.sea_box = Box(content), Box(content.with_board())

    def __reduce__(self) -> tuple[type[IronAge], tuple[int]]:
        return IronAge, (self.content_version,)

    def start(self, setup: Setup, seed: int) -> State:
        first, counter = setup.first, 0
        if first == BY_LOT:
            first, counter = below(setup.seats, seed, 0), 1
        full = setup["length"] == "full"
        if setup["expansion"] == MEDITERRANEAN:
            every_turn = setup["colony_benefits"] == EVERY_TURN
            return first_state(self.sea_box, setup.seats, first, full, seed, counter, every_turn)
        return first_state(self.box, setup.seats, first, full, seed, counter)

    def box_of(self, state: State) -> Box:
        """What is in the box: with the colony board, when the match is played with it."""
        return self.box if state.sea is None else self.sea_box

    # Deciding

    def turn(self, state: State) -> int | None:
        return state.stack[-1][1] if state.stack else None

    def prompt(self, state: State) -> Prompt:
        return STEPS[state.stack[-1][0]].prompt(self.box_of(state), state)

    def actions(self, state: State) -> Sequence[Action]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        if state.viewer not in (UNKNOWN, frame[1]):
            return ()
        return STEPS[frame[0]].offers(self.box if state.sea is None else self.sea_box, state)

    def why_not(self, state: State, action: Action) -> Reason | None:
        return None if action in self.actions(state) else refusal(self.box_of(state), state, action)

    def apply(self, state: State, action: Action, record: Recorder | None = None) -> State:
        return applied(self.box if state.sea is None else self.sea_box, state, action, record)

    def touches(self, state: State, action: Action) -> Touches:
        return STEPS[state.stack[-1][0]].touches(self.box_of(state), state, action)

    def intent(self, state: State, piece: str, place: str) -> Action | None:
        return intent(state, piece, place)

    # Knowing: everything is open but the dice that have not been rolled

    def observe(self, state: State, seat: int) -> State:
        return _seen(state, UNKNOWN, UNKNOWN, seat)

    def imagine(self, observed: State, seat: int, rng: Rng) -> State:
        return _seen(observed, rng.number(), 0, UNKNOWN)

    # What lies on the table

    def scene(self, observed: State, offers: Offers | None = None) -> Scene:
        return scene(self.box_of(observed), observed)

    def waste(self, observed: State, action: Action, offers: Offers | None = None) -> Unused:
        return STEPS[observed.stack[-1][0]].waste(observed, action) if observed.stack else ()

    def turn_progress(self, observed: State, offers: Offers | None = None) -> TurnProgress:
        return turn_progress(self.box_of(observed), observed)

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

    def lessons(self) -> Sequence[Lesson[State]]:
        from ludarium.games.iron_age.lessons import SheetLesson  # for the trainer only

        return [SheetLesson(self, seats, at_sea) for at_sea in (False, True) for seats in (1, 2)]

    def value(self, state: State, seat: int) -> float:
        return self.evaluation_of(state).value(state, seat)

    def is_quiet(self, state: State) -> bool:
        return not state.stack or state.stack[-1][0] in (ROLL, OPPONENT)

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.evaluation_of(state).expected(state, actions)

    def priors(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return Policy(self.evaluation_of(state)).priors(state, actions)


def _seen(state: State, seed: int, counter: int, viewer: int) -> State:
    return State(
        seed,
        counter,
        viewer,
        state.began,
        state.full,
        state.round,
        state.first,
        state.seat,
        state.stack,
        state.seats,
        state.dice,
        state.fate,
        state.rolls,
        state.population,
        state.innovations,
        state.boxes,
        state.built,
        state.sea,
    )


def make(content_version: int | None = None) -> IronAge:
    """The title with the content of that version, or with the newest."""
    return IronAge(content_version)
