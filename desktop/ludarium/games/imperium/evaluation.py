"""What a position is worth: the points that each player may expect at the end, and so who is likely to win.

The points so far are exact as far as the seat may know them. To them comes what tokens are worth, what the hand
promises for the turn at hand, and what deck and play area promise for each turn that is left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludarium.engine.frames import NOTHING
from ludarium.engine.zones import card_of, cards_of
from ludarium.games.imperium.bot.scoring import bot_standing
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.card_values import CardValues, Knowledge
from ludarium.games.imperium.learned import Learned
from ludarium.games.imperium.scoring import points_of, unrest_of
from ludarium.games.imperium.state import ACTIVATE, CLEAN_UP, IDLE, SOLSTICE, Seat, State

ACTIONS = 3

MARGIN, FAR = 0.3, 150
"""How much of the value is the lead, and a lead for all of it: a large share, since a search that compares chances near
0 or 1 sees no difference between actions."""

OFF = 8
"""So many rounds before the end a collapse is as likely as it is from afar."""


AHEAD = 3
"""For so many rounds the unrest that cards in play will bring is taken off the pile."""


class Evaluation:
    """Reads what may be expected of a position."""

    def __init__(self, box: Box, knowledge: Knowledge, alone: Learned | None = None) -> None:
        """alone: the learned value of matches against the bot, where there is one."""
        self.box, self.know, self.alone = box, knowledge, alone
        self.card_values = CardValues(box, knowledge)
        self._printed = tuple(card.vp.n if card.vp and card.vp.kind == "fixed" else 0 for card in box.cards)
        self._special = frozenset(n for n, card in enumerate(box.cards) if card.vp and card.vp.kind != "fixed")
        self._commons_gained = frozenset(box.common_cards) - {box.unrest}
        self._comes_true = tuple(knowledge.comes_true.get(nation.key, 1.0) for nation in box.nations)
        self._draining = frozenset(box.triggers.get("draw_deck_emptied", ()))
        self._burden = tuple(knowledge.burdens.get(key, 0.0) for key in box.keys)
        self._knights = frozenset(number for number, card in enumerate(box.cards) if "knight" in card.types)
        self._fading = [0.0]
        for _ in range(knowledge.most_rounds + 2):
            self._fading.append(1 + knowledge.fade * self._fading[-1])

    def value(self, state: State, seat: int) -> float:
        """How likely the seat is to win."""
        if self.alone is not None and state.bot != NOTHING:
            return self.alone.value(state, seat)
        rounds = self.rounds_left(state)
        expected = [self.expect(state, owner, seat, rounds) for owner in range(len(state.seats))]
        spread = self.know.spread + self.know.spread_by_round * rounds
        best = max(expected)
        odds = [math.exp((points - best) / spread) for points in expected]
        chance = odds[seat] / sum(odds)
        danger = self._danger(state, rounds)
        if danger:
            chance += danger * (self._spared(state, seat) - chance)
        lead = expected[seat] - max(points for owner, points in enumerate(expected) if owner != seat)
        return (1 - MARGIN) * chance + MARGIN * (0.5 + 0.5 * max(-1.0, min(1.0, lead / FAR)))

    def expect(self, state: State, owner: int, seat: int, rounds: float) -> float:
        """The points that a player may expect in the end, as the seat sees it."""
        if owner == state.bot:
            return bot_standing(self.box, state).total + self.know.bot_pace[state.level] * rounds
        player, know = state.seats[owner], self.know
        points, cycle, unknown = self._cards(state, owner, seat)
        rate = self._rate(player, cycle, unknown)
        turns = rounds + self._has_turn_to_come(state, owner)
        promised = know.hand * self.next_turn(state, owner, seat, rate) * min(1.0, turns)
        ample = min(1.0, (len(cycle) + unknown) / know.ample)
        engine = (know.turn + know.deck * ACTIONS * rate) * ample + self._in_play(player)
        engine += know.common * self._commons(player, cycle) + know.history * len(player.history)
        promised = self._comes_true[player.nation] * (promised + engine * self._faded(turns - 1))
        tokens = self._tokens(player.materials, "materials") + self._tokens(player.population, "population")
        taken = len(self.box.nations[player.nation].cards["nation"]) - len(player.nation_deck)
        promised += know.nation_card * taken + (know.empire if player.empire else 0.0)
        promised += know.unrest_in_deck * cycle.count(self.box.unrest)
        pace = self._drain_pace(player) + self._burdens(player)
        promised += know.drained * (self.drained(state, owner) + pace * self._faded(turns - 1))
        promised += self._cycled(state, owner, len(cycle) + unknown)
        return points + (promised + tokens) * min(1.0, 0.2 + 0.2 * turns)

    def _cycled(self, state: State, owner: int, size: int) -> float:
        """What the next reshuffle promises, by how far the deck has been drawn: it brings a card of the nation."""
        player = state.seats[owner]
        worth = self.know.reshuffle
        if not (player.development if player.empire else player.nation_deck or player.accession != NOTHING):
            worth = 0.0
        elif not player.nation_deck and self.box.nations[player.nation].has_quests:
            worth = self.know.nadir
        left, whole = len(player.deck), 0
        if state.phase == CLEAN_UP and state.seat == owner:
            left -= max(0, self.box.sheet.hand_size - len(player.hand))
            if left < 0:
                left, whole = left + len(player.discard) + 1, 1
        return worth * (whole + 1 - min(1.0, left / max(1, size)))

    # Unrest to come: from emptied decks, and from cards in play

    def drained(self, state: State, owner: int, more: int = 0) -> int:
        """The unrest that comes to a player with the clean up at hand, since it empties the deck.

        more: how many cards are drawn besides those that are missing
        """
        if state.phase != CLEAN_UP or state.seat != owner:
            return 0
        player = state.seats[owner]
        missing = self.box.sheet.hand_size - len(player.hand) + more
        if missing <= 0 or len(player.deck) > missing:
            return 0
        return self._drains(player)

    def _drains(self, player: Seat) -> int:
        """How much unrest an emptied deck brings a player."""
        return sum([piece.card in self._draining for piece in (*player.fixed, *player.play)])

    def _drain_pace(self, player: Seat) -> float:
        """How much unrest that is each turn: the smaller the deck, the more."""
        drains = self._drains(player)
        if not drains:
            return 0.0
        size = len(player.hand) + len(player.deck) + len(player.discard)
        return drains * min(1.0, self.box.sheet.hand_size / max(1, size))

    def is_needed(self, player: Seat, card: int) -> bool:
        """Whether a card spares its player the unrest that a card in play would bring at the solstice."""
        return card in self._knights and self._burdens(player) > 0

    def is_burden(self, card: int) -> bool:
        return self._burden[card] > 0

    def _burdens(self, player: Seat) -> float:
        """How much unrest the cards in play bring each round."""
        return sum([self._burden[piece.card] for piece in player.play])

    # How long it takes

    def rounds_left(self, state: State) -> float:
        """Rounds after this one: known once scoring is triggered, else a guess."""
        if state.last:
            return max(0, state.last - state.round)
        know, seats = self.know, len(state.seats)
        left = len(state.main) / (know.main_pace * seats) + 1
        for player in state.seats:
            if player.empire and not self.box.nations[player.nation].has_quests:
                left = min(left, len(player.development) / know.development_pace + 1)
        return min(left, know.most_rounds)

    def _has_turn_to_come(self, state: State, owner: int) -> bool:
        seats = len(state.seats)
        place, active = (owner - state.first) % seats, (state.seat - state.first) % seats
        if state.phase == SOLSTICE or place < active:
            return False
        return place > active or state.phase in (IDLE, ACTIVATE)

    def _faded(self, turns: float) -> float:
        """So many turns, later ones counting less."""
        if turns <= 0:
            return 0.0
        whole = int(turns)
        here = self._fading[whole]
        return here + (turns - whole) * (self._fading[whole + 1] - here)

    # What is there

    def _cards(self, state: State, owner: int, seat: int) -> tuple[float, list[int], int]:
        """Points so far; the cards that come to hand again; how many of those the seat does not know."""
        player: Seat = state.seats[owner]
        is_own, bit = owner == seat, 1 << (12 + seat)
        unknown = aside = 0
        cycle: list[int] = [*player.discard, *player.deck_holds, *(piece.card for piece in player.limbo)]
        for zone in (player.hand, player.deck, player.aside):
            for place in zone:
                if place >= 0 and (is_own or place & bit):
                    cycle.append(card_of(place))
                elif not is_own:
                    unknown += 1
        resting: list[tuple[int, str]] = []
        for name, cards in (("history", player.history), ("flooded", player.flooded)):
            for place in cards:
                if place >= 0 and (is_own or place & bit):
                    resting.append((card_of(place), name))
                else:
                    aside += 1
        points = player.progress + self.know.unknown_points * (unknown + aside) + self._in_sight(state, owner)
        points += sum(map(self._printed.__getitem__, cycle))
        lying = [(card, "discard") for card in cycle if card in self._special]
        for card, where in resting:
            points += self._printed[card]
            if card in self._special:
                lying.append((card, where))
        if not is_own:  # counting what others' cards are worth takes long, and hangs on cards that are only imagined
            return points + sum([self.card_values.points[card] for card, _ in lying]), cycle, unknown
        found: dict[tuple[int, str], int] = {}
        for card, where in lying:
            if (card, where) not in found:
                found[card, where] = points_of(self.box, state, owner, card, where, NOTHING)
            points += found[card, where]
        return points, cycle, unknown

    def _in_sight(self, state: State, owner: int) -> float:
        """The points of play area and power card."""
        player, points = state.seats[owner], 0
        for piece in player.play:
            points += self._printed[piece.card] + sum([self._printed[card] for card in piece.garrison])
            if piece.card in self._special:
                points += points_of(self.box, state, owner, piece.card, "play", piece.number)
            for card in piece.garrison:
                if card in self._special:
                    points += points_of(self.box, state, owner, card, "garrison", NOTHING)
        for piece in player.fixed:
            points += points_of(self.box, state, owner, piece.card, "fixed", piece.number)
        return points

    def _rate(self, player: Seat, cycle: Sequence[int], unknown: int) -> float:
        """What a card that comes to hand brings on average."""
        if not cycle and not unknown:
            return 0.0
        play = self.card_values.play[player.empire]
        total: float = sum([play[card] for card in cycle]) + self.know.unknown_yield * unknown
        return total / (len(cycle) + unknown)

    def _in_play(self, player: Seat) -> float:
        """What the play area brings each turn."""
        settled = self.card_values.settled
        return sum([settled[piece.card] for piece in player.play])

    def _commons(self, player: Seat, cycle: Sequence[int]) -> int:
        """How many cards of the commons a player has gained, as far as they are known."""
        gained = self._commons_gained
        return sum([card in gained for card in cycle]) + sum([piece.card in gained for piece in player.play])

    def _tokens(self, n: int, what: str) -> float:
        """What tokens are worth; more than a few bring less."""
        plenty = self.know.plenty
        return self.know.tokens[what] * (n if n <= plenty else plenty + self.know.surplus * (n - plenty))

    def next_turn(self, state: State, owner: int, seat: int, rate: float) -> float:
        """What the hand and the unused abilities promise for the turn at hand, or for the next one."""
        player = state.seats[owner]
        is_activating = state.seat == owner and state.phase == ACTIVATE
        if owner != seat:
            return ACTIONS * rate
        hand = self._hand(player)
        if state.seat == owner and state.phase == CLEAN_UP:  # what is not worth keeping is drawn anew
            keep = self.know.keep
            hand = [(rate + keep * max(0.0, worth - rate), is_free) for worth, is_free in hand]
            drawn = min(self.box.sheet.hand_size - len(hand), len(player.deck) + len(player.discard))
            hand += [(rate, False)] * drawn
        actions, total = player.actions if is_activating else ACTIONS, 0.0
        for worth, is_free in sorted(hand, reverse=True):
            if is_free:
                total += worth
            elif actions:
                actions -= 1
                total += worth
            else:
                total += self.know.spare
        return total + (self._unused(player) if is_activating else self._abilities(player))

    def _hand(self, player: Seat) -> list[tuple[float, bool]]:
        """What each hand card brings, and whether it takes no action."""
        play, cards = self.card_values.play[player.empire], self.box.cards
        return [(play[card], cards[card].free_play) for card in cards_of(player.hand) if card >= 0]

    def _abilities(self, player: Seat) -> float:
        use = self.card_values.use
        return sum([max(0.0, use[piece.card]) for piece in (*player.play, *player.fixed)])

    def _unused(self, player: Seat) -> float:
        use = self.card_values.use
        found = sorted(
            [use[piece.card] for piece in (*player.play, *player.fixed) if not piece.used and use[piece.card] > 0]
        )
        return sum(found[len(found) - player.exhaust :] if player.exhaust < len(found) else found)

    # The collapse

    def _danger(self, state: State, rounds: float) -> float:
        """How likely the match is to end in a collapse: by the unrest left in the pile and by the rounds left."""
        near, far = self.know.collapse, self.know.collapse_far
        coming = self.drained(state, state.seat)
        for player in state.seats:
            coming += int(self._burdens(player) * min(rounds, AHEAD))
        pile = max(0, state.unrest - coming)
        share = min(1.0, rounds / OFF)
        soon = near[pile] if pile < len(near) else near[-1]
        later = far[pile] if pile < len(far) else far[-1]
        return soon + share * (later - soon)

    def _spared(self, state: State, seat: int) -> float:
        """How likely the collapse would be the seat's victory, by its unrest and that of others: alone it never is."""
        if state.bot != NOTHING:
            return 0.0
        spread = self.know.unrest_spread * (1 + state.unrest)
        unrest = [unrest_of(self.box, state, owner) + self.drained(state, owner) for owner in range(len(state.seats))]
        least = min(unrest)
        odds = [math.exp((least - held) / spread) for held in unrest]
        return odds[seat] / sum(odds)
