"""The contract can fail: each fault planted here makes its check fail, and for the right reason."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import attrs
import pytest

from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Breakdown, Outcome, Standing, Touches
from ludarium.engine.events import EVERYONE, Recorder
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN, value
from ludarium.engine.zones import Zone, card_of, hidden, shown
from tests.contract import properties
from tests.contract.cases import HARD
from tests.contract.hard_rules import DOOM, NAMES, SHIELD, SWORD, Frame, HardState, Run
from tests.contract.hard_title import HardTitle, twin

Check = Callable[..., None]
FAULTS: list[tuple[type[HardTitle], Check, str]] = []
SETUPS = [(seats, deck, seed) for seed in range(4) for seats in (2, 3) for deck in ("thin", "thick")]


def caught_by(check: Check, message: str) -> Callable[[type[HardTitle]], type[HardTitle]]:
    """Say which check must catch a fault, and with which words."""

    def planted(fault: type[HardTitle]) -> type[HardTitle]:
        FAULTS.append((fault, check, message))
        return fault

    return planted


def run_check(title: AnyTitle, check: Check, setups: Sequence[tuple[int, str, int]] = SETUPS, **extra: Any) -> None:
    if "twin" in inspect.signature(check).parameters:
        extra["twin"] = twin
    for seats, deck, seed in setups:
        check(title, title.setup(seats, 0, {"deck": deck}), seed, **extra)


# Leaks


@caught_by(properties.check_hidden_looks_the_same, "sees what it may not know")
class ShowsAHandCard(HardTitle):
    def observe(self, state: HardState, seat: int) -> HardState:
        observed = super().observe(state, seat)
        hands = tuple((*real[:1], *seen[1:]) for real, seen in zip(state.hands, observed.hands, strict=True))
        return attrs.evolve(observed, hands=hands)


@caught_by(properties.check_hidden_looks_the_same, "sees what it may not know")
class ShowsTheDecks(HardTitle):
    def observe(self, state: HardState, seat: int) -> HardState:
        return attrs.evolve(super().observe(state, seat), decks=state.decks)


@value
class Whispering(HardState):
    """A state with a part that does not count when states are compared."""

    whisper: int = attrs.field(default=UNKNOWN, eq=False)


@caught_by(properties.check_hidden_looks_the_same, "sees what it may not know")
class WhispersTheTopCard(HardTitle):
    def start(self, setup: Setup, seed: int) -> HardState:
        return Whispering(**attrs.asdict(super().start(setup, seed), recurse=False))

    def observe(self, state: HardState, seat: int) -> HardState:
        return attrs.evolve(super().observe(state, seat), whisper=(*state.decks[0], UNKNOWN)[0])


@caught_by(properties.check_observation, "holds randomness")
class ShowsTheSeed(HardTitle):
    def observe(self, state: HardState, seat: int) -> HardState:
        return attrs.evolve(super().observe(state, seat), seed=state.seed)


@caught_by(properties.check_observation, "holds randomness")
class ShowsTheCounter(HardTitle):
    def observe(self, state: HardState, seat: int) -> HardState:
        return attrs.evolve(super().observe(state, seat), counter=state.counter)


@caught_by(properties.check_observation, "is the seed")
class HidesTheSeedBadly(HardTitle):
    def observe(self, state: HardState, seat: int) -> HardState:
        return attrs.evolve(super().observe(state, seat), stack=(Frame("turn", 0, state.seed), *state.stack))


@caught_by(properties.check_observation, "is the full state")
class KeepsTheStateInTheObservation(HardTitle):
    def observe(self, state: HardState, seat: int) -> HardState:
        return attrs.evolve(super().observe(state, seat), cards=(*state.cards, state))


@caught_by(properties.check_observation, "has actions and is not deciding")
class LetsEveryoneAct(HardTitle):
    def actions(self, state: HardState) -> Sequence[Action]:
        return super().actions(attrs.evolve(state, viewer=UNKNOWN))


class RemembersTheDeck(Run):
    def shuffle(self, cards: Sequence[int]) -> Zone:
        return tuple(shown(card, EVERYONE & 0b111) for card in super().shuffle(cards))


@caught_by(properties.check_seen_is_told, "what no event tells it")
class KeepsKnowledgeWhenShuffling(HardTitle):
    run = RemembersTheDeck


class SeesTheNewOrder(Run):
    def under(self, name: str) -> None:
        super().under(name)
        owner, looked_at = self.frame.about, self.frame.count
        deck = self.state.decks[owner]
        self.put(owner, decks=(*(shown(place, 1 << owner) for place in deck[:looked_at]), *deck[looked_at:]))


@caught_by(properties.check_seen_is_told, "what no event tells it")
class LetsTheOwnerSeeTheNewOrder(HardTitle):
    run = SeesTheNewOrder


class TellsCopiesApart(Run):
    def play(self, name: str) -> None:
        before = self.state.hands[self.seat]
        super().play(name)
        left = list(before)
        left.remove(next(place for place in before if NAMES[card_of(place)] == name))  # the one that fewest know
        self.put(self.seat, hands=left)


@caught_by(properties.check_seen_is_told, "what no event tells it")
class PlaysTheUnknownCopyFirst(HardTitle):
    run = TellsCopiesApart


class Loud(Run):
    def tell(self, kind: str, seat: int, to: int = EVERYONE, secret: str = "", news: bool = False, **data: Any) -> None:
        super().tell(kind, seat, EVERYONE, secret, news, **data)


@caught_by(properties.check_seen_is_told, "a secret")
class TellsEveryone(HardTitle):
    run = Loud


@caught_by(properties.check_secrets, "knows what seat")
class SaysThatNothingIsSecret(HardTitle):
    def has_secrets(self, state: HardState, seat: int) -> bool:
        return False


# Fences


class Quiet(Run):
    def tell(self, kind: str, seat: int, to: int = EVERYONE, secret: str = "", news: bool = False, **data: Any) -> None:
        super().tell(kind, seat, to, secret, False, **data)


@caught_by(properties.check_fences, "is no fence")
class HasNoFences(HardTitle):
    run = Quiet


class AsksOnlyWhoHasAShield(Run):
    def at(self, owner: int) -> None:
        super().at(owner)
        if self.frame.about == SWORD and SHIELD not in map(card_of, self.state.hands[owner]):
            self.push(Frame("draw", owner, owner, 0))


@caught_by(properties.check_fences, "could not be foreseen")
class GivesAHandAwayByAsking(HardTitle):
    run = AsksOnlyWhoHasAShield


@caught_by(properties.check_next_question_tells_nothing, "a secret")
class GivesAHandAwayByWhatComesNext(HardTitle):
    run = AsksOnlyWhoHasAShield


@caught_by(properties.check_formalities, "has one answer")
class TakesAChoiceForAFormality(HardTitle):
    def is_formality(self, state: HardState) -> bool:
        is_mine = bool(state.stack) and state.viewer in (UNKNOWN, state.stack[-1].seat)
        return is_mine and state.stack[-1].ask == "shield"


# Imagination


@caught_by(properties.check_imagine, "offers other actions")
class WarnsOfDoom(HardTitle):
    """The actions depend on a card that the seat does not know."""

    def actions(self, state: HardState) -> Sequence[Action]:
        listed = super().actions(state)
        decks = state.decks[self.turn(state) or 0] if state.stack else ()
        is_doomed = bool(decks) and card_of(decks[0]) == DOOM and len(listed) > 1
        return [action for action in listed if not is_doomed or action.verb != "draw"]


@caught_by(properties.check_imagine, "does not fit")
class ForgetsWhatItSaw(HardTitle):
    def imagine(self, observed: HardState, seat: int, rng: Rng) -> HardState:
        blank = tuple((UNKNOWN,) * len(deck) for deck in observed.decks)
        return super().imagine(attrs.evolve(observed, decks=blank), seat, rng)


@caught_by(properties.check_imagine, "share their randomness")
class ImaginesTheSameDice(HardTitle):
    def imagine(self, observed: HardState, seat: int, rng: Rng) -> HardState:
        return attrs.evolve(super().imagine(observed, seat, rng), seed=7)


@caught_by(properties.check_imagine, "does not follow its rng")
class ImaginesByMood(HardTitle):
    moods = count(1)

    def imagine(self, observed: HardState, seat: int, rng: Rng) -> HardState:
        return super().imagine(observed, seat, Rng(next(self.moods)))


@caught_by(properties.check_imagine, "has other pieces")
class ImaginesMoreCoins(HardTitle):
    def imagine(self, observed: HardState, seat: int, rng: Rng) -> HardState:
        made = super().imagine(observed, seat, rng)
        decks = [tuple(hidden(0) if seen == UNKNOWN else seen for seen in deck) for deck in observed.decks]
        return attrs.evolve(made, decks=tuple(decks))


@caught_by(properties.check_imagined_matches_end, "has not ended")
class ImaginesForever(HardTitle):
    def imagine(self, observed: HardState, seat: int, rng: Rng) -> HardState:
        return attrs.evolve(super().imagine(observed, seat, rng), turns=10**6, dooms=-(10**6))


# Mutations and chance


@caught_by(properties.check_nothing_is_mutated, "state 0 was mutated")
class CountsInPlace(HardTitle):
    def apply(self, state: HardState, action: Action, record: Recorder | None = None) -> HardState:
        after = super().apply(state, action, record)
        object.__setattr__(state, "turns", after.turns)
        return after


@caught_by(properties.check_nothing_is_mutated, "was mutated")
class ChangesASharedPart(HardTitle):
    def apply(self, state: HardState, action: Action, record: Recorder | None = None) -> HardState:
        after = super().apply(state, action, record)
        object.__setattr__(state.stack[0], "count", 1)
        return after


@caught_by(properties.check_nothing_is_mutated, "an observation was mutated")
class ImaginesInPlace(HardTitle):
    def imagine(self, observed: HardState, seat: int, rng: Rng) -> HardState:
        made = super().imagine(observed, seat, rng)
        object.__setattr__(observed, "decks", made.decks)
        return made


@value
class Logging(HardState):
    """A state with a list in it."""

    log: list[str] = attrs.field(factory=list, hash=False)


@caught_by(properties.check_states_are_values, "is a list")
class KeepsALog(HardTitle):
    def start(self, setup: Setup, seed: int) -> HardState:
        return Logging(**attrs.asdict(super().start(setup, seed), recurse=False))


@caught_by(properties.check_nothing_is_mutated, "was mutated")
class WritesALog(KeepsALog):
    def touches(self, state: HardState, action: Action) -> Touches:
        state.log.append(action.text)
        return super().touches(state, action)


@attrs.define(slots=True, unsafe_hash=True)
class Soft:
    """A class that is not frozen."""

    seat: int


@caught_by(properties.check_states_are_values, "is not frozen")
class KeepsASoftPart(HardTitle):
    def start(self, setup: Setup, seed: int) -> HardState:
        state = super().start(setup, seed)
        return attrs.evolve(state, cards=(*state.cards, Soft(0)))


@attrs.frozen(slots=False)
class Open:
    """A class to whose instances anything can be added."""

    seat: int


@caught_by(properties.check_states_are_values, "is not slotted")
class KeepsAnOpenPart(HardTitle):
    def start(self, setup: Setup, seed: int) -> HardState:
        state = super().start(setup, seed)
        return attrs.evolve(state, cards=(*state.cards, Open(0)))


@value
class Forgetful(HardState):
    def __getstate__(self) -> dict[str, Any]:
        return {**attrs.asdict(self, recurse=False), "dooms": 0, "turns": 0}

    def __setstate__(self, held: dict[str, Any]) -> None:
        for name, part in held.items():
            object.__setattr__(self, name, part)


@caught_by(properties.check_states_travel, "does not arrive")
class LosesPartsOnTheWay(HardTitle):
    def start(self, setup: Setup, seed: int) -> HardState:
        return Forgetful(**attrs.asdict(super().start(setup, seed), recurse=False))


@caught_by(properties.check_apply_is_determined, "leads elsewhere when it is recorded")
class RollsAgainWhenRecorded(HardTitle):
    def apply(self, state: HardState, action: Action, record: Recorder | None = None) -> HardState:
        after = super().apply(state, action, record)
        return after if record is None else attrs.evolve(after, counter=after.counter + 1)


@caught_by(properties.check_replay, "replays differently")
class DealsByMood(HardTitle):
    """The first state does not follow from the seed."""

    moods = count(1)

    def start(self, setup: Setup, seed: int) -> HardState:
        return super().start(setup, next(self.moods))


# Listing and refusing


@caught_by(properties.check_match_ends, "has not ended")
class NeverEnds(HardTitle):
    def apply(self, state: HardState, action: Action, record: Recorder | None = None) -> HardState:
        after = super().apply(state, action, record)
        return attrs.evolve(after, turns=5, dooms=0, stack=after.stack or state.stack)


@caught_by(properties.check_match_ends, "has no action")
class LeavesNothingToDo(HardTitle):
    def actions(self, state: HardState) -> Sequence[Action]:
        return [action for action in super().actions(state) if action.verb != "suffer"]


@caught_by(properties.check_match_ends, "listed twice")
class ListsTwice(HardTitle):
    def actions(self, state: HardState) -> Sequence[Action]:
        return [*super().actions(state), *super().actions(state)]


@caught_by(properties.check_listed_actions_play, "is listed and refused")
class RefusesSwords(HardTitle):
    def why_not(self, state: HardState, action: Action) -> Reason | None:
        return because("peace") if action is act("play", "sword") else super().why_not(state, action)


@caught_by(properties.check_unlisted_actions_raise, "is not listed and not refused")
class LetsDrawAnyTime(HardTitle):
    def why_not(self, state: HardState, action: Action) -> Reason | None:
        return None if action is act("draw") and state.stack else super().why_not(state, action)


@caught_by(properties.check_unlisted_actions_raise, "crashed")
class TrustsTheText(HardTitle):
    def why_not(self, state: HardState, action: Action) -> Reason | None:
        if action.verb == "play" and NAMES.index(action.args[0]) == SHIELD:
            return because("shield-waits")
        return super().why_not(state, action)


@caught_by(properties.check_unlisted_actions_raise, "is no rule's id")
class CitesNoRule(HardTitle):
    def why_not(self, state: HardState, action: Action) -> Reason | None:
        reason = super().why_not(state, action)
        return reason and because("not-now", "see page 4")


@caught_by(properties.check_unlisted_actions_raise, "was played")
class PlaysAnything(HardTitle):
    def play(self, state: HardState, action: Action) -> HardState:
        return state


@caught_by(properties.check_texts_parse_back, "does not parse back")
class MakesActionsByHand(HardTitle):
    def actions(self, state: HardState) -> Sequence[Action]:
        return [by_hand(action) for action in super().actions(state)]

    def apply(self, state: HardState, action: Action, record: Recorder | None = None) -> HardState:
        return super().apply(state, act(action.verb, *action.args), record)


def by_hand(action: Action) -> Action:
    """The same action, but not the same object."""
    copy = Action()
    copy.verb, copy.args, copy.text = action.verb, action.args, action.text
    return copy


@caught_by(properties.check_sample, "was sampled and is not listed")
class SamplesBlindly(HardTitle):
    def sample(self, state: HardState, rng: Rng) -> Action:
        return act("play", rng.pick(NAMES))


@caught_by(properties.check_prompts, "the wrong seat")
class AsksTheWrongSeat(HardTitle):
    def prompt(self, state: HardState) -> Prompt:
        return attrs.evolve(super().prompt(state), seat=0)


# Touches


@caught_by(properties.check_touches, "touches nothing")
class TouchesNothing(HardTitle):
    def touches(self, state: HardState, action: Action) -> Touches:
        return () if action.verb == "draw" else super().touches(state, action)


@caught_by(properties.check_touches, "both touch")
class TouchesTheWholeHand(HardTitle):
    def touches(self, state: HardState, action: Action) -> Touches:
        touched = super().touches(state, action)
        return (("hand",), ("table",)) if action.verb == "play" else touched


@caught_by(properties.check_touches, "both touch")
class TouchesTheDeckOnly(HardTitle):
    """One step will do for one choice, and not for a choice of many things."""

    def touches(self, state: HardState, action: Action) -> Touches:
        return (("deck",),) if action.verb == "under" else super().touches(state, action)


@caught_by(properties.check_touches, "differ in the observation")
class TouchesWhatIsHidden(HardTitle):
    def touches(self, state: HardState, action: Action) -> Touches:
        top = (*state.decks[0], UNKNOWN)[0]
        return ((f"deck-{top}",),) if action.verb == "draw" else super().touches(state, action)


# Half-made actions


class CountsOverOthers(Run):
    def done(self, began: int) -> HardState:
        after = super().done(began)
        is_asked = bool(after.stack) and after.stack[-1].ask == "shield"
        return attrs.evolve(after, began=began + 1) if is_asked else after


@caught_by(properties.check_began, "another seat decided in between")
class BeginsInAnothersTurn(HardTitle):
    run = CountsOverOthers


class CountsOverFences(Run):
    def done(self, began: int) -> HardState:
        after = super().done(began)
        is_looking = bool(after.stack) and after.stack[-1].ask == "order"
        return attrs.evolve(after, began=began + 1) if is_looking else after


@caught_by(properties.check_began, "reaches over a fence")
class BeginsBeforeAFence(HardTitle):
    run = CountsOverFences


@caught_by(properties.check_undo_redo, "undo passes a fence")
class HidesEverySecondFence(HardTitle):
    """News that is told only every second time."""

    told = 0

    def apply(self, state: HardState, action: Action, record: Recorder | None = None) -> HardState:
        after = super().apply(state, action, record)
        if record is not None:
            self.told += 1
            record[:] = [attrs.evolve(event, news=event.news and self.told % 2 == 0) for event in record]
        return after


# Score and pieces


class Robs(Run):
    def bury(self, name: str) -> None:
        before = self.state.piles
        super().bury(name)
        self.state = attrs.evolve(self.state, piles=before)


@caught_by(properties.check_pieces_are_conserved, "a piece was made or lost")
class LosesWhatIsBuried(HardTitle):
    run = Robs


class Generous(Standing):
    @property
    def total(self) -> int:
        return super().total + 1


@caught_by(properties.check_standing, "do not add up")
class AddsOne(HardTitle):
    def standing(self, state: HardState) -> tuple[Standing, ...]:
        return tuple(Generous(standing.lines) for standing in super().standing(state))


@caught_by(properties.check_standing, "is not made of what is told")
class TellsLess(HardTitle):
    def breakdown(self, state: HardState) -> tuple[Breakdown, ...]:
        return tuple({standing.lines[0][0]: (("luck", 99),)} for standing in self.standing(state))


@caught_by(properties.check_outcome, "won by score")
class LetsTheFirstSeatWin(HardTitle):
    def outcome(self, state: HardState) -> Outcome | None:
        return None if state.stack else Outcome((0,), "score")


@caught_by(properties.check_outcome, "comes with the end")
class NamesTheWinnerTooSoon(HardTitle):
    def outcome(self, state: HardState) -> Outcome | None:
        return super().outcome(attrs.evolve(state, stack=()))


@caught_by(properties.check_value, "a winner is worth")
class ValuesNothing(HardTitle):
    def value(self, state: HardState, seat: int) -> float:
        return 0.5


# The tests themselves


@pytest.mark.parametrize(("fault", "check", "message"), FAULTS, ids=[fault.__name__ for fault, _, _ in FAULTS])
def test_fault_is_caught(fault: type[HardTitle], check: Check, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(properties, "LONGEST", 300)
    with pytest.raises(AssertionError, match=message):
        run_check(fault(), check)


@pytest.mark.parametrize("check", dict.fromkeys(check for _, check, _ in FAULTS), ids=lambda check: check.__name__)
def test_sound_title_passes_the_same(check: Check) -> None:
    run_check(HARD, check, SETUPS[:4])


def test_every_check_has_a_fault() -> None:
    checks = {check for name, check in vars(properties).items() if name.startswith("check_")}
    assert checks == {check for _, check, _ in FAULTS}


def test_a_fickle_choice_is_caught() -> None:
    turns = count()

    def fickle(title: AnyTitle, observed: Any, seat: int, seed: int) -> Action:
        listed = title.actions(observed)
        return listed[next(turns) % len(listed)]

    with pytest.raises(AssertionError, match="a choice depends on"):
        run_check(HARD, properties.check_hidden_looks_the_same, choose=fickle)
