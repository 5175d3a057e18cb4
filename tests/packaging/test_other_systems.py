"""What cannot be tried here (Windows, macOS, Flatpak, the release) at least names what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium import __version__
from ludarium.words.launcher import ID, MATCH_FILE, MATCH_TYPE

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


@pytest.mark.parametrize("spec", sorted(PACKAGING.glob("*/*.spec")), ids=lambda spec: spec.parent.name)
def test_a_spec_is_sound_and_takes_only_what_there_is(spec: Path) -> None:
    import importlib

    text = spec.read_text(encoding="utf-8")
    compile(text, str(spec), "exec")
    for module, names in re.findall(r"^from ((?:parcel|ludarium)[\w.]*) import (.+)$", text, re.MULTILINE):
        there = importlib.import_module(module)
        assert [name for name in names.split(", ") if not hasattr(there, name)] == []


def test_windows_opens_match_files_with_it() -> None:
    text = (PACKAGING / "windows" / "ludarium.iss").read_text(encoding="utf-8")
    assert f"AppId={ID}\n" in text
    assert rf'Subkey: "Software\Classes\.ludarium"; ValueType: string; ValueData: "{"Ludarium.Match"}"' in text
    assert f'ValueData: "{MATCH_TYPE}"' in text
    assert f'ValueData: "{MATCH_FILE}"' in text
    assert '"""{app}\\Ludarium.exe"" ""%1"""' in text
    for source in re.findall(r"=(\.\.\\\.\.\\[A-Z]\w+)\n", text):
        assert (PACKAGING / "windows" / source.replace("\\", "/")).exists(), source


def test_the_sandbox_has_the_name_of_the_program() -> None:
    manifest = PACKAGING / "flatpak" / f"{ID}.yml"
    assert f"\nid: {ID}\n" in manifest.read_text(encoding="utf-8")


def test_the_release_is_made_from_files_that_there_are() -> None:
    named = set(re.findall(r"packaging[/\\][\w./\\-]+\w", WORKFLOW.read_text(encoding="utf-8")))
    assert len(named) >= 7
    assert [name for name in sorted(named) if not (ROOT / name.replace("\\", "/")).is_file()] == []


def test_no_version_is_written_down_twice() -> None:
    for file in (WORKFLOW, *PACKAGING.glob("*/*.*")):
        if file.suffix in (".yml", ".iss", ".spec", ".txt", ".sh", ".c"):
            assert __version__ not in file.read_text(encoding="utf-8"), file.name
