"""Actions of developments, and of the Capital."""

from __future__ import annotations

import attrs
import pytest

from ludarium.games.rome.content import Ability
from ludarium.games.rome.kinds import SPACE_OF

from .table import BOX, Table, changed, reading, remade

R2C3 = SPACE_OF["r2c3"]


def having(key, leader="livia", **kinds):
    return Table(leader, hand="", **{"gold": 0, **kinds}).no_enemies().developed(key, "r2c3").token("r2c3")


def working(**ability):
    """The title in which the granary has one other ability."""
    return changed("developments", "granary", produce=(), abilities=(Ability(**ability),))


@pytest.mark.rule("ROM-DEV-01", "ROM-DEV-02", "ROM-DEV-15")
def test_several_actions_of_one_card_from_anywhere():
    title = changed(
        "developments",
        "smithy",
        abilities=(
            *BOX.content.developments[10].abilities,
            Ability("when_spent", reading({"do": "gain", "what": "gold"})),
        ),
    )
    table = Table("livia", hand="", title=title, iron=1).no_enemies().developed("smithy", "r2c3").token("r2c3")
    table.pawn("r5c5").play("work r2c3 1", "spend r2c3 1")
    assert (table.have("military"), table.have("gold")) == (3, 1)


@pytest.mark.rule("ROM-DEV-05", "ROM-DEV-06")
def test_while_influenced_needs_a_ready_token():
    table = having("smithy", iron=3)
    assert table.offered("work") == ["work r2c3 1"]
    table.play("produce r2c3")
    assert not table.offered("work")
    assert table.why_not("work r2c3 1").rule == "ROM-DEV-05"
    assert not having("smithy", iron=1).change(ready=()).offered("work")


@pytest.mark.rule("ROM-AMB-47", "ROM-DEV-05")
def test_how_often_while_influenced():
    pay = reading(
        {"do": "cost_then", "cost": [{"do": "pay", "what": "iron"}], "then": [{"do": "gain", "what": "gold"}]}
    )
    either = reading({"do": "choose", "options": [[{"do": "cost_then", "cost": [{"do": "pay", "what": w}],
        "then": [{"do": "gain", "what": "gold"}]}] for w in ("iron", "food")]})  # fmt: skip
    free = reading({"do": "gain", "what": "gold"})
    for steps, times in ((pay, 3), (either, 3), (free, 1)):
        title = working(kind="while_influenced", steps=steps)
        table = Table("livia", hand="", title=title, iron=3, gold=0).no_enemies()
        table.developed("granary", "r2c3").token("r2c3")
        for _ in range(times):
            table.play("work r2c3 1")
        assert table.have("gold") == times
        assert not table.offered("work")
    assert table.why_not("work r2c3 1").rule == "ROM-DEV-16"
    assert table.end_turn().offered("work")


@pytest.mark.rule("ROM-DEV-07")
def test_when_spent_needs_a_token_on_that_card():
    table = having("tabernae").developed("domus", "r2c4")
    assert table.offered("spend") == ["spend r2c3 1"]
    assert table.why_not("spend r2c4 1").rule == "ROM-DEV-07"
    table.play("spend r2c3 1")
    assert (table.have("gold"), table.seat.spent) == (1, (R2C3,))


@pytest.mark.rule("ROM-DEV-08")
def test_produce():
    table = having("water_mill").play("produce r2c3")
    assert (table.have("water"), table.have("industry"), table.seat.spent) == (1, 2, (R2C3,))
    assert table.why_not("produce r2c3").rule == "ROM-DEV-08"


@pytest.mark.rule("ROM-DEV-09", "ROM-CAP-01")
@pytest.mark.parametrize(("first", "iron"), [("produce r2c3", 2), ("spend r2c3 1", 4)])
def test_one_token_pays_for_one_action(first, iron):
    table = having("iron_mine").play(first)
    assert table.have("iron") == iron
    assert not [text for text in table.offers if "r2c3" in text]


@pytest.mark.rule("ROM-DEV-10", "ROM-INF-03")
def test_a_spent_token_stays_until_cleanup():
    table = having("workshop").pawn("r2c3").play("produce r2c3")
    assert not table.offered("influence")
    assert table.end_turn().offered("influence")


@pytest.mark.rule("ROM-DEV-12", "ROM-DEV-11")
def test_ongoing_effects_need_no_token():
    table = Table("livia", hand="oratory").no_enemies().developed("appian_way", "r2c3").tracks(capacity=0)
    assert table.play("march oratory").have("movement") == 4


@pytest.mark.rule("ROM-AMB-69")
def test_what_a_card_says_goes_first():
    table = Table("hadrian", hand="oratory").no_enemies().developed("appian_way", "r2c3").tracks(capacity=1)
    assert table.play("march oratory").have("movement") == 4


@pytest.mark.rule("ROM-DEV-16")
def test_a_once_a_turn_action_stays_used():
    produce = reading({"do": "gain", "what": "food"})
    title = changed("developments", "odeon", produce=produce)
    table = Table("livia", hand="chariot_racing", title=title, gold=1).no_enemies()
    table.developed("odeon", "r2c3").token("r2c3").play("spend r2c3 1")
    assert table.have("culture") == 3
    table.play("boost chariot_racing", "option 1", "at r2c3")
    assert not table.offered("spend")
    assert table.why_not("spend r2c3 1").rule == "ROM-DEV-16"
    assert table.offered("produce") == ["produce r2c3"]
    table.end_turn()
    assert "spend r2c3 1" in table.offers


@pytest.mark.rule("ROM-DEV-16", "ROM-INF-11")
def test_readying_elsewhere_than_here():
    table = having("odeon").developed("workshop", "r2c2").token("r2c2", "spent").play("spend r2c3 1")
    assert table.offers == ["at r2c2", "skip"]


@pytest.mark.rule("ROM-LEA-19", "ROM-AMB-84", "ROM-ATT-10")
def test_two_points_face_down_once_a_turn():
    table = Table("marcus", hand="oratory palisades salt_pans").no_enemies()
    table.play("face-down oratory", "take culture", "face-down palisades", "take military with temperance")
    assert (table.have("culture"), table.have("military")) == (1, 2)
    assert table.play("face-down salt_pans").offers == [
        "take culture", "take technology", "take military", "take industry"
    ]  # fmt: skip
    both = Table("marcus", hand="oratory palisades").no_enemies().developed("ludus", "r2c3").token("r2c3")
    both.play("face-down oratory", "take culture with ludus", "face-down palisades", "take culture with temperance")
    assert both.have("culture") == 4


# The Capital


def capital(leader="livia", **kinds):
    return Table(leader, hand="", **{"gold": 0, **kinds}).token("r3c3").pawn("r1c1")


@pytest.mark.rule("ROM-CAP-01", "ROM-CAP-07")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_three_actions_for_one_token(number):
    table = capital(food=1)
    assert table.offered("spend") == ["spend r3c3 1", "spend r3c3 2", "spend r3c3 3"]
    table.play(f"spend r3c3 {number}")
    if number == 1:
        table.play("no")
    assert table.seat.spent == (SPACE_OF["r3c3"],)
    assert not table.offered("spend")


@pytest.mark.rule("ROM-CAP-07", "ROM-LDB-10")
@pytest.mark.parametrize(("answer", "gold", "strife"), [("no", 2, 0), ("yes", 5, 1)])
def test_taxes(answer, gold, strife):
    table = capital("hadrian").tracks(population=2).play("spend r3c3 1", answer)
    assert (table.have("gold"), table.keys("discard")) == (gold, ["strife"] * strife)


@pytest.mark.rule("ROM-CAP-07", "ROM-AMB-73")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_the_festival(zone):
    table = capital(food=1).put("strife", zone).play("spend r3c3 2")
    assert table.have("food") == 0
    assert table.offers == [f"pick {zone} strife", "skip"]
    assert table.play(f"pick {zone} strife").state.strife == 10
    assert not capital(gold=5).offered("spend r3c3 2")


@pytest.mark.rule("ROM-AMB-80", "ROM-CLN-03")
def test_a_festival_for_nothing_brings_the_token_back():
    table = capital(food=1)
    influence = table.seat.influence
    table.play("spend r3c3 2")
    assert table.asked == "action"
    assert table.end_turn().seat.influence == influence + 1


@pytest.mark.rule("ROM-CAP-07", "ROM-LOA-07")
def test_borrow():
    table = capital().play("spend r3c3 3")
    assert (table.have("gold"), table.keys("discard")) == (4, ["loan"])
    assert not [text for text in Table("hadrian", hand="", gold=0).offers if "loan" in text or "spend" in text]


@pytest.mark.rule("ROM-CAP-02")
def test_the_capital_takes_influence():
    assert Table(hand="").offered("influence") == ["influence"]


@pytest.mark.rule("ROM-CAP-05", "ROM-LVL-02")
def test_the_capital_is_no_development():
    table = Table("hadrian", hand="institutions", gold=0)
    table.play("basic institutions", "option 2")
    assert table.have("gold") == 1
    assert table.seat.built == 0


@pytest.mark.rule("ROM-CAP-08", "ROM-LEA-02")
def test_a_capital_action_from_a_card():
    table = Table("augustus", hand="princeps_civitatis", gold=0).pawn("r1c1").play("basic princeps_civitatis")
    assert table.offers == ["capital taxes", "capital borrow", "skip"], "no food for the Festival"
    table.play("capital taxes", "no", "take culture 1")
    assert (table.have("gold"), table.have("culture")) == (1, 1)
    assert table.seat.ready == table.seat.spent == ()


@pytest.mark.rule("ROM-DEV-16", "ROM-CAP-08")
def test_a_limit_belongs_to_the_card_whoever_grants_its_action():
    sheet = BOX.sheet
    taxes, *others = sheet.capital.actions
    limited = attrs.evolve(sheet.capital, actions=(attrs.evolve(taxes, limit="once_per_turn"), *others))
    title = remade(sheet=attrs.evolve(sheet, capital=limited))
    table = Table("augustus", hand="princeps_civitatis", title=title).token("r3c3").play("spend r3c3 1", "no")
    table.play("basic princeps_civitatis")
    assert table.offers == ["capital borrow", "skip"]


@pytest.mark.rule("ROM-AMB-74")
def test_no_capital_action_while_an_enemy_is_there():
    table = having("senate_house", "trajan", food=1)
    assert table.offered("spend") == ["spend r2c3 1"]
    table.enemy("r3c3", "marcomanni", aggressive=True)
    assert not table.offered("spend")
    princeps = Table("augustus", hand="princeps_civitatis").enemy("r3c3", "marcomanni", aggressive=True)
    princeps.play("basic princeps_civitatis")
    assert princeps.asked == "take-any", "the rest of the card"
    own = capital(food=1).enemy("r3c3", "marcomanni", aggressive=True)
    assert not own.offered("spend")


@pytest.mark.rule("ROM-AMB-77", "ROM-LEA-11")
@pytest.mark.parametrize(
    ("leader", "offers"), [("hadrian", ["pay nothing", "pay culture 2", "pay gold 1"]), ("fulvia", ["pay food 1"])]
)
def test_a_change_leaves_other_prices_alone(leader, offers):
    table = capital(leader, food=5, culture=5, gold=5).put("strife", "discard").developed("granary", "r2c3")
    table.play("spend r3c3 2")
    if leader == "fulvia":
        assert table.have("food") == 4, "1 + 1 - 1"
    else:
        assert table.offers == offers


@pytest.mark.rule("ROM-LEA-09", "ROM-LEA-11")
def test_a_festival_of_fulvia():
    assert not capital("fulvia", food=1, gold=9, culture=9).offered("spend r3c3 2")
    table = capital("fulvia", food=2).put("strife", "discard").play("spend r3c3 2")
    assert table.have("food") == 0
    bath = having("bath_house", "fulvia", water=1).put("strife", "discard").play("spend r2c3 1")
    assert bath.have("water") == 0, "other effects keep their price"
