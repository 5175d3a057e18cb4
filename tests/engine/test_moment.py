"""A moment asks the rules each thing once, whoever wants to know it."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium import words
from ludarium.engine.chance import Rng
from ludarium.engine.moment import Moment
from ludarium.games import IDS, TITLES

ASKED = ("turn", "prompt", "actions", "scene", "turn_progress", "standing")


@pytest.fixture(params=IDS)
def moment(request: pytest.FixtureRequest) -> Moment:
    """A position in the middle of a match, as the deciding seat knows it."""
    title = TITLES.get(request.param)
    state, rng = title.start(title.setup(min(2, max(title.allowed_seats))), 7), Rng(7)
    for _ in range(12):
        state = title.apply(state, title.sample(state, rng))
    seat = title.turn(state)
    assert seat is not None
    return Moment(title, title.observe(state, seat))


def test_the_rules_are_asked_once(moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[str]()
    for name in ASKED:
        ask = getattr(moment.title, name)
        monkeypatch.setattr(
            moment.title, name, lambda *args, name=name, ask=ask: asked.update([(name, args[0])]) or ask(*args)
        )
    for _ in range(2):
        assert moment.scene
        assert moment.progress is moment.progress
        assert moment.score is not None
        assert [words.action(moment, offer.action, ("Ann", "Ben")) for offer in moment.offers]
        for offer in moment.offers:
            after = moment.after(offer.action)
            assert after is None or after is moment.after(offer.action)
    repeated = {name for (name, state), n in asked.items() if state is moment.observed and n > 1}
    assert repeated <= {"turn"}, "the foresight asks for the turn itself"
    assert asked["actions", moment.observed] == 1


def test_what_is_foreseen_is_as_it_comes(moment: Moment) -> None:
    title = moment.title
    for offer in moment.offers:
        after = moment.after(offer.action)
        foreseen = title.foresee(moment.observed, offer.action)
        assert (after is None) == (foreseen is None)
        if after is not None and moment.turn is not None:
            assert moment.score_after(offer.action) == title.standing(foreseen)[moment.turn].total
