"""Values to be changed, and back."""

from __future__ import annotations

import attrs
import pytest

from ludarium.engine.drafts import Draft, draft_of, drafted, value_of
from ludarium.engine.events import Event


@drafted
class Purse:
    """A toy value."""

    owner: str
    coins: tuple[int, ...]
    locked: bool = False


PurseDraft = draft_of(Purse, "reason", "lid")
purse = value_of(Purse)


def test_a_draft_has_the_fields_of_its_value_and_more():
    draft = PurseDraft(Purse("Ann", (1, 2)), "pay day", None)
    assert (draft.owner, draft.coins, draft.locked, draft.reason, draft.lid) == ("Ann", (1, 2), False, "pay day", None)


def test_a_draft_is_changed_and_its_value_is_not():
    before = Purse("Ann", (1, 2))
    draft = PurseDraft(before, "pay day", None)
    draft.coins = (*draft.coins, 5)
    assert purse(draft) == Purse("Ann", (1, 2, 5))
    assert before == Purse("Ann", (1, 2))


def test_a_draft_has_no_other_fields():
    assert not hasattr(PurseDraft(Purse("Ann", ()), "", None), "__dict__")


def test_a_drafted_value_is_a_value():
    """Frozen under test, compared and hashed by its fields."""
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Purse("Ann", ()).owner = "Ben"
    assert Purse("Ann", ()) == Purse("Ann", ())
    assert len({Purse("Ann", ()), Purse("Ann", ())}) == 1


class Telling(PurseDraft, Draft):
    """A draft that tells what happens."""

    __slots__ = ("record",)


def test_a_draft_tells_whoever_records():
    draft = Telling(Purse("Ann", ()), "pay day", None)
    draft.record = None
    draft.tell("paid", 0)
    draft.record = []
    draft.tell("paid", 0, ("coins", 3), news=True, secrets=("coins",))
    assert draft.record == [Event("paid", 0, (("coins", 3),), secrets=("coins",), news=True)]
