"""Where a file is written to: beside it, under a name nobody foresees, and through links to what they lead to."""

from __future__ import annotations

import os
import select
import stat
import tempfile
import threading
from pathlib import Path

import pytest

from ludarium.library.disk import write_whole
from ludarium.library.troubles import LibraryError

from .children import in_child, without_rights

DATA = b"a match " * 20_000
"""More than a pipe takes at once."""


def problem(path: Path) -> str:
    with pytest.raises(LibraryError) as caught:
        write_whole(path, DATA)
    assert caught.value.reason.key == "file-unwritable"
    return str(dict(caught.value.reason.params)["problem"])


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_a_link_leads_to_what_is_written(tmp_path):
    (tmp_path / "real").mkdir()
    real = tmp_path / "real" / "match"
    for before in (None, b"old"):
        if before is not None:
            real.write_bytes(before)
        link = tmp_path / f"link-{before}"
        link.symlink_to("real/match")
        write_whole(link, DATA)
        assert link.is_symlink()
        assert real.read_bytes() == DATA
        assert names(real.parent) == ["match"]
        real.unlink()


def test_links_in_a_circle(tmp_path):
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    assert problem(tmp_path / "one") == "Too many levels of symbolic links"


def test_a_name_that_was_planted_is_not_followed(tmp_path, monkeypatch):
    """Nobody can foresee the name; and if they could, they would gain nothing by it."""
    victim = tmp_path / "victim"
    victim.write_text("mine")
    (tmp_path / ".match.part").symlink_to(victim)
    write_whole(tmp_path / "match", DATA)
    assert victim.read_text() == "mine"
    monkeypatch.setattr(os, "urandom", bytes)
    foreseen = tmp_path / ".0000000000000000.part"
    foreseen.symlink_to(victim)
    assert problem(tmp_path / "match") == "File exists"
    assert victim.read_text() == "mine"
    assert foreseen.is_symlink()


def test_permissions_stay_as_they_were(tmp_path):
    file = tmp_path / "match"
    write_whole(file, b"old")
    umask = os.umask(0)
    os.umask(umask)
    assert stat.S_IMODE(file.stat().st_mode) == 0o666 & ~umask
    file.chmod(0o640)
    write_whole(file, DATA)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_file_that_may_not_be_written_is_not_replaced():
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        file = Path(folder) / "match"
        file.write_text("sealed")
        file.chmod(0o444)
        assert in_child(without_rights(lambda: problem(file))) == "Permission denied"
        assert file.read_text() == "sealed"
        assert names(Path(folder)) == ["match"]


# What is no plain file


@pytest.mark.parametrize("device", ["/dev/null", "/dev/full"])
def test_a_device_stays_a_device(device):
    if device == "/dev/full":
        assert problem(Path(device)) == "No space left on device"
    else:
        write_whole(Path(device), DATA)
    assert stat.S_ISCHR(Path(device).stat().st_mode)


def test_a_pipe_is_given_everything(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with os.fdopen(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb") as end:
        os.set_blocking(end.fileno(), True)
        read: list[bytes] = []

        def take() -> None:
            arrived = select.poll()  # a pipe that nobody writes to yet would seem to be at its end
            arrived.register(end, select.POLLIN)
            arrived.poll()
            read.append(end.read(len(DATA)))

        reader = threading.Thread(target=take)
        reader.start()
        write_whole(pipe, DATA)
        reader.join()
    assert read == [DATA]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_pipe_that_nobody_reads(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert problem(tmp_path / "pipe") == "No such device or address"


def test_an_open_output_by_its_name():
    """As in ``-o /dev/stdout``."""
    reader, writer = os.pipe()
    write_whole(Path(f"/dev/fd/{writer}"), b"a few bytes")
    os.close(writer)
    with os.fdopen(reader, "rb") as end:
        assert end.read() == b"a few bytes"


@pytest.mark.parametrize("name", ["", ".", "..", "/", "folder"])
def test_a_folder_is_no_file(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    assert problem(Path(name)) == "Is a directory"
    assert names(tmp_path) == ["folder"]


def test_the_longest_name_that_a_folder_takes(tmp_path):
    write_whole(tmp_path / ("x" * 255), DATA)
    assert names(tmp_path) == ["x" * 255]
    assert problem(tmp_path / ("x" * 256)) == "File name too long"
    assert names(tmp_path) == ["x" * 255]
