"""Every part that is shipped, with its licence: for the page about the program, and for whoever packages it."""

from __future__ import annotations

from functools import cache

import attrs

from ludarium.engine.content_files import load
from ludarium.engine.resources import resources


@attrs.frozen
class Part:
    """Something that is shipped.

    licence: its SPDX name; texts: where the licence stands, in the resources
    distributions: the Python packages that it is; files: what it is in a bundle, as patterns of paths inside
    """

    name: str
    licence: str
    copyright: tuple[str, ...]
    texts: tuple[str, ...]
    distributions: tuple[str, ...]
    files: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole licence."""
        return "\n\n".join((resources() / text).read_text(encoding="utf-8") for text in self.texts)


@attrs.frozen
class _Parts:
    """The file as it stands."""

    note: str
    parts: tuple[Part, ...]


@cache
def parts() -> tuple[Part, ...]:
    """All parts, ours first."""
    return load(resources() / "licences" / "parts.json", _Parts).parts
