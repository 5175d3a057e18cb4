"""What a learned value sees of a position: numbered features, grouped in parts that can be kept from call to call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ludarium.engine.frames import NOTHING
from ludarium.games.imperium.cards import BARBARIAN, EMPIRE, SUITS, TYPES, Card
from ludarium.games.imperium.state import ACTIVATE, IDLE, SOLSTICE, Seat, State

if TYPE_CHECKING:
    from ludarium.games.imperium.box import Box

Part = tuple[Any, ...]
"""A kind of part, and what it depends on."""

ZONES = (
    *("hand", "deck", "discard", "ready", "used", "garrison", "history", "development"),
    *("quest", "fixed", "fixed-used", "market", "rival"),
)
"""Where a card may lie for the seat: ready and used are its play area, rival is that of any other player."""

HAND, DECK, DISCARD, READY, USED, GARRISON, HISTORY, DEVELOPMENT = range(8)
QUEST, FIXED, FIXED_USED, MARKET, RIVAL = range(8, 13)
CARDS = 4095
"""The bits of a place that are its card."""

IN_PLAY, ON_TABLE, TOKENS, TURN, TABLE, OWN, OTHER, LEAD = range(20, 28)
"""Kinds of parts that are not one zone of cards."""

STEP, MOST_STEPS = 6, 24
"""A lead counts in steps of so many points, up to so many steps in either direction."""

PHASES, LEVELS = 7, 8
"""The phases of a turn, and one for the turns of others; room for levels of the bot."""


class Features:
    """Numbers the features of a position.

    size: how many there are; names: of these, and of the shared ones behind them that `factors` speaks of
    """

    def __init__(self, box: Box) -> None:
        self.box, self.names = box, list[str]()
        keys, states = box.keys, (BARBARIAN, EMPIRE)
        nations = [f"{nation.key} {state}" for nation in box.nations for state in states]
        phases = [f"{phase} {later}" for phase in range(PHASES) for later in ("over", "to-come")]
        self._zones = [self._block(zone, keys) for zone in ZONES]
        self._steps = {name: (self._block(name, range(1, most + 1)) - 1, most) for name, most in STEPS.items()}
        self._nation, self._other_nation = self._block("nation", nations), self._block("other-nation", nations)
        self._phase, self._level = self._block("phase", phases), self._block("level", range(LEVELS))
        self.size = len(self.names)
        self._marks = [self._block(zone, [f"mark {mark}" for mark in range(MARKS)]) for zone in ZONES]
        self._expand: dict[int, Callable[..., list[int]]] = {
            IN_PLAY: self._in_play,
            ON_TABLE: self._market,
            TOKENS: self._tokens,
            TURN: self._turn,
            TABLE: self._table,
            OWN: self._own,
            OTHER: self._other,
            LEAD: self._lead,
        }

    def _block(self, kind: str, members: Iterable[object]) -> int:
        """Number some features; gives the first number."""
        first = len(self.names)
        self.names += [f"{kind} {member}" for member in members]
        return first

    def factors(self) -> list[list[int]]:
        """For each feature what it is made of when it is learned, so that what is learned of one helps with others.

        A card has a share of its own and one for each of its marks, by zone; a number of things one for each of them.
        """
        found = [[feature] for feature in range(self.size)]
        marks = [marks_of(self.box, number, card) for number, card in enumerate(self.box.cards)]
        for first, shared in zip(self._zones, self._marks, strict=True):
            for card, marked in enumerate(marks):
                found[first + card] += [shared + mark for mark in marked]
        for before, most in self._steps.values():
            for n in range(1, most + 1):
                found[before + n] = list(range(before + 1, before + n + 1))
        return found

    # Parts

    def parts(self, state: State, seat: int, lead: int) -> list[Part]:
        """What the position consists of for a seat that leads by so many points."""
        player, turns = state.seats[seat], state.seat == seat
        play = player.play
        deck = sorted([place & CARDS for place in player.deck if place >= 0])
        if player.deck_holds:
            deck += player.deck_holds
        discard = (*player.discard, *[piece.card for piece in player.limbo]) if player.limbo else player.discard
        tokens = sum([piece.tokens for piece in play])
        garrison = tuple([card for piece in play if piece.garrison for card in piece.garrison])
        past = player.flooded + player.history if player.flooded else player.history
        parts: list[Part] = [
            (HAND, player.hand + player.aside if player.aside else player.hand),
            (DECK, tuple(deck)),
            (DISCARD, discard),
            (IN_PLAY, tuple([piece.card << 1 | piece.used for piece in play])),
            (IN_PLAY, tuple([piece.card << 1 | piece.used for piece in player.fixed]), True),
            (HISTORY, past),
            (DEVELOPMENT, player.development),
            (ON_TABLE, tuple([(s.card, s.unrest, s.materials, s.population, s.progress) for s in state.market])),
            (TOKENS, player.materials, player.population, player.progress, tokens),
            (
                *(TURN, state.phase if turns else PHASES - 1, self._is_to_come(state, seat), player.actions),
                *(player.exhaust, player.nation_mark, player.development_mark),
            ),
            (
                *(TABLE, len(state.seats), state.unrest, len(state.main), state.round),
                *(state.last - state.round if state.last else NOTHING, len(state.fame), state.king),
            ),
            (
                *(OWN, player.nation, player.empire, len(player.nation_deck), player.accession >= 0),
                *(len(player.development), len(player.hand), len(deck), len(discard)),
            ),
            (LEAD, max(-MOST_STEPS, min(MOST_STEPS, lead // STEP))),
        ]
        if garrison:
            parts.append((GARRISON, garrison))
        if player.quest >= 0:
            parts.append((QUEST, (player.quest,)))
        for owner, other in enumerate(state.seats):
            if owner != seat:
                parts += self._others(state, other, owner == state.bot)
        return parts

    def _others(self, state: State, other: Seat, is_bot: bool) -> Iterable[Part]:
        cards = len(other.deck) + len(other.discard) + len(other.hand) + len(other.slots)
        numbers = (len(other.nation_deck), len(other.development), other.materials, other.population, other.progress)
        yield (OTHER, other.nation, other.empire, state.level + 1 if is_bot else 0, cards, len(other.history), *numbers)
        yield (RIVAL, tuple([piece.card for piece in other.play]))

    @staticmethod
    def _is_to_come(state: State, seat: int) -> bool:
        """Whether a turn of the seat is still to come in this round."""
        seats = len(state.seats)
        place, active = (seat - state.first) % seats, (state.seat - state.first) % seats
        if state.phase == SOLSTICE or place < active:
            return False
        return place > active or state.phase in (IDLE, ACTIVATE)

    # Features

    def active(self, part: Part) -> list[int]:
        """The features of a part; one that counts more than once is there as often."""
        kind = part[0]
        if kind < len(ZONES):
            first = self._zones[kind]
            return [first + (place & CARDS) for place in part[1] if place >= 0]
        return self._expand[kind](*part[1:])

    def _in_play(self, pieces: tuple[int, ...], is_fixed: bool = False) -> list[int]:
        zones = self._zones
        ready, used = (zones[FIXED], zones[FIXED_USED]) if is_fixed else (zones[READY], zones[USED])
        return [(used if piece & 1 else ready) + (piece >> 1) for piece in pieces]

    def _market(self, slots: tuple[tuple[int, ...], ...]) -> list[int]:
        first = self._zones[MARKET]
        found = [first + slot[0] for slot in slots if slot[0] >= 0]
        for _, *numbers in slots:
            found += self._counts(MARKET_STEPS, numbers)
        return found

    def _tokens(self, *numbers: int) -> list[int]:
        return self._counts(("materials", "population", "progress", "tokens"), numbers)

    def _turn(self, phase: int, is_to_come: bool, actions: int, exhaust: int, *marks: bool) -> list[int]:
        found = self._counts(("marks",), (sum(marks),))
        if phase == ACTIVATE:
            found += self._counts(("actions", "exhaust"), (actions, exhaust))
        return [self._phase + 2 * phase + is_to_come, *found]

    def _table(self, seats: int, unrest: int, main: int, round_: int, left: int, fame: int, king: int) -> list[int]:
        last = 0 if left < 0 else 3 - min(2, left)
        return self._counts(
            ("seats", "unrest", "main", "round", "last", "fame", "king"),
            (seats - 1, unrest, main, round_, last, fame, king),
        )

    def _own(self, nation: int, empire: bool, nation_deck: int, accession: bool, *numbers: int) -> list[int]:
        development, hand, deck, discard = numbers
        return [
            self._nation + 2 * nation + empire,
            *self._counts(
                ("nation-deck", "development", "hand", "deck", "cycle"),
                (nation_deck + accession, development, hand, deck, hand + deck + discard),
            ),
        ]

    def _other(self, nation: int, empire: bool, level: int, *numbers: int) -> list[int]:
        found = self._counts(BOT_STEPS if level else PERSON_STEPS, numbers)
        if level:
            found.append(self._level + level - 1)
        return [self._other_nation + 2 * nation + empire, *found]

    def _lead(self, lead: int) -> list[int]:
        return self._counts(("lead",) if lead > 0 else ("behind",), (abs(lead),))

    def _counts(self, names: Sequence[str], numbers: Sequence[int]) -> list[int]:
        """One feature for each number above 0."""
        steps, found = self._steps, []
        for name, n in zip(names, numbers, strict=True):
            if n > 0:
                before, most = steps[name]
                found.append(before + (n if n < most else most))
        return found


MARKET_STEPS = ("market-unrest", "market-materials", "market-population", "market-progress")
OTHERS_STEPS = ("cards", "history", "nation-deck", "development", "materials", "population", "progress")
BOT_STEPS = tuple(f"bot-{name}" for name in OTHERS_STEPS)
PERSON_STEPS = tuple(f"other-{name}" for name in OTHERS_STEPS)
STEPS = {
    "materials": 16,
    "population": 16,
    "progress": 24,
    "tokens": 12,
    "actions": 5,
    "exhaust": 8,
    "marks": 2,
    "seats": 3,
    "unrest": 20,
    "main": 60,
    "round": 40,
    "last": 3,
    "fame": 9,
    "king": 2,
    "nation-deck": 12,
    "development": 10,
    "hand": 10,
    "deck": 20,
    "cycle": 36,
    "market-unrest": 3,
    "market-materials": 4,
    "market-population": 4,
    "market-progress": 6,
    **dict.fromkeys((*BOT_STEPS, *PERSON_STEPS), 30),
    "lead": MOST_STEPS,
    "behind": MOST_STEPS,
}
"""The thermometers, with how far they go."""

# What cards have in common

MARKS = 40
"""Room for the marks that cards may have."""


def marks_of(box: Box, number: int, card: Card) -> tuple[int, ...]:
    """What the card has in common with others, as numbers below `MARKS`."""
    points = card.vp.n if card.vp is not None and card.vp.kind == "fixed" else 0
    is_marked = (
        *(suit in card.suits for suit in SUITS),
        *(name in card.types for name in TYPES),
        *(card.state == BARBARIAN, card.state == EMPIRE, card.pinned, card.attack, card.free_play),
        *(bool(card.exhaust), bool(card.solstice), bool(card.passive), bool(card.on_gain or card.on_enter)),
        *(number in box.common_cards, card.vp is not None and card.vp.kind != "fixed"),
        *(points < 0, points > 0, points > 1, points > 2, points > 4),
        True,
    )
    return tuple(mark for mark, has in enumerate(is_marked) if has)
