"""What people did, in words: what it is told apart by, how much they won, and what of it a match is a part of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ludarium import words
from ludarium.engine.match import HUMAN
from ludarium.library.records import ALONE, NAME, PEOPLE, RIVAL, SEATS, SIDE, facts_of, feats_of, played, those_with
from ludarium.look import fonts
from ludarium.widgets.controls import Button, Line, Panel, column, holder, text
from ludarium.widgets.phrases import hall, line, signed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ludarium.engine.registry import AnyTitle
    from ludarium.library.records import Feats
    from ludarium.library.results import Result


def rival_name(rival: str) -> str:
    """Against whom one played."""
    if rival in (ALONE, PEOPLE):
        return hall.tr("Alone") if rival == ALONE else hall.tr("People")
    return words.player(rival)


def fact_name(title: str, key: str) -> str:
    """What results are told apart by."""
    if key == SIDE:
        return words.side_head(title) or hall.tr("Began with")
    own = {SEATS: hall.tr("Seats"), RIVAL: hall.tr("Strongest opponent"), NAME: hall.tr("Name")}
    return own[key] if key in own else words.option(title, key)


def kind_name(title: str, key: str, kind: str) -> str:
    """One of the kinds that this tells apart."""
    if key == RIVAL:
        return rival_name(kind)
    if key in (SEATS, NAME):
        return kind
    if not kind:
        return hall.tr("not known")
    return words.opening(title, kind) if key == SIDE else words.choice(title, key, kind)


def told(feats: Feats) -> str:
    """What was done, in a line."""
    return line(
        (
            hall.tr("{won} of %n won", "{won} of %n won", feats.played, won=feats.won),
            hall.tr("best {score}", score=signed(feats.best.score)),
            hall.tr("%n in a row", "%n in a row", feats.run) if feats.run > 1 else "",
            hall.tr("longest run %n", "longest run %n", feats.longest) if feats.longest > 1 else "",
        )
    )


# After a match


def records_of(title: AnyTitle, results: Sequence[Result], match: int) -> list[tuple[str, Feats]]:
    """How people did so far with the sides that they had in a match, in such matches and in all."""
    seats = [result for result in results if result.match == match]
    counted = played(title, results)
    found: dict[str, Feats] = {}
    for result in seats:
        if result.player != HUMAN or not result.opening:
            continue
        facts = facts_of(title, result, seats)
        del facts[NAME]
        for wanted in ({SIDE: facts[SIDE]}, facts):
            if those := those_with(counted, wanted):
                found[_said(title, wanted)] = feats_of("", those)
    if found:
        found[hall.tr("All together")] = feats_of("", counted)
    return list(found.items())


def _said(title: AnyTitle, facts: dict[str, str]) -> str:
    """What matches have in common, in a line."""
    said = [kind_name(title.id, key, kind) for key, kind in facts.items() if key not in (SEATS, RIVAL)]
    seats = int(facts.get(SEATS, 1))
    return line([*said, *([hall.tr("%n seats", "%n seat", seats), rival_name(facts[RIVAL])] if seats > 1 else [])])


def records_panel(records: Sequence[tuple[str, Feats]], show_all: Callable[[], object]) -> QWidget:
    """These records, one below the other, and a way to all of them."""
    everything = Button(hall.tr("All records"), kind="link", role=fonts.SMALL)
    everything.clicked.connect(show_all)
    panel = Panel(hall.tr("Your record"), everything, margins=(16, 6, 16, 8))
    for place, (name, feats) in enumerate(records):
        if place:
            panel.body.addWidget(Line())
        said = text(told(feats), fonts.BODY, wrap=True)
        panel.body.addWidget(holder(column(text(name, fonts.BODY_STRONG, wrap=True), said, gap=0)))
    return panel
