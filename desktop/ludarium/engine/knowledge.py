"""Learned weights on disk: one file a title, with where every weight comes from."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

import attrs

from ludarium.engine.content_files import load
from ludarium.engine.resources import resources

Weights = Mapping[str, tuple[float, ...]]
"""For each feature a weight at every stage, the first stage first."""


@attrs.frozen
class Provenance:
    """How weights were learned.

    matches: matches of self-play behind them; seed: what the trainer began with; date: when they were accepted
    measured: the strength on fresh deals, in words
    """

    matches: int
    seed: int
    date: str
    measured: str


@attrs.frozen
class Learned:
    """The weights of one kind of match.

    spread: for each stage how many points of lead make a win about three times as likely; none where nobody competes
    """

    provenance: Provenance
    weights: Weights
    spread: tuple[float, ...] = ()


@attrs.frozen
class Knowledge:
    """All that was learned for a title, by the name of the lesson."""

    note: str
    lessons: Mapping[str, Learned]


def knowledge_file(title: str) -> Path:
    return resources() / "knowledge" / f"{title.replace('-', '_')}.json"


def load_knowledge(title: str, file: Path | None = None) -> Knowledge:
    """What was learned for a title, from the installed file or another one."""
    return load(file or knowledge_file(title), Knowledge)


def text_of(knowledge: Knowledge) -> str:
    """The knowledge as it is stored: a line for each feature."""
    text = json.dumps(attrs.asdict(knowledge), indent=1, ensure_ascii=False)
    return _NUMBERS.sub(lambda found: "[" + " ".join(found.group(1).split()) + "]", text) + "\n"


_NUMBERS = re.compile(r"\[\s*([-\d.,\seE]*?)\s*\]")
