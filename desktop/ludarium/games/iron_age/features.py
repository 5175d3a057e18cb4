"""What a learned value sees of a sheet, in groups that depend on few things each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from ludarium.games.iron_age.box import Box
from ludarium.games.iron_age.coasts import SEA_PARTS
from ludarium.games.iron_age.state import Seat, strength

PROMISE = 0.85
"""A place that is nearly finished, as a share of a finished one."""

SHOPPING = (0, 6, 12)
"""How much more there may be to spend when the best development in reach is looked for."""

DICE_WITH = ("leadership", "irrigation", "metallurgy", "aqueducts", "medicine", "religion", "citizenship")
FOOD_WITH = ("granaries", "aqueducts")
ARMIES_WITH = ("formations", "navy", "empire")
SHIPS_WITH = ("shipbuilding", "navy", "commerce")
GOODS_WITH = ("dyemaking", "metallurgy", "coinage")

Vector = list[float]


class Features:
    """Reads the features of a sheet.

    names: of all features, group by group; the sea's own follow only with the colony board
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self._owned = {name: 1 << number for name, number in box.development.items()}
        sea = (SEA_PARTS,) if box.board is not None else ()
        self.groups = (self._stock_names(), self._land_names(), self._might_names(), self._monument_names(), *sea)
        self.names = tuple(name for group in self.groups for name in group)

    def _has(self, owned: int, name: str) -> bool:
        return bool(owned & self._owned.get(name, 0))

    def _crossed(self, amount: float, owned: int, names: Iterable[str]) -> Vector:
        return [amount if self._has(owned, name) else 0.0 for name in names]

    # Goods, wealth and developments

    def _stock_names(self) -> tuple[str, ...]:
        return (
            "turn",
            *_levels("wealth", 1, self.box.wealth_row),
            *("goods", "goods over 4", "goods over 8"),
            *(f"shop with {more}" for more in SHOPPING),
            *self.box.development_ids,
            *_pairs("goods", GOODS_WITH),
            *("roads for stars", "developments"),
        )

    def stock(self, wealth: int, goods: int, owned: int) -> Vector:
        box = self.box
        missing = ~(owned | box.struck)
        stars = sum(star for bit, _, star, _ in box.shop if missing & bit)
        means = goods + wealth * box.wealth_value
        return [
            1.0,
            *(float(wealth >= level) for level in range(1, box.wealth_row + 1)),
            *(goods, max(0, goods - 4), max(0, goods - 8)),
            *(self._best_buy(means + more, owned) for more in SHOPPING),
            *(float(owned >> n & 1) for n in range(len(box.development_ids))),
            *self._crossed(goods, owned, GOODS_WITH),
            *(stars if self._has(owned, "roads") else 0.0, owned.bit_count()),
        ]

    def _best_buy(self, means: int, owned: int) -> float:
        """Return the most points that a development in reach brings."""
        box, discount = self.box, sum(off for bit, off in self.box.stars if owned & bit)
        affordable = (
            box.points[n]
            for n, (bit, cost, star, _) in enumerate(box.shop)
            if not (owned | box.struck) & bit and (cost - discount if star else cost) <= means
        )
        return max(affordable, default=0)

    # Ports, provinces and food

    def _land_names(self) -> tuple[str, ...]:
        most = len(self.box.content.ports)
        return (
            *_levels("dice", 2, most),
            *_levels("ports", 2, most),
            *_levels("provinces", 2, len(self.box.content.provinces)),
            *("tribute begun", "armies begun", "port begun", "port boxes ahead"),
            *("food", "plenty", "surplus", "hunger"),
            *_pairs("dice", DICE_WITH),
            *_pairs("food", FOOD_WITH),
            *("ports with dyemaking", "ports with commerce", "provinces with empire"),
        )

    def land(self, port_boxes: int, urns: int, boxes: int, food: int, owned: int) -> Vector:
        box = self.box
        harbours, lands = min(port_boxes, box.ports_by_urns[urns]), box.provinces_by_boxes[boxes]
        share, tribute, armies = self._province_begun(boxes, lands)
        begun = self._port_begun(port_boxes, urns, harbours)
        ports_, provinces_ = harbours + PROMISE * begun, lands + PROMISE * share
        dice = max(ports_, provinces_)
        spare = food - lands
        return [
            *_thermometer(dice, 2, len(box.content.ports)),
            *_thermometer(ports_, 2, len(box.content.ports)),
            *_thermometer(provinces_, 2, len(box.content.provinces)),
            *(tribute, armies, begun, port_boxes - harbours),
            *(min(max(spare, 0), 3), min(max(spare - 3, 0), 4), max(spare - 7, 0), max(-spare, 0)),
            *self._crossed(dice, owned, DICE_WITH),
            *self._crossed(spare, owned, FOOD_WITH),
            *self._crossed(ports_, owned, ("dyemaking", "commerce")),
            *self._crossed(provinces_, owned, ("empire",)),
        ]

    def _province_begun(self, filled: int, lands: int) -> tuple[float, float, float]:
        """Return how much of the next province stands, and that share of its tribute and its armies."""
        begun = filled - self.box.province_starts[lands]
        if not begun:
            return 0.0, 0.0, 0.0
        province = self.box.content.provinces[lands]
        share = begun / province.population
        return share, share * province.tribute, share * province.armies

    def _port_begun(self, port_boxes: int, urns: int, harbours: int) -> float:
        """Return how much of the next port stands."""
        columns = self.box.content.ports
        if harbours == len(columns):
            return 0.0
        needed = columns[harbours].urns
        filled = min(needed, urns - self.box.urn_starts[harbours])
        return 0.6 * filled / needed + (0.4 if port_boxes > harbours else 0.0)

    # Armies and ships

    def _might_names(self) -> tuple[str, ...]:
        return (
            *_levels("armies", 2, self.box.army_row),
            *_levels("ships", 1, self.box.ship_row),
            *("edge", "weakness", "strength to 4", "strength to 10", "conquests"),
            *_pairs("armies", ARMIES_WITH),
            *_pairs("ships", SHIPS_WITH),
        )

    def might(self, armies: int, ships: int, conquest: int, total: int, rivals: float, owned: int) -> Vector:
        box = self.box
        return [
            *_thermometer(armies, 2, box.army_row),
            *_thermometer(ships, 1, box.ship_row),
            *(max(0.0, total - rivals), max(0.0, rivals - total), min(total, 4), min(total, 10), conquest),
            *self._crossed(armies, owned, ARMIES_WITH),
            *self._crossed(ships, owned, SHIPS_WITH),
        ]

    # Monuments

    def _monument_names(self) -> tuple[str, ...]:
        ids = self.box.monument_ids
        sights = ("begun", "nearly built", "built")
        joined = ("monuments with architecture", "monuments with citizenship", "monuments built", "monument boxes left")
        return *(f"{name} {sight}" for name, sight in product(ids, sights)), *joined

    def monuments(self, filled: Sequence[int], built: int, owned: int) -> Vector:
        found: Vector = []
        done = left = begun = 0.0
        for n, (boxes, monument) in enumerate(zip(filled, self.box.content.monuments, strict=True)):
            if boxes >= monument.boxes:
                found += (0.0, 0.0, 1.0)
                done += 1
                continue
            share = boxes / monument.boxes
            points = monument.points_later if built >> n & 1 else monument.points_first
            found += (share * points, share * share * points, 0.0)
            begun += share
            left += points
        citizens = begun if self._has(owned, "citizenship") else 0.0
        return [*found, left if self._has(owned, "architecture") else 0.0, citizens, done, left]

    # All of them

    def vector(self, me: Seat, built: int, rivals: float, sea: Sequence[float]) -> Vector:
        """Return the features in the order of their names."""
        owned = me.developments
        return [
            *self.stock(me.wealth, me.goods, owned),
            *self.land(me.port_boxes, me.urns, me.province_boxes, me.food, owned),
            *self.might(me.armies, me.ships, me.conquest, strength(self.box, me), rivals, owned),
            *self.monuments(me.monuments, built, owned),
            *(sea if self.box.board is not None else ()),
        ]


def _levels(what: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{what} {level}" for level in range(first, last + 1))


def _pairs(what: str, owned: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{what} with {name}" for name in owned)


def _thermometer(amount: float, first: int, last: int) -> Vector:
    """Return how much of each level is filled, so that every level can have a weight of its own."""
    return [min(1.0, max(0.0, amount - level + 1)) for level in range(first, last + 1)]
