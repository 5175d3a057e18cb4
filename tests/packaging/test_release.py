"""The checks before a release find what does not agree."""

from __future__ import annotations

import pytest

from ludarium import __version__
from parcel.project import ROOT
from parcel.release import changelog_problems, package_problems

GOOD = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-02\n\n- More.\n\n## [1.1.0] - 2026-01-01\n\n- First.\n"
PACKAGES = [
    "ludarium_1.2.0_amd64.deb",
    "Ludarium-1.2.0-linux-x86_64.tar.gz",
    "ludarium-1.2.0-py3-none-any.whl",
    "ludarium-1.2.0.tar.gz",
]


def test_a_good_changelog_passes() -> None:
    assert list(changelog_problems(GOOD, "1.2.0")) == []


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("[1.2.0]", "[1.3.0]", "must begin with [Unreleased] and [1.2.0]"),
        ("[1.1.0]", "[1.2.0]", "has [1.2.0] twice"),
        ("[Unreleased]\n", "[Unreleased]\n\n- New.\n", "has unreleased entries: move them to [1.2.0]"),
        (" - 2026-01-02", "", "[1.2.0] in CHANGELOG.md has no date"),
        ("- First.", "- More.", "says twice: More."),
    ],
)
def test_what_is_wrong_in_a_changelog_is_named(before: str, after: str, problem: str) -> None:
    assert [found for found in changelog_problems(GOOD.replace(before, after), "1.2.0") if problem in found]


def test_packages_of_another_version_are_named() -> None:
    assert list(package_problems(PACKAGES, "1.2.0")) == []
    old = "ludarium_1.1.0_amd64.deb"
    assert list(package_problems([*PACKAGES[1:], old], "1.2.0")) == [
        f"dist/{PACKAGES[0]} is missing",
        f"dist/{old} belongs to another version",
    ]


def test_the_changelog_has_the_version_of_the_code_and_nothing_twice() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## [{__version__}] - " in text
    assert not [found for found in changelog_problems(text, __version__) if "twice" in found]
