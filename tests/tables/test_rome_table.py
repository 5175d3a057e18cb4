"""Whole matches of Rome on its table, by mouse, by clicks and by keys: each ends as the engine says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import attrs
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.effects.picking import Pick
from ludarium.games.rome.kinds import LEADERS
from ludarium.look import theme
from ludarium.tables.rome.glimpse import glimpse
from ludarium.tables.rome.hand import HandBoard
from ludarium.words.rome import prompts, short
from tests.games.rome.table import BOX, Table
from tests.tables.rome import TITLE, RomeDriver, asked_positions

QUESTIONS = {*prompts.PROMPTS, *(op.key for program in BOX.programs for op in program.ops if isinstance(op, Pick))}
"""All that Rome can ask."""

HOWS: dict[str, Callable[[RomeDriver, Action], None]] = {
    "mouse": RomeDriver.by_mouse,
    "clicks": RomeDriver.by_clicks,
    "keys": RomeDriver.by_keys,
}


def told_directly(driver: RomeDriver, seed: int) -> tuple[Any, list[Action]]:
    """The same match played by the engine alone. What is bought goes where the first place for it is."""
    rng, actions = Rng(seed), []
    state = TITLE.start(driver.match.setup, seed)
    while TITLE.turn(state) is not None:
        action = TITLE.sample(state, rng)
        if action.verb == "put":
            action = TITLE.actions(state)[0]
        actions.append(action)
        state = TITLE.apply(state, action)
    return state, actions


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize(("leader", "seed"), [("hadrian", 11), ("fulvia", 4)])
def test_a_whole_match(qtbot: QtBot, how: str, leader: str, seed: int) -> None:
    driver = RomeDriver(seed, leader=leader)
    qtbot.addWidget(driver.window)
    final, actions = told_directly(driver, seed)
    for number, action in enumerate(actions):
        if driver.match.cursor > number:
            continue  # a piece that was dropped somewhere has told where it goes
        HOWS[how](driver, action)
        assert driver.match.cursor > number, f"{how}: {action} did nothing ({driver.refused[-1:]})"
        done = driver.match.actions[number]
        assert done is action, f"{how}: {action} became {done}"
    assert driver.match.state == final
    assert driver.refused == []


@pytest.fixture(scope="module")
def asked() -> dict[str, Any]:
    return asked_positions(QUESTIONS)


def test_every_question_is_found(asked: dict[str, Any]) -> None:
    assert set(asked) >= QUESTIONS


@pytest.mark.parametrize("how", HOWS)
def test_every_question_is_answered_on_the_table(qtbot: QtBot, asked: dict[str, Any], how: str) -> None:
    driver = RomeDriver(1)
    qtbot.addWidget(driver.window)
    for key, state in asked.items():
        for action in (TITLE.actions(state)[0], TITLE.actions(state)[-1]):
            driver.put(state)
            cursor = driver.match.cursor
            HOWS[how](driver, action)
            assert driver.match.actions[cursor] is action, f"{key} by {how}: {action}"


def test_to_decline_is_not_what_a_choice_is_for(qtbot: QtBot) -> None:
    """The button that takes nothing does not stand out before those that take something."""
    driver = laid(qtbot, Table("livia", hand="olive_presses").no_enemies())
    assert driver.table.question_buttons.main is driver.table.question_buttons.done, "it ends the actions"
    driver.go("basic olive_presses")
    assert driver.table.question_buttons.done.isVisible()
    assert driver.table.question_buttons.done.text() == "Take none of it"
    assert driver.table.question_buttons.main is None


def test_a_card_that_was_small_for_a_while_is_painted_anew(qtbot: QtBot) -> None:
    """Answers below the hand take room of it, and give it back: nothing of the small cards may be left."""
    driver = laid(qtbot, Table("livia", hand="olive_presses oratory expansion").no_enemies())
    driver.window.resize(1090, 590)
    hand = next(board for board in driver.table.boards() if isinstance(board, HandBoard))
    pictures = []
    for change in (lambda: None, lambda: driver.go("basic olive_presses"), driver.match.undo):
        change()
        driver.lay()
        for _ in range(3):
            QApplication.processEvents()
            driver.window.grab()
        pictures.append(hand.viewport().grab().toImage())
    assert pictures[0].size() == pictures[2].size() != pictures[1].size()
    assert pictures[0] == pictures[2]


# Dragging


def laid(qtbot: QtBot, table: Table) -> RomeDriver:
    driver = RomeDriver(1)
    qtbot.addWidget(driver.window)
    return driver.at(table)


def drag(driver: RomeDriver, piece: str, place: str) -> list[str]:
    """What dragging the piece there does."""
    cursor = driver.match.cursor
    driver.carry(driver.piece(piece), driver.piece(place))
    return [action.text for action in driver.match.actions[cursor:]]


@pytest.mark.parametrize(
    ("place", "verb"),
    [
        ("use.basic", "basic"),
        ("use.boost", "boost"),
        ("use.face-down", "face-down"),
        ("use.march", "march"),
        ("pawn", "march"),
    ],
)
def test_a_card_is_used_by_where_it_is_dropped(qtbot: QtBot, place: str, verb: str) -> None:
    driver = laid(qtbot, Table(hand="oratory", water=1))
    assert drag(driver, "hand.1", place) == [f"{verb} oratory"]


def test_the_places_say_what_the_held_card_gives(qtbot: QtBot) -> None:
    driver = laid(qtbot, Table(hand="oratory strife", water=1))
    driver.click(*driver.piece("hand.1"))
    assert [driver.piece(f"use.{use}")[1].gives for use in ("basic", "boost")] == list(
        short.halves(BOX.content.attributes[BOX.number_of["oratory"]])
    )


@pytest.mark.parametrize("place", ["hand", "projects", "discard"])
def test_a_development_goes_from_the_market_where_it_is_dropped(qtbot: QtBot, place: str) -> None:
    table = Table(hand="oratory", gold=9).market("insula", 5)
    driver = laid(qtbot, table)
    assert drag(driver, "market.development.5", place) == ["buy insula", f"put {place}"]


def test_the_leader_walks_as_far_as_the_movement_goes(qtbot: QtBot) -> None:
    driver = laid(qtbot, Table(hand="", movement=3).no_enemies())
    board, pawn = driver.piece("pawn")
    driver.click(board, pawn)
    glowing = {piece.id for piece in board.pieces if piece.glow}
    assert glowing >= {"r2c3", "r1c3", "r2c2", "r1c2"}
    assert "r1c1" not in glowing
    board.show_way_to("r1c3")
    assert board._way.isVisible()
    assert board._way._left == "1 movement left"
    driver.drag.put_back()
    assert drag(driver, "pawn", "r1c2") == ["move r2c3", "move r1c3", "move r1c2"]


def test_an_enemy_is_conquered_by_military_and_its_damage_told_before(qtbot: QtBot) -> None:
    table = Table(hand="", military=4).no_enemies().enemy("r3c3", "sabine_raiders")
    driver = laid(qtbot, table)
    facts = driver.thing("r3c3.enemy").facts
    driver.click(*driver.piece("goods.military"))
    told = driver.piece("r3c3.enemy")[1].told
    assert str(facts.safe - 4) in told if facts.safe > 4 else told == "unhurt"
    driver.drag.put_back()
    assert drag(driver, "goods.military", "r3c3.enemy") == ["conquer r3c3"]


def test_what_is_lost_beneath_is_told_while_a_development_is_held(qtbot: QtBot) -> None:
    table = Table(hand="granary", military=9, gold=3).no_enemies().developed("domus", "r3c4")
    driver = laid(qtbot, table)
    driver.click(*driver.piece("hand.1"))
    lost = {piece.id: piece.loses for piece in driver.table.empire.pieces if getattr(piece, "loses", "")}
    assert set(lost) == {"r3c4"}
    assert "Domus" in lost["r3c4"]
    assert {piece.id for piece in driver.table.empire.pieces if piece.glow} >= {"r3c4", "r2c3", "r2c4"}
    driver.drag.put_back()
    assert drag(driver, "hand.1", "r2c3")[0] == "build granary r2c3"


def test_tokens_are_dragged_onto_the_map(qtbot: QtBot) -> None:
    table = Table(hand="", technology=9).no_enemies().territory("numidia", "r2c3").pawn("r2c3")
    assert drag(laid(qtbot, table), "trade", "r2c3.short")[0] == "trade r2c3 short"
    built = Table(hand="").no_enemies().developed("domus", "r2c3").pawn("r2c3")
    assert drag(laid(qtbot, built), "influence", "r2c3")[0] == "influence"


def test_strife_is_returned_and_cards_are_put_away(qtbot: QtBot) -> None:
    table = Table(hand="granary strife", military=9, projects="smithy", iron=4)
    driver = laid(qtbot, table)
    assert drag(driver, "hand.1", "projects") == ["project granary"]
    assert drag(driver, "hand.1", "strife") == ["return-strife"]
    assert drag(driver, "projects.1", "discard")[0].startswith("abandon")
    assert drag(driver, "goods.iron", "goods.gold") == ["exchange iron"]


def test_cards_of_the_discard_pile_lie_open_only_while_one_is_chosen(qtbot: QtBot) -> None:
    table = Table("trajan", hand="expansion", iron=1, discard="oratory palisades")
    driver = laid(qtbot, table)
    assert driver.find(("discard.1",)) is None
    driver.go("boost expansion", "option 2")
    assert driver.find(("discard.1",)) is not None


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("size", [(1600, 1000), (1366, 700)])
def test_each_of_many_discarded_cards_is_seen_and_picked(qtbot: QtBot, size: tuple[int, int], how: str) -> None:
    many = [card.key for card in BOX.content.attributes if card.set == "advanced"][:20]
    driver = laid(qtbot, Table("trajan", hand="expansion", iron=1, discard=" ".join([*many, "wheat_farm"])))
    driver.window.resize(*size)
    driver.go("boost expansion", "option 2")
    cards = [driver.piece(f"discard.{number}") for number in range(1, len(many) + 1)]
    for one, other in combinations([board.mapFromScene(p.mapToScene(p.rect)).boundingRect() for board, p in cards], 2):
        assert not one.intersects(other)
    assert driver.find(("discard.21",)) is None, "what cannot be chosen does not lie open"
    asked, offers = driver.match.state, driver.desk.offers
    for action in (offers[0].action, offers[len(many) - 1].action):
        driver.put(asked)
        HOWS[how](driver, action)
        assert driver.match.actions[-1] is action
        assert action.text.startswith("pick discard")


def test_an_edict_to_choose_says_how_much_it_asks_for(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there is room for signs only."""
    driver = RomeDriver(3)
    qtbot.addWidget(driver.window)
    tried: list[str] = []
    monkeypatch.setattr("ludarium.tables.rome.edicts.fit_text", lambda texts, *rest: tried.append(" ".join(texts)))
    edicts = [driver.piece(thing.id)[1] for thing in driver.things("edict")]
    assert edicts
    for piece in edicts:
        tried.clear()
        piece.picture(1.0)
        for one in piece.form().requirements:
            numbers = [n for space in one.steps for n in space.values()] or [one.at_least or one.at_most]
            assert all(str(number) in tried[-1] for number in numbers), tried


def test_a_supply_of_two_warns_of_the_collapse(qtbot: QtBot) -> None:
    table = Table(hand="")
    driver = laid(qtbot, table)
    strife = driver.piece("strife")[1]
    assert not strife.is_alarming
    table.state = attrs.evolve(table.state, strife=2)
    driver.at(table)
    assert driver.piece("strife")[1].is_alarming
    strip = driver.table.strip()
    assert strip is not None
    clock = strip.piece("round")
    assert any("2 strife" in warning for warning in clock._warnings(clock.thing.facts))


def test_part_stands_on_the_table(qtbot: QtBot) -> None:
    driver = laid(qtbot, Table(hand="oratory"))
    driver.click(*driver.piece("answer.part"))
    assert driver.match.actions[-1].text == "part"
    assert driver.find(("answer.part",)) is None


@pytest.mark.parametrize("leader", LEADERS)
def test_a_glimpse_of_each_leader(qapp: object, leader: str) -> None:
    seen = glimpse(TITLE, {"leader": leader}, 600, theme.theme(theme.LIGHT))
    assert seen is not None
    assert seen.width() == 600
    assert glimpse(TITLE, {"leader": "by-chance"}, 600, theme.theme(theme.LIGHT)) is None


def test_leaders_look_different(qapp: object) -> None:
    seen = [glimpse(TITLE, {"leader": one}, 300, theme.theme(theme.DARK)).toImage() for one in LEADERS]
    assert all(one != other for one, other in combinations(seen, 2))


def test_the_foot_makes_room_for_answers_at_once(qtbot: QtBot) -> None:
    driver = laid(qtbot, Table(hand="oratory"))
    assert driver.table.foot.isVisible()
    driver.go("basic oratory")
    assert driver.table.answers.isVisible()
    assert not driver.table.foot.isVisible()
    driver.go("option 1")
    assert driver.table.foot.isVisible()


def test_a_card_can_still_be_told_in_the_hand_though_the_leader_is_small(qtbot: QtBot) -> None:
    driver = laid(qtbot, Table(hand="oratory"))
    board, card = driver.piece("hand.1")
    driver.drag.pick_up(board, card)
    driver.drag.start_dragging(driver.centre(board, card))
    assert driver.drag._ghost.width() >= card.rect.width() / 2
    driver.drag.put_back_at_once()
