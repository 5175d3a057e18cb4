"""Where in the turn one is, what is barred and why, what a drop would mean, and what ending a turn wastes."""

from __future__ import annotations

import pytest

from ludarium.engine.actions import act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.frames import Frame
from ludarium.engine.scene import TurnProgress
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX, TITLE, Table, plain


def course(table: Table, viewer: int = 0) -> TurnProgress:
    return TITLE.turn_progress(TITLE.observe(table.state, viewer))


def stage(table: Table) -> tuple[tuple[str, ...], str]:
    found = course(table)
    return found.stages, found.stages[found.now]


def ending(table: Table, viewer: int = 0) -> dict[str, dict[str, object]]:
    return {note.key: dict(note.params) for note in course(table, viewer).ending}


def barred(table: Table) -> dict[str, str]:
    return {action.text: reason.key for action, reason in course(table).barred}


# Stages


def test_a_turn_has_its_kind_the_token_and_the_clean_up():
    assert stage(Table(sides="")) == (("side",), "side")
    assert stage(Table()) == (("turn", "token", "clean-up"), "turn")
    table = plain().put(hand=("hills", "glory"))
    assert stage(table) == (("activate", "token", "clean-up"), "activate")
    table.do("play hills")
    assert stage(table)[1] == "activate"
    table = plain().put(hand=("hills",)).do("end")
    assert stage(table)[1] == "token"
    assert stage(table.do("pick market 1"))[1] == "clean-up"
    assert stage(Table().do("innovate"))[1] == "innovate"
    assert stage(Table().put(hand=("unrest",)).do("revolt"))[1] == "revolt"


def test_tokens_of_another_kind_are_the_same_stage():
    assert stage(plain("carthaginians,celts").do("end"))[1] == "token"


def test_the_solstice_is_a_stage_of_its_own():
    assert stage(plain().put(play=("shrine", "city")).solstice()) == (("solstice",), "solstice")


def test_the_bots_turn_goes_from_slot_to_slot():
    table = Solo.quiet(level="chieftain").slots("hills", "marsh", "forest")
    table.set(stack=(Frame(BOX.program_of["bot-turn"], 0, BOT, BOT),), seat=BOT)
    assert stage(table) == (("bot-roll", "slot-1", "slot-2", "slot-3", "slot-4", "bot-clean-up"), "bot-roll")
    assert stage(table.rolled(1))[1] == "slot-2"
    table.do("bot-resolve 2")
    assert stage(table)[1] == "slot-3"
    table.do("bot-resolve 3")
    assert stage(table)[1] == "bot-clean-up"


def test_when_the_match_is_over_there_is_no_course():
    assert course(plain().set(stack=(), ended=1)) == TurnProgress()


# The end


def test_how_near_the_end_is():
    table = plain().put(development=("legions", "the-senate"), nation_deck=("triumvirate",)).put(1, development=())
    table.set(main=(1, 2, 3), fame=(1, 2), unrest=4)
    assert ending(table) == {
        "main-deck": {"n": 3},
        "development": {"seat": 0, "n": 2},
        "fame": {"n": 2},
        "unrest": {"n": 4},
        "nation": {"card": "julius-caesar", "n": 1},
    }
    assert ending(table, viewer=1)["nation"]["card"] == "celtic-gold"


def test_the_last_round_is_announced():
    table = plain().set(round=5, last=6)
    assert ending(table)["next-round-last"] == {"round": 6}
    assert "main-deck" not in ending(table)
    assert "last-round" in ending(table.set(round=6))


def test_alone_the_dynasty_deck_counts():
    table = Solo()
    bot = table.seat(BOT)
    assert ending(table)["dynasty"] == {"n": len(bot.nation_deck) + 1 + len(bot.development)}
    assert ending(table)["development"]["seat"] == 0


# What is barred


def test_cards_and_abilities_that_cannot_be_used_say_why():
    table = plain().put(hand=("hills", "metropolis", "unrest"), play=("phalanx", "lighthouse", "tents"), actions=0)
    table.put(exhaust=1)
    assert barred(table) == {
        "play hills": "no-action",
        "play metropolis": "no-action",
        "play unrest": "no-action",
        "use phalanx 100": "cannot-use",
    }
    table.put(actions=1).do("use lighthouse 101").until("activate")
    assert barred(table)["use lighthouse 101"] == "exhausted"
    assert barred(table)["play metropolis"] == "wrong-state"


def test_market_cards_of_another_kind_do_not_fit():
    table = plain().put(hand=("conquer",)).market("oracle", "mountain", "hills").do("play conquer", "option 1", "pay 0")
    assert barred(table) == {"pick market 1": "does-not-fit"}


def test_a_development_that_is_too_dear():
    table = plain().put(empire=True, deck=(), discard=("glory",), development=("legions", "the-senate"))
    table.put(population=0, materials=4, progress=0, hand=()).do("end", "pick market 1")
    assert table.actions == ["develop the-senate", "skip"]
    assert barred(table) == {"develop legions": "cannot-pay"}
    observed = TITLE.observe(table.state, 0)
    assert TITLE.intent(observed, "0.development.0", "0.discard") is parse("develop legions")


def test_nothing_is_barred_for_who_does_not_decide():
    assert not course(plain().put(hand=("hills",), actions=0), viewer=1).barred


# What a drop would mean


@pytest.mark.parametrize(
    ("piece", "place", "meant", "reason"),
    [
        ("0.hand.0", "0.play", "play metropolis", "wrong-state"),
        ("0.hand.0", "0.hand.0", "play metropolis", "wrong-state"),
        ("0.hand.0", "0.discard", "pick hand metropolis", "discard-later"),
        ("market.1", "0.hand", "pick market 1", "market-closed"),
        ("0.piece.100", "0.piece.100", "use hills 100", "no-ability"),
        ("0.piece.100", "0.hand", "pick play hills 100", "leave-later"),
        ("0.development.0", "0.discard", "pick development legions", "develop-later"),
        ("exile.0", "0.hand", "pick exile marsh", "exile-closed"),
        ("0.discard.0", "0.hand", "pick discard advance", "not-offered"),
        ("0.piece.100.0", "0.hand", "pick garrison glory 100", "not-offered"),
        ("main.top", "0.hand", "pick deck", "not-offered"),
    ],
)
def test_why_a_piece_cannot_go_there(piece, place, meant, reason):
    table = plain().put(hand=("metropolis",), play=("hills+glory",), discard=("advance",), development=("legions",))
    table.set(exile=(BOX.number_of["marsh"],))
    observed = TITLE.observe(table.state, 0)
    action = TITLE.intent(observed, piece, place)
    assert action is parse(meant)
    found = TITLE.why_not(observed, action)
    assert found is not None
    assert found.key == reason


def test_what_means_nothing():
    observed = TITLE.observe(plain().state, 0)
    for piece, place in (("supply.progress", "market.1"), ("0.materials", "market.1"), ("king", "0.hand")):
        assert TITLE.intent(observed, piece, place) is None


def test_a_card_that_is_played_may_be_meant_for_a_region():
    table = plain("arthurians,celts").put(hand=("cai-sir-kay",), play=("hills", "marsh")).do("play cai-sir-kay")
    observed = TITLE.observe(table.state, 0)
    assert TITLE.intent(observed, "0.piece.201", "0.piece.101") is parse("pick play marsh 101")


@pytest.mark.parametrize("nations", ["romans,arthurians,atlanteans", "olmecs,utopians"])
def test_any_piece_may_be_brought_anywhere(nations):
    """Nothing crashes, and what is meant and not offered has a reason."""
    state, rng = TITLE.start(TITLE.setup(nations.count(",") + 1, 0, {"nations": nations}), 5), Rng(5)
    for count in range(400):
        if count % 20 == 0:
            observed = TITLE.observe(state, TITLE.turn(state))
            there = [thing.id for thing in TITLE.scene(observed)]
            places = [id for id in there if id.endswith((".play", ".hand", ".discard", ".exhaust"))]
            for piece in there:
                meant = {TITLE.intent(observed, piece, place) for place in (piece, *places)} - {None}
                assert all(m in TITLE.actions(observed) or TITLE.why_not(observed, m) for m in meant)
        state = TITLE.apply(state, TITLE.sample(state, rng))


# What goes unused


def test_ending_a_turn_wastes_what_could_be_used():
    table = plain().put(hand=("hills", "hills", "leadership"), play=("lighthouse",), actions=3)
    observed = TITLE.observe(table.state, 0)
    assert TITLE.waste(observed, act("end")) == (("actions", 2), ("free-plays", 1), ("abilities", 1))
    assert TITLE.waste(observed, act("play", "hills")) == ()


def test_what_cannot_be_used_is_not_wasted():
    table = plain().put(hand=("metropolis",), play=("phalanx",), exhaust=0)
    assert TITLE.waste(TITLE.observe(table.state, 0), act("end")) == ()
