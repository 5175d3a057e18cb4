"""All that is in the two boxes: cards as numbers, effects as programs, abilities by their events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import attrs

from ludarium.engine.effects.machine import Program
from ludarium.engine.effects.picking import SpotNames
from ludarium.engine.frames import Frame
from ludarium.engine.steps import View
from ludarium.games.imperium.bot.book import Tables
from ludarium.games.imperium.cards import ICONS, STARTS, SUITS, TYPES, Card, Copy, Part, Passive
from ludarium.games.imperium.checking import part_name
from ludarium.games.imperium.content import Content

NEWEST = 3
NO_PROGRAM = -1

Count = Callable[[View, Frame], int]
Tally = Callable[[Sequence[int]], int]
"""How many there are on the table, or among the cards of a player."""


@attrs.frozen
class Filter:
    """What fits.

    text: as it stands in the data, empty for no limit
    cards: the cards that fit, None for all
    token: a token of that kind must lie on the market card
    garrisons: one of these must lie under the card
    """

    text: str = ""
    cards: frozenset[int] | None = None
    token: str = ""
    garrisons: frozenset[int] | None = None

    def __contains__(self, card: int) -> bool:
        return self.cards is None or card in self.cards

    def fits_slot(self, slot: View) -> bool:
        return (self.cards is None or slot.card in self.cards) and (not self.token or getattr(slot, self.token) > 0)

    def fits_piece(self, piece: View) -> bool:
        return piece.card in self and (self.garrisons is None or any(card in self.garrisons for card in piece.garrison))


ANY = Filter()


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
    """All cards, and what `compilation` makes of them. A card is its number in ``cards``.

    programs, program_of: all programs, and the title's own by name
    play_program … instead_program: by card, NO_PROGRAM if it has none
    exhausts, modifiers: by card; triggers, replacements: passives by event, then by card
    point_counts, score_line, printed, uneven: what `scoring` looks up
    counts: for every card what its text counts on the table
    """

    spot_names: SpotNames
    programs: list[Program]
    program_of: dict[str, int]
    play_program: tuple[int, ...]
    solstice_program: tuple[int, ...]
    gain_program: tuple[int, ...]
    enter_program: tuple[int, ...]
    instead_program: tuple[int, ...]
    requirements: tuple[tuple[Callable[[View, Frame], bool], ...], ...]
    exhausts: tuple[tuple[Ability, ...], ...]
    triggers: dict[str, dict[int, list[Ability]]]
    replacements: dict[str, dict[int, list[Ability]]]
    modifiers: tuple[dict[str, list[Modifier]], ...]
    point_counts: tuple[tuple[tuple[Tally | None, Count], ...], ...]
    score_line: tuple[str, ...]
    printed: dict[str, tuple[int, ...]]
    uneven: frozenset[int]
    counts: tuple[tuple[Count, ...], ...]
    bots: tuple[Tables, ...]

    def __init__(self, content: Content) -> None:
        self.sheet, self.book = content.sheet, content.book
        self.version, self.rules = content.sheet.version, content.sheet.rules
        self.checksum = content.checksum
        self.parts = {part_name(part): part for part in content.parts}
        self.cards = content.cards
        self.keys = tuple(card.key for card in self.cards)
        self.filters: dict[str, Filter] = {}
        self.number_of = {key: number for number, key in enumerate(self.keys)}
        self._index()
        self.nations = tuple(Nation(self, self.parts[name]) for name in self.sheet.nations)
        self.nation_of = {nation.key: number for number, nation in enumerate(self.nations)}
        self.common_cards = frozenset(
            self.number_of[copy.card] for name in self.sheet.commons for copy in self.parts[name].copies if copy.card
        )
        self.commons_of = {
            suit: frozenset(n for n in self.common_cards if self.cards[n].suits[0] == suit) for suit in SUITS
        }

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

    @cached_property
    def modifying(self) -> dict[str, frozenset[int]]:
        """The cards that change a rule, by rule."""
        found: dict[str, set[int]] = {}
        for number, modifiers in enumerate(self.modifiers):
            for what in modifiers:
                found.setdefault(what, set()).add(number)
        return {what: frozenset(cards) for what, cards in found.items()}

    @cached_property
    def bot_values(self) -> tuple[int, ...]:
        """For every card what it is worth to a bot."""
        return tuple(self._bot_value(card) for card in self.cards)

    def _bot_value(self, card: Card) -> int:
        """Its printed points, its best case, or the same number for all that is counted."""
        vp = card.vp
        if vp is None:
            return 0
        if vp.kind == "variable":
            return self.book.variable_value
        best = vp.n if vp.kind == "fixed" else max(vp.else_, *(case.n for case in vp.cases))
        return min(self.sheet.most_for_a_card, best)

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
