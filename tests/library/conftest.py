"""A library of its own for every test."""

from __future__ import annotations

import pytest

from ludarium.library.library import Library

from .counting import COUNTING, TITLES


@pytest.fixture
def open_library(tmp_path):
    """Opens the test's library; opened again, it closes the one before, as a new start of the program would."""
    opened = []

    def start() -> Library:
        close()
        opened.append(Library.open(tmp_path, TITLES))
        return opened[-1]

    def close() -> None:
        while opened:
            opened.pop().close()

    yield start
    close()


@pytest.fixture
def library(open_library):
    return open_library()


@pytest.fixture
def new_match(library):
    """Begins a match of counting for Ann and Ben."""

    def begin(seed: int = 7, **options: str):
        setup = COUNTING.setup(["Ann", "Ben"], options=options)
        return library.new_match(COUNTING, setup, seed, ["human", "human"])

    return begin
