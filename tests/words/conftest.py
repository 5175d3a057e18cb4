"""All that is said in these tests could be said in another language."""

from __future__ import annotations

import pytest

from .strict import watched


@pytest.fixture(autouse=True)
def _nothing_cannot_be_translated(monkeypatch):
    with watched(monkeypatch) as mistakes:
        yield
    assert not mistakes, "\n".join(sorted(mistakes))
