"""Packs that are wrong in ways that show only in play: the check says so, before anybody plays with them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium import cli, words
from ludarium.commands.content import check
from ludarium.engine import content_files
from ludarium.engine.chance import Rng
from ludarium.engine.reasons import ContentError, SetupError
from ludarium.games import TITLES
from tests.games.imperium.mutations import FOLDER, changed_pack
from tests.games.imperium.table import TITLE

Data = dict[str, Any]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "pack")
    return tmp_path / "pack"


def edit(pack: Path, name: str, change: Callable[[Data], object]) -> None:
    path = pack / f"{name}.json"
    page = json.loads(path.read_text(encoding="utf-8"))
    change(page)
    path.write_text(json.dumps(page), encoding="utf-8")


def findings(pack: Path) -> list[str]:
    """All that is said of a pack that does not fit."""
    with pytest.raises(ContentError) as caught:
        TITLE.check_file(pack)
    return [words.sentence(reason) for reason in caught.value.reasons]


def card(page: Data, key: str) -> Data:
    return next(found for found in page["cards"] if found["key"] == key)


def test_ours_fits():
    assert TITLE.check_file(FOLDER).box.cards == TITLE.box.cards


# The first page


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda box: box["market"].append("fame"), "market: of main, region, uncivilised, civilised, at least one"),
        (lambda box: box["market"].clear(), "market: of main, region, uncivilised, civilised, at least one"),
        (lambda box: box["small_deck"].pop("3"), "small_deck: a number for each of 1 to 4"),
        (lambda box: box["fame_removed"].pop("2"), "fame_removed: a number for each of 1 to 4"),
        (lambda box: box["fame_removed"].update({"2": -1}), "fame_removed: a number for each of 1 to 4"),
        (lambda box: box["commons"].pop(), "commons: commons_classics and commons_legends, each once"),
        (lambda box: box["nations"].append("romans"), "nations: one is there twice"),
        (lambda box: box["nations"].__delitem__(slice(3, None)), "nations: at least 4"),
        (lambda box: box.update(hand_size=0), "hand_size: at least 1"),
        (lambda box: box.update(hand_size=10**9), "box, hand_size: 1000000000 is beyond 999"),
        (lambda box: box["tokens"].update(progress=10**9), "box, tokens, progress: 1000000000 is beyond 999"),
        (lambda box: box.update(market="main"), "not a valid list ('main' is no list) @ .market"),
    ],
)  # fmt: skip
def test_the_first_page(pack, change, said):
    edit(pack, "box", change)
    assert any(said in found for found in findings(pack)), findings(pack)


@pytest.mark.parametrize("name", ["../outside", "a/b", "", ".", "x" * 65, "x" * 300, "nul\0", "/etc/passwd"])
def test_names_that_lead_elsewhere(pack, name):
    """Nothing is looked for under such a name."""
    (pack.parent / "outside.json").write_text("{}", encoding="utf-8")
    edit(pack, "box", lambda box: box["nations"].append(name))
    assert any("is no name of a file" in found for found in findings(pack))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda box: box["small_deck"].update({"2": 0}), "with 2 players there are too few cards for the market"),
        (lambda box: box["market"].extend(["main"] * 200), "with 4 players there are too few cards for the market"),
        (lambda box: box["fame_removed"].update({"3": 99}), "with 3 players there are too few fame cards"),
        (lambda box: box["market"].extend(["civilised"] * 99), "too few cards for the market: civilised"),
    ],
)  # fmt: skip
def test_commons_that_are_not_enough(pack, change, said):
    edit(pack, "box", change)
    assert any(said in found for found in findings(pack)), findings(pack)


# Cards


def first_common(page: Data) -> Data:
    return card(page, page["copies"][0]["card"])


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("commons_classics", lambda page: first_common(page).update(suits=[]), "suits is empty"),
        ("commons_classics", lambda page: first_common(page).update(suits="region"), "('region' is no list) @ card "),
        ("vikings", lambda page: card(page, "vikings-a").update(vp={"kind": "conditional"}), "vp: cases is empty"),
        ("vikings", lambda page: card(page, "vikings-a").update(vp={"kind": "variable"}), "vp: per is missing"),
        (
            "vikings",
            lambda page: card(page, "vikings-a").update(vp={"kind": "variable", "per": {"count": "region"}}),
            "vp, per: 'region' is not counted in zone ''",
        ),
        (
            "vikings",
            lambda page: card(page, "vikings-a").update(vp={"kind": "variable", "per": {"count": "token:gold"}}),
            "vp, per: 'token:gold' counts no token",
        ),
        (
            "vikings",
            lambda page: card(page, "vikings-a").update(
                vp={"kind": "variable", "per": {"count": "icon:moon", "zone": "play"}}
            ),
            "vp, per: 'icon:moon' counts no mark",
        ),
        ("vikings", lambda page: card(page, "vikings-a").update(exhaust_tokens=10**6), "1000000 is beyond 999"),
        (
            "vikings",
            lambda page: card(page, "vikings-a").update(
                exhaust=[{"steps": [{"do": "may", "steps": [{"do": "return_unrest", "what": "self"}]}]}]
            ),
            "card 'vikings-a': only unrest can be returned to its pile",
        ),
        (
            "vikings",
            lambda page: card(page, "vikings-a").update(passive=[{"kind": "trigger", "steps": []}]),
            "card 'vikings-a', passive 1: on is missing",
        ),
        ("vikings", lambda page: page.update(group="romans"), "group and box are those of 'romans'"),
        ("vikings", lambda page: page["copies"][0].update(sides=["vikings-a"]), "the power card, which has two"),
        ("vikings", lambda page: page["copies"].append({"id": "x", "start": "in_play"}), "either a card or its sides"),
        ("bots", lambda page: page.update(variable_value=10**6), "variable_value: 1000000 is beyond 999"),
        ("bots", lambda page: page["bots"].append(page["bots"][0]), "one table for each nation"),
    ],
)  # fmt: skip
def test_cards_and_tables(pack, name, change, said):
    edit(pack, name, change)
    assert any(said in found for found in findings(pack)), findings(pack)


def test_a_field_that_speaks_of_cards_that_are_not_there(pack):
    """What is quoted looks like a place in the file, and is none."""
    edit(pack, "celts", lambda page: page.update({".cards[9999]": 1, "cards": [1, {"key": 5}, *page["cards"]]}))
    said = findings(pack)
    assert any("unknown field .cards[9999]" in found for found in said)
    assert any(".cards[0]" in found for found in said)


@pytest.mark.parametrize("cards", [5, "x", {"0": {}}, None])
def test_cards_that_are_no_list(pack, cards):
    edit(pack, "celts", lambda page: page.update(cards=cards))
    assert any(".cards" in found for found in findings(pack))


# What is accepted plays


@pytest.mark.parametrize("packs", [range(6), pytest.param(range(6, 300), marks=pytest.mark.long)])
def test_what_is_accepted_plays(tmp_path, packs):
    """Of packs with one thing changed none makes the check stumble, and none that it accepts the rules."""
    accepted = 0
    for seed in packs:
        pack, changed = changed_pack(tmp_path, seed)
        try:
            title = check(TITLE, pack)
        except ContentError:
            continue
        accepted += 1
        for seats in (1, 2, 4):
            state, rng = title.start(title.setup(seats), seed + 1000), Rng(seed)
            while title.turn(state) is not None:
                state = title.apply(state, title.sample(state, rng))
            assert title.outcome(state) is not None, changed
        shutil.rmtree(pack)
    assert 0 < accepted < len(packs)


def test_what_cannot_be_told_does_not_fit(monkeypatch, capsys):
    def stumble(*_: object) -> None:
        raise KeyError("word")

    monkeypatch.setattr(words, "components", stumble)
    assert cli.run(["content", "imperium", "--check", str(FOLDER)]) == 1
    said = f"{FOLDER.name} has the right form, but there are no words for something in it: KeyError: 'word'.\n"
    assert capsys.readouterr().err == said


# Bounds


def test_many_findings(pack, capsys):
    """All that is wrong is told, a line each, but not without end."""
    edit(pack, "celts", lambda page: [found.update(flags=["odd"]) for found in page["cards"]])
    count = len(json.loads((pack / "celts.json").read_text())["cards"])
    assert len(findings(pack)) == count > 10
    edit(pack, "celts", lambda page: page["cards"][0].update(flags=[f"odd{n:04}" for n in range(1000)]))
    assert cli.run(["content", "imperium", "--check", str(pack)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == content_files.MOST_FINDINGS + 1 == 201
    assert lines[-1] == "There is more that does not fit: these are the first 200."


def test_a_huge_value_is_not_printed(pack, capsys):
    edit(pack, "celts", lambda page: page["cards"][0].update(name=["x" * 100] * 10_000))
    assert cli.run(["content", "imperium", "--check", str(pack)]) == 1
    assert len(capsys.readouterr().err) < 1000


def test_a_pack_that_is_too_large(pack, monkeypatch):
    monkeypatch.setattr(content_files, "PACK_MEGABYTES", 1)
    edit(pack, "celts", lambda page: page["cards"][0].update(name="x" * 600_000))
    edit(pack, "romans", lambda page: page["cards"][0].update(name="x" * 600_000))
    assert findings(pack) == ["The files of the pack pack have more than 1 megabyte."]


@pytest.mark.parametrize("name", ["x" * 256, "x" * 5000, "no/such/pack"])
def test_a_pack_that_cannot_be(capsys, name):
    assert cli.run(["content", "imperium", "--check", name]) == 1
    assert "cannot be read: " in capsys.readouterr().err


@pytest.mark.parametrize("name", ["x" * 65, "x" * 256, "x" * 5000])
def test_a_name_of_a_pack_that_is_too_long(name):
    with pytest.raises(SetupError) as caught:
        TITLES.get("imperium", options={"pack": name})
    assert caught.value.reason.key == "pack-missing"
