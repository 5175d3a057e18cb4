"""Preferences: typed, kept at once, and never in the way of a start."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludarium.library.preferences import Preferences
from ludarium.library.troubles import LibraryError


@pytest.mark.parametrize(
    ("value", "default"),
    [
        (True, False),
        (3, 0),
        (1.5, 0.0),
        (2, 0.5),
        ("dark", "light"),
        (["Ann", "Bén"], []),
        ({"Ann": "hard"}, {}),
    ],
)
def test_a_value_is_kept(tmp_path, value, default):
    Preferences.open(tmp_path).set("key", value)
    again = Preferences.open(tmp_path)
    assert again.get("key", default) == value
    assert again.notice is None
    assert list(again) == ["key"]
    again.forget("key")
    assert Preferences.open(tmp_path).get("key", default) == default


@pytest.mark.parametrize(
    ("value", "default"), [(1, True), (True, 1), ("1", 1), (1.0, 1), (True, 1.0), ([1], ["a"]), ({"a": 1}, {"a": "b"})]
)
def test_a_value_of_another_type_is_none(tmp_path, value, default):
    preferences = Preferences.open(tmp_path)
    preferences.set("key", value)
    assert preferences.get("key", default) is default


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe\xfd", b'{"speed": NaN}', b"[" * 100_000])
def test_damaged_ones_are_set_aside(tmp_path, content):
    (tmp_path / "preferences.json").write_bytes(content)
    preferences = Preferences.open(tmp_path)
    assert preferences.get("key", 1) == 1
    assert preferences.notice.key == "preferences-damaged"
    assert Path(dict(preferences.notice.params)["kept"]).read_bytes() == content
    preferences.set("key", 2)
    again = Preferences.open(tmp_path)
    assert (again.get("key", 1), again.notice) == (2, None)


def test_a_folder_in_their_place_is_set_aside(tmp_path):
    (tmp_path / "preferences.json").mkdir()
    preferences = Preferences.open(tmp_path)
    assert preferences.notice.key == "preferences-damaged"
    preferences.set("key", 2)


def test_a_full_disk_keeps_the_old_value(tmp_path, monkeypatch):
    preferences = Preferences.open(tmp_path)
    preferences.set("key", 1)

    def fail(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(LibraryError):
        preferences.set("key", 2)
    assert preferences.get("key", 0) == 1
    assert Preferences.open(tmp_path).get("key", 0) == 1
