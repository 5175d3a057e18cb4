"""Content files: what is checked on load, and a player's own pack."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludarium import words
from ludarium.engine.content import content_file
from ludarium.engine.reasons import ContentError
from ludarium.games.imperium.box import read_box
from ludarium.words.component import FIRMNESS
from tests.games.imperium.table import BOX, TITLE

FOLDER = content_file("imperium", "v1")


def test_every_card_says_where_its_facts_come_from():
    assert {card.provenance for card in BOX.cards} <= set(FIRMNESS)


def test_equal_cards_are_one():
    assert sum(copy.card == "unrest" for part in BOX.parts.values() for copy in part.copies) == 86
    for key, count in (("glory", 12), ("advance", 13), ("conquer", 11), ("stone-mask", 8)):
        assert sum(copy.card == key for part in BOX.parts.values() for copy in part.copies) == count


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "pack")
    return tmp_path / "pack"


def change(pack: Path, name: str, old: str, new: str) -> None:
    path = pack / f"{name}.json"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_pack_of_ones_own_is_read_like_ours(pack):
    change(pack, "romans", '"cost": {"materials": 4, "population": 1}', '"cost": {"materials": 9, "population": 1}')
    box = read_box(pack)
    assert box.cards[box.number_of["military-engineering"]].cost.materials == 9


def refused(pack: Path) -> str:
    """What is said of a pack that does not fit."""
    with pytest.raises(ContentError) as caught:
        TITLE.check_file(pack)
    return words.sentence(caught.value.reason)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("romans", '"do": "break_through"', '"do": "__import__"', "'__import__') @ card 'military-engineering'"),
        ("romans", '"n": 2, "from": "hand"', '"n": 2.5, "from": "hand"', "n"),
        ("romans", '"n": 2, "from": "hand"', '"n": -2, "from": "hand"', "steps 1 (discard): n is -2"),
        ("romans", '"what": "population"', '"what": "gold"', "what is 'gold', not of materials, population, progress"),
        ("romans", '"what": "hand_size"', '"what": "feet_size"', "card 'legions', passive 1: what is 'feet_size'"),
        ("romans", '"suits": ["civilised"]', '"suits": ["blue"]', "suits is ('blue',)"),
        ("romans", '"event": "looks"', '"event": "yawns"', "event is 'yawns'"),
        ("romans", '"count": "token:population"', '"count": "hats"', "hats"),
        ("romans", '"filter": "name:City of Rome", "zone": "play"', '"filter": "nme:X", "zone": "play"', "nme:X"),
        ("celts", '"pinned": true', '"pinnned": true', "pinnned"),
        ("celts", '"filter": "region"', '"filter": "regoin"', "regoin"),
        ("celts", '"card": "glory"', '"card": "glry"', "no such card: glry"),
        ("olmecs", '"do": "may", "steps": [', '"do": "may", "steps": [], "x": [', "x"),
        ("celts", '"who": "each_other_player"', '"who": "next_player"', "who is 'next_player'"),
        ("romans", '"state": "empire"', '"state": "umpire"', "card 'julius-caesar': state is 'umpire'"),
        ("vikings", '"if": "in_play"', '"if": "in_bed"', "if is 'in_bed'"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_by_name(pack, name, old, new, said):
    change(pack, name, old, new)
    assert said in refused(pack)


def test_steps_that_are_missing(pack):
    change(
        pack,
        "romans",
        '{"do": "may", "steps": [{"do": "break_through", "suits": ["civilised"]}]}',
        '{"do": "may", "steps": []}',
    )
    said = "The content file romans.json does not fit: card 'military-engineering', play 2 (may): steps is empty."
    assert refused(pack) == said
    assert refused(pack / "box.json") == said  # a pack is named by any of its files, too


def test_files_that_are_no_content(pack):
    page = pack / "romans.json"
    whole = page.read_text(encoding="utf-8")
    page.write_text(whole[: len(whole) // 2], encoding="utf-8")
    assert "romans.json is not valid JSON" in refused(pack)
    page.write_text("[" * 200_000, encoding="utf-8")
    assert refused(pack) == "The content file romans.json is nested too deeply."
    page.write_bytes(b" " * (9 << 20))
    assert refused(pack) == "The content file romans.json is larger than 8 megabytes."
    page.write_bytes(b"\xff\xfe\x00")
    assert "romans.json is not valid JSON" in refused(pack)
    page.unlink()
    assert "romans.json cannot be read" in refused(pack)
    assert "box.json cannot be read" in refused(pack / "nowhere" / "romans.json")


def test_data_is_never_run(pack):
    sheet = json.loads((pack / "box.json").read_text(encoding="utf-8"))
    sheet["note"] = "__import__('os').abort()"
    (pack / "box.json").write_text(json.dumps(sheet), encoding="utf-8")
    assert read_box(pack).sheet.note.startswith("__import__")
