"""What lies on the table, and what is touched there."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from ludarium.engine.actions import act, parse
from ludarium.engine.chance import Rng
from ludarium.engine.effects.picking import Pick
from ludarium.engine.frames import NOTHING, Frame
from ludarium.engine.prompts import Ask
from ludarium.engine.scene import ANSWER, ANSWERS, Thing
from ludarium.engine.zones import hidden
from ludarium.games.imperium.facts import (
    CardFacts,
    Deed,
    HandFacts,
    PileFacts,
    PlayFacts,
    Price,
    RoundFacts,
    StateFacts,
    TokenFacts,
    Tokens,
)
from ludarium.games.imperium.state import State
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX, TITLE, Table, card, plain
from tests.games.imperium.test_every_ability import ABILITIES, begun, rich


def lying(table: Table, viewer: int = 0) -> dict[str, Thing]:
    return {thing.id: thing for thing in TITLE.scene(TITLE.observe(table.state, viewer))}


def facts(table: Table, id: str, viewer: int = 0) -> object:
    return lying(table, viewer)[id].facts


def face(table: Table, id: str, viewer: int = 0) -> CardFacts:
    found = facts(table, id, viewer)
    assert isinstance(found, CardFacts)
    return found


def touched(table: Table, text: str) -> tuple[tuple[str, ...], ...]:
    action = parse(text)
    assert action in TITLE.actions(table.state)
    return TITLE.touches(table.state, action)


def keys(table: Table, zone: str, viewer: int = 0) -> list[str]:
    """The cards of a zone, by their places."""
    found = [thing for thing in lying(table, viewer).values() if thing.zone == zone and thing.kind == "card"]
    return [BOX.keys[thing.facts.card] for thing in sorted(found, key=lambda thing: thing.place)]


def changed(table: Table, seat: int, **fields: object) -> Table:
    """The table with other values for a seat, as they are."""
    players = list(table.state.seats)
    players[seat] = attrs.evolve(players[seat], **fields)
    return table.set(seats=tuple(players))


# What all share


def test_the_market_shows_its_cards_with_what_lies_on_and_under_them():
    table = plain().market("oracle 2m 1p 11g", "mountain")
    assert facts(table, "market.1") == CardFacts(card("oracle"), counts=(0,))
    assert facts(table, "market.1.unrest") == TokenFacts("unrest", 1)
    assert [facts(table, f"market.1.{what}") for what in ("materials", "population", "progress")] == [
        TokenFacts("materials", 2),
        TokenFacts("population", 1),
        TokenFacts("progress", 11),
    ]
    assert {lying(table)[id].zone for id in ("market.1.unrest", "market.1.progress")} == {"market.1"}
    assert "market.2.unrest" not in lying(table)
    assert "market.3" not in lying(table)


def test_decks_are_piles_and_exiled_cards_lie_open():
    table = plain().set(exile=tuple(sorted((card("glory"), card("hills"), card("hills")))), unrest=2)
    piles = {id: thing.facts for id, thing in lying(table).items() if thing.zone == "decks"}
    assert set(piles) == {"main", "region", "uncivilised", "civilised", "fame", "exile", "unrest"}
    assert piles["exile"] == PileFacts(3)
    assert piles["unrest"] == PileFacts(2, BOX.unrest)
    assert Counter(keys(table, "exile")) == {"glory": 1, "hills": 2}
    assert face(table, "main.top").card == NOTHING
    assert face(table, "king").card == BOX.kings[0]


def test_an_empty_deck_has_no_top():
    assert "region.top" not in lying(plain().set(region=()))


def test_the_round():
    assert facts(plain().set(round=7, last=8), "round") == RoundFacts(7, 8, 0)


# What a seat has


def test_state_tokens_and_counts_of_a_seat():
    table = plain("utopians,celts").put(hand=("hills",), materials=40, actions=1, exhaust=2)
    assert facts(table, "0.state") == StateFacts(BOX.nation_of["utopians"], empire=False)
    assert facts(table, "0.materials") == TokenFacts("materials", 40)
    assert facts(table, "0.action") == TokenFacts("action", 1, 3)
    assert facts(table, "0.exhaust") == TokenFacts("exhaust", 2, 3)
    assert facts(table, "1.exhaust") == TokenFacts("exhaust", 5, 5)
    assert facts(table, "0.hand") == HandFacts(1, 5)
    crowned = table.set(kings=2)
    assert [facts(crowned, f"{seat}.state").is_king for seat in (0, 1)] == [False, True]


def test_the_play_area_counts_regions_and_marks():
    table = plain().put(play=("marsh", "forest", "grand-trunk-road", "shrine"))
    assert facts(table, "0.play") == PlayFacts(4, regions=4, production=3, river=1, fertile=1)
    assert keys(table, "0.play") == ["marsh", "forest", "grand-trunk-road", "shrine"]


def test_a_garrison_lies_under_its_card_and_tokens_on_it():
    table = plain().put(play=("hills+glory+advance", "pottery"))
    hills, pottery = table.seat().play
    changed(table, 0, play=(hills, attrs.evolve(pottery, used=True, tokens=3)))
    assert Counter(keys(table, "0.piece.100")) == {"glory": 1, "advance": 1}
    assert facts(table, "0.piece.101.exhaust") == TokenFacts("exhaust", 1)
    assert facts(table, "0.piece.101.progress") == TokenFacts("progress", 3)
    assert lying(table)["0.piece.101.progress"].zone == "0.piece.101"


def test_what_is_hidden_is_not_on_the_table_of_others():
    table = plain().put(hand=("hills", "glory"), history=("advance",), deck=("marsh", "forest"))
    own, others = lying(table), lying(table, viewer=1)
    assert [len(keys(table, zone)) for zone in ("0.hand", "0.history", "0.deck")] == [2, 1, 2]
    assert not [thing for thing in others.values() if thing.zone in ("0.hand", "0.history", "0.deck")]
    assert others["0.hand"].facts == own["0.hand"].facts == HandFacts(2, 5)
    assert others["0.history"].facts == PileFacts(1)
    assert others["0.deck"].facts == PileFacts(2)


def test_a_deck_tells_its_owner_what_it_holds_but_not_where():
    table = plain().put(deck=("marsh", "forest", "hills"))
    assert Counter(keys(table, "0.deck")) == {"marsh": 1, "forest": 1, "hills": 1}
    assert {face(table, f"0.deck.{at}").depth for at in range(3)} == {NOTHING}
    table.put(discard=("glory",), play=("woodland",), hand=("woodland",)).do("play woodland", "pick discard glory")
    on_top = next(thing for thing in lying(table).values() if thing.zone == "0.deck" and thing.facts.depth == 0)
    assert on_top.facts.card == card("glory")


def test_a_hidden_card_tells_who_else_knows_it():
    table = changed(plain("romans,celts,qin"), 0, hand=(hidden(card("glory"), 0b011),))
    assert face(table, "0.hand.0").knowers == (1,)
    assert face(table, "0.hand.0", viewer=1).knowers == ()
    assert "0.hand.0" not in lying(table, viewer=2)


def test_developments_have_their_price_of_now():
    table = plain().put(development=("legions", "the-senate"), population=2, progress=0, materials=4)
    prices = {
        BOX.keys[face(table, f"0.development.{at}").card]: face(table, f"0.development.{at}").price for at in (0, 1)
    }
    assert prices == {
        "legions": Price(Tokens(population=3), is_affordable=False),
        "the-senate": Price(Tokens(materials=4), is_affordable=True),
    }
    cheaper = table.put(play=("medicine",))
    assert face(cheaper, "0.development.0").price in (
        Price(Tokens(population=2), is_affordable=True),
        Price(Tokens(materials=4), is_affordable=True),
    )


def test_a_card_tells_what_it_would_bring_and_what_it_is_worth():
    table = plain().put(hand=("prosperity", "shaduf"), play=("marsh", "hills"))
    found = {BOX.keys[face(table, f"0.hand.{at}").card]: face(table, f"0.hand.{at}") for at in (0, 1)}
    assert found["prosperity"].counts == (2, 2)
    assert found["prosperity"].points is None
    assert found["shaduf"].counts == (1,)
    assert found["shaduf"].points == 2


def test_which_cards_take_no_action():
    table = plain().put(hand=("city", "conquer"))
    free = {BOX.keys[face(table, f"0.hand.{at}").card]: face(table, f"0.hand.{at}").free for at in (0, 1)}
    assert free == {"city": False, "conquer": False}
    table.put(play=("masonry",))
    free = {BOX.keys[face(table, f"0.hand.{at}").card]: face(table, f"0.hand.{at}").free for at in (0, 1)}
    assert free == {"city": True, "conquer": False}


def test_the_card_being_played_tells_what_was_paid_and_what_it_asks():
    table = plain().put(hand=("advance",)).market("oracle", "mountain", "coinage").do("play advance", "option 1")
    table.do("pay 0")
    (playing,) = [thing for thing in lying(table).values() if thing.zone == "0.playing"]
    resolving = playing.facts.resolving
    assert resolving.paid == Tokens(materials=3)
    assert resolving.asks
    assert table.asked[1] == "acquire"


def test_a_pinned_card_is_resolved_where_it_lies():
    table = plain().put(hand=("hills", "glory")).do("play hills")
    (piece,) = [thing for thing in lying(table).values() if thing.zone == "0.play"]
    assert piece.facts.resolving.asks
    assert not keys(table, "0.playing")


def test_what_an_effect_has_done_to_cards_is_told():
    table = plain().put(hand=("glory",), play=("hills", "marsh", "forest", "mountain")).do("play glory")
    table.do(table.actions[0])
    (playing,) = [thing for thing in lying(table).values() if thing.zone == "0.playing"]
    (deed,) = playing.facts.resolving.done
    assert deed == Deed("abandon", card("hills"))


def test_both_sides_lie_before_who_chooses():
    table = Table(sides="")
    sides = [face(table, f"0.side.{which}").card for which in (0, 1)]
    assert sides == list(BOX.nations[BOX.nation_of["romans"]].power)
    assert "0.piece.1" not in lying(table)
    assert touched(table, "side b") == (("0.side.1",),)
    assert TITLE.prompt(table.state).of == "card"
    table.do("side b")
    assert face(table, "0.piece.1").card == sides[1]


def test_the_accession_card_and_the_markers():
    table = plain().put(nation_mark=True, development_mark=True, nation_deck=("triumvirate",))
    assert face(table, "0.accession").card == card("julius-caesar")
    assert facts(table, "0.nation") == PileFacts(1)
    assert facts(table, "0.nation.exhaust") == facts(table, "0.development.exhaust") == TokenFacts("exhaust", 1)


def test_quests_and_floods_have_places_of_their_own():
    arthurians = plain("arthurians,atlanteans")
    assert facts(arthurians, "0.quest") == PileFacts(0)
    assert facts(arthurians, "1.flooded", viewer=1) == PileFacts(0)
    assert "1.quest" not in lying(arthurians)
    assert "0.flooded" not in lying(arthurians)
    assert face(arthurians, "0.development.0").price is None


# The bot


def test_the_bot_lies_there_with_its_slots_and_its_table():
    table = Solo.quiet(level="imperator").slots("glory", "hills").rolled(2)
    there = lying(table)
    slots = [there[f"bot.slot.{at}"].facts for at in range(1, 6)]
    assert [(slot.is_filled, slot.is_blocked, slot.is_next) for slot in slots[:3]] == [
        (True, False, True),
        (True, True, False),
        (False, False, False),
    ]
    assert there["bot.die"].facts.face == 2
    rows = [thing.facts for thing in there.values() if thing.kind == "row"]
    assert [row.row for row in rows] == list(range(len(rows)))
    assert len(rows) == len(BOX.bots[BOX.nation_of["romans"]].of(False).program)
    assert all(thing.owner == -1 for thing in there.values() if thing.id.startswith("bot."))


def test_the_row_that_applies_is_lit():
    table = Solo.quiet().slots("glory").rolled()
    assert not [thing for thing in lying(table).values() if thing.kind == "row" and thing.facts.is_lit]
    changed(table, BOT, slots=((hidden(card("glory"), 1),), *table.seat(BOT).slots[1:]))
    lit = [thing.facts.row for thing in lying(table).values() if thing.kind == "row" and thing.facts.is_lit]
    assert lit == [BOX.bots[BOX.nation_of["romans"]].of(False).row[card("glory")]]
    assert face(table, "bot.slot.1.0").card == card("glory")


def test_a_market_card_is_worth_something_to_the_bot():
    table = Solo.quiet().market("hills 1m 2g")
    assert face(table, "market.1").worth == 3
    assert face(plain(), "market.1").worth is None


def test_the_journey_of_a_bot_is_lit_by_its_face():
    table = Solo("romans,utopians")
    stages = [thing.facts for thing in lying(table).values() if thing.kind == "stage"]
    assert [stage.is_lit for stage in stages] == [True, *[False] * (len(stages) - 1)]


# Touches


def test_equal_cards_are_begun_by_any_copy():
    table = plain().put(hand=("hills", "marsh", "hills"))
    ids = {id for id, thing in lying(table).items() if thing.zone == "0.hand" and thing.facts.card == card("hills")}
    assert len(ids) == 2
    assert touched(table, "play hills") == (tuple(sorted(ids)), ("0.play",))


def test_equal_pieces_are_one_and_different_ones_are_not():
    table = plain().put(play=("lighthouse", "lighthouse", "lighthouse+glory"))
    assert touched(table, "use lighthouse 100") == (("0.piece.100", "0.piece.101"),)
    assert touched(table, "use lighthouse 102") == (("0.piece.102",),)


@pytest.mark.parametrize(
    ("table", "text", "ids"),
    [
        (lambda: plain().put(hand=("hills",)).do("end"), "pick market 2", (("supply.progress",), ("market.2",))),
        (
            lambda: plain().put(hand=("hills",)).do("end", "pick market 1"),
            "pick hand hills",
            (("0.hand.0",), ("0.discard",)),
        ),
        (lambda: plain().put(hand=("hills",)).do("end", "pick market 1"), "skip", (("answer.skip",),)),
        (lambda: Table().put(hand=("unrest",)).do("revolt"), "pick hand unrest", (("0.hand.0",), ("unrest",))),
        (
            lambda: (
                plain("arthurians,celts").put(hand=("cai-sir-kay",), play=("hills", "marsh")).do("play cai-sir-kay")
            ),
            "pick play marsh 101",
            (("0.piece.201",), ("0.piece.101",)),
        ),
        (
            lambda: plain().put(play=("hills", "marsh"), hand=("boats",)),
            "play boats",
            (("0.hand.0",), ("0.play",)),
        ),
        (
            lambda: plain("carthaginians,celts").do("end"),
            "pick market 1",
            (("supply.materials",), ("market.1",)),
        ),
    ],
)
def test_what_is_touched(table, text, ids):
    assert touched(table(), text) == ids


def test_a_card_is_garrisoned_under_the_one_that_asks():
    table = plain().put(hand=("marsh", "advance")).do("play marsh", "pick market 1")
    (piece,) = [thing.id for thing in lying(table).values() if thing.zone == "0.play"]
    assert touched(table, "pick hand advance") == (("0.hand.0",), (piece,))


def test_a_gift_goes_to_the_hand_of_who_receives():
    table = plain("romans,celts,qin").put(hand=("exports", "glory", "hills"), empire=True).do("play exports")
    table.until("give_card")
    assert touched(table, "pick hand glory")[1] == ("1.hand",)


def test_a_break_through_takes_from_the_market_or_the_deck():
    table = Table().do("innovate", "declare region")
    assert touched(table, "pick deck") == (("region.top",), ("0.hand",))
    assert TITLE.prompt(table.state).of == "card"


def test_a_development_goes_to_the_discard_pile_or_the_deck():
    table = plain().put(hand=("hills",), empire=True, deck=(), discard=("glory",), development=("legions",))
    table.do("end", "pick market 1", "skip")
    assert table.asked[1] == "develop-in-reshuffle"
    assert touched(table, "develop legions") == (("0.development.0",), ("0.discard", "0.deck"))
    assert TITLE.prompt(table.state).done is parse("skip")


def test_the_bots_steps_touch_die_and_slots():
    table = Solo.quiet().slots("glory")
    table.set(stack=(Frame(BOX.program_of["bot-turn"], 0, BOT, BOT),), seat=BOT)
    assert touched(table, "bot-roll") == (("bot.die",),)
    table.rolled()
    assert touched(table, "bot-resolve 1") == (("bot.slot.1",),)
    assert TITLE.prompt(table.state).of == "slot"


def test_answers_are_things():
    table = plain().put(hand=("conquer",)).do("play conquer")
    there = [thing for thing in lying(table).values() if thing.zone == ANSWERS]
    assert [thing.facts.action.text for thing in there] == table.actions
    assert {thing.kind for thing in there} == {ANSWER}
    assert not [thing for thing in lying(table, viewer=1).values() if thing.kind == ANSWER]


# Prompts


def test_questions_say_how_they_are_answered():
    table = plain().put(hand=("unrest", "hills"))
    assert (TITLE.prompt(table.state).ask, TITLE.prompt(table.state).done) == (Ask.STEPS, act("end"))
    table.do("play unrest", "option 1")
    assert TITLE.prompt(table.state).ask is Ask.PAYMENT
    assert TITLE.prompt(table.state).of == ""


def test_an_order_is_asked_for_where_it_matters():
    table = plain().put(play=("shrine", "city")).solstice()
    assert TITLE.prompt(table.state).ask is Ask.ORDER
    assert touched(table, table.actions[0]) == (("0.piece.100",),)
    table = plain("persians,celts").put(hand=("glory", "hills", "advance"), population=1).do("use persians-a 1")
    assert (TITLE.prompt(table.state).key, TITLE.prompt(table.state).ask) == ("put_on_deck_top", Ask.STEPS)
    table = plain("persians,celts").put(hand=("glory", "hills"), population=1).do("use persians-a 1")
    assert (TITLE.prompt(table.state).key, TITLE.prompt(table.state).ask) == ("put_on_deck_top", Ask.ORDER)


def test_every_pick_says_where_its_card_goes_or_stays():
    """Cards that are picked are dropped somewhere, but for what is only marked: a region, a market card."""
    staying = {"garrison", "place-token"}
    for program in BOX.programs:
        for op in program.ops:
            if isinstance(op, Pick):
                assert op.ends is not None or op.key in staying, f"{program.name}: {op.key}"


# Every question


RARE = {"borrow", "find", "order-fame", "pay-up-to", "swap-exile", "swap-market"}
"""Questions that hardly any match by chance meets."""


def test_every_question_of_every_card_finds_what_it_touches():
    asked = set()
    for key, part, number in ABILITIES:
        for seed in range(2):
            table = rich(key, seed)
            if begun(table, key, part, number) is not None:
                asked |= questions(table, Rng(seed))
    assert asked >= RARE


def questions(table: Table, rng: Rng) -> set[str]:
    """The questions until the effect is over, answered by chance: all that their answers touch lies there."""
    asked = set()
    for _ in range(60):
        if not table.state.stack or table.asked[1] in ("activate", "turn"):
            break
        asked.add(table.asked[1])
        check_touches(TITLE.observe(table.state, TITLE.turn(table.state)))
        table.state = TITLE.apply(table.state, rng.pick(TITLE.actions(table.state)))
    return asked


def check_touches(observed: State) -> None:
    kinds = {thing.id: thing.kind for thing in TITLE.scene(observed)}
    asked = TITLE.prompt(observed)
    for action in TITLE.actions(observed):
        steps = TITLE.touches(observed, action)
        assert all(ids and set(ids) <= set(kinds) for ids in steps), f"{asked.key}: {action} touches {steps}"
        if asked.of and action is not asked.done:
            assert {kinds[id] for ids in steps for id in ids} & {asked.of, ANSWER}


def test_a_bargain_and_an_order_of_fame_lie_on_the_table():
    army = plain("romans,celts").put(hand=("roman-expansion",)).put(1, play=("standing-army", "hills"))
    check_touches(TITLE.observe(army.do("play roman-expansion").until("bargain").state, 0))
    fame = plain("romans,celts").put(hand=("glory",), play=("hills",) * 3).do("play glory").until("take-fame")
    fame.do(fame.actions[0])
    assert fame.asked[1] == "order-fame"
    check_touches(TITLE.observe(fame.state, 0))
    assert touched(fame, fame.actions[0])[1] == ("fame",)


# Whole matches


MATCHES = [
    ("romans,olmecs,macedonians", ""),
    ("arthurians,atlanteans,minoans,qin", ""),
    ("utopians,vikings", ""),
    ("persians,mauryans,greeks", ""),
    ("carthaginians,scythians", "overlord"),
    ("egyptians,utopians", "warlord"),
    ("celts,arthurians", "supreme-ruler"),
]


@pytest.mark.parametrize(("nations", "bot"), MATCHES)
def test_all_that_is_touched_in_a_match_is_there(nations, bot):
    seats = 1 if bot else len(nations.split(","))
    options = {"nations": nations, "commons": "legends", **({"bot": bot} if bot else {})}
    state, rng = TITLE.start(TITLE.setup(seats, 0, options), 3), Rng(3)
    while (seat := TITLE.turn(state)) is not None:
        observed = TITLE.observe(state, seat)
        ids = [thing.id for thing in TITLE.scene(observed)]
        assert len(set(ids)) == len(ids)
        check_touches(observed)
        for action in TITLE.actions(observed):
            assert TITLE.touches(observed, action) == TITLE.touches(state, action)
        state = TITLE.apply(state, TITLE.sample(state, rng))
