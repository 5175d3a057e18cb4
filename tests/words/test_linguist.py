"""What translators are asked for, and what is told to them of their mistakes."""

from __future__ import annotations

from functools import partial
from xml.etree import ElementTree

import pytest

from linguist import gathering
from linguist.files import language_of, sources
from linguist.nouns import NAMES, Noun, nouns
from linguist.report import faults
from linguist.texts import Text, read
from linguist.tools import release
from ludarium import words
from ludarium.engine.events import Event
from ludarium.games import TITLES
from ludarium.words import active_language
from ludarium.words.voice import ROLES

from .language import as_ts, roles

SOURCE = """
trial.noun("%n ships", "%n ship", n)
A = NOUN("trial", "Obelisk")
B = NAME("trial", "Massalia")
trial.tr("You take {what:object}.")
"""


@pytest.fixture
def program(tmp_path, monkeypatch):
    """A program of a few texts."""
    (tmp_path / "program").mkdir()
    asked = "\n".join(f'TEXT("roles", "{text}")' for text in ROLES.values())
    (tmp_path / "program" / "words.py").write_text(SOURCE + asked, encoding="utf-8")
    monkeypatch.setattr(gathering, "PROGRAM", tmp_path / "program")
    monkeypatch.setattr(gathering, "SOURCES", tmp_path / "i18n")
    return tmp_path


def gathered(program, *answers):
    """The texts that a language with these answers is asked for, twice: the second time nothing may change."""
    file = program / "pl.ts"
    file.write_text(as_ts("pl", answers), encoding="utf-8")
    gathering.gather([file])
    once = file.read_text(encoding="utf-8")
    gathering.gather([file])
    assert file.read_text(encoding="utf-8") == once
    return [(text.source, text.remark) for text in read(file) if text.room == "trial"]


PLAIN = [("%n ships", "%n ship"), ("Obelisk", ""), ("Massalia", ""), ("You take {what:object}.", "")]


def test_nouns_are_found_in_the_source(program):
    assert set(nouns(program / "program")) == {
        Noun("trial", "Obelisk"),
        Noun("trial", "Massalia", is_name=True),
        Noun("trial", "%n ships", "%n ship"),
    }


def test_a_language_is_asked_for_the_roles_that_it_tells_apart(program):
    asked = gathered(program, *roles(object="object", into="object", of="plain"))
    assert sorted(asked) == sorted([*PLAIN, ("%n ships", "%n ship · object"), ("Obelisk", "object")])


def test_a_language_without_answers_is_asked_for_no_forms(program):
    assert sorted(gathered(program)) == sorted(PLAIN)


def test_a_language_in_which_names_change_is_asked_for_their_forms(program):
    asked = gathered(program, *roles(object="object"), ("roles", NAMES, "", "yes"))
    assert ("Massalia", "object") in asked


def test_a_file_is_current_until_the_source_changes(program):
    file = program / "ludarium_pl.ts"
    gathering.gather([file])
    assert gathering.is_current(file)
    more = program / "program" / "more.py"
    more.write_text('trial.tr("You give {what:object} to {whom:to}.")', encoding="utf-8")
    assert not gathering.is_current(file)


TEN = {
    "You roll {dice:object}.": "Rzucasz: {dice}.",
    "the fate die": "kość losu",
    "Skull": "Czaszka",
    "You turn {die:object} to {face:to}.": "Obracasz {die:object} na {face:object}.",
    "You put a peg into {colony:into}.": "Wkładasz kołek do {colony:into}.",
    "Massalia": "Massalia",
    "You win.": "Wygrywasz.",
    "The match is over.": "Mecz skończony.",
    "End the turn": "Zakończ turę",
    "Roll the dice": "Rzuć kośćmi",
}
FORMS = {("the fate die", "object"): "kość losu", ("Skull", "object"): "Czaszkę", ("Massalia", "into"): "Massalii"}
ANSWERS = {"object": "object", "to": "object", "into": "into", "names": "yes"}


def fill_in(file, answer):
    """Write a translation wherever there is an answer for it."""
    tree = ElementTree.parse(file)
    for message in tree.iter("message"):
        said, source = answer(message.findtext("source"), message.findtext("comment", "")), message.find("translation")
        if said and source.get("type") == "unfinished":
            source.text = said
            del source.attrib["type"]
    tree.write(file, encoding="utf-8", xml_declaration=True)


def test_a_third_language_by_the_steps_of_contributing(tmp_path, monkeypatch, qapp):
    file = tmp_path / "ludarium_pl.ts"
    gathering.gather([file])  # 1. begin
    fill_in(file, lambda source, remark: ANSWERS.get(source.partition(":")[0]))  # 2. the roles
    gathering.gather([file])
    fill_in(file, lambda source, remark: FORMS.get((source, remark)) if remark else TEN.get(source))  # 3. the texts
    assert faults(read(file)) == []
    release(file, tmp_path / "i18n" / "ludarium_pl.qm")  # 4. look at it
    monkeypatch.setattr(active_language, "resources", lambda: tmp_path)
    active_language.speak("pl")
    told = partial(words.event, TITLES.get("iron-age"), names=("Ann",), viewer=0)
    assert told(Event("omens", 0, (("old", "fate"), ("new", "skull")))) == "Obracasz kość losu na Czaszkę."
    assert told(Event("founded", 0, (("colony", "massalia"),))) == "Wkładasz kołek do Massalii."
    assert told(Event("raised", 0, ())) == "You raise an army.", "what is not translated yet is said in English"


def said(source: str, *forms: str, room: str = "trial", remark: str = "") -> Text:
    return Text(room, source, remark, forms, is_looked_at=True, has_number="%n" in source)


MISTAKES = [
    said("You take {what:object}.", "Bierzesz {that}."),
    said("You take {what:object}.", "Bierzesz {what:biernik}."),
    said("You take {what:object}.", "Bierzesz {what:same}."),
    said("You take {what:object}.", "Bierzesz {what:gender}."),
    said("%n ships", "statek", "statki"),
    said("ships", "%n statki"),
    said(ROLES["of"], "dopełniacz", room="roles"),
    said(ROLES["of"], "object", room="roles"),
    said(NAMES, "tak", room="roles"),
]


@pytest.mark.parametrize("text", MISTAKES, ids=lambda text: text.said[0])
def test_mistakes_are_told(text):
    assert len(faults([text])) == 1


FINE = [
    said("You take {what:object}.", "{what:of} i {what}."),
    said("up to {what:same}", "do {what:of} {what:same}"),
    said("{what:subject} is lost.", "{what} {what:gender|m=jest|f=była}"),
    said("%n ships", "statek", "%n statki"),
    said("%n ships", "m", "m", remark="%n ship · gender"),
    said(ROLES["of"], "plain", room="roles"),
    said(ROLES["object"], "object", room="roles"),
    said(NAMES, "yes", room="roles"),
]


@pytest.mark.parametrize("text", FINE, ids=lambda text: text.said[0])
def test_what_is_no_mistake(text):
    assert faults([text]) == []


@pytest.mark.parametrize("file", sources(), ids=lambda file: file.stem)
def test_nothing_is_wrong_in_a_language(file):
    assert faults(read(file)) == []


# What German must say in full; the other rooms are counted by `make i18n`.
SPOKEN = ("at_table", "effects", "empire", "general", "hall", "iron_age", "roles", "sheets")


def test_german_is_whole_where_it_was_promised():
    german = next(file for file in sources() if language_of(file) == "de")
    texts = [text for text in read(german) if text.room in SPOKEN]
    assert {text.room for text in texts} == set(SPOKEN)
    assert [f"{text.room}: {text.source}" for text in texts if not text.is_complete] == []


@pytest.mark.parametrize("file", sources(), ids=lambda file: file.stem)
def test_gathering_again_leaves_a_language_as_it_is(file):
    assert gathering.is_current(file), "new texts in the source: `make i18n` gathers them"
