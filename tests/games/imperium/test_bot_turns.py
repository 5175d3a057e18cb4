"""The solo bot: how it is set up, its turn, its clean up, its levels."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.engine.match import HUMAN, Match
from ludarium.engine.prompts import Ask
from ludarium.engine.values import UNKNOWN
from ludarium.engine.zones import card_of
from ludarium.games.imperium.title import LEVELS
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX, TITLE, card, names

# Setting up


@pytest.mark.rule("IMP-SOLO-01", "IMP-CARD-10")
def test_commons_are_those_of_two_players():
    state = Solo("greeks,romans").state
    assert len(state.region) + 1 == len(state.uncivilised) + 1 == len(state.civilised) + 1 == 6
    assert len(state.removed) == 2
    assert not {card("standing-army"), card("ambassador")} & set(state.cards)
    two = TITLE.start(TITLE.setup(2, 0, {"nations": "greeks,romans", "commons": "classics"}), 1)
    assert Counter(two.cards) == Counter(state.cards)


@pytest.mark.rule("IMP-SOLO-02")
@pytest.mark.parametrize(("nations", "unrest"), [("greeks,celts", 8), ("greeks,olmecs", 9), ("olmecs,utopians", 12)])
def test_supply_unrest_of_both_nations(nations: str, unrest: int):
    state = Solo(nations).state
    assert state.unrest + sum(slot.unrest for slot in state.market) == unrest


@pytest.mark.rule("IMP-SOLO-03")
@pytest.mark.parametrize("bot", ["celts", "arthurians", "utopians"])
def test_the_bots_deck_is_the_shuffled_draw_deck(bot: str):
    table = Solo(f"greeks,{bot}", commons="legends")
    player = table.seat(BOT)
    own = BOX.nations[BOX.nation_of[bot]]
    dealt = [card_of(place) for zone in (player.deck, *player.slots) for place in zone]
    assert Counter(dealt) == Counter(own.cards["draw_deck"])
    assert len(player.deck) == len(own.cards["draw_deck"]) - 5
    assert not set(own.power) & {piece.card for piece in (*player.play, *player.fixed)}
    decks = {tuple(Solo(f"greeks,{bot}", commons="legends", seed=seed).seat(BOT).deck) for seed in range(4)}
    assert len(decks) > 1


@pytest.mark.rule("IMP-SOLO-04", "IMP-AMB-40")
def test_the_dynasty_deck_from_top_to_bottom():
    table = Solo.quiet("greeks,romans")
    came = []
    for _ in range(12):
        table.put(BOT, deck=(), discard=()).slots("", *["unrest"] * 4).clean_up()
        came.append(table.bot_slots[0])
    nation = BOX.nations[BOX.nation_of["romans"]]
    assert sorted(came[:5]) == names(nation.cards["nation"])
    assert came[5] == "julius-caesar"
    assert came[6:] == [
        "roman-invasion",
        "legions",
        "military-engineering",
        "the-senate",
        "rome-the-eternal-city",
        "emperor-trajan",
    ]


@pytest.mark.rule("IMP-SOLO-05", "IMP-COMP-04")
@pytest.mark.parametrize(("level", "slots"), [("chieftain", 4), ("imperator", 5), ("overlord", 6)])
def test_one_hidden_card_for_each_slot(level: str, slots: int):
    table = Solo(level=level)
    assert [len(slot) for slot in table.seat(BOT).slots] == [1] * slots
    seen = TITLE.observe(table.state, 0).seats[BOT]
    assert seen.slots == ((UNKNOWN,),) * slots
    assert set(seen.deck) == {UNKNOWN}
    for die in range(1, min(slots, 5) + 1):
        table = Solo.quiet(level=level).slots("dalmatia", "glory", "advance", "conquer").clean_up(die)
        assert [place for place in range(1, 6) if any(table.on_market(place))] == [die]


@pytest.mark.rule("IMP-SOLO-06", "IMP-LEVEL-05")
@pytest.mark.parametrize("level", LEVELS)
def test_tokens_at_the_start(level: str):
    table = Solo(level=level)
    has_tokens = level in ("sovereign", "overlord", "supreme-ruler")
    assert table.tokens(BOT) == ((3, 2, 1) if has_tokens else (0, 0, 0))
    assert table.tokens(0) == (3, 2, 1)


@pytest.mark.rule("IMP-AMB-30")
def test_either_may_begin():
    assert {Solo(seed=seed).state.seat for seed in range(12)} == {0, BOT}


# Its turn


@pytest.mark.rule("IMP-SOLO-07", "IMP-LEVEL-04")
@pytest.mark.parametrize(("die", "order"), [(3, [1, 2, 4, 5]), (1, [2, 3, 4, 5]), (6, [1, 2, 3, 4, 5])])
def test_the_blocked_slot_is_not_resolved(die: int, order: list[int]):
    assert resolved("imperator", die) == order


def resolved(level: str, die: int) -> list[int]:
    """The slots that are resolved, in order, when each holds a card that changes little."""
    table = Solo.quiet(level=level).slots(*["city-of-rome"] * BOX.book.levels[LEVELS.index(level)].slots).rolled(die)
    order = []
    while table.actions != ["bot-clean-up"]:
        (step,) = table.actions
        order.append(int(step.split()[1]))
        table.do(step)
    return order


@pytest.mark.rule("IMP-SOLO-07")
def test_the_die_is_rolled_by_the_match():
    dice = set()
    for seed in range(40):
        table = Solo(seed=seed)
        if table.state.seat == BOT:
            assert table.actions == ["bot-roll"]
            table.do("bot-roll")
            dice.add(table.state.stack[-1].loops[0])
    assert dice == {1, 2, 3, 4, 5, 6}


def test_every_step_of_the_bot_is_the_only_one_and_the_persons():
    table = Solo(seed=next(seed for seed in range(9) if Solo(seed=seed).state.seat == BOT))
    steps = 0
    while table.state.seat == BOT:
        prompt = TITLE.prompt(table.state)
        if prompt.key.startswith("bot-"):
            steps += 1
            assert (prompt.seat, prompt.ask, len(table.actions)) == (0, Ask.GO, 1)
        table.do(table.actions[0])
    assert steps >= 6


def test_the_bots_steps_are_undone_one_by_one():
    seed = next(seed for seed in range(9) if Solo(seed=seed).state.seat == BOT)
    setup = TITLE.setup(1, 0, {"nations": "greeks,romans", "bot": "imperator", "undo": "practice"})
    match = Match(TITLE, setup, seed, (HUMAN,))
    states = [match.state]
    for _ in range(6):
        match.play(TITLE.actions(match.state)[0])
        states.append(match.state)
    match.undo()
    assert match.state is states[-2]
    match.redo()
    assert match.state == states[-1]


@pytest.mark.rule("IMP-SOLO-08")
def test_the_first_row_that_fits_counts():
    table = Solo.quiet("greeks,romans").put(BOT, deck=("glory", "advance")).resolve("dalmatia")
    assert table.in_play(BOT) == ["dalmatia"]
    assert table.pile == ["glory"]
    assert table.exile() == ["mountain"]
    as_empire = Solo.quiet("greeks,romans").put(BOT, deck=("glory",), empire=True).resolve("dalmatia")
    assert as_empire.pile == []
    assert as_empire.tokens(BOT) == (0, 1, 0)


@pytest.mark.rule("IMP-SOLO-09", "IMP-SOLO-32")
@pytest.mark.parametrize("nation", [nation.key for nation in BOX.nations])
def test_a_revealed_unrest_returns_to_the_pile(nation: str):
    table = Solo.quiet(f"{'greeks' if nation != 'greeks' else 'celts'},{nation}")
    before = table.state
    table.resolve("unrest")
    assert table.state.unrest == before.unrest + 1
    assert table.tokens(BOT) == (0, 0, 0)
    assert (table.pile, table.history(BOT), table.in_play(BOT)) == ([], [], [])
    assert table.state.market == before.market


@pytest.mark.rule("IMP-SOLO-10")
def test_a_resolved_card_is_discarded_unless_the_row_moved_it():
    assert Solo.quiet("celts,romans").resolve("glory").pile == ["glory"]
    moved = Solo.quiet("celts,romans").resolve("city-of-rome")
    assert (moved.pile, moved.history(BOT)) == ([], ["city-of-rome"])


@pytest.mark.rule("IMP-SOLO-11")
def test_what_is_printed_on_its_cards_is_ignored():
    table = Solo.quiet("celts,romans").resolve("city-of-rome")
    assert table.tokens(BOT) == (0, 1, 0)
    table = Solo.quiet("celts,romans").put(BOT, play=("grassland", "coinage", "wilderness")).put(0, play=("coinage",))
    table.slots().set(first=0).clean_up()
    assert table.tokens(BOT) == (0, 0, 0)
    assert table.tokens(0) == (2, 0, 0)  # the solstice of the person, who began, came
    assert not [frame for frame in table.state.stack if frame.owner == BOT]


@pytest.mark.rule("IMP-SOLO-11")
def test_a_bot_is_not_protected_by_its_cards():
    table = Solo.quiet("celts,romans").put(BOT, play=("cape", "hills")).put(0, hand=("boudicca",), population=9)
    table.activating().do("play boudicca")
    assert table.asked == (0, "activate")
    assert table.in_play(BOT) == ["cape"]


@pytest.mark.rule("IMP-SOLO-12")
def test_progress_pays_for_nothing():
    table = Solo.quiet("celts,romans").put(BOT, population=2, progress=5).resolve("conquer")
    assert table.tokens(BOT) == (0, 2, 5)
    assert table.deck(BOT)[0] == "mountain"  # the next option: a region of the market
    paid = Solo.quiet("celts,romans").put(BOT, population=3, progress=5).market("ionians").resolve("conquer")
    assert paid.tokens(BOT) == (0, 0, 5)
    assert paid.deck(BOT) == ["ionians"]


# Clean up


@pytest.mark.rule("IMP-SOLO-13")
@pytest.mark.parametrize(
    ("nation", "tokens"), [("romans", (0, 0, 1)), ("carthaginians", (2, 0, 0)), ("qin", (0, 1, 0))]
)
def test_tokens_on_the_market_card_of_the_blocked_slot(nation: str, tokens: tuple[int, int, int]):
    table = Solo.quiet(f"celts,{nation}").slots("", "glory").clean_up(2)
    assert [table.on_market(place) for place in range(1, 6)] == [(0, 0, 0), tokens, *[(0, 0, 0)] * 3]
    table = Solo.quiet(f"celts,{nation}").slots("glory").clean_up(6)
    assert not any(any(table.on_market(place)) for place in range(1, 6))


@pytest.mark.rule("IMP-SOLO-14")
def test_the_blocked_card_moves_to_the_first_slot():
    deck = ("advance", "conquer", "dalmatia", "prosperity", "triumvirate")
    table = Solo.quiet("celts,romans").put(BOT, deck=deck).slots("", "", "", "glory").clean_up(4)
    assert table.bot_slots == ["glory", "advance", "conquer", "dalmatia", "prosperity"]
    assert table.deck(BOT) == ["triumvirate"]
    seen = TITLE.observe(table.state, 0).seats[BOT]
    assert seen.slots[0] == (UNKNOWN,)


@pytest.mark.rule("IMP-SOLO-15")
def test_an_empty_deck_is_renewed_with_a_dynasty_card():
    pile = ("glory", "advance", "conquer", "dalmatia", "prosperity", "triumvirate")
    table = Solo.quiet("celts,romans").put(BOT, discard=pile, nation_deck=("raetia", "unrest"))
    table.slots("", "unrest", "unrest", "unrest", "unrest").clean_up(6)
    player = table.seat(BOT)
    assert (len(player.deck), len(player.discard), len(player.nation_deck)) == (6, 0, 1)
    held = sorted([*table.deck(BOT), table.bot_slots[0]])
    assert held == sorted([*pile, "raetia"])


@pytest.mark.rule("IMP-SOLO-16")
def test_accession_turns_the_table_and_the_last_card_triggers_scoring():
    table = Solo.quiet("celts,romans").put(BOT, nation_deck=()).slots("", *["unrest"] * 4)
    table.clean_up()
    assert table.seat(BOT).empire
    assert table.bot_slots[0] == "julius-caesar"
    assert not table.state.last
    last = Solo.quiet("celts,romans").put(BOT, nation_deck=(), accession="", development=("legions",))
    last.slots("", *["unrest"] * 4)
    last.clean_up()
    assert last.bot_slots[0] == "legions"
    assert last.state.last == 2


@pytest.mark.rule("IMP-SOLO-16")
def test_without_any_card_slots_stay_empty():
    table = Solo.quiet("celts,romans").put(BOT, nation_deck=(), accession="", development=())
    table.slots("glory").clean_up(1)
    assert table.bot_slots == ["glory", "", "", "", ""]
    table.rolled(6)
    assert table.actions == ["bot-resolve 1"]


# Levels


@pytest.mark.rule("IMP-LEVEL-01")
def test_a_roll_above_the_slots_blocks_nothing():
    assert resolved("chieftain", 5) == [1, 2, 3, 4]
    table = Solo.quiet(level="chieftain").slots("glory").clean_up(5)
    assert not any(any(table.on_market(place)) for place in range(1, 6))
    assert table.bot_slots[0] == "glory"


@pytest.mark.rule("IMP-LEVEL-02")
def test_chieftain_has_four_slots():
    assert resolved("chieftain", 2) == [1, 3, 4]
    assert resolved("chieftain", 6) == [1, 2, 3, 4]
    assert discarded_after_refill("chieftain") == []


@pytest.mark.rule("IMP-LEVEL-03")
def test_warlord_discards_after_the_refill():
    assert resolved("warlord", 2) == [1, 3, 4]
    assert discarded_after_refill("warlord") == ["prosperity"]


def discarded_after_refill(level: str) -> list[str]:
    table = Solo.quiet("celts,romans", level).put(BOT, deck=("glory", "prosperity", "advance"))
    size = len(table.seat(BOT).slots)
    table.slots(*["unrest"] * (size - 1), "").clean_up(1)
    assert table.bot_slots[-1] == "glory"
    return table.pile


@pytest.mark.rule("IMP-LEVEL-04", "IMP-LEVEL-06")
def test_slots_of_the_other_levels():
    assert resolved("sovereign", 5) == [1, 2, 3, 4]
    assert resolved("overlord", 6) == resolved("supreme-ruler", 6) == [1, 2, 3, 4, 5]
    assert resolved("overlord", 2) == [1, 3, 4, 5, 6]
    for level in ("imperator", "sovereign", "overlord", "supreme-ruler"):
        assert discarded_after_refill(level) == []


@pytest.mark.rule("IMP-AMB-26")
@pytest.mark.parametrize("level", ["overlord", "supreme-ruler"])
def test_over_the_sixth_slot_there_is_no_market_card(level: str):
    table = Solo.quiet(level=level).slots("", "", "", "", "", "glory").clean_up(6)
    assert table.bot_slots[0] == "glory"
    assert not any(any(table.on_market(place)) for place in range(1, 6))


@pytest.mark.rule("IMP-LEVEL-07")
@pytest.mark.parametrize(("level", "progress"), [("overlord", 0), ("supreme-ruler", 1)])
def test_supreme_ruler_gains_progress_for_unrest(level: str, progress: int):
    table = Solo.quiet("celts,romans", level)
    pile = table.state.unrest
    table.resolve("unrest")
    assert (table.state.unrest, table.tokens(BOT)) == (pile + 1, (0, 0, progress))
    from_pile = Solo.quiet("celts,scythians", level).put(BOT, discard=("unrest",)).resolve("glory")
    assert from_pile.tokens(BOT) == (0, 0, progress)


@pytest.mark.rule("IMP-SOLO-31")
def test_the_journey_goes_on_with_enough_progress():
    table = Solo.quiet("celts,utopians", commons="legends").put(BOT, progress=6, discard=("charity", "meditation"))
    table.market("hills", "oracle").slots("", *["unrest"] * 4)
    table.clean_up()
    assert stage(table) == "path-to-shangri-la"
    assert table.tokens(BOT) == (0, 0, 0)
    assert table.bot_slots[0] == "hills"  # the region that the journey brought
    assert sorted(table.deck(BOT)) == ["charity", "meditation"]
    assert table.pile == []


@pytest.mark.rule("IMP-SOLO-31")
def test_the_journey_stands_still_with_too_little():
    table = Solo.quiet("celts,utopians", commons="legends").put(BOT, progress=4, discard=("charity", "meditation"))
    unrest = table.state.unrest
    table.slots("", *["unrest"] * 4).clean_up()
    assert stage(table) == "visions-of-shangri-la"
    assert table.tokens(BOT) == (0, 0, 4)
    assert table.pile == ["unrest"]
    assert table.state.unrest == unrest - 1
    assert len(table.deck(BOT)) == 1


@pytest.mark.rule("IMP-SOLO-31")
@pytest.mark.parametrize(("population", "last"), [(24, 2), (23, 0)])
def test_the_last_stage_needs_population(population: int, last: int):
    table = Solo.quiet("celts,utopians", commons="legends").put(BOT, population=population, discard=("charity",))
    fixed = table.seat(BOT).fixed[0]
    table.put(BOT, fixed=(type(fixed)(fixed.number, card("shangri-la")),))
    table.slots("", *["unrest"] * 4).clean_up()
    assert table.state.last == last
    assert table.tokens(0) == (0, 0, 0 if last else 1)
    assert table.tokens(BOT)[1] == (population if last else population + 2)


@pytest.mark.rule("IMP-SOLO-31")
def test_a_journey_that_brings_no_card_leaves_slots_empty():
    """A bot that has put all its cards into history, with no fame left."""
    table = Solo.quiet("celts,utopians", commons="legends").put(BOT, population=24).set(fame=(), kings=1 << BOT)
    fixed = table.seat(BOT).fixed[0]
    table.put(BOT, fixed=(type(fixed)(fixed.number, card("shangri-la")),)).slots("unrest").clean_up()
    assert table.bot_slots == ["unrest", "", "", "", ""]
    still = Solo.quiet("celts,utopians", commons="legends").slots("glory").clean_up()
    assert (still.bot_slots, still.pile) == (["glory", "", "", "", ""], ["unrest"])


def stage(table: Solo) -> str:
    return BOX.keys[table.seat(BOT).fixed[0].card]


@pytest.mark.rule("IMP-SOLO-32")
@pytest.mark.parametrize(("nation", "is_empire"), [("atlanteans", True), ("vikings", False), ("arthurians", False)])
def test_bots_with_one_table_keep_it(nation: str, is_empire: bool):
    table = Solo(f"celts,{nation}", commons="legends")
    assert table.seat(BOT).empire == is_empire
    table.put(BOT, nation_deck=(), deck=(), discard=()).slots("", *["unrest"] * 4).clean_up()
    assert table.seat(BOT).empire == is_empire
    tables = BOX.bots[BOX.nation_of[nation]]
    assert tables.of(True) is tables.of(False)


def test_every_row_of_every_table_fits_some_card():
    for nation, tables in zip(BOX.nations, BOX.bots, strict=True):
        for is_empire in (False, True):
            table = tables.of(is_empire)
            assert set(table.row) == set(range(len(table.program))), nation.key
            assert table.row[card("unrest")] == 0


def test_the_observation_tells_which_cards_are_hidden_not_where():
    table = Solo("greeks,romans")
    seen = TITLE.observe(table.state, 0).seats[BOT]
    assert Counter(seen.deck_holds) == Counter(BOX.nations[BOX.nation_of["romans"]].cards["draw_deck"])
    table.put(BOT, slots=((card("glory"),), *table.seat(BOT).slots[1:]))
    assert card("glory") not in TITLE.observe(table.state, 0).seats[BOT].slots[0]


@pytest.mark.rule("IMP-SOLO-11")
def test_the_journey_card_does_not_change_what_the_bot_gains():
    table = Solo.quiet("celts,utopians", commons="legends")
    fixed = table.seat(BOT).fixed[0]
    table.put(BOT, fixed=(type(fixed)(fixed.number, card("shangri-la")),)).market("oracle 2m").resolve("druids")
    assert table.tokens(BOT) == (2, 0, 1)


@pytest.mark.rule("IMP-SOLO-11")
def test_no_card_of_the_bot_waits_for_events():
    plain, waiting = (Solo.quiet("celts,vikings").put(BOT, play=play) for play in ((), ("longships",)))
    for table in (plain, waiting):
        table.set(exile=(card("hills"),)).resolve("prosperity")
    assert plain.deck(BOT) == waiting.deck(BOT) == ["hills"]
    assert plain.tokens(BOT) == waiting.tokens(BOT)
    assert waiting.asked == plain.asked


def test_the_option_names_the_printed_levels():
    assert tuple(level.key for level in BOX.book.levels) == LEVELS
