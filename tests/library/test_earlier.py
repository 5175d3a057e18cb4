"""Libraries that restores replaced are found by their names."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from ludarium.library.earlier import earlier_libraries


def test_what_a_restore_replaced_is_found(library, new_match, tmp_path, tmp_path_factory):
    out = tmp_path_factory.mktemp("elsewhere") / "backup.zip"
    library.back_up(out)
    match = new_match()
    library.restore(out)
    library.restore(out)
    newest, first = earlier_libraries(tmp_path)
    assert datetime.now(UTC) - newest.replaced < timedelta(minutes=5)
    assert not newest.is_old(datetime.now(UTC))
    assert newest.is_old(datetime.now(UTC) + timedelta(days=31))
    library.restore(first.file)
    assert [card.id for card in library.matches()] == [match.id]
    first.remove()
    first.remove()
    assert first not in earlier_libraries(tmp_path)


def test_other_files_are_no_earlier_libraries(tmp_path):
    (tmp_path / "backups" / "before-restoring-20260101-000000.zip").mkdir(parents=True)
    for name in ("mine.zip", "before-restoring-x.zip", "before-restoring-20269901-000000.zip"):
        (tmp_path / "backups" / name).write_bytes(b"")
    assert earlier_libraries(tmp_path) == []
    assert earlier_libraries(tmp_path / "nowhere") == []
