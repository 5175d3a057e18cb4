"""Content files: what is checked on load, and a player's own pack."""

from __future__ import annotations

import json
import pickle
import shutil
from pathlib import Path

import pytest

from ludarium import words
from ludarium.cli import run
from ludarium.engine.chance import Rng
from ludarium.engine.content_files import content_file
from ludarium.engine.match import Match
from ludarium.engine.reasons import ContentError, MatchError, SetupError
from ludarium.engine.registry import AnyTitle
from ludarium.games import TITLES
from ludarium.games.imperium.box import NEWEST
from ludarium.games.imperium.compilation import BOXES
from ludarium.library.files import read_match
from ludarium.words.component import FIRMNESS
from tests.games.imperium.table import BOX, TITLE
from tests.library.match_file import write_match

FOLDER = content_file("imperium", f"v{NEWEST}")


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
    box = BOXES.read(pack)
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
    assert BOXES.read(pack).sheet.note.startswith("__import__")


# Playing with a pack


@pytest.fixture
def own(monkeypatch, tmp_path: Path) -> Path:
    """The folder in which a player keeps packs, with one in it, of a version of its own, that makes a card dearer."""
    monkeypatch.setenv("LUDARIUM_HOME", str(tmp_path))
    folder = tmp_path / "packs" / "imperium"
    shutil.copytree(FOLDER, folder / "dearer")
    change(folder / "dearer", "box", f'"version": {NEWEST}', '"version": 7')
    change(folder / "dearer", "romans", '"materials": 4, "population": 1', '"materials": 9, "population": 1')
    return folder


def materials(title: AnyTitle) -> int:
    return int(title.box.cards[title.box.number_of["military-engineering"]].cost.materials)


def test_a_match_is_played_with_the_pack_that_its_options_name(own, tmp_path):
    options = {"pack": "dearer", "nations": "romans,celts"}
    title = TITLES.get("imperium", options=options)
    assert (materials(title), materials(TITLE)) == (9, 4)
    assert materials(pickle.loads(pickle.dumps(title))) == 9  # as it is sent to where the computer thinks
    match = Match(title, title.setup(2, options=options), 5, ("random", "random"))
    rng = Rng(1)
    while match.turn is not None:
        match.play(title.sample(match.state, rng))
    write_match(tmp_path / "own.ludarium", match)
    read = read_match(tmp_path / "own.ludarium")
    assert (materials(read.title), read.state) == (9, match.state)


def test_a_match_without_its_pack_says_so(own, tmp_path):
    title = TITLES.get("imperium", options={"pack": "dearer"})
    match = Match(title, title.setup(2, options={"pack": "dearer"}), 5, ("random", "random"))
    write_match(tmp_path / "own.ludarium", match)
    text = (tmp_path / "own.ludarium").read_text(encoding="utf-8")
    (tmp_path / "own.ludarium").write_text(text.replace('"dearer"', '"lost"'), encoding="utf-8")
    with pytest.raises(MatchError) as caught:
        read_match(tmp_path / "own.ludarium")
    assert words.sentence(caught.value.reason) == f"There is no pack lost in the folder {own}."


@pytest.mark.parametrize("name", ["../imperium/dearer", "dearer/../dearer", ".", ""])
def test_a_name_of_a_pack_leads_nowhere_else(own, name):
    with pytest.raises(SetupError, match="pack-missing"):
        TITLES.get("imperium", options={"pack": name})


def test_a_damaged_pack_is_refused_and_ours_is_still_played(own):
    shutil.copytree(FOLDER, own / "damaged")
    change(own / "damaged", "romans", '"do": "break_through"', '"do": "__import__"')
    with pytest.raises(ContentError):
        TITLES.get("imperium", options={"pack": "damaged"})
    assert materials(TITLES.get("imperium")) == 4


def test_a_pack_is_listed_with_the_texts_of_its_cards(own, capsys):
    change(own / "dearer", "romans", '"name": "Military Engineering"', '"name": "Roads and Bridges"')
    shutil.copytree(own / "dearer", own / "renamed")
    assert run(["content", "imperium", "--set", "pack=renamed"]) == 0
    assert "Roads and Bridges" in capsys.readouterr().out
