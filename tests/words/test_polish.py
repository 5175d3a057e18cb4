"""Sentences of every title in a language of six cases, three genders and three numbers."""

from __future__ import annotations

from functools import partial

import pytest

from linguist.report import faults
from linguist.texts import Text
from ludarium import words
from ludarium.engine.events import Event
from ludarium.engine.reasons import because
from ludarium.games import TITLES
from ludarium.words.imperium.texts import card_lines

from .language import speaking_it
from .polish import POLISH

NAMES = ("Ann", "Ben")


@pytest.fixture(scope="module", autouse=True)
def _polish(tmp_path_factory, qapp):
    with pytest.MonkeyPatch.context() as patch, speaking_it("pl", POLISH, tmp_path_factory.mktemp("pl"), patch):
        yield


@pytest.fixture(autouse=True)
def english_again():
    """All of these are said in Polish."""


def told(title: str, kind: str, /, viewer: int = 0, **data) -> str:
    """What the first seat did."""
    data = {name.rstrip("_"): datum for name, datum in data.items()}
    return words.event(TITLES.get(title), Event(kind, 0, tuple(data.items())), NAMES, viewer)


def refused(title: str, key: str, **data) -> str:
    return words.sentence(because(key, **data), title)


iron_age, empire = partial(told, "iron-age"), partial(told, "eight-minute-empire")


def test_the_iron_age():
    assert iron_age("founded", colony="massalia") == "Wkładasz kołek do Massalii."
    assert iron_age("withdrew", colony="massalia") == "Zabierasz kołek z Massalii."
    assert [iron_age("displaced", colony="massalia", pegs=n) for n in (1, 2, 5)] == [
        "1 twój kołek opuszcza Massalię.",
        "2 twoje kołki opuszczają Massalię.",
        "5 twoich kołków opuszcza Massalię.",
    ]
    paid = "Kupujesz Drogi, płacąc 1 innowacją i 5 towarami."
    assert iron_age("bought", development="roads", wealth=0, innovations=1, goods=5) == paid
    collected = "Zbierasz 1 innowację, 2 towary i 1 mieszkańca."
    assert iron_age("collected", innovations=1, goods=2, population=1) == collected
    assert iron_age("filled", what="obelisk", number=2) == "Budujesz pole 2 Obelisku."
    assert iron_age("tribute", viewer=1, gap=2, from_=1) == "Ann zaznacza 2 daniny od ciebie."
    assert iron_age("gave", viewer=1, to=1) == "Ann daje tobie towar."
    assert refused("iron-age", "needs-goods", goods=3) == "Potrzebujesz do tego 3 towarów."
    assert refused("iron-age", "built-already", what="obelisk") == "Obelisk jest już gotowy."
    assert refused("iron-age", "row-full", row="ships") == "Na twojej planszy nie ma miejsca na więcej statków."


def test_eight_minute_empire():
    title = TITLES.get("eight-minute-empire")
    coal = next(card.id for card in title.box.content.cards if card.good == "coal" and card.deeds[0].verb == "place")
    line = words.component_text(title, title.box.card[coal]).partition(".")[0].lower()
    assert empire("bid", coins=1) == "Licytujesz 1 monetę."
    assert empire("took", card=coal, coins=1) == f"Bierzesz Węgiel ({line}) za 1 monetę."
    assert empire("took", card=coal, coins=0) == f"Bierzesz Węgiel ({line}) za darmo."
    assert empire("named", viewer=1, first=1) == "Ann pozwala zacząć tobie."
    assert empire("won-bid", coins=5) == "Wygrywasz licytację i płacisz 5 monet."
    assert empire("die", tied=(0, 1)) == "Między tobą i Ben kość rozstrzyga na twoją korzyść."
    whose = "Ann niszczy w regionie 07 armię, która należy do ciebie."
    assert empire("destroyed", viewer=1, owner=1, neutral=False, region="a07") == whose
    assert empire("revealed", bids=(1, 2)) == "Oto oferty: 1 moneta od ciebie i 2 monety od Ben."
    costs = "Ta karta kosztuje 2 monety, więcej niż masz."
    assert refused("eight-minute-empire", "needs-coins", coins=2) == costs
    assert refused("eight-minute-empire", "no-cities", cities=5) == "Na mapie stoi już 5 miast: to wszystkie twoje."
    assert words.unused(title, (("place", 1), ("move", 5))) == "1 armia do wystawienia i 5 kroków po lądzie"


def test_imperium():
    title = TITLES.get("imperium")
    box, log = title.box, partial(told, "imperium")

    def lines(key: str) -> list[str]:
        return list(card_lines(box.cards[box.number_of[key]]))

    oracle, town = box.number_of["oracle"], box.number_of["town"]
    assert "Zapłacić 3 surowce, aby przebić się po 1 trybutariusza." in lines("diplomacy")
    kept = "Wyczerpanie: Włożyć 1 kartę z odrzuconych kart do historii, aby dobrać 1 kartę."
    assert kept in lines("writing-systems")
    assert "2 punkty zwycięstwa za każdą kartę sławy wśród twoich kart, najwyżej 10." in lines("oracle")
    assert "Wyczerpanie: Liczyć 1 znak żyzności jako 3 znaki produkcji do końca tury." in lines("agriculture")
    assert any("Jeśli jesteś barbarzyńcą: otrzymać 4 postępy." in line for line in lines("king-of-kings-b"))
    assert log("played", card=oracle, source="discard") == "Zagrywasz Wyrocznię z odrzuconych kart."
    assert log("found", card=oracle, source="discard") == "Znajdujesz Wyrocznię w odrzuconych kartach."
    assert log("garrisoned", card=oracle, under=town) == "Umieszczasz Wyrocznię jako garnizon pod Miasteczkiem."
    assert log("stole", viewer=1, what="population", n=1, of=1) == "Ann kradnie tobie 1 mieszkańca."
    assert log("paid", what="materials", n=5, progress=0) == "Płacisz 5 surowcami."
    assert refused("imperium", "exhausted", card="oracle") == "Wyrocznia jest już wyczerpana."
    assert refused("imperium", "exhausted", card="town") == "Miasteczko jest już wyczerpane."


def test_rome():
    box, log = TITLES.get("rome").box, partial(told, "rome")
    granary, plague = (next(n for n, key in enumerate(box.keys) if key == name) for name in ("granary", "plague"))
    enemy = next(n for n, one in enumerate(box.enemies) if one.name == "Cilician Pirates")
    assert log("played", card=plague, use="basic") == "Zagrywasz Zarazę."
    assert log("gained", what="gold", n=1, lost=0, source="granary") == "Otrzymujesz 1 monetę ze Spichlerza."
    assert log("glory", n=5, source="") == "Otrzymujesz 5 punktów chwały."
    assert log("paid", what="gold", n=2, source="plague") == "Płacisz 2 monety za Zarazę."
    assert log("conquered", enemy=enemy, military=4) == "Podbijasz Piratów cylicyjskich 4 punktami wojska."
    assert log("traded", kind="short", there=granary) == "Zawierasz krótką umowę w Spichlerzu."
    assert log("moved", there=granary) == "Twój przywódca idzie do Spichlerza."
    assert log("token-spent", there=granary) == "Żeton w Spichlerzu jest zużyty."
    assert log("under", card=plague) == "Zaraza położona pod swoim stosem."
    assert log("under", card=granary) == "Spichlerz położony pod swoim stosem."
    assert [log("advanced", track="wisdom", n=n) for n in (1, 3, 5)] == [
        "Mądrość rośnie o 1 krok.",
        "Mądrość rośnie o 3 kroki.",
        "Mądrość rośnie o 5 kroków.",
    ]


def test_a_translator_is_told_of_no_mistake():
    texts = [
        Text(room, source, remark, (said,) if isinstance(said, str) else tuple(said), True, not isinstance(said, str))
        for room, source, remark, said in POLISH
    ]
    assert faults(texts) == []
