"""The account of a match of Rome: what its edicts ask for and how far each is met, and where every glory came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import attrs

from ludarium.engine.events import Event
from ludarium.engine.match import Match
from ludarium.engine.registry import AnyTitle
from ludarium.games.rome.box import Box
from ludarium.games.rome.content import Requirement
from ludarium.games.rome.edicts import burdens, form, progress
from ludarium.games.rome.kinds import BURDENS as BURDEN_KEYS
from ludarium.games.rome.kinds import LOAN
from ludarium.games.rome.scoring import final_cards, owned
from ludarium.games.rome.state import State
from ludarium.words.rome.box import box_of, edict_called, enemy_called, key_called
from ludarium.words.rome.demands import demand
from ludarium.words.rome.names import FORMS, TRACKS, named, rome, tokens
from ludarium.words.voice import MINUS, NBSP, TEXT, capital, listing

FIRST, SECOND, ENEMIES, STEPS, EFFECTS, CARDS = "level-1", "level-2", "enemies", "tracks", "effects", "cards"
NAMES: Mapping[str, str] = {
    FIRST: TEXT("rome", "Developments, Level I"),
    SECOND: TEXT("rome", "Developments, Level II"),
    ENEMIES: TEXT("rome", "Conquests"),
    STEPS: TEXT("rome", "Full tracks"),
    EFFECTS: TEXT("rome", "Other effects"),
    "strife": TEXT("rome", "Strife"),
    "loan": TEXT("rome", "Loans"),
    CARDS: TEXT("rome", "Cards at the end"),
}
PICTURES: Mapping[str, str] = {
    FIRST: "development",
    SECOND: "monument",
    ENEMIES: "barbarian",
    STEPS: "progress",
    EFFECTS: "sigil-star",
    CARDS: "hand-limit",
    "strife": "strife",
    "loan": "loan",
}
LINES = (FIRST, SECOND, ENEMIES, STEPS, EFFECTS, *BURDEN_KEYS, CARDS)
"""All lines, in their order."""

SELDOM = (EFFECTS, CARDS)
"""Lines that are left out where they are empty."""


@attrs.frozen
class Demand:
    """A requirement of an edict; ``missing``: what is missing, empty if it is met."""

    said: str
    have: int
    need: int
    missing: str

    @property
    def is_met(self) -> bool:
        return not self.missing


@attrs.frozen
class Charge:
    """An edict of the match: name, form, glory for the goal, and requirements."""

    name: str
    form: str
    glory: int
    demands: tuple[Demand, ...]

    @property
    def is_met(self) -> bool:
        return all(one.is_met for one in self.demands)


@attrs.frozen
class Item:
    """A line of the account: name, picture, parts and glory."""

    key: str
    name: str
    picture: str
    said: str
    points: int


def charges(title: AnyTitle, state: State) -> Sequence[Charge]:
    """Return the edicts of the match with their progress; none while they are still to be chosen."""
    box = box_of(title)
    if state.seat.shown:
        return ()
    rows, found = progress(box, state), []
    for edict, is_full in state.seat.edicts:
        side = form(box, edict, is_full)
        asked = tuple(_demand(box, state, next(rows)) for _ in side.requirements)
        found.append(Charge(edict_called(box, edict), rome.tr(FORMS[is_full]), side.glory, asked))
    return found


def _demand(box: Box, state: State, row: tuple[int, Requirement, int, int]) -> Demand:
    _, requirement, have, need = row
    said = capital(demand(requirement))
    if requirement.what == "burdens":
        have, need = burdens(box, state), requirement.at_most
        more = have - need
        return Demand(said, have, need, rome.tr("%n too many", "%n too many", more) if more > 0 else "")
    less = need - have
    return Demand(said, have, need, rome.tr("%n missing", "%n missing", less) if less > 0 else "")


def account(match: Match[State]) -> Sequence[Item]:
    """Return the sources of the match's glory, line by line; the lines add up to the score."""
    box, state = box_of(match.title), match.state
    brought: dict[str, Counter[str]] = {line: Counter() for line in (FIRST, SECOND, ENEMIES, STEPS, EFFECTS)}
    for source, n in _gains(match):
        brought[_line(box, source)][source] += n
    found = [
        Item(line, rome.tr(NAMES[line]), PICTURES[line], _made_of(box, parts), sum(parts.values()))
        for line, parts in brought.items()
    ]
    found += burdens_told(match.title, state)
    return [item for item in found if item.said or item.key not in SELDOM]


def burdens_told(title: AnyTitle, state: State) -> Sequence[Item]:
    """Return what is taken from the glory at the end or added to it, as far as the state tells."""
    box = box_of(title)
    cards = Counter(dict(final_cards(box, state)))
    last = Item(CARDS, rome.tr(NAMES[CARDS]), PICTURES[CARDS], _made_of(box, cards), sum(cards.values()))
    return [*(_burden(box, state, burden) for burden in BURDEN_KEYS), last]


def _gains(match: Match[State]) -> Iterator[tuple[str, int]]:
    for place in range(match.cursor):
        for event in match.told(place):
            if event.kind == "glory":
                data = dict(event.data)
                yield str(data["source"]), int(str(data["n"]))


def decisive(events: Sequence[Event]) -> Event | None:
    """Return the event with the most glory, else the burden that costs some."""
    gains = [event for event in events if event.kind == "glory"]
    burden = next((event for event in events if event.kind == "burden"), None)
    return max(gains, key=lambda event: int(str(dict(event.data)["n"])), default=burden)


def _line(box: Box, source: str) -> str:
    """Return the line that glory from this source belongs to."""
    if source in box.enemy_of:
        return ENEMIES
    if source in TRACKS:
        return STEPS
    number = box.number_of.get(source, -1)
    return {1: FIRST, 2: SECOND}[box.level[number]] if number in box.developments else EFFECTS


def _made_of(box: Box, parts: Mapping[str, int]) -> str:
    return listing([f"{_called(box, source)}{NBSP}{n}".replace("-", MINUS) for source, n in parts.items()])


def _called(box: Box, source: str) -> str:
    if source in box.enemy_of:
        return enemy_called(box, box.enemy_of[source])
    return named(TRACKS, source) if source in TRACKS else key_called(box, source)


def _burden(box: Box, state: State, burden: str) -> Item:
    n = owned(box, state, box.burden_of[burden])
    each = box.numbers.loan_glory if burden == LOAN else box.numbers.strife_glory
    return Item(burden, rome.tr(NAMES[burden]), PICTURES[burden], tokens(burden, n) if n else "", n * each)
