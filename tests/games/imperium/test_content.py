"""Content files: what is checked on load, and a player's own pack."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludarium.engine.content import content_file
from ludarium.engine.reasons import ContentError
from ludarium.games.imperium.box import read_box
from ludarium.words.component import FIRMNESS
from tests.games.imperium.table import BOX

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


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("romans", '"do": "break_through"', '"do": "__import__"', "__import__"),
        ("romans", '"n": 2, "from": "hand"', '"n": 2.5, "from": "hand"', "n"),
        ("celts", '"pinned": true', '"pinnned": true', "pinnned"),
        ("celts", '"filter": "region"', '"filter": "regoin"', "regoin"),
        ("celts", '"card": "glory"', '"card": "glry"', "glry"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(pack, name, old, new, said):
    change(pack, name, old, new)
    with pytest.raises(ContentError) as caught:
        read_box(pack)
    assert said in str(dict(caught.value.reason.params)["problem"])


def test_data_is_never_run(pack):
    sheet = json.loads((pack / "box.json").read_text(encoding="utf-8"))
    sheet["note"] = "__import__('os').abort()"
    (pack / "box.json").write_text(json.dumps(sheet), encoding="utf-8")
    assert read_box(pack).sheet.note.startswith("__import__")
