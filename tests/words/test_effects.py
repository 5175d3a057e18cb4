"""Effects in words: every shared verb has a phrase, and clauses join into sentences that can be read."""

from __future__ import annotations

import pytest

from ludarium.engine.effects.verbs import (
    SHARED,
    Choose,
    Condition,
    CostThen,
    Discard,
    Draw,
    EachOtherPlayer,
    EachPlayer,
    Exile,
    Gain,
    If,
    May,
    Pay,
    Per,
    PutOnDeckTop,
    ReturnToHand,
    SpendAction,
)
from ludarium.words.effects import shared
from ludarium.words.effects.amount_phrases import for_each, having
from ludarium.words.effects.nouns import Noun, any_of, kind_of, name, other_than
from ludarium.words.effects.phrasing import Speech

GAIN, DRAW = Gain("gold", 2), Draw(1)


def noun(one: str, many: str) -> Noun:
    return Noun(f"a {one}", one, many, lambda n: f"{n} {one if n == 1 else many}")


CARD, ROAD, TOWN = noun("card", "cards"), noun("road", "roads"), noun("town", "towns")
WORDS = {"card": CARD, "road": ROAD, "town": TOWN, "name": name("Appia")}


class Trial(Speech):
    """A title that is played for gold."""

    def tokens(self, what, n):
        return f"{n} {what}"

    def all_tokens(self, what):
        return what

    def kind(self, predicate):
        return kind_of(predicate or "card", CARD, WORDS.get, self.quality)

    def quality(self, atom, holds):
        if atom != "old":
            return None
        return (lambda things: f"{things} of old") if holds else (lambda things: f"{things} of today")

    def zone(self, zone):
        return zone

    def place(self, zone):
        return f"in {zone}"

    def condition(self, condition):
        return having(self, condition)

    def per(self, per):
        return for_each(per, self.kind(per.count), self.place(per.zone))


SAY = Trial(shared.SHARED)


def test_every_shared_verb_has_a_phrase():
    assert set(shared.SHARED.phrases) == {("sentence", verb) for verb in SHARED.verbs.values()}


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (Gain("gold", 3), "gain 3 gold"),
        (Gain("gold", 1, Per("road", "play")), "gain 1 gold for each road in play"),
        (Gain("gold", 1, Per("road", "play", each=3)), "gain 1 gold for every 3 roads in play"),
        (Gain("gold", 1, Per("road", "play", base=2)), "gain 2 gold and 1 more for each road in play"),
        (Gain("gold", 2, Per("road", "play", max=6)), "gain 2 gold for each road in play (at most 6)"),
        (
            Gain("gold", 1, Per("road", "play", each=2, base=1, max=3)),
            "gain 1 gold and 1 more for every 2 roads in play (at most 3)",
        ),
        (Pay("gold", 2), "pay 2 gold"),
        (Pay("gold", "all", min=5), "pay all gold (at least 5)"),
        (Pay("gold", 3, up_to=True, for_each=(DRAW,)), "pay up to 3 gold; for each, draw 1 card"),
        (SpendAction(2), "spend 2 actions"),
        (Draw(2), "draw 2 cards"),
        (Draw(3, up_to=True, if_able=True), "draw up to 3 cards without reshuffling"),
        (Draw(1, per=Per("town", "play")), "draw 1 card for each town in play"),
        (Draw(2, then=(Discard("drawn"),)), "draw 2 cards; then discard 1 drawn card"),
        (Discard(n=2, from_="hand"), "discard 2 cards"),
        (Discard(filter="road", from_="play|hand"), "discard 1 road from play or hand"),
        (
            Discard(n="any", filter="road", from_="hand", for_each=(GAIN,)),
            "discard any number of roads; for each, gain 2 gold",
        ),
        (Exile("self"), "exile this card"),
        (Exile(filter="town", from_="a|b", n="all"), "exile all towns from a and b"),
        (PutOnDeckTop("that_card"), "put that card on top of the draw deck"),
        (ReturnToHand(n=2, up_to=True, from_="discard"), "return up to 2 cards from discard to hand"),
    ],
)
def test_clauses(step, said):
    assert SAY.clause(step) == said


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (May((DRAW,)), "you may draw 1 card"),
        (May((CostThen((Pay("gold"),), (DRAW,)),)), "you may pay 1 gold to draw 1 card"),
        (May((GAIN, Choose(((DRAW,), (Exile("self"),))))), "you may gain 2 gold; then draw 1 card or exile this card"),
        (Choose(((GAIN,), (DRAW,), (Discard(from_="hand"),))), "gain 2 gold, draw 1 card or discard 1 card"),
        (Choose(((GAIN, Exile("self")), (DRAW,))), "choose one: • gain 2 gold and exile this card • draw 1 card"),
        (
            Choose(((GAIN,), (Discard(from_="hand|play"),))),
            "choose one: • gain 2 gold • discard 1 card from hand or play",
        ),
        (Choose(((GAIN,), (DRAW,)), 1, 2), "choose 1 to 2 different ones: • gain 2 gold • draw 1 card"),
        (Choose(((GAIN,), (DRAW,)), 0), "you may gain 2 gold or draw 1 card"),
        (
            Choose(((GAIN, Exile("self")), (DRAW,)), 0),
            "you may choose one: • gain 2 gold and exile this card • draw 1 card",
        ),
        (Choose(((GAIN,), (DRAW,)), 0, 2), "you may choose up to 2 different ones: • gain 2 gold • draw 1 card"),
        (If(Condition(filter="road", zone="play", min=1), (DRAW,)), "if you have a road in play, draw 1 card"),
        (If(Condition(filter="road", zone="play|hand", min=3), (DRAW,)), "if you have at least 3 roads in play or in "
         "hand, draw 1 card"),
        (If(Condition(filter="road", zone="play", max=0), (DRAW,)), "if you have no road in play, draw 1 card"),
        (If(Condition(filter="road", zone="play", max=2), (DRAW,)), "if you have at most 2 roads in play, draw 1 card"),
        (If(Condition(token="gold", min=9), (DRAW,)), "if you have at least 9 gold, draw 1 card"),
        (
            If(Condition(token="gold", min=9), (DRAW,), (GAIN,)),
            "if you have at least 9 gold, draw 1 card; if not, gain 2 gold",
        ),
        (CostThen((Pay("gold", 3),), ()), "pay 3 gold"),
        (CostThen((Pay("gold"), Pay("stone", 2)), (GAIN, Gain("stone"))), "pay 1 gold and 2 stone to gain 2 gold and "
         "1 stone"),
        (CostThen((GAIN,), (Draw(2, then=(Discard("drawn"),)),)), "gain 2 gold to draw 2 cards; then discard 1 drawn "
         "card"),
        (CostThen((Pay("gold"),), (May((DRAW,)),)), "pay 1 gold; if you do, you may draw 1 card"),
        (CostThen((Pay("gold"),), (EachPlayer((DRAW,)), GAIN)), "pay 1 gold; if you do, all players each draw 1 card; "
         "then gain 2 gold"),
        (EachPlayer((GAIN,)), "all players each gain 2 gold"),
        (EachPlayer((May((DRAW,)),)), "each player may draw 1 card"),
        (EachOtherPlayer((DRAW, Discard(from_="hand"))), "the other players each draw 1 card and discard 1 card"),
        (EachOtherPlayer((May((DRAW,)),)), "each other player may draw 1 card"),
    ],
)  # fmt: skip
def test_branches(step, said):
    assert SAY.clause(step) == said


def test_steps_become_sentences():
    assert SAY.sentences((GAIN, Gain("stone"), May((DRAW,)))) == "Gain 2 gold and 1 stone. You may draw 1 card."


def test_only_plain_gains_are_told_together():
    counted = Gain("gold", 1, Per("road", "play"))
    assert SAY.steps((GAIN, counted, counted)) == (
        "gain 2 gold, gain 1 gold for each road in play and gain 1 gold for each road in play"
    )


@pytest.mark.parametrize(
    ("predicate", "one", "counted"),
    [
        ("", "a card", "3 cards"),
        ("road", "a road", "3 roads"),
        ("road|town", "a road or a town", "3 of these: roads and towns"),
        ("!road", "a card other than a road", "3 cards other than a road"),
        ("town&!road", "a town other than a road", "3 towns other than a road"),
        ("town&road", "a town (also a road)", "3 towns (also a road)"),
        ("town&old", "a town of old", "3 towns of old"),
        ("!old", "a card of today", "3 cards of today"),
        ("name", "Appia", "Appia"),
        ("!name", "a card other than Appia", "3 cards other than Appia"),
    ],
)
def test_predicates_become_nouns(predicate, one, counted):
    found = SAY.kind(predicate)
    assert (found.one, found.counted(3)) == (one, counted)


def test_one_of_several_kinds():
    both = any_of([ROAD, TOWN])
    assert (both.each, both.many, both.counted(1)) == ("road or town", "roads and towns", "1 road or town")
    names = any_of([name("Appia"), name("Flaminia")])
    assert (names.one, names.counted(1)) == ("Appia or Flaminia", "Appia or Flaminia")
    assert other_than(TOWN, names).many == "towns other than Appia or Flaminia"
