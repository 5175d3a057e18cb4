"""The box, compiled for play: components as numbers, effects as programs, abilities by what they wait for."""

from __future__ import annotations

from typing import NamedTuple

from ludarium.engine.effects.filters import Fits
from ludarium.engine.effects.machine import Program
from ludarium.engine.effects.verbs import Choose, CostThen
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.frames import NOTHING
from ludarium.games.rome.content import Ability, Content, Difficulty, Length
from ludarium.games.rome.kinds import BURDENS, KIND_OF, LOAN, SPACE_OF, STRIFE, TRACK_OF, TRACKS
from ludarium.games.rome.vocabulary import (
    BoostBonus,
    BoostFree,
    CardGain,
    ChangeCost,
    Modifier,
    OtherPrice,
    Range,
)

Cost = tuple[tuple[int, int], ...]
"""Kinds and numbers."""


class Passive(NamedTuple):
    """A modifier of the box.

    card: what says it; needs_token: only while a Ready token lies there
    delta, n: what it changes by, and its number, where it has such
    is_helper: it works once a turn, when the player says so
    """

    number: int
    key: str
    step: Modifier
    card: int
    needs_token: bool
    delta: int
    n: int
    is_helper: bool


class Listener(NamedTuple):
    """What waits for an event: its program, and the card or leader's ability that it stands on."""

    number: int
    event: str
    program: int
    card: int
    only: str


class Use(NamedTuple):
    """An ability that is used as an action: its program and whether it works once a turn."""

    number: int
    program: int
    once: bool
    ability: Ability


def key_of(step: Modifier) -> str:
    """Under which name a modifier is looked for."""
    match step:
        case ChangeCost():
            return f"cost:{step.of}"
        case OtherPrice():
            return f"price:{step.of}"
        case Range():
            return f"range:{step.of}"
        case BoostFree() | BoostBonus():
            return f"{step.verb}:{step.resource}"
        case CardGain():
            return f"{step.verb}:{step.what}"
    return step.verb


def begins_with_cost(steps: Instructions) -> bool:
    """Whether an action begins with a cost, or with a choice of nothing but costs."""
    first = steps[0]
    return all(map(begins_with_cost, first.options)) if isinstance(first, Choose) else isinstance(first, CostThen)


class Box:
    """Everything in the box.

    keys, number_of: names of all things with an effect, and back: cards of decks first (attribute cards, developments,
        strife, loan), then territories, the Capital, abilities of leaders
    fitting: predicates on cards that were worked out

    What `compilation` makes of it:

    programs, program_of: all programs, and where each is by its name
    basic, boosted, drawback, produce, resting, influenced, when_developed, agreements: programs by card
    on_spending, while_ready: uses of developments by card
    passives, listeners: all of them by number; in_hand, in_empire, listening: by card; of_…: by name
    """

    basic: list[int]
    boosted: list[int]
    drawback: dict[int, int]
    produce: dict[int, int]
    resting: dict[int, int]
    influenced: dict[int, list[int]]
    when_developed: dict[int, int]
    agreements: dict[tuple[int, str], tuple[int, int]]
    on_spending: dict[int, list[Use]]
    while_ready: dict[int, list[Use]]
    in_hand: dict[int, tuple[Passive, ...]]
    in_empire: dict[int, tuple[Passive, ...]]
    listening: dict[int, tuple[Listener, ...]]
    leader_listeners: list[tuple[Listener, ...]]
    leader_passives: list[tuple[Passive, ...]]
    leader_actions: list[tuple[tuple[int, Use], ...]]
    of_leader: list[dict[str, tuple[Passive, ...]]]
    of_hand: dict[str, tuple[Passive, ...]]
    of_empire: dict[str, tuple[Passive, ...]]
    heard: set[str]

    def __init__(self, content: Content) -> None:
        self.content, self.sheet, self.numbers = content, content.sheet, content.sheet.numbers
        self.version, self.checksum = content.sheet.version, content.checksum
        self._number_everything(content)
        self._read_cards(content)
        self._read_settings(content)
        self.programs: list[Program] = []
        self.program_of: dict[str, int] = {}
        self.passives: list[Passive] = []
        self.listeners: list[Listener] = []
        self.uses: list[Use] = []
        self.fitting: dict[str, Fits] = {}

    # Reading

    def _number_everything(self, content: Content) -> None:
        self.attributes = range(len(content.attributes))
        self.developments = range(self.attributes.stop, self.attributes.stop + len(content.developments))
        self.strife, self.loan = self.developments.stop, self.developments.stop + 1
        self.territories = range(self.loan + 1, self.loan + 1 + len(content.territories))
        self.capital = self.territories.stop
        abilities = [ability for leader in content.leaders for ability in leader.abilities]
        parts = (content.attributes, content.developments)
        self.keys = [card.key for part in parts for card in part]
        self.keys += [*BURDENS, *(territory.key for territory in content.territories), content.sheet.capital.key]
        self.first_ability = len(self.keys)
        self.keys += [ability.key for ability in abilities]
        self.number_of = {key: number for number, key in enumerate(self.keys)}
        self.enemy_of = {enemy.key: number for number, enemy in enumerate(content.enemies)}
        self.edict_of = {edict.key: number for number, edict in enumerate(content.edicts)}
        self.leader_of = {leader.key: number for number, leader in enumerate(content.leaders)}
        self.enemies, self.edicts, self.leaders = content.enemies, content.edicts, content.leaders
        self.enemy_spaces = tuple(SPACE_OF[name] for name in content.sheet.enemy_spaces)
        self.burden_of = {STRIFE: self.strife, LOAN: self.loan}

    def _read_cards(self, content: Content) -> None:
        attributes, developments = content.attributes, content.developments
        none = len(self.keys) - len(attributes)
        self.banner = (*(KIND_OF[card.banner] for card in attributes), *[NOTHING] * none)
        self.is_forced = frozenset(n for n, card in enumerate(attributes) if card.forced)
        self.kept_in_hand = frozenset(n for n, card in enumerate(attributes) if not card.discardable)
        self.untrashable = frozenset(n for n, card in enumerate(attributes) if not card.trashable)
        self.starting = tuple(n for n, card in enumerate(attributes) if card.set == "starting")
        self.advanced = tuple(n for n, card in enumerate(attributes) if card.set == "advanced")
        self.costs: dict[int, Cost] = {}
        self.bonuses: dict[int, tuple[int, ...]] = {}
        for number, card in zip(self.developments, developments, strict=True):
            self.costs[number] = tuple((KIND_OF[kind], n) for kind, n in card.cost.items())
            self.bonuses[number] = tuple(TRACK_OF[name] for name in card.bonuses)
        self.level = {n: card.level for n, card in zip(self.developments, developments, strict=True)}
        self.of_level = {level: tuple(n for n in self.developments if self.level[n] == level) for level in (1, 2)}
        self.development = dict(zip(self.developments, developments, strict=True))
        self.territory = dict(zip(self.territories, content.territories, strict=True))
        self.tracks = tuple(tuple(leader.tracks[name] for name in TRACKS) for leader in content.leaders)

    def _read_settings(self, content: Content) -> None:
        self.settings: list[tuple[Length, Difficulty]] = [
            (length, difficulty) for length in content.sheet.lengths for difficulty in length.difficulties
        ]
        self.setting_of = {(length.key, one.key): n for n, (length, one) in enumerate(self.settings)}

    def deck_of(self, leader: int) -> tuple[int, ...]:
        """The starting deck: the leader's two cards stand in for those that carry the mark."""
        cards = [self.number_of[key] for key in self.leaders[leader].cards]
        by_role = {self.content.attributes[card].role: card for card in cards}
        return tuple(sorted(by_role.get(self.content.attributes[card].replaced, card) for card in self.starting))

    def passive(self, step: Modifier, card: int, needs_token: bool = False) -> Passive:
        """A modifier, numbered."""
        delta, n = getattr(step, "delta", 0), getattr(step, "n", 0)
        made = Passive(len(self.passives), key_of(step), step, card, needs_token, delta, n, bool(step.limit))
        self.passives.append(made)
        return made
