"""Pages of Imperium: blank scoring pads, one pad with all seats of a match, and the deck of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSizeF

from ludarium.engine.frames import NOTHING
from ludarium.engine.registry import AnyTitle
from ludarium.engine.setups import Setup
from ludarium.games.imperium.box import Box
from ludarium.games.imperium.scoring import unrest_of
from ludarium.games.imperium.state import State
from ludarium.games.imperium.title import BOT
from ludarium.sheets import scoring
from ludarium.sheets.facts import Facts
from ludarium.sheets.imperium import deck_list
from ludarium.sheets.imperium.deck_list import Cards, Deck, Suit
from ludarium.sheets.imperium.scoring_pad import SEATS, lines
from ludarium.sheets.layout import Layout
from ludarium.sheets.pages import Page, Paper, spread
from ludarium.sheets.sheet_voice import sheets
from ludarium.words import rival
from ludarium.words.imperium.account import Entry, account
from ludarium.words.imperium.box import box_of
from ludarium.words.imperium.names import NAMES, SUITS, named
from ludarium.words.voice import MINUS, capital

EVERYBODY = 20
"""A viewer that owns no seat: sees only what is public."""

POWER, PLAIN = "power", ""


def blank_pages(title: AnyTitle, paper: Paper, per_page: int, options: Mapping[str, str] | None = None) -> list[Page]:
    """Return one page of empty pads; with a bot level among the options, columns for one player and the bot."""
    is_solo = BOT in (options or {})
    groups = list(lines(box_of(title), has_bot=is_solo))
    empty = Facts(0, texts={"0.occasion": f"Ludarium · {paper.label}"})
    lay_out = partial(scoring.on_paper, NAMES.name(), groups, 2 if is_solo else SEATS)
    return spread(paper, per_page, [empty] * per_page, lay_out)


def match_pages(
    title: AnyTitle, state: State, setup: Setup, paper: Paper, per_page: int = 1, date: str = ""
) -> list[Page]:
    """Return the pad of the match and the deck of every seat. While the match goes on, only public facts are shown."""
    seen = state if not state.stack else title.observe(state, 0 if setup.seats == 1 else EVERYBODY)
    bot = rival(title, state)
    names = [*setup.names, *([bot] if bot else [])]
    occasion = _occasion(state, date)
    decks = [_deck(title, seen, seat, name, occasion) for seat, name in enumerate(names)]
    groups = list(lines(box_of(title), has_bot=bool(bot)))

    def lay_out(size: QSizeF, margin: float, sheet: int) -> Layout:
        """Lay out the pad first, then the decks."""
        if sheet == 0:
            return scoring.on_paper(NAMES.name(), groups, len(names), size, margin)
        return deck_list.on_paper(decks[sheet - 1], size, margin, sheet)

    sheets_of = [facts(title, seen, names, occasion), *(Facts(seat + 1) for seat in range(len(names)))]
    return spread(paper, per_page, sheets_of, lay_out)


def _occasion(state: State, date: str) -> str:
    over = sheets.tr("final score") if not state.stack else sheets.tr("score so far, of what all know")
    return " · ".join(filter(None, (over, date)))


def facts(title: AnyTitle, state: State, names: list[str], occasion: str) -> Facts:
    """Return what the state writes on the pad."""
    box, texts = box_of(title), {"occasion": occasion}
    for seat, name in enumerate(names):
        groups = account(title, state, seat)
        column = {group.key: _signed(group.points) for group in groups if group.name}
        column |= {
            "name": name,
            "nation": NAMES.side(box.nations[state.seats[seat].nation].key),
            "total": _signed(sum(group.points for group in groups)),
            "rebels": str(unrest_of(box, state, seat)),
        }
        texts |= {f"{key}.{seat}": text for key, text in column.items()}
    wanted = {line.key for _, members in lines(box, has_bot=state.bot != NOTHING) for line in members} | {"name"}
    kept = {key: text for key, text in texts.items() if key == "occasion" or key.partition(".")[0] in wanted}
    return Facts(0, texts={f"0.{key}": text for key, text in kept.items()})


# Decks


def _deck(title: AnyTitle, state: State, seat: int, name: str, occasion: str) -> Deck:
    """Return a seat's cards by suit, highest points first."""
    box = box_of(title)
    fixed = {piece.card for piece in state.seats[seat].fixed}
    found: dict[str, list[Entry]] = {suit: [] for suit in (POWER, *SUITS, PLAIN)}
    for entry in (entry for group in account(title, state, seat) for entry in group.entries):
        found[POWER if entry.card in fixed else _suit(box, entry.card)].append(entry)
    nation = NAMES.side(box.nations[state.seats[seat].nation].key)
    head = name if seat == state.bot else f"{name} · {nation}"
    held = sum(entry.count for entries in found.values() for entry in entries)
    counted = sheets.tr("%n cards", "%n card", held)
    return Deck(
        head, f"{counted} · {occasion}", tuple(_suited(suit, entries) for suit, entries in found.items() if entries)
    )


def _suit(box: Box, card: int) -> str:
    suits = box.cards[card].suits
    return suits[0] if suits and suits[0] in SUITS else PLAIN


def _suited(suit: str, entries: list[Entry]) -> Suit:
    called = {POWER: NAMES.score_line(POWER), PLAIN: sheets.tr("Other cards")}
    name = called[suit] if suit in called else capital(named(SUITS, suit))
    counts, points = Counter[str](), Counter[str]()
    for entry in entries:
        counts[entry.name] += entry.count
        points[entry.name] += entry.points
    dearest = sorted(counts, key=lambda card: (-abs(points[card]), card))
    cards = tuple(Cards(card, counts[card], _signed(points[card])) for card in dearest)
    return Suit(name, _signed(points.total()), cards)


def _signed(number: int) -> str:
    return str(number).replace("-", MINUS)
