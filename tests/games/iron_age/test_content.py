"""A content file that does not fit is refused with an error that names the file and the field."""

import copy
import json

import pytest

from ludarium.engine.content_files import content_file
from ludarium.engine.reasons import ContentError
from ludarium.games.iron_age import content


@pytest.fixture
def box(tmp_path, monkeypatch):
    """Write the data to a content file of its own and load that."""
    monkeypatch.setattr(content, "content_file", lambda title, name: tmp_path)

    def load(data):
        text = data if isinstance(data, str) else json.dumps(data)
        (tmp_path / "base.json").write_text(text, encoding="utf-8")
        return content.load_content()

    return load


@pytest.fixture
def data():
    path = content_file("iron_age", "v1") / "base.json"
    return copy.deepcopy(json.loads(path.read_text(encoding="utf-8")))


def problem(box, data, key="content-shape"):
    """All that the error says is wrong; it must name the file each time."""
    with pytest.raises(ContentError) as refused:
        box(data)
    for reason in refused.value.reasons:
        assert (reason.key, dict(reason.params)["file"]) == (key, "base.json")
    return "; ".join(str(dict(reason.params)["problem"]) for reason in refused.value.reasons)


def test_the_file_itself_is_sound(box, data):
    assert box(data) == content.load_content()
    assert box(data).version == 1


def test_a_missing_field(box, data):
    del data["monuments"][2]["boxes"]
    said = problem(box, data)
    assert "monuments[2]" in said
    assert "boxes" in said


def test_a_missing_section(box, data):
    del data["values"]
    assert "values" in problem(box, data)


@pytest.mark.parametrize("wrong", ["five", 5.5, None, True, [5]])
def test_a_wrong_type(box, data, wrong):
    data["developments"][3]["cost"] = wrong
    said = problem(box, data)
    assert "developments[3]" in said
    assert "cost" in said


def test_a_number_given_as_text(box, data):
    data["rows"][4]["holes"] = "15"
    said = problem(box, data)
    assert "rows[4]" in said
    assert "holes" in said


def test_an_unknown_field(box, data):
    data["provinces"][1]["gold"] = 3
    said = problem(box, data)
    assert "provinces[1]" in said
    assert "gold" in said


def test_an_unknown_effect(box, data):
    data["developments"][0]["effect"] = {"flight": 1}
    said = problem(box, data)
    assert "developments[0]" in said
    assert "flight" in said


def test_rows_in_the_wrong_order(box, data):
    data["rows"].reverse()
    assert "rows" in problem(box, data)


def test_a_row_too_few(box, data):
    data["rows"].pop()
    assert "rows" in problem(box, data)


@pytest.mark.parametrize("die", ["empire_die", "fate_die"])
def test_a_die_with_five_faces(box, data, die):
    data[die]["faces"].pop()
    assert die in problem(box, data)


@pytest.mark.parametrize("die", ["empire_die", "fate_die"])
def test_a_die_with_two_equal_faces(box, data, die):
    data[die]["faces"][1] = data[die]["faces"][0]
    assert die in problem(box, data)


def test_several_faults_are_all_named(box, data):
    del data["rows"][0]["start"]
    data["ports"][1]["urns"] = "2"
    said = problem(box, data)
    assert "rows[0]" in said
    assert "ports[1]" in said


def test_what_is_no_json(box):
    assert problem(box, "{", "content-not-json")


def test_a_file_that_is_not_there(tmp_path, monkeypatch):
    monkeypatch.setattr(content, "content_file", lambda title, name: tmp_path / name)
    with pytest.raises(ContentError) as refused:
        content.load_content(99)
    assert refused.value.reason.key == "content-unreadable"
    assert dict(refused.value.reason.params)["file"] == "base.json"
