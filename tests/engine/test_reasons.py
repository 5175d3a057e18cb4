"""Reasons and the errors that carry them."""

from __future__ import annotations

import pickle

import pytest

from ludarium.engine.reasons import ContentError, LudariumError, MatchError, RuleError, SetupError, because


def test_a_reason_keeps_key_rule_and_gaps() -> None:
    reason = because("too-poor", "IA-BUY-01", wealth=3, price=5)
    assert (reason.key, reason.rule) == ("too-poor", "IA-BUY-01")
    assert dict(reason.params) == {"wealth": 3, "price": 5}
    assert reason == because("too-poor", "IA-BUY-01", wealth=3, price=5)


@pytest.mark.parametrize("kind", [RuleError, SetupError, ContentError, MatchError])
def test_every_error_carries_its_reason(kind: type[LudariumError]) -> None:
    reason = because("nothing-left", gone="x")
    error = kind(reason)
    assert isinstance(error, LudariumError)
    assert error.reason is reason
    assert str(error) == "nothing-left(gone=x)"


def test_an_error_names_its_rule_first() -> None:
    assert str(RuleError(because("too-poor", "IA-BUY-01", price=5))) == "IA-BUY-01(price=5)"


def test_an_error_comes_back_from_a_worker() -> None:
    error = pickle.loads(pickle.dumps(RuleError(because("too-poor", price=5))))
    assert error.reason == because("too-poor", price=5)
