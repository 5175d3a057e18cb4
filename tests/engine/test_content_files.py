"""Content: what does not fit is refused, and the error names file, item and field."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import attrs
import pytest

from ludarium.engine.content_files import Pack, content_file, load, read_json, resources, structure
from ludarium.engine.reasons import ContentError


@attrs.frozen
class Card:
    name: str
    price: int
    tags: tuple[str, ...] = ()


@attrs.frozen
class Deck:
    version: int
    cards: tuple[Card, ...]


SOUND: dict[str, Any] = {"version": 1, "cards": [{"name": "port", "price": 3}, {"name": "mill", "price": 2}]}


def with_card(**changes: Any) -> dict[str, Any]:
    return {"version": 1, "cards": [SOUND["cards"][0], {**SOUND["cards"][1], **changes}]}


def problem(data: Any, shape: type = Deck) -> str:
    with pytest.raises(ContentError) as caught:
        structure(data, shape, "deck.json")
    told = [dict(reason.params) for reason in caught.value.reasons]
    assert {params["file"] for params in told} == {"deck.json"}
    return "; ".join(str(params["problem"]) for params in told)


def test_sound_content_becomes_values() -> None:
    assert structure(SOUND, Deck, "deck.json") == Deck(1, (Card("port", 3), Card("mill", 2)))


def test_a_missing_field_is_named_with_its_item() -> None:
    told = problem({"version": 1, "cards": [{"name": "port", "price": 3}, {"name": "mill"}]})
    assert "required field missing" in told
    assert "cards[1].price" in told


def test_an_unknown_field_is_named_with_its_item() -> None:
    told = problem(with_card(colour="red"))
    assert "unknown field colour" in told
    assert "cards[1]" in told


def test_a_value_of_the_wrong_kind_is_named_with_its_field() -> None:
    told = problem(with_card(price="three"))
    assert "not a valid int" in told
    assert "cards[1].price" in told


@pytest.mark.parametrize(
    ("field", "held"), [("price", "3"), ("price", 3.0), ("price", True), ("name", 5), ("name", None)]
)
def test_nothing_is_quietly_converted(field: str, held: Any) -> None:
    assert f"cards[1].{field}" in problem(with_card(**{field: held}))


def test_all_that_is_wrong_is_told() -> None:
    told = problem({"cards": [{"name": "port"}], "colour": "red"})
    assert all(part in told for part in ("version", "cards[0].price", "colour"))


def test_a_file_is_read_into_its_shape(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(SOUND), encoding="utf-8")
    assert load(path, Deck).cards[1] == Card("mill", 2)


@pytest.mark.parametrize(
    ("written", "key"),
    [(b'{"version": 1,', "content-not-json"), (b"\xff\xfe\x00", "content-not-json"), (None, "content-unreadable")],
)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, written: bytes | None, key: str) -> None:
    path = tmp_path / "deck.json"
    if written is not None:
        path.write_bytes(written)
    with pytest.raises(ContentError) as caught:
        read_json(path)
    assert caught.value.reason.key == key
    params = dict(caught.value.reason.params)
    assert params["file"] == "deck.json"
    assert params["problem"]


def test_resources_are_found() -> None:
    assert content_file("some-title", "cards.json") == resources() / "content" / "some-title" / "cards.json"
    assert resources().name == "resources"


@pytest.mark.parametrize("held", ["port", {"port": 1}, None, 5])
def test_a_list_is_read_from_a_list_only(held: Any) -> None:
    assert "is no list" in problem(with_card(tags=held))
    assert "cards[1].tags" in problem(with_card(tags=held))


@attrs.frozen
class Spot:
    at: tuple[int, int]


@pytest.mark.parametrize("held", [[], [1], [1, 2, 3]])
def test_a_pair_has_two(held: list[int]) -> None:
    assert f"{len(held)} in place of 2" in problem({"at": held}, Spot)
    assert structure({"at": [1, 2]}, Spot, "deck.json") == Spot((1, 2))


def test_a_device_is_no_file(tmp_path: Path) -> None:
    """What has no end is not begun with."""
    os.mkfifo(tmp_path / "pipe.json")
    for path in (Path("/dev/zero"), tmp_path / "pipe.json", tmp_path):
        with pytest.raises(ContentError) as caught:
            read_json(path)
        assert caught.value.reason.key == "content-unreadable"


def test_a_pack_is_told_from_another(tmp_path: Path) -> None:
    sums = []
    for written in ('{"a": 1, "b": 2}', '{"b": 2,\n "a": 1}', '{"a": 1, "b": 3}'):
        (tmp_path / "page.json").write_text(written, encoding="utf-8")
        pack = Pack(tmp_path)
        pack.read("page")
        sums.append(pack.checksum)
    assert sums[0] == sums[1] != sums[2]
