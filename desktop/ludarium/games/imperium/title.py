"""Imperium as a title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng, shuffled
from ludarium.engine.contract import Breakdown, Offers, Outcome, Standing, Touches
from ludarium.engine.effects.flow import SKIP
from ludarium.engine.effects.machine import resolve, settle
from ludarium.engine.effects.packs import PackTitle, began
from ludarium.engine.events import Recorder
from ludarium.engine.frames import NOTHING
from ludarium.engine.options import OURS, PACK, Option
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import Reason, SetupError, because
from ludarium.engine.scene import Scene, TurnProgress
from ludarium.engine.setups import Setup
from ludarium.engine.step_titles import barred, explained, placed
from ludarium.engine.steps import answered
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import knowers
from ludarium.games.imperium import observation, scoring
from ludarium.games.imperium.bot.scoring import bot_standing
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.compilation import BOXES
from ludarium.games.imperium.determinization import Imagination
from ludarium.games.imperium.intents import intent
from ludarium.games.imperium.learned import load_weights
from ludarium.games.imperium.policy import Policy, policy_of
from ludarium.games.imperium.progress import sought, turn_progress
from ludarium.games.imperium.readings import THIRD
from ludarium.games.imperium.refusals import not_picked
from ludarium.games.imperium.scene import scene
from ludarium.games.imperium.setting_up import BY_CHANCE, first_state
from ludarium.games.imperium.starts import DECK, DOUBLED, ONCE, PRINTED, TOKENS, check_deck
from ludarium.games.imperium.state import HUMAN, Draft, State, opened
from ludarium.games.imperium.steps.reactions import about_attack, attack_on

NATIONS, BOT = "nations", "bot"

LEVELS = ("chieftain", "warlord", "imperator", "sovereign", "overlord", "supreme-ruler")
ALONE = (BOT, DECK, TOKENS)
"""Options that mean something only to who plays alone, against the bot."""


class Imperium(PackTitle[State, Box]):
    """Imperium: Classics and Imperium: Legends."""

    id = "imperium"
    boxes = BOXES
    allowed_seats = range(1, 5)
    longest_match = 150
    options = (
        Option(NATIONS, (BY_CHANCE,), is_open=True, is_side=True),
        Option("commons", ("classics", "legends", "both")),
        Option(BOT, LEVELS),
        Option(DECK, (PRINTED,)),
        Option(TOKENS, (ONCE, DOUBLED)),
        PACK,
    )
    terms = (BOT,)
    over_rule, turn_rule = "IMP-TURN-04", "IMP-TURN-01"
    announced = frozenset(("scoring-triggered", "collapsed"))

    def __init__(self, content_version: int | None = None, pack: str = OURS, box: Box | None = None) -> None:
        super().__init__(content_version, pack, box)
        self.rules_version = self.box.rules

    def trials(self) -> Iterator[Setup]:
        """A few set-ups in which every nation plays among people, alone and as the bot, with both commons."""
        keys = [nation.key for nation in self.box.nations]
        turned = [*keys, *keys]
        for number, first in enumerate(range(0, len(keys), 4)):
            options = {NATIONS: ",".join(turned[first : first + 4]), "commons": ("classics", "legends")[number % 2]}
            yield self.setup(4, options=options)
        for seats in (2, 3):
            yield self.setup(seats, options={"commons": "both"})
        for number in range(len(keys)):
            nations = ",".join(turned[number : number + 2])
            yield self.setup(1, options={NATIONS: nations, BOT: LEVELS[number % len(LEVELS)], "commons": "both"})

    def setup(self, names: Sequence[str] | int, first: int = 0, options: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up. ``nations`` names them in order of seats; who is not named, or ``by-lot``, gets one by lot.

        Alone, the second nation is the bot's, and ``deck`` may change the starting deck (see `starts`).
        """
        chosen = dict(options or {})
        assert chosen.get(PACK.key, self.pack) == self.pack, "the title was not asked for with these options"
        free = {key: chosen.pop(key, default) for key, default in ((NATIONS, BY_CHANCE), (DECK, PRINTED))}
        made = super().setup(names, first, chosen)
        is_alone = made.seats == 1
        if free[NATIONS] != BY_CHANCE:
            _check_nations(self.box, free[NATIONS], max(2, made.seats))
        if is_alone and free[DECK] != PRINTED:
            check_deck(self.box, free[DECK], free[NATIONS].split(",")[0])
        kept = {key: free.get(key, choice) for key, choice in made.options if is_alone or key not in ALONE}
        return Setup(made.names, made.first, tuple(kept.items()))

    def start(self, setup: Setup, seed: int) -> State:
        state = first_state(self.box, setup, seed)
        draft = opened(self.box, state)
        settle(draft)
        return draft.done()

    def opened(self, state: State, record: Recorder | None) -> Draft:
        return opened(self.box, state, record, self.turn(state) or 0)

    # Deciding

    def turn(self, state: State) -> int | None:
        if not state.stack:
            return None
        step, frame = self.asking(state)
        return step.asker(state, frame)

    def prompt(self, state: State) -> Prompt:
        step, frame = self.asking(state)
        asked = step.prompt(state, frame)
        attack = attack_on(self.box, state, asked.seat)
        return asked if attack is None or frame.owner != asked.seat else about_attack(asked, attack, step, state, frame)

    def actions(self, state: State) -> Sequence[Action]:
        if not state.stack:
            return ()
        step, frame = self.asking(state)
        if state.viewer not in (UNKNOWN, step.asker(state, frame)):
            return ()
        return step.offers(state, frame) or (SKIP,)  # a hand that is only imagined may hold nothing that fits

    def sample(self, state: State, rng: Rng) -> Action:
        step, frame = self.asking(state)
        return step.sample(state, frame, rng) or SKIP

    def is_formality(self, state: State) -> bool:
        if not state.stack or state.bot != NOTHING or self.box.rules < THIRD:
            return False
        step, frame = self.asking(state)
        return state.viewer in (UNKNOWN, step.asker(state, frame)) and step.is_formality(state, frame)

    def apply(self, state: State, action: Action, record: Recorder | None = None) -> State:
        step, frame = self.asking(state)
        seat = step.asker(state, frame)
        draft = opened(self.box, state, record, seat)
        is_void = action is SKIP and not step.takes_skip and not step.offers(state, frame)
        if record is not None and step.declines(state, frame, action):
            draft.source = frame
            draft.tell("declined", seat, ("program", frame.program))
        resolve(draft, None if is_void else action)
        draft.began = began(draft, seat)
        return draft.done()

    def refusal(self, state: State, action: Action) -> Reason:
        menus = placed(self.box.programs[: len(self.box.program_of)], action)
        return explained(self, state, action, menus, lambda: not_picked(self.box, state, action, self.actions(state)))

    def touches(self, state: State, action: Action) -> Touches:
        return answered(action) if action is SKIP else super().touches(state, action)

    def intent(self, state: State, piece: str, place: str) -> Action | None:
        return intent(self.box, state, piece, place)

    # What lies on the table

    def scene(self, observed: State, offers: Offers | None = None) -> Scene:
        return scene(self.box, observed, self.offers(observed) if offers is None else offers)

    def turn_progress(self, observed: State, offers: Offers | None = None) -> TurnProgress:
        found = barred(self, observed, offers, partial(sought, self.box, observed))
        return turn_progress(self.box, observed, found)

    # Knowing

    def observe(self, state: State, seat: int) -> State:
        return observation.observe(state, seat)

    def imagine(self, observed: State, seat: int, rng: Rng) -> State:
        return Imagination(self.box, observed, seat).state(rng)

    def imagination(self, observed: State, seat: int) -> Callable[[Rng], State]:
        return Imagination(self.box, observed, seat).state

    def has_secrets(self, state: State, seat: int) -> bool:
        if state.bot != NOTHING:
            return False  # nobody else sits there
        others = (1 << len(state.seats)) - 1 & ~(1 << seat)
        zones = [getattr(state, name) for name in observation.DECKS]
        for player in state.seats:
            zones += [player.hand, player.deck, player.history, player.flooded, player.nation_deck, player.aside]
        own = state.seats[seat]
        holds = len(own.deck) + len(own.nation_deck) > 0
        return holds or any(
            knowers(place) >> seat & 1 and knowers(place) & others != others for zone in zones for place in zone
        )

    # Scoring

    def standing(self, state: State) -> tuple[Standing, ...]:
        return tuple([scoring.standing(self.box, state, seat) for seat in range(len(state.seats)) if seat != state.bot])

    def breakdown(self, state: State) -> tuple[Breakdown, ...]:
        seats = range(len(self.standing(state)))
        return tuple(scoring.breakdown(self.box, state, seat) for seat in seats)

    def side(self, state: State, seat: int) -> str:
        return self.box.nations[state.seats[seat].nation].key

    def rotation(self, seats: int, seed: int, number: int) -> Mapping[str, str]:
        """Nations by rounds: in each every one comes up once, as far as the seats can be filled, by lot."""
        seats = max(2, seats)
        turn, table = divmod(number, len(self.box.nations) // seats)
        nations = shuffled([nation.key for nation in self.box.nations], seed, turn * len(self.box.nations))
        return {NATIONS: ",".join(nations[table * seats :][:seats])}

    def rival(self, state: State) -> Standing | None:
        return None if state.bot == NOTHING else bot_standing(self.box, state)

    def outcome(self, state: State) -> Outcome | None:
        if state.stack:
            return None
        totals = [standing.total for standing in self.standing(state)]
        rival = self.rival(state)
        if rival is not None:
            return scoring.solo_outcome(state, totals[HUMAN], rival.total)
        return scoring.outcome(self.box, state, totals)

    # Checking

    def sizes(self, state: State) -> tuple[int, ...]:
        found = [len(getattr(state, name)) for name in observation.DECKS]
        found += [len(state.exile), state.unrest, sum(slot.card >= 0 for slot in state.market)]
        for player in state.seats:
            found += [len(player.hand), len(player.deck), len(player.discard), len(player.history)]
            found += [len(player.flooded), len(player.nation_deck), len(player.development), len(player.play)]
            found += [player.materials, player.population, player.progress]
            found += [len(slot) for slot in player.slots]
        return tuple(found)

    def pieces(self, state: State) -> Mapping[str, int]:
        found = Counter({self.box.unrest: state.unrest + sum(slot.unrest for slot in state.market)})
        found.update(slot.card for slot in state.market if slot.card >= 0)
        found.update(state.exile)
        for name in observation.DECKS:
            found.update(place & 4095 for place in getattr(state, name))
        for player in state.seats:
            found.update(observation.seen_cards(player))
        return {self.box.keys[card]: count for card, count in found.items() if count}

    # Knowledge for the computer's seats

    @cached_property
    def policy(self) -> Policy:
        return policy_of(self.box, self.asking, load_weights())

    def value(self, state: State, seat: int) -> float:
        outcome = self.outcome(state)
        if outcome is not None:
            return (seat in outcome.winners) / max(1, len(outcome.winners))
        return self.policy.evaluation.value(state, seat)

    def is_quiet(self, state: State) -> bool:
        return self.policy.is_quiet(state)

    def expected(self, state: State, actions: Sequence[Action]) -> Sequence[float] | None:
        return self.policy.expected(state, actions)

    def priors(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        return self.policy.priors(state, actions)


def _check_nations(box: Box, nations: str, seats: int) -> None:
    words = nations.split(",")
    named = [word for word in words if word != BY_CHANCE]
    known = ", ".join(nation.key for nation in box.nations)
    for name in named:
        if name not in box.nation_of:
            raise SetupError(because("choice", option=NATIONS, choice=name, known=known))
    if len(set(named)) < len(named) or len(words) > seats:
        raise SetupError(because("choice", option=NATIONS, choice=nations, known=known))


def make(content_version: int | None = None) -> Imperium:
    """The title with the content of that version, or with the newest."""
    return Imperium(content_version)
