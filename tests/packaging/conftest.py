"""The metadata of the packages, made once."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def share(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    """The folder ``share`` as packages hold it."""
    from parcel.share import write_share

    folder = tmp_path_factory.mktemp("share")
    write_share(folder)
    return folder
