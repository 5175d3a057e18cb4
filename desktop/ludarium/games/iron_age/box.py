"""The content compiled for play: masks, sums and positions, looked up by number.

Developments, monuments and colonies are counted by their place in the content: an owner's developments are a bit mask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from ludarium.engine.actions import act
from ludarium.engine.effects.machine import Program
from ludarium.games.iron_age.colonies import Board, Colony
from ludarium.games.iron_age.content import ROWS, Content, Effect, Limits
from ludarium.games.iron_age.dice import DiceOrders


class Box:
    """All that the rules look up, for a match with the colony board or without it.

    programs: by the numbers of frames, once `programs` has compiled them
    """

    programs: Sequence[Program]

    def __init__(self, content: Content) -> None:
        self.content, self.board = content, content.board
        self.dice = DiceOrders(content)
        self._compile_dice()
        self._compile_sheet()
        self._compile_developments()
        self._compile_values()
        self._compile_disasters()
        self._lay_out(content.board)

    def _compile_dice(self) -> None:
        empire, fate = self.content.empire_die.faces, self.content.fate_die.faces
        self.empire_faces, self.fate_faces = empire, fate
        self.empire_ids = tuple(face.id for face in empire)
        self.fate_ids = tuple(face.id for face in fate)
        self.empire_skull = tuple(face.skulls for face in empire)
        self.fate_skull = tuple(face.skulls for face in fate)
        self.either_face = next(face for face in empire if face.either)
        self.rolls = self.content.rolls.value

    def _compile_sheet(self) -> None:
        """Rows, ports, provinces and monuments."""
        content = self.content
        rows = {row.id: row.holes for row in content.rows}
        self.wealth_row, self.ship_row, self.army_row, self.goods_row, self.food_row = (rows[name] for name in ROWS)
        urns = [port.urns for port in content.ports[1:]]
        boxes = [province.population for province in content.provinces[1:]]
        self.ports, self.urns, self.province_boxes = len(content.ports), sum(urns), sum(boxes)
        self.urn_starts, self.province_starts = _starts(urns), _starts(boxes)
        self.ports_by_urns, self.provinces_by_boxes = _finished(urns), _finished(boxes)
        self.monument_ids = tuple(monument.id for monument in content.monuments)
        self.monument = {name: number for number, name in enumerate(self.monument_ids)}
        self.monument_boxes = tuple(monument.boxes for monument in content.monuments)
        self.monument_actions = tuple(act("build", name) for name in self.monument_ids)

    def _compile_developments(self) -> None:
        """Who owns what: masks of those that allow something, and (bit, amount) of those that add up."""
        developments = self.content.developments
        self.development_ids = tuple(development.id for development in developments)
        self.development = {name: number for number, name in enumerate(self.development_ids)}
        self.leadership = self._mask(lambda effect: effect.reroll)
        self.granaries = self._mask(lambda effect: effect.goods_to_food)
        self.shipbuilding = self._mask(lambda effect: effect.ships)
        self.architecture = self._mask(lambda effect: effect.boxes_for_two)
        self.metallurgy = self._mask(lambda effect: effect.innovation_value)
        self.coinage = self._mask(lambda effect: effect.goods_per_wealth)
        self.dyes = self._each(lambda effect: effect.goods)
        self.troops = self._each(lambda effect: effect.battle)
        self.fleets = self._each(lambda effect: effect.battle_per_ship)
        self.food_dice = self._each(lambda effect: effect.food_per_food_die)
        self.stars = self._each(lambda effect: effect.star_discount)
        self.shop = tuple((1 << n, it.cost, it.star, act("buy", it.id)) for n, it in enumerate(developments))
        self.bonuses = tuple(
            (1 << n, bonus.per, bonus.each, bonus.points)
            for n, development in enumerate(developments)
            for bonus in self.content.bonuses_of(development)
        )
        self.points = tuple(development.points for development in developments)
        self._points: dict[int, int] = {}

    def _compile_values(self) -> None:
        """What things are worth and cost, with the development that betters it and without."""
        values, effects = self.content.values, [owned.effect for owned in self.content.developments]
        self.good_value, self.wealth_value = values.good.value, values.wealth.value
        self.points_per_wealth = values.points_per_wealth.value
        self.innovation_value = values.innovation.value
        self.innovation_value_smelted = max(effect.innovation_value for effect in effects)
        self.goods_per_wealth = values.goods_per_wealth.value
        self.goods_per_wealth_coined = max(effect.goods_per_wealth for effect in effects)
        self.boxes_for_two = max(effect.boxes_for_two for effect in effects)
        self.army_food, self.ship_goods = values.army_food.value, values.ship_goods.value
        self.conquest_boxes, self.rounds = values.conquest_boxes.value, self.content.solitaire.rounds.value

    def _compile_disasters(self) -> None:
        """What a number of skulls brings, and who is safe from it."""
        content, disasters = self.content, self.content.disasters
        self.immune = {disaster.id: self._immune_to(disaster.id) for disaster in disasters}
        self.shelter = {
            disaster.id: tuple(n for n, monument in enumerate(content.monuments) if monument.immune_to == disaster.id)
            for disaster in disasters
        }
        worst, most = max(disaster.skulls for disaster in disasters), content.empire_dice.value + 1
        by_skulls = {disaster.skulls: disaster for disaster in disasters}
        self.disaster = tuple(by_skulls.get(min(skulls, worst)) for skulls in range(most + 1))

    def _lay_out(self, board: Board | None) -> None:
        """The colony board; without it nothing of it is there."""
        self.ships_for_all = board is not None
        self.struck = self.double_food = 0
        self.colonies: tuple[Colony, ...] = ()
        self.colony_pegs = self.colony_points = self.colony_ships = 0
        self.peg_population = self.displace_population = self.many_seats = 0
        if board is not None:
            self.struck = 1 << self.development[board.struck.development]
            self.double_food = 1 << self.development[board.food_doubled_by.development]
            self.colonies = board.colonies
            self.colony_pegs, self.colony_points = board.pegs.value, board.points.value
            self.colony_ships, self.many_seats = board.ships.value, board.many_seats.value
            self.peg_population, self.displace_population = board.peg_population.value, board.displace_population.value
        self.colony_ids = tuple(colony.id for colony in self.colonies)
        self.colony_holes = tuple(colony.holes for colony in self.colonies)
        self.colony_mines = tuple(colony.benefit.mine for colony in self.colonies)
        self.colony = {colony: number for number, colony in enumerate(self.colony_ids)}
        self._all_colonies = range(len(self.colonies))
        self._always_there = tuple(n for n, colony in enumerate(self.colonies) if not colony.four_player_only)

    def colonies_for(self, seats: int) -> Sequence[int]:
        return self._all_colonies if seats >= self.many_seats else self._always_there

    def limits(self, full: bool) -> Limits:
        """What ends the full game, or the short one."""
        return self.content.limits.full if full else self.content.limits.short

    def owner_of(self, mask: int) -> str:
        """The development that a mask of one stands for."""
        return self.development_ids[mask.bit_length() - 1]

    def development_points(self, owned: int) -> int:
        """The points of the developments of a mask; kept, since few masks ever occur."""
        points = self._points.get(owned)
        if points is None:
            points = sum(self.points[n] for n in range(len(self.points)) if owned >> n & 1)
            self._points[owned] = points
        return points

    def _mask(self, fits: Callable[[Effect], object]) -> int:
        """The developments whose effect fits, as a bit mask."""
        return sum(1 << n for n, development in enumerate(self.content.developments) if fits(development.effect))

    def _each(self, amount: Callable[[Effect], int]) -> tuple[tuple[int, int], ...]:
        """(bit, amount) of every development that has one."""
        found = ((1 << n, amount(development.effect)) for n, development in enumerate(self.content.developments))
        return tuple((bit, much) for bit, much in found if much)

    def _immune_to(self, disaster: str) -> int:
        return self._mask(lambda effect: effect.immune_to == disaster)


def _starts(needs: Iterable[int]) -> tuple[int, ...]:
    """How many boxes are filled before each column, by its number; the first, and the column before it, need none."""
    return (0, *accumulate(needs, initial=0))


def _finished(needs: Iterable[int]) -> tuple[int, ...]:
    """How many columns are finished, the first included, by how many boxes are filled from left to right."""
    ends = list(accumulate(needs))
    return tuple(1 + sum(filled >= end for end in ends) for filled in range(ends[-1] + 1))
