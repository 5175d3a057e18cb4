"""What must be true of every title, as plain functions: each takes a title, a set-up and a seed, and asserts.

Each check plays the match of that seed by chance and looks at its moments. Long matches are looked at in evenly spread
moments where a check is expensive; what must never happen (a mutation) is looked for at every decision.
"""

from __future__ import annotations

import math
import pickle
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import combinations
from typing import Any, TypeVar

import attrs

from ludarium.engine.actions import Action, act, parse
from ludarium.engine.chance import Rng, number
from ludarium.engine.contract import Breakdown, Standing
from ludarium.engine.events import Event, brings_news
from ludarium.engine.match import HUMAN, Match, Step
from ludarium.engine.prompts import Ask, Prompt
from ludarium.engine.reasons import MatchError, Reason, RuleError
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from tests.contract.snapshots import ATOMS, snapshot, walk

T = TypeVar("T")
Choose = Callable[[AnyTitle, Any, int, int], Action]
"""A computer's seat: the action for a title, an observation, a seat and a seed."""
Twin = Callable[[Any, int, Rng], Any]
"""A state that differs from the given one only in cards that the given seat may not know: not in its randomness."""

LONGEST = 20_000
RULE = re.compile(r"[A-Z]+-[A-Z]+-\d{2}\Z")


# Playing a match by chance


@attrs.frozen
class Moment:
    """A state of a match, and the action that was played there (None at the end)."""

    number: int
    state: Any
    action: Action | None


def pick(title: AnyTitle, state: Any, rng: Rng) -> Action:
    listed = title.actions(state)
    assert listed, f"seat {title.turn(state)} must decide and has no action"
    return rng.pick(listed)


def play_by_chance(title: AnyTitle, state: Any, rng: Rng) -> Iterator[Moment]:
    """The moments from this state to the end."""
    for count in range(LONGEST):
        if title.turn(state) is None:
            yield Moment(count, state, None)
            return
        action = pick(title, state, rng)
        yield Moment(count, state, action)
        state = title.apply(state, action)
    raise AssertionError(f"the match has not ended after {LONGEST} actions")


@lru_cache(maxsize=64)
def story(title: AnyTitle, setup: Setup, seed: int) -> tuple[Moment, ...]:
    """A whole match, the end included. Kept, because many checks look at the same match."""
    return tuple(play_by_chance(title, title.start(setup, seed), Rng(seed)))


def spread(items: Sequence[T], most: int) -> Sequence[T]:
    """At most so many of the items, evenly spread, the first and the last among them."""
    if len(items) <= most:
        return items
    return [items[index * (len(items) - 1) // (most - 1)] for index in range(most)]


def decisions(title: AnyTitle, setup: Setup, seed: int, most: int = LONGEST) -> Sequence[Moment]:
    return spread(story(title, setup, seed)[:-1], most)


def texts(actions: Iterable[Action]) -> list[str]:
    return sorted(action.text for action in actions)


def fresh(seed: int, *numbers: int) -> Rng:
    """A stream of its own for each place where a check needs chance."""
    for salt in numbers:
        seed = number(seed, salt + 1)
    return Rng(seed)


# A match ends, and there is always something to do before


def check_match_ends(title: AnyTitle, setup: Setup, seed: int) -> None:
    for moment in story(title, setup, seed):
        seat, listed = title.turn(moment.state), title.actions(moment.state)
        assert (seat is None) == (moment.action is None) == (not listed)
        assert seat is None or seat in range(setup.seats)
        assert len(set(listed)) == len(listed), f"an action is listed twice: {texts(listed)}"


def check_outcome(title: AnyTitle, setup: Setup, seed: int) -> None:
    """There is an outcome exactly when nobody is to decide; who won by score has the highest total."""
    for moment in story(title, setup, seed):
        outcome = title.outcome(moment.state)
        assert (outcome is None) == (title.turn(moment.state) is not None), "an outcome comes with the end"
    totals = [standing.total for standing in title.standing(moment.state)]
    assert outcome.decided_by, "an outcome says what decided it"
    assert outcome.winners == tuple(sorted(set(outcome.winners)))
    assert set(outcome.winners) <= set(range(setup.seats))
    assert outcome.winners or setup.seats == 1, "only alone can everyone lose"
    assert (outcome.decided_by == "shared") == (len(outcome.winners) > 1)
    if outcome.decided_by == "score" and setup.seats > 1:
        best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        assert best == outcome.winners, f"{outcome.winners} won by score, with totals {totals}"


def check_prompts(title: AnyTitle, setup: Setup, seed: int) -> None:
    for moment in decisions(title, setup, seed):
        prompt = title.prompt(moment.state)
        assert isinstance(prompt, Prompt)
        assert isinstance(prompt.ask, Ask)
        assert prompt.seat == title.turn(moment.state), "the wrong seat is asked"
        assert prompt.key
        listed = title.actions(moment.state)
        assert prompt.ask is not Ask.GO or len(listed) == 1, f"going on is one thing to do: {texts(listed)}"
        assert prompt.ask is not Ask.YES_NO or len(listed) <= 2, f"yes or no has two answers: {texts(listed)}"


# What is listed is what can be played


def check_listed_actions_play(title: AnyTitle, setup: Setup, seed: int) -> None:
    for moment in decisions(title, setup, seed, 60):
        for action in title.actions(moment.state):
            assert title.why_not(moment.state, action) is None, f"{action} is listed and refused"
            after = title.play(moment.state, action)
            assert snapshot(after) == snapshot(title.apply(moment.state, action)), "play and apply differ"


def check_unlisted_actions_raise(title: AnyTitle, setup: Setup, seed: int) -> None:
    """An action of another moment, or garbage, is refused with a reason, and asking never crashes."""
    whole = story(title, setup, seed)
    known = sorted({action for moment in whole for action in title.actions(moment.state)}, key=lambda a: a.text)
    for moment in spread(whole, 25):
        listed = set(title.actions(moment.state))
        elsewhere = spread(known, 60)
        for action in {*elsewhere, *garbage([*spread(sorted(listed, key=lambda a: a.text), 6), *spread(known, 6)])}:
            if action not in listed:
                assert_refused(title, moment.state, action)


def assert_refused(title: AnyTitle, state: Any, action: Action) -> None:
    try:
        reason = title.why_not(state, action)
    except Exception as error:
        raise AssertionError(f"asking about {action} crashed: {error!r}") from error
    assert isinstance(reason, Reason), f"{action} is not listed and not refused"
    assert reason.key
    assert not reason.rule or RULE.match(reason.rule), f"{reason.rule!r} is no rule's id"
    assert played_reason(title, state, action) == reason, f"{action} is not listed and was played"


def played_reason(title: AnyTitle, state: Any, action: Action) -> Reason | None:
    """Why it could not be played, or None when it was."""
    try:
        title.play(state, action)
    except RuleError as error:
        return error.reason
    return None


def garbage(actions: Iterable[Action]) -> Iterator[Action]:
    """Actions that look a little or not at all like those given."""
    strange: tuple[str | int, ...] = (-1, 0, 1, 7, 999, -999, 10**12, "x", "none", "-", "0.5")
    yield from (parse(""), parse("frobnicate"), parse("-1"), parse("play"), parse("a b c d e f g h"), parse("…"))
    for action in actions:
        verb, args = action.verb, action.args
        yield from (act(verb), act(verb, *args[:-1]), act(verb, *args, *args), act(verb, *reversed(args)))
        yield from (act(verb.upper(), *args), act("not-" + verb, *args))
        for word in strange:
            yield act(verb, word)
            yield act(verb, *args, word)
            yield from (act(verb, *args[:place], word, *args[place + 1 :]) for place in range(len(args)))


def check_texts_parse_back(title: AnyTitle, setup: Setup, seed: int) -> None:
    for moment in decisions(title, setup, seed):
        for action in title.actions(moment.state):
            assert parse(action.text) is action, f"{action.text!r} does not parse back"
            assert act(action.verb, *action.args) is action
            assert "\n" not in action.text


def check_sample(title: AnyTitle, setup: Setup, seed: int) -> None:
    """What is sampled is listed, also by a seat that knows only its observation."""
    for moment in decisions(title, setup, seed, 60):
        listed = title.actions(moment.state)
        observed = title.observe(moment.state, title.turn(moment.state))
        for salt in range(8):
            for state in (moment.state, observed):
                action = title.sample(state, fresh(seed, moment.number, salt))
                assert action in listed, f"{action} was sampled and is not listed"


# States are values


def check_nothing_is_mutated(title: AnyTitle, setup: Setup, seed: int) -> None:
    """Every action of every decision is applied, told and undone by nothing but forgetting it."""
    rng, state, kept = Rng(seed), title.start(setup, seed), []
    while title.turn(state) is not None:
        before = snapshot(state)
        kept.append((state, before))
        listed = title.actions(state)
        for action in listed:
            title.apply(state, action)
            brings_news(title.tell(state, action))
            title.touches(state, action)
        if len(kept) <= 30 or len(kept) % 8 == 0:  # an estimate can be dear
            use_all(title, state, setup, seed)
        assert snapshot(state) == before, f"state {len(kept) - 1} was mutated"
        state = title.apply(state, rng.pick(listed))
    # A part that states share may also have been changed later on, through a younger state.
    for count, (old, before) in enumerate(kept):
        assert snapshot(old) == before, f"state {count} was mutated later on"


def use_all(title: AnyTitle, state: Any, setup: Setup, seed: int) -> None:
    """Call everything that only asks."""
    title.prompt(state), title.standing(state), title.outcome(state), title.sizes(state), title.pieces(state)
    title.digest(state), title.sample(state, Rng(seed)), title.is_quiet(state)
    title.priors(state, title.actions(state)), title.expected(state, title.actions(state))
    title.why_not(state, act("frobnicate", 3))
    for seat in range(setup.seats):
        title.value(state, seat)
        title.has_secrets(state, seat)
        observed = title.observe(state, seat)
        before = snapshot(observed)
        title.imagine(observed, seat, Rng(seed))
        title.actions(observed), title.standing(observed), title.prompt(observed)
        assert snapshot(observed) == before, "an observation was mutated"


def check_apply_is_determined(title: AnyTitle, setup: Setup, seed: int) -> None:
    """The same action leads to the same state, with a recorder or without, and tells the same."""
    for moment in decisions(title, setup, seed, 40):
        for action in spread(title.actions(moment.state), 12):
            record: list[Event] = []
            silent = title.apply(moment.state, action)
            told = title.apply(moment.state, action, record)
            assert snapshot(silent) == snapshot(told), f"{action} leads elsewhere when it is recorded"
            assert silent == told
            assert hash(silent) == hash(told)
            assert tuple(record) == title.tell(moment.state, action)
            assert all(isinstance(event, Event) for event in record)


def check_states_are_values(title: AnyTitle, setup: Setup, seed: int) -> None:
    """A state is made of frozen classes, tuples and plain values, and nothing else."""
    for moment in spread(story(title, setup, seed), 40):
        views = [title.observe(moment.state, seat) for seat in range(setup.seats)]
        for value in (moment.state, *views):
            hash(value)
            for path, part in walk(value):
                assert_immutable(path, part)


def assert_immutable(path: str, part: Any) -> None:
    if isinstance(part, (*ATOMS, Action, tuple, frozenset)):
        return
    assert attrs.has(type(part)), f"{path} is a {type(part).__name__}"
    assert not hasattr(part, "__dict__"), f"{path}, a {type(part).__name__}, is not slotted"
    name = attrs.fields(type(part))[0].name
    try:
        setattr(part, name, getattr(part, name))
    except attrs.exceptions.FrozenInstanceError:
        return
    raise AssertionError(f"{path}, a {type(part).__name__}, is not frozen")


def check_states_travel(title: AnyTitle, setup: Setup, seed: int) -> None:
    """A state and an observation reach a worker process as they are."""
    for moment in spread(story(title, setup, seed), 10):
        for value in (moment.state, *(title.observe(moment.state, seat) for seat in range(setup.seats))):
            assert snapshot(pickle.loads(pickle.dumps(value))) == snapshot(value), "it does not arrive as it left"


def check_pieces_are_conserved(title: AnyTitle, setup: Setup, seed: int) -> None:
    whole = story(title, setup, seed)
    first = dict(title.pieces(whole[0].state))
    assert first, "a title counts its pieces"
    zones = len(title.sizes(whole[0].state))
    for moment in whole:
        assert dict(title.pieces(moment.state)) == first, f"a piece was made or lost before action {moment.number}"
        sizes = title.sizes(moment.state)
        assert len(sizes) == zones
        assert min(sizes, default=0) >= 0


# Matches: replay, undo, redo


def played(title: AnyTitle, setup: Setup, seed: int) -> Match[Any]:
    """The match of this seed, played on as a person would."""
    match = Match(title, setup, seed)
    for moment in decisions(title, setup, seed):
        assert snapshot(match.state) == snapshot(moment.state), f"state {moment.number} replays differently"
        assert match.play(moment.action) == title.tell(moment.state, moment.action)
    return match


def check_replay(title: AnyTitle, setup: Setup, seed: int) -> None:
    match = played(title, setup, seed)
    half = len(match.actions) // 2
    again = Match(title, setup, seed)
    for count, (one, other) in enumerate(zip(match.states, replayed(again, match.steps, half), strict=False)):
        assert snapshot(one) == snapshot(other), f"state {count} replays differently"
    assert again.cursor == half
    assert again.steps == match.steps
    assert match.is_over


def replayed(match: Match[Any], steps: Sequence[Step], cursor: int) -> list[Any]:
    """The states, as far as the match replays."""
    with suppress(MatchError):
        match.replay(steps, cursor)
    return match.states


def with_undo(title: AnyTitle, setup: Setup, undo: str) -> Setup:
    return title.setup(setup.names, setup.first, {**dict(setup.options), "undo": undo})


def check_undo_redo(title: AnyTitle, setup: Setup, seed: int) -> None:
    """Undo then redo is the identity at every point; fair undo passes no fence and no other person's decision."""
    tables = {(HUMAN,) * setup.seats, (HUMAN, *("easy",) * (setup.seats - 1))}
    for undo in ("fair", "practice"):
        for players in sorted(tables, reverse=True):
            match = Match(title, with_undo(title, setup, undo), seed, players)
            for moment in decisions(title, setup, seed):
                match.play(moment.action)
                assert_undo_redo(match)
            assert_all_the_way(match)


def assert_undo_redo(match: Match[Any]) -> None:
    target, here, state = match.undo_target(), match.cursor, match.state
    if isinstance(target, Reason):
        return
    assert 0 <= target < here
    person = match.title.turn(match.states[target])
    assert match.players[person] == HUMAN, "undo leads to the computer's decision"
    if not match.is_practice:
        for index in range(target, here):
            seat = match.title.turn(match.states[index])
            assert seat == person or match.players[seat] != HUMAN, "undo passes another person's decision"
            assert not brings_news(match.title.tell(match.states[index], match.actions[index])), "undo passes a fence"
    match.undo()
    assert match.cursor == target
    assert match.state is match.states[target]
    match.redo()
    assert (match.cursor, match.state) == (here, state), f"undo to {target}, then redo: {match.cursor}, not {here}"


def assert_all_the_way(match: Match[Any]) -> None:
    """Undo as far as it goes, then redo: the same points, and in the end the same state."""
    end, points = match.cursor, [match.cursor]
    while not isinstance(match.undo_target(), Reason):
        match.undo()
        points.append(match.cursor)
    for point in reversed(points[:-1]):
        match.redo()
        assert match.cursor == point
    assert match.cursor == end
    assert isinstance(match.redo_target(), Reason)


def check_began(title: AnyTitle, setup: Setup, seed: int) -> None:
    """A half-made action was begun by the same seat, and since then nobody else decided and no fence was passed.

    Undo goes back to where it began without looking what lies between.
    """
    whole = story(title, setup, seed)
    for moment in whole:
        began = moment.state.began
        assert 0 <= began <= moment.number
        assert not began or moment.action is not None, "nothing is half made at the end"
        for between in whole[moment.number - began : moment.number]:
            assert title.turn(between.state) == title.turn(moment.state), "another seat decided in between"
            assert not brings_news(title.tell(between.state, between.action)), "a half-made action reaches over a fence"
        if began:
            assert whole[moment.number - began].state.began == 0, "a half-made action begins in the midst of another"


# Touches


def check_touches(title: AnyTitle, setup: Setup, seed: int) -> None:
    """Every action touches something, and what it touches tells it apart.

    Drags and toggles (two or more steps, and every prompt of many things) must lead to one action. Where one thing is
    asked about one place (yes or no, a number, one of several ways), its actions may touch just that place: the window
    shows them side by side.
    """
    for moment in decisions(title, setup, seed, 80):
        seat, listed = title.turn(moment.state), title.actions(moment.state)
        observed = title.observe(moment.state, seat)
        touched = [title.touches(moment.state, action) for action in listed]
        assert touched == [title.touches(observed, action) for action in listed], "touches differ in the observation"
        for action, steps in zip(listed, touched, strict=True):
            assert_touches(action, steps)
        may_share = title.prompt(moment.state).ask in (Ask.YES_NO, Ask.ONE, Ask.NUMBER)
        for (one, steps), (other, same) in combinations(zip(listed, touched, strict=True), 2):
            is_told_apart = steps != same or (may_share and len(steps) == 1)
            assert is_told_apart, f"{one} and {other} both touch {steps}"


def assert_touches(action: Action, steps: Any) -> None:
    assert isinstance(steps, tuple), f"{action} touches {steps!r}"
    assert steps, f"{action} touches nothing"
    for ids in steps:
        assert isinstance(ids, tuple)
        assert ids, f"a step of {action} touches nothing"
        assert all(isinstance(name, str) and name for name in ids), f"{action} touches {ids!r}"
        assert len(set(ids)) == len(ids)


# Score


def check_standing(title: AnyTitle, setup: Setup, seed: int) -> None:
    """The lines add up, for each seat, also from what they are made of; and an observation has a standing too."""
    for moment in spread(story(title, setup, seed), 80):
        views = [title.observe(moment.state, seat) for seat in range(setup.seats)]
        for state in (moment.state, *views):
            standings = title.standing(state)
            breakdowns = title.breakdown(state)
            assert len(standings) == len(breakdowns) == setup.seats
            for standing, breakdown in zip(standings, breakdowns, strict=True):
                assert isinstance(standing, Standing)
                assert standing.total == sum(points for _, points in standing.lines), "the lines do not add up"
                assert_made_of(standing, breakdown)
                names = [name for name, _ in standing.lines]
                assert len(set(names)) == len(names)
                assert all(names)


def assert_made_of(standing: Standing, breakdown: Breakdown) -> None:
    """What is told of a line is all of it."""
    lines = dict(standing.lines)
    assert set(breakdown) <= set(lines), "a line is told that is not counted"
    for line, parts in breakdown.items():
        assert sum(points for _, points in parts) == lines[line], f"{line} is not made of what is told"
        assert all(points for _, points in parts), f"{line} counts nothing for something"


def check_value(title: AnyTitle, setup: Setup, seed: int) -> None:
    """An estimate lies between lost and won, also one of an action, and at the end winners have more than losers."""
    for moment in spread(story(title, setup, seed), 40):
        values = [title.value(moment.state, seat) for seat in range(setup.seats)]
        assert all(0 <= value <= 1 for value in values)
        if moment.action is not None:
            assert_opinions(title, moment.state)
            assert_opinions(title, title.observe(moment.state, title.turn(moment.state)))
    winners = title.outcome(moment.state).winners
    won = [values[seat] for seat in winners]
    lost = [value for seat, value in enumerate(values) if seat not in winners]
    assert not won or not lost or min(won) > max(lost), f"a winner is worth {min(won)}, a loser {max(lost)}"


def assert_opinions(title: AnyTitle, state: Any) -> None:
    """Where the title has an opinion of actions, it has one of each."""
    listed = title.actions(state)
    priors, expected = title.priors(state, listed), title.expected(state, listed)
    assert priors is None or (len(priors) == len(listed) and all(0 <= p < math.inf for p in priors))
    assert expected is None or (len(expected) == len(listed) and all(0 <= e <= 1 for e in expected))


# What a seat may know


def twins(title: AnyTitle, state: Any, seat: int, seed: int, twin: Twin | None, count: int = 3) -> list[Any]:
    """Other states that differ from this one only in what the seat may not know.

    Some are imagined, one has other randomness only, and some are made without asking the title, if there is a maker:
    what `observe` leaks, `imagine` takes for known.
    """
    observed = title.observe(state, seat)
    imagined = [title.imagine(observed, seat, fresh(seed, salt)) for salt in range(count)]
    return [*imagined, other_chance(state, seed), *made_twins(state, seat, seed, twin, count)]


def other_chance(state: Any, seed: int, salt: int = 99) -> Any:
    return attrs.evolve(state, seed=fresh(seed, salt).number())


def made_twins(state: Any, seat: int, seed: int, twin: Twin | None, count: int = 3) -> list[Any]:
    return [twin(state, seat, fresh(seed, salt)) for salt in range(count)] if twin else []


def check_observation(title: AnyTitle, setup: Setup, seed: int) -> None:
    """An observation names its viewer, and holds no randomness and nothing of the full state that holds any."""
    for moment in spread(story(title, setup, seed), 60):
        state = attrs.evolve(moment.state, seed=fresh(seed, moment.number).number())
        for seat in range(setup.seats):
            observed = title.observe(state, seat)
            assert type(observed) is type(state)
            assert observed.viewer == seat
            assert (observed.seed, observed.counter) == (UNKNOWN, UNKNOWN), "an observation holds randomness"
            assert observed.began == state.began
            for path, part in walk(observed):
                assert part is not state, f"{path} is the full state"
                assert part != state.seed or not isinstance(part, int), f"{path} is the seed"
            assert title.turn(observed) == title.turn(state)
            assert title.sizes(observed) == title.sizes(state)
            assert_asked(title, state, observed, seat)


def assert_asked(title: AnyTitle, state: Any, observed: Any, seat: int) -> None:
    """Who decides sees its question and its actions; who does not has no actions."""
    decider = title.turn(state)
    if seat == decider:
        assert title.prompt(observed) == title.prompt(state)
        assert texts(title.actions(observed)) == texts(title.actions(state))
    else:
        assert not title.actions(observed), f"seat {seat} has actions and is not deciding"
    if decider is not None:
        assert title.prompt(observed).seat == decider
        for action in spread(title.actions(state), 12):
            assert (title.why_not(observed, action) is None) == (seat == decider)


def check_imagine(title: AnyTitle, setup: Setup, seed: int) -> None:
    """An imagined state fits all that the seat knows, has randomness of its own, and can be played like any other."""
    for moment in spread(story(title, setup, seed), 30):
        state = moment.state
        for seat in range(setup.seats):
            observed = title.observe(state, seat)
            seeds = set()
            for salt in range(3):
                imagined = title.imagine(observed, seat, fresh(seed, moment.number, salt))
                seeds.add((imagined.seed, imagined.counter))
                assert_fits(title, state, observed, imagined, seat)
                again = title.imagine(observed, seat, fresh(seed, moment.number, salt))
                assert snapshot(imagined) == snapshot(again), "imagine does not follow its rng"
            assert len(seeds) == 3, "imagined states share their randomness"
            assert (state.seed, state.counter) not in seeds, "an imagined state has the randomness of the real one"


def assert_fits(title: AnyTitle, state: Any, observed: Any, imagined: Any, seat: int) -> None:
    assert imagined.viewer == UNKNOWN
    assert imagined.seed != UNKNOWN
    assert imagined.counter != UNKNOWN
    assert title.turn(imagined) == title.turn(state)
    if seat == title.turn(state):
        assert texts(title.actions(imagined)) == texts(title.actions(state)), "an imagined state offers other actions"
        assert title.prompt(imagined) == title.prompt(state)
    assert snapshot(title.observe(imagined, seat)) == snapshot(observed), "an imagined state does not fit"
    assert dict(title.pieces(imagined)) == dict(title.pieces(state)), "an imagined state has other pieces"
    assert title.sizes(imagined) == title.sizes(state)
    decider = title.turn(imagined)
    if decider is not None:  # also whoever is imagined knows what can be done
        assert texts(title.actions(title.observe(imagined, decider))) == texts(title.actions(imagined))


def check_imagined_matches_end(title: AnyTitle, setup: Setup, seed: int) -> None:
    for moment in decisions(title, setup, seed, 6):
        for seat in range(setup.seats):
            observed = title.observe(moment.state, seat)
            rng = fresh(seed, moment.number, seat)
            *_, last = play_by_chance(title, title.imagine(observed, seat, rng), rng)
            assert title.outcome(last.state) is not None


def check_hidden_looks_the_same(
    title: AnyTitle, setup: Setup, seed: int, twin: Twin | None = None, choose: Choose | None = None
) -> None:
    """States that differ only in what a seat may not know look the same to it, and so its choice is the same."""
    for moment in spread(story(title, setup, seed), 30 if choose is None else 15):
        for seat in range(setup.seats):
            observed = title.observe(moment.state, seat)
            others = twins(title, moment.state, seat, fresh(seed, moment.number).seed, twin)
            views = [title.observe(other, seat) for other in others]
            for view in views:
                assert snapshot(view) == snapshot(observed), f"seat {seat} sees what it may not know"
                assert_looks_the_same(title, observed, view)
            if choose is not None and seat == title.turn(moment.state):
                chosen = {choose(title, view, seat, seed) for view in (observed, *views[::3])}
                assert len(chosen) == 1, f"a choice depends on what the seat may not know: {texts(chosen)}"
                assert chosen <= set(title.actions(observed))


def assert_looks_the_same(title: AnyTitle, observed: Any, view: Any) -> None:
    assert texts(title.actions(view)) == texts(title.actions(observed))
    assert title.standing(view) == title.standing(observed)
    if title.turn(observed) is not None:
        assert title.prompt(view) == title.prompt(observed)


def heard(title: AnyTitle, events: Iterable[Event], seat: int) -> list[tuple[Any, ...]]:
    """What the seat is told. Audience and news are left out: they are for the host."""
    told = (title.redact(event, seat) for event in events)
    return [(event.kind, event.seat, event.data) for event in told if event is not None]


@attrs.frozen
class Sight:
    """What a seat sees after an action, what it has heard of it, and who decides what next: that is plain to all."""

    seen: Any
    heard: list[tuple[Any, ...]]
    asked: Prompt | None


def after_and_heard(title: AnyTitle, state: Any, action: Action, seat: int) -> Sight:
    record: list[Event] = []
    after = title.apply(state, action, record)
    asked = None if title.turn(after) is None else title.prompt(after)
    return Sight(snapshot(title.observe(after, seat)), heard(title, record, seat), asked)


def check_seen_is_told(
    title: AnyTitle, setup: Setup, seed: int, twin: Twin | None = None, passing: frozenset[str] = frozenset()
) -> None:
    """A seat is told what it sees, and no event tells a secret.

    The same action in two states that look the same to a seat: if it hears the same, it sees the same afterwards. If
    they differ only in hidden cards and it sees the same afterwards, it heard the same: so dice may be told, and a card
    that stays hidden may not. ``passing`` names kinds of events that openly show what is hidden again at once, as a
    card shown and shuffled in. Imagined states will not do here: they can't say who else knows a hidden card.
    """
    for moment in decisions(title, setup, seed, 40):
        state, salt = moment.state, fresh(seed, moment.number).seed
        actions = {moment.action, *spread(title.actions(state), 4)}
        for seat in range(setup.seats):
            chances = [other_chance(state, salt, number) for number in range(3)]
            made = made_twins(state, seat, salt, twin)
            for action in actions:
                here = after_and_heard(title, state, action, seat)
                for other in (*chances, *made):
                    if title.why_not(other, action) is None:
                        there = after_and_heard(title, other, action, seat)
                        assert_told(here, there, action, seat)
                        if other in made:
                            assert_no_secret(here, there, action, seat, passing)


def assert_told(here: Sight, there: Sight, action: Action, seat: int) -> None:
    if (here.heard, here.asked) == (there.heard, there.asked):
        assert here.seen == there.seen, f"seat {seat} learns through {action} what no event tells it"


def assert_no_secret(here: Sight, there: Sight, action: Action, seat: int, passing: frozenset[str]) -> None:
    # In which order things happened may pass and leave no trace, as a card drawn before or after another.
    lasting, also = (sorted(repr(t) for t in each.heard if t[0] not in passing) for each in (here, there))
    assert here.seen != there.seen or lasting == also, f"an event of {action} tells seat {seat} a secret"


def check_next_question_tells_nothing(
    title: AnyTitle, setup: Setup, seed: int, twin: Twin | None = None, hand_twin: Twin | None = None, most: int = 40
) -> None:
    """Who is asked what after an action does not hang on what others hold, unless events tell it.

    ``hand_twin`` makes states in which other hands differ and nothing that is drawn; without one, ``twin`` is used.
    """
    for moment in decisions(title, setup, seed, most):
        state, salt = moment.state, fresh(seed, moment.number).seed
        actions = [moment.action, *spread(title.actions(state), 3)]
        for seat in range(setup.seats):
            for other in made_twins(state, seat, salt, hand_twin or twin, 2):
                for action in actions:
                    if title.why_not(other, action) is None:
                        assert_next_is_alike(title, state, other, action, seat)


def assert_next_is_alike(title: AnyTitle, state: Any, other: Any, action: Action, seat: int) -> None:
    here, there = (told_and_next(title, world, action, seat) for world in (state, other))
    if here[0] == there[0]:
        assert here[1:] == there[1:], (
            f"{action} is followed by what tells seat {seat} a secret: {here[1:]}, {there[1:]}"
        )


def told_and_next(title: AnyTitle, state: Any, action: Action, seat: int) -> tuple[Any, ...]:
    """What the seat hears of an action, who decides then, and the question as the seat sees it."""
    record: list[Event] = []
    after = title.apply(state, action, record)
    decider = title.turn(after)
    asked = None if decider is None else title.prompt(title.observe(after, seat))
    return heard(title, record, seat), decider, asked


def check_formalities(title: AnyTitle, setup: Setup, seed: int) -> None:
    """A formality has one answer; its seat sees that it is one, and another seat does not."""
    for moment in decisions(title, setup, seed):
        if title.is_formality(moment.state):
            decider = title.turn(moment.state)
            assert len(title.actions(moment.state)) == 1, "a formality has one answer"
            for seat in range(setup.seats):
                is_known = title.is_formality(title.observe(moment.state, seat))
                assert is_known == (seat == decider), f"seat {seat} takes it for a formality: {is_known}"


def check_fences(title: AnyTitle, setup: Setup, seed: int, twin: Twin | None = None) -> None:
    """What an action without a fence leads to could be foreseen by the seat that decides."""
    for moment in decisions(title, setup, seed, 25):
        seat = title.turn(moment.state)
        others = twins(title, moment.state, seat, fresh(seed, moment.number).seed, twin)
        for action in spread(title.actions(moment.state), 12):
            if not brings_news(title.tell(moment.state, action)):
                assert_foreseen(title, moment.state, others, action, setup.seats)


def assert_foreseen(title: AnyTitle, state: Any, others: Iterable[Any], action: Action, seats: int) -> None:
    decider = title.turn(state)
    for seat in range(seats):
        here = after_and_heard(title, state, action, seat)
        for other in others:
            there = after_and_heard(title, other, action, seat)
            assert here.heard == there.heard, f"{action} is no fence and tells seat {seat} something new"
            if seat == decider:
                assert here.seen == there.seen, f"{action} is no fence and could not be foreseen"


def check_secrets(title: AnyTitle, setup: Setup, seed: int) -> None:
    """A seat that has no secrets knows nothing that the others do not: in their imagination it sees the same."""
    for moment in spread(story(title, setup, seed), 25):
        for seat in range(setup.seats):
            if title.has_secrets(moment.state, seat):
                continue
            seen = snapshot(title.observe(moment.state, seat))
            for other in set(range(setup.seats)) - {seat}:
                observed = title.observe(moment.state, other)
                imagined = title.imagine(observed, other, fresh(seed, moment.number, other))
                assert snapshot(title.observe(imagined, seat)) == seen, f"seat {seat} knows what seat {other} does not"


def hides_something(title: AnyTitle, setup: Setup, seed: int) -> bool:
    """Whether some observation lacks more than the randomness."""
    for moment in spread(story(title, setup, seed), 25):
        for seat in range(setup.seats):
            plain = attrs.evolve(moment.state, seed=UNKNOWN, counter=UNKNOWN, viewer=seat)
            if snapshot(title.observe(moment.state, seat)) != snapshot(plain):
                return True
    return False
