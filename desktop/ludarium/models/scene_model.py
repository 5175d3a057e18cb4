"""The one item model behind everything on a table: the things of a scene, flat, each with the zone it lies in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter

from PySide6.QtCore import QModelIndex, QObject, Qt

from ludarium.engine.scene import Answer, Thing
from ludarium.look.tooltips import tooltip
from ludarium.models.keyed_list import Index, KeyedModel
from ludarium.words.description import Said


class ThingRole:
    """Custom item roles."""

    ID = Qt.ItemDataRole.UserRole + 1
    KIND = Qt.ItemDataRole.UserRole + 2
    ZONE = Qt.ItemDataRole.UserRole + 3
    PLACE = Qt.ItemDataRole.UserRole + 4
    OWNER = Qt.ItemDataRole.UserRole + 5
    FACTS = Qt.ItemDataRole.UserRole + 6

    NAMES: Mapping[int, str] = {ID: "id", KIND: "kind", ZONE: "zone", PLACE: "place", OWNER: "owner", FACTS: "facts"}
    """Each is called as the field of a thing that it shows."""

    SAID = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    """What is said of a thing, made when somebody looks."""


class SceneModel(KeyedModel[Thing]):
    """The things on the table. Descriptions are made on demand and cached."""

    def __init__(self, say: Callable[[Thing], Said], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._by_id: dict[str, Thing] = {}
        self._zones: dict[str, frozenset[str]] = {}
        self._in_zones: dict[str, list[Thing]] = {}
        self._is_changing = False
        self._said: dict[str, tuple[Thing, Said]] = {}

    key = attrgetter("id")
    role_names = ThingRole.NAMES

    def changed_roles(self, before: Thing, after: Thing) -> list[int]:
        changed = [role for role, name in ThingRole.NAMES.items() if getattr(before, name) != getattr(after, name)]
        return [*changed, *ThingRole.SAID]

    def show(self, items: Sequence[Thing]) -> None:
        self._by_id = {thing.id: thing for thing in items}
        self._zones.clear()
        self._in_zones.clear()
        self._is_changing = True
        super().show(items)
        self._is_changing = False

    def forget_words(self) -> None:
        """Describe everything again, for another language or seat."""
        self._said.clear()
        if self._items:
            self.dataChanged.emit(self.index(0), self.index(len(self._items) - 1), list(ThingRole.SAID))

    # Things

    @property
    def things(self) -> Sequence[Thing]:
        return self._items

    def thing(self, id: str) -> Thing | None:
        return self._by_id.get(id)

    def zones_of(self, thing: Thing) -> frozenset[str]:
        """Return the zone that the thing lies in, and those of the things below it."""
        zones = self._zones.get(thing.id)
        if zones is None:
            below = self._by_id.get(thing.zone)
            zones = frozenset((thing.zone,)) if below is None else self.zones_of(below) | {thing.zone}
            self._zones[thing.id] = zones
        return zones

    def things_in(self, zone: str) -> list[Thing]:
        """Return the things in a zone or on a thing, in their order."""
        if self._is_changing:
            return sorted([thing for thing in self._items if thing.zone == zone], key=attrgetter("place"))
        if not self._in_zones:
            for thing in sorted(self._items, key=attrgetter("place")):
                self._in_zones.setdefault(thing.zone, []).append(thing)
        return self._in_zones.get(zone, [])

    def said(self, thing: Thing) -> Said:
        """Describe a thing. Answers are not cached: their meaning depends on the question."""
        if isinstance(thing.facts, Answer):
            return self._say(thing)
        kept = self._said.get(thing.id)
        if kept is None or kept[0] != thing:
            kept = self._said[thing.id] = thing, self._say(thing)
        return kept[1]

    def index_of(self, id: str) -> QModelIndex:
        return next((self.index(n) for n, thing in enumerate(self._items) if thing.id == id), QModelIndex())

    # Qt

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        thing = self.item(index)
        if thing is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.said(thing).name
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.said(thing).aloud
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip(self.said(thing).detail) or None
            case _:
                return getattr(thing, ThingRole.NAMES[role]) if role in ThingRole.NAMES else None
