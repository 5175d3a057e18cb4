"""The contract that every title meets.

A title is one stateless object; all that is true of a match is in its state, a value. The window, the AI, the library
and the command line know titles only through this class.

Whatever takes a state takes an observation too, `apply` and what it leads to excepted: `turn`, `prompt`, `actions`,
`why_not`, `touches`, `intent`, `sample`, `priors`, `expected` and `standing` never need more than their seat may know.
What comes of an action is asked of `foresee`: nobody calls `apply` on an observation.
"""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.events import Event, Recorder, redact
from ludarium.engine.foresight import Foresight
from ludarium.engine.options import UNDO, Option
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import ContentError, Reason, RuleError, because
from ludarium.engine.scene import Scene, TurnProgress, Unused
from ludarium.engine.setups import Setup, make_setup


class State(Protocol):
    """What the engine itself asks of a state; all else belongs to the title.

    seed, counter: the state's own randomness; an observation has neither (both UNKNOWN)
    began: how many actions ago the half-made action on top of the stack began, 0 when none is half made
    viewer: the seat whose observation this is, UNKNOWN for the full state
    """

    @property
    def seed(self) -> int: ...
    @property
    def counter(self) -> int: ...
    @property
    def began(self) -> int: ...
    @property
    def viewer(self) -> int: ...


S = TypeVar("S", bound=State)

Touches = tuple[tuple[str, ...], ...]
"""What an action touches, in order: for each step the ids of the pieces or places that would do equally well."""

Offers = Mapping[Action, Touches]
"""Every legal action with what it touches."""


@attrs.frozen
class Standing:
    """A seat's score so far, line by line. In an observation it says what is known."""

    lines: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(map(itemgetter(1), self.lines))


Breakdown = Mapping[str, tuple[tuple[str, int], ...]]
"""What lines of a score are made of: for each line what brought how many points, which add up to it."""


@attrs.frozen
class TieBreak:
    """What decides between seats with the same score: its name, and the numbers that add up to what is compared."""

    name: str
    numbers: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.numbers)


@attrs.frozen
class Outcome:
    """How a match ended.

    winners: who won, all of them when it is shared; empty when a target was missed
    decided_by: "score", the tie-break's name, or "shared"; alone, how the target was met, a word that begins with
        "reached" where it was equalled but not beaten
    """

    winners: tuple[int, ...]
    decided_by: str


@attrs.frozen
class OwnContent:
    """Content of somebody's own that a match is played with: its kind, such as "pack", its name, and a check sum."""

    kind: str
    name: str
    checksum: str


class Title(ABC, Generic[S]):
    """The rules of one game."""

    id: ClassVar[str]
    allowed_seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    headless_choices: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """What has no table yet: (option, choice) that can be played, but that no window may offer."""

    terms: ClassVar[tuple[str, ...]] = ()
    """The options by which results are told apart, besides sides; those that a match does not have tell nothing."""

    announced: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that all must hear of, because they settle when the match ends: the table says them at once."""

    finds_first_player: ClassVar[bool] = False
    """Whether who begins is found in play, so that nothing of it is chosen before."""

    longest_match: ClassVar[int] = 0
    """After so many rounds a match may be scored as it stands (see `overlong`); 0 where the rules end every match."""

    rules_version: int = 1
    content_version: int = 1

    def check_file(self, path: Path) -> Title[S]:
        """The title with content of somebody's own that was tried out, or a `ContentError` with what does not fit."""
        raise ContentError(because("content-own", file=path.name))

    def played_with(self, options: Mapping[str, str]) -> Title[S]:
        """The title for a match with these options: another one where they name content of somebody's own."""
        return self

    def own_content(self, options: Mapping[str, str]) -> OwnContent | None:
        """The content of somebody's own that these options name; None where all is ours, an error where it is gone."""
        return None

    # Setting up

    def setup(self, names: Sequence[str] | int, first: int = 0, options: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up. A number of seats in place of names gives plain ones."""
        if isinstance(names, int):
            names = tuple(f"Seat {n + 1}" for n in range(names))
        return make_setup((*self.options, UNDO), self.allowed_seats, names, first, options)

    @abstractmethod
    def start(self, setup: Setup, seed: int) -> S:
        """The first state."""

    # Deciding

    @abstractmethod
    def turn(self, state: S) -> int | None:
        """The seat that must decide now, or None when the match is over."""

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """What is being asked of that seat."""

    @abstractmethod
    def actions(self, state: S) -> Sequence[Action]:
        """Every legal action; none when the match is over, or in an observation of a seat that is not deciding."""

    @abstractmethod
    def why_not(self, state: S, action: Action) -> Reason | None:
        """None when the action is legal, else what stands in its way."""

    @abstractmethod
    def apply(self, state: S, action: Action, record: Recorder | None = None) -> S:
        """The next state, without asking whether the action is legal. Events go to ``record``, if there is one."""

    def play(self, state: S, action: Action) -> S:
        """The next state, or a `RuleError` with the reason."""
        reason = self.why_not(state, action)
        if reason is not None:
            raise RuleError(reason)
        return self.apply(state, action)

    def sample(self, state: S, rng: Rng) -> Action:
        """A legal action by chance, for random play. Titles with many actions pick without listing them all."""
        return rng.pick(self.actions(state))

    def is_formality(self, state: S) -> bool:
        """Whether the question has one answer and comes only because its absence would tell what a seat holds.

        The program gives that answer. Only the full state and the observation of the deciding seat can say so.
        """
        return False

    @abstractmethod
    def touches(self, state: S, action: Action) -> Touches:
        """The pieces and places that the action touches, from the one it begins with to the one it ends at."""

    def offers(self, state: S) -> Offers:
        return {action: self.touches(state, action) for action in self.actions(state)}

    def intent(self, state: S, piece: str, place: str) -> Action | None:
        """The action that bringing the piece to the place would mean, legal or not; None when it means nothing."""
        return None

    # Telling

    def tell(self, state: S, action: Action) -> tuple[Event, ...]:
        """What will happen: the resolver run with a recorder."""
        record: Recorder = []
        self.apply(state, action, record)
        return tuple(record)

    def redact(self, event: Event, seat: int) -> Event | None:
        """The event as the seat may see it, or None."""
        return redact(event, seat)

    def is_sealed(self, state: S, action: Action) -> bool:
        """Whether nobody else learns anything of this action yet: its seat may change it while others decide theirs."""
        return False

    # Knowing

    @abstractmethod
    def observe(self, state: S, seat: int) -> S:
        """The state as the seat may know it: what is hidden is gone, and so is the randomness."""

    @abstractmethod
    def imagine(self, observed: S, seat: int, rng: Rng) -> S:
        """A full state that fits all that the seat knows, with randomness of its own. For search only."""

    def imagination(self, observed: S, seat: int) -> Callable[[Rng], S]:
        """`imagine` for whoever asks for many states of one observation: what they share is worked out once."""
        return partial(self.imagine, observed, seat)

    def has_secrets(self, state: S, seat: int) -> bool:
        """Whether the seat knows something that others at the same machine must not see."""
        return False

    # What lies on the table: of an observation only, and never more than its seat may know.
    # Callers that have the offers of the observation already hand them over.

    def scene(self, observed: S, offers: Offers | None = None) -> Scene:
        """Every thing that lies on the table, with all that actions touch."""
        return ()

    def foresee(self, observed: S, *actions: Action) -> S | None:
        """The observation that these actions of its seat lead to, or None where chance or something hidden decides."""
        return Foresight(self, observed).after(*actions)

    def waste(self, observed: S, action: Action, offers: Offers | None = None) -> Unused:
        """What the action would let go unused, for the warning before it."""
        return ()

    def turn_progress(self, observed: S, offers: Offers | None = None) -> TurnProgress:
        """Where in the turn one is, how near the end is, and what is looked for but barred."""
        return TurnProgress()

    # Scoring

    @abstractmethod
    def standing(self, state: S) -> tuple[Standing, ...]:
        """The score so far, for each seat."""

    def rival(self, state: S) -> Standing | None:
        """The score of whoever plays by a printed table and has no seat; None where nobody does."""
        return None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Who won and by what, or None while the match goes on."""

    def round(self, state: S) -> int:
        """Which round it is, counted from 1 over the whole match; 0 where the title counts none."""
        return int(getattr(state, "round", 0))

    def goal(self, state: S) -> int | None:
        """The score to beat, for a match that is played against one; None where it is not, or not known yet."""
        return None

    def breakdown(self, state: S) -> tuple[Breakdown, ...]:
        """What the lines of `standing` are made of, for each seat, as far as the title can tell. For people to read."""
        return tuple({} for _ in self.standing(state))

    def tie_break(self, state: S, seat: int) -> TieBreak | None:
        """What would count for the seat if its score were equalled; None where nothing does."""
        return None

    def side(self, state: S, seat: int) -> str:
        """What a seat plays where no two are alike, such as its nation: results are told apart by it. Else nothing."""
        return ""

    def rotation(self, seats: int, seed: int, number: int) -> Mapping[str, str]:
        """The options that give each side its turn in a series of matches, for the match of that number."""
        return {}

    def challenge(self, seed: int) -> Mapping[str, str] | None:
        """The options of the challenge of a day, drawn from its seed; None where the title has no such challenge."""
        return None

    def opening(self, state: S, action: Action) -> str:
        """What a seat begins with, where the action chooses it: results are told apart by it. Else nothing."""
        return ""

    # Checking

    @abstractmethod
    def sizes(self, state: S) -> tuple[int, ...]:
        """How many pieces lie in each zone: part of the digest, and known to everyone."""

    @abstractmethod
    def pieces(self, state: S) -> Mapping[str, int]:
        """How many there are of each piece that can be neither made nor lost."""

    def digest(self, state: S) -> str:
        """A short check sum over a small projection of the state, not over its class's layout.

        A match file keeps one for each action, so a match that no longer replays says at which action it parted.
        """
        seat = self.turn(state)
        asked = "" if seat is None else self.prompt(state).key
        totals = tuple(standing.total for standing in self.standing(state))
        seen = repr((seat, asked, totals, state.counter, self.sizes(state)))
        return f"{zlib.crc32(seen.encode()):08x}"

    # Knowledge for the computer's seats

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won): exact when the match is over, else an estimate."""

    def is_quiet(self, state: S) -> bool:
        """Whether `value` is at its best here, so that a search need not look further: say, between two turns."""
        return False

    def expected(self, state: S, actions: Sequence[Action]) -> Sequence[float] | None:
        """The exact expectation of each action's value where the title can work it out (dice), else None.

        A search takes it as it is: sampling would only add noise.
        """
        return None

    def priors(self, state: S, actions: Sequence[Action]) -> Sequence[float] | None:
        """How promising each action looks before any search; None when the title has no opinion."""
        return None
