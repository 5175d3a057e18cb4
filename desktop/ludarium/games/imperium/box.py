"""The two boxes, compiled for play: cards as numbers, effects as programs, abilities by their events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import attrs

from ludarium.engine.effects.building import Builder
from ludarium.engine.effects.effect_frames import Frame
from ludarium.engine.effects.machine import Op, Program, View
from ludarium.engine.effects.packs import Boxes
from ludarium.engine.effects.verbs import CostThen
from ludarium.engine.effects.vocabulary import Steps
from ludarium.engine.reasons import ContentError, because
from ludarium.games.imperium.cards import (
    ICONS,
    STARTS,
    SUITS,
    TYPES,
    Card,
    Copy,
    Exhaust,
    Happening,
    Part,
    Passive,
)
from ludarium.games.imperium.checking import part_name
from ludarium.games.imperium.content import Content, read_content
from ludarium.games.imperium.counting import Count, condition, counted_by, per_count
from ludarium.games.imperium.filters import ANY, Filter, parse_filter
from ludarium.games.imperium.places import SpotNames
from ludarium.games.imperium.scoring import counters, printed_points, score_line
from ludarium.games.imperium.vocabulary import IMPERIUM

NEWEST = 3
NO_PROGRAM = -1


@attrs.frozen
class Ability:
    """An exhaust ability or a passive that runs steps, compiled.

    event: what it waits for, empty for an ability that is used freely
    """

    card: int
    number: int
    program: int
    event: str = ""
    filter: Filter = ANY
    by: tuple[str, ...] = ()
    source: str = ""
    what: str = ""
    any_turn: bool = False
    holds: Callable[[View, Frame], bool] | None = None


@attrs.frozen
class Modifier:
    """A passive that changes a rule, its filter compiled."""

    passive: Passive
    filter: Filter


class Nation:
    """A nation: its cards by where they begin, and what sets it apart."""

    def __init__(self, box: Box, part: Part) -> None:
        self.key, self.box_name, self.stars, self.copies = part.group, part.box, part.stars, part.copies
        two_sided = [copy for copy in part.copies if copy.sides]
        self.power = tuple(box.number_of[side] for side in two_sided[0].sides)
        self.journey = tuple(box.number_of[side] for copy in two_sided[1:] for side in copy.sides)
        self.cards = {
            start: tuple(box.number_of[copy.card] for copy in part.copies if copy.start == start and copy.card)
            for start in STARTS
        }
        self.own = frozenset(card for cards in self.cards.values() for card in cards)
        self.name = box.cards[self.power[0]].name
        self.floods = "floods" in part.traits
        self.has_quests = "quests" in part.traits
        self.starts_as_empire = "starts_as_empire" in part.traits


class Box:
    """All cards, and what is compiled from them. A card is its number in ``cards``."""

    def __init__(self, content: Content) -> None:
        self.sheet, self.book = content.sheet, content.book
        self.version, self.rules = content.sheet.version, content.sheet.rules
        self.checksum = content.checksum
        self.parts = {part_name(part): part for part in content.parts}
        self.cards = content.cards
        self.keys = tuple(card.key for card in self.cards)
        self.filters: dict[str, Filter] = {}
        self.number_of = {key: number for number, key in enumerate(self.keys)}
        self.spot_names = SpotNames(self.keys, self.number_of)
        self._index()
        self.nations = tuple(Nation(self, self.parts[name]) for name in self.sheet.nations)
        self.nation_of = {nation.key: number for number, nation in enumerate(self.nations)}
        self.common_cards = frozenset(
            self.number_of[copy.card] for name in self.sheet.commons for copy in self.parts[name].copies if copy.card
        )
        self.commons_of = {
            suit: frozenset(n for n in self.common_cards if self.cards[n].suits[0] == suit) for suit in SUITS
        }
        self._compile()

    def _index(self) -> None:
        """What the rules ask of a card, by its number."""
        cards = self.cards
        everything = range(len(cards))
        self.with_suit = {suit: frozenset(n for n in everything if suit in cards[n].suits) for suit in SUITS}
        self.with_type = {name: frozenset(n for n in everything if name in cards[n].types) for name in TYPES}
        self.marks = {icon: tuple(card.icons.count(icon) for card in cards) for icon in ICONS}
        self.pinned = frozenset(n for n in everything if cards[n].pinned)
        self.flagged = {
            flag: frozenset(n for n in everything if flag in cards[n].flags)
            for flag in sorted({flag for card in cards for flag in card.flags})
        }
        self.named: dict[str, frozenset[int]] = {}
        for number, card in enumerate(cards):
            self.named[card.name] = self.named.get(card.name, frozenset()) | {number}
        self.counts_double = frozenset(
            n for n in everything if any(passive.what == "counts_as" for passive in cards[n].passive)
        )
        self.unplayable = self.flagged["unplayable"]
        self.unrest = self.number_of["unrest"]
        self.kings = (self.number_of["king-of-kings-a"], self.number_of["king-of-kings-b"])
        tucked = ("uncivilised", "civilised", "tributary")
        self.needs_unrest = frozenset[int]().union(*(self.with_suit[suit] for suit in tucked))

    def _compile(self) -> None:
        from ludarium.games.imperium import verbs
        from ludarium.games.imperium.bot.tables import Tables
        from ludarium.games.imperium.programs import title_programs

        assert verbs  # reading them registers their resolvers
        self.programs: list[Program] = []
        self.program_of: dict[str, int] = {}
        for name, ops in title_programs(self):
            self.program_of[name] = self.add_program(name, ops)
        self.play_program = tuple(self._program(card, "play", card.play) for card in self.cards)
        self.solstice_program = tuple(self._program(card, "solstice", card.solstice) for card in self.cards)
        self.gain_program = tuple(self._program(card, "on_gain", card.on_gain) for card in self.cards)
        self.enter_program = tuple(self._program(card, "on_enter", card.on_enter) for card in self.cards)
        self.instead_program = tuple(self._program(card, "instead", card.instead_of_gain) for card in self.cards)
        self.requirements = tuple(tuple(condition(self, cond) for cond in card.requires) for card in self.cards)
        self.exhausts = tuple(self._exhausts(n, card) for n, card in enumerate(self.cards))
        self.triggers = self._waiting("trigger")
        self.replacements = self._waiting("replace")
        self.modifiers = tuple(self._modifiers(card) for card in self.cards)
        self.point_counts = counters(self)
        self.score_line = tuple(score_line(card) for card in self.cards)
        self.printed = {line: printed_points(self.cards, line) for line in ("cards", "unrest")}
        self.uneven = frozenset(n for n, line in enumerate(self.score_line) if line in ("conditions", "counted"))
        tables = {bot.nation: Tables(self, bot) for bot in self.book.bots}
        self.bots = tuple(tables[nation.key] for nation in self.nations)

    def add_program(self, name: str, ops: Sequence[Op]) -> int:
        self.programs.append(Program(name, ops))
        return len(self.programs) - 1

    def _program(self, card: Card, part: str, steps: Steps) -> int:
        if not steps:
            return NO_PROGRAM
        builder = Builder(IMPERIUM, self)
        try:
            builder.steps(steps)
        except (KeyError, ValueError) as error:
            raise ContentError(
                because("content-shape", file=self._page_of(card), problem=f"card {card.key!r}, {part}: {error}")
            ) from error
        self.programs.append(builder.program(f"{card.key} {part}"))
        return len(self.programs) - 1

    def _page_of(self, card: Card) -> str:
        """The file in which a card stands."""
        return next((f"{name}.json" for name, part in self.parts.items() if card in part.cards), "shared.json")

    def _exhausts(self, number: int, card: Card) -> tuple[Ability, ...]:
        return tuple(
            self._ability(number, which, self._program(card, "exhaust", _with_cost(exhaust)), exhaust.on, exhaust)
            for which, exhaust in enumerate(card.exhaust)
        )

    def _ability(self, card: int, which: int, program: int, on: object, exhaust: Exhaust | None) -> Ability:
        holds = None if exhaust is None or exhaust.cond is None else condition(self, exhaust.cond)
        if not isinstance(on, Happening):
            return Ability(card, which, program, holds=holds)
        return Ability(
            card,
            which,
            program,
            on.event,
            parse_filter(self, on.filter),
            on.by,
            on.from_,
            on.what or on.deck,
            exhaust is not None and exhaust.any_turn,
            holds,
        )

    def _waiting(self, kind: str) -> dict[str, dict[int, list[Ability]]]:
        """Passives of that kind by event, then by card."""
        waiting: dict[str, dict[int, list[Ability]]] = {}
        for number, card in enumerate(self.cards):
            for which, passive in enumerate(card.passive):
                if passive.kind == kind and passive.on is not None:
                    program = self._program(card, kind, passive.steps)
                    ability = self._ability(number, which, program, passive.on, None)
                    waiting.setdefault(passive.on.event, {}).setdefault(number, []).append(ability)
        return waiting

    def _modifiers(self, card: Card) -> dict[str, list[Modifier]]:
        found: dict[str, list[Modifier]] = {}
        for passive in card.passive:
            if passive.kind == "modify":
                found.setdefault(passive.what, []).append(Modifier(passive, parse_filter(self, passive.filter)))
        return found

    @cached_property
    def modifying(self) -> dict[str, frozenset[int]]:
        """The cards that change a rule, by rule."""
        found: dict[str, set[int]] = {}
        for number, modifiers in enumerate(self.modifiers):
            for what in modifiers:
                found.setdefault(what, set()).add(number)
        return {what: frozenset(cards) for what, cards in found.items()}

    @cached_property
    def counts(self) -> tuple[tuple[Count, ...], ...]:
        """For every card what its text counts on the table."""
        return tuple(tuple(per_count(self, per) for per in counted_by(card)) for card in self.cards)

    @cached_property
    def free_abilities(self) -> dict[int, Ability]:
        """The exhaust ability that is used freely, by card."""
        return {
            number: ability
            for number, abilities in enumerate(self.exhausts)
            for ability in abilities
            if not ability.event
        }

    @cached_property
    def reacting(self) -> dict[str, frozenset[int]]:
        """The cards with an exhaust ability that waits, by event."""
        found: dict[str, set[int]] = {}
        for number, abilities in enumerate(self.exhausts):
            for ability in abilities:
                if ability.event:
                    found.setdefault(ability.event, set()).add(number)
        return {event: frozenset(cards) for event, cards in found.items()}

    def copies_of(self, part: str) -> tuple[Copy, ...]:
        return self.parts[part].copies


def _with_cost(exhaust: Exhaust) -> Steps:
    """The steps behind their cost; the check for it is what makes the ability usable."""
    return (CostThen(exhaust.cost, exhaust.steps),) if exhaust.cost else exhaust.steps


BOXES = Boxes("imperium", NEWEST, read_content, Box)
"""Where the boxes of this title come from."""
