"""Rules and advice stand in files of data: their translations beside them, by id, and stale when the source changed."""

from __future__ import annotations

import json

import pytest

from linguist import written as gathered
from linguist.written import read_texts, renew, written
from ludarium.app.hall.rulebook.rules_and_keys import read_rules
from ludarium.engine.resources import resources
from ludarium.words.active_language import speak
from ludarium.words.data_texts import check_sum, entries, read_written
from ludarium.words.pseudo import PSEUDO

pytestmark = pytest.mark.usefixtures("qapp")

SOURCE = {
    "said": ["text", "example"],
    "rules": [
        {"id": "A-1", "text": "Two players.", "example": "Ada and Bo.", "basis": "rulebook"},
        {"id": "A-2", "text": "One winner."},
    ],
}
GERMAN = {
    "A-1": {
        "text": {"of": check_sum("Two players."), "said": "Zwei Personen."},
        "example": {"of": check_sum("Ada and Bob."), "said": "Ada und Bob."},
    },
    "A-9": {"text": {"of": check_sum("Gone."), "said": "Weg."}},
}


@pytest.fixture
def rules(tmp_path):
    """A file of rules whose German is partly stale, partly missing, and has one rule that is gone."""
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(SOURCE))
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "rules.json").write_text(json.dumps(GERMAN))
    return file


def said(file):
    return [(rule["text"], rule.get("example")) for rule in read_written(file)["rules"]]


def test_english_is_the_source(rules):
    assert said(rules) == [("Two players.", "Ada and Bo."), ("One winner.", None)]


def test_what_is_translated_is_said_and_what_is_stale_or_missing_stays_english(rules):
    speak("de")
    assert said(rules) == [("Zwei Personen.", "Ada and Bo."), ("One winner.", None)]


def test_the_pseudo_language_reaches_them(rules):
    speak(PSEUDO)
    assert all(text.startswith("[") for text, _ in said(rules))
    assert read_written(rules)["rules"][0]["basis"] == "rulebook"


def test_they_are_counted_as_complete_missing_and_stale(rules, monkeypatch):
    monkeypatch.setattr(gathered, "HELP", rules.parent)
    counted = {(text.remark, text.source): text for text in read_texts("de")}
    assert counted["A-1", "Two players."].is_complete
    assert counted["A-1", "Ada and Bo."].is_stale
    assert counted["A-2", "One winner."].is_missing
    assert len(counted) == 3


def test_gathering_keeps_what_is_said_and_begins_what_is_missing(rules, monkeypatch):
    monkeypatch.setattr(gathered, "HELP", rules.parent)
    renew("de")
    renewed = json.loads((rules.parent / "de" / "rules.json").read_text())
    assert renewed == {"A-1": GERMAN["A-1"], "A-2": {"text": {"of": check_sum("One winner."), "said": ""}}}
    renew("pl")
    assert not (rules.parent / "pl").exists()


def test_gathering_again_changes_nothing():
    for source in written():
        file = source.parent / "de" / source.name
        if file.exists():
            before = file.read_text(encoding="utf-8")
            renew("de")
            assert file.read_text(encoding="utf-8") == before


def test_the_rules_of_eight_minute_empire_are_german_from_the_first_to_the_last():
    texts = [text for text in read_texts("de") if text.room == "rules/eight_minute_empire"]
    assert len(texts) > 200
    assert [text.source for text in texts if not text.is_complete] == []


def test_the_list_of_rules_speaks_german():
    speak("de")
    assert read_rules()["eight-minute-empire"][0].text == "Zwei bis fünf Personen."


@pytest.mark.parametrize("title", ["eight_minute_empire", "iron_age", "imperium", "rome"])
def test_no_example_is_told_as_a_test(title):
    """Whoever reads the list of rules is a player: nobody is given, and nothing is refused."""
    data = json.loads((resources() / "help" / "rules" / f"{title}.json").read_text(encoding="utf-8"))
    told = [entry["example"] for entry in entries(data) if "example" in entry]
    assert len(told) > 80
    assert [example for example in told if example.startswith("Given") or "refused" in example] == []
