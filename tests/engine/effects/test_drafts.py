"""Values to be changed, and back."""

from __future__ import annotations

from ludarium.engine.effects.drafts import draft_of, value_of
from ludarium.engine.values import value


@value
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
