"""A disk without room: told as that, and nothing is lost."""

from __future__ import annotations

import shutil
import sqlite3
from collections import namedtuple
from pathlib import Path

import pytest

from ludarium.library.database_troubles import database_trouble

Usage = namedtuple("Usage", "total used free")


@pytest.mark.parametrize(("free", "key"), [(0, "library-full"), (10**9, "library-failed")])
def test_an_error_of_a_full_disk_is_told_as_that(monkeypatch, free, key):
    """As SQLite calls it when it cannot enlarge its shared memory."""
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(10**9, 0, free))
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert database_trouble(error, Path("library.sqlite")).reason.key == key


def test_a_disk_that_is_gone_is_no_full_one(tmp_path):
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    assert database_trouble(error, tmp_path / "none" / "library.sqlite").reason.key == "library-failed"
