"""Whatever is shipped has a licence, and its text is there to be read."""

from __future__ import annotations

import re
from importlib import metadata

import pytest

from ludarium.engine.resources import resources
from ludarium.library.licences import Part, parts


def shipped(distribution: str) -> set[str]:
    """The package and all that it needs to run, whether or not it is needed here."""
    found = {distribution}
    for line in metadata.requires(distribution) or ():
        requirement, _, marker = line.partition(";")
        name = re.match(r"[\w.-]+", requirement)
        assert name
        if "extra ==" not in marker and _is_installed(name[0]):
            found |= shipped(name[0])
    return found


def _is_installed(distribution: str) -> bool:
    try:
        metadata.distribution(distribution)
    except metadata.PackageNotFoundError:
        return False
    return True


def _plain(distribution: str) -> str:
    """The name of a package, however it is spelled."""
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_every_shipped_package_has_a_licence() -> None:
    names = shipped("ludarium")
    assert len(names) > 5
    assert {_plain(name) for name in names} <= {_plain(name) for part in parts() for name in part.distributions}


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_a_part_says_whose_it_is_and_under_which_terms(part: Part) -> None:
    assert part.licence
    assert part.copyright
    assert len(part.text) > 200


def test_every_text_belongs_to_a_part() -> None:
    there = {f"licences/{file.name}" for file in (resources() / "licences").glob("*.txt")}
    there |= {f"fonts/{file.name}" for file in (resources() / "fonts").glob("*OFL.txt")}
    assert there == {text for part in parts() for text in part.texts}


def test_every_font_belongs_to_a_part() -> None:
    patterns = [pattern.rpartition("/")[2] for part in parts() for pattern in part.files if "/fonts/" in pattern]
    for font in (resources() / "fonts").glob("*.ttf"):
        assert any(font.match(pattern) for pattern in patterns), font.name


def test_our_own_licence_is_the_one_of_the_project() -> None:
    project = resources().parent / "LICENSE"
    assert parts()[0].text == project.read_text(encoding="utf-8")
