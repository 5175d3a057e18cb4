"""A language is one file: Qt's own tools find every text, and a compiled file is spoken at once."""

from __future__ import annotations

import subprocess
from xml.etree import ElementTree

import pytest

from linguist import nouns as nouns_of_languages
from linguist.files import tool
from linguist.gathering import update
from ludarium import words
from ludarium.engine.reasons import SetupError, because
from ludarium.models import table_voice as at_tables
from ludarium.sheets import sheet_voice as of_sheets
from ludarium.widgets import phrases
from ludarium.words import active_language
from ludarium.words.effects import nouns
from ludarium.words.eight_minute_empire import names as empire_names
from ludarium.words.imperium import iconic
from ludarium.words.imperium import names as imperium_names
from ludarium.words.iron_age import names
from ludarium.words.rome import names as rome_names
from ludarium.words.voice import MINUS, Voice

from .source import PROGRAM, calls, literal

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context><name>general</name>
 <message><source>There is nothing to undo.</source><translation>Es gibt nichts zurückzunehmen.</translation></message>
</context>
<context><name>iron_age</name>
 <message numerus="yes"><source>%n goods</source><comment>%n good</comment><translation>
  <numerusform>%n Ware</numerusform><numerusform>%n Waren</numerusform></translation></message>
</context>
</TS>"""


MARKS = ("TEXT", "NOUN", "NAME")


def texts_in_source() -> set[tuple[str, str]]:
    """(context, text) of all that is marked for translation."""
    said = {(call.func.value.id, literal(call.args[0])) for how in ("tr", "noun") for _, call in calls(how)}
    marked = {tuple(map(literal, call.args)) for mark in MARKS for _, call in calls(mark)}
    return {(context, text) for context, text in said | marked if text is not None}


@pytest.fixture(scope="module")
def harvest(tmp_path_factory):
    """What lupdate finds."""
    file = tmp_path_factory.mktemp("ts") / "all.ts"
    update(file, [str(PROGRAM)])
    return ElementTree.parse(file).getroot()


def test_lupdate_finds_every_text(harvest):
    found = {
        (context.findtext("name"), message.findtext("source"))
        for context in harvest.iter("context")
        for message in context.iter("message")
    }
    assert found == texts_in_source()


def test_every_number_has_plural_forms(harvest):
    for message in harvest.iter("message"):
        source = message.findtext("source")
        assert ("%n" in source) == (message.get("numerus") == "yes"), source


def test_a_number_is_the_only_one_in_its_text():
    """So the sign of one below zero finds its place in every language."""
    texts = {literal(argument) for how in ("tr", "noun") for _, call in calls(how) for argument in call.args[:2]}
    assert [text for text in texts if text and "%n" in text and any(map(str.isdigit, text))] == []


def test_a_voice_has_the_name_of_its_variable():
    """Or lupdate would file its texts under a context that nobody asks for."""
    contexts = {context for context, _ in texts_in_source()}
    of_titles = (names, empire_names, nouns, iconic, imperium_names, rome_names)
    modules = (words.voice, *of_titles, phrases, at_tables, of_sheets)
    voices = {name: it for module in modules for name, it in vars(module).items() if isinstance(it, Voice)}
    assert contexts == {*voices, nouns_of_languages.CONTEXT}
    assert all(voice.context == name for name, voice in voices.items())


def test_a_compiled_file_is_spoken(tmp_path, monkeypatch, qapp):
    (tmp_path / "i18n").mkdir()
    (tmp_path / "de.ts").write_text(TS, encoding="utf-8")
    compiled = tmp_path / "i18n" / "ludarium_de.qm"
    subprocess.run([tool("lrelease"), str(tmp_path / "de.ts"), "-qm", str(compiled)], check=True, capture_output=True)
    monkeypatch.setattr(active_language, "resources", lambda: tmp_path)
    assert words.languages() == ("en", "de")
    words.speak("de")
    try:
        assert words.sentence(because("undo-nothing")) == "Es gibt nichts zurückzunehmen."
        assert [names.goods(n) for n in (0, 1, 2)] == ["0 Waren", "1 Ware", "2 Waren"]
        assert [names.goods(n) for n in (-1, -2)] == [f"{MINUS}1 Ware", f"{MINUS}2 Waren"]
    finally:
        words.speak("en")
    assert words.sentence(because("undo-nothing")) == "There is nothing to undo."
    assert names.goods(1) == "1 good"


def test_an_unknown_language_is_refused():
    with pytest.raises(SetupError) as refused:
        words.speak("tlh")
    assert words.sentence(refused.value.reason) == "Ludarium does not speak “tlh”. It speaks: en, de."
