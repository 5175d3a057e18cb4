"""The edges of what sets nations apart: more seats, the other way round, what is missing."""

from __future__ import annotations

import pytest

from tests.games.imperium.table import BOX, card, plain


@pytest.mark.rule("IMP-ART-01")
def test_arthurians_have_nothing_to_develop():
    table = plain("arthurians,celts").put(hand=("king-minos",), discard=(), deck=())
    table.do("play king-minos")
    assert table.asked == (0, "activate")  # not which quest to develop
    assert len(table.seat().development) == 5


@pytest.mark.rule("IMP-ART-05", "IMP-ART-06")
def test_morigena_brings_quest_and_nation_card():
    play = ("britannia-prima+myrddin-wyllt-merlin", "hills")
    table = plain("arthurians,celts,romans").put(hand=("morigena",), play=play, quest="excalibur", discard=())
    table.put(nation_deck=("bedwyr",)).do("play morigena", "pick play britannia-prima 100")
    assert table.in_play() == ["hills"]
    assert table.discard() == ["bedwyr", "britannia-prima", "excalibur", "morigena", "myrddin-wyllt-merlin"]
    assert table.seat().quest == -1
    assert [table.hand(seat) for seat in range(3)] == [["unrest"]] * 3
    plain_one = plain("arthurians,celts").put(hand=("morigena",), play=("hills+bedwyr",), quest="excalibur")
    assert plain_one.do("play morigena").asked == (0, "activate")
    assert BOX.keys[plain_one.seat().quest] == "excalibur"


@pytest.mark.rule("IMP-ART-10")
def test_cafall_exiles_the_active_quest():
    table = plain("arthurians,celts").put(hand=("cafall",), quest="twrch-trwyth", deck=("oracle", "elders"))
    table.do("play cafall", "pick hand oracle", "pick active_quest twrch-trwyth")
    assert (table.exile(), table.seat().quest) == (["twrch-trwyth"], -1)


@pytest.mark.rule("IMP-ART-11")
def test_the_court_counts_civilised_cards_wherever_they_are():
    table = plain("arthurians,celts").put(play=("king-arthurs-court", "hills+temple"), deck=("drama-poetry",))
    assert table.put(history=("oracle",), discard=("exports", "gambling")).points()["counted"] >= 4


@pytest.mark.rule("IMP-ART-12", "IMP-AMB-18")
def test_without_king_arthur_in_a_garrison_guennuvar_only_acquires():
    table = plain("arthurians,celts,romans").put(hand=("guennuvar", "king-arthur", "metropolis")).market("oracle")
    table.do("play guennuvar")
    assert table.hand() == ["king-arthur", "metropolis", "oracle", "unrest"]
    assert (table.tokens(1)[2], table.tokens(2)[2]) == (11, 11)


@pytest.mark.rule("IMP-ATL-03")
def test_flood_does_not_take_itself_for_a_region():
    table = plain("atlanteans,celts", sides="ba").put(hand=("flood",), play=("moats-and-walls",), discard=())
    table.market("oracle", "ionians").do("play flood")
    assert (table.hand(), table.discard(), table.in_play()) == ([], ["flood"], ["moats-and-walls"])


@pytest.mark.rule("IMP-CEL-01", "IMP-AMB-33")
@pytest.mark.parametrize(
    ("market", "suit", "hands"),
    [("oracle", "uncivilised", ["unrest"]), ("gambling", "civilised", ["unrest"]), ("temple", "civilised", [])],
)
def test_celts_answer_uncivilised_cards(market: str, suit: str, hands: list[str]):
    table = plain("celts,romans,greeks,persians").put(hand=("imperial",))
    table.market(market).do("play imperial", "option 1", f"declare {suit}", "pick market 1")
    assert (table.asked == (0, "react")) == bool(hands)
    if hands:
        table.do("use celts-a 1")
    assert [table.hand(seat) for seat in (1, 2, 3)] == [hands] * 3


@pytest.mark.rule("IMP-GRE-01")
def test_greeks_buy_a_card():
    table = plain("greeks,celts").market("oracle", "temple", "hills").do("use greeks-a 1")
    assert table.actions == ["declare uncivilised", "declare civilised"]
    table.do("declare civilised", "pick market 2")
    assert table.hand() == ["temple"]
    assert (table.seat().actions, table.seat().exhaust) == (1, 4)


@pytest.mark.rule("IMP-MAC-01")
def test_phalanx_on_side_b_adds_nothing():
    table = plain("macedonians,celts", sides="ba").put(play=("phalanx",), discard=("orestis",)).do("use phalanx 100")
    assert table.tokens()[0] == 12
    assert "use phalanx 100" not in plain("macedonians,celts").put(play=("phalanx",), actions=0).actions


@pytest.mark.rule("IMP-MAC-02")
def test_alexander_in_history():
    table = plain("macedonians,celts").put(hand=("alexander-the-great",), history=("alexander",), empire=True)
    assert "play alexander-the-great" in table.actions


@pytest.mark.rule("IMP-MAU-01")
def test_edicts_need_ashoka_in_history():
    table = plain("mauryans,celts").put(hand=("edicts-of-ashoka",), discard=("ashoka",), empire=True)
    assert table.why_not("play edicts-of-ashoka") == "IMP-ACT-09"
    assert "play edicts-of-ashoka" in table.put(history=("ashoka",)).actions


@pytest.mark.rule("IMP-MIN-01")
def test_pottery_is_paid_for():
    table = plain("minoans,celts").put(play=("pottery",), materials=2, progress=0).solstice()
    table.do("solstice pottery 100", "option 1")
    assert (table.tokens()[0], table.seat().play[0].tokens) == (0, 1)
    poor = plain("minoans,celts").put(play=("pottery",), materials=1, progress=0, discard=()).solstice()
    assert poor.do("solstice pottery 100").discard() == ["pottery"]


@pytest.mark.rule("IMP-PER-02")
def test_persians_need_two_cards_an_action_and_population():
    for lacking in ({"hand": ("oracle",)}, {"actions": 0}, {"population": 0, "progress": 0}):
        table = plain("persians,celts").put(hand=("oracle", "elders")).put(**lacking)
        assert "use persians-a 1" not in table.actions


@pytest.mark.rule("IMP-QIN-02")
def test_legalism_abandons_confucianism():
    table = plain("qin,celts").put(hand=("legalism",), play=("confucianism",), discard=(), empire=True)
    table.do("play legalism")
    assert (table.in_play(), table.discard()) == (["legalism"], ["confucianism"])


@pytest.mark.rule("IMP-QIN-03")
@pytest.mark.parametrize(
    ("key", "before"),
    [
        ("duke-zhuang-of-qin", ()),
        ("king-wu-of-qin", ("duke-zhuang-of-qin",)),
        ("emperor-qin-shi-huang", ("king-wu-of-qin",)),
    ],
)
def test_each_ruler_of_qin_follows_another(key: str, before: tuple[str, ...]):
    table = plain("qin,celts").put(hand=(key,), play=("mandate-of-heaven",), history=before)
    table.put(empire=BOX.cards[card(key)].state == "empire")
    assert f"play {key}" in table.actions
    assert table.put(play=()).why_not(f"play {key}") == "IMP-ACT-09"
    if before:
        table.put(play=("mandate-of-heaven",), history=(), discard=before)
        assert table.why_not(f"play {key}") == "IMP-ACT-09"


@pytest.mark.rule("IMP-VIK-02")
def test_vikings_look_once_for_each_unrest():
    table = plain("vikings,celts").put(play=("gwaith-camlan",), nation_deck=("combs", "skis", "sagas"), hand=())
    table.solstice()
    assert table.asked == (0, "may")
    table.do("yes", "yes")
    assert [BOX.keys[place & 4095] for place in table.seat().nation_deck] == ["sagas", "combs", "skis"]
    single = plain("vikings,celts").put(play=("gwaith-camlan",), nation_deck=("combs",), hand=()).solstice()
    assert single.asked[1] != "may"  # nothing can lie under the zenith card


@pytest.mark.rule("IMP-NOTE-06")
def test_one_of_the_two_nomads_has_the_mark():
    table = plain("scythians,celts").put(hand=("nomads", "nomads-2"), empire=True)
    open_ = [key for key in ("nomads", "nomads-2") if f"play {key}" in table.actions]
    assert len(open_) == 1
    assert table.put(empire=False).actions[:2] == ["play nomads", "play nomads-2"]
