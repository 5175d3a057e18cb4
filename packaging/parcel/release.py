"""Checks before a release: version, changelog, metainfo and package names agree."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

from parcel.metainfo import metainfo
from parcel.project import ARCHITECTURE, DIST, ROOT, VERSION

SECTION = re.compile(r"^## \[([^]]+)\](?: - (\d{4}-\d\d-\d\d))?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
ENTRY = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)


def problems() -> Iterator[str]:
    """Return every reason against releasing this commit as `VERSION`."""
    yield from changelog_problems((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), VERSION)
    if f'<release version="{VERSION}"' not in metainfo():
        yield f"the metainfo does not describe {VERSION}"
    yield from package_problems([file.name for file in DIST.glob("*udarium*")], VERSION)
    if _git("status", "--porcelain"):
        yield "there are changes that are not committed"
    if _git("tag", "--list", f"v{VERSION}"):
        yield f"the tag v{VERSION} exists already: raise __version__ in desktop/ludarium/__init__.py"


def changelog_problems(text: str, version: str) -> Iterator[str]:
    sections = SECTION.findall(text)
    names = [name for name, _, _ in sections]
    if names[:2] != ["Unreleased", version]:
        yield f"CHANGELOG.md must begin with [Unreleased] and [{version}]"
    yield from (f"CHANGELOG.md has [{name}] twice" for name in sorted(set(names)) if names.count(name) > 1)
    for name, date, body in sections:
        if name == "Unreleased" and ENTRY.search(body):
            yield f"CHANGELOG.md has unreleased entries: move them to [{version}]"
        if name != "Unreleased" and not date:
            yield f"[{name}] in CHANGELOG.md has no date"
    entries = [" ".join(entry.split()) for entry in ENTRY.findall(text)]
    yield from (f"CHANGELOG.md says twice: {entry}" for entry in sorted(set(entries)) if entries.count(entry) > 1)


def package_problems(files: list[str], version: str) -> Iterator[str]:
    wanted = {
        f"ludarium_{version}_{ARCHITECTURE}.deb",
        f"Ludarium-{version}-linux-x86_64.tar.gz",
        f"ludarium-{version}-py3-none-any.whl",
        f"ludarium-{version}.tar.gz",
    }
    yield from (f"dist/{name} is missing" for name in sorted(wanted.difference(files)))
    yield from (f"dist/{name} belongs to another version" for name in sorted(set(files) - wanted))


def _git(*words: str) -> str:
    return subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True, text=True).stdout.strip()
