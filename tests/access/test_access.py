"""The running program for those who listen: a real client on a real accessibility bus, under a screen of its own.

The sample reads a table and gives an order; the long tests play whole matches by names, roles and actions alone.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.tables.table_makers import TABLES
from ludarium.widgets.phrases import box_names

HERE = Path(__file__).parent
PYTHON = "/usr/bin/python3"
"""The system's own, which has the library that screen readers use."""

PROGRAM = Path(sys.executable).with_name("ludarium")
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
NEEDED = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"

TITLES = list(TABLES)

WORDS = {
    "iron-age": ("die", "Goods: ", "Province 2", "Leadership"),
    "eight-minute-empire": ("Region 1.", "armies in the supply", "Deck: "),
}
"""What is heard at a table."""


def missing() -> str:
    """What cannot be had here; nothing when all of it can."""
    tools = [tool for tool in ("Xvfb", "dbus-run-session", PYTHON) if shutil.which(tool) is None]
    if tools or not BUS.exists():
        return ", ".join(tools) or "at-spi2-core"
    return "" if subprocess.run([PYTHON, "-c", NEEDED], capture_output=True).returncode == 0 else "gi with Atspi"


WITHOUT = missing()
pytestmark = pytest.mark.skipif(bool(WITHOUT), reason=f"no accessibility bus can be had: {WITHOUT} is not there")


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen of our own: the server itself finds a number that is free."""
    read, write = os.pipe()
    size = ["-screen", "0", "1600x1000x24", "-noreset"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *size],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def visit(screen: str, folder: Path, *wishes: str, seconds: float) -> Any:
    """Let the client go through the program; what it met there."""
    home = folder / "home"
    home.mkdir()
    (home / "preferences.json").write_text(json.dumps({"speed": "off"}))
    own = {"DISPLAY": screen, "LUDARIUM_HOME": str(home), "XDG_RUNTIME_DIR": str(folder), "NO_AT_BRIDGE": "0"}
    env = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "DBUS_", "AT_SPI"))} | own
    command = ["dbus-run-session", "--", PYTHON, "-W", "ignore", str(HERE / "visit.py"), *wishes, "--", str(PROGRAM)]
    heard, trouble = folder / "heard", folder / "trouble"
    with heard.open("w") as out, trouble.open("w") as err:  # no pipes: what the bus starts would hold them open
        client = subprocess.Popen(command, env=env, stdout=out, stderr=err, start_new_session=True)
        try:
            code = client.wait(seconds)
        finally:
            if client.poll() is None:
                os.killpg(client.pid, signal.SIGKILL)
    assert code == 0, trouble.read_text()
    fault = home / "fault.log"
    assert not fault.exists() or not fault.read_text(), fault.read_text()
    return json.loads(heard.read_text().splitlines()[-1])


@pytest.mark.parametrize("title", TITLES)
def test_a_table_is_read_and_played_by_ear(screen: str, tmp_path: Path, title: str) -> None:
    met = visit(screen, tmp_path, "sample", box_names(title)[0], seconds=90)
    boards, pieces = [name for name, _ in met["boards"]], [piece for _, lying in met["boards"] for piece in lying]
    assert pieces
    assert len(boards) == len(set(boards)), "two boards of one name"
    for role, name, deeds in pieces:
        assert name
        assert role in ("push button", "check box", "label")
        assert ("Press" in deeds or "Toggle" in deeds) == (role != "label"), name
    names = [name for _, name, _ in pieces]
    for word in WORDS.get(title, ()):
        assert any(word in name for name in names), word
    walked = {name for _, name in met["walked"]}
    assert len(walked & set(names)) > 1, "arrows led nowhere"
    assert met["deeds"] == ["Press", "SetFocus"]
    assert met["said"]
    assert met["code"] == 0


@pytest.mark.long
@pytest.mark.parametrize("choice", ["first", "last"])
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_match_is_played_by_ear(screen: str, tmp_path: Path, title: str, choice: str) -> None:
    """With the first and with the last of all options; the short game where there is one."""
    met = visit(screen, tmp_path, "match", box_names(title)[0], "1", choice, seconds=1500)
    assert met["ways"]["order"]
    assert met["ways"]["piece"]
    assert met["said"] > 10
    assert met["result"]
    assert met["code"] == 0
