"""What is printed in the box: dice, peg board, score sheet. Read from data; `box` compiles it for play.

Developments and monuments are counted by their place in the file: an owner's developments are a bit mask over it.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs

from ludarium.engine.content_files import content_file, load
from ludarium.engine.reasons import ContentError, because
from ludarium.games.iron_age.colonies import Board, load_board
from ludarium.games.iron_age.provenance import Fact, Provenance

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
    """Everything that is printed.

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
        return attrs.evolve(self, board=load_board(self.version, {development.id for development in self.developments}))

    def bonuses_of(self, development: Development) -> tuple[Bonus, ...]:
        """What the development adds at the end: for colonies and their mines only where there are any."""
        if self.board is None:
            return tuple(bonus for bonus in development.bonus if bonus.per != COLONY)
        is_for_mines = development.id == self.board.mines_need.development
        mines = (Bonus(MINE, self.board.mine_points.value),) if is_for_mines else ()
        return development.bonus + mines


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
