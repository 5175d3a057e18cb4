"""Keywords and effects at their edges: several at once, nothing there, a sudden end, other seats and nations."""

from __future__ import annotations

import attrs
import pytest

from ludarium.engine.zones import card_of, knowers, shown
from ludarium.games.imperium.state import COLLAPSE
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX, TITLE, Table, card, names, plain

# Counts and costs


@pytest.mark.rule("IMP-ABAN-04", "IMP-ABAN-06", "IMP-NOTE-05")
def test_a_road_that_is_two_regions_leaves_the_choice():
    play = ("gandhara", "indus-valley", "grand-trunk-road")
    table = plain("mauryans,celts").put(hand=("glory",), play=play).do("play glory")
    assert table.asked == (0, "abandon")  # two of the three are enough
    table.do("pick play grand-trunk-road 102", "pick play gandhara 100")
    assert table.in_play() == ["indus-valley"]
    assert table.asked == (0, "take-fame")


@pytest.mark.rule("IMP-EFF-08", "IMP-NOTE-05")
@pytest.mark.parametrize(
    ("given", "acquired"),
    [
        (("hills",), 1),
        (("hills", "river"), 2),
        (("grand-trunk-road",), 2),
        (("hills", "river", "grand-trunk-road"), 3),
    ],
)
def test_for_each_runs_as_often_as_regions_were_abandoned(given, acquired):
    table = plain("qin,celts", sides="ba").put(hand=("school-of-diplomacy",), play=(*given, "coast"))
    table.market("marsh", "marsh", "marsh", "marsh", "marsh").do("play school-of-diplomacy")
    for at, key in enumerate(given):
        table.do(f"pick play {key} {100 + at}")
    if table.asked[1] == "abandon":
        table.do("skip")
    for _ in range(acquired):
        assert table.asked == (0, "acquire")
        table.do(table.actions[0])
    assert table.asked == (0, "activate")


@pytest.mark.rule("IMP-EFF-09", "IMP-OLM-04", "IMP-AMB-29")
def test_what_a_bot_returned_counts_too():
    table = Solo.quiet("olmecs,romans").put(0, hand=("cacao", "unrest")).put(BOT, discard=("unrest", "unrest"))
    table.activating().do("play cacao", "pick hand unrest")
    assert table.tokens()[2] == 2
    assert table.pile == ["unrest"]


@pytest.mark.rule("IMP-DISC-03", "IMP-EXH-04", "IMP-OLM-02")
@pytest.mark.parametrize(("exhaust", "is_usable"), [(1, False), (2, True)])
def test_a_token_is_not_given_twice(exhaust, is_usable):
    table = plain("olmecs,celts").put(play=("calendar", "step-pyramids"), hand=("stone-mask",), exhaust=exhaust)
    assert ("use calendar 100" in table.actions) is is_usable
    masks = plain("olmecs,celts").put(play=("calendar", "step-pyramids"), hand=("stone-mask",) * 2, exhaust=1)
    masks.do("use calendar 100").until("choose")
    assert masks.hand() == []


# Choices


@pytest.mark.rule("IMP-CHO-04")
def test_of_several_options_those_without_effect_are_not_offered():
    table = plain("mauryans,celts").put(play=("edicts-of-ashoka",), hand=("oracle",), discard=(), deck=("elders",))
    table.do("use edicts-of-ashoka 100")
    assert table.hand() == ["elders"]  # only the draw was open
    assert table.asked == (0, "activate")
    only = plain("mauryans,celts").put(play=("edicts-of-ashoka",), hand=("oracle",), deck=(), discard=("unrest",))
    only.put(nation_deck=(), accession="").do("use edicts-of-ashoka 100", "option 2")
    assert only.discard() == []
    assert only.asked == (0, "activate")  # nothing is left to draw


@pytest.mark.rule("IMP-DRAW-03", "IMP-NOTE-11")
def test_nothing_drawn_is_nowhere_to_put():
    table = plain().put(hand=("marvellous",), deck=(), discard=("elders",)).do("play marvellous")
    assert table.asked == (0, "activate")
    assert table.discard() == ["elders", "marvellous"]


@pytest.mark.rule("IMP-ALL-02", "IMP-RESH-12")
def test_a_development_alone_is_something_to_draw():
    table = plain("romans,greeks").put(hand=("prosperity",)).put(1, empire=True, deck=(), discard=())
    table.do("play prosperity", "no")
    assert table.asked == (1, "may")
    table.do("yes", "develop greek-prosperity").until("choose")
    assert table.hand(1) == ["greek-prosperity"]
    marked = plain("romans,greeks").put(hand=("prosperity",))
    marked.put(1, empire=True, deck=(), discard=(), development_mark=True).do("play prosperity", "no")
    assert marked.asked == (0, "choose")


@pytest.mark.rule("IMP-AMB-37")
def test_a_card_that_needs_no_combs_uses_them_up():
    table = plain("arthurians,celts").put(hand=("metropolis", "coinage"), play=("twrch-trwyth",), any_state=True)
    table.do("use twrch-trwyth 100", "pick hand metropolis")
    assert table.why_not("play coinage") == "IMP-STATE-02"


# The market


@pytest.mark.rule("IMP-ACQ-03", "IMP-ACQ-04", "IMP-COLL-01")
def test_tokens_are_gained_before_the_refill_ends_the_match():
    table = plain().put(hand=("armenians",)).market("oracle 3g", "hills").set(unrest=1, main=(card("temple"),) * 2)
    table.do("play armenians")
    assert table.state.ended == COLLAPSE
    assert table.hand() == ["oracle", "unrest"]
    assert table.tokens()[2] == 13


@pytest.mark.rule("IMP-ACQ-03", "IMP-EFF-10", "IMP-AMB-50")
def test_shangri_la_replaces_materials_of_a_market_card_once():
    table = plain("utopians,celts,romans")
    fixed = table.seat().fixed
    table.put(fixed=(fixed[0], type(fixed[1])(2, card("shangri-la"))), hand=("armenians",))
    table.market("oracle 3m 1p 1g", "hills").do("play armenians")
    assert [table.tokens(seat) for seat in range(3)] == [(10, 13, 11), (10, 10, 11), (10, 10, 11)]


@pytest.mark.rule("IMP-AMB-02", "IMP-EXIL-07", "IMP-VIK-02")
def test_unrest_of_an_exiled_card_is_taken_from_the_pile():
    table = plain("vikings,celts").put(hand=("conquer",), nation_deck=("combs", "skis"), play=("cartography",))
    table.put(progress=0).set(exile=(card("ionians"),)).market("oracle")
    table.do("play conquer", "option 1")
    assert table.hand() == ["ionians", "unrest"]
    assert table.asked == (0, "may")  # they look at the top nation card


@pytest.mark.rule("IMP-EXIL-08")
def test_an_own_card_in_exile_may_be_acquired():
    table = plain("celts,romans").put(hand=("conquer",), play=("chariots",), empire=True, progress=0)
    table.set(exile=(card("fortunate-isle"),)).market("oracle").do("play conquer", "option 1")
    assert table.hand() == ["fortunate-isle"]


@pytest.mark.rule("IMP-BT-02", "IMP-MKT-07")
def test_unrest_under_a_card_broken_through_for_goes_to_the_pile():
    table = plain().put(hand=("triumvirate",)).market("gambling 2m", "hills").set(main=(card("coast"),) * 3)
    pile = table.state.unrest
    table.do("play triumvirate", "pick market 1")
    assert table.hand() == ["gambling"]
    assert table.tokens()[0] == 12
    assert table.state.unrest == pile + 1


# Attacks


@pytest.mark.rule("IMP-AMB-08", "IMP-ATK-02", "IMP-ATK-05")
def test_protection_is_declared_in_turn_order_before_the_first_step():
    table = plain("celts,scythians,carthaginians,greeks").put(2, hand=("elephants",), empire=True)
    table.put(3, play=("cape", "hills")).put(0, play=("wilderness", "hills")).put(1, play=("mounted-archers", "hills"))
    table.activating(2).do("play elephants")
    asked = [table.asked]
    for answer in ("no", "no", "use mounted-archers 100"):
        assert [len(table.in_play(seat)) for seat in (3, 0, 1)] == [2, 2, 2]
        asked.append(table.do(answer).asked)
    assert asked == [(3, "may"), (0, "may"), (1, "react"), (3, "abandon")]


@pytest.mark.rule("IMP-ATK-04")
@pytest.mark.parametrize("recalled", ["long-walls-ii", "long-walls-iii"])
def test_long_walls_ii_recalls_any_long_walls(recalled):
    table = plain("celts,qin").put(hand=("boudicca",)).put(1, play=("long-walls-ii", "long-walls-iii", "hills"))
    table.do("play boudicca")
    table.do(next(text for text in table.actions if text.startswith(f"pick play {recalled} ")))
    assert table.hand(1) == [recalled]
    assert "hills" in table.in_play(1)


@pytest.mark.rule("IMP-ATK-05")
def test_protection_is_paid_with_progress_for_population():
    table = plain("celts,romans").put(hand=("boudicca",))
    table.put(1, play=("fortified-region", "hills"), population=0, progress=1).do("play boudicca")
    table.do("use fortified-region 100")
    assert table.tokens(1)[1:] == (0, 0)
    assert table.in_play(1) == ["fortified-region", "hills"]
    poor = plain("celts,romans").put(hand=("boudicca",)).put(1, play=("fortified-region",), population=0, progress=0)
    assert poor.do("play boudicca").in_play(1) == []


@pytest.mark.rule("IMP-ATK-02", "IMP-ATK-05")
def test_one_protection_is_enough():
    table = plain("celts,scythians,romans").put(hand=("boudicca",)).put(2, play=("hills",))
    table.put(1, play=("mounted-archers", "fortified-region", "hills")).do("play boudicca")
    assert table.actions == ["use mounted-archers 100", "use fortified-region 101", "skip"]
    table.do("use mounted-archers 100")
    assert table.asked == (0, "activate")
    assert (len(table.in_play(1)), table.in_play(2)) == (3, [])


@pytest.mark.rule("IMP-AMB-09", "IMP-AMB-10")
def test_the_protected_gain_population_and_lose_no_materials():
    table = plain("greeks,scythians,celts").put(hand=("greek-mercenaries",)).put(1, play=("mounted-archers",))
    table.do("play greek-mercenaries", "use mounted-archers 100")
    assert [table.tokens(seat)[:2] for seat in range(3)] == [(12, 10), (10, 11), (8, 11)]


@pytest.mark.rule("IMP-TAKE-02", "IMP-AMB-46")
def test_unrest_is_taken_in_turn_order_until_there_is_none():
    table = plain("greeks,celts,romans,persians", commons="legends").put(2, hand=("celts",)).set(unrest=2)
    table.market("hills").activating(2).do("play celts")
    assert table.state.ended == COLLAPSE
    assert ["unrest" in table.hand(seat) for seat in range(4)] == [True, False, False, True]


# Garrisons and solstices


@pytest.mark.rule("IMP-HIST-05", "IMP-GARR-04")
def test_a_garrison_follows_into_history():
    table = plain().put(hand=("rome-the-eternal-city",), play=("city-of-rome+elders",), empire=True)
    assert table.do("play rome-the-eternal-city").history() == ["city-of-rome", "elders"]


@pytest.mark.rule("IMP-AMB-20")
def test_a_card_that_has_left_has_no_solstice_any_more():
    table = plain("scythians,celts").put(play=("tents", "highlands"), hand=()).solstice()
    table.do("solstice tents 100", "pick play highlands 101")
    assert table.asked == (0, "turn")
    assert table.tokens()[1] == 10


@pytest.mark.rule("IMP-AMB-20", "IMP-RESH-08")
def test_a_card_that_enters_at_the_solstice_waits_for_the_next():
    table = plain("arthurians,celts").put(play=("viviane-of-the-lake",), hand=(), deck=(), discard=("elders",))
    table.put(nation_deck=()).solstice()
    table.do("solstice viviane-of-the-lake 100", "option 2").until("turn")
    assert table.in_play() == ["gwaith-camlan", "viviane-of-the-lake"]
    assert "unrest" not in table.hand()
    assert table.history() == []


# Finding


@pytest.mark.rule("IMP-FIND-04", "IMP-FIND-05")
def test_a_search_in_vain_shuffles_the_decks():
    table = plain("mauryans,celts").put(hand=("chanakya",), play=("arthashastra",), discard=())
    _let_know_decks(table).do("play chanakya", "option 2")
    assert not any(knowers(place) for place in (*table.seat().deck, *table.seat().nation_deck))
    assert "arthashastra" in table.in_play()


@pytest.mark.rule("IMP-FIND-01", "IMP-FIND-02")
def test_a_card_found_in_hand_leaves_the_decks_alone():
    table = plain("mauryans,celts").put(hand=("chanakya", "arthashastra"), discard=())
    _let_know_decks(table).do("play chanakya", "option 2")
    assert table.discard() == ["arthashastra"]
    assert all(knowers(place) for place in (*table.seat().deck, *table.seat().nation_deck))


def _let_know_decks(table: Table) -> Table:
    """The first seat knows the order of its decks."""
    player = table.seat()
    decks = {name: tuple(shown(place, 1) for place in getattr(player, name)) for name in ("deck", "nation_deck")}
    return table.set(seats=(attrs.evolve(player, **decks), *table.state.seats[1:]))


@pytest.mark.rule("IMP-FIND-06")
def test_the_accession_card_is_not_found():
    table = plain("vikings,celts").put(hand=("erik-the-red",), play=("scandinavia",), deck=(), discard=(), progress=0)
    table.put(nation_deck=("unrest",), accession="hills").do("play erik-the-red")
    assert table.hand() == ["scandinavia"]  # just abandoned, and the only region there
    assert BOX.keys[table.seat().accession] == "hills"


# Unrest, marks


@pytest.mark.rule("IMP-UNR-02")
def test_unrest_costs_one_at_least_and_population_is_never_cut():
    table = plain("egyptians,celts").put(hand=("unrest", "oracle"), play=("pyramids",))
    table.put(materials=0, population=0, progress=0).do("play unrest")
    assert table.discard()[-1] == "oracle"
    play = ("pyramids", "direct-democracy", "buddhism", "long-walls-i")
    many = plain("egyptians,celts").put(hand=("unrest", "oracle"), play=play, materials=1, population=0, progress=0)
    assert many.do("play unrest").actions == ["option 2", "option 3"]
    assert many.do("option 3").tokens() == (0, 0, 0)
    none = plain("egyptians,celts").put(hand=("unrest",), play=play, materials=0, population=0, progress=0)
    assert none.why_not("play unrest") == "IMP-PAY-01"


@pytest.mark.rule("IMP-RETU-02")
def test_no_unrest_returned_fires_nothing():
    table = plain("atlanteans,celts").put(hand=("rituals-ceremonies",), play=("vast-wealth",), empire=False)
    table.do("play rituals-ceremonies", "option 1")
    assert table.asked == (0, "activate")
    assert table.tokens()[0] == 10


@pytest.mark.rule("IMP-AMB-44")
def test_acclaimed_counts_itself():
    table = plain(commons="legends").put(deck=("acclaimed", "moneylenders"), materials=0, progress=0)
    assert table.points()["counted"] == 2


@pytest.mark.rule("IMP-AMB-45")
def test_marks_count_not_cards():
    table = plain().put(deck=("agriculture", "nisaean-plain"))
    assert table.points()["counted"] == 4


@pytest.mark.rule("IMP-LOOK-01", "IMP-LOOK-02")
def test_cards_looked_at_go_back_in_any_order_unseen_by_others():
    table = plain("olmecs,celts").put(hand=("ritual-sacrifice", "stone-mask", "stone-mask"), progress=0, empire=True)
    table.put(play=("step-pyramids",), exhaust=0).set(fame=tuple(map(card, ("great", "glorious", "notorious"))))
    table.do("play ritual-sacrifice", "pick fame glorious", "under great")
    assert [BOX.keys[card_of(place)] for place in table.state.fame] == ["notorious", "great"]
    other = TITLE.observe(table.state, 1)
    assert (set(other.fame), other.seats[0].hand) == ({-1}, (-1,))
    assert names(TITLE.observe(table.state, 0).fame) == ["great", "notorious"]


# Passives


@pytest.mark.rule("IMP-PASS-02", "IMP-GARR-02")
@pytest.mark.parametrize(
    ("held", "population"),
    [
        ({"play": ("medicine",)}, 8),
        ({"play": ("hills+medicine",)}, 7),
        ({"discard": ("medicine",)}, 7),
        ({"history": ("medicine",)}, 7),
    ],
)
def test_a_passive_works_in_play_only(held, population):
    table = plain("egyptians,celts").put(hand=("development-3",), empire=True, progress=0, **held)
    table.put(development=("pyramids", "ramesses-ii")).do("play development-3", "option 1", "pick development pyramids")
    assert table.tokens()[1] == population


@pytest.mark.rule("IMP-AMB-48")
def test_a_region_resolved_once_more_leaves_combs_alone():
    table = plain("arthurians,celts").put(hand=("bedwyr",), play=("britannia-prima",), deck=("elders",))
    table.do("play bedwyr").put(any_state=True).do("pick play britannia-prima 100")
    assert table.hand() == ["elders"]
    assert table.seat().any_state


@pytest.mark.rule("IMP-UTO-05", "IMP-FIND-04")
def test_a_search_may_empty_the_deck():
    table = plain("utopians,celts").put(hand=("chanakya",), deck=("arthashastra",))
    table.do("play chanakya", "option 2")
    assert table.discard()[:1] == ["arthashastra"]
    assert table.hand() == ["unrest"]
