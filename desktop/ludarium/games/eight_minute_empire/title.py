"""Eight-Minute Empire as a title: which step offers what, and which action does what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.content_files import checksum
from ludarium.engine.content_trials import try_out
from ludarium.engine.contract import Breakdown, Offers, Outcome, OwnContent, Standing, TieBreak, Touches
from ludarium.engine.events import Recorder
from ludarium.engine.frames import question
from ludarium.engine.options import Option
from ludarium.engine.reasons import SetupError, because
from ludarium.engine.scene import Scene, TurnProgress
from ludarium.engine.setups import Setup
from ludarium.engine.step_titles import StepTitle, barred, placed
from ludarium.games.eight_minute_empire import observation, scoring
from ludarium.games.eight_minute_empire.ages import AGES_UNKNOWN, YOUNGEST, ages_of
from ludarium.games.eight_minute_empire.box import Box
from ludarium.games.eight_minute_empire.content import NEWEST, load_content
from ludarium.games.eight_minute_empire.evaluation import Evaluation
from ludarium.games.eight_minute_empire.frames import TAKE
from ludarium.games.eight_minute_empire.maps import OURS, Map, load_map, map_folder, map_ids
from ludarium.games.eight_minute_empire.observation import is_sealed
from ludarium.games.eight_minute_empire.policy import Policy
from ludarium.games.eight_minute_empire.programs import compiled
from ludarium.games.eight_minute_empire.progress import turn_progress
from ludarium.games.eight_minute_empire.scene import scene
from ludarium.games.eight_minute_empire.scoring import Holding
from ludarium.games.eight_minute_empire.setting_up import first_state
from ludarium.games.eight_minute_empire.state import NO_CARD, NO_TOKEN, NOBODY, Draft, State


class EightMinuteEmpire(StepTitle[State, Box]):
    """Eight-Minute Empire."""

    id = "eight-minute-empire"
    allowed_seats = range(2, 6)
    finds_first_player = True
    over_rule, turn_rule = "EME-END-01", "EME-TURN-01"
    options = (
        Option("map", map_ids(NEWEST)),
        Option("goods_tokens", ("off", "on")),
        Option("bid_tie", (YOUNGEST, "die")),
        Option("ages", (AGES_UNKNOWN,), needs=("bid_tie", YOUNGEST), is_open=True),
        Option("games", ("1", "3")),
    )

    def __init__(self, content_version: int | None = None, own_map: Map | None = None) -> None:
        self.content = load_content(content_version)
        self.content_version = self.content.version
        self.box = compiled(self.content, own_map)
        self.boards = self.box.boards

    def __reduce__(self) -> tuple[type[EightMinuteEmpire], tuple[int]]:
        return EightMinuteEmpire, (self.content.version,)

    def own_content(self, options: Mapping[str, str]) -> OwnContent | None:
        name = options.get("map", OURS[0])
        if name in OURS:
            return None
        if name not in self.boards:
            raise SetupError(because("map-missing", map=name, folder=str(map_folder(self.content.version))))
        return OwnContent("map", name, checksum(attrs.asdict(self.boards[name].map)))

    def setup(self, names: Sequence[str] | int, first: int = 0, options: Mapping[str, str] | None = None) -> Setup:
        setup = super().setup(names, first, options)
        ages_of(setup)  # what makes no sense is refused before a match begins
        return setup

    def start(self, setup: Setup, seed: int) -> State:
        return first_state(self.box, setup, seed)

    def opened(self, state: State, record: Recorder | None) -> Draft:
        return Draft(state, self.box, self.boards[state.map], record)

    def check_file(self, path: Path) -> EightMinuteEmpire:
        """A file of one's own is a map."""
        drawn = load_map(path, self.content.tokens)
        title = EightMinuteEmpire(self.content.version, drawn)
        try_out(title, title._trials(drawn.id), path.name)
        return title

    def _trials(self, name: str) -> Iterator[Setup]:
        """A few set-ups on that map, which need not be one of those that can be chosen."""
        for seats in self.allowed_seats:
            usual = self.setup(seats, options={"goods_tokens": ("off", "on")[seats % 2]})
            yield Setup(usual.names, usual.first, tuple(sorted({**dict(usual.options), "map": name}.items())))

    def touches(self, state: State, action: Action) -> Touches:
        return placed(self.box.programs, action)[0].touches(state, state.stack[-1], action)

    def is_sealed(self, state: State, action: Action) -> bool:
        """A bid, until the last one is in."""
        return is_sealed(state) and len(state.stack) > 1

    # Knowing

    def observe(self, state: State, seat: int) -> State:
        return observation.observe(state, seat)

    def imagine(self, observed: State, seat: int, rng: Rng) -> State:
        return observation.imagine(self.box, observed, rng)

    def has_secrets(self, state: State, seat: int) -> bool:
        """While bids are sealed: who is asked next must see that nobody looks on."""
        return is_sealed(state)

    # What lies on the table

    def scene(self, observed: State, offers: Offers | None = None) -> Scene:
        return scene(self.box, observed)

    def turn_progress(self, observed: State, offers: Offers | None = None) -> TurnProgress:
        return turn_progress(self.box, observed, barred(self, observed, offers))

    # Scoring

    def standing(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(self.box, state)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.box, state)

    def breakdown(self, state: State) -> tuple[Breakdown, ...]:
        return tuple(scoring.breakdown(self.boards[state.map], holding) for holding in self.holdings(state))

    def tie_break(self, state: State, seat: int) -> TieBreak | None:
        return scoring.tie_break(self.box, state, seat)

    def round(self, state: State) -> int:
        """Everybody takes a card in a round; it begins with the first player's turn."""
        before = (state.game - 1) * self.box.table[len(state.seats)].cards
        if state.starter == NOBODY:
            return before + 1
        is_beginning = bool(state.stack) and state.stack[-1] == question(TAKE, state.starter)
        return before + len(state.seats[state.starter].cards) + is_beginning

    def holdings(self, state: State) -> tuple[Holding, ...]:
        """What each seat controls and how its goods stand: for whoever shows the table."""
        return scoring.holdings(self.box, state)

    def controllers(self, state: State) -> tuple[scoring.Owners, scoring.Owners]:
        """Who controls each region and each continent: a seat, the number of seats for neutral, or NOBODY."""
        regions = scoring.controllers(state)
        board = self.boards[state.map]
        return regions, scoring.continent_controllers(board, regions, len(state.seats) + 1)

    # Checking

    def sizes(self, state: State) -> tuple[int, ...]:
        table = (state.game, state.bank, len(state.deck), len(state.row), sum(state.neutral))
        owned = ((its.coins, its.supply, len(its.cards), *its.armies, *its.cities) for its in state.seats)
        return sum(owned, table)

    def pieces(self, state: State) -> Mapping[str, int]:
        seats = state.seats
        return {
            "coins": state.bank + sum(its.coins for its in seats),
            "armies": sum(its.supply + sum(its.armies) for its in seats),
            "cards": len(state.deck)
            + sum(card != NO_CARD for card in state.row)
            + sum(len(its.cards) for its in seats),
            "tokens": sum(token != NO_TOKEN for token in state.tokens),
        }

    # Knowledge for the computer's seats

    @cached_property
    def evaluation(self) -> Evaluation:
        return Evaluation(self.box)

    @cached_property
    def policy(self) -> Policy:
        return Policy(self.evaluation)

    def value(self, state: State, seat: int) -> float:
        return self.evaluation.value(state, seat)

    def is_quiet(self, state: State) -> bool:
        return not state.stack or state.stack[-1].program == TAKE

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.policy.expected(state, actions)

    def priors(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.policy.priors(state, actions)


def make(content_version: int | None = None) -> EightMinuteEmpire:
    """The title with the content of that version, or with the newest."""
    return EightMinuteEmpire(content_version)
