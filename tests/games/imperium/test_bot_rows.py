"""The solo bot: what its rows do to market, cards and tokens, and what a person's cards do to it."""

from __future__ import annotations

import pytest

from ludarium.engine.chance import Rng
from ludarium.games.imperium.bot.moves import value_of
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX, TITLE, card

# The market


@pytest.mark.rule("IMP-SOLO-17")
def test_acquire_takes_the_best_card_with_its_tokens():
    """A card is worth its value and a point for each token; ties go to more tokens, then to the lower place."""
    table = Solo.quiet("greeks,minoans").put(BOT, progress=1)
    table.market("hills", "metropolis 4m", "marsh", "temple 1g").resolve("advance")
    assert table.deck(BOT) == ["unrest", "metropolis"]
    assert table.tokens(BOT) == (4, 0, 0)
    mirrored = Solo.quiet("greeks,minoans").put(BOT, progress=1)
    mirrored.market("hills", "temple 1g", "marsh", "metropolis 4m").resolve("advance")
    assert mirrored.deck(BOT) == ["unrest", "metropolis"]
    more = Solo.quiet("greeks,minoans").put(BOT, progress=1)
    assert more.market("metropolis 4m", "temple 2g").resolve("advance").deck(BOT) == ["unrest", "temple"]
    same = Solo.quiet("greeks,minoans").put(BOT, progress=1)
    assert same.market("hills", "metropolis", "coinage").resolve("advance").deck(BOT) == ["unrest", "metropolis"]


@pytest.mark.rule("IMP-SOLO-17")
def test_acquire_refills_the_market_and_takes_a_plain_region_without_unrest():
    table = Solo.quiet("greeks,minoans")
    table.resolve("conquer")
    assert table.deck(BOT) == ["mountain"]
    assert table.state.market[0].card != card("mountain")
    assert all(slot.card >= 0 for slot in table.state.market)


@pytest.mark.rule("IMP-SOLO-17")
def test_acquire_without_a_target_does_nothing():
    table = Solo.quiet("greeks,persians").put(BOT, empire=True).market("oracle").resolve("darius-i")
    assert table.deck(BOT) == ["unrest", "oracle"]
    nothing = Solo.quiet("greeks,persians").put(BOT, empire=True).market().resolve("darius-i")
    assert nothing.deck(BOT) == []
    assert nothing.history(BOT) == ["darius-i"]


@pytest.mark.rule("IMP-SOLO-18")
@pytest.mark.parametrize(
    ("key", "points"),
    [("metropolis", 2), ("temple", 5), ("proud", 10), ("hills", 0), ("unrest", -2), ("morigena", 2), ("graal", 8)],
)
def test_what_a_card_is_worth_to_a_bot(key: str, points: int):
    assert value_of(BOX, card(key)) == points


@pytest.mark.rule("IMP-SOLO-18")
def test_no_card_is_worth_more_than_ten():
    assert max(value_of(BOX, number) for number in range(len(BOX.cards))) == 10


@pytest.mark.rule("IMP-SOLO-19")
def test_break_through_returns_the_unrest():
    table = Solo.quiet("celts,romans").put(BOT, population=3).market("ionians 2m", "aksumites")
    pile = table.state.unrest
    table.resolve("conquer")
    assert table.deck(BOT) == ["ionians"]
    assert table.tokens(BOT) == (2, 0, 0)
    filled = int(table.state.market[0].unrest)
    assert table.state.unrest == pile + 1 - filled


@pytest.mark.rule("IMP-SOLO-19")
def test_break_through_without_a_market_card():
    """The small deck of the suit, unseen; a suit without one is searched in the main deck."""
    table = Solo.quiet("romans,greeks").market("oracle")
    top = table.state.civilised[0]
    table.resolve("glory")
    assert table.seat(BOT).deck == (top,)
    assert table.state.civilised[0] != top
    assert TITLE.observe(table.state, 0).seats[BOT].deck == (-1,)
    searched = Solo.quiet("celts,romans").put(BOT, population=3)
    searched.set(main=tuple(card(key) for key in ("oracle", "temple", "ionians", "hills")))
    searched.resolve("conquer")
    assert searched.deck(BOT) == ["ionians"]
    assert sorted(searched.state.main) == sorted(card(key) for key in ("oracle", "temple", "hills"))


@pytest.mark.rule("IMP-SOLO-19", "IMP-AMB-39")
def test_break_through_that_finds_nothing_gives_progress():
    table = Solo.quiet("celts,romans").put(BOT, population=3)
    table.set(main=(card("oracle"),)).resolve("conquer")
    assert table.tokens(BOT) == (0, 0, 2)
    assert table.deck(BOT) == []
    small = Solo.quiet("romans,greeks").market("oracle").set(civilised=(), main=()).resolve("glory")
    assert small.tokens(BOT) == (0, 0, 2)


@pytest.mark.rule("IMP-SOLO-20")
def test_exile_takes_the_lowest_place_without_tokens():
    table = Solo.quiet("celts,romans").market("mountain 1m", "jungle 1g", "oracle", "marsh", "forest")
    pile = table.state.unrest
    table.resolve("dalmatia")
    assert table.exile() == ["oracle"]
    filled = table.state.market[2]
    assert filled.card not in (-1, card("oracle"))
    assert table.state.unrest == pile + 1 - filled.unrest
    all_have = Solo.quiet("celts,romans").market(*["hills 1p"] * 5).resolve("dalmatia")
    assert all_have.exile() == []


# Regions and piles


@pytest.mark.rule("IMP-SOLO-21")
def test_the_region_played_last_leaves_first():
    table = Solo.quiet("celts,romans").put(BOT, play=("hills", "marsh", "river", "jungle"))
    table.set(fame=(card("proud"),)).resolve("glory")
    assert table.in_play(BOT) == ["hills"]
    assert table.pile == ["jungle", "river", "marsh", "glory"]
    recalled = Solo.quiet("greeks,romans").put(BOT, play=("hills", "marsh")).put(0, hand=("invasion",), materials=9)
    recalled.activating().do("play invasion").until("activate")
    assert recalled.in_play(BOT) == ["hills"]
    assert recalled.deck(BOT) == ["marsh", "unrest"]  # the unrest of the same attack came before it


@pytest.mark.rule("IMP-SOLO-22")
def test_discards_from_the_deck_never_reshuffle():
    table = Solo.quiet("romans,greeks").put(BOT, deck=("advance",), discard=("conquer", "glory")).resolve("proud")
    assert table.pile == ["conquer", "glory", "advance"]
    assert table.deck(BOT) == []
    assert table.history(BOT) == ["proud"]


@pytest.mark.rule("IMP-SOLO-23")
def test_the_latest_unrest_of_the_discard_pile_returns():
    table = Solo.quiet("celts,scythians").put(BOT, discard=("unrest", "hills", "unrest", "marsh"))
    pile = table.state.unrest
    table.resolve("glory")
    assert table.pile == ["unrest", "hills", "marsh", "glory"]
    assert table.state.unrest == pile + 1


@pytest.mark.rule("IMP-SOLO-24")
def test_the_first_option_that_can_be_done_completely():
    table = Solo.quiet("celts,romans").put(BOT, play=("hills", "marsh")).resolve("glory")
    assert table.in_play(BOT) == ["hills", "marsh"]
    assert table.tokens(BOT) == (0, 0, 1)
    # a cost that could be paid for nothing is not paid
    nothing = Solo.quiet("celts,egyptians").put(BOT, materials=2, deck=("glory",)).market("hills").resolve("conquer")
    assert nothing.tokens(BOT) == (2, 0, 0)
    assert nothing.pile == ["glory"]
    # the rest of an option is no condition when it says "if able"
    able = Solo.quiet("celts,scythians").put(BOT, empire=True).market("oracle").resolve("druids")
    assert able.tokens(BOT) == (0, 1, 0)


@pytest.mark.rule("IMP-SOLO-24")
def test_converting_needs_something_to_convert():
    table = Solo.quiet("celts,carthaginians").put(BOT, materials=3).resolve("druids")
    assert table.tokens(BOT) == (0, 0, 3)
    assert table.deck(BOT) == []
    none = Solo.quiet("celts,carthaginians").resolve("druids")
    assert none.deck(BOT) == ["mountain"]


def test_spending_again_and_again():
    table = Solo.quiet("celts,persians").put(BOT, empire=True, population=7).resolve("proud")
    assert table.tokens(BOT) == (0, 1, 2)


def test_quests_of_the_arthurian_bot():
    table = Solo.quiet("celts,arthurians", commons="legends").put(BOT, discard=("king-arthur",)).resolve("morigena")
    assert table.history(BOT) == ["king-arthur"]
    assert table.deck(BOT) == ["unrest", "twrch-trwyth"]
    assert table.hand() == ["unrest"]
    hunt = Solo.quiet("celts,arthurians", commons="legends").put(BOT, development=("excalibur", "graal"))
    hunt.resolve("twrch-trwyth")
    assert hunt.exile() == ["excalibur", "twrch-trwyth"]
    last = hunt.put(BOT, discard=("king-arthur",)).resolve("twrch-trwyth")
    assert last.exile() == ["excalibur", "twrch-trwyth"]
    assert (last.history(BOT), last.pile) == (["king-arthur"], ["twrch-trwyth"])
    assert last.seat(BOT).development == (card("graal"),)


def test_a_token_on_the_market_card_of_the_die():
    table = Solo.quiet("celts,qin", commons="legends").market("oracle", "hills", "marsh", "forest", "river")
    table.resolve("city-of-rome", die=3)
    assert table.deck(BOT) == ["marsh"]
    assert table.tokens(BOT) == (0, 1, 0)


# Fame


@pytest.mark.rule("IMP-SOLO-21", "IMP-SOLO-24")
def test_fame_comes_unseen_on_the_deck():
    table = Solo.quiet("celts,romans").put(BOT, play=("hills", "marsh", "river"))
    top = table.state.fame[0]
    table.resolve("glory")
    assert table.seat(BOT).deck == (top,)
    assert TITLE.observe(table.state, 0).seats[BOT].deck == (-1,)


@pytest.mark.rule("IMP-SOLO-27")
@pytest.mark.parametrize(("empire", "progress"), [(False, 6), (True, 3)])
def test_king_of_kings(empire: bool, progress: int):
    table = Solo.quiet("celts,romans").put(BOT, play=("hills",) * 6, empire=empire).set(fame=())
    table.resolve("glory")
    assert table.tokens(BOT) == (0, 0, progress)
    assert table.state.last == table.state.round + 1
    table.put(0, play=("hills",)).resolve("glory")
    assert len(table.in_play(BOT)) == 3  # nothing is given up for a fame card that is not there
    assert table.tokens(BOT) == (0, 0, progress + (not empire))


# Between person and bot


@pytest.mark.rule("IMP-SOLO-25", "IMP-AMB-29")
def test_an_attack_on_the_bot():
    table = Solo.quiet("egyptians,romans").put(0, hand=("egyptian-legacy",), empire=True, population=9, progress=9)
    table.put(BOT, deck=("glory", "advance")).activating().do("play egyptian-legacy").until("activate")
    assert table.deck(BOT) == ["glory", "advance"]
    assert table.pile == ["unrest"]  # the unrest came on top, and was discarded from there


@pytest.mark.rule("IMP-AMB-29")
def test_other_effects_on_the_bot():
    charity = Solo.quiet("utopians,romans").put(0, hand=("charity", "meditation", "unrest"))
    charity.activating().do("play charity").until("activate")
    assert charity.tokens(BOT) == (2, 0, 0)
    drawing = Solo.quiet("utopians,romans").put(0, hand=("meditation",)).put(BOT, deck=("glory",))
    drawing.activating().do("play meditation").until("activate")
    assert (drawing.deck(BOT), drawing.pile) == (["glory"], [])
    cacao = Solo.quiet("olmecs,romans").put(0, hand=("cacao",)).put(BOT, discard=("unrest", "glory"))
    cacao.activating().do("play cacao").until("activate")
    assert cacao.pile == ["glory"]
    stolen = Solo.quiet("vikings,romans").put(0, hand=("go-aviking",), population=9, materials=1)
    stolen.put(BOT, materials=1).activating().do("play go-aviking").until("activate")
    assert stolen.tokens(BOT)[0] == 0
    assert stolen.deck(BOT) == ["unrest"]


@pytest.mark.rule("IMP-AMB-29")
def test_a_card_given_to_the_bot_lies_on_its_deck():
    table = (
        Solo.quiet("greeks,romans").put(0, hand=("exports", "oracle", "hills"), empire=True).put(BOT, deck=("glory",))
    )
    table.activating().do("play exports").until("give_card").do("pick hand oracle").until("activate")
    assert table.deck(BOT) == ["oracle", "glory"]


@pytest.mark.rule("IMP-SOLO-26", "IMP-AMB-28")
def test_who_is_attacked_by_the_bot_may_be_protected():
    open_ = Solo.quiet("greeks,romans").put(0, play=("hills", "marsh")).resolve("invasion")
    assert open_.asked == (0, "recall")
    open_.do(open_.actions[0])
    assert "unrest" in open_.hand()
    safe = Solo.quiet("greeks,romans").put(0, play=("cape", "marsh")).resolve("invasion")
    while safe.asked[1] != "bot-clean-up":
        safe.do(next(text for text in safe.actions if text not in ("no", "skip")))
    assert "unrest" not in safe.hand()
    assert "marsh" in safe.in_play()


@pytest.mark.rule("IMP-AMB-28")
def test_what_an_attack_steals_is_protected_too():
    robbed = Solo.quiet("romans,greeks").put(0, materials=3).resolve("invasion")
    assert (robbed.tokens(0), robbed.tokens(BOT)) == ((1, 1, 0), (2, 0, 0))
    safe = Solo.quiet("romans,greeks").put(0, materials=3, play=("cape",)).resolve("invasion")
    while safe.asked[1] != "bot-clean-up":
        safe.do(next(text for text in safe.actions if text not in ("no", "skip")))
    assert (safe.tokens(0)[0], safe.tokens(BOT)) == (3, (0, 0, 0))


def test_rows_that_are_no_attack_cannot_be_warded_off():
    table = Solo.quiet("greeks,romans").put(0, play=("cape", "marsh")).resolve("glory")
    assert table.asked == (0, "recall")


# The end


@pytest.mark.rule("IMP-SOLO-28", "IMP-LEVEL-05")
@pytest.mark.parametrize(("level", "points"), [("imperator", 2), ("sovereign", 4), ("overlord", 4)])
def test_points_of_the_bot(level: str, points: int):
    table = Solo.quiet("celts,romans", level).put(BOT, materials=13, population=9, progress=7)
    table.put(BOT, deck=("temple",), discard=("metropolis", "unrest"), history=("proud",), play=("hills",))
    table.slots("emperor-trajan", "unrest")
    assert table.bot_points == {"progress": 7, "tokens": points, "cards": 5 + 2 + 10 + 0 + 5, "unrest": -4}


@pytest.mark.rule("IMP-LEVEL-05", "IMP-SOLO-28")
def test_fourteen_tokens_are_two_points_from_sovereign_up():
    assert Solo.quiet(level="sovereign").put(BOT, materials=8, population=6).bot_points["tokens"] == 2
    assert Solo.quiet(level="warlord").put(BOT, materials=8, population=6).bot_points["tokens"] == 1


def test_cards_still_in_the_dynasty_deck_do_not_count():
    table = Solo.quiet("celts,romans").slots()
    assert sum(table.bot_points.values()) == 0
    assert table.seat(BOT).development


@pytest.mark.rule("IMP-SOLO-29", "IMP-AMB-53")
@pytest.mark.parametrize(("own", "winners"), [(71, (0,)), (70, ()), (69, ())])
def test_the_person_must_have_more_points(own: int, winners: tuple[int, ...]):
    table = Solo.quiet("celts,romans").slots()
    empty = TITLE.standing(table.state)[0].total
    table.put(0, progress=own - empty).put(BOT, progress=70).ended()
    assert (TITLE.standing(table.state)[0].total, sum(table.bot_points.values())) == (own, 70)
    outcome = TITLE.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.decided_by == ("beat-bot" if winners else "lost-to-bot")


@pytest.mark.rule("IMP-SOLO-30")
def test_a_collapse_is_lost():
    table = Solo.quiet("greeks,celts").put(0, progress=90).put(BOT, discard=("unrest",) * 5).set(unrest=1)
    table.resolve("cauldron-of-cerridwen")
    outcome = TITLE.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == ((), "collapse-alone")
    assert TITLE.value(table.state, 0) == 0


def test_the_bots_score_is_told_at_the_end():
    table = Solo.quiet("greeks,celts").put(BOT, progress=12).set(unrest=1).slots("cauldron-of-cerridwen").rolled()
    assert "bot-score" in table.events("bot-resolve 1")


@pytest.mark.rule("IMP-SOLO-11")
def test_sumerians_of_the_bot_do_nothing_before_the_count():
    table = Solo.quiet("greeks,celts").put(BOT, discard=("sumerians", "unrest")).set(unrest=1)
    table.resolve("cauldron-of-cerridwen")
    assert table.pile.count("unrest") == 1


# Every row


@pytest.mark.parametrize("nation", [nation.key for nation in BOX.nations])
def test_every_row_can_be_resolved_by_rich_and_poor(nation: str):
    own = "greeks" if nation != "greeks" else "celts"
    tables = BOX.bots[BOX.nation_of[nation]]
    for is_empire in (False, True):
        table = tables.of(is_empire)
        for row in range(len(table.program)):
            number = table.row.index(row)
            for is_rich in (False, True):
                made = rich(own, nation) if is_rich else Solo.quiet(f"{own},{nation}")
                made.put(BOT, empire=is_empire).resolve(BOX.keys[number], die=2)
                made.until("bot-clean-up", Rng(row), 60)
                assert not made.seat(BOT).limbo


def rich(own: str, nation: str) -> Solo:
    table = Solo(f"{own},{nation}")
    play, pile = ("hills", "river", "marsh", "celtica"), ("unrest", "bedwyr", "stone-mask", "sacred-scroll", "jungle")
    table.put(0, play=("hills", "city", "river"), hand=("oracle", "unrest", "hills"), materials=9, progress=9)
    table.put(BOT, play=play, discard=pile, deck=("glory", "hills", "unrest"), materials=9, population=9, progress=9)
    return table.market("oracle 1m", "temple 2p", "hills", "ionians", "diplomacy 1g").set(exile=(card("hills"),))
