"""The model of a scene: things by id, in words that are made when somebody looks and kept while they are true."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from ludarium.engine.scene import Thing
from ludarium.models.scene_model import SceneModel, ThingRole
from ludarium.words.description import Said

pytestmark = pytest.mark.usefixtures("qapp")

CARD, COIN = Thing("card", "card", "hand", 1, 0, "ace"), Thing("coin", "coin", "card", 0, 1)


class Told:
    """A model that counts how often it is asked for words."""

    def __init__(self, *things: Thing) -> None:
        self.asked: list[str] = []
        self.model = SceneModel(self._say)
        mode = QAbstractItemModelTester.FailureReportingMode.Fatal
        self.model.show(things)
        self.tester = QAbstractItemModelTester(self.model, mode)
        self.asked.clear()

    def _say(self, thing: Thing) -> Said:
        self.asked.append(thing.id)
        return Said(f"{thing.kind} {thing.facts}", f"a {thing.kind}", "closely" if thing is CARD else "")


def test_things_are_found_by_id_and_by_where_they_lie() -> None:
    second = attrs.evolve(CARD, id="second", place=0)
    model = Told(CARD, COIN, second).model
    assert model.thing("coin") is COIN
    assert model.thing("nothing") is None
    assert model.things_in("hand") == [second, CARD]
    assert model.things_in("card") == [COIN]
    model.show((second,))
    assert (model.thing("coin"), model.things_in("card")) == (None, [])


def test_a_thing_is_said_once_while_it_stays_the_same() -> None:
    told = Told(CARD, COIN)
    for _ in range(3):
        assert told.model.said(CARD).name == "card ace"
    told.model.show((CARD,))
    assert told.model.said(CARD).name == "card ace"
    assert told.asked == []  # the tester looked at everything already


def test_a_thing_that_changed_is_said_anew() -> None:
    model = Told(CARD, COIN).model
    king = attrs.evolve(CARD, facts="king")
    model.show((king, COIN))
    assert model.said(king).name == "card king"
    assert model.index_of("card").data() == "card king"


def test_after_another_language_everything_is_said_anew() -> None:
    told = Told(CARD, COIN)
    changed = QSignalSpy(told.model.dataChanged)
    told.model.forget_words()
    told.model.said(CARD)
    assert "card" in told.asked
    first, last, roles = changed.at(0)
    assert (first.row(), last.row(), set(roles)) == (0, 1, set(ThingRole.SAID))


def test_a_change_names_what_changed() -> None:
    model = Told(CARD, COIN).model
    changed = QSignalSpy(model.dataChanged)
    model.show((attrs.evolve(CARD, place=4), COIN))
    assert changed.count() == 1
    index, _, roles = changed.at(0)
    assert index.data(ThingRole.ID) == "card"
    assert set(roles) == {ThingRole.PLACE, *ThingRole.SAID}


def test_roles() -> None:
    model = Told(CARD, COIN).model
    card, coin = model.index_of("card"), model.index_of("coin")
    assert card.data() == "card ace"
    assert card.data(Qt.ItemDataRole.AccessibleTextRole) == "a card"
    assert card.data(Qt.ItemDataRole.ToolTipRole) == "closely"
    assert coin.data(Qt.ItemDataRole.ToolTipRole) is None
    own = [coin.data(role) for role in ThingRole.NAMES]
    assert own == ["coin", "coin", "card", 0, 1, None]
    assert not model.index_of("nothing").isValid()
