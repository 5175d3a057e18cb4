"""Pages of Rome: blank record sheets, and the record of a match with its empire drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from ludarium.engine.match import Match
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.engine.values import UNKNOWN
from ludarium.games.rome.edicts import goal
from ludarium.games.rome.kinds import SIDE, TRACKS
from ludarium.games.rome.scoring import standing
from ludarium.games.rome.state import FREE, OVER, ROUND_END, UP, State
from ludarium.games.rome.title import DIFFICULTY, LEADER, LENGTH
from ludarium.sheets.facts import Facts
from ludarium.sheets.pages import Page, Paper, spread
from ludarium.sheets.rome.record_sheet import DEMANDS, GLORY, on_paper
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.rome.account import Item, account, burdens_told, charges
from ludarium.words.rome.box import box_of, called
from ludarium.words.rome.names import LEVELS, NAMES, named
from ludarium.words.voice import MINUS

LONG = 12
"""A name with more letters and two words is set on two lines."""


def blank_pages(title: AnyTitle, paper: Paper, per_page: int, options: Mapping[str, str] | None = None) -> list[Page]:
    """Return one page of empty sheets with the options of the match."""
    known = {key: options[key] for key in (LENGTH, DIFFICULTY) if options and key in options}
    texts = {"occasion": f"Ludarium · {paper.label}"} | {key: NAMES.choice(key, one) for key, one in known.items()}
    empty = Facts(0, texts={f"0.{key}": text for key, text in texts.items()})
    return spread(paper, per_page, [empty] * per_page, partial(on_paper, box_of(title)))


def match_pages(
    title: AnyTitle, state: State, setup: Setup, paper: Paper, per_page: int = 1, date: str = ""
) -> list[Page]:
    """Return the sheet of a match from its state alone: without the sources of glory."""
    return _pages(title, facts(title, state, setup, burdens_told(title, state), date), paper, per_page)


def record_pages(match: Match[State], paper: Paper, per_page: int = 1, date: str = "") -> list[Page]:
    """Return the sheet of a match with everything that happened in it."""
    whole = facts(match.title, match.state, match.setup, account(match), date)
    return _pages(match.title, whole, paper, per_page)


def _pages(title: AnyTitle, whole: Facts, paper: Paper, per_page: int) -> list[Page]:
    return spread(paper, per_page, [whole], partial(on_paper, box_of(title)))


def facts(title: AnyTitle, state: State, setup: Setup, items: Sequence[Item], date: str = "") -> Facts:
    """Return what is written on the sheet: current glory, or the final count."""
    texts = {
        **_head(title, state, setup, date),
        **{key: text for part in _edicts(title, state) for key, text in part.items()},
        **_glory(title, state, items),
        **_tracks(title, state),
        **_empire(title, state),
    }
    marks = frozenset(f"0.{mark}" for mark in _marks(title, state))
    return Facts(0, marks, {f"0.{key}": text for key, text in texts.items() if text})


def _head(title: AnyTitle, state: State, setup: Setup, date: str) -> dict[str, str]:
    over = sheets.tr("final score") if not state.stack else sheets.tr("score so far")
    length, difficulty = box_of(title).settings[state.setting]
    deal = "" if state.seed == UNKNOWN else str(state.seed)
    return {
        "occasion": f"{over} · {date}" if date else over,
        "name": setup.names[0],
        LEADER: NAMES.side(title.side(state, 0)),
        LENGTH: NAMES.choice(LENGTH, length.key),
        DIFFICULTY: NAMES.choice(DIFFICULTY, difficulty.key),
        "round": f"{state.round}, {_turn(state)}",
        "deal": deal,
    }


def _turn(state: State) -> int:
    """Return the current turn of the round, or the last one."""
    return max(1, state.turn) if state.phase in (ROUND_END, OVER) else state.turn + 1


def _edicts(title: AnyTitle, state: State) -> Iterator[dict[str, str]]:
    for number, charge in enumerate(charges(title, state)):
        yield {f"edict.{number}": charge.name, f"form.{number}": charge.form, f"worth.{number}": str(charge.glory)}
        for place, demand in enumerate(charge.demands[:DEMANDS]):
            yield {f"demand.{number}.{place}": demand.said, f"have.{number}.{place}": str(demand.have)}


def _glory(title: AnyTitle, state: State, items: Sequence[Item]) -> dict[str, str]:
    box = box_of(title)
    wanted, total = goal(box, state), standing(box, state).total
    found = {f"line.{item.key}": _signed(item.points) for item in items}
    return found | {
        f"line.{GLORY}": str(state.seat.glory),
        "total": _signed(total),
        "goal": "" if wanted is None else str(wanted),
    }


def _tracks(title: AnyTitle, state: State) -> dict[str, str]:
    tracks = box_of(title).leaders[state.seat.leader].tracks
    return {f"track.{key}": str(tracks[key].numbers[at]) for key, at in zip(TRACKS, state.seat.tracks, strict=True)}


def _empire(title: AnyTitle, state: State) -> dict[str, str]:
    box = box_of(title)
    found: dict[str, str] = {}
    for space, card in enumerate(state.grid):
        if card == box.capital:
            continue
        is_built = card in box.developments
        kind = "built" if is_built else "land"
        found |= {f"{kind}.{space}.{number}": part for number, part in enumerate(_halves(called(box, card)))}
        if is_built:
            level = named(LEVELS, str(box.level[card]))
            found[f"worth.{space}.cell"] = sheets.tr("{level}, {glory}", level=level, glory=box.development[card].glory)
        found[f"enemy.{space}"] = _enemy(title, state.enemies[space])
    return found


def _enemy(title: AnyTitle, token: int) -> str:
    """Return an enemy's defence and attack; a question mark if it was never revealed."""
    if token == FREE:
        return ""
    if token == UNKNOWN or not token & UP:
        return "?"
    enemy = box_of(title).enemies[token & (UP - 1)]
    return f"{enemy.defence}/{enemy.attack}"


def _halves(name: str) -> tuple[str, ...]:
    """Put a long name of two words on two lines."""
    ways = [(name[:at], name[at + 1 :]) for at, letter in enumerate(name) if letter == " "]
    return min(ways, key=lambda way: max(map(len, way))) if ways and len(name) > LONG else (name,)


def _marks(title: AnyTitle, state: State) -> Iterator[str]:
    """Return the marks: met demands, spaces of tracks, the leader's position."""
    for number, charge in enumerate(charges(title, state)):
        yield from (f"met.{number}.{place}" for place, demand in enumerate(charge.demands[:DEMANDS]) if demand.is_met)
    for key, at in zip(TRACKS, state.seat.tracks, strict=True):
        yield from (f"track.{key}.{space}" for space in range(at + 1))
    if 0 <= state.pawn < SIDE * SIDE:
        yield f"leader.{state.pawn}"


def _signed(number: int) -> str:
    return str(number).replace("-", MINUS)
