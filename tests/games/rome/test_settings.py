"""Lengths, difficulties and the goal that edicts make."""

from __future__ import annotations

import attrs
import pytest

from ludarium.games.rome.content import Form, Requirement

from .table import BOX, TITLE, Table, remade

SETTINGS = {
    ("short", "casual"): (0, 1, 7),
    ("short", "easy"): (2, 0, 7),
    ("short", "normal"): (2, 0, 3),
    ("short", "hard"): (1, 1, 3),
    ("short", "expert"): (0, 2, 3),
    ("standard", "casual"): (2, 1, 3),
    ("standard", "easy"): (1, 2, 3),
    ("standard", "normal"): (0, 3, 3),
    ("standard", "hard"): (3, 1, 3),
    ("standard", "expert"): (2, 2, 3),
}
"""Partial edicts, full edicts, gold to start with."""

EASY = Requirement("have", "track", at_least=0, track="wisdom")
HARD = Requirement("have", "track", at_least=9, track="wisdom")


def worth(values, requirements=(EASY,)):
    """The title with edicts that have these values: partial and full."""
    edicts = BOX.content.edicts
    changed = [
        attrs.evolve(edict, partial=Form(partial, requirements), full=Form(full, requirements))
        for edict, (partial, full) in zip(edicts, values, strict=False)
    ]
    return remade(edicts=(*changed, *edicts[len(changed) :]))


def edict_keys():
    return [edict.key for edict in BOX.content.edicts]


@pytest.mark.rule("ROM-GST-02", "ROM-GST-03", "ROM-GST-08", "ROM-GST-09", "ROM-GST-10", "ROM-GST-11", "ROM-GST-12")
@pytest.mark.rule("ROM-GST-13", "ROM-GST-14", "ROM-GST-15", "ROM-GST-16", "ROM-GST-17", "ROM-GST-18", "ROM-EMP-09")
@pytest.mark.rule("ROM-AMB-09", "ROM-AMB-10")
@pytest.mark.parametrize(("length", "difficulty"), list(SETTINGS))
def test_one_more_is_shown_than_is_used(length, difficulty):
    partial, full, gold = SETTINGS[length, difficulty]
    state = TITLE.start(TITLE.setup(1, 0, {"length": length, "difficulty": difficulty}), 5)
    shown = state.seat.shown
    assert len(set(shown)) == partial + full + 1
    assert state.seat.purse[4] == gold
    offers = TITLE.actions(state)
    assert [action.text for action in offers] == [f"drop {BOX.edicts[edict].key}" for edict in shown]
    dropped = shown[1]
    state = TITLE.apply(state, offers[1])
    while TITLE.prompt(state).key == "full-edict":
        assert dropped not in state.seat.shown
        state = TITLE.apply(state, TITLE.actions(state)[-1])
    used = state.seat.edicts
    assert {edict for edict, _ in used} == {*shown} - {dropped}
    assert sum(is_full for _, is_full in used) == full
    assert sum(not is_full for _, is_full in used) == partial


@pytest.mark.rule("ROM-AMB-09", "ROM-GST-11")
def test_the_player_says_which_edict_is_full():
    start = TITLE.start(TITLE.setup(1, 0, {"difficulty": "hard"}), 5)
    first = TITLE.apply(start, TITLE.actions(start)[0])
    assert TITLE.prompt(first).key == "full-edict"
    for action in TITLE.actions(first):
        chosen = TITLE.apply(first, action)
        full = [BOX.edicts[edict].key for edict, is_full in chosen.seat.edicts if is_full]
        assert full == [action.args[0]]


def test_edicts_are_drawn_by_chance():
    found = {TITLE.start(TITLE.setup(1), seed).seat.shown for seed in range(30)}
    assert len(found) > 20


@pytest.mark.rule("ROM-GST-04", "ROM-GST-07", "ROM-GST-08", "ROM-GST-12", "ROM-GST-13", "ROM-GST-14", "ROM-GST-15")
@pytest.mark.rule("ROM-GST-16", "ROM-GST-17", "ROM-AMB-11")
@pytest.mark.parametrize(
    ("length", "difficulty", "partial", "full", "goal"),
    [
        ("short", "casual", (), (30,), 30),
        ("short", "easy", (19, 22), (), 41),
        ("short", "normal", (20, 21), (), 41),
        ("short", "hard", (20,), (30,), 50),
        ("short", "expert", (), (28, 30), 58),
        ("standard", "casual", (20, 21), (32,), 53),
        ("standard", "easy", (19,), (28, 30), 47),
        ("standard", "normal", (), (28, 28, 33), 61),
        ("standard", "hard", (20, 21, 22), (33,), 96),
        ("standard", "expert", (19, 20), (28, 32), 60),
    ],
)
def test_the_goal(length, difficulty, partial, full, goal):
    keys = edict_keys()
    title = worth([(n, 99) for n in partial] + [(0, n) for n in full])
    table = Table(length=length, difficulty=difficulty, title=title)
    names = [*keys[: len(partial)], *(f"{key}!" for key in keys[len(partial) : len(partial) + len(full)])]
    assert title.goal(table.edicts(*names).state) == goal


@pytest.mark.rule("ROM-GST-04")
def test_a_dropped_edict_counts_for_nothing():
    title = worth([(20, 0), (21, 0), (23, 0), *[(1, 0)] * 7])
    state = title.start(title.setup(1, 0, {"difficulty": "normal"}), 1)
    shown = attrs.evolve(state, seat=attrs.evolve(state.seat, shown=(0, 1, 2)))
    assert title.goal(shown) is None
    goals = {action.args[0]: title.goal(title.apply(shown, action)) for action in title.actions(shown)}
    assert goals == dict(zip(edict_keys()[:3], (44, 43, 41), strict=True))


@pytest.mark.rule("ROM-GST-19", "ROM-WIN-01")
@pytest.mark.parametrize("open_one", [0, 1, 2])
def test_an_edict_out_of_the_goal_must_still_be_met(open_one):
    keys = edict_keys()[:3]
    table = Table(length="standard", difficulty="easy", title=worth([(19, 28), (20, 30), (21, 40)]))
    table.edicts(keys[0], f"{keys[1]}!", f"{keys[2]}!").change(glory=99)
    edicts = table.title.box.content.edicts
    title = remade(
        edicts=tuple(
            attrs.evolve(edict, partial=Form(19, (HARD,)), full=Form(40, (HARD,))) if at == open_one else edict
            for at, edict in enumerate(edicts)
        )
    )
    over = table.set(stack=(), ended=1).state
    assert table.title.outcome(over).winners == (0,)
    assert title.outcome(over).decided_by == "edicts"


@pytest.mark.rule("ROM-GST-05", "ROM-GST-06", "ROM-TRN-01", "ROM-END-01", "ROM-AMB-54")
@pytest.mark.parametrize(("length", "rounds"), [("short", 3), ("standard", 4)])
def test_how_many_rounds(length, rounds):
    table = Table(length=length, hand="")
    seen = {}
    while table.state.stack:
        seen.setdefault(table.state.round, set()).add(table.state.turn)
        if table.asked == "action":
            table.play("end")
        else:
            table.play(table.offers[0])
    assert list(seen) == list(range(1, rounds + 1))
    assert all(len(turns) > 1 for turns in seen.values())
    assert table.told[-1].kind == "scored", "no new market after the last round"
    assert table.state.round == rounds
