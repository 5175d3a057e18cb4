"""What went wrong is written down, also when it ends the program at once, and the log never grows beyond its bound."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from ludarium import __version__
from ludarium.library import crash_log
from ludarium.library.crash_log import CrashLog

FAULTY = """
import ctypes, sys
from pathlib import Path
from ludarium.library.crash_log import CrashLog

def reach_for_nothing():
    ctypes.string_at(0)

log = CrashLog(Path(sys.argv[1]))
print(log.watch(), end="")
if sys.argv[2] == "fault":
    reach_for_nothing()
log.close()
"""


def run(folder: Path, how: str) -> tuple[int, str]:
    """How a program of its own ended, and what it was told of the one before."""
    command = [sys.executable, "-c", FAULTY, str(folder), how]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_entries_follow_each_other(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    assert log.write("first")
    assert log.write("second")
    text = log.file.read_text(encoding="utf-8")
    assert text.index("first") < text.index("second")
    assert text.count(f"Ludarium {__version__}") == 2


def test_the_log_keeps_the_newest_within_its_bound(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    for number in range(60):
        log.write(f"entry {number}\n" + "x" * 49_000)
        assert log.file.stat().st_size <= crash_log.LARGEST
    text = log.file.read_text(encoding="utf-8")
    entries = [line for line in text.splitlines() if line.startswith("entry ")]
    assert entries == [f"entry {number}" for number in range(60 - len(entries), 60)]
    assert len(entries) >= 10
    assert text.startswith("== ")  # no entry is torn apart


def test_one_entry_alone_cannot_fill_the_log(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    log.write("the beginning" + "é" * 5_000_000 + "the end")
    text = log.file.read_bytes()
    assert len(text) < crash_log.LARGEST / 9
    assert b"the beginning" in text
    assert b"the end" in text


def test_a_log_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    assert not CrashLog(tmp_path / "no" / "such" / "folder").write("details")


def test_a_log_of_another_kind_is_begun_anew(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    log.file.write_bytes(b"y" * (crash_log.LARGEST + 1))
    log.write("details")
    assert log.file.stat().st_size < 1000


def test_a_fault_that_ends_the_program_is_told_at_the_next_start(tmp_path: Path) -> None:
    assert run(tmp_path, "fault") == (-signal.SIGSEGV, "")
    code, told = run(tmp_path, "well")
    assert code == 0
    assert "reach_for_nothing" in told
    assert told in CrashLog(tmp_path).file.read_text(encoding="utf-8")
    assert run(tmp_path, "well") == (0, "")  # once is enough


def test_a_program_that_ends_as_it_should_leaves_nothing(tmp_path: Path) -> None:
    assert run(tmp_path, "well") == (0, "")
    assert list(tmp_path.iterdir()) == []


def test_without_a_folder_nothing_is_watched(tmp_path: Path) -> None:
    assert run(tmp_path / "no", "well") == (0, "")
