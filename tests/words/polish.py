"""A little Polish: what ten sentences of each title need. Its nouns have six cases, three genders and three numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from linguist.nouns import NAMES

from .language import Entry, nouns, roles

Forms = Mapping[str, str | Sequence[str]]


def counted(context: str, text: str, one: str, forms: Forms) -> Iterator[Entry]:
    """A noun with a number: by role, for one, a few and many."""
    for role, said in forms.items():
        yield context, text, " · ".join(filter(None, (one, role))), said


GRAMMAR: list[Entry] = [
    *roles(
        subject="plain",
        object="object",
        of="of",
        to="to",
        for_="object",
        from_="of",
        into="of",
        in_="in",
        with_="with",
        by="object",
        against="to",
        than="of",
        gender="gender",
    ),
    ("roles", NAMES, "", "yes"),
    ("general", "{these:same} and {last:same}", "", "{these:same} i {last:same}"),
    ("general", "{these:same} or {last:same}", "", "{these:same} lub {last:same}"),
    *nouns("general", {"you": {"": "ty", "object": "ciebie", "of": "ciebie", "to": "tobie", "with": "tobą"}}),
]

IRON_AGE: list[Entry] = [
    *nouns(
        "iron_age",
        {
            "Massalia": {"": "Massalia", "object": "Massalię", "of": "Massalii"},
            "Obelisk": {"": "Obelisk", "of": "Obelisku", "gender": "m"},
            "Roads": {"": "Drogi", "object": "Drogi"},
            "Pestilence": {"": "Zaraza", "of": "Zarazy"},
            "ships": {"": "statki", "of": "statków"},
        },
    ),
    *counted(
        "iron_age",
        "%n goods",
        "%n good",
        {
            "": ("%n towar", "%n towary", "%n towarów"),
            "of": ("%n towaru", "%n towarów", "%n towarów"),
            "with": ("%n towarem", "%n towarami", "%n towarami"),
        },
    ),
    *counted(
        "iron_age",
        "%n innovations",
        "%n innovation",
        {
            "": ("%n innowacja", "%n innowacje", "%n innowacji"),
            "object": ("%n innowację", "%n innowacje", "%n innowacji"),
            "with": ("%n innowacją", "%n innowacjami", "%n innowacjami"),
        },
    ),
    *counted(
        "iron_age",
        "%n population",
        "%n population",
        {
            "": ("%n mieszkaniec", "%n mieszkańców", "%n mieszkańców"),
            "object": ("%n mieszkańca", "%n mieszkańców", "%n mieszkańców"),
        },
    ),
    ("iron_age", "You put a peg into {colony:into}.", "", "Wkładasz kołek do {colony:into}."),
    ("iron_age", "You take a peg back from {colony:from}.", "", "Zabierasz kołek z {colony:from}."),
    (
        "iron_age",
        "%n of your pegs leave {colony:from}.",
        "%n of your pegs leaves {colony:from}.",
        (
            "%n twój kołek opuszcza {colony:object}.",
            "%n twoje kołki opuszczają {colony:object}.",
            "%n twoich kołków opuszcza {colony:object}.",
        ),
    ),
    (
        "iron_age",
        "You buy {development:object} with {means:with}.",
        "",
        "Kupujesz {development:object}, płacąc {means:with}.",
    ),
    ("iron_age", "You collect {means:object}.", "", "Zbierasz {means:object}."),
    ("iron_age", "You build box {number} of the {monument:of}.", "", "Budujesz pole {number} {monument:of}."),
    (
        "iron_age",
        "{name} marks %n tribute from {giver:from}.",
        "{name} marks %n tribute from {giver:from}.",
        (
            "{name} zaznacza %n daninę od {giver:from}.",
            "{name} zaznacza %n daniny od {giver:from}.",
            "{name} zaznacza %n danin od {giver:from}.",
        ),
    ),
    ("iron_age", "{name} hands {receiver:to} a good.", "", "{name} daje {receiver:to} towar."),
    ("iron_age", "You need {goods:object} for this.", "", "Potrzebujesz do tego {goods:of}."),
    ("iron_age", "You have built the {what:object} already.", "", "{what} jest już {what:gender|m=gotowy|f=gotowa}."),
    (
        "iron_age",
        "There is no room for more {row:of} on your board.",
        "",
        "Na twojej planszy nie ma miejsca na więcej {row:of}.",
    ),
]

EMPIRE: list[Entry] = [
    *nouns("empire", {"Coal": {"": "Węgiel", "of": "Węgla"}, "Wood": {"": "Drewno", "of": "Drewna"}}),
    *counted(
        "empire",
        "%n coins",
        "%n coin",
        {
            "": ("%n moneta", "%n monety", "%n monet"),
            "object": ("%n monetę", "%n monety", "%n monet"),
        },
    ),
    *counted("empire", "%n cities", "%n city", {"": ("%n miasto", "%n miasta", "%n miast")}),
    *counted(
        "empire",
        "%n armies to place",
        "%n army to place",
        {"": ("%n armia do wystawienia", "%n armie do wystawienia", "%n armii do wystawienia")},
    ),
    *counted(
        "empire",
        "%n steps over land",
        "%n step over land",
        {"": ("%n krok po lądzie", "%n kroki po lądzie", "%n kroków po lądzie")},
    ),
    *counted(
        "empire",
        "place %n armies",
        "place %n army",
        {"": ("wystawić %n armię", "wystawić %n armie", "wystawić %n armii")},
    ),
    ("empire", "{good:same} ({line})", "", "{good:same} ({line})"),
    ("empire", "for {coins:for}", "", "za {coins:for}"),
    ("empire", "for free", "", "za darmo"),
    ("empire", "You bid {coins:object}.", "", "Licytujesz {coins:object}."),
    ("empire", "You take {card:object} {price}.", "", "Bierzesz {card:object} {price}."),
    ("empire", "{name} lets {first:object} begin.", "", "{name} pozwala zacząć {first:to}."),
    ("empire", "You win the bid and pay {coins:object}.", "", "Wygrywasz licytację i płacisz {coins:object}."),
    (
        "empire",
        "Between {tied:with} the die decides for you.",
        "",
        "Między {tied:with} kość rozstrzyga na twoją korzyść.",
    ),
    (
        "empire",
        "{name} destroys an army in {region} that belongs to {owner:to}.",
        "",
        "{name} niszczy w regionie {region} armię, która należy do {owner:of}.",
    ),
    ("empire", "The bids are shown: {bids}.", "", "Oto oferty: {bids}."),
    ("empire", "{coins:same} by {name:by}", "", "{coins:same} od {name:of}"),
    (
        "empire",
        "This card costs {coins:object}, more than you have.",
        "",
        "Ta karta kosztuje {coins:object}, więcej niż masz.",
    ),
    ("empire", "All your {cities:subject} stand on the map.", "", "Na mapie stoi już {cities}: to wszystkie twoje."),
]

IMPERIUM: list[Entry] = [
    *nouns(
        "imperium",
        {
            "Oracle": {"": "Wyrocznia", "object": "Wyrocznię", "of": "Wyroczni", "gender": "f"},
            "Town": {"": "Miasteczko", "with": "Miasteczkiem", "gender": "n"},
            "hand": {"": "ręka", "of": "ręki"},
            "the discard pile": {"": "odrzucone karty", "of": "odrzuconych kart", "in": "odrzuconych kartach"},
            "a barbarian": {"": "barbarzyńca", "with": "barbarzyńcą"},
            "fame card": {"": "karta sławy", "object": "kartę sławy", "gender": "f"},
        },
    ),
    *counted(
        "imperium",
        "%n materials",
        "%n material",
        {
            "": ("%n surowiec", "%n surowce", "%n surowców"),
            "with": ("%n surowcem", "%n surowcami", "%n surowcami"),
        },
    ),
    *counted("imperium", "%n progress", "%n progress", {"": ("%n postęp", "%n postępy", "%n postępów")}),
    *counted(
        "imperium",
        "%n population",
        "%n population",
        {
            "": ("%n mieszkaniec", "%n mieszkańców", "%n mieszkańców"),
            "object": ("%n mieszkańca", "%n mieszkańców", "%n mieszkańców"),
        },
    ),
    *counted(
        "imperium",
        "%n tributaries",
        "%n tributary",
        {
            "": ("%n trybutariusz", "%n trybutariuszy", "%n trybutariuszy"),
            "object": ("%n trybutariusza", "%n trybutariuszy", "%n trybutariuszy"),
        },
    ),
    *counted(
        "imperium",
        "%n cards",
        "%n card",
        {
            "": ("%n karta", "%n karty", "%n kart"),
            "object": ("%n kartę", "%n karty", "%n kart"),
        },
    ),
    *counted(
        "imperium",
        "%n victory points",
        "%n victory point",
        {"": ("%n punkt zwycięstwa", "%n punkty zwycięstwa", "%n punktów zwycięstwa")},
    ),
    *counted(
        "imperium",
        "%n {mark:plain} marks",
        "%n {mark:plain} mark",
        {"": ("%n znak {mark:plain}", "%n znaki {mark:plain}", "%n znaków {mark:plain}")},
    ),
    ("imperium", "fertile", "", "żyzności"),
    ("imperium", "production", "", "produkcji"),
    ("imperium", "you own", "", "wśród twoich kart"),
    ("imperium", "Exhaust: {effect}", "", "Wyczerpanie: {effect}"),
    ("imperium", "break through for {card:for}", "", "przebić się po {card:object}"),
    ("imperium", "put {cards:object} into history", "", "włożyć {cards:object} do historii"),
    (
        "imperium",
        "treat {mark:object} as {others:plain} until the end of the turn",
        "",
        "liczyć {mark:object} jako {others:plain} do końca tury",
    ),
    ("imperium", "you are {state:plain}", "", "jesteś {state:with}"),
    ("imperium", "{points:same} {often}", "", "{points:same} {often}"),
    ("imperium", "{points}, at most {most}.", "", "{points}, najwyżej {most}."),
    ("imperium", "You play {card:object} from {zone:from}.", "", "Zagrywasz {card:object} z {zone:from}."),
    ("imperium", "You find {card:object} in {zone:in}.", "", "Znajdujesz {card:object} w {zone:in}."),
    (
        "imperium",
        "You garrison {card:object} under {other:in}.",
        "",
        "Umieszczasz {card:object} jako garnizon pod {other:with}.",
    ),
    (
        "imperium",
        "{name} steals {tokens:object} from {victim:from}.",
        "",
        "{name} kradnie {victim:to} {tokens:object}.",
    ),
    ("imperium", "You pay {tokens:object}.", "", "Płacisz {tokens:with}."),
    (
        "imperium",
        "{card:subject} is exhausted already.",
        "",
        "{card} jest już {card:gender|m=wyczerpany|f=wyczerpana|n=wyczerpane}.",
    ),
    ("effects", "{clause}.", "", "{clause}."),
    ("effects", "gain {things:object}", "", "otrzymać {things:object}"),
    ("effects", "pay {things:object}", "", "zapłacić {things:object}"),
    ("effects", "draw %n cards", "draw %n card", ("dobrać %n kartę", "dobrać %n karty", "dobrać %n kart")),
    ("effects", "{cost} to {steps}", "", "{cost}, aby {steps}"),
    ("effects", "{cards:same} from {zones:from}", "", "{cards:same} z {zones:from}"),
    ("effects", "if {condition}, {steps}", "", "jeśli {condition}: {steps}"),
    ("effects", "{things:same} {place}", "", "{things:same} {place}"),
    (
        "effects",
        "for each {things:for}",
        "",
        "za {things:gender|m=każdy|f=każdą|n=każde} {things:for}",
    ),
]

ROME: list[Entry] = [
    *nouns(
        "rome",
        {
            "Granary": {"": "Spichlerz", "of": "Spichlerza", "in": "Spichlerzu", "gender": "m"},
            "Plague": {"": "Zaraza", "object": "Zarazę", "of": "Zarazy", "gender": "f"},
            "Cilician Pirates": {"": "Piraci cylicyjscy", "object": "Piratów cylicyjskich"},
            "short agreement": {"": "krótka umowa", "object": "krótką umowę"},
            "row {row}, column {column}": {
                "": "rząd {row}, kolumna {column}",
                "of": "rzędu {row}, kolumny {column}",
                "in": "rzędzie {row}, kolumnie {column}",
            },
            "the play area": {"": "obszar gry", "of": "obszaru gry"},
            "Wisdom": {"": "Mądrość", "object": "Mądrość"},
        },
    ),
    *counted(
        "rome",
        "%n gold",
        "%n gold",
        {
            "": ("%n moneta", "%n monety", "%n monet"),
            "object": ("%n monetę", "%n monety", "%n monet"),
        },
    ),
    *counted(
        "rome",
        "%n military",
        "%n military",
        {
            "": ("%n punkt wojska", "%n punkty wojska", "%n punktów wojska"),
            "with": ("%n punktem wojska", "%n punktami wojska", "%n punktami wojska"),
        },
    ),
    *counted("rome", "%n glory", "%n glory", {"": ("%n punkt chwały", "%n punkty chwały", "%n punktów chwały")}),
    ("rome", "You play {card:object}.", "", "Zagrywasz {card:object}."),
    ("rome", "You gain {gained:object} from {source:from}.", "", "Otrzymujesz {gained:object} ze {source:from}."),
    ("rome", "You gain {gained:object}.", "", "Otrzymujesz {gained:object}."),
    ("rome", "You pay {paid:object} for {source:for}.", "", "Płacisz {paid:object} za {source:for}."),
    ("rome", "You conquer {enemy:object} with {military:with}.", "", "Podbijasz {enemy:object} {military:with}."),
    ("rome", "You make a {agreement:object} at {space:in}.", "", "Zawierasz {agreement:object} w {space:in}."),
    ("rome", "Your leader moves to {space:to}.", "", "Twój przywódca idzie do {space:of}."),
    ("rome", "The token at {space:in} is spent.", "", "Żeton w {space:in} jest zużyty."),
    (
        "rome",
        "{card:subject} goes under its pile.",
        "",
        "{card} {card:gender|m=położony|f=położona|n=położone} pod swoim stosem.",
    ),
    (
        "rome",
        "{track:subject} advances by %n steps.",
        "{track:subject} advances by %n step.",
        ("{track} rośnie o %n krok.", "{track} rośnie o %n kroki.", "{track} rośnie o %n kroków."),
    ),
]

POLISH = [*GRAMMAR, *IRON_AGE, *EMPIRE, *IMPERIUM, *ROME]
