"""What things cost: every way to pay them, with all that changes a price."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from ludarium.engine.effects.payments import DIFFERENT, MIX, SAME, Part, Price
from ludarium.engine.effects.verbs import Pay
from ludarium.engine.effects.vocabulary import Instruction
from ludarium.engine.steps import View
from ludarium.games.rome.box import Box
from ludarium.games.rome.kinds import GOLD, KIND_OF, KINDS, RESOURCES, STONE, TECHNOLOGY
from ludarium.games.rome.modifiers import change, in_force
from ludarium.games.rome.vocabulary import OtherPrice, TradePayment

Prices = Sequence[Price]

BOOST_FREE = tuple(f"boost_free:{name}" for name in KINDS)
MANNERS = {"same_resource": SAME, "different_resources": DIFFERENT, "resource": MIX}


def part(what: str, n: int) -> Part:
    """So many of a kind, or of resources that the player chooses."""
    return Part(n, RESOURCES, MANNERS[what]) if what in MANNERS else Part(n, (KIND_OF[what],))


def price_of(steps: Iterable[Instruction]) -> Price:
    """What the payments of an effect add up to."""
    return Price(tuple(part(step.what, int(step.n)) for step in steps if isinstance(step, Pay)))


def fixed_price(cost: Mapping[str, int]) -> Price:
    return Price(tuple(part(what, n) for what, n in cost.items()))


def effect_prices(box: Box, view: View, base: Price, tag: str) -> Prices:
    """The cost of an effect: changed, with other ways to pay it, and more if it is paid in stone."""
    prices: Prices = (base,)
    if tag:
        delta = change(box, view, f"cost:{tag}")
        others = [cost for p in in_force(box, view, f"price:{tag}") for cost in _costs(p.step)]
        prices = (_dearer(base, 0, delta), *others)
    return in_stone(box, view, prices)


def _costs(step: Instruction) -> Iterator[Price]:
    assert isinstance(step, OtherPrice)
    return (price_of(cost) for cost in step.costs)


def _dearer(price: Price, at: int, delta: int) -> Price:
    """The price with one of its parts changed, never below nothing."""
    one = price.parts[at]
    parts = (*price.parts[:at], Part(max(0, one.n + delta), one.kinds, one.manner), *price.parts[at + 1 :])
    return Price(parts, price.helpers)


# More for whoever pays in stone


def in_stone(box: Box, view: View, prices: Prices) -> Prices:
    """The prices with what an action costs more that is paid in stone: once for each action."""
    more = change(box, view, "cost:stone")
    return [found for price in prices for found in _with_stone(price, more)] if more else prices


def _with_stone(price: Price, more: int) -> Iterator[Price]:
    for at, one in enumerate(price.parts):
        if one.n and STONE in one.kinds:
            rest = (*price.parts[:at], *price.parts[at + 1 :])
            for parts, has_stone in _split(one, more):
                if has_stone:
                    yield Price((*rest, *parts), price.helpers)
                else:
                    yield from _with_stone(Price((*rest, *parts), price.helpers), more)
            return
    yield price


def _split(one: Part, more: int) -> Iterator[tuple[tuple[Part, ...], bool]]:
    """A part that can be paid in stone: with stone, and then more of it, or without."""
    others = tuple(kind for kind in one.kinds if kind != STONE)
    if not others:
        yield (Part(one.n + more, (STONE,)),), True
    elif one.manner == SAME:
        yield (Part(one.n, others, SAME),), False
        yield (Part(one.n + more, (STONE,)),), True
    elif one.manner == DIFFERENT:
        yield (Part(one.n, others, DIFFERENT),), False
        yield (Part(1 + more, (STONE,)), Part(one.n - 1, others, DIFFERENT)), True
    else:
        yield (Part(one.n, others),), False
        yield (Part(1 + more, (STONE,)), Part(one.n - 1, one.kinds)), True


# The actions


def boost_prices(box: Box, view: View, card: int) -> Prices:
    """The banner's resource, or gold in its place; nothing for what makes it free."""
    banner = box.banner[card]
    paid = Price((Part(_boost_cost(box, view, banner), (banner, GOLD)),))
    return (paid, *(Price((), (passive.number,)) for passive in in_force(box, view, BOOST_FREE[banner])))


def can_boost(box: Box, view: View, card: int) -> bool:
    banner, purse = box.banner[card], view.seat.purse
    if purse[banner] + purse[GOLD] >= _boost_cost(box, view, banner):
        return True
    return bool(in_force(box, view, BOOST_FREE[banner]))


def _boost_cost(box: Box, view: View, banner: int) -> int:
    n: int = box.numbers.boost
    return n + change(box, view, "cost:stone") if banner == STONE else n


def trade_prices(box: Box, view: View, technology: int) -> Prices:
    more, kinds = trade_terms(box, view)
    return (Price((Part(max(0, technology + more), kinds),)),)


def trade_terms(box: Box, view: View) -> tuple[int, tuple[int, ...]]:
    """What agreements cost more than printed, and the kinds that pay for them."""
    kinds: tuple[int, ...] = (TECHNOLOGY,)
    for passive in in_force(box, view, "trade_payment"):
        assert isinstance(passive.step, TradePayment)
        kinds += tuple(KIND_OF[name] for name in passive.step.also)
    return change(box, view, "cost:trade"), kinds


def build_prices(box: Box, view: View, card: int, over: bool) -> Prices:
    """The printed cost; what makes it cheaper is taken from any one attribute, once a turn only if the player says."""
    base = Price(tuple(Part(n, (kind,)) for kind, n in box.costs[card]))
    found = in_force(box, view, "cost:build")
    always = sum(p.delta for p in found if not p.is_helper)
    helpers = [p for p in found if p.is_helper]
    prices: list[Price] = []
    for count in range(len(helpers) + 1):
        for chosen in combinations(helpers, count):
            delta = always + sum(p.delta for p in chosen)
            used = tuple(p.number for p in chosen)
            places = range(len(base.parts)) if delta else range(min(1, len(base.parts)))
            prices += [Price(_dearer(base, at, delta).parts, used) for at in places] or [Price((), used)]
    if not over:
        return prices
    gold = Part(max(0, box.numbers.build_over_gold + change(box, view, "cost:build_over")), (GOLD,))
    return [Price((*price.parts, gold), price.helpers) for price in prices]


def return_strife_prices(box: Box, view: View) -> Prices:
    base = fixed_price(box.numbers.return_strife)
    return (_dearer(base, 0, change(box, view, "cost:return_strife")),)


def exchange_prices(box: Box, view: View, kind: int) -> Prices:
    return in_stone(box, view, (Price((Part(box.numbers.exchange, (kind,)),)),))


def cycle_cost(box: Box, view: View, column: int) -> int:
    return max(0, box.sheet.market.cycle_industry[column] + cycle_change(box, view))


def cycle_change(box: Box, view: View) -> int:
    """What cycling costs more than printed, in every column."""
    return change(box, view, "cost:cycle")


def buy_cost(box: Box, view: View, row: str, column: int, discount: int = 0) -> int:
    if row == "attribute":
        return max(0, box.sheet.market.attribute_gold[column] - discount)
    more = change(box, view, "cost:buy_development")
    return max(0, box.sheet.market.development_gold[column] + more - discount)


def edict_prices(box: Box, view: View, cost: Mapping[str, int]) -> Prices:
    return in_stone(box, view, (fixed_price(cost),))
