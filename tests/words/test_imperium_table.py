"""Imperium's table in words: things, zones, stages, notes, gains and what goes unused."""

from __future__ import annotations

import attrs
import pytest

from ludarium import words
from ludarium.engine.chance import Rng
from ludarium.engine.moment import Moment
from ludarium.engine.scene import Note, Thing
from ludarium.games.imperium.facts import TokenFacts
from ludarium.words import voice
from ludarium.words.description import Said
from ludarium.words.imperium import stages, things
from ludarium.words.imperium.keywords import keywords, source
from ludarium.words.voice import fill
from tests.games.imperium.solo import BOT, Solo
from tests.games.imperium.table import BOX, TITLE, Table, plain

from .checks import check_sentence, check_text
from .pseudo import Pseudo, check_pseudo

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def said(table: Table, id: str, viewer: int = 0) -> Said:
    observed = TITLE.observe(table.state, viewer)
    (thing,) = [thing for thing in TITLE.scene(observed) if thing.id == id]
    return words.thing(Moment(TITLE, observed), thing, NAMES[: len(table.state.seats)], viewer)


def solo_said(table: Solo, id: str) -> Said:
    observed = TITLE.observe(table.state, 0)
    (thing,) = [thing for thing in TITLE.scene(observed) if thing.id == id]
    return words.thing(Moment(TITLE, observed), thing, NAMES[:1], 0)


def test_tokens_and_piles_are_told_with_whose_they_are():
    table = plain().put(1, discard=("hills", "glory")).put(exhaust=4)
    assert said(table, "0.exhaust") == Said("4 exhaust tokens", "4 exhaust tokens of 5")
    assert said(table, "1.discard") == Said("Discard pile", "Ben: Discard pile: 2 cards")
    assert said(table, "1.materials").aloud == "Ben: 10 materials"
    assert said(table, "1.materials", viewer=1).aloud == "10 materials"
    assert said(table, "1.state").aloud == "Ben: Celts, a barbarian"
    assert "collapse" in said(table, "unrest").detail


def test_market_cards_and_what_lies_with_them():
    table = plain().market("shaduf 2g")
    assert said(table, "market.1").aloud == "Shaduf, uncivilised card"
    assert "For each river mark on cards you own: 0 now." in said(table, "market.1").detail
    assert said(table, "market.1.progress").name == "2 progress"
    assert said(table, "market.1.unrest").name == "1 Unrest under this card"


def test_a_token_to_be_placed():
    assert said(plain(), "supply.progress").name == "Supply of progress"
    assert said(plain().do("end"), "supply.progress").name == "1 progress for a market card"
    two = plain("carthaginians,celts", sides="ba").do("end")
    assert said(two, "supply.materials").name == "2 materials for a market card"


def test_hand_cards_with_points_and_who_knows_them():
    table = plain().put(hand=("shaduf", "leadership"), play=("marsh",))
    assert said(table, "0.hand.0").aloud == "Leadership, uncivilised and civilised card, free play, 1 victory point"
    assert "Worth 2 victory points now." in said(table, "0.hand.1").detail
    assert said(table, "0.hand") == Said("Hand", "Hand: 2 cards", "In clean up the hand is drawn up to 5 cards.")
    assert said(table, "0.play").detail == "1 region, 1 production mark and 1 river mark in play."


def test_developments_with_their_price():
    table = plain().put(development=("legions", "the-senate"), population=1, progress=0)
    assert said(table, "0.development.0").aloud == "Legions, for 3 population, more than there is"
    assert said(table, "0.development.1").aloud == "The Senate, for 4 materials"


def test_the_card_being_played():
    table = plain().put(hand=("advance",)).market("oracle", "coinage").do("play advance", "option 1", "pay 0")
    detail = said(table, "0.piece.201").detail.split("\n")
    at = detail.index("Paid: 3 materials.")
    assert detail[at + 1] == "Now: Acquire 1 uncivilised or civilised card."
    assert said(table, "0.piece.201").aloud.endswith("being resolved")
    table = plain().put(hand=("glory",), play=("hills", "marsh", "forest", "mountain"))
    table.do("play glory", "pick play hills 100", "pick play marsh 101")
    assert "So far: Hills and Marsh." in said(table, "0.piece.201").detail


def test_a_face_down_card():
    assert said(plain(), "region.top") == Said("A face-down card", "A card of the region deck")


def test_a_known_place_in_a_deck():
    table = plain().put(discard=("glory",), hand=("woodland",), deck=("hills",)).do("play woodland")
    table.do("pick discard glory")
    assert "It lies on top." in said(table, "0.deck.0").detail


def test_the_bot_and_its_table():
    table = Solo.quiet(level="overlord").slots("glory", "hills").rolled(2)
    assert solo_said(table, "bot.state") == Said(
        "Romans (bot), a barbarian", "Bot: Romans (bot), a barbarian", "Strength: Overlord."
    )
    assert solo_said(table, "bot.die").name == "The die of the bot shows 2"
    assert solo_said(table, "bot.slot.1").aloud == "Slot 1, to be resolved now"
    assert solo_said(table, "bot.slot.2").aloud == "Slot 2, blocked"
    assert solo_said(table, "bot.slot.3").aloud == "Slot 3, empty"
    assert solo_said(table, "bot.row.0").name == "Unrest cards: Return this card to the unrest pile."
    assert solo_said(table, "market.1").aloud == "Mountain, region, worth 1 to the bot"


def test_the_row_of_an_empire_is_told_from_its_own_table():
    table = Solo.quiet()
    barbarian = solo_said(table, "bot.row.3").name
    players = list(table.state.seats)
    players[BOT] = attrs.evolve(players[BOT], empire=True)
    assert solo_said(table.set(seats=tuple(players)), "bot.row.3").name != barbarian


def test_zones_have_heads():
    for zone in ("market", "decks", "supply", "table", "answers"):
        assert words.zone(TITLE, zone, NAMES) != zone
    assert words.zone(TITLE, "0.hand", NAMES, 0) == "Hand"
    assert words.zone(TITLE, "1.hand", NAMES, 0) == "Ben: Hand"
    assert words.zone(TITLE, "1.piece.7", NAMES, 0) == "Ben: On and under a card"
    assert words.zone(TITLE, "bot.table", NAMES[:1], 0) == "Bot: Table"


def test_gains():
    def tokens(n: int, what: str = "materials", zone: str = "0.board") -> Thing:
        return Thing("0.materials", "token", zone, owner=0, facts=TokenFacts(what, n))

    assert words.gain(TITLE, tokens(3), tokens(5)) == "+2 materials"
    assert words.gain(TITLE, tokens(3), tokens(2)) == "-1 material"
    assert words.gain(TITLE, tokens(3), tokens(3)) == ""
    assert words.gain(TITLE, tokens(1, "exhaust"), tokens(2, "exhaust")) == ""


def test_notes_and_stages():
    said = {
        "last-round": "This is the last round",
        "next-round-last": "Round 9 is the last",
        "main-deck": "Main deck: 1 card",
        "fame": "Fame: 1 card before King of Kings",
        "dynasty": "Dynasty deck: 1 card",
        "unrest": "Collapse after 1 Unrest",
        "nation": "1 card before Julius Caesar",
    }
    params = (("n", 1), ("round", 9), ("card", "julius-caesar"))
    assert {key: words.note(TITLE, Note(key, params)) for key in said} == said
    development = Note("development", (("seat", 1), ("n", 2)))
    assert words.note(TITLE, development, NAMES, 0) == "Developments of Ben: 2"
    assert words.note(TITLE, development, NAMES, 1) == "Your developments: 2"
    assert words.stage(TITLE, "slot-3") == "Slot 3"
    assert all(words.stage(TITLE, stage) != stage for stage in stages.STAGES)


def test_what_would_go_unused():
    unused = (("actions", 2), ("free-plays", 1), ("abilities", 1))
    assert words.unused(TITLE, unused) == "2 actions, 1 free play and 1 ability"


MATCHES = [("romans,arthurians,atlanteans,olmecs", ""), ("utopians,vikings", ""), ("celts,utopians", "warlord")]


def all_said(nations: str, bot: str) -> list[str]:
    """Everything that is said of the table in a match by chance, now and then."""
    seats = 1 if bot else nations.count(",") + 1
    options = {"nations": nations, **({"bot": bot} if bot else {})}
    state, rng, found = TITLE.start(TITLE.setup(seats, 0, options), 11), Rng(11), []
    count = 0
    while TITLE.turn(state) is not None:
        count += 1
        if count % 25 == 1:
            viewer = count % seats
            observed = TITLE.observe(state, viewer)
            scene = TITLE.scene(observed)
            found += [words.zone(TITLE, zone, NAMES[:seats], viewer) for zone in {thing.zone for thing in scene}]
            for thing in scene:
                said = words.thing(Moment(TITLE, observed), thing, NAMES[:seats], viewer)
                found += [said.name, said.aloud, *said.detail.split("\n")]
            progress = TITLE.turn_progress(observed)
            found += [words.stage(TITLE, stage) for stage in progress.stages]
            found += [words.note(TITLE, note, NAMES[:seats], viewer) for note in progress.ending]
            found += [words.sentence(reason, "imperium", NAMES) for _, reason in progress.barred]
        state = TITLE.apply(state, TITLE.sample(state, rng))
    return [text for text in found if text]


@pytest.mark.parametrize(("nations", "bot"), MATCHES)
def test_a_table_in_words(nations, bot):
    texts = all_said(nations, bot)
    assert len(texts) > 500
    for text in texts:
        check_text(text)
    assert not {text for text in texts if text in BOX.number_of and text not in {c.name for c in BOX.cards}}


def test_a_table_in_a_language_of_one_letter(monkeypatch):
    monkeypatch.setattr(voice, "QCoreApplication", Pseudo)
    monkeypatch.setattr("tests.words.test_imperium_table.NAMES", ("x",) * 4)
    for text in all_said("celts,utopians", "warlord"):
        check_pseudo(text)


def test_every_reason_is_a_sentence():
    from ludarium.words.imperium.refusals import REASONS

    for text in REASONS.values():
        check_sentence(fill(text, card="Hills", state="an empire"))


def test_every_kind_and_pile_is_known():
    table = plain("arthurians,atlanteans")
    kinds = {thing.kind for thing in TITLE.scene(TITLE.observe(table.state, 0))} - {"answer"}
    kinds |= {thing.kind for thing in TITLE.scene(TITLE.observe(Solo("greeks,utopians").state, 0))} - {"answer"}
    assert kinds == set(things.KINDS)


def test_a_closer_look_explains_every_keyword_and_says_where_the_card_comes_from():
    told = {card.key: [*keywords(card), source(card)] for card in BOX.cards}
    conquer = told["conquer"]
    assert any(line.startswith("Acquire:") for line in conquer)
    assert any(line.startswith("Break through:") for line in conquer)
    assert conquer[-1].startswith("Where this comes from")
    assert all(len(lines) == len(set(lines)) for lines in told.values())
    for line in {line for lines in told.values() for line in lines if line}:
        check_text(line)


def test_whoever_is_attacked_is_told_by_whom_and_with_what():
    table = plain().put(hand=("military-engineering",), empire=True).put(1, hand=("hills", "glory", "advance"))
    table.activating().do("play military-engineering")
    prompt = TITLE.prompt(table.state)
    assert prompt.seat == 1
    told = words.prompt(TITLE, prompt, NAMES[:2], 1)
    assert told.startswith("Ann attacks you with Military Engineering. ")
