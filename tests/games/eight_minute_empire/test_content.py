"""The files of the box and of the maps, and what is said when one is wrong."""

import json
from pathlib import Path

import pytest

from ludarium.engine.content_files import read_json, structure
from ludarium.engine.match import Match
from ludarium.engine.reasons import ContentError
from ludarium.games import TITLES
from ludarium.games.eight_minute_empire.content import NEWEST, Content, check, load_content
from ludarium.games.eight_minute_empire.maps import Map, check_map, load_map, map_folder, map_ids
from ludarium.games.eight_minute_empire.state import NO_TOKEN
from ludarium.library.documents import begin, replay
from tests.games.eight_minute_empire.table import BOARDS, BOX, TITLE

TOKENS = BOX.content.tokens


def problem_of_map(tmp_path, change):
    """What is said of map A after this change."""
    data = read_json(map_folder(NEWEST) / "a.json")
    change(data)
    file = tmp_path / "a.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ContentError) as broken:
        load_map(file, TOKENS)
    params = dict(broken.value.reason.params)
    assert params["file"] == "a.json"
    return str(params["problem"])


def region(data, name):
    return next(region for region in data["regions"] if region["id"] == name)


def test_the_maps_are_those_of_the_box():
    assert map_ids(NEWEST) == ("a", "b")
    assert [len(continent) for continent in BOARDS["a"].continents] == [7, 13, 2, 3]
    assert [len(continent) for continent in BOARDS["b"].continents] == [2, 2, 3, 7, 9]
    assert BOARDS["a"].map.triangles == ("a1", "a10", "a12", "a21", "a25")
    assert BOARDS["b"].map.triangles == ("b1", "b3", "b6", "b14", "b23")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda d: region(d, "a7").update(continent=9), "region 'a7', continent: there is no continent 9"),
        (lambda d: region(d, "a7").update(at=[5, 1200]), "region 'a7', at: (5, 1200) lies beside the map"),
        (lambda d: region(d, "a7").update(id="a6"), "regions: 'a6' is there twice"),
        (lambda d: region(d, "a7").update(id="7"), "regions: '7' is no id"),
        (lambda d: d.update(start="a99"), "start: there is no region 'a99'"),
        (lambda d: d["land"].append(["a1", "z9"]), "land: there is no region 'z9'"),
        (lambda d: d["sea"].append(["a1", "a1"]), "region 'a1', sea: is its own neighbour"),
        (lambda d: d["sea"].append(["a2", "a1"]), "region 'a2', sea: 'a1' is its neighbour already"),
        (lambda d: d["land"].remove(["a6", "a7"]) or d["sea"].remove(["a7", "a21"]), "region 'a7', land, sea: cannot"),
        (lambda d: d["continents"].append({"id": 5, "name": "Moon"}), "continents: 5 has no region"),
        (lambda d: d["continents"].append({"id": 4, "name": "Moon"}), "continents: 4 is there twice"),
        (lambda d: d["triangles"].append("a1"), "triangles: 'a1' is there twice"),
        (lambda d: d["triangles"].append("q1"), "triangles: there is no region 'q1'"),
        (lambda d: d["triangles"].extend(["a2", "a3", "a4", "a5", "a6", "a7"]), "triangles: 11 regions, but only 10"),
        (lambda d: d.update(id="c"), "id: 'c', but the file is called 'a'"),
        (lambda d: d.pop("start"), "start"),
        (lambda d: region(d, "a7").update(size=3), "size"),
        (lambda d: region(d, "a7").update(continent="one"), "continent"),
    ],
)
def test_a_broken_map_says_where_it_is_broken(tmp_path, change, says):
    assert says in problem_of_map(tmp_path, change)


def test_a_new_map_is_one_file(tmp_path):
    """A ring of three regions on one continent is enough."""
    drawn = {
        "id": "ring",
        "note": "",
        "continents": [{"id": 1, "name": "Ring"}],
        "start": "r1",
        "regions": [{"id": f"r{n}", "continent": 1, "at": [100 * n, 500]} for n in (1, 2, 3)],
        "land": [["r1", "r2"], ["r2", "r3"]],
        "sea": [["r3", "r1"]],
        "triangles": ["r3"],
        "provenance": {"regions": "designed"},
    }
    file = tmp_path / "ring.json"
    file.write_text(json.dumps(drawn), encoding="utf-8")
    assert [region.id for region in load_map(file, TOKENS).regions] == ["r1", "r2", "r3"]


def test_all_that_is_wrong_with_a_map_is_listed():
    data = read_json(map_folder(NEWEST) / "a.json")
    data["start"], region(data, "a7")["continent"] = "a99", 9
    drawn = structure(data, Map, "a.json")
    found = list(check_map(drawn, "a", TOKENS))
    assert any("a99" in problem for problem in found)
    assert any("'a7', continent" in problem for problem in found)


def problem_of_box(change):
    data = read_json(map_folder(NEWEST).parent / "base.json")
    change(data)
    with pytest.raises(ContentError) as broken:
        check(structure(data, Content, "base.json"), "base.json")
    return str(dict(broken.value.reason.params)["problem"])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda d: d["cards"][0].update(good="tin"), "card 1: good: there is no good 'tin'"),
        (lambda d: d["cards"][0].update(id=2), "card 2: is there twice"),
        (lambda d: d["cards"][0].update(join="or"), "card 1: join"),
        (lambda d: d["cards"][0]["deeds"][0].update(verb="fly"), "card 1: verb"),
        (lambda d: d["cards"][0]["deeds"][0].update(count=0), "card 1: goods, count"),
        (lambda d: d["cards"][0].update(deeds=[{"verb": "move", "count": 1}] * 2, join="or"), "card 1: deeds"),
        (lambda d: d["goods"][1].update(steps=[2, 2, 4, 5]), "good 'coal', steps"),
        (lambda d: d.update(costs=[1, 1]), "costs: the first card"),
        (lambda d: d["tables"][0].update(cards=30), "tables, 2 seats: there are too few cards"),
        (lambda d: d["tables"][0].update(coins=30), "tables, 2 seats: there are too few coins"),
    ],
)
def test_a_broken_box_says_where_it_is_broken(change, says):
    assert says in problem_of_box(change)


def test_the_box_loads():
    assert load_content().version == NEWEST
    with pytest.raises(ContentError):
        load_content(99)


# What was begun with an earlier version goes on with it


def test_the_first_version_is_still_there():
    """Then card 24 let one place armies only, and ten regions on each side took a token."""
    old = TITLES.get(TITLE.id, 1)
    assert old.content_version == 1
    assert [deed.verb for deed in old.box.card[24].deeds] == ["place"]
    assert [deed.verb for deed in BOX.card[24].deeds] == ["place", "city"]
    assert [len(old.boards[side].triangles) for side in "ab"] == [10, 10]


def test_a_match_of_the_first_version_goes_on():
    document = json.loads((Path(__file__).parent / "old_match.json").read_text(encoding="utf-8"))
    match = begin(document, TITLES, Match)
    replay(match, document)
    assert match.title.content_version == 1
    assert list(match.digests) == document["digests"]
    assert "take 24" in document["actions"]
    assert sum(token != NO_TOKEN for token in match.state.tokens) == 10
    while match.turn is not None:
        match.play(match.title.actions(match.state)[-1])
    assert match.title.outcome(match.state) is not None
