"""What the turn may still bring: a quick plan of what hand and purse pay for, by what is worth most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludarium.engine.frames import NOTHING
from ludarium.games.rome.counting import hand_limit, movement_per_card
from ludarium.games.rome.evaluation import Evaluation, Time, Wish
from ludarium.games.rome.kinds import (
    CENTRE,
    CULTURE,
    GOLD,
    KIND_OF,
    MILITARY,
    MOVEMENT,
    NEIGHBOURS,
    POPULATION,
    SPACES,
    STONE,
    TECHNOLOGY,
    distance,
)
from ludarium.games.rome.modifiers import change, in_force, reach
from ludarium.games.rome.prices import buy_cost
from ludarium.games.rome.state import FREE, MARCHED, SIDEWAYS, UP, State

FAR = tuple(tuple(distance(one, other) for other in range(len(SPACES))) for one in range(len(SPACES)))

Needs = Sequence[tuple[int, int]]

Saved = tuple[list[int], list[int], list[int], int, int]

INFLUENCE, TRADE = range(2)
PLACE = 2000
"""Keys of aims that stand for a space begin here."""


class Aim(NamedTuple):
    """Something to pay for this turn.

    needs, gold: attribute points, resources and gold; space, within: how near to where the pawn must be, if anywhere
    key: of those with the same one only one is possible; token: whether it takes an influence or a trade token
    """

    worth: float
    key: int
    needs: Needs = ()
    gold: int = 0
    space: int = NOTHING
    within: int = 0
    token: int = NOTHING


class Means:
    """What is at hand to pay with; what has been planned is gone from it."""

    def __init__(self, evaluation: Evaluation, view: State, time: Time, wishes: Sequence[tuple[Wish, int]]) -> None:
        features, seat = evaluation.features, view.seat
        self.purse = list(seat.purse)
        self.pawn = view.pawn
        self.halves = features.halves
        self.cards = [card for card in seat.hand if card in evaluation.box.attributes]
        keep = evaluation.know.keep * self._room(evaluation, view)
        drawing = evaluation.know.draw if seat.deck and time.here else 0.0
        self.cost = {card: max(0.02, keep * features.strength[card] - drawing) for card in self.cards}
        self.banner = evaluation.box.banner
        self.units = [evaluation.unit(kind, time) for kind in range(MOVEMENT)]
        for kind, (n, worth) in evaluation.needed(wishes).items():
            if seat.purse[kind] <= n:
                self.units[kind] += worth
        self.step = max(1, movement_per_card(evaluation.box, view)) if self.cards else 1
        self.tokens = [seat.influence, seat.trade]
        self.stone = change(evaluation.box, view, "cost:stone")
        self.marches = evaluation.box.numbers.movement_tokens - sum([use == MARCHED for _, use in seat.play])

    def _room(self, evaluation: Evaluation, view: State) -> float:
        """For which part of the hand there is time later in the round, since the deck does not fill its turns."""
        turns = evaluation.box.sheet.round_ends[view.round - 1] - view.turn - 1
        if view.is_last or turns <= 0 or not self.cards:
            return 0.0
        spare = turns * hand_limit(evaluation.box, view) - len(view.seat.deck)
        return max(0.0, min(1.0, spare / len(self.cards)))

    def boost(self, card: int) -> tuple[float, int]:
        """What boosting a card costs, and the kind that pays; a very high price when nothing does."""
        banner = self.banner[card]
        more = self.stone if banner == STONE else 0
        if self.purse[banner] > more:
            return self.units[banner] * (1 + more), banner
        if more and self.purse[GOLD] <= more:
            return 99.0, GOLD
        return (self.units[GOLD], GOLD) if self.purse[GOLD] else (99.0, GOLD)

    def pay(self, aim: Aim, most: float) -> float:
        """Plan to pay for it; what that costs. Nothing is changed where it would cost more than ``most``."""
        gold, token = aim.gold, aim.token
        if gold > self.purse[GOLD] or (token != NOTHING and not self.tokens[token]):
            return 99.0
        if self.units[GOLD] * gold > most:
            return 99.0
        before = self.saved()
        cost = self._pay(aim)
        if cost is None or cost > most:
            self.restore(before)
            return 99.0
        if token != NOTHING:
            self.tokens[token] -= 1
        return cost

    def saved(self) -> Saved:
        return self.purse[:], self.cards[:], self.tokens[:], self.pawn, self.marches

    def restore(self, saved: Saved) -> None:
        purse, cards, tokens, self.pawn, self.marches = saved
        self.purse, self.cards, self.tokens = purse[:], cards[:], tokens[:]

    def _pay(self, aim: Aim) -> float | None:
        self.purse[GOLD] -= aim.gold
        cost = self.units[GOLD] * aim.gold
        if aim.space != NOTHING:
            walked = self._walk(aim)
            if walked is None:
                return None
            cost += walked
        for kind, n in aim.needs:
            found = self._collect(kind, n)
            if found is None:
                return None
            cost += found
        return cost

    def _walk(self, aim: Aim) -> float | None:
        steps = FAR[self.pawn][aim.space] - aim.within
        if steps <= 0:
            return 0.0
        cost, purse = 0.0, self.purse
        while purse[MOVEMENT] < steps:
            if not self.cards or not self.marches:
                return None
            card = min(self.cards, key=self.cost.__getitem__)
            self.cards.remove(card)
            self.marches -= 1
            cost += self.cost[card]
            purse[MOVEMENT] += self.step
        purse[MOVEMENT] -= steps
        self.pawn = aim.space
        return cost + 0.03 * steps

    def _collect(self, kind: int, n: int) -> float | None:
        """Bring a kind of points to so many, from the cards that give them best, and spend them."""
        purse, cost = self.purse, 0.0
        if kind < CULTURE:
            n += self.stone if kind == STONE else 0
            if purse[kind] < n:
                return None
            purse[kind] -= n
            return self.units[kind] * n
        at = kind - CULTURE
        while purse[kind] < n:
            short = n - purse[kind]
            best, rate = None, 0.0
            for card in self.cards:
                spent = self.cost[card]
                basic, boosted = self.halves[card]
                gives = basic.points[at] or 1
                found = min(gives, short) / (0.2 + max(0.0, spent - basic.others * bool(basic.points[at])))
                if found > rate:
                    best, rate = (card, gives, spent, NOTHING), found
                gives = boosted.points[at]
                if gives > 1:
                    price, kind_paid = self.boost(card)
                    spent += price
                    found = min(gives, short) / (0.2 + max(0.0, spent - boosted.others))
                    if found > rate:
                        best, rate = (card, gives, spent, kind_paid), found
            if best is None:
                return None
            card, gives, spent, paid = best
            self.cards.remove(card)
            if paid != NOTHING:
                purse[paid] -= 1
            purse[kind] += gives
            cost += spent
        purse[kind] -= n
        return cost


class Planner:
    """Plans turns."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation, self.box, self.know = evaluation, evaluation.box, evaluation.know
        enemies = self.box.enemies
        count = len(enemies)
        self.mean_need = round(sum(one.defence + one.attack for one in enemies) / count)
        self.mean_glory = sum(one.glory for one in enemies) / count
        self.mean_gold = sum(one.gold for one in enemies) / count
        self.more_taxes = 3

    def worth(self, view: State) -> float:
        """What the position is worth with the turn played out as planned, with or without taxes first."""
        evaluation = self.evaluation
        time = evaluation.time(view)
        wishes = evaluation.counted(view)
        means = Means(evaluation, view, time, wishes)
        kept = sum([means.cost[card] for card in means.cards])
        taxes = self._taxes(view)
        aims = list(self._aims(view, time, means, wishes, taxes[-1] if taxes else 0))
        before = means.saved()
        gained = self._planned(means, aims, NOTHING)
        for gold in taxes:
            means.restore(before)
            cost = self._collect(view, means, gold, gold == taxes[-1])
            if cost < 90:
                more = means.units[GOLD] * (means.purse[GOLD] - before[0][GOLD]) - cost
                found = self._planned(means, aims, PLACE + CENTRE) + more
                if found <= gained:
                    break
                gained = found
        return evaluation.worth(view) + kept + self.know.realised * gained

    def _planned(self, means: Means, aims: Sequence[Aim], without: int) -> float:
        """What the aims bring that are worth most, one after the other, as far as the means go.

        without: the key of one that is left out
        """
        start = means.saved()
        ranked: list[tuple[float, int, Aim]] = []
        for aim in aims:
            cost = means.pay(aim, aim.worth)
            if cost < aim.worth:
                ranked.append((aim.worth - cost, len(ranked), aim))
                means.restore(start)
        ranked.sort(reverse=True)
        gained, done = 0.0, {without}
        for _, _, aim in ranked:
            if aim.key not in done:
                cost = means.pay(aim, aim.worth)
                if cost < aim.worth:
                    gained += aim.worth - cost
                    done.add(aim.key)
        for card in means.cards:
            gained += max(0.0, self._besides(means, card) - means.cost[card])
        return gained

    def _taxes(self, view: State) -> tuple[int, ...]:
        """How much gold the Capital would bring, without and with strife; nothing where no token can be there."""
        seat = view.seat
        if view.enemies[CENTRE] != FREE or CENTRE in seat.spent:
            return ()
        if CENTRE not in seat.ready and not seat.influence:
            return ()
        population = self.box.tracks[seat.leader][POPULATION].numbers[seat.tracks[POPULATION]]
        return population, population + self.more_taxes

    def _collect(self, view: State, means: Means, gold: int, with_strife: bool) -> float:
        """What it costs to get that gold at the Capital."""
        cost = self.know.strife if with_strife else 0.0
        if CENTRE in view.seat.ready:
            cost += self.know.ready * self.evaluation.use(view, CENTRE)
        else:
            cost += means.pay(Aim(50.0, PLACE + CENTRE, (), 0, CENTRE, 0, INFLUENCE), 50.0)
        means.purse[GOLD] = min(self.box.numbers.most_gold, means.purse[GOLD] + gold)
        return cost

    def idle(self, view: State) -> float:
        """What the position is worth if nothing more is done in this turn."""
        evaluation = self.evaluation
        time = evaluation.time(view)
        means = Means(evaluation, view, time, evaluation.counted(view))
        blocked = sum([card in (self.box.strife, self.box.loan) for card in view.seat.hand])
        if not (view.seat.deck and time.here):
            blocked = 0
        return (
            evaluation.worth(view, is_over=True)
            + sum([means.cost[card] for card in means.cards])
            - self.know.draw * blocked
        )

    def _besides(self, means: Means, card: int) -> float:
        """What a card brings besides points."""
        basic, boosted = means.halves[card]
        return max(basic.others, boosted.others - means.boost(card)[0])

    def bargain(self, view: State, card: int) -> float:
        """What a market card is worth at first sight, its price apart."""
        if card not in self.box.development:
            return self.know.draws * self.evaluation.features.strength[card]
        time, wishes = self.evaluation.time(view), self.evaluation.counted(view)
        cost = sum([n for _, n in self.box.costs[card]]) * self.evaluation.features.kinds[CULTURE]
        return self.evaluation.building(view, card, time, wishes) - cost

    # Aims

    def _aims(
        self, view: State, time: Time, means: Means, wishes: Sequence[tuple[Wish, int]], more: int
    ) -> Iterator[Aim]:
        """``more``: how much gold could come to what there is."""
        gold = view.seat.purse[GOLD] + more
        yield from self._builds(view, time, wishes, gold)
        yield from self._bought(view, time, wishes, gold)
        yield from self._places(view, time, wishes, means)
        for at, (wish, have) in enumerate(wishes):
            if wish.what == "steps" and have < wish.need:
                yield Aim(wish.unit, 1000 + at, [(KIND_OF[kind], n) for kind, n in wish.costs[have]])
        if self.box.strife in view.seat.hand:
            military = self.box.numbers.return_strife["military"] + change(self.box, view, "cost:return_strife")
            yield Aim(self.know.strife, self.box.strife, ((MILITARY, military),))
        if self.box.loan in view.seat.hand:
            yield Aim(self.know.loan, self.box.loan, (), self.box.numbers.pay_off_loan["gold"])

    def sites(self, view: State) -> list[int]:
        """Where something can be built on a territory."""
        grid, enemies, territories = view.grid, view.enemies, self.box.territory
        return [
            space
            for space in range(len(grid))
            if grid[space] in territories
            and enemies[space] == FREE
            and any(grid[near] not in territories for near in NEIGHBOURS[space])
        ]

    def _builds(self, view: State, time: Time, wishes: Sequence[tuple[Wish, int]], gold: int) -> Iterator[Aim]:
        """Developments that wait to be built, and those that could be bought for it."""
        evaluation, box = self.evaluation, self.box
        waiting = [card for card in (*view.seat.hand, *view.seat.projects) if card in box.development]
        prices = [buy_cost(box, view, "development", at) for at in range(len(view.developments))]
        on_sale = [(c, p) for c, p in zip(view.developments, prices, strict=True) if c != NOTHING and p <= gold]
        if not waiting and not on_sale:
            return
        sites = self.sites(view)
        if not sites:
            return
        space = NOTHING
        if in_force(box, view, "build_where"):
            space = min(sites, key=lambda site: FAR[view.pawn][site])
        saved = change(box, view, "cost:build")
        for card in waiting:
            worth = evaluation.building(view, card, time, wishes) - evaluation.holding(view, card, time, wishes)
            yield Aim(worth, card, _cheaper(box.costs[card], saved), 0, space)
        for card, price in on_sale:
            worth = evaluation.building(view, card, time, wishes)
            yield Aim(worth, card, _cheaper(box.costs[card], saved), price, space)

    def _bought(self, view: State, time: Time, wishes: Sequence[tuple[Wish, int]], gold: int) -> Iterator[Aim]:
        """Cards worth their gold for later."""
        evaluation, box = self.evaluation, self.box
        waiting = sum([card in box.development for card in (*view.seat.hand, *view.seat.projects)])
        queue = self.know.queue
        later = queue[waiting] if waiting < len(queue) else 0.0
        for at, card in enumerate(view.attributes):
            price = box.sheet.market.attribute_gold[at]
            if card != NOTHING and price <= gold and time.turns:
                draws = time.rounds + bool(time.here)
                yield Aim(self.know.draws * draws * evaluation.features.strength[card], card, (), price)
        for at, card in enumerate(view.developments):
            if card != NOTHING and time.turns:
                price = buy_cost(box, view, "development", at)
                if price <= gold:
                    yield Aim(evaluation.holding(view, card, time, wishes) * later - self.know.slot, card, (), price)

    def _places(self, view: State, time: Time, wishes: Sequence[tuple[Wish, int]], means: Means) -> Iterator[Aim]:
        """What can be done where the pawn may get."""
        far = means.purse[MOVEMENT] + means.step * min(2, len(means.cards), means.marches)
        steps = FAR[view.pawn]
        conquests = sum([w.unit for w, have in wishes if w.what == "enemy_conquered" and have < w.need])
        trades = sum([w.unit for w, have in wishes if w.what == "trade_agreement_made" and have < w.need])
        seat, box = view.seat, self.box
        fought, traded = reach(box, view, "range:conquer"), reach(box, view, "range:trade")
        delta = change(box, view, "cost:conquer")
        taken = {trade.space for trade in seat.trades}
        lying = {*seat.ready, *seat.spent}
        for space in range(len(SPACES)):
            if view.enemies[space] != FREE:
                if steps[space] <= far + fought:
                    yield self._conquest(view, space, conquests, delta, fought, time)
            elif steps[space] <= far + traded:
                card = view.grid[space]
                if card in box.territory:
                    if seat.trade and space not in taken:
                        yield from self._trades(view, space, trades, traded, time)
                elif seat.influence and space not in lying:
                    gain = self.evaluation.use(view, space) + self.evaluation.features.influenced[card]
                    yield Aim(self.know.ready * gain, PLACE + space, (), 0, space, 0, INFLUENCE)

    def _conquest(self, view: State, space: int, wanted: float, delta: int, within: int, time: Time) -> Aim:
        token = view.enemies[space]
        gold = self.evaluation.unit(GOLD, time)
        if token < UP:
            worth = self.mean_glory + self.mean_gold * gold + wanted
            return Aim(worth, PLACE + space, ((MILITARY, max(0, self.mean_need + delta)),), 0, space, within)
        enemy = self.box.enemies[token & (UP - 1)]
        worth = wanted + (0.0 if token & SIDEWAYS else enemy.glory + gold * enemy.gold) + self.know.site * 3
        needs = ((MILITARY, max(0, enemy.defence + enemy.attack + delta)),)
        return Aim(worth, PLACE + space, needs, 0, space, within)

    def _trades(self, view: State, space: int, wanted: float, within: int, time: Time) -> Iterator[Aim]:
        box, agreements = self.box, self.evaluation.features.agreements
        saved = change(box, view, "cost:trade")
        for kind in ("short", "lasting"):
            offer = box.agreements.get((view.grid[space], kind))
            if offer is not None:
                worth = agreements[view.grid[space], kind]
                if kind == "lasting":
                    worth *= 1 + time.here + min(4, time.turns - time.here)
                needs = ((TECHNOLOGY, max(0, offer[0] + saved)),)
                yield Aim(worth + wanted, PLACE + space, needs, 0, space, within, TRADE)


def _cheaper(costs: Needs, saved: int) -> Needs:
    """The costs with the first one changed."""
    if not saved:
        return costs
    (kind, n), *rest = costs
    return [(kind, max(0, n + saved)), *rest]
