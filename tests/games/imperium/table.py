"""Positions of Imperium for tests: a match in which one seat is activating, with all that a test needs laid out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.zones import card_of, counted, hidden
from ludarium.games.imperium.state import ACTIVATE, Piece, Slot, State
from ludarium.games.imperium.title import Imperium

TITLE = Imperium()
BOX = TITLE.box
EVERYONE = 15


def card(key: str) -> int:
    return BOX.number_of[key]


def cards(*keys: str) -> tuple[int, ...]:
    return tuple(card(key) for key in keys)


def names(places: Iterable[int]) -> list[str]:
    """The keys of the cards in a zone, sorted."""
    return sorted(BOX.keys[card_of(place)] for place in places)


class Table:
    """A match that is changed by tests: ``do`` plays actions, the rest lays cards and tokens."""

    def __init__(self, nations: str = "romans,celts", commons: str = "classics", sides: str = "aaaa", seed: int = 1):
        seats = len(nations.split(","))
        setup = TITLE.setup(seats, 0, {"nations": nations, "commons": commons})
        self.state: State = TITLE.start(setup, seed)
        for side in sides[:seats]:
            self.do(f"side {side}")

    @classmethod
    def at(cls, state: State) -> Table:
        """Another table in the same position."""
        made = cls.__new__(cls)
        made.state = state
        return made

    # Playing

    @property
    def actions(self) -> list[str]:
        return [action.text for action in TITLE.actions(self.state)]

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.state = TITLE.play(self.state, parse(text))
            self.answer_formalities()
        return self

    def answer_formalities(self) -> None:
        """Give the answers that the program gives by itself."""
        while TITLE.is_formality(self.state):
            (answer,) = TITLE.actions(self.state)
            self.state = TITLE.apply(self.state, answer)

    def why_not(self, text: str) -> str:
        """The rule that stands in the way."""
        reason = TITLE.why_not(self.state, parse(text))
        return reason.rule if reason else ""

    def events(self, text: str) -> list[str]:
        return [event.kind for event in TITLE.tell(self.state, parse(text))]

    @property
    def asked(self) -> tuple[int | None, str]:
        """Who is asked what."""
        seat = TITLE.turn(self.state)
        return seat, "" if seat is None else TITLE.prompt(self.state).key

    def until(self, key: str, rng: Rng | None = None, most: int = 400) -> Table:
        """Play by chance (or the last listed action, which is mostly "no") until that question."""
        for _ in range(most):
            if self.asked[1] == key or self.asked[0] is None:
                return self
            listed = TITLE.actions(self.state)
            self.state = TITLE.apply(self.state, rng.pick(listed) if rng else listed[-1])
            self.answer_formalities()
        raise AssertionError(f"{key} is never asked")

    def end_turn(self) -> Table:
        """Through clean up without discards to the next question of a turn or a solstice."""
        self.do("end")
        return self.until("turn")

    # Laying out

    def seat(self, seat: int = 0) -> Any:
        return self.state.seats[seat]

    def put(self, seat: int = 0, **fields: Any) -> Table:
        """Give a player other things: zones as keys of cards, or numbers."""
        made: dict[str, Any] = {}
        for name, held in fields.items():
            if name in ("hand", "history", "flooded", "aside"):
                made[name] = counted(hidden(card(key), 1 << seat) for key in held)
            elif name in ("deck", "nation_deck", "discard", "development"):
                made[name] = cards(*held)
            elif name == "play":
                made[name] = tuple(self.piece(100 + at, piece) for at, piece in enumerate(held))
                made["pieces"] = 200
            elif name in ("accession", "quest"):
                made[name] = card(held) if held else NOTHING
            else:
                made[name] = held
        players = list(self.state.seats)
        players[seat] = attrs.evolve(players[seat], **made)
        return self.set(seats=tuple(players))

    @staticmethod
    def piece(number: int, text: str) -> Piece:
        """A piece from "hills", or "hills+bedwyr+unrest" with a garrison."""
        top, *under = text.split("+")
        return Piece(number, card(top), garrison=tuple(sorted(cards(*under))))

    def set(self, **fields: Any) -> Table:
        self.state = attrs.evolve(self.state, **fields)
        return self

    def market(self, *texts: str) -> Table:
        """The market from "oracle", "oracle 2m 1p" (materials, population, g for progress); unrest as the suit asks."""
        slots = []
        for text in texts:
            key, *tokens = text.split()
            number = card(key)
            on = {"m": 0, "p": 0, "g": 0}
            for token in tokens:
                on[token[-1]] = int(token[:-1])
            slots.append(Slot(number, int(number in BOX.needs_unrest), on["m"], on["p"], on["g"]))
        slots += [Slot(NOTHING)] * (5 - len(slots))
        return self.set(market=tuple(slots))

    def activating(self, seat: int = 0) -> Table:
        """The seat is activating, with a full set of tokens."""
        frames = tuple(Frame(BOX.program_of[name], 0, seat, seat) for name in ("clean-up", "activate"))
        return self.set(stack=frames, seat=seat, phase=ACTIVATE)

    def cleaning_up(self, seat: int = 0) -> Table:
        return self.activating(seat).do("end")

    def solstice(self, seat: int = 0) -> Table:
        """The solstice of a seat begins: what needs no decision is done."""
        from ludarium.engine.effects.machine import settle
        from ludarium.games.imperium.state import SOLSTICE, opened

        frames = tuple(Frame(BOX.program_of[name], 0, seat, seat) for name in ("round-ends", "solstice"))
        self.set(stack=frames, seat=seat, phase=SOLSTICE)
        draft = opened(BOX, self.state)
        settle(draft)
        self.state = draft.done()
        self.answer_formalities()
        return self

    # Looking

    def hand(self, seat: int = 0) -> list[str]:
        return names(self.seat(seat).hand)

    def deck(self, seat: int = 0) -> list[str]:
        """From the top."""
        return [BOX.keys[card_of(place)] for place in self.seat(seat).deck]

    def discard(self, seat: int = 0) -> list[str]:
        return names(self.seat(seat).discard)

    def history(self, seat: int = 0) -> list[str]:
        return names(self.seat(seat).history)

    def in_play(self, seat: int = 0) -> list[str]:
        return sorted(BOX.keys[piece.card] for piece in self.seat(seat).play)

    def exile(self) -> list[str]:
        return names(self.state.exile)

    def tokens(self, seat: int = 0) -> tuple[int, int, int]:
        """Materials, population, progress."""
        player = self.seat(seat)
        return player.materials, player.population, player.progress

    def points(self, seat: int = 0) -> dict[str, int]:
        return dict(TITLE.standing(self.state)[seat].lines)


def plain(nations: str = "romans,celts", **more: Any) -> Table:
    """Two or more seats; the first is activating with an empty hand, ten of each token and a quiet market."""
    table = Table(nations, **more)
    for seat in range(len(table.state.seats)):
        table.put(seat, hand=(), play=(), materials=10, population=10, progress=10)
    return table.market("mountain", "jungle", "hills", "marsh", "forest").activating()
