"""Rome: Fate of an Empire as a title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, randbelow
from ludarium.engine.contract import Breakdown, Offers, Outcome, Standing
from ludarium.engine.effects.machine import settle
from ludarium.engine.effects.packs import PackTitle
from ludarium.engine.events import Recorder
from ludarium.engine.options import OURS, PACK, Option
from ludarium.engine.reasons import Reason
from ludarium.engine.scene import Scene, TurnProgress, Unused
from ludarium.engine.setups import Setup
from ludarium.engine.step_titles import barred, explained
from ludarium.engine.zones import card_of
from ludarium.games.rome import edicts, observation, progress, scene, scoring
from ludarium.games.rome.box import Box
from ludarium.games.rome.compilation import BOXES
from ludarium.games.rome.counting import unearned
from ludarium.games.rome.evaluation import Evaluation
from ludarium.games.rome.features import load_knowledge
from ludarium.games.rome.kinds import DIFFICULTIES, LEADERS, LENGTHS, SPACES, STABILITY, WISDOM
from ludarium.games.rome.policy import Policy
from ludarium.games.rome.setting_up import first_state, setting_of
from ludarium.games.rome.state import COLLAPSED, FREE, UP, Draft, State, drafted
from ludarium.games.rome.steps.turn import ActionPhase

LEADER, LENGTH, DIFFICULTY = "leader", "length", "difficulty"
BY_CHANCE = "by-chance"

CARDS_OF_DECKS = ("advanced", "first", "second")


class Rome(PackTitle[State, Box]):
    """Rome: Fate of an Empire, for one player."""

    id = "rome"
    boxes = BOXES
    allowed_seats = range(1, 2)
    options = (
        Option(LEADER, (BY_CHANCE, *LEADERS), is_side=True),
        Option(LENGTH, LENGTHS),
        Option(DIFFICULTY, DIFFICULTIES),
        PACK,
    )
    terms = (LENGTH, DIFFICULTY)
    announced = frozenset(("last-round",))
    over_rule = "ROM-END-01"

    def __init__(self, content_version: int | None = None, pack: str = OURS, box: Box | None = None) -> None:
        super().__init__(content_version, pack, box)
        self.evaluation = Evaluation(self.box, load_knowledge())
        self.policy = Policy(self.box, self.evaluation, self.asking, self.apply, self.imagine)

    def trials(self) -> Iterator[Setup]:
        """A few set-ups in which every leader plays, with every length and difficulty."""
        for number, (length, difficulty) in enumerate(self.box.settings):
            leader = self.box.leaders[number % len(self.box.leaders)].key
            yield self.setup(1, options={LEADER: leader, LENGTH: length.key, DIFFICULTY: difficulty.key})

    def start(self, setup: Setup, seed: int) -> State:
        named = setup[LEADER]
        leader = randbelow(len(self.box.leaders), ~seed, 0) if named == BY_CHANCE else self.box.leader_of[named]
        draft = drafted(first_state(self.box, leader, setting_of(self.box, setup), seed), self.box)
        settle(draft)
        return draft.done()

    def opened(self, state: State, record: Recorder | None) -> Draft:
        return drafted(state, self.box, record)

    # Deciding

    @cached_property
    def action_phase(self) -> ActionPhase:
        ops = self.box.programs[self.box.program_of["turn"]].ops
        return next(op for op in ops if isinstance(op, ActionPhase))

    def refusal(self, state: State, action: Action) -> Reason:
        """Whatever somebody wants has its place in the Action Phase."""
        return explained(self, state, action, (self.action_phase,))

    def intent(self, state: State, piece: str, place: str) -> Action | None:
        return self.action_phase.intent(state, 0, piece, place)

    # Knowing

    def observe(self, state: State, seat: int) -> State:
        return observation.observe(self.box, state, seat)

    def imagine(self, observed: State, seat: int, rng: Rng) -> State:
        return observation.imagine(self.box, observed, rng)

    # What lies on the table

    def scene(self, observed: State, offers: Offers | None = None) -> Scene:
        return scene.scene(self.box, observed, self.offers(observed) if offers is None else offers)

    def turn_progress(self, observed: State, offers: Offers | None = None) -> TurnProgress:
        return progress.turn_progress(self.box, observed, barred(self, observed, offers))

    def waste(self, observed: State, action: Action, offers: Offers | None = None) -> Unused:
        if progress.is_near_collapse(observed):
            after = self.foresee(observed, action)
            if after is not None and after.ended == COLLAPSED:
                return ((progress.MATCH, 1),)
        return super().waste(observed, action)

    # Scoring

    def standing(self, state: State) -> tuple[Standing, ...]:
        return (scoring.standing(self.box, state),)

    def breakdown(self, state: State) -> tuple[Breakdown, ...]:
        return (scoring.breakdown(self.box, state),)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.box, state)

    def goal(self, state: State) -> int | None:
        return edicts.goal(self.box, state)

    def side(self, state: State, seat: int) -> str:
        return self.box.leaders[state.seat.leader].key

    def rotation(self, seats: int, seed: int, number: int) -> Mapping[str, str]:
        """Leaders, lengths and difficulties in turn: each leader meets each of the settings."""
        settings = self.box.settings
        length, difficulty = settings[(number + number // (len(LEADERS) * len(settings) // 2)) % len(settings)]
        return {LEADER: LEADERS[number % len(LEADERS)], LENGTH: length.key, DIFFICULTY: difficulty.key}

    def challenge(self, seed: int) -> Mapping[str, str] | None:
        """Any leader with any of the settings."""
        leaders, settings = self.box.leaders, self.box.settings
        length, difficulty = settings[randbelow(len(settings), ~seed, 1)]
        leader = leaders[randbelow(len(leaders), ~seed, 0)].key
        return {LEADER: leader, LENGTH: length.key, DIFFICULTY: difficulty.key}

    # Checking

    def sizes(self, state: State) -> tuple[int, ...]:
        seat = state.seat
        held = (seat.hand, seat.deck, seat.discard, seat.play, seat.projects, seat.trash, seat.beaten)
        counted = (*seat.purse, seat.glory, *seat.tracks, seat.influence, len(seat.ready), len(seat.spent), seat.trade)
        piles = (state.advanced, state.first, state.second, state.unused)
        return (*map(len, held), *map(len, piles), *counted, len(seat.trades), state.strife, state.loans, state.pawn)

    def pieces(self, state: State) -> Mapping[str, int]:
        seat, box = state.seat, self.box
        found = Counter(observation.owned_cards(seat))
        found.update(seat.deck_holds)
        found.update(card for card in (*state.attributes, *state.developments, *state.grid) if card >= 0)
        for name in CARDS_OF_DECKS:
            found.update(card_of(place) for place in getattr(state, name))
        found[box.strife] += state.strife
        found[box.loan] += state.loans
        pieces = {box.keys[card]: count for card, count in found.items() if count and card >= 0}
        enemies = [enemy & (UP - 1) for enemy in (*state.enemies, *state.unused) if enemy != FREE]
        pieces["enemies"] = len(enemies) + len(seat.beaten)
        pieces["influence"] = (
            seat.influence + seat.aside + len(seat.ready) + len(seat.spent) + unearned(box, state, WISDOM)
        )
        pieces["trade"] = seat.trade + len(seat.trades) + unearned(box, state, STABILITY)
        pieces["spaces"] = len(SPACES)
        return pieces

    # Knowledge for the computer's seats

    def value(self, state: State, seat: int) -> float:
        outcome = self.outcome(state)
        return float(bool(outcome.winners)) if outcome is not None else self.evaluation.chance(state)

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.policy.expected(state, actions)


def make(content_version: int | None = None) -> Rome:
    """The title with the content of that version, or with the newest."""
    return Rome(content_version)
