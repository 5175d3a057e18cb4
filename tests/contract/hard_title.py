"""A title that exists only for tests: small, and with every hard thing in it.

Each seat has a deck, a hand, a discard pile and a pile out of play. In its turn it draws a card or plays one: a coin is
banked; a spy looks at the top of a deck and puts it back in any order; a sword makes another seat draw two cards unless
it shows a shield. A deck that runs out in mid-draw is made anew from the discards, of which its owner first buries one,
also in another's turn. A doom is shown as it is drawn, and the third one ends the match at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import attrs

from ludarium.engine import zones
from ludarium.engine.actions import Action, act
from ludarium.engine.chance import Rng, randbelow, shuffled
from ludarium.engine.contract import Outcome, Standing, Title, Touches
from ludarium.engine.events import Recorder
from ludarium.engine.options import BY_LOT, Option
from ludarium.engine.prompts import Prompt
from ludarium.engine.reasons import Reason, because
from ludarium.engine.scene import Scene
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import Zone, card_of, hidden, knows, shown
from tests.contract.hard_rules import (
    ASKS,
    COIN,
    DECKS,
    DOOM,
    HAND,
    NAMES,
    SHIELD,
    SPY,
    TURNS,
    Frame,
    HardState,
    Run,
    knowers,
)
from tests.contract.hard_scene import OF, scene


def unseen(cards: Iterable[int], *zones: Iterable[int], rng: Rng) -> Callable[[], int]:
    """A draw from those ``cards`` that stand in none of the observed zones, in random order."""
    left = list(cards)
    for zone in zones:
        for place in zone:
            if place != UNKNOWN:
                left.remove(card_of(place))
    pool = list(rng.shuffled(left))
    return pool.pop


class HardTitle(Title[HardState]):
    """The rules of the test title."""

    id = "hard-title"
    allowed_seats = range(2, 4)
    options = (Option("deck", ("thin", "thick")),)
    run = Run

    def start(self, setup: Setup, seed: int) -> HardState:
        cards, decks, hands, none = DECKS[setup["deck"]], [], [], ((),) * setup.seats
        for seat in range(setup.seats):
            order = shuffled(cards[:-1], seed, 1 + 2 * seat * len(cards))
            hands.append(tuple(sorted(hidden(card, 1 << seat) for card in order[:HAND])))
            decks.append(shuffled((*order[HAND:], DOOM), seed, 1 + (2 * seat + 1) * len(cards)))
        first = randbelow(setup.seats, seed, 0) if setup.first == BY_LOT else setup.first
        counter, stack, turns = 1 + 2 * setup.seats * len(cards), (Frame("turn", first, first),), TURNS * setup.seats
        return HardState(seed, counter, 0, UNKNOWN, cards, tuple(decks), tuple(hands), none, none, stack, turns)

    def turn(self, state: HardState) -> int | None:
        return state.stack[-1].seat if state.stack else None

    def prompt(self, state: HardState) -> Prompt:
        frame = state.stack[-1]
        return Prompt(frame.seat, ASKS[frame.ask], frame.ask, OF.get(frame.ask, ""), (("about", frame.about),))

    def scene(self, observed: HardState, offers: object = None) -> Scene:
        return scene(observed)

    def actions(self, state: HardState) -> Sequence[Action]:
        if not state.stack or state.viewer not in (UNKNOWN, state.stack[-1].seat):
            return ()
        frame = state.stack[-1]
        held = sorted({card_of(place) for place in state.hands[frame.seat]})
        match frame.ask:
            case "turn":
                return (act("draw"), *(act("play", NAMES[card]) for card in held if card != SHIELD))
            case "at":
                return tuple(act("at", n) for n in range(len(state.decks)) if frame.about == SPY or n != frame.seat)
            case "order":
                top = state.decks[frame.about][: frame.left]
                return tuple(act("under", NAMES[card]) for card in sorted(set(map(card_of, top))))
            case "shield":
                return (act("show"), act("suffer")) if SHIELD in held else (act("suffer"),)
        return tuple(act("bury", NAMES[card]) for card in sorted(set(state.discards[frame.seat])))

    def why_not(self, state: HardState, action: Action) -> Reason | None:
        if action in self.actions(state):
            return None
        return because("not-now", "HARD-PLAY-01", text=action.text) if state.stack else because("over")

    def apply(self, state: HardState, action: Action, record: Recorder | None = None) -> HardState:
        run = self.run(state, record)
        getattr(run, action.verb)(*action.args)
        run.settle()
        return run.done(state.began)

    def touches(self, state: HardState, action: Action) -> Touches:
        frame = state.stack[-1]
        seat, about = frame.seat, frame.about
        if action.verb in ("draw", "at", "suffer"):
            return ((f"side-{action.args[0] if action.args else seat}",),)
        zone, owner, cards, end = {
            "play": ("hand", seat, state.hands[seat], "table"),
            "under": ("deck", about, state.decks[about][: frame.left], "deck"),
            "show": ("hand", seat, state.hands[seat], "table"),
            "bury": ("discard", seat, state.discards[seat], "pile"),
        }[action.verb]
        name = action.args[0] if action.args else "shield"
        copies = tuple(f"{zone}-{owner}-{n}" for n, place in enumerate(cards) if NAMES[card_of(place)] == name)
        return copies, (f"{end}-{owner}",)

    def observe(self, state: HardState, seat: int) -> HardState:
        decks = tuple(zones.seen_by(deck, seat) for deck in state.decks)
        hands = tuple(zones.seen_unordered(hand, seat) for hand in state.hands)
        return attrs.evolve(state, seed=UNKNOWN, counter=UNKNOWN, viewer=seat, decks=decks, hands=hands)

    def imagine(self, observed: HardState, seat: int, rng: Rng) -> HardState:
        decks, hands = [], []
        for owner, (deck, hand) in enumerate(zip(observed.decks, observed.hands, strict=True)):
            draw = unseen(observed.cards, deck, hand, observed.discards[owner], observed.piles[owner], rng=rng)
            pool = sorted((draw() for place in deck + hand if place == UNKNOWN), key=lambda card: card != DOOM)
            hands.append(zones.fill(hand, lambda pool=pool, own=1 << owner: hidden(pool.pop(), own)))  # never a doom
            looks = [frame for frame in observed.stack if frame.ask == "order" and frame.about == owner]
            deck = zones.fill(deck, iter(rng.shuffled(pool)).__next__)
            for frame in looks:  # whoever is putting cards back knows them
                deck = (*(shown(place, 1 << frame.seat) for place in deck[: frame.count]), *deck[frame.count :])
            decks.append(deck)
        hands = [tuple(sorted(hand)) for hand in hands]
        made_up = {"decks": tuple(decks), "hands": tuple(hands), "seed": rng.number(), "counter": 0}
        return attrs.evolve(observed, viewer=UNKNOWN, **made_up)

    def has_secrets(self, state: HardState, seat: int) -> bool:
        return any(knows(place, seat) for zone in state.decks + state.hands for place in zone)

    def standing(self, state: HardState) -> tuple[Standing, ...]:
        def lines(pile: Zone, hand: Zone) -> tuple[tuple[str, int], ...]:
            coins = pile.count(COIN)
            in_hand = sum(card_of(place) == COIN for place in hand)
            return ("bank", 2 * coins), ("hand", in_hand), ("buried", coins - len(pile))

        return tuple(Standing(lines(*zones)) for zones in zip(state.piles, state.hands, strict=True))

    def outcome(self, state: HardState) -> Outcome | None:
        totals = [standing.total for standing in self.standing(state)]
        best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return None if state.stack else Outcome(best, "score" if len(best) == 1 else "shared")

    def sizes(self, state: HardState) -> tuple[int, ...]:
        return tuple(len(zone) for zone in state.decks + state.hands + state.discards + state.piles)

    def pieces(self, state: HardState) -> Mapping[str, int]:
        all_zones = state.decks + state.hands + state.discards + state.piles
        return Counter(NAMES[card_of(place)] for zone in all_zones for place in zone)

    def value(self, state: HardState, seat: int) -> float:
        outcome = self.outcome(state)
        return (seat in outcome.winners) / len(outcome.winners) if outcome else 0.5


def twin(state: HardState, viewer: int, rng: Rng) -> HardState:
    """The state with the cards that the viewer does not know exchanged, seat by seat; each place keeps its knowers."""
    decks, hands = [], []
    for deck, hand in zip(state.decks, state.hands, strict=True):
        secret = [card_of(place) for place in deck + hand if not knows(place, viewer)]
        pool = sorted(rng.shuffled(secret), key=lambda card: card != DOOM)
        hands.append(tuple(sorted(swapped(hand, viewer, pool))))
        decks.append(swapped(deck, viewer, list(rng.shuffled(pool))))
    return attrs.evolve(state, decks=tuple(decks), hands=tuple(hands))


def swapped(zone: Zone, viewer: int, pool: list[int]) -> Zone:
    return tuple(place if knows(place, viewer) else hidden(pool.pop(), knowers(place)) for place in zone)
