"""What belongs into a bundle, what it asks of a system, and what is found out when it is not as it should be."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIBRARY = next(Path(sys.prefix).rglob("libQt6XcbQpa.so.6"))


@pytest.mark.parametrize(
    ("inside", "wanted"),
    [
        ("PySide6/QtSvg.abi3.so", True),
        ("PySide6/QtQml.abi3.so", False),
        ("PySide6/libpyside6.abi3.so.6.11", True),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqwebp.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_fi.qm", False),
        ("shiboken6/libshiboken6.abi3.so.6.11", True),
        ("python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", True),
        ("libpython3.11.so.1.0", True),
        ("base_library.zip", True),
        ("libxcb-cursor.so.0", True),
        ("libX11.so.6", False),
        ("libstdc++.so.6", False),
    ],
)
def test_only_what_is_used_belongs_into_it(inside: str, wanted: bool) -> None:
    from parcel.contents import is_wanted

    assert is_wanted(inside) == wanted


def test_every_module_of_qt_that_the_program_reads_is_in_it() -> None:
    from parcel.contents import QT_MODULES

    sources = (file.read_text(encoding="utf-8") for file in (ROOT / "desktop").rglob("*.py"))
    read = {module for text in sources for module in re.findall(r"(?:from|import) PySide6\.(Qt\w+)", text)}
    assert read == set(QT_MODULES)


def test_nothing_that_the_program_reads_is_left_out_as_unused() -> None:
    from parcel.contents import UNUSED

    sources = (file.read_text(encoding="utf-8") for file in (ROOT / "desktop").rglob("*.py"))
    read = {module for text in sources for module in re.findall(r"^ *(?:from|import) (\w+)", text, re.MULTILINE)}
    assert read & set(UNUSED) == {"ctypes"}  # read on Windows only, where it is not left out


def test_programs_that_it_starts_come_in_packages_that_are_recommended() -> None:
    from ludarium.look import desktop_hints
    from ludarium.widgets.sound_player import PLAYERS
    from parcel.libraries import PROGRAMS

    packages = {
        "pw-play": "pipewire-bin",
        "paplay": "pulseaudio-utils",
        "aplay": "alsa-utils",
        "gdbus": "libglib2.0-bin",
    }
    started = [command[0] for command in PLAYERS if command[0] != "afplay"]  # which macOS has
    assert (
        " | ".join(map(packages.__getitem__, started)),
        packages[desktop_hints._PORTAL[0]],
        "xdg-utils",
    ) == PROGRAMS  # of Qt


def test_every_plug_in_is_one_that_there_is() -> None:
    from parcel.contents import PLUGINS

    plugins = LIBRARY.parents[1] / "plugins"
    missing = [f"{kind}/{name}" for kind, names in PLUGINS.items() for name in names]
    assert [name for name in missing if not (plugins / f"{name}.so").is_file()] == []


# What it asks of the system


@pytest.fixture
def asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The packages for files with these headers."""
    from parcel import libraries

    def depends(**headers: str) -> list[str]:
        monkeypatch.setattr(libraries, "_headers", lambda file: headers[file.name.partition(".")[0]])
        return libraries.depends(tmp_path / f"{name}.so" for name in headers)

    return depends


def test_libraries_are_asked_for_by_their_packages(asks) -> None:
    one = "  NEEDED               libc.so.6\n  NEEDED               libX11.so.6\n 0x1 0x00 06 GLIBC_2.34\n"
    two = "  NEEDED               one.so\n  NEEDED               libglib-2.0.so.0\n 0x1 0x00 06 GLIBC_2.4\n"
    assert asks(one=one, two=two) == ["libc6 (>= 2.34)", "libglib2.0-0t64 | libglib2.0-0", "libx11-6"]


def test_a_library_that_nobody_knows_is_found_out(asks) -> None:
    with pytest.raises(LookupError, match=r"libnew\.so\.1"):
        asks(one="  NEEDED               libnew.so.1\n GLIBC_2.34\n")


def test_libraries_for_one_thing_only_are_not_asked_for(asks) -> None:
    assert asks(one="  NEEDED               libcups.so.2\n GLIBC_2.34\n") == ["libc6 (>= 2.34)"]


def test_headers_are_read_from_real_libraries() -> None:
    from parcel.libraries import HELPERS, asked, oldest_c_library

    if shutil.which("objdump"):
        assert set(HELPERS) - {"libsqlite3.so.0", "libxcb-util.so.1"} <= asked([LIBRARY])
        assert (2, 2) < oldest_c_library([LIBRARY]) <= (2, 40)


# What is found out


def test_a_file_that_names_the_folder_of_the_build_is_found_also_inside_of_archives(tmp_path: Path) -> None:
    from parcel.checks import telling

    (tmp_path / "clean").write_bytes(b"nothing")
    (tmp_path / "plain").write_bytes(b"made in /home/me/ludarium today")
    with zipfile.ZipFile(tmp_path / "modules.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("clean.pyc", b"nothing")
        archive.writestr("telling.pyc", b"made in /home/me/ludarium today")
    assert list(telling(tmp_path, b"/home/me/ludarium")) == ["modules.zip/telling.pyc", "plain"]


def test_a_file_without_a_licence_is_found(tmp_path: Path) -> None:
    from parcel.checks import ownerless

    for name in (
        "ludarium",
        "_internal/libQt6Core.so.6",
        "_internal/ludarium/resources/art/a.svg",
        "_internal/libnew.so",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert list(ownerless(tmp_path)) == ["_internal/libnew.so"]


def test_too_large_and_incomplete_packages_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parcel import checks

    bundle, deb = tmp_path / "bundle", tmp_path / "ludarium.deb"
    bundle.mkdir()
    (bundle / "ludarium").write_bytes(b"12345")
    deb.write_bytes(b"12345")
    monkeypatch.setattr(checks, "LARGEST_BUNDLE", 4)
    monkeypatch.setattr(checks, "LARGEST_DEB", 4)
    found = "\n".join(checks.problems(bundle, deb))
    assert "the bundle has" in found
    assert "ludarium.deb has" in found
    assert "libxcb-cursor0 installed" in found


def test_check_sums_tell_files_and_links_apart(tmp_path: Path) -> None:
    from parcel.bundle import check_sums

    (tmp_path / "one").write_bytes(b"1")
    (tmp_path / "two").write_bytes(b"2")
    (tmp_path / "link").symlink_to("one")
    sums = check_sums(tmp_path)
    assert sums["link"] == "-> one"
    assert sums["one"] != sums["two"]


# The door


@pytest.mark.skipif(not shutil.which("gcc"), reason="the door is compiled, and there is no compiler here")
def test_an_older_c_library_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    program = tmp_path / "lib" / "ludarium"
    program.write_text('#!/bin/sh\necho "opened $1"\n')
    program.chmod(0o755)
    door, source = tmp_path / "Ludarium", ROOT / "packaging" / "linux" / "door.c"

    def go(needed: int) -> subprocess.CompletedProcess[str]:
        subprocess.run(["gcc", "-static", f"-DNEEDED={needed}", "-o", str(door), str(source)], check=True)
        return subprocess.run(
            [door, "a match"], capture_output=True, text=True, check=False, env={"PATH": "/bin:/usr/bin"}
        )

    assert go(17).stdout == "opened a match\n"
    refused = go(999)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert re.fullmatch(r"Ludarium needs a newer system: .* 2\.999 or newer, and here it is 2\.\d+\.\n", refused.stderr)
