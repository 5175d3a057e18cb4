"""Nouns in the roles that they have in a sentence, tried with a few words of Polish."""

from __future__ import annotations

import pytest

from ludarium.words.voice import Company, Voice, fill, listing, series

from .language import nouns, roles, speaking_it

trial = Voice("trial")

POLISH = [
    *roles(object="object", of="of", from_="of", with_="with", gender="gender"),
    *nouns(
        "trial",
        {
            "card": {"": "karta", "object": "kartę", "of": "karty", "with": "kartą", "gender": "f"},
            "city": {"": "miasto", "of": "miasta", "gender": "n"},
        },
    ),
    ("trial", "%n ships", "%n ship", ("%n statek", "%n statki", "%n statków")),
    ("trial", "%n ships", "%n ship · with", ("%n statkiem", "%n statkami", "%n statkami")),
    ("trial", "You take {what:object}.", "", "Bierzesz {what:object}."),
    ("trial", "You need {what:object}.", "", "Potrzebujesz {what:of}."),
    ("trial", "Nothing comes from {what:from}.", "", "Nic nie pochodzi z {what:from}."),
    ("trial", "You pay with {what:with}.", "", "Płacisz {what:with}."),
    ("trial", "the other {what:same}", "", "druga {what:same}"),
    ("trial", "the other {what:same}", "with", "drugą {what:same}"),
    ("trial", "{what:subject} was lost.", "", "{what} {what:gender|m=przepadł|f=przepadła|n=przepadło|p=przepadły}."),
    ("general", "{these:same} and {last:same}", "", "{these:same} i {last:same}"),
    ("general", "you", "", "ty"),
    ("general", "you", "with", "tobą"),
]


@pytest.fixture
def polish(tmp_path, monkeypatch, qapp):
    with speaking_it("pl", POLISH, tmp_path, monkeypatch):
        yield


def card() -> str:
    return trial.noun("card")


def ships(n: int) -> str:
    return trial.noun("%n ships", "%n ship", n)


def test_english_says_a_noun_alike_in_every_role():
    assert trial.tr("You take {what:object}.", what=card()) == "You take card."
    assert trial.tr("You pay with {what:with}.", what=ships(1)) == "You pay with 1 ship."
    assert trial.tr("{what:subject} was lost.", what=listing([card(), ships(2)])) == "card and 2 ships was lost."


@pytest.mark.usefixtures("polish")
def test_a_noun_has_the_form_of_its_role():
    assert trial.tr("You take {what:object}.", what=card()) == "Bierzesz kartę."
    assert trial.tr("You pay with {what:with}.", what=card()) == "Płacisz kartą."
    assert str(card()) == "karta"


@pytest.mark.usefixtures("polish")
def test_a_role_may_sound_like_another():
    assert trial.tr("Nothing comes from {what:from}.", what=card()) == "Nic nie pochodzi z karty."


@pytest.mark.usefixtures("polish")
def test_a_translation_may_give_a_gap_another_role():
    assert trial.tr("You need {what:object}.", what=card()) == "Potrzebujesz karty."


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize(("n", "said"), [(1, "1 statkiem"), (2, "2 statkami"), (5, "5 statkami")])
def test_a_counted_noun_has_the_form_of_its_role_and_its_number(n, said):
    assert trial.tr("You pay with {what:with}.", what=ships(n)) == f"Płacisz {said}."


@pytest.mark.usefixtures("polish")
def test_without_a_form_for_its_role_a_noun_is_said_as_it_stands_alone():
    assert trial.tr("You pay with {what:with}.", what=trial.noun("city")) == "Płacisz miasto."
    assert trial.tr("You take {what:object}.", what=ships(5)) == "Bierzesz 5 statków."


@pytest.mark.usefixtures("polish")
def test_a_phrase_hands_its_role_on():
    other = trial.tr("the other {what:same}", what=card())
    assert str(other) == "druga karta"
    assert trial.tr("You pay with {what:with}.", what=other) == "Płacisz drugą kartą."


@pytest.mark.usefixtures("polish")
def test_a_list_hands_its_role_on():
    things = listing([card(), ships(2), card()])
    assert trial.tr("You pay with {what:with}.", what=things) == "Płacisz kartą, 2 statkami i kartą."
    assert series([]) == ""


@pytest.mark.usefixtures("polish")
def test_you_have_forms_and_typed_names_have_none():
    company = Company(["Ann", "Ben"], viewer=1)
    assert trial.tr("You pay with {what:with}.", what=company.names([0, 1])) == "Płacisz Ann i tobą."


@pytest.mark.usefixtures("polish")
def test_words_agree_with_the_gender_of_a_noun():
    said = [trial.tr("{what:subject} was lost.", what=what) for what in (card(), trial.noun("city"), "Ann i Ben")]
    assert said == ["karta przepadła.", "miasto przepadło.", "Ann i Ben przepadły."]
    other = trial.tr("the other {what:same}", what=card())
    assert trial.tr("{what:subject} was lost.", what=other) == "druga karta przepadła."


def test_a_role_that_nobody_knows_is_a_mistake():
    with pytest.raises(AssertionError, match="what:whom"):
        fill("You take {what:whom}.", what="it")


def test_a_gap_that_is_not_given_keeps_its_role():
    assert fill("{name} takes {what:object}.", name="Ann") == "Ann takes {what:object}."
