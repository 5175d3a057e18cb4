"""Why not: whatever is asked for, at any point of a match, there is an answer with a rule and a sentence."""

from __future__ import annotations

import pytest

from ludarium import words
from ludarium.engine.actions import parse
from ludarium.engine.chance import Rng
from ludarium.games.rome.steps.turn import DEEDS

from .table import BOX, TITLE, Table

VERBS = [*(verb for deed in DEEDS for verb in deed.verbs), "end", "part", "keep", "upkeep"]
THINGS = ("", "nonsense", "strife", "loan", "oratory", "granary", "r1c1", "r3c3", "r9c9", "gold", "water", "capital")
MORE = ("", "1", "9", "-1", "short", "lasting", "r2c3", "nonsense")


@pytest.mark.rule("ROM-TRN-03")
@pytest.mark.parametrize("leader", list(BOX.leader_of))
def test_anything_can_be_asked(leader):
    state, rng = TITLE.start(TITLE.setup(1, 0, {"leader": leader}), 3), Rng(3)
    asked = [parse(f"{verb} {thing} {more}") for verb in VERBS for thing in THINGS for more in MORE]
    steps = 0
    while state.stack:
        if steps % 40 == 0:
            check(TITLE.observe(state, 0) if steps % 80 else state, asked)
        state = TITLE.apply(state, TITLE.sample(state, rng))
        steps += 1
    check(state, asked)


def check(state, asked):
    offered = set(TITLE.actions(state))
    for action in asked:
        reason = TITLE.why_not(state, action)
        assert (reason is None) == (action in offered), action
        if reason is not None:
            assert reason.rule.startswith("ROM-"), (action, reason)
            assert "(" not in words.sentence(reason, "rome"), (action, reason)


CASES = {
    "basic oratory": ("not-in-hand", "ROM-ATT-13"),
    "march granary": ("no-attribute-card", "ROM-MOV-09"),
    "basic granary": ("no-attribute-card", "ROM-STR-05"),
    "boost testudo": ("cannot-boost", "ROM-ATT-06"),
    "move r2c3": ("no-movement", "ROM-MOV-01"),
    "move r9c9": ("not-on-grid", "ROM-MOV-05"),
    "trade r3c3 short": ("no-agreement", "ROM-TRD-01"),
    "conquer r3c3": ("no-enemy", "ROM-CON-04"),
    "build granary r2c3": ("needs-points", "ROM-BLD-02"),
    "build granary r3c3": ("capital-stays", "ROM-BLD-07"),
    "build granary r2c2": ("not-next-to-built", "ROM-BLD-03"),
    "build domus r2c3": ("not-to-build", "ROM-BLD-01"),
    "produce r3c3": ("no-such-ability", "ROM-DEV-08"),
    "spend r3c3 1": ("no-ready-token", "ROM-DEV-07"),
    "spend r3c3 4": ("no-such-ability", "ROM-DEV-02"),
    "work r3c3 1": ("no-such-ability", "ROM-DEV-02"),
    "ability status_power": ("not-your-ability", "ROM-EMP-01"),
    "return-strife": ("no-strife-in-hand", "ROM-STR-07"),
    "pay-off": ("no-loan-in-hand", "ROM-LOA-04"),
    "exchange water": ("needs-alike", "ROM-EXC-02"),
    "exchange gold": ("only-resources", "ROM-EXC-03"),
    "edict pax_romana 1": ("nothing-to-pay", "ROM-EDI-02"),
    "project testudo": ("only-developments", "ROM-ARE-03"),
    "project domus": ("not-in-hand", "ROM-ARE-03"),
    "discard testudo": ("no-free-discard", "ROM-AMB-58"),
    "abandon granary": ("not-in-projects", "ROM-ARE-06"),
    "influence r3c3": ("no-such-action", "ROM-INF-01"),
    "build granary": ("no-such-action", "ROM-BLD-03"),
    "keep": ("not-offered", "ROM-TRN-03"),
}


@pytest.mark.parametrize("text", list(CASES))
def test_the_reason_is_the_real_one(text):
    table = Table("hadrian", hand="testudo granary", gold=0).no_enemies().edicts("pax_romana")
    reason = table.why_not(text)
    assert reason is not None
    assert (reason.key, reason.rule) == CASES[text]


def test_while_something_else_is_asked():
    table = Table("hadrian", hand="oratory testudo").play("basic oratory")
    assert table.why_not("basic testudo").key == "decide-first"
    before = TITLE.start(TITLE.setup(1), 1)
    assert TITLE.why_not(before, parse("end")).key == "not-in-action-phase"
    assert Table(hand="").end_match().why_not("end").key == "over"


def test_numbers_in_reasons_are_those_that_count():
    table = Table("marcus", hand="strife", military=4, technology=1).no_enemies().pawn("r2c3")
    table.enemy("r2c3", "samnite_league").territory("samnium", "r2c3")
    assert dict(table.why_not("conquer r2c3").params) == {"n": 6}
    assert dict(table.why_not("return-strife").params) == {"n": 5}
    assert dict(table.no_enemies().why_not("trade r2c3 short").params) == {"n": 2}
    assert dict(Table("hadrian", hand="", stone=4).why_not("exchange stone").params) == {"n": 5}
