"""The Iron Age as a title: which step offers what, and which action does what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, below
from ludarium.engine.contract import Breakdown, Outcome, Standing, TieBreak, Title, Touches
from ludarium.engine.events import Recorder
from ludarium.engine.options import BY_LOT, Option
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import Reason
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.games.iron_age import (
    battles,
    building,
    collecting,
    colonising,
    developing,
    opponent,
    rolling,
    rounds,
    scoring,
)
from ludarium.games.iron_age.asking import prompt
from ludarium.games.iron_age.content import ROWS, Content, Tables, load_content
from ludarium.games.iron_age.granaries import CONVERT, can_convert
from ludarium.games.iron_age.insight import Insight
from ludarium.games.iron_age.refusing import refusal
from ludarium.games.iron_age.state import (
    BUILD,
    BUY,
    CONQUEST,
    EITHER,
    FEED,
    FLEET,
    FOUND,
    LEAD,
    OMENS,
    OPPONENT,
    PAY,
    REROLL,
    ROLL,
    SETTLE,
    TRIBUTE,
    Draft,
    State,
    first_state,
)
from ludarium.games.iron_age.touching import intent, touches

MEDITERRANEAN = "mediterranean"
EVERY_TURN = "every-turn"

ROLLING = (rolling.ROLL_DICE,)
FEEDING = (CONVERT, collecting.FEED_NOW)

RESOLVERS: Mapping[str, Callable[[Draft, Action], None]] = {
    "settle": rounds.settle,
    "roll": rolling.roll,
    "keep": rolling.keep,
    "omens": rolling.set_die,
    "take": collecting.take,
    "convert": collecting.convert,
    "feed": collecting.feed,
    "sail": battles.choose_fleet,
    "stay": battles.choose_fleet,
    "fight": battles.fight,
    "decline": battles.decline,
    "give": battles.answer,
    "refuse": battles.answer,
    "found": colonising.found,
    "complete": colonising.complete,
    "withdraw": colonising.withdraw,
    "build": building.build,
    "buy": developing.buy,
    "pay": developing.pay,
    "store": rounds.store,
    "end": rounds.end,
    "opponent-roll": opponent.roll_for_opponent,
}

DONE: Mapping[int, Callable[[Draft, Action], None]] = {
    LEAD: rolling.decline_lead,
    OMENS: rolling.decline_omens,
    FOUND: colonising.stop_founding,
    BUILD: building.stop_building,
    BUY: developing.stop_buying,
}
"""What "done" means, by the step that it ends."""


class IronAge(Title[State]):
    """Roll Through the Ages: The Iron Age."""

    id = "iron-age"
    allowed_seats = range(1, 5)
    options = (
        Option("length", ("full", "short")),
        Option("expansion", ("none", MEDITERRANEAN)),
        Option("colony_benefits", ("once", EVERY_TURN), needs=("expansion", MEDITERRANEAN)),
    )

    def __init__(self, content_version: int | None = None) -> None:
        self.box = load_content(content_version)
        self.content_version = self.box.version
        self.tables = self.box.tables
        self.sea_box = self.box.with_board()
        self.sea_tables = self.sea_box.tables
        self.dice = rolling.DiceOrders(self.box)

    def __reduce__(self) -> tuple[type[IronAge], tuple[int]]:
        return IronAge, (self.box.version,)

    def start(self, setup: Setup, seed: int) -> State:
        first, counter = setup.first, 0
        if first == BY_LOT:
            first, counter = below(setup.seats, seed, 0), 1
        full = setup["length"] == "full"
        if setup["expansion"] == MEDITERRANEAN:
            every_turn = setup["colony_benefits"] == EVERY_TURN
            return first_state(self.sea_box, setup.seats, first, full, seed, counter, every_turn)
        return first_state(self.box, setup.seats, first, full, seed, counter)

    def box_of(self, state: State) -> Content:
        """What is in the box: with the colony board, when the match is played with it."""
        return self.box if state.sea is None else self.sea_box

    def tables_of(self, state: State) -> Tables:
        return self.tables if state.sea is None else self.sea_tables

    # Deciding

    def turn(self, state: State) -> int | None:
        return state.stack[-1][1] if state.stack else None

    def prompt(self, state: State) -> Prompt:
        return prompt(state, self.tables_of(state))

    def actions(self, state: State) -> Sequence[Action]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        step, seat = frame[0], frame[1]
        if state.viewer not in (UNKNOWN, seat):
            return ()
        me, tables = state.empires[seat], self.tables if state.sea is None else self.sea_tables
        if step == BUILD:
            return building.building(state, me, tables)
        if step == REROLL:
            return self.dice.rerolls(state.dice, state.fate)
        if step == ROLL:
            return ROLLING
        if step == BUY:
            return developing.buying(state, me, tables)
        if step == EITHER:
            return (*collecting.TAKING, CONVERT) if can_convert(me, tables) else collecting.TAKING
        if step == PAY:
            return developing.paying(state, me, frame[2], tables)
        if step == CONQUEST:
            return (*battles.FIGHTING, CONVERT) if can_convert(me, tables) else battles.FIGHTING
        if step == FOUND:
            return colonising.founding(state, tables)
        if step == TRIBUTE:
            return battles.ANSWERING
        if step == FLEET:
            return battles.SAILING
        if step == OMENS:
            return self.dice.omens(state.dice, state.fate)
        if step == LEAD:
            return self.dice.leads(state.dice)
        if step == FEED:
            return FEEDING
        if step == SETTLE:
            return rounds.SETTLING
        if step == OPPONENT:
            return opponent.ROLLING
        return rounds.storing(me, tables)

    def why_not(self, state: State, action: Action) -> Reason | None:
        if action in self.actions(state):
            return None
        return refusal(state, action, self.box_of(state))

    def apply(self, state: State, action: Action, record: Recorder | None = None) -> State:
        if state.sea is None:
            draft = Draft(state, self.box, self.tables, record)
        else:
            draft = Draft(state, self.sea_box, self.sea_tables, record)
        verb = action.verb
        if verb == "reroll":
            rolling.reroll(draft, self.dice.pick(action))
        elif verb == "lead":
            rolling.lead(draft, self.dice.pick(action))
        elif verb == "done":
            DONE[state.stack[-1][0]](draft, action)
        else:
            RESOLVERS[verb](draft, action)
        return draft.done()

    def touches(self, state: State, action: Action) -> Touches:
        return touches(state, action, self.tables_of(state))

    def intent(self, state: State, piece: str, place: str) -> Action | None:
        return intent(state, piece, place)

    # Knowing: everything is open but the dice that have not been rolled

    def observe(self, state: State, seat: int) -> State:
        return _seen(state, UNKNOWN, UNKNOWN, seat)

    def imagine(self, observed: State, seat: int, rng: Rng) -> State:
        return _seen(observed, rng.number(), 0, UNKNOWN)

    # Scoring

    def standing(self, state: State) -> tuple[Standing, ...]:
        return tuple(scoring.standing(empire, self.box_of(state)) for empire in state.empires)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.box_of(state))

    def goal(self, state: State) -> int | None:
        return self.box_of(state).target if len(state.empires) == 1 else None

    def breakdown(self, state: State) -> tuple[Breakdown, ...]:
        return tuple(scoring.breakdown(empire, self.box_of(state)) for empire in state.empires)

    def tie_break(self, state: State, seat: int) -> TieBreak:
        return TieBreak("pegs", scoring.positions(state.empires[seat]))

    def opening(self, state: State, action: Action) -> str:
        return str(action.args[0]) if action.verb == "settle" else ""

    # Checking

    def sizes(self, state: State) -> tuple[int, ...]:
        board = (state.round, state.population, state.innovations, len(state.dice))
        sheets = (
            (e.wealth, e.ships, e.armies, e.goods, e.food, e.port_boxes, e.urns, e.province_boxes, *e.monuments)
            for e in state.empires
        )
        return sum(sheets, board) + self._sea_sizes(state)

    def _sea_sizes(self, state: State) -> tuple[int, ...]:
        if state.sea is None:
            return ()
        pegs: tuple[int, ...] = sum((empire.colonies for empire in state.empires), ())
        return (*pegs, state.sea.founded, state.sea.opponent)

    def pieces(self, state: State) -> Mapping[str, int]:
        """Five pegs on every board, each in a hole of its row; colony pegs in colonies that hold them, or left."""
        holes = {row.id: row.holes for row in self.box.rows}
        pegs = sum(0 <= getattr(empire, row) <= holes[row] for empire in state.empires for row in ROWS)
        return {"pegs": pegs} if state.sea is None else {"pegs": pegs, "colony pegs": self._colony_pegs(state)}

    def _colony_pegs(self, state: State) -> int:
        tables = self.sea_tables
        by_colony = zip(*(empire.colonies for empire in state.empires), strict=True)
        placed = sum(map(min, tables.colony_holes, map(sum, by_colony)))
        return placed + sum(max(0, colonising.pegs_left(empire, tables)) for empire in state.empires)

    # Knowledge for the computer's seats

    @cached_property
    def insight(self) -> Insight:
        return Insight(self.box, self.dice)

    @cached_property
    def sea_insight(self) -> Insight:
        """How the computer sees a match with the colony board."""
        return Insight(self.sea_box, self.dice)

    def insight_of(self, state: State) -> Insight:
        return self.insight if state.sea is None else self.sea_insight

    def value(self, state: State, seat: int) -> float:
        return self.insight_of(state).value(state, seat)

    def is_quiet(self, state: State) -> bool:
        return not state.stack or state.stack[-1][0] in (ROLL, OPPONENT)

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.insight_of(state).expected(state, actions)

    def priors(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        """From the value one step ahead; none of these actions rolls a die."""
        step, seat = state.stack[-1][:2]
        insight = self.insight_of(state)
        if step == BUILD:
            return insight.priors(state, insight.build_values(state, actions))
        if step == FOUND:
            return insight.priors(state, insight.founding_values(state, actions))
        return insight.priors(state, [insight.value(self.apply(state, action), seat) for action in actions])


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
        state.empires,
        state.dice,
        state.fate,
        state.rolls,
        state.population,
        state.innovations,
        state.boxes,
        state.built,
        state.sea,
    )
