"""What a position is worth, in glory: the points so far, what is owned, what edicts ask for, what the turn promises."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ludarium.engine.zones import known_cards
from ludarium.games.rome import filters
from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Requirement
from ludarium.games.rome.counting import hand_limit
from ludarium.games.rome.edicts import burdens, form, goal
from ludarium.games.rome.features import Features, Knowledge
from ludarium.games.rome.kinds import GOLD, KIND_OF, OUTER, POPULATION, RESOURCES, TRACK_OF, TRACKS
from ludarium.games.rome.state import ENDED, FREE, RUNNING, State


class Time(NamedTuple):
    """How much is left: turns after this one, in this round and in all, and rounds after this one."""

    here: int
    turns: int
    rounds: int


class Wish(NamedTuple):
    """A requirement of an edict, ready to be counted.

    most: of what there must not be more; unit: what one more is worth
    cards: which developments count; outer: only those of the outer ring
    """

    what: str
    need: int
    most: int
    unit: float
    pace: float
    cards: frozenset[int]
    outer: bool
    track: int
    costs: tuple[tuple[tuple[str, int], ...], ...]


class Evaluation:
    """Reads what may be expected of a position."""

    def __init__(self, box: Box, knowledge: Knowledge) -> None:
        self.box, self.know = box, knowledge
        self.features = Features(box, knowledge)
        self.weight = 1.0
        self.wishes = {
            (edict, full, rounds): [self._wish(one, rounds) for one in form(box, edict, full).requirements]
            for edict in range(len(box.edicts))
            for full in (False, True)
            for rounds in range(len(knowledge.edict))
        }
        self._per_turn = tuple(knowledge.tracks[name] for name in TRACKS)
        self._final = tuple(self._final_card(leader) for leader in range(len(box.leaders)))

    def _final_card(self, leader: int) -> tuple[int, int]:
        """The card of a leader that costs glory in the end, and how much."""
        for key in self.box.leaders[leader].cards:
            card = self.box.number_of[key]
            if self.box.content.attributes[card].final:
                return card, self.box.content.attributes[card].final
        return -1, 0

    def _wish(self, asked: Requirement, rounds: int) -> Wish:
        """A requirement while so many rounds come after this one."""
        box, know = self.box, self.know
        where = asked.where if asked.where and not asked.where.startswith("ring") else "development"
        found = filters.cards(box, where) if asked.what == "developments" else None
        cards = frozenset(box.developments) & frozenset(found) if found is not None else frozenset()
        what = asked.what or asked.kind
        need = len(asked.steps) if asked.kind == "steps" else 1 if what == "burdens" else asked.at_least
        of = asked.where or asked.track or next((kind for step in asked.steps for kind in step), "")
        pace = know.pace.get(f"{what} {of}", know.pace.get(what, 0.3))
        worth = (know.paid_edict if asked.kind == "steps" else know.edict)[rounds]
        return Wish(
            what,
            need,
            asked.at_most,
            worth / max(1, need),
            pace,
            cards,
            asked.where == "ring:outer",
            TRACK_OF[asked.track] if asked.track else -1,
            tuple(tuple(step.items()) for step in asked.steps),
        )

    # Time

    def time(self, view: State) -> Time:
        seat, ends = view.seat, self.box.sheet.round_ends
        limit = max(1, hand_limit(self.box, view))
        deck = len(seat.deck)
        by_deck = 0 if view.is_last else math.ceil(deck / limit)
        here = max(0, min(ends[view.round - 1] - view.turn - 1, by_deck))
        rounds = self.box.settings[view.setting][0].rounds
        owned = math.ceil((deck + len(seat.hand) + len(seat.discard) + len(seat.play)) / limit)
        later = sum([min(ends[number], owned) for number in range(view.round, rounds)])
        return Time(here, here + later, rounds - view.round)

    # Edicts

    def counted(self, view: State) -> list[tuple[Wish, int]]:
        """Each requirement of the edicts in use, and how far it is met."""
        found, cube = [], 0
        seat = view.seat
        rounds = min(self.box.settings[view.setting][0].rounds - view.round, len(self.know.edict) - 1)
        for edict, full in seat.edicts:
            for wish in self.wishes[edict, full, rounds]:
                if self.weight != 1:
                    wish = wish._replace(unit=wish.unit * self.weight)
                if wish.what == "steps":
                    have = seat.cubes[cube] if cube < len(seat.cubes) else 0
                    cube += 1
                else:
                    have = self._have(view, wish)
                found.append((wish, have))
        return found

    def weigh(self, view: State) -> None:
        """How much edicts count in a decision: more, the further the goal will be exceeded: glory beyond wins nothing.

        The same for all that the decision can lead to, or else less glory would look better where edicts are open.
        """
        wanted = goal(self.box, view)
        if wanted is None:
            self.weight = 1.0
            return
        slope, least, most = self.know.lead
        lead = (self._expected(view, self.time(view)) - wanted) / max(1, wanted)
        self.weight = max(least, min(most, 1 + slope * lead))

    def _expected(self, view: State, time: Time) -> float:
        """The glory to expect in the end."""
        rate = self.know.glory_a_turn
        coming = time.here * rate[view.round - 1]
        if time.rounds:
            later = rate[view.round : view.round + time.rounds]
            coming += (time.turns - time.here) * sum(later) / time.rounds
        return view.seat.glory + self._burdens(view) + coming

    def _have(self, view: State, wish: Wish) -> int:
        seat = view.seat
        if wish.what == "developments":
            cards = wish.cards
            if wish.outer:
                return sum([view.grid[space] in cards for space in OUTER])
            return sum([card in cards for card in view.grid])
        if wish.what == "track":
            return int(self.box.tracks[seat.leader][wish.track].numbers[seat.tracks[wish.track]])
        if wish.what == "burdens":
            return wish.most + 1 - burdens(self.box, view)
        return len(seat.beaten) if wish.what == "enemy_conquered" else int(seat.traded)

    def wanted(self, wishes: Sequence[tuple[Wish, int]], card: int, outer: bool = False) -> float:
        """What building a development is worth to the edicts."""
        total = 0.0
        for wish, have in wishes:
            if have < wish.need:
                if wish.what == "developments":
                    if card in wish.cards:
                        total += wish.unit * (1.0 if not wish.outer else float(outer))
                elif wish.what == "track":
                    total += wish.unit * min(wish.need - have, self.box.bonuses[card].count(wish.track))
        return total

    def edicts(self, wishes: Sequence[tuple[Wish, int]]) -> float:
        total = 0.0
        for wish, have in wishes:
            if wish.what == "burdens":
                total += self.know.burdens_edict * min(0, have - wish.need)
            else:
                total -= wish.unit * max(0, wish.need - have)
        return total

    # What is owned

    def worth(self, view: State, is_over: bool = False) -> float:
        """Everything but the cards in hand and what the turn may still bring. ``is_over``: it brings nothing more."""
        time = self.time(view)
        wishes = self.counted(view)
        seat = view.seat
        total = seat.glory + self._burdens(view) + self.edicts(wishes) + self.goods(view, time, wishes)
        total += self._cards(view, time) + self._tracks(view, time) + self._empire(view, time)
        if not (is_over and time.turns == 0):
            total += self._tokens(view)
        total += self._trades(view, time)
        held = [self.holding(view, c, time, wishes) for c in (*seat.hand, *seat.projects) if c in self.box.development]
        for worth, share in zip(sorted(held, reverse=True), self.know.queue, strict=False):
            total += share * worth
        total -= self.know.slot * len(held)
        total -= self.know.undrawn * self.undrawn(view)
        if seat.projects:
            total -= len(seat.projects) * self.unit(GOLD, time) * min(2, time.turns)
        return total

    def undrawn(self, view: State) -> int:
        """How many cards of the deck are not drawn in this round, since others that are not played fill the hand."""
        seat, deck = view.seat, len(view.seat.deck)
        turns = 0 if view.is_last else self.box.sheet.round_ends[view.round - 1] - view.turn - 1
        blocked = sum([card >= self.box.attributes.stop for card in seat.hand])
        if turns <= 0 or not blocked:
            return 0
        limit = hand_limit(self.box, view)
        return max(0, deck - turns * max(0, limit - blocked)) - max(0, deck - turns * limit)

    def _burdens(self, view: State) -> float:
        box, seat, know = self.box, view.seat, self.know
        strife = box.numbers.strife - view.strife - seat.trash.count(box.strife)
        loans = box.numbers.loans - view.loans - seat.trash.count(box.loan)
        total = -know.strife * strife - know.loan * loans
        for left in (view.strife, view.loans):
            if left < len(know.collapse):
                total -= 60 * know.collapse[left]
        card, points = self._final[seat.leader]
        return total + (points if points and card not in seat.trash else 0)

    def unit(self, kind: int, time: Time) -> float:
        """What one more of a kind is worth after this turn."""
        turns = time.turns
        return self.features.kinds[kind] * min(1.0, 0.4 + 0.15 * turns) if turns else 0.0

    def needed(self, wishes: Sequence[tuple[Wish, int]]) -> dict[int, tuple[int, float]]:
        """Of which goods edicts ask for how many still, and what each of these is worth besides."""
        found: dict[int, tuple[int, float]] = {}
        for wish, have in wishes:
            for step in wish.costs[have:]:
                for name, n in step:
                    kind = KIND_OF[name]
                    if kind <= GOLD:
                        before, worth = found.get(kind, (0, 0.0))
                        found[kind] = (before + n, max(worth, self.know.saved * wish.unit / sum([m for _, m in step])))
        return found

    def goods(self, view: State, time: Time, wishes: Sequence[tuple[Wish, int]]) -> float:
        purse, know = view.seat.purse, self.know
        total = sum([worth * min(purse[kind], n) for kind, (n, worth) in self.needed(wishes).items()])
        for kind in RESOURCES:
            n = purse[kind]
            total += self.unit(kind, time) * (n if n <= know.plenty else know.plenty + know.surplus * (n - know.plenty))
        gold, usable = purse[GOLD], know.gold_a_turn * time.turns
        return total + self.unit(GOLD, time) * (gold if gold <= usable else usable + know.surplus * (gold - usable))

    def _cards(self, view: State, time: Time) -> float:
        """What attribute cards bring whenever they are drawn."""
        seat, strength = view.seat, self.features.strength
        limit = len(strength)
        deck = sum([strength[c] for c in (*known_cards(seat.deck), *seat.deck_holds) if c < limit])
        others = sum([strength[c] for c in (*seat.hand, *seat.discard) if c < limit])
        others += sum([strength[c] for c, _ in seat.play])
        return self.know.draws * (deck * (min(1, time.here) + time.rounds) + others * time.rounds)

    def _tracks(self, view: State, time: Time) -> float:
        seat = view.seat
        total = self.know.step * sum(seat.tracks)
        for track, each in enumerate(self._per_turn):
            spaces = self.box.tracks[seat.leader][track]
            at = seat.tracks[track]
            if at:
                values = spaces.figures or spaces.numbers
                total += each * (values[at] - values[0]) * time.turns
        return total

    def _empire(self, view: State, time: Time) -> float:
        """What stands in the empire, and the tokens on it."""
        seat, lasting = view.seat, self.features.lasting
        built = [card for card in view.grid if lasting[card]]
        total = sum([lasting[card] for card in built]) * time.turns
        tokens = seat.influence + len(seat.ready) + len(seat.spent)
        if len(built) > tokens:
            total *= (tokens + self.know.beyond_tokens * (len(built) - tokens)) / len(built)
        return total

    def _tokens(self, view: State) -> float:
        """Tokens that may be spent, and where the leader rests."""
        total = 0.0
        for space in view.seat.ready:
            if view.enemies[space] == FREE:
                total += self.know.ready * self.use(view, space)
        if view.enemies[view.pawn] == FREE:
            total += 0.8 * self.features.resting[view.grid[view.pawn]]
        return total

    def use(self, view: State, space: int) -> float:
        """What spending a token there brings."""
        card = view.grid[space]
        if card != self.box.capital:
            return self.features.use[card]
        population = self.box.tracks[view.seat.leader][POPULATION].numbers[view.seat.tracks[POPULATION]]
        return self.features.kinds[GOLD] * population

    def _trades(self, view: State, time: Time) -> float:
        total = 0.0
        for trade in view.seat.trades:
            if trade.stage != ENDED:
                worth = self.features.agreements[view.grid[trade.space], trade.kind]
                total += worth * (time.here + (min(4, time.turns - time.here) if trade.stage == RUNNING else 0))
        return total

    # Developments

    def building(self, view: State, card: int, time: Time, wishes: Sequence[tuple[Wish, int]]) -> float:
        """What a development is worth once it is built."""
        seat, know = view.seat, self.know
        total = self.box.development[card].glory + self.features.lasting[card] * time.turns + 0.7
        for track in self.box.bonuses[card]:
            spaces = self.box.tracks[seat.leader][track]
            at = seat.tracks[track]
            values = spaces.figures or spaces.numbers
            if at + 1 < len(values):
                total += know.step + self._per_turn[track] * time.turns * (values[at + 1] - values[at])
            else:
                total += 1
        return total + self.wanted(wishes, card)

    def holding(self, view: State, card: int, time: Time, wishes: Sequence[tuple[Wish, int]]) -> float:
        """What a development not yet built is worth."""
        if not time.turns:
            return 0.0
        kinds = self.features.kinds
        cost = sum([kinds[kind] * n for kind, n in self.box.costs[card]])
        net = self.building(view, card, time, wishes) - cost
        return max(0.0, self.know.held * min(1.0, 0.5 + 0.25 * time.turns) * net)

    # The chance to win

    def chance(self, view: State) -> float:
        """How likely the match is won: the goal reached, and every requirement met."""
        wanted = goal(self.box, view)
        if wanted is None:
            return 0.5
        know, time = self.know, self.time(view)
        lead = self._expected(view, time) - wanted
        chance = _chance(lead / (know.spread + know.spread_a_turn * time.turns))
        for wish, have in self.counted(view):
            if have < wish.need:
                chance *= _chance((have + wish.pace * time.turns - wish.need) / (0.35 + 0.12 * time.turns))
        return chance


def _chance(lead: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, 1.7 * lead))))
