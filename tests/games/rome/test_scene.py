"""What lies on the table, what actions touch, what a drag means, and where in the turn one is."""

from __future__ import annotations

import pytest

from ludarium.engine.actions import act, parse
from ludarium.engine.prompts import Ask
from ludarium.engine.scene import ANSWER
from ludarium.games.rome import facts as of
from ludarium.games.rome.kinds import MOVEMENT, SPACE_OF
from ludarium.games.rome.state import MARCHED, RUNNING, Entry

from .table import BOX, TITLE, Table


def things(table: Table):
    return {thing.id: thing for thing in TITLE.scene(TITLE.observe(table.state, 0))}


def facts(table: Table, id: str):
    return things(table)[id].facts


def touched(table: Table, text: str):
    return TITLE.touches(table.state, parse(text))


def prompt(table: Table):
    return TITLE.prompt(table.state)


def meant(table: Table, piece: str, place: str) -> str:
    action = TITLE.intent(TITLE.observe(table.state, 0), piece, place)
    return "" if action is None else action.text


def course(table: Table):
    return TITLE.turn_progress(TITLE.observe(table.state, 0))


# The empire


def test_a_space_with_all_that_can_lie_on_it():
    table = Table(hand="").no_enemies().developed("smithy", "r2c3").token("r2c3").token("r2c3", "spent")
    table.enemy("r2c3", "marcomanni", aggressive=True).pawn("r2c3")
    enemy = of.EnemyFacts(BOX.enemy_of["marcomanni"], True, 6, 10)
    assert facts(table, "r2c3") == of.SpaceFacts(SPACE_OF["r2c3"], BOX.number_of["smithy"], True, 1, 1, enemy)
    assert facts(table, "r2c3.enemy") == enemy
    assert [facts(table, f"r2c3.token.{n}").is_ready for n in (1, 2)] == [True, False]
    assert things(table)["pawn"].zone == "r2c3"
    assert {thing.kind for thing in things(table).values() if thing.zone == "r2c3"} == {
        "enemy",
        "token",
        "ability",
        "pawn",
    }


def test_an_enemy_face_down_has_no_name():
    table = Table(hand="").no_enemies().enemy("r1c1", "marcomanni", up=False)
    assert facts(table, "r1c1.enemy") == of.EnemyFacts(of.NONE)


def test_an_enemy_is_as_strong_as_it_is_for_this_leader():
    augustus = Table("augustus", hand="").no_enemies().enemy("r1c1", "marcomanni")
    assert facts(augustus, "r1c1.enemy") == of.EnemyFacts(BOX.enemy_of["marcomanni"], False, 4, 8)


def test_agreements_lie_on_their_territory():
    table = Table("augustus", hand="").no_enemies().territory("campania", "r2c3").agreement("r2c3", "lasting", RUNNING)
    campania = BOX.number_of["campania"]
    assert facts(table, "r2c3.short") == of.AgreementFacts(campania, "short", 1)
    assert facts(table, "r2c3.lasting") == of.AgreementFacts(campania, "lasting", 5, RUNNING)
    assert things(table)["r2c3.short"].zone == "r2c3"
    table.territory("latium", "r1c1")
    assert "r1c1.short" not in things(table)


def test_actions_lie_on_their_development():
    table = Table(hand="", iron=1).no_enemies().developed("smithy", "r2c3").token("r2c3")
    assert not facts(table, "r2c3.work.1").is_used
    table.play("work r2c3 1")
    assert facts(table, "r2c3.work.1") == of.AbilityFacts(BOX.number_of["smithy"], "work", 1, True)
    assert [thing.id for thing in things(table).values() if thing.zone == "r3c3" and thing.kind == "ability"] == [
        "r3c3.spend.1",
        "r3c3.spend.2",
        "r3c3.spend.3",
    ]


# Cards and the market


def test_cards_lie_where_they_are():
    table = Table(hand="oratory strife strife", discard="granary loan", projects="smithy", deck="palisades")
    table.play("march oratory")
    found = things(table)
    assert [found[f"hand.{n}"].facts.card for n in (1, 2)] == [BOX.strife] * 2
    assert found["discard.1"].facts == of.CardFacts(BOX.number_of["granary"])
    assert found["projects.1"].zone == "projects"
    assert found["play.1"].facts == of.CardFacts(BOX.number_of["oratory"], MARCHED, 2)
    assert found["deck"].facts.top == (BOX.number_of["palisades"],)
    assert found["deck"].facts.count == len(found["deck"].facts.known)
    assert found["hand"].facts == of.AreaFacts(0, 5), "strife does not count for Hadrian"
    assert [id for id in found if id.startswith("use.")] == ["use.basic", "use.boost", "use.face-down", "use.march"]


def test_the_market_with_its_prices():
    table = Table("augustus", hand="", gold=3).market("testudo", 1).market("insula", 5)
    assert facts(table, "market.attribute.1") == of.OfferFacts(BOX.number_of["testudo"], 8, 5, 1)
    assert facts(table, "market.development.5") == of.OfferFacts(BOX.number_of["insula"], 3, 0, 3)
    table.play("buy insula", "put hand")
    assert "market.development.5" not in things(table), "a gap stays"
    assert not facts(table, "pile.second").is_open
    assert facts(table.set(round=3), "pile.second").is_open


def test_what_was_put_under_a_pile_is_known():
    table = Table(hand="", industry=3).market("insula", 5).play("cycle insula")
    assert facts(table, "pile.first").known == (BOX.number_of["insula"],)


# Goods, the leader, edicts


def test_points_know_where_they_came_from():
    table = Table(hand="oratory", culture=0).play("march oratory", "move r2c3")
    entries = (Entry(MOVEMENT, 2, "oratory"), Entry(MOVEMENT, -1, "move"))
    assert facts(table, "goods.movement") == of.GoodFacts(MOVEMENT, 1, entries=entries)
    assert facts(table, "goods.gold").most == 10


def test_the_board_of_the_leader():
    table = Table("fulvia", hand="").change(glory=7).play("ability rabble_rouser", "skip")
    assert facts(table, "ability.rabble_rouser").is_used
    assert not facts(table, "ability.street_gangs").is_used
    assert facts(table, "glory") == of.GloryFacts(7, 5 - 4, TITLE.goal(table.state)), "octavian costs 4, strife 2"
    assert facts(table, "track.population") == of.TrackFacts(BOX.leader_of["fulvia"], 4, 0)
    assert facts(table, "strife") == of.SupplyFacts(9, 10)
    assert facts(table, "influence") == of.SupplyFacts(3, 3)
    assert facts(table.token("r3c3"), "influence") == of.SupplyFacts(2, 3)


def test_edicts_and_their_rows():
    table = Table(hand="", gold=10).edicts("bread_and_circuses", "the_full_treasury", "pax_romana!")
    treasury, peace = (BOX.edicts[BOX.edict_of[key]] for key in ("the_full_treasury", "pax_romana"))
    table.play("edict the_full_treasury 2")
    assert facts(table, "edict.the_full_treasury").progress == (
        of.Progress(1, len(treasury.partial.requirements[0].steps)),
        of.Progress(1, 1),
    )
    assert facts(table, "edict.the_full_treasury.2") == of.DemandFacts(BOX.edict_of["the_full_treasury"], False, 0, 1)
    assert facts(table, "edict.pax_romana") == of.EdictFacts(
        BOX.edict_of["pax_romana"],
        True,
        True,
        (
            of.Progress(0, peace.full.requirements[0].at_least),
            of.Progress(1, 1),
            of.Progress(1, peace.full.requirements[2].at_least),
        ),
    )
    assert things(table)["edict.bread_and_circuses.1"].zone == "edict.bread_and_circuses"


def test_edicts_to_choose_from():
    state = TITLE.start(TITLE.setup(1, options={"length": "standard", "difficulty": "hard"}), 3)
    scene = {thing.id: thing for thing in TITLE.scene(TITLE.observe(state, 0))}
    edicts = [thing.facts for thing in scene.values() if thing.kind == "edict"]
    assert len(edicts) == 5
    assert not any(edict.is_chosen or edict.progress for edict in edicts)
    assert scene["glory"].facts.goal == of.NONE
    dropped = TITLE.apply(state, TITLE.actions(state)[0])
    chosen = TITLE.apply(dropped, TITLE.actions(dropped)[0])
    assert TITLE.goal(dropped) is None
    assert TITLE.goal(chosen) is not None


# Answers


def test_answers_are_things():
    table = Table("hadrian", hand="imperial_tour", water=2, gold=1).play("basic imperial_tour")
    found = {id: thing.facts.action.text for id, thing in things(table).items() if thing.kind == ANSWER}
    assert found == {"answer.pay-water-2": "pay water 2", "answer.pay-gold-1": "pay gold 1", "answer.refuse": "refuse"}
    assert (prompt(table).ask, prompt(table).of) == (Ask.PAYMENT, "")
    menu = Table(hand="oratory")
    assert [id for id, thing in things(menu).items() if thing.kind == ANSWER] == ["answer.end", "answer.part"]
    assert prompt(menu).done is act("end")


# Touches


@pytest.mark.parametrize(
    ("text", "touches"),
    [
        ("boost oratory", (("hand.1",), ("use.boost",))),
        ("move r2c3", (("pawn",), ("r2c3",))),
        ("influence", (("influence",), ("r3c3",))),
        ("trade r3c4 short", (("trade",), ("r3c4.short",))),
        ("conquer r3c3", (("goods.military",), ("r3c3.enemy",))),
        ("build granary r2c3", (("hand.2",), ("r2c3",))),
        ("build smithy r2c3", (("projects.1",), ("r2c3",))),
        ("produce r4c3", (("r4c3.produce",),)),
        ("spend r4c3 1", (("r4c3.spend.1",),)),
        ("buy testudo", (("market.attribute.4",), ("deck",))),
        ("buy insula", (("market.development.5",), ("projects", "hand", "discard"))),
        ("cycle testudo", (("market.attribute.4",), ("pile.advanced",))),
        ("cycle insula", (("market.development.5",), ("pile.first",))),
        ("project granary", (("hand.2",), ("projects",))),
        ("discard strife", (("hand.3", "hand.4"), ("discard",))),
        ("abandon smithy", (("projects.1",), ("discard",))),
        ("return-strife", (("hand.3", "hand.4"), ("strife",))),
        ("pay-off", (("hand.5",), ("loans",))),
        ("exchange iron", (("goods.iron",), ("goods.gold",))),
        ("edict the_full_treasury 1", (("edict.the_full_treasury.1",),)),
        ("end", (("answer.end",),)),
    ],
)  # fmt: skip
def test_touches(text, touches):
    table = Table("augustus", hand="oratory granary strife strife loan", projects="smithy", iron=4, gold=10, military=9,
                  technology=9, industry=9, movement=1)  # fmt: skip
    table.no_enemies().territory("numidia", "r3c4").developed("iron_mine", "r4c3").token("r4c3")
    table.enemy("r3c3", "sabine_raiders").market("testudo", 4).market("insula", 5).edicts("the_full_treasury")
    assert parse(text) in TITLE.actions(table.state)
    assert touched(table, text) == touches
    there = things(table)
    assert all(id in there for step in touches for id in step)
    if len(touches) == 2:
        assert meant(table, touches[0][0], touches[1][0]) == text


def test_a_leader_can_be_meant_too():
    table = Table("fulvia", hand="strife")
    assert touched(table, "ability street_gangs") == (("ability.street_gangs",),)


@pytest.mark.parametrize(
    ("piece", "place", "text"),
    [
        ("pawn", "r1c1", "move r1c1"),
        ("pawn", "r1c1.enemy", "conquer r1c1"),
        ("hand.1", "r1c1", "build oratory r1c1"),
        ("hand.1", "discard", "discard oratory"),
        ("hand.1", "pile.first", ""),
        ("projects.1", "projects", ""),
        ("trade", "r2c3.short", "trade r2c3 short"),
        ("trade", "r2c3", ""),
        ("influence", "r1c1", ""),
        ("hand.9", "discard", ""),
        ("goods.gold", "goods.gold", ""),
        ("market.attribute.1", "hand", ""),
        ("market.attribute.9", "deck", ""),
    ],
)
def test_what_a_drag_means(piece, place, text):
    table = Table(hand="oratory", projects="smithy")
    assert meant(table, piece, place) == text
    if text:
        assert TITLE.why_not(table.state, parse(text)) is not None


def test_what_is_picked_goes_somewhere():
    table = Table("augustus", hand="civil_war strife granary oratory").play("basic civil_war", "option 1")
    assert touched(table, "pick hand strife") == (("hand.3",), ("discard",))
    assert prompt(table).of == "card"
    bath = Table(hand="strife", discard="strife", water=1, gold=0).no_enemies().developed("bath_house", "r2c3")
    bath.token("r2c3").play("spend r2c3 1")
    assert touched(bath, "pick discard strife") == (("discard.1",), ("strife",))
    assert touched(bath, "skip") == (("answer.skip",),)
    assert prompt(bath).done is act("skip")


def test_what_effects_ask_for_is_touched():
    asia = Table(hand="granary", military=5).no_enemies().territory("asia", "r2c3").play("build granary r2c3")
    assert (prompt(asia).of, touched(asia, "advance power")) == ("track", (("track.power",),))
    calendar = Table(hand="new_calendar").market("insula", 5).play("basic new_calendar", "skip")
    assert (prompt(calendar).of, touched(calendar, "pick development insula")) == (
        "offer",
        (("market.development.5",), ("pile.first",)),
    )
    senate = Table(hand="").no_enemies().developed("senate_house", "r2c3").token("r2c3").play("spend r2c3 1")
    assert (prompt(senate).of, touched(senate, "capital borrow")) == ("ability", (("r3c3.spend.3",),))
    forum = Table(hand="", gold=9).no_enemies().developed("market_forum", "r2c3").token("r2c3").market("testudo", 4)
    forum.play("spend r2c3 1")
    assert touched(forum, "buy testudo") == (("market.attribute.4",), ("deck",))
    light = Table(hand="").no_enemies().developed("lighthouse", "r2c3").pawn("r2c3").play("influence", "yes")
    assert (prompt(light).of, touched(light, "at r5c5")) == ("space", (("r5c5",),))


def test_a_round_that_ends_asks_for_the_market():
    table = Table("trajan", hand="").no_enemies().set(turn=3).play("end")
    assert (prompt(table).key, touched(table, "at r5c5")) == ("place-enemy", (("enemies",), ("r5c5",)))
    table.play("at r5c5", "at r5c4")
    assert (prompt(table).ask, prompt(table).of, prompt(table).done) == (Ask.ORDER, "offer", act("keep"))
    under = table.offers[1]
    assert touched(table, under) == (("market.attribute.1",),)
    assert touched(table, "keep") == (("answer.keep",),)


def test_what_waits_for_one_event():
    table = Table("trajan", hand="", food=1, military=9).no_enemies().developed("watchtower", "r2c3")
    table.enemy("r3c3", "cilician_pirates").play("conquer r3c3", "military 9")
    assert prompt(table).ask is Ask.ORDER
    assert [touched(table, text)[0] for text in table.offers] == [
        ("ability.feed_the_army",),
        ("ability.campaigns",),
        ("r2c3",),
    ]


def test_where_a_bought_development_goes():
    table = Table(hand="", gold=9).market("insula", 5).play("buy insula")
    assert prompt(table).of == "area pile"
    assert touched(table, "put projects") == (("market.development.5",), ("projects",))


# TurnProgress and waste


def test_stages():
    state = TITLE.start(TITLE.setup(1), 3)
    assert (TITLE.turn_progress(TITLE.observe(state, 0)).stages, TITLE.turn_progress(TITLE.observe(state, 0)).now) == (
        ("edicts",),
        0,
    )
    table = Table(hand="", projects="smithy", gold=5)
    assert (course(table).stages, course(table).now) == (("projects", "actions", "cleanup"), 1)
    table.play("end")
    assert course(table).now == 0
    ending = Table(hand="").set(turn=3).play("end")
    assert course(ending).stages == ("round-end",)
    assert course(Table(hand="").end_match()).stages == ()


def test_how_near_the_end_is():
    table = Table(hand="", gold=5).edicts("the_full_treasury", "glory_to_rome").change(glory=9)
    notes = {note.key: dict(note.params) for note in course(table).ending}
    assert notes == {
        "round": {"round": 1, "rounds": 3},
        "turn": {"turn": 1, "turns": 4},
        "goal": {"total": 9, "goal": TITLE.goal(table.state)},
        "requirements": {"met": 1, "all": 4},
    }
    table.set(strife=3, loans=2, is_last=True)
    assert [note.key for note in course(table).ending] == [
        "round",
        "last-turn",
        "goal",
        "requirements",
        "strife",
        "loans",
    ]


def test_what_is_looked_for_but_barred():
    table = Table(hand="granary oratory", gold=2).no_enemies().pawn("r2c3").territory("campania", "r2c3")
    table.enemy("r2c3", "marcomanni").market("insula", 5).market("testudo", 5)
    barred = {action.text: reason.key for action, reason in course(table).barred}
    assert barred["buy testudo"] == "needs-gold"
    assert "buy insula" not in barred
    assert barred["conquer r2c3"] == "needs-military"
    assert barred["trade r2c3 short"] == "enemy-there"
    assert [key for text, key in barred.items() if text.startswith("build granary")] == ["needs-points"]
    assert "boost oratory" not in barred, "gold will do"


def test_points_left_over_are_wasted():
    table = Table(hand="", gold=5, culture=2, movement=1)
    observed = TITLE.observe(table.state, 0)
    assert TITLE.waste(observed, act("end")) == (("culture", 2), ("movement", 1))
    assert TITLE.waste(observed, act("part")) == ()
