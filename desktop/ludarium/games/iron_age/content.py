"""What is printed in the box: dice, peg board, score sheet. Read from data, compiled into what the rules ask for.

Developments and monuments are counted by their place in the file: an owner's developments are a bit mask over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import accumulate

import attrs

from ludarium.engine.actions import act
from ludarium.engine.content import content_file, load
from ludarium.engine.reasons import ContentError, because
from ludarium.games.iron_age.colonies import Board, Colony, load_board
from ludarium.games.iron_age.facts import Fact, Provenance

NEWEST = 1
ROWS = ("wealth", "ships", "armies", "goods", "food")

COLONY, MINE = "colony", "mine"
"""What a bonus counts that there is none of without the expansion."""


@attrs.frozen
class Row:
    """One row of the peg board: its last hole and where its peg starts."""

    id: str
    holes: int
    start: int
    provenance: str


@attrs.frozen
class Face:
    """One face of a die. ``either``: its food or its population, as its owner chooses."""

    id: str
    population: int = 0
    food: int = 0
    either: bool = False
    innovation: int = 0
    goods: int = 0
    goods_per_port: int = 0
    skulls: int = 0
    food_per_food_die: int = 0
    sets_a_die: bool = False
    conquest: bool = False
    tribute_demand: bool = False


@attrs.frozen
class Die:
    """A die: six faces."""

    provenance: str
    faces: tuple[Face, ...]

    def where(self, fits: Callable[[Face], bool]) -> int:
        """The number of the first face that fits, or -1."""
        return next((number for number, face in enumerate(self.faces) if fits(face)), -1)


@attrs.frozen
class Port:
    """A column of the ports: one population box and its urns."""

    urns: int
    provenance: str


@attrs.frozen
class Province:
    """A column of the provinces, and what it brings when it is finished."""

    population: int
    armies: int
    tribute: int
    provenance: str


@attrs.frozen
class Monument:
    """A monument: the first to build it scores more."""

    id: str
    name: str
    boxes: int
    points_first: int
    points_later: int
    provenance: Provenance
    immune_to: str = ""


@attrs.frozen
class Effect:
    """How a development changes the rules for its owner; all effects of all developments add up."""

    reroll: bool = False
    goods_to_food: bool = False
    goods: int = 0
    battle: int = 0
    battle_per_ship: int = 0
    immune_to: str = ""
    ships: bool = False
    food_per_food_die: int = 0
    innovation_value: int = 0
    boxes_for_two: int = 0
    goods_per_wealth: int = 0
    star_discount: int = 0


@attrs.frozen
class Bonus:
    """Points at the end: ``points`` for each full ``each`` of what ``per`` counts."""

    per: str
    points: int
    each: int = 1


@attrs.frozen
class Development:
    """A development: what it costs, what it is worth, what it does."""

    id: str
    name: str
    cost: int
    points: int
    star: bool
    effect: Effect
    bonus: tuple[Bonus, ...]
    provenance: Provenance
    aliases: tuple[str, ...] = ()


@attrs.frozen
class Disaster:
    """What a number of skulls brings: skull marks or a battle."""

    skulls: int
    id: str
    strikes: str
    provenance: str
    marks: int = 0
    battle: int = 0


@attrs.frozen
class Values:
    """What things are worth and cost, and how long the tracks are."""

    good: Fact
    innovation: Fact
    wealth: Fact
    goods_per_wealth: Fact
    points_per_wealth: Fact
    ship_goods: Fact
    army_food: Fact
    conquest_boxes: Fact
    tribute_boxes: Fact
    skull_boxes: Fact


@attrs.frozen
class Limits:
    """What ends the game at the end of the round."""

    developments: int
    tribute: int
    monuments: int
    provenance: str


@attrs.frozen
class Lengths:
    """The limits of the short and of the full game."""

    short: Limits
    full: Limits


@attrs.frozen
class Solitaire:
    """The game for one."""

    rounds: Fact
    target: Fact


@attrs.frozen
class Content:
    """Everything in the box, with the tables that the rules look things up in.

    board: the colony board, when the match is played with it
    """

    version: int
    note: str
    rows: tuple[Row, ...]
    rolls: Fact
    empire_dice: Fact
    empire_die: Die
    fate_die: Die
    ports: tuple[Port, ...]
    provinces: tuple[Province, ...]
    monuments: tuple[Monument, ...]
    developments: tuple[Development, ...]
    disasters: tuple[Disaster, ...]
    values: Values
    limits: Lengths
    solitaire: Solitaire
    board: Board | None = None

    @property
    def target(self) -> int:
        """What one alone at the table tries to beat."""
        return (self.board or self.solitaire).target.value

    def with_board(self) -> Content:
        """The same box with the Mediterranean expansion."""
        return attrs.evolve(self, board=load_board(self.version, self.tables.development))

    def bonuses_of(self, development: Development) -> tuple[Bonus, ...]:
        """What the development adds at the end: for colonies and their mines only where there are any."""
        if self.board is None:
            return tuple(bonus for bonus in development.bonus if bonus.per != COLONY)
        is_for_mines = development.id == self.board.mines_need.development
        mines = (Bonus(MINE, self.board.mine_points.value),) if is_for_mines else ()
        return development.bonus + mines

    def mask(self, fits: Callable[[Effect], object]) -> int:
        """The developments whose effect fits, as a bit mask."""
        return sum(1 << n for n, development in enumerate(self.developments) if fits(development.effect))

    @cached_property
    def tables(self) -> Tables:
        return Tables(self)


class Tables:
    """The content compiled for the rules: masks, sums and positions, looked up by number."""

    __slots__ = (
        "_points",
        "architecture",
        "army_food",
        "army_row",
        "bonuses",
        "boxes_for_two",
        "coinage",
        "colonies",
        "colony",
        "colony_holes",
        "colony_ids",
        "colony_mines",
        "colony_pegs",
        "colony_points",
        "colony_ships",
        "development",
        "development_ids",
        "disaster",
        "displace_population",
        "double_food",
        "dyes",
        "either_face",
        "empire_faces",
        "empire_ids",
        "empire_skull",
        "fate_faces",
        "fate_ids",
        "fate_skull",
        "fleets",
        "food_dice",
        "food_row",
        "good_value",
        "goods_per_wealth",
        "goods_per_wealth_coined",
        "goods_row",
        "granaries",
        "immune",
        "innovation_value",
        "innovation_value_smelted",
        "leadership",
        "many_seats",
        "metallurgy",
        "monument",
        "monument_actions",
        "monument_boxes",
        "peg_population",
        "points",
        "ports",
        "ports_by_urns",
        "province_boxes",
        "province_starts",
        "provinces_by_boxes",
        "rolls",
        "shelter",
        "ship_goods",
        "ship_row",
        "shipbuilding",
        "ships_for_all",
        "shop",
        "stars",
        "struck",
        "troops",
        "urn_starts",
        "urns",
        "wealth_row",
        "wealth_value",
    )

    def __init__(self, content: Content) -> None:
        developments = content.developments
        rows = {row.id: row.holes for row in content.rows}
        self.wealth_row, self.ship_row, self.army_row, self.goods_row, self.food_row = (rows[name] for name in ROWS)
        self.empire_ids = tuple(face.id for face in content.empire_die.faces)
        self.fate_ids = tuple(face.id for face in content.fate_die.faces)
        self.monument = {monument.id: number for number, monument in enumerate(content.monuments)}
        self.development = {development.id: number for number, development in enumerate(developments)}

        self.leadership = content.mask(lambda effect: effect.reroll)
        self.granaries = content.mask(lambda effect: effect.goods_to_food)
        self.shipbuilding = content.mask(lambda effect: effect.ships)
        self.architecture = content.mask(lambda effect: effect.boxes_for_two)
        self.metallurgy = content.mask(lambda effect: effect.innovation_value)
        self.coinage = content.mask(lambda effect: effect.goods_per_wealth)
        self.dyes = _each(content, lambda effect: effect.goods)
        self.troops = _each(content, lambda effect: effect.battle)
        self.fleets = _each(content, lambda effect: effect.battle_per_ship)
        self.food_dice = _each(content, lambda effect: effect.food_per_food_die)
        self.stars = _each(content, lambda effect: effect.star_discount)
        values = content.values
        self.rolls = content.rolls.value
        self.good_value, self.wealth_value = values.good.value, values.wealth.value
        self.innovation_value = values.innovation.value
        self.innovation_value_smelted = max(owned.effect.innovation_value for owned in developments)
        self.goods_per_wealth = values.goods_per_wealth.value
        self.goods_per_wealth_coined = max(owned.effect.goods_per_wealth for owned in developments)
        self.army_food, self.ship_goods = values.army_food.value, values.ship_goods.value
        self.development_ids = tuple(development.id for development in developments)
        self.bonuses = tuple(
            (1 << n, bonus.per, bonus.each, bonus.points)
            for n, development in enumerate(developments)
            for bonus in content.bonuses_of(development)
        )
        self.points = tuple(development.points for development in developments)
        self._points: dict[int, int] = {}
        self.boxes_for_two = max(owned.effect.boxes_for_two for owned in developments)
        self.shop = tuple(
            (1 << n, development.cost, development.star, act("buy", development.id))
            for n, development in enumerate(developments)
        )
        self.monument_actions = tuple(act("build", monument.id) for monument in content.monuments)
        self.empire_faces, self.fate_faces = content.empire_die.faces, content.fate_die.faces
        self.either_face = next(face for face in self.empire_faces if face.either)
        self.empire_skull = tuple(face.skulls for face in self.empire_faces)
        self.fate_skull = tuple(face.skulls for face in self.fate_faces)
        self.monument_boxes = tuple(monument.boxes for monument in content.monuments)

        self.immune = {
            disaster.id: sum(1 << n for n, owned in enumerate(developments) if owned.effect.immune_to == disaster.id)
            for disaster in content.disasters
        }
        self.shelter = {
            disaster.id: tuple(n for n, monument in enumerate(content.monuments) if monument.immune_to == disaster.id)
            for disaster in content.disasters
        }
        worst = max(disaster.skulls for disaster in content.disasters)
        most = content.empire_dice.value + 1
        by_skulls = {disaster.skulls: disaster for disaster in content.disasters}
        self.disaster = tuple(by_skulls.get(min(skulls, worst)) for skulls in range(most + 1))

        self.ports = len(content.ports)
        self.province_boxes = sum(province.population for province in content.provinces[1:])
        self.urns = sum(port.urns for port in content.ports)
        self.province_starts = (0, *accumulate((province.population for province in content.provinces[1:]), initial=0))
        self.urn_starts = (0, *accumulate((port.urns for port in content.ports[1:]), initial=0))
        self.provinces_by_boxes = _finished(province.population for province in content.provinces[1:])
        self.ports_by_urns = _finished(port.urns for port in content.ports[1:])
        self._lay_out(content.board)

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

    def development_points(self, owned: int) -> int:
        """The points of the developments of a mask; kept, since few masks ever occur."""
        points = self._points.get(owned)
        if points is None:
            points = sum(self.points[n] for n in range(len(self.points)) if owned >> n & 1)
            self._points[owned] = points
        return points


def _each(content: Content, amount: Callable[[Effect], int]) -> tuple[tuple[int, int], ...]:
    """(bit, amount) of every development that has one."""
    found = ((1 << n, amount(development.effect)) for n, development in enumerate(content.developments))
    return tuple((bit, much) for bit, much in found if much)


def _finished(needs: Iterable[int]) -> tuple[int, ...]:
    """How many columns are finished, the first included, by how many boxes are filled from left to right."""
    ends = list(accumulate(needs))
    return tuple(1 + sum(filled >= end for end in ends) for filled in range(ends[-1] + 1))


def load_content(version: int | None = None) -> Content:
    """The content of that version (released ones stay shipped, so that old matches go on), or the newest."""
    path = content_file("iron_age", f"v{NEWEST if version is None else version}") / "base.json"
    content = load(path, Content)
    _check(content, path.name)
    return content


def _check(content: Content, file: str) -> None:
    """What the rules rely on beyond the shape of the data."""
    for is_sound, problem in (
        (tuple(row.id for row in content.rows) == ROWS, f"rows: must be {', '.join(ROWS)} in this order"),
        (all(0 <= row.start <= row.holes for row in content.rows), "rows: a peg starts beside its row"),
        *((_has_six_faces(die), f"{name}: must have six different faces") for name, die in _dice(content)),
        (any(face.either for face in content.empire_die.faces), "empire_die: no face gives food or population"),
        (any(face.skulls for face in content.empire_die.faces), "empire_die: no face shows a skull"),
        (FATE not in {face.id for face in content.empire_die.faces}, f"empire_die: no face may be called {FATE}"),
        (len(content.ports) > 1 and len(content.provinces) > 1, "ports, provinces: need at least two of each"),
        (all(port.urns > 0 for port in content.ports[1:]), "ports: a port without urns"),
        (all(province.population > 0 for province in content.provinces), "provinces: a province without boxes"),
        (bool(content.developments and content.monuments), "developments, monuments: need at least one of each"),
        (_are_different(content.developments), "developments: two of the same id"),
        (_are_different(content.monuments), "monuments: two of the same id"),
        (not PLACES & {monument.id for monument in content.monuments}, f"monuments: none may be called {PLACES}"),
        (bool(content.disasters), "disasters: need at least one"),
        (all(disaster.strikes in STRIKES for disaster in content.disasters), f"disasters: strikes one of {STRIKES}"),
        (_immunities(content) <= {disaster.id for disaster in content.disasters}, "immune_to: no such disaster"),
        (all(bonus.per in COUNTED for bonus in _bonuses(content)), f"bonus: per one of {COUNTED}"),
        (all(bonus.each > 0 for bonus in _bonuses(content)), "bonus: each must be at least 1"),
    ):
        if not is_sound:
            raise ContentError(because("content-shape", file=file, problem=problem))


FATE = "fate"
PLACES = {"province", "port", "urn", "army", "ship"}
STRIKES = ("self", "opponents", "all")
COUNTED = ("ship", "army", "food", "port", "province", "monument", COLONY)


def _dice(content: Content) -> tuple[tuple[str, Die], ...]:
    return ("empire_die", content.empire_die), ("fate_die", content.fate_die)


def _has_six_faces(die: Die) -> bool:
    return len(die.faces) == len({face.id for face in die.faces}) == 6


def _are_different(things: tuple[Development, ...] | tuple[Monument, ...]) -> bool:
    return len({thing.id for thing in things}) == len(things)


def _immunities(content: Content) -> set[str]:
    named = {owned.effect.immune_to for owned in content.developments} | {
        built.immune_to for built in content.monuments
    }
    return named - {""}


def _bonuses(content: Content) -> list[Bonus]:
    return [bonus for development in content.developments for bonus in development.bonus]
