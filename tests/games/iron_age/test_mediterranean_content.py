"""The file of the colonies is small, says where its numbers come from, and is refused with what does not fit."""

import json

import pytest

from ludarium.engine.content_files import content_file
from ludarium.engine.reasons import ContentError
from ludarium.games.iron_age import colonies
from tests.games.iron_age.sea import BOARD
from tests.games.iron_age.table import DEVELOPMENTS


@pytest.fixture
def data():
    path = content_file("iron_age", "v1") / "colonies.json"
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture
def board(tmp_path, monkeypatch):
    """Write the data to a file of its own and load that."""
    monkeypatch.setattr(colonies, "content_file", lambda title, name: tmp_path)

    def load(data):
        (tmp_path / "colonies.json").write_text(json.dumps(data), encoding="utf-8")
        return colonies.load_board(1, DEVELOPMENTS)

    return load


def problem(board, data):
    with pytest.raises(ContentError) as refused:
        board(data)
    params = dict(refused.value.reason.params)
    assert (refused.value.reason.key, params["file"]) == ("content-shape", "colonies.json")
    return params["problem"]


def test_the_file_itself_is_sound(board, data):
    assert board(data) == BOARD


def test_every_number_says_where_it_comes_from():
    known = {"rulebook", "sourced", "recalled", "designed"}
    for colony in BOARD.colonies:
        assert set(colony.provenance) == {"name", "holes", "benefit", "four_player_only"}
        assert set(colony.provenance.values()) <= known


def test_a_missing_field(board, data):
    del data["colonies"][2]["holes"]
    said = problem(board, data)
    assert "colonies[2]" in said
    assert "holes" in said


def test_an_unknown_benefit(board, data):
    data["colonies"][0]["benefit"] = {"gold": 1}
    assert "gold" in problem(board, data)


@pytest.mark.parametrize(
    ("path", "wrong", "said"),
    [
        (("colonies",), [], "colonies"),
        (("colonies", 0, "holes"), 0, "massalia"),
        (("colonies", 0, "benefit"), {"food": -1}, "massalia"),
        (("colonies", 0, "id"), "melita", "same id"),
        (("pegs", "value"), 0, "pegs"),
        (("points", "value"), -1, "points"),
        (("struck", "development"), "flight", "struck: no development flight"),
        (("mines_need", "development"), "flight", "mines_need"),
        (("food_doubled_by", "development"), "flight", "food_doubled_by"),
        (("opponent", "rolls"), [], "opponent"),
        (("opponent", "rolls"), [[1, 2, 3]], "six faces"),
    ],
)
def test_what_the_rules_rely_on(board, data, path, wrong, said):
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = wrong
    assert said in problem(board, data)
