"""How the spaces of the empire are laid out: worked out once for each position and size of the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF

from ludarium.boards.table_context import TableContext
from ludarium.engine.scene import Thing, facts_of
from ludarium.games.rome import facts as of
from ludarium.games.rome.kinds import SPACE_OF
from ludarium.tables.rome.cellplan import CellPlan, Line, cell_plan
from ludarium.words.rome import short
from ludarium.words.rome.box import box_of, called, printed
from ludarium.words.rome.names import rome

STANDING = ("enemy", "pawn", "token")
BY_ITSELF = ("resting", "when_influenced", "ongoing")
"""Abilities that are no action."""


class CellPlans:
    """The plan of each space, with what it says in signs. ``cell``: where a space is."""

    def __init__(self, context: TableContext, cell: Callable[[int], QRectF]) -> None:
        self._context, self._cell = context, cell
        self.box = box_of(context.title)
        self._on: dict[str, list[Thing]] = {}
        self._plans: dict[str, CellPlan] = {}
        self._laid: tuple[int, QSizeF] = (-1, QSizeF())

    def of(self, space: str) -> CellPlan | None:
        thing = self._context.desk.scene.thing(space)
        return None if thing is None else self.plan(thing)

    def plan(self, space: Thing) -> CellPlan:
        """How a space is laid out: worked out once for each position and size of the board."""
        self._sort_out()
        if space.id not in self._plans:
            self._plans[space.id] = self._plan(space)
        return self._plans[space.id]

    def _plan(self, space: Thing) -> CellPlan:
        on = self.lying_on(space.id)
        doable = [Line(self._line(thing), thing.id, self._head(thing)) for thing in on if thing.kind not in STANDING]
        standing = tuple((thing.id, thing.kind) for kind in STANDING for thing in on if thing.kind == kind)
        cell = self._cell(space.place)
        lines, size = (*self._own_lines(space), *doable), (cell.width(), cell.height())
        return cell_plan(self._name(space), self._worth(space), lines, standing, size, self._context.scale)

    def lying_on(self, space: str) -> list[Thing]:
        """What lies on a space."""
        self._sort_out()
        return self._on.get(space, [])

    def _sort_out(self) -> None:
        laid = self._context.desk.serial, self._cell(0).size()
        if laid != self._laid or not self._on:
            self._laid, self._on, self._plans = laid, {}, {}
            for thing in self._context.desk.scene.things:
                if thing.zone in SPACE_OF:
                    self._on.setdefault(thing.zone, []).append(thing)

    def _name(self, space: Thing) -> str:
        card = facts_of(space, of.SpaceFacts).card
        return rome.tr("Capital") if card == self.box.capital else called(self.box, card)

    def _worth(self, space: Thing) -> str:
        card = facts_of(space, of.SpaceFacts).card
        return short.amount("glory", self.box.development[card].glory) if card in self.box.developments else ""

    def _own_lines(self, space: Thing) -> list[Line]:
        """What a card does by itself."""
        card, box = facts_of(space, of.SpaceFacts).card, self.box
        if card in box.territory:
            return [Line(text) for text in short.territory(box.territory[card])]
        if card not in box.developments:
            return []
        abilities = box.development[card].abilities
        shown = [
            one for one in abilities if one.kind in BY_ITSELF or (one.kind == "while_influenced" and not one.steps)
        ]
        return [Line(short.headed(one.kind, short.ability(one))) for one in shown]

    def _line(self, thing: Thing) -> str:
        """What can be done there, in signs."""
        box, facts = self.box, thing.facts
        if isinstance(facts, of.AgreementFacts):
            territory = box.territory[facts.card]
            offer = territory.short if facts.kind == "short" else territory.lasting
            assert offer is not None
            return short.agreement(facts.kind, offer, facts.price)
        assert isinstance(facts, of.AbilityFacts)
        if facts.kind == "produce":
            return short.produce(box.development[facts.card])
        uses = box.on_spending if facts.kind == "spend" else box.while_ready
        ability = uses[facts.card][facts.number - 1].ability
        if facts.card == box.capital:
            return f"{printed(ability.name)} {short.ability(ability)}"
        return short.headed(ability.kind, short.ability(ability))

    def _head(self, thing: Thing) -> str:
        """What is left of a line where there is no room for it: of the Capital's actions their names."""
        facts = thing.facts
        if not isinstance(facts, of.AbilityFacts) or facts.card != self.box.capital:
            return ""
        return printed(self.box.on_spending[facts.card][facts.number - 1].ability.name)
