"""Matches: playing, undo and redo, and replay."""

from __future__ import annotations

import attrs
import pytest

from ludarium.engine.actions import Action, act
from ludarium.engine.events import Recorder
from ludarium.engine.match import HUMAN, Match, Step
from ludarium.engine.reasons import MatchError, Reason, RuleError, SetupError
from tests.engine.toy import Toy, ToyState, toy_match

TWO = (HUMAN, HUMAN)
AGAINST = (HUMAN, "hard")


def refused(target: int | Reason) -> str:
    assert isinstance(target, Reason), f"goes to {target}"
    return target.key


def where(match: Match[ToyState]) -> tuple[int, tuple[int, ...]]:
    return match.cursor, match.state.points


# Playing


def test_a_new_match_stands_at_its_start() -> None:
    match = toy_match()
    assert (match.cursor, match.actions, match.steps) == (0, [], [])
    assert (match.turn, match.is_over, match.is_practice) == (0, False, False)
    assert match.players == (HUMAN,)


def test_all_seats_are_people_unless_told() -> None:
    assert Match(Toy(), Toy().setup(3), 1).players == (HUMAN,) * 3


def test_each_seat_has_a_player() -> None:
    with pytest.raises(SetupError) as caught:
        Match(Toy(), Toy().setup(3), 1, (HUMAN, "hard"))
    assert dict(caught.value.reason.params) == {"players": 2, "seats": 3}


def test_playing_says_what_happened_and_moves_on() -> None:
    match = toy_match()
    (event,) = match.play(act("step"))
    assert (event.kind, event["points"]) == ("step", 1)
    assert where(match) == (1, (1,))
    assert match.steps == [Step("step", match.title.digest(match.state))]


def test_an_illegal_action_changes_nothing() -> None:
    match = toy_match("step")
    match.undo()
    with pytest.raises(RuleError) as caught:
        match.play(act("finish"))
    assert caught.value.reason.rule == "TOY-PLAY-01"
    assert where(match) == (0, (0,))
    assert len(match.actions) == len(match.digests) == 1
    assert len(match.states) == 2


def test_nothing_is_played_after_the_end() -> None:
    match = toy_match("step end")
    assert match.is_over
    assert match.turn is None
    with pytest.raises(RuleError):
        match.play(act("step"))


def test_a_new_action_drops_the_redo_tail() -> None:
    match = toy_match("step step step")
    match.undo()
    match.undo()
    match.play(act("begin"))
    assert [action.text for action in match.actions] == ["step", "begin"]
    assert len(match.states) == 3
    assert len(match.digests) == 2
    assert refused(match.redo_target()) == "redo-nothing"


# Undo


def test_nothing_to_undo_at_the_start() -> None:
    match = toy_match()
    assert refused(match.undo_target()) == "undo-nothing"
    with pytest.raises(RuleError):
        match.undo()


def test_nothing_to_undo_when_only_the_computer_has_played() -> None:
    assert refused(toy_match("step step", ("hard", HUMAN)).undo_target()) == "undo-nothing"


def test_undo_goes_back_one_decision() -> None:
    match = toy_match("step step")
    match.undo()
    assert where(match) == (1, (1,))
    match.undo()
    assert where(match) == (0, (0,))


def test_undo_goes_over_the_computers_answers() -> None:
    match = toy_match("step pass step step pass", AGAINST)
    assert match.turn == 0
    match.undo()
    assert where(match) == (1, (1, 0))


def test_undo_works_while_the_computer_is_to_play() -> None:
    match = toy_match("step pass step", AGAINST)
    assert match.turn == 1
    match.undo()
    assert where(match) == (1, (1, 0))


def test_a_fence_stops_undo_and_says_where_it_stands() -> None:
    match = toy_match("step roll")
    target = match.undo_target()
    assert refused(target) == "undo-fence"
    assert dict(target.params) == {"action": 1}
    with pytest.raises(RuleError):
        match.undo()
    assert match.cursor == 2


def test_undo_is_free_after_a_fence_up_to_it() -> None:
    match = toy_match("roll step")
    match.undo()
    assert match.cursor == 1
    assert refused(match.undo_target()) == "undo-fence"


def test_a_fence_in_the_computers_answer_stops_undo() -> None:
    assert refused(toy_match("step pass roll pass", AGAINST).undo_target()) == "undo-fence"


def test_anothers_turn_stops_undo() -> None:
    assert refused(toy_match("step pass", TWO).undo_target()) == "undo-other-person"


def test_anothers_decision_stops_undo() -> None:
    match = toy_match("step pass step pass", TWO)
    assert match.turn == 0
    assert refused(match.undo_target()) == "undo-other-person"


def test_one_undoes_ones_own_decisions_and_no_others() -> None:
    match = toy_match("pass step step", TWO)
    match.undo()
    match.undo()
    assert match.cursor == 1
    assert refused(match.undo_target()) == "undo-other-person"


def test_the_last_decision_can_be_undone_after_the_end() -> None:
    match = toy_match("step end", TWO)
    match.undo()
    assert (match.cursor, match.turn) == (1, 0)


def test_practice_has_no_fences() -> None:
    match = toy_match("step roll pass roll pass", TWO, "practice")
    assert match.is_practice
    for cursor in (4, 3, 2, 1, 0):
        match.undo()
        assert match.cursor == cursor
    assert refused(match.undo_target()) == "undo-nothing"


# Half-made actions


def test_undo_cancels_a_half_made_action() -> None:
    match = toy_match("step begin go")
    match.undo()
    assert where(match) == (1, (1,))


def test_undo_takes_a_finished_action_as_one() -> None:
    match = toy_match("step begin go finish")
    assert match.state.began == 0
    match.undo()
    assert match.cursor == 1


def test_redo_takes_a_finished_action_as_one() -> None:
    match = toy_match("step begin go finish step")
    match.undo()
    match.undo()
    assert match.cursor == 1
    match.redo()
    assert match.cursor == 4


def test_redo_takes_a_half_made_action_as_far_as_it_went() -> None:
    match = toy_match("step begin go")
    match.undo()
    match.redo()
    assert (match.cursor, match.state.began) == (3, 2)


class Peeking(Toy):
    """Shows something hidden in the middle of an action."""

    def apply(self, state: ToyState, action: Action, record: Recorder | None = None) -> ToyState:
        after = super().apply(state, action, record)
        if record is not None and action.verb == "go":
            record[-1] = attrs.evolve(record[-1], news=True)
        return after


def test_a_fence_inside_an_action_parts_it() -> None:
    """What was seen in the middle of it stays seen: undo takes back what came after, and no more."""
    match = toy_match("step begin go finish", toy=Peeking())
    match.undo()
    assert match.cursor == 3
    assert refused(match.undo_target()) == "undo-fence"
    assert [index for index in range(4) if match.begins(index)] == [0, 1, 3]
    match = toy_match("step begin go finish", undo="practice", toy=Peeking())
    match.undo()
    assert match.cursor == 1


# Redo


def test_nothing_to_redo() -> None:
    match = toy_match("step")
    assert refused(match.redo_target()) == "redo-nothing"
    with pytest.raises(RuleError):
        match.redo()


def test_redo_goes_over_the_computers_answers() -> None:
    match = toy_match("step pass step step pass step", AGAINST)
    match.undo()
    match.undo()
    assert match.cursor == 1
    match.redo()
    assert (match.cursor, match.turn) == (5, 0)
    match.redo()
    assert match.cursor == 6


def test_redone_dice_are_the_same() -> None:
    match = toy_match("roll roll roll", undo="practice")
    before = where(match)
    for _ in range(3):
        match.undo()
    for _ in range(3):
        match.redo()
    assert where(match) == before
    again = toy_match("roll roll roll", undo="practice")
    assert where(again) == before


def test_an_action_played_anew_gives_the_same_dice() -> None:
    match = toy_match("roll", undo="practice")
    before = match.state
    match.undo()
    match.play(act("roll"))
    assert match.state == before


def test_going_somewhere_asks_no_fence() -> None:
    match = toy_match("roll pass roll", TWO)
    match.go(1)
    assert (match.cursor, match.turn, len(match.actions)) == (1, 0, 3)


# Decisions of people


def test_where_decisions_begin() -> None:
    match = toy_match("step pass step pass begin go finish step", AGAINST)
    assert [index for index in range(len(match.actions)) if match.begins(index)] == [0, 1, 4, 7]


def test_several_decisions_are_undone_and_redone_at_once() -> None:
    match = toy_match("step begin go finish step step")
    match.undo(3)
    assert match.cursor == 1
    match.redo(2)
    assert match.cursor == 5


def test_no_decision_is_undone_where_not_all_of_them_can_be() -> None:
    match = toy_match("step roll step step")
    with pytest.raises(RuleError) as caught:
        match.undo(3)
    assert caught.value.reason.key == "undo-fence"
    assert match.cursor == 4


def test_undo_can_be_asked_of_a_point_that_it_leads_to() -> None:
    match = toy_match("step pass step step", TWO)
    assert [match.undo_target(here) for here in (4, 3)] == [3, 2]
    assert refused(match.undo_target(2)) == "undo-other-person"


# What happened


def test_what_was_played_is_not_told_again() -> None:
    match = toy_match("step roll", undo="practice")
    match.title.tell = None  # nobody is asked
    assert [event.kind for index in range(2) for event in match.told(index)] == ["step", "roll"]
    match.undo()
    match.play(act("step"))
    assert [event.kind for event in match.told(1)] == ["step"]


def test_what_was_replayed_is_told_when_somebody_asks() -> None:
    again = toy_match()
    again.replay(toy_match("step roll").steps, 2)
    assert again.events == [None, None]
    assert [event.kind for event in again.told(1)] == ["roll"]
    assert again.told(1) is again.told(1)
    assert again.events[0] is None


# Replay


def test_a_match_replays_from_its_steps() -> None:
    match = toy_match("step roll pass roll begin go finish", TWO)
    again = toy_match("", TWO)
    again.replay(match.steps, 3)
    assert again.states == match.states
    assert again.steps == match.steps
    assert (again.cursor, again.turn) == (3, 1)


def test_a_step_without_a_digest_is_not_checked() -> None:
    again = toy_match()
    again.replay([Step("step", ""), Step("roll", "")], 2)
    assert again.cursor == 2
    assert all(step.digest for step in again.steps)


def test_replay_reports_the_action_that_parted() -> None:
    steps = toy_match("step roll roll step").steps
    again = toy_match(seed=2)
    with pytest.raises(MatchError) as caught:
        again.replay(steps, 4)
    assert caught.value.reason.key == "match-parted"
    assert dict(caught.value.reason.params) == {"action": 2, "text": "roll"}
    assert where(again) == (1, (1,))
    assert len(again.states) == 2


@pytest.mark.parametrize("text", ["finish", "frobnicate 3", "", "step 1"])
def test_replay_reports_an_illegal_action(text: str) -> None:
    steps = toy_match("step step").steps
    steps.insert(1, Step(text, "0"))
    again = toy_match()
    with pytest.raises(MatchError) as caught:
        again.replay(steps, 3)
    assert (caught.value.reason.key, caught.value.reason.rule) == ("match-illegal", "TOY-PLAY-01")
    assert dict(caught.value.reason.params) == {"action": 2, "text": text}
    assert again.cursor == 1


@pytest.mark.parametrize("cursor", [-1, 3])
def test_replay_refuses_a_cursor_outside(cursor: int) -> None:
    with pytest.raises(MatchError) as caught:
        toy_match().replay(toy_match("step step").steps, cursor)
    assert caught.value.reason.key == "match-cursor"


def test_a_replayed_match_goes_on() -> None:
    again = toy_match()
    again.replay(toy_match("step step step").steps, 2)
    again.redo()
    assert again.cursor == 3
    again.undo()
    again.undo()
    again.play(act("begin"))
    assert [step.text for step in again.steps] == ["step", "begin"]


# Where a match was left


@pytest.mark.parametrize(("cursor", "kept"), [(0, 5), (1, 5), (2, 2), (3, 3), (4, 5), (5, 5)])
def test_a_redo_tail_is_kept_where_a_person_decides(cursor: int, kept: int) -> None:
    """At the computer's turn it would be forgotten with the next action, whoever still counted on it."""
    match = toy_match("step pass step pass step", AGAINST)
    again = toy_match("", AGAINST)
    again.replay(match.steps, cursor)
    assert (again.cursor, len(again.actions)) == (cursor, kept)
    assert len(again.states) - 1 == len(again.digests) == len(again.events) == kept


def test_computers_alone_have_no_redo_tail() -> None:
    again = toy_match("", ("hard", "easy"))
    again.replay(toy_match("step pass step", ("hard", "easy")).steps, 1)
    assert (again.cursor, len(again.actions)) == (1, 1)


# Seats that change hands


def test_a_seat_changes_hands_from_now_on() -> None:
    match = toy_match("step pass", AGAINST)
    match.hand_over(1, "easy")
    match.hand_over(0, "hard")
    assert match.players == ("hard", "easy")
    assert match.seated == AGAINST
    assert [match.players_at(position) for position in (0, 1, 2, 3)] == [
        AGAINST,
        AGAINST,
        ("hard", "easy"),
        ("hard", "easy"),
    ]


def test_what_is_handed_back_at_once_was_never_handed_over() -> None:
    match = toy_match("step", AGAINST)
    match.hand_over(0, "hard")
    match.hand_over(0, HUMAN)
    match.hand_over(1, "hard")
    assert match.handed == ()


def test_a_seat_that_is_handed_over_forgets_the_redo_tail() -> None:
    match = toy_match("step step", AGAINST)
    match.undo()
    match.hand_over(0, "easy")
    assert len(match.actions) == 1


def test_undo_goes_back_to_when_a_person_held_the_seat() -> None:
    match = toy_match("step pass", AGAINST)
    match.play(act("pass"))
    match.hand_over(0, "easy")
    for word in ("step", "pass", "pass"):
        match.play(act(word))
    assert match.is_human(0) is False
    match.undo()
    assert (match.cursor, match.players) == (1, AGAINST)
    match.redo()
    assert (match.cursor, match.players) == (6, ("easy", "hard"))
    match.undo()
    match.play(act("step"))
    assert (match.players, match.handed) == (AGAINST, ())


def test_nothing_changes_hands_after_the_end() -> None:
    with pytest.raises(RuleError):
        toy_match("end").hand_over(0, "hard")


def test_somebody_else_chooses_once() -> None:
    match = toy_match("step pass", AGAINST)
    (event,) = match.play_for("random", act("step"))
    assert event.kind == "step"
    assert match.players == AGAINST
    assert [match.players_at(position)[1] for position in (1, 2, 3)] == ["hard", "random", "hard"]
    match.play_for("random", act("end"))
    assert match.is_over
    with pytest.raises(RuleError):
        match.play_for("random", act("step"))


def test_an_illegal_choice_changes_nothing() -> None:
    match = toy_match("step pass step", AGAINST)
    match.go(2)
    with pytest.raises(RuleError):
        match.play_for("random", act("finish"))
    assert (match.handed, len(match.actions), match.cursor) == ((), 3, 2)


# Digests


def test_a_digest_tells_what_matters() -> None:
    match = toy_match("step pass", TWO)
    digests = {match.title.digest(state) for state in match.states}
    assert len(digests) == 3


def test_a_digest_is_pinned() -> None:
    """A saved match keeps these: another way to count them would part every match from its file."""
    assert [step.digest for step in toy_match("step roll begin").steps] == ["9ef749a5", "3201fc70", "d453ddfb"]
