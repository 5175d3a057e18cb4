"""What several events in a row are told as: cards drawn or discarded one after another, tokens gained."""

from __future__ import annotations

from ludarium import words
from ludarium.engine.events import Event
from ludarium.engine.values import UNKNOWN
from tests.games.imperium.table import TITLE, card

NAMES = ("Ann", "Ben")


def told(*events: Event, viewer: int = 0) -> list[str]:
    return [words.run(TITLE, run, NAMES, viewer) for run in words.runs(TITLE, events)]


def drew(seat: int, *cards: int) -> list[Event]:
    return [Event("drew", seat, (("card", one),)) for one in cards]


def moved(seat: int, key: str, target: str) -> Event:
    return Event("moved", seat, (("card", card(key)), ("source", "hand"), ("target", target), ("to", seat)))


def test_cards_that_go_the_same_way_are_one_sentence() -> None:
    assert told(*drew(1, UNKNOWN, UNKNOWN, UNKNOWN)) == ["Ben draws 3 cards."]
    assert told(*drew(0, card("glory"), card("advance"))) == ["You draw Glory and Advance."]
    both = moved(0, "glory", "discard"), moved(0, "hills", "discard")
    assert told(*both, moved(0, "advance", "history")) == [
        "You discard Glory and Hills.",
        "You put Advance from hand into history.",
    ]


def test_tokens_are_added_up() -> None:
    gains = [
        Event("gained", 1, (("what", what), ("n", n)))
        for what, n in (("materials", 2), ("progress", 1), ("materials", 1))
    ]
    assert told(*gains) == ["Ben gains 3 materials and 1 progress."]


def test_other_seats_and_other_kinds_are_sentences_of_their_own() -> None:
    assert len(told(*drew(0, card("glory")), *drew(1, UNKNOWN), moved(1, "hills", "discard"))) == 3


def test_a_whole_turn_is_told_by_the_cards_played_used_and_taken() -> None:
    events = [
        Event("turn-kind", 1, (("kind", "activate"),)),
        Event("played", 1, (("card", card("glory")), ("source", "hand"))),
        Event("paid", 1, (("what", "materials"), ("n", 1), ("progress", 0))),
        Event("used", 1, (("card", card("boats")),)),
        moved(0, "hills", "discard"),
        Event("played", 1, (("card", card("advance")), ("source", "hand"))),
        Event("solstice", 0, (("round", 3),)),
        *drew(1, UNKNOWN),
    ]
    told = words.recap(TITLE, 1, events, NAMES, 0)
    assert told == "Ben activates. Ben plays Glory and Advance. Ben exhausts Boats. You discard Hills."


def test_a_turn_is_told_card_by_card_with_what_came_of_each() -> None:
    steppe, boats = card("steppe"), card("boats")
    events = [
        Event("turn-kind", 1, (("kind", "activate"),)),
        Event("played", 1, (("card", steppe), ("source", "hand"))),
        Event("refilled", 1, (("card", card("hills")), ("place", 1), ("source", "main"))),
        Event("used", 1, (("card", boats),)),
        Event("gained", 1, (("what", "action"), ("n", 1), ("by", boats))),
        Event("gained", 1, (("what", "population"), ("n", 1), ("by", steppe))),
        moved(1, "glory", "discard"),
        Event("solstice", 0, (("round", 3),)),
        Event("solstice-card", 0, (("card", card("city")),)),
    ]
    told = words.deeds(TITLE, 1, events, NAMES, 0)
    assert [tuple(deed) for deed in told] == [
        ("", "Ben activates."),
        ("steppe", "Ben plays Steppe. Ben gains 1 population."),
        ("boats", "Ben exhausts Boats. Ben gains 1 action."),
        ("", "Ben discards Glory."),
    ]
