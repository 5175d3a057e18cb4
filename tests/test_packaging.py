"""The scripts around the program: what a bare system is given, and what is said where nothing may be installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from ludarium.app import display_diagnosis

PACKAGING = Path(__file__).parent.parent / "packaging"
LIBRARIES = PACKAGING / "system-libraries.sh"
TEST_TOOLS = PACKAGING / "test-tools.sh"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="they are for Debian and its kin")


# What Qt asks for

QT = Path(PySide6.__path__[0])
USED = (
    "Qt{Core,Gui,Widgets,Network,Svg,PrintSupport,Test}.abi3.so",
    "Qt/lib/libQt6{Core,Gui,Widgets,DBus,Network,Svg,PrintSupport,Test,OpenGL,XcbQpa,WaylandClient}.so.6",
    "Qt/plugins/platforms/libq{xcb,wayland,offscreen}.so",
    "Qt/plugins/xcbglintegrations/libqxcb-{egl,glx}-integration.so",
    "Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    "Qt/plugins/wayland-decoration-client/lib{adwaita,bradient}.so",
    "Qt/plugins/imageformats/libqsvg.so",
    "Qt/plugins/iconengines/libqsvgicon.so",
    "Qt/plugins/platforminputcontexts/lib{compose,ibus}platforminputcontextplugin.so",
)

OF_EVERY_SYSTEM = re.compile(r"ld-linux|lib(c|m|resolv|gcc_s|stdc\+\+)\.so|lib(Qt6|icu|pyside6|shiboken6)")


def used_files() -> list[Path]:
    files = []
    for pattern in USED:
        start, brace, rest = pattern.partition("{")
        inside, _, end = rest.partition("}")
        files += [QT / f"{start}{one}{end}" for one in inside.split(",")] if brace else [QT / pattern]
    return files


def asked_for(file: Path) -> set[str]:
    """The libraries that a file names: the table of its names ends each with a zero."""
    names = re.findall(rb"(?<=\0)lib[\w.+-]+\.so\.\d+(?=\0)", file.read_bytes())
    return {name.decode() for name in names if not OF_EVERY_SYSTEM.match(name.decode())}


def test_the_list_is_what_qt_asks_for(monkeypatch, tmp_path):
    monkeypatch.setattr(display_diagnosis, "DPKG", tmp_path)
    asked = {display_diagnosis.package(library) for file in used_files() for library in asked_for(file)}
    assert asked == set(wanted(tmp_path, "bookworm")) - {"python3-venv"}


# A system of its own: only these programs are on its path

TOOLS = ("sh", "grep", "basename")
RELEASES = {"bookworm": "libssl3", "trixie": "libssl3t64", "noble": "libapt-pkg6.0t64"}
"""What a bare system of that release holds, as far as it tells the releases apart."""


def system(folder: Path, release: str, *installed: str, is_root: bool = False, sudo: str = "", apt: int = 0) -> Path:
    """A path with a dpkg-query that knows what is installed, and an apt-get that writes down what it is told."""
    path = folder / "bin"
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir()
    for tool in TOOLS:
        (path / tool).symlink_to(str(shutil.which(tool)))
    here = "\n".join((RELEASES[release], *installed))
    programs = {
        "dpkg-query": f'for one in {here}; do case "$one" in $4) echo installed;; esac; done'.replace("\n", " "),
        "apt-get": f'echo "apt-get $*" >> {folder}/told; exit {apt}',
        "id": f"echo {0 if is_root else 1000}",
        "python3": "exit 1",
    }
    if sudo:
        programs["sudo"] = 'if [ "$1" = -n ]; then exit 1; fi' if sudo == "asks" else '[ "$1" != -n ] || shift; "$@"'
        (path / "true").symlink_to(str(shutil.which("true")))
    for name, does in programs.items():
        (path / name).write_text(f"#!/bin/sh\n{does}\n")
        (path / name).chmod(0o755)
    return path


def run(path: Path, script: Path = LIBRARIES) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["/bin/sh", script], env={"PATH": str(path)}, capture_output=True, text=True)


def command_of(said: str) -> str:
    """The one line to type: it stands apart."""
    (line,) = [line for line in said.splitlines() if line.startswith("    ")]
    return line.strip()


def wanted(folder: Path, release: str) -> list[str]:
    said = command_of(run(system(folder, release, sudo="asks")).stdout)
    return said.partition("--no-install-recommends ")[2].split()


@pytest.mark.parametrize("release", RELEASES)
def test_where_nothing_may_be_installed_the_one_command_is_said(tmp_path, release):
    ran = run(system(tmp_path, release, sudo="asks"))
    assert ran.returncode == 1
    command = command_of(ran.stdout)
    assert command.startswith("sudo apt-get update && sudo apt-get install -y --no-install-recommends ")
    assert {"libxcb-cursor0", "libwayland-egl1", "libegl1", "python3-venv"} <= set(command.split())
    assert not (tmp_path / "told").exists()
    glib = "libglib2.0-0" if release == "bookworm" else "libglib2.0-0t64"
    assert [name for name in command.split() if "glib" in name] == [glib]


def test_without_sudo_it_is_for_the_superuser(tmp_path):
    command = command_of(run(system(tmp_path, "bookworm")).stdout)
    assert re.fullmatch(r"su -c 'apt-get update && apt-get install -y --no-install-recommends [\w. -]+'", command)


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("may", [{"is_root": True}, {"sudo": "gives"}])
def test_where_it_may_it_installs_what_is_missing_and_no_more(tmp_path, release, may):
    here = [name for name in wanted(tmp_path, release) if name != "libxcb-cursor0"]
    ran = run(system(tmp_path, release, *here, **may))
    assert (ran.returncode, ran.stdout) == (0, "")
    update, install = (tmp_path / "told").read_text().splitlines()
    assert update == "apt-get update -qq"
    assert install == "apt-get install -y --no-install-recommends libxcb-cursor0 python3-venv -qq"


def test_what_cannot_be_installed_is_named(tmp_path):
    ran = run(system(tmp_path, "trixie", is_root=True, apt=100))
    assert ran.returncode == 1
    assert command_of(ran.stdout).startswith("apt-get update && apt-get install -y ")


@pytest.mark.parametrize("release", RELEASES)
def test_where_all_is_there_nothing_happens(tmp_path, release):
    path = system(tmp_path, release, *wanted(tmp_path, release))
    (path / "python3").write_text("#!/bin/sh\n")
    ran = run(path)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert not (tmp_path / "told").exists()


def test_another_system_is_left_alone(tmp_path):
    path = system(tmp_path, "trixie")
    (path / "dpkg-query").unlink()
    assert run(path).returncode == 0
    assert not (tmp_path / "told").exists()


# What the tests of the running program need


@pytest.mark.parametrize("may", [{"is_root": True}, {"sudo": "gives"}])
def test_missing_test_tools_are_installed(tmp_path, may):
    ran = run(system(tmp_path, "trixie", "dbus", "python3-gi", **may), TEST_TOOLS)
    assert (ran.returncode, ran.stdout) == (0, "")
    _, install = (tmp_path / "told").read_text().splitlines()
    assert install == "apt-get install -qq -y --no-install-recommends at-spi2-core gir1.2-atspi-2.0 xvfb"


@pytest.mark.parametrize("may", [{}, {"sudo": "asks"}, {"is_root": True, "apt": 100}])
def test_missing_test_tools_are_named_and_do_not_stop_the_tests(tmp_path, may):
    ran = run(system(tmp_path, "trixie", "dbus", **may), TEST_TOOLS)
    assert ran.returncode == 0
    assert ran.stdout.startswith("Some tests will be skipped. To run them, install: at-spi2-core")


# Bare systems to try it in

ROOT = PACKAGING / "root.sh"
FRESH = PACKAGING / "fresh.sh"


def bash(code: str, *argv: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a line with the functions that make and remove systems."""
    command = ["bash", "-euc", f'. "{ROOT}"\n{code}', "bash", *argv]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **settings})


@pytest.fixture
def folder(tmp_path) -> Path:
    """A folder for systems, with something in it."""
    made = Path(bash("root_folder", TMPDIR=str(tmp_path)).stdout.strip())
    (made / "bare").mkdir()
    return made


def test_a_folder_of_its_own_is_removed(folder):
    assert bash('root_remove "$1"', str(folder)).returncode == 0
    assert not folder.exists()
    assert folder.parent.exists()


def test_nothing_else_is_removed(folder, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    copied = tmp_path / "copied"
    shutil.copytree(folder, copied)
    linked = tmp_path / "linked"
    linked.symlink_to(folder)
    for path in (other, copied, linked, folder / "bare", f"{folder}/", f"{folder}/../other", "/", "", "other"):
        ran = bash('cd "$2"; root_remove "$1"', str(path), str(tmp_path))
        assert ran.returncode == 1
        assert "it stays" in ran.stderr
    assert other.exists()
    assert copied.exists()
    assert (folder / "bare").exists()


@pytest.mark.parametrize("place", ["", "/bare/dev", "/bare"])
def test_nothing_is_removed_while_something_is_mounted_in_it(folder, tmp_path, place):
    mounts = tmp_path / "mountinfo"
    mounts.write_text(f"22 27 0:21 / /proc rw - proc proc rw\n24 27 0:6 / {folder}{place} rw - devtmpfs devtmpfs rw\n")
    assert bash('root_remove "$1"', str(folder), ROOT_MOUNTS=str(mounts)).returncode == 1
    assert bash('root_remove "$1"', str(folder), ROOT_MOUNTS=str(tmp_path / "none")).returncode == 1
    assert (folder / "bare").exists()
    mounts.write_text(f"24 27 0:6 / {folder}-2/bare/dev rw - devtmpfs devtmpfs rw\n")
    assert bash('root_remove "$1"', str(folder), ROOT_MOUNTS=str(mounts)).returncode == 0


@pytest.mark.parametrize("does", ['root_mount "$1"', 'root_make trixie "$1" make'])
@pytest.mark.parametrize("outside", ["", "$(readlink /proc/self/ns/mnt)"])
def test_nothing_is_mounted_outside_of_a_namespace_of_its_own(folder, does, outside):
    ran = bash(
        f"ROOT_OUTSIDE={outside}; mount() {{ echo mounted; }}; mmdebstrap() {{ echo made; }}; {does}", str(folder)
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "namespace of its own" in ran.stderr


def test_devices_of_this_machine_are_never_among_what_a_system_is_given(tmp_path):
    index = tmp_path / "mirror" / "simple"
    index.mkdir(parents=True)
    (tmp_path / "out").symlink_to("/dev")
    links = f"/dev /dev/shm /proc/self / {tmp_path}/out /nowhere https://example.org/simple"
    ran = bash("root_named_paths", HOME=str(tmp_path), PIP_FIND_LINKS=links, PIP_INDEX_URL=f"file://{index}")
    given = ran.stdout.split()
    assert str(index.parent) in given  # an index refers to files beside it
    assert not {"/dev", "/dev/shm", "/proc/self", "/", f"{tmp_path}/out", "/nowhere"} & set(given)
    assert not [path for path in given if "example" in path]


def test_without_root_or_mmdebstrap_a_sentence_is_said(tmp_path):
    path = tmp_path / "bin"
    path.mkdir()
    for tool in ("bash", "dirname"):
        (path / tool).symlink_to(str(shutil.which(tool)))
    user = path / "id"
    for number, reason in ((1000, "only root can make"), (0, "mmdebstrap, which makes")):
        user.write_text(f"#!/bin/sh\necho {number}\n")
        user.chmod(0o755)
        ran = subprocess.run([str(path / "bash"), FRESH], capture_output=True, text=True, env={"PATH": str(path)})
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout.startswith(f"Ludarium was not tried on a bare machine: {reason}")
        assert len(ran.stdout.splitlines()) == 1
