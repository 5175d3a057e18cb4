"""Whole matches that several tests look at."""

import pytest

from tests.games.eight_minute_empire.table import fresh, played_by_chance


@pytest.fixture(scope="session")
def matches():
    """One match by chance for each number of seats and map: all its states."""
    return [
        list(played_by_chance(fresh(seats, seed=seats, map=side), seats)) for seats in (2, 3, 4, 5) for side in "ab"
    ]
