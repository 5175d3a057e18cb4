"""The registry: titles by id, loaded when they are first asked for."""

from __future__ import annotations

import pytest

from ludarium.engine.reasons import ContentError, SetupError
from ludarium.engine.registry import AnyTitle, Registry
from tests.engine.toy import Toy


@pytest.fixture
def made() -> list[int | None]:
    return []


@pytest.fixture
def registry(made: list[int | None]) -> Registry:
    def maker(content_version: int | None) -> AnyTitle:
        made.append(content_version)
        title = Toy()
        title.content_version = content_version or 2
        return title

    registry = Registry()
    registry.register("toy", maker)
    registry.register("broken", lambda version: 1 // 0)
    return registry


def test_titles_are_listed_in_order_without_loading(registry: Registry, made: list[int | None]) -> None:
    assert list(registry) == ["toy", "broken"]
    assert "toy" in registry
    assert "chess" not in registry
    assert made == []


def test_a_title_is_loaded_once(registry: Registry, made: list[int | None]) -> None:
    assert registry.get("toy") is registry.get("toy")
    assert made == [None]


def test_each_content_version_is_a_title_of_its_own(registry: Registry, made: list[int | None]) -> None:
    assert registry.get("toy", 1) is not registry.get("toy", 2)
    assert registry.get("toy", 1) is registry.get("toy", 1)
    assert made == [None, 1]  # the newest is version 2


@pytest.mark.parametrize("version", [-1, 0, 3, 10**9])
def test_content_that_was_never_released_is_named(registry: Registry, version: int) -> None:
    with pytest.raises(ContentError) as caught:
        registry.get("toy", version)
    assert caught.value.reason.key == "match-content"
    assert dict(caught.value.reason.params) == {"title": "toy", "content": version, "known": 2}


def test_an_unknown_title_is_named(registry: Registry) -> None:
    with pytest.raises(SetupError) as caught:
        registry.get("chess")
    assert caught.value.reason.key == "title"
    assert dict(caught.value.reason.params) == {"title": "chess", "known": "toy, broken"}


def test_a_title_that_does_not_load_is_tried_again(registry: Registry) -> None:
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            registry.get("broken")
