"""Eight-Minute Empire as a title: which step offers what, and which action does what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, below
from ludarium.engine.contract import Breakdown, Outcome, Standing, TieBreak, Title, Touches
from ludarium.engine.events import Recorder
from ludarium.engine.options import BY_LOT, Option
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import Reason
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.games.eight_minute_empire import games, scoring, turns
from ludarium.games.eight_minute_empire.ages import AGES_UNKNOWN, YOUNGEST, ages_of
from ludarium.games.eight_minute_empire.asking import prompt
from ludarium.games.eight_minute_empire.content import NEWEST, load_content
from ludarium.games.eight_minute_empire.insight import Insight
from ludarium.games.eight_minute_empire.maps import Board, load_map, map_ids
from ludarium.games.eight_minute_empire.refusing import refusal
from ludarium.games.eight_minute_empire.scoring import Holding
from ludarium.games.eight_minute_empire.state import (
    ACT,
    BID,
    NAME,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    POPULATE,
    TAKE,
    Draft,
    State,
    first_state,
    is_sealed,
    seen,
)
from ludarium.games.eight_minute_empire.touching import intent, touches

RESOLVERS: Mapping[str, Callable[[Draft, Action], None]] = {
    "neutral": games.populate,
    "bid": games.bid,
    "first": games.name_first,
    "take": turns.take,
    "place": turns.place,
    "move": turns.move,
    "city": turns.build_city,
    "destroy": turns.destroy,
    "confirm": turns.confirm,
    "end": turns.end,
}


class EightMinuteEmpire(Title[State]):
    """Eight-Minute Empire."""

    id = "eight-minute-empire"
    allowed_seats = range(2, 6)
    finds_first_player = True
    options = (
        Option("map", map_ids(NEWEST)),
        Option("goods_tokens", ("off", "on")),
        Option("bid_tie", (YOUNGEST, "die")),
        Option("ages", (AGES_UNKNOWN,), needs=("bid_tie", YOUNGEST), is_open=True),
        Option("games", ("1", "3")),
    )

    def __init__(self, content_version: int | None = None) -> None:
        self.content = load_content(content_version)
        self.content_version = self.content.version
        self.box = self.content.box
        self.boards = self.box.boards

    def __reduce__(self) -> tuple[type[EightMinuteEmpire], tuple[int]]:
        return EightMinuteEmpire, (self.content.version,)

    def setup(self, names: Sequence[str] | int, first: int = 0, options: Mapping[str, str] | None = None) -> Setup:
        setup = super().setup(names, first, options)
        ages_of(setup)  # what makes no sense is refused before a match begins
        return setup

    def start(self, setup: Setup, seed: int) -> State:
        first, counter = setup.first, 0
        if first == BY_LOT:
            first, counter = below(setup.seats, seed, 0), 1
        board, has_die = self.boards[setup["map"]], setup["bid_tie"] != YOUNGEST
        empty = first_state(self.box, board, seed, first, ages_of(setup), has_die, int(setup["games"]), counter)
        draft = Draft(empty, self.box, board, None)
        games.begin_game(draft, setup["goods_tokens"] == "on")
        return draft.done()

    def check_file(self, path: Path) -> None:
        """A file of one's own is a map."""
        load_map(path, self.content.tokens)

    def board_of(self, state: State) -> Board:
        return self.boards[state.map]

    # Deciding

    def turn(self, state: State) -> int | None:
        return state.stack[-1][1] if state.stack else None

    def prompt(self, state: State) -> Prompt:
        return prompt(state, self.box, self.boards[state.map], self._is_used_up(state))

    def _is_used_up(self, state: State) -> bool:
        """Whether the card that was taken lets its owner do nothing more."""
        frame = state.stack[-1]
        if frame[0] != ACT:
            return False
        me = state.realms[frame[1]]
        return len(turns.acting(state, frame, me, self.box, self.boards[state.map])) == 1

    def actions(self, state: State) -> Sequence[Action]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        step, seat = frame[0], frame[1]
        if state.viewer not in (UNKNOWN, seat):
            return ()
        me, box = state.realms[seat], self.box
        if step == ACT:
            return turns.acting(state, frame, me, box, self.boards[state.map])
        if step == TAKE:
            return turns.taking(state, me, box)
        if step == POPULATE:
            return self.boards[state.map].populating
        if step == BID:
            return box.bids[: me.coins + 1]
        if step == NAME:
            return box.naming[: len(state.realms)]
        return turns.CONFIRMING

    def why_not(self, state: State, action: Action) -> Reason | None:
        if action in self.actions(state):
            return None
        return refusal(state, action, self.box, self.boards[state.map])

    def apply(self, state: State, action: Action, record: Recorder | None = None) -> State:
        draft = Draft(state, self.box, self.boards[state.map], record)
        RESOLVERS[action.verb](draft, action)
        return draft.done()

    def touches(self, state: State, action: Action) -> Touches:
        return touches(state, action)

    def intent(self, state: State, piece: str, place: str) -> Action | None:
        return intent(state, piece, place)

    def is_sealed(self, state: State, action: Action) -> bool:
        """A bid, until the last one is in."""
        return is_sealed(state) and len(state.stack) > 1

    # Knowing: hidden are the order of the deck and the bids of others until all are in

    def observe(self, state: State, seat: int) -> State:
        bids = state.bids
        if is_sealed(state):
            bids = tuple(coins if owner == seat else min(coins, UNKNOWN) for owner, coins in enumerate(bids))
        return seen(state, UNKNOWN, UNKNOWN, seat, (UNKNOWN,) * len(state.deck), bids)

    def imagine(self, observed: State, seat: int, rng: Rng) -> State:
        unseen = set(self.box.deck(len(observed.realms))).difference(
            observed.row, *(realm.cards for realm in observed.realms)
        )
        bids = observed.bids
        if UNKNOWN in bids:
            bids = tuple(
                rng.below(realm.coins + 1) if coins == UNKNOWN else coins
                for coins, realm in zip(bids, observed.realms, strict=True)
            )
        return seen(observed, rng.number(), 0, UNKNOWN, rng.shuffled(sorted(unseen)), bids)

    def has_secrets(self, state: State, seat: int) -> bool:
        """While bids are sealed: who is asked next must see that nobody looks on."""
        return is_sealed(state)

    # Scoring

    def standing(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state, self.box, self.boards[state.map])

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state, self.box, self.boards[state.map])

    def breakdown(self, state: State) -> tuple[Breakdown, ...]:
        return tuple(scoring.breakdown(holding, self.boards[state.map]) for holding in self.holdings(state))

    def tie_break(self, state: State, seat: int) -> TieBreak:
        return scoring.tie_break(state, seat, self.box, self.boards[state.map])

    def round(self, state: State) -> int:
        """Everybody takes a card in a round; it begins with the first player's turn."""
        before = (state.game - 1) * self.box.table[len(state.realms)].cards
        if state.starter == NOBODY:
            return before + 1
        is_beginning = bool(state.stack) and state.stack[-1] == (TAKE, state.starter)
        return before + len(state.realms[state.starter].cards) + is_beginning

    def holdings(self, state: State) -> tuple[Holding, ...]:
        """What each seat controls and how its goods stand: for whoever shows the table."""
        return scoring.holdings(state, self.box, self.boards[state.map])

    def controllers(self, state: State) -> tuple[scoring.Owners, scoring.Owners]:
        """Who controls each region and each continent: a seat, the number of seats for neutral, or NOBODY."""
        regions = scoring.controllers(state)
        board = self.boards[state.map]
        return regions, scoring.continent_controllers(regions, board, len(state.realms) + 1)

    # Checking

    def sizes(self, state: State) -> tuple[int, ...]:
        table = (state.game, state.bank, len(state.deck), len(state.row), sum(state.neutral))
        seats = ((r.coins, r.supply, len(r.cards), *r.armies, *r.cities) for r in state.realms)
        return sum(seats, table)

    def pieces(self, state: State) -> Mapping[str, int]:
        realms = state.realms
        return {
            "coins": state.bank + sum(realm.coins for realm in realms),
            "armies": sum(realm.supply + sum(realm.armies) for realm in realms),
            "cards": len(state.deck)
            + sum(card != NO_CARD for card in state.row)
            + sum(len(realm.cards) for realm in realms),
            "tokens": sum(token != NO_TOKEN for token in state.tokens),
        }

    # Knowledge for the computer's seats

    @cached_property
    def insight(self) -> Insight:
        return Insight(self.box)

    def value(self, state: State, seat: int) -> float:
        return self.insight.value(state, seat)

    def is_quiet(self, state: State) -> bool:
        return not state.stack or state.stack[-1][0] == TAKE

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.insight.expected(state, actions)

    def priors(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        """Only a card is chosen by search: all else is worked out."""
        if state.stack[-1][0] != TAKE:
            return None
        return self.insight.priors(state, actions, [self.apply(state, action) for action in actions])


def make(content_version: int | None = None) -> EightMinuteEmpire:
    """The title with the content of that version, or with the newest."""
    return EightMinuteEmpire(content_version)
