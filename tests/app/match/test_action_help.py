"""What is said about what is under the hand."""

from __future__ import annotations

import pytest

from ludarium.app.match.action_help import percent


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.0, "0.0 %"), (0.0342, "3.4 %"), (0.0994, "9.9 %"), (0.1, "10 %"), (0.456, "46 %"), (1.0, "100 %")],
)
def test_small_chances_are_told_to_a_tenth(share: float, said: str) -> None:
    """They are what a player who is behind compares."""
    assert percent(share) == said
