"""Results of an arena on disk: a line of JSON for each match, so that a run can be resumed and runs be merged."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
import cattrs

from ludarium.ai.arena import Tally

Terms = Mapping[str, Any]
"""What makes a match the same: title, seats, seed, options and whether deals are mirrored."""


class Results:
    """The matches of one arena in a file, which may hold those of others too."""

    def __init__(self, file: Path, terms: Terms) -> None:
        self._file, self._terms = file, json.loads(json.dumps(terms))
        self.played: Mapping[int, Tally] = dict(self._read())

    def _read(self) -> Iterator[tuple[int, Tally]]:
        if not self._file.exists():
            return
        for line in self._file.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                continue  # the last line of a run that was killed
            if entry["arena"] == self._terms:
                yield entry["match"], cattrs.structure(entry["tally"], Tally)

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.played]

    def merged(self, games: int, new: Iterable[Tally]) -> Iterator[Tally]:
        """All matches in their order; the new ones are written as they come."""
        coming = iter(new)
        with self._file.open("a+", encoding="utf-8") as file:
            _end_line(file)
            for number in range(games):
                found = self.played.get(number)
                if found is None:
                    found = next(coming)
                    entry = {"arena": self._terms, "match": number, "tally": attrs.asdict(found)}
                    file.write(json.dumps(entry) + "\n")
                    file.flush()
                yield found


def _end_line(file: Any) -> None:
    """End a line that a killed run left unfinished."""
    if file.tell():
        file.seek(file.tell() - 1)
        if file.read() != "\n":
            file.write("\n")
