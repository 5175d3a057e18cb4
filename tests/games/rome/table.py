"""Positions for tests: a match of Rome that is laid out as a test needs it, and played in texts.

    table = Table("hadrian", hand="oratory short_swords", gold=3, military=5)
    table.enemy("r2c3", "marcomanni")
    table.play("basic oratory", "option 1")
    assert table.have("culture") == 2

Cards are named by their keys, spaces by their names. What is laid out is taken from wherever it was, so that every
card stays in exactly one place; `check` compares.
"""

from __future__ import annotations

from typing import Any

import attrs

from ludarium.engine.actions import parse
from ludarium.engine.effects.vocabulary import Instructions
from ludarium.engine.events import Event
from ludarium.engine.reasons import Reason
from ludarium.engine.zones import card_of, hidden
from ludarium.games import TITLES
from ludarium.games.rome.compilation import compiled
from ludarium.games.rome.kinds import KIND_OF, KINDS, SPACE_OF, TRACK_OF
from ludarium.games.rome.state import FREE, OVER, SCORED, SEEN, SIDEWAYS, UP, Trade
from ludarium.games.rome.title import Rome
from ludarium.games.rome.vocabulary import ROME

TITLE = TITLES.get("rome")
assert isinstance(TITLE, Rome)
BOX = TITLE.box


def changed(part: str, key: str, **changes: Any) -> Rome:
    """The title with one component of the box changed: ``changed("attributes", "oratory", forced=True)``."""
    things = getattr(BOX.content, part)
    return remade(**{part: tuple(attrs.evolve(one, **changes) if one.key == key else one for one in things)})


def remade(**parts: Any) -> Rome:
    """The title with other parts of the box."""
    title = Rome()
    title.box = compiled(attrs.evolve(BOX.content, **parts))
    return title


def reading(*steps: dict[str, Any]) -> Instructions:
    """Steps as content files write them."""
    found: Instructions = ROME.reader().structure(list(steps), Instructions)
    return found


PILES = ("advanced", "first", "second")
OWNED = ("hand", "discard", "projects", "trash")


class Table:
    """A match at the beginning of its first Action Phase, changed as the test likes.

    hand, deck, discard, projects: keys in one text; the rest of the deck stays below what is named
    kinds (gold=3, culture=5, movement=2): what the purse holds; all else is 0
    """

    def __init__(
        self,
        leader: str = "hadrian",
        *,
        length: str = "short",
        difficulty: str = "normal",
        seed: int = 1,
        title: Rome = TITLE,
        hand: str | None = None,
        deck: str | None = None,
        discard: str = "",
        projects: str = "",
        **kinds: int,
    ) -> None:
        self.title, self.box = title, title.box
        options = {"leader": leader, "length": length, "difficulty": difficulty}
        self.state: Any = self.title.start(self.title.setup(1, 0, options), seed)
        while self.asked in ("drop-edict", "full-edict"):
            self.state = self.title.apply(self.state, self.title.actions(self.state)[0])
        self.told: tuple[Event, ...] = ()
        if kinds:
            self.purse(**kinds)
        if hand is not None:
            self._into_deck(self.seat.hand)
            self.change(hand=())
            for key in hand.split():
                self.put(key, "hand")
        for key in discard.split():
            self.put(key, "discard")
        for key in projects.split():
            self.put(key, "projects")
        if deck is not None:
            for key in reversed(deck.split()):
                self.put(key, "deck")

    # Looking

    @property
    def seat(self) -> Any:
        return self.state.seat

    @property
    def asked(self) -> str:
        """The question's key; nothing when the match is over."""
        return self.title.prompt(self.state).key if self.state.stack else ""

    @property
    def offers(self) -> list[str]:
        return [action.text for action in self.title.actions(self.state)]

    def offered(self, beginning: str) -> list[str]:
        """The offers that begin with that."""
        return [text for text in self.offers if text == beginning or text.startswith(f"{beginning} ")]

    def have(self, kind: str) -> int:
        return int(self.seat.purse[KIND_OF[kind]])

    def keys(self, zone: str) -> list[str]:
        """The cards of a zone of the player."""
        if zone == "deck":
            return [self.box.keys[card_of(place)] for place in self.seat.deck]
        if zone == "play":
            return [self.box.keys[card] for card, _ in self.seat.play]
        return [self.box.keys[card] for card in getattr(self.seat, zone)]

    def row(self, name: str) -> list[str]:
        """A market row (``attributes`` or ``developments``), with nothing in a gap."""
        return [self.box.keys[card] if card >= 0 else "" for card in getattr(self.state, name)]

    def at(self, space: str) -> str:
        return self.box.keys[self.state.grid[SPACE_OF[space]]]

    def why_not(self, text: str) -> Reason | None:
        return self.title.why_not(self.state, parse(text))

    @property
    def total(self) -> int:
        return self.title.standing(self.state)[0].total

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What the last action told of that kind."""
        return [dict(event.data) for event in self.told if event.kind == kind]

    @property
    def kinds_told(self) -> list[str]:
        """The kinds of events that the last action told, in order."""
        return [event.kind for event in self.told]

    # Playing

    def play(self, *texts: str) -> Table:
        """The actions one after the other; `told` is what the last one told."""
        for text in texts:
            action = parse(text)
            assert action in self.title.actions(self.state), f"{text!r} is not offered: {self.offers}"
            self.told = self.title.tell(self.state, action)
            self.state = self.title.apply(self.state, action)
        return self

    def end_match(self) -> Table:
        """The match is over, as if the last round had just ended."""
        return self.set(stack=(), phase=OVER, ended=SCORED)

    @property
    def result(self) -> str:
        """How the match ended: ``won`` or what it was lost by."""
        outcome = self.title.outcome(self.state)
        assert outcome is not None
        return "won" if outcome.winners else str(outcome.decided_by)

    def end_turn(self) -> Table:
        """The Action Phase ends; whatever is asked before the next one is answered with the first offer."""
        self.play("end")
        while self.asked not in ("action", "must-use", ""):
            self.play(self.offers[0])
        return self

    # Laying out

    def change(self, **changes: Any) -> Table:
        """What the player owns, field by field."""
        self.state = attrs.evolve(self.state, seat=attrs.evolve(self.seat, **changes))
        return self

    def set(self, **changes: Any) -> Table:
        """The table, field by field: ``round=2``, ``strife=1``."""
        self.state = attrs.evolve(self.state, **changes)
        return self

    def last_turn(self, number: int = 1) -> Table:
        """The turn marker where this turn is the last of that round."""
        return self.set(round=number, turn=self.box.sheet.round_ends[number - 1] - 1)

    def purse(self, **kinds: int) -> Table:
        return self.change(purse=tuple(kinds.get(kind, 0) for kind in KINDS))

    def tracks(self, **spaces: int) -> Table:
        """The bonus cubes, with the tokens that come with them."""
        tracks = list(self.seat.tracks)
        for name, space in spaces.items():
            tracks[TRACK_OF[name]] = space
        figures = self.box.tracks[self.seat.leader]
        more_trade = figures[0].figures[tracks[0]] - figures[0].figures[self.seat.tracks[0]]
        more_influence = figures[1].figures[tracks[1]] - figures[1].figures[self.seat.tracks[1]]
        trade, influence = self.seat.trade + more_trade, self.seat.influence + more_influence
        return self.change(tracks=tuple(tracks), trade=trade, influence=influence)

    def pawn(self, space: str) -> Table:
        """The pawn, put there without turning anything up."""
        return self.set(pawn=SPACE_OF[space])

    def put(self, key: str, zone: str) -> Table:
        """A card, from wherever it is, into a zone of the player; on top of the deck, known."""
        card = self.box.number_of[key]
        self._take(card)
        if zone == "deck":
            return self.change(deck=(hidden(card, SEEN), *self.seat.deck))
        cards = (*getattr(self.seat, zone), card)
        return self.change(**{zone: tuple(sorted(cards)) if zone == "hand" else cards})

    def market(self, key: str, column: int) -> Table:
        """A card into its market row, in the place of the one that is there."""
        card = self.box.number_of[key]
        self._take(card)
        row = "attributes" if card in self.box.attributes else "developments"
        cards = list(getattr(self.state, row))
        if cards[column - 1] >= 0:
            self._under(cards[column - 1])
        cards[column - 1] = card
        return self.set(**{row: tuple(cards)})

    def territory(self, key: str, space: str) -> Table:
        """A territory on a space, exchanged with the one that is there."""
        grid = list(self.state.grid)
        here, there = SPACE_OF[space], grid.index(self.box.number_of[key])
        grid[here], grid[there] = grid[there], grid[here]
        return self.set(grid=tuple(grid))

    def developed(self, key: str, space: str) -> Table:
        """A development that stands there, as if it had been built, without what building brings."""
        card, at = self.box.number_of[key], SPACE_OF[space]
        self._take(card)
        grid = list(self.state.grid)
        self.change(trash=(*self.seat.trash, grid[at]))
        grid[at] = card
        return self.set(grid=tuple(grid))

    def token(self, space: str, side: str = "ready") -> Table:
        """An influence token of the supply on a space."""
        lying = tuple(sorted((*getattr(self.seat, side), SPACE_OF[space])))
        return self.change(**{side: lying, "influence": self.seat.influence - 1})

    def agreement(self, space: str, kind: str, stage: int) -> Table:
        """A trade token of the supply on an agreement."""
        trades = (*self.seat.trades, Trade(SPACE_OF[space], kind, stage))
        return self.change(trades=trades, trade=self.seat.trade - 1)

    def enemy(self, space: str, key: str, *, up: bool = True, aggressive: bool = False) -> Table:
        """An enemy on a space, exchanged with whatever is there."""
        number, at = self.box.enemy_of[key], SPACE_OF[space]
        enemies, unused = list(self.state.enemies), list(self.state.unused)
        before = enemies[at]
        for place, enemy in enumerate(enemies):
            if enemy != FREE and enemy & (UP - 1) == number:
                enemies[place] = before if place != at else enemy
        if number in unused:
            unused.remove(number)
            unused += [before & (UP - 1)] if before != FREE else []
        enemies[at] = number | (UP if up else 0) | (SIDEWAYS if aggressive else 0)
        return self.set(enemies=tuple(enemies), unused=tuple(unused))

    def no_enemies(self) -> Table:
        """All enemies back in their supply."""
        unused = sorted({*self.state.unused, *(e & (UP - 1) for e in self.state.enemies if e != FREE)})
        return self.set(enemies=(FREE,) * len(self.state.enemies), unused=tuple(unused))

    def edicts(self, *edicts: str) -> Table:
        """The edicts in use: ``pax_romana`` is partial, ``pax_romana!`` full."""
        chosen = tuple(sorted((self.box.edict_of[key.rstrip("!")], key.endswith("!")) for key in edicts))
        self.change(edicts=chosen)
        from ludarium.games.rome.edicts import paid_requirements

        return self.change(cubes=tuple(0 for _ in paid_requirements(self.box, self.state)))

    def check(self) -> None:
        """Every card is in exactly one place."""
        fresh = self.title.pieces(Table(self.box.leaders[self.seat.leader].key, title=self.title).state)
        assert dict(self.title.pieces(self.state)) == dict(fresh)

    # Where cards were

    def _take(self, card: int) -> None:
        """Remove the card from wherever it is; strife and loans come from their supply."""
        if card in (self.box.strife, self.box.loan):
            name = "strife" if card == self.box.strife else "loans"
            self.set(**{name: getattr(self.state, name) - 1})
            return
        for name in PILES:
            self.set(**{name: tuple(place for place in getattr(self.state, name) if card_of(place) != card)})
        for name in ("attributes", "developments"):
            self.set(**{name: tuple(-1 if one == card else one for one in getattr(self.state, name))})
        for name in OWNED:
            self.change(**{name: tuple(one for one in getattr(self.seat, name) if one != card)})
        self.change(deck=tuple(place for place in self.seat.deck if card_of(place) != card))

    def _under(self, card: int) -> None:
        pile = {1: "first", 2: "second"}.get(self.box.level.get(card, 0), "advanced")
        self.set(**{pile: (*getattr(self.state, pile), card)})

    def _into_deck(self, cards: tuple[int, ...]) -> None:
        self.change(deck=(*self.seat.deck, *cards))
