"""Texts in data files: updates their translations from the source and reads them for the report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from linguist.files import ROOT
from linguist.texts import Text
from ludarium.words.data_texts import check_sum, sentences, translation_of

HELP = ROOT / "resources" / "help"


def written() -> dict[Path, Any]:
    """Return every data file with texts for players."""
    files = {file: _read(file) for file in sorted(HELP.rglob("*.json"))}
    return {file: data for file, data in files.items() if "said" in data}


def renew(language: str) -> None:
    """Update the translations that exist; new texts stay empty."""
    for source, data in written().items():
        file = translation_of(source, language)
        if file.exists():
            before, after = _read(file), dict[str, dict[str, dict[str, str]]]()
            for key, field, sentence in sentences(data):
                missing = {"of": check_sum(sentence), "said": ""}
                after.setdefault(key, {})[field] = before.get(key, {}).get(field) or missing
            file.write_text(json.dumps(after, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def read_texts(language: str) -> Iterator[Text]:
    """Return every text of the files with its translation."""
    for source, data in written().items():
        file = translation_of(source, language)
        said = _read(file) if file.exists() else {}
        room = source.relative_to(HELP).with_suffix("").as_posix()
        for key, field, sentence in sentences(data):
            translated = said.get(key, {}).get(field, {})
            is_looked_at = translated.get("of") == check_sum(sentence)
            yield Text(room, sentence, key, (translated.get("said", ""),), is_looked_at, has_number=False)


def _read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
