"""What the Mediterranean expansion adds to the table, as rows: colonies, supplies of pegs, the opponent alone."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.registry import AnyTitle
from ludarium.games.iron_age.colonies import Colony
from ludarium.games.iron_age.frames import FOUND, OPPONENT
from ludarium.games.iron_age.state import State, holds
from ludarium.games.iron_age.steps.founding import empty_holes, is_in_the_game, pegs_left, population_price
from ludarium.models.rows import Row
from ludarium.tables.iron_age.rows import Rows
from ludarium.words.iron_age import names as said
from ludarium.words.iron_age.box import sea_box_of
from ludarium.words.iron_age.colonies import colony_detail, spoken
from ludarium.words.iron_age.names import iron_age
from ludarium.words.voice import Company

NOBODY, RIVAL = -1, -2
"""Instead of a seat: an empty hole, and the opponent of the solitaire game."""

CLOSED, COMPLETE = "closed", "complete"
GIFTS = (
    ("goods", "goods"),
    ("armies", "army"),
    ("ships", "ship"),
    ("food", "food"),
    ("innovation", "innovation"),
    ("mine", "mine"),
)
"""What a colony may bring, and the picture of it."""


@attrs.frozen
class Plate:
    """A colony as it is drawn.

    holes: who stands in each of them; ``viewer``: whose pegs are pieces of their own while the colony is open
    gifts: the picture and the number of each
    """

    holes: tuple[int, ...]
    viewer: int
    gifts: tuple[tuple[str, int], ...]


class SeaRows(Rows):
    """Makes the rows of a table with the colony board."""

    def __init__(self, title: AnyTitle, names: Sequence[str]) -> None:
        super().__init__(title)
        self._names = names
        self.box = sea_box_of(title)
        self._kept: dict[tuple[int, int, tuple[int, ...], int], Row] = {}
        self.rolled = 0  # what the opponent's die showed last, as far as anybody saw it

    # The map

    def colonies(self, state: State, viewer: int) -> list[Row]:
        """Every colony; and the viewer's own pegs in those that are open, since they can be taken back."""
        rows = [self._kept_colony(state, number, viewer) for number in range(len(self.box.colonies))]
        pegs = [peg for row in rows if COMPLETE not in row.marks for peg in self._own_pegs(row, viewer)]
        return [*rows, *pegs]

    def _kept_colony(self, state: State, number: int, viewer: int) -> Row:
        """The colony's row. Few change from one position to the next, and there is much to say of each."""
        assert state.sea is not None
        pegs = tuple(empire.colonies[number] for empire in state.seats)
        key = (number, viewer, pegs, state.sea.opponent >> number & 1)
        if key not in self._kept:
            self._kept[key] = self._colony(state, number, viewer)
        return self._kept[key]

    def _colony(self, state: State, number: int, viewer: int) -> Row:
        colony = self.box.colonies[number]
        touch = f"colony.{colony.id}"
        company = Company(self._names, viewer)
        owner = self._owner(state, number)
        closed = not is_in_the_game(self.box, len(state.seats), number)
        return Row(
            touch,
            said.named(said.COLONIES, colony.id),
            "" if closed else touch,
            spoken=spoken(self._title, state, number, company),
            kind="colony",
            value=Plate(self._holes(state, number, viewer), viewer, _gifts(colony)),
            seat=owner,
            marks=(*((CLOSED,) if closed else ()), *((COMPLETE,) if owner != NOBODY else ())),
            detail=colony_detail(self._title, state, number, company, viewer),
        )

    def _owner(self, state: State, number: int) -> int:
        assert state.sea is not None
        if state.sea.opponent >> number & 1:
            return RIVAL
        seats = (seat for seat, empire in enumerate(state.seats) if holds(self.box, empire, number))
        return next(seats, NOBODY)

    def _holes(self, state: State, number: int, viewer: int) -> tuple[int, ...]:
        """Who stands in the holes: the viewer first, then the others by turn."""
        if self._owner(state, number) == RIVAL:
            return (RIVAL,) * self.box.colony_holes[number]
        seats = len(state.seats)
        order = ((viewer + step) % seats for step in range(seats))
        pegs = [seat for seat in order for _ in range(state.seats[seat].colonies[number])]
        return (*pegs, *(NOBODY,) * empty_holes(self.box, state, number))

    def _own_pegs(self, colony: Row, viewer: int) -> list[Row]:
        text = iron_age.tr("Your peg in {colony}", colony=colony.text)
        return [
            Row(
                f"{colony.key}.peg.{hole}",
                text,
                colony.touch,
                kind="peg",
                value=(colony.key, hole),
                seat=viewer,
                detail=colony.detail,
            )
            for hole, seat in enumerate(colony.value.holes)
            if seat == viewer
        ]

    # The peg board carries the supply of pegs

    def pegs(self, state: State, seat: int) -> list[Row]:
        left = pegs_left(self.box, state.seats[seat])
        text = iron_age.tr("Supply: {pegs}", pegs=said.pegs(left))
        detail = iron_age.tr("Colony pegs that stand nowhere yet. Pegs of others that you displace go back to them.")
        supply = Row(f"{seat}.pegs", text, f"{seat}.pegs", kind="supply", value=left, seat=seat, detail=detail)
        return [*super().pegs(state, seat), supply]

    # The tray

    def _means(self, state: State) -> list[Row]:
        """Ships are spent too, while colonies are founded."""
        step = state.stack[-1][0] if state.stack else -1
        count = state.seats[state.seat].ships
        if step != FOUND or not count:
            return super()._means(state)
        text, touch = said.ships(count), f"{state.seat}.ships"
        return [*super()._means(state), Row("ships", text, touch, kind="pool", value=("ship", count))]

    # The opponent of the solitaire game

    def rival(self, state: State) -> list[Row]:
        """Its die."""
        asked = bool(state.stack) and state.stack[-1][0] == OPPONENT
        return [
            Row(
                "rival.die",
                iron_age.tr("The opponent's die"),
                "opponent-roll" if asked else "",
                kind="die",
                value=f"die-pips-{self.rolled}" if self.rolled else "die-empire-blank",
                detail=self._rival_detail(),
            )
        ]

    def _rival_detail(self) -> str:
        """When it rolls, and what each face of the die founds."""
        assert self.box.board is not None
        opponent = self.box.board.opponent
        when = iron_age.tr(
            "From round {round} on a die is rolled for it after your turn: it says how many holes the free colony has "
            "that it founds.",
            round=opponent.from_round,
        )
        first, *more = (_faces(faces) for faces in opponent.rolls)
        again = [iron_age.tr("If it founds one, it rolls again: {faces}.", faces=faces) for faces in more]
        return " ".join((when, iron_age.tr("{faces}.", faces=first), *again))

    def rival_colonies(self, state: State) -> list[str]:
        """The names of the colonies that it holds."""
        assert state.sea is not None
        held = state.sea.opponent
        return [said.named(said.COLONIES, colony.id) for n, colony in enumerate(self.box.colonies) if held >> n & 1]

    # What an order costs

    def cost(self, state: State, action: Action) -> tuple[tuple[str, int], ...]:
        """What an order at a colony takes, as pictures and numbers."""
        if action.verb == "found":
            return (("population", self.box.peg_population),)
        if action.verb != "complete":
            return ()
        number = self.box.colony[str(action.args[0])]
        people = population_price(self.box, state, number)
        return (("population", people), ("ship", self.box.colony_ships))


def _faces(sizes: Sequence[int]) -> str:
    """What each face of the opponent's die founds; the others found nothing."""
    holes = (
        iron_age.tr("{face}: %n holes", "{face}: %n hole", size, face=face)
        for face, size in enumerate(sizes, start=1)
        if size
    )
    return ", ".join(holes)


def _gifts(colony: Colony) -> tuple[tuple[str, int], ...]:
    return tuple((picture, n) for what, picture in GIFTS if (n := getattr(colony.benefit, what)))
