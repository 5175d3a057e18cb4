"""What desktops and software centres are told, looked at by their own checkers where there are any, and by ours."""

from __future__ import annotations

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from ludarium import __version__
from ludarium.cli import make_parser
from ludarium.engine.resources import resources
from ludarium.games import TITLES
from ludarium.library.licences import parts
from ludarium.words.launcher import ID, MATCH_ICON, MATCH_TYPE

from . import desktop_entries

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def checked(tool: str, *arguments: object) -> None:
    """Let the tool look, where it is installed."""
    if shutil.which(tool):
        done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


# The desktop entry


@pytest.fixture(scope="module")
def entry(share: Path) -> Path:
    return share / "applications" / f"{ID}.desktop"


def test_the_entry_is_valid(entry: Path) -> None:
    checked("desktop-file-validate", entry)
    assert desktop_entries.problems(entry.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("sound", "spoilt"),
    [
        ("Type=Application\n", ""),
        ("Categories=Game;BoardGame;", "Categories=Game;BoardGame"),
        ("Categories=Game;BoardGame;", "Categories=Fun;"),
        ("Actions=new-match;", "Actions=new-match;other;"),
        (" %F", " %z"),
        ("Terminal=false", "Terminal=no"),
        ("[Desktop Action continue]", "[Desktop Action go-on]"),
        ("Icon=", "Icno="),
    ],
)
def test_a_spoilt_entry_is_found_out(entry: Path, sound: str, spoilt: str) -> None:
    text = entry.read_text(encoding="utf-8")
    assert sound in text
    assert desktop_entries.problems(text.replace(sound, spoilt))


def test_the_entry_names_what_is_there(entry: Path, share: Path) -> None:
    found = configparser.ConfigParser(interpolation=None)
    found.read(entry)
    main = found["Desktop Entry"]
    assert list((share / "icons").rglob(f"{main['Icon']}.svg"))
    assert main["MimeType"] == f"{MATCH_TYPE};"


# The type of files


def test_the_type_of_files_can_be_read_by_the_system(share: Path, tmp_path: Path) -> None:
    checked("xmllint", "--noout", share / "mime" / "packages" / f"{ID}.xml")
    shutil.copytree(share / "mime", tmp_path / "mime")
    checked("update-mime-database", tmp_path / "mime")
    kinds = ElementTree.parse(share / "mime" / "packages" / f"{ID}.xml").getroot().findall(f"{MIME}mime-type")
    assert [kind.get("type") for kind in kinds] == [MATCH_TYPE]
    globs = [glob.get("pattern") for glob in kinds[0].findall(f"{MIME}glob")]
    icons = [icon.get("name") for icon in kinds[0].findall(f"{MIME}icon")]
    assert (globs, icons) == (["*.ludarium"], [MATCH_ICON])
    assert list((share / "icons").rglob(f"{MATCH_ICON}.svg"))


# Icons


@pytest.mark.parametrize(("icon", "drawing"), [(f"apps/{ID}", "app-icon"), (f"mimetypes/{MATCH_ICON}", "match-file")])
def test_icons_are_pictures_of_one_drawing(share: Path, icon: str, drawing: str) -> None:
    theme = share / "icons" / "hicolor"
    svg = theme / "scalable" / f"{icon}.svg"
    assert svg.read_bytes() == (resources() / "art" / "icons" / f"{drawing}.svg").read_bytes()
    sizes = sorted(int(file.parts[-3].partition("x")[0]) for file in theme.glob(f"*/{icon}.png"))
    assert (sizes[0], sizes[-1]) == (16, 512)
    for size in sizes:
        picture = QImage(str(theme / f"{size}x{size}" / f"{icon}.png"))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255
        assert picture.pixelColor(0, 0).alpha() < 255


# The description for software centres


@pytest.fixture(scope="module")
def metainfo(share: Path) -> Path:
    return share / "metainfo" / f"{ID}.metainfo.xml"


def test_the_description_is_valid(metainfo: Path) -> None:
    checked("appstreamcli", "validate", "--no-net", metainfo)
    root = ElementTree.parse(metainfo).getroot()
    assert (root.tag, root.get("type")) == ("component", "desktop-application")
    for field in ("id", "name", "summary", "metadata_license", "project_license", "description/p", "content_rating"):
        assert root.find(field) is not None, field
    assert len(root.findtext("summary", "")) <= 90
    assert not root.findtext("summary", ".").endswith(".")


def test_the_description_names_what_is_there(metainfo: Path, share: Path) -> None:
    root = ElementTree.parse(metainfo).getroot()
    assert (share / "applications" / root.findtext("launchable", "")).is_file()
    assert root.findtext("provides/mediatype") == MATCH_TYPE
    assert root.findtext("id") == ID
    releases = root.findall("releases/release")
    assert releases[0].get("version") == __version__
    assert len(releases[0].findall("description/ul/li")) > 3


def test_pictures_of_the_program_can_be_taken(metainfo: Path) -> None:
    from parcel.metainfo import SHOTS

    images = [image.text or "" for image in ElementTree.parse(metainfo).getroot().iter("image")]
    assert [image.rpartition("/")[2] for image in images] == [f"{name}.png" for name in SHOTS]
    assert all(image.startswith("https://") for image in images)
    for _, wanted in SHOTS.values():
        make_parser().parse_args(["shot", *wanted, "-o", "out.png"])
    assert {wanted[0] for _, wanted in SHOTS.values()} == set(TITLES)


# Whose it is


def test_the_notice_names_every_part_and_holds_its_licence() -> None:
    from parcel.copyright import COMMON, notice

    said = notice(parts())
    for part in parts():
        assert f"\n{part.name}\n" in said
        for text in part.texts:
            stem = Path(text).stem
            first = (resources() / text).read_text(encoding="utf-8").strip().splitlines()[0]
            assert f"common-licenses/{COMMON[stem]}." in said if stem in COMMON else first in said
    assert "GNU GENERAL PUBLIC LICENSE" not in said  # Debian has it already
