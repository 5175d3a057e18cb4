"""Pages of Eight-Minute Empire: blank scoring sheets, and one sheet with the scores of all seats of a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.games.eight_minute_empire.content import Content
from ludarium.games.eight_minute_empire.scoring import Holding
from ludarium.games.eight_minute_empire.state import Past, State
from ludarium.games.eight_minute_empire.title import EightMinuteEmpire
from ludarium.sheets.eight_minute_empire.scoring_sheet import lines
from ludarium.sheets.facts import Facts
from ludarium.sheets.layout import Layout
from ludarium.sheets.pages import Page, Paper, spread
from ludarium.sheets.scoring import on_paper
from ludarium.sheets.sheet_voice import sheets
from ludarium.words.eight_minute_empire.box import box_of
from ludarium.words.eight_minute_empire.names import NAMES


def blank_pages(title: AnyTitle, paper: Paper, per_page: int, options: Mapping[str, str] | None = None) -> list[Page]:
    """Return one page of empty sheets with a column for every seat. Options make no difference."""
    box = box_of(title)
    empty = Facts(0, texts={"0.occasion": f"Ludarium · {paper.label}"})
    return spread(paper, per_page, [empty] * per_page, _sheet(box.content, box.most_seats))


def match_pages(
    title: AnyTitle, state: State, setup: Setup, paper: Paper, per_page: int = 1, date: str = ""
) -> list[Page]:
    content = box_of(title).content
    return spread(paper, per_page, [facts(title, state, setup, date)], _sheet(content, setup.seats))


def _sheet(content: Content, seats: int) -> partial[Layout]:
    return partial(on_paper, NAMES.name(), list(lines(content)), seats)


def facts(title: AnyTitle, state: State, setup: Setup, date: str = "") -> Facts:
    """Return what the state writes on the sheet: current scores, or final ones when the match is over."""
    texts = {"occasion": _occasion(state, date)}
    marks: set[str] = set()
    for seat in range(setup.seats):
        texts |= {f"{key}.{seat}": text for key, text in _column(title, state, setup, seat).items()}
        marks |= set(_boxes(title, state, seat))
    return Facts(0, frozenset(f"0.{mark}" for mark in marks), {f"0.{key}": text for key, text in texts.items()})


def _occasion(state: State, date: str) -> str:
    over = sheets.tr("final score") if not state.stack else sheets.tr("score so far")
    return " · ".join(filter(None, (over, date)))


def _column(title: AnyTitle, state: State, setup: Setup, seat: int) -> dict[str, str]:
    standing, its = title.standing(state)[seat], state.seats[seat]
    past = state.past[seat] if state.past else Past(0, 0, 0, 0)
    holding = _holding(title, state, seat)
    wild = sum(good.wild for good in holding.goods) + holding.spare
    texts = {key: str(points) for key, points in standing.lines}
    texts |= {f"good.{good.good}": str(good.points) for good in holding.goods if good.own}
    return texts | {
        "name": setup.names[seat],
        "wild": str(wild) if wild else "",
        "total": str(standing.total),
        "coins": str(past.coins + its.coins),
        "armies": str(past.armies + sum(its.armies)),
        "most": str(past.regions + len(holding.regions)),
    }


def _boxes(title: AnyTitle, state: State, seat: int) -> Iterator[str]:
    """Return a filled box for each counted good, wild ones included."""
    for good in _holding(title, state, seat).goods:
        last = next(known.steps[-1] for known in box_of(title).content.goods if known.id == good.good)
        for number in range(1, min(last, good.own + good.wild) + 1):
            yield f"good.{good.good}.{seat}.{number}"


def _holding(title: AnyTitle, state: State, seat: int) -> Holding:
    assert isinstance(title, EightMinuteEmpire)
    return title.holdings(state)[seat]
