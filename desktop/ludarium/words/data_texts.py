"""Texts that stand in files of data, such as rules and advice, in the language that is spoken.

Such a file names, under ``said``, the fields that people read. Its translation stands beside it in the folder of the
language (``rules/rome.json``, ``rules/de/rome.json``): by the id of an entry and the field, each with the check sum of
the sentence that was translated. One whose source has changed since is stale: it is counted, and the source is shown.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ludarium.engine.content_files import read_json
from ludarium.words.active_language import spoken
from ludarium.words.pseudo import PSEUDO, pseudo

Said = Mapping[str, Mapping[str, Mapping[str, str]]]
"""By id and field: ``of``, the check sum of the source, and ``said``, its translation."""


def check_sum(sentence: str) -> str:
    return f"{zlib.crc32(sentence.encode()):08x}"


def translation_of(source: Path, language: str) -> Path:
    return source.parent / language / source.name


def entries(data: Any) -> Iterator[dict[str, Any]]:
    """Yield everything in the data that has an id, at any depth."""
    if isinstance(data, dict):
        if "id" in data:
            yield data
        for part in data.values():
            yield from entries(part)
    elif isinstance(data, list):
        for part in data:
            yield from entries(part)


def sentences(data: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield id, field and text of everything that people read."""
    for entry in entries(data):
        for field in data["said"]:
            if entry.get(field):
                yield entry["id"], field, entry[field]


def read_written(source: Path) -> Any:
    """Read the file, translated into the current language as far as possible."""
    data = read_json(source)
    language = spoken()
    translation = translation_of(source, language)
    if language == PSEUDO:
        _put(data, {(key, field): pseudo(sentence) for key, field, sentence in sentences(data)})
    elif translation.exists():
        _put(data, dict(_fresh(data, read_json(translation))))
    return data


def _fresh(data: Mapping[str, Any], said: Said) -> Iterator[tuple[tuple[str, str], str]]:
    for key, field, sentence in sentences(data):
        translated = said.get(key, {}).get(field, {})
        if translated.get("said") and translated.get("of") == check_sum(sentence):
            yield (key, field), translated["said"]


def _put(data: Mapping[str, Any], said: Mapping[tuple[str, str], str]) -> None:
    for entry in entries(data):
        entry.update({field: said[entry["id"], field] for field in data["said"] if (entry["id"], field) in said})
