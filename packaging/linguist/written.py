"""Texts that stand in files of data: their translations brought to what the source says now, and read to be counted."""

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
    """Every file of data that says what people read in it."""
    files = {file: _read(file) for file in sorted(HELP.rglob("*.json"))}
    return {file: data for file, data in files.items() if "said" in data}


def renew(language: str) -> None:
    """Bring the translations that were begun to what their source says now: what is new has no words yet."""
    for source, data in written().items():
        file = translation_of(source, language)
        if file.exists():
            before, after = _read(file), dict[str, dict[str, dict[str, str]]]()
            for key, field, sentence in sentences(data):
                missing = {"of": check_sum(sentence), "said": ""}
                after.setdefault(key, {})[field] = before.get(key, {}).get(field) or missing
            file.write_text(json.dumps(after, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def read_texts(language: str) -> Iterator[Text]:
    """Every text of the files, with what it became in the language."""
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
