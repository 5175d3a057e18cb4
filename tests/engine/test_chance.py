"""Chance is pinned: another number anywhere here would change every match ever saved."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludarium.engine import chance
from ludarium.engine.chance import Rng, number, randbelow, shuffled


@pytest.mark.parametrize(
    ("seed", "counter", "expected"),
    [
        (0, 1, 0xE220A8397B1DCDAF),  # the published first numbers of splitmix64
        (0, 2, 0x6E789E6AA1B965F4),
        (0, 3, 0x06C45D188009454F),
        (1234567, 1, 6457827717110365317),
        (1234567, 2, 3203168211198807973),
        (1234567, 3, 9817491932198370423),
        (1234567, 4, 4593380528125082431),
        (1234567, 5, 16408922859458223821),
    ],
)
def test_numbers_are_splitmix64(seed: int, counter: int, expected: int) -> None:
    assert number(seed, counter) == expected


def test_dice_are_pinned() -> None:
    assert [1 + randbelow(6, 2024, counter) for counter in range(20)] == [
        6,
        2,
        3,
        4,
        2,
        3,
        2,
        6,
        3,
        5,
        2,
        6,
        6,
        4,
        2,
        4,
        6,
        4,
        4,
        6,
    ]


def test_shuffles_are_pinned() -> None:
    assert shuffled(range(12), 7, 0) == (9, 1, 0, 2, 10, 4, 11, 6, 3, 5, 8, 7)
    assert shuffled("abcdef", 7, 100) == tuple("ebdfca")


def test_streams_are_pinned() -> None:
    rng = Rng(42)
    assert [rng.randbelow(100) for _ in range(8)] == [81, 91, 41, 66, 59, 15, 89, 86]
    assert rng.shuffled("abcde") == tuple("dbeac")
    assert rng.pick("abcde") == "a"
    assert rng.unit() == 0.037957176397214853


def test_seeds_are_taken_modulo_64_bits() -> None:
    assert number(-1, 5) == number(2**64 - 1, 5)
    assert number(2**64 + 3, 5) == number(3, 5)


def test_a_shuffle_keeps_its_items_and_leaves_them_alone() -> None:
    items = [1, 1, 2, 3, 5, 8]
    mixed = shuffled(items, 99, 4)
    assert isinstance(mixed, tuple)
    assert sorted(mixed) == items == [1, 1, 2, 3, 5, 8]


@pytest.mark.parametrize("items", [(), ("only",)])
def test_small_shuffles(items: tuple[str, ...]) -> None:
    assert shuffled(items, 1, 1) == items


def test_a_shuffle_stays_within_its_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six items may use the counts 10 to 15: what is drawn next at 16 is fresh."""
    used = []
    monkeypatch.setattr(chance, "number", lambda seed, counter: used.append(counter) or number(seed, counter))
    shuffled(range(6), 3, 10)
    assert used
    assert set(used) <= set(range(10, 16))
    assert len(set(used)) == len(used)


def chi_squared(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + expected * (kinds - len(counts))


def test_dice_are_fair() -> None:
    assert chi_squared(Counter(randbelow(6, 5, counter) for counter in range(60_000)), 6) < 20.5  # one in a thousand


def test_first_dice_of_neighbouring_seeds_are_fair() -> None:
    assert chi_squared(Counter(randbelow(6, seed, 0) for seed in range(1, 60_001)), 6) < 20.5


def test_pairs_of_dice_are_independent() -> None:
    pairs = Counter((randbelow(6, seed, 1), randbelow(6, seed, 2)) for seed in range(36_000))
    assert chi_squared(pairs, 36) < 66.6


def test_shuffles_are_fair() -> None:
    orders = Counter(shuffled("abcd", 11, 4 * game) for game in range(24_000))
    assert set(orders) == set(permutations("abcd"))
    assert chi_squared(orders, 24) < 49.7


def test_units_lie_between_nought_and_one() -> None:
    rng = Rng(3)
    units = [rng.unit() for _ in range(5_000)]
    assert 0 <= min(units) < 0.01
    assert 0.99 < max(units) < 1
    assert abs(sum(units) / len(units) - 0.5) < 0.02


def test_streams_of_neighbouring_seeds_differ() -> None:
    assert len({Rng(seed).number() for seed in range(1_000)}) == 1_000


def test_a_stream_starts_again_from_its_seed() -> None:
    one, other = Rng(8), Rng(8)
    assert [one.number() for _ in range(5)] == [other.number() for _ in range(5)]
    one.shuffled(range(9))
    other.shuffled("nineparts")
    assert one.counter == other.counter == 14
