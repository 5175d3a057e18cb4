"""Knowledge files: what is written is read again, a line for each feature."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.engine.knowledge import Knowledge, Learned, Provenance, knowledge_file, load_knowledge, text_of
from ludarium.games import TITLES, lessons_of

LEARNED = Learned(Provenance(600, 1, "2026-01-02", "+3.5 ± 0.5 points"), {"goods": (0.5, -1.25, 3.0)}, (2.0, 4.5))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    knowledge = Knowledge("A note.", {"alone": LEARNED})
    file = tmp_path / "known.json"
    file.write_text(text_of(knowledge), encoding="utf-8")
    assert load_knowledge("iron-age", file) == knowledge
    assert '"goods": [0.5, -1.25, 3.0]' in text_of(knowledge)


@pytest.mark.parametrize("title", [title for title in TITLES if knowledge_file(title).exists()])
def test_lessons_are_those_that_the_title_teaches(title: str) -> None:
    """Weights of a feature that no lesson sees would never be used."""
    known = load_knowledge(title).lessons
    lessons = {lesson.name: lesson for lesson in lessons_of(TITLES.get(title))}
    assert set(known) == set(lessons)
    for name, learned in known.items():
        assert all(len(row) == lessons[name].stages for row in learned.weights.values())
        assert learned.provenance.date
        unseen = set(learned.weights) - set(lessons[name].features)
        assert unseen <= {"first"}
