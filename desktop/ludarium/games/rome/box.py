"""The box, compiled for play: components as numbers, effects as programs, abilities by what they wait for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludarium.engine.effects.effect_frames import NOTHING
from ludarium.engine.effects.filters import Fits
from ludarium.engine.effects.machine import Op, Program
from ludarium.engine.effects.packs import Boxes
from ludarium.engine.effects.verbs import Choose, CostThen, May
from ludarium.engine.effects.vocabulary import Step, Steps
from ludarium.games.rome.content import NEWEST, Ability, Content, Difficulty, Length, Trigger, read_content
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


def begins_with_cost(steps: Steps) -> bool:
    """Whether an action begins with a cost, or with a choice of nothing but costs."""
    first = steps[0]
    return all(map(begins_with_cost, first.options)) if isinstance(first, Choose) else isinstance(first, CostThen)


class Box:
    """Everything in the box.

    keys, number_of: names of all things with an effect, and back: cards of decks first (attribute cards, developments,
        strife, loan), then territories, the Capital, abilities of leaders
    programs, program_of: all programs, and the title's own by name
    fitting: predicates on cards that were worked out
    """

    def __init__(self, content: Content) -> None:
        self.content, self.sheet, self.numbers = content, content.sheet, content.sheet.numbers
        self.version, self.checksum = content.sheet.version, content.checksum
        self._number_everything(content)
        self._read_cards(content)
        self._read_settings(content)
        self.programs: list[Program] = []
        self.program_of: dict[str, int] = {}
        self.fitting: dict[str, Fits] = {}
        self.passives: list[Passive] = []
        self.listeners: list[Listener] = []
        self.uses: list[Use] = []
        self._compile()
        self._index()

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

    # Compiling

    def _compile(self) -> None:
        from ludarium.games.rome.programs import title_programs

        for name, ops in title_programs(self):
            self.add_program(name, ops)
        content = self.content
        self.basic = [self._half(n, card.basic, "basic") for n, card in enumerate(content.attributes)]
        self.boosted = [self._half(n, card.boosted, "boosted") for n, card in enumerate(content.attributes)]
        self.drawback = {n: self._must(n, c.drawback) for n, c in enumerate(content.attributes) if c.drawback}
        self.in_hand: dict[int, tuple[Passive, ...]] = {}
        for n, card in enumerate(content.attributes):
            if card.hand:
                self.in_hand[n] = self._passives(n, card.hand)
        self.produce = {n: self._program(n, d.produce, "produce") for n, d in self.development.items() if d.produce}
        self.resting: dict[int, int] = {}
        self.influenced: dict[int, list[int]] = {}
        self.on_spending: dict[int, list[Use]] = {}
        self.while_ready: dict[int, list[Use]] = {}
        self.in_empire: dict[int, tuple[Passive, ...]] = {}
        self.listening: dict[int, tuple[Listener, ...]] = {}
        for number, development in self.development.items():
            self._abilities(number, development.abilities)
        self._abilities(self.capital, content.sheet.capital.actions)
        self._compile_territories()
        self._compile_leaders()

    def _compile_territories(self) -> None:
        self.when_developed: dict[int, int] = {}
        self.agreements: dict[tuple[int, str], tuple[int, int]] = {}
        for number, territory in self.territory.items():
            if territory.when_developed:
                self.when_developed[number] = self._program(number, territory.when_developed, "developed")
            if territory.resting:
                self.resting[number] = self._program(number, territory.resting, "resting")
            for kind, agreement in (("short", territory.short), ("lasting", territory.lasting)):
                if agreement is not None:
                    program = self._program(number, agreement.steps, kind)
                    self.agreements[number, kind] = (agreement.technology, program)

    def _compile_leaders(self) -> None:
        self.leader_passives: list[tuple[Passive, ...]] = []
        self.leader_listeners: list[tuple[Listener, ...]] = []
        self.leader_actions: list[tuple[tuple[int, Use], ...]] = []
        number = self.first_ability
        for leader in self.leaders:
            passives: tuple[Passive, ...] = ()
            listeners: tuple[Listener, ...] = ()
            actions: tuple[tuple[int, Use], ...] = ()
            for ability in leader.abilities:
                passives += self._passives(number, ability.modifiers)
                listeners += self._listeners(number, ability.triggers)
                if ability.action:
                    plain = Ability("leader", ability.action, key=ability.key, limit=ability.limit)
                    actions += ((number, self._use(number, plain)),)
                number += 1
            self.leader_passives.append(passives)
            self.leader_listeners.append(listeners)
            self.leader_actions.append(actions)

    def _abilities(self, card: int, abilities: tuple[Ability, ...]) -> None:
        resting = tuple(step for ability in abilities if ability.kind == "resting" for step in ability.steps)
        if resting:
            self.resting[card] = self._program(card, resting, "resting")
        for ability in abilities:
            if ability.modifiers:
                needs_token = ability.kind == "while_influenced"
                more = self._passives(card, ability.modifiers, needs_token)
                self.in_empire[card] = (*self.in_empire.get(card, ()), *more)
            if ability.triggers:
                self.listening[card] = (*self.listening.get(card, ()), *self._listeners(card, ability.triggers))
            if not ability.steps:
                continue
            match ability.kind:
                case "when_influenced":
                    must = ability.must
                    program = self._must(card, ability.steps) if must else self._program(card, (May(ability.steps),))
                    self.influenced.setdefault(card, []).append(program)
                case "when_spent":
                    self.on_spending.setdefault(card, []).append(self._use(card, ability))
                case "while_influenced":
                    self.while_ready.setdefault(card, []).append(self._use(card, ability))

    def _use(self, card: int, ability: Ability) -> Use:
        """One without a cost that could be used without end works once a turn."""
        is_free = ability.kind == "while_influenced" and not begins_with_cost(ability.steps)
        once = ability.limit == "once_per_turn" or is_free
        program = self._program(card, ability.steps, ability.kind, ability.tag)
        use = Use(len(self.uses), program, once, ability)
        self.uses.append(use)
        return use

    def _passives(self, card: int, steps: Steps, needs_token: bool = False) -> tuple[Passive, ...]:
        return tuple(self.passive(step, card, needs_token) for step in steps if isinstance(step, Modifier))

    def passive(self, step: Modifier, card: int, needs_token: bool = False) -> Passive:
        """A modifier, numbered."""
        delta, n = getattr(step, "delta", 0), getattr(step, "n", 0)
        made = Passive(len(self.passives), key_of(step), step, card, needs_token, delta, n, bool(step.limit))
        self.passives.append(made)
        return made

    def _listeners(self, card: int, triggers: tuple[Trigger, ...]) -> tuple[Listener, ...]:
        found = []
        for trigger in triggers:
            program = self._program(card, trigger.steps, trigger.event)
            found.append(Listener(len(self.listeners), trigger.event, program, card, trigger.only))
            self.listeners.append(found[-1])
        return tuple(found)

    def _half(self, card: int, steps: Steps, half: str) -> int:
        from ludarium.games.rome.building import compile_half

        return self.add_program(f"{self.keys[card]} {half}", *compile_half(self, card, steps, half))

    def _program(self, card: int, steps: Steps, name: str = "", tag: str = "") -> int:
        from ludarium.games.rome.building import compile_steps

        return self.add_program(f"{self.keys[card]} {name}", *compile_steps(self, card, steps, tag))

    def _must(self, card: int, steps: Steps) -> int:
        from ludarium.games.rome.building import compile_steps

        return self.add_program(f"{self.keys[card]} must", *compile_steps(self, card, steps, must=True))

    def add_program(
        self, name: str, ops: Sequence[Op], gates: Sequence[Op] = (), sources: Sequence[Step | None] = ()
    ) -> int:
        self.program_of.setdefault(name, len(self.programs))
        self.programs.append(Program(name, ops, gates, sources))
        return len(self.programs) - 1

    def _index(self) -> None:
        """Modifiers by the name that they are looked for under."""
        self.of_leader = [self._by_key(passives) for passives in self.leader_passives]
        self.of_hand = self._by_key(p for passives in self.in_hand.values() for p in passives)
        self.of_empire = self._by_key(p for passives in self.in_empire.values() for p in passives)
        self.heard = {listener.event for listener in self.listeners}

    def _by_key(self, passives: Iterable[Passive]) -> dict[str, tuple[Passive, ...]]:
        found: dict[str, tuple[Passive, ...]] = {}
        for passive in passives:
            found[passive.key] = (*found.get(passive.key, ()), passive)
        return found


BOXES = Boxes("rome", NEWEST, read_content, Box)
"""Where the boxes of this title come from."""
