"""A whole match as readable text: the set-up, every decision with what came of it, the score round by round.

Everything in it follows from title, set-up and seed, so any change of a rule shows as a difference in these pages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from ludarium.engine.actions import Action
from ludarium.engine.chance import Rng
from ludarium.engine.contract import Title
from ludarium.engine.events import Datum, Event
from ludarium.games import TITLES
from ludarium.games.rome.kinds import SPACES

FOLDER = Path(__file__).parent
RENEW = "python -m tests.golden"

SCORED_AFTER = {"round-over", "match-over", "over"}
"""Events after which the score is written down."""


@attrs.frozen
class Golden:
    """One match that is kept: played by chance, always in the same way."""

    title: str
    name: str
    seats: int
    seed: int
    first: int = 0
    options: Mapping[str, str] = attrs.field(factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / self.title / f"{self.name}.txt"


AT_SEA = {"expansion": "mediterranean"}

MATCHES = (
    Golden("iron-age", "one-seat", seats=1, seed=1),
    Golden("iron-age", "two-seats-short", seats=2, seed=2, first=1, options={"length": "short"}),
    Golden("iron-age", "two-seats-full", seats=2, seed=3, options={"length": "full"}),
    Golden("iron-age", "four-seats-short", seats=4, seed=4, first=2, options={"length": "short"}),
    Golden("iron-age", "four-seats-full", seats=4, seed=5, first=3, options={"length": "full"}),
    Golden("iron-age", "one-seat-at-sea", seats=1, seed=6, options=AT_SEA),
    Golden("iron-age", "two-seats-at-sea", seats=2, seed=7, options={**AT_SEA, "length": "short"}),
    Golden(
        "iron-age",
        "four-seats-at-sea",
        seats=4,
        seed=8,
        first=1,
        options={**AT_SEA, "length": "short", "colony_benefits": "every-turn"},
    ),
    Golden("eight-minute-empire", "two-seats", seats=2, seed=1),
    Golden("eight-minute-empire", "three-seats-side-b", seats=3, seed=2, first=1, options={"map": "b"}),
    Golden("eight-minute-empire", "four-seats-tokens", seats=4, seed=3, options={"goods_tokens": "on"}),
    Golden("eight-minute-empire", "five-seats-die", seats=5, seed=4, first=2, options={"bid_tie": "die"}),
    Golden("eight-minute-empire", "two-seats-three-games", seats=2, seed=5, options={"games": "3"}),
    Golden("imperium", "one-seat", seats=1, seed=1, options={"nations": "greeks,utopians", "bot": "sovereign"}),
    Golden("imperium", "two-seats", seats=2, seed=9, options={"nations": "arthurians,vikings"}),
    Golden("rome", "trajan-short", seats=1, seed=151, options={"leader": "trajan", "difficulty": "hard"}),
    Golden("rome", "livia-standard", seats=1, seed=138, options={"leader": "livia", "length": "standard"}),
    Golden(
        "rome",
        "augustus-expert",
        seats=1,
        seed=488,
        options={"leader": "augustus", "length": "standard", "difficulty": "expert"},
    ),
)


Names = Mapping[str, Sequence[str]]
"""The words for the numbers of events, by the name of the datum."""


def names_of(title: Title[Any]) -> Names:
    if title.id == "iron-age":
        return {"dice": title.box.empire_ids, "fate": title.box.fate_ids}
    if title.id == "imperium":
        return dict.fromkeys(("by", "card", "cards", "given", "under"), title.box.keys)
    if title.id == "rome":
        box = title.box
        enemies, edicts = [enemy.key for enemy in box.enemies], [edict.key for edict in box.edicts]
        cards = dict.fromkeys(("card", "cards"), box.keys)
        return {**cards, "enemy": enemies, "edict": edicts, "edicts": edicts, "space": SPACES}
    return {}


def text_of(match: Golden) -> str:
    """The page of that match."""
    return "\n".join(_page(match)) + "\n"


def _page(match: Golden) -> Iterator[str]:
    title = TITLES.get(match.title)
    setup = title.setup(match.seats, match.first, match.options)
    rng, state, names = Rng(match.seed), title.start(setup, match.seed), names_of(title)
    yield f"{match.title}, seed {match.seed}"
    yield f"seats: {', '.join(setup.names)}; first: {setup.first}"
    yield f"options: {', '.join(f'{key}={choice}' for key, choice in setup.options)}"
    yield ""
    while (seat := title.turn(state)) is not None:
        action = title.sample(state, rng)
        told = title.tell(state, action)
        yield _decision(title.prompt(state).key, seat, action)
        yield from (_event(event, names) for event in told)
        state = title.play(state, action)
        if any(event.kind in SCORED_AFTER for event in told):
            yield from _score(title, state)
    yield _outcome(title, state)


def _decision(question: str, seat: int, action: Action) -> str:
    return f"{seat} {question}: {action.text}"


def _event(event: Event, names: Names) -> str:
    data = "".join(f" {name}={_datum(datum, names.get(name))}" for name, datum in event.data)
    return f"    {event.kind} ({event.seat}){data}"


def _datum(datum: Datum, words: Sequence[str] | None) -> str:
    if isinstance(datum, tuple):
        return ",".join(_datum(one, words) for one in datum) or "-"
    if isinstance(datum, int) and words is not None:
        return words[datum] if datum >= 0 else "-"
    return str(datum)


def _score(title: Title[Any], state: Any) -> Iterator[str]:
    yield ""
    for seat, standing in enumerate(title.standing(state)):
        lines = ", ".join(f"{line} {points}" for line, points in standing.lines)
        yield f"  score of {seat}: {standing.total} ({lines})"
    yield ""


def _outcome(title: Title[Any], state: Any) -> str:
    end = title.outcome(state)
    assert end is not None
    winners = ", ".join(map(str, end.winners)) or "nobody"
    return f"won by {winners}: {end.decided_by}"
