"""Content files of Rome: what is checked on load, with a sentence for whatever is wrong, and a player's own pack."""

from __future__ import annotations

import json
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

from ludarium import words
from ludarium.cli import run
from ludarium.engine.content_files import content_file
from ludarium.engine.match import Match
from ludarium.engine.reasons import ContentError
from ludarium.games import TITLES
from ludarium.games.rome import checking, filters, trees
from ludarium.games.rome.compilation import BOXES
from ludarium.games.rome.content import NEWEST
from ludarium.games.rome.vocabulary import ROME
from ludarium.library.documents import begin, replay
from ludarium.words.component import FIRMNESS

from .table import BOX, TITLE

FOLDER = content_file("rome", f"v{NEWEST}")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "pack")
    return tmp_path / "pack"


def change(pack: Path, name: str, how: Callable[[Any], object]) -> None:
    path = pack / f"{name}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    how(data)
    path.write_text(json.dumps(data), encoding="utf-8")


def component(data: Any, key: str) -> Any:
    """The component of that key, or an ability of a leader."""
    things = next(data[name] for name in ("cards", "tokens", "leaders") if name in data)
    found = [one for one in things if one["key"] == key]
    found += [one for thing in things for one in thing.get("abilities", ()) if one.get("key") == key]
    return found[0]


def refused(pack: Path) -> list[str]:
    """All that is said of a pack that does not fit."""
    with pytest.raises(ContentError) as caught:
        BOXES.read(pack)
    return [words.sentence(reason) for reason in caught.value.reasons]


def test_ours_fits():
    assert not any(problem for found in checking.all_problems(BOX.content).values() for problem in found)
    assert set(checking.ORIGINS) == set(FIRMNESS)
    assert {card.provenance for card in (*BOX.content.attributes, *BOX.content.developments)} <= set(FIRMNESS)


def test_the_rules_know_every_word_of_a_predicate():
    """What a pack may say is what the title compiles."""
    for name in trees.CARD_WORDS:
        of = f":{trees.NAMED[name][0]}" if name in trees.NAMED else ""
        assert filters.cards(BOX, name + of) is not None
    for name in trees.PLACE_WORDS:
        of = ":1" if name == "range" else f":{trees.NAMED[name][0]}" if name in trees.NAMED else ""
        assert filters.places(BOX, name + of)
    assert set(filters.PLAIN) <= set(trees.PLACE_WORDS)
    for field in trees.UNREAD:
        assert set(trees.UNREAD[field]) <= set(attrs.fields_dict(field))
    assert set(trees.FOREIGN) < set(ROME.verbs.values())


# Steps


def step(name: str, key: str, field: str, *steps: Any) -> Callable[[Path], None]:
    """Puts steps in the place of those that are there."""
    return lambda pack: change(pack, name, lambda data: component(data, key).update({field: list(steps)}))


def basic(*steps: Any) -> Callable[[Path], None]:
    return step("attributes", "oratory", "basic", *steps)


def ability(**fields: Any) -> Callable[[Path], None]:
    """The smithy with one ability."""
    return step("developments", "smithy", "abilities", fields)


GAIN = {"do": "gain", "what": "gold"}
PAY = {"do": "pay", "what": "gold"}


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (basic(), "card 'oratory': basic is empty"),
        (basic({"do": "gain", "what": "silver"}), "card 'oratory', basic 1 (gain): what is 'silver', not of water"),
        (basic({"do": "gain", "what": "gold", "n": 0}), "basic 1 (gain): n is 0, not a number from 1 to 99"),
        (basic({"do": "gain", "what": "gold", "n": 100}), "n is 100"),
        (basic(PAY), "basic 1 (pay): a payment stands in a cost only"),
        (basic({"do": "each_player", "steps": [GAIN]}), "(each_player): there is one player only"),
        (basic({"do": "spend_action"}), "there is one player only"),
        (basic({"do": "draw", "up_to": True}), "(draw): nothing comes of up_to here"),
        (basic({"do": "may", "steps": []}), "(may): steps is empty"),
        (basic({"do": "choose", "options": []}), "(choose): options is empty"),
        (basic({"do": "choose", "options": [[]]}), "(choose), options 1: empty"),
        (basic({"do": "choose", "options": [[GAIN]], "min": 2, "max": 1}), "min is greater than max"),
        (basic({"do": "choose", "options": [[GAIN]], "max": 2}), "max: there are not so many options"),
        (basic({"do": "may", "steps": [{"do": "cycle", "n": -1}]}), "basic 1 (may), steps 1 (cycle): n is -1"),
        (basic({"do": "cost_then", "cost": [], "then": [GAIN]}), "(cost_then): cost is empty"),
        (basic({"do": "cost_then", "cost": [GAIN], "then": []}), "cost 1 (gain): nothing that can be paid"),
        (basic({"do": "cost_then", "cost": [{**PAY, "n": "all"}], "then": []}), "cost 1 (pay): n is 'all'"),
        (basic({"do": "must_pay", "costs": [[GAIN]], "else": [GAIN]}), "costs 1 (gain): no payment"),
        (basic({"do": "must_pay", "costs": [[]], "else": [GAIN]}), "costs 1: empty"),
        (basic({"do": "must_pay", "costs": [[PAY]], "else": []}), "(must_pay): else is empty"),
        (basic({"do": "gain_any", "group": "metal"}), "group is 'metal', not of attribute, resource"),
        (basic({"do": "convert", "from": "gold", "max": 1}), "(convert): from is 'gold'"),
        (basic({"do": "advance_track", "track": "fame"}), "track is 'fame', not of stability"),
        (basic({"do": "ready_influence", "where": "on_the_moon"}), "where: 'on_the_moon' is not of any, territory"),
        (basic({"do": "relocate_leader", "to": "ring:middle"}), "to: 'ring:middle' is not of"),
        (basic({"do": "add_enemy", "where": "range:near"}), "where: 'range:near' is not of"),
        (basic({"do": "trash", "from": "deck"}), "from is 'deck', not of hand, discard"),
        (basic({"do": "discard", "from": "discard"}), "(discard): from is 'discard'"),
        (basic({"do": "trash", "what": "self"}), "what: cards are picked here"),
        (basic({"do": "trash", "filter": "blue"}), "filter: 'blue' is not of strife"),
        (basic({"do": "return_to_supply", "filter": "attribute"}), "only strife and loans have a supply"),
        (basic({"do": "buy", "row": "enemy"}), "row is 'enemy'"),
        (basic({**GAIN, "per": {"count": "track:fame"}}), "per: count is 'track:fame', not one of the tracks"),
        (basic({**GAIN, "per": {"count": "strife", "zone": "deck"}}), "per: zone is 'deck'"),
        (basic({**GAIN, "per": {"count": "strife", "zone": "empire"}}), "per: count: 'strife' is not of any"),
        (basic({**GAIN, "per": {"count": "strife", "zone": "hand", "each": 0}}), "per: each is 0"),
        (basic({**GAIN, "per": {"done": "abandon"}}), "per: nothing comes of done here"),
        (basic({"do": "if", "cond": {"token": "rain"}, "then": [GAIN]}), "cond: token is 'rain'"),
        (basic({"do": "if", "cond": {"filter": "strife", "zone": "x"}, "then": [GAIN]}), "cond: zone is 'x'"),
        (basic({"do": "if", "cond": {"state": "empire"}, "then": [GAIN]}), "nothing comes of state here"),
        (basic({"do": "range", "of": "conquer"}), "(range): until is '', not end_of_turn"),
        (basic({"do": "change_cost", "of": "tea", "delta": 1, "until": "end_of_turn"}), "of is 'tea', not of conquer"),
        (basic({"do": "change_cost", "of": "trade", "until": "end_of_turn"}), "delta is 0"),
        (step("attributes", "octavian", "hand", GAIN), "hand 1 (gain): it changes no rule"),
        (
            step("attributes", "octavian", "hand", {"do": "movement_per_card", "delta": 1, "until": "end_of_turn"}),
            "until is 'end_of_turn', but it holds as long as the card does",
        ),
        (step("attributes", "civil_war", "drawback", {"do": "gain", "what": "tea"}), "'civil_war', drawback 1 (gain)"),
    ],
)
def test_steps_that_are_wrong(pack, how, said):
    how(pack)
    assert any(said in sentence for sentence in refused(pack)), refused(pack)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (ability(kind="ongoing"), "card 'smithy', ability 1: it does nothing"),
        (ability(kind="sometimes", steps=[GAIN]), "kind is 'sometimes', not of resting"),
        (ability(kind="ongoing", steps=[GAIN]), "what is ongoing has no steps of its own"),
        (ability(kind="resting", modifiers=[{"do": "range", "of": "trade"}]), "modifiers hold while influenced"),
        (ability(kind="when_spent", triggers=[{"event": "round_end", "steps": [GAIN]}]), "only what is ongoing waits"),
        (ability(kind="ongoing", triggers=[{"event": "rain", "steps": [GAIN]}]), "trigger 1: event is 'rain'"),
        (ability(kind="ongoing", triggers=[{"event": "round_end", "steps": []}]), "trigger 1: steps is empty"),
        (
            ability(kind="ongoing", triggers=[{"event": "round_end", "only": "aggressive", "steps": [GAIN]}]),
            "only is 'aggressive'",
        ),
        (
            ability(kind="ongoing", triggers=[{"event": "gold_gained", "steps": [GAIN]}]),
            "gold for gold would never end",
        ),
        (ability(kind="when_spent", steps=[GAIN], limit="daily"), "limit is 'daily'"),
        (ability(kind="when_spent", steps=[GAIN], tag="tea"), "tag is 'tea', not of festival"),
        (ability(kind="when_spent", steps=[GAIN], tag="festival"), "its first step has to be paid for"),
        (ability(kind="when_spent", steps=[{"do": "trash_self"}]), "only attribute cards can trash themselves"),
        (ability(kind="ongoing", modifiers=[{"do": "boost_free", "resource": "water"}]), "nothing would ever cost"),
        (
            ability(kind="ongoing", modifiers=[{"do": "conquer_damage", "delta": -1, "limit": "once_per_turn"}]),
            "limit: this cannot be used once a turn",
        ),
        (ability(kind="ongoing", modifiers=[{"do": "boost_free", "limit": "daily"}]), "limit is 'daily'"),
        (ability(kind="ongoing", modifiers=[{"do": "trade_payment", "also": []}]), "also is empty"),
        (ability(kind="ongoing", modifiers=[{"do": "trade_payment", "also": ["gold"]}]), "also is gold, not of"),
        (ability(kind="ongoing", modifiers=[{"do": "other_price", "of": "festival"}]), "costs is empty"),
        (ability(kind="ongoing", modifiers=[{"do": "influence_per_card", "n": 1}]), "n is 1, not a number from 2"),
        (ability(kind="ongoing", modifiers=[{"do": "build_where", "where": "uphill"}]), "where: 'uphill'"),
        (ability(kind="ongoing", modifiers=[{"do": "hand_limit_ignores", "filter": "blue"}]), "filter: 'blue'"),
    ],
)
def test_abilities_that_are_wrong(pack, how, said):
    how(pack)
    assert any(said in sentence for sentence in refused(pack)), refused(pack)


# Components


def setting(name: str, key: str, /, **fields: Any) -> Callable[[Path], None]:
    return lambda pack: change(pack, name, lambda data: component(data, key).update(fields))


def in_box(*way: str | int, value: Any) -> Callable[[Path], None]:
    def put(data: Any) -> None:
        for word in way[:-1]:
            data = data[word]
        data[way[-1]] = value

    return lambda pack: change(pack, "box", put)


def without(name: str, things: str, n: int) -> Callable[[Path], None]:
    return lambda pack: change(pack, name, lambda data: data.update({things: data[things][n:]}))


TRACK = {"numbers": [1, 2], "figures": [2, 1]}


def requirement(**fields: Any) -> Callable[[Path], None]:
    form = {"glory": 20, "requirements": [fields]}
    return setting("edicts", "pax_romana", partial=form)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (
            setting("attributes", "oratory", key="household_gods"),
            "'household_gods': is there twice",
        ),
        (setting("attributes", "oratory", key="two words"), "'two words': a key has letters"),
        (setting("attributes", "oratory", banner="gold"), "card 'oratory': banner is 'gold'"),
        (setting("attributes", "oratory", set="later"), "set is 'later'"),
        (setting("attributes", "oratory", provenance="dreamt"), "provenance is 'dreamt'"),
        (setting("attributes", "oratory", replaced="benefit"), "one starting card is replaced by the benefit"),
        (setting("attributes", "testudo", replaced="benefit"), "replaced is 'benefit'"),
        (setting("attributes", "octavian", role="joker"), "role is 'joker', not of benefit, drawback"),
        (setting("attributes", "octavian", leader="nero"), "leader is 'nero'"),
        (setting("attributes", "oratory", final=5000), "card 'oratory', final: 5000 is beyond 999"),
        (setting("developments", "smithy", level=3), "card 'smithy': level is 3"),
        (setting("developments", "smithy", cost={"gold": 3}), "cost: at least 1 of culture"),
        (setting("developments", "smithy", cost={}), "cost: at least 1 of culture"),
        (setting("developments", "smithy", bonuses=["fame"]), "bonuses is 'fame'"),
        (setting("developments", "smithy", glory=-1), "glory is -1, below 0"),
        (setting("territories", "campania", short={"technology": -1, "steps": [GAIN]}), "short: a price in technology"),
        (setting("territories", "campania", resting=[{"do": "trash_self"}]), "only attribute cards can trash"),
        (without("territories", "cards", 1), "24 territories are needed: there are 23"),
        (without("enemies", "tokens", 10), "at least 11 enemies"),
        (without("edicts", "cards", 7), "at least 5 edicts"),
        (setting("enemies", "marcomanni", attack=-2), "token 'marcomanni': attack is -2, below 0"),
        (requirement(kind="wish"), "card 'pax_romana', partial, requirement 1: kind is 'wish'"),
        (requirement(kind="have", what="horses", at_least=2), "what is 'horses', not of developments"),
        (requirement(kind="done", what="enemy_conquered"), "at_least is 0"),
        (requirement(kind="have", what="burdens", at_most=-1), "at_most is -1"),
        (requirement(kind="have", what="track", at_least=1, track="fame"), "track is 'fame'"),
        (requirement(kind="have", what="developments", at_least=1, where="blue"), "where: 'blue' is not of"),
        (requirement(kind="steps", steps=[{}]), "steps: each with at least 1 of water"),
        (requirement(kind="steps"), "steps: each with at least 1 of water"),
        (setting("edicts", "pax_romana", full={"glory": 0, "requirements": []}), "full: requirements is empty"),
        (setting("leaders", "hadrian", key="nero"), "leaders: key is 'nero', not of augustus"),
        (setting("leaders", "hadrian", cards=["oratory", "imperial_tour"]), "leader 'hadrian': cards: one of its own"),
        (setting("leaders", "hadrian", cards=["oratry", "imperial_tour"]), "leader 'hadrian': no such card: oratry"),
        (setting("leaders", "hadrian", tracks={}), "one track each of stability"),
        (setting("leaders", "hadrian", tracks_provenance="who knows"), "tracks_provenance begins with one of"),
        (setting("leaders", "graeculus", sign="odd"), "ability 'graeculus': sign is 'odd'"),
        (setting("leaders", "graeculus", modifiers=[]), "ability 'graeculus': it does nothing"),
        (in_box("market", "cycle_industry", value=[1, 2]), "market, cycle_industry: 5 numbers"),
        (in_box("enemy_spaces", 0, value="r9c9"), "enemy_spaces: different ones of r1c1 to r5c5"),
        (in_box("numbers", "return_strife", value={"military": 4, "gold": 1}), "numbers, return_strife: one kind"),
        (in_box("numbers", "strife", value=0), "numbers, strife: at least 1"),
        (in_box("lengths", 0, "key", value="endless"), "lengths: short and standard, each once"),
        (in_box("lengths", 0, "rounds", value=9), "length 'short': rounds is 9, but round_ends has 4"),
        (in_box("lengths", 0, "difficulties", 0, "goal", value="much"), "'normal': goal is 'much'"),
        (in_box("lengths", 0, "difficulties", 0, "key", value="odd"), "difficulties: normal, casual"),
        (in_box("lengths", 0, "difficulties", 0, "gold", value=-1), "no number below 0"),
        (in_box("round_ends", 0, value=0), "round_ends: at least 1"),
        (in_box("capital", "actions", 1, "key", value="taxes"), "each action has a key of its own"),
        (in_box("capital", "actions", 0, "kind", value="resting"), "action 1: when_spent, with steps"),
        (in_box("capital", "actions", 0, "steps", value=[{"do": "capital_action"}]), "capital_action would never end"),
    ],
)
def test_components_that_are_wrong(pack, how, said):
    how(pack)
    assert any(said in sentence for sentence in refused(pack)), refused(pack)


def test_tracks_that_are_wrong(pack):
    def put(data: Any) -> None:
        tracks = component(data, "hadrian")["tracks"]
        tracks["power"], tracks["stability"]["figures"] = TRACK, [2, 3, 3, 4, 4, 99]
        tracks["population"]["numbers"] = []

    change(pack, "leaders", put)
    assert [sentence.partition("fit: ")[2] for sentence in refused(pack)] == [
        "leader 'hadrian', track 'stability': figures: from 0 to 6.",
        "leader 'hadrian', track 'power': figures: one for each number, none smaller than the one before.",
        "leader 'hadrian', track 'population': numbers: at least one, and none below 0.",
    ]


# Files


@pytest.mark.parametrize(
    ("name", "key", "field", "value", "said"),
    [
        ("attributes", "oratory", "baner", "water", "unknown field baner @ card 'oratory'"),
        ("developments", "smithy", "glory", "one", "@ card 'smithy' .glory"),
        ("enemies", "marcomanni", "gold", 1.5, "@ token 'marcomanni' .gold"),
        ("leaders", "trajan", "board", None, "@ leader 'trajan' .board"),
        ("attributes", "oratory", "basic", [{"do": "__import__"}], "unknown verb '__import__') @ card 'oratory'"),
    ],
)
def test_what_has_the_wrong_shape_is_told_by_its_key(pack, name, key, field, value, said):
    setting(name, key, **{field: value})(pack)
    assert any(said in sentence for sentence in refused(pack)), refused(pack)


def test_all_that_is_wrong_is_told_at_once(pack):
    setting("attributes", "oratory", banner="gold")(pack)
    setting("edicts", "pax_romana", provenance="dreamt")(pack)
    assert [sentence.split()[3] for sentence in refused(pack)] == ["attributes.json", "edicts.json"]


def test_a_file_that_is_missing(pack):
    (pack / "edicts.json").unlink()
    assert "edicts.json cannot be read" in refused(pack)[0]


# A pack of one's own


def test_a_pack_is_tried_out(pack, capsys):
    setting("developments", "smithy", glory=3)(pack)
    checked = TITLE.check_file(pack / "box.json")
    assert checked.box.development[checked.box.number_of["smithy"]].glory == 3
    assert run(["content", "rome", "--check", str(pack)]) == 0
    setting("developments", "smithy", level=3)(pack)
    assert run(["content", "rome", "--check", str(pack)]) != 0
    assert "card 'smithy': level is 3" in capsys.readouterr().err


def test_a_match_with_a_pack(monkeypatch, tmp_path, pack):
    monkeypatch.setenv("LUDARIUM_HOME", str(tmp_path))
    folder = tmp_path / "packs" / "rome" / "mine"
    folder.parent.mkdir(parents=True)
    shutil.move(pack, folder)
    setting("developments", "smithy", glory=3)(folder)
    title = TITLES.get("rome", options={"pack": "mine"})
    assert title is not TITLE
    assert title.setup(1)["pack"] == "mine"
    assert title.own_content({}).checksum == title.box.checksum != BOX.checksum
    assert TITLE.own_content({}) is None
    assert pickle.loads(pickle.dumps(title)).box.checksum == title.box.checksum
    held = pickle.dumps(title)
    setting("developments", "smithy", glory=4)(folder)
    with pytest.raises(ContentError) as caught:
        pickle.loads(held)
    assert "mine" in words.sentence(caught.value.reason)
    again = TITLES.get("rome", options={"pack": "mine"})
    assert again.box.development[again.box.number_of["smithy"]].glory == 4


def test_content_on_the_command_line(capsys):
    assert run(["content", "rome", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    kinds = {component["kind"] for component in listed["components"]}
    assert kinds >= {"attribute", "development", "territory", "edict", "leader", "enemy"}
    assert listed["version"] == BOX.version
    assert all(component["text"] and component["provenance"] for component in listed["components"])


# What was begun with an earlier version goes on with it


def test_the_first_version_is_still_there():
    """Then values were higher, less was asked for, and the fourth round was the longest."""
    old = TITLES.get(TITLE.id, 1)
    assert (old.content_version, TITLE.content_version) == (1, NEWEST)
    assert old.box.sheet.round_ends != BOX.sheet.round_ends
    assert min(edict.full.glory for edict in old.box.edicts) > max(edict.full.glory for edict in BOX.edicts)


def test_the_second_version_is_still_there():
    """Then partial edicts were worth more, and the loans of Livia less."""
    old = TITLES.get(TITLE.id, 2)
    assert old.content_version == 2
    assert min(edict.partial.glory for edict in old.box.edicts) > max(edict.partial.glory for edict in BOX.edicts)


@pytest.mark.parametrize("version", range(1, NEWEST))
def test_a_match_of_an_earlier_version_goes_on(version):
    document = json.loads((Path(__file__).parent / f"old_match_{version}.json").read_text(encoding="utf-8"))
    match = begin(document, TITLES, Match)
    replay(match, document)
    assert match.title.content_version == version
    assert list(match.digests) == document["digests"]
    assert match.is_over


def test_only_what_is_designed_was_corrected():
    """Settings, market, territories, enemies and developments are as before; what is printed of an edict, too."""
    old = TITLES.get(TITLE.id, 1).box.content
    for part in ("developments", "territories", "enemies"):
        assert getattr(old, part) == getattr(BOX.content, part)
    assert (old.sheet.lengths, old.sheet.market) == (BOX.sheet.lengths, BOX.sheet.market)
    for before, now in zip(old.attributes, BOX.content.attributes, strict=True):
        assert before == now or "balance" in now.detail, now.key
    for before, now in zip(old.leaders, BOX.content.leaders, strict=True):
        assert before.tracks == now.tracks or before.tracks_provenance != now.tracks_provenance, now.key
        for ability, later in zip(before.abilities, now.abilities, strict=True):
            assert ability == later or "balance" in later.detail, later.key
    assert old.edicts[0].full.requirements == BOX.edicts[0].full.requirements, "five of Level II"
