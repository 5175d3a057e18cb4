"""What a turn's dice are worth to a seat, exactly for every way to roll again.

`DiceValues` are made once for a turn. They say what population, goods, food, innovations and skulls would bring this
seat now, and so what any final dice are worth; `odds` makes expectations of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property

from ludarium.engine.actions import Action
from ludarium.games.iron_age import odds
from ludarium.games.iron_age.buildings import Buildings
from ludarium.games.iron_age.content import FATE, Disaster, Face
from ludarium.games.iron_age.dice import Pick
from ludarium.games.iron_age.learned import Values
from ludarium.games.iron_age.market import Market
from ludarium.games.iron_age.sharing import shared_out
from ludarium.games.iron_age.state import Seat, State, has_built, has_fleet, ports, strength
from ludarium.games.iron_age.steps.battles import battle
from ludarium.games.iron_age.views import View

MOST_PER_DIE = 3
"""The most population that one die gives; the fate die gives one at most."""

RIVALS_LOSS = 0.8
"""What a point that all rivals lose is worth to oneself."""

Yield = tuple[tuple[int, int, int], tuple[tuple[int, ...], int, int], int]
"""What a handful gives: (innovations, goods, goods for each port), (food of each die, population, dice that give
either), and skulls."""


def yield_of(faces: Sequence[Face]) -> Yield:
    return (
        (
            sum(face.innovation for face in faces),
            sum(face.goods for face in faces),
            sum(face.goods_per_port for face in faces),
        ),
        (
            tuple(face.food for face in faces if face.food and not face.either),
            sum(face.population for face in faces if not face.either),
            sum(face.either for face in faces),
        ),
        sum(face.skulls for face in faces),
    )


@cache
def yields(faces: tuple[Face, ...], dice: int) -> tuple[Yield, ...]:
    """What every handful of so many dice gives."""
    return tuple(yield_of([faces[n] for n in handful]) for handful in odds.handfuls(dice))


class DiceValues(View):
    """The worth of a turn's dice, before they are collected."""

    def __init__(self, values: Values, state: State, seat: int) -> None:
        super().__init__(values, state, seat)
        self.me = state.seats[seat]
        self.dice = len(state.dice)
        self.now = self.expect(self.me)
        self._harbours = ports(self.box, self.me)
        self._food = [self.after_feeding(self.me, food) for food in range(self.box.food_row + 1)]
        most = MOST_PER_DIE * self.dice + 1
        self._population = Buildings(self, state, most).gains
        if state.sea is not None and self.me.ships:
            self._population = shared_out(self._population, self.me.ships, self.voyages(state).values())
        self._skulls = [self._disaster(self.box.disaster[skulls]) for skulls in range(self.dice + 2)]
        self._bought: dict[tuple[int, int], float] = {}
        self._market = Market(self, self.me, self.box.goods_row)
        self._change = sum(more for bit, more in self.box.food_dice if self.me.developments & bit)

    # What things would mean

    def _disaster(self, disaster: Disaster | None) -> float:
        if disaster is None:
            return 0.0
        hits_me = disaster.strikes != "opponents" or self.alone
        worth = 0.0
        if hits_me and not self._is_safe(self.me, disaster):
            worth += self._battle(self.seat, disaster.battle) if disaster.battle else -disaster.marks
        if disaster.strikes != "self" and not self.alone:
            worth += RIVALS_LOSS * self._rivals_loss(disaster)
        return worth

    def _rivals_loss(self, disaster: Disaster) -> float:
        """What the rivals lose on average."""
        seats = [seat for seat in range(len(self.state.seats)) if seat != self.seat]
        lost = 0.0
        for seat in seats:
            rival = self.state.seats[seat]
            if self._is_safe(rival, disaster):
                continue
            lost += max(0, disaster.battle - strength(self.box, rival)) if disaster.battle else disaster.marks
        return lost / len(seats)

    def _is_safe(self, other: Seat, disaster: Disaster) -> bool:
        return bool(other.developments & self.box.immune[disaster.id]) or any(
            has_built(self.box, other, monument) for monument in self.box.shelter[disaster.id]
        )

    def _battle(self, seat: int, enemy: int, *, conquest: bool = False) -> float:
        """What a battle brings; at sea, with or without the fleet, as is better."""
        fought = self._fought(seat, enemy, conquest, sails=True)
        if self.state.sea is None or not has_fleet(self.box, self.me):
            return fought
        return max(fought, self._fought(seat, enemy, conquest, sails=False))

    def _fought(self, seat: int, enemy: int, conquest: bool, sails: bool) -> float:
        draft = self.draft(self.state)
        won = battle(draft, seat, enemy, sails)
        own = draft.own(seat)
        own.conquest += conquest and won
        return self.expect(own) - self.now

    def _fate(self, face: Face) -> float:
        if face.conquest and self.me.armies:
            return max(0.0, self._battle(self.seat, self.me.conquest, conquest=True))
        if face.tribute_demand:
            return self._tribute()
        return 0.0

    def _tribute(self) -> float:
        """Tribute of every weaker rival; one with goods rather gives one of them."""
        own = strength(self.box, self.me)
        if self.alone:
            return max(0.0, own - self.state.round)
        worth = 0.0
        for seat, rival in enumerate(self.state.seats):
            gap = own - strength(self.box, rival)
            if seat != self.seat and gap > 0:
                worth += min(gap, self.a_good + RIVALS_LOSS) if rival.goods else gap
        return worth

    @cached_property
    def a_good(self) -> float:
        """What one more good brings."""
        goods, now = self._market.goods, self.me.goods
        return goods[now + 1] - goods[now] if now + 1 < len(goods) else 0.0

    # What final dice are worth

    @cached_property
    def settled(self) -> list[Sequence[float]]:
        """For each face of the fate die: what every handful of empire dice is worth once nothing changes any more."""
        given = yields(self.box.empire_faces, self.dice)
        return [self._worths(given, face) for face in self.box.fate_faces]

    @cached_property
    def final(self) -> list[Sequence[float]]:
        """For each face of the fate die: what every handful of empire dice is worth, omens and Leadership included."""
        worth = list(self.settled)
        for n, face in enumerate(self.box.fate_faces):
            if face.sets_a_die:
                worth[n] = self._with_omens(worth, n)
        if self.me.developments & self.box.leadership:
            worth = self._with_leadership(worth)
        return worth

    def _worths(self, yields: Sequence[Yield], fate: Face) -> list[float]:
        """What each handful is worth with that face. Its parts are looked up: few different ones ever occur."""
        base = self.now + self._fate(fate)
        change = self._change + fate.food_per_food_die
        traded: dict[tuple[int, int, int], float] = {}
        settled: dict[tuple[tuple[int, ...], int, int], float] = {}
        worths = []
        for trade, settle, skulls in yields:
            bought = traded.get(trade)
            if bought is None:
                bought = traded[trade] = self._trade(*trade, fate)
            built = settled.get(settle)
            if built is None:
                built = settled[settle] = self._settle(*settle, fate, change)
            worths.append(base + bought + built + self._skulls[skulls + fate.skulls])
        return worths

    def _trade(self, innovations: int, goods: int, harbours: int, fate: Face) -> float:
        """What innovations and goods bring."""
        box, me = self.box, self.me
        dyes = sum(more for bit, more in box.dyes if me.developments & bit)
        stock = min(box.goods_row, me.goods + goods + fate.goods + harbours * self._harbours + dyes)
        return self._buy(innovations, stock)

    def _settle(self, food: tuple[int, ...], population: int, eithers: int, fate: Face, change: int) -> float:
        """What food and population bring, those dice that give either used as is best."""
        stock = self.me.food + sum(max(0, amount + change) for amount in food)
        return self._eat_or_build(stock, population + fate.population, eithers, change)

    def _buy(self, innovations: int, goods: int) -> float:
        found = self._bought.get((innovations, goods))
        if found is None:
            found = self._bought[innovations, goods] = self._market.gain(innovations, goods)
        return found

    def _eat_or_build(self, food: int, population: int, eithers: int, change: int) -> float:
        row, face = self.box.food_row, self.box.either_face
        more = max(0, face.food + change)
        return max(
            self._food[min(row, food + taken * more)] + self._build(population + (eithers - taken) * face.population)
            for taken in range(eithers + 1)
        )

    def _build(self, population: int) -> float:
        return self._population[min(population, len(self._population) - 1)]

    def _with_omens(self, worth: Sequence[Sequence[float]], omens: int) -> list[float]:
        """One die set to what serves best."""
        own = worth[omens]
        places = odds.neighbours(self.dice)
        return [
            max(max(other[place] for other in worth), *(own[near] for near in places[place]))
            if places[place]
            else max(other[place] for other in worth)
            for place in range(len(own))
        ]

    def _with_leadership(self, worth: Sequence[Sequence[float]]) -> list[Sequence[float]]:
        """One die more may be rolled again where that is better on average."""
        mean = [sum(column) / len(column) for column in zip(*worth, strict=True)]
        swaps = odds.swaps(self.dice)
        return [
            [max(own[place], mean[place], *[_mean(own, six) for six in swaps[place]]) for place in range(len(own))]
            for own in worth
        ]

    # What rolling again is worth

    @cached_property
    def one_roll(self) -> Rerolls:
        """With one roll left."""
        return Rerolls(self.final, self.dice, self.box.empire_skull.index(1), self.box.fate_skull)

    @cached_property
    def two_rolls(self) -> Rerolls:
        """With two rolls left."""
        return Rerolls(self.one_roll.best, self.dice, self.box.empire_skull.index(1), self.box.fate_skull)

    @cached_property
    def unrolled(self) -> float:
        """What the turn is worth before its first roll."""
        before = Rerolls(self.two_rolls.best, self.dice, self.box.empire_skull.index(1), self.box.fate_skull)
        return before.expect((), 0, roll_fate=True)

    def expectations(self, state: State, picks: Sequence[Pick]) -> list[float]:
        """What to expect of rolling each of these picks again, from the dice that lie there."""
        rolls = self.one_roll if state.rolls + 1 >= self.box.rolls else self.two_rolls
        return [rolls.expect(left(state.dice, faces), state.fate, again) for faces, again in picks]

    def leads(self, state: State, picks: Sequence[Pick]) -> list[float]:
        """What to expect of Leadership: one die more, and no roll after it."""
        return [self.one_roll.expect(left(state.dice, faces), state.fate, again) for faces, again in picks]

    def omens(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What the dice are worth after each of these actions sets one of them, or none."""
        return [self._after_omens(state, *map(str, action.args)) for action in actions]

    def _after_omens(self, state: State, old: str = "", new: str = "") -> float:
        dice, fate, box = state.dice, state.fate, self.box
        if old == FATE:
            fate = box.fate_ids.index(new)
        elif old:
            kept = left(dice, (box.empire_ids.index(old),))
            dice = tuple(sorted((*kept, box.empire_ids.index(new))))
        return self.settled[fate][odds.place(self.dice)[dice]]

    def shown(self, state: State, rolls_left: int) -> float:
        """What the dice that lie there are worth, with so many rolls left."""
        if rolls_left == 0:
            worth: Sequence[Sequence[float]] = self.final
        else:
            worth = (self.one_roll if rolls_left == 1 else self.two_rolls).best
        return worth[state.fate][odds.place(self.dice)[state.dice]]


def left(dice: Sequence[int], picked: Sequence[int]) -> tuple[int, ...]:
    """The dice without those picked."""
    kept = list(dice)
    for face in picked:
        kept.remove(face)
    return tuple(kept)


def _mean(worth: Sequence[float], places: tuple[int, ...]) -> float:
    a, b, c, d, e, f = places
    return (worth[a] + worth[b] + worth[c] + worth[d] + worth[e] + worth[f]) / 6


class Rerolls:
    """What to expect of every way to roll dice again once."""

    def __init__(self, worth: Sequence[Sequence[float]], dice: int, skull: int, fate_skull: Sequence[int]) -> None:
        self._worth, self._dice, self._skull, self._fate_skull = worth, dice, skull, fate_skull
        self._fixed = [odds.expectations(own, dice) for own in worth]
        self._rolled = odds.expectations([sum(column) / len(column) for column in zip(*worth, strict=True)], dice)

    def expect(self, kept: tuple[int, ...], fate: int, roll_fate: bool) -> float:
        table = self._rolled if roll_fate else self._fixed[fate]
        return table[len(kept)][odds.place(len(kept))[kept]]

    @cached_property
    def best(self) -> list[list[float]]:
        """For each face of the fate die and every handful: the best that can be made of it."""
        keeps = odds.keeps(self._dice, self._skull)
        return [self._best(self._fixed[fate], self._fate_skull[fate], keeps) for fate in range(len(self._worth))]

    def _best(
        self, fixed: Sequence[Sequence[float]], locked: int, keeps: Sequence[Sequence[tuple[int, int]]]
    ) -> list[float]:
        if not locked:
            fixed = [list(map(max, one, other)) for one, other in zip(fixed, self._rolled, strict=True)]
        return [max([fixed[size][place] for size, place in parts]) for parts in keeps]
