"""Numbers that say where they come from."""

from __future__ import annotations

import attrs

Provenance = dict[str, str]
"""Field by field."""


@attrs.frozen
class Fact:
    """A number and where it comes from."""

    value: int
    provenance: str
