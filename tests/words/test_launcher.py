"""What the desktop is told: an entry that starts the program wherever it lies, files known by how they begin."""

from __future__ import annotations

import configparser
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludarium.app import start
from ludarium.commands.open_window import WISHES
from ludarium.engine.match import Match
from ludarium.games import TITLES
from ludarium.words import active_language, launcher
from tests.library.match_file import write_match

from .test_translation import tool

NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context><name>general</name>
 <message><source>New match</source><translation>Neue Partie</translation></message>
 <message><source>Ludarium match</source><translation>Ludarium-Partie &amp; mehr</translation></message>
</context>
</TS>"""


def entry(program: str = "ludarium") -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(launcher.desktop_entry(program))
    return parser


def first_word(command: str) -> str:
    """The program of an Exec line, read as the Desktop Entry Specification says."""
    value = iter(command.replace("\\\\", "\\"))
    if next(value) != '"':
        return command.split(" ")[0]
    word = ""
    for letter in value:
        if letter == '"':
            break
        word += next(value) if letter == "\\" else letter
    return word.replace("%%", "%")


@pytest.mark.parametrize("program", ["ludarium", "/opt/games/lud-1.0/ludarium", '/home/é/my games/100% "a" $b `c` \\d'])
def test_the_entry_starts_the_program_wherever_it_lies(program: str) -> None:
    for section in entry(program).values():
        if section.name != "DEFAULT":
            assert first_word(section["Exec"]) == program


def test_the_entry_offers_a_new_match_and_the_last_one() -> None:
    found = entry()
    for action in found["Desktop Entry"]["Actions"].rstrip(";").split(";"):
        assert found[f"Desktop Action {action}"]["Exec"] == f"ludarium --{action}"
        assert f"--{action}" in WISHES
    assert found["Desktop Entry"]["Exec"] == "ludarium %F"


def test_the_window_is_the_one_of_the_entry() -> None:
    source = Path(start.__file__).read_text(encoding="utf-8")
    assert f'app.setDesktopFileName("{launcher.ID}")' in source


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "i18n").mkdir()
    source = tmp_path / "de.ts"
    source.write_text(TS, encoding="utf-8")
    compiled = tmp_path / "i18n" / "ludarium_de.qm"
    subprocess.run([tool("lrelease"), str(source), "-qm", str(compiled)], check=True, capture_output=True)
    for module in (active_language, launcher):
        monkeypatch.setattr(module, "resources", lambda: tmp_path)


@pytest.mark.usefixtures("german")
def test_the_entry_speaks_every_language() -> None:
    action = entry()["Desktop Action new-match"]
    assert (action["Name"], action["Name[de]"]) == ("New match", "Neue Partie")
    assert "Comment[de]" not in entry()["Desktop Entry"]  # what nobody has translated is in English only


@pytest.mark.usefixtures("german")
def test_the_type_of_files_speaks_every_language() -> None:
    comments = ElementTree.fromstring(launcher.match_type()).iter(f"{NAMESPACE}comment")
    assert [comment.text for comment in comments] == ["Ludarium match", "Ludarium-Partie & mehr"]


def is_match(rule: ElementTree.Element, data: bytes) -> bool:
    """Whether the data fits the rule and one of those inside it, as the shared database of types reads it."""
    first, _, last = rule.attrib["offset"].partition(":")
    value = rule.attrib["value"].encode()
    inner = rule.findall(f"{NAMESPACE}match")
    fits = any(data.startswith(value, at) for at in range(int(first), int(last or first) + 1))
    return fits and (not inner or any(is_match(one, data) for one in inner))


def test_a_match_file_is_known_by_how_it_begins(tmp_path: Path) -> None:
    rule = ElementTree.fromstring(launcher.match_type()).find(f".//{NAMESPACE}magic/{NAMESPACE}match")
    assert rule is not None
    file = tmp_path / "some name"
    title = TITLES.get("iron-age")
    write_match(file, Match(title, title.setup(2), 1, ("human", "human")))
    assert is_match(rule, file.read_bytes())
    assert is_match(rule, b'{"ludarium":1}')
    assert not is_match(rule, b'{"title": "ludarium"}')
    assert not is_match(rule, b'["ludarium": 1]')
